"""School (CC-123): needs a road and three houses; no income; counts as a house.

With the river, one on each side of it (CC-243).
"""

from __future__ import annotations

from farwest.games.carson_city.box import SCHOOL
from farwest.games.carson_city.land import PARCELS
from farwest.games.carson_city.state import BUILT, City


def may_stand(city: City, parcel: int) -> bool:
    """Whether no other school stands on this side of the river (CC-243)."""
    return not city.rivered or not any(
        city.ground[other] == BUILT + SCHOOL and city.shore[other] == city.shore[parcel]
        for other in range(PARCELS)
    )
