"""What things are worth to a seat, in points at the end of the game.

Only what the seat may know is used: its own hand, what it remembers of others, and open counts.
"""

from __future__ import annotations

from functools import cache
from itertools import accumulate
from math import comb
from operator import mul
from typing import Final

from farwest.games.dice_town.box import (
    BRUTE,
    CARD_VP,
    CARDS,
    CHEATER,
    CORRUPTION,
    DEED_5,
    DEEDS,
    DESPERADO,
    DICE,
    DOG,
    DOG_VP,
    DOLLARS_PER_VP,
    DOUBLE_GUN,
    DYNAMITE,
    ELIXIR,
    GIFT,
    GIRLS,
    INSURANCE,
    MARSHALL,
    MULE,
    MULE_VP,
    NERVOUS_JOE,
    OUTLAW_DOLLARS,
    RANCH,
    RANCHES,
    SHARE,
    SHERIFF_VP,
    SMOKE_SIGNALS,
    STORE_BASE,
    STORE_EXTENSION,
    SWINDLER,
    SWINDLER_DOLLARS,
    UNLIMITED_CREDIT,
    WANTED_NOTICE,
    WHISKY,
)
from farwest.games.dice_town.memory import is_deed, known
from farwest.games.dice_town.rules.goods import deeds_in_hand
from farwest.games.dice_town.state import Town

DOLLAR: Final = 1 / DOLLARS_PER_VP
READY: Final = 0.25
"""What a dollar is worth beyond its points while there is a use for it."""
SCARCE: Final = 0.5
"""What one more is worth beyond that to a player who has none."""
NUGGETS_A_ROUND: Final = 2.2
DEEDS_A_ROUND: Final = 1.8
STAR_STAYS: Final = 0.4
"""The chance that a star taken now is still there a round later."""
STAR_POWER: Final = 4.0
"""What settling ties is worth to a Sheriff while the game goes on."""
OUTLAW: Final = 1.6
"""What an Outlaw who sets dice is worth early in the game."""
RICH: Final = 20
FIRST_DOLLARS: Final[tuple[float, ...]] = tuple(
    accumulate((1 / (1 + held) for held in range(RICH)), initial=0.0)
)
"""How scarce the first so many dollars were, one by one."""
STAR_HELD: Final = 4.0
"""What the star is worth to who holds it between rounds: the next one may take it."""
READY_HELD: Final = 0.6
"""What a dollar is worth between rounds beyond its points."""
SCARCE_HELD: Final = 0.5
"""What having one dollar and not none is worth between rounds, beyond that."""
DEEDS_RISKED: Final = 0.15
"""The share of the deeds in hand that robbers take from one of two players before the end."""
CARDS_RISKED: Final = 0.4
"""The same of the points of store cards."""
CARDS_HELD: Final = 1.3
"""What a card is worth to who holds it between rounds beyond its promise, in parts of that."""
PROMISE: Final = 1.5
"""The rounds after which a card that must be played has shown half of its promise."""
GIVEN: Final = 1.5
"""What the card is worth that a rival gives away."""
BEHIND: Final = 8.0
"""The points behind the leader at which a rival counts half as much."""

_promise: Final[list[float]] = [0.0] * len(CARDS)
"""What a card that is played may bring, early in the game."""
for _card, _points in (
    (DYNAMITE, 2.2),
    (GIRLS, 2.4),
    (BRUTE, 1.5),
    (CHEATER, 2.2),
    (CORRUPTION, 2.4),
    (UNLIMITED_CREDIT, 2.0),
    (NERVOUS_JOE, 2.8),
    (MARSHALL, 2.0),
    (SHARE, 1.6),
    (WANTED_NOTICE, 1.2),
    (ELIXIR, 2.2),
    (DOUBLE_GUN, 1.0),
    (WHISKY, 2.5),
    (INSURANCE, 1.6),
    (DESPERADO, 1.2),
    (SMOKE_SIGNALS, 0.8),
    (MULE, 1.0),
    (DOG, 1.0),
):
    _promise[_card] = _points


class Books:
    """What a seat reckons at one moment: how long the game lasts, who is dangerous, what counts."""

    __slots__ = ("best", "fade", "hands", "left", "seat", "shelf", "star", "town", "weights")

    def __init__(self, town: Town, seat: int) -> None:
        self.town = town
        self.seat = seat
        deeds = len(town.row) + len(town.deeds)
        rounds = min(town.mine / NUGGETS_A_ROUND, deeds / DEEDS_A_ROUND)
        self.left = max(0.0, rounds - 1.0)
        """How many rounds will probably follow this one."""
        self.fade = self.left / (self.left + PROMISE)
        """What is left of the promise of a card that needs time: nothing in the last round."""
        stays: float = STAR_STAYS**self.left
        self.star = SHERIFF_VP * stays + STAR_POWER * (1.0 - stays)
        """What the star is worth: points at the end, and the last word until then."""
        self.hands: list[list[float]] = []
        """What the deeds, then the store cards, of each player are probably worth."""
        for other in range(town.seats):
            self.look_at(other)
        self.weights = self.weigh_rivals()
        """How much a point less for each other player is worth; the leader counts most."""
        self.shelf: list[float] = []
        """What each card of the store is worth, from the worst on, once somebody has asked."""
        self.best: dict[int, list[float]] = {}
        """The best of none, one, two … cards of a rival's kind, by place in `hands`."""

    def look_at(self, other: int) -> None:
        """Note what another's deeds and store cards may be: what is known, the rest spread."""
        town = self.town
        if other == self.seat:
            self.hands += [[], []]
            return
        seen = known(town, self.seat, other)
        deeds = [float(code) for code in seen if is_deed(code)]
        store = [self.card(code) for code in seen if not is_deed(code)]
        number = deeds_in_hand(town, other)
        deeds += spread(number - len(deeds), 1.0, 5.0)
        store += spread(len(town.hand[other]) - number - len(store), 0.0, 5.0)
        self.hands += [deeds, store]

    def deeds_of(self, other: int) -> list[float]:
        return self.hands[2 * other]

    def store_of(self, other: int) -> list[float]:
        return self.hands[2 * other + 1]

    def dollar(self, cash: int) -> float:
        """What one dollar more or less is worth to who holds so many."""
        return DOLLAR + self.fade * (READY + SCARCE / (1 + cash))

    def card(self, code: int) -> float:
        """What a deed or a store card is worth in our hand."""
        if code <= DEED_5:
            return code
        town = self.town
        points = CARD_VP[code] + _promise[code] * self.fade
        if code == MULE:
            hand = town.hand[self.seat]
            points += MULE_VP * (len(hand) - deeds_in_hand(town, self.seat) + 1)
        elif code == DOG:
            points += DOG_VP * len(town.captured[self.seat])
        elif code == SWINDLER:
            points += SWINDLER_DOLLARS * DOLLAR * town.seats
        elif code == GIFT:
            points += GIVEN
        return points

    def shop(self, drawn: int) -> float:
        """What the best of some store cards is worth."""
        town = self.town
        if not town.store and not town.discard:
            return 0.0
        if not self.shelf:
            pool = STORE_BASE + STORE_EXTENSION if town.extension else STORE_BASE
            hand = town.hand[self.seat]
            self.shelf = sorted([self.card(code) for code in pool if code not in hand])
        return best_of(self.shelf, drawn)

    def drawn_from(self, kind: int) -> list[float]:
        """What the best of so many cards, drawn from the deeds or store of a rival, is worth."""
        found = self.best.get(kind)
        if found is None:
            ranked = sorted(self.hands[kind])
            found = [best_of(ranked, drawn) for drawn in range(min(DICE, len(ranked)) + 1)]
            self.best[kind] = found
        return found

    def top_deed(self) -> float:
        """What the unseen card on top of the deed deck is worth."""
        town = self.town
        if not town.deeds:
            return 0.0
        ranches = RANCHES if town.extension else 0
        total = sum(DEEDS) + ranches * (town.ranches[self.seat] + 1)
        return total / (len(DEEDS) + ranches)

    def row(self, aces: int) -> float:
        """What the deeds of the row that so many aces reach are worth."""
        total = 0
        herd = self.town.ranches[self.seat]
        for code in self.town.row[: 1 + aces]:
            if code == RANCH:
                herd += 1
                total += herd
            else:
                total += code
        return total

    def standing(self, other: int) -> float:
        """The points a player may expect from what he has, as far as we can know."""
        town = self.town
        dollars = town.cash[other] + sum([OUTLAW_DOLLARS[card] for card in town.captured[other]])
        ranches = town.ranches[other]
        points = town.nuggets[other] + dollars * DOLLAR + ranches * (ranches + 1) / 2
        points += sum(town.fenced[other]) + OUTLAW * self.fade * len(town.outlaws[other])
        if other == town.sheriff:
            points += self.star
        if other == self.seat:
            return points + sum([self.card(code) for code in town.hand[other]])
        return points + sum(self.deeds_of(other)) + sum(self.store_of(other))

    def weigh_rivals(self) -> list[float]:
        others = [other for other in range(self.town.seats) if other != self.seat]
        weights = [0.0] * self.town.seats
        stands = [self.standing(other) for other in others]
        for other, stand in zip(others, stands):
            weights[other] = 1.0 / (len(others) * (1.0 + (max(stands) - stand) / BEHIND))
        return weights


def promise_of_means(books: Books, seat: int) -> float:
    """What dollars, cards and the star bring between rounds beyond what answers count on."""
    town = books.town
    dollars = town.cash[seat]
    points = READY_HELD * dollars + SCARCE_HELD * FIRST_DOLLARS[min(dollars, RICH)]
    points += CARDS_HELD * promise_of_cards(town.hand[seat])
    points = books.fade * (points - risk(town, seat))
    if seat == town.sheriff:
        points += STAR_HELD - books.star
    return points


def risk(town: Town, seat: int) -> float:
    """What robbers may take from a hand before the end: one robbery a round, whoever it hits."""
    hand = town.hand[seat]
    deeds = deeds_in_hand(town, seat)
    store = sum([CARD_VP[code] for code in hand[deeds:]])
    return 2 / town.seats * (DEEDS_RISKED * sum(hand[:deeds]) + CARDS_RISKED * store)


def promise_of_cards(hand: list[int]) -> float:
    """What the cards of a hand may bring if they are played, early in the game."""
    return sum([_promise[code] for code in hand])


def spread(number: int, low: float, high: float) -> list[float]:
    """Cards nobody has seen, spread evenly between the worst and the best."""
    step = (high - low) / (number + 1)
    return [low + step * (i + 1) for i in range(number)]


def best_of(ranked: list[float], drawn: int) -> float:
    """The best of some cards drawn blindly from these, on average; they come worst first."""
    number = len(ranked)
    drawn = min(drawn, number)
    if not drawn:
        return 0.0
    ways = _best_ways(number, drawn)
    total: float = sum(map(mul, ranked[drawn - 1 :], ways))
    return total / ways[-1]


@cache
def _best_ways(number: int, drawn: int) -> list[int]:
    """In how many draws each card, from the worst that can be, is the best; then, of how many."""
    return [comb(i, drawn - 1) for i in range(drawn - 1, number)] + [comb(number, drawn)]
