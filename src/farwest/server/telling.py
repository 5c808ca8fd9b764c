"""What each seat is told: its state message, made once for all who watch from that seat."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Collection
from typing import Any

from farwest.kernel.news import Event
from farwest.server import protocol
from farwest.server.course import Course
from farwest.server.unfolding import Unfolding
from farwest.words.speech import Words

WAITING = 200
"""Messages that may wait for a slow reader before he is let go."""
PATIENCE = 20.0
"""Seconds one message may take to be sent while others wait."""
TOO_SLOW = 1013
Pieces = dict[tuple[int, int, bool, str | None], str]
"""News as they travel: by the event, its number, whether its secret is told, and the language."""


class Watcher:
    """One connection to a table: what it has been told, and what waits to be sent."""

    __slots__ = (
        "clocks", "code", "gone", "lang", "more", "player_id", "seats", "sending", "since",
        "table", "told", "waiting",
    )  # fmt: skip

    def __init__(self, player_id: int | None, lang: str | None = None, since: int = 0) -> None:
        self.player_id = player_id
        self.lang = lang
        self.since = since
        self.seats: list[int] = []
        self.waiting: list[str | None] = []
        """What is to be sent; None: hang up."""
        self.more: asyncio.Future[None] | None = None
        """What the one who sends waits for, when there is nothing to send."""
        self.sending = 0.0
        """Since when a message is on its way; 0: none is."""
        self.gone = False
        self.code = 1000
        self.told: dict[int, tuple[int, int]] = {}
        """For each seat, how many news it has got and the hash of the last state without them."""
        self.table: int | None = None
        """The hash of what it was told last about the table itself."""
        self.clocks: Any = None

    def send(self, text: str) -> None:
        """Leave a message to be sent; a reader who is far behind is let go."""
        if self.gone:
            return
        late = self.sending and time.monotonic() - self.sending > PATIENCE
        if late or len(self.waiting) >= WAITING:
            self.drop(TOO_SLOW)
        else:
            self._leave(text)

    def drop(self, code: int) -> None:
        """Let the reader go; he may come back and ask for what he missed."""
        if self.gone:
            return
        self.gone, self.code = True, code
        self.waiting.clear()
        self._leave(None)

    def _leave(self, text: str | None) -> None:
        self.waiting.append(text)
        if self.more is not None and not self.more.done():
            self.more.set_result(None)

    async def next(self) -> str | None:
        """The next message, as soon as there is one; None: hang up."""
        self.sending = 0.0
        while not self.waiting:
            self.more = asyncio.get_running_loop().create_future()
            await self.more
        self.sending = time.monotonic()
        return self.waiting.pop(0)


class Teller:
    """Makes the state messages of one table."""

    def __init__(
        self, course: Course, unfolding: Unfolding, notes: dict[int, tuple[int, int]]
    ) -> None:
        self.course = course
        self.unfolding = unfolding
        self.notes = notes
        """The seats whose answer is known, though its turn has not come."""
        self.orders: list[list[str]] = []
        """The seats that have ordered to let every chance to react go by."""
        self.words: dict[str, Words] = {}
        self._questions: dict[int, tuple[Any, list[bool]]] = {}
        """For each seat, what it was asked last, and which answers could not be taken back."""

    def words_in(self, lang: str | None) -> Words | None:
        """The words of a language, or none if none are wanted."""
        if lang is None:
            return None
        if lang not in self.words:
            self.words[lang] = Words(self.course.game, lang, self.course.match.players)
        return self.words[lang]

    def views(self, seats: Collection[int]) -> dict[int, str]:
        """What each of these seats may see, in text."""
        shown = self.course.views(list(seats), self.unfolding.scene)
        return {seat: protocol.encode(view).decode() for seat, view in zip(seats, shown)}

    def body(self, seat: int, lang: str | None, view: str) -> str:
        """The state as this seat may see it, without the news and the closing brace."""
        scene = self.unfolding.scene
        state = self.course.match.state if scene is None else scene
        asks = self.course.asks[seat] if seat >= 0 else 0
        asked = self._listens_to(seat)
        question = self._question(seat, lang, view) if asked else "null"
        undo = "true" if asked and self.course.may_undo(seat) else "false"
        reactions = state.veiled()
        text = (
            f'{{"type":"state","seat":{seat},"n":{self.unfolding.upto[seat]},"view":{view},'
            f'"ask":{asks},"question":{question},"undo":{undo},"turn":{state.choosing()},'
            f'"reactions":{"true" if reactions else "false"}'
        )
        if 0 <= seat < len(self.orders):
            text += f',"orders":{protocol.encode(self.orders[seat]).decode()}'
        if reactions and self.unfolding.pause:
            text += f',"pause":{self.unfolding.length}'
        return text

    def _listens_to(self, seat: int) -> bool:
        """Whether the table would take an answer of this seat now, if it is asked."""
        return seat >= 0 and not self.unfolding.quiet and seat not in self.notes

    def why(self, seat: int, target: str, lang: str | None = None) -> dict[str, Any] | None:
        """Why something on the board is no answer of this seat, from what it was told alone."""
        course = self.course
        asked = course.question(seat) if self._listens_to(seat) else None
        reason = course.game.why(course.view(seat, self.unfolding.scene), asked, target)
        return None if reason is None else protocol.reason(reason, self.words_in(lang))

    def _question(self, seat: int, lang: str | None, view: str) -> str:
        """What the seat is asked; its answers are tried anew only when it sees something else."""
        course = self.course
        state, asked = course.asked().get(seat), course.question(seat)
        if state is None or asked is None:
            return "null"
        key = (state.choice_of(seat), course.asks[seat], hash(view))
        known, crosses = self._questions.get(seat, (None, []))
        if known != key:
            crosses = course.crossings(seat, asked)
            self._questions[seat] = (key, crosses)
        shape = protocol.question(asked, crosses, self.words_in(lang))
        return protocol.encode(shape).decode()

    def news(self, seat: int, since: int, lang: str | None, known: Pieces) -> str:
        """What the seat has heard after the first so many news, as far as it is shown.

        Each is put into text once for all who know its secret, and once for all who do not.
        """
        start = max(0, since)
        heard = self.course.heard[seat][start : self.unfolding.upto[seat]]
        pieces = []
        for n, told in enumerate(heard, start + 1):
            privy = isinstance(told, Event) and seat in told.seats
            key = (id(told), n, privy, lang)
            if key not in known:
                found = protocol.news(self.course.game, told, seat, self.words_in(lang), n)
                known[key] = protocol.encode(found).decode()
            pieces.append(known[key])
        return f"[{','.join(pieces)}]"

    def state(self, seat: int, since: int, lang: str | None = None) -> str:
        """One whole state message."""
        body = self.body(seat, lang, self.views([seat])[seat])
        return f'{body},"news":{self.news(seat, since, lang, {})}}}'

    def tell(self, watchers: list[Watcher], seats: list[int] | None = None) -> None:
        """Send every watcher the state of his seats, if it differs from what he got last."""
        told = {seat for watcher in watchers for seat in watcher.seats}
        views = self.views(told if seats is None else told.intersection(seats))
        bodies: dict[tuple[int, str | None], str] = {}
        states: dict[tuple[int, str | None, int], str] = {}
        pieces: Pieces = {}
        for watcher in watchers:
            for seat in watcher.seats:
                if seat not in views:
                    continue
                key = (seat, watcher.lang)
                if key not in bodies:
                    bodies[key] = self.body(*key, views[seat])
                body = bodies[key]
                since, last = watcher.told.get(seat, (watcher.since, None))
                if last == hash(body):
                    continue
                full = (*key, since)
                if full not in states:
                    news = self.news(seat, since, watcher.lang, pieces)
                    states[full] = f'{body},"news":{news}}}'
                watcher.told[seat] = (self.unfolding.upto[seat], hash(body))
                watcher.send(states[full])
