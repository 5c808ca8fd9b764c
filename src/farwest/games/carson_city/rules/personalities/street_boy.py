"""0, the Street Boy: brings a second card, not the Sheriff, and its powers (CC-162 to CC-165).

Yellow: for $3. Red: free, but the second card's cash limit is $5 lower (see powers.limit). His
number 0 makes him first in turn order (CC-332). The second card is asked for in choosing.py.
"""

from __future__ import annotations

from farwest.games.carson_city.box import STREET_BOY_YELLOW_COST
from farwest.games.carson_city.state import City


def affordable(city: City, seat: int) -> bool:
    """The yellow side cannot be taken with less than its price (CC-163)."""
    return city.cash[seat] >= STREET_BOY_YELLOW_COST


def yellow(city: City, seat: int) -> None:
    city.cash[seat] -= STREET_BOY_YELLOW_COST
    city.tell("paid", (seat, STREET_BOY_YELLOW_COST))


def red(city: City, seat: int) -> None:
    """Nothing is paid (CC-164)."""
