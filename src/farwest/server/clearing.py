"""What nobody comes back to: records that were looked at, and games that were left."""

from __future__ import annotations

from sqlalchemy import delete, exists, select, update
from sqlalchemy.ext.asyncio import AsyncSession

from farwest import games
from farwest.server.models import GameTable, Move, Note, Snapshot
from farwest.server.settings import Settings

DAY = 86_400.0
ENDED = ("over", "cancelled")


async def clear_tables(session: AsyncSession, now: float, settings: Settings) -> list[str]:
    """Delete records that were opened long ago, and close games that were left; what is deleted.

    A record that is looked at was over when its table came to be; nothing was ever played there.
    """
    query = select(GameTable.id).where(
        GameTable.opening.is_not(None),
        GameTable.status == "over",
        GameTable.ended == GameTable.created,
        GameTable.created < now - settings.keep_records * DAY,
    )
    old = list((await session.scalars(query)).all())
    await session.execute(delete(GameTable).where(GameTable.id.in_(old)))
    left = await left_games(session, now - settings.keep_games * DAY)
    await session.execute(
        update(GameTable).where(GameTable.id.in_(left)).values(status="cancelled", ended=now)
    )
    ended = select(GameTable.id).where(GameTable.status.in_(ENDED))
    for kind in (Snapshot, Note):
        await session.execute(delete(kind).where(kind.table_id.in_(ended)))
    return old


async def left_games(session: AsyncSession, since: float) -> list[str]:
    """The games in which nobody has moved since then.

    Those by days end by themselves; those of older rules are kept for whoever finishes them.
    """
    moved = exists().where(Move.table_id == GameTable.id, Move.at >= since)
    columns = (GameTable.id, GameTable.game, GameTable.revision, GameTable.clock)
    query = select(*columns).where(GameTable.status == "playing", GameTable.started < since, ~moved)
    played = {key: games.find(key).revision for key in list(games.keys())}
    return [
        id
        for id, game, revision, clock in (await session.execute(query)).all()
        if clock.get("kind") != "days" and revision == played.get(game)
    ]
