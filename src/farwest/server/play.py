"""Playing over plain requests, and everything around a game that is on or over."""

from __future__ import annotations

import asyncio
import hashlib
import json
import time
from collections.abc import Callable
from typing import Annotated, Any

from fastapi import APIRouter, Query, Request, Response
from pydantic import Field

from farwest.kernel.news import Refused
from farwest.server import chat, live, opening, protocol, replays, reviews, seating
from farwest.server.catalogue import find
from farwest.server.course import Stale
from farwest.server.describe import TableView
from farwest.server.errors import Problem
from farwest.server.forms import LARGEST_ID, Form, SeatNumber, TableId, Text
from farwest.server.in_play import AWAY, LiveTable
from farwest.server.keeping import Closed, stored_record
from farwest.server.lobby import require_calm, shown, told
from farwest.server.models import Player, Seat
from farwest.server.movelog import LogTrouble
from farwest.server.people import MaybeMe, Me
from farwest.server.security import client_of
from farwest.words import languages

router = APIRouter(prefix="/api/v1", tags=["play"])

FRAMES = 50

Lang = Annotated[str | None, Query(description="also word every message in this language")]
Target = Annotated[str, Query(max_length=40, pattern=r"^[a-z0-9_-]+$")]
Since = Annotated[int | None, Query(ge=0, lt=LARGEST_ID, description="only news after this one")]


class AnswerForm(Form):
    """An answer of a seat to its question."""

    seat: SeatNumber
    ask: Annotated[int, Field(ge=0)]
    action: Annotated[int, Field(ge=0)]


class SeatForm(Form):
    """One seat."""

    seat: SeatNumber


class UndoForm(SeatForm):
    """One seat, and what it is asked."""

    ask: Annotated[int, Field(ge=0)] | None = None


class OwnSeatForm(Form):
    """One seat of mine, or all of them."""

    seat: SeatNumber | None = None


class OrdersForm(Form):
    """What the table shall answer for a seat."""

    seat: SeatNumber
    orders: list[Annotated[str, Field(max_length=20)]] = Field(max_length=10)


class SayForm(Form):
    """Something to say."""

    looked_at_later = frozenset({"text"})
    text: Annotated[str, Field(min_length=1, max_length=500)]


class RecordForm(Form):
    """A record, and from where to play on, if at all."""

    looked_at_later = frozenset({"record"})
    record: dict[str, Any]
    ply: Annotated[int | None, Field(alias="from", ge=0)] = None
    seat: SeatNumber = 0
    bot: Text | None = None


async def seen(request: Request, id: str, player: Player | None) -> LiveTable:
    """A table that this player may look at."""
    table: LiveTable = await request.app.state.tables.get(id)
    if not table.info.sights_of(player.id if player else None):
        raise Problem(403, "error_no_spectators", "This table is not open to spectators.")
    if player is not None and table.info.seats_of(player.id):
        table.gone[player.id] = time.monotonic()  # who asks is not away, though not connected
    return table


async def ended(request: Request, id: str, player: Player | None) -> LiveTable:
    """A table whose game is over, so that nothing about it is secret."""
    table = await seen(request, id, player)
    if table.info.status != "over":
        await request.app.state.tables.look_for_end(table)
    if table.info.status != "over" or table.course is None:
        raise Problem(409, "error_not_ended", "The game is not over yet.")
    return table


def state_of(table: LiveTable, seat: int, since: int, lang: str | None) -> Response:
    """A state message as a response."""
    text = table.state(seat, since, lang if lang in languages() else None)
    return Response(text, media_type="application/json")


# --- playing -------------------------------------------------------------------------------------


@router.get("/tables/{id}/view")
async def view(
    id: TableId,
    request: Request,
    player: MaybeMe,
    seat: Annotated[int | None, Query(ge=-1)] = None,
    since: Since = None,
    lang: Lang = None,
) -> Response:
    """The state as one of my seats sees it, or a spectator."""
    table = await seen(request, id, player)
    sights = table.info.sights_of(player.id if player else None)
    seat = sights[0] if seat is None else seat
    if seat != -1 and seat not in sights:
        raise Problem(403, "error_not_your_seat", "Seat {seat} is not yours.", seat=seat + 1)
    return state_of(table, seat, since or 0, lang)


@router.get("/tables/{id}/why")
async def why(
    id: TableId,
    request: Request,
    player: Me,
    seat: Annotated[int, Query(ge=0)],
    target: Target,
    lang: Lang = None,
) -> dict[str, Any]:
    """Why something on the board is no answer of one of my seats now."""
    table = await seen(request, id, player)
    if seat not in table.info.seats_of(player.id):
        raise Problem(403, "error_not_your_seat", "Seat {seat} is not yours.", seat=seat + 1)
    return {"why": table.why(seat, target, lang if lang in languages() else None)}


@router.post("/tables/{id}/answer")
async def answer(
    id: TableId,
    form: AnswerForm,
    request: Request,
    player: Me,
    since: Since = None,
    lang: Lang = None,
) -> Response:
    """Answer for one of my seats; the state after it, with the news it brought."""
    table = await seen(request, id, player)
    since = heard(table, form.seat) if since is None else since
    try:
        await live.answer_for(table, player.id, form.seat, form.ask, form.action)
    except (Stale, Refused, LogTrouble) as error:
        raise live.trouble(error) from error
    return state_of(table, form.seat, since, lang)


@router.post("/tables/{id}/undo")
async def undo(
    id: TableId,
    form: UndoForm,
    request: Request,
    player: Me,
    since: Since = None,
    lang: Lang = None,
) -> Response:
    """Take the last answer of one of my seats back; with `ask`, only while it is asked that."""
    table = await seen(request, id, player)
    since = heard(table, form.seat) if since is None else since
    try:
        await live.undo_for(table, player.id, form.seat, form.ask)
    except (Stale, Refused, LogTrouble) as error:
        raise live.trouble(error) from error
    return state_of(table, form.seat, since, lang)


def heard(table: LiveTable, seat: int) -> int:
    """How many news a seat has been told so far."""
    if table.teller is None or seat >= len(table.info.chairs):
        return 0
    return table.unfolding.upto[seat]


# --- leaving and coming back ---------------------------------------------------------------------


async def change_seats(
    request: Request, id: str, player: Player, change: Callable[[list[Seat]], None]
) -> TableView:
    """Change something about the seats of a game that is on, and tell everybody."""
    async with request.app.state.store.session() as session:
        table, seats = await seating.load(session, id)
        if table.status != "playing":
            raise Problem(409, "error_not_playing", "No game is being played at this table.")
        change(seats)
    return await told(request, id, player)


def own_seats(seats: list[Seat], player: Player, wanted: int | None) -> list[Seat]:
    """My seats, or the one meant; a problem where I have none."""
    mine = [seat for seat in seats if seat.player_id == player.id and wanted in (None, seat.seat)]
    if not mine:
        raise Problem(403, "error_not_seated", "You do not sit at this table.")
    return mine


@router.post("/tables/{id}/resign")
async def resign(
    id: TableId, request: Request, player: Me, form: OwnSeatForm | None = None
) -> TableView:
    """Give up for good: a bot plays on."""

    def change(seats: list[Seat]) -> None:
        for seat in own_seats(seats, player, form.seat if form else None):
            seat.by_bot = seat.resigned = True

    return await change_seats(request, id, player, change)


@router.post("/tables/{id}/takeover")
async def takeover(id: TableId, form: SeatForm, request: Request, player: Me) -> TableView:
    """Let a bot play for a seat of mine, or for somebody who has left."""
    live_table = await seen(request, id, player)
    if form.seat not in (live_table.info.seats_of(player.id) or [form.seat]):
        await request.app.state.tables.others.ask_who_is_here(id)

    def change(seats: list[Seat]) -> None:
        if form.seat >= len(seats):
            raise Problem(422, "error_no_seat", "There is no seat {seat}.", seat=form.seat + 1)
        seat = seats[form.seat]
        if seat.kind == "bot" or seat.by_bot:
            raise Problem(409, "error_bot_already", "A bot plays there already.")
        if seat.player_id != player.id:
            own_seats(seats, player, None)
            require_away(live_table, seat)
        elif live_table.info.rated:
            raise Problem(409, "error_rated_bot", "In a rated game you play yourself, or resign.")
        seat.by_bot = True

    return await change_seats(request, id, player, change)


def require_away(table: LiveTable, seat: Seat) -> None:
    """Raise a problem unless the player of a seat has left; by days the clock decides alone."""
    if table.info.clock.get("kind") == "days":
        raise Problem(409, "error_clock_decides", "The clock decides when time is up here.")
    if seat.seat in table.online() or time.monotonic() - table.left(seat.player_id) < AWAY:
        raise Problem(
            409,
            "error_not_away",
            "A bot may play for somebody who has been away for {seconds} seconds.",
            seconds=round(AWAY),
        )


@router.post("/tables/{id}/takeback")
async def takeback(
    id: TableId, request: Request, player: Me, form: OwnSeatForm | None = None
) -> TableView:
    """Play on myself where a bot played for me."""

    def change(seats: list[Seat]) -> None:
        mine = own_seats(seats, player, form.seat if form else None)
        lent = [seat for seat in mine if seat.by_bot and not seat.resigned]
        if not lent:
            raise Problem(409, "error_no_bot", "No bot plays for you that you could send away.")
        for seat in lent:
            seat.by_bot = False

    return await change_seats(request, id, player, change)


@router.post("/tables/{id}/orders")
async def orders(id: TableId, form: OrdersForm, request: Request, player: Me) -> TableView:
    """What the table answers for a seat of mine by itself."""
    offered = find((await shown(request, id, player))["game"]).orders

    def change(seats: list[Seat]) -> None:
        for seat in own_seats(seats, player, form.seat):
            for order in form.orders:
                if order not in offered:
                    raise Problem(
                        422, "error_order", "There is no standing order {order} here.", order=order
                    )
            seat.orders = sorted(set(form.orders))

    return await change_seats(request, id, player, change)


# --- chat ----------------------------------------------------------------------------------------


@router.get("/tables/{id}/chat")
async def get_chat(
    id: TableId, request: Request, player: MaybeMe, since: Since = None
) -> list[dict[str, Any]]:
    """What was said at a table."""
    await seen(request, id, player)
    reader = player.id if player else None
    return await chat.history(request.app.state.tables, id, reader, since or 0)


@router.post("/tables/{id}/chat", status_code=201)
async def post_chat(id: TableId, form: SayForm, request: Request, player: Me) -> dict[str, Any]:
    """Say something at a table."""
    table = await seen(request, id, player)
    await request.app.state.limits.require("say", str(player.id))
    return await chat.say(request.app.state.tables, table, player, form.text)


# --- afterwards ----------------------------------------------------------------------------------


@router.get("/tables/{id}/record")
async def record(id: TableId, request: Request, player: MaybeMe) -> Response:
    """The record of a finished game, whether or not the rules of now can replay it."""
    try:
        table = await ended(request, id, player)
        assert table.course is not None
        info, found = table.info, table.course.match.record(table.info.version)
    except Closed as closed:
        info = closed.info
        if info.status != "over" or not info.sights_of(player.id if player else None):
            raise
        found = stored_record(info, await request.app.state.tables.log.load(id))
    text = found.to_json()
    name = f"{info.game.key}-{id}.json"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(text, media_type="application/json", headers=headers)


@router.get("/tables/{id}/verify")
async def verify(id: TableId, request: Request, player: MaybeMe) -> dict[str, Any]:
    """The proof of the dice."""
    table = await ended(request, id, player)
    await request.app.state.limits.require("again", client_of(request))
    assert table.course is not None
    found = table.course.match.record(table.info.version)
    promised = hashlib.sha256(table.info.seed.encode()).hexdigest()
    return await asyncio.to_thread(replays.verify, table.info.game, found, promised)


@router.get("/tables/{id}/replay")
async def replay(
    id: TableId,
    request: Request,
    player: MaybeMe,
    seat: Annotated[str, Query(pattern=r"^(-1|\d{1,2}|all)$")] = "-1",
    start: Annotated[int, Query(alias="from", ge=0)] = 0,
    end: Annotated[int | None, Query(alias="to", ge=0)] = None,
    lang: Lang = None,
) -> Response:
    """Positions of a finished game."""
    table = await ended(request, id, player)
    if id not in request.app.state.tables.films.ready:
        await request.app.state.limits.require("again", client_of(request))
    film = await request.app.state.tables.films.get(table)
    viewer = None if seat == replays.ALL else int(seat)
    if viewer is not None and viewer >= len(film.players):
        raise Problem(422, "error_no_seat", "There is no seat {seat}.", seat=viewer + 1)
    last = len(film.states) - 1
    stop = min(last, start + FRAMES - 1, last if end is None else end)
    assert table.teller is not None
    words = table.teller.words_in(lang if lang in languages() else None)
    frames = [film.frame(ply, viewer, words) for ply in range(start, stop + 1)]
    body = {"plies": last, "players": film.players, "frames": frames}
    return Response(protocol.encode(body), media_type="application/json")


@router.get("/tables/{id}/review")
async def review(
    id: TableId, request: Request, player: MaybeMe, lang: Lang = None
) -> dict[str, Any]:
    """What turned a finished game: thought over from the first time somebody asks, then kept."""
    table = await ended(request, id, player)
    found: dict[str, Any] = await request.app.state.tables.reviews.find(table)
    if found["review"] is not None:
        assert table.teller is not None
        words = table.teller.words_in(lang if lang in languages() else None)
        found["review"] = reviews.worded(found["review"], words)
    return found


@router.post("/records", status_code=201)
async def open_record(form: RecordForm, request: Request, player: Me) -> TableView:
    """Open a record at an unrated table, to look at or to play on."""
    await require_calm(request, player)
    found, match = await asyncio.to_thread(opening.read, json.dumps(form.record))
    start = None
    if form.ply is not None:
        start = await asyncio.to_thread(opening.cut, found, form.ply)
    async with request.app.state.store.session() as session:
        if start is None:
            id = await opening.look_at(session, player, found, match)
        else:
            id = await opening.play_on(
                session, player, found, start, form.seat, form.bot, request.app.state.roster
            )
    if start is not None:
        await request.app.state.tables.started(id)
    return await shown(request, id, player)
