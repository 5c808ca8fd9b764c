"""The General Store (sections 7 and 15)."""

from __future__ import annotations

from tests.referee.asking import Course, choose
from tests.referee.dice_town.cards import acquire, finish, may_play
from tests.referee.dice_town.printed import FACE_OF
from tests.referee.dice_town.table import Player, Table

CREDIT = "unlimited_credit"


def go_shopping(table: Table, player: Player) -> Course[None]:
    """Once; twice in the first round; once more with Unlimited Credit (DT-065, DT-102)."""
    more = yield from may_play(table, player, CREDIT, table.can_draw_store_card())
    finish(table, CREDIT)
    for _ in range((2 if table.round == 1 else 1) + more):
        yield from shop(table, player)


def shop(table: Table, player: Player) -> Course[None]:
    """A card per J, of which one is kept (DT-064)."""
    most = player.dice.count(FACE_OF["general_store"])
    drawn = [table.draw_store_card() for _ in range(most) if table.can_draw_store_card()]
    answers = {f"store_keep {card}": card for card in drawn}
    kept = yield from choose(player.seat, "store_keep", answers)
    if kept is not None:
        drawn.remove(kept)
        table.discard += drawn
        player.gained = True
        yield from acquire(table, player, kept)
