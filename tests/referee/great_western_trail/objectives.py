"""Objective cards: taking them, and playing them (sections 12 and 13)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from tests.referee.asking import Course, choose, demand, or_else
from tests.referee.great_western_trail.auxiliary import choose_auxiliary
from tests.referee.great_western_trail.herd import announce_and_draw
from tests.referee.great_western_trail.printed import IMMEDIATE, OBJECTIVES, is_objective
from tests.referee.great_western_trail.railroad import move_forward
from tests.referee.great_western_trail.table import Player, Table
from tests.referee.great_western_trail.trail import enter, steps_ahead, walk_on

STACK = "the stack"
REFUSAL = "decline_card"


def take_objective(table: Table, player: Player) -> Course[None]:
    """A card of the display or the top of the stack, to the discard pile (GWT-142)."""
    taken = yield from choose(player.seat, "take_objective", objectives_to_take(table))
    if taken is not None:
        player.discard.append(taken_from(table, taken))


def may_take_in_hand(table: Table, player: Player) -> Course[None]:
    """The same with building 6b: to the hand, or not at all (GWT-180, GWT-233)."""
    answers = or_else(objectives_to_take(table), "decline_take")
    taken = yield from choose(player.seat, "take_objective", answers)
    if taken is not None:
        player.take_in_hand(taken_from(table, taken))


def objectives_to_take(table: Table) -> dict[str, str]:
    """The kinds on display, and the stack, as answers (GWT-143)."""
    answers = {f"take {card}": card for card in table.display}
    return {**answers, "take_stack": STACK} if table.objectives else answers


def taken_from(table: Table, taken: str) -> str:
    """Take a card; one of the display is replaced at once from the stack."""
    if taken == STACK:
        return table.objectives.pop()
    table.display.remove(taken)
    if table.objectives:
        table.display.append(table.objectives.pop())
    return taken


class Played(NamedTuple):
    """The answer that plays this card."""

    card: str


def playable(player: Player) -> dict[str, Played]:
    """Every kind of objective card in hand, as answers (GWT-222, GWT-249)."""
    return {f"play {card}": Played(card) for card in player.hand if is_objective(card)}


def choose_or_play(
    table: Table, player: Player, prompt: str, answers: Callable[[], Mapping[str, Any]]
) -> Course[Any]:
    """A question in whose window cards may be played; after each it is asked again (GWT-222)."""
    while True:
        chosen = yield from demand(player.seat, prompt, {**answers(), **playable(player)})
        if not isinstance(chosen, Played):
            return chosen
        yield from play(table, player, chosen.card)


def play(table: Table, player: Player, card: str) -> Course[bool]:
    """To the own area, with its action or without (GWT-193); whether the cattleman moved."""
    player.hand.remove(card)
    player.area.append(card)
    printed = IMMEDIATE[OBJECTIVES[card]["action"]]
    match printed["op"]:
        case "gain":
            player.cash += printed["gain"]["money"]
        case "aux":
            yield from choose_auxiliary(table, player, REFUSAL)
        case "draw_then_discard":
            yield from announce_and_draw(table, player, printed["up_to"], REFUSAL)
        case "engine_forward":
            yield from move_forward(table, player, printed["up_to"], REFUSAL)
        case "move_cattleman":
            return (yield from move_by_card(table, player, printed["up_to"]))
    return False


def move_by_card(table: Table, player: Player, most: int) -> Course[bool]:
    """No fees, never into Kansas City, at least one step if at all (GWT-196, GWT-250)."""
    answers = or_else(steps_ahead(table, player, by_card=True), REFUSAL)
    spot = yield from choose(player.seat, "card_move", answers)
    if spot is None:
        return False
    enter(table, player, spot, by_card=True)
    yield from walk_on(table, player, most - 1, by_card=True)
    return True
