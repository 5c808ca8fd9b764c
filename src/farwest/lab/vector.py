"""Many games at once in NumPy buffers: in one process, or shared out to several.

    games = Vector("dice_town", 256, players=4, seed=1)
    while learning:
        actions = choose(games.observations, games.masks)   # one action code a game
        games.step(actions)                                 # the buffers show what follows

A game that ends leaves its rewards for one step, is marked in `dones`, and is followed by another
at once: its row and mask show the new game. Which games are dealt in a place depends on the seed
and the place alone, not on how many run beside it or in how many processes.
"""

from __future__ import annotations

from array import array
from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Any

import numpy as np

from farwest.kernel.luck import mix
from farwest.kernel.options import Value
from farwest.kernel.state import State
from farwest.lab.table import Table, Unfit, whole
from farwest.lab.watch import Watch


class Buffers:
    """The rows of many games, in memory that may be shared with other processes."""

    def __init__(self, table: Table, count: int, memory: Any = None) -> None:
        widths = self.widths(table)
        if memory is None:
            memory = bytearray(self.size(table, count))
        starts = [count * sum(widths[:place]) for place in range(len(widths) + 1)]
        whole = memoryview(memory).cast("B")
        parts = [whole[start:end] for start, end in pairwise(starts)]
        arrays = [np.frombuffer(part, np.uint8) for part in parts]
        self.row_bytes, self.seat_bytes = parts[1], parts[3]
        self.rewards = arrays[0].view(np.float32).reshape(count, table.seats)
        self.observations = arrays[1].reshape(count, table.features.size)
        self.masks = arrays[2].view(np.int8).reshape(count, table.actions)
        self.seats = arrays[3].view(np.int8)
        self.dones = arrays[4].view(np.bool_)

    @staticmethod
    def widths(table: Table) -> list[int]:
        """How many bytes a game takes: rewards, row, mask, seat, and whether it is done."""
        return [4 * table.seats, table.features.size, table.actions, 1, 1]

    @classmethod
    def size(cls, table: Table, count: int) -> int:
        """How many bytes the rows of so many games take."""
        return count * sum(cls.widths(table))


class Span:
    """Some neighbouring places of a vector, played in this process."""

    def __init__(self, table: Table, buffers: Buffers, places: range) -> None:
        self.table = table
        self.buffers = buffers
        self.places = places
        self.states: list[Any] = []
        self.dealt: list[int] = []
        """How many games each place has seen."""
        self.seed = 0
        self.page = Page(table, buffers, places)

    def reset(self, seed: int) -> None:
        """Begin anew at every place."""
        self.seed = seed
        self.dealt = [0] * len(self.places)
        self.states = [self.deal(number) for number in range(len(self.places))]
        span = slice(self.places.start, self.places.stop)
        self.buffers.rewards[span] = 0
        self.buffers.dones[span] = False
        self.page.show(self.states)

    def deal(self, number: int) -> Any:
        """The next game of a place."""
        turn = self.dealt[number]
        self.dealt[number] += 1
        return self.table.deal(mix(mix(self.seed, self.places[number]), turn))

    def step(self, actions: Sequence[int]) -> None:
        """Answer in every game; the actions are legal."""
        rewards, dones = self.buffers.rewards, self.buffers.dones
        span = slice(self.places.start, self.places.stop)
        if dones[span].any():
            rewards[span] = 0
            dones[span] = False
        states, places = self.states, self.places
        for number, action in enumerate(actions):
            state = states[number]
            state.play(action)
            if state.over:
                place = places[number]
                rewards[place] = self.table.rewards(state)
                dones[place] = True
                states[number] = self.deal(number)
        self.page.show(states)


class Page:
    """What the buffers are to show of some places: noted game by game, written all at once."""

    def __init__(self, table: Table, buffers: Buffers, places: range) -> None:
        span = slice(places.start, places.stop)
        self.masks = buffers.masks[span].reshape(-1)
        self.starts = np.arange(len(places)) * table.actions
        rows = table.features.size
        self.row_bytes = buffers.row_bytes[places.start * rows : places.stop * rows]
        self.seat_bytes = buffers.seat_bytes[span]
        self.watch = Watch(table.features, len(places))

    def show(self, states: list[State]) -> None:
        """Each game's row, seat and legal answers, for whoever is asked."""
        seats = [state.seat for state in states]
        self.row_bytes[:] = self.watch.rows(states, seats)
        self.seat_bytes[:] = bytes(seats)
        codes = array("i")
        for state in states:
            codes.fromlist(state.legal)
        self.masks.fill(0)
        counts = [len(state.legal) for state in states]
        self.masks[np.repeat(self.starts, counts) + np.frombuffer(codes, np.intc)] = 1


class Vector:
    """Many games of one table, one question each at a time.

    `observations` (uint8), `masks` (int8), `seats` (who is asked), `rewards` (a seat each) and
    `dones` have one row a game and are written anew in place by every step: copy what must last.
    With `processes` above 1 the places are shared out; close the vector when done with it.
    """

    def __init__(
        self,
        name: str,
        count: int,
        players: int | None = None,
        options: Mapping[str, Value] | None = None,
        seed: int = 0,
        reward: str = "place",
        processes: int = 1,
    ) -> None:
        self.table = Table(name, players, options, reward)
        self.count = count = whole(count, "The number of games in a vector", 1)
        processes = whole(processes, "The number of processes", 1)
        if processes > count:
            raise Unfit(f"{count} games cannot be shared out to {processes} processes.")
        self.crew: Alone | Crew
        if processes == 1:
            self.crew = Alone(self.table, count)
        else:
            from farwest.lab.crew import Crew

            self.crew = Crew(self.table, count, processes)
        buffers = self.crew.buffers
        self.observations = buffers.observations
        self.masks = buffers.masks
        self.seats = buffers.seats
        self.rewards = buffers.rewards
        self.dones = buffers.dones
        self._rows = np.arange(count)
        self.reset(seed)

    def reset(self, seed: int) -> None:
        """Begin anew at every place."""
        self.crew.reset(whole(seed, "A seed"))

    def step(self, actions: Any) -> None:
        """Answer in every game. One illegal action is enough to refuse them all, unchanged."""
        actions = np.asarray(actions)
        if actions.shape != (self.count,) or actions.dtype.kind not in "iu":
            raise Unfit(f"There must be {self.count} action codes, as whole numbers.")
        known = (actions >= 0) & (actions < self.table.actions)
        legal = known & self.masks.view(np.bool_)[self._rows, np.where(known, actions, 0)]
        if not legal.all():
            place = int(np.argmin(legal))
            raise Unfit(f"{actions[place]} is not a legal answer in game {place}.")
        self.crew.step(actions)

    def sample(self, luck: np.random.Generator) -> Any:
        """A legal action for every game, each as likely."""
        rows, actions = np.divmod(np.flatnonzero(self.masks.view(np.bool_)), self.table.actions)
        legal = np.bincount(rows, minlength=self.count)
        first = np.cumsum(legal) - legal
        return actions[first + (luck.random(self.count) * legal).astype(np.int64)]

    def close(self) -> None:
        """Let the other processes go."""
        self.crew.close()

    def __enter__(self) -> Vector:
        return self

    def __exit__(self, *problem: object) -> None:
        self.close()


class Alone:
    """All places in this process."""

    def __init__(self, table: Table, count: int) -> None:
        self.buffers = Buffers(table, count)
        self.span = Span(table, self.buffers, range(count))

    def reset(self, seed: int) -> None:
        self.span.reset(seed)

    def step(self, actions: Any) -> None:
        self.span.step(actions.tolist())

    def close(self) -> None:
        """Nothing to let go."""
