"""Auxiliary actions, single and double (GWT-144 to GWT-152)."""

from __future__ import annotations

from typing import Final

from farwest.games.great_western_trail.box import AUX_CERT, AUXILIARY
from farwest.games.great_western_trail.rules.acting import Action, Ask
from farwest.games.great_western_trail.rules.goods import Certificates, Dollars, Pay
from farwest.games.great_western_trail.rules.herd import Redraw, Remove
from farwest.games.great_western_trail.rules.railroad import Backward, Forward
from farwest.games.great_western_trail.state import Trail
from farwest.games.great_western_trail.verbs import AUX_DOUBLE, AUX_SINGLE, DECLINE_ENGINE
from farwest.kernel.menu import Task
from farwest.kernel.steps import Step


def row(times: int) -> tuple[Action, ...]:
    """The five actions: money, draw, certificate, engine, remove (GWT-147 to GWT-152)."""
    return (
        Dollars(times),
        Redraw(times),
        Pay(times, Backward(times, Certificates(times))),
        Pay(times, Forward(times, DECLINE_ENGINE)),
        Backward(times, Remove(times)),
    )


SINGLE: Final = row(1)
DOUBLE: Final = row(2)


def single_codes(trail: Trail, codes: list[int]) -> None:
    """The single actions that are uncovered and possible (GWT-095, GWT-144)."""
    discs = trail.discs
    first = trail.turn * 10
    for action, act in enumerate(SINGLE):
        if (action < AUX_CERT or discs[first + action] < 2) and act.possible(trail):
            codes.append(AUX_SINGLE + action)


class SingleAuxiliary(Task[Trail]):
    """One single auxiliary action in place of all local actions (GWT-055, GWT-059, GWT-146)."""

    __slots__ = ()

    def offer(self, trail: Trail, seat: int, codes: list[int]) -> None:
        single_codes(trail, codes)

    def chosen(self, action: int) -> Step[Trail] | None:
        return auxiliary(action)


class Auxiliary(Ask):
    """One auxiliary action, single, or double where both spaces are clear (GWT-145)."""

    __slots__ = ("decline",)
    prompt = "aux"

    def __init__(self, decline: int = -1) -> None:
        self.decline = decline

    def possible(self, trail: Trail) -> bool:
        return True

    def options(self, trail: Trail) -> list[int]:
        codes: list[int] = []
        single_codes(trail, codes)
        first = trail.turn * 10
        codes += [
            AUX_DOUBLE + action
            for action in range(len(AUXILIARY))
            if not trail.discs[first + action] and DOUBLE[action].possible(trail)
        ]
        if self.decline >= 0:
            codes.append(self.decline)
        return codes

    def take(self, trail: Trail, action: int) -> None:
        if action != self.decline:
            step = auxiliary(action)
            assert step is not None
            trail.do(step)


def auxiliary(code: int) -> Action | None:
    """What a code of an auxiliary action does."""
    if AUX_SINGLE <= code < AUX_DOUBLE:
        return SINGLE[code - AUX_SINGLE]
    if AUX_DOUBLE <= code < AUX_DOUBLE + len(AUXILIARY):
        return DOUBLE[code - AUX_DOUBLE]
    return None
