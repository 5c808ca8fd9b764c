"""The Bank and the Stagecoach (sections 7 and 15)."""

from __future__ import annotations

from tests.referee.asking import Course
from tests.referee.dice_town.cards import window
from tests.referee.dice_town.printed import FACE_OF
from tests.referee.dice_town.table import Player, Table


def rob_bank(table: Table, player: Player) -> Course[None]:
    """All the bills; an opponent with Share gets half of them (DT-061, DT-105)."""
    loot, table.bank = table.bank, 0
    player.cash += loot
    player.gained |= loot > 0
    half = loot // 2

    def share(other: Player) -> None:
        table.give_dollars(player, other, half)
        other.gained = True

    yield from window(table, "share", lambda other: other is not player and half > 0, share)


def attack_stagecoach(table: Table, player: Player) -> Course[None]:
    """A dollar of the Stagecoach per 10 (DT-156)."""
    taken = min(player.dice.count(FACE_OF["bank"]), table.stagecoach)
    table.stagecoach -= taken
    player.cash += taken
    player.gained |= taken > 0
    yield from ()


def move_stagecoach(table: Table) -> None:
    """Its bills go to the Bank (DT-063, DT-158)."""
    table.bank += table.stagecoach
    table.stagecoach = 0
