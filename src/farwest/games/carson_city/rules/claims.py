"""Claims: a mine or ranch bought together with the parcel it stands on (CC-186, CC-216)."""

from __future__ import annotations

from farwest.games.carson_city.rules.asking import Declinable, Undecided
from farwest.games.carson_city.rules.construction import put_up
from farwest.games.carson_city.rules.parcels import acquire, untaken_free
from farwest.games.carson_city.rules.row import FillRow, take_from_bag, take_tile, tile_hint
from farwest.games.carson_city.state import City
from farwest.games.carson_city.verbs import BUILD, TILE, TILE_BAG, TILE_NONE
from farwest.kernel.verbs import Arg


class Claim(Declinable):
    """Choose the tile: of the row, else from the bag; or decline (CC-186, CC-187)."""

    __slots__ = ("tile", "cost")
    prompt = "claim_tile"

    def __init__(self, player: int, tile: int, cost: int) -> None:
        self.player = player
        self.tile = tile
        self.cost = cost

    def options(self, city: City) -> list[int]:
        seat = self.player
        if city.cash[seat] < self.cost or not city.titles[seat] or not untaken_free(city):
            return []
        found = [TILE + slot for slot, tile in enumerate(city.row) if tile == self.tile]
        if not found and city.bag[self.tile]:
            found = [TILE_BAG]
        return [*found, TILE_NONE] if found else []

    def take(self, city: City, action: int) -> None:
        if action == TILE_NONE:
            return
        city.cash[self.player] -= self.cost
        if action == TILE_BAG:
            take_from_bag(city, self.player, self.tile, self.cost)
        else:
            take_tile(city, self.player, action - TILE, self.cost)
            city.do(FillRow())
        city.do(ClaimParcel(self.player, self.tile))

    def about(self, city: City) -> list[Arg]:
        return [Arg("building", "building", self.tile), Arg("cost", "number", self.cost)]

    def hint(self, city: City, action: int) -> list[Arg]:
        return tile_hint(city, action)


class ClaimParcel(Undecided):
    """Choose the parcel: free and unowned; it gets a title and the tile (CC-186)."""

    __slots__ = ("tile",)
    prompt = "claim_parcel"

    def __init__(self, player: int, tile: int) -> None:
        self.player = player
        self.tile = tile

    def options(self, city: City) -> list[int]:
        return [BUILD + parcel for parcel in untaken_free(city)]

    def take(self, city: City, action: int) -> None:
        acquire(city, self.player, action - BUILD)
        put_up(city, self.player, self.tile, action - BUILD)

    def about(self, city: City) -> list[Arg]:
        return [Arg("building", "building", self.tile)]
