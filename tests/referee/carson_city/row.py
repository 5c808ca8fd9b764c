"""The building row, the bag, and the Town Hall when it is drawn."""

from __future__ import annotations

from tests.referee.asking import Course, demand
from tests.referee.carson_city.printed import BUILDINGS, TILE_SQUARES
from tests.referee.carson_city.table import HALL, Table

CHEAPEST_FIRST = TILE_SQUARES[::-1]
TURNING = {9: ("yellow", "mine", "red"), 15: ("red", "ranch", "yellow")}
"""The Prospector and the Cowboy: the side that turns, for want of which tile, and to which."""


def draw_tile(table: Table) -> str | None:
    """One of those in the bag (CC-150, CC-151)."""
    contents = [tile for tile in BUILDINGS for _ in range(table.bag[tile])]
    if not contents:
        return None
    drawn = contents[table.luck.draw(len(contents))]
    table.bag[drawn] -= 1
    return drawn


def refill(table: Table) -> Course[None]:
    """Tiles slide to the cheapest squares; the empty ones are filled (CC-127, CC-150)."""
    kept = [table.row[square] for square in CHEAPEST_FIRST if square in table.row]
    table.row = dict(zip(CHEAPEST_FIRST, kept))
    for square in CHEAPEST_FIRST[len(kept) :]:
        drawn = draw_tile(table)
        if drawn == HALL:
            yield from place_town_hall(table)
            drawn = draw_tile(table)
        if drawn is None:
            return
        table.row[square] = drawn


def turn_cards(table: Table) -> None:
    """Cards whose tiles are all acquired turn over (CC-187, CC-216, CC-330)."""
    for number, (side, tile, other) in TURNING.items():
        left = table.bag[tile] + list(table.row.values()).count(tile)
        if table.sides.get(number) == side and not left:
            table.sides[number] = other


def hall_places(table: Table) -> list[str]:
    """Free, equipped and unowned (CC-127)."""
    equipped = table.equipped()
    return [
        parcel for parcel in table.can_be_taken() if table.is_free(parcel) and parcel in equipped
    ]


def helps(table: Table, edge: str) -> bool:
    """Whether a road there gives the Town Hall a place (CC-128)."""
    table.roads.add(edge)
    found = bool(hall_places(table))
    table.roads.remove(edge)
    return found


def place_town_hall(table: Table) -> Course[None]:
    """The first player does, with a road from the supply if need be (CC-127, CC-128)."""
    seat = table.order[0]
    if not hall_places(table):
        joined = [edge for edge in table.joined() if not table.crosses(edge)]
        roads = {f"road {edge}": edge for edge in joined if helps(table, edge)}
        if not roads:
            return
        table.roads.add((yield from demand(seat, "townhall_road", roads)))
    places = {f"build {parcel}": parcel for parcel in hall_places(table)}
    parcel = yield from demand(seat, "townhall_place", places)
    table.ground[parcel] = HALL
