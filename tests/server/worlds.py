"""Two servers that hold two worlds: the true one, and one that a seat could not tell from it.

Both run the whole application with the same seed, ids, people and log, on one clock that stands
still until it is moved. So there is nothing to forgive: every byte must be the same.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import random
import sys
import time
from collections.abc import AsyncIterator, Coroutine
from pathlib import Path
from typing import Any

import pytest
from fastapi import FastAPI

from farwest.bots.search.bot import Finding
from farwest.bots.search.reasons import PROSPECTS, RIVALS, Opinion
from farwest.kernel.dump import dump
from farwest.kernel.game import Game
from farwest.kernel.match import Match
from farwest.kernel.state import State
from farwest.server import app as application
from farwest.server import bots_at_work, people
from farwest.server.clocks import Alarm
from farwest.server.course import Course
from farwest.server.in_play import LiveTable
from farwest.server.models import GameTable, Player, Seat, Session
from farwest.server.settings import Settings
from farwest.server.tables import Tables
from tests.server.asgi import API, Reply, Socket, request

PAUSE = 1.6
CROWD = 6
LOOKED_AT = 0.1
"""How many of the positions of a game are looked at, but for secret choices: they all are."""
LASTING = {
    "socket", "Tables._sweep", "tidy", "look_after", "Conversation._listen",
    "Conversation._look_again",
}  # fmt: skip
"""Tasks that do not end by themselves."""


class StillClock:
    """Stands in for the module `time`: moves when told to."""

    def __init__(self) -> None:
        self.now = 1_800_000_000.0

    def time(self) -> float:
        return self.now

    monotonic = perf_counter = time

    def __getattr__(self, name: str) -> Any:
        return getattr(time, name)


class StillAlarm(Alarm):
    """Rings when the test says so, and never by itself."""

    clock: StillClock

    def open(self) -> None:
        """There is no task."""

    async def next_one(self) -> None:
        """Let the clock stand at the next moment at which something is due, and ring."""
        table_id, when = min(self.next.items(), key=lambda each: each[1])
        del self.next[table_id]
        self.clock.now = max(self.clock.now, when)
        await self.ring(table_id)


class Telltale:
    """Bots whose opinion is a digest of all they were given: whatever leaks to them shows."""

    async def open(self) -> None:
        """Nothing to start."""

    async def close(self) -> None:
        """Nothing to stop."""

    async def ponder(self, job: bots_at_work.Job) -> Opinion:
        print_of = hashlib.sha256(repr(job).encode()).digest()
        order = random.Random(print_of).sample(job.legal, len(job.legal))
        findings = [
            Finding(action, print_of[at % 32] + 1, 0.5, print_of[-1 - at % 32] / 10)
            for at, action in enumerate(order)
        ]
        return Opinion(findings, (PROSPECTS, RIVALS, None)[print_of[0] % 3])


class StillTables(Tables):
    """Real tables on the clock of the test."""

    def __init__(self, *args: Any) -> None:
        super().__init__(*args)
        self.bots = Telltale()  # type: ignore[assignment]
        self.alarm = StillAlarm(self._ring)


class World:
    """One server, with a table at which everybody is a person."""

    def __init__(self, app: FastAPI, clock: StillClock) -> None:
        self.app = app
        self.clock = clock
        self.tables: StillTables = app.state.tables
        self.alarm: StillAlarm = self.tables.alarm  # type: ignore[assignment]
        self.alarm.clock = clock
        self.sockets: dict[int, Socket] = {}
        self.table: Any = None

    def cookie(self, seat: int) -> str:
        """What the person on a seat sends along; a spectator is nobody."""
        if seat < 0:
            return ""
        return f"{people.COOKIE}={self.app.state.signer.sign(f'secret {seat}').decode()}"

    async def populate(self) -> None:
        """People, the same in every world."""
        async with self.app.state.store.session() as session:
            for number in range(CROWD):
                player = Player(
                    name=f"Person {number}", key=f"person {number}", guest=False, lang="en",
                    created=0, seen=0, settings={}, banned=False,
                )  # fmt: skip
                session.add(player)
                await session.flush()
                id, now = people.digest(f"secret {number}"), self.clock.now
                session.add(Session(id=id, player_id=player.id, created=now, seen=now))

    async def set_table(self, id: str, position: Match, terms: dict[str, Any]) -> None:
        """A table whose log leads to this position; all of it has been shown by now."""
        now = self.clock.now
        begun = now - pauses_of(position, terms, self.app.state.settings.pause)
        row = GameTable(
            id=id, name="Saturday", game=position.game.key, options=position.options,
            status="playing", access="open", spectators=True, host_id=1, clock=terms, rated=False,
            seed=position.seed, version="test", revision=position.game.revision, created=now,
            started=begun, consent=[],
        )  # fmt: skip
        async with self.app.state.store.session() as session:
            session.add(row)
            await session.flush()
            for number, name in enumerate(position.players):
                session.add(
                    Seat(table_id=id, seat=number, kind="person", name=name, player_id=number + 1)
                )
        for ply, (seat, action) in enumerate(position.moves):
            await self.tables.log.append(id, ply, seat, action, begun)
        self.table = await self.tables.get(id)

    @property
    def live(self) -> LiveTable:
        found: LiveTable = self.table
        return found

    @property
    def course(self) -> Course:
        assert self.live.course is not None
        return self.live.course

    @property
    def state(self) -> State:
        found: State = self.course.match.state
        return found

    def put(self, state: State) -> None:
        """Let this be how things really are."""
        course = self.course
        course.match.state, course._asked = state, None
        course.base = state.clone() if state.lanes else None
        assert self.live.teller is not None
        self.live.teller._questions.clear()

    async def ask(self, method: str, path: str, body: Any = None, seat: int = -1) -> Reply:
        """A request of whoever sits on a seat."""
        target = path if path.startswith("/") else f"{API}/tables/{self.live.info.id}/{path}"
        return await request(self.app, method, target.rstrip("/"), body, self.cookie(seat))

    async def figures(self) -> Reply:
        """What the host is told."""
        return await request(self.app, "GET", "/metrics", address="127.0.0.1")

    async def sit(self, seat: int, since: int = 0) -> None:
        """Open a socket for the person on a seat, or for a spectator."""
        target = f"{API}/tables/{self.live.info.id}/live?lang=en&since={since}"
        self.sockets[seat] = Socket(self.app, target, self.cookie(seat))
        await self.calm()

    async def rise(self) -> None:
        """Close all sockets."""
        for socket in self.sockets.values():
            await socket.close()
        self.sockets = {}
        await self.calm()

    async def calm(self) -> None:
        """Wait until nothing is under way, and every frame has arrived."""
        for socket in self.sockets.values():
            await socket.pong()
        while busy := [task for task in asyncio.all_tasks() if not lasts(task)]:
            done, _ = await asyncio.wait(busy, timeout=20)
            assert done, f"these never end: {busy}"
        for socket in self.sockets.values():
            await socket.pong()

    def heard(self) -> dict[int, list[str]]:
        """The frames that came for each seat since somebody looked last."""
        return {seat: socket.take() for seat, socket in self.sockets.items()}


def run(work: Coroutine[Any, Any, Any], patience: float = 240) -> Any:
    """Run a test that waits, but not for ever."""

    async def bounded() -> Any:
        async with asyncio.timeout(patience):
            return await work

    return asyncio.run(bounded())


def lasts(task: asyncio.Task[Any]) -> bool:
    """Whether a task goes on as long as the server does."""
    name = getattr(task.get_coro(), "__qualname__", "")
    return task is asyncio.current_task() or task.get_name() in LASTING or name in LASTING


@contextlib.asynccontextmanager
async def two_worlds(
    folder: Path, patch: pytest.MonkeyPatch, pause: float = PAUSE
) -> AsyncIterator[tuple[World, World]]:
    """Two servers that differ in nothing yet."""
    clock = StillClock()
    for name, module in list(sys.modules.items()):
        ours = name.startswith("farwest.server.") and not name.endswith("_log")
        if ours and getattr(module, "time", None) is time:
            patch.setattr(module, "time", clock)
    patch.setattr("farwest.server.tables.GATHER", 0)
    patch.setattr("farwest.server.live.BURST", float("inf"))
    patch.setattr("farwest.server.bots_at_work.secrets.randbits", lambda _: 4711)
    patch.setattr(application, "Tables", StillTables)
    async with contextlib.AsyncExitStack() as stack:
        found = []
        for name in ("one", "two"):
            settings = Settings(
                data=folder / name, pace=0, pause=pause, rate_limits=False, secret="shared" * 8
            )
            app = application.create_app(settings)
            await stack.enter_async_context(app.router.lifespan_context(app))
            world = World(app, clock)
            await world.populate()
            await world.calm()
            found.append(world)
        yield found[0], found[1]
        for world in found:
            await world.rise()


def hidden(state: State) -> dict[str, Any]:
    """All there is but the luck to come."""
    return dump(state) | {"luck": 0}


def pauses_of(position: Match, terms: dict[str, Any], pause: float) -> float:
    """How long it takes until all is shown that led to a position."""
    if terms["kind"] == "days":
        return 0.0
    course = Course(position.game, position.players, position.options, position.seed, even=True)
    moves = position.moves
    return pause * sum(course.apply(seat, action, scenes=False).pauses for seat, action in moves)


def keeps_secrets(game: Game[Any], state: State) -> bool:
    """Whether anything but luck is hidden from those who watch."""
    return hidden(game.imagine(state, -1, 1)) != hidden(state)


def position_of(game: Game[Any], seats: int, options: Any, luck: random.Random) -> Match:
    """A position of a random game, anywhere in it where something is hidden."""
    names = [f"Person {seat}" for seat in range(seats)]
    seed = f"{luck.getrandbits(60):x}"
    whole = Match(game, names, options, seed, quick=True)
    secret = []
    while not whole.state.over:
        looked = whole.state.lanes or luck.random() < LOOKED_AT
        if looked and keeps_secrets(game, whole.state):
            secret.append(len(whole.moves))
        seat = luck.choice(whole.state.waiting())
        choice = whole.state.choice_of(seat)
        assert choice is not None
        whole.answer(seat, luck.choice(choice.options(whole.state)))
    part = Match(game, names, options, seed, quick=True)
    for seat, action in whole.moves[: luck.choice(secret or range(len(whole.moves)))]:
        part.answer(seat, action)
    return part


def known(world: World, seat: int) -> Any:
    """What the rules let a seat know: its view, its question, and all that it was told."""
    course = world.course
    asked = course.asked().get(seat)
    return (
        course.view(seat),
        None if asked is None else course.game.question(asked, seat),
        [
            told if not hasattr(told, "told_to") else course.game.news(told, seat)
            for told in course.heard[seat]
        ],
        world.state.over,
    )
