"""Construction: a tile on an own parcel, the roads to it, the houses it brings (CC-092 to CC-105).

CC-320 step by step: choose the tile's parcel, laying roads first if one likes; then a place for
each house. A construction that is not finished leaves the tile pending (CC-322).
"""

from __future__ import annotations

from typing import Final

from farwest.games.carson_city.box import (
    CHURCH,
    NEEDS_HOUSES,
    NEEDS_ROAD,
    REVOLVERS,
    SCHOOL,
    STATION,
)
from farwest.games.carson_city.land import PARCELS
from farwest.games.carson_city.rules.asking import Asked, Declinable
from farwest.games.carson_city.rules.buildings import church, school, station
from farwest.games.carson_city.rules.parcels import occupy, vacate
from farwest.games.carson_city.rules.roads import lay_own, road_codes, road_hint
from farwest.games.carson_city.state import BARE, BUILT, HOUSE, TOWN_HOUSE, City
from farwest.games.carson_city.verbs import (
    AGREE,
    ASK,
    BUILD,
    CANCEL,
    HOUSE_ON,
    KEEP_TILE,
    REFUSE,
    ROAD,
    ROAD_DONE,
)
from farwest.kernel.steps import NOBODY
from farwest.kernel.verbs import Arg

SURROUNDED: Final = 8
"""A house whose eight neighbours are occupied or owned may become a town house (CC-099)."""


def own_free(city: City, seat: int) -> list[int]:
    """A player's free parcels without outlaw (CC-092, CC-274)."""
    ground, outlaw = city.ground, city.outlaw
    return [
        parcel
        for parcel, owner in enumerate(city.owner)
        if owner == seat and ground[parcel] == BARE and not outlaw[parcel]
    ]


def house_codes(city: City, seat: int) -> list[int]:
    """Places for a house, and parcels of others to ask for (CC-095, CC-096, CC-099 to CC-101)."""
    found: list[int] = []
    asked: list[int] = []
    ground, owner, closed = city.ground, city.owner, city.closed
    equipped, outlaw = city.equipped, city.outlaw
    for parcel in range(PARCELS):
        content = ground[parcel]
        if content == BARE:
            if not equipped[parcel]:
                continue
        elif content != HOUSE or closed[parcel] < SURROUNDED:
            continue
        if outlaw[parcel]:
            continue
        whose = owner[parcel]
        if whose in (NOBODY, seat):
            found.append(HOUSE_ON + parcel)
        elif not city.refused >> whose & 1:
            asked.append(ASK + parcel)
    return found + asked


def sites(city: City, seat: int, tile: int) -> list[int]:
    """The parcels on which a player may put a tile now (CC-320, CC-321)."""
    found = own_free(city, seat)
    if tile == STATION:
        return [parcel for parcel in found if station.may_stand(city, parcel)]
    if NEEDS_ROAD[tile]:
        found = [parcel for parcel in found if city.equipped[parcel]]
    if tile == SCHOOL:
        found = [parcel for parcel in found if school.may_stand(city, parcel)]
    if found and NEEDS_HOUSES[tile] and not road_codes(city, seat):
        houses = house_codes(city, seat)
        if len(houses) == 1:
            found = [parcel for parcel in found if HOUSE_ON + parcel != houses[0]]
    return found


def begin(city: City, seat: int, tile: int, works: int = 0) -> None:
    """Start building a pending tile, at purchase or in the works turn."""
    city.refused = 0
    city.do(ChooseSite(seat, tile, works))


class ChooseSite(Declinable):
    """A parcel for the tile, a road, or keep the tile (CC-320)."""

    __slots__ = ("tile", "works")
    prompt = "build_now"

    def __init__(self, player: int, tile: int, works: int) -> None:
        self.player = player
        self.tile = tile
        self.works = works

    def options(self, city: City) -> list[int]:
        seat, tile = self.player, self.tile
        found = [BUILD + parcel for parcel in sites(city, seat, tile)]
        if NEEDS_ROAD[tile] and own_free(city, seat):
            found += road_codes(city, seat)
        found.append(KEEP_TILE)
        return found

    def take(self, city: City, action: int) -> None:
        seat, tile = self.player, self.tile
        if action == KEEP_TILE:
            if self.works:
                city.shelved.append(tile)
            city.tell("kept", (seat, tile))
        elif ROAD <= action < ROAD_DONE:
            lay_own(city, seat, action - ROAD)
            city.do(self)
        elif NEEDS_HOUSES[tile]:
            parcel = action - BUILD
            city.pending[seat].remove(tile)
            occupy(city, parcel, BUILT + tile)
            city.provisional = []
            city.tell("started", (seat, tile, parcel))
            city.do(PutHouse(seat, tile, parcel, NEEDS_HOUSES[tile], self.works))
        else:
            put_up(city, seat, tile, action - BUILD)

    def hint(self, city: City, action: int) -> list[Arg]:
        return road_hint(city, action)

    def about(self, city: City) -> list[Arg]:
        return [Arg("building", "building", self.tile)]


class PutHouse(Declinable):
    """A place for a house, an owner to ask, a road, or cancel (CC-097, CC-320)."""

    __slots__ = ("tile", "parcel", "missing", "works")
    prompt = "house"

    def __init__(self, player: int, tile: int, parcel: int, missing: int, works: int) -> None:
        self.player = player
        self.tile = tile
        self.parcel = parcel
        self.missing = missing
        self.works = works

    def options(self, city: City) -> list[int]:
        found = house_codes(city, self.player)
        found += road_codes(city, self.player)
        found.append(CANCEL)
        return found

    def take(self, city: City, action: int) -> None:
        if action == CANCEL:
            self.give_up(city)
        elif ROAD <= action < ROAD_DONE:
            lay_own(city, self.player, action - ROAD)
            city.do(self)
        elif action >= ASK:
            parcel = action - ASK
            city.tell("asked", (self.player, city.owner[parcel], parcel))
            city.do(Consent(city.owner[parcel], parcel, self))
        else:
            self.settle_house(city, action - HOUSE_ON)

    def settle_house(self, city: City, parcel: int) -> None:
        """The house stands; the next one, or the building is complete."""
        seat = self.player
        if city.ground[parcel] == HOUSE:
            city.ground[parcel] = TOWN_HOUSE
        else:
            occupy(city, parcel, HOUSE)
        city.provisional.append(parcel)
        city.tell("house", (seat, parcel))
        if self.missing > 1:
            city.do(PutHouse(seat, self.tile, self.parcel, self.missing - 1, self.works))
        else:
            complete(city, seat, self.tile, self.parcel)

    def give_up(self, city: City) -> None:
        """Tile and houses are taken back; roads stay, nothing is refunded (CC-319, CC-322)."""
        for parcel in reversed(city.provisional):
            if city.ground[parcel] == TOWN_HOUSE:
                city.ground[parcel] = HOUSE
            else:
                vacate(city, parcel)
        vacate(city, self.parcel)
        city.provisional = []
        city.refused = 0
        city.pending[self.player].append(self.tile)
        if self.works:
            city.shelved.append(self.tile)
        city.tell("cancelled", (self.player, self.tile, self.parcel))

    def hint(self, city: City, action: int) -> list[Arg]:
        if ASK <= action < CANCEL:
            return [Arg("rival", "seat", city.owner[action - ASK])]
        return road_hint(city, action)

    def about(self, city: City) -> list[Arg]:
        return [Arg("building", "building", self.tile), Arg("number", "number", self.missing)]


class Consent(Asked):
    """An owner lets a house stand on his parcel, or not (CC-096, CC-101)."""

    __slots__ = ("parcel", "house")
    prompt = "consent"

    def __init__(self, player: int, parcel: int, house: PutHouse) -> None:
        self.player = player
        self.parcel = parcel
        self.house = house

    def options(self, city: City) -> list[int]:
        return [AGREE, REFUSE]

    def fallback(self, city: City) -> int:
        return REFUSE

    def take(self, city: City, action: int) -> None:
        if action == AGREE:
            city.tell("agreed", (self.player, self.house.player, self.parcel))
            self.house.settle_house(city, self.parcel)
        else:
            city.refused |= 1 << self.player
            city.tell("refused", (self.player, self.house.player, self.parcel))
            city.do(self.house)

    def about(self, city: City) -> list[Arg]:
        return [Arg("rival", "seat", self.house.player), Arg("parcel", "parcel", self.parcel)]


def put_up(city: City, seat: int, tile: int, parcel: int) -> None:
    """A tile that needs no house is put down and complete."""
    city.pending[seat].remove(tile)
    occupy(city, parcel, BUILT + tile)
    complete(city, seat, tile, parcel)


def complete(city: City, seat: int, tile: int, parcel: int) -> None:
    """Everything stands: the building's effects begin (CC-323)."""
    city.provisional = []
    city.refused = 0
    city.revolvers[seat] += REVOLVERS[tile]
    city.tell("built", (seat, tile, parcel))
    if tile == CHURCH:
        church.protect(city, parcel)
