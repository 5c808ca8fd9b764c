"""`farwest laws`: many random games, and every law held to them."""

from __future__ import annotations

import sys
import time
from typing import TYPE_CHECKING, NamedTuple

import click

from farwest.cli import given
from farwest.cli.labour import jobs_option, shared_out, watched

if TYPE_CHECKING:
    pass


class Trial(NamedTuple):
    """One random game: its number decides the table, the options and the luck."""

    game: str
    number: int
    every: int


class Verdict(NamedTuple):
    """How a random game went: its plies, or the law it broke."""

    number: int
    plies: int
    broken: str


@click.command(short_help="Hold the laws to many random games.")
@given.game_argument
@click.option("--games", "number", type=click.IntRange(1), default=100, show_default=True)
@click.option("--seed", type=click.IntRange(0), default=1, show_default=True)
@jobs_option
@click.option(
    "--every",
    type=click.IntRange(0),
    default=10,
    show_default=True,
    help="Hold the costly laws at every so many plies; 0 leaves them out.",
)
def laws(game: str, number: int, seed: int, jobs: int | None, every: int) -> None:
    """Play random games of GAME, every number of players and every option in turn, by the laws.

    Nothing appears or gets lost, somebody always has a choice, every game ends and replays to the
    same bytes; and, at every so many plies, copies are true, saved games load, nobody sees or
    hears what he may not, secret answers may come in any order.
    """
    from farwest import games
    from farwest.kernel.laws import combinations, every_table

    found = games.find(game)
    tables = len(every_table(found)) if combinations(found) else number
    trials = [Trial(found.key, seed + index, every) for index in range(number)]
    start = time.perf_counter()
    plies = 0
    for verdict in watched(shared_out(hold, trials, jobs), number, "games"):
        plies += verdict.plies
        if verdict.broken:
            name = found.key.replace("_", "-")
            again = f"farwest laws {name} --games 1 --seed {verdict.number} --every {every}"
            click.echo(f"A law is broken. {verdict.broken}\nTo see it again: {again}", err=True)
            sys.exit(1)
    costly = f"all laws at every {every} plies" if every else "the cheap laws at every ply"
    spent = time.perf_counter() - start
    click.echo(
        f"{found.key}: {number:,} random games ({plies:,} plies) over {tables} tables, "
        f"{costly}; none broken ({spent:.1f} s)."
    )


def hold(trial: Trial) -> Verdict:
    """Play one random game and hold the laws to it."""
    from farwest import games
    from farwest.kernel.laws import LAWS, Broken, table_of, try_game

    game = games.find(trial.game)
    seats, options = table_of(game, trial.number)
    checked = LAWS if trial.every else {"dead end": LAWS["dead end"]}
    try:
        match = try_game(game, seats, options, trial.number, trial.every or 1, checked)
    except Broken as broken:
        return Verdict(trial.number, 0, str(broken))
    return Verdict(trial.number, len(match.moves), "")
