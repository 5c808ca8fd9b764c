"""Where a cowboy may go, and with which token (CC-043 to CC-051, CC-311, CC-312)."""

from __future__ import annotations

from farwest.games.carson_city.box import (
    AMMO,
    ATTACKABLE,
    BUILD3,
    BUILD12,
    CHURCH,
    GAMBLING,
    ROAD1,
    SINGER_SQUARES,
    SQUARE_LAST_ROUND,
    WAGES,
)
from farwest.games.carson_city.land import AROUND
from farwest.games.carson_city.powers import (
    HEROES_YELLOW,
    SHERIFF_RED,
    SHERIFF_YELLOW,
    SINGER_RED,
)
from farwest.games.carson_city.rules.cowboys import occupied
from farwest.games.carson_city.state import BUILT, IN_RESERVE, LAND, WHITE, City
from farwest.games.carson_city.verbs import (
    PLACE,
    PLACE_BLAST,
    PLACE_LADY,
    WHITE_BLAST,
    WHITE_PLACE,
)
from farwest.kernel.lists import unmarked
from farwest.kernel.steps import NOBODY


def is_open(city: City, square: int) -> bool:
    """Whether an action square can be chosen this round (CC-044, CC-085, CC-206)."""
    if square == AMMO:
        return city.chip == NOBODY
    if BUILD12 <= square <= BUILD3:
        return city.row[square - BUILD12] >= 0
    return city.round <= SQUARE_LAST_ROUND[square]


def blessed(city: City, parcel: int) -> bool:
    """Whether a building stands next to a church of its owner (CC-048, CC-114)."""
    owner = city.owner[parcel]
    church = BUILT + CHURCH
    return any(
        city.ground[other] == church and city.owner[other] == owner for other in AROUND[parcel]
    )


def earning(city: City, parcel: int) -> bool:
    """Whether a building with an income stands on an owned parcel (CC-047)."""
    content = city.ground[parcel]
    return content >= BUILT and bool(ATTACKABLE[content - BUILT])


def attackable(city: City, parcel: int) -> bool:
    """Whether the rules let an opponent of its owner steal from a building (CC-280)."""
    return (
        earning(city, parcel)
        and city.power[HEROES_YELLOW] != city.owner[parcel]
        and not blessed(city, parcel)
    )


def reach_all(city: City) -> list[list[int]]:
    """For each seat, the answers that place an ordinary cowboy, whoever stands there.

    Wages and 1 Road, open to all at all times, are left out. Nothing of this changes in phase 2.
    The answers are in order.
    """
    squares = [square for square in range(LAND) if is_open(city, square)]
    common = [PLACE + square for square in squares if square not in (WAGES, ROAD1)]
    held = []
    for parcel, owner in enumerate(city.owner):
        if owner >= 0 or city.outlaw[parcel]:
            held.append(parcel)
        elif owner == NOBODY or parcel == city.town_hall:
            common.append(PLACE + LAND + parcel)
    targets = [parcel for parcel in held if attackable(city, parcel)]
    found = []
    for seat in range(city.seats):
        own = [PLACE + LAND + parcel for parcel in held if reaches(city, seat, parcel, targets)]
        found.append(sorted(common + own) if own else common)
    return found


def reaches(city: City, seat: int, parcel: int, targets: list[int]) -> bool:
    """Whether a player may go where somebody owns the land, or an outlaw is."""
    owner = city.owner[parcel]
    lawful = seat == city.power[SHERIFF_RED]
    if city.outlaw[parcel]:
        return not lawful or (owner == seat and city.ground[parcel] >= BUILT)
    if owner == seat:
        return earning(city, parcel)
    return not lawful and seat != city.power[HEROES_YELLOW] and parcel in targets


def own_building(city: City, seat: int, place: int) -> bool:
    return place >= LAND and city.owner[place - LAND] == seat


def free_codes(city: City, seat: int) -> list[int]:
    """The reach of an ordinary cowboy less what is closed to him (CC-050, CC-051, CC-168)."""
    found = unmarked(city.reach[seat], PLACE, city.at, 1 << seat | WHITE)
    if city.power[SHERIFF_RED] == seat:
        closed = {PLACE + p for p in occupied(city) if not own_building(city, seat, p)}
        return [code for code in found if code not in closed]
    return found


def lady_squares(city: City, seat: int) -> list[int]:
    """Where a no-duel token works; even beside the white cowboy (CC-198 to CC-200)."""
    squares = (GAMBLING,) if city.power[SINGER_RED] == seat else SINGER_SQUARES
    mine = 1 << seat
    return [s for s in squares if not city.at[s] & mine and is_open(city, s)]


def white_places(city: City, seat: int) -> list[int]:
    """Where the white cowboy may go: nobody there, no outlaw, no rival's building (CC-167)."""
    at = city.at
    return [
        place
        for place in [WAGES, ROAD1] + [code - PLACE for code in city.reach[seat]]
        if not at[place]
        and (
            place < LAND
            or (city.owner[place - LAND] in (seat, NOBODY) and not city.outlaw[place - LAND])
            or place - LAND == city.town_hall
        )
    ]


def placement_codes(city: City, seat: int, resolved: int = NOBODY) -> list[int]:
    """Every placement on the main board: cowboy, place and token (CC-311).

    Places up to the square `resolved` are closed (CC-290).
    """
    found: list[int] = []
    if city.reserve[seat]:
        found = free_codes(city, seat)
        blasts = [code - PLACE + PLACE_BLAST for code in found] if city.dynamite[seat] else []
        if resolved < WAGES:
            found.append(PLACE + WAGES)
        if resolved < ROAD1:
            found.append(PLACE + ROAD1)
        found += blasts
        if city.tokens[seat]:
            found += [PLACE_LADY + square for square in lady_squares(city, seat)]
    if city.white == IN_RESERVE and city.power[SHERIFF_YELLOW] == seat:
        whites = [place for place in white_places(city, seat) if place > resolved]
        found += [WHITE_PLACE + place for place in whites]
        if city.dynamite[seat]:
            found += [WHITE_BLAST + place for place in whites if place not in (WAGES, ROAD1)]
    return found


def settle_down(city: City, seat: int, place: int, white: bool) -> None:
    """A cowboy comes to stand on a place."""
    if white:
        city.white = place
        city.at[place] |= WHITE
        return
    city.at[place] |= 1 << seat
    if place == WAGES:
        city.wages[seat] += 1
    elif place == ROAD1:
        city.labour[seat] += 1


def place_cowboy(city: City, seat: int, action: int) -> None:
    """Carry out a placement."""
    if action >= WHITE_PLACE:
        place = (action - WHITE_PLACE) % (WHITE_BLAST - WHITE_PLACE)
        settle_down(city, seat, place, white=True)
        if action >= WHITE_BLAST:
            city.blast[place] |= WHITE
            city.dynamite[seat] -= 1
            city.tell("placed_white_blast", (seat, place))
        else:
            city.tell("placed_white", (seat, place))
        return
    city.reserve[seat] -= 1
    if action >= PLACE_LADY:
        place = action - PLACE_LADY
        city.ladies[place] |= 1 << seat
        city.tokens[seat] -= 1
        city.tell("placed_lady", (seat, place))
    elif action >= PLACE_BLAST:
        place = action - PLACE_BLAST
        city.blast[place] |= 1 << seat
        city.dynamite[seat] -= 1
        city.tell("placed_blast", (seat, place))
    else:
        place = action - PLACE
        city.tell("placed", (seat, place))
    settle_down(city, seat, place, white=False)


def doctor_squares(city: City) -> list[int]:
    """Squares not yet resolved, open and empty; 1 Road in any case (CC-212)."""
    return [
        square
        for square in range(city.square + 1, LAND)
        if square == ROAD1 or (not city.at[square] and is_open(city, square))
    ]
