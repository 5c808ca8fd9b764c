"""The thirteen buildings, one file each: income, where it may stand, what it does.

`income` is what a building earns, with its caps (CC-107) and the Town Hall's step (CC-132),
before anything is doubled, tripled or stolen (CC-140).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from farwest.games.carson_city.box import BUILDINGS, INCOME_CAP, INCOME_LEVEL
from farwest.games.carson_city.rules.buildings import (
    bank,
    blacksmith,
    drugstore,
    general_store,
    hotel,
    mine,
    ranch,
    saloon,
)
from farwest.games.carson_city.state import BUILT, City

EARNERS: Final[dict[str, Callable[[City, int], int]]] = {
    "ranch": ranch.earns,
    "mine": mine.earns,
    "drugstore": drugstore.earns,
    "bank": bank.earns,
    "saloon": saloon.earns,
    "hotel": hotel.earns,
    "general_store": general_store.earns,
    "blacksmith": blacksmith.earns,
}
EARNS: Final = [EARNERS.get(name) for name in BUILDINGS]


def income(city: City, parcel: int) -> int:
    """The income of the building on an owned parcel, whoever gets it."""
    tile = city.ground[parcel] - BUILT
    earns = EARNS[tile]
    if earns is None:
        return 0
    found = min(earns(city, parcel), INCOME_CAP[tile])
    if city.owner[parcel] == city.occupant:
        found = min(found + INCOME_LEVEL[tile], INCOME_CAP[tile])
    return found
