"""8, the Indian.

Yellow (CC-184): two parcels by map rolls. Red (CC-185): parcels bought cost at most $3 (see
parcels.price_for).
"""

from __future__ import annotations

from farwest.games.carson_city.box import INDIAN_YELLOW_RANDOM_PARCELS
from farwest.games.carson_city.land import ROLLED
from farwest.games.carson_city.rules.parcels import acquire
from farwest.games.carson_city.state import City
from farwest.kernel.steps import NOBODY


def yellow(city: City, seat: int) -> None:
    """Rolls that would be rerolled are left out: each eligible parcel is as likely (CC-184)."""
    for _ in range(INDIAN_YELLOW_RANDOM_PARCELS):
        open_to = [p for p in ROLLED if city.owner[p] == NOBODY and not city.outlaw[p]]
        if open_to and city.titles[seat]:
            acquire(city, seat, open_to[city.draw(len(open_to))])


def red(city: City, seat: int) -> None:
    """Nothing at once."""
