"""Bots kept by a worker: they go on from what their own seat has found out, and hold little."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from farwest import games
from farwest.bots import levels
from farwest.bots.search.bot import SearchBot
from farwest.kernel.match import Match
from farwest.server import bots_at_work, bots_kept, hints
from farwest.server.bots_at_work import job_for, think
from farwest.server.bots_kept import Kept
from tests.server.playing import house, play_on, run
from tests.server.test_bots_at_work import GAME, positions
from tests.server.worlds import StillClock


@pytest.fixture
def kept(monkeypatch: pytest.MonkeyPatch) -> Kept:
    """A worker that keeps nothing yet."""
    found = Kept()
    monkeypatch.setattr(bots_at_work, "KEPT", found)
    return found


def asked_twice(game: Any, table: str, luck: int, twins: bool = False) -> tuple[list[int], int]:
    """What a seat's bot answers to two questions in a row, and what it knew of the second.

    Twins: everything that the seat does not know is dealt anew before each.
    """
    state = Match(game, ["a", "b", "c"], {}, "twice").state
    seat, answers, reused = -1, [], 0
    while len(answers) < 2:
        asked = state.waiting()[0]
        choice = state.choice_of(asked)
        assert choice is not None
        legal = choice.options(state)
        if len(legal) == 1 or seat not in (-1, asked):
            state.answer(asked, legal[0])
            continue
        seat = asked
        world = game.imagine(state, seat, 77 + len(answers)) if twins else state
        with pytest.MonkeyPatch().context() as patch:
            patch.setattr(bots_at_work.secrets, "randbits", lambda _: luck)
            job = job_for(game, world, seat, "search:150", table=table)
        with bots_at_work.called(job) as (bot, sight):
            answers.append(bot.choose(sight))
        assert isinstance(bot, SearchBot)
        reused = bot.reused
        state.answer(seat, answers[-1])
    return answers, reused


def test_a_worker_keeps_what_a_seat_has_found_out(kept: Kept) -> None:
    """Its next question is searched from there; nobody keeps anything without a table."""
    game = games.find("great_western_trail")
    assert asked_twice(game, "", 4)[1] == 0
    assert not kept.held
    assert asked_twice(game, "here", 4)[1] > 20
    assert len(kept.held) == 1


def test_what_is_kept_knows_no_more_than_its_seat(
    kept: Kept, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With the same past and luck, two worlds that look alike to the seat have the same answers."""
    game = games.find("great_western_trail")
    found = asked_twice(game, "one", 9)
    monkeypatch.setattr(bots_at_work, "KEPT", Kept())
    assert asked_twice(game, "one", 9, twins=True) == found
    assert found[1] > 0


def test_each_seat_table_and_level_has_a_bot_of_its_own(kept: Kept) -> None:
    """Nobody goes on from what another has found out."""
    state, seat = positions(2)[10]
    for table, bot in (("one", "search:20"), ("two", "search:20"), ("one", "search:30")):
        think(job_for(GAME, state, seat, bot, table=table))
    assert list(kept.held) == [
        ("one", seat, "search:20"), ("two", seat, "search:20"), ("one", seat, "search:30"),
    ]  # fmt: skip
    assert len({id(held.bot) for held in kept.held.values()}) == 3


def test_a_kept_bot_thinks_as_long_as_its_job_says(kept: Kept) -> None:
    """The time it had before is forgotten."""
    state, seat = positions(2)[10]
    whole = job_for(GAME, state, seat, "master", table="one")
    for thought in (0.06, 0.12):
        with bots_at_work.called(whole._replace(thought=thought)) as (bot, sight):
            assert isinstance(bot, SearchBot)
            assert bot.budget.seconds == pytest.approx(max(levels.LEAST, levels.EARLY * thought))
            bot.choose(sight)
    assert bot.reused


class Sized(SearchBot):
    """A bot that holds ten tables."""

    @property
    def size(self) -> int:
        return 10


def test_few_bots_are_kept_and_not_for_long(kept: Kept, monkeypatch: pytest.MonkeyPatch) -> None:
    """The oldest go first: when there are many, when they hold much, when nobody asks."""
    clock = StillClock()
    monkeypatch.setattr(bots_kept, "time", clock)
    monkeypatch.setattr(bots_kept, "MOST", 3)
    held = Sized(1, "5")
    for number in range(5):
        kept.put((f"table {number}", 0, "sharp"), held)
    assert [place[0] for place in kept.held] == ["table 2", "table 3", "table 4"]
    monkeypatch.setattr(bots_kept, "LARGEST", 25)
    kept.put(("table 3", 0, "sharp"), held)
    assert [place[0] for place in kept.held] == ["table 4", "table 3"]
    clock.now += bots_kept.LONGEST
    assert kept.take(("table 3", 0, "sharp")) is None
    assert not kept.held


def test_a_bot_that_fails_is_not_kept(kept: Kept) -> None:
    """What it held may be half done."""
    state, seat = positions(2)[10]
    job = job_for(GAME, state, seat, "search:20", table="one")
    think(job)
    assert kept.held
    with pytest.raises(ZeroDivisionError), bots_at_work.called(job):
        raise ZeroDivisionError
    assert not kept.held


def test_a_job_says_at_which_table_it_is_asked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """For bots that play and for hints; it is the id that everybody there knows."""
    monkeypatch.setattr(hints, "BOT", "search:12")

    async def test() -> None:
        async with house(tmp_path) as home:
            table = await home.table(("person", "bot", "bot"))
            await play_on(table, random.Random(5), 12)
            jobs = home.tables.bots.jobs  # type: ignore[attr-defined]
            assert {job.table for job in jobs} == {table.info.id}
            jobs.clear()
            plain = await home.table(("person", "person"))
            seat = next(seat for seat in (0, 1) if plain.asks(seat))
            await hints.think_about(plain, seat)
            assert jobs[-1].table == plain.info.id

    run(test())
