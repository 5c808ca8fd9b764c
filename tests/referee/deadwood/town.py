"""The town: which buildings stand, who controls them, who may enter (sections 2, 4 and 6)."""

from __future__ import annotations

from tests.referee.deadwood.printed import (
    ADJACENT,
    INTERSECTIONS,
    RAIL,
    STATION,
    building_of,
    control_of,
)
from tests.referee.deadwood.table import MOVING, Cowboy, Table

CHURCH, OFFICE, LAUNDRY = "church", "sheriffs_office", "laundry"


def building_at(table: Table, plot: str) -> str | None:
    """The building on a plot; Rail tiles and the Station are none (DW-024)."""
    tile = table.tiles.get(plot)
    return None if tile in (None, RAIL, STATION) else building_of(tile)


def plots_of(table: Table, building: str) -> list[str]:
    """Where a building stands; some have a twin."""
    return [plot for plot in ADJACENT if building_at(table, plot) == building]


def holders(table: Table, building: str) -> list[int]:
    """The clans that control a building or its twin, one entry for each (DW-005)."""
    plots = plots_of(table, building)
    return [cowboy.clan for plot in plots for cowboy in table.cowboys_on(plot)]


def holder(table: Table, building: str) -> int | None:
    """Who controls a building of which there is one."""
    return next(iter(holders(table, building)), None)


def is_protected(table: Table, plot: str) -> bool:
    """Whether the Sheriff stands at a corner of a plot (DW-067)."""
    return plot in INTERSECTIONS[table.sheriff]


def fee(table: Table, seat: int, plot: str) -> int:
    """What the holder of the Sheriff's Office takes from others who enter (DW-072)."""
    officer = holder(table, OFFICE)
    if officer in (None, seat) or not is_protected(table, plot):
        return 0
    return control_of(OFFICE)["fee_from_others_on_protected"]


def may_enter(table: Table, seat: int, plot: str) -> bool:
    """Whether a player may enter a building now (DW-040 to DW-043)."""
    building = building_at(table, plot)
    there = [cowboy.clan for cowboy in table.cowboys_on(plot)]
    if building is None or seat in there:
        return False
    if there and building != CHURCH and is_protected(table, plot):
        return False
    return table.players[seat].cash >= fee(table, seat, plot)


def entries(table: Table, cowboy: Cowboy) -> list[str]:
    """The buildings a cowboy may enter; he has left his place before the fee is due (DW-074)."""
    place, cowboy.place = cowboy.place, MOVING
    found = [plot for plot in ADJACENT if plot != place and may_enter(table, cowboy.clan, plot)]
    cowboy.place = place
    return found
