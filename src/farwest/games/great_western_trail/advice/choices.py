"""One function for each kind of decision beside the way ahead."""

from __future__ import annotations

from typing import Any

from farwest.games.great_western_trail import box
from farwest.games.great_western_trail.advice import actions as acts
from farwest.games.great_western_trail.advice import goods, hand, railroad, weights
from farwest.games.great_western_trail.advice.books import KIND, Books
from farwest.games.great_western_trail.rules.auxiliary import auxiliary
from farwest.games.great_western_trail.rules.building import BuildPlace
from farwest.games.great_western_trail.rules.cattle import ADD_CARDS
from farwest.games.great_western_trail.rules.delivery import Deliver, SpecialDelivery, spaces_back
from farwest.games.great_western_trail.rules.hiring import ROWS, Hire
from farwest.games.great_western_trail.rules.kansas_city import income as income_of
from farwest.games.great_western_trail.rules.stations import Appoint, Upgrade
from farwest.games.great_western_trail.rules.supply import is_worker
from farwest.games.great_western_trail.rules.tiles import building
from farwest.games.great_western_trail.rules.village import RemoveHazard
from farwest.games.great_western_trail.verbs import (
    APPOINT,
    AUX_DOUBLE,
    BUY,
    BUY_CARD,
    CERT,
    CITY,
    DECLINE_APPOINT,
    DECLINE_MASTER,
    DECLINE_SPACE,
    DECLINE_TAKE,
    DECLINE_UPGRADE,
    DISCARD,
    DRAW,
    ENGINE,
    FORESIGHT,
    HAZARD,
    HIRE,
    OBJECTIVES,
    PERFORM_JERSEY,
    PLAY,
    PLOT,
    REMOVE,
    STATION,
    STOP_BUY,
    STOP_REMOVE,
    TAKE,
    TAKE_STACK,
    TILE,
    TRADE,
)


def asked(books: Books) -> Any:
    """The question that is to be answered."""
    return books.trail.choice_of(books.seat)


def is_play(action: int) -> bool:
    return PLAY <= action < PLAY + OBJECTIVES


# --- auxiliary actions, the engine -----------------------------------------------------------


def aux(books: Books, actions: list[int]) -> list[float]:
    """The best of the auxiliary actions; twice rather than once."""
    found = []
    for action in actions:
        act = auxiliary(action)
        gain = acts.worth(books, act)[0] if act is not None else 0.0
        found.append(gain + 0.001 * (action >= AUX_DOUBLE))
    return found


def engine(books: Books, actions: list[int]) -> list[float]:
    """Where the engine stands best, and which station it stops at."""
    here = railroad.standing(books, books.trail.engine[books.seat])
    return [
        railroad.arrive(books, action - ENGINE) if action >= ENGINE else here for action in actions
    ]


def engine_back(books: Books, actions: list[int]) -> list[float]:
    """Back from the last space, or back for a delivery."""
    special = isinstance(asked(books), SpecialDelivery)
    found = []
    for action in actions:
        space = action - ENGINE
        gain = railroad.arrive(books, space)
        if special:
            gain += railroad.deliver(books, spaces_back(books.trail, space), free=True)
        found.append(gain)
    return found


def station(books: Books, actions: list[int]) -> list[float]:
    return [railroad.station(books, action - STATION) for action in actions]


def upgrade(books: Books, actions: list[int]) -> list[float]:
    """The disc that brings most, if the station is worth it at all."""
    step = asked(books)
    assert isinstance(step, Upgrade)
    refuse = 0.01 if railroad.station(books, step.station) <= 0 else -100.0
    return [
        refuse if action == DECLINE_UPGRADE else railroad.disc(books, action) for action in actions
    ]


def disc(books: Books, actions: list[int]) -> list[float]:
    return [railroad.disc(books, action) for action in actions]


def appoint(books: Books, actions: list[int]) -> list[float]:
    step = asked(books)
    assert isinstance(step, Appoint)
    master = books.trail.masters[step.station]
    return [
        0.0 if action == DECLINE_APPOINT else railroad.appoint(books, master, action - APPOINT)
        for action in actions
    ]


# --- the village, workers, buildings ---------------------------------------------------------


def tiles(books: Books, actions: list[int]) -> list[float]:
    """Teepees and hazards, or neither."""
    step = asked(books)
    cost = books.money(step.cost) if isinstance(step, RemoveHazard) else 0.0
    found = []
    for action in actions:
        if action in (DECLINE_SPACE, DECLINE_MASTER):
            found.append(0.0)
        elif action >= HAZARD:
            found.append(goods.cleared(books, box.HAZARD_SLOTS[action - HAZARD]) - cost)
        else:
            found.append(goods.teepee(books, action - TRADE))
    return found


def hire(books: Books, actions: list[int]) -> list[float]:
    step = asked(books)
    assert isinstance(step, Hire)
    worths = [
        goods.worker(books, kind) if books.workers(kind) < box.WORKER_LIMIT else 0.0
        for kind in range(3)
    ]
    found = []
    for action in actions:
        if action == DECLINE_SPACE:
            found.append(0.0)
            continue
        kind, row = divmod(action - HIRE, ROWS)
        found.append(worths[kind] - books.money(box.ROW_COST[row] + step.modifier))
    return found


def jersey(books: Books, actions: list[int]) -> list[float]:
    gain = hand.parting(books, box.JERSEY) + 0.5
    return [gain if action == PERFORM_JERSEY else 0.0 for action in actions]


def tile(books: Books, actions: list[int]) -> list[float]:
    """The building that is worth most on its best site."""
    price = asked(books).price
    sites = goods.standing(books)
    return [
        goods.raising(books, action - TILE, price, sites)[0] if action >= TILE else 0.0
        for action in actions
    ]


def plot(books: Books, actions: list[int]) -> list[float]:
    """Empty ground on the way that everybody takes, in the woods where that pays."""
    step = asked(books)
    assert isinstance(step, BuildPlace)
    needed = box.CRAFTSMEN[step.index * 2 + books.trail.sides[step.index]]
    found = []
    for action in actions:
        spot = box.PLOTS[action - PLOT]
        there = books.trail.board[spot]
        score = weights.PLOT[action - PLOT]
        cost = needed
        if there:
            score -= goods.premises(books, building(there)) + 0.5
            cost -= box.CRAFTSMEN[building(there)]
        found.append(score - books.money(cost * step.price))
    return found


# --- cattle and cards ------------------------------------------------------------------------


def buy(books: Books, actions: list[int]) -> list[float]:
    """The best purchase; more cards on the market only where nothing else can be done."""
    offered = goods.offers(books)
    found = []
    for action in actions:
        if action == STOP_BUY:
            found.append(0.0)
        elif action == BUY + ADD_CARDS:
            found.append(weights.ADDED * books.left)
        else:
            found.append(goods.purchase(books, offered, action - BUY))
    return found


def buy_card(books: Books, actions: list[int]) -> list[float]:
    return [goods.beast(books, action - BUY_CARD + box.FIRST_MARKET) for action in actions]


def discard(books: Books, actions: list[int]) -> list[float]:
    """What the hand misses least."""
    return [-hand.keeps(books, action - DISCARD) for action in actions]


def remove(books: Books, actions: list[int]) -> list[float]:
    """The cards that spoil the herd."""
    found = []
    for action in actions:
        if action == STOP_REMOVE:
            found.append(0.0)
            continue
        card = action - REMOVE
        gain = books.changed(KIND[card], -1) + 0.5 * hand.parting(books, KIND[card])
        if card >= box.FIRST_OBJECTIVE:
            gain -= 2.0
        else:
            gain -= box.CATTLE_VP[card]
        found.append(gain)
    return found


def draw(books: Books, actions: list[int]) -> list[float]:
    return [acts.redraw(books, action - DRAW + 1) if action >= DRAW else 0.0 for action in actions]


def take_objective(books: Books, actions: list[int]) -> list[float]:
    found = []
    for action in actions:
        if action == DECLINE_TAKE:
            found.append(0.0)
        elif action == TAKE_STACK:
            found.append(goods.unseen_objective(books))
        else:
            found.append(goods.objective(books, action - TAKE))
    return found


# --- Kansas City -----------------------------------------------------------------------------


def foresight(books: Books, actions: list[int]) -> list[float]:
    """Workers of the kind one wants, teepees rather than hazards."""
    found = []
    for action in actions:
        if is_play(action):
            found.append(goods.play(books, action - PLAY))
            continue
        there = books.trail.foresight[action - FORESIGHT]
        if is_worker(there):
            kind = there - box.COWBOY_TILE
            number = books.workers(kind)
            score = weights.WORKER[kind][min(number, box.WORKER_LIMIT - 1)] * books.left
        else:
            score = weights.TEEPEE if there < box.HAZARD_TILE else 0.3
        found.append(score)
    return found


def income(books: Books, actions: list[int]) -> list[float]:
    """The certificates that carry the herd to a better city, and money for the rest."""
    trail, seat = books.trail, books.seat
    cash = books.cash
    found = []
    for action in actions:
        if is_play(action):
            gain = goods.play(books, action - PLAY)
            found.append(gain + (200.0 if gain > 0 else -200.0))
            continue
        place = action - CERT
        total = income_of(trail, place)
        books.cash = cash + total
        spent = box.CERTIFICATES[trail.certificates[seat]] - box.CERTIFICATES[place]
        kept = weights.CERTIFICATE * min(1.0, books.later) + 0.01
        found.append(railroad.deliver(books, total) + total * books.dollar - kept * spent)
    books.cash = cash
    return found


def city(books: Books, actions: list[int]) -> list[float]:
    step = asked(books)
    assert isinstance(step, Deliver)
    return [
        railroad.city(books, action - CITY, step.cost(books.trail, action - CITY))
        for action in actions
    ]
