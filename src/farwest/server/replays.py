"""Finished games, to step through and to prove."""

from __future__ import annotations

import asyncio
import hashlib
from typing import Any

from farwest.kernel.game import Game, Message
from farwest.kernel.match import Match, replay
from farwest.kernel.record import BadRecord, Record
from farwest.kernel.state import State
from farwest.server import protocol
from farwest.server.in_play import LiveTable
from farwest.words.speech import Words

KEPT = 8
"""Finished games that are kept ready."""
ALL = "all"


class Film:
    """Every position of a game, with what led to it."""

    def __init__(self, game: Game[Any], record: Record) -> None:
        self.game = game
        self.players = record.players
        self.match = Match(game, record.players, record.options, record.seed)
        self.states: list[State] = [self.match.state.clone()]
        self.answers: list[Message | None] = [None]
        for seat, action in record.moves:
            self.answers.append(label(game, self.states[-1], seat, action))
            self.match.answer(seat, action)
            self.states.append(self.match.state.clone())

    def frame(self, ply: int, seat: int | None, words: Words | None) -> dict[str, Any]:
        """A position as a seat saw it, or as all did."""
        state, answer = self.states[ply], self.answers[ply]
        viewer = -1 if seat is None else seat
        found: dict[str, Any] = {
            "ply": ply,
            "seat": self.match.moves[ply - 1][0] if ply else None,
            "answer": None if answer is None else protocol.message(answer, words),
            "turn": state.choosing(),
            "totals": self.game.result(state).totals,
            "news": [
                protocol.news(self.game, event, viewer, words) for event in self.match.news[ply]
            ],
        }
        if seat is None:
            found["views"] = self.game.views(state, range(state.seats))
        else:
            found["view"] = self.game.view(state, seat)
        return found


def label(game: Game[Any], state: State, seat: int, action: int) -> Message | None:
    """What an answer was called when it was given."""
    asked = game.question(state, seat)
    for offer in asked.offers if asked else []:
        if offer.action == action:
            return offer.label
    return None


class Films:
    """The finished games somebody is looking at."""

    def __init__(self) -> None:
        self.ready: dict[str, Film] = {}

    async def get(self, table: LiveTable) -> Film:
        """The film of a table's game, made in a thread."""
        assert table.course is not None
        film = self.ready.pop(table.info.id, None)
        if film is None:
            record = table.course.match.record(table.info.version)
            film = await asyncio.to_thread(Film, table.info.game, record)
        self.ready[table.info.id] = film
        while len(self.ready) > KEPT:
            del self.ready[next(iter(self.ready))]
        return film


def verify(game: Game[Any], record: Record, seed_hash: str) -> dict[str, Any]:
    """Whether the seed is the one promised, and the moves lead where they led."""
    try:
        replay(game, Record.from_json(record.to_json()))
        replays = True
    except BadRecord:
        replays = False
    return {
        "seed": record.seed,
        "seed_hash": seed_hash,
        "hash_matches": hashlib.sha256(record.seed.encode()).hexdigest() == seed_hash,
        "replays": replays,
        "plies": len(record.moves),
    }
