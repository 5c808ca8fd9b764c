"""Steps: what is still to happen. A step never changes, so copies of a game share it.

A step holds seats, places and counts, never a hidden card: secrets live in the state's lists,
where `view` and `imagine` can find them. Its `__slots__` are its constructor's arguments in
order, which is how a step is saved.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar, Final, Generic, NamedTuple, TypeVar

if TYPE_CHECKING:
    from farwest.kernel.state import State
    from farwest.kernel.verbs import Arg

S = TypeVar("S", bound="State")

NOBODY: Final = -1


class Step(Generic[S]):
    """Something still to happen."""

    __slots__ = ()

    def run(self, state: S) -> None:
        """Make it happen. What must wait for a choice is put on the agenda with `state.do`."""
        raise NotImplementedError


class Pause(NamedTuple):
    """A moment at which a live table waits: after how many news, and for whom."""

    place: int
    seats: tuple[int, ...]
    """Who might react, as far as everybody knows; nobody: the table only takes breath."""


class Breath(Step[S]):
    """A live table lets everybody see what has happened so far, then goes on."""

    __slots__ = ()

    def run(self, state: S) -> None:
        if state.sink is not None:
            state.pauses.append(Pause(len(state.sink), ()))


class Choice(Step[S]):
    """A step that waits for a player.

    Who is asked, what he may answer and what the answer does stand in one class, so legality has
    one source. All but `take` are pure: they are asked again after unseen cards are re-dealt.
    A choice with one option takes itself; a choice with none disappears.
    """

    __slots__ = ()
    prompt: ClassVar[str] = ""

    def seat(self, state: S) -> int:
        """The seat that is asked."""
        raise NotImplementedError

    def options(self, state: S) -> list[int]:
        """Every legal answer, as full action codes. The caller must not change the list."""
        raise NotImplementedError

    def take(self, state: S, action: int) -> None:
        """Carry out the answer."""
        raise NotImplementedError

    def fallback(self, state: S) -> int:
        """The answer the table gives for a player whose time is up."""
        return self.options(state)[0]

    def veiled(self, state: S) -> bool:
        """Whether being asked would tell the others what one holds. Must follow from open facts."""
        return False

    def reactors(self, state: S) -> Sequence[int]:
        """The seats that might react here, as far as everybody knows.

        A live table waits a moment for them, even if none of them can be asked.
        """
        return range(state.seats) if self.veiled(state) else ()

    def seen_by(self, state: S, viewer: int) -> Step[S]:
        """This step as far as the viewer can know it."""
        return self

    def about(self, state: S) -> list[Arg]:
        """What the prompt speaks of, for its wording."""
        return []

    def hint(self, state: S, action: int) -> list[Arg]:
        """What an option's label says beyond the action itself, such as its cost."""
        return []


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
