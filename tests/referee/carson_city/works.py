"""The works turn: roads and pending tiles, once a round (CC-103, CC-317)."""

from __future__ import annotations

from collections import Counter

from tests.referee.asking import Course, choose, or_else
from tests.referee.carson_city.construction import Lay, build_now, sites
from tests.referee.carson_city.roads import lay, road_answers
from tests.referee.carson_city.table import Player, Table


def works(table: Table) -> Course[None]:
    """Everybody in turn order."""
    for player in table.in_order():
        yield from works_turn(table, player)


def works_turn(table: Table, player: Player) -> Course[None]:
    """Lay a road, build a pending tile, or end; what was cancelled is put off (CC-322)."""
    cancelled: Counter[str] = Counter()
    while True:
        waiting = Counter(player.pending) - cancelled
        roads = {name: Lay(edge) for name, edge in road_answers(table, player).items()}
        tiles = {f"work {tile}": tile for tile in waiting if sites(table, player, tile)}
        answers: dict[str, Lay | str] = {**roads, **tiles}
        chosen = yield from choose(player.seat, "works", or_else(answers, "work_done"))
        if chosen is None:
            return
        if isinstance(chosen, Lay):
            lay(table, player, chosen.edge)
        elif not (yield from build_now(table, player, chosen)):
            cancelled[chosen] += 1
