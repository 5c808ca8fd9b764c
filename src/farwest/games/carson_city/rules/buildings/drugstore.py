"""Drugstore (CC-116): $3 for each house symbol around and for each ranch of its owner."""

from __future__ import annotations

from farwest.games.carson_city.box import (
    DRUGSTORE_PER_OWN_RANCH,
    DRUGSTORE_PER_SYMBOL,
    RANCH,
)
from farwest.games.carson_city.rules.buildings.symbols import symbols
from farwest.games.carson_city.rules.parcels import count
from farwest.games.carson_city.state import BUILT, City


def earns(city: City, parcel: int) -> int:
    ranches = count(city, city.owner[parcel], BUILT + RANCH)
    return DRUGSTORE_PER_SYMBOL * symbols(city, parcel) + DRUGSTORE_PER_OWN_RANCH * ranches
