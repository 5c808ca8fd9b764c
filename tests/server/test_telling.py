"""What is told is put together from pieces: it is what telling everything anew would say."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Iterator
from typing import Any

import pytest

from farwest.games import find, keys
from farwest.kernel.dump import mark
from farwest.kernel.news import SPECTATOR, Event, Refused
from farwest.server import protocol
from farwest.server.course import UNDO, Course
from farwest.server.telling import TOO_SLOW, WAITING, Errand, Pieces, Teller, Watcher
from farwest.server.unfolding import Unfolding
from farwest.words.speech import Words

SEATS = 3
MOST = 250
BACK = 0.15
"""How often somebody takes an answer back, where he may."""


def course_of(key: str) -> Course:
    """A game without pauses that has just begun."""
    game = find(key)
    names = [f"Person {seat}" for seat in range(SEATS)]
    return Course(game, names, game.settle(SEATS, {}), "telling", None, False, "salt ")


def rows(course: Course, luck: random.Random) -> Iterator[list[int] | None]:
    """Play a random game, with answers taken back; after each row, whom alone it concerns."""
    for _ in range(MOST):
        state = course.match.state
        if state.over:
            return
        regrets = [seat for seat in range(SEATS) if course.may_undo(seat)]
        if regrets and luck.random() < BACK:
            seat, action = luck.choice(regrets), UNDO
        else:
            seat = luck.choice(state.waiting())
            choice = state.choice_of(seat)
            assert choice is not None
            action = luck.choice(choice.options(state))
        yield [seat] if course.apply(seat, action).sealed else None


def test_an_answer_that_was_checked_vouches_for_no_other() -> None:
    """A row is checked as it is played, unless that very answer was found to fit just before."""
    course = course_of("dice_town")
    state = course.match.state
    seat = state.waiting()[0]
    choice = state.choice_of(seat)
    assert choice is not None
    action = choice.options(state)[0]
    course.check(seat, course.asks[seat], action)
    for other in (10**6, choice.options(state)[-1] + 1):
        with pytest.raises(Refused):
            course.apply(seat, other)
    course.apply(seat, action)
    with pytest.raises(Refused):
        course.apply(seat, action)


# --- pieces --------------------------------------------------------------------------------------


@pytest.mark.parametrize("key", keys())
def test_what_is_kept_from_row_to_row_is_what_is_seen(key: str) -> None:
    """At every row each seat is told what its view says, and the same bytes as by a new teller."""
    course = course_of(key)
    unfolding = Unfolding(0.0, course.lengths())
    teller, sealed = Teller(course, unfolding, {}), 0
    watchers = [Watcher(None) for _ in range(SEATS + 1)]
    for seat, watcher in enumerate(watchers, SPECTATOR):
        watcher.seats = [seat]
    for seats in rows(course, random.Random(2)):
        unfolding.upto = course.lengths()
        teller.tell(watchers, seats, keep=True)
        sealed += seats is not None
        state, fresh = course.match.state, Teller(course, unfolding, {})
        for seat, watcher in enumerate(watchers, SPECTATOR):
            assert teller.state(seat, 0) == fresh.state(seat, 0)
            if watcher.waiting:
                told = json.loads(str(watcher.waiting[-1]))
                seen = json.loads(protocol.text(course.game.view(state, seat)))
                assert told["view"] == seen
                watcher.waiting.clear()
    assert sealed or key != "dice_town"


@pytest.mark.parametrize("lang", [None, "en"])
@pytest.mark.parametrize("key", keys())
def test_questions_and_news_in_text_are_what_they_say(key: str, lang: str | None) -> None:
    """A question is its prompt and its offers, and news are numbered, in words or without."""
    course = course_of(key)
    game, words = course.game, Words(course.game, lang, course.match.players) if lang else None
    for _ in rows(course, random.Random(3)):
        for seat in course.asked():
            asked = course.question(seat)
            assert asked is not None
            crosses = [offer.action % 2 == 0 for offer in asked.offers]
            shape = {
                "prompt": protocol.message(asked.prompt, words),
                "offers": [
                    {
                        "action": offer.action,
                        "label": protocol.message(offer.label, words),
                        "targets": offer.targets,
                        "crosses": final,
                    }
                    for offer, final in zip(asked.offers, crosses)
                ],
            }
            assert protocol.question(asked, crosses, words) == protocol.text(shape)
        for told in course.match.news[-1]:
            for seat in range(SPECTATOR, SEATS):
                plain = protocol.text(protocol.news(game, told, seat, words, 7))
                assert protocol.news_text(game, told, seat, words, 7) == plain


def test_a_secret_is_heard_by_its_seat_alone() -> None:
    """Of one event, those who know its secret hear it, and the others what all may hear."""
    course = course_of("dice_town")
    teller, known = Teller(course, Unfolding(0.0, course.lengths()), {}), Pieces()
    secret = [told for told in course.heard[0] if isinstance(told, Event) and told.seats]
    assert secret
    for seat in [*range(SEATS), SPECTATOR]:
        found = json.loads(teller.news(seat, 0, None, known))
        assert [each["n"] for each in found] == list(range(1, len(found) + 1))
        for each, told in zip(found, course.heard[seat]):
            alone = protocol.news(course.game, told, seat, None, each["n"])
            assert each == json.loads(protocol.text(alone))


@pytest.mark.parametrize("key", keys())
def test_marks_are_those_of_the_kernel(key: str) -> None:
    """A live game has the marks that a record of it has, also after answers taken back."""
    course = course_of(key)
    for _ in rows(course, random.Random(4)):
        assert course.match.marks is not None
        assert course.match.marks[-1] == mark(course.match.state)


# --- the line ------------------------------------------------------------------------------------


class Line:
    """A reader who takes messages as long as the line is open."""

    def __init__(self) -> None:
        self.open = asyncio.Event()
        self.came: list[str] = []
        self.cut = False

    async def send(self, text: str) -> None:
        await self.open.wait()
        if self.cut:
            raise OSError
        self.came.append(text)


async def pass_on(watcher: Watcher, line: Line) -> None:
    """Send what waits, until it is time to hang up."""
    while (message := await watcher.next()) is not None:
        await (message if isinstance(message, Errand) else line.send(message))


def at_a_line(test: Any) -> None:
    """Run a test with a watcher whose line is open, and somebody who sends what waits."""

    async def both() -> None:
        line, watcher = Line(), Watcher(1)
        line.open.set()
        watcher.line = line.send
        sender = asyncio.create_task(pass_on(watcher, line))
        await asyncio.sleep(0)
        await test(watcher, line)
        watcher.drop(1000)
        async with asyncio.timeout(5):
            await sender

    asyncio.run(both())


def test_a_message_is_sent_at_once() -> None:
    """Where the line takes it, nothing waits and nobody is woken."""

    async def test(watcher: Watcher, line: Line) -> None:
        watcher.send("one")
        watcher.send("two")
        assert (line.came, watcher.waiting, watcher.sending) == (["one", "two"], [], 0.0)

    at_a_line(test)


def test_messages_keep_their_order_while_a_line_is_slow() -> None:
    """What comes while a message waits for the line waits behind it; later ones go at once."""

    async def test(watcher: Watcher, line: Line) -> None:
        line.open.clear()
        for text in ("one", "two"):
            watcher.send(text)
        await asyncio.sleep(0)
        watcher.send("three")
        assert line.came == []
        line.open.set()
        await asyncio.sleep(0.01)
        watcher.send("four")
        assert line.came == ["one", "two", "three", "four"]

    at_a_line(test)


def test_who_never_reads_is_let_go() -> None:
    """Messages wait behind one that is never taken, but not for ever."""

    async def test(watcher: Watcher, line: Line) -> None:
        line.open.clear()
        for number in range(WAITING + 2):
            watcher.send(str(number))
            await asyncio.sleep(0)
        assert (watcher.gone, watcher.code) == (True, TOO_SLOW)
        line.open.set()

    at_a_line(test)


def test_a_lost_line_is_given_up() -> None:
    """Where nobody is at the other end any more, nothing is told there again."""

    async def test(watcher: Watcher, line: Line) -> None:
        line.cut = True
        watcher.send("one")
        watcher.send("two")
        assert watcher.gone
        assert line.came == []

    at_a_line(test)
