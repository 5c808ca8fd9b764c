"""General Store (CC-124): $6 for each house symbol around of its owner, $3 for any other."""

from __future__ import annotations

from farwest.games.carson_city.box import (
    GENERAL_STORE_PER_OTHER_SYMBOL,
    GENERAL_STORE_PER_OWN_SYMBOL,
)
from farwest.games.carson_city.land import AROUND
from farwest.games.carson_city.rules.buildings.symbols import SYMBOLS_OF
from farwest.games.carson_city.state import City


def earns(city: City, parcel: int) -> int:
    found = 0
    for other in AROUND[parcel]:
        own = city.owner[other] == city.owner[parcel]
        each = GENERAL_STORE_PER_OWN_SYMBOL if own else GENERAL_STORE_PER_OTHER_SYMBOL
        found += each * SYMBOLS_OF[city.ground[other]]
    return found
