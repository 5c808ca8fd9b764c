"""Bots at work: fair, in time, in processes that may crash."""

from __future__ import annotations

import asyncio
import json
import os
import random
import time
from pathlib import Path
from typing import Any

import pytest

from farwest import bots, games
from farwest.bots import Bot, levels
from farwest.bots.search.bot import SearchBot
from farwest.kernel.dump import dump, load
from farwest.kernel.match import Match
from farwest.server import bots_at_work
from farwest.server.bots_at_work import Bots, Job, job_for, think
from tests.server.playing import house, play_on, run, until

GAME = games.find("dice_town")


def positions(number: int) -> list[tuple[Any, int]]:
    """Positions of a game, and a seat that is asked in each."""
    luck = random.Random(number)
    match = Match(GAME, ["a", "b", "c"], {"extension": True}, f"positions {number}")
    found = []
    while not match.state.over:
        seat = luck.choice(match.state.waiting())
        found.append((match.state.clone(), seat))
        choice = match.state.choice_of(seat)
        assert choice is not None
        match.answer(seat, luck.choice(choice.options(match.state)))
    return found


def test_a_job_holds_nothing_its_seat_may_not_know() -> None:
    """On worlds that look alike to the seat the job is the same, for the same luck; no seed."""
    for state, seat in positions(1)[::7]:
        luck = random.getrandbits(60)
        other = GAME.imagine(state, seat, luck + 1)
        one, two = (packed(world, seat, luck) for world in (state, other))
        assert one == two
        assert one.world is not None
        world = load(GAME.empty(), json.loads(one.world))
        assert GAME.view(world, seat) == GAME.view(state, seat)
        assert world.luck != state.luck


def packed(state: Any, seat: int, luck: int) -> Job:
    """The job for a position, by a certain luck."""
    monkey = pytest.MonkeyPatch()
    with monkey.context() as patch:
        patch.setattr(bots_at_work.secrets, "randbits", lambda _: luck)
        return job_for(GAME, state, seat, "advised")


def test_a_bot_that_looks_at_nothing_gets_nothing() -> None:
    """The random bot is given its legal answers alone."""
    state, seat = positions(2)[10]
    assert job_for(GAME, state, seat, "random").world is None


def test_the_deadline_follows_the_cap() -> None:
    """A level that thinks longer is stopped later; the others as ever."""
    state, seat = positions(2)[10]
    for bot in ("random", "advised", "novice", "steady"):
        assert job_for(GAME, state, seat, bot).seconds == bots_at_work.DEADLINE
    for bot, cap in (("sharp", 1), ("master", 3)):
        assert job_for(GAME, state, seat, bot).seconds == cap + bots_at_work.DEADLINE


def test_what_had_to_wait_thinks_less() -> None:
    """The cap holds from the moment the table asks; the time of one is shared by many."""
    state, seat = positions(2)[10]
    whole = job_for(GAME, state, seat, "master")

    def given(job: Job) -> float:
        bot = bots_at_work.unpack(job)[0]
        assert isinstance(bot, SearchBot)
        return bot.budget.seconds

    assert given(whole) == 3 * levels.EARLY
    assert given(whole._replace(thought=1.5)) == pytest.approx(1.5 * levels.EARLY)
    late = whole._replace(due=time.time() + 1)
    assert 0.5 < given(late) <= levels.EARLY
    assert given(whole._replace(due=time.time() - 9)) == levels.LEAST


def test_levels_that_think_keep_their_cap() -> None:
    """Three at once, one worker: nobody waits much longer than for one of them."""

    async def test() -> None:
        workers = Bots(1)
        await workers.open()
        try:
            places = [
                place for place in positions(3) if len(job_for(GAME, *place, "random").legal) > 1
            ]
            jobs = [job_for(GAME, *place, "sharp") for place in places[:3]]
            await workers.choose(job_for(GAME, *places[0], "advised", 60), -1)
            began = time.monotonic()
            answers = await asyncio.gather(*(workers.choose(job, -1) for job in jobs))
            assert all(answer in job.legal for answer, job in zip(answers, jobs))
            assert time.monotonic() - began < 3
        finally:
            await workers.close()

    run(test())


def test_who_is_asked_together_shares_the_time(tmp_path: Path) -> None:
    """Two bots that choose in secret at the same moment think half as long each."""

    async def test() -> None:
        async with house(tmp_path) as home:
            table = await home.table(("person", "bot", "bot"))
            minder = table.minder
            assert minder._share("steady") == 0
            minder.thinking = {(seat, 0): None for seat in (1, 2)}  # type: ignore[misc]
            assert minder._share("master") == 1.5
            minder.thinking = {}
            assert minder._share("master") == 3

    run(test())


def test_one_host_does_not_keep_all_bots_busy(tmp_path: Path) -> None:
    """However many tables somebody has, the bots of another are next."""

    async def test() -> None:
        async with house(tmp_path, bot_processes=2) as home:
            go_on, jobs = asyncio.Event(), list[str]()

            async def slow(job: Job, fallback: int, patience: float = 0) -> int:
                jobs.append(job.table)
                await go_on.wait()
                return fallback

            home.tables.bots.choose = slow  # type: ignore[method-assign]
            greedy, other = await home.person(), await home.person()
            for _ in range(4):
                await home.table(("here", "bot", "bot"), bot="master")
            await until(lambda: len(jobs) >= 2)
            await asyncio.sleep(0.1)
            assert len(jobs) == 2
            home.people = [other, greedy]
            table = await home.table(("here", "bot", "bot"), bot="master")
            await until(lambda: jobs.count(table.info.id) == 2)
            assert len(jobs) == 4
            go_on.set()
            await until(lambda: len(set(jobs)) == 5)

    run(test())


def test_bots_answer_from_other_processes() -> None:
    """Every answer is legal, and the event loop goes on meanwhile."""

    async def test() -> None:
        workers = Bots(2)
        await workers.open()
        try:
            jobs = [job_for(GAME, *place, "advised") for place in positions(3)[::5]]
            work = asyncio.gather(*(workers.choose(job, -1) for job in jobs))
            longest, last = 0.0, time.monotonic()
            while not work.done():
                await asyncio.sleep(0.001)
                longest, last = max(longest, time.monotonic() - last), time.monotonic()
            assert all(answer in job.legal for answer, job in zip(await work, jobs))
            assert longest < 0.5
        finally:
            await workers.close()

    run(test())


def job(bot: str, seconds: float = 0.3) -> Job:
    """A job for a bot that only these tests know."""
    return Job("dice_town", bot, 0, [5, 6], None, 1, seconds)


class Sleeper(Bot):
    """Thinks for ever."""

    name = "sleeper"

    def choose(self, sight: Any) -> int:
        while True:
            time.sleep(0.01)


class Cheat(Bot):
    """Answers what is not legal."""

    name = "cheat"

    def choose(self, sight: Any) -> int:
        return 99


@pytest.fixture
def odd_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots that do not behave, in this process."""
    for odd in (Sleeper, Cheat):
        monkeypatch.setitem(bots.BOTS, odd.name, odd)


def test_a_bot_is_stopped_in_time(odd_bots: None) -> None:
    """The worker itself ends what takes too long."""
    began = time.monotonic()
    with pytest.raises(bots_at_work.TooLong):
        think(job("sleeper"))
    assert time.monotonic() - began < 2


def crash(_: Job) -> int:
    """A worker that dies."""
    os._exit(3)


def hang(_: Job) -> int:
    """A worker that hears nothing."""
    bots_at_work.signal.pthread_sigmask(
        bots_at_work.signal.SIG_BLOCK, [bots_at_work.signal.SIGALRM]
    )
    time.sleep(60)
    return 5


@pytest.mark.parametrize("mishap", [crash, hang])
def test_a_worker_that_crashes_or_hangs_is_replaced(mishap: Any, monkeypatch: Any) -> None:
    """The table gets its fallback, and the next bot answers."""
    monkeypatch.setattr(bots_at_work, "GRACE", 0.2)

    async def test() -> None:
        workers = Bots(1)
        await workers.open()
        try:
            state, seat = positions(4)[20]
            good = job_for(GAME, state, seat, "advised", 20)
            assert await workers.choose(good, -1) in good.legal
            with pytest.MonkeyPatch().context() as patch:
                patch.setattr(bots_at_work, "think", mishap)
                assert await workers.choose(job("random"), 6) == 6
            assert await workers.choose(good, -1) in good.legal
        finally:
            await workers.close()

    run(test())


def test_an_illegal_answer_is_not_played(monkeypatch: Any, odd_bots: None) -> None:
    """What a bot makes up is replaced by the fallback."""

    async def test() -> None:
        from concurrent.futures import ThreadPoolExecutor

        workers = Bots(1)
        workers.pool = ThreadPoolExecutor(1)
        monkeypatch.setattr(bots_at_work, "limit", lambda _: __import__("contextlib").nullcontext())
        assert await workers.choose(job("cheat"), 6) == 6
        workers.pool.shutdown()

    run(test())


def test_a_game_between_bots_plays_itself(tmp_path: Path) -> None:
    """Real worker processes play a whole game, and nobody needs to watch."""

    async def test() -> None:
        async with house(tmp_path, real_bots=True) as home:
            table = await home.table(("bot", "bot", "bot"))
            await until(lambda: table.info.status == "over", 90)

    run(test())


def test_bots_take_their_time(tmp_path: Path) -> None:
    """With a pace, a bot's answer comes after a while."""

    async def test() -> None:
        async with house(tmp_path, pace=0.4) as home:
            table = await home.table(("bot", "person", "person"))
            course = table.course
            assert course is not None
            await asyncio.sleep(0.1)
            assert course.asks[0] == 0
            await until(lambda: course.asks[0] == 1, 2)
            assert course.asks[0] == 1

    run(test())


def test_a_bot_thinks_of_a_world_and_not_of_the_truth(tmp_path: Path) -> None:
    """What was packed for the bots of a game never is the true state."""

    async def test() -> None:
        async with house(tmp_path) as home:
            table = await home.table(("person", "bot", "bot"))
            for chair in table.info.chairs[1:]:
                chair.bot = "advised"
            await play_on(table, random.Random(5), 25)
            assert table.course is not None
            jobs = home.tables.bots.jobs  # type: ignore[attr-defined]
            worlds = [json.loads(each.world) for each in jobs if each.world]
            assert len(worlds) > 20
            true = dump(table.course.match.state)
            assert all(world["luck"] != true["luck"] for world in worlds)
            assert all(table.info.seed not in json.dumps(each) for each in jobs)

    run(test())


def test_who_plays_does_not_wait_for_all_who_ask(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of many hints one is with the workers at a time; who waits too long is told so."""
    most, now = 0, 0

    async def ask(*_: Any) -> list[Any]:
        nonlocal most, now
        now += 1
        most = max(most, now)
        await asyncio.sleep(0.02)
        now -= 1
        return ["found"]

    async def test() -> list[Any]:
        house = Bots(1)
        monkeypatch.setattr(house, "_ask", ask)
        state, seat = positions(1)[0]
        job = job_for(GAME, state, seat, "advised")
        found = await asyncio.gather(*(house.ponder(job) for _ in range(5)))
        monkeypatch.setattr(bots_at_work, "LINE", 0.01)
        return [*found, *await asyncio.gather(*(house.ponder(job) for _ in range(2)))]

    assert asyncio.run(test()) == [["found"]] * 6 + [None]
    assert most == 1
