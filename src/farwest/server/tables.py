"""All tables of this server: loaded when somebody needs them, let go when nobody does."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Awaitable, Callable, Coroutine
from functools import partial
from typing import Any, NamedTuple

import structlog
from sqlalchemy import select, update
from sqlalchemy.exc import DBAPIError

from farwest.kernel.record import BadRecord
from farwest.server import noting, protocol, ratings, snapshots, wall
from farwest.server.beside import end, start
from farwest.server.bots_at_work import Bots
from farwest.server.clocks import Alarm, Clock, reading
from farwest.server.describe import table_json
from farwest.server.errors import NO_TABLE, Problem
from farwest.server.figures import Figures
from farwest.server.hired import Roster
from farwest.server.in_play import LiveTable
from farwest.server.info import read_info
from farwest.server.keeping import Closed, going_on, kept_of
from farwest.server.models import GameTable, Seat
from farwest.server.movelog import MoveLog
from farwest.server.notify import Notices
from farwest.server.others import Others
from farwest.server.outsiders import Outsiders, result_of
from farwest.server.postgres_log import PostgresLog
from farwest.server.replays import Films
from farwest.server.reviews import Reviews
from farwest.server.settings import Settings
from farwest.server.sqlite_log import SqliteLog
from farwest.server.store import Store, StoreTrouble
from farwest.server.telling import Watcher
from farwest.server.tidying import tidy
from farwest.server.turns import Turns

__all__ = ["LiveTable", "Tables"]

log = structlog.get_logger("farwest.tables")

SWEEP = 60.0
"""Seconds between two looks for tables that nobody looks at, at most."""
PERSEVERANCE = 30
"""How often something is tried that the database does not let us do."""
FAULTS = (ArithmeticError, AssertionError, LookupError, TypeError, ValueError)
"""Errors that no database makes, and that would be made again."""
GATHER = 0.02
"""Seconds in which several changes of a table are told as one."""
FAREWELL = 5.0
"""Seconds for what is still being done when the tables are closed."""


class Glance(NamedTuple):
    """What the lobby shows of a table that is not in memory."""

    turn: list[int]
    people: list[int]
    """The seats of people who are asked something."""
    clock: Clock | None


class Tables:
    """The hub: every table in play, the log, the alarm, the bots."""

    def __init__(self, settings: Settings, store: Store) -> None:
        self.settings = settings
        self.store = store
        self.others = Others(self)
        self.log: MoveLog = (
            SqliteLog(settings) if settings.sqlite else PostgresLog(settings, self.others.heard)
        )
        self.alarm = Alarm(self._ring)
        self.bots = Bots(settings.bot_processes)
        self.roster = Roster(settings.bots)
        self.outsiders = Outsiders()
        self.turns = Turns(settings.bot_processes)
        self.notices = Notices(settings)
        self.films = Films()
        self.reviews = Reviews(self)
        self.live: dict[str, LiveTable] = {}
        self.glances: dict[str, Glance] = {}
        self.loading: dict[str, asyncio.Task[LiveTable]] = {}
        self.retelling: set[str] = set()
        self.hinting: set[int] = set()
        """The players for whom a hint is being thought about."""
        self.chores: list[asyncio.Task[None]] = []
        self.working: set[asyncio.Task[None]] = set()
        """What is done beside, and should be done before the tables are closed."""
        self.figures = Figures(self)

    async def open(self) -> None:
        """Start the log, the bots and the alarm; games that were on go on."""
        await self.log.open()
        await self.bots.open()
        self.alarm.open()
        await self.reviews.open()
        self.chores = [start(self.persist(self.resume)), start(self._sweep()), start(tidy())]

    async def close(self) -> None:
        """Let everybody go; what was accepted is written."""
        await end([*self.chores, *self.loading.values()])
        await self.alarm.close()
        for table in list(self.live.values()):
            table.stop()
            if table.playing:
                await self.put_by(table)
        await self.reviews.close()
        await self.bots.close()
        await self.outsiders.close()
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(FAREWELL):
                while self.working:
                    await asyncio.wait(self.working)
        await end([*self.working, *self.loading.values()])
        await self.log.close()
        self.live.clear()

    def start(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Run something beside that does not outlive the tables."""
        task = start(work)
        self.working.add(task)
        task.add_done_callback(self.working.discard)
        return task

    # --- for the lobby ---------------------------------------------------------------------------

    async def started(self, table_id: str) -> None:
        """A game has begun."""
        await self.changed(table_id)

    async def changed(self, table_id: str) -> None:
        """Something about a table that is stored has changed."""
        self.others.tell(table_id, "table")
        await self.refresh(table_id)

    async def persist(self, work: Callable[[], Awaitable[Any]]) -> None:
        """Do something that must be done, as soon as the database lets us."""
        for attempt in range(1, PERSEVERANCE + 1):
            try:
                await work()
                return
            except Problem:
                return
            except Exception as error:  # whatever a database says that is not there
                if attempt == PERSEVERANCE or isinstance(error, FAULTS):
                    raise
                log.warning("tried again", why=type(error).__name__)
                await asyncio.sleep(1)

    def turn(self, table_id: str) -> list[int]:
        """The seats everybody may know to be choosing."""
        table = self.live.get(table_id)
        return table.turn() if table else self._glance(table_id).turn

    def waits_for(self, table_id: str, seats: list[int]) -> bool:
        """Whether one of these seats has something to answer."""
        table = self.live.get(table_id)
        if table is not None:
            return table.waits_for(seats)
        return any(seat in self._glance(table_id).people for seat in seats)

    def clock(self, table_id: str) -> list[dict[str, Any]]:
        """The clocks as everybody may see them."""
        table = self.live.get(table_id)
        if table is not None:
            return reading(table.clocks(), wall.now())
        clock = self._glance(table_id).clock
        return reading(clock.shown(), wall.now()) if clock else []

    def online(self, table_id: str) -> set[int]:
        """The seats whose player is connected here."""
        table = self.live.get(table_id)
        return table.online() if table else set()

    def _glance(self, table_id: str) -> Glance:
        return self.glances.get(table_id, Glance([], [], None))

    # --- loading and letting go ------------------------------------------------------------------

    async def get(self, table_id: str) -> LiveTable:
        """A table, from the memory or rebuilt from its log.

        One that has not begun is read again where another process may have begun it, or changed
        who sits there: whoever was told so by that process may ask this one before it hears of it.
        """
        table = self.live.get(table_id)
        if table is not None and table.course is None and not self.settings.sqlite:
            await self.refresh(table_id)
            table = self.live.get(table_id)
        if table is not None:
            table.minder.touched = time.monotonic()
            return table
        task = self.loading.get(table_id)
        if task is None:
            task = asyncio.create_task(self._load(table_id))
            self.loading[table_id] = task
            task.add_done_callback(lambda _: self.loading.pop(table_id, None))
        return await asyncio.shield(task)

    async def _load(self, table_id: str) -> LiveTable:
        async with self.store.reading() as session:
            info = await read_info(session, table_id)
        if info is None:
            raise Problem(404, *NO_TABLE)
        table = LiveTable(self, info)
        if info.begun:
            await self._take_up(table)
        self.live[table_id] = table
        self.glances.pop(table_id, None)
        async with table.lock:
            if not self.settings.sqlite:
                await table.catch_up()
            await table.play_on()
        return table

    async def _take_up(self, table: LiveTable) -> None:
        """Begin a table's game; where the rules have changed, store how it goes on, or close it."""
        info = table.info
        try:
            await table.begin()
        except BadRecord as error:
            log.error("a game is closed to moves", why=error.id, move=error.args_by_name.get("ply"))
            raise Closed(info, error) from error
        if table.info is not info:
            log.warning("a game goes on under new rules", revision=table.info.revision)
            await self._store(table.info.id, going_on(table.info))

    async def _store(self, table_id: str, values: dict[str, Any]) -> None:
        async with self.store.session() as session:
            await session.execute(
                update(GameTable).where(GameTable.id == table_id).values(**values)
            )

    async def put_by(self, table: LiveTable) -> None:
        """Write down how a game stands, so that new rules can be held to it."""
        try:
            async with table.lock:
                if not self.settings.sqlite:
                    await table.catch_up()
                if table.course is not None:
                    await self._store(table.info.id, {"kept": kept_of(table.course)})
        except (OSError, DBAPIError, StoreTrouble) as error:
            log.warning("a game was not put by", why=type(error).__name__)

    async def resume(self) -> None:
        """Load every game that is on: its bots and clocks must not wait for a visitor."""
        async with self.store.reading() as session:
            query = select(GameTable.id).where(GameTable.status == "playing")
            found = (await session.scalars(query.order_by(GameTable.started.desc()))).all()
        late: list[str] = []
        for table_id in found:
            try:
                await self._go_on(table_id)
            except Exception as error:  # whatever is wrong with one game, the others go on
                log.error("a game does not go on", exc_info=error)
                if not isinstance(error, FAULTS):
                    late.append(table_id)
        for table_id in late:
            await asyncio.wait([self.start(self.persist(partial(self._go_on, table_id)))])

    async def _go_on(self, table_id: str) -> None:
        try:
            (await self.get(table_id)).minder.go_on()
        except Problem as problem:
            log.warning("a game does not go on", why=problem.text)

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(min(SWEEP, max(1.0, self.settings.idle / 4)))
            self.release(time.monotonic() - max(1.0, self.settings.idle))
            for table in [] if self.settings.sqlite else list(self.live.values()):
                if table.watchers:  # a process may have been killed before it told us
                    await self.persist(partial(self.refresh, table.info.id))

    def release(self, before: float) -> None:
        """Let go of tables that nobody has looked at since then."""
        for table_id, table in list(self.live.items()):
            minder = table.minder
            if table.watchers or minder.busy or minder.touched > before or table.lock.locked():
                continue
            del self.live[table_id]
            self.outsiders.leave(table_id)
            if table.playing:
                self.start(self.put_by(table))
                people = [seat for seat in range(len(table.info.chairs)) if table.waits_for([seat])]
                self.glances[table_id] = Glance(table.turn(), people, table.clock)
                if table.course is not None and table.course.rows > table.snapped:
                    self.start(table.snap())

    async def _ring(self, table_id: str) -> None:
        with contextlib.suppress(Problem):
            await (await self.get(table_id)).ring()

    async def refresh(self, table_id: str) -> None:
        """Read again what is stored about a table, and tell those who are there."""
        table = self.live.get(table_id)
        if table is None:
            late = table_id in self.loading  # what is being loaded may have been read before
            with contextlib.suppress(Problem):
                table = await self.get(table_id)
            if table is None or not late:
                return
        async with table.lock:  # what was read first must not be taken for the latest
            async with self.store.reading() as session:
                info = await read_info(session, table_id)
            if info is None or info.status != "playing":
                course = table.course
                ended = result_of(course.game, course.match.state) if course else None
                self.outsiders.leave(table_id, ended)
            if info is None:
                table.stop()
                self.live.pop(table_id, None)
                return
            table.info = info
            if info.status == "playing" and table.course is None:
                await table.begin()
            elif not self.settings.sqlite:
                await table.catch_up()
            if table.course is not None and table.teller is not None:
                table.course.match.players = list(info.players)  # somebody may have deleted himself
                table.teller.words.clear()
            if table.clock is not None and table.teller is not None:
                table.clock.rests, table.teller.orders = info.rests(), info.orders()
            await table.play_on()
        for watcher in list(table.watchers):
            sat = any(seat >= 0 for seat in watcher.seats)
            watcher.seats = info.sights_of(watcher.player_id)
            if sat and not any(seat >= 0 for seat in watcher.seats):
                watcher.drop(1012)  # he comes again as whoever he is now
            elif not watcher.seats:
                watcher.drop(4403)
            table.welcome(watcher)
        table.minder.go_on()
        self.retell(table)

    async def look_for_end(self, table: LiveTable) -> None:
        """Know that a game is over as soon as its row says so: others may have read it there."""
        query = select(GameTable.status).where(GameTable.id == table.info.id)
        async with self.store.reading() as session:
            status = await session.scalar(query)
        if status == "over":
            await self.refresh(table.info.id)

    # --- people ----------------------------------------------------------------------------------

    async def join(self, table: LiveTable, watcher: Watcher) -> None:
        """Somebody has connected: he hears all he may know, the others that he is there."""
        watcher.seats = table.info.sights_of(watcher.player_id)
        table.watchers.add(watcher)
        await self._tell_table(table, [watcher])
        table.welcome(watcher)
        table.minder.go_on()
        self.retell(table)

    def leave(self, table: LiveTable, watcher: Watcher) -> None:
        """Somebody is no longer connected."""
        table.watchers.discard(watcher)
        table.gone[watcher.player_id] = time.monotonic()
        if any(seat >= 0 for seat in watcher.seats):
            self.retell(table)
        table.minder.go_on()

    def send_away(self, player_id: int) -> None:
        """Let go of every connection of somebody who is no more."""
        for table in self.live.values():
            for watcher in table.watchers:
                if watcher.player_id == player_id:
                    watcher.drop(1012)

    def retell(self, table: LiveTable) -> None:
        """Tell everybody soon how the table is now; what changes meanwhile is told with it."""
        if table.info.id not in self.retelling and table.watchers:
            self.retelling.add(table.info.id)
            self.start(self.persist(partial(self._retell, table)))

    async def _retell(self, table: LiveTable) -> None:
        await asyncio.sleep(GATHER)
        self.retelling.discard(table.info.id)
        await self._tell_table(table, list(table.watchers))

    async def _tell_table(self, table: LiveTable, watchers: list[Watcher]) -> None:
        """Send the table as each may see it; all who do not sit there see the same."""
        info = table.info
        texts: dict[int | None, str] = {}
        async with self.store.reading() as session:
            row = await session.get(GameTable, info.id)
            if row is None:
                return
            for watcher in watchers:
                known = info.seats_of(watcher.player_id) or watcher.player_id == info.host_id
                viewer = watcher.player_id if known else None
                if viewer not in texts:
                    shape = await table_json(session, row, viewer, self)
                    texts[viewer] = protocol.text_of("table", table=shape)
                if watcher.table != hash(texts[viewer]):
                    watcher.table = hash(texts[viewer])
                    watcher.send(texts[viewer])

    # --- time and end ----------------------------------------------------------------------------

    async def time_out(self, table: LiveTable, seats: list[int]) -> None:
        """A bot plays on for people whose time is up."""
        log.info("time is up", seats=len(seats))
        async with self.store.session() as session:
            await session.execute(
                update(Seat)
                .where(Seat.table_id == table.info.id, Seat.seat.in_(seats))
                .values(by_bot=True)
            )
        await self.changed(table.info.id)

    async def finish(self, table: LiveTable) -> None:
        """A game is over: store its result, rate it, reveal its seed."""
        course, clock = table.course, table.clock
        assert course is not None
        result = course.game.result(course.match.state)._asdict()
        try:
            async with self.store.session() as session:
                row = await session.get(GameTable, table.info.id, with_for_update=True)
                if row is not None and row.status == "playing":
                    query = select(Seat).where(Seat.table_id == row.id).order_by(Seat.seat)
                    seats = (await session.scalars(query)).all()
                    row.status, row.ended, row.result = "over", wall.now(), result
                    row.kept = kept_of(course)
                    for seat in seats if clock is not None and clock.kind == "live" else []:
                        seat.left = clock.left[seat.seat] if clock else None
                    if row.rated:
                        await ratings.rate(session, row, seats, result)
                    await noting.forget(session, row.id)
                    await snapshots.forget(session, row.id)
        finally:
            table.minder.finishing = False
        await self.changed(table.info.id)
