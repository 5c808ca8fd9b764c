"""The log of moves in PostgreSQL: each commit tells the other processes, which read it again."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any

import structlog

from farwest.server.beside import end, start
from farwest.server.movelog import MOST, Entry, LogTrouble, MoveLog, Row, Taken, Wake, settle
from farwest.server.postgres import connect, pool
from farwest.server.settings import Settings

log = structlog.get_logger("farwest.movelog")

CHANNEL = "farwest"
INSERT = """
WITH fresh AS (
    INSERT INTO move (table_id, ply, seat, action, at)
    SELECT * FROM unnest($1::text[], $2::int[], $3::int[], $4::int[], $5::float8[])
    ON CONFLICT DO NOTHING
    RETURNING table_id, ply, seat, action, at
)
SELECT *, pg_notify('farwest', table_id || ':' || ply) FROM fresh
"""
MINE = """
SELECT 1 FROM move WHERE table_id = $1 AND ply = $2 AND seat = $3 AND action = $4 AND at = $5
"""
KEEP = "SELECT pg_try_advisory_lock($1)"
SELECT = "SELECT seat, action, at FROM move WHERE table_id = $1 AND ply >= $2 ORDER BY ply"
ROUNDS = 5
"""How often a lost connection is sought again before a move is given up."""
SILENCE = 10.0
"""Seconds after which a database that says nothing counts as lost."""
KEEPER = 0x46_57_4B_45_45_50
"""The advisory lock of the one process that minds tables nobody is connected to."""


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
        self.reader = await pool(self.url, 4, command_timeout=SILENCE)
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
        return [Row(*row) for row in await self._fetch(SELECT, table_id, ply)]

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
                    connection = await connect(self.url)
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
        written = await connection.fetch(INSERT, *columns, timeout=SILENCE)
        fresh = {tuple(row)[:5] for row in written}
        errors: list[Exception | None] = []
        for entry in entries:
            mine = entry.values in fresh
            fresh.discard(entry.values)
            if not mine and again:
                mine = bool(await connection.fetch(MINE, *entry.values, timeout=SILENCE))
            errors.append(None if mine else Taken(*entry.values[:2]))
        return errors

    async def _listen(self, ready: asyncio.Future[None]) -> None:
        """Hear of what other processes wrote; after a lost connection, look at everything."""
        while True:
            connection = None
            try:
                connection = await connect(self.url)
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
                self.keeper = await connection.fetchval(KEEP, KEEPER, timeout=SILENCE)
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
