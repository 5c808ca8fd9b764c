"""The chances of a duel, by the strength of those who fight it."""

from __future__ import annotations

from functools import cache
from typing import Final

from farwest.games.carson_city.rules.cowboys import standing, strength
from farwest.games.carson_city.state import City

STILL_HERE: Final = 0.35
"""How many of the cowboys a player has left will still be in his reserve when duels are fought."""
FACES: Final = tuple(range(1, 7))
ONE_DIE: Final = tuple((face, 1 / 6) for face in FACES)
TWO_DICE: Final = tuple((one + two, 1 / 36) for one in FACES for two in FACES)
BETTER_DIE: Final = tuple((max(one, two), 1 / 36) for one in FACES for two in FACES)
SHOTS: Final = (ONE_DIE, TWO_DICE, BETTER_DIE)
PLAIN: Final = 0
BLAST: Final = 1
SHARP: Final = 2
"""How one shoots: one die, both of two, the better of two."""


@cache
def beats(edge: int, own: int, other: int) -> float:
    """The chance to beat one rival with so much more strength; half of the ties are won."""
    found = 0.0
    for mine, chance in SHOTS[own]:
        for theirs, again in SHOTS[other]:
            gap = edge + mine - theirs
            found += chance * again * (1.0 if gap > 0 else 0.5 if gap == 0 else 0.0)
    return found


@cache
def reaches(missing: int, own: int) -> float:
    """The chance to roll at least this much."""
    return sum(chance for pips, chance in SHOTS[own] if pips >= missing)


def expected(city: City, seat: int, leaving: int = 0) -> float:
    """The strength a player will probably have in phase 3, `leaving` more cowboys placed."""
    now = strength(city, seat) - leaving
    if seat in city.passed:
        return now
    reserve = max(0, city.reserve[seat] - leaving)
    return now - reserve * (1 - STILL_HERE)


def shooting(city: City, seat: int, place: int) -> int:
    """How a player who stands on a place shoots."""
    if city.blast[place] >> seat & 1:
        return BLAST
    return SHARP if city.sharp[seat] else PLAIN


def win(city: City, seat: int, place: int, own: float, blast: bool = False) -> float:
    """The chance to beat all rivals who stand on a place now."""
    chance = 1.0
    manner = BLAST if blast else shooting(city, seat, place)
    for rival in standing(city, place):
        if rival != seat:
            edge = round(own - expected(city, rival))
            chance *= beats(edge, manner, shooting(city, rival, place))
    return chance
