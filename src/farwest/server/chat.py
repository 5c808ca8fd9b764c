"""What is said at a table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sqlalchemy import select

from farwest.server import names, protocol, wall
from farwest.server.company import muted_by
from farwest.server.errors import Problem
from farwest.server.models import Chat, Mute, Player

if TYPE_CHECKING:
    from farwest.server.in_play import LiveTable
    from farwest.server.tables import Tables

KEPT = 200
"""How much of what was said is shown to somebody who comes later."""
RECENT = 600.0
"""Seconds back to which it is told again when the other processes could not be heard."""


def shape(saying: Chat) -> dict[str, Any]:
    """Something said, as it is sent."""
    return {
        "id": saying.id,
        "name": saying.name,
        "seat": saying.seat,
        "text": saying.text,
        "at": saying.at,
    }


async def say(tables: Tables, table: LiveTable, player: Player, text: str) -> dict[str, Any]:
    """Say something to all who are at a table."""
    text = names.tame(text)
    if not text or len(text) > protocol.LONGEST_SAYING:
        most = protocol.LONGEST_SAYING
        raise Problem(422, "error_saying", "Say 1 to {most} characters.", most=most)
    own = table.info.seats_of(player.id)
    name = table.info.chairs[own[0]].name if own else names.apart(player.name, table.info.players)
    saying = Chat(
        id=await tables.store.number(Chat),
        table_id=table.info.id,
        player_id=player.id,
        name=name,
        seat=own[0] if own else -1,
        text=text,
        at=wall.now(),
    )
    async with tables.store.session() as session:
        session.add(saying)
    await tell(tables, table, saying)
    tables.others.tell(table.info.id, "chat", saying.id)
    return shape(saying)


async def tell(tables: Tables, table: LiveTable, saying: Chat) -> None:
    """Send what was said to all who are connected and want to read it."""
    async with tables.store.reading() as session:
        query = select(Mute.player_id).where(Mute.muted_id == saying.player_id)
        deaf = set((await session.scalars(query)).all())
    text = protocol.text_of("chat", **shape(saying))
    for watcher in list(table.watchers):
        if watcher.player_id not in deaf:
            watcher.send(text)


async def pass_on(tables: Tables, table: LiveTable, id: int) -> None:
    """Tell here what was said in another process."""
    async with tables.store.reading() as session:
        saying = await session.get(Chat, id)
    if saying is not None:
        await tell(tables, table, saying)


async def pass_on_all(tables: Tables, table: LiveTable) -> None:
    """Tell here what may have been said meanwhile; whoever has heard it knows it by its number."""
    async with tables.store.reading() as session:
        query = select(Chat).where(Chat.table_id == table.info.id, Chat.at > wall.now() - RECENT)
        said = (await session.scalars(query.order_by(Chat.id.desc()).limit(KEPT))).all()
    for saying in reversed(said):
        await tell(tables, table, saying)


async def history(
    tables: Tables, table_id: str, player_id: int | None, since: int
) -> list[dict[str, Any]]:
    """What was said last, oldest first, but for those the reader has muted."""
    async with tables.store.reading() as session:
        deaf = await muted_by(session, player_id) if player_id is not None else set()
        query = select(Chat).where(Chat.table_id == table_id, Chat.id > since)
        found = (await session.scalars(query.order_by(Chat.id.desc()).limit(KEPT))).all()
    return [shape(saying) for saying in reversed(found) if saying.player_id not in deaf]
