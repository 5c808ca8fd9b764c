"""15, the Cowboy.

Yellow (CC-215, only with horses): a horse. Red (CC-216): a ranch on any free unowned parcel for
$8; the card turns over when all ranches are gone (CC-330, see row.turn_cards).
"""

from __future__ import annotations

from farwest.games.carson_city.box import COWBOY_RED_COST, COWBOY_YELLOW_HORSES, RANCH
from farwest.games.carson_city.rules.claims import Claim
from farwest.games.carson_city.rules.cowboys import horses_left
from farwest.games.carson_city.state import City


def yellow(city: City, seat: int) -> None:
    if city.horsed:
        number = min(COWBOY_YELLOW_HORSES, horses_left(city))
        city.horses[seat] += number
        city.tell("got_horse", (seat, number))


def red(city: City, seat: int) -> None:
    city.do(Claim(seat, RANCH, COWBOY_RED_COST))
