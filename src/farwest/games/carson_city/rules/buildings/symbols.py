"""House symbols: what counts as a house, and for whom (CC-109, CC-110)."""

from __future__ import annotations

from typing import Final

from farwest.games.carson_city.box import HOUSE_SYMBOLS, SYMBOLS, TOWN_HOUSE_SYMBOLS
from farwest.games.carson_city.land import AROUND
from farwest.games.carson_city.state import City

SYMBOLS_OF: Final[tuple[int, ...]] = (0, HOUSE_SYMBOLS, TOWN_HOUSE_SYMBOLS, 0, 0, *SYMBOLS)
"""The symbols of whatever a parcel carries."""


def symbols(city: City, parcel: int) -> int:
    """Symbols next to a building that are unowned or its owner's (CC-110)."""
    ground, owner = city.ground, city.owner
    mine = owner[parcel]
    found = 0
    for other in AROUND[parcel]:
        if owner[other] < 0 or owner[other] == mine:
            found += SYMBOLS_OF[ground[other]]
    return found
