"""The log of moves in SQLite: one thread writes, and whatever waits shares the next commit."""

from __future__ import annotations

import asyncio
import contextlib
import queue
import sqlite3
import threading
import time
from collections.abc import Sequence
from typing import Any

import structlog

from farwest.server.movelog import MOST, Entry, LogTrouble, MoveLog, Row, Taken, settle
from farwest.server.settings import Settings

log = structlog.get_logger("farwest.movelog")

PATIENCE = 10.0
"""Seconds to wait for others who write to the same file."""
INSERT = "INSERT INTO move (table_id, ply, seat, action, at) VALUES "
VALUES = "(?, ?, ?, ?, ?)"
SELECT = "SELECT seat, action, at FROM move WHERE table_id = ? AND ply >= ? ORDER BY ply"


class SqliteLog(MoveLog):
    """Plain sqlite3 in one thread; whatever waits while a commit runs shares the next one.

    The thread is handed all rows of a commit at once: each time it is woken, both it and the loop
    wait for each other.
    """

    def __init__(self, settings: Settings) -> None:
        self.file = settings.file
        self.waiting: list[Entry] = []
        """The rows of the next commit."""
        self.busy = False
        """Whether the thread has rows to write, or will have them as soon as the loop turns."""
        self.handed: queue.SimpleQueue[list[Entry]] = queue.SimpleQueue()
        """What the thread is to write; nothing: it is to end."""
        self.thread: threading.Thread | None = None
        self.loop: asyncio.AbstractEventLoop | None = None

    async def open(self) -> None:
        self.loop = asyncio.get_running_loop()
        self.thread = threading.Thread(target=self._write, name="movelog", daemon=True)
        self.thread.start()

    async def close(self) -> None:
        thread, self.thread = self.thread, None
        if thread is not None:
            while self.waiting:
                self._hand_over()
            self.handed.put([])
            await asyncio.to_thread(thread.join)

    async def append(self, table_id: str, ply: int, seat: int, action: int, at: float) -> None:
        if self.thread is None or self.loop is None:
            raise LogTrouble("The log of moves is closed.")
        done = self.loop.create_future()
        self.waiting.append(Entry((table_id, ply, seat, action, at), done))
        if not self.busy:
            self.busy = True
            self.loop.call_soon(self._hand_over)  # with whatever else this turn of the loop brings
        await done

    def _hand_over(self) -> None:
        """Give the thread what waits, if anything does."""
        entries, self.waiting = self.waiting[:MOST], self.waiting[MOST:]
        self.busy = bool(entries)
        if entries:
            self.handed.put(entries)

    def _written(self, entries: list[Entry], errors: list[Exception | None]) -> None:
        """A commit is done: the next one runs while those who waited for this one go on."""
        self._hand_over()
        settle(entries, errors)

    async def load(self, table_id: str, ply: int = 0) -> list[Row]:
        return await asyncio.to_thread(self._load, table_id, ply)

    def _load(self, table_id: str, ply: int) -> list[Row]:
        with contextlib.closing(connect(self.file)) as reader:
            return [Row(*row) for row in reader.execute(SELECT, (table_id, ply))]

    def _write(self) -> None:
        assert self.loop is not None
        writer: sqlite3.Connection | None = None
        while entries := self.handed.get():
            errors: list[Exception | None] = [LogTrouble("It cannot be opened.") for _ in entries]
            with contextlib.suppress(sqlite3.Error):
                writer = writer or writer_to(self.file)
                errors = commit(writer, entries)
            with contextlib.suppress(RuntimeError):  # the loop may have been closed meanwhile
                self.loop.call_soon_threadsafe(self._written, entries, errors)
        if writer is not None:
            writer.close()


def connect(file: Any) -> sqlite3.Connection:
    """A connection whose commits survive a power cut."""
    found = sqlite3.connect(file, isolation_level=None, timeout=PATIENCE)
    for pragma in ("journal_mode=WAL", "synchronous=FULL"):
        found.execute(f"PRAGMA {pragma}")
    return found


def writer_to(file: Any) -> sqlite3.Connection:
    """A connection that does not wait by itself for others who write: see `execute`."""
    found = connect(file)
    found.execute("PRAGMA busy_timeout = 0")
    return found


def execute(writer: sqlite3.Connection, statement: str, values: Sequence[Any] = ()) -> None:
    """Write something, or begin to, as soon as nobody else does.

    SQLite itself would look less and less often, up to a tenth of a second later.
    """
    end = time.monotonic() + PATIENCE
    while True:
        try:
            writer.execute(statement, values)
            return
        except sqlite3.OperationalError as error:
            if "locked" not in str(error) or time.monotonic() > end:
                raise
        time.sleep(0.0005)


def commit(writer: sqlite3.Connection, entries: Sequence[Entry]) -> list[Exception | None]:
    """Write all of them in one transaction; those whose ply is taken are left out.

    As a rule nobody else has written, and a single statement will do, which is a transaction by
    itself: each one costs this thread its turn several times, and it must wait for another.
    """
    values = [value for entry in entries for value in entry.values]
    try:
        try:
            execute(writer, INSERT + ", ".join([VALUES] * len(entries)), values)
            return [None] * len(entries)
        except sqlite3.IntegrityError:
            return one_by_one(writer, entries)
    except sqlite3.Error as error:
        log.error("moves not written", rows=len(entries), exc_info=error)
        with contextlib.suppress(sqlite3.Error):
            writer.execute("ROLLBACK")
        return [LogTrouble(f"The move could not be written: {error}.") for _ in entries]


def one_by_one(writer: sqlite3.Connection, entries: Sequence[Entry]) -> list[Exception | None]:
    """Write those whose ply is not taken."""
    errors: list[Exception | None] = []
    execute(writer, "BEGIN IMMEDIATE")
    for entry in entries:
        fresh = writer.execute(f"{INSERT}{VALUES} ON CONFLICT DO NOTHING", entry.values).rowcount
        errors.append(None if fresh == 1 else Taken(*entry.values[:2]))
    writer.execute("COMMIT")
    return errors
