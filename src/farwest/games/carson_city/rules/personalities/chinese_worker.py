"""4, the Chinese Worker.

Yellow (CC-176): 2 roads at once, and buildings at half price. Red (CC-177): any tile of the row
for $5, built at once or kept.
"""

from __future__ import annotations

from farwest.games.carson_city.box import CHINESE_WORKER_RED_COST, CHINESE_WORKER_YELLOW_ROADS
from farwest.games.carson_city.powers import CHINESE_WORKER_YELLOW
from farwest.games.carson_city.rules.asking import Declinable
from farwest.games.carson_city.rules.construction import begin
from farwest.games.carson_city.rules.row import FillRow, take_tile, tile_hint
from farwest.games.carson_city.state import City
from farwest.games.carson_city.verbs import TILE, TILE_NONE
from farwest.kernel.verbs import Arg


def yellow(city: City, seat: int) -> None:
    city.roads[seat] += CHINESE_WORKER_YELLOW_ROADS
    city.tell("got_roads", (seat, CHINESE_WORKER_YELLOW_ROADS))


def tile_price(city: City, seat: int, printed: int) -> int:
    """What a player pays for a tile: half, rounded up, with the yellow side (CC-176)."""
    return (printed + 1) // 2 if city.power[CHINESE_WORKER_YELLOW] == seat else printed


class WorkerTile(Declinable):
    """Pay $5 and take any tile of the row, or decline (CC-177)."""

    __slots__ = ()
    prompt = "worker_tile"

    def options(self, city: City) -> list[int]:
        if city.cash[self.player] < CHINESE_WORKER_RED_COST:
            return []
        return [TILE + n for n, tile in enumerate(city.row) if tile >= 0] + [TILE_NONE]

    def take(self, city: City, action: int) -> None:
        if action == TILE_NONE:
            return
        seat = self.player
        city.cash[seat] -= CHINESE_WORKER_RED_COST
        tile = take_tile(city, seat, action - TILE, CHINESE_WORKER_RED_COST)
        city.do(FillRow())
        begin(city, seat, tile)

    def hint(self, city: City, action: int) -> list[Arg]:
        return tile_hint(city, action)


def red(city: City, seat: int) -> None:
    city.do(WorkerTile(seat))
