"""The people at the tables: they answer by chance, at once or when it is due, and note what comes.

At one table at most one answer is on its way, so whatever comes next is what it brought.
"""

from __future__ import annotations

import asyncio
import random
import time
from collections import deque
from typing import NamedTuple

import msgspec

from load_parts.figures import Figures
from load_parts.houses import House
from load_parts.line import Line, connect

AT_ONCE = 50
"""Lines that are opened at the same time."""


class Offer(msgspec.Struct):
    """An answer one may give."""

    action: int


class Question(msgspec.Struct):
    """What one is asked."""

    offers: list[Offer]


class Status(msgspec.Struct):
    """How a table is."""

    status: str


class Message(msgspec.Struct):
    """What a server sends, as far as it matters here."""

    type: str
    seat: int = -1
    ask: int = 0
    question: Question | None = None
    table: Status | None = None


decode = msgspec.json.Decoder(Message).decode


class Flight(NamedTuple):
    """An answer on its way."""

    seat: int
    ask: int
    due: float


class Table:
    """One table, and the people at it."""

    def __init__(self, crowd: Crowd, id: str) -> None:
        self.crowd = crowd
        self.id = id
        self.lines: dict[int, Line] = {}
        self.asked: dict[int, tuple[int, list[Offer]]] = {}
        self.flight: Flight | None = None
        self.last: Flight | None = None
        """The answer that was acknowledged last, until the next one is sent."""
        self.told = 0.0
        """When the last state came to any of the seats."""
        self.dues: deque[float] = deque()
        self.sent: dict[tuple[int, int], int] = {}
        """Every answer: by its seat and the number of its question."""
        self.acknowledged: set[tuple[int, int]] = set()
        self.shown: dict[int, bytes] = {}
        """The last state of each seat."""
        self.seated = False
        """Whether everybody is there: nobody answers before."""
        self.luck = random.Random(id)

    async def sit_down(self, seats: int) -> None:
        for seat in range(seats):
            async with self.crowd.gate:
                self.lines[seat] = await self.crowd.line(self, seat)
        self.seated = True

    def heard(self, seat: int, text: bytes) -> None:
        """Take in whatever comes to a seat."""
        now = time.perf_counter()
        message = decode(text)
        if message.type == "state":
            self.crowd.figures.came(len(text))
            self.told = now
            self.shown[seat] = text
            self._note(seat, message, now)
        elif message.type == "table" and message.table and message.table.status != "playing":
            self.asked.clear()
            self.dues.clear()
            self.crowd.ended(self)
        elif message.type in ("error", "resync"):
            self.crowd.figures.refused += 1
            self.flight = None
        self.go_on()

    def _note(self, seat: int, message: Message, now: float) -> None:
        flight = self.flight
        if flight is not None and flight.seat == seat and message.ask > flight.ask:
            self.acknowledged.add((seat, flight.ask))
            self.crowd.figures.answered(flight.due, now)
            self.flight, self.last = None, flight
        if message.question is None:
            self.asked.pop(seat, None)
        elif (seat, message.ask) not in self.sent:
            self.asked[seat] = (message.ask, message.question.offers)

    def go_on(self) -> None:
        """Answer, if it is time to and somebody is asked."""
        if self.flight is not None or not self.asked or not self.seated:
            return
        if self.dues:
            self._answer(self.dues.popleft())
        elif self.crowd.eager:
            self._answer(time.perf_counter())

    def _answer(self, due: float) -> None:
        self.all_know()
        seat = next(iter(self.asked))
        ask, offers = self.asked.pop(seat)
        action = self.luck.choice(offers).action
        self.sent[seat, ask] = action
        self.flight = Flight(seat, ask, due)
        self.lines[seat].send(
            b'{"type":"answer","seat":%d,"ask":%d,"action":%d}' % (seat, ask, action)
        )

    def all_know(self) -> None:
        """Count when the last seat heard of the last answer: nothing else was on its way.

        Where the next answer is given at once, that cannot be told.
        """
        if self.last is not None and not self.crowd.eager:
            self.crowd.figures.spread(self.last.due, self.told)
        self.last = None


class Spectators:
    """Those who watch one table; the same text comes to all of them."""

    def __init__(self, crowd: Crowd, table: Table) -> None:
        self.crowd = crowd
        self.table = table
        self.lines: list[Line] = []
        self.pushes: dict[bytes, Push] = {}

    async def gather(self, number: int) -> None:
        async def come() -> None:
            async with self.crowd.gate:
                self.lines.append(await self.crowd.spectator(self))

        await asyncio.gather(*(come() for _ in range(number)))

    def heard(self, text: bytes) -> None:
        now = time.perf_counter()
        if not text.startswith(b'{"type":"state"'):
            return
        push = self.pushes.get(text)
        if push is None:
            flight = self.table.flight or self.table.last
            push = self.pushes[text] = Push(flight.due if flight else 0.0)
        push.came += 1
        push.last = now
        if push.due:
            self.crowd.figures.delivered(push.due, now)


class Push:
    """One state on its way to all spectators."""

    def __init__(self, due: float) -> None:
        self.due = due
        self.came = 0
        self.last = 0.0


class Crowd:
    """All people at one server."""

    def __init__(self, house: House, seats: int) -> None:
        self.house = house
        self.seats = seats
        self.tables: list[Table] = []
        self.every: list[Table] = []
        """The tables that were left as well."""
        self.watching: Spectators | None = None
        self.figures = Figures()
        self.eager = False
        """Whether everybody answers at once."""
        self.gate = asyncio.Semaphore(AT_ONCE)
        self.moving: set[asyncio.Task[None]] = set()
        self.cut = 0
        """Lines that were lost."""
        self.resting = 0
        """Groups that had no table left to go to."""
        self.closing = False

    async def come(self, tables: int) -> None:
        """Sit down at so many tables."""
        await asyncio.gather(*(self._sit_down() for _ in range(tables)))

    async def _sit_down(self) -> None:
        table = Table(self, self.house.tables.pop())
        self.every.append(table)
        await table.sit_down(self.seats)
        self.tables.append(table)
        table.go_on()

    async def watch(self, number: int) -> None:
        """So many spectators come to the first table."""
        self.watching = Spectators(self, self.tables[0])
        await self.watching.gather(number)

    async def until_welcome(self, patience: float) -> None:
        """Wait until everybody has been told how it stands."""
        for _ in range(round(patience * 20)):
            if self._all_welcome():
                return
            await asyncio.sleep(0.05)
        raise SystemExit(f"Not everybody was told how it stands in {patience:.0f} seconds.")

    def _all_welcome(self) -> bool:
        if any(len(table.shown) < self.seats for table in self.tables):
            return False
        watching = self.watching
        told = sum(push.came for push in watching.pushes.values()) if watching else 0
        return watching is None or told >= len(watching.lines)

    async def line(self, table: Table, seat: int) -> Line:
        path, headers = self.house.door(table.id, seat)
        return await connect(
            self.house.port, path, headers, lambda text: table.heard(seat, text), self._lost
        )

    async def spectator(self, spectators: Spectators) -> Line:
        path, headers = self.house.door(spectators.table.id, -1)
        return await connect(self.house.port, path, headers, spectators.heard, self._lost)

    def _lost(self) -> None:
        self.cut += not self.closing

    def ended(self, table: Table) -> None:
        """A game is over: its people go to a fresh table, if there is one."""
        if table not in self.tables:
            return
        self.tables.remove(table)
        self.figures.games += 1
        if self.house.tables:
            task = asyncio.create_task(self._sit_down())
            self.moving.add(task)
            task.add_done_callback(self.moving.discard)
        else:
            self.resting += 1

    # --- time ------------------------------------------------------------------------------------

    def begin(self) -> None:
        """Everybody answers as soon as he is asked."""
        self.eager = True
        for table in list(self.tables):
            table.go_on()

    async def keep_time(self, rate: float) -> None:
        """So many answers are due each second, at one table after the other, whatever happens."""
        due, number = time.perf_counter(), 0
        order = random.Random(0).sample(range(len(self.tables)), len(self.tables))
        while self.tables:
            while due <= time.perf_counter():
                table = self.tables[order[number % len(order)] % len(self.tables)]
                table.dues.append(due)
                table.go_on()
                due, number = due + 1 / rate, number + 1
            await asyncio.sleep(max(0.0, due - time.perf_counter()))

    async def rest(self, patience: float) -> int:
        """Answer nothing more, wait for what is on its way; how many answers stayed open."""
        self.eager = False
        for _ in range(round(patience * 20)):
            if not self._open_answers():
                break
            await asyncio.sleep(0.05)
        await asyncio.sleep(0.3)
        for table in self.tables:
            table.all_know()
        left = self._open_answers()
        for table in self.tables:
            table.dues.clear()
        return left

    def _open_answers(self) -> int:
        return sum((table.flight is not None) + len(table.dues) for table in self.tables)

    def leave(self) -> None:
        """Hang up."""
        self.closing = True
        for table in self.every:
            for line in table.lines.values():
                line.close()
        for line in self.watching.lines if self.watching else []:
            line.close()
