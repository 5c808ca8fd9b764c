"""Which personality to take: what each side of each card is worth now, in points."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from farwest.games.carson_city import box
from farwest.games.carson_city.advice.money import KEPT, SAFE, WASTED
from farwest.games.carson_city.advice.plans import Plans
from farwest.games.carson_city.advice.worth import REVOLVER, ROAD, Books
from farwest.games.carson_city.powers import YELLOW
from farwest.games.carson_city.rules.buildings import income
from farwest.games.carson_city.rules.parcels import count, price, untaken, untaken_free
from farwest.games.carson_city.rules.personalities.governor import owed
from farwest.games.carson_city.rules.row import left_of
from farwest.games.carson_city.state import BUILT, HOUSE, MOUNTAIN, TOWN_HOUSE
from farwest.games.carson_city.verbs import CARD

STRENGTH: Final = 0.45
"""What a point of strength is worth for a round."""
FIRST: Final = 0.04
"""What it is worth to play before one more card."""
TABLE: Final[dict[int, float]] = {
    2 * box.SHERIFF: 2.4,
    2 * box.SHERIFF + 1: 1.2,
    2 * box.MERCENARY: box.MERCENARY_YELLOW_STRENGTH * STRENGTH,
    2 * box.MERCENARY + 1: box.MERCENARY_RED_STRENGTH * STRENGTH,
    2 * box.INDIAN: 3.4,
    2 * box.INDIAN + 1: 1.4,
    2 * box.GUNSMITH: 1.2,
    2 * box.GUNSMITH + 1: 1.3,
    2 * box.SINGER: 1.8,
    2 * box.SINGER + 1: 1.6,
    2 * box.AUCTIONEER: 1.2,
    2 * box.AUCTIONEER + 1: 0.9,
    2 * box.DOCTOR_UNDERTAKER: 0.7,
    2 * box.DOCTOR_UNDERTAKER + 1: 0.7,
    2 * box.COWBOY: 1.8,
    2 * box.TEACHER: 0.6,
}
"""Powers whose worth hardly changes."""


def personality(books: Books, actions: list[int]) -> list[float]:
    """The most useful card, its cash limit considered."""
    plans = Plans(books)
    cards = {action - CARD: card(books, plans, action - CARD) for action in actions}
    if box.STREET_BOY in cards:
        rest = [worth for number, worth in cards.items() if number > box.SHERIFF]
        side = books.city.side[box.STREET_BOY]
        fee = box.STREET_BOY_YELLOW_COST * books.dollar if side == YELLOW else 0.3
        cards[box.STREET_BOY] = max(rest, default=0.0) - fee + 0.3
    return [cards[action - CARD] for action in actions]


def card(books: Books, plans: Plans, number: int) -> float:
    if number == box.STREET_BOY:
        return 0.0
    power = 2 * number + books.city.side[number]
    reckon = RECKONED.get(power)
    worth = reckon(books, plans) if reckon else TABLE[power]
    return worth - loss(books, power) - FIRST * number


def loss(books: Books, power: int) -> float:
    """What a low cash limit costs: money that would go for little at the end of the round."""
    money = 0.8 * books.city.cash[books.seat] + SAFE * books.earnings()
    excess = money - box.LIMITS[power]
    return 0.6 * max(0.0, excess) * (KEPT[books.round] - WASTED)


# --- powers that must be reckoned ----------------------------------------------------------------


def banker_red(books: Books, _: Plans) -> float:
    lots = zip(box.BANKER_VP, box.BANKER_PRICE)
    return max(points - price * KEPT[books.round] for points, price in lots) - 0.1


def grocer(books: Books, _: Plans) -> float:
    return max(float(box.GROCER_YELLOW_MONEY), best_type(books)) * books.dollar


def best_type(books: Books) -> float:
    """What one's best type of building earns; it may be robbed."""
    city, seat = books.city, books.seat
    sums = [0] * len(box.BUILDINGS)
    for parcel, owner in enumerate(city.owner):
        if owner == seat and city.ground[parcel] >= BUILT:
            sums[city.ground[parcel] - BUILT] += income(city, parcel)
    return SAFE * max(sums)


def grocer_red(books: Books, _: Plans) -> float:
    return max(box.GROCER_YELLOW_MONEY * books.dollar, float(houses(books)))


def houses(books: Books) -> int:
    city, seat = books.city, books.seat
    return box.GROCER_RED_VP_PER_HOUSE * (count(city, seat, HOUSE) + count(city, seat, TOWN_HOUSE))


def worker(books: Books, _: Plans) -> float:
    roads = box.CHINESE_WORKER_YELLOW_ROADS * 0.6 * ROAD[books.round]
    return roads + 4 * books.dollar


def worker_red(books: Books, plans: Plans) -> float:
    tiles = [tile for tile in books.city.row if tile >= 0]
    if books.city.cash[books.seat] < box.CHINESE_WORKER_RED_COST or not tiles:
        return 0.0
    cost = box.CHINESE_WORKER_RED_COST * books.dollar
    return max(plans.tile(tile) for tile in tiles) - cost + books.cowboy * 0.5


def settler(books: Books, plans: Plans) -> float:
    return max((plans.parcel(parcel) for parcel in untaken(books.city)), default=0.0)


def settler_red(books: Books, _: Plans) -> float:
    return max(box.SETTLER_RED_MONEY * books.dollar, float(peaks(books)))


def peaks(books: Books) -> int:
    return count(books.city, books.seat, MOUNTAIN) * box.SETTLER_RED_VP_PER_MOUNTAIN


def captain(books: Books, _: Plans) -> float:
    cash, left = books.city.cash[books.seat], books.city.supply[books.seat]
    return max(
        hands(books, number) - cost * books.dollar
        for number, cost in enumerate(box.CAPTAIN_HIRE)
        if cost <= cash and number <= left
    )


def hands(books: Books, number: int) -> float:
    """What so many more cowboys are worth this round."""
    return number * (books.cowboy + 0.5)


def captain_red(books: Books, _: Plans) -> float:
    cash = books.city.cash[books.seat]
    return max(
        number * REVOLVER[books.round] - cost * books.dollar
        for number, cost in enumerate(box.CAPTAIN_ARMS)
        if cost <= cash
    )


def claim(books: Books, tile: int, cost: int) -> float:
    """A tile and its parcel at once; 0 if none can be had."""
    city = books.city
    if city.cash[books.seat] < cost or not left_of(city, tile) or not city.titles[books.seat]:
        return 0.0
    best = max((books.site(tile, parcel) for parcel in untaken_free(city)), default=0.0)
    return max(0.0, best + 0.5 - cost * books.dollar)


def prospector(books: Books, _: Plans) -> float:
    return claim(books, box.MINE, box.PROSPECTOR_YELLOW_COST)


def prospector_red(books: Books, _: Plans) -> float:
    return 1.2 + (2.5 if books.count[box.MINE] else 0.0)


def cowboy_red(books: Books, _: Plans) -> float:
    return claim(books, box.RANCH, box.COWBOY_RED_COST)


def governor(books: Books, _: Plans) -> float:
    return (1 + 0.8 * books.city.roads[books.seat]) * 0.9 + 0.6


def governor_red(books: Books, _: Plans) -> float:
    return max(tax(books, 0), tax(books, 1))


def tax(books: Books, money: int) -> float:
    others = [seat for seat in range(books.city.seats) if seat != books.seat]
    return sum(owed(books.city, seat, money) for seat in others) * books.dollar


def heroes(books: Books, _: Plans) -> float:
    return 0.3 + (1 - SAFE) * 1.5 * books.earnings() * books.dollar


def heroes_red(books: Books, _: Plans) -> float:
    most = min(books.city.reserve[books.seat], len(box.HEROES_VP) - 1)
    return max(box.HEROES_VP[n] - hands(books, n) for n in range(most + 1))


def teacher_red(books: Books, _: Plans) -> float:
    tiles = (box.SCHOOL, box.PRISON, box.CHURCH)
    found = sum(books.count[tile] * each for tile, each in zip(tiles, box.TEACHER_RED_TILES))
    return found + (0 if books.count[box.SALOON] else box.TEACHER_RED_VP_IF_NO_SALOON)


def lawyer(books: Books, plans: Plans) -> float:
    city = books.city
    cash = city.cash[books.seat]
    return 0.7 + max(
        (
            plans.parcel(parcel) - price(city, parcel) * books.dollar
            for parcel in untaken(city)
            if price(city, parcel) <= cash
        ),
        default=0.0,
    )


def editor(books: Books, _: Plans) -> float:
    divisor = box.LAWYER_EDITOR_RED_VP_DIVISOR_BY_ROUND[books.round - 1]
    return SAFE * (books.earnings() + 4) / divisor + 0.4


RECKONED: Final[dict[int, Callable[[Books, Plans], float]]] = {
    2 * box.BANKER: lambda books, _: box.BANKER_YELLOW_MONEY * books.dollar,
    2 * box.BANKER + 1: banker_red,
    2 * box.GROCER: grocer,
    2 * box.GROCER + 1: grocer_red,
    2 * box.CHINESE_WORKER: worker,
    2 * box.CHINESE_WORKER + 1: worker_red,
    2 * box.SETTLER: settler,
    2 * box.SETTLER + 1: settler_red,
    2 * box.CAPTAIN: captain,
    2 * box.CAPTAIN + 1: captain_red,
    2 * box.PROSPECTOR: prospector,
    2 * box.PROSPECTOR + 1: prospector_red,
    2 * box.COWBOY + 1: cowboy_red,
    2 * box.GOVERNOR: governor,
    2 * box.GOVERNOR + 1: governor_red,
    2 * box.HEROES: heroes,
    2 * box.HEROES + 1: heroes_red,
    2 * box.TEACHER + 1: teacher_red,
    2 * box.LAWYER_EDITOR: lawyer,
    2 * box.LAWYER_EDITOR + 1: editor,
}
"""Powers whose worth depends on the table."""
