"""The building row and the bag."""

from __future__ import annotations

from farwest.games.carson_city.box import BUILDINGS, COWBOY, MINE, PROSPECTOR, RANCH, TOWN_HALL
from farwest.games.carson_city.powers import RED, YELLOW
from farwest.games.carson_city.rules.buildings.town_hall import TownHallArrives
from farwest.games.carson_city.state import City
from farwest.games.carson_city.verbs import TILE, TILE_BAG
from farwest.kernel.steps import NOBODY, Step
from farwest.kernel.verbs import Arg


def draw_tile(city: City) -> int:
    """A tile from the bag at random, NOBODY if it is empty (CC-151)."""
    left = sum(city.bag)
    if not left:
        return NOBODY
    pick = city.draw(left)
    for tile in range(len(BUILDINGS)):
        if pick < city.bag[tile]:
            city.bag[tile] -= 1
            return tile
        pick -= city.bag[tile]
    raise AssertionError


def take_tile(city: City, seat: int, slot: int, cost: int) -> int:
    """A paid tile of the row goes to its buyer, who holds it pending (CC-076)."""
    tile = city.row[slot]
    city.row[slot] = NOBODY
    city.pending[seat].append(tile)
    city.tell("bought_tile", (seat, tile, cost))
    turn_cards(city)
    return tile


def tile_hint(city: City, action: int) -> list[Arg]:
    """Which tile of the row an answer means."""
    if not TILE <= action < TILE_BAG:
        return []
    return [Arg("building", "building", city.row[action - TILE])]


def take_from_bag(city: City, seat: int, tile: int, cost: int) -> None:
    """A paid tile is looked for in the bag (CC-187)."""
    city.bag[tile] -= 1
    city.pending[seat].append(tile)
    city.tell("bought_tile", (seat, tile, cost))
    turn_cards(city)


def turn_cards(city: City) -> None:
    """The Prospector and the Cowboy turn over when their tiles are gone (CC-330)."""
    if city.side[PROSPECTOR] == YELLOW and not left_of(city, MINE):
        city.side[PROSPECTOR] = RED
        city.tell("turned", (PROSPECTOR,))
    if city.side[COWBOY] == RED and not left_of(city, RANCH):
        city.side[COWBOY] = YELLOW
        city.tell("turned", (COWBOY,))


def left_of(city: City, tile: int) -> int:
    """How many tiles of a type nobody has acquired."""
    return city.row.count(tile) + city.bag[tile]


class FillRow(Step[City]):
    """Tiles slide to the cheapest squares; empty ones are filled from the bag (CC-150)."""

    __slots__ = ()

    def run(self, city: City) -> None:
        kept = [tile for tile in city.row if tile >= 0]
        missing = len(city.row) - len(kept)
        while missing:
            tile = draw_tile(city)
            if tile == NOBODY:
                break
            if tile == TOWN_HALL:
                city.row = [NOBODY] * missing + kept
                city.do(TownHallArrives(), FillRow())
                return
            kept.insert(0, tile)
            missing -= 1
            city.tell("drawn", (tile,))
        city.row = [NOBODY] * missing + kept
