"""What five dice would bring: the chance to win each place, times what it is worth.

`Outlook` values final dice; `Hopes` values dice still to be thrown.
"""

from __future__ import annotations

from typing import Final

from farwest.games.dice_town.advice.chances import Ends, counts, ends, grown, mixture, ways
from farwest.games.dice_town.advice.gains import benefit, gain
from farwest.games.dice_town.advice.worth import Books
from farwest.games.dice_town.box import (
    BENEFIT_FACES,
    BENEFITS,
    DICE,
    SHERIFF,
    TOWN_HALL,
)
from farwest.games.dice_town.dice import RANK, SIDES, SIZE
from farwest.games.dice_town.rules.throwing import cost, dice_left
from farwest.games.dice_town.state import Town

ACE: Final = SIDES - 1
PLACES: Final = 5
"""Places won by a face; Town Hall is the sixth."""
FAVOUR: Final = 0.45
"""The chance that a Sheriff who is not tied himself names us in a tie."""
DENIAL: Final = 0.3
"""The share of what a rival would get that counts for who keeps it from him."""
TYPICAL: Final = 2
"""How many dice usually win a place."""
FINISHES: Final[tuple[float, ...]] = (1.0, 0.75, 0.3, 0.12, 0.05, 0.02)
"""The chance that a player with so many dice left completes his combination in a throw."""
FINISHES_LATER: Final[tuple[float, ...]] = (1.0, 0.9, 0.75, 0.4, 0.2, 0.1)
"""The same for the throw after it."""


class Outlook:
    """What each final handful would bring a seat, against what the others may still get."""

    def __init__(self, books: Books, rivals: list[int], chosen: bool) -> None:
        self.books = books
        self.town = town = books.town
        self.seat = seat = books.seat
        self.start: Ends | None = None
        self.others = [other for other in range(town.seats) if other != seat]
        self.ends: list[Ends] = [
            ends(rivals[other], chosen) if rivals[other] or not chosen else self.fresh_start()
            for other in self.others
        ]
        self.tie = [self.share(other) for other in self.others]
        self.known: dict[int, float] = {}
        self.place: list[list[float]] = []
        self.blank: list[list[float]] = []
        self.seconds = bool(town.extension) and town.seats > 2
        self.deeds = [gain(books, 2 * TOWN_HALL, aces) for aces in range(3)]
        self.second_hall = gain(books, 2 * TOWN_HALL + 1, 0)
        deny = DENIAL / len(self.others)
        self.hall_denial = deny * self.deeds[0]
        for place in range(PLACES):
            self.weigh(place, deny)
        self.doc = [benefit(books, kind) for kind in range(len(BENEFITS))]

    def fresh_start(self) -> Ends:
        """How a player with nothing set may end: he goes for what is worth most."""
        if self.start is None:
            appeal = [gain(self.books, 2 * place, TYPICAL) for place in range(SIDES)]
            self.start = mixture(appeal)
        return self.start

    def share(self, other: int) -> float:
        """How much of a tie with this player is ours."""
        if self.seat == self.town.sheriff:
            return 1.0
        return 0.0 if other == self.town.sheriff else FAVOUR

    def weigh(self, place: int, deny: float) -> None:
        """What each number of dice brings at a place, and the chance that it brings nothing."""
        books = self.books
        town = books.town
        brings = [0.0]
        blank = [1.0]
        usual = gain(books, place * 2, TYPICAL) * deny
        for dice in range(1, DICE + 1):
            first, second = self.standing(place, dice)
            classic = gain(books, place * 2, dice)
            if town.extension:
                new = gain(books, place * 2 + 1, dice)
                best, rest = max(classic, new), min(classic, new)
            else:
                best, rest = classic, 0.0
            if not self.seconds:
                second = 0.0
            brings.append(first * (best + usual) + second * rest)
            blank.append(1.0 - (first if best > 0 else 0.0) - (second if rest > 0 else 0.0))
        if place == SHERIFF and self.seat == town.sheriff:
            brings[0] = self.nobody(SHERIFF) * books.star
        self.place.append(brings)
        self.blank.append(blank)

    def nobody(self, place: int) -> float:
        """The chance that no other player has a die of this face."""
        chance = 1.0
        for end in self.ends:
            chance *= end.number[place][0]
        return chance

    def standing(self, place: int, dice: int) -> tuple[float, float]:
        """The chances to be first and second at a place with so many dice."""
        first, second = 1.0, 0.0
        for end, share in zip(self.ends, self.tie):
            beaten = end.fewer[place][dice] + end.number[place][dice] * share
            second = second * beaten + first * (1.0 - beaten)
            first *= beaten
        return first, second

    def hall(self, rank: int) -> tuple[float, float]:
        """The chances to be first and second at Town Hall with this poker rank."""
        first, second = 1.0, 0.0
        for end, share in zip(self.ends, self.tie):
            beaten = end.lower[rank] + end.rank[rank] * share
            second = second * beaten + first * (1.0 - beaten)
            first *= beaten
        return first, second

    def final(self, pack: int) -> float:
        """What these five dice would bring."""
        found = self.known.get(pack)
        if found is None:
            found = self.known[pack] = self.weigh_dice(pack)
        return found

    def weigh_dice(self, pack: int) -> float:
        dice = counts(pack)
        first, second = self.hall(RANK[pack])
        total = first * (self.deeds[min(2, dice[ACE])] + self.hall_denial)
        blank = 1.0 - first
        if self.seconds:
            total += second * self.second_hall
            blank -= second
        for place in range(PLACES):
            total += self.place[place][dice[place]]
            blank *= self.blank[place][dice[place]]
        return total + blank * self.visit(dice)

    def visit(self, dice: list[int]) -> float:
        """What the Doc would offer these dice."""
        best = 0.0
        for kind, opening in enumerate(BENEFIT_FACES):
            for face in opening:
                if dice[face] and self.doc[kind] > best:
                    best = self.doc[kind]
        return best


class Hopes:
    """What dice set so far would bring, with the others still to be thrown."""

    def __init__(
        self, outlook: Outlook, pack: int, dollars: int, last: float, later: float
    ) -> None:
        """`last` is the chance that the next throw is the final one, `later` of those after it."""
        self.price = outlook.books.dollar(dollars)
        self.dollars = dollars
        self.last = last
        self.later = later
        self.falls: dict[int, float] = {}
        """With all other dice as they fall."""
        self.hope: dict[int, float] = {}
        """With a choice in this throw."""
        self.after: dict[int, float] = {}
        """With a choice in a later throw."""
        for full in grown(pack)[DICE]:
            self.falls[full] = self.hope[full] = self.after[full] = outlook.final(full)
        for size in range(DICE - 1, SIZE[pack] - 1, -1):
            self.look_ahead(grown(pack), size)

    def look_ahead(self, growing: list[list[int]], size: int) -> None:
        """Value the handfuls of one size from those of larger ones."""
        net: dict[int, float] = {}
        for larger in range(size + 1, DICE + 1):
            due = self.price * cost(larger - size)
            for pack in growing[larger]:
                net[pack] = self.after[pack] - due
        for pack in growing[size]:
            falls = sum([self.falls[pack + (1 << 3 * face)] for face in range(SIDES)]) / SIDES
            self.falls[pack] = falls
            net[pack] = falls - self.price
            again = sum([way.chance * max(way.look_up(net)) for way in ways(pack, self.dollars)])
            self.hope[pack] = self.last * falls + (1.0 - self.last) * again
            self.after[pack] = self.later * falls + (1.0 - self.later) * again


def last_throw(town: Town, seat: int, odds: tuple[float, ...]) -> float:
    """The chance that somebody else completes his combination in a throw."""
    goes_on = 1.0
    for other in range(town.seats):
        if other != seat:
            goes_on *= 1.0 - odds[dice_left(town, other)]
    return 1.0 - goes_on


assert TOWN_HALL == PLACES
