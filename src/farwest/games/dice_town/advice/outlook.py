"""What five dice would bring: the chance to win each place, times what it is worth.

`Outlook` values final dice; `Hopes` values dice still to be thrown.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import repeat
from operator import add, mul, sub
from typing import Any, Final

from farwest.games.dice_town.advice.chances import Ends, ends, mixture
from farwest.games.dice_town.advice.growth import Full, growth
from farwest.games.dice_town.advice.stakes import PLACES, THROWN, Stakes, situation, stakes_of
from farwest.games.dice_town.advice.worth import Books
from farwest.games.dice_town.box import DICE, SHERIFF, TOWN_HALL
from farwest.games.dice_town.dice import NUMBER
from farwest.games.dice_town.rules.throwing import cost, dice_left
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
MOST_HOPES: Final = 8
"""So many hopes are kept with each of them."""


class Outlook:
    """What each final handful would bring a seat, against what the others may still get."""

    __slots__ = ("blank", "hall", "hall_brings", "hopes", "place", "second", "stakes")

    def __init__(
        self, stakes: Stakes, rivals: list[Ends], tie: list[float], extension: bool
    ) -> None:
        """`tie` says how much of a tie with each rival is ours."""
        self.stakes = stakes
        deny = DENIAL / len(rivals)
        beaten = [end.beaten(share) for end, share in zip(rivals, tie)]
        seconds = extension and len(rivals) > 1
        self.hall = first_of([each[-1] for each in beaten])
        """The chance to be first at Town Hall with each poker rank."""
        self.second = second_of([each[-1] for each in beaten]) if seconds else []
        """The chance to be second there, where that brings something."""
        self.hall_brings = [deeds + deny * stakes.deeds[0] for deeds in stakes.deeds]
        self.place: list[list[float]] = []
        """What each number of dice brings at each place."""
        self.blank: list[list[float]] = []
        """The chance that it brings nothing."""
        for place in range(PLACES):
            odds = [each[place] for each in beaten]
            second = second_of(odds) if seconds else [0.0] * len(odds[0])
            self.weigh(place, first_of(odds), second, deny)
        if min(tie) == 1.0:  # the Sheriff's own outlook: he keeps the star if nobody wants it
            self.place[SHERIFF][0] = nobody(rivals, SHERIFF) * stakes.star
        self.hopes: dict[tuple[float, int, float, float], Hopes] = {}

    def weigh(self, place: int, first: list[float], second: list[float], deny: float) -> None:
        """What each number of dice brings at a place, by the chances to be first and second."""
        some = slice(place * DICE, (place + 1) * DICE)
        classic, new = self.stakes.classic[some], self.stakes.new[some]
        usual = classic[TYPICAL - 1] * deny
        brings = [0.0]
        blank = [1.0]
        for dice in THROWN:
            best = max(classic[dice - 1], new[dice - 1])
            rest = min(classic[dice - 1], new[dice - 1])
            brings.append(first[dice] * (best + usual) + second[dice] * rest)
            won = first[dice] if best > 0 else 0.0
            blank.append(1.0 - won - (second[dice] if rest > 0 else 0.0))
        self.place.append(brings)
        self.blank.append(blank)

    def final(self, pack: int) -> float:
        """What these five dice would bring."""
        return self.finals(growth(pack, 0).full)[0]

    def finals(self, full: Full) -> list[float]:
        """What each of these five dice would bring: all places, and the Doc if none of them."""
        first = full.ranks(self.hall)
        total: Iterable[float] = map(mul, first, full.aces(self.hall_brings))
        blank: Iterable[float] = map(sub, repeat(1.0), first)
        if self.second:
            second = full.ranks(self.second)
            total = map(add, total, map(mul, second, repeat(self.stakes.second_hall)))
            blank = map(sub, blank, second)
        for get, brings, nothing in zip(full.dice, self.place, self.blank):
            total = map(add, total, get(brings))
            blank = map(mul, blank, get(nothing))
        return list(map(add, total, map(mul, blank, full.opened(self.stakes.visits))))

    def falling(self, pack: int) -> float:
        """What dice bring on average if those left just fall."""
        growing = growth(pack, 0)
        found = self.finals(growing.full)
        for stage in growing.stages:
            found = stage.fallen(found)
        return found[0]

    def hopes_of(self, books: Books, pack: int, last: float, later: float) -> Hopes:
        """What this handful and whatever it can become would bring, with dice to be thrown."""
        dollars = books.town.cash[books.seat]
        key = (books.dollar(dollars), min(dollars, DICE - 1), last, later)
        found = self.hopes.get(key)
        if found is None:
            if len(self.hopes) >= MOST_HOPES:
                self.hopes.clear()
            found = self.hopes[key] = Hopes(self, *key)
        found.reach(pack)
        return found


def first_of(beaten: list[list[float]]) -> list[float]:
    """The chances to be first, from those to beat each rival."""
    first = beaten[0]
    for odds in beaten[1:]:
        first = list(map(mul, first, odds))
    return first


def second_of(beaten: list[list[float]]) -> list[float]:
    """The chances to be second, from those to beat each rival."""
    found = []
    for each in zip(*beaten):
        first, second = 1.0, 0.0
        for odds in each:
            second = second * odds + first * (1.0 - odds)
            first *= odds
        found.append(second)
    return found


def nobody(rivals: list[Ends], place: int) -> float:
    """The chance that no other player has a die of this face."""
    chance = 1.0
    for end in rivals:
        chance *= end.number[place][0]
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
    """What dice set so far would bring, with the others still to be thrown."""

    __slots__ = ("dollars", "hope", "last", "later", "outlook", "price", "under_cup")

    def __init__(
        self, outlook: Outlook, price: float, dollars: int, last: float, later: float
    ) -> None:
        """`last` is the chance that the next throw is the final one, `later` of those after it."""
        self.outlook = outlook
        self.price = price
        self.dollars = dollars
        self.last = last
        self.later = later
        self.hope: dict[int, float] = {}
        """What each handful that was reached would bring, by its number."""
        self.under_cup: dict[int, float] = {}
        """The same before its next throw, once somebody has asked."""

    def of(self, pack: int) -> float:
        """What a handful that was reached would bring."""
        return self.hope[NUMBER[pack]]

    def reach(self, pack: int) -> None:
        """Value a handful and all that it can become, from the largest down."""
        if NUMBER[pack] in self.hope:
            return
        growing = growth(pack, self.dollars)
        falls = self.outlook.finals(growing.full)
        self.hope.update(zip(growing.full.numbers, falls))
        afterwards = [falls]
        for stage in growing.stages:
            falls = stage.fallen(falls)
            again = stage.best(self.net(falls, afterwards))
            last, later = self.last, self.later
            hope = [last * fall + (1.0 - last) * go_on for fall, go_on in zip(falls, again)]
            after = [later * fall + (1.0 - later) * go_on for fall, go_on in zip(falls, again)]
            self.hope.update(zip(stage.numbers, hope))
            afterwards.insert(0, after)

    def expected(self, pack: int) -> float:
        """What a handful that was reached promised before its dice were thrown."""
        found = self.under_cup.get(pack)
        if found is None:
            growing = growth(pack, self.dollars)
            numbers = [stage.numbers for stage in growing.stages[::-1]] + [growing.full.numbers]
            hopes = [[self.hope[number] for number in same_size] for same_size in numbers]
            found = growing.stages[-1].best(self.net(hopes[0], hopes[1:]))[0]
            self.under_cup[pack] = found
        return found

    def net(self, falls: list[float], afterwards: list[list[float]]) -> list[float]:
        """What it is worth to keep nothing, and to make larger handfuls, less what that costs."""
        price = self.price
        found = [fall - price for fall in falls]
        for more, after in enumerate(afterwards, 1):
            due = price * cost(more)
            found += [worth - due for worth in after]
        return found


def last_throw(town: Town, seat: int, odds: tuple[float, ...]) -> float:
    """The chance that somebody else completes his combination in a throw."""
    goes_on = 1.0
    for other in range(town.seats):
        if other != seat:
            goes_on *= 1.0 - odds[dice_left(town, other)]
    return 1.0 - goes_on


assert TOWN_HALL == PLACES
