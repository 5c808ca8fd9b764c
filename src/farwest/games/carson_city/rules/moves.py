"""Moving a cowboy that was placed this round (CC-289, CC-339, CC-344)."""

from __future__ import annotations

from farwest.games.carson_city.box import ROAD1, WAGES
from farwest.games.carson_city.powers import SHERIFF_YELLOW
from farwest.games.carson_city.rules.cowboys import lift, occupied
from farwest.games.carson_city.rules.places import (
    free_codes,
    lady_squares,
    settle_down,
    white_places,
)
from farwest.games.carson_city.state import IN_RESERVE, LAND, PLACES, WHITE, City
from farwest.games.carson_city.verbs import MOVE, MOVE_WHITE, PLACE, TO, TO_RESERVE, TO_TOKEN
from farwest.kernel.steps import NOBODY


def move_codes(city: City, seat: int) -> list[int]:
    """The cowboys a player may move: all but resolved ones and a sitting occupant (CC-324)."""
    sitting = LAND + city.town_hall if city.occupant == seat else NOBODY
    found = [
        MOVE + place
        for place in occupied(city, 1 << seat)
        if place > city.square and place != sitting
    ]
    if city.power[SHERIFF_YELLOW] == seat and city.square < city.white < PLACES:
        found.append(MOVE_WHITE)
    return found


def origin(city: City, action: int) -> int:
    """Where the cowboy of a move stands."""
    return city.white if action == MOVE_WHITE else action - MOVE


def destination_codes(city: City, seat: int, move: int) -> list[int]:
    """Where a cowboy may be moved: another legal place, with or without its token, or home."""
    place = origin(city, move)
    white = move == MOVE_WHITE
    mark = WHITE if white else 1 << seat
    squares = [square for square in (WAGES, ROAD1) if square > city.square]
    if white:
        places = [other for other in white_places(city, seat) if other > city.square]
    else:
        places = squares + [code - PLACE for code in free_codes(city, seat)]
    places = [other for other in places if other != place]
    found = [TO + other for other in places]
    if city.blast[place] & mark:
        found += [TO_TOKEN + other for other in places if other not in (WAGES, ROAD1)]
    elif place < LAND and city.ladies[place] & mark:
        found += [TO_TOKEN + other for other in lady_squares(city, seat) if other != place]
    found.append(TO_RESERVE)
    return found


def move_cowboy(city: City, seat: int, move: int, action: int) -> None:
    """Carry out a move. A token left behind returns to its owner's stock (CC-194, CC-344)."""
    place = origin(city, move)
    white = move == MOVE_WHITE
    mark = WHITE if white else 1 << seat
    blast = bool(city.blast[place] & mark)
    lady = place < LAND and bool(city.ladies[place] & mark)
    if white:
        city.at[place] &= ~WHITE
        city.blast[place] &= ~WHITE
        city.white = IN_RESERVE
    else:
        lift(city, place, seat)
    kept = TO_TOKEN <= action < TO_RESERVE
    if not kept:
        city.dynamite[seat] += int(blast)
        city.tokens[seat] += int(lady)
    if action == TO_RESERVE:
        if not white:
            city.reserve[seat] += 1
        city.tell("moved_home", (seat, place))
        return
    other = action - (TO_TOKEN if kept else TO)
    settle_down(city, seat, other, white)
    if kept and blast:
        city.blast[other] |= mark
    elif kept:
        city.ladies[other] |= mark
    city.tell("moved", (seat, place, other))
