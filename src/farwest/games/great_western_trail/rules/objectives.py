"""Objective cards: taking them, playing them (GWT-142, GWT-143, GWT-190 to GWT-199)."""

from __future__ import annotations

from typing import Final

from farwest.games.great_western_trail.box import (
    CARD_ACTIONS,
    CARD_AUX,
    CARD_DRAW_3,
    CARD_ENGINE_2,
    CARD_ENGINE_3,
    CARD_MONEY_2,
    CARD_MOVE_3,
    FIRST_OBJECTIVE,
)
from farwest.games.great_western_trail.rules.acting import Act, Action, Ask
from farwest.games.great_western_trail.rules.auxiliary import Auxiliary
from farwest.games.great_western_trail.rules.goods import Dollars, from_hand
from farwest.games.great_western_trail.rules.herd import RedrawUpTo
from farwest.games.great_western_trail.rules.moving import CardMove
from farwest.games.great_western_trail.rules.railroad import Forward
from farwest.games.great_western_trail.state import Trail
from farwest.games.great_western_trail.verbs import (
    DECLINE_CARD,
    DECLINE_TAKE,
    OBJECTIVES,
    PLAY,
    TAKE,
    TAKE_STACK,
)
from farwest.kernel.menu import Task
from farwest.kernel.steps import Step

IMMEDIATE: Final[dict[int, Action]] = {
    CARD_MONEY_2: Dollars(2),
    CARD_AUX: Auxiliary(DECLINE_CARD),
    CARD_DRAW_3: RedrawUpTo(3, DECLINE_CARD),
    CARD_ENGINE_2: Forward(2, DECLINE_CARD),
    CARD_ENGINE_3: Forward(3, DECLINE_CARD),
    CARD_MOVE_3: CardMove(3),
}
"""The immediate actions (GWT-195)."""


class TakeObjective(Ask):
    """Take a card of the display or the top one of the stack (GWT-142, GWT-143).

    It goes to the discard pile; with building 6b to the hand, and may be given up (GWT-180).
    """

    __slots__ = ("to_hand",)
    prompt = "take_objective"

    def __init__(self, to_hand: int = 0) -> None:
        self.to_hand = to_hand

    def possible(self, trail: Trail) -> bool:
        return bool(trail.display or trail.objectives)

    def options(self, trail: Trail) -> list[int]:
        codes = [TAKE + card - FIRST_OBJECTIVE for card in sorted(set(trail.display))]
        if trail.objectives:
            codes.append(TAKE_STACK)
        if codes and self.to_hand:
            codes.append(DECLINE_TAKE)
        return codes

    def take(self, trail: Trail, action: int) -> None:
        if action == DECLINE_TAKE:
            return
        if action == TAKE_STACK:
            card = trail.objectives.pop()
            trail.reveal()
        else:
            card = action - TAKE + FIRST_OBJECTIVE
            trail.display.remove(card)
        seat = trail.turn
        if not self.to_hand:
            trail.discard[seat].append(card)
            trail.tell("took", (seat, card))
        elif action == TAKE_STACK:
            into_hand(trail, trail.secret[seat], card)
            trail.tell("took_unseen", (seat,), (card,), (seat,))
        else:
            into_hand(trail, trail.known[seat], card)
            trail.tell("took", (seat, card))
        if action != TAKE_STACK:
            turn_up(trail)


def into_hand(trail: Trail, note: list[int], card: int) -> None:
    """Add a card to the hand, and note that all know of it or that nobody does (GWT-234)."""
    hand = trail.hand[trail.turn]
    hand.append(card)
    hand.sort()
    note.append(card)


def turn_up(trail: Trail) -> None:
    """Replace a card of the display from the stack (GWT-142, GWT-143)."""
    if trail.objectives:
        trail.display.append(trail.objectives.pop())
        trail.reveal()
        trail.tell("turned_up", (trail.display[-1],))


class PlayObjective(Act):
    """Play a card: it goes to the own area, its action is performed at once (GWT-193)."""

    __slots__ = ("card",)

    def __init__(self, card: int) -> None:
        self.card = card

    def run(self, trail: Trail) -> None:
        seat = trail.turn
        from_hand(trail, seat, self.card)
        trail.area[seat].append(self.card)
        trail.tell("played", (seat, self.card))
        trail.do(IMMEDIATE[CARD_ACTIONS[self.card - FIRST_OBJECTIVE]])


def play_codes(trail: Trail, codes: list[int]) -> None:
    """Add every kind of objective card in hand (GWT-190, GWT-222, GWT-249)."""
    hand = trail.hand[trail.turn]
    if hand and hand[-1] >= FIRST_OBJECTIVE:
        last = -1
        for card in hand:
            if card >= FIRST_OBJECTIVE and card != last:
                codes.append(PLAY + card - FIRST_OBJECTIVE)
                last = card


PLAYS: Final = tuple(PlayObjective(FIRST_OBJECTIVE + n) for n in range(OBJECTIVES))
"""What the codes from PLAY on do, which are the last ones."""


class PlayCards(Task[Trail]):
    """The objective cards in hand, at any time of phase B (GWT-191)."""

    __slots__ = ()

    def offer(self, trail: Trail, seat: int, codes: list[int]) -> None:
        hand = trail.hand[seat]
        if hand and hand[-1] >= FIRST_OBJECTIVE:
            play_codes(trail, codes)

    def chosen(self, action: int) -> Step[Trail] | None:
        return PLAYS[action - PLAY] if action >= PLAY else None
