"""Reviews of finished games: thought over one at a time, beside everything else, and kept.

They are reckoned in one process of their own that gives way to all others, so that neither people
nor bots ever wait for it; it is started when a review is wanted and ended when none is. What is
wanted is written down, so that a server that starts again goes on; what has failed stays failed.
"""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import os
import time
from collections import deque
from concurrent.futures import ProcessPoolExecutor
from typing import TYPE_CHECKING, Any

import structlog
from sqlalchemy import select

from farwest import __version__
from farwest.bots.advised import NoAdvice, advice_of
from farwest.kernel.game import Game, Message
from farwest.kernel.record import Record
from farwest.kernel.verbs import Arg
from farwest.review import EDITION, review
from farwest.review.chances import NoChances, spread_of
from farwest.server import bots_at_work, protocol
from farwest.server.beside import end, start
from farwest.server.errors import Problem
from farwest.server.models import GameReview
from farwest.words.speech import Words

if TYPE_CHECKING:
    from farwest.server.in_play import LiveTable
    from farwest.server.tables import Tables

log = structlog.get_logger("farwest.reviews")

LIMIT = 1800.0
"""Seconds after which a review is given up."""
GRACE = 5.0
"""How much later its process is."""
MOST = 100
"""So many games may wait; whoever comes then asks again later."""
WANTED, DONE, FAILED = "wanted", "done", "failed"
WAITING, WORKING = "waiting", "working"


def edition() -> str:
    """What a review that is kept was reckoned by."""
    return f"{__version__}/{EDITION}"


# --- in the worker -------------------------------------------------------------------------------

_part: Any = None
"""Where the worker notes how far it is, in hundredths."""


def prepare(part: Any, nice: int) -> None:
    """What the worker does first: end when the server ends, and give way to others."""
    global _part  # noqa: PLW0603  (a process that thinks over one game at a time)
    bots_at_work.prepare()
    with contextlib.suppress(AttributeError, OSError):
        os.nice(nice)
    _part = part


def think_over(text: str, seconds: float) -> dict[str, Any]:
    """The review of a record, or whatever is wrong with it."""
    with bots_at_work.limit(seconds):
        return review(Record.from_json(text), note_part).to_json()


def note_part(done: int, labour: int) -> None:
    """Let the server know how far it is."""
    if _part is not None:
        _part.value = 100 * done // max(1, labour)


# --- in the server -------------------------------------------------------------------------------


class Reviews:
    """The games that wait to be thought over, and the one that is."""

    def __init__(self, hub: Tables) -> None:
        self.hub = hub
        self.waiting: deque[str] = deque()
        self.now: str | None = None
        self.task: asyncio.Task[None] | None = None
        self.pool: ProcessPoolExecutor | None = None
        self.part: Any = None

    async def open(self) -> None:
        """Go on with what was wanted before; of several processes, the keeper does."""
        if not self.hub.log.keeper:
            return
        async with self.hub.store.reading() as session:
            query = select(GameReview.table_id).where(
                GameReview.state == WANTED, GameReview.edition == edition()
            )
            found = (await session.scalars(query.order_by(GameReview.at).limit(MOST))).all()
        self.waiting.extend(found)
        self._go_on()

    async def close(self) -> None:
        """Leave the rest for the next start."""
        if self.task is not None:
            await end([self.task])
        await self._end()

    async def find(self, table: LiveTable) -> dict[str, Any]:
        """The review of a finished game, or how far it is; it is wanted from now on."""
        require_end(table)
        table_id = table.info.id
        known = self._known(table_id)
        row = await self._read(table_id)
        if known and not self._known(table_id):  # it came to its end while this looked
            known = False
            row = await self._read(table_id)
        if row is not None and row.state != WANTED:
            body = row.body and {**row.body, "players": list(table.info.players)}
            return {"state": row.state, "done": 100, "review": body}
        if not known and not self._known(table_id) and len(self.waiting) < MOST:
            self.waiting.append(table_id)
            if row is None:
                await self._write(table_id, WANTED, None)
        self._go_on()
        working = table_id == self.now
        done = self.part.value if working and self.part is not None else 0
        return {"state": WORKING if working else WAITING, "done": done, "review": None}

    def _known(self, table_id: str) -> bool:
        """Whether a game waits to be thought over, or is."""
        return table_id == self.now or table_id in self.waiting

    def _go_on(self) -> None:
        """See to it that what waits is thought over."""
        if self.waiting and (self.task is None or self.task.done()):
            self.task = start(self._work())

    async def _work(self) -> None:
        """One game after the other, until none waits."""
        while self.waiting:
            try:
                self.now = self.waiting.popleft()
                if self.part is not None:
                    self.part.value = 0
                await self._think_over(self.now)
            finally:
                self.now = None
            if not self.waiting:
                await self._end()

    async def _think_over(self, table_id: str) -> None:
        """Find out and write down what is to be said of a game, or that it cannot be done."""
        begun = time.monotonic()
        try:
            table = await self.hub.get(table_id)
        except Problem as problem:  # the table is gone, or was played by other rules
            log.warning("a game is not thought over", why=problem.text)
            return
        try:
            assert table.course is not None
            record = table.course.match.record(table.info.version).to_json()
            body = await asyncio.wait_for(self._submit(record), LIMIT + GRACE)
        except Exception as error:  # whatever goes wrong, the game is over and nothing waits for it
            log.error("a review failed", exc_info=error)
            await self._end()
            await self._write(table_id, FAILED, None)
            return
        await self._write(table_id, DONE, body)
        log.info("a review is done", seconds=round(time.monotonic() - begun, 1))

    async def _submit(self, record: str) -> dict[str, Any]:
        """Have a record thought over in the process for it."""
        if self.pool is None:
            context = multiprocessing.get_context("spawn")
            self.part = context.Value("i", 0, lock=False)
            nice = self.hub.settings.review_nice
            self.pool = ProcessPoolExecutor(1, context, prepare, (self.part, nice))
        return await asyncio.wrap_future(self.pool.submit(think_over, record, LIMIT))

    async def _end(self) -> None:
        """End the process, whatever it is doing."""
        pool, self.pool = self.pool, None
        if pool is not None:
            await asyncio.to_thread(bots_at_work.stop, pool)

    async def _read(self, table_id: str) -> GameReview | None:
        async with self.hub.store.reading() as session:
            return await session.get(GameReview, (table_id, edition()))

    async def _write(self, table_id: str, state: str, body: dict[str, Any] | None) -> None:
        async with self.hub.store.session() as session:
            row = GameReview(
                table_id=table_id, edition=edition(), state=state, body=body, at=time.time()
            )
            await session.merge(row)


def require_end(table: LiveTable) -> None:
    """Raise a problem unless there is a whole game to think over, and a way to do it."""
    if not table.over:
        raise Problem(409, "error_review_unfinished", "Only a finished game can be reviewed.")
    game: Game[Any] = table.info.game
    try:
        spread_of(game, advice_of(game))
    except (NoAdvice, NoChances) as error:
        raise Problem.of(409, error) from error


def worded(body: dict[str, Any], words: Words | None) -> dict[str, Any]:
    """A review whose labels have their texts."""
    if words is None:
        return body

    def said(label: dict[str, Any] | None) -> dict[str, Any] | None:
        if label is None:
            return None
        args = [Arg(name, kind, value) for name, (kind, value) in label["args"].items()]
        return protocol.message(Message(label["id"], args), words)

    turning = [
        turn | {"played": said(turn["played"]), "preferred": said(turn["preferred"])}
        for turn in body["turning"]
    ]
    return body | {"turning": turning}
