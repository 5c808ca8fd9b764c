"""The WebSockets: one for each browser at a table, with all seats of its player."""

from __future__ import annotations

import asyncio
import contextlib
import random
import time
from typing import Any

import structlog
from fastapi import WebSocket, WebSocketDisconnect
from sqlalchemy.exc import SQLAlchemyError
from starlette.routing import WebSocketRoute
from starlette.types import Receive, Scope, Send

from farwest.kernel.news import Refused
from farwest.server import chat, protocol
from farwest.server.course import Stale
from farwest.server.errors import Problem, language_of, problem_of
from farwest.server.in_play import LiveTable
from farwest.server.incoming import Answer, Malformed, Ping, Say, Undo, decode
from farwest.server.models import Player
from farwest.server.movelog import LogTrouble
from farwest.server.people import Nobody, player_of_socket
from farwest.server.security import TooManyLines, client_of
from farwest.server.tables import Tables
from farwest.server.telling import LOST, PATIENCE, TOO_SLOW, Watcher
from farwest.server.tidying import may_litter
from farwest.words import languages

log = structlog.get_logger("farwest.live")

BURST, PER_SECOND = 60.0, 15.0
"""Messages a client may send at once, and as a rule."""
FORBEARANCE = 100
"""Messages too many before a client is let go."""
AGAIN = 60.0
"""Seconds after which, as a rule, it is looked up again who is at the other end."""
SPREAD = 0.5, 1.5
"""Times as many: those who came together are not all looked up together."""
LONGEST_NUMBER = 9
"""Digits of the number of news that a client says it has."""
NO_TABLE, NOT_HERE, TOO_MANY = 4404, 4403, 4429
BAD_FORM, TOO_LONG, COME_AGAIN = 1008, 1009, 1012


class Allowance:
    """How many messages a client may still send."""

    __slots__ = ("left", "at", "excess")

    def __init__(self) -> None:
        self.left = BURST
        self.at = time.monotonic()
        self.excess = 0

    def spend(self) -> bool:
        """Count one message; false where it was one too many."""
        now = time.monotonic()
        self.left = min(BURST, self.left + (now - self.at) * PER_SECOND)
        self.at = now
        if self.left < 1:
            self.excess += 1
            return False
        self.left -= 1
        return True


def require_seat(table: LiveTable, player_id: int | None, seat: int) -> None:
    """Raise a problem unless somebody answers for this seat himself."""
    if seat not in table.info.seats_of(player_id):
        raise Problem(403, "error_not_your_seat", "Seat {seat} is not yours.", seat=seat + 1)
    if table.info.chairs[seat].by_bot:
        raise Problem(409, "error_by_bot", "A bot plays for you: take your seat back first.")


async def answer_for(
    table: LiveTable, player_id: int | None, seat: int, ask: int, action: int
) -> None:
    """Somebody answers for one of his seats, or Stale, Refused or a Problem is raised."""
    require_seat(table, player_id, seat)
    await table.answer(seat, ask, action)


async def undo_for(table: LiveTable, player_id: int | None, seat: int, ask: int | None) -> None:
    """Somebody takes an answer of one of his seats back, or the same is raised."""
    require_seat(table, player_id, seat)
    await table.undo(seat, ask)


def trouble(error: Exception) -> Problem:
    """What went wrong, as it is told to a client."""
    if isinstance(error, LogTrouble):
        return Problem(503, "error_not_written", "The move could not be written down: try again.")
    if isinstance(error, Stale):
        return Problem(409, "error_stale", "The table has moved on: look again.")
    return problem_of(error)


class Conversation:
    """One client at one table; there may be thousands, so little is kept of each."""

    __slots__ = (
        "socket", "receive", "send", "tables", "table", "player_id", "watcher", "allowance",
        "porter",
    )  # fmt: skip

    def __init__(
        self, socket: WebSocket, table: LiveTable, watcher: Watcher, receive: Receive, send: Send
    ) -> None:
        self.socket = socket
        self.receive = receive
        self.send = send
        self.tables: Tables = socket.app.state.tables
        self.table = table
        self.player_id = watcher.player_id
        self.watcher = watcher
        self.allowance = Allowance()
        self.porter: asyncio.TimerHandle | None = None

    async def hold(self) -> None:
        """Talk until one side hangs up.

        Whatever is read wakes a task of its own: the one that came here would pass through all
        layers of the application at every message. This one writes what has to wait.
        """
        self.watcher.line = self._send
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(None) as end:
                reader = asyncio.create_task(self._listen(end))
                try:
                    await self._write()
                    await reader
                finally:
                    reader.cancel()

    async def _listen(self, end: asyncio.Timeout) -> None:
        """Do what is asked for until somebody hangs up; what waits then is not waited for long."""
        self._let_in()
        try:
            await self.tables.join(self.table, self.watcher)
            await self._read()
        finally:
            if self.porter is not None:
                self.porter.cancel()
            self.tables.leave(self.table, self.watcher)
            self.watcher.drop(1000)
            with contextlib.suppress(RuntimeError):  # whoever writes may be gone already
                end.reschedule(asyncio.get_running_loop().time() + PATIENCE)

    def _let_in(self) -> None:
        """Let somebody stay, and look again later who he is."""
        if self.player_id is not None and not self.watcher.gone:
            loop = asyncio.get_running_loop()
            wait = AGAIN * random.uniform(*SPREAD)
            self.porter = loop.call_later(wait, lambda: self.tables.start(self._look_again()))

    async def _look_again(self) -> None:
        """Let somebody go whose session has ended; whoever still may come in again."""
        try:
            found = await who_is(self.socket)
        except Problem:
            found = None
        except (OSError, SQLAlchemyError):
            self._let_in()
            return
        if id_of(found) != self.player_id:
            self.watcher.drop(COME_AGAIN)
        else:
            self._let_in()

    async def _send(self, text: str) -> None:
        await self.send({"type": "websocket.send", "text": text})

    async def _write(self) -> None:
        """Send what has to wait, and hang up in the end."""
        with contextlib.suppress(*LOST):
            while await self._pass_on():
                pass
        self.watcher.drop(TOO_SLOW)
        with contextlib.suppress(*LOST):
            await self.socket.close(self.watcher.code)

    async def _pass_on(self) -> bool:
        """Send the next message; nobody holds on to it until there is another."""
        message = await self.watcher.next()
        if message is None:
            return False
        await (self._send(message) if isinstance(message, str) else message)
        return True

    async def _read(self) -> None:
        while not self.watcher.gone:
            message = await self.receive()
            if message["type"] == "websocket.disconnect":
                return
            text = message.get("text") or message.get("bytes") or ""
            if len(text) > protocol.LONGEST:
                log.warning("refused", why="error_too_long")
                self.watcher.drop(TOO_LONG)
            elif not self.socket.app.state.limits.on or self.allowance.spend():
                await self._hear(text)
            elif self.allowance.excess > FORBEARANCE:
                log.warning("refused", why="error_too_often")
                self.watcher.drop(TOO_MANY)
            else:
                self._refuse(Problem(429, "error_too_often", "That was too often: wait a while."))

    async def _hear(self, text: str | bytes) -> None:
        """Do what a message asks for; whatever is wrong with it, nothing else happens."""
        try:
            message = decode(text)
        except Malformed:
            self._refuse(Problem(400, "error_message", "This message is not of the right form."))
            return
        try:
            if isinstance(message, Answer):
                require_seat(self.table, self.player_id, message.seat)
                await self.table.take(message.seat, message.ask, message.action)
            elif isinstance(message, Undo):
                await undo_for(self.table, self.player_id, message.seat, message.ask)
            elif isinstance(message, Say):
                await self._say(message.text)
            elif isinstance(message, Ping):
                self.watcher.send(protocol.text_of("pong"))
        except Stale:
            assert isinstance(message, Answer | Undo)
            self.watcher.send(protocol.text_of("resync", reason="stale", seat=message.seat))
            self.watcher.told.pop(message.seat, None)
            self.table.welcome(self.watcher)
            may_litter()
        except (Refused, Problem, LogTrouble) as error:
            self._refuse(trouble(error))

    async def _say(self, text: str) -> None:
        may_litter()
        if self.player_id is None:
            raise Nobody
        await self.socket.app.state.limits.require("say", str(self.player_id))
        player = await who_is(self.socket)
        if player is None or player.id != self.player_id:
            raise Nobody
        await chat.say(self.tables, self.table, player, text)

    def _refuse(self, problem: Problem) -> None:
        may_litter()
        log.info("refused", why=problem.id)
        self.watcher.send(error_text(problem, self.socket))


async def who_is(socket: WebSocket) -> Player | None:
    """Who is at the other end now; nothing of him is kept in memory."""
    try:
        return await player_of_socket(socket)
    finally:
        socket.scope.pop("farwest.player", None)


def id_of(player: Player | None) -> int | None:
    """The number of somebody; nobody has none."""
    return None if player is None else player.id


def error_text(problem: Problem, socket: WebSocket) -> str:
    """A problem as a message, in the language that whoever is there would read."""
    return protocol.text_of("error", error=problem.error(language_of(socket)))


async def turn_away(socket: WebSocket, code: int, problem: Problem) -> None:
    """Say why there is nothing to see here, and hang up."""
    log.info("refused", why=problem.id)
    await socket.accept()
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        await socket.send_text(error_text(problem, socket))
        await socket.close(code)


async def live(socket: WebSocket, receive: Receive, send: Send) -> None:
    """Live play at a table; messages go past the socket, which would only pass them on."""
    state: Any = socket.app.state
    since, lang = socket.query_params.get("since", "0"), socket.query_params.get("lang")
    lang = lang if lang in languages() else None
    if not (since.isascii() and since.isdecimal() and len(since) <= LONGEST_NUMBER):
        await socket.close(BAD_FORM)
        return
    try:
        player_id = id_of(await who_is(socket))
        table = await state.tables.get(socket.path_params["id"])
    except Problem as problem:
        code = NO_TABLE if problem.status_code == 404 else NOT_HERE
        await turn_away(socket, code, problem)
        return
    if not table.info.sights_of(player_id):
        closed = Problem(403, "error_no_spectators", "This table is not open to spectators.")
        await turn_away(socket, NOT_HERE, closed)
        return
    try:
        with state.limits.line(client_of(socket), player_id):
            await socket.accept()
            watcher = Watcher(player_id, lang, int(since))
            await Conversation(socket, table, watcher, receive, send).hold()
    except TooManyLines as problem:
        await turn_away(socket, TOO_MANY, problem)


class Door:
    """The route as a bare application: a framework's wrappers would stay as long as the line."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await live(WebSocket(scope, receive, send), receive, send)


ROUTE = WebSocketRoute("/api/v1/tables/{id}/live", Door())
