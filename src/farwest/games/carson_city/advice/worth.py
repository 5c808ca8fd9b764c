"""What land, tiles, roads and cowboys are worth to one seat, in points at the end."""

from __future__ import annotations

from typing import Final, NamedTuple

from farwest.games.carson_city import box
from farwest.games.carson_city.advice.money import FLOW, NOW, kept
from farwest.games.carson_city.land import AROUND, PARCELS
from farwest.games.carson_city.powers import limit
from farwest.games.carson_city.rules.buildings import income
from farwest.games.carson_city.rules.buildings.symbols import SYMBOLS_OF
from farwest.games.carson_city.rules.parcels import price_for
from farwest.games.carson_city.rules.personalities.chinese_worker import tile_price
from farwest.games.carson_city.scoring import scores
from farwest.games.carson_city.state import (
    BARE,
    BUILT,
    HOUSE,
    LAND,
    MOUNTAIN,
    RIVER,
    TOWN_HOUSE,
    City,
)
from farwest.kernel.steps import NOBODY

COWBOY: Final[tuple[float, ...]] = (0.0, 0.9, 0.9, 0.7, 0.25)
"""What a cowboy who is not used is worth, by round: he may be used in the next one."""
REVOLVER: Final[tuple[float, ...]] = (0.0, 1.8, 1.4, 1.0, 0.5)
"""What a revolver is worth, by round."""
ROAD: Final[tuple[float, ...]] = (0.0, 1.3, 1.0, 0.7, 0.15)
"""What a first road in stock is worth, by round."""
TITLE: Final[tuple[float, ...]] = (0.0, 0.8, 0.7, 0.5, 0.3)
"""What any parcel is worth, by round: squares pay for parcels, whatever they carry."""
RIVAL: Final = 0.4
"""What a point is worth that a rival loses; shared among all rivals."""
UNROADED: Final = 1.6
"""What it takes off a building's worth that no road reaches its parcel yet."""
SPREADING: Final = 0.85
"""How much of a ranch's free land stays free."""
GROWTH: Final = 0.45
"""How many house symbols a shop gains in a round."""
SHOPS: Final[dict[int, int]] = {
    box.DRUGSTORE: box.DRUGSTORE_PER_SYMBOL,
    box.BANK: box.BANK_PER_SYMBOL,
    box.SALOON: box.SALOON_PER_SYMBOL,
    box.GENERAL_STORE: box.GENERAL_STORE_PER_OTHER_SYMBOL,
}
"""What a shop earns for each house symbol around."""
CHURCH_WORTH: Final = 0.8
SCHOOL_WORTH: Final = 1.0
STATION_WORTH: Final = 4.0
"""What these are worth beside the points of any building; a station is hard to build."""


class Line(NamedTuple):
    """What a tile is worth on a parcel: so much for each thing around, and so much anyway."""

    symbol: float
    mountain: float
    free: float
    anyway: float
    road: bool


class Books:
    """What one seat reckons with; all of it lies open on the table."""

    def __init__(self, city: City, seat: int) -> None:
        self.city = city
        self.seat = seat
        self.round = min(max(city.round, 1), box.ROUNDS)
        self.dollar = NOW[self.round]
        self.rivals = city.seats - 1
        self.envy = RIVAL / self.rivals
        self.cowboy = COWBOY[self.round]
        self.survey()
        self.lines: dict[int, Line] = {}

    def survey(self) -> None:
        """Count what lies around every parcel: symbols and mountains that serve this seat."""
        city, seat = self.city, self.seat
        self.symbols = symbols = [0] * PARCELS
        self.mountains = mountains = [0] * PARCELS
        self.wet = wet = [0] * PARCELS
        self.own_trade = [0] * PARCELS
        self.rival_trade = [0] * PARCELS
        self.count = [0] * len(box.BUILDINGS)
        self.free: list[int] = []
        owners = city.owner
        for parcel, content in enumerate(city.ground):
            owner = owners[parcel]
            if content == BARE:
                if owner == seat:
                    self.free.append(parcel)
                continue
            if content == MOUNTAIN:
                if owner in (NOBODY, seat):
                    for other in AROUND[parcel]:
                        mountains[other] += 1
                continue
            if content == RIVER:
                for other in AROUND[parcel]:
                    wet[other] = 1
                continue
            shown = SYMBOLS_OF[content]
            if shown and (owner < 0 or owner == seat):
                for other in AROUND[parcel]:
                    symbols[other] += shown
            if content >= BUILT:
                self.survey_building(parcel, owner, content - BUILT)

    def survey_building(self, parcel: int, owner: int, tile: int) -> None:
        """A shop draws trade from the parcels around it."""
        if owner == self.seat:
            self.count[tile] += 1
        rate = SHOPS.get(tile, 0)
        if rate and owner >= 0:
            trade = self.own_trade if owner == self.seat else self.rival_trade
            for other in AROUND[parcel]:
                trade[other] += rate

    # --- money -------------------------------------------------------------------------------

    def flow(self, dollars: float) -> float:
        """What an income is worth from this round on."""
        return dollars * FLOW[self.round]

    def earnings(self) -> int:
        """What one's buildings earn in a round."""
        city, seat = self.city, self.seat
        return sum(
            income(city, parcel)
            for parcel, owner in enumerate(city.owner)
            if owner == seat and city.ground[parcel] >= BUILT
        )

    def incomes(self, tile: int) -> list[int]:
        """What each of one's buildings of a type earns."""
        city, seat = self.city, self.seat
        return [
            income(city, parcel)
            for parcel, owner in enumerate(city.owner)
            if owner == seat and city.ground[parcel] == BUILT + tile
        ]

    def committed(self) -> int:
        """What the cowboys placed so far will have to pay, less the wages they earn."""
        city, seat = self.city, self.seat
        mark = 1 << seat
        found = -box.WAGE * city.wages[seat]
        for place, marks in enumerate(city.at):
            if not marks & mark or place <= city.square:
                continue
            parcel = place - LAND
            if box.BUILD12 <= place <= box.BUILD3:
                found += tile_price(city, seat, box.SQUARE_PRICE[place])
            elif parcel >= 0 and city.owner[parcel] == NOBODY and not city.outlaw[parcel]:
                found += price_for(city, seat, parcel)
        return found

    def kept(self, dollars: float) -> float:
        """What this much money is worth when the round ends."""
        city = self.city
        held = city.card[self.seat] >= 0
        return kept(dollars, limit(city, self.seat) if held else dollars, self.round)

    # --- tiles -------------------------------------------------------------------------------

    def line(self, tile: int) -> Line:
        """How a tile's worth depends on its parcel."""
        found = self.lines.get(tile)
        if found is None:
            found = self.lines[tile] = self.reckon(tile)
        return found

    def reckon(self, tile: int) -> Line:
        flow = FLOW[self.round]
        left = box.ROUNDS - self.round
        count = self.count
        anyway = box.BUILDING_VP + box.REVOLVERS[tile] * REVOLVER[self.round]
        road = bool(box.NEEDS_ROAD[tile])
        if tile == box.MINE:
            trade = count[box.BANK] * box.BANK_PER_OWN_MINE
            return Line(0, box.MINE_PER_MOUNTAIN * flow, 0, anyway + trade * flow, road)
        if tile == box.RANCH:
            trade = count[box.DRUGSTORE] * box.DRUGSTORE_PER_OWN_RANCH
            trade += count[box.BLACKSMITH] * box.BLACKSMITH_PER_OWN_RANCH
            return Line(0, 0, SPREADING * flow, anyway + trade * flow, road)
        if tile in SHOPS:
            rate = SHOPS[tile]
            more = rate * (1 + GROWTH * left / 2)
            if tile == box.DRUGSTORE:
                more += box.DRUGSTORE_PER_OWN_RANCH * count[box.RANCH]
            elif tile == box.BANK:
                more += box.BANK_PER_OWN_MINE * count[box.MINE]
            return Line(rate * flow, 0, 0, anyway + more * flow, road)
        return Line(0, 0, 0, anyway + self.plain(tile), road)

    def plain(self, tile: int) -> float:
        """The worth of tiles that earn the same everywhere, or nothing."""
        if tile == box.HOTEL:
            return self.flow(box.HOTEL_INCOME)
        if tile == box.BLACKSMITH:
            ranches = box.BLACKSMITH_PER_OWN_RANCH * self.count[box.RANCH]
            rounds = range(self.round, box.ROUNDS + 1)
            return self.flow(ranches) + sum(box.BLACKSMITH_PER_ROUND * n * NOW[n] for n in rounds)
        if tile == box.CHURCH:
            return CHURCH_WORTH
        if tile == box.SCHOOL:
            return SCHOOL_WORTH - 1.0
        return STATION_WORTH - UNROADED * 2 if tile == box.STATION else 0.0

    def site(self, tile: int, parcel: int) -> float:
        """What a tile is worth on a free parcel."""
        city = self.city
        line = self.line(tile)
        found = line.anyway + line.symbol * self.symbols[parcel]
        found += line.mountain * self.mountains[parcel]
        found += line.free * (len(AROUND[parcel]) - city.crowd[parcel])
        if tile == box.MINE and self.wet[parcel]:
            found += self.flow(box.RIVER_MINE)
        if line.road and not city.equipped[parcel]:
            found -= UNROADED
        if box.SYMBOLS[tile]:
            found += box.SYMBOLS[tile] * self.own_trade[parcel] * FLOW[self.round]
        return found

    def rooms(self) -> list[int]:
        """Free parcels of one's own, and those one's cowboys are about to buy."""
        city = self.city
        mark = 1 << self.seat
        if city.square >= box.BUILD12:
            return self.free
        return self.free + [
            parcel
            for parcel in range(PARCELS)
            if city.at[LAND + parcel] & mark
            and city.owner[parcel] == NOBODY
            and city.ground[parcel] == BARE
            and not city.outlaw[parcel]
        ]

    # --- parcels -----------------------------------------------------------------------------

    def settled(self, parcel: int) -> float:
        """What a parcel with a house or a mountain is worth: points, and what rivals lose."""
        city = self.city
        found = TITLE[self.round]
        content = city.ground[parcel]
        if content in (HOUSE, TOWN_HOUSE):
            loss = SYMBOLS_OF[content] * self.rival_trade[parcel]
            return found + box.HOUSE_VP + self.envy * self.flow(loss)
        return found + box.MOUNTAIN_VP

    # --- the whole ---------------------------------------------------------------------------

    def standing(self) -> float:
        """Points so far, and what money, land, tiles and cowboys promise."""
        city, seat = self.city, self.seat
        found = float(sum(scores(city, seat)) - city.cash[seat] // box.DOLLARS_PER_VP_AT_END)
        if city.over:
            return found + city.cash[seat] // box.DOLLARS_PER_VP_AT_END
        found += city.cash[seat] * self.dollar + self.flow(self.earnings())
        found += city.reserve[seat] * self.cowboy + city.revolvers[seat] * REVOLVER[self.round]
        found += TITLE[self.round] * (city.owner.count(seat) + len(self.free))
        found += min(city.roads[seat], 3) * ROAD[self.round] / 2
        for tile in city.pending[seat]:
            sites = [self.site(tile, parcel) for parcel in self.free]
            found += 0.8 * max(sites, default=2.0)
        return found
