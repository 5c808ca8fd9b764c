"""Menu: any of these, in any order, as one step."""

from __future__ import annotations

from typing import TypeVar

from mypy_extensions import mypyc_attr

from farwest.kernel.state import State
from farwest.kernel.steps import NOBODY, Choice, Step

S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Task(Step[S]):
    """One entry of a menu: an action code, and what it does.

    An entry may stand for several codes: it then says which it offers, and what each means.
    """

    __slots__ = ("code",)

    def __init__(self, code: int) -> None:
        self.code = code

    def possible(self, state: S, seat: int) -> bool:
        return True

    def offer(self, state: S, seat: int, codes: list[int]) -> None:
        """Add the codes that may be answered now."""
        if self.possible(state, seat):
            codes.append(self.code)

    def chosen(self, action: int) -> Step[S] | None:
        """What this answer does; None if it is no answer of this entry."""
        return self if action == self.code else None


@mypyc_attr(allow_interpreted_subclasses=True)
class Menu(Choice[S]):
    """Any of these tasks, each once, in any order, until the player has had enough.

    `stop` is the action code that closes the menu; -1 means that every possible task must be done.
    `instead` are entries one of which may be taken in place of all tasks; where there are any,
    something must be done before the menu can be closed. `asides` may be done at any time and as
    often as they are possible: they count for nothing and use nothing up.
    """

    __slots__ = ("player", "tasks", "stop", "instead", "asides")

    def __init__(
        self,
        player: int,
        tasks: list[Task[S]],
        stop: int = NOBODY,
        instead: list[Task[S]] | None = None,
        asides: list[Task[S]] | None = None,
    ) -> None:
        self.player = player
        self.tasks = tasks
        self.stop = stop
        self.instead = instead or []
        self.asides = asides or []

    def seat(self, state: S) -> int:
        return self.player

    def options(self, state: S) -> list[int]:
        codes: list[int] = []
        player = self.player
        for task in self.tasks:
            task.offer(state, player, codes)
        for task in self.instead:
            task.offer(state, player, codes)
        for task in self.asides:
            task.offer(state, player, codes)
        if codes and self.stop >= 0 and not self.instead:
            codes.append(self.stop)
        return codes

    def take(self, state: S, action: int) -> None:
        for task in self.tasks:
            step = task.chosen(action)
            if step is not None:
                state.do(step, self.left([other for other in self.tasks if other is not task]))
                return
        for task in self.instead:
            step = task.chosen(action)
            if step is not None:
                state.do(step, self.left([]))
                return
        for task in self.asides:
            step = task.chosen(action)
            if step is not None:
                state.do(step, self)
                return

    def left(self, tasks: list[Task[S]]) -> Menu[S]:
        """The menu once something has been done, with these tasks left."""
        return type(self)(self.player, tasks, self.stop, None, self.asides)

    def more(self, tasks: list[Task[S]]) -> Menu[S]:
        """The menu with some tasks more."""
        return type(self)(self.player, self.tasks + tasks, self.stop, self.instead, self.asides)
