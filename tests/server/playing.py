"""A house with tables in play, for tests that look behind the counter."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import secrets
import time
from collections.abc import AsyncIterator, Coroutine, Sequence
from pathlib import Path
from typing import Any

from farwest import games
from farwest.bots.search.bot import SearchBot
from farwest.bots.search.reasons import Opinion, opinion_of
from farwest.server import bots_at_work
from farwest.server.course import Stale
from farwest.server.in_play import LiveTable
from farwest.server.models import GameTable, Player, Seat
from farwest.server.settings import Settings
from farwest.server.store import Store, upgrade
from farwest.server.tables import Tables
from farwest.server.telling import Watcher

PATIENCE = 20.0
LIVE = {"kind": "live", "bank": 600, "increment": 15}
DAYS = {"kind": "days", "days": 2}


def run(work: Coroutine[Any, Any, Any]) -> Any:
    """Run a test that waits, but not for ever."""
    return asyncio.run(asyncio.wait_for(work, 120))


async def until(holds: Any, patience: float = PATIENCE) -> None:
    """Wait until something holds."""
    end = time.monotonic() + patience
    while not holds():
        assert time.monotonic() < end, "it did not happen"
        await asyncio.sleep(0.005)


class BotsHere:
    """Bots that think in this process, at once."""

    def __init__(self) -> None:
        self.jobs: list[bots_at_work.Job] = []

    async def open(self) -> None:
        """Nothing to start."""

    async def close(self) -> None:
        """Nothing to stop."""

    async def choose(self, job: bots_at_work.Job, fallback: int, patience: float = 0) -> int:
        self.jobs.append(job)
        await asyncio.sleep(0)
        bot, sight = bots_at_work.unpack(job)
        return bot.choose(sight)

    async def ponder(self, job: bots_at_work.Job) -> Opinion | None:
        self.jobs.append(job)
        await asyncio.sleep(0)
        bot, sight = bots_at_work.unpack(job)
        assert isinstance(bot, SearchBot)
        return opinion_of(bot, sight)


class Onlooker(Watcher):
    """A connection whose messages a test reads."""

    def __init__(self, player_id: int | None, lang: str | None = None, since: int = 0) -> None:
        super().__init__(player_id, lang, since)
        self.frames: list[str] = []

    def send(self, text: str) -> None:
        if not self.gone:
            self.frames.append(text)

    def messages(self, kind: str | None = None) -> list[dict[str, Any]]:
        """Everything it has got, or all of one type."""
        found = [json.loads(frame) for frame in self.frames]
        return [each for each in found if kind in (None, each["type"])]

    def states(self, seat: int | None = None) -> list[dict[str, Any]]:
        return [each for each in self.messages("state") if seat in (None, each["seat"])]


class House:
    """One server's tables, without the web around them."""

    def __init__(self, settings: Settings, store: Store, real_bots: bool) -> None:
        self.settings = settings
        self.store = store
        self.real_bots = real_bots
        self.people: list[int] = []

    async def open(self) -> None:
        self.tables = Tables(self.settings, self.store)
        if not self.real_bots:
            self.tables.bots = BotsHere()  # type: ignore[assignment]
        await self.tables.open()

    async def restart(self) -> None:
        """What is in memory is lost; what is written is not."""
        await self.tables.close()
        await self.open()

    async def person(self, name: str = "", **more: Any) -> int:
        name = name or f"Person {len(self.people)}"
        player = Player(
            name=name, key=secrets.token_hex(8), guest=False, lang="en", created=0, seen=0, **more
        )
        async with self.store.session() as session:
            session.add(player)
        self.people.append(player.id)
        return player.id

    async def table(
        self,
        kinds: Sequence[str] = ("person", "person", "person"),
        clock: dict[str, Any] | None = None,
        **more: Any,
    ) -> LiveTable:
        """A game that has just begun; `here` seats are on the first person's screen, and `bot`
        plays the seats of that kind.
        """
        game = games.find(more.pop("game", "dice_town"))
        options = game.settle(len(kinds), more.pop("options", {}))
        bot = more.pop("bot", "random")
        while len(self.people) < sum(kind == "person" for kind in kinds):
            await self.person()
        row = GameTable(
            id=secrets.token_urlsafe(12), name="Saturday", game=game.key, options=options,
            status=more.pop("status", "playing"), access="link", spectators=True,
            host_id=self.people[0] if self.people else None, clock=clock or {"kind": "none"},
            rated=more.pop("rated", False),
            seed=more.pop("seed", secrets.token_hex(32)), version="test", revision=game.revision,
            created=time.time(), started=more.pop("started", time.time()), consent=[],
            **more,
        )  # fmt: skip
        free = iter(self.people)
        async with self.store.session() as session:
            session.add(row)
            await session.flush()
            for number, kind in enumerate(kinds):
                seat = Seat(table_id=row.id, seat=number, kind=kind, name=f"seat {number}")
                if kind == "bot":
                    seat.bot = bot
                elif kind == "here":
                    seat.player_id = self.people[0]
                else:
                    seat.player_id = next(free)
                session.add(seat)
        await self.tables.started(row.id)
        return await self.tables.get(row.id)

    async def watch(
        self, table: LiveTable, player_id: int | None = None, since: int = 0
    ) -> Onlooker:
        onlooker = Onlooker(player_id, None, since)
        await self.tables.join(table, onlooker)
        return onlooker

    async def row(self, table: LiveTable) -> GameTable:
        async with self.store.reading() as session:
            return await session.get_one(GameTable, table.info.id)


@contextlib.asynccontextmanager
async def house(
    path: Path, database: str = "", real_bots: bool = False, **more: Any
) -> AsyncIterator[House]:
    """A house that is open; bots answer at once and there are no pauses unless asked for."""
    given = {"pace": 0, "pause": 0, "rate_limits": False, **more}
    settings = Settings(data=path, database=database, **given)
    if not settings.sqlite:
        await upgrade(settings)
    store = Store(settings)
    await store.open()
    found = House(settings, store, real_bots)
    await found.open()
    try:
        yield found
    finally:
        await found.tables.close()
        await store.close()


# --- playing -------------------------------------------------------------------------------------


def legal(table: LiveTable, seat: int) -> list[int]:
    """What a seat may answer now."""
    assert table.course is not None
    state = table.course.asked()[seat]
    choice = state.choice_of(seat)
    assert choice is not None
    return choice.options(state)


async def answer(table: LiveTable, seat: int, action: int) -> None:
    """A seat answers its present question."""
    assert table.course is not None
    await table.answer(seat, table.course.asks[seat], action)


async def step(table: LiveTable, luck: random.Random) -> bool:
    """One of the people who are asked answers anything; false if nobody is, or it went by."""
    assert table.course is not None
    asked = [seat for seat in table.course.asked() if table.waits_for([seat])]
    if not asked:
        return False
    seat = luck.choice(asked)
    try:
        await answer(table, seat, luck.choice(legal(table, seat)))
    except Stale:  # at a live table a question goes by when its pause is over
        return False
    return True


async def play_on(table: LiveTable, luck: random.Random, plies: int = 100_000) -> None:
    """Play by chance, so many answers of people, or to the end."""
    end = time.monotonic() + 60
    while plies and not table.over:
        assert time.monotonic() < end, "the game does not go on"
        if await step(table, luck):
            plies -= 1
        else:
            await asyncio.sleep(0.002)


async def play_until(table: LiveTable, luck: random.Random, holds: Any) -> None:
    """Play by chance until a position of a certain kind."""
    for _ in range(5_000):
        if holds(table.course.match.state):  # type: ignore[union-attr]
            return
        assert not table.over, "no such position in this game"
        if not await step(table, luck):
            await asyncio.sleep(0.002)
    raise AssertionError("no such position")
