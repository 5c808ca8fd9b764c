"""Auxiliary actions, single and double (GWT-144 to GWT-152)."""

from __future__ import annotations

from typing import Final

from farwest.games.great_western_trail.box import (
    AUX_CERT,
    AUX_DRAW,
    AUX_ENGINE,
    AUX_MONEY,
    AUX_REMOVE,
    AUXILIARY,
)
from farwest.games.great_western_trail.rules.acting import Action, Ask
from farwest.games.great_western_trail.rules.goods import Certificates, Dollars, Pay
from farwest.games.great_western_trail.rules.herd import Redraw, Remove
from farwest.games.great_western_trail.rules.railroad import Backward, Forward
from farwest.games.great_western_trail.state import Trail
from farwest.games.great_western_trail.verbs import AUX_DOUBLE, AUX_SINGLE, DECLINE_ENGINE
from farwest.kernel.menu import Task


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


class SingleAuxiliary(Task[Trail]):
    """One single auxiliary action in place of all local actions (GWT-055, GWT-059, GWT-146)."""

    __slots__ = ()

    def offer(self, trail: Trail, seat: int, codes: list[int]) -> None:
        """Those that are uncovered and possible (GWT-095, GWT-144).

        This is asked so often that it is written out what makes each of `SINGLE` possible.
        """
        discs = trail.discs
        first = seat * 10
        payable = trail.cash[seat] >= 1
        behind = trail.engine[seat] > 0
        codes.append(AUX_SINGLE + AUX_MONEY)
        if trail.deck[seat] or trail.discard[seat]:
            codes.append(AUX_SINGLE + AUX_DRAW)
        if payable and behind and discs[first + AUX_CERT] < 2:
            codes.append(AUX_SINGLE + AUX_CERT)
        if payable and discs[first + AUX_ENGINE] < 2:
            codes.append(AUX_SINGLE + AUX_ENGINE)
        if behind and discs[first + AUX_REMOVE] < 2:
            codes.append(AUX_SINGLE + AUX_REMOVE)


INSTEAD: Final[list[Task[Trail]]] = [SingleAuxiliary(AUX_SINGLE)]


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
        INSTEAD[0].offer(trail, trail.turn, codes)
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
