"""A table as it is shown to somebody: nothing that he may not know."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NotRequired

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession
from typing_extensions import TypedDict

from farwest.server.models import GameTable, Player, Seat
from farwest.server.seating import seats_of, seed_hash

ENDED = ("over", "cancelled")


class SeatView(TypedDict):
    """A chair, for everybody to see."""

    kind: str
    name: str
    bot: NotRequired[str]
    mine: bool
    host: bool
    online: bool
    by_bot: bool
    resigned: bool
    left: float | None
    running: bool


class TableView(TypedDict):
    """A table; `mine` and `my_turn` are the viewer's."""

    id: str
    name: str
    game: str
    options: dict[str, Any]
    status: str
    host: str | None
    my_host: bool
    access: str
    spectators: bool
    rated: bool
    clock: dict[str, Any]
    created: float
    started: float | None
    ended: float | None
    seed_hash: str | None
    seed: NotRequired[str]
    opened: bool
    seats: list[SeatView]
    turn: list[int]
    my_turn: bool
    consent: list[int]
    result: dict[str, Any] | None
    rematch: str | None


async def table_json(
    session: AsyncSession, table: GameTable, viewer_id: int | None, tables: Any
) -> TableView:
    """A table as this viewer may see it."""
    return (await tables_json(session, [table], viewer_id, tables))[0]


async def tables_json(
    session: AsyncSession, found: Sequence[GameTable], viewer_id: int | None, tables: Any
) -> list[TableView]:
    """Several tables as this viewer may see them."""
    ids = [table.id for table in found]
    hosts = {table.host_id for table in found if table.host_id is not None}
    query = select(Seat).where(Seat.table_id.in_(ids)).order_by(Seat.seat)
    seats: dict[str, list[Seat]] = {id: [] for id in ids}
    for seat in (await session.scalars(query)).all():
        seats[seat.table_id].append(seat)
    named = await session.execute(select(Player.id, Player.name).where(Player.id.in_(hosts)))
    host_names = {row.id: row.name for row in named}
    return [
        shape(table, seats[table.id], host_names.get(table.host_id), viewer_id, tables)
        for table in found
    ]


def shape(
    table: GameTable, seats: list[Seat], host: str | None, viewer_id: int | None, tables: Any
) -> TableView:
    """The whitelist."""
    playing = table.status == "playing"
    mine = seats_of(seats, viewer_id)
    shown: TableView = {
        "id": table.id,
        "name": table.name,
        "game": table.game,
        "options": table.options,
        "status": table.status,
        "host": host,
        "my_host": viewer_id is not None and viewer_id == table.host_id,
        "access": table.access,
        "spectators": table.spectators,
        "rated": table.rated,
        "clock": table.clock,
        "created": table.created,
        "started": table.started,
        "ended": table.ended,
        "seed_hash": seed_hash(table) if table.started else None,
        "opened": table.opening is not None,
        "seats": seat_views(table, seats, viewer_id, tables),
        "turn": list(tables.turn(table.id)) if playing else [],
        "my_turn": bool(playing and mine and tables.waits_for(table.id, mine)),
        "consent": table.consent,
        "result": table.result,
        "rematch": table.rematch,
    }
    if table.started and table.status in ENDED:
        shown["seed"] = table.seed
    return shown


def seat_views(
    table: GameTable, seats: list[Seat], viewer_id: int | None, tables: Any
) -> list[SeatView]:
    """The chairs of a table, with their clocks while it plays."""
    clock = tables.clock(table.id) if table.status == "playing" else []
    online = tables.online(table.id) if table.status in ("waiting", "playing") else set()
    shown = []
    for seat in seats:
        stopped = {"left": seat.left, "running": False}
        time: dict[str, Any] = clock[seat.seat] if seat.seat < len(clock) else stopped
        view: SeatView = {
            "kind": seat.kind,
            "name": seat.name,
            "mine": viewer_id is not None and seat.player_id == viewer_id,
            "host": seat.kind == "person" and seat.player_id == table.host_id,
            "online": seat.kind == "bot" or seat.seat in online,
            "by_bot": seat.by_bot,
            "resigned": seat.resigned,
            "left": time["left"],
            "running": time["running"],
        }
        if seat.bot:
            view["bot"] = seat.bot
        shown.append(view)
    return shown
