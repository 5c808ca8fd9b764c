"""Station (CC-121, CC-122): beside a road that runs straight across the map.

No house, no income, cannot be attacked; counts as two houses; scores at the end.
"""

from __future__ import annotations

from farwest.games.carson_city.box import STATION
from farwest.games.carson_city.land import LINES, PARCEL_LINES
from farwest.games.carson_city.rules.buildings.symbols import SYMBOLS_OF
from farwest.games.carson_city.state import BUILT, City


def may_stand(city: City, parcel: int) -> bool:
    """Whether a side of the parcel lies on a line of eight roads (CC-121)."""
    return any(all(city.laid[edge] for edge in LINES[line]) for line in PARCEL_LINES[parcel])


def final_points(city: City, seat: int) -> int:
    """Half of all house symbols in town, rounded down, for its owner (CC-122)."""
    station = BUILT + STATION
    if station in city.ground and city.owner[city.ground.index(station)] == seat:
        return sum(SYMBOLS_OF[content] for content in city.ground) // 2
    return 0
