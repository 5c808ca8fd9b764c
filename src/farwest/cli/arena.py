"""`farwest arena`: which of several bots plays better, and how sure that is."""

from __future__ import annotations

import shlex
import time
from collections.abc import Iterator
from contextlib import nullcontext
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import click

from farwest import __version__
from farwest.cli import given, sheets
from farwest.cli.labour import check_place, jobs_option, on_option, shared_out, watched
from farwest.cli.problems import Stop

if TYPE_CHECKING:
    from farwest.arena.matches import Played
    from farwest.arena.schedule import Plan
    from farwest.arena.sequential import Claims
    from farwest.arena.tally import Tally


class Report(NamedTuple):
    """A finished tournament."""

    plan: Plan
    command: str
    deals: list[list[Played]]
    tally: Tally
    kept: int
    """Deals that were there before."""
    elapsed: float

    def about(self) -> dict[str, Any]:
        """Where these figures come from, for every file they are written to."""
        from farwest.arena.ledger import DIGEST, sources_here

        sources = {"farwest": __version__, DIGEST: sources_here()}
        return {**sources, **self.plan._asdict(), "command": self.command}


@click.command(short_help="Find out which bots play better.")
@given.game_argument
@click.option(
    "--bots", required=True, metavar="A,B,C…", help=f"Two or more different bots: {given.BOTS}."
)
@click.option("--players", type=int, help="How many play; else as many as there are bots.")
@click.option(
    "--games",
    "number",
    type=click.IntRange(1, given.MOST_GAMES),
    default=1000,
    show_default=True,
    help="How many games at least: deals are played whole.",
)
@given.seed_option
@jobs_option
@on_option
@given.option_option
@click.option(
    "--results",
    metavar="DIR",
    help="Keep every finished deal in this folder; the same command goes on where it stopped.",
)
@click.option(
    "--sprt",
    metavar="LOW,HIGH",
    help="Of two bots: stop once the first one's share of wins is clearly LOW or less, or HIGH "
    "or more, such as 0.5,0.55.",
)
@click.option("--json", metavar="FILE", help="Write all figures as JSON; - writes them out here.")
@given.rows_options
@click.option("--plot", metavar="FILE", help="Draw the figures as .png, .svg or .pdf.")
@given.force_option
def arena(game: str, **wish: Any) -> None:
    """Let bots play GAME against each other: games won, ratings, and who beats whom.

    Every deal is played by all its line-ups, each from every seat, so that the luck of the deal
    cancels. Two players: every pair of bots. More: the bots stand in a circle drawn for each deal,
    and those side by side sit down together. A program of your own takes part as
    'exec:python3 my_bot.py'. docs/arena.md says more.
    """
    plan = make_plan(game, wish)
    claims = read_claims(wish["sprt"], plan.bots)
    check_files(wish)
    report = carry_out(plan, claims, wish)
    write_files(report, wish)
    if not sheets.written_out(wish):
        from farwest.cli.arena_report import show

        show(report)


def make_plan(name: str, wish: dict[str, Any]) -> Plan:
    """The plan as written on the command line, checked before anything is played."""
    from farwest import games
    from farwest.arena.schedule import Plan, need_two
    from farwest.kernel.options import settle

    game = games.find(name)
    options = given.read_options(game, wish["options"])
    bots = given.name_bots(wish["bots"])
    need_two(bots)
    players = wish["players"]
    if players is None:
        fewest, most = game.players(settle(game.options, options, len(bots)))
        players = max(fewest, min(most, len(bots)))
    full = game.settle(players, options)
    return Plan(game.key, game.revision, full, players, bots, wish["seed"])


def read_claims(written: str | None, bots: list[str]) -> Claims | None:
    """The two claims of a sequential test."""
    from farwest.arena.sequential import Claims

    if written is None:
        return None
    if len(bots) != 2:
        raise Stop(f"--sprt compares two bots; {len(bots)} are named.")
    try:
        low, high = map(float, written.split(","))
    except ValueError:
        low = high = 0.0
    if not 0 < low < high < 1:
        raise Stop(f"--sprt takes two shares with 0 < LOW < HIGH < 1, as 0.5,0.55; not {written}.")
    return Claims(low, high)


def check_files(wish: dict[str, Any]) -> None:
    """Everything that is to be written can be, or nothing is played."""
    from farwest.arena.ledger import Ledger
    from farwest.cli import files
    from farwest.cli.simulate import check_results

    check_results((wish["json"], wish["csv"], wish["parquet"]), wish["plot"], wish["force"])
    sheets.check_parquet(wish["parquet"])
    sheets.written_out(wish)
    if wish["results"] and not (Path(wish["results"]) / Ledger.file).is_file():
        files.may_fill(Path(wish["results"]))
    check_place(wish["on"])


def command_for(plan: Plan, wish: dict[str, Any]) -> str:
    """The command that gives the same figures again."""
    parts = ["farwest", "arena", plan.game.replace("_", "-"), "--bots", ",".join(plan.bots)]
    parts += ["--players", str(plan.players), "--games", str(wish["number"]), "--seed", plan.seed]
    for option in wish["options"]:
        parts += ["--option", option]
    if wish["sprt"]:
        parts += ["--sprt", wish["sprt"]]
    return shlex.join(parts)


def carry_out(plan: Plan, claims: Claims | None, wish: dict[str, Any]) -> Report:
    """Play what is not there yet, and sum everything up."""
    from farwest.arena.ledger import Ledger
    from farwest.arena.schedule import deals_for
    from farwest.arena.sequential import Trial
    from farwest.arena.tally import contest_shares, tally

    number = deals_for(plan, wish["number"])
    start = time.perf_counter()
    deals: list[list[Played]] = []
    trial = Trial(claims) if claims else None
    with Ledger(Path(wish["results"]), plan) if wish["results"] else nullcontext() as ledger:
        known = ledger.entries[:number] if ledger else []
        for deal in all_deals(plan, known, number, wish):
            if ledger and len(deals) >= len(known):
                ledger.keep(deal)
            deals.append(deal)
            if trial:
                trial.add(contest_shares(plan.bots[0], [deal]))
                if trial.verdict().believed:
                    break
    elapsed = time.perf_counter() - start
    found = tally(plan.bots, plan.players, deals, claims)
    kept = min(len(known), len(deals))
    return Report(plan, command_for(plan, wish), deals, found, kept, elapsed)


def all_deals(
    plan: Plan, known: list[list[Played]], number: int, wish: dict[str, Any]
) -> Iterator[list[Played]]:
    """The deals that are known, then the others, played now."""
    from farwest.arena.matches import play_deal
    from farwest.arena.schedule import Deal

    yield from known
    work = [Deal(plan, each) for each in range(len(known), number)]
    played = shared_out(play_deal, work, wish["jobs"], wish["on"])
    yield from watched(played, len(work), "deals")


def write_files(report: Report, wish: dict[str, Any]) -> None:
    """Write what was asked for."""
    from farwest.cli import arena_exports, files

    if wish["csv"]:
        sheets.write(wish["csv"], arena_exports.as_csv(report))
    if wish["parquet"]:
        files.write(Path(wish["parquet"]), arena_exports.as_parquet(report))
    if wish["plot"]:
        from farwest.cli import arena_plot

        path = Path(wish["plot"])
        files.write(path, arena_plot.draw(report, path.suffix.lower().removeprefix(".")))
    sheets.write(wish["json"], arena_exports.as_json(report))
