"""The stacks of building tiles: drawing, placing, looking (sections 7, 8 and 9)."""

from __future__ import annotations

from tests.referee.asking import Course, choose, demand
from tests.referee.deadwood.printed import ADJACENT, STACK_OF
from tests.referee.deadwood.table import Table
from tests.referee.deadwood.town import building_at


def stacks_with_tiles(table: Table) -> dict[str, int]:
    """The stacks that are not empty, as answers."""
    return {f"stack {number}": number for number, stack in enumerate(table.stacks) if stack}


def legal_plots(table: Table) -> dict[str, str]:
    """Empty plots beside a building, as answers (DW-090)."""
    empty = [plot for plot in ADJACENT if plot not in table.tiles]
    return {
        f"plot {plot}": plot
        for plot in empty
        if any(building_at(table, near) for near in ADJACENT[plot])
    }


def draw_and_place(table: Table, seat: int, stacks: list[int]) -> Course[None]:
    """The top tile of each of these stacks, in the order the player likes (DW-089, DW-091)."""
    table.drawn = [table.stacks[number].pop() for number in stacks if table.stacks[number]]
    while table.drawn and legal_plots(table):
        tiles = {f"tile {tile}": tile for tile in table.drawn}
        tile = yield from demand(seat, "tile_to_place", tiles)
        plot = yield from demand(seat, "plot", legal_plots(table))
        table.drawn.remove(tile)
        table.tiles[plot] = tile
    for tile in table.drawn:
        put_under(table, tile)
    table.drawn = []


def put_under(table: Table, tile: str) -> None:
    """A tile without a place goes to the bottom of its own stack (DW-092, DW-149)."""
    table.stacks[STACK_OF[tile]].insert(0, tile)


def look_and_reorder(table: Table, seat: int) -> Course[None]:
    """The Fortune Teller: a whole stack, put back from the top down (DW-127, DW-209)."""
    number = yield from choose(seat, "stack_to_see", stacks_with_tiles(table))
    if number is None:
        return
    table.looked_at = number
    left = table.stacks[number]
    order: list[str] = []
    while left:
        tile = yield from demand(seat, "reorder", {f"order {tile}": tile for tile in left})
        left.remove(tile)
        order.append(tile)
    table.stacks[number] = order[::-1]
    table.looked_at = None
