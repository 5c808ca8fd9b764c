"""`farwest laws`: many games, and every law held to them."""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import click

from farwest.cli import given
from farwest.cli.labour import jobs_option, shared_out, watched
from farwest.kernel.news import Spoken

if TYPE_CHECKING:
    from farwest.kernel.game import Game
    from farwest.kernel.laws import Chooser

RANDOM, ADVISED, MIXED = PLAYERS = ("random", "advised", "mixed")
NOTED = 100
"""How many games are played before it is noted how far the work is."""


class Trial(NamedTuple):
    """One game: its number decides the table, the options and the luck."""

    game: str
    number: int
    every: int
    bots: str


class Verdict(NamedTuple):
    """How a game went: its plies, or the law it broke."""

    number: int
    plies: int
    broken: str


@click.command(short_help="Hold many games to the laws.")
@given.game_argument
@click.option(
    "--games",
    "number",
    type=click.IntRange(1),
    default=100,
    show_default=True,
    help="How many games are played.",
)
@click.option(
    "--seed",
    type=click.IntRange(0),
    default=1,
    show_default=True,
    help="The number of the first game: it decides table, options and luck; the next ones follow.",
)
@jobs_option
@click.option(
    "--every",
    type=click.IntRange(0),
    default=10,
    show_default=True,
    help="Hold the costly laws at every so many plies; 0 leaves them out.",
)
@click.option(
    "--bots",
    type=click.Choice(PLAYERS),
    default=RANDOM,
    show_default=True,
    help="Who plays: chance, the game's advice, or both at one table.",
)
@click.option(
    "--keep",
    type=click.Path(dir_okay=False, path_type=Path),
    metavar="FILE",
    help="Note in FILE how far the work is; the same command goes on from there.",
)
def laws(
    game: str, number: int, seed: int, jobs: int | None, every: int, bots: str, keep: Path | None
) -> None:
    """Play games of GAME, every number of players and every option in turn, by the laws.

    Nothing appears or gets lost, somebody always has a choice, every game ends and replays to the
    same bytes; and, at every so many plies, copies are true, saved games load, nobody sees or
    hears what he may not, secret answers may come in any order.
    """
    from farwest import games
    from farwest.kernel.laws import combinations, every_table

    found = games.find(game)
    tables = len(every_table(found)) if combinations(found) else number
    work = Work(keep, {"game": found.key, "seed": seed, "every": every, "bots": bots})
    start = time.perf_counter()
    trials = [Trial(found.key, seed + at, every, bots) for at in range(work.done, number)]
    results = shared_out(hold, trials, jobs)
    for verdict in work.noted(watched(results, len(trials), "games")):
        if verdict.broken:
            name = found.key.replace("_", "-")
            again = f"farwest laws {name} --games 1 --seed {verdict.number} --every {every}"
            again += "" if bots == RANDOM else f" --bots {bots}"
            click.echo(f"A law is broken. {verdict.broken}\nTo see it again: {again}", err=True)
            sys.exit(1)
    costly = f"all laws at every {every} plies" if every else "the cheap laws at every ply"
    spent = time.perf_counter() - start
    click.echo(
        f"{found.key}: {work.done:,} {bots} games ({work.plies:,} plies) over {tables} tables, "
        f"{costly}; none broken ({spent:.1f} s)."
    )


class Work:
    """How far a run is, on file if it is to be gone on with."""

    def __init__(self, file: Path | None, wish: dict[str, Any]) -> None:
        self.file = file
        self.wish = wish
        self.done = 0
        self.plies = 0
        if file is not None and file.exists():
            self._read(file)

    def _read(self, file: Path) -> None:
        try:
            data = json.loads(file.read_text(encoding="utf-8"))
            self.done, self.plies = int(data["done"]), int(data["plies"])
            same = data["wish"] == self.wish
        except (OSError, ValueError, TypeError, KeyError) as error:
            raise Spoken(
                "error_laws_file", "{file} does not say how far a run of laws is.", file=file
            ) from error
        if not same:
            raise Spoken(
                "error_laws_other",
                "{file} belongs to a run with another game, seed or players: name another file.",
                file=file,
            )

    def noted(self, verdicts: Iterator[Verdict]) -> Iterator[Verdict]:
        """The same verdicts, counted, and noted now and then while no law is broken."""
        for verdict in verdicts:
            yield verdict
            self.done += 1
            self.plies += verdict.plies
            if self.done % NOTED == 0:
                self._write()
        self._write()

    def _write(self) -> None:
        from farwest.cli import files

        if self.file is not None:
            data = {"wish": self.wish, "done": self.done, "plies": self.plies}
            files.write(self.file, json.dumps(data) + "\n")


def hold(trial: Trial) -> Verdict:
    """Play one game and hold the laws to it."""
    from farwest import games
    from farwest.kernel.laws import LAWS, Broken, table_of, try_game

    game = games.find(trial.game)
    seats, options = table_of(game, trial.number)
    checked = LAWS if trial.every else {}
    choose = chooser(game, seats, trial)
    try:
        match = try_game(game, seats, options, trial.number, trial.every or 1, checked, choose)
    except Broken as broken:
        return Verdict(trial.number, 0, str(broken))
    return Verdict(trial.number, len(match.moves), "")


def chooser(game: Game[Any], seats: int, trial: Trial) -> Chooser | None:
    """Who answers: nobody where chance does; at a mixed table every other seat is advised."""
    if trial.bots == RANDOM:
        return None
    from farwest.bots import make
    from farwest.bots.runner import sight_of
    from farwest.kernel.luck import word
    from farwest.kernel.state import State

    def name_of(seat: int) -> str:
        return RANDOM if trial.bots == MIXED and (seat + trial.number) % 2 else ADVISED

    players = [make(name_of(seat), f"laws {trial.number} {seat}") for seat in range(seats)]
    dreams = f"worlds of laws {trial.number}"

    def choose(state: State, seat: int, ply: int) -> int:
        bot = players[seat]
        return bot.choose(sight_of(game, state, seat, word(dreams, ply), bot.needs_world))

    return choose
