"""Blacksmith (CC-119): $5 times the round, and $5 for each ranch of its owner."""

from __future__ import annotations

from farwest.games.carson_city.box import (
    BLACKSMITH_PER_OWN_RANCH,
    BLACKSMITH_PER_ROUND,
    RANCH,
)
from farwest.games.carson_city.rules.parcels import count
from farwest.games.carson_city.state import BUILT, City


def earns(city: City, parcel: int) -> int:
    ranches = count(city, city.owner[parcel], BUILT + RANCH)
    return BLACKSMITH_PER_ROUND * city.round + BLACKSMITH_PER_OWN_RANCH * ranches
