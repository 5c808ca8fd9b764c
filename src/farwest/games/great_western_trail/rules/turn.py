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
    go_on,
    step_limit,
)
from farwest.games.great_western_trail.rules.objectives import play_codes, played
from farwest.games.great_western_trail.rules.staying import PhaseB
from farwest.games.great_western_trail.state import BESIDE, Trail
from farwest.games.great_western_trail.verbs import STEP
from farwest.kernel.verbs import Arg


class Turn(Act):
    """The turn of whoever begins (GWT-036)."""

    __slots__ = ()

    def run(self, trail: Trail) -> None:
        start_turn(trail)


def start_turn(trail: Trail) -> None:
    """Phases A, B and C; on the first turn the cattleman is placed (GWT-036, GWT-037)."""
    first = trail.spot[trail.turn] == BESIDE
    trail.tell("turn", (trail.turn,))
    trail.do(PLACE_CATTLEMAN if first else MOVE, PHASE_B, PHASE_C, NEXT_TURN)


class Move(Walk):
    """Phase A: the first step, or an objective card before it (GWT-042, GWT-190, GWT-235)."""

    __slots__ = ()
    prompt = "move"

    def options(self, trail: Trail) -> list[int]:
        codes = ahead(trail, trail.spot[trail.turn], STEP)
        play_codes(trail, codes)
        return codes

    def take(self, trail: Trail, action: int) -> None:
        card = played(action)
        if card is not None:
            trail.do(card, self)
            return
        enter(trail, action - STEP)
        go_on(trail, step_limit(trail, trail.turn) - 1)

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
        trail.turn = (trail.turn + 1) % trail.seats
        if trail.turn == trail.holder:
            trail.do(Ending())
            return
        trail.turns += 1
        if trail.holder >= 0:
            trail.tell("last_turn", (trail.turn,))
        start_turn(trail)


PLACE_CATTLEMAN: Final = PlaceCattleman()
MOVE: Final = Move()
PHASE_B: Final = PhaseB()
PHASE_C: Final = PhaseC()
NEXT_TURN: Final = NextTurn()
"""The steps of a turn, the same in every turn."""
