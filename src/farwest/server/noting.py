"""Reactions answered before their turn, kept until it comes.

They are no moves yet, but whoever gave one has been told that it counts: so it outlives a process
that is killed, and every process knows of it when the pause is over. What a seat answers in a
window is what was written here first, whichever process wrote it: a table that closes a window
writes down for everybody what it is about to answer, and so does whoever answers on his turn.
"""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import Insert, delete, exists, literal, select, union_all
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncSession

from farwest.server.models import Move, Note
from farwest.server.movelog import LogTrouble
from farwest.server.store import Store

Notes = dict[int, tuple[int, int]]
"""For each seat its `ask` and the action."""


class Window(NamedTuple):
    """A chance to react, as one process knows it."""

    table_id: str
    opened: int
    """The row with which it began."""
    rows: int
    """How many rows of the log that process knows."""


class Claim(NamedTuple):
    """What came of writing answers down."""

    fresh: set[int]
    """The seats that had not answered before: these answers count."""
    notes: Notes
    """What counts in this window now."""


async def write(store: Store, window: Window, answers: Notes) -> Claim | None:
    """Keep answers for good, but for seats that have answered; None: the log has moved on."""
    try:
        async with store.session() as session:
            found = await session.scalars(_insert(window, answers, store.settings.sqlite))
            fresh = set(found.all())
            notes = await _read(session, window.table_id, window.opened)
    except (OSError, SQLAlchemyError) as error:
        raise LogTrouble("The answer could not be written.") from error
    missing = any(notes.get(seat, (-1, 0))[0] < ask for seat, (ask, _) in answers.items())
    return None if missing else Claim(fresh, notes)


def _insert(window: Window, answers: Notes, on_sqlite: bool) -> Insert:
    """One statement, so that nobody comes in between; an answer to a later question replaces."""
    moved = exists().where(Move.table_id == window.table_id, Move.ply >= window.rows)
    rows = union_all(
        *(
            select(literal(window.table_id), literal(window.opened), *map(literal, row))
            .where(~moved)
            for row in ((seat, *note) for seat, note in sorted(answers.items()))
        )
    )  # fmt: skip
    columns = ["table_id", "opened", "seat", "ask", "action"]
    insert = sqlite.insert if on_sqlite else postgresql.insert
    made = insert(Note).from_select(columns, rows)
    key, new = ["table_id", "opened", "seat"], made.excluded
    made = made.on_conflict_do_update(
        index_elements=key, set_={"ask": new.ask, "action": new.action}, where=Note.ask < new.ask
    )
    return made.returning(Note.seat)


async def read(store: Store, table_id: str, window: int) -> Notes:
    """What was answered in this window."""
    async with store.reading() as session:
        return await _read(session, table_id, window)


async def _read(session: AsyncSession, table_id: str, window: int) -> Notes:
    query = select(Note.seat, Note.ask, Note.action)
    found = await session.execute(query.where(Note.table_id == table_id, Note.opened == window))
    return {seat: (ask, action) for seat, ask, action in found.all()}


async def forget(session: AsyncSession, table_id: str) -> None:
    """The game is over."""
    await session.execute(delete(Note).where(Note.table_id == table_id))
