"""Prison (CC-120): two revolvers; no income, cannot be attacked; needs a road and a house.

No outlaw comes or moves next to one; one who arrives on it is caught (CC-265, CC-266, CC-270).
"""

from __future__ import annotations

from farwest.games.carson_city.box import PRISON
from farwest.games.carson_city.land import AROUND
from farwest.games.carson_city.state import BUILT, City


def near_prison(city: City, parcel: int) -> bool:
    """Whether a prison stands next to a parcel."""
    if BUILT + PRISON not in city.ground:
        return False
    return any(city.ground[other] == BUILT + PRISON for other in AROUND[parcel])
