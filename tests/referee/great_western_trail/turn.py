"""The game, turn by turn (sections 3, 4, 8 and 14)."""

from __future__ import annotations

from tests.referee.asking import Course, demand
from tests.referee.great_western_trail.herd import draw
from tests.referee.great_western_trail.kansas_city import visit_kansas_city
from tests.referee.great_western_trail.objectives import choose_or_play
from tests.referee.great_western_trail.printed import KANSAS_CITY, NEUTRAL_SPOTS
from tests.referee.great_western_trail.scoring import Result, result
from tests.referee.great_western_trail.stay import stay
from tests.referee.great_western_trail.table import Player, Table
from tests.referee.great_western_trail.trail import enter, step_limit, steps_ahead, walk_on


def play(table: Table) -> Course[Result]:
    """Turns go round until they come back to the holder of the token (GWT-205, GWT-207)."""
    while True:
        player = table.players[table.turn]
        yield from move(table, player)
        yield from use_location(table, player)
        draw(table, player, player.hand_limit - len(player.hand))
        table.turn = (table.turn + 1) % table.seats
        if table.turn == table.holder:
            return result(table)


def move(table: Table, player: Player) -> Course[None]:
    """Phase A; on the first turn the cattleman is placed instead (GWT-037)."""
    if player.spot is None:
        places = {f"place {spot}": spot for spot in NEUTRAL_SPOTS}
        player.spot = yield from demand(player.seat, "place", places)
        return
    spot = yield from choose_or_play(table, player, "move", lambda: steps_ahead(table, player))
    enter(table, player, spot)
    yield from walk_on(table, player, step_limit(table, player) - 1)


def use_location(table: Table, player: Player) -> Course[None]:
    """Phase B, and again wherever an action moved the cattleman on (GWT-163)."""
    again = True
    while again:
        if player.spot == KANSAS_CITY:
            yield from visit_kansas_city(table, player)
            return
        again = yield from stay(table, player)
