"""Records opened at a table: to look at, or to play on from a position."""

from __future__ import annotations

import secrets

from sqlalchemy.ext.asyncio import AsyncSession

from farwest import __version__, games
from farwest.kernel.drift import fitted
from farwest.kernel.game import Game
from farwest.kernel.match import Match, replay
from farwest.kernel.record import Record
from farwest.server import catalogue, names, seating, wall
from farwest.server.errors import Problem
from farwest.server.hired import Roster
from farwest.server.models import GameTable, Player, Seat

MOST_MOVES = 10_000
LONGEST_SEED = 64
LONGEST_VERSION = 20
LONGEST_NAME = 200
"""Characters of a name that are read at all: what is shown of it is shorter."""


def read(text: str) -> tuple[Record, Match]:
    """A record as it may be kept, and its game, every move checked.

    BadRecord or a problem is raised if it will not do.
    """
    record = Record.from_json(text)
    if (
        len(record.moves) > MOST_MOVES
        or len(record.seed) > LONGEST_SEED
        or len(record.version) > LONGEST_VERSION
    ):
        raise Problem(422, "error_record_long", "This record is too long to be opened here.")
    if not record.seed.isprintable() or not record.version.isprintable():
        raise Problem(
            422,
            "error_record_field",
            "The record is damaged: a field is missing or of the wrong kind.",
        )
    try:
        game = games.find(record.game)
    except games.UnknownGame as error:
        raise Problem.of(422, error) from error
    record = tamed(fitted(game, record))
    return record, replay(game, record)


def tamed(record: Record) -> Record:
    """A record as it may be kept: its names as they may be shown to others, and no longer.

    Whatever else is in it, the rules have made or would refuse.
    """
    shown = [names.of_record(name[:LONGEST_NAME], at) for at, name in enumerate(record.players)]
    return record.but(players=shown)


def cut(record: Record, plies: int) -> str:
    """The first moves of a record, as a record of its own; the game must go on after them."""
    if not 0 <= plies <= len(record.moves):
        raise Problem(
            422, "error_no_ply", "The record has moves 0 to {last}.", last=len(record.moves)
        )
    marks = None if record.marks is None else record.marks[: plies + 1]
    start = record.but(moves=record.moves[:plies], end=None, marks=marks)
    if replay(games.find(record.game), start).state.over:
        raise Problem(409, "error_over", "The game is over.")
    return start.to_json()


async def look_at(session: AsyncSession, host: Player, record: Record, match: Match) -> str:
    """A table at which a record can be stepped through; its id."""
    table = await _table(session, host, record, match.game, record.to_json())
    table.status, table.ended = "over", table.created
    if match.state.over:
        table.result = match.game.result(match.state)._asdict()
    for number, name in enumerate(record.players):
        session.add(_seat(table.id, number, "person", name))
    return table.id


async def play_on(
    session: AsyncSession,
    host: Player,
    record: Record,
    opening: str,
    own: int,
    bot: str | None,
    roster: Roster,
) -> str:
    """A table at which a game goes on from a position, with the record's dice; its id."""
    game = games.find(record.game)
    if own >= len(record.players):
        raise Problem(422, "error_no_seat", "There is no seat {seat}.", seat=own + 1)
    bot = catalogue.check_bot(game, bot, roster)
    catalogue.require_fit(game, bot, roster, record.options, len(record.players))
    await seating.require_room(session, host)
    table = await _table(session, host, record, game, opening)
    table.status = "playing"
    taken = [host.name]
    for number in range(len(record.players)):
        if number == own:
            chair = _seat(table.id, number, "person", host.name)
            chair.player_id = host.id
        else:
            chair = _seat(table.id, number, "bot", names.bot_name(taken))
            chair.bot = bot
            taken.append(chair.name)
        session.add(chair)
    return table.id


async def _table(
    session: AsyncSession, host: Player, record: Record, game: Game, opening: str
) -> GameTable:
    now = wall.now()
    table = GameTable(
        id=secrets.token_urlsafe(12),
        name=host.name,
        game=game.key,
        options=record.options,
        status="over",
        host_id=host.id,
        access="link",
        password=None,
        spectators=True,
        rated=False,
        clock={"kind": "none"},
        seed=record.seed,
        version=__version__,
        revision=game.revision,
        opening=opening,
        created=now,
        started=now,
        ended=None,
        result=None,
        consent=[],
        rematch=None,
    )
    session.add(table)
    await session.flush()
    return table


def _seat(table_id: str, number: int, kind: str, name: str) -> Seat:
    return Seat(
        table_id=table_id,
        seat=number,
        kind=kind,
        player_id=None,
        name=name[:40],
        bot=None,
        by_bot=False,
        resigned=False,
        orders=[],
        left=None,
    )
