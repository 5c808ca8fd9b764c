"""Which tiles a seat may get, where it would build them, and what a parcel adds to that."""

from __future__ import annotations

from typing import Final, NamedTuple

from farwest.games.carson_city import box
from farwest.games.carson_city.advice.worth import TITLE, UNROADED, Books
from farwest.games.carson_city.land import AROUND
from farwest.games.carson_city.rules.parcels import price_for
from farwest.games.carson_city.rules.personalities.chinese_worker import tile_price
from farwest.games.carson_city.state import BARE

HELD: Final = 1.0
AIMED_AT: Final = 0.75
IN_ROW: Final = 0.4
IN_BAG: Final = 0.3
"""How likely one gets a tile one holds, stands on, sees, or hopes for in a later round."""
HOPES: Final = (box.MINE, box.BANK)
HOUSE_ROOM: Final = 0.8
"""What a free parcel beside a road is worth for a house of one's own."""


class Prospect(NamedTuple):
    """A tile one may get, as it makes a parcel worth more: its line, times how likely it is."""

    symbol: float
    mountain: float
    free: float
    anyway: float
    unroaded: float


class Plans:
    """Tiles to come, and the parcels there are for them."""

    def __init__(self, books: Books, rooms: list[int] | None = None) -> None:
        self.books = books
        self.rooms = books.rooms() if rooms is None else rooms
        self.spare = len(self.rooms)
        self.prospects: list[Prospect] = []
        self.look_ahead()

    def look_ahead(self) -> None:
        books = self.books
        city, seat = books.city, books.seat
        held = city.pending[seat]
        aimed = [
            city.row[slot]
            for slot in range(len(city.row))
            if city.at[box.BUILD12 + slot] >> seat & 1 and box.BUILD12 + slot > city.square
        ]
        self.spare = len(self.rooms) - len(held) - len(aimed)
        for tile in held:
            self.add(tile, HELD, 0.0)
        for tile in aimed:
            self.add(tile, AIMED_AT, 0.0)
        seen = {*held, *aimed}
        for slot in reversed(range(len(city.row))):
            tile = city.row[slot]
            if tile < 0 or tile in seen:
                continue
            seen.add(tile)
            cost = tile_price(city, seat, box.SQUARE_PRICE[box.BUILD12 + slot])
            self.add(tile, IN_ROW, cost * books.dollar)
        if books.round < box.ROUNDS:
            for tile in HOPES:
                if tile not in seen:
                    self.add(tile, IN_BAG, 5 * books.dollar)

    def add(self, tile: int, chance: float, price: float) -> None:
        already = max(0.0, self.best(tile) - price) if self.spare > 0 else 0.0
        line = self.books.line(tile)
        self.prospects.append(
            Prospect(
                chance * line.symbol,
                chance * line.mountain,
                chance * line.free,
                chance * (line.anyway - price - already),
                chance * UNROADED if line.road else 0.0,
            )
        )

    def best(self, tile: int) -> float:
        """The worth of a tile on the best parcel there is for it, 0 if there is none."""
        site = self.books.site
        return max((site(tile, parcel) for parcel in self.rooms), default=0.0)

    def tile(self, tile: int) -> float:
        """What getting a tile is worth now: it may have to wait for a parcel."""
        books = self.books
        if self.spare > 0:
            return self.best(tile)
        later = 0.25 * (box.ROUNDS - books.round)
        line = books.line(tile)
        return later * (line.anyway + 2 * line.symbol + 2 * line.mountain + 4 * line.free) / 2

    def bare(self, parcel: int) -> float:
        """What a free parcel adds: a better place for the best of these tiles, or any place."""
        books = self.books
        city = books.city
        symbols = books.symbols[parcel]
        mountains = books.mountains[parcel]
        free = len(AROUND[parcel]) - city.crowd[parcel]
        equipped = city.equipped[parcel]
        best = 0.0
        for each, peak, meadow, anyway, unroaded in self.prospects:
            found = anyway + each * symbols + peak * mountains + meadow * free
            if not equipped:
                found -= unroaded
            best = max(best, found)
        return TITLE[books.round] + best + (HOUSE_ROOM if equipped else 0.0)

    def parcel(self, parcel: int) -> float:
        """What owning a parcel is worth, its price not considered."""
        if self.books.city.ground[parcel] == BARE:
            return self.bare(parcel)
        return self.books.settled(parcel)

    def purchase(self, parcel: int) -> float:
        """What buying a parcel is worth above its price."""
        books = self.books
        return self.parcel(parcel) - price_for(books.city, books.seat, parcel) * books.dollar
