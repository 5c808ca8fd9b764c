"""How dice may end: chances of a rival's handful, and ways a roll may fall."""

from __future__ import annotations

from collections.abc import Callable
from operator import itemgetter, mul
from typing import Final

from farwest.games.dice_town.box import DICE
from farwest.games.dice_town.dice import (
    HANDFULS,
    NUMBER,
    RANK,
    SIDES,
    SIZE,
    count,
    falls,
    parts,
)

TILT: Final = 0.3
"""How much likelier a die left ends on the faces a player collects."""
RANKS: Final = len(RANK) + 1

LookUp = Callable[[list[float]], tuple[float, ...]]


class Ends:
    """How a handful may end: chances of each number of each face, and of each poker rank."""

    __slots__ = ("fewer", "lower", "number", "rank")

    def __init__(self, number: list[list[float]], rank: list[float]) -> None:
        self.number = number
        self.rank = rank
        self.fewer = [running(chances) for chances in number]
        self.lower = running(rank)


def running(chances: list[float]) -> list[float]:
    """The chance of less than each result."""
    total = 0.0
    below = []
    for chance in chances:
        below.append(total)
        total += chance
    return below


_ends: Final[dict[int, Ends]] = {}
_free_ends: Final[dict[int, Ends]] = {}


def ends(pack: int, chosen: bool) -> Ends:
    """How a handful may end, whether its player still chooses or the dice just fall."""
    known = _ends if chosen else _free_ends
    found = known.get(pack)
    if found is None:
        found = known[pack] = spread_out(pack, TILT if chosen else 0.0)
    return found


def spread_out(pack: int, tilt: float) -> Ends:
    """Add the dice left one by one, each likelier to match what is there already."""
    chances = {pack: 1.0}
    for size in range(SIZE[pack], DICE):
        grown: dict[int, float] = {}
        for dice, chance in chances.items():
            for face in range(SIDES):
                share = count(dice, face) / size if size else 1 / SIDES
                likely = chance * ((1 - tilt) / SIDES + tilt * share)
                more = dice + (1 << 3 * face)
                grown[more] = grown.get(more, 0.0) + likely
        chances = grown
    number = [[0.0] * (DICE + 1) for _ in range(SIDES)]
    rank = [0.0] * RANKS
    for dice, chance in chances.items():
        rank[RANK[dice]] += chance
        for face in range(SIDES):
            number[face][count(dice, face)] += chance
    return Ends(number, rank)


def mixture(appeal: list[float]) -> Ends:
    """How a player with nothing set may end, who goes for faces by their appeal."""
    total = sum(appeal)
    number = [[0.0] * (DICE + 1) for _ in range(SIDES)]
    rank = [0.0] * RANKS
    for start in range(SIDES):
        share = appeal[start] / total
        end = ends(1 << 3 * start, chosen=True)
        for face in range(SIDES):
            for dice in range(DICE + 1):
                number[face][dice] += share * end.number[face][dice]
        rank = [chance + share * more for chance, more in zip(rank, end.rank)]
    return Ends(number, rank)


class Ways:
    """All ways dice may fall: how likely each is, and what can be made of it.

    `look_up` fetches the worths of all handfuls that one fall can make, in one go, from a list by
    handful number: it is the inner loop.
    """

    __slots__ = ("chances", "look_up")

    def __init__(self, chances: list[float], made: list[list[int]]) -> None:
        self.chances = chances
        self.look_up: list[LookUp] = [itemgetter(numbers[0], *numbers) for numbers in made]

    def best(self, worths: list[float]) -> float:
        """What the best choice from each fall is worth, on average."""
        found: float = sum(map(mul, self.chances, [max(get(worths)) for get in self.look_up]))
        return found


_ways: Final[dict[int, Ways]] = {}
_grown: Final[dict[int, list[list[int]]]] = {}


def ways(pack: int, dollars: int) -> Ways:
    """Every way the dice left may fall, with the handfuls that so many dollars pay for."""
    dollars = min(dollars, DICE - 1)
    key = pack * DICE + dollars
    found = _ways.get(key)
    if found is None:
        dice = DICE - SIZE[pack]
        times: dict[int, int] = {}
        for fall in falls(dice):
            times[fall] = times.get(fall, 0) + 1
        fewest = 0 if dollars else 1
        found = _ways[key] = Ways(
            [number / SIDES**dice for number in times.values()],
            [made(pack, fall, fewest, dollars + 1) for fall in times],
        )
    return found


def made(pack: int, fall: int, fewest: int, most: int) -> list[int]:
    """The numbers of the handfuls that keeping so many dice of a fall makes."""
    return [
        NUMBER[pack + HANDFULS[number]]
        for picks in parts(fall)[fewest : most + 1]
        for number in picks
    ]


def grown(pack: int) -> list[list[int]]:
    """The numbers of all handfuls that this one can become, by size."""
    found = _grown.get(pack)
    if found is None:
        found = [[] for _ in range(DICE + 1)]
        for more in HANDFULS:
            if SIZE[pack] + SIZE[more] <= DICE:
                found[SIZE[pack] + SIZE[more]].append(NUMBER[pack + more])
        _grown[pack] = found
    return found


ONE_MORE: Final[list[LookUp]] = [
    itemgetter(*[NUMBER[pack + (1 << 3 * face)] for face in range(SIDES)])
    for pack in HANDFULS
    if SIZE[pack] < DICE
]
"""What becomes of each handful that is not full, by number, with one die more of each face."""

SHAPES: Final[list[list[int]]] = [
    [RANK.get(pack, 0), *[count(pack, face) for face in range(SIDES)]] for pack in HANDFULS
]
"""The poker rank of each handful, by number, and how many dice of each face it has."""
