"""Reactions answered before their turn, kept until it comes.

They are no moves yet, but whoever gave one has been told that it counts: so it outlives a process
that is killed, and every process knows of it when the pause is over.
"""

from __future__ import annotations

from sqlalchemy import delete, select
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncSession

from farwest.server.models import Note
from farwest.server.movelog import LogTrouble
from farwest.server.store import Store

Notes = dict[int, tuple[int, int]]
"""For each seat its `ask` and the action."""


async def write(store: Store, table_id: str, window: int, seat: int, ask: int, action: int) -> bool:
    """Keep an answer for good; false where the seat has answered in this window already."""
    note = Note(table_id=table_id, opened=window, seat=seat, ask=ask, action=action)
    try:
        async with store.session() as session:
            session.add(note)
    except IntegrityError:
        return False
    except (OSError, SQLAlchemyError) as error:
        raise LogTrouble("The answer could not be written.") from error
    return True


async def read(store: Store, table_id: str, window: int) -> Notes:
    """What was answered in this window."""
    async with store.reading() as session:
        query = select(Note).where(Note.table_id == table_id, Note.opened == window)
        found = (await session.scalars(query)).all()
    return {note.seat: (note.ask, note.action) for note in found}


async def forget(session: AsyncSession, table_id: str) -> None:
    """The game is over."""
    await session.execute(delete(Note).where(Note.table_id == table_id))
