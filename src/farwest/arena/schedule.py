"""Who plays whom: every deal is played by all its line-ups, each from every seat."""

from __future__ import annotations

import random
from collections.abc import Sequence
from itertools import combinations
from typing import NamedTuple

from farwest.bots import behind
from farwest.kernel.news import Spoken
from farwest.kernel.options import Options


class Plan(NamedTuple):
    """What decides every game of a tournament; how many deals it has may grow later."""

    game: str
    revision: int
    """Of the game's rules."""
    options: Options
    players: int
    bots: list[str]
    seed: str


class Deal(NamedTuple):
    """One deal of a plan: the same set-up and luck for everybody who plays it."""

    plan: Plan
    number: int

    @property
    def seed(self) -> str:
        """The seed of all games of this deal."""
        return f"{self.plan.seed}/{self.number}"

    def seatings(self) -> list[list[str]]:
        """The bot on each seat, for each game of this deal."""
        bots = self.plan.bots[:]
        random.Random(f"circle of {self.seed}").shuffle(bots)
        found = []
        for line_up in line_ups(bots, self.plan.players):
            found += rotations(line_up)
        return found


def line_ups(circle: list[str], players: int) -> list[list[str]]:
    """Two players: every pair. More: whoever sits side by side as the bots stand in a circle.

    A table with more seats than bots goes round the circle again, so that the bots are as evenly
    represented as can be; one with fewer seats takes each stretch of the circle once.
    """
    if players == 2:
        return [list(pair) for pair in combinations(circle, 2)]
    size = len(circle)
    found: dict[tuple[str, ...], list[str]] = {}
    for start in range(size):
        stretch = [circle[(start + seat) % size] for seat in range(players)]
        found.setdefault(tuple(sorted(stretch)), stretch)
    return list(found.values())


def rotations(line_up: list[str]) -> list[list[str]]:
    """The different ways to seat a line-up without changing who sits next to whom."""
    found = []
    for turn in range(len(line_up)):
        seating = line_up[turn:] + line_up[:turn]
        if seating not in found:
            found.append(seating)
    return found


def need_two(bots: Sequence[str]) -> None:
    """Raise Spoken unless there are two or more different bots: one alone has nobody to beat."""
    if len(bots) < 2 or len(set(bots)) < len(bots):
        raise Spoken(
            "error_few_bots",
            "An arena needs two or more different bots, with commas between them; not {bots}.",
            bots=",".join(bots) or "–",
        )
    known: dict[str, str] = {}
    for name in bots:
        other = known.setdefault(behind(name), name)
        if other != name:
            raise Spoken(
                "error_bot_twice",
                "{name} and {other} are one bot under two names: name one of them only.",
                name=name,
                other=other,
            )


def games_in_a_deal(plan: Plan) -> int:
    """How many games each deal of a plan has; the same for all."""
    return len(Deal(plan, 0).seatings())


def deals_for(plan: Plan, games: int) -> int:
    """How many whole deals it takes to play at least so many games."""
    need_two(plan.bots)
    return -(-games // games_in_a_deal(plan))
