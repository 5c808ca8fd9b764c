"""Phase 4: the end of a round (section 11)."""

from __future__ import annotations

from tests.referee.asking import Course, demand
from tests.referee.carson_city.horses import rodeo
from tests.referee.carson_city.printed import (
    COWBOYS_AFTER,
    POWER,
    ROUNDS,
    SCORING,
)
from tests.referee.carson_city.row import refill
from tests.referee.carson_city.table import HOUSES, Player, Table


def round_ends(table: Table) -> Course[None]:
    """The steps in order; the last round stops after the cash limit (CC-141)."""
    yield from banker(table)
    if "horses" in table.variants:
        rodeo(table)
    late_points(table)
    last = table.round == ROUNDS
    if not last:
        for player in table.players:
            table.hire(player, COWBOYS_AFTER[table.round])
        table.round += 1
    yield from cash_limit(table, last)
    if not last:
        next_order(table)
        put_back(table)
        yield from refill(table)


def banker(table: Table) -> Course[None]:
    """The red Banker buys a lot of points, or none (CC-172)."""
    player = table.holder("banker_red")
    if player is None:
        return
    lots = [(0, 0), *POWER["banker_red"]["vp_lots"].items()]
    payable = {f"banker_lot {n}": lot for n, lot in enumerate(lots) if lot[1] <= player.cash}
    points, cost = yield from demand(player.seat, "banker", payable)
    player.cash -= cost
    player.score(points, "bought")


def late_points(table: Table) -> None:
    """Who waited for them: houses of the red Grocer, mountains of the red Settler (CC-141)."""
    for power, kinds in {"grocer_red": HOUSES, "settler_red": ("mountain",)}.items():
        player = table.holder(power)
        if player is not None and player.waits:
            player.score(len(table.owned(player, *kinds)), "personalities")


def limit_of(player: Player) -> int:
    """Of the side in use; with the Street Boy, of the second card (CC-161)."""
    return int(sum(POWER[power]["limit"] for power in player.powers))


def cash_limit(table: Table, last: bool) -> Course[None]:
    """All choose what they spend, without knowing of each other (CC-144 to CC-146)."""
    spent = []
    each = SCORING["dollars_per_vp_at_limit"]
    for player in table.players:
        excess = max(0, player.cash - limit_of(player))
        amounts = {excess, *(each * n for n in range(player.cash // each + 1) if each * n > excess)}
        if last and not excess:
            amounts = {0}
        answers = {f"spend {amount // each}": (amount,) for amount in amounts}
        chosen = yield from demand(player.seat, "cash", answers)
        spent.append(chosen[0])
    for player, amount in zip(table.players, spent):
        player.cash -= amount
        player.score(amount // each, "spent")


def next_order(table: Table) -> None:
    """As all have passed; the yellow Teacher is first in any case (CC-149, CC-222)."""
    table.order = list(table.passed)
    teacher = table.holder("teacher_yellow")
    if teacher is not None:
        table.order.remove(teacher.seat)
        table.order.insert(0, teacher.seat)


def put_back(table: Table) -> None:
    """Cards, tokens, the white cowboy and the chip (CC-147, CC-148)."""
    hall = table.hall
    if hall is not None and any(cowboy.white for cowboy in table.at(hall)):
        table.retire_all(hall)
        table.occupant = None
    table.chip = None
    heroes = table.holder("heroes_yellow")
    table.heroes = heroes.seat if heroes is not None else None
    for player in table.players:
        player.white, player.waits, player.tokens = False, False, 0
        player.card = player.second = None
        player.powers = set()
