"""Menu: any of these, in any order, as one step."""

from __future__ import annotations

from typing import TypeVar

from farwest.kernel.state import State
from farwest.kernel.steps import NOBODY, Choice, Step

S = TypeVar("S", bound=State)


class Task(Step[S]):
    """One entry of a menu: an action code, and what it does."""

    __slots__ = ("code",)

    def __init__(self, code: int) -> None:
        self.code = code

    def possible(self, state: S, seat: int) -> bool:
        return True


class Menu(Choice[S]):
    """Any of these, each once, in any order, until the player has had enough.

    `stop` is the action code that closes the menu; -1 means that every possible task must be done.
    """

    __slots__ = ("player", "tasks", "stop")

    def __init__(self, player: int, tasks: list[Task[S]], stop: int = NOBODY) -> None:
        self.player = player
        self.tasks = tasks
        self.stop = stop

    def seat(self, state: S) -> int:
        return self.player

    def options(self, state: S) -> list[int]:
        codes = [task.code for task in self.tasks if task.possible(state, self.player)]
        if codes and self.stop >= 0:
            codes.append(self.stop)
        return codes

    def take(self, state: S, action: int) -> None:
        for task in self.tasks:
            if task.code == action:
                left = [other for other in self.tasks if other is not task]
                state.do(task, type(self)(self.player, left, self.stop))
                return
