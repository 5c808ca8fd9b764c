"""`farwest simulate`: many games between bots, and what came of them."""

from __future__ import annotations

import shlex
import time
from collections.abc import Sequence
from contextlib import nullcontext
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import click

from farwest import __version__
from farwest.cli import given, sheets
from farwest.cli.labour import check_place, jobs_option, on_option, shared_out, watched
from farwest.cli.problems import Stop
from farwest.kernel.news import Spoken

if TYPE_CHECKING:
    from farwest.arena.ledger import Diary
    from farwest.bots.runner import Outcome, Task
    from farwest.cli.figures import Figures
    from farwest.kernel.options import Options

DRAWINGS = (".png", ".svg", ".pdf")


class Plan(NamedTuple):
    """What is to be simulated: everything that decides the figures."""

    game: str
    options: Options
    bots: list[str]
    games: int
    seed: str

    def command(self, written: tuple[str, ...]) -> str:
        """The command that gives the same figures again."""
        parts = ["farwest", "simulate", self.game.replace("_", "-")]
        parts += ["--players", str(len(self.bots)), "--bots", ",".join(self.bots)]
        parts += ["--games", str(self.games), "--seed", self.seed]
        for option in written:
            parts += ["--option", option]
        return shlex.join(parts)


class Report(NamedTuple):
    """A finished simulation: plan, games, figures, and the time it took."""

    plan: Plan
    command: str
    outcomes: list[Outcome]
    figures: Figures
    seconds: list[float]
    """Processor time of each game."""
    elapsed: float
    kept: int
    """Games that were there before; they took no time now."""

    def about(self) -> dict[str, Any]:
        """Where these figures come from, for every file they are written to."""
        from farwest.arena.ledger import DIGEST, sources_here

        return {
            "farwest": __version__,
            DIGEST: sources_here(),
            "game": self.plan.game,
            "options": dict(self.plan.options),
            "bots": self.plan.bots,
            "games": self.plan.games,
            "seed": self.plan.seed,
            "command": self.command,
        }


@click.command(short_help="Let bots play many games.")
@given.game_argument
@given.batch_options
@jobs_option
@on_option
@given.option_option
@click.option(
    "--results",
    metavar="DIR",
    help="Keep every finished game in this folder; the same command goes on where it stopped.",
)
@click.option("--json", metavar="FILE", help="Write all figures as JSON; - writes them out here.")
@given.rows_options
@click.option("--plot", metavar="FILE", help="Draw the figures as .png, .svg or .pdf.")
@click.option(
    "--records",
    metavar="DIR",
    help="Keep every game's record in this folder; --force replaces those of an earlier run.",
)
@given.force_option
def simulate(game: str, **wish: Any) -> None:
    """Let bots play many games of GAME: who wins, by what, and in how many plies."""
    plan = make_plan(game, wish)
    check_files(wish)
    report = carry_out(plan, wish)
    write_files(report, wish)
    if not sheets.written_out(wish):
        from farwest.cli.report import show

        show(report)


def make_plan(name: str, wish: dict[str, Any]) -> Plan:
    """The plan as written on the command line, checked before anything is played."""
    from farwest import games

    game = games.find(name)
    options = given.read_options(game, wish["options"])
    players = wish["players"]
    if players is None:
        named = len([bot for bot in wish["bots"].split(",") if bot.strip()])
        players = named if named > 1 else given.BATCH_PLAYERS
    full = game.settle(players, options)
    entered = given.read_bots(wish["bots"], players)
    return Plan(game.key, full, entered, wish["number"], wish["seed"])


def check_files(wish: dict[str, Any]) -> None:
    """Everything that is to be written can be, or nothing is played."""
    from farwest.arena.ledger import Diary
    from farwest.cli import files

    check_results((wish["json"], wish["csv"], wish["parquet"]), wish["plot"], wish["force"])
    sheets.check_parquet(wish["parquet"])
    sheets.written_out(wish)
    if wish["records"]:
        files.may_fill(Path(wish["records"]), wish["force"])
    if wish["results"] and not (Path(wish["results"]) / Diary.file).is_file():
        files.may_fill(Path(wish["results"]))
    check_place(wish["on"])


def check_results(tables: Sequence[str | None], plot: str | None, force: bool) -> None:
    """Tables of results and a drawing can be written, or nothing is done."""
    from farwest.cli import files

    named = [Path(path) for path in (*tables, plot) if path and path != "-"]
    for path in named:
        files.may_write(path, force)
    for path in named:
        if [each.resolve() for each in named].count(path.resolve()) > 1:
            raise Spoken(
                "error_twice",
                "{file} is named twice: every file needs a name of its own.",
                file=path,
            )
    if plot:
        if Path(plot).suffix.lower() not in DRAWINGS:
            raise Stop(f"A drawing ends in .png, .svg or .pdf; {plot} does not.")
        from farwest.cli.plots import need_matplotlib

        need_matplotlib()


def timed(task: Task) -> tuple[Outcome, float]:
    """One game, and the processor time it took."""
    from farwest.bots.runner import one_game

    start = time.process_time()
    outcome = one_game(task)
    return outcome, time.process_time() - start


def carry_out(plan: Plan, wish: dict[str, Any]) -> Report:
    """Play the games of a plan that are not there yet, and sum everything up."""
    from farwest.bots.runner import tasks
    from farwest.cli.figures import figures

    every = tasks(plan.game, plan.options, plan.bots, plan.games, plan.seed, bool(wish["records"]))
    start = time.perf_counter()
    with open_diary(plan, wish) if wish["results"] else nullcontext() as diary:
        played = diary.entries[: plan.games] if diary else []
        kept = len(played)
        work = list(every)[kept:]
        for entry in watched(shared_out(timed, work, wish["jobs"], wish["on"]), len(work), "games"):
            if diary:
                diary.keep(entry)
            played.append(entry)
    elapsed = time.perf_counter() - start
    outcomes = [outcome for outcome, _ in played]
    seconds = [second for _, second in played]
    summed = figures(plan.bots, outcomes)
    command = plan.command(wish["options"])
    return Report(plan, command, outcomes, summed, seconds, elapsed, kept)


def open_diary(plan: Plan, wish: dict[str, Any]) -> Diary:
    """The folder that keeps the games of a plan; how many there are may grow later."""
    from farwest import games
    from farwest.arena.ledger import Diary

    head = plan._asdict() | {
        "revision": games.find(plan.game).revision,
        "records": bool(wish["records"]),
    }
    del head["games"]
    return Diary(Path(wish["results"]), head)


def write_files(report: Report, wish: dict[str, Any]) -> None:
    """Write what was asked for."""
    from farwest.cli import exports, files

    if wish["records"]:
        folder = Path(wish["records"])
        folder.mkdir(exist_ok=True)
        kept = [exports.record_file(folder, report, each) for each in range(len(report.outcomes))]
        for file, outcome in zip(kept, report.outcomes):
            files.write(file, outcome.record or "")
        for file in exports.record_files(folder, report.plan.game):
            if file not in kept:
                file.unlink()
    if wish["csv"]:
        sheets.write(wish["csv"], exports.as_csv(report))
    if wish["parquet"]:
        files.write(Path(wish["parquet"]), exports.as_parquet(report))
    if wish["plot"]:
        from farwest.cli import plots

        path = Path(wish["plot"])
        files.write(path, plots.draw(report, path.suffix.lower().removeprefix(".")))
    sheets.write(wish["json"], exports.as_json(report))
