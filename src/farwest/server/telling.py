"""What each seat is told: its state message, made once for all who watch from that seat."""

from __future__ import annotations

import asyncio
from typing import Any

from farwest.kernel.steps import Choice
from farwest.server import protocol
from farwest.server.course import Course
from farwest.server.unfolding import Unfolding
from farwest.words.speech import Words

WAITING = 200
"""Messages that may wait for a slow reader before he is let go."""
TOO_SLOW = 1013


class Watcher:
    """One connection to a table: what it has been told, and what waits to be sent."""

    def __init__(self, player_id: int | None, lang: str | None = None, since: int = 0) -> None:
        self.player_id = player_id
        self.lang = lang
        self.since = since
        self.seats: list[int] = []
        self.queue: asyncio.Queue[str | None] = asyncio.Queue(WAITING)
        """What is to be sent; None: hang up."""
        self.gone = False
        self.code = 1000
        self.told: dict[int, tuple[int, str]] = {}
        """For each seat, how many news it has got and the last state without them."""
        self.table = ""
        self.clocks: Any = None

    def send(self, text: str) -> None:
        """Leave a message to be sent; a reader who is far behind is let go."""
        if self.gone:
            return
        try:
            self.queue.put_nowait(text)
        except asyncio.QueueFull:
            self.drop(TOO_SLOW)

    def drop(self, code: int) -> None:
        """Let the reader go; he may come back and ask for what he missed."""
        if self.gone:
            return
        self.gone, self.code = True, code
        while not self.queue.empty():
            self.queue.get_nowait()
        self.queue.put_nowait(None)


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
        self._questions: dict[tuple[int, str | None], tuple[Any, str]] = {}

    def words_in(self, lang: str | None) -> Words | None:
        """The words of a language, or none if none are wanted."""
        if lang is None:
            return None
        if lang not in self.words:
            self.words[lang] = Words(self.course.game, lang, self.course.match.players)
        return self.words[lang]

    def body(self, seat: int, lang: str | None = None) -> str:
        """The state as this seat may see it, without the news and the closing brace."""
        scene = self.unfolding.scene
        state = self.course.match.state if scene is None else scene
        view = protocol.encode(self.course.view(seat, scene)).decode()
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
        state = course.asked().get(seat) if self._listens_to(seat) else None
        asked = None if state is None else course.game.question(state, seat)
        reason = course.game.why(course.view(seat, self.unfolding.scene), asked, target)
        return None if reason is None else protocol.reason(reason, self.words_in(lang))

    def _question(self, seat: int, lang: str | None, view: str) -> str:
        """What the seat is asked; made anew only when it sees something else."""
        state = self.course.asked().get(seat)
        choice: Choice[Any] | None = None if state is None else state.choice_of(seat)
        if choice is None:
            return "null"
        key = (choice, self.course.asks[seat], view)
        known = self._questions.get((seat, lang))
        if known is not None and known[0] == key:
            return known[1]
        found = self.course.question(seat)
        assert found is not None
        asked, crosses = found
        shape = protocol.question(asked, crosses, self.words_in(lang))
        text = protocol.encode(shape).decode()
        self._questions[seat, lang] = (key, text)
        return text

    def news(self, seat: int, since: int, lang: str | None = None) -> str:
        """What the seat has heard after the first so many news, as far as it is shown."""
        heard = self.course.heard[seat][max(0, since) : self.unfolding.upto[seat]]
        words = self.words_in(lang)
        told = [
            protocol.news(self.course.game, event, seat, words, n)
            for n, event in enumerate(heard, max(0, since) + 1)
        ]
        return protocol.encode(told).decode()

    def state(self, seat: int, since: int, lang: str | None = None) -> str:
        """One whole state message."""
        return f'{self.body(seat, lang)},"news":{self.news(seat, since, lang)}}}'

    def tell(self, watchers: list[Watcher], seats: list[int] | None = None) -> None:
        """Send every watcher the state of his seats, if it differs from what he got last."""
        bodies: dict[tuple[int, str | None], str] = {}
        states: dict[tuple[int, str | None, int], str] = {}
        for watcher in watchers:
            for seat in watcher.seats:
                if seats is not None and seat not in seats:
                    continue
                key = (seat, watcher.lang)
                if key not in bodies:
                    bodies[key] = self.body(*key)
                body = bodies[key]
                since, last = watcher.told.get(seat, (watcher.since, ""))
                if last == body:
                    continue
                full = (*key, since)
                if full not in states:
                    states[full] = f'{body},"news":{self.news(seat, since, watcher.lang)}}}'
                watcher.told[seat] = (self.unfolding.upto[seat], body)
                watcher.send(states[full])
