"""What is known about somebody: his profile, all his data, and the end of both."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Query, Request, Response
from fastapi.responses import JSONResponse
from pydantic import Field
from sqlalchemy import delete, or_, select
from sqlalchemy.ext.asyncio import AsyncSession

from farwest.server import catalogue, names, people, ratings, seating
from farwest.server.accounts import known, me_json
from farwest.server.describe import tables_json
from farwest.server.errors import Problem
from farwest.server.forms import Form, SetupForm
from farwest.server.models import (
    Chat,
    GameTable,
    Move,
    Mute,
    Player,
    Report,
    Seat,
    Session,
    Setup,
    Token,
)
from farwest.server.people import MaybeMe, Me

router = APIRouter(prefix="/api/v1", tags=["me"])

HISTORY = 50
MOST_SETUPS = 30


class SetupsForm(Form):
    """All saved set-ups, in order."""

    setups: Annotated[list[SetupForm], Field(max_length=MOST_SETUPS)]


# --- profiles --------------------------------------------------------------------------------


@router.get("/players/{name:path}")
async def profile(name: str, request: Request, player: MaybeMe) -> dict[str, Any]:
    """An account's history and ratings. Others see its open tables; it sees them all."""
    async with request.app.state.store.reading() as session:
        found = await people.by_key(session, names.fold(name))
        if found is None and player is not None and names.fold(player.name) == names.fold(name):
            found = player
        if found is None:
            raise Problem(404, "error_no_player", "There is no player of that name.")
        own = player is not None and player.id == found.id
        tables = await finished(session, found.id, own)
        viewer = player.id if player else None
        return {
            "name": found.name,
            "guest": found.guest,
            "created": found.created,
            "ratings": await ratings.ratings_of(session, found.id),
            "history": await tables_json(session, tables, viewer, request.app.state.tables),
        }


async def finished(session: AsyncSession, player_id: int, own: bool) -> list[GameTable]:
    """The last games somebody played to the end."""
    query = (
        select(GameTable)
        .join(Seat)
        .where(Seat.player_id == player_id, Seat.kind == "person", GameTable.status == "over")
        .order_by(GameTable.ended.desc())
        .limit(HISTORY)
    )
    if not own:
        query = query.where(GameTable.access == "open")
    return list((await session.scalars(query)).all())


@router.get("/leaderboard")
async def leaderboard(
    request: Request, game: str, players: Annotated[int, Query(ge=2, le=12)] = 4
) -> dict[str, Any]:
    """The best players of a game for so many."""
    key = catalogue.find(game).key
    async with request.app.state.store.reading() as session:
        rows = await ratings.leaderboard(session, key, players)
    return {"game": key, "players": players, "rows": rows}


# --- set-ups ---------------------------------------------------------------------------------


@router.get("/me/setups")
async def list_setups(request: Request, player: Me) -> list[dict[str, Any]]:
    """The tables I like to set up."""
    query = select(Setup).where(Setup.player_id == player.id).order_by(Setup.id)
    async with request.app.state.store.reading() as session:
        found = (await session.scalars(query)).all()
    return [{"name": setup.name, "table": setup.body} for setup in found]


@router.put("/me/setups")
async def save_setups(form: SetupsForm, request: Request, player: Me) -> list[dict[str, Any]]:
    """Replace them all; each must be a table that could be set up."""
    if len({setup.name for setup in form.setups}) < len(form.setups):
        raise Problem(422, "error_setup_twice", "Two set-ups cannot have the same name.")
    for setup in form.setups:
        catalogue.find(setup.table.game).settle(len(setup.table.seats), setup.table.options)
    async with request.app.state.store.session() as session:
        await session.execute(delete(Setup).where(Setup.player_id == player.id))
        for setup in form.setups:
            body = setup.table.model_dump(exclude_none=True, exclude={"password"})
            session.add(Setup(player_id=player.id, name=setup.name, body=body))
            await session.flush()
    return await list_setups(request, player)


# --- all my data -----------------------------------------------------------------------------


@router.get("/me/export")
async def export(request: Request, player: Me) -> Response:
    """Everything that is stored about me, as a file."""
    async with request.app.state.store.reading() as session:
        data = await everything(session, player)
    headers = {"Content-Disposition": 'attachment; filename="farwest-me.json"'}
    return JSONResponse(data, headers=headers)


async def everything(session: AsyncSession, player: Player) -> dict[str, Any]:
    """What the database holds about somebody; of games that are still on, no moves."""

    async def rows(kind: Any, *columns: str, where: Any) -> list[dict[str, Any]]:
        found = (await session.scalars(select(kind).where(where))).all()
        return [{name: getattr(row, name) for name in columns} for row in found]

    me = player.id
    moves = (
        select(Move)
        .join(Seat, (Seat.table_id == Move.table_id) & (Seat.seat == Move.seat))
        .join(GameTable, GameTable.id == Move.table_id)
        .where(Seat.player_id == me, GameTable.status.in_(("over", "cancelled")))
        .order_by(Move.table_id, Move.ply)
    )
    return {
        "me": me_json(player) | {"created": player.created, "seen": player.seen},
        "sessions": await rows(Session, "created", "seen", where=Session.player_id == me),
        "tokens": await rows(Token, "label", "created", where=Token.player_id == me),
        "setups": await rows(Setup, "name", "body", where=Setup.player_id == me),
        "ratings": await ratings.ratings_of(session, me),
        "hosted": await rows(
            GameTable, "id", "name", "game", "created", where=GameTable.host_id == me
        ),
        "seats": await rows(Seat, "table_id", "seat", "kind", "name", where=Seat.player_id == me),
        "moves": [
            {"table_id": row.table_id, "ply": row.ply, "seat": row.seat, "action": row.action}
            for row in (await session.scalars(moves)).all()
        ],
        "said": await rows(Chat, "table_id", "text", "at", where=Chat.player_id == me),
        "muted": await rows(Mute, "muted_id", where=Mute.player_id == me),
        "reports": await rows(Report, "table_id", "text", "at", where=Report.player_id == me),
    }


@router.delete("/me")
async def delete_me(request: Request, response: Response, player: Me) -> dict[str, Any]:
    """The end of me: my seats stay in finished games without a name, all else is gone."""
    async with request.app.state.store.session() as session:
        me = await known(session, player)
        mine = select(Seat.table_id).where(Seat.player_id == me.id)
        query = select(GameTable.id).where(or_(GameTable.id.in_(mine), GameTable.host_id == me.id))
        tables = list((await session.scalars(query.order_by(GameTable.id))).all())
        for id in tables:
            table, seats = await seating.load(session, id)
            seating.forget(table, seats, me.id)
            if table.name == me.name:
                table.name = seating.NOBODY
        await session.execute(delete(Chat).where(Chat.player_id == me.id))
        await people.close_session(session, request, response)
        await session.flush()
        await session.delete(me)
    request.app.state.tables.send_away(player.id)
    for id in tables:
        await request.app.state.tables.changed(id)
    return {}
