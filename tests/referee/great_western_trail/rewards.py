"""What an action brings once its condition is met."""

from __future__ import annotations

from typing import Any

from tests.referee.asking import Course
from tests.referee.great_western_trail.objectives import may_take_in_hand
from tests.referee.great_western_trail.railroad import move_forward
from tests.referee.great_western_trail.table import Player, Table


def receive(table: Table, player: Player, gain: dict[str, Any]) -> Course[None]:
    """Money always in full; certificates up to the limit; the rest may be given up (GWT-009)."""
    player.cash += gain.get("money", 0)
    certificates = gain.get("certs", 0)
    if certificates == "max":
        player.marker = player.marker_limit
    else:
        player.gain_certificates(certificates)
    if "engine_forward_up_to" in gain:
        yield from move_forward(table, player, gain["engine_forward_up_to"], "decline_engine")
    if "objective_to_hand" in gain:
        yield from may_take_in_hand(table, player)
