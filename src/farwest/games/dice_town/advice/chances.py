"""How dice may end: the chances of a rival's handful, and to beat it.

Chances are one list: of each number of dice that show a face, face by face, then of each poker
rank.
"""

from __future__ import annotations

from typing import Final

from farwest.games.dice_town.advice.growth import COUNTS, RANKED, RANKS
from farwest.games.dice_town.box import DICE
from farwest.games.dice_town.dice import NUMBER, RANK, SIDES, SIZE, count, one

TILT: Final = 0.3
"""How much likelier a die left ends on the faces a player collects."""
RESULTS: Final = RANKED + len(RANK) + 1


class Ends:
    """How a handful may end."""

    __slots__ = ("_beaten", "chances")

    def __init__(self, chances: list[float]) -> None:
        self.chances = chances
        self._beaten: dict[float, list[float]] = {}

    def beaten(self, tie: float) -> list[float]:
        """The chances to beat it with each result, where so much of a tie is ours."""
        found = self._beaten.get(tie)
        if found is None:
            found = self._beaten[tie] = over(self.chances, tie)
        return found


def over(chances: list[float], tie: float) -> list[float]:
    """The chance of less than each result, and of a share of the same."""
    found = []
    below = 0.0
    for at, same in enumerate(chances):
        if at <= RANKED and at % COUNTS == 0:
            below = 0.0
        found.append(below + same * tie)
        below += same
    return found


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
                more = dice + one(face)
                grown[more] = grown.get(more, 0.0) + likely
        chances = grown
    found = [0.0] * RESULTS
    for dice, chance in chances.items():
        found[RANKS[NUMBER[dice]]] += chance
        for face in range(SIDES):
            found[face * COUNTS + count(dice, face)] += chance
    return Ends(found)


def mixture(appeal: list[float]) -> Ends:
    """How a player with nothing set may end, who goes for faces by their appeal."""
    total = 0.0
    for each in appeal:
        total += each
    nine, ten, jack, queen, king, ace = [each / total for each in appeal]
    nines, tens, jacks, queens, kings, aces = [
        ends(one(face), chosen=True).chances for face in range(SIDES)
    ]
    found = []
    for at in range(RESULTS):
        chance = nine * nines[at] + ten * tens[at] + jack * jacks[at]
        found.append(chance + queen * queens[at] + king * kings[at] + ace * aces[at])
    return Ends(found)
