"""Doc Badluck (sections 9 and 15)."""

from __future__ import annotations

from tests.referee.asking import Course, choose, demand
from tests.referee.dice_town.cards import acquire, collect_dollars, window
from tests.referee.dice_town.printed import BENEFITS
from tests.referee.dice_town.table import Player, Table


def doc_step(table: Table) -> Course[None]:
    """Whoever gained nothing, or has the Elixir, visits in the Sheriff's order (DT-084, DT-086)."""
    table.fresh = []
    visitors = [player for player in table.players if not player.gained]
    yield from window(table, "elixir", lambda player: player.gained, visitors.append)
    order = []
    while visitors:
        answers = {f"doc_next {player.seat}": player for player in visitors}
        visitor = yield from demand(table.sheriff, "doc_next", answers)
        visitors.remove(visitor)
        order.append(visitor)
    for visitor in order:
        table.fresh = []
        yield from visit(table, visitor, at_store=False)


def doc_now(table: Table, player: Player) -> Course[None]:
    """A benefit at once, at the General Store; it cannot be refused (DT-159, DT-160)."""
    yield from visit(table, player, at_store=True)


def visit(table: Table, player: Player, at_store: bool) -> Course[None]:
    """One benefit for which he has a die; a gain at the General Store alone (DT-087, DT-160)."""
    answers: dict[str, str | None] = {
        f"doc {benefit}": benefit for benefit in BENEFITS if open_to(table, player, benefit)
    }
    if not at_store:
        answers["doc_pass"] = None
    benefit = yield from choose(player.seat, "doc_benefit", answers)
    if benefit == "small_scam":
        effect = collect_dollars(table, player, BENEFITS[benefit]["dollars"])
    elif benefit == "big_scam":
        effect = collect_nuggets(table, player, BENEFITS[benefit]["nuggets"])
    else:
        effect = benefit is not None
    player.gained |= effect and at_store
    if benefit == "fence":
        yield from fence(player)
    elif benefit == "store_card":
        yield from acquire(table, player, table.draw_store_card())


def open_to(table: Table, player: Player, benefit: str) -> bool:
    """Whether a benefit is available (DT-087 to DT-091)."""
    if not set(BENEFITS[benefit]["faces"]) & set(player.dice):
        return False
    if benefit == "fence":
        return bool(player.deeds)
    return benefit != "store_card" or table.can_draw_store_card()


def fence(player: Player) -> Course[None]:
    """Two deeds of the hand are laid open; where it has no more, nothing is chosen (DT-088)."""
    left = BENEFITS["fence"]["deeds"]
    while left:
        answers = {f"fence {deed}": deed for deed in player.deeds}
        if len(player.deeds) <= left:
            answers = dict(list(answers.items())[:1])
        deed = yield from choose(player.seat, "fence_deed", answers)
        if deed is not None:
            player.hand.remove(deed)
            player.fenced.append(deed)
        left -= 1


def collect_nuggets(table: Table, player: Player, number: int) -> bool:
    """Every other player gives so many nuggets, or what he has (DT-091); whether any came."""
    before = player.nuggets
    for other in table.others(player):
        given = min(number, other.nuggets)
        other.nuggets -= given
        player.nuggets += given
    return player.nuggets > before
