"""The other processes at the same database: they are woken, and what they wrote is read."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from functools import partial
from typing import TYPE_CHECKING, Any

from farwest.server import chat

if TYPE_CHECKING:
    from farwest.server.tables import Tables

ANSWERED = 1.0
"""Seconds in which the others say who is connected to them."""

Work = Callable[[], Awaitable[Any]]


class Others:
    """What this process and the others tell each other.

    A written move is told by its ply. Anything else is told by a word (`table`, `note`, `chat`,
    `who` and its answer `here`), who says it, and perhaps a number. `all` and `keeper` come from
    this process itself: it could not hear the others for a while, or it has to mind the tables
    nobody is connected to.
    """

    def __init__(self, hub: Tables) -> None:
        self.hub = hub
        self.me = secrets.token_hex(4)
        """What tells this process from the others."""

    def tell(self, table_id: str, word: str, number: int | None = None) -> None:
        """Wake the others, as soon as the database lets us."""
        if not self.hub.settings.sqlite:
            what = f"{word} {self.me}" if number is None else f"{word} {self.me} {number}"
            self._do(partial(self.hub.log.tell, table_id, what))

    def heard(self, table_id: str, what: str) -> None:
        """Something is new at a table, or everywhere."""
        hub = self.hub
        word, _, rest = what.partition(" ")
        who, _, number = rest.partition(" ")
        if word.isdecimal():
            table = hub.live.get(table_id)
            if table is None or table.course is None or int(word) >= table.course.rows:
                self._do(partial(self._catch_up, table_id, int(word)))
        elif word == "all":
            for known in list(hub.live):
                self._do(partial(hub.refresh, known))
                self._do(partial(self._pass_on_all, known))
        elif word == "keeper":
            self._do(hub.resume)
        elif who == self.me:
            return
        elif word == "table":
            self._do(partial(hub.refresh, table_id))
        elif word == "note":
            self._do(partial(self._read_notes, table_id))
        elif word == "chat":
            self._do(partial(self._pass_on, table_id, int(number)))
        elif word == "who" and table_id in hub.live:
            for player_id in hub.live[table_id].around():
                self.tell(table_id, "here", player_id)
        elif word == "here" and table_id in hub.live:
            hub.live[table_id].heard_of(int(number))

    async def ask_who_is_here(self, table_id: str) -> None:
        """Learn which players of a table are connected to the others."""
        if not self.hub.settings.sqlite:
            self.tell(table_id, "who")
            await asyncio.sleep(ANSWERED)

    def _do(self, work: Work) -> None:
        self.hub.start(self.hub.persist(work))

    async def _catch_up(self, table_id: str, ply: int) -> None:
        table = await self.hub.get(table_id)
        if not table.playing:  # nobody told us that it has begun
            await self.hub.refresh(table_id)
        async with table.lock:
            if table.course is not None and ply >= table.course.rows:
                await table.catch_up()
                await table.play_on()

    async def _read_notes(self, table_id: str) -> None:
        table = await self.hub.get(table_id)
        async with table.lock:
            if table.playing:
                await table.read_notes()
                await table.play_on()

    async def _pass_on_all(self, table_id: str) -> None:
        table = self.hub.live.get(table_id)
        if table is not None and table.watchers:
            await chat.pass_on_all(self.hub, table)

    async def _pass_on(self, table_id: str, saying: int) -> None:
        table = self.hub.live.get(table_id)
        if table is not None:
            await chat.pass_on(self.hub, table, saying)
