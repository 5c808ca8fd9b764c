"""Where a cowboy may be placed (section 5)."""

from __future__ import annotations

from typing import NamedTuple

from tests.referee.carson_city.land import AROUND
from tests.referee.carson_city.printed import BUILDING, SHARED, SINGER_SQUARES, SQUARE
from tests.referee.carson_city.table import DYNAMITED, HALL, NO_DUEL, Cowboy, Player, Table


class Placing(NamedTuple):
    """Answered: a cowboy on a place."""

    place: str
    cowboy: Cowboy


def place_cowboy(table: Table, player: Player, chosen: Placing) -> None:
    """He leaves the reserve, with his token."""
    table.put(chosen.place, chosen.cowboy)
    if chosen.cowboy.white:
        player.white = False
    else:
        player.reserve -= 1
    player.dynamite -= int(chosen.cowboy.token == DYNAMITED)
    player.tokens -= int(chosen.cowboy.token == NO_DUEL)


def placements(table: Table, player: Player) -> dict[str, Placing | None]:
    """Which cowboy, where, with which token (CC-311)."""
    seat = player.seat
    answers: dict[str, Placing | None] = {}
    for place in table.places():
        blast = player.dynamite > 0 and place not in SHARED
        if player.reserve and may_stand(table, player, place):
            answers[f"place {place}"] = Placing(place, Cowboy(seat))
            if blast:
                answers[f"place_blast {place}"] = Placing(place, Cowboy(seat, token=DYNAMITED))
        if player.reserve and player.tokens and may_sing(table, player, place):
            answers[f"place_lady {place}"] = Placing(place, Cowboy(seat, token=NO_DUEL))
        if player.white and may_stand_white(table, player, place):
            answers[f"white_place {place}"] = Placing(place, Cowboy(seat, True))
            if blast:
                answers[f"white_blast {place}"] = Placing(place, Cowboy(seat, True, DYNAMITED))
    return answers


def may_sing(table: Table, player: Player, place: str) -> bool:
    """A no-duel token works there; others, even the white cowboy, are no hindrance (CC-198)."""
    squares = ["gambling"] if "singer_red" in player.powers else SINGER_SQUARES
    return place in squares and is_open(table, place) and player.seat not in table.seats_at(place)


def may_stand(table: Table, player: Player, place: str) -> bool:
    """An ordinary cowboy (CC-044 to CC-051, CC-168, CC-169)."""
    if place in table.outlaws:
        return may_fight(table, player, place)
    if not takes_cowboys(table, player, place):
        return False
    if place in SHARED:
        return True
    if player.seat in table.seats_at(place) or any(each.white for each in table.at(place)):
        return False
    shy = "sheriff_red" in player.powers and table.owner.get(place) != player.seat
    return not (shy and table.at(place))


def may_fight(table: Table, player: Player, place: str) -> bool:
    """Anybody may fight an outlaw; a red Sheriff on his own buildings alone (CC-276, CC-312)."""
    own = place in table.built(player)
    return player.seat not in table.seats_at(place) and (own or "sheriff_red" not in player.powers)


def may_stand_white(table: Table, player: Player, place: str) -> bool:
    """The white cowboy: where nobody stands, never on a rival's building (CC-167)."""
    if place in table.outlaws:
        return False
    rivals = table.owner.get(place, player.seat) != player.seat
    return takes_cowboys(table, player, place) and not table.at(place) and not rivals


def takes_cowboys(table: Table, player: Player, place: str) -> bool:
    """An open square, an unowned parcel, the Town Hall, a building to attack or defend."""
    if place in SQUARE:
        return is_open(table, place)
    owner = table.owner.get(place)
    if owner is None:
        return not table.is_river(place)
    if owner == player.seat:
        return earns(table, place)
    return may_attack(table, player, place)


def unresolved(table: Table, place: str) -> bool:
    """Whether a place has not been resolved this round (CC-290)."""
    return place not in table.resolved


def is_open(table: Table, square: str) -> bool:
    """Whether a square can be chosen this round (CC-044, CC-085, CC-206)."""
    if not unresolved(table, square):
        return False
    if square == "ammo":
        return table.chip is None
    if "price" in SQUARE[square]:
        return square in table.row
    return table.round in SQUARE[square].get("open_rounds", [table.round])


def earns(table: Table, parcel: str) -> bool:
    """A building with an income stands there (CC-047)."""
    tile = table.ground.get(parcel)
    return tile in BUILDING and tile != HALL and bool(BUILDING[tile]["attackable"])


def may_attack(table: Table, player: Player, parcel: str) -> bool:
    """A rival's building that nothing protects (CC-048, CC-169, CC-217)."""
    owner = table.players[table.owner[parcel]]
    bound = {"sheriff_red", "heroes_yellow"} & player.powers
    churches = [one for one in AROUND[parcel] if table.ground.get(one) == "church"]
    blessed = any(table.owner[one] == owner.seat for one in churches)
    return earns(table, parcel) and not (bound or blessed or "heroes_yellow" in owner.powers)
