"""What a cowboy would do on a place: hints for whoever words the answers."""

from __future__ import annotations

from typing import Final

from farwest.games.carson_city.box import BUILD3, BUILD12, SQUARE_PRICE
from farwest.games.carson_city.rules.parcels import price_for
from farwest.games.carson_city.rules.personalities.chinese_worker import tile_price
from farwest.games.carson_city.state import BUILT, LAND, City
from farwest.games.carson_city.verbs import VERBS
from farwest.kernel.steps import NOBODY
from farwest.kernel.verbs import Arg

ACT: Final = 0
BUY: Final = 1
DEFEND: Final = 2
ATTACK: Final = 3
FIGHT: Final = 4
RULE: Final = 5
"""To act on a square, buy a parcel, defend, attack, fight an outlaw, sit in the Town Hall."""


def purpose(city: City, seat: int, place: int) -> int:
    """What a player's cowboy would be on a place for (CC-044 to CC-047, CC-130, CC-312)."""
    parcel = place - LAND
    if parcel < 0:
        return ACT
    if city.outlaw[parcel]:
        return FIGHT
    if parcel == city.town_hall:
        return RULE
    if city.owner[parcel] == NOBODY:
        return BUY
    return DEFEND if city.owner[parcel] == seat else ATTACK


def place_hint(city: City, seat: int, action: int) -> list[Arg]:
    """The purpose of a placement, what it will cost, the building there and its owner."""
    _, args = VERBS.decode(action)
    place = next((arg.value for arg in args if arg.kind in ("place", "square")), NOBODY)
    if place == NOBODY:
        return []
    sort = purpose(city, seat, place)
    cost, building = 0, NOBODY
    if BUILD12 <= place <= BUILD3:
        cost = tile_price(city, seat, SQUARE_PRICE[place])
        building = city.row[place - BUILD12]
    elif sort == BUY:
        cost = price_for(city, seat, place - LAND)
    elif place >= LAND:
        building = city.ground[place - LAND] - BUILT
    rivals = [city.owner[place - LAND]] if sort == ATTACK else []
    return [
        Arg("purpose", "number", sort),
        Arg("cost", "number", cost),
        Arg("buildings", "buildings", [building] if building >= 0 else []),
        Arg("rivals", "seats", rivals),
    ]
