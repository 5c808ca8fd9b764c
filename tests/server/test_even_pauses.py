"""How long a live table waits tells nobody who could have reacted: measured over whole games.

The clock is the test's own, so only what the server decides is measured. `FARWEST_DEEP=20` plays
twenty times as many games.
"""

from __future__ import annotations

import json
import math
import os
import random
from collections import Counter
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from farwest import games
from farwest.kernel.match import Match
from farwest.server import keeping, snapshots
from farwest.server.course import Ply
from farwest.server.telling import Teller, Watcher
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


async def nothing() -> None:
    """What a spectator does besides."""


async def evening(
    world: World, number: int, look: Callable[[], Awaitable[None]] = nothing
) -> tuple[list[float], list[float]]:
    """A whole game; how long each wait was, where somebody could react and where nobody could.

    Whoever may react lets it go by after as long as he likes. `look`: done at every turn of it.
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
        await look()
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


# --- a process that comes later ------------------------------------------------------------------


class Latecomer:
    """Looks at a table as a process does that has just been started, beside one that runs."""

    def __init__(self, world: World, luck: random.Random) -> None:
        self.world = world
        self.luck = luck
        self.shot: snapshots.Shot | None = None
        self.seen: Counter[str] = Counter()

    async def look(self) -> None:
        """Now, and at some moment before the next thing is due, both must say the same."""
        clock, bell = self.world.clock, min(self.world.alarm.next.values(), default=0.0)
        await self._compare()
        now = clock.now
        clock.now = self.luck.uniform(now, max(now, bell))
        await self._compare()
        clock.now = now

    async def _compare(self) -> None:
        live = self.world.live
        rows = await self.world.tables.log.load(live.info.id)
        self._same(keeping.take_up(live.info, rows, PAUSE)[1], "log")
        if self.shot is not None:
            try:
                found = keeping.resume(live.info, rows[self.shot.plies :], PAUSE, self.shot)
                self._same(found, "snapshot")
            except snapshots.BadSnapshot:
                self.seen["snapshot in a pause"] += 1
        if self.luck.random() < 0.05:
            assert live.course is not None
            assert live.clock is not None
            self.shot = snapshots.Shot(len(rows), snapshots.take(live.course, live.clock))

    def _same(self, found: keeping.Standing, how: str) -> None:
        """Every byte, and the end of the pause."""
        live, now = self.world.live, self.world.clock.now
        assert live.teller is not None
        teller = Teller(found.course, found.unfolding, live.notes)
        teller.orders = live.info.orders()
        for seat in range(-1, len(live.info.chairs)):
            assert teller.state(seat, 0) == live.teller.state(seat, 0)
        assert found.unfolding.quiet == live.unfolding.quiet
        if live.unfolding.pausing(now):
            assert found.unfolding.until == pytest.approx(live.unfolding.until, abs=1e-6)
            could = self.world.state.veiled() and not live.unfolding.quiet
            self.seen[f"{how}, {'somebody' if could else 'nobody'} could react"] += 1


def test_who_comes_in_a_pause_sees_no_more(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A process started in mid-pause shows what the others show, as long as they show it.

    So it is whether or not somebody can react, and whether or not there is a snapshot.
    """

    async def test() -> Counter[str]:
        async with two_worlds(tmp_path, monkeypatch) as (world, _):
            latecomer = Latecomer(world, random.Random(8))
            await evening(world, 2, latecomer.look)
            return latecomer.seen

    seen = run(test(), 1200)
    for how in ("log", "snapshot"):
        for who in ("somebody", "nobody"):
            assert seen[f"{how}, {who} could react"] > 5
    assert seen["snapshot in a pause"] > 0
