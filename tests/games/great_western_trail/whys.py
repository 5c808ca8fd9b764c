"""Asking why: positions in which something on the board is no answer, and what should be said."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from farwest.games.great_western_trail import GAME, box
from farwest.games.great_western_trail.rules.turn import Move
from farwest.kernel.game import Reason
from farwest.kernel.steps import Step
from tests.games.great_western_trail.kit import GREEN_FLOOD, Table

FLOOD_1 = box.HAZARD_SLOTS[0]


class Press(NamedTuple):
    """A position, what seat 0 presses there, the reason it hears and its clause."""

    table: Callable[[], Table]
    target: str
    id: str
    clause: str


def reason(table: Table, target: str, seat: int = 0) -> Reason | None:
    """What the game answers, from what this seat sees and is asked."""
    trail = table.trail
    return GAME.why(GAME.view(trail, seat), GAME.question(trail, seat), target)


def asked(step: Step[Any], **changes: Any) -> Table:
    """This step is asked of seat 0, after some changes of the trail."""
    t = Table()
    for name, value in changes.items():
        setattr(t.trail, name, value)
    t.start(step)
    return t


def moving(**changes: Any) -> Table:
    """Seat 0 is about to leave neutral A, by a flood or not."""
    t = Table()
    t.trail.board[FLOOD_1] = GREEN_FLOOD
    for name, value in changes.items():
        setattr(t.trail, name, value)
    t.start(Move())
    return t


def local(name: str) -> str:
    """A local action as it is pressed."""
    return f"local-{box.LOCAL_ACTIONS.index(f'local_{name}')}"


def spot(place: int) -> str:
    """A place of the trail as it is pressed."""
    return f"spot-{place}"
