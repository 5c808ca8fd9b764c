"""How dice may end: the chances of a rival's handful, and to beat it."""

from __future__ import annotations

from typing import Final

from farwest.games.dice_town.box import DICE
from farwest.games.dice_town.dice import RANK, SIDES, SIZE, count

TILT: Final = 0.3
"""How much likelier a die left ends on the faces a player collects."""
RANKS: Final = len(RANK) + 1


class Ends:
    """How a handful may end: chances of each number of each face, and of each poker rank."""

    __slots__ = ("_beaten", "number", "rank")

    def __init__(self, number: list[list[float]], rank: list[float]) -> None:
        self.number = number
        self.rank = rank
        self._beaten: dict[float, list[list[float]]] = {}

    def beaten(self, tie: float) -> list[list[float]]:
        """The chances to beat it where so much of a tie is ours.

        With each number of dice, face by face, and then with each poker rank.
        """
        found = self._beaten.get(tie)
        if found is None:
            found = [over(chances, tie) for chances in [*self.number, self.rank]]
            self._beaten[tie] = found
        return found


def over(chances: list[float], tie: float) -> list[float]:
    """The chance of less than each result, and of a share of the same."""
    return [below + same * tie for below, same in zip(running(chances), chances)]


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
