"""11, the Singer: no-duel tokens for this round.

Yellow (CC-198, CC-199): two, for cowboys on roads, incomes and points. Red (CC-200): one, for
Gambling, which then pays the product of the dice. Where they go: places.lady_squares; what they
do: resolution.Square.
"""

from __future__ import annotations

from farwest.games.carson_city.box import (
    SINGER_RED_NO_DUEL_TOKENS,
    SINGER_YELLOW_NO_DUEL_TOKENS,
)
from farwest.games.carson_city.state import City


def yellow(city: City, seat: int) -> None:
    city.tokens[seat] = SINGER_YELLOW_NO_DUEL_TOKENS


def red(city: City, seat: int) -> None:
    city.tokens[seat] = SINGER_RED_NO_DUEL_TOKENS
