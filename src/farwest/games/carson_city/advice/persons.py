"""What personalities ask: money now or later, cowboys, tiles, parcels, bids."""

from __future__ import annotations

from farwest.games.carson_city import box
from farwest.games.carson_city.advice import cards
from farwest.games.carson_city.advice.plans import Plans
from farwest.games.carson_city.advice.worth import REVOLVER, Books
from farwest.games.carson_city.rules.claims import Claim
from farwest.games.carson_city.rules.cowboys import strength
from farwest.games.carson_city.rules.parcels import price
from farwest.games.carson_city.verbs import (
    ARM,
    BANKER_LOT,
    BID,
    BID_NONE,
    DOUBLE,
    FACE,
    HIRE,
    LOT,
    MONEY_NOW,
    SACRIFICE,
    TAKE,
    TAKE_NONE,
    TAX,
    TILE,
    TILE_NONE,
)


def face(books: Books, actions: list[int]) -> list[float]:
    """The strong bury, the weak heal."""
    city = books.city
    others = [strength(city, seat) for seat in range(city.seats) if seat != books.seat]
    strong = strength(city, books.seat) > sum(others) / len(others)
    return [float((action == FACE + 1) == strong) for action in actions]


def grocer_now(books: Books, actions: list[int]) -> list[float]:
    """Waiting costs nothing but the use of the money now."""
    now = box.GROCER_YELLOW_MONEY
    later = max(now - 3.0, cards.best_type(books))
    return [float(now) if action == MONEY_NOW else later for action in actions]


def grocer_red(books: Books, actions: list[int]) -> list[float]:
    now = box.GROCER_YELLOW_MONEY * books.dollar
    later = cards.houses(books) + 0.5
    return [now if action == MONEY_NOW else later for action in actions]


def settler_red(books: Books, actions: list[int]) -> list[float]:
    now = box.SETTLER_RED_MONEY * books.dollar
    later = cards.peaks(books) + 0.5
    return [now if action == MONEY_NOW else later for action in actions]


def grocer_income(books: Books, actions: list[int]) -> list[float]:
    return [
        float(box.GROCER_YELLOW_MONEY)
        if action == MONEY_NOW
        else float(sum(books.incomes(action - DOUBLE)))
        for action in actions
    ]


def hire(books: Books, actions: list[int]) -> list[float]:
    return [
        cards.hands(books, action - HIRE) - box.CAPTAIN_HIRE[action - HIRE] * books.dollar
        for action in actions
    ]


def arm(books: Books, actions: list[int]) -> list[float]:
    return [
        (action - ARM) * REVOLVER[books.round] - box.CAPTAIN_ARMS[action - ARM] * books.dollar
        for action in actions
    ]


def sacrifice(books: Books, actions: list[int]) -> list[float]:
    return [
        box.HEROES_VP[action - SACRIFICE] - cards.hands(books, action - SACRIFICE)
        for action in actions
    ]


def tax(books: Books, actions: list[int]) -> list[float]:
    return [cards.tax(books, action - TAX) for action in actions]


def banker(books: Books, actions: list[int]) -> list[float]:
    cash = books.city.cash[books.seat]
    return [
        box.BANKER_VP[action - BANKER_LOT]
        + books.kept(cash - box.BANKER_PRICE[action - BANKER_LOT])
        for action in actions
    ]


def worker_tile(books: Books, actions: list[int]) -> list[float]:
    plans = Plans(books)
    cost = box.CHINESE_WORKER_RED_COST * books.dollar
    return [
        0.0 if action == TILE_NONE else plans.tile(books.city.row[action - TILE]) - cost
        for action in actions
    ]


def claim_tile(books: Books, actions: list[int]) -> list[float]:
    """Take the tile from its dearest square, which leaves the cheap one in the row."""
    step = books.city.choice_of(books.seat)
    assert isinstance(step, Claim)
    gain = cards.claim(books, step.tile, step.cost)
    return [
        0.0 if action == TILE_NONE else gain + 0.1 - 0.01 * (action - TILE) for action in actions
    ]


def lawyer_parcel(books: Books, actions: list[int]) -> list[float]:
    plans = Plans(books)
    city = books.city
    return [
        0.0
        if action == TAKE_NONE
        else plans.parcel(action - TAKE) - price(city, action - TAKE) * books.dollar
        for action in actions
    ]


def auction_parcels(books: Books, actions: list[int]) -> list[float]:
    """The best two: the bank takes half of what others pay, and half of one's own bid."""
    plans = Plans(books)
    return [plans.parcel(action - LOT) for action in actions]


def bid(books: Books, actions: list[int]) -> list[float]:
    """One more than the last, up to what it is worth."""
    city = books.city
    plans = Plans(books)
    worth = sum(plans.parcel(parcel) for parcel in city.lot)
    if not city.lot:
        worth = box.CHIP_STRENGTH * cards.STRENGTH
    most = min(0.75 * worth / books.dollar, 0.6 * city.cash[books.seat])
    found = []
    for action in actions:
        if action == BID_NONE:
            found.append(0.0)
        else:
            dollars = action - BID
            found.append((most - dollars) - (dollars - city.bid - 1) * 0.01)
    return found
