"""Playing store cards, the Wanted Notice, and the cards played at once (10, 11, 19)."""

from __future__ import annotations

from collections.abc import Callable

from tests.referee.asking import Course, choose, demand
from tests.referee.dice_town.printed import IMMEDIATE, STORE_CARDS
from tests.referee.dice_town.table import Player, Table

NOTICE = "wanted_notice"


def declare(table: Table, player: Player, card: str) -> Course[bool]:
    """A card is shown; whether nobody cancels it. If so, `finish` must follow."""
    show(table, player, card)
    works = yield from stand(table, player, card)
    return works


def show(table: Table, player: Player, card: str) -> None:
    """A card is laid open on the table."""
    player.hand.remove(card)
    table.played.append(card)


def stand(table: Table, player: Player, card: str) -> Course[bool]:
    """Whether nobody cancels a card that lies open (DT-106, DT-112)."""
    for other in table.others(player):
        if table.may_play(other, NOTICE):
            answers = {"skip": False, f"play {NOTICE}": True}
            cancelled = yield from choose(other.seat, "wanted", answers)
            if cancelled:
                other.hand.remove(NOTICE)
                table.played.remove(card)
                table.discard += [card, NOTICE]
                return False
    return True


def finish(table: Table, card: str) -> None:
    """If a card was played, and not cancelled, it goes to the discard now (DT-093)."""
    if card in table.played:
        table.played.remove(card)
        table.discard.append(card)


def may_play(table: Table, player: Player, card: str, useful: bool = True) -> Course[bool]:
    """Whether a player plays a card in its window, and it is not cancelled (DT-109, DT-223)."""
    if not useful or not table.may_play(player, card):
        return False
    wanted = yield from choose(player.seat, "play_card", {"skip": False, f"play {card}": True})
    if not wanted:
        return False
    works = yield from declare(table, player, card)
    return works


def window(
    table: Table, card: str, may: Callable[[Player], bool], effect: Callable[[Player], None]
) -> Course[None]:
    """A card that anybody may play: they are asked in table order (DT-110)."""
    for player in table.order():
        works = yield from may_play(table, player, card, may(player))
        if works:
            effect(player)
            finish(table, card)


def acquire(table: Table, player: Player, card: str) -> Course[None]:
    """A store card of deck or discard; some are played the moment they come (DT-195)."""
    table.to_hand(player, card)
    if card in IMMEDIATE:
        yield from {"gift": play_gift, "swindler": play_swindler}[card](table, player)
        finish(table, card)


def play_gift(table: Table, player: Player) -> Course[None]:
    """An opponent, named before the card may be cancelled, gives a store card (DT-111, DT-196)."""
    givers = {
        f"gift_from {other.seat}": other for other in table.others(player) if other.store_cards
    }
    show(table, player, "gift")
    if not givers:
        return
    giver = yield from demand(player.seat, "gift_target", givers)
    works = yield from stand(table, player, "gift")
    if works:
        answers = {f"give {card}": card for card in giver.store_cards}
        card = yield from demand(giver.seat, "gift_give", answers)
        giver.hand.remove(card)
        table.win(player, card)


def play_swindler(table: Table, player: Player) -> Course[None]:
    """Every other player gives $2 (DT-197)."""
    works = yield from declare(table, player, "swindler")
    if works:
        player.gained |= collect_dollars(table, player, STORE_CARDS["swindler"]["dollars"])


def collect_dollars(table: Table, player: Player, dollars: int) -> bool:
    """Every other player gives so many dollars, or what he has (DT-006); whether any came."""
    got = [table.give_dollars(other, player, dollars) for other in table.others(player)]
    return any(got)
