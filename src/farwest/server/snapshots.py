"""A game as it was after so many rows of its log, so that a long one comes back at once.

A snapshot is a short cut and nothing else: it is made from the log, carries the key of what made
it, and is passed over where that differs. The log alone is what a game is.
"""

from __future__ import annotations

import zlib
from collections.abc import Iterable
from typing import Any, NamedTuple

import msgspec
import structlog
from sqlalchemy import delete
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncSession

from farwest import __version__
from farwest.kernel.dump import BadDump, dump, load
from farwest.kernel.game import Message
from farwest.kernel.news import Event, Pause
from farwest.kernel.state import State
from farwest.kernel.verbs import Arg
from farwest.provenance import digest
from farwest.server.clocks import Clock, Curtain
from farwest.server.course import Course
from farwest.server.info import Info
from farwest.server.models import GameTable, Snapshot
from farwest.server.store import Store

log = structlog.get_logger("farwest.snapshots")

FORM = 2
"""Changes whenever what is kept does."""
EVERY = 250
"""After how many rows a game is kept as it is."""


class Shot(NamedTuple):
    """What was kept of a game, and how many rows of its log are in it."""

    plies: int
    body: bytes


class BadSnapshot(ValueError):
    """A snapshot that cannot be read; the log can."""


def key_of(info: Info, pause: float) -> str:
    """What a snapshot must have been made by and for."""
    people = "".join(str(seat) for seat in info.people())
    rules = digest("kernel", f"games.{info.game.key}")
    return f"{FORM} {__version__} {info.revision} {rules} {pause:g} {people}"


# --- taking --------------------------------------------------------------------------------------


class Pool:
    """Every piece of news once, however many have heard it."""

    def __init__(self) -> None:
        self.told: list[Event | Message] = []
        self.places: dict[int, int] = {}

    def place(self, told: Event | Message) -> int:
        if id(told) not in self.places:
            self.places[id(told)] = len(self.told)
            self.told.append(told)
        return self.places[id(told)]

    def all(self, told: Iterable[Event | Message]) -> list[int]:
        return [self.place(each) for each in told]

    def plain(self) -> list[list[Any]]:
        return [
            [each.id, each.args]
            if isinstance(each, Message)
            else [each.kind, each.args, each.secret, each.seats]
            for each in self.told
        ]


def take(course: Course, clock: Clock) -> bytes:
    """A game and its clocks, to be kept."""
    match, pool = course.match, Pool()
    body = {
        "options": match.options,
        "seed": match.seed,
        "state": dump(match.state),
        "before": [dump(state) for state in match.before],
        "base": None if course.base is None else dump(course.base),
        "moves": match.moves,
        "marks": match.marks,
        "news": [pool.all(told) for told in match.news],
        "pauses": match.pauses,
        "rows": course.rows,
        "window": course.window,
        "asks": course.asks,
        "heard": [pool.all(ears) for ears in course.heard],
        "held": [(seat, pool.place(event)) for seat, event in course.held],
        "free": course.free,
        "start": course.start,
        "told": pool.plain(),
        "clock": [clock.left, clock.since, clock.quiet, clock.curtain, clock.before],
    }
    return zlib.compress(msgspec.json.encode(body), 1)


# --- restoring -----------------------------------------------------------------------------------


def restore(course: Course, clock: Clock, body: bytes) -> None:
    """Bring a game that was just dealt to where it was; BadSnapshot leaves it unfit for use."""
    try:
        kept = msgspec.json.decode(zlib.decompress(body))
        _fill(course, kept)
        left, since, quiet, curtain, before = kept["clock"]
        clock.left, clock.since, clock.quiet = left, since, quiet
        clock.before = [[(bank, asked) for bank, asked in each] for each in before]
        clock.curtain = None if curtain is None else Curtain(*curtain)
    except (BadDump, zlib.error, msgspec.MsgspecError, LookupError, TypeError, ValueError) as error:
        raise BadSnapshot(str(error)) from error


def _fill(course: Course, kept: dict[str, Any]) -> None:
    told = [_told(each) for each in kept["told"]]
    match = course.match

    def state(data: dict[str, Any]) -> State:
        found: State = load(course.game.empty(), data)
        return found

    match.options, match.seed, match.moves = kept["options"], kept["seed"], kept["moves"]
    match.marks, match.state = kept["marks"], state(kept["state"])
    match.before = [state(each) for each in kept["before"]]
    match.news = [[told[place] for place in each] for each in kept["news"]]
    match.pauses = [[Pause(p, tuple(seats)) for p, seats in each] for each in kept["pauses"]]
    course.base = None if kept["base"] is None else state(kept["base"])
    course.rows, course.window, course.asks = kept["rows"], kept["window"], kept["asks"]
    course.heard = [[told[place] for place in ears] for ears in kept["heard"]]
    course.held = [(seat, told[place]) for seat, place in kept["held"]]
    course.free, course.start = kept["free"], kept["start"]
    course._asked = None


def _told(plain: list[Any]) -> Event | Message:
    if len(plain) == 2:
        return Message(plain[0], [Arg(*arg) for arg in plain[1]])
    kind, args, secret, seats = plain
    return Event(kind, tuple(args), tuple(secret), tuple(seats))


# --- the database --------------------------------------------------------------------------------


async def read(store: Store, table_id: str, key: str) -> Shot | None:
    """What was kept of a game, if it still fits."""
    async with store.reading() as session:
        found = await session.get(Snapshot, table_id)
    return Shot(found.plies, found.body) if found is not None and found.key == key else None


async def write(store: Store, table_id: str, key: str, shot: Shot) -> None:
    """Keep a game as it is, unless it has ended by now; where that fails, its log will do."""
    try:
        async with store.session() as session:
            table = await session.get(GameTable, table_id, with_for_update=True)
            if table is not None and table.status == "playing":
                await session.merge(
                    Snapshot(table_id=table_id, plies=shot.plies, key=key, body=shot.body)
                )
    except (OSError, SQLAlchemyError) as error:
        log.warning("a snapshot was not written", why=type(error).__name__)


async def forget(session: AsyncSession, table_id: str) -> None:
    """The game is over."""
    await session.execute(delete(Snapshot).where(Snapshot.table_id == table_id))
