"""The others at the table: whom one does not want to read, and whom one complains about."""

from __future__ import annotations

import time
from typing import Any

from fastapi import APIRouter, Request
from sqlalchemy import delete, select
from sqlalchemy.ext.asyncio import AsyncSession

from farwest.server import seating
from farwest.server.errors import Problem
from farwest.server.forms import AboutForm, MuteForm, NumberId, ReportForm, TableId
from farwest.server.models import Chat, Mute, Player, Report
from farwest.server.names import tame
from farwest.server.people import Me
from farwest.server.protocol import LONGEST_SAYING

router = APIRouter(prefix="/api/v1", tags=["company"])

MOST_MUTED = 500


async def muted_by(session: AsyncSession, player_id: int) -> set[int]:
    """Whom somebody does not want to read."""
    query = select(Mute.muted_id).where(Mute.player_id == player_id)
    return set((await session.scalars(query)).all())


async def meant(session: AsyncSession, table_id: str, form: AboutForm, me: Player) -> int:
    """Whom somebody speaks of: who said something at this table, sits on a chair, or has a name."""
    table, seats = await seating.load(session, table_id)
    if not seating.may_watch(table, seats, me.id):
        raise Problem(403, "error_no_spectators", "This table is not open to spectators.")
    found: int | None = None
    if form.said is not None:
        query = select(Chat.player_id).where(Chat.table_id == table_id, Chat.id == form.said)
        found = (await session.scalars(query)).first()
    elif form.seat is not None and form.seat < len(seats):
        found = seats[form.seat].player_id
    elif form.name is not None:
        query = select(Chat.player_id).where(Chat.table_id == table_id, Chat.name == form.name)
        sitting = [seat.player_id for seat in seats if seat.name == form.name]
        heard = (await session.scalars(query.order_by(Chat.id.desc()).limit(1))).first()
        found = next(iter(sitting), heard)
    if found is None or found == me.id:
        raise Problem(404, "error_no_person", "There is nobody else of that name at this table.")
    return found


@router.post("/tables/{id}/mute")
async def mute(id: TableId, form: MuteForm, request: Request, player: Me) -> dict[str, Any]:
    """Read nothing more from somebody, here or at any table; or read him again."""
    async with request.app.state.store.session() as session:
        other = await meant(session, id, form, player)
        await session.execute(
            delete(Mute).where(Mute.player_id == player.id, Mute.muted_id == other)
        )
        if form.mute:
            if len(await muted_by(session, player.id)) >= MOST_MUTED:
                raise Problem(409, "error_mutes", "You have muted {most} people.", most=MOST_MUTED)
            session.add(Mute(player_id=player.id, muted_id=other))
    await request.app.state.tables.changed(id)
    return {"muted": form.mute}


@router.get("/me/mutes")
async def list_mutes(request: Request, player: Me) -> list[dict[str, Any]]:
    """Whom I have muted."""
    query = select(Player.id, Player.name).join(Mute, Mute.muted_id == Player.id)
    query = query.where(Mute.player_id == player.id).order_by(Player.name)
    async with request.app.state.store.reading() as session:
        return [{"id": row.id, "name": row.name} for row in await session.execute(query)]


@router.delete("/me/mutes/{id}")
async def unmute(id: NumberId, request: Request, player: Me) -> dict[str, Any]:
    """Read somebody again."""
    async with request.app.state.store.session() as session:
        await session.execute(delete(Mute).where(Mute.player_id == player.id, Mute.muted_id == id))
    return {"muted": False}


@router.post("/tables/{id}/report", status_code=201)
async def report(id: TableId, form: ReportForm, request: Request, player: Me) -> dict[str, Any]:
    """Tell the administrator about somebody."""
    await request.app.state.limits.require("report", str(player.id))
    async with request.app.state.store.session() as session:
        other = await meant(session, id, form, player)
        session.add(
            Report(
                player_id=player.id,
                about_id=other,
                table_id=id,
                text=tame(form.text)[:LONGEST_SAYING],
                at=time.time(),
            )
        )
    return {"reported": True}
