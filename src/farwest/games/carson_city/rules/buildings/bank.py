"""Bank (CC-117): $3 for each house symbol around and for each mine of its owner."""

from __future__ import annotations

from farwest.games.carson_city.box import BANK_PER_OWN_MINE, BANK_PER_SYMBOL, MINE
from farwest.games.carson_city.rules.buildings.symbols import symbols
from farwest.games.carson_city.rules.parcels import count
from farwest.games.carson_city.state import BUILT, City


def earns(city: City, parcel: int) -> int:
    mines = count(city, city.owner[parcel], BUILT + MINE)
    return BANK_PER_SYMBOL * symbols(city, parcel) + BANK_PER_OWN_MINE * mines
