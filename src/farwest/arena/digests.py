"""What each seat of a recorded game did, counted: the raw material for asking what wins."""

from __future__ import annotations

from collections import Counter
from typing import Any, NamedTuple

from farwest import games
from farwest.bots.runner import Task, one_game
from farwest.kernel.drift import fitted
from farwest.kernel.game import Game
from farwest.kernel.match import Match, replay
from farwest.kernel.news import Event
from farwest.kernel.record import Record
from farwest.words import Words

DOER = "player"
"""Events name the seat that did something so; other seats in an event had it done to them."""
POINTS = "vp"
"""Events name points so; what tells of points is counted in points alone."""


class Digest(NamedTuple):
    """One finished game, seat by seat."""

    players: list[str]
    winners: list[int]
    totals: list[int]
    scores: list[dict[str, int]]
    openings: list[str]
    """The first decisions of each seat, in words."""
    markers: list[dict[str, int]]
    """How often each thing happened to or through each seat, and how much it was."""


class Order(NamedTuple):
    """A record to be digested, and how many decisions make an opening."""

    record: str
    decisions: int


class Wish(NamedTuple):
    """A game to be played and digested."""

    task: Task
    decisions: int


def digest(order: Order) -> Digest:
    """What a record tells; BadRecord if it does not replay.

    What is told with the last answer is left out: that is where the winner is named.
    """
    record = Record.from_json(order.record)
    game = games.find(record.game)
    record = fitted(game, record)
    words = Words(game, "en", [f"seat {seat + 1}" for seat in range(len(record.players))])
    match = replay(game, record)
    result = game.result(match.state)
    markers: list[Counter[str]] = [Counter() for _ in record.players]
    for news in match.news[:-1]:
        for event in news:
            mark(game, words, event, markers)
    return Digest(
        record.players,
        result.winners,
        result.totals,
        result.scores,
        openings(game, words, record, order.decisions),
        [dict(marked) for marked in markers],
    )


def play_and_digest(wish: Wish) -> Digest:
    """Play a game between bots, and digest it."""
    outcome = one_game(wish.task._replace(record=True))
    assert outcome.record is not None
    return digest(Order(outcome.record, wish.decisions))


def mark(game: Game[Any], words: Words, event: Event, markers: list[Counter[str]]) -> None:
    """Count an event for the seats it names: that it happened, with what, and how much."""
    told = game.events[event.kind]
    named = list(zip(told.args + told.secret, event.args + event.secret))
    for (role, kind), seat in named:
        if kind != "seat" or not 0 <= seat < len(markers):
            continue
        own = markers[seat]
        if role != DOER:
            own[f"{event.kind} (as {role})"] += 1
            continue
        points = next((value for (name, _), value in named if name == POINTS), None)
        unit, much = ("", 1) if points is None else (f" (sum of {POINTS})", points)
        if points is None:
            own[event.kind] += 1
        for (name, sort), value in named:
            if sort == "number":
                own[f"{event.kind} (sum of {name})"] += value
            elif sort in game.names and isinstance(value, int) and value >= 0:
                own[f"{event.kind}: {words.name(sort, value)}{unit}"] += much


def is_amount(marker: str) -> bool:
    """Whether a marker says how much something came to, not how often it was done."""
    return "(sum of " in marker


def openings(game: Game[Any], words: Words, record: Record, decisions: int) -> list[str]:
    """The first decisions of each seat, as they were worded to it."""
    match = Match(game, record.players, record.options, record.seed, quick=True)
    found: list[list[str]] = [[] for _ in record.players]
    for seat, action in record.moves:
        if all(len(own) >= decisions for own in found):
            break
        if len(found[seat]) < decisions:
            question = game.question(match.state, seat)
            assert question is not None
            label = next(offer.label for offer in question.offers if offer.action == action)
            found[seat].append(words.message(label))
        match.answer(seat, action)
    return [" / ".join(own) or "–" for own in found]
