"""Building: where tiles, houses and roads go."""

from __future__ import annotations

from typing import Final

from farwest.games.carson_city import box
from farwest.games.carson_city.advice.money import FLOW
from farwest.games.carson_city.advice.plans import Plans
from farwest.games.carson_city.advice.worth import ROAD, Books
from farwest.games.carson_city.land import (
    AROUND,
    CORNERS,
    ENDS,
    LINES,
    PARCEL_CROSSINGS,
    PARCELS_AT,
)
from farwest.games.carson_city.powers import GOVERNOR_YELLOW
from farwest.games.carson_city.rules.claims import ClaimParcel
from farwest.games.carson_city.rules.construction import ChooseSite, Consent, sites
from farwest.games.carson_city.state import BARE, BUILT, HOUSE, RIVER
from farwest.games.carson_city.verbs import (
    AGREE,
    ASK,
    BUILD,
    CANCEL,
    HOUSE_ON,
    KEEP_TILE,
    ROAD_DONE,
    TAKE,
    TAKE_NONE,
    WORK,
    WORK_DONE,
)
from farwest.games.carson_city.verbs import (
    ROAD as ROAD_ON,
)
from farwest.kernel.steps import NOBODY

ALONG_THE_LINE: Final = 0.3
"""What each road already in a straight line adds to the next, for a station."""
NEVER_MIND: Final = -6.0
"""What it is worth to give a construction up."""
DETOUR: Final = -4.0
"""What it is worth to lay a road for a house."""
PENDING: Final = 0.6
"""What a tile is worth that waits for a better place."""
LAST_ROOM: Final = 1.2
"""What a free parcel is worth for another tile."""
FAVOUR: Final = 1.5
"""What it costs to put a house on a rival's parcel, or to let a rival build."""


def build(books: Books, actions: list[int]) -> list[float]:
    """The best parcel for the tile, or a road to a better one."""
    step = books.city.choice_of(books.seat)
    assert isinstance(step, ChooseSite)
    tile = step.tile
    ways = Ways(books, [tile])
    found = []
    for action in actions:
        if action == KEEP_TILE:
            found.append(0.0 if books.round == box.ROUNDS else PENDING)
        elif action >= BUILD:
            parcel = action - BUILD
            found.append(books.site(tile, parcel) + spoils(books, tile, parcel))
        else:
            found.append(ways.road(action - ROAD_ON))
    return found


def spoils(books: Books, tile: int, parcel: int) -> float:
    """A tile takes a free parcel from one's ranches, or keeps a place for mines taken."""
    city, seat = books.city, books.seat
    found = 0.0
    for other in AROUND[parcel]:
        if city.ground[other] == BUILT + box.RANCH and city.owner[other] == seat:
            found -= FLOW[books.round]
    others = [rest for rest in city.pending[seat] if rest != tile]
    if others:
        found -= 0.5 * max(books.site(rest, parcel) for rest in others)
    return found


def works(books: Books, actions: list[int]) -> list[float]:
    """Build what can be built; lay roads that serve a tile or the Governor."""
    city, seat = books.city, books.seat
    ways = Ways(books, city.pending[seat])
    found = []
    for action in actions:
        if action == WORK_DONE:
            found.append(0.0)
        elif action >= WORK:
            tile = action - WORK
            parcels = sites(city, seat, tile)
            best = max(books.site(tile, p) + spoils(books, tile, p) for p in parcels)
            found.append(best - (0.0 if books.round == box.ROUNDS else PENDING))
        else:
            found.append(ways.road(action - ROAD_ON) - ways.thrift())
    return found


def governor_roads(books: Books, actions: list[int]) -> list[float]:
    """Every road that reaches something scores."""
    ways = Ways(books, books.city.pending[books.seat])
    return [0.0 if action == ROAD_DONE else ways.road(action - ROAD_ON) - 0.3 for action in actions]


def town_road(books: Books, actions: list[int]) -> list[float]:
    ways = Ways(books, [box.BANK])
    return [ways.road(action - ROAD_ON) for action in actions]


class Ways:
    """What roads lead to: one's own free parcels that wait for a tile."""

    def __init__(self, books: Books, tiles: list[int]) -> None:
        self.books = books
        city = books.city
        self.roads = max(city.roads[books.seat], 1)
        self.goals: list[tuple[float, tuple[int, ...]]] = []
        self.station = box.STATION in tiles
        wanted = [tile for tile in set(tiles) if box.NEEDS_ROAD[tile] and tile != box.STATION]
        roofless = [tile for tile in wanted if not sites(city, books.seat, tile)]
        for parcel in books.free:
            if not city.equipped[parcel] and not city.outlaw[parcel]:
                worth = [books.site(tile, parcel) for tile in wanted]
                if worth:
                    gain = max(worth) if roofless else max(worth) - 1.0
                    self.goals.append((gain, PARCEL_CROSSINGS[parcel]))

    def thrift(self) -> float:
        """What a road is worth that is kept for later."""
        return 0.5 * ROAD[self.books.round]

    def road(self, edge: int) -> float:
        """What a road on this edge is worth."""
        books = self.books
        city = books.city
        cost = box.BRIDGE_ROADS if city.crossing[edge] else 1
        found = -0.01 * cost
        fresh = [end for end in ENDS[edge] if not city.touched[end]]
        for gain, corners in self.goals:
            near = min((apart(end, corner) for end in fresh for corner in corners), default=9)
            if near + cost <= self.roads:
                found = max(found, gain - 0.5 * (near + cost))
        if city.power[GOVERNOR_YELLOW] == books.seat:
            found += self.scored(edge, fresh)
        if city.crossing[edge] and books.round == box.ROUNDS:
            found += self.bridge(edge)
        if self.station:
            line = next(line for line in LINES if edge in line)
            found += ALONG_THE_LINE * sum(city.laid[other] for other in line)
        return found

    def scored(self, edge: int, fresh: list[int]) -> float:
        """The Governor's points for a road that reaches something."""
        city = self.books.city
        for end in fresh:
            for parcel in PARCELS_AT[end]:
                if not city.equipped[parcel] and city.ground[parcel] != RIVER:
                    if city.crossing[edge]:
                        return box.GOVERNOR_YELLOW_VP_PER_CONNECTING_BRIDGE
                    return box.GOVERNOR_YELLOW_VP_PER_CONNECTING_ROAD
        return 0.0

    def bridge(self, edge: int) -> float:
        """What stands beside a bridge is worth more at the end (CC-242)."""
        city = self.books.city
        beside = {parcel for end in ENDS[edge] for parcel in PARCELS_AT[end]}
        return sum(
            box.BRIDGE_VP - box.BUILDING_VP
            for parcel in beside
            if city.owner[parcel] == self.books.seat and city.ground[parcel] != BARE
        )


def apart(one: int, other: int) -> int:
    """How many roads lead from crossing to crossing."""
    return abs(one // CORNERS - other // CORNERS) + abs(one % CORNERS - other % CORNERS)


# --- houses ------------------------------------------------------------------------------------


def house(books: Books, actions: list[int]) -> list[float]:
    """On one's own parcel for the points, else where one's shops have trade of it."""
    found = []
    ways = Ways(books, [])
    for action in actions:
        if action == CANCEL:
            found.append(NEVER_MIND)
        elif action >= ASK:
            found.append(lodging(books, action - ASK) - FAVOUR)
        elif action >= HOUSE_ON:
            found.append(lodging(books, action - HOUSE_ON))
        else:
            found.append(ways.road(action - ROAD_ON) + DETOUR)
    return found


def lodging(books: Books, parcel: int) -> float:
    """What a house on a parcel brings this seat."""
    city, seat = books.city, books.seat
    flow = FLOW[books.round]
    own = books.own_trade[parcel] * flow
    others = books.rival_trade[parcel] * flow * books.envy
    owner = city.owner[parcel]
    if city.ground[parcel] == HOUSE:
        return own if owner == seat else own - others
    if owner == seat:
        room = LAST_ROOM if books.round < box.ROUNDS or city.pending[seat] else 0.0
        rooms = len(books.free) - len(city.pending[seat])
        return box.HOUSE_VP + own - room * (2.0 if rooms <= 1 else 0.7)
    if owner == NOBODY:
        ranches = sum(
            city.ground[other] == BUILT + box.RANCH and city.owner[other] == seat
            for other in AROUND[parcel]
        )
        return own - others - ranches * flow
    return -0.5


def consent(books: Books, actions: list[int]) -> list[float]:
    """A house of one's own for nothing, against a parcel and a rival's building."""
    step = books.city.choice_of(books.seat)
    assert isinstance(step, Consent)
    gain = lodging(books, step.parcel) - 2 * FAVOUR / (1 + books.rivals)
    return [gain if action == AGREE else 0.0 for action in actions]


def claim_parcel(books: Books, actions: list[int]) -> list[float]:
    """The best parcel for a mine or a ranch."""
    step = books.city.choice_of(books.seat)
    assert isinstance(step, ClaimParcel)
    return [books.site(step.tile, action - BUILD) for action in actions]


def hall_place(books: Books, actions: list[int]) -> list[float]:
    """Beside one's shops, since it counts as a house."""
    return [
        (books.own_trade[action - BUILD] - books.rival_trade[action - BUILD] * books.envy) * 0.5
        for action in actions
    ]


def take_parcel(books: Books, actions: list[int]) -> list[float]:
    """The best parcel, free of charge."""
    plans = Plans(books)
    return [0.0 if action == TAKE_NONE else plans.parcel(action - TAKE) for action in actions]
