"""Hotel (CC-113): $6. Needs a road and a house; counts as two houses."""

from __future__ import annotations

from farwest.games.carson_city.box import HOTEL_INCOME
from farwest.games.carson_city.state import City


def earns(_city: City, _parcel: int) -> int:
    return HOTEL_INCOME
