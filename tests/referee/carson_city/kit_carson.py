"""KIT CARSON: all place at once, in steps chosen in secret (CC-252 to CC-260, CC-339)."""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

from tests.referee.asking import Course, choose, or_else
from tests.referee.carson_city.horses import (
    Deed,
    Moved,
    corral_answers,
    destinations,
    enter,
    horse_answers,
    movable,
    put_in,
    settle,
)
from tests.referee.carson_city.placement import Placing, place_cowboy, placements
from tests.referee.carson_city.printed import KIT_MOVES
from tests.referee.carson_city.table import Player, Table


class Operation(NamedTuple):
    """What a player picked: what to do, how it is called, and what goes with it."""

    deed: Deed
    name: str = ""
    goal: Placing | None = None
    goal_name: str = ""
    horse: int | None = None


def kit_placement(table: Table) -> Course[None]:
    """The steps that follow the first player's opening, until all have finished (CC-254)."""
    moves: Counter[int] = Counter()
    while len(table.passed) < len(table.players):
        picked: dict[int, Operation] = {}
        for player in table.players:
            if player.seat not in table.passed:
                picked[player.seat] = yield from pick(table, player, moves)
        for player in table.in_order():
            if player.seat in picked:
                apply(table, player, picked[player.seat], moves)


def operations(table: Table, player: Player, moves: Counter[int]) -> dict[str, Deed]:
    """Place, move while moves are left, or finish (CC-254, CC-256)."""
    answers: dict[str, Deed] = {**placements(table, player)}
    if "horses" in table.variants:
        answers |= corral_answers(table, player)
    if moves[player.seat] < KIT_MOVES:
        answers |= movable(table, player)
    return answers


def pick(table: Table, player: Player, moves: Counter[int]) -> Course[Operation]:
    """One operation with all its details, told to nobody."""
    answers = operations(table, player, moves)
    deed = yield from choose(player.seat, "kit", {**answers, "pass": None})
    name = next((each for each in answers if answers[each] == deed), "")
    if isinstance(deed, Moved):
        goals = destinations(table, player, deed)
        goal = yield from choose(player.seat, "move", goals)
        return Operation(deed, name, goal, next(each for each in goals if goals[each] == goal))
    if isinstance(deed, Placing) and player.horses:
        horses = or_else(horse_answers(table), "horse_none")
        chosen = yield from choose(player.seat, "horse", horses)
        return Operation(deed, name, horse=chosen[0] if chosen is not None else None)
    return Operation(deed, name)


def apply(table: Table, player: Player, picked: Operation, moves: Counter[int]) -> None:
    """As things stand now; what is no longer legal is lost (CC-255, CC-260)."""
    deed = picked.deed
    if deed is None:
        table.passed.append(player.seat)
    elif isinstance(deed, Moved):
        if picked.goal_name in destinations(table, player, deed):
            moves[player.seat] += 1
            settle(table, player, deed, picked.goal)
    elif isinstance(deed, Placing):
        if picked.name in placements(table, player):
            place_cowboy(table, player, deed)
            if picked.horse is not None:
                put_in(player, picked.horse)
    else:
        enter(player, deed.corral)
