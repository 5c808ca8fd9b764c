"""How fast the lab is: steps a second with rows and masks, beside the bare engine."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Mapping
from typing import NamedTuple

import numpy as np

from farwest.kernel.options import Value
from farwest.lab.table import Table
from farwest.lab.vector import Vector

WINDOWS = 5


class Speed(NamedTuple):
    """Steps a second: a vector with rows and masks, and the engine alone."""

    vector: float
    engine: float
    size: int
    """How many numbers a row has."""

    @property
    def ratio(self) -> float:
        """The vector's speed as a part of the engine's."""
        return self.vector / self.engine


def measure(
    name: str,
    players: int | None = None,
    options: Mapping[str, Value] | None = None,
    count: int = 256,
    processes: int = 1,
    seconds: float = 2.0,
) -> Speed:
    """Random play, the vector and the engine in windows that take turns; the best ones count.

    One process is measured by its own processor time, several by the clock on the wall.
    """
    table = Table(name, players, options)
    clock = time.process_time if processes == 1 else time.perf_counter
    luck = np.random.default_rng(1)
    dice = random.Random(1)
    with Vector(name, count, players, options, processes=processes) as games:

        def steps() -> int:
            games.step(games.sample(luck))
            return count

        def bare() -> int:
            return playout(table, dice)

        window = seconds / WINDOWS / 2
        rates = [(rate(steps, clock, window), rate(bare, clock, window)) for _ in range(WINDOWS)]
    vector, engine = map(max, zip(*rates))
    return Speed(vector, engine, table.features.size)


def playout(table: Table, dice: random.Random) -> int:
    """A random game of the engine alone, and how many decisions it took."""
    chance = dice.random
    state = table.deal(dice.getrandbits(60))
    decisions = 0
    while not state.over:
        legal = state.legal
        state.play(legal[int(chance() * len(legal))])
        decisions += 1
    return decisions


def rate(work: Callable[[], int], clock: Callable[[], float], seconds: float) -> float:
    """How much of some work is done in a second."""
    done = 0
    start = now = clock()
    while now - start < seconds:
        done += work()
        now = clock()
    return done / (now - start)
