"""How long a live table waits tells nobody who could have reacted: measured over whole games.

The clock is the test's own, so only what the server decides is measured. `FARWEST_DEEP=20` plays
twenty times as many games.
"""

from __future__ import annotations

import json
import math
import os
import random
from pathlib import Path
from typing import Any

import pytest

from farwest import games
from farwest.kernel.match import Match
from farwest.server.course import Ply
from farwest.server.telling import Watcher
from farwest.server.unfolding import Unfolding
from tests.server.playing import LIVE, legal
from tests.server.worlds import PAUSE, StillClock, World, run, two_worlds

GAMES = 2 * int(os.environ.get("FARWEST_DEEP", "1"))
TABLES = [(4, {}), (4, {"extension": True}), (3, {"extension": True}), (5, {"extension": True})]
DOUBT = 1.95
"""A distance this far beyond chance happens once in a thousand times (Kolmogorov and Smirnov)."""


class Stopwatch(Watcher):
    """A spectator with a watch."""

    def __init__(self, clock: StillClock) -> None:
        super().__init__(None)
        self.clock = clock
        self.seen: list[tuple[float, bool]] = []
        """When each state came, and whether the table waited for reactions then."""

    def send(self, text: str) -> None:
        message = json.loads(text)
        if message["type"] == "state":
            self.seen.append((self.clock.now, message["reactions"]))


async def evening(world: World, number: int) -> tuple[list[float], list[float]]:
    """A whole game; how long each wait was, where somebody could react and where nobody could.

    Whoever may react lets it go by after as long as he likes.
    """
    game, luck = games.find("dice_town"), random.Random(number)
    seats, options = TABLES[number % len(TABLES)]
    names = [f"Person {seat}" for seat in range(seats)]
    await world.set_table(f"even-{number}", Match(game, names, options, f"even {number}"), LIVE)
    table, clock, watch = world.live, world.clock, Stopwatch(world.clock)
    await world.tables.join(table, watch)
    await world.calm()
    plans: dict[tuple[int, int], float] = {}
    could: set[int] = set()
    while not table.over or table.unfolding.quiet:
        asked = {seat: world.course.asks[seat] for seat in range(seats) if table.asks(seat)}
        veiled = world.state.veiled()
        if asked and veiled:
            could.add(len(watch.seen) - 1)
        for key in asked.items():
            plans.setdefault(key, clock.now + luck.uniform(0.02, PAUSE * 1.5 if veiled else 5))
        due = min(((plans[key], key) for key in asked.items()), default=None)
        bell = min(world.alarm.next.values(), default=math.inf)
        if due is None or bell <= due[0]:
            await world.alarm.next_one()
            continue
        clock.now, (seat, ask) = due
        action = world.course.fallback(seat) if veiled else luck.choice(legal(table, seat))
        await table.answer(seat, ask, action)
    waits = [
        (at in could, round(after[0] - before[0], 6))
        for at, (before, after) in enumerate(zip(watch.seen, watch.seen[1:]))
        if before[1]
    ]
    world.tables.leave(table, watch)
    await world.calm()
    return [wait for held, wait in waits if held], [wait for held, wait in waits if not held]


def distance(one: list[float], two: list[float]) -> float:
    """How far two samples lie apart: the largest difference of their distributions."""

    def share(sample: list[float], most: float) -> float:
        return sum(value <= most for value in sample) / len(sample)

    return max(abs(share(one, value) - share(two, value)) for value in {*one, *two})


def doubtful(one: list[float], two: list[float]) -> bool:
    """Whether chance hardly explains how far two samples lie apart."""
    return distance(one, two) > DOUBT * math.sqrt((len(one) + len(two)) / (len(one) * len(two)))


def measure(folder: Path, patch: pytest.MonkeyPatch) -> tuple[list[float], list[float]]:
    """The waits of some games where somebody could react, and where nobody could."""

    async def test() -> Any:
        held, free = [], []
        async with two_worlds(folder, patch) as (world, _):
            for number in range(GAMES):
                found = await evening(world, number)
                held += found[0]
                free += found[1]
        return held, free

    held, free = run(test(), 1200)
    return held, free


def test_a_wait_tells_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Waits with and without somebody who could react are of one distribution.

    Each is one pause, or two where two chances to react follow each other and look alike.
    """
    held, free = measure(tmp_path, monkeypatch)
    assert min(len(held), len(free)) > 20
    assert not doubtful(held, free)
    assert {wait / PAUSE for wait in held + free} <= {1.0, 2.0}


def test_a_hasty_table_is_found_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The measure sees a table that goes on as soon as all who could react have let it go by."""
    honest = Unfolding.add

    def hasty(self: Unfolding, ply: Ply, at: float) -> None:
        if ply.before.veiled() and not ply.same_window:
            self.until = min(self.until, at)
        honest(self, ply, at)

    monkeypatch.setattr(Unfolding, "add", hasty)
    assert doubtful(*measure(tmp_path, monkeypatch))
