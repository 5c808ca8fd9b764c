"""The one hot write: moves, committed in groups before anybody hears of them.

One writer takes all rows that wait and commits them together. `append` returns when its row is
safe on disk; a ply that somebody else has taken raises `Taken`. How SQLite does it, and how
PostgreSQL: `sqlite_log` and `postgres_log`.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import NamedTuple

MOST = 190
"""Rows in one commit: their values still fit into one statement of any SQLite."""


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


def settle(entries: Sequence[Entry], errors: Sequence[Exception | None]) -> None:
    """Let everybody know who waits for these rows."""
    for entry, error in zip(entries, errors, strict=True):
        if entry.done.done():
            continue
        if error is None:
            entry.done.set_result(None)
        else:
            entry.done.set_exception(error)
