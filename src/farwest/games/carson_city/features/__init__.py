"""What a seat knows of the city, as numbers for programs that learn (see kernel/features.py).

What lies on the map is told kind by kind, each in the order of the parcels, row by row: such a
plane is a pile of pictures of the map. Hidden are duel tiles and answers given in secret
(CC-022); of these a row holds the seat's own.
"""

from __future__ import annotations

from farwest.games.carson_city.features.board import cowboy_planes, land_planes, work_planes
from farwest.games.carson_city.features.moment import card_planes, matter_planes, round_planes
from farwest.games.carson_city.features.players import duel_planes, player_planes
from farwest.games.carson_city.features.variants import (
    horse_planes,
    kit_planes,
    outlaw_planes,
    tile_planes,
)
from farwest.games.carson_city.state import City
from farwest.kernel.features import Plane, asking_planes
from farwest.kernel.options import Options


def planes(seats: int, options: Options) -> list[Plane[City]]:
    """Every plane of this table; those of a variant only with it."""
    found = asking_planes("farwest.games.carson_city", seats)
    found += matter_planes(seats) + round_planes(seats) + card_planes(seats)
    found += land_planes(seats) + work_planes(seats) + cowboy_planes(seats)
    found += player_planes(seats) + duel_planes(seats)
    if options["duel_tiles"]:
        found += tile_planes(seats)
    if options["outlaws"]:
        found += outlaw_planes()
    if options["kit_carson"]:
        found += kit_planes(seats)
    if options["horses"]:
        found += horse_planes(seats)
    return found
