"""How fast the lab is: steps a second with rows and masks, beside the bare engine.

python -m farwest.lab.speed dice-town --players 4
"""

from __future__ import annotations

import argparse
import random
import sys
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


def through_pettingzoo(
    name: str,
    players: int | None = None,
    options: Mapping[str, Value] | None = None,
    seconds: float = 2.0,
) -> float:
    """Steps a second of random play in the environment for agents, one game after the other."""
    from farwest.lab import pettingzoo

    env = pettingzoo.env(name, players=players, options=options)
    dice = random.Random(1)

    def game() -> int:
        env.reset(seed=dice.getrandbits(30))
        steps = 0
        for _ in env.agent_iter(1_000_000):
            seen, _, termination, truncation, _ = env.last()
            if termination or truncation:
                env.step(None)
            else:
                env.step(dice.choice(np.flatnonzero(seen["action_mask"])))
                steps += 1
        return steps

    return max(rate(game, time.process_time, seconds / WINDOWS) for _ in range(WINDOWS))


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


def main() -> None:
    """Measure one table as the command line says."""
    words = argparse.ArgumentParser(prog="python -m farwest.lab.speed", description="How fast?")
    words.add_argument("game")
    words.add_argument("--players", type=int)
    words.add_argument("--count", type=int, default=256, help="games in the vector")
    words.add_argument("--processes", type=int, default=1)
    words.add_argument("--seconds", type=float, default=2.0)
    asked = words.parse_args()
    try:
        found = measure(
            asked.game,
            asked.players,
            count=asked.count,
            processes=asked.processes,
            seconds=asked.seconds,
        )
        alone = through_pettingzoo(asked.game, asked.players, seconds=asked.seconds)
    except ValueError as error:  # no such game, or no such table
        words.error(str(error))
    lines = (
        f"vector: {found.vector:,.0f} steps a second, rows of {found.size} numbers",
        f"engine alone: {found.engine:,.0f} decisions a second, ratio {found.ratio:.2f}",
        f"through PettingZoo: {alone:,.0f} steps a second",
    )
    sys.stdout.write("\n".join(lines) + "\n")


if __name__ == "__main__":
    main()
