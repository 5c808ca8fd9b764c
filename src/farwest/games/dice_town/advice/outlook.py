"""What five dice would bring: the chance to win each place, times what it is worth.

`Outlook` values final dice; `Hopes` values dice still to be thrown.
"""

from __future__ import annotations

from typing import Any, Final

from farwest.games.dice_town.advice.chances import Ends, ends, mixture
from farwest.games.dice_town.advice.growth import (
    ACES,
    COUNTS,
    FIRST,
    LARGER,
    OPENED,
    PLACES,
    RANKS,
    SHOWN,
    SIZES,
    UNKNOWN,
    chosen_of,
    fallen,
)
from farwest.games.dice_town.advice.stakes import Stakes, situation, stakes_of
from farwest.games.dice_town.advice.worth import Books
from farwest.games.dice_town.box import DICE, SHERIFF, TOWN_HALL
from farwest.games.dice_town.dice import NUMBER, SIZE
from farwest.games.dice_town.rules.throwing import dice_left
from farwest.games.dice_town.state import Town

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

MOST_OUTLOOKS: Final = 128
"""So many outlooks are kept: the same ones come up again and again in imagined worlds."""
MOST_HOPES: Final = 16
"""So many hopes are kept with each of them."""


class Outlook:
    """What each final handful would bring a seat, against what the others may still get."""

    __slots__ = ("beaten", "blank", "brings", "deny", "hall_brings", "hopes", "seconds", "stakes")

    def __init__(
        self, stakes: Stakes, rivals: list[Ends], tie: list[float], extension: bool
    ) -> None:
        """`tie` says how much of a tie with each rival is ours."""
        self.stakes = stakes
        self.beaten = [end.beaten(share) for end, share in zip(rivals, tie)]
        """The chances to beat each rival."""
        self.seconds = extension and len(rivals) > 1
        """Whether being second brings something."""
        deny = DENIAL / len(rivals)
        self.deny = deny
        """The share of what a rival would get that counts for who keeps it from him."""
        self.hall_brings = [deeds + deny * stakes.deeds[0] for deeds in stakes.deeds]
        """What being first at Town Hall brings with no ace, one, and two."""
        self.brings = [UNKNOWN] * (PLACES * COUNTS)
        """What each number of dice brings at each place, place by place, once it was weighed."""
        self.blank = [1.0] * (PLACES * COUNTS)
        """The chance that it brings nothing."""
        for place in range(PLACES):
            self.brings[place * COUNTS] = 0.0
        if min(tie) == 1.0:  # the Sheriff's own outlook: he keeps the star if nobody wants it
            self.brings[SHERIFF * COUNTS] = nobody(rivals, SHERIFF) * stakes.star
        self.hopes: dict[tuple[int, float, int, float, float], Hopes] = {}

    def weigh(self, result: int) -> float:
        """What a number of dice brings at its place, by the chances to be first and second."""
        stakes = self.stakes
        place, dice = divmod(result, COUNTS)
        at = place * DICE + dice - 1
        best, rest = stakes.classic[at], stakes.new[at]
        if rest > best:
            best, rest = rest, best
        usual = stakes.classic[place * DICE + TYPICAL - 1] * self.deny
        first, second = self.first(result), self.second(result)
        won = first if best > 0 else 0.0
        self.blank[result] = 1.0 - won - (second if rest > 0 else 0.0)
        brings = first * (best + usual) + second * rest
        self.brings[result] = brings
        return brings

    def first(self, result: int) -> float:
        """The chance to be first with a result: to beat every rival."""
        first = 1.0
        for odds in self.beaten:
            first *= odds[result]
        return first

    def second(self, result: int) -> float:
        """The chance to be second with a result, where that brings something."""
        first, second = 1.0, 0.0
        if self.seconds:
            for odds in self.beaten:
                chance = odds[result]
                second = second * chance + first * (1.0 - chance)
                first *= chance
        return second

    def final(self, number: int) -> float:
        """What these five dice would bring."""
        return self.finals([number])[0]

    def finals(self, numbers: list[int]) -> list[float]:
        """What each of these five dice would bring: all places, and the Doc if none of them."""
        brings, nothing, visits = self.brings, self.blank, self.stakes.visits
        beaten, hall, seconds = self.beaten, self.hall_brings, self.seconds
        found = []
        for number in numbers:
            rank = RANKS[number]
            first = 1.0
            for odds in beaten:
                first *= odds[rank]
            total = first * hall[ACES[number]]
            blank = 1.0 - first
            if seconds:
                second = self.second(rank)
                total += second * self.stakes.second_hall
                blank -= second
            for shown in SHOWN[number]:
                worth = brings[shown]
                if worth == UNKNOWN:
                    worth = self.weigh(shown)
                total += worth
                blank *= nothing[shown]
            found.append(total + blank * visits[OPENED[number]])
        return found

    def falls(self, pack: int) -> list[float]:
        """What a handful and all it can become bring on average if the dice left just fall.

        By the numbers of what is added to it.
        """
        number = NUMBER[pack]
        left = DICE - SIZE[pack]
        found = [0.0] * FIRST[left]
        found += self.finals(LARGER[number][left])
        for added in range(FIRST[left] - 1, -1, -1):
            found[added] = fallen(added, found)
        return found

    def hopes_of(self, books: Books, pack: int, last: float, later: float) -> Hopes:
        """What this handful and whatever it can become would bring, with dice to be thrown."""
        dollars = books.town.cash[books.seat]
        key = (pack, books.dollar(dollars), min(dollars, DICE - 1), last, later)
        found = self.hopes.get(key)
        if found is None:
            if len(self.hopes) >= MOST_HOPES:
                self.hopes.clear()
            found = self.hopes[key] = Hopes(self, *key)
        return found


def nobody(rivals: list[Ends], place: int) -> float:
    """The chance that no other player has a die of this face."""
    chance = 1.0
    for end in rivals:
        chance *= end.chances[place * COUNTS]
    return chance


_outlooks: Final[dict[Any, Outlook]] = {}


def outlook_of(books: Books, rivals: list[int], chosen: bool) -> Outlook:
    """The outlook of a seat when these dice are set, and still chosen or just as they fall."""
    town = books.town
    others = [other for other in range(town.seats) if other != books.seat]
    tie = [share(town, books.seat, other) for other in others]
    now = situation(books)
    key = (now, *[rivals[other] for other in others], *tie, chosen, town.extension)
    outlook = _outlooks.get(key)
    if outlook is None:
        stakes = stakes_of(books, now)
        fresh = None
        endings = []
        for other in others:
            if rivals[other] or not chosen:
                endings.append(ends(rivals[other], chosen))
            else:
                fresh = fresh or fresh_start(stakes)
                endings.append(fresh)
        if len(_outlooks) >= MOST_OUTLOOKS:
            del _outlooks[next(iter(_outlooks))]
        outlook = _outlooks[key] = Outlook(stakes, endings, tie, bool(town.extension))
    return outlook


def fresh_start(stakes: Stakes) -> Ends:
    """How a player with nothing set may end: he goes for what is worth most."""
    appeal = [stakes.classic[place * DICE + TYPICAL - 1] for place in range(PLACES)]
    return mixture([*appeal, stakes.deeds[TYPICAL]])


def share(town: Town, seat: int, other: int) -> float:
    """How much of a tie with this player is ours."""
    if seat == town.sheriff:
        return 1.0
    return 0.0 if other == town.sheriff else FAVOUR


class Hopes:
    """What a handful may bring while its player chooses, by what he adds to it."""

    __slots__ = ("dollars", "hope", "left", "price", "under_cup")

    def __init__(
        self, outlook: Outlook, pack: int, price: float, dollars: int, last: float, later: float
    ) -> None:
        """`last` is the chance that the next throw is the final one, `later` of those after it."""
        left = DICE - SIZE[pack]
        self.left = left
        self.price = price
        self.dollars = dollars
        falls = outlook.falls(pack)
        hope = falls[:]
        after = falls[:]  # what each is worth when the throw at hand is over
        for added in range(FIRST[left] - 1, -1, -1):
            fall = falls[added]
            missing = left - SIZES[added]
            again = chosen_of(added, missing, after, fall - price, price, dollars)
            hope[added] = last * fall + (1.0 - last) * again
            after[added] = later * fall + (1.0 - later) * again
        self.hope = hope
        """What it would bring with dice added, by their number."""
        self.under_cup = UNKNOWN

    def expected(self) -> float:
        """What it promised before the dice left were thrown."""
        if self.under_cup == UNKNOWN:
            nothing = self.hope[0] - self.price
            self.under_cup = chosen_of(0, self.left, self.hope, nothing, self.price, self.dollars)
        return self.under_cup


def last_throw(town: Town, seat: int, odds: tuple[float, ...]) -> float:
    """The chance that somebody else completes his combination in a throw."""
    goes_on = 1.0
    for other in range(town.seats):
        if other != seat:
            goes_on *= 1.0 - odds[dice_left(town, other)]
    return 1.0 - goes_on


assert TOWN_HALL == PLACES
