"""A turn, in order, and whose turn comes next (GWT-036, GWT-037, GWT-102, GWT-204 to GWT-207)."""

from __future__ import annotations

from typing import Final

from farwest.games.great_western_trail.rules.acting import Act
from farwest.games.great_western_trail.rules.ending import Ending
from farwest.games.great_western_trail.rules.goods import draw_cards, hand_limit
from farwest.games.great_western_trail.rules.moving import (
    PlaceCattleman,
    Walk,
    ahead,
    enter,
    step_limit,
)
from farwest.games.great_western_trail.rules.objectives import PLAYS, play_codes
from farwest.games.great_western_trail.rules.staying import PhaseB
from farwest.games.great_western_trail.state import BESIDE, Trail
from farwest.games.great_western_trail.verbs import PLAY, STEP
from farwest.kernel.verbs import Arg


class Turn(Act):
    """The turn of whoever begins (GWT-036)."""

    __slots__ = ()

    def run(self, trail: Trail) -> None:
        start_turn(trail)


def start_turn(trail: Trail) -> None:
    """Phases A, B and C; on the first turn the cattleman is placed (GWT-036, GWT-037)."""
    seat = trail.turn
    trail.tell("turn", (seat,))
    trail.do_all(FIRST_TURN if trail.spot[seat] == BESIDE else TURN)


class Move(Walk):
    """Phase A: the first step, or an objective card before it (GWT-042, GWT-190, GWT-235)."""

    __slots__ = ()
    prompt = "move"

    def options(self, trail: Trail) -> list[int]:
        codes = ahead(trail, trail.spot[trail.turn], STEP)
        play_codes(trail, codes)
        return codes

    def take(self, trail: Trail, action: int) -> None:
        if action >= PLAY:
            trail.do(PLAYS[action - PLAY], self)
            return
        enter(trail, action - STEP, step_limit(trail, trail.turn) - 1)

    def about(self, trail: Trail) -> list[Arg]:
        return [Arg("steps", "number", step_limit(trail, trail.turn))]


class PhaseC(Act):
    """Draw up to the hand limit (GWT-102)."""

    __slots__ = ()

    def run(self, trail: Trail) -> None:
        seat = trail.turn
        missing = hand_limit(trail, seat) - len(trail.hand[seat])
        if missing > 0:
            draw_cards(trail, seat, missing)


class NextTurn(Act):
    """The next player's turn; after the red arrow, one more each (GWT-036, GWT-205, GWT-207)."""

    __slots__ = ()

    def run(self, trail: Trail) -> None:
        trail.copied = BESIDE
        seat = (trail.turn + 1) % trail.seats
        trail.turn = seat
        if seat == trail.holder:
            trail.do(Ending())
            return
        trail.turns += 1
        if trail.holder >= 0:
            trail.tell("last_turn", (seat,))
        start_turn(trail)


TURN: Final = (Move(), PhaseB(), PhaseC(), NextTurn())
FIRST_TURN: Final = (PlaceCattleman(), *TURN[1:])
"""The steps of a turn, the same in every turn."""
