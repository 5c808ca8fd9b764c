"""The Saloon: robberies and recruits (sections 7, 15 and 19)."""

from __future__ import annotations

from tests.referee.asking import Course, choose, demand
from tests.referee.dice_town.cards import acquire, declare, finish, may_play
from tests.referee.dice_town.printed import FACE_OF, OUTLAWS, RANCH, is_deed
from tests.referee.dice_town.table import Player, Table

GIRLS, WHISKY, INSURANCE, DESPERADO = "girls", "whisky", "insurance", "desperado"
Plan = tuple[str, Player]
"""How one robs, and whom."""


def rob(table: Table, player: Player) -> Course[None]:
    """One robbery, or two with The Girls (DT-068, DT-097)."""
    twice = yield from may_play(table, player, GIRLS, bool(targets(table, player)))
    finish(table, GIRLS)
    for _ in range(1 + twice):
        plan = yield from choose(player.seat, "saloon_target", targets(table, player))
        if plan is not None:
            yield from rob_once(table, player, *plan)


def targets(table: Table, player: Player) -> dict[str, Plan | None]:
    """Opponents with cards in hand; with Whisky, those with a Ranch (DT-070, DT-199, DT-211)."""
    found: dict[str, Plan | None] = {}
    open_to_theft = [other for other in table.others(player) if other.seat != table.guarded]
    for other in open_to_theft:
        if other.hand:
            found[f"rob {other.seat}"] = ("rob", other)
    only_whisky = not found
    if table.may_play(player, WHISKY):
        for other in open_to_theft:
            if other.ranches:
                found[f"whisky_rob {other.seat}"] = (WHISKY, other)
    if found and only_whisky:
        found["no_rob"] = None
    return found


def rob_once(table: Table, thief: Player, how: str, victim: Player) -> Course[None]:
    """A Ranch by Whisky, or else cards of the hand (DT-199, DT-200)."""
    lost: str | None
    works = False
    if how == WHISKY:
        works = yield from declare(table, thief, WHISKY)
    if works:
        victim.ranches -= 1
        table.win(thief, RANCH)
        lost = RANCH
    else:
        lost = yield from steal(table, thief, victim)
    if lost is not None:
        yield from insure(table, victim, lost)
    finish(table, WHISKY)


def steal(table: Table, thief: Player, victim: Player) -> Course[str | None]:
    """A card per Q is drawn, one is kept (DT-068, DT-069); which one."""
    deeds, others = victim.deeds, victim.store_cards
    number = min(thief.dice.count(FACE_OF["saloon"]), len(victim.hand))
    if not number:
        return None
    splits = {
        f"split {share}": share
        for share in range(number + 1)
        if share <= len(deeds) and number - share <= len(others)
    }
    share = yield from demand(thief.seat, "saloon_split", splits)
    table.luck.shuffle(deeds)
    table.luck.shuffle(others)
    drawn = deeds[:share] + others[: number - share]
    answers = {f"steal {card}": card for card in drawn}
    stolen = yield from demand(thief.seat, "saloon_keep", answers)
    victim.hand.remove(stolen)
    table.win(thief, stolen)
    return stolen


def insure(table: Table, victim: Player, lost: str) -> Course[None]:
    """The victim draws a card of the same back (DT-201)."""
    can_draw = bool(table.deeds) if is_deed(lost) else table.can_draw_store_card()
    works = yield from may_play(table, victim, INSURANCE, can_draw)
    if works and is_deed(lost):
        table.win(victim, table.deeds.pop())
    elif works:
        victim.gained = True
        yield from acquire(table, victim, table.draw_store_card())
    finish(table, INSURANCE)


def recruit(table: Table, player: Player) -> Course[None]:
    """The top Outlaw, or with Desperado any one (DT-161, DT-202)."""
    if not table.outlaws:
        return
    free_choice = yield from may_play(table, player, DESPERADO)
    if free_choice:
        answers = {f"desperado_pick {outlaw}": outlaw for outlaw in table.outlaws}
        outlaw = yield from demand(player.seat, "desperado_pick", answers)
        table.outlaws.remove(outlaw)
        table.outlaws.sort(key=list(OUTLAWS).index)
        table.luck.shuffle(table.outlaws)
    else:
        outlaw = table.outlaws.pop()
    finish(table, DESPERADO)
    player.outlaws = sorted([*player.outlaws, outlaw], key=list(OUTLAWS).index)
    player.gained = True
