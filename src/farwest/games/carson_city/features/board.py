"""Planes of the board: the land, the tiles, what is being built or sold, cowboys."""

from __future__ import annotations

from struct import Struct
from typing import Final

from farwest.games.carson_city.box import BUILD12, BUILDINGS, ROW_START, SQUARES
from farwest.games.carson_city.features.pictures import (
    BUILDING_ROWS,
    PLACE_NAMES,
    crowd_tables,
    edge_name,
    ground_pictures,
    pictures,
    seat_tables,
)
from farwest.games.carson_city.land import EDGES, PARCEL_NAMES, PARCELS
from farwest.games.carson_city.state import LAND, PLACES, City
from farwest.games.carson_city.view import factors
from farwest.kernel.features import Plane, counts, each, seat_labels, seat_marks

CONTENT: Final = ("house", "town_house", "mountain", "river", *BUILDINGS)
SLOTS: Final = SQUARES[BUILD12 : BUILD12 + len(ROW_START)]
SIGNED: Final = Struct(f"{PARCELS}b")
SINGLE: Final = [1] * PARCELS
SINGLE_ROW: Final = bytes(SINGLE)
NO_ONE: Final = [0] * PLACES
NO_LADY: Final = [0] * LAND


def land_planes(seats: int) -> list[Plane[City]]:
    """The map, and the tiles still to come."""
    tables = seat_tables(seats)

    def owners(city: City, seat: int) -> bytes:
        return pictures(SIGNED.pack(*city.owner), tables[seat])

    def times(city: City, _: int) -> bytes:
        return SINGLE_ROW if city.factor == SINGLE else bytes(factors(city))

    return [
        Plane(
            "ground",
            each(CONTENT, PARCEL_NAMES),
            "what lies on each parcel, kind by kind",
            lambda city, _: ground_pictures(bytes(city.ground)),
            ("ground",),
            alike=True,
        ),
        Plane(
            "owners",
            each(seat_labels(seats), PARCEL_NAMES),
            "parcels, owner by owner",
            owners,
            ("owner",),
        ),
        Plane(
            "roads",
            tuple(map(edge_name, range(EDGES))),
            "edges with a road or a bridge",
            lambda city, _: bytes(city.laid),
            ("laid",),
            alike=True,
        ),
        Plane("factors", PARCEL_NAMES, "times a building pays in the income step", times),
        Plane(
            "row",
            each(SLOTS, BUILDINGS),
            "tiles in the building row",
            lambda city, _: b"".join([BUILDING_ROWS[tile] for tile in city.row]),
        ),
        Plane("bag", BUILDINGS, "tiles in the bag", lambda city, _: bytes(city.bag)),
    ]


def work_planes(seats: int) -> list[Plane[City]]:
    """A construction and an auction under way."""
    around = seat_labels(seats)
    who = seat_marks(seats)
    no_work = bytes(PARCELS + seats)
    no_sale = bytes(PARCELS + 2 * seats + 1)

    def works(city: City, seat: int) -> bytes:
        if not city.provisional and not city.refused:
            return no_work
        found = bytearray(no_work)
        for parcel in city.provisional:
            found[parcel] += 1
        for other in range(seats):
            found[PARCELS + (other - seat) % seats] = city.refused >> other & 1
        return bytes(found)

    def auction(city: City, seat: int) -> bytes:
        if not city.lot and not city.bidding:
            return no_sale
        found = bytearray(PARCELS + seats)
        for parcel in city.lot:
            found[parcel] = 1
        for place, other in enumerate(city.bidding, 1):
            found[PARCELS + (other - seat) % seats] = place
        return bytes(found) + who[seat][city.bidder] + counts((city.bid,))

    return [
        Plane(
            "works",
            (*each(("houses",), PARCEL_NAMES), *each(("refused",), around)),
            "houses put up so far for the building begun, owners who said no to one",
            works,
        ),
        Plane(
            "auction",
            (*each(("lot",), PARCEL_NAMES), *each(("line", "bidder"), around), "bid"),
            "parcels for sale, who is next to bid, whose the highest bid is, and that bid",
            auction,
        ),
    ]


def cowboy_planes(seats: int) -> list[Plane[City]]:
    """Who stands where, and with what."""
    around = seat_labels(seats)
    tables = crowd_tables(seats)
    nobody = bytes((seats + 1) * PLACES)
    no_lady = bytes(seats * LAND)

    def cowboys(city: City, seat: int) -> bytes:
        return nobody if city.at == NO_ONE else pictures(bytes(city.at), tables[seat])

    def blasts(city: City, seat: int) -> bytes:
        return nobody if city.blast == NO_ONE else pictures(bytes(city.blast), tables[seat])

    def ladies(city: City, seat: int) -> bytes:
        if city.ladies == NO_LADY:
            return no_lady
        return pictures(bytes(city.ladies), tables[seat][:seats])

    everybody = each((*around, "white"), PLACE_NAMES)
    return [
        Plane("cowboys", everybody, "squares and parcels with a cowboy, seat by seat", cowboys),
        Plane("blasts", everybody, "those of them with dynamite", blasts),
        Plane("ladies", each(around, SQUARES), "those with a no-duel token", ladies),
    ]
