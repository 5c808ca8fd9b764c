"""The Gold Mine and the River (sections 7, 15 and 18)."""

from __future__ import annotations

from tests.referee.asking import Course, choose
from tests.referee.dice_town.cards import acquire, finish, may_play
from tests.referee.dice_town.printed import FACE_OF, RIVER
from tests.referee.dice_town.table import Player, Table

FOUND = 3
"""How many River cards Discoveries shows (DT-186)."""


def dig(table: Table, player: Player) -> Course[None]:
    """A nugget per 9, with Dynamite twice as many (DT-059, DT-060)."""
    doubled = yield from may_play(table, player, "dynamite", table.mine > 0)
    table.win_nuggets(player, player.dice.count(FACE_OF["mine"]) * (1 + doubled))
    finish(table, "dynamite")


def draw_river(table: Table, player: Player) -> Course[None]:
    """The top River card, if there is one, is applied and leaves the game (DT-154, DT-189)."""
    if table.river:
        yield from apply_river(table, player, table.river.pop())


def apply_river(table: Table, player: Player, card: str) -> Course[None]:
    """What a River card brings (DT-183 to DT-188)."""
    effect = RIVER[card]["effect"]
    if effect == "nuggets":
        table.win_nuggets(player, RIVER[card]["amount"])
    elif effect == "take_star":
        table.sheriff = player.seat
        player.gained = True
    elif effect == "dollars_from_bank":
        taken = min(RIVER[card]["amount"], table.bank)
        table.bank -= taken
        player.cash += taken
        player.gained |= taken > 0
    elif effect == "draw_3_apply_1":
        yield from discover(table, player)
    elif effect == "take_from_store_discard":
        yield from use_voucher(table, player)


def discover(table: Table, player: Player) -> Course[None]:
    """One of three is applied, the others go back in an order of one's choice (DT-186)."""
    found = [table.river.pop() for _ in range(min(FOUND, len(table.river)))]
    picks = {f"river_pick {card}": card for card in found}
    picked = yield from choose(player.seat, "river_pick", picks)
    if picked is None:
        return
    found.remove(picked)
    tops = {f"river_top {card}": card for card in found}
    top = yield from choose(player.seat, "river_top", tops)
    if top is not None:
        found.remove(top)
        table.river += [*found, top]
    yield from apply_river(table, player, picked)


def use_voucher(table: Table, player: Player) -> Course[None]:
    """A card of the store discard (DT-187)."""
    answers = {f"voucher {card}": card for card in table.discard}
    card = yield from choose(player.seat, "voucher", answers)
    if card is not None:
        table.discard.remove(card)
        player.gained = True
        yield from acquire(table, player, card)
