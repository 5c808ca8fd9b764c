"""Moments at which a live table waits: reaction windows, and a breath after much has happened."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, TypeVar

from mypy_extensions import mypyc_attr

from farwest.kernel.state import State
from farwest.kernel.steps import NOBODY, Choice, Step

S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Breath(Step[S]):
    """A live table lets everybody see what has happened so far, then goes on."""

    __slots__ = ()

    def run(self, state: S) -> None:
        state.pause(())


BREATH: Final[Breath[Any]] = Breath()


@mypyc_attr(allow_interpreted_subclasses=True)
class Window(Choice[S]):
    """A reaction window: asks round the table, from `start`, whoever could react.

    It holds the place reached and never a name: the seat asked is computed from the hands.
    `since` is the last place where somebody acted in the open, which everybody knows.
    """

    __slots__ = ("start", "since", "place")

    def __init__(self, start: int, since: int = 0, place: int = 0) -> None:
        self.start = start
        self.since = since
        self.place = place

    def may(self, state: S, seat: int) -> bool:
        """Whether this seat holds something it could use now."""
        raise NotImplementedError

    def seat(self, state: S) -> int:
        for place in range(self.place, state.seats):
            seat = (self.start + place) % state.seats
            if self.may(state, seat):
                return seat
        return NOBODY

    def veiled(self, state: S) -> bool:
        return True

    def reactors(self, state: S) -> Sequence[int]:
        return range(state.seats) if self.place == self.since else ()

    def passed(self, state: S) -> Window[S]:
        """The window after the seat asked let it go by: the next place."""
        return type(self)(self.start, self.since, self.reached(state) + 1)

    def again(self, state: S) -> Window[S]:
        """The window after the seat asked reacted in the open: it may react once more."""
        reached = self.reached(state)
        return type(self)(self.start, reached, reached)

    def reached(self, state: S) -> int:
        return (self.seat(state) - self.start) % state.seats

    def seen_by(self, state: S, viewer: int) -> Step[S]:
        if viewer < 0:
            return type(self)(self.start, self.since, self.since)
        own = (viewer - self.start) % state.seats
        place = self.since
        if self.seat(state) == viewer:
            place = own
        elif self.place > own and self.may(state, viewer):
            place = max(place, own + 1)
        return type(self)(self.start, self.since, place)
