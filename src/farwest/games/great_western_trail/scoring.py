"""Points in eleven categories (GWT-208 to GWT-221, GWT-251)."""

from __future__ import annotations

from operator import mul
from typing import Final

from farwest.games.great_western_trail.box import (
    ARROW_VP,
    ARROWS,
    BUILDING_VP,
    CARD_TASKS,
    CARD_VALUE,
    CATTLE_VP,
    CERTIFICATES,
    CITY_VP,
    DISC_STEP_VP,
    DOLLARS_PER_VP,
    FIRST_OBJECTIVE,
    MASTER_VP,
    OBJECTIVE_VP,
    PENALTY,
    PLOTS,
    SAN_FRANCISCO,
    SM_CERTS,
    SM_HAZARDS,
    SM_OBJECTIVES,
    SM_TEEPEES,
    SM_WORKERS,
    STATION_VP,
    STEP_DISC_VP,
    TILE_VP,
    TOKEN_VP,
    WORKER_VP,
    WORKER_VP_FROM,
)
from farwest.games.great_western_trail.rules.goods import (
    GREEN,
    permanent_certificates,
    teepee_pairs,
)
from farwest.games.great_western_trail.rules.tiles import SIDES, building, private
from farwest.games.great_western_trail.state import Trail
from farwest.kernel.game import Result
from farwest.kernel.result import reckon

SOURCES: Final = (
    "money",
    "buildings",
    "cities",
    "stations",
    "hazards",
    "cattle",
    "objectives",
    "masters",
    "workers",
    "step_disc",
    "token",
)


VALUES: Final = max(CARD_VALUE) + 1


def herd(trail: Trail, seat: int) -> list[int]:
    """All cards of a herd: draw stack, hand and discard pile (GWT-200, GWT-213)."""
    return trail.deck[seat] + trail.hand[seat] + trail.discard[seat]


def scores(trail: Trail, seat: int) -> list[int]:
    """The points of a seat, by source."""
    objectives = best_objectives(trail, seat)
    discs = trail.cities[seat * 10 : seat * 10 + 10]
    workers = trail.workers[seat * 3 : seat * 3 + 3]
    return [
        trail.cash[seat] // DOLLARS_PER_VP,
        sum([BUILDING_VP[building(tile)] for tile in own_buildings(trail, seat)]),
        city_points(discs),
        sum(map(mul, trail.stations[seat * 10 : seat * 10 + 10], STATION_VP)),
        sum([TILE_VP[tile] for tile in trail.hazards[seat]]),
        sum([CATTLE_VP[card] for card in herd(trail, seat) if card < FIRST_OBJECTIVE]),
        objectives[0],
        master_points(trail, seat, objectives[1]),
        sum([WORKER_VP * (row - WORKER_VP_FROM + 1) for row in workers if row >= WORKER_VP_FROM]),
        0 if trail.discs[seat * 10 + DISC_STEP_VP] else STEP_DISC_VP,
        TOKEN_VP if trail.holder == seat else 0,
    ]


def result(trail: Trail) -> Result:
    """Most points win, a tie is shared (GWT-221)."""
    counted = [scores(trail, seat) for seat in range(trail.seats)]
    return reckon(SOURCES, counted, [sum(parts) for parts in counted])


def totals(trail: Trail) -> list[int]:
    return [sum(scores(trail, seat)) for seat in range(trail.seats)]


def own_buildings(trail: Trail, seat: int) -> list[int]:
    """A player's tiles on the trail (GWT-209)."""
    first = private(seat, 0)
    last = first + SIDES - 1
    board = trail.board
    return [tile for plot in PLOTS if first <= (tile := board[plot]) <= last]


def city_points(discs: list[int]) -> int:
    """Discs on cities, and arrows between two of them (GWT-210)."""
    found: int = sum(map(mul, discs, CITY_VP))
    for arrow, vp in zip(ARROWS, ARROW_VP):
        if discs[arrow[0]] and discs[arrow[1]]:
            found += vp
    return found


def holds(trail: Trail, seat: int, tile: int) -> bool:
    """Whether a player has this station master tile."""
    return bool(trail.master_tiles[seat] >> tile & 1)


def master_points(trail: Trail, seat: int, area: int) -> int:
    """The lower halves of the station master tiles, pairs rounded down (GWT-217)."""
    if not trail.master_tiles[seat]:
        return 0
    certificates = CERTIFICATES[trail.certificates[seat]] + permanent_certificates(trail, seat)
    counted = {
        SM_WORKERS: sum(trail.workers[seat * 3 : seat * 3 + 3]),
        SM_OBJECTIVES: area // 2,
        SM_HAZARDS: len(trail.hazards[seat]) // 2,
        SM_TEEPEES: teepee_pairs(trail, seat),
        SM_CERTS: certificates // 2,
    }
    return sum(MASTER_VP[tile] * n for tile, n in counted.items() if holds(trail, seat, tile))


# --- objectives ------------------------------------------------------------------------------


def stock(trail: Trail, seat: int) -> list[int]:
    """What a player owns for each kind of task (GWT-200)."""
    of_value = [0] * VALUES
    for card in herd(trail, seat):
        if card < FIRST_OBJECTIVE:
            of_value[CARD_VALUE[card]] += 1
    return [
        len(own_buildings(trail, seat)),
        trail.teepees[seat * 2 + GREEN],
        trail.teepees[seat * 2 + 1 - GREEN],
        len(trail.hazards[seat]),
        sum(trail.stations[seat * 10 : seat * 10 + 10]),
        of_value[3],
        of_value[4],
        of_value[5],
        trail.cities[seat * 10 + SAN_FRANCISCO],
    ]


def best_objectives(trail: Trail, seat: int) -> tuple[int, int]:
    """Points of the objective cards and cards in the final area, at their best (GWT-216)."""
    search = searched(trail, seat)
    return search.points, search.size


def searched(trail: Trail, seat: int) -> Search:
    """The best way to fulfil a player's cards: those of the area, then those of the herd.

    Which of several ways is kept depends on no order that nobody knows, such as the draw stack's.
    """
    area = [card - FIRST_OBJECTIVE for card in trail.area[seat]]
    loose = [card - FIRST_OBJECTIVE for card in herd(trail, seat) if card >= FIRST_OBJECTIVE]
    loose.sort()
    search = Search(area, loose, MASTER_VP[SM_OBJECTIVES] * holds(trail, seat, SM_OBJECTIVES))
    search.go(0, stock(trail, seat), -sum(PENALTY[card] for card in area), len(area), [])
    return search


def without(stock: list[int], needs: tuple[int, ...]) -> list[int]:
    """What is left of a stock when a card takes its share; an empty list if it has too little."""
    for have, need in zip(stock, needs):
        if have < need:
            return []
    return [have - need for have, need in zip(stock, needs)]


class Search:
    """Every way to fulfil the cards together, exactly; the best is kept (GWT-251).

    Cards of the area cost their penalty unless fulfilled; loose cards are added where that pays.
    `pair` is what two cards in the area are worth to the station master of objectives. `met` are
    the places of the cards that are fulfilled then, `tried` those on the way that is being tried.
    """

    def __init__(self, area: list[int], loose: list[int], pair: int) -> None:
        self.cards = area + loose
        self.fixed = len(area)
        self.pair = pair
        self.best = -1000
        self.points = 0
        self.size = len(area)
        self.met: list[int] = []
        self.tried: list[int] = []
        self.gains = [OBJECTIVE_VP[card] + PENALTY[card] for card in area]
        self.gains += [OBJECTIVE_VP[card] + pair for card in loose]
        self.rest = [0]
        for gain in reversed(self.gains):
            self.rest.append(self.rest[-1] + gain)
        self.rest.reverse()

    def go(self, at: int, left: list[int], points: int, size: int, out: list[int]) -> None:
        """Decide the card at this place and all after it; `out` are loose cards not added."""
        if points + self.pair * (size // 2) + self.rest[at] + self.pair <= self.best:
            return
        if at == len(self.cards):
            self.settle(points, size, out)
            return
        card = self.cards[at]
        loose = at >= self.fixed
        after = without(left, CARD_TASKS[card])
        if after:
            self.tried.append(at)
            if loose:
                self.go(at + 1, after, points + OBJECTIVE_VP[card], size + 1, out)
            else:
                self.go(at + 1, after, points + self.gains[at], size, out)
            self.tried.pop()
        self.go(at + 1, left, points, size, [*out, PENALTY[card]] if loose else out)

    def settle(self, points: int, size: int, out: list[int]) -> None:
        """Add a card that is not fulfilled only where it completes a pair worth more."""
        if size % 2 and out and self.pair > min(out):
            points -= min(out)
            size += 1
        worth = points + self.pair * (size // 2)
        if worth > self.best:
            self.best = worth
            self.points = points
            self.size = size
            self.met = self.tried[:]
