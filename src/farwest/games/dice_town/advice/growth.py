"""What a handful can become, laid out once: by the numbers of the dice that it lacks.

Whatever a handful is, the dice it lacks can be any; so what it becomes is kept in lists by the
number of what was added. Numbers rise with size: whoever comes from the end of such a list meets
every larger handful before a smaller one.
"""
# ruff: noqa: FURB136, PLR1730 (to compare is twice as fast as to call `max`)

from __future__ import annotations

from math import factorial
from typing import Final

from farwest.games.dice_town.box import BENEFIT_FACES, DICE
from farwest.games.dice_town.dice import (
    HANDFULS,
    NUMBER,
    RANK,
    SIDES,
    SIZE,
    count,
    faces,
    falls,
    one,
)
from farwest.games.dice_town.rules.throwing import cost

PLACES: Final = 5
"""Places won by a face; Town Hall is the sixth."""
COUNTS: Final = DICE + 1
"""A face may show on none of the dice, on one, … on all: so many results a face."""
RANKED: Final = SIDES * COUNTS
"""Chances by poker rank follow, in one list, those by how many dice show a face."""
UNKNOWN: Final = -1e9
"""What nobody has weighed yet; nothing brings so little."""
OUT_OF_REACH: Final = -1e6
"""What cannot be paid; anything else is better."""

SIZES: Final[list[int]] = [SIZE[pack] for pack in HANDFULS]
FIRST: Final[list[int]] = [SIZES.index(size) for size in range(COUNTS)]
"""The number of the first handful of each size."""


def opened(pack: int) -> int:
    """The benefits of the Doc that these dice open, a bit each."""
    found = 0
    for kind, opening in enumerate(BENEFIT_FACES):
        if any(count(pack, face) for face in opening):
            found |= 1 << kind
    return found


RANKS: Final[list[int]] = [RANKED + RANK.get(pack, 0) for pack in HANDFULS]
"""Where chances by poker rank have those of five dice."""
ACES: Final[list[int]] = [min(2, count(pack, SIDES - 1)) for pack in HANDFULS]
"""No ace, one, or two and more."""
OPENED: Final[list[int]] = [opened(pack) for pack in HANDFULS]
SHOWN: Final[list[list[int]]] = [
    [place * COUNTS + count(pack, place) for place in range(PLACES)] for pack in HANDFULS
]
"""Where lists by place and number of dice have what these dice get, place by place."""

_BY_SIZE: Final[list[list[int]]] = [
    [pack for pack in HANDFULS if SIZE[pack] == size] for size in range(COUNTS)
]
LARGER: Final[list[list[list[int]]]] = [
    [[NUMBER[pack + more] for more in _BY_SIZE[fallen]] for fallen in range(COUNTS - SIZE[pack])]
    for pack in HANDFULS
]
"""What becomes of a handful with each fall of no die, of one, of two … of all it lacks."""
UP: Final[list[list[int]]] = [larger[1] if len(larger) > 1 else [] for larger in LARGER]
"""What becomes of a handful with one die more of each face."""


def likely(fall: int) -> float:
    """How likely dice fall like this."""
    ways = factorial(SIZE[fall])
    for face in faces(fall):
        ways //= factorial(count(fall, face))
    return ways / len(falls(SIZE[fall]))


def without_one(fall: int) -> list[int]:
    """Where the falls of one die less have this one without each of its faces."""
    smaller = _BY_SIZE[SIZE[fall] - 1]
    return [smaller.index(fall - one(face)) for face in faces(fall)]


CHANCES: Final[list[list[float]]] = [[likely(fall) for fall in packs] for packs in _BY_SIZE]
"""How likely each different fall of none, one … five dice is."""
EACH_FACE: Final = 1 / SIDES
ALIKE: Final = 1 / SIDES**2
UNLIKE: Final = 2 / SIDES**2
"""How likely one die shows a face, and how likely two dice show two faces, alike or not."""
SMALLER: Final[list[list[list[int]]]] = [
    [without_one(fall) if fall else [] for fall in packs] for packs in _BY_SIZE
]
"""Where the falls of one die less have each of them without a die."""
COSTS: Final[list[int]] = [cost(dice) for dice in range(COUNTS)]


def fallen(added: int, worths: list[float]) -> float:
    """What a handful is worth on average with one die more, by what larger ones are."""
    total = 0.0
    for larger in UP[added]:
        total += worths[larger]
    return total / SIDES


def chosen_of(
    added: int, left: int, worths: list[float], nothing: float, price: float, dollars: int
) -> float:
    """What the best choice from a throw of the dice left is worth on average.

    `worths` are those of larger handfuls, `nothing` is what it is worth to keep none of the dice.
    """
    if not dollars:
        nothing = OUT_OF_REACH
    if left == 1:
        return of_one(added, worths, nothing)
    singles = []
    for larger in UP[added]:
        worth = worths[larger]
        singles.append(worth if worth > nothing else nothing)
    if left == 2 and dollars:
        return of_both(added, worths, singles, price)
    best = of_two(added, worths, singles, price, dollars)
    for dice in range(3, left + 1):
        if COSTS[dice] <= dollars:
            best = of_more(added, worths, best, dice, price * COSTS[dice])
        else:
            best = of_fewer(best, dice)
    total = 0.0
    for at, chance in enumerate(CHANCES[left]):
        total += chance * best[at]
    return total


def of_one(added: int, worths: list[float], nothing: float) -> float:
    """What the best choice from a throw of one die is worth on average."""
    total = 0.0
    for larger in UP[added]:
        worth = worths[larger]
        total += EACH_FACE * (worth if worth > nothing else nothing)
    return total


def of_both(added: int, worths: list[float], singles: list[float], price: float) -> float:
    """What the best choice from two dice is worth on average, by what is best of each."""
    total = 0.0
    larger = UP[added]
    for face in range(SIDES):
        first = singles[face]
        both = UP[larger[face]]
        chance = ALIKE
        for other in range(face, SIDES):
            best = singles[other]
            if first > best:
                best = first
            worth = worths[both[other]] - price
            if worth > best:
                best = worth
            total += chance * best
            chance = UNLIKE
    return total


def of_two(
    added: int, worths: list[float], singles: list[float], price: float, dollars: int
) -> list[float]:
    """The best of each fall of two dice, by what is best of each of them: one or both."""
    found = []
    larger = UP[added]
    for face in range(SIDES):
        first = singles[face]
        both = UP[larger[face]]
        for other in range(face, SIDES):
            best = singles[other]
            if first > best:
                best = first
            if dollars:
                worth = worths[both[other]] - price
                if worth > best:
                    best = worth
            found.append(best)
    return found


def of_more(
    added: int, worths: list[float], smaller: list[float], dice: int, due: float
) -> list[float]:
    """The best of each fall of so many dice: of all, or of the same fall without one of them."""
    found = []
    rows = SMALLER[dice]
    for at, larger in enumerate(LARGER[added][dice]):
        best = worths[larger] - due
        for fewer in rows[at]:
            worth = smaller[fewer]
            if worth > best:
                best = worth
        found.append(best)
    return found


def of_fewer(smaller: list[float], dice: int) -> list[float]:
    """The same where so many dice together cannot be paid."""
    found = []
    for row in SMALLER[dice]:
        best = OUT_OF_REACH
        for fewer in row:
            worth = smaller[fewer]
            if worth > best:
                best = worth
        found.append(best)
    return found
