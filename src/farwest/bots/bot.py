"""A bot, and what it is given to decide: never the true state, never the seed."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any, ClassVar

from farwest.kernel.game import Game, Result, View
from farwest.kernel.options import Value
from farwest.kernel.state import State


class NoWorld(RuntimeError):
    """A bot looked at the table although it said that it needs no world."""


class Sight:
    """What a seat may know when it is asked: its legal answers and one imagined world.

    The world agrees with all the seat has seen; the rest of it is dealt anew. A bot may change
    it, play on in it, and imagine others from it.
    """

    __slots__ = ("_world", "game", "legal", "seat")

    def __init__(self, game: Game[Any], seat: int, legal: list[int], world: Any = None) -> None:
        self.game = game
        self.seat = seat
        self.legal = legal
        self._world = world

    @property
    def world(self) -> Any:
        """A state that looks to this seat like the true one."""
        if self._world is None:
            raise NoWorld("This bot was given no world: it must say needs_world = True.")
        return self._world

    @property
    def view(self) -> View:
        """What the seat sees, as the table shows it."""
        world: State = self.world
        return self.game.view(world, self.seat)


class Bot:
    """A player that answers by itself.

    A bot owns its luck. The law of fairness: on two worlds that look alike to its seat, for the
    same luck, its choice is the same.
    """

    name: str
    """How it is called; a bot that has levels says at which it plays."""
    needs_world: ClassVar[bool] = True
    """Whether it looks at the table at all; imagining a world takes time."""

    def __init__(self, luck: str | int) -> None:
        self.luck = random.Random(luck)

    def sit(self, game: Game[Any], options: Mapping[str, Value], seats: int, seat: int) -> None:
        """A game is about to begin; few bots care."""

    def leave(self, result: Result | None) -> None:
        """The game is over, or was broken off without a result; few bots care."""

    def choose(self, sight: Sight) -> int:
        """One of the legal answers."""
        raise NotImplementedError
