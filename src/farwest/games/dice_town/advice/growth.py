"""What a handful can become, laid out so that all of it is valued in a few long strides.

Handfuls of one size make a stage. What they are worth is kept in lists in the order of a stage, and
an `itemgetter` fetches from such a list everything that a whole stage needs: nothing is looked up
die by die.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from operator import itemgetter, mul
from typing import Any, Final

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
    parts,
)
from farwest.games.dice_town.rules.throwing import cost

LookUp = Callable[[Sequence[float]], tuple[float, ...]]


def fetching(places: list[int]) -> LookUp:
    """Fetches what lies at these places of a list; always as a tuple, which one alone is not."""
    if len(places) == 1:
        return lambda worths: (worths[places[0]],)
    return itemgetter(*places)


class Full:
    """The five dice that a handful can become, and what of them decides."""

    __slots__ = ("aces", "dice", "numbers", "opened", "ranks")

    def __init__(self, numbers: list[int]) -> None:
        packs = [HANDFULS[number] for number in numbers]
        self.numbers = numbers
        self.ranks = fetching([RANK[pack] for pack in packs])
        """From a list by poker rank."""
        self.dice = [fetching([count(pack, face) for pack in packs]) for face in range(SIDES - 1)]
        """From a list by how many dice show a face, for each face that wins a place."""
        self.aces = fetching([min(2, count(pack, SIDES - 1)) for pack in packs])
        """From a list for no ace, one, and two or more."""
        self.opened = fetching([opened(pack) for pack in packs])
        """From a list by the benefits of the Doc that dice open."""


def opened(pack: int) -> int:
    """The benefits of the Doc that these dice open, a bit each."""
    found = 0
    for kind, opening in enumerate(BENEFIT_FACES):
        if any(count(pack, face) for face in opening):
            found |= 1 << kind
    return found


class Stage:
    """Handfuls of one size, not full, that a handful can become with so many dollars."""

    __slots__ = ("best_of", "chances", "more", "numbers")

    def __init__(self, growing: list[list[int]], size: int, dollars: int) -> None:
        """`growing` are the numbers of all handfuls that it can become, by size."""
        self.numbers = growing[size]
        packs = [HANDFULS[number] for number in growing[size]]
        larger = {number: at for at, number in enumerate(growing[size + 1])}
        self.more: list[LookUp] = [
            itemgetter(*[larger[NUMBER[pack + (1 << 3 * face)]] for face in range(SIDES)])
            for pack in packs
        ]
        """What becomes of each with one die more of each face, from a list of the next stage."""
        dice = DICE - size
        self.chances = [times / SIDES**dice for times in different(dice).values()]
        """How likely each fall of the dice left is."""
        rest = [number for numbers in growing[size:] for number in numbers]
        self.best_of = choices(packs, {number: at for at, number in enumerate(rest)}, dollars)
        """How the best choice from each fall is found, for one handful after the other."""

    def fallen(self, worths: list[float]) -> list[float]:
        """What each handful is worth on average with one die more, by those of the next stage."""
        return [sum(get(worths)) / SIDES for get in self.more]

    def best(self, worths: list[float]) -> list[float]:
        """What the best choice from each fall is worth to each handful, on average.

        The worths are those of these handfuls and then of all larger ones.
        """
        for columns in self.best_of[:-1]:
            worths = worths + list(map(max, *[get(worths) for get in columns]))
        found: Iterator[Any] = map(max, *[get(worths) for get in self.best_of[-1]])
        chances = self.chances
        return [sum(map(mul, chances, found)) for _ in self.numbers]


def different(dice: int) -> dict[int, int]:
    """The different falls of so many dice, and how often each comes."""
    times: dict[int, int] = {}
    for fall in falls(dice):
        times[fall] = times.get(fall, 0) + 1
    return times


def choices(packs: list[int], place: dict[int, int], dollars: int) -> list[list[LookUp]]:
    """How to find the best that can be made of handfuls of one size and each fall of their dice.

    First of falls of two dice, then of three, and so on: the best of all dice that fell, or the
    best without one of them. Each step is a few columns to take the largest of, row by row, and its
    results are to be appended to the list from which the next one fetches. `place` says where the
    handfuls are in the list at first.
    """
    dice = DICE - SIZE[packs[0]]
    found, end = [], len(place)
    before: dict[tuple[int, int], int] = {}
    for fallen in range(min(2, dice), dice + 1):
        rows = []
        now: dict[tuple[int, int], int] = {}
        for pack in packs:
            for fall in different(fallen):
                row = [before[pack, fall - one(face)] for face in faces(fall) if before]
                sizes = [fallen] if before else range(fallen + 1)
                rows.append(row + [place[each] for each in made(pack, fall, sizes, dollars)])
                now[pack, fall] = end + len(now)
        found.append(columns(rows))
        before, end = now, end + len(now)
    return found


def made(pack: int, fall: int, sizes: Sequence[int], dollars: int) -> list[int]:
    """The numbers of the handfuls that keeping so many dice of a fall makes, if they are paid."""
    return [
        NUMBER[pack + HANDFULS[number]]
        for size in sizes
        if cost(size) <= dollars
        for number in parts(fall)[size]
    ]


def columns(rows: list[list[int]]) -> list[LookUp]:
    """The first place of each row, the second, and so on; short rows repeat their first."""
    most = max(2, *[len(row) for row in rows])
    return [fetching([row[at] if at < len(row) else row[0] for row in rows]) for at in range(most)]


class Growth:
    """All that a handful can become: five dice, and the stages before, from the largest on."""

    __slots__ = ("full", "stages")

    def __init__(self, pack: int, dollars: int) -> None:
        growing: list[list[int]] = [[] for _ in range(DICE + 1)]
        for more in HANDFULS:
            if SIZE[pack] + SIZE[more] <= DICE:
                growing[SIZE[pack] + SIZE[more]].append(NUMBER[pack + more])
        self.full = Full(growing[DICE])
        sizes = range(DICE - 1, SIZE[pack] - 1, -1)
        self.stages = [Stage(growing, size, dollars) for size in sizes]


_growths: Final[dict[int, Growth]] = {}


def growth(pack: int, dollars: int) -> Growth:
    """What a handful can become when so many dollars pay for dice; more than enough are enough."""
    key = pack * DICE + min(dollars, DICE - 1)
    found = _growths.get(key)
    if found is None:
        found = _growths[key] = Growth(pack, min(dollars, DICE - 1))
    return found
