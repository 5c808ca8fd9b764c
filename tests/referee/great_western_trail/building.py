"""Building and replacing private buildings (section 10)."""

from __future__ import annotations

from tests.referee.asking import Course, choose, demand, or_else
from tests.referee.great_western_trail.printed import PLOTS, PRIVATE
from tests.referee.great_western_trail.table import Building, Player, Table


def craftsmen_needed(table: Table, player: Player, name: str, plot: str) -> int | None:
    """All of the tile's on an empty plot, the difference on an own tile (GWT-116, GWT-117)."""
    needed = int(PRIVATE[name]["craftsmen"])
    old = table.board.get(plot)
    if old is None:
        return needed
    if not isinstance(old, Building) or old.owner != player.seat:
        return None
    more = needed - int(PRIVATE[old.name]["craftsmen"])
    return more if more > 0 else None


def places_for(table: Table, player: Player, name: str, price: int) -> dict[str, int]:
    """The plots where a tile can be built now, with what it costs there."""
    found: dict[str, int] = {}
    for plot in PLOTS:
        needed = craftsmen_needed(table, player, name, plot)
        if needed is None or needed > player.workers["craftsman"]:
            continue
        if needed * price <= player.cash:
            found[plot] = needed * price
    return found


def tiles_to_build(table: Table, player: Player, price: int) -> dict[str, str]:
    """The unbuilt tiles with at least one legal place, as answers (GWT-242)."""
    able = [name for name in player.unbuilt if places_for(table, player, name, price)]
    return {f"tile {PRIVATE[name]['number']}": name for name in able}


def build(table: Table, player: Player, price: int, refusal: str | None = None) -> Course[None]:
    """Choose a tile, then its place; so much is paid for each craftsman needed."""
    tiles = tiles_to_build(table, player, price)
    offered = or_else(tiles, refusal) if refusal else tiles
    name = yield from choose(player.seat, "build_tile", offered)
    if name is None:
        return
    costs = places_for(table, player, name, price)
    plot = yield from demand(player.seat, "build_place", {f"plot {plot}": plot for plot in costs})
    player.cash -= costs[plot]
    player.unbuilt.remove(name)
    replaced = table.board.get(plot)
    table.board[plot] = Building(name, player.seat)
    if replaced is not None:
        table.boxed[replaced] += 1  # it leaves the game (GWT-118)
        if table.stay is not None:
            table.stay.tile_is_gone(plot)
