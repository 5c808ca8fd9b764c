"""Phase 2: the players' turns, and passing (section 5)."""

from __future__ import annotations

from tests.referee.asking import Course, choose
from tests.referee.carson_city.horses import Deed, carry_out, corral_answers, play_horse
from tests.referee.carson_city.kit_carson import kit_placement
from tests.referee.carson_city.placement import Placing, placements
from tests.referee.carson_city.table import Player, Table


def placement(table: Table) -> Course[None]:
    """In turn order again and again, until all have passed (CC-043)."""
    table.passed = []
    table.resolved = []
    if "kit_carson" in table.variants:
        yield from turn(table, table.players[table.order[0]])
        yield from kit_placement(table)
    while len(table.passed) < len(table.players):
        for player in table.in_order():
            if player.seat not in table.passed:
                yield from turn(table, player)


def turn(table: Table, player: Player) -> Course[None]:
    """Place a cowboy, perhaps with a horse after him, or pass (CC-043, CC-286, CC-287)."""
    answers: dict[str, Deed] = {**placements(table, player)}
    if "horses" in table.variants:
        answers |= corral_answers(table, player)
    chosen = yield from choose(player.seat, "place", {**answers, "pass": None})
    if chosen is None:
        table.passed.append(player.seat)
        return
    yield from carry_out(table, player, chosen)
    if isinstance(chosen, Placing):
        yield from play_horse(table, player)
