"""Laying roads, and what the Governor gains by it (section 7, CC-207)."""

from __future__ import annotations

from tests.referee.asking import Course, choose, or_else
from tests.referee.carson_city.printed import POWER
from tests.referee.carson_city.table import Player, Table

GOVERNOR = "governor_yellow"


def road_answers(table: Table, player: Player) -> dict[str, str]:
    """The edges a player may lay a road on, as answers."""
    return {f"road {edge}": edge for edge in table.layable(player)}


def lay(table: Table, player: Player, edge: str) -> None:
    """A road or a bridge from one's reserve; it is final (CC-087, CC-319)."""
    before = table.equipped()
    player.roads -= table.roads_for(edge)
    table.roads.add(edge)
    fresh = [parcel for parcel in table.equipped() - before if not table.is_river(parcel)]
    if fresh and GOVERNOR in player.powers:
        kind = "bridge" if table.crosses(edge) else "road"
        player.score(POWER[GOVERNOR][f"vp_per_connecting_{kind}"], "personalities")


def governor_window(table: Table) -> Course[None]:
    """The yellow Governor lays as many as he likes before the $12 square (CC-318)."""
    player = table.holder(GOVERNOR)
    edge: str | None = ""
    while player is not None and edge is not None:
        answers = or_else(road_answers(table, player), "road_done")
        edge = yield from choose(player.seat, "governor_roads", answers)
        if edge is not None:
            lay(table, player, edge)
