"""Church (CC-114, CC-115, CC-325): its owner's buildings around cannot be attacked.

No income; needs a road and a house; counts as a house. Whether a building is protected:
places.blessed.
"""

from __future__ import annotations

from farwest.games.carson_city.land import AROUND
from farwest.games.carson_city.rules.cowboys import send_back, standing
from farwest.games.carson_city.state import BUILT, LAND, City


def protect(city: City, parcel: int) -> None:
    """The church is complete: attackers next to it go home, defenders stay (CC-325)."""
    owner = city.owner[parcel]
    for other in AROUND[parcel]:
        if city.owner[other] == owner and city.ground[other] >= BUILT and not city.outlaw[other]:
            for seat in standing(city, LAND + other):
                if seat != owner:
                    send_back(city, LAND + other, seat)
                    city.tell("driven_off", (seat, other))
