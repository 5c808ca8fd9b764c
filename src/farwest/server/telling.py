"""What each seat is told: its state message, made once for all who watch from that seat."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine, Generator, Iterable
from typing import Any, NamedTuple

from fastapi import WebSocketDisconnect
from mypy_extensions import mypyc_attr

from farwest.kernel.game import Message
from farwest.kernel.news import SPECTATOR, Event
from farwest.server import protocol
from farwest.server.course import Course
from farwest.server.sights import Sights
from farwest.server.unfolding import Unfolding
from farwest.words.speech import Words

WAITING = 200
"""Messages that may wait for a slow reader before he is let go."""
PATIENCE = 20.0
"""Seconds one message may take to be sent while others wait."""
TOO_SLOW = 1013
LOST = (WebSocketDisconnect, RuntimeError, OSError)
"""What sending raises where nobody is at the other end any more."""
Pieces = dict[tuple[int, str | None], tuple[list[Event | Message], list[str]]]
"""News from a number on, in a language: what they are, and how all hear them, in text."""


class Errand:
    """A message that could not be sent in one go: whoever awaits it sees it through."""

    __slots__ = ("sending", "blocked")

    def __init__(self, sending: Coroutine[Any, Any, None], blocked: Any) -> None:
        self.sending = sending
        self.blocked = blocked
        """What the line waits for, as an event loop takes it."""

    def __await__(self) -> Generator[Any, None, None]:
        yield self.blocked
        yield from self.sending.__await__()


@mypyc_attr(allow_interpreted_subclasses=True)
class Watcher:
    """One connection to a table: what it has been told, and what waits to be sent.

    A message goes to the line at once where that takes it. Only what must wait, because the reader
    is slower, waits for whoever calls `next`.
    """

    __slots__ = (
        "clocks", "code", "gone", "lang", "line", "more", "player_id", "seats", "sending", "since",
        "table", "told", "waiting",
    )  # fmt: skip

    def __init__(self, player_id: int | None, lang: str | None = None, since: int = 0) -> None:
        self.player_id = player_id
        self.lang = lang
        self.since = since
        self.seats: list[int] = []
        self.line: Callable[[str], Coroutine[Any, Any, None]] | None = None
        """Sends a message; None: all have to wait."""
        self.waiting: list[str | Errand | None] = []
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
        """Send a message, or leave it to be sent; a reader who is far behind is let go."""
        if self.gone:
            return
        if self.line is not None and not self.sending and not self.waiting:
            self._begin(self.line(text))
        elif len(self.waiting) >= WAITING or self._late():
            self.drop(TOO_SLOW)
        else:
            self._leave(text)

    def _begin(self, sending: Coroutine[Any, Any, None]) -> None:
        """Send a message as far as that goes without waiting: as a rule, all of it."""
        try:
            blocked = sending.send(None)
        except StopIteration:
            return
        except LOST:
            self.drop(TOO_SLOW)
        else:
            self.sending = time.monotonic()
            self._leave(Errand(sending, blocked))

    def _late(self) -> bool:
        return bool(self.sending) and time.monotonic() - self.sending > PATIENCE

    def drop(self, code: int) -> None:
        """Let the reader go; he may come back and ask for what he missed."""
        if self.gone:
            return
        self.gone, self.code = True, code
        self.waiting.clear()
        self._leave(None)

    def _leave(self, message: str | Errand | None) -> None:
        self.waiting.append(message)
        if self.more is not None and not self.more.done():
            self.more.set_result(None)

    async def next(self) -> str | Errand | None:
        """The next message that waits, as soon as there is one; None: hang up."""
        self.sending = 0.0
        while not self.waiting:
            self.more = asyncio.get_running_loop().create_future()
            await self.more
        self.sending = time.monotonic()
        return self.waiting.pop(0)


class Around(NamedTuple):
    """What a state says to all alike, in text: who is choosing, and how long a pause is."""

    turn: str
    pause: str


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
        self._sights = Sights(course)
        self._questions: dict[int, tuple[Any, list[bool]]] = {}
        """For each seat, what it was asked last, and which answers could not be taken back."""

    def words_in(self, lang: str | None) -> Words | None:
        """The words of a language, or none if none are wanted."""
        if lang is None:
            return None
        if lang not in self.words:
            self.words[lang] = Words(self.course.game, lang, self.course.match.players)
        return self.words[lang]

    def views(self, seats: Iterable[int], keep: bool = False) -> dict[int, str]:
        """What each of these seats may see, in text."""
        return self._sights.texts(seats, self.unfolding.scene, keep)

    def body(self, seat: int, lang: str | None, view: str, around: Around) -> str:
        """The state as this seat may see it, without the news and the closing brace."""
        course, orders = self.course, ""
        asks = course.asks[seat] if seat >= 0 else 0
        question, undo = "null", "false"
        if self._listens_to(seat):
            question = self._question(seat, lang, view)
            undo = "true" if course.may_undo(seat) else "false"
        if 0 <= seat < len(self.orders):
            given = self.orders[seat]
            orders = f',"orders":{protocol.text(given)}' if given else ',"orders":[]'
        return (
            f'{{"type":"state","seat":{seat},"n":{self.unfolding.upto[seat]},"view":{view},'
            f'"ask":{asks},"question":{question},"undo":{undo},{around.turn}{orders}{around.pause}'
        )

    def around(self) -> Around:
        """What all are told alike, whatever they see."""
        unfolding = self.unfolding
        state = self.course.match.state if unfolding.scene is None else unfolding.scene
        reactions = state.veiled()
        turn = f'"turn":{state.choosing()},"reactions":{"true" if reactions else "false"}'
        return Around(turn, f',"pause":{unfolding.length}' if reactions and unfolding.pause else "")

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
        state = course.asked().get(seat)
        asked = None if state is None else course.question(seat)
        if state is None or asked is None:
            return "null"
        key = (state.choice_of(seat), course.asks[seat], hash(view))
        known, crosses = self._questions.get(seat, (None, []))
        if known != key:
            crosses = course.crossings(seat, asked)
            self._questions[seat] = (key, crosses)
        return protocol.question(asked, crosses, self.words_in(lang))

    def news(self, seat: int, since: int, lang: str | None, known: Pieces) -> str:
        """What the seat has heard after the first so many news, as far as it is shown.

        Each is put into text once for all who hear the same, and again for who knows its secret.
        """
        start = max(0, since)
        heard = self.course.heard[seat][start : self.unfolding.upto[seat]]
        if not heard:
            return "[]"
        same, texts = known.get((start, lang), (None, []))
        if same != heard:
            numbered = enumerate(heard, start + 1)
            texts = [self._piece(told, SPECTATOR, lang, n) for n, told in numbered]
            known[start, lang] = heard, texts
        own = [
            at
            for at, told in enumerate(heard)
            if isinstance(told, Event) and told.seats and seat in told.seats
        ]
        if own:
            texts = texts[:]
            for at in own:
                texts[at] = self._piece(heard[at], seat, lang, start + at + 1)
        return f"[{','.join(texts)}]"

    def _piece(self, told: Event | Message, seat: int, lang: str | None, n: int) -> str:
        return protocol.news_text(self.course.game, told, seat, self.words_in(lang), n)

    def state(self, seat: int, since: int, lang: str | None = None) -> str:
        """One whole state message."""
        body = self.body(seat, lang, self.views([seat])[seat], self.around())
        return f'{body},"news":{self.news(seat, since, lang, {})}}}'

    def tell(
        self, watchers: list[Watcher], seats: list[int] | None = None, keep: bool = False
    ) -> None:
        """Send every watcher the state of his seats, if it differs from what he got last.

        With `keep`, what all see is kept for the rest of a secret choice.
        """
        told = {seat for watcher in watchers for seat in watcher.seats}
        views = self.views(told if seats is None else told.intersection(seats), keep)
        around, upto = self.around(), self.unfolding.upto
        bodies: dict[tuple[int, str | None], str] = {}
        states: dict[tuple[int, str | None, int], str] = {}
        pieces: Pieces = {}
        for watcher in watchers:
            lang = watcher.lang
            for seat in watcher.seats:
                view = views.get(seat)
                if view is None:
                    continue
                body = bodies.get((seat, lang))
                if body is None:
                    body = bodies[seat, lang] = self.body(seat, lang, view, around)
                since, last = watcher.told.get(seat, (watcher.since, None))
                if last == hash(body):
                    continue
                state = states.get((seat, lang, since))
                if state is None:
                    news = self.news(seat, since, lang, pieces)
                    state = states[seat, lang, since] = f'{body},"news":{news}}}'
                watcher.told[seat] = (upto[seat], hash(body))
                watcher.send(state)
