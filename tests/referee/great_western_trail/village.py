"""Teepees and hazards: taking them, and where new ones go (sections 6 and 12)."""

from __future__ import annotations

from tests.referee.great_western_trail.printed import HAZARD_SLOTS, TEEPEE_MONEY, VILLAGE
from tests.referee.great_western_trail.table import Player, Table


def hazards(table: Table) -> dict[str, str]:
    """Every hazard on the board, as answers (GWT-140)."""
    return {f"hazard {slot}": slot for slot in HAZARD_SLOTS if slot in table.board}


def trades(table: Table, player: Player) -> dict[str, str]:
    """Every teepee whose slot can be paid, as answers (GWT-139)."""
    affordable = [slot for slot in VILLAGE if player.cash + TEEPEE_MONEY[slot] >= 0]
    return {f"trade {slot}": slot for slot in affordable if slot in table.board}


def take_from(table: Table, player: Player, slot: str) -> None:
    """A hazard, or a teepee with the money of its slot, is the player's (GWT-141)."""
    tile = table.board.pop(slot)
    assert isinstance(tile, str)
    if slot in VILLAGE:
        player.teepees[tile] += 1
        player.cash += TEEPEE_MONEY[slot]
    else:
        player.hazards.append(tile)


def put_on_the_board(table: Table, tile: str) -> None:
    """The first free slot of its own kind, or out of the game (GWT-088, GWT-089)."""
    kind = tile.partition("_")[0]
    slots = [slot for slot in VILLAGE + HAZARD_SLOTS if slot.startswith(kind)]
    free = [slot for slot in slots if slot not in table.board]
    if free:
        table.board[free[0]] = tile
    else:
        table.boxed[tile] += 1
