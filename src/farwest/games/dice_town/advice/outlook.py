"""What five dice would bring: the chance to win each place, times what it is worth.

`Outlook` values final dice; `Hopes` values dice still to be thrown.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from farwest.games.dice_town.advice.chances import (
    ONE_MORE,
    SHAPES,
    Ends,
    ends,
    grown,
    mixture,
    ways,
)
from farwest.games.dice_town.advice.gains import benefit, gain
from farwest.games.dice_town.advice.worth import Books
from farwest.games.dice_town.box import (
    BENEFIT_FACES,
    BENEFITS,
    DICE,
    SHERIFF,
    TOWN_HALL,
)
from farwest.games.dice_town.dice import COUNT, HANDFULS, NUMBER, SIDES, SIZE
from farwest.games.dice_town.rules.throwing import cost, dice_left
from farwest.games.dice_town.state import Town

PLACES: Final = 5
"""Places won by a face; Town Hall is the sixth."""
THROWN: Final = range(1, DICE + 1)
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


class Gains(NamedTuple):
    """What a seat reckons with before it looks at anybody's dice."""

    classic: list[float]
    """What the classic action of each place brings with one to five dice, place by place."""
    new: list[float]
    """The same for the new actions of the extension."""
    deeds: list[float]
    """What Town Hall brings with no ace, one and two."""
    doc: list[float]
    """What each benefit of the Doc brings."""
    second_hall: float
    star: float


def gains(books: Books) -> Gains:
    """What every place would bring now."""
    kinds = range(2 if books.town.extension else 1)
    places = [
        [gain(books, place * 2 + new, dice) for place in range(PLACES) for dice in THROWN]
        for new in kinds
    ]
    return Gains(
        classic=places[0],
        new=places[-1],
        deeds=[gain(books, 2 * TOWN_HALL, aces) for aces in range(3)],
        doc=[benefit(books, kind) for kind in range(len(BENEFITS))],
        second_hall=gain(books, 2 * TOWN_HALL + 1, 0),
        star=books.star,
    )


class Outlook:
    """What each final handful would bring a seat, against what the others may still get."""

    __slots__ = ("blank", "doc", "ends", "gains", "hall_brings", "hopes", "known", "place",
                 "second_hall", "seconds", "tie", "visits")  # fmt: skip

    def __init__(self, found: Gains, rivals: list[Ends], tie: list[float], town: Town) -> None:
        """`tie` says how much of a tie with each rival is ours."""
        self.gains = found
        self.ends = rivals
        self.tie = tie
        self.seconds = bool(town.extension) and town.seats > 2
        self.second_hall = found.second_hall
        self.doc = found.doc
        deny = DENIAL / len(rivals)
        self.hall_brings = [deeds + deny * found.deeds[0] for deeds in found.deeds]
        self.place: list[list[float]] = []
        self.blank: list[list[float]] = []
        for place in range(PLACES):
            self.weigh(place, deny, bool(town.extension))
        if min(tie) == 1.0:  # the Sheriff's own outlook: he keeps the star if nobody wants it
            self.place[SHERIFF][0] = self.nobody(SHERIFF) * found.star
        self.known: list[float | None] = [None] * COUNT
        self.visits: dict[int, float] = {}
        self.hopes: dict[tuple[float, int, float, float], Hopes] = {}

    def weigh(self, place: int, deny: float, extension: bool) -> None:
        """What each number of dice brings at a place, and the chance that it brings nothing."""
        first_dice = place * DICE
        brings = [0.0]
        blank = [1.0]
        usual = self.gains.classic[first_dice + TYPICAL - 1] * deny
        for dice in THROWN:
            first, second = self.standing(place, dice)
            classic = self.gains.classic[first_dice + dice - 1]
            if extension:
                new = self.gains.new[first_dice + dice - 1]
                best, rest = max(classic, new), min(classic, new)
            else:
                best, rest = classic, 0.0
            if not self.seconds:
                second = 0.0
            brings.append(first * (best + usual) + second * rest)
            blank.append(1.0 - (first if best > 0 else 0.0) - (second if rest > 0 else 0.0))
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

    def final(self, number: int) -> float:
        """What the five dice with this number would bring."""
        found = self.known[number]
        if found is None:
            found = self.known[number] = self.weigh_dice(SHAPES[number])
        return found

    def weigh_dice(self, shape: list[int]) -> float:
        rank, nines, tens, jacks, queens, kings, aces = shape
        first, second = self.hall(rank)
        total = first * self.hall_brings[min(aces, 2)]
        blank = 1.0 - first
        if self.seconds:
            total += second * self.second_hall
            blank -= second
        mine, bank, store, saloon, sheriff = self.place
        total += mine[nines]
        total += bank[tens]
        total += store[jacks]
        total += saloon[queens]
        total += sheriff[kings]
        mine, bank, store, saloon, sheriff = self.blank
        blank = blank * mine[nines] * bank[tens] * store[jacks] * saloon[queens] * sheriff[kings]
        return total + blank * self.visit(shape)

    def visit(self, shape: list[int]) -> float:
        """What the Doc would offer these dice."""
        shown = 0
        for dice in shape[1:]:
            shown = 2 * shown + (dice > 0)
        found = self.visits.get(shown)
        if found is None:
            found = 0.0
            for kind, opening in enumerate(BENEFIT_FACES):
                for face in opening:
                    if shape[1 + face] and self.doc[kind] > found:
                        found = self.doc[kind]
            self.visits[shown] = found
        return found

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


_outlooks: Final[dict[Any, Outlook]] = {}


def outlook_of(books: Books, rivals: list[int], chosen: bool) -> Outlook:
    """The outlook of a seat when these dice are set, and still chosen or just as they fall."""
    town = books.town
    others = [other for other in range(town.seats) if other != books.seat]
    tie = [share(town, books.seat, other) for other in others]
    found = gains(books)
    key = (
        *found.classic,
        *found.new,
        *found.deeds,
        *found.doc,
        found.second_hall,
        found.star,
        *[rivals[other] for other in others],
        *tie,
        chosen,
        town.extension,
    )
    outlook = _outlooks.get(key)
    if outlook is None:
        fresh = None
        endings = []
        for other in others:
            if rivals[other] or not chosen:
                endings.append(ends(rivals[other], chosen))
            else:
                fresh = fresh or fresh_start(found)
                endings.append(fresh)
        if len(_outlooks) >= MOST_OUTLOOKS:
            del _outlooks[next(iter(_outlooks))]
        outlook = _outlooks[key] = Outlook(found, endings, tie, town)
    return outlook


def fresh_start(found: Gains) -> Ends:
    """How a player with nothing set may end: he goes for what is worth most."""
    appeal = [found.classic[place * DICE + TYPICAL - 1] for place in range(PLACES)]
    return mixture([*appeal, found.deeds[TYPICAL]])


def share(town: Town, seat: int, other: int) -> float:
    """How much of a tie with this player is ours."""
    if seat == town.sheriff:
        return 1.0
    return 0.0 if other == town.sheriff else FAVOUR


class Hopes:
    """What dice set so far would bring, with the others still to be thrown.

    All lists are by handful number; a handful that was not reached yet has no hope.
    """

    __slots__ = ("after", "dollars", "falls", "hope", "last", "later", "net", "outlook", "price")

    def __init__(
        self, outlook: Outlook, price: float, dollars: int, last: float, later: float
    ) -> None:
        """`last` is the chance that the next throw is the final one, `later` of those after it."""
        self.outlook = outlook
        self.price = price
        self.dollars = dollars
        self.last = last
        self.later = later
        self.falls = [0.0] * COUNT
        """With all other dice as they fall."""
        self.hope: list[float | None] = [None] * COUNT
        """With a choice in this throw."""
        self.after = [0.0] * COUNT
        """With a choice in a later throw."""
        self.net = [0.0] * COUNT
        """What it is worth to make this handful of a smaller one, by the size at hand."""

    def of(self, pack: int) -> float:
        """What a handful that was reached would bring."""
        found = self.hope[NUMBER[pack]]
        assert found is not None
        return found

    def reach(self, pack: int) -> None:
        """Value a handful and all that it can become, from the largest down."""
        if self.hope[NUMBER[pack]] is not None:
            return
        growing = grown(pack)
        final = self.outlook.final
        for full in growing[DICE]:
            self.falls[full] = self.hope[full] = self.after[full] = final(full)
        for size in range(DICE - 1, SIZE[pack] - 1, -1):
            self.look_ahead(growing, size)

    def look_ahead(self, growing: list[list[int]], size: int) -> None:
        """Value the handfuls of one size from those of larger ones."""
        net, after, price = self.net, self.after, self.price
        for larger in range(size + 1, DICE + 1):
            due = price * cost(larger - size)
            for number in growing[larger]:
                net[number] = after[number] - due
        for number in growing[size]:
            falls = sum(ONE_MORE[number](self.falls)) / SIDES
            self.falls[number] = falls
            net[number] = falls - price
            again = ways(HANDFULS[number], self.dollars).best(net)
            self.hope[number] = self.last * falls + (1.0 - self.last) * again
            after[number] = self.later * falls + (1.0 - self.later) * again


def last_throw(town: Town, seat: int, odds: tuple[float, ...]) -> float:
    """The chance that somebody else completes his combination in a throw."""
    goes_on = 1.0
    for other in range(town.seats):
        if other != seat:
            goes_on *= 1.0 - odds[dice_left(town, other)]
    return 1.0 - goes_on


assert TOWN_HALL == PLACES
