"""The lobby: tables to find, set up, join, leave, start, close and play again."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from fastapi import APIRouter, Query, Request
from sqlalchemy import ColumnElement, select
from sqlalchemy.ext.asyncio import AsyncSession

from farwest.server import catalogue, seating
from farwest.server.describe import TableView, table_json, tables_json
from farwest.server.errors import NO_TABLE, Problem
from farwest.server.forms import (
    CancelForm,
    ChangeSeatForm,
    JoinForm,
    QuickForm,
    SeatForm,
    TableForm,
    TableId,
)
from farwest.server.hired import Roster
from farwest.server.models import GameTable, Player, Seat
from farwest.server.people import MaybeMe, Me
from farwest.server.seating import may_watch
from farwest.server.security import client_of

__all__ = ["may_watch", "router", "table_json"]

router = APIRouter(prefix="/api/v1", tags=["tables"])

SHOWN = 100
QUICK_SEATS = 3
Scope = Literal["open", "mine", "live", "finished"]


async def shown(request: Request, id: str, player: Player | None) -> TableView:
    """A table as this player may see it now."""
    async with request.app.state.store.reading() as session:
        table = await session.get(GameTable, id)
        if table is None:
            raise Problem(404, *NO_TABLE)
        viewer = player.id if player else None
        return await table_json(session, table, viewer, request.app.state.tables)


async def told(request: Request, id: str, player: Player) -> TableView:
    """The same, once everybody at the table has heard that it changed."""
    await request.app.state.tables.changed(id)
    return await shown(request, id, player)


# --- finding ---------------------------------------------------------------------------------


@router.get("/here")
async def where_others_come(request: Request) -> dict[str, str]:
    """Where others find this server, for links; empty: at the address one uses oneself."""
    settings = request.app.state.settings
    return {"address": settings.public_url or settings.near}


@router.get("/tables")
async def list_tables(
    request: Request,
    player: MaybeMe,
    scope: Scope = "open",
    game: str | None = None,
    before: Annotated[float | None, Query(description="older than this `created`")] = None,
    most: Annotated[int, Query(ge=1, le=SHOWN)] = SHOWN,
) -> list[TableView]:
    """Tables, newest first: to join, mine, to watch, or those I have finished."""
    query = select(GameTable).where(*conditions(scope, player.id if player else 0))
    if game is not None:
        query = query.where(GameTable.game == game)
    if before is not None:
        query = query.where(GameTable.created < before)
    query = query.order_by(GameTable.created.desc()).limit(most)
    async with request.app.state.store.reading() as session:
        found = (await session.scalars(query)).all()
        viewer = player.id if player else None
        return await tables_json(session, found, viewer, request.app.state.tables)


def conditions(scope: Scope, player_id: int) -> list[ColumnElement[bool]]:
    """Which tables a list holds; those reached by a link alone are in nobody's but the players'."""
    seated = GameTable.id.in_(select(Seat.table_id).where(Seat.player_id == player_id))
    if scope == "open":
        return [GameTable.status == "waiting", GameTable.access != "link"]
    if scope == "live":
        return [
            GameTable.status == "playing",
            GameTable.access == "open",
            GameTable.spectators.is_(True),
        ]
    if scope == "finished":
        return [GameTable.status == "over", seated]
    here = (GameTable.host_id == player_id) | seated
    return [GameTable.status.in_(("waiting", "playing")), here]


@router.get("/tables/{id}")
async def get_table(id: TableId, request: Request, player: MaybeMe) -> TableView:
    """One table: whoever knows its id may look at the door."""
    return await shown(request, id, player)


async def require_calm(request: Request, player: Player) -> None:
    """Raise a problem where somebody, or somebody's address, sets up too many tables."""
    await request.app.state.limits.require("table", str(player.id))
    await request.app.state.limits.require("table_from", client_of(request))


# --- setting up ------------------------------------------------------------------------------


def roster_of(request: Request) -> Roster:
    """The opponents that the operator has hired."""
    found: Roster = request.app.state.roster
    return found


@router.post("/tables", status_code=201)
async def create(form: TableForm, request: Request, player: Me) -> TableView:
    """Set up a table; the game checks its options."""
    await require_calm(request, player)
    password = None
    if form.access == "password" and form.password:
        password = await request.app.state.passwords.hash(form.password, client_of(request))
    async with request.app.state.store.session() as session:
        table, _ = await seating.set_up(session, player, form, roster_of(request), password)
    return await shown(request, table.id, player)


@router.post("/quick", status_code=201)
async def quick(form: QuickForm, request: Request, player: Me) -> TableView:
    """A table for me and some bots, started."""
    await require_calm(request, player)
    fewest, most = catalogue.seat_range(catalogue.find(form.game), form.options)
    seats = [SeatForm(kind="me")]
    seats += [SeatForm(kind="bot")] * (max(fewest, min(QUICK_SEATS, most)) - 1)
    wish = TableForm(game=form.game, options=form.options, seats=seats)
    async with request.app.state.store.session() as session:
        table, chairs = await seating.set_up(session, player, wish, roster_of(request))
        seating.begin(table, chairs, roster_of(request))
    await request.app.state.tables.started(table.id)
    return await shown(request, table.id, player)


@router.post("/tables/{id}/seat")
async def change_seat(id: TableId, form: ChangeSeatForm, request: Request, player: Me) -> TableView:
    """Host, before the start: what a chair shall be. Whoever sat there must get up."""
    async with request.app.state.store.session() as session:
        table, seats = await seating.load(session, id)
        seating.require_host(table, player)
        seating.require_waiting(table)
        await seating.change_seat(session, table, seats, player, form, roster_of(request))
    return await told(request, id, player)


# --- coming and going ------------------------------------------------------------------------


@router.post("/tables/{id}/join")
async def join(id: TableId, form: JoinForm, request: Request, player: Me) -> TableView:
    """Sit down, or change chairs."""
    await check_door(request, id, player, form.password)
    async with request.app.state.store.session() as session:
        table, seats = await seating.load(session, id)
        seating.join(table, seats, player, form.seat)
    return await told(request, id, player)


async def check_door(request: Request, id: str, player: Player, password: str | None) -> None:
    """Raise a problem where a table has a password that this is not; its people need none."""
    state = request.app.state
    async with state.store.reading() as session:
        table = await session.get(GameTable, id)
        query = select(Seat).where(Seat.table_id == id, Seat.player_id == player.id)
        inside = (await session.scalars(query)).first() is not None
    if table is None or table.access != "password" or inside or table.host_id == player.id:
        return
    await state.limits.require("password", client_of(request), id)
    await state.limits.require("password_from", client_of(request))
    await state.limits.require("door", id)
    if not await state.passwords.fits(table.password, password or "", client_of(request)):
        raise Problem(403, "error_table_password", "This is not the password of the table.")


@router.post("/tables/{id}/leave")
async def leave(id: TableId, request: Request, player: Me) -> TableView:
    """Get up before the start."""
    async with request.app.state.store.session() as session:
        table, seats = await seating.load(session, id)
        if table.status == "playing":
            raise Problem(409, "error_leave_playing", "The game is on: resign instead.")
        seating.leave(table, seats, player.id)
    return await told(request, id, player)


@router.post("/tables/{id}/start")
async def start(id: TableId, request: Request, player: Me) -> TableView:
    """Host: begin."""
    async with request.app.state.store.session() as session:
        table, seats = await seating.load(session, id)
        seating.require_host(table, player)
        seating.begin(table, seats, roster_of(request))
    await request.app.state.tables.started(id)
    return await told(request, id, player)


@router.post("/tables/{id}/cancel")
async def cancel(
    id: TableId, request: Request, player: Me, form: CancelForm | None = None
) -> TableView:
    """The host closes a table that waits; a game that is on ends when all its people agree."""
    agree = form.agree if form is not None else True
    async with request.app.state.store.session() as session:
        table, seats = await seating.load(session, id)
        seating.agree_to_cancel(table, seats, player, agree)
    return await told(request, id, player)


# --- again -----------------------------------------------------------------------------------


@router.post("/tables/{id}/rematch")
async def rematch(id: TableId, request: Request, player: Me) -> TableView:
    """A new table with the same people and set-up; it starts at once where all others are bots."""
    await require_calm(request, player)
    async with request.app.state.store.session() as session:
        old, seats = await seating.load(session, id)
        if old.status not in ("over", "cancelled"):
            raise Problem(409, "error_not_ended", "The game is not over yet.")
        if not seating.seats_of(seats, player.id):
            raise Problem(403, "error_not_seated", "You do not sit at this table.")
        last = await session.get(GameTable, old.rematch) if old.rematch else None
        fresh = last is None or last.status == "cancelled"
        if fresh:
            old.rematch = await again(session, old, seats, player, roster_of(request))
        new, chairs = await seating.load(session, old.rematch or "")
        comes = new.rated and new.status == "waiting" and not seating.seats_of(chairs, player.id)
        if comes:
            sit_again(new, chairs, player, seating.seats_of(seats, player.id)[0])
    if new.status == "playing" and fresh:
        await request.app.state.tables.started(new.id)
    if comes:
        await request.app.state.tables.changed(new.id)
    await request.app.state.tables.changed(id)
    return await shown(request, new.id, player)


def sit_again(table: GameTable, chairs: list[Seat], player: Player, old: int) -> None:
    """Sit down at the next game on one's old chair, or on another that is free, if any is."""
    free = [chair.seat for chair in chairs if chair.kind == "open"]
    if free:
        seating.join(table, chairs, player, old if old in free else free[0])


async def again(
    session: AsyncSession, old: GameTable, seats: list[Seat], host: Player, roster: Roster
) -> str:
    """Set the table anew, with the same chairs; its id.

    The others sit on theirs already, but for a rated game: it counts for nobody who has not come.
    """
    wish = TableForm.model_validate(set_up_of(old, seats, host.id))
    table, chairs = await seating.set_up(session, host, wish, roster, old.password)
    others = []
    for chair, before in zip(chairs, seats):
        guest = before.kind in ("person", "here") and before.player_id not in (host.id, None)
        if guest and not old.rated:
            other = await session.get(Player, before.player_id)
            if other is not None and not other.banned:
                chair.kind, chair.player_id, chair.name = before.kind, other.id, before.name
                others.append(other)
    if not others and all(chair.kind != "open" for chair in chairs):
        seating.begin(table, chairs, roster)
    return table.id


def set_up_of(table: GameTable, seats: list[Seat], host_id: int) -> dict[str, Any]:
    """What somebody would send to set up a table like this one."""
    chairs: list[dict[str, Any]] = []
    for seat in seats:
        if seat.kind == "bot":
            chairs.append({"kind": "bot", "bot": seat.bot})
        elif seat.kind == "here" and seat.player_id == host_id:
            chairs.append({"kind": "here", "name": seat.name})
        else:
            chairs.append({"kind": "me" if seat.player_id == host_id else "open"})
    return {
        "game": table.game,
        "options": table.options,
        "seats": chairs,
        "access": table.access,
        "spectators": table.spectators,
        "rated": table.rated,
        "clock": table.clock,
    }
