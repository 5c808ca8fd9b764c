"""Ranch (CC-112): $1 for each free parcel around, at least $1; river counts as free (CC-240).

Needs no road and no house; gives a revolver; counts as a house.
"""

from __future__ import annotations

from farwest.games.carson_city.box import RANCH_LEAST, RANCH_PER_FREE, RIVER_RANCH
from farwest.games.carson_city.land import AROUND
from farwest.games.carson_city.state import BARE, RIVER, City


def earns(city: City, parcel: int) -> int:
    found = 0
    for other in AROUND[parcel]:
        content = city.ground[other]
        if content == BARE:
            found += RANCH_PER_FREE
        elif content == RIVER:
            found += RIVER_RANCH
    return max(found, RANCH_LEAST)
