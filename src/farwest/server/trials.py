"""Whether an answer could be taken back: tried on a copy, where it does not go without saying."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from farwest.kernel.luck import Fate
from farwest.kernel.news import Pause
from farwest.kernel.state import State
from farwest.kernel.steps import Choice


def is_last(state: State, seat: int) -> bool:
    """Whether whatever a seat answers in a secret choice is its last, which needs no trial."""
    choice = state.choice_of(seat)
    noted = choice is not None and choice.noted
    return noted and bool(state.lanes) and len(state.lanes[seat]) == 1


def locks(state: State, seat: int, action: int) -> bool:
    """Whether an answer would be the seat's last in a secret choice, or be told."""
    twin: State = state.clone()
    lane = twin.lanes[seat]
    choice = lane.pop()
    assert isinstance(choice, Choice)
    twin.stack = lane
    twin.sink = []
    twin.crossed = False
    choice.take(twin, action)
    return not twin.settle(lane) or twin.crossed or bool(twin.sink)


class Learnt(Exception):
    """What a trial was to find out is known."""


class Stop(Fate):
    """Ends a trial as soon as something is drawn."""

    def draw(self, n: int) -> int:
        raise Learnt


@mypyc_attr(native_class=False)
class Halt(list[Pause]):
    """Ends a trial at the first pause.

    The compiled build notes pauses past `append`: there a trial goes on to its end.
    """

    def append(self, pause: Pause) -> None:
        raise Learnt


STOP = Stop()


def crosses(world: State, seat: int, action: int) -> bool:
    """Whether a legal answer could not be taken back, in a world that looks like the true one."""
    twin: State = world.clone()
    twin.sink = []
    twin.crossed = False
    twin.fate = STOP
    twin.pauses = Halt()
    try:
        twin.play(action)
    except Learnt:
        return True
    own = not twin.over and not twin.lanes and twin.seat == seat and not twin.veiled()
    return twin.crossed or bool(twin.pauses) or not own
