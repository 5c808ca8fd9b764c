"""Pictures of the map: for each kind of thing a 1 wherever it is.

Bytes are turned into pictures by tables, one for each kind. What lies on the land and which
cards are in play changes seldom and is looked at often: these pictures are kept for a while.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import lru_cache
from operator import itemgetter
from typing import Final

from farwest.games.carson_city.box import BUILDINGS, SQUARES
from farwest.games.carson_city.land import FLANKS, PARCEL_NAMES, SIDES
from farwest.games.carson_city.powers import RED, YELLOW
from farwest.games.carson_city.state import BUILT, WHITE
from farwest.kernel.features import circles, marks

BYTE: Final = 256
KEPT: Final = 4096
"""How many pictures of a kind are kept: more than a vector has games."""
PLACE_NAMES: Final = (*SQUARES, *PARCEL_NAMES)
BUILDING_ROWS: Final = marks(len(BUILDINGS))


def edge_name(edge: int) -> str:
    """An edge by the parcels beside it, or by its parcel and the border: A1_B1, A1_north."""
    parcel, *beyond = FLANKS[edge]
    if beyond:
        return f"{PARCEL_NAMES[parcel]}_{PARCEL_NAMES[beyond[0]]}"
    side = ("north", "south", "west", "east")[SIDES[parcel].index(edge)]
    return f"{PARCEL_NAMES[parcel]}_{side}"


# --- seats from the viewer on --------------------------------------------------------------------


def shares(seats: int) -> list[Callable[[bytes], tuple[bytes, ...]]]:
    """For each viewer what parts lists with a number for each seat: his own numbers come first."""
    return [itemgetter(*(slice(seat, None, seats) for seat in circle)) for circle in circles(seats)]


# --- tables --------------------------------------------------------------------------------------


def table_of(fits: Callable[[int], object]) -> bytes:
    """Turns a byte into 1 where it fits, else into 0."""
    return bytes(int(bool(fits(value))) for value in range(BYTE))


def tables_of(values: Iterable[int]) -> list[bytes]:
    """A table for each of these values."""
    return [table_of(value.__eq__) for value in values]


def seat_tables(seats: int) -> list[list[bytes]]:
    """For each viewer the tables of all seats, his own first."""
    return [tables_of(circle) for circle in circles(seats)]


def crowd_tables(seats: int) -> list[list[bytes]]:
    """For each viewer the tables of cowboys' marks, his own first, the white one's last."""
    return [
        [table_of((1 << other).__and__) for other in circle] + [table_of(WHITE.__and__)]
        for circle in circles(seats)
    ]


def pictures(values: bytes, tables: list[bytes]) -> bytes:
    """One picture after the other."""
    return b"".join([values.translate(table) for table in tables])


SIDE_TABLES: Final = tables_of((YELLOW, RED))
GROUND_TABLES: Final = tables_of(range(1, BUILT + len(BUILDINGS)))


@lru_cache(KEPT)
def ground_pictures(ground: bytes) -> bytes:
    """What parcels carry, kind by kind; bare ones are nowhere."""
    return pictures(ground, GROUND_TABLES)


@lru_cache(KEPT)
def side_pictures(sides: bytes) -> bytes:
    """Cards on their yellow, then on their red side."""
    return pictures(sides, SIDE_TABLES)
