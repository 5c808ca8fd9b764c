"""Tables before and after the game: who sits where, who is host, when it begins and ends."""

from __future__ import annotations

import hashlib
import secrets

from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncSession

from farwest import __version__
from farwest.kernel.options import Options
from farwest.server import catalogue, names, wall
from farwest.server.errors import NO_TABLE, Problem
from farwest.server.forms import ChangeSeatForm, TableForm
from farwest.server.hired import Roster
from farwest.server.models import GameTable, Player, Seat

MOST_WAITING = 20
"""How many tables somebody may have waiting for players at the same time."""
MOST_PLAYING = 60
"""How many games may be on whose host is the same."""
NOBODY = "—"
"""The name of a seat whose player has deleted himself."""

Seats = list[Seat]


async def load(session: AsyncSession, id: str) -> tuple[GameTable, Seats]:
    """A table and its seats, to be changed by this transaction alone."""
    table = await session.get(GameTable, id, with_for_update=True)
    if table is None:
        raise Problem(404, *NO_TABLE)
    query = select(Seat).where(Seat.table_id == id).order_by(Seat.seat)
    return table, list((await session.scalars(query)).all())


def seed_hash(table: GameTable) -> str:
    """What is published of the seed at the start."""
    return hashlib.sha256(table.seed.encode()).hexdigest()


def require_host(table: GameTable, player: Player) -> None:
    """Raise a problem where somebody else is host."""
    if table.host_id != player.id:
        raise Problem(403, "error_not_host", "Only the host of the table may do that.")


def require_waiting(table: GameTable) -> None:
    """Raise a problem once the game has begun or the table is closed."""
    if table.status == "cancelled":
        raise Problem(409, "error_cancelled", "This table was closed.")
    if table.status != "waiting":
        raise Problem(409, "error_started", "The game has begun already.")


def person_seat(seats: Seats, player_id: int | None) -> Seat | None:
    """Where somebody sits himself, if he does."""
    mine = (seat for seat in seats if seat.kind == "person" and seat.player_id == player_id)
    return next(mine, None) if player_id is not None else None


def seats_of(seats: Seats, player_id: int | None) -> list[int]:
    """Every seat somebody answers for, those on his screen included."""
    if player_id is None:
        return []
    return [seat.seat for seat in seats if seat.player_id == player_id]


def may_watch(table: GameTable, seats: Seats, player_id: int | None) -> bool:
    """Whether somebody may look on: those who play, the host, and others where it is allowed."""
    if player_id is not None and (player_id == table.host_id or seats_of(seats, player_id)):
        return True
    return table.spectators and table.access != "password"


# --- setting up ------------------------------------------------------------------------------


async def set_up(
    session: AsyncSession,
    host: Player,
    form: TableForm,
    roster: Roster,
    password: str | None = None,
) -> tuple[GameTable, Seats]:
    """A new table, its options checked by the game; `password` is what is stored of it."""
    game = catalogue.find(form.game)
    options = game.settle(len(form.seats), form.options)
    if sum(seat.kind == "me" for seat in form.seats) > 1:
        raise Problem(422, "error_me_twice", "You can sit on one chair only.")
    if form.access == "password" and not password:
        raise Problem(422, "error_no_password", "A table with a password needs a password.")
    await require_room(session, host)
    table = _row(host, form, options, password)
    seats: Seats = []
    for number, wish in enumerate(form.seats):
        seat = Seat(table_id=table.id, seat=number, by_bot=False, resigned=False, left=None)
        empty(seat)
        if wish.kind == "me":
            sit(table, seat, seats, host)
        elif wish.kind != "open":
            furnish(table, seat, seats, host, roster, wish.kind, wish.bot, wish.name)
        seats.append(seat)
    session.add(table)
    await session.flush()
    session.add_all(seats)
    return table, seats


def _row(host: Player, form: TableForm, options: Options, password: str | None) -> GameTable:
    """The table itself, its seed drawn and kept secret."""
    game = catalogue.find(form.game)
    name = " ".join((form.name or "").split())
    return GameTable(
        id=secrets.token_urlsafe(12),
        name=names.clean(name, names.LONGEST_TABLE) if name else host.name,
        game=game.key,
        options=options,
        status="waiting",
        host_id=host.id,
        access=form.access,
        password=password if form.access == "password" else None,
        spectators=form.spectators,
        rated=form.rated,
        clock=form.clock.model_dump(exclude_none=True),
        seed=secrets.token_hex(32),
        version=__version__,
        revision=game.revision,
        opening=None,
        created=wall.now(),
        started=None,
        ended=None,
        result=None,
        consent=[],
        rematch=None,
    )


async def require_room(session: AsyncSession, host: Player) -> None:
    """Raise a problem where somebody has too many tables waiting, or too many games on."""
    query = select(GameTable.status, func.count()).where(GameTable.host_id == host.id)
    query = query.where(GameTable.status.in_(("waiting", "playing"))).group_by(GameTable.status)
    found = dict(list(await session.execute(query)))
    if found.get("waiting", 0) >= MOST_WAITING:
        raise Problem(
            409,
            "error_tables",
            "You have {most} tables waiting already: close one first.",
            most=MOST_WAITING,
        )
    if found.get("playing", 0) >= MOST_PLAYING:
        raise Problem(
            409,
            "error_games",
            "You are the host of {most} games that are on: finish or cancel one first.",
            most=MOST_PLAYING,
        )


def empty(seat: Seat) -> None:
    """Make a chair free."""
    seat.kind, seat.player_id, seat.name, seat.bot = "open", None, "", None


def sit(table: GameTable, seat: Seat, others: Seats, player: Player) -> None:
    """Put somebody on a free chair."""
    if table.rated and player.guest:
        raise Problem(403, "error_rated_guest", "Rated games are for accounts: make one first.")
    seat.kind, seat.player_id, seat.bot = "person", player.id, None
    seat.name = names.apart(player.name, [other.name for other in others if other is not seat])


def furnish(
    table: GameTable,
    seat: Seat,
    others: Seats,
    host: Player,
    roster: Roster,
    kind: str,
    bot: str | None,
    name: str | None,
) -> None:
    """Put a bot on a chair, or somebody who plays on the host's screen."""
    taken = [other.name for other in others if other is not seat]
    if kind == "bot":
        seat.bot = catalogue.check_bot(catalogue.find(table.game), bot, roster)
        seat.kind, seat.player_id = "bot", None
        own = roster.find(seat.bot)
        seat.name = names.apart(own.name, taken) if own else names.bot_name(taken)
    else:
        shown = names.clean(name) if name else names.guest_name()
        seat.kind, seat.player_id, seat.bot = "here", host.id, None
        seat.name = names.apart(shown, taken)


async def change_seat(
    session: AsyncSession,
    table: GameTable,
    seats: Seats,
    host: Player,
    form: ChangeSeatForm,
    roster: Roster,
) -> None:
    """What the host does with a chair before the start; a person on it is asked to go first.

    Chairs have numbers that shift, and people sit down meanwhile: nobody is sent away by mistake.
    """
    game = catalogue.find(table.game)
    if form.seat < len(seats) and seats[form.seat].kind == "person" and form.kind != "open":
        raise Problem(409, "error_chair_taken", "Somebody sits there: remove him first.")
    if form.seat == len(seats) and form.kind != "closed":
        game.settle(len(seats) + 1, table.options)
        seat = Seat(table_id=table.id, seat=form.seat, by_bot=False, resigned=False, left=None)
        empty(seat)
        session.add(seat)
        seats.append(seat)
    if form.seat >= len(seats):
        raise Problem(422, "error_no_seat", "There is no seat {seat}.", seat=form.seat + 1)
    if form.kind == "closed":
        game.settle(len(seats) - 1, table.options)
        for here, after in zip(seats[form.seat :], seats[form.seat + 1 :]):
            here.kind, here.player_id = after.kind, after.player_id
            here.name, here.bot = after.name, after.bot
        await session.delete(seats.pop())
        return
    empty(seats[form.seat])
    if form.kind != "open":
        furnish(table, seats[form.seat], seats, host, roster, form.kind, form.bot, form.name)


# --- coming and going ------------------------------------------------------------------------


def join(table: GameTable, seats: Seats, player: Player, number: int | None) -> None:
    """Sit down on a chair, the first free one if none was named; or change chairs."""
    require_waiting(table)
    old = person_seat(seats, player.id)
    if old is not None and number in (None, old.seat):
        return
    if number is not None and number >= len(seats):
        raise Problem(422, "error_no_seat", "There is no seat {seat}.", seat=number + 1)
    free = [seat for seat in seats if seat.kind == "open" and number in (None, seat.seat)]
    if not free:
        raise Problem(409, "error_seat_taken", "That seat is taken, or none is free.")
    if old is not None:
        empty(old)
    sit(table, free[0], seats, player)


def leave(table: GameTable, seats: Seats, player_id: int) -> None:
    """Get up before the start, with all who sit there on one's screen; a host hands over."""
    require_waiting(table)
    mine = seats_of(seats, player_id)
    if not mine and table.host_id != player_id:
        raise Problem(409, "error_not_seated", "You do not sit at this table.")
    for number in mine:
        empty(seats[number])
    if table.host_id == player_id:
        heir = next((seat for seat in seats if seat.kind == "person"), None)
        table.host_id = heir.player_id if heir else None
        if heir is None:
            close(table)


def begin(table: GameTable, seats: Seats, roster: Roster) -> None:
    """Start the game; from now on the hash of the seed is known to all."""
    require_waiting(table)
    if any(seat.kind == "open" for seat in seats):
        raise Problem(
            409, "error_seats_open", "Some seats are free: fill them, or take the chairs away."
        )
    if all(seat.kind == "bot" for seat in seats):
        raise Problem(409, "error_bots_alone", "Somebody must play: bots alone make no table.")
    if table.rated and sum(seat.kind == "person" for seat in seats) < 2:
        raise Problem(409, "error_rated_alone", "A rated game needs two people at least.")
    game = catalogue.find(table.game)
    table.options = game.settle(len(seats), table.options)
    for seat in seats:
        catalogue.require_fit(game, seat.bot, roster, table.options, len(seats))
    table.version, table.revision = __version__, game.revision
    table.status, table.started = "playing", wall.now()
    for seat in seats:
        seat.left = float(table.clock["bank"]) if table.clock["kind"] == "live" else None


def close(table: GameTable) -> None:
    """End a table without a result."""
    table.status, table.ended = "cancelled", wall.now()


def agree_to_cancel(table: GameTable, seats: Seats, player: Player, agree: bool) -> None:
    """Before the start the host closes the table; later everybody who still plays must agree.

    Of a rated game those are asked too for whom a bot plays: they may come back, and it counts.
    """
    if table.status == "waiting":
        require_host(table, player)
        close(table)
        return
    if table.status != "playing":
        raise Problem(409, "error_ended", "This game has ended already.")
    people = [
        seat
        for seat in seats
        if seat.kind == "person" and seat.player_id and not seat.resigned
        if table.rated or not seat.by_bot
    ]
    mine = [seat.seat for seat in people if seat.player_id == player.id]
    if not mine and (people or table.host_id != player.id):
        raise Problem(403, "error_not_seated", "You do not sit at this table.")
    others = [number for number in table.consent if number not in mine]
    table.consent = sorted(others + mine) if agree else others
    if agree and all(seat.seat in table.consent for seat in people):
        close(table)


def forget(table: GameTable, seats: Seats, player_id: int) -> None:
    """Take somebody out of a table for good: a bot plays on for him, his name is gone."""
    if table.status == "waiting" and (table.host_id == player_id or seats_of(seats, player_id)):
        leave(table, seats, player_id)
        return
    for number in seats_of(seats, player_id):
        seats[number].name = NOBODY
        seats[number].by_bot = seats[number].resigned = table.status == "playing"
