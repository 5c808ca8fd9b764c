"""Hints: what a strong bot would answer on a player's seat, told to nobody but that player.

The bot is given what the seat may know, as if it sat there, and thinks in the bots' own workers.
"""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from typing import Any

from fastapi import APIRouter, Request
from pydantic import BaseModel

from farwest.bots import levels
from farwest.bots.advised import NoAdvice, advice_of
from farwest.bots.search.reasons import CLOSE, Opinion
from farwest.kernel.game import Message, Question
from farwest.kernel.news import Refused
from farwest.server.bots_at_work import job_for
from farwest.server.course import Stale
from farwest.server.errors import Problem
from farwest.server.forms import TableId
from farwest.server.in_play import LiveTable
from farwest.server.live import require_seat, trouble
from farwest.server.people import Me
from farwest.server.play import Lang, SeatForm, seen
from farwest.words import languages
from farwest.words.speech import Words

router = APIRouter(prefix="/api/v1", tags=["play"])

BOT = levels.HINTS
"""Whose opinion it is, and how long it may think."""


class Why(BaseModel):
    """Through what an answer is better: a message."""

    id: str
    args: dict[str, Any] = {}


class Hint(BaseModel):
    """What the bot would answer, and why."""

    ask: int
    """The question it is about."""
    action: int
    """The answer it likes best."""
    other: int | None = None
    """The next best one; null where there is no other."""
    points: float | None = None
    """How much better it is than the other, in points."""
    share: int = 100
    """For how many of a hundred tries it was taken."""
    why: Why | None = None
    """Through what it is better, mostly; null where the answers are close or it is not clear."""
    id: str
    """The message that says all this, with the labels of both answers as `answer` and `other`."""
    text: str | None = None
    """The same, in the language that was asked for."""


class HintAnswer(BaseModel):
    """A hint."""

    hint: Hint


@router.post("/tables/{id}/hint")
async def give_hint(
    id: TableId, form: SeatForm, request: Request, player: Me, lang: Lang = None
) -> HintAnswer:
    """What a strong bot would answer on a seat of mine that is asked; not at rated tables."""
    table = await seen(request, id, player)
    require_seat(table, player.id, form.seat)
    require_question(table, form.seat)
    with alone(table.hub.hinting, player.id):
        await request.app.state.limits.require("hint", str(player.id))
        hint = await think_about(table, form.seat)
    if lang in languages():
        assert table.teller is not None
        hint.text = worded(hint, question_of(table, form.seat), table.teller.words_in(lang))
    return HintAnswer(hint=hint)


def require_question(table: LiveTable, seat: int) -> None:
    """Raise a problem unless the seat is asked something about which it may be helped."""
    if table.info.rated:
        raise Problem(409, "error_hint_rated", "There are no hints in rated games.")
    if not table.playing:
        raise Problem(409, "error_not_playing", "No game is being played at this table.")
    if not table.asks(seat):
        raise trouble(
            Refused("error_not_asked", "Seat {seat} is not asked anything.", seat=seat + 1)
        )
    try:
        advice_of(table.info.game)
    except NoAdvice as error:
        raise Problem.of(409, error) from error


@contextlib.contextmanager
def alone(hinting: set[int], player_id: int) -> Iterator[None]:
    """One hint at a time for each player."""
    if player_id in hinting:
        raise Problem(409, "error_hint_thinking", "A hint is being thought about: wait for it.")
    hinting.add(player_id)
    try:
        yield
    finally:
        hinting.discard(player_id)


def question_of(table: LiveTable, seat: int) -> Question:
    """What a seat is asked, or a problem where the table has moved on."""
    course = table.course
    asked = course.question(seat) if course is not None and table.asks(seat) else None
    if asked is None:
        raise trouble(Stale())
    return asked


async def think_about(table: LiveTable, seat: int) -> Hint:
    """A hint for the question that a seat is asked."""
    course = table.course
    assert course is not None
    ask = course.asks[seat]
    job = job_for(course.game, course.asked()[seat], seat, BOT, table=table.info.id)
    if len(job.legal) == 1:
        return Hint(ask=ask, action=job.legal[0], id="hint_only")
    opinion = await table.hub.bots.ponder(job)
    if opinion is None:
        raise Problem(503, "error_no_hint", "No hint was found in time: ask again.")
    if not table.asks(seat) or course.asks[seat] != ask:
        raise trouble(Stale())
    return made_of(ask, opinion)


def made_of(ask: int, opinion: Opinion) -> Hint:
    """The hint that says what a search found."""
    findings = opinion.findings
    best, other = findings[:2]
    tries = sum(found.visits for found in findings)
    close = other.behind < CLOSE
    why = None if close or opinion.why is None else Why(id=f"better_{opinion.why}")
    return Hint(
        ask=ask,
        action=best.action,
        other=other.action,
        points=round(other.behind, 1),
        share=round(100 * best.visits / max(1, tries)),
        why=why,
        id="hint_close" if close else "hint_because" if why else "hint_better",
    )


def worded(hint: Hint, question: Question, words: Words | None) -> str | None:
    """The sentence of a hint."""
    if words is None:
        return None
    labels = {offer.action: words.message(offer.label) for offer in question.offers}
    values: dict[str, Any] = {"answer": labels[hint.action]}
    if hint.other is not None and hint.points is not None:
        values |= {"other": labels[hint.other], "share": hint.share, "points": round(hint.points)}
    if hint.why is not None:
        values["why"] = words.message(Message(hint.why.id, []))
    return words.say(hint.id, **values)
