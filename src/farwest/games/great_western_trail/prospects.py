"""What a seat could work out for itself, worked out for it: ways, cities, buildings, objectives."""

from __future__ import annotations

from typing import Any

from farwest.games.great_western_trail.box import (
    CARD_BREED,
    CARD_TASKS,
    CERTIFICATES,
    CITIES,
    CITY_REPEAT,
    CITY_VALUE,
    COWBOY,
    CRAFTSMAN,
    CRAFTSMEN,
    FIRST_OBJECTIVE,
    KANSAS_CITY,
    PLOTS,
    PURCHASE_COWBOYS,
    ROW_COST,
    YELLOW_ROWS,
)
from farwest.games.great_western_trail.rules.buildings import Local
from farwest.games.great_western_trail.rules.cattle import BuyMore
from farwest.games.great_western_trail.rules.delivery import Deliver
from farwest.games.great_western_trail.rules.goods import permanent_certificates
from farwest.games.great_western_trail.rules.kansas_city import breeding_value
from farwest.games.great_western_trail.rules.moving import (
    FEES,
    WAYS,
    CardMove,
    CardOnward,
    FreeWalk,
    MoveCattleman,
    Onward,
    step_limit,
)
from farwest.games.great_western_trail.rules.railroad import TRANSPORT
from farwest.games.great_western_trail.rules.staying import Stay
from farwest.games.great_western_trail.rules.tiles import HANDS, building, owner
from farwest.games.great_western_trail.scoring import own_buildings, searched, stock, without
from farwest.games.great_western_trail.state import Trail
from farwest.games.great_western_trail.verbs import LOCAL

# --- the trail -------------------------------------------------------------------------------


def steps_left(trail: Trail, seat: int) -> int:
    """The steps a seat may still take in its movement, or could take on its next turn (GWT-043)."""
    if trail.turn == seat and trail.agenda:
        walk = trail.agenda[-1]
        if isinstance(walk, Onward | CardOnward):
            return walk.left
        if isinstance(walk, MoveCattleman | CardMove):
            return walk.steps
    return step_limit(trail, seat)


class Route:
    """A way to a location: every space passed, and what each location costs, and to whom."""

    __slots__ = ("way", "pays", "cost")

    def __init__(self, way: list[int], pays: list[list[int]]) -> None:
        self.way = way
        self.pays = pays
        self.cost = sum(dollars for _, _, dollars in pays)


def routes(trail: Trail, seat: int) -> list[dict[str, Any]]:
    """Every location within reach by its cheapest way, the shortest of these (GWT-039 to GWT-052).

    A payment is the location, whoever is paid (-1: the bank), and the dollars.
    """
    start = trail.spot[seat]
    if start < 0 or start == KANSAS_CITY:
        return []
    free = trail.turn == seat and bool(trail.agenda) and isinstance(trail.agenda[-1], FreeWalk)
    edge = {start: Route([], [])}
    best: dict[int, tuple[int, Route]] = {}
    for steps in range(1, steps_left(trail, seat) + 1):
        edge = onward(trail, seat, edge, free)
        for spot, route in edge.items():
            if spot not in best or route.cost < best[spot][1].cost:
                best[spot] = (steps, route)
    return [
        {"spot": spot, "steps": steps, "cost": route.cost, "way": route.way, "pays": route.pays}
        for spot, (steps, route) in sorted(best.items())
    ]


def onward(trail: Trail, seat: int, edge: dict[int, Route], free: bool) -> dict[int, Route]:
    """One step more, the cheapest way to each location."""
    found: dict[int, Route] = {}
    for spot, route in edge.items():
        for way in WAYS[spot]:
            passed = first_tile(trail, way)
            there = passed[-1]
            if free and there == KANSAS_CITY:
                continue
            tile = trail.board[there]
            due = 0 if free or owner(tile) == seat else FEES[trail.seats][HANDS[tile]]
            pays = route.pays + ([[there, owner(tile), due]] if due else [])
            new = Route(route.way + passed, pays)
            if there not in found or new.cost < found[there].cost:
                found[there] = new
    return found


def first_tile(trail: Trail, way: tuple[int, ...]) -> list[int]:
    """The spaces of a way up to the first with a tile (GWT-044)."""
    for n, there in enumerate(way):
        if trail.board[there]:
            return list(way[: n + 1])
    return list(way)


def open_actions(trail: Trail) -> list[int] | None:
    """The local actions that are not done yet where the cattleman stands (GWT-056, GWT-057)."""
    for step in reversed(trail.agenda):
        if isinstance(step, Stay):
            entries = [task for task in step.tasks if isinstance(task, Local)]
            codes = [code for task in entries for code in (task.code, task.other) if code >= 0]
            return sorted(code - LOCAL for code in codes)
    return None


# --- the end of the game ---------------------------------------------------------------------


def workers_missing(trail: Trail, row: int) -> int:
    """How many workers are still missing until the token leaves a row (GWT-067)."""
    rows = range(trail.token, row + 1)
    return sum(trail.seats - sum(trail.jobs[at * 3 : at * 3 + 3]) for at in rows)


def countdown(trail: Trail) -> dict[str, int | None]:
    """Workers missing until the next yellow arrow, and until the end (GWT-069, GWT-070)."""
    yellow = [row for row in YELLOW_ROWS if row >= trail.token]
    last = len(ROW_COST) - 1
    return {
        "yellow": workers_missing(trail, yellow[0]) if yellow else None,
        "end": workers_missing(trail, last),
    }


# --- what one's own hand, board and cards are good for ---------------------------------------


def counting(hand: list[int]) -> list[bool]:
    """Which cards of a sorted hand count for its value: of each breed the first (GWT-071)."""
    cattle = [card for card in hand if card < FIRST_OBJECTIVE]
    breeds = [CARD_BREED[card] for card in cattle]
    firsts = [breed not in breeds[:n] for n, breed in enumerate(breeds)]
    return firsts + [False] * (len(hand) - len(cattle))


def deliveries(trail: Trail, seat: int) -> list[dict[str, Any]]:
    """For each city: still open to this seat, certificates it would take, transport (GWT-076).

    While a seat says where it delivers its hand is gone already: then the value counts that it
    delivers, and the transport of this delivery (GWT-075, GWT-185).
    """
    choice = trail.agenda[-1] if trail.turn == seat and trail.agenda else None
    if isinstance(choice, Deliver):
        worth = most = choice.value
        costs = [choice.cost(trail, city) for city in range(len(CITIES))]
    else:
        worth = breeding_value(trail.hand[seat]) + permanent_certificates(trail, seat)
        most = worth + CERTIFICATES[trail.certificates[seat]]
        costs = [TRANSPORT[trail.engine[seat]][value] for value in CITY_VALUE]
    taken = trail.cities[seat * len(CITIES) :]
    return [
        {
            "open": bool(CITY_REPEAT[city] or not taken[city]),
            "missing": max(0, value - worth),
            "within": value <= most,
            "transport": costs[city],
        }
        for city, value in enumerate(CITY_VALUE)
    ]


def staffed(trail: Trail, seat: int) -> list[bool]:
    """The purchases a seat has the cowboys for, those not used yet in this one (GWT-155)."""
    cowboys = trail.workers[seat * 3 + COWBOY]
    for step in reversed(trail.agenda) if trail.turn == seat else ():
        if isinstance(step, BuyMore):
            cowboys = step.cowboys
            break
    return [needed <= cowboys for needed in PURCHASE_COWBOYS]


def buildable(trail: Trail, seat: int) -> list[int]:
    """The unbuilt tiles that a seat's craftsmen can put up somewhere (GWT-115, GWT-117)."""
    craftsmen = trail.workers[seat * 3 + CRAFTSMAN]
    grounds = [CRAFTSMEN[building(tile)] for tile in own_buildings(trail, seat)]
    if not all(trail.board[plot] for plot in PLOTS):
        grounds.append(0)
    found = []
    for number, side in enumerate(trail.sides):
        needed = CRAFTSMEN[number * 2 + side]
        fits = any(old < needed <= old + craftsmen for old in grounds)
        if trail.unbuilt[seat] >> number & 1 and fits:
            found.append(number)
    return found


def tally(trail: Trail, seat: int) -> dict[str, Any]:
    """What a seat has for the tasks of objective cards, and what its own are worth (GWT-216).

    For each card before it, in its hand and on display: what is missing of each task. What serves
    a card that is fulfilled serves no other one (GWT-201).
    """
    have = left = stock(trail, seat)
    search = searched(trail, seat)
    for place in search.met:
        left = without(left, CARD_TASKS[search.cards[place]])
    fixed = len(trail.area[seat])
    met = [search.cards[place] for place in search.met if place >= fixed]
    hand = []
    for card in trail.hand[seat]:
        served = card - FIRST_OBJECTIVE in met
        if served:
            met.remove(card - FIRST_OBJECTIVE)
        hand.append(missing(card, have if served else left))
    area = [
        missing(card, have if place in search.met else left)
        for place, card in enumerate(trail.area[seat])
    ]
    display = [missing(card, left) for card in trail.display]
    points = search.points
    return {"have": have, "area": area, "hand": hand, "display": display, "points": points}


def missing(card: int, have: list[int]) -> list[int]:
    """What a card asks for beyond what is there, task by task; nothing for cattle."""
    if card < FIRST_OBJECTIVE:
        return []
    return [max(0, need - own) for need, own in zip(CARD_TASKS[card - FIRST_OBJECTIVE], have)]
