"""What the dice of an imagined round gave each player beyond what he could expect of them.

On average they give nothing, whatever anybody answers: taken away from what a round came to, less
of it is luck and the same of it is skill.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from farwest.games.dice_town.advice.chances import ends
from farwest.games.dice_town.advice.growth import COSTS, SIZES
from farwest.games.dice_town.advice.outlook import Outlook, share
from farwest.games.dice_town.advice.stakes import Stakes, situation, stakes_of
from farwest.games.dice_town.advice.throwing import ahead_of
from farwest.games.dice_town.advice.worth import Books
from farwest.games.dice_town.box import DICE
from farwest.games.dice_town.dice import COUNT, HANDFULS, NUMBER, SIZE
from farwest.games.dice_town.rules.throwing import Keep, keeps
from farwest.games.dice_town.state import Town
from farwest.games.dice_town.verbs import KEEP
from farwest.kernel.news import Event

SHOWS: Final = 2.0
"""How much of what dice thrown under the cup promise shows when the round is over.

Found by least squares over the rounds of imagined worlds; of the final throw as much shows as it
promises. Any number is fair, this one leaves the least to luck.
"""


class Side(NamedTuple):
    """What a seat has at stake when nobody chooses any more.

    The Doc is left out: whom he consoles depends on all places at once, and what they bring
    together on average is known place by place only.
    """

    stakes: Stakes
    others: list[int]
    tie: list[float]
    extension: bool

    def outlook(self, dice: list[int]) -> Outlook:
        """Its outlook with these dice, the missing ones as they fall."""
        rivals = [ends(dice[other], chosen=False) for other in self.others]
        return Outlook(self.stakes, rivals, self.tie, self.extension)


def side(town: Town, seat: int) -> Side:
    """What a seat has at stake now."""
    books = Books(town, seat)
    others = [other for other in range(town.seats) if other != seat]
    tie = [share(town, seat, other) for other in others]
    stakes = stakes_of(books, situation(books))
    without_doc = stakes._replace(visits=[0.0] * len(stakes.visits))
    return Side(without_doc, others, tie, bool(town.extension))


class Fortune:
    """Keeps count while a world is played on: asked before every answer, told what followed it."""

    __slots__ = ("dice", "gifts", "sides")

    def __init__(self, seats: int) -> None:
        self.gifts = [0.0] * seats
        """What luck gave each seat, in points."""
        self.sides: list[Side] = []
        """What each seat has at stake before the final throw."""
        self.dice: list[int] = []
        """What each of them has set by then."""

    def foresee(self, town: Town, action: int, known: bool) -> bool:
        """Before an answer; whether the news that follow it are wanted.

        What the seat has thrown is no luck any more if it was known before the world was imagined.
        """
        seat = town.seat
        dice = town.dice
        if isinstance(town.choice_of(seat), Keep):
            if not known:
                self.gifts[seat] += SHOWS * thrown(town, seat)
            if any(town.lanes[seat + 1 :]):
                return False  # somebody else still chooses
            kept = town.kept[:]
            kept[seat] = HANDFULS[action % COUNT]
            dice = [pack + more for pack, more in zip(dice, kept)]
        sizes = [SIZE[pack] for pack in dice]
        if max(sizes) < DICE or min(sizes) == DICE:
            return False
        self.dice = dice[:]
        self.sides = [side(town, each) for each in range(town.seats)]
        return True

    def hear(self, news: list[Event]) -> None:
        """The news after an answer: the dice of the final throw may be among them."""
        fallen = self.dice[:]
        for event in news:
            if event.kind == "final":
                seat, number = event.args
                fallen[seat] += HANDFULS[number]
        if all(SIZE.get(pack) == DICE for pack in fallen):
            for seat, own in enumerate(self.sides):
                expected = own.outlook(self.dice).falls(self.dice[seat])[0]
                self.gifts[seat] += own.outlook(fallen).final(NUMBER[fallen[seat]]) - expected


def thrown(town: Town, seat: int) -> float:
    """How much more the dice that a seat has thrown promise than they did under the cup."""
    ahead = ahead_of(Books(town, seat))
    best = max(
        [
            ahead.hope[action - KEEP] - ahead.price * COSTS[SIZES[action - KEEP]]
            for action in keeps(town.rolled[seat], town.cash[seat])
        ]
    )
    return best - ahead.expected()
