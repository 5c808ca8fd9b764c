"""One function for each other kind of decision."""

from __future__ import annotations

from typing import Final

from farwest.games.carson_city import box
from farwest.games.carson_city.advice.money import KEPT, WASTED
from farwest.games.carson_city.advice.placing import Board
from farwest.games.carson_city.advice.plans import Plans
from farwest.games.carson_city.advice.worth import Books
from farwest.games.carson_city.land import AROUND
from farwest.games.carson_city.powers import DOCTOR as DOCTOR_POWER
from farwest.games.carson_city.powers import limit
from farwest.games.carson_city.rules.buildings import income
from farwest.games.carson_city.rules.cowboys import CORRALS, strength
from farwest.games.carson_city.rules.duels import shot
from farwest.games.carson_city.rules.ending import Spend
from farwest.games.carson_city.rules.outlaw_fights import Prize, bounty
from farwest.games.carson_city.rules.outlaws import tempting
from farwest.games.carson_city.rules.resolution import BuyPoints, BuyTile
from farwest.games.carson_city.state import LAND
from farwest.games.carson_city.verbs import (
    BREED,
    BUY,
    BUY_DONE,
    DOCTOR,
    DOCTOR_NONE,
    DUEL_DONE,
    DUEL_TILE,
    HORSE,
    HORSE_BUY,
    HORSE_NONE,
    KEEP_DICE,
    LINES,
    LOSE_POINT,
    NEXT,
    POINTS,
    PRIZE_LOOT,
    PURCHASE,
    REROLL,
    SPEND,
    TRIPLE,
    TRIPLE_NONE,
)
from farwest.kernel.steps import NOBODY

SHEET: Final[tuple[tuple[float, ...], ...]] = (
    (0.0, 2.0, 3.9, 5.6, 7.0, 8.2),
    (0.0, 2.0, 3.8, 5.2, 6.3),
    (0.0, 2.6, 4.8, 6.2, 7.2),
    (0.0, 1.6, 3.0, 4.2),
    (0.0, 0.9, 1.4, 1.8, 2.1),
    (0.0, 1.4),
)
"""What the lines of a sheet are worth, by category."""
SHEET_POINT: Final = 0.8
"""What a point not yet spent on a sheet is worth."""
RODEO: Final = 0.4
"""What a horse is worth at each rodeo still to come; at the end it is worth a point."""
LATER_BLAST: Final = 6
"""The dollars a dynamite token may bring in a later round."""
TILE_KEPT: Final = 0.22
"""What each pip of a duel tile is worth that is kept."""
IN_CORRAL: Final[tuple[float, ...]] = (0.3, 0.25, 0.0, 0.0, 0.35)
"""What a corral is good for beside ranches and money."""


def sheet(_: Books, actions: list[int]) -> list[float]:
    """The best line for its price."""
    found = []
    for action in actions:
        category, line = divmod(action, LINES)
        found.append(SHEET[category][line] - SHEET_POINT * box.LINE_PRICE[category][line])
    return found


# --- duels ---------------------------------------------------------------------------------------


def outlaw_next(books: Books, actions: list[int]) -> list[float]:
    """First the outlaws that rivals' buildings tempt: they leave no room for others."""
    city = books.city
    found = []
    for action in actions:
        near = [other for other in AROUND[action - NEXT] if not city.outlaw[other]]
        goal = max(near, key=lambda other: tempting(city, other), default=NOBODY)
        own = goal != NOBODY and city.owner[goal] == books.seat
        gain = tempting(city, goal) if goal != NOBODY else 0
        found.append(-float(gain) if own else float(gain))
    return found


def duel_next(books: Books, actions: list[int]) -> list[float]:
    """First those that matter least: who loses them comes home and is stronger."""
    city = books.city
    mark = 1 << books.seat
    return [0.0 if city.at[LAND + action - NEXT] & mark else 1.0 for action in actions]


def duel_tile(books: Books, actions: list[int]) -> list[float]:
    """The lowest tile that will probably do; the higher the prize the higher the tile."""
    city, seat = books.city, books.seat
    own = strength(city, seat)
    place = city.contest
    board = Board(books)
    prize = max(board.gain(place), 0.3)
    rivals = [strength(city, other) for other in city.fighters if other != seat]
    outlaw = place >= LAND and city.outlaw[place - LAND]
    found = []
    for action in actions:
        if action == DUEL_DONE:
            found.append(-0.05 * prize)
            continue
        value = action - DUEL_TILE
        chance = 1.0
        for other in rivals:
            chance *= min(max((own + value - other + 0.5) / box.DUEL_VALUES, 0.02), 1.0)
        if outlaw and own + value < city.menace:
            chance = 0.0
        found.append(chance * prize - TILE_KEPT * value)
    return found


def reroll(books: Books, actions: list[int]) -> list[float]:
    """Roll again what is low, unless one has won already."""
    city, seat = books.city, books.seat
    own = shot(city, seat) + strength(city, seat)
    others = [shot(city, s) + strength(city, s) for s in city.fighters if s != seat]
    place = city.contest
    goal = max(others, default=0)
    if place >= LAND and city.outlaw[place - LAND]:
        goal = max(goal, city.menace)
    won = own > goal or (own == goal and city.fighters[0] == seat)
    if won:
        return [float(action == KEEP_DICE) for action in actions]
    return [
        0.0 if action == KEEP_DICE else 7.0 - city.dice[2 * seat + action - REROLL]
        for action in actions
    ]


def bury(books: Books, actions: list[int]) -> list[float]:
    """Money, unless a point is worth less; the Undertaker has the money then."""
    pay = -box.UNDERTAKER_MONEY * books.dollar * (1 + books.envy)
    return [-float(box.UNDERTAKER_VP) if action == LOSE_POINT else pay for action in actions]


def heal(books: Books, actions: list[int]) -> list[float]:
    """A second chance on an empty square."""
    board = Board(books)
    own = books.city.power[DOCTOR_POWER] == books.seat
    cost = 0 if own else box.DOCTOR_UNDERTAKER_YELLOW_HEAL_PRICE
    return [
        0.0
        if action == DOCTOR_NONE
        else board.gain(action - DOCTOR) - books.cowboy - cost * books.dollar
        for action in actions
    ]


def prize(books: Books, actions: list[int]) -> list[float]:
    step = books.city.choice_of(books.seat)
    assert isinstance(step, Prize)
    loot = income(books.city, step.parcel) // 2 * books.dollar
    return [loot if action == PRIZE_LOOT else float(bounty(books.city)) for action in actions]


# --- buying --------------------------------------------------------------------------------------


def buy_parcels(books: Books, actions: list[int]) -> list[float]:
    """The best bargain first; money one will need for a tile is not spent on a poor parcel."""
    plans = Plans(books, books.free)
    return [0.0 if action == BUY_DONE else plans.purchase(action - BUY) for action in actions]


def buy_tile(books: Books, actions: list[int]) -> list[float]:
    step = books.city.choice_of(books.seat)
    assert isinstance(step, BuyTile)
    plans = Plans(books)
    tile = books.city.row[step.square - box.BUILD12]
    plans.spare = len(books.free) - len(books.city.pending[books.seat])
    gain = plans.tile(tile) - step.price(books.city) * books.dollar
    return [gain if action == PURCHASE else 0.0 for action in actions]


def buy_points(books: Books, actions: list[int]) -> list[float]:
    """Points now against money kept."""
    step = books.city.choice_of(books.seat)
    assert isinstance(step, BuyPoints)
    cost = box.SQUARE_PRICE[step.square]
    cash = books.city.cash[books.seat]
    return [
        (action - POINTS) + books.kept(cash - (action - POINTS) * cost) + 1e-6 * (action - POINTS)
        for action in actions
    ]


def spend(books: Books, actions: list[int]) -> list[float]:
    """As little as one must; the rest of a started ten would be lost."""
    step = books.city.choice_of(books.seat)
    assert isinstance(step, Spend)
    city = books.city
    cash = city.cash[books.seat]
    least = max(0, cash - limit(city, books.seat))
    turn = min(books.round - (0 if step.last else 1), box.ROUNDS)
    found = []
    for action in actions:
        points = action - SPEND
        left = cash - max(least, points * box.DOLLARS_PER_VP_AT_LIMIT)
        found.append(points + left * max(KEPT[max(turn, 1)], WASTED))
    return found


# --- horses, dynamite ----------------------------------------------------------------------------


def horse(books: Books, actions: list[int]) -> list[float]:
    """A horse into the corral that helps most."""
    return [
        -0.2 if action == HORSE_NONE else corral_worth(books, action - HORSE) for action in actions
    ]


def corral_worth(books: Books, corral: int) -> float:
    city, seat = books.city, books.seat
    found = IN_CORRAL[corral] + 0.05 * box.HATS[corral]
    held = city.corral[seat * CORRALS + corral]
    if corral == 0:
        found += 0.4 if held in (0, 2) else -0.2
    elif corral == 2 and books.count[box.RANCH] > held:
        found += max(books.incomes(box.RANCH), default=0) * books.dollar
    elif corral == 3:
        found += box.CORRAL_MONEY * books.dollar
    return found


def horse_buy(books: Books, actions: list[int]) -> list[float]:
    """A horse costs the wage and its price."""
    cost = (box.WAGE + box.HORSE_PRICE) * books.dollar
    gain = 1.0 + RODEO * (box.ROUNDS + 1 - books.round)
    return [gain - cost if action == HORSE_BUY else 0.0 for action in actions]


def breed(books: Books, actions: list[int]) -> list[float]:
    return [float(income(books.city, action - BREED)) for action in actions]


def dynamite(books: Books, actions: list[int]) -> list[float]:
    """Triple the best mine; a token kept may serve in a later round."""
    found = []
    for action in actions:
        if action == TRIPLE_NONE:
            found.append(0.0 if books.round == box.ROUNDS else LATER_BLAST * books.dollar)
        else:
            found.append(2 * income(books.city, action - TRIPLE) * books.dollar)
    return found
