"""`farwest analyse`: what wins a game."""

from __future__ import annotations

import json
import shlex
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import click

from farwest import __version__, usual
from farwest.cli import given, sheets
from farwest.cli.labour import jobs_option, shared_out, watched
from farwest.cli.problems import Stop
from farwest.kernel.news import Spoken

if TYPE_CHECKING:
    from farwest.arena.digests import Digest
    from farwest.arena.insight import Insight
    from farwest.kernel.game import Game
    from farwest.kernel.record import Record


COLUMNS = ("kind", "name", "words", "number", "value", "low", "high", "sure")


class Report(NamedTuple):
    """A finished analysis."""

    game: str
    players: int
    command: str
    seed: str | None
    """Of the games that were played for it; None where records were read."""
    unfinished: int
    """Records that were left out because their games have no end."""
    insight: Insight

    def about(self) -> dict[str, Any]:
        """Where these figures come from."""
        found = {"farwest": __version__, "game": self.game, "players": self.players}
        return found | {"seed": self.seed, "command": self.command}


@click.command(short_help="Find out what wins a game.")
@given.game_argument
@click.argument("records", nargs=-1, metavar="[RECORDS]...")
@click.option(
    "--opening",
    "decisions",
    type=click.IntRange(1, 20),
    default=1,
    show_default=True,
    help="How many first decisions of a seat make its opening.",
)
@click.option(
    "--games",
    "number",
    type=click.IntRange(1, given.MOST_GAMES),
    help="Without records: how many games to play.",
)
@click.option(
    "--bots", metavar="A,B,C…", help=f"A bot for each player, or one for all: {given.BOTS}."
)
@given.players_option
@given.seed_option
@given.option_option
@jobs_option
@click.option("--json", metavar="FILE", help="Write all figures as JSON; - writes them out here.")
@click.option(
    "--csv", metavar="FILE", help="Write a line for every figure; - writes them out here."
)
@click.option("--plot", metavar="FILE", help="Draw the figures as .png, .svg or .pdf.")
@given.force_option
def analyse(game: str, records: tuple[str, ...], **wish: Any) -> None:
    """Ask what wins in GAME: which seat, which opening, what winners do more of, which points.

    RECORDS are files, or folders as simulate --records fills them. Without any, the games are
    played first: farwest analyse deadwood --games 200 --bots advised. All must have as many
    players. What goes with winning need not be what makes a winner.
    """
    from farwest import games
    from farwest.arena.insight import FEWEST_GAMES, insight
    from farwest.cli.simulate import check_results

    found = games.find(game)
    check_results((wish["json"], wish["csv"]), wish["plot"], wish["force"])
    sheets.written_out(wish)
    if bool(records) == bool(wish["number"]):
        raise Stop("Name the records to analyse, or --games to play: one of the two.")
    if wish["number"] and wish["number"] < FEWEST_GAMES:
        raise Stop(f"An analysis needs {FEWEST_GAMES} games or more, not {wish['number']}.")
    read = read_records if records else play_games
    digests, unfinished, command = read(found, records, wish)
    if len(digests) < FEWEST_GAMES:
        raise Stop(f"An analysis needs {FEWEST_GAMES} finished games or more, not {len(digests)}.")
    seed = None if records else wish["seed"]
    players = len(digests[0].players)
    report = Report(found.key, players, command, seed, unfinished, insight(digests))
    write_files(report, wish)
    if not sheets.written_out(wish):
        from farwest.cli.analyse_report import show

        show(report)


# --- records -----------------------------------------------------------------------------------


def read_records(
    game: Game[Any], written: Sequence[str], wish: dict[str, Any]
) -> tuple[list[Digest], int, str]:
    """What the records tell, how many are unfinished, and the command that repeats it.

    A game that is there twice, in another file or named again, counts once.
    """
    from farwest.arena.digests import Order

    if wish["bots"] or wish["players"] or wish["options"]:
        raise Stop("Records bring their own players and options: leave these out.")
    orders, unfinished, sizes, seen = [], 0, set(), set()
    for path, record in all_records(game, written):
        text = record.to_json()
        if text in seen:
            continue
        seen.add(text)
        if record.end is None:
            unfinished += 1
            continue
        sizes.add(len(record.players))
        orders.append((path, Order(text, wish["decisions"])))
    if len(sizes) > 1:
        number = " and ".join(map(str, sorted(sizes)))
        raise Stop(f"The records are of {number} players: analyse them apart.")
    work = shared_out(digest_file, orders, wish["jobs"])
    digests = list(watched(work, len(orders), "records"))
    parts = ["farwest", "analyse", game.key.replace("_", "-"), *written]
    return digests, unfinished, shlex.join([*parts, "--opening", str(wish["decisions"])])


def all_records(game: Game[Any], written: Sequence[str]) -> Iterator[tuple[Path, Record]]:
    """Every record in the files and folders named, each read and of the right game."""
    from farwest.cli import files

    for path in record_files(written):
        record = files.read_record(path)
        if files.game_of(path, record).key != game.key:
            raise Spoken(
                "error_other_game",
                "{file} is a game of {game}, not of {name}.",
                file=path,
                game=record.game,
                name=game.key,
            )
        yield path, record


def record_files(written: Sequence[str]) -> Iterator[Path]:
    """The files named, and those in the folders named."""
    for name in written:
        path = Path(name)
        if not path.is_dir():
            yield path
            continue
        inside = sorted(path.glob("*.json"))
        if not inside:
            raise Stop(f"There is no record in the folder {name}.")
        yield from inside


def digest_file(work: tuple[Path, Any]) -> Digest:
    """A record digested; what is wrong with it is said with its file."""
    from farwest.arena.digests import digest
    from farwest.cli import files

    path, order = work
    with files.told_of(path):
        return digest(order)


# --- games played for it -------------------------------------------------------------------------


def play_games(
    game: Game[Any], _: Sequence[str], wish: dict[str, Any]
) -> tuple[list[Digest], int, str]:
    """Play games and digest them."""
    from farwest.arena.digests import Wish, play_and_digest
    from farwest.bots.runner import tasks
    from farwest.cli.simulate import make_plan

    plan = make_plan(game.key, wish | {"bots": wish["bots"] or usual.BOT})
    games = tasks(plan.game, plan.options, plan.bots, plan.games, plan.seed)
    work = [Wish(task, wish["decisions"]) for task in games]
    digests = list(watched(shared_out(play_and_digest, work, wish["jobs"]), len(work), "games"))
    command = plan.command(wish["options"]).replace("farwest simulate", "farwest analyse", 1)
    return digests, 0, f"{command} --opening {wish['decisions']}"


def write_files(report: Report, wish: dict[str, Any]) -> None:
    """Write what was asked for."""
    from farwest.cli import files

    if wish["plot"]:
        from farwest.cli import analyse_plot

        path = Path(wish["plot"])
        files.write(path, analyse_plot.draw(report, path.suffix.lower().removeprefix(".")))
    if wish["json"]:
        data = report.about() | {
            "unfinished": report.unfinished,
            "figures": report.insight.to_json(),
        }
        text = json.dumps(data, indent=2, ensure_ascii=False, allow_nan=False) + "\n"
        sheets.write(wish["json"], text)
    if wish["csv"]:
        sheets.write(wish["csv"], sheets.as_csv(report.about(), COLUMNS, rows(report)))


def rows(report: Report) -> Iterator[tuple[Any, ...]]:
    """A row for every figure: a share of wins, or a difference between two, with its interval."""
    from farwest.cli.analyse_words import Labels

    labels, found = Labels(report.game), report.insight
    shares = (("seat", found.seats), ("player", found.players), ("opening", found.openings))
    for kind, rates in shares:
        for row in rates:
            yield kind, row.name, row.name, row.games, row.rate, row.low, row.high, ""
    for marker in found.markers:
        kind, said = "sum" if marker.amount else "done", labels.marker(marker.name)
        seats, sure = marker.less.games + marker.more.games, int(marker.sure)
        yield kind, marker.name, said, seats, marker.effect, marker.low, marker.high, sure
    for source in found.sources:
        said, games = labels.source(source.name), found.games
        yield "points", source.name, said, games, source.difference, source.low, source.high, ""
