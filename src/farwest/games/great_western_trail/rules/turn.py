"""A turn, in order, and whose turn comes next (GWT-036, GWT-037, GWT-102, GWT-204 to GWT-207)."""

from __future__ import annotations

from farwest.games.great_western_trail.rules.acting import Act
from farwest.games.great_western_trail.rules.ending import Ending
from farwest.games.great_western_trail.rules.goods import draw_cards, hand_limit
from farwest.games.great_western_trail.rules.moving import (
    Onward,
    PlaceCattleman,
    Walk,
    ahead,
    enter,
    step_limit,
)
from farwest.games.great_western_trail.rules.objectives import play_codes, played
from farwest.games.great_western_trail.rules.staying import PhaseB
from farwest.games.great_western_trail.state import BESIDE, Trail
from farwest.games.great_western_trail.verbs import STEP
from farwest.kernel.verbs import Arg


class Turn(Act):
    """Phases A, B and C; on the first turn the cattleman is placed (GWT-036, GWT-037)."""

    __slots__ = ()

    def run(self, trail: Trail) -> None:
        first = trail.spot[trail.turn] == BESIDE
        trail.tell("turn", (trail.turn,))
        trail.do(
            PlaceCattleman() if first else Move(),
            PhaseB(),
            PhaseC(),
            NextTurn(),
        )


class Move(Walk):
    """Phase A: the first step, or an objective card before it (GWT-042, GWT-190, GWT-235)."""

    __slots__ = ()
    prompt = "move"

    def options(self, trail: Trail) -> list[int]:
        codes = [STEP + spot for spot in ahead(trail, trail.spot[trail.turn])]
        play_codes(trail, codes)
        return codes

    def take(self, trail: Trail, action: int) -> None:
        card = played(action)
        if card is not None:
            trail.do(card, self)
            return
        enter(trail, action - STEP)
        trail.do(Onward(step_limit(trail, trail.turn) - 1))

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
        trail.do(Turn())
