"""The one hot write: moves, committed in groups before anybody hears of them.

One writer takes all rows that wait and commits them together. `append` returns when its row is
safe on disk; a ply that somebody else has taken raises `Taken`. On PostgreSQL the commit also
tells the other processes, which read the log again.
"""

from __future__ import annotations

import asyncio
import contextlib
import queue
import sqlite3
import threading
import time
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import structlog

from farwest.server.beside import end, start
from farwest.server.settings import Settings

log = structlog.get_logger("farwest.movelog")

MOST = 190
"""Rows in one commit: their values still fit into one statement of any SQLite."""
PATIENCE = 10.0
"""Seconds to wait for others who write to the same file."""
INSERT = "INSERT INTO move (table_id, ply, seat, action, at) VALUES "
VALUES = "(?, ?, ?, ?, ?)"
SELECT = "SELECT seat, action, at FROM move WHERE table_id = ? AND ply >= ? ORDER BY ply"
CHANNEL = "farwest"
PG_INSERT = """
WITH fresh AS (
    INSERT INTO move (table_id, ply, seat, action, at)
    SELECT * FROM unnest($1::text[], $2::int[], $3::int[], $4::int[], $5::float8[])
    ON CONFLICT DO NOTHING
    RETURNING table_id, ply, seat, action, at
)
SELECT *, pg_notify('farwest', table_id || ':' || ply) FROM fresh
"""
PG_MINE = """
SELECT 1 FROM move WHERE table_id = $1 AND ply = $2 AND seat = $3 AND action = $4 AND at = $5
"""
PG_KEEP = "SELECT pg_try_advisory_lock($1)"
PG_SELECT = "SELECT seat, action, at FROM move WHERE table_id = $1 AND ply >= $2 ORDER BY ply"
ROUNDS = 5
"""How often a lost connection is sought again before a move is given up."""
SILENCE = 10.0
"""Seconds after which a database that says nothing counts as lost."""
KEEPER = 0x46_57_4B_45_45_50
"""The advisory lock of the one process that minds tables nobody is connected to."""


class Row(NamedTuple):
    """One entry of a table's log; its place in the list is its ply."""

    seat: int
    action: int
    at: float


class Taken(Exception):
    """Somebody else has written this ply already."""


class LogTrouble(RuntimeError):
    """The move could not be written: nothing has changed."""


class Entry(NamedTuple):
    """A row on its way to the disk."""

    values: tuple[str, int, int, int, float]
    done: asyncio.Future[None]


Wake = Callable[[str, str], None]
"""Told of a table and what is new there: a ply, or a word such as `table` or `chat`."""


class MoveLog:
    """What both kinds of log promise."""

    keeper = True
    """Whether this process minds the tables that nobody is connected to."""

    async def open(self) -> None: ...

    async def close(self) -> None: ...

    async def append(self, table_id: str, ply: int, seat: int, action: int, at: float) -> None:
        """Write a row for good, or raise Taken."""
        raise NotImplementedError

    async def load(self, table_id: str, ply: int = 0) -> list[Row]:
        """The rows of a table from a ply on."""
        raise NotImplementedError

    async def tell(self, table_id: str, what: str) -> None:
        """Wake the other processes, if there are any."""


def make(settings: Settings, wake: Wake) -> MoveLog:
    """The log that suits the database."""
    return SqliteLog(settings) if settings.sqlite else PostgresLog(settings, wake)


def settle(entries: Sequence[Entry], errors: Sequence[Exception | None]) -> None:
    """Let everybody know who waits for these rows."""
    for entry, error in zip(entries, errors, strict=True):
        if entry.done.done():
            continue
        if error is None:
            entry.done.set_result(None)
        else:
            entry.done.set_exception(error)


# --- SQLite ------------------------------------------------------------------------------------


class SqliteLog(MoveLog):
    """Plain sqlite3 in one thread; whatever waits while a commit runs shares the next one."""

    def __init__(self, settings: Settings) -> None:
        self.file = settings.file
        self.waiting: queue.SimpleQueue[Entry | None] = queue.SimpleQueue()
        self.thread: threading.Thread | None = None
        self.loop: asyncio.AbstractEventLoop | None = None

    async def open(self) -> None:
        self.loop = asyncio.get_running_loop()
        self.thread = threading.Thread(target=self._write, name="movelog", daemon=True)
        self.thread.start()

    async def close(self) -> None:
        if self.thread is not None:
            self.waiting.put(None)
            await asyncio.to_thread(self.thread.join)
            self.thread = None

    async def append(self, table_id: str, ply: int, seat: int, action: int, at: float) -> None:
        if self.thread is None or self.loop is None:
            raise LogTrouble("The log of moves is closed.")
        done = self.loop.create_future()
        self.waiting.put(Entry((table_id, ply, seat, action, at), done))
        await done

    async def load(self, table_id: str, ply: int = 0) -> list[Row]:
        return await asyncio.to_thread(self._load, table_id, ply)

    def _load(self, table_id: str, ply: int) -> list[Row]:
        with contextlib.closing(connect(self.file)) as reader:
            return [Row(*row) for row in reader.execute(SELECT, (table_id, ply))]

    def _write(self) -> None:
        assert self.loop is not None
        writer: sqlite3.Connection | None = None
        while entries := self._gather():
            errors: list[Exception | None] = [LogTrouble("It cannot be opened.") for _ in entries]
            with contextlib.suppress(sqlite3.Error):
                writer = writer or writer_to(self.file)
                errors = commit(writer, entries)
            with contextlib.suppress(RuntimeError):  # the loop may have been closed meanwhile
                self.loop.call_soon_threadsafe(settle, entries, errors)
        if writer is not None:
            writer.close()

    def _gather(self) -> list[Entry]:
        """All entries that wait, at least one; none when the log is being closed."""
        entries = []
        entry = self.waiting.get()
        while entry is not None:
            entries.append(entry)
            if len(entries) == MOST:
                return entries
            try:
                entry = self.waiting.get_nowait()
            except queue.Empty:
                return entries
        if entries:
            self.waiting.put(None)
        return entries


def connect(file: Any) -> sqlite3.Connection:
    """A connection whose commits survive a power cut."""
    found = sqlite3.connect(file, isolation_level=None, timeout=PATIENCE)
    for pragma in ("journal_mode=WAL", "synchronous=FULL"):
        found.execute(f"PRAGMA {pragma}")
    return found


def writer_to(file: Any) -> sqlite3.Connection:
    """A connection that does not wait by itself for others who write: see `begin`."""
    found = connect(file)
    found.execute("PRAGMA busy_timeout = 0")
    return found


def begin(writer: sqlite3.Connection) -> None:
    """Start writing as soon as nobody else does.

    SQLite itself would look less and less often, up to a tenth of a second later.
    """
    end = time.monotonic() + PATIENCE
    while True:
        try:
            writer.execute("BEGIN IMMEDIATE")
            return
        except sqlite3.OperationalError as error:
            if "locked" not in str(error) or time.monotonic() > end:
                raise
        time.sleep(0.0005)


def commit(writer: sqlite3.Connection, entries: Sequence[Entry]) -> list[Exception | None]:
    """Write all of them in one transaction; those whose ply is taken are left out.

    As a rule nobody else has written, and a single statement will do: each one costs this thread
    its turn, and it must wait for another.
    """
    errors: list[Exception | None] = [None] * len(entries)
    try:
        begin(writer)
        try:
            values = [value for entry in entries for value in entry.values]
            writer.execute(INSERT + ", ".join([VALUES] * len(entries)), values)
        except sqlite3.IntegrityError:
            errors = one_by_one(writer, entries)
        writer.execute("COMMIT")
    except sqlite3.Error as error:
        log.error("moves not written", rows=len(entries), exc_info=error)
        with contextlib.suppress(sqlite3.Error):
            writer.execute("ROLLBACK")
        return [LogTrouble(f"The move could not be written: {error}.") for _ in entries]
    return errors


def one_by_one(writer: sqlite3.Connection, entries: Sequence[Entry]) -> list[Exception | None]:
    """Write those whose ply is not taken."""
    errors: list[Exception | None] = []
    for entry in entries:
        fresh = writer.execute(f"{INSERT}{VALUES} ON CONFLICT DO NOTHING", entry.values).rowcount
        errors.append(None if fresh == 1 else Taken(*entry.values[:2]))
    return errors


# --- PostgreSQL --------------------------------------------------------------------------------


class PostgresLog(MoveLog):
    """A connection that writes, one that listens, some that read; a lost one is sought again."""

    def __init__(self, settings: Settings, wake: Wake) -> None:
        self.url = settings.database
        self.wake = wake
        self.keeper = False
        self.waiting: asyncio.Queue[Entry] = asyncio.Queue()
        self.tasks: list[asyncio.Task[None]] = []
        self.reader: Any = None

    async def open(self) -> None:
        import asyncpg

        self.reader = await asyncpg.create_pool(
            self.url, min_size=1, max_size=4, timeout=5, command_timeout=SILENCE
        )
        ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.tasks = [start(self._write()), start(self._listen(ready))]
        await ready

    async def close(self) -> None:
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self.waiting.join(), 10)
        await end(self.tasks)
        self.tasks = []
        if self.reader is not None:
            await self.reader.close()

    async def append(self, table_id: str, ply: int, seat: int, action: int, at: float) -> None:
        done = asyncio.get_running_loop().create_future()
        self.waiting.put_nowait(Entry((table_id, ply, seat, action, at), done))
        await done

    async def load(self, table_id: str, ply: int = 0) -> list[Row]:
        return [Row(*row) for row in await self._fetch(PG_SELECT, table_id, ply)]

    async def tell(self, table_id: str, what: str) -> None:
        await self._fetch("SELECT pg_notify($1, $2)", CHANNEL, f"{table_id}:{what}")

    async def _fetch(self, query: str, *values: Any) -> list[Any]:
        """Ask what may be asked twice; a lost connection is sought again."""
        for attempt in range(ROUNDS):
            try:
                return list(await self.reader.fetch(query, *values))
            except Exception as error:  # the driver raises what it likes when it is cut off
                log.warning("asked once more", exc_info=error)
                await asyncio.sleep(0.1 * 2**attempt)
        raise LogTrouble("The database cannot be reached.")

    async def _write(self) -> None:
        connection: Any = None
        try:
            while True:
                entries = [await self.waiting.get()]
                while len(entries) < MOST and not self.waiting.empty():
                    entries.append(self.waiting.get_nowait())
                connection, errors = await self._commit(connection, entries)
                settle(entries, errors)
                for _ in entries:
                    self.waiting.task_done()
        finally:
            if connection is not None:
                connection.terminate()

    async def _commit(
        self, connection: Any, entries: list[Entry]
    ) -> tuple[Any, list[Exception | None]]:
        """Write all of them, in one commit if no row spoils it for the others."""
        import asyncpg

        trouble: Exception = LogTrouble("The database cannot be reached.")
        for attempt in range(ROUNDS):
            try:
                if connection is None or connection.is_closed():
                    connection = await asyncpg.connect(self.url, timeout=5)
                return connection, await self._insert(connection, entries, attempt > 0)
            except asyncpg.IntegrityConstraintViolationError as error:
                if len(entries) == 1:
                    return connection, [LogTrouble(f"The move could not be written: {error}.")]
                errors: list[Exception | None] = []
                for entry in entries:
                    connection, found = await self._commit(connection, [entry])
                    errors += found
                return connection, errors
            except Exception as error:  # the driver raises what it likes when it is cut off
                log.error("moves not written yet", rows=len(entries), exc_info=error)
                trouble = LogTrouble(f"The move could not be written: {error}.")
                if connection is not None:
                    connection.terminate()
                    connection = None
                await asyncio.sleep(0.1 * 2**attempt)
        return None, [trouble for _ in entries]

    async def _insert(
        self, connection: Any, entries: list[Entry], again: bool
    ) -> list[Exception | None]:
        """One commit; after a lost connection, look whether the rows had arrived already."""
        columns = [list(column) for column in zip(*(entry.values for entry in entries))]
        written = await connection.fetch(PG_INSERT, *columns, timeout=SILENCE)
        fresh = {tuple(row)[:5] for row in written}
        errors: list[Exception | None] = []
        for entry in entries:
            mine = entry.values in fresh
            fresh.discard(entry.values)
            if not mine and again:
                mine = bool(await connection.fetch(PG_MINE, *entry.values, timeout=SILENCE))
            errors.append(None if mine else Taken(*entry.values[:2]))
        return errors

    async def _listen(self, ready: asyncio.Future[None]) -> None:
        """Hear of what other processes wrote; after a lost connection, look at everything."""
        import asyncpg

        while True:
            connection = None
            try:
                connection = await asyncpg.connect(self.url, timeout=5)
                lost = asyncio.Event()
                connection.add_termination_listener(lambda _, event=lost: event.set())
                async with asyncio.timeout(SILENCE):
                    await connection.add_listener(CHANNEL, self._heard)
                if ready.done():
                    self.wake("", "all")
                await self._mind(connection, lost, ready)
            except Exception as error:  # the same
                log.error("not listening", exc_info=error)
                if not ready.done():
                    ready.set_exception(error)
                    return
                await asyncio.sleep(1)
            finally:
                self.keeper = False
                if connection is not None:
                    connection.terminate()

    async def _mind(
        self, connection: Any, lost: asyncio.Event, ready: asyncio.Future[None]
    ) -> None:
        """Stay connected, and see that we are; become the keeper when there is none."""
        while not lost.is_set():
            if not self.keeper:
                self.keeper = await connection.fetchval(PG_KEEP, KEEPER, timeout=SILENCE)
                if self.keeper and ready.done():
                    self.wake("", "keeper")
            else:
                await connection.fetchval("SELECT 1", timeout=SILENCE)
            if not ready.done():
                ready.set_result(None)
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(1):
                    await lost.wait()

    def _heard(self, connection: Any, pid: int, channel: str, payload: str) -> None:
        self.wake(*payload.partition(":")[::2])
