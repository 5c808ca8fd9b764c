"""Chances to win: what each seat has in points, turned into parts of one.

The seat with more points wins more often; how much more often depends on how many points a game
still moves. That is the spread of a game, measured on games between equals (`tools/chances.py`)
and written in its advice as `SPREAD`: a number of points at the start, and one at the end.
"""

from __future__ import annotations

from collections.abc import Callable
from math import exp
from typing import Any, NamedTuple

from farwest.bots.advised import Advice
from farwest.bots.search.rollout import always
from farwest.kernel.game import Game, Result
from farwest.kernel.news import Spoken


class NoChances(Spoken):
    """A game of which nobody has measured what a lead is worth."""


class Spread(NamedTuple):
    """How many points are much: the lead at which e (2.7) games are won for one that is lost."""

    start: float
    end: float

    def at(self, progress: float) -> float:
        """The spread when this part of the game has been played."""
        return self.start + (self.end - self.start) * min(1.0, progress)


def spread_of(game: Game[Any], advice: Advice) -> Spread:
    """The spread that was measured for a game, or NoChances in a clear sentence."""
    found = getattr(advice, "SPREAD", None)
    if found is None:
        raise NoChances(
            "error_no_chances",
            "{game} cannot be reviewed: nobody has measured what a lead is worth in it.",
            game=game.key,
        )
    return Spread(*found)


def settling(advice: Advice) -> Callable[[Any], bool]:
    """What says whether `value` forgets nothing in a position."""
    return getattr(advice, "settled", always)


def chances(values: list[float], spread: float) -> list[float]:
    """The part of the games that each seat wins from here; together they are one."""
    best = max(values)
    weights = [exp((value - best) / spread) for value in values]
    total = sum(weights)
    return [weight / total for weight in weights]


def shares(result: Result, seats: int) -> list[float]:
    """The parts of a game that is over; what nobody wins, all share."""
    if not result.winners:
        return [1.0 / seats] * seats
    return [(seat in result.winners) / len(result.winners) for seat in range(seats)]
