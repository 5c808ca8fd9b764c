"""What `farwest bench` measures: short windows of processor time, taken in turn.

A machine is never quiet. So every trial gets several short windows, all trials take turns, the
best window counts, and a fixed loop of plain Python, the yardstick, runs in between: the ratio to
it can be compared between machines.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from typing import Any

from farwest.kernel.game import Game
from farwest.kernel.lists import COMPILED
from farwest.kernel.options import Options, Value, YesNo
from farwest.kernel.playout import play_out

WINDOWS = 7
LEAST = 0.02
"""No window is shorter than this, or the clock's grain shows."""


def build() -> str:
    """Whether the rules run as plain Python, or compiled."""
    return "compiled" if COMPILED else "plain"


def alone() -> float:
    """The size of what is counted one by one."""
    return 1.0


class Trial:
    """One thing to measure: `go` does some of it and says how much.

    Where games or simulations are reported, decisions are counted: these take the same time in
    short games and in long ones. Then `size` says how many of them made one of what is reported.
    """

    def __init__(
        self, name: str, unit: str, go: Callable[[], int], size: Callable[[], float] = alone
    ) -> None:
        self.name = name
        self.unit = unit
        self.go = go
        self.size = size
        self.best = 0.0
        self.done = 0
        """How often `go` ran in all."""

    def window(self, seconds: float) -> None:
        """Measure for so many seconds of processor time; the best window counts."""
        amount = 0
        start = time.process_time()
        end = start + seconds
        now = start
        while now < end:
            amount += self.go()
            self.done += 1
            now = time.process_time()
        self.best = max(self.best, amount / (now - start))

    @property
    def rate(self) -> float:
        """How much is done in a second of the best window, in its unit."""
        return self.best / self.size()


def take_turns(trials: list[Trial], seconds: float) -> None:
    """Give every trial its windows, one after the other."""
    for _ in range(WINDOWS):
        for trial in trials:
            trial.window(max(LEAST, seconds / WINDOWS))


def yardstick() -> int:
    """A fixed loop over ints and lists, as an engine in plain Python runs it: 1,000 steps."""
    word = 12345
    cells = list(range(64))
    total = 0
    for _ in range(1000):
        word = (word * 1103515245 + 12345) & 0x7FFFFFFF
        spot = word >> 25
        cells[spot] += 1
        if cells[spot] & 3:
            total += spot
        else:
            cells = cells[:]
    return 1000 if total else 0


class Playouts:
    """Random games of one table, counted: one decision = list what is legal, choose, apply."""

    def __init__(self, game: Game[Any], seats: int, options: Options, seed: int = 2026) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.luck = random.Random(seed)
        self.games = 0
        self.decisions = 0
        self.legal = 0

    def one(self) -> int:
        """Deal a game and play it to its end."""
        state = self.game.deal(self.seats, self.options, self.luck.getrandbits(60))
        decisions, legal = play_out(state, self.luck.getrandbits(60))
        self.games += 1
        self.decisions += decisions
        self.legal += legal
        return decisions

    def middle(self) -> Any:
        """A position half-way through a random game."""
        luck = self.luck.getrandbits(60)
        state = self.game.deal(self.seats, self.options, luck)
        actions = []
        while not state.over:
            actions.append(self.luck.choice(state.legal))
            state.play(actions[-1])
        state = self.game.deal(self.seats, self.options, luck)
        for action in actions[: len(actions) // 2]:
            state.play(action)
        return state


class Middle:
    """What search does from half-way through a game: copy, imagine, play to the end."""

    def __init__(self, table: Playouts, positions: int = 16) -> None:
        self.game = table.game
        self.luck = table.luck
        self.states = [table.middle() for _ in range(positions)]
        self.games = 0
        self.decisions = 0

    def copies(self) -> int:
        for state in self.states:
            state.clone()
        return len(self.states)

    def worlds(self) -> int:
        for state in self.states:
            self.game.imagine(state, state.seat, self.luck.getrandbits(60))
        return len(self.states)

    def playouts(self) -> int:
        """Play a copy of one position to its end; the positions take turns."""
        state = self.states[self.games % len(self.states)].clone()
        state.luck = self.luck.getrandbits(60)
        decisions, _ = play_out(state, self.luck.getrandbits(60))
        self.games += 1
        self.decisions += decisions
        return decisions

    def length(self) -> float:
        """How many decisions there were from such a position to the end."""
        return self.decisions / self.games


class Advised:
    """Games between advised bots, a few decisions at a time, each from an imagined world."""

    def __init__(self, game: Game[Any], seats: int, options: Options) -> None:
        from farwest import bots

        self.game = game
        self.seats = seats
        self.options = options
        self.bots = [bots.make("advised", seat) for seat in range(seats)]
        self.luck = random.Random(2026)
        self.state: Any = None

    def some(self, decisions: int = 10) -> int:
        """Play on, beginning another game where one is over."""
        from farwest.bots.runner import sight_of

        for _ in range(decisions):
            if self.state is None or self.state.over:
                luck = self.luck.getrandbits(60)
                self.state = self.game.deal(self.seats, self.options, luck)
            seat = self.state.seat
            sight = sight_of(self.game, self.state, seat, self.luck.getrandbits(60))
            self.state.play(self.bots[seat].choose(sight))
        return decisions


def fullest(game: Game[Any], seats: int) -> Options:
    """Every yes/no option that may be on, on."""
    chosen: dict[str, Value] = {}
    for option in game.options:
        if isinstance(option, YesNo):
            try:
                game.settle(seats, {**chosen, option.key: True})
            except ValueError:
                continue
            chosen[option.key] = True
    return chosen


def live_bytes(middle: Middle, copies: int = 25) -> int:
    """The memory of one game in mid-play."""
    import tracemalloc

    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    games = [state.clone() for state in middle.states for _ in range(copies)]
    after = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    return (after - before) // len(games)
