"""The Town Hall (sections 7 and 15)."""

from __future__ import annotations

from tests.referee.asking import Course
from tests.referee.dice_town.cards import finish, may_play
from tests.referee.dice_town.printed import ACE
from tests.referee.dice_town.table import Player, Table

CORRUPTION = "corruption"


def support_mayor(table: Table, player: Player) -> Course[None]:
    """The first deed of the row and one more per A; with Corruption the deck's (DT-075, DT-101)."""
    one_more = yield from may_play(table, player, CORRUPTION, bool(table.deeds))
    number = 1 + player.dice.count(ACE)
    taken, table.row = table.row[:number], table.row[number:]
    for card in taken:
        receive(table, player, card)
    if one_more:
        receive(table, player, table.deeds.pop())
    table.fill_row()
    finish(table, CORRUPTION)


def ask_mayors_wife(table: Table, player: Player) -> Course[None]:
    """The top card of the deck, unseen (DT-163)."""
    if table.deeds:
        receive(table, player, table.deeds.pop())
    yield from ()


def receive(table: Table, player: Player, card: str) -> None:
    """A deed or Ranch, which the Indians might like (DT-205)."""
    table.win(player, card)
    player.received.append(card)
