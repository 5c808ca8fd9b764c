"""The chances of a duel, by the dice of both sides."""

from __future__ import annotations

from functools import cache
from itertools import product
from typing import Final, NamedTuple

from farwest.games.deadwood.box import COWBOYS
from farwest.games.deadwood.rules.duel import DEADLY, harm


class Chances(NamedTuple):
    """How often the attacker stays, goes to the Mine, falls alone, falls with the other."""

    wins: float
    draws: float
    loses: float
    both_die: float

    @property
    def attacker_dies(self) -> float:
        return self.both_die + self.loses

    @property
    def defender_dies(self) -> float:
        return self.wins + self.both_die


MOST_DICE: Final = len(COWBOYS) + 1
HARMS: Final = tuple(harm([face]) for face in range(6))


@cache
def chances(own: int, other: int) -> Chances:
    """What comes of an attacker's dice against a defender's (DW-053 to DW-063)."""
    if own == other:
        return volleys(own, 0, 0)
    opening = harms(abs(own - other))
    if own > other:
        return mixed([(part, volleys(other, 0, hurt)) for hurt, part in opening])
    return mixed([(part, volleys(own, hurt, 0)) for hurt, part in opening])


@cache
def volleys(dice: int, own: int, other: int) -> Chances:
    """One die each, again and again; `own` and `other` are the wounds so far (DW-055)."""
    fell = own >= DEADLY
    won = other >= DEADLY
    if fell or won or not dice:
        return Chances(
            float(won and not fell),
            float(not won and not fell),
            float(fell and not won),
            float(fell and won),
        )
    part = 1 / len(HARMS) ** 2
    rolls = product(HARMS, HARMS)
    return mixed([(part, volleys(dice - 1, own + back, other + shot)) for shot, back in rolls])


def harms(dice: int) -> list[tuple[int, float]]:
    """What so many dice together do, and how often."""
    part = 1 / len(HARMS) ** dice
    return [(sum(rolled), part) for rolled in product(HARMS, repeat=dice)]


def mixed(parts: list[tuple[float, Chances]]) -> Chances:
    """Several chances, each as likely as its part."""
    return Chances(*(sum(p * of[at] for p, of in parts) for at in range(4)))


@cache
def table() -> list[list[list[int]]]:
    """For every number of dice on both sides, from one, the four chances in thousandths."""
    dice = range(1, MOST_DICE + 1)
    return [
        [[round(1000 * each) for each in chances(own, other)] for other in dice] for own in dice
    ]
