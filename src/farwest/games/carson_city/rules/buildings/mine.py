"""Mine (CC-111): $3 for each mountain around that is unowned or its owner's.

Needs no road and no house; gives a revolver; $3 more beside the river (CC-241).
"""

from __future__ import annotations

from farwest.games.carson_city.box import MINE_PER_MOUNTAIN, RIVER_MINE
from farwest.games.carson_city.land import AROUND
from farwest.games.carson_city.state import MOUNTAIN, RIVER, City
from farwest.kernel.steps import NOBODY


def earns(city: City, parcel: int) -> int:
    found = 0
    wet = False
    for other in AROUND[parcel]:
        content = city.ground[other]
        if content == MOUNTAIN:
            if city.owner[other] in (NOBODY, city.owner[parcel]):
                found += MINE_PER_MOUNTAIN
        elif content == RIVER:
            wet = True
    return found + RIVER_MINE if wet else found
