"""Saloon (CC-118): $5 for each house symbol around."""

from __future__ import annotations

from farwest.games.carson_city.box import SALOON_PER_SYMBOL
from farwest.games.carson_city.rules.buildings.symbols import symbols
from farwest.games.carson_city.state import City


def earns(city: City, parcel: int) -> int:
    return SALOON_PER_SYMBOL * symbols(city, parcel)
