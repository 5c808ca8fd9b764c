"""Games kept as they were: they come back the same as from their log, and are only a short cut."""

from __future__ import annotations

import random
import time
from pathlib import Path
from typing import Any

import pytest

from farwest import games
from farwest.kernel.dump import dump
from farwest.server import protocol, snapshots
from farwest.server.clocks import Clock
from farwest.server.course import UNDO, Course
from farwest.server.in_play import LiveTable
from farwest.server.keeping import asked_by, tick
from farwest.server.models import Snapshot
from farwest.server.movelog import Row
from tests.server.playing import LIVE, House, house, play_on, run


def dealt(key: str, seed: str) -> tuple[Course, Clock]:
    """A game that has just begun, and its clocks."""
    game = games.find(key)
    course = Course(game, ["a", "b", "c"], game.settle(3, {}), seed, None, True, "x", [0, 1])
    clock = Clock(LIVE, 3, 1000.0, 1.6)
    clock.ask(*asked_by(course))
    return course, clock


def asked_of(course: Course, seat: int) -> Any:
    """What a seat is asked, and which of its answers could not be taken back."""
    asked = course.question(seat)
    return asked and (asked, course.crossings(seat, asked))


def all_of(course: Course, clock: Clock) -> Any:
    """Everything a table could show of a game, and everything that decides how it goes on."""
    match, seats = course.match, range(-1, 3)
    told = [
        [protocol.news(course.game, each, seat, None, 0) for each in course.heard[seat]]
        for seat in seats
    ]
    return protocol.encode(
        [
            dump(match.state), match.state.legal, match.state.seat, match.moves, match.pauses,
            [dump(state) for state in match.before], course.base and dump(course.base),
            course.rows, course.window, course.asks, course.free, course.start,
            [seat for seat, _ in course.held], [course.may_undo(seat) for seat in range(3)],
            [course.view(seat) for seat in seats], [asked_of(course, seat) for seat in range(3)],
            told, clock.left, clock.since, clock.quiet, clock.curtain,
        ]
    )  # fmt: skip


def step(course: Course, clock: Clock, luck: random.Random) -> None:
    """Somebody answers anything, or takes an answer back."""
    state = course.match.state
    seat = luck.choice(state.waiting())
    action = luck.choice(state.choice_of(seat).options(state))
    if course.may_undo(seat) and luck.random() < 0.2:
        action = UNDO
    row = Row(seat, action, 1000.0 + course.rows * 3)
    tick(course, clock, course.apply(row.seat, row.action, scenes=False), row)


@pytest.mark.parametrize("key", list(games.keys()))
def test_a_kept_game_comes_back_as_it_was(key: str) -> None:
    """Taken anywhere, in mid-turn and amid secret choices: it shows the same and goes on so."""
    course, clock = dealt(key, "s")
    luck = random.Random(4)
    kept = 0
    while not course.match.state.over:
        if luck.random() < 0.12 or (course.match.state.lanes and luck.random() < 0.2):
            twin, its_clock = dealt(key, "another")
            snapshots.restore(twin, its_clock, snapshots.take(course, clock))
            assert all_of(twin, its_clock) == all_of(course, clock)
            course, clock = twin, its_clock  # the game goes on with what came back
            kept += 1
        step(course, clock, luck)
    assert kept > 5
    rebuilt = Course(course.game, ["a", "b", "c"], course.match.options, "s", None, True, "x", [0])
    for seat, action in course.match.moves:
        rebuilt.apply(seat, action, scenes=False)
    assert dump(rebuilt.match.state) == dump(course.match.state)


async def kept_of(home: House, table: LiveTable) -> Snapshot | None:
    """The snapshot that is kept of a table."""
    async with home.store.reading() as session:
        return await session.get(Snapshot, table.info.id)


def test_an_idle_game_leaves_and_comes_back(tmp_path: Path, database: str) -> None:
    """Released, kept, and back with the same game; what cannot be read is passed over."""

    async def test() -> None:
        async with house(tmp_path, database) as home:
            table = await home.table()
            luck = random.Random(3)
            await play_on(table, luck, 40)
            before = [table.state(seat) for seat in range(3)]
            await table.snap()
            home.tables.release(time.monotonic() + 1)
            assert home.tables.live == {}
            assert home.tables.waits_for(table.info.id, [0, 1, 2])
            kept = await kept_of(home, table)
            assert kept is not None
            assert kept.plies == 40
            again = await home.tables.get(table.info.id)
            assert again is not table
            assert [again.state(seat) for seat in range(3)] == before
            assert again.snapped == 40
            await play_on(again, luck, 3)
            async with home.store.session() as session:
                (await session.get_one(Snapshot, table.info.id)).body = b"rubbish"
            moves = again.course.match.moves if again.course else None
            home.tables.release(time.monotonic() + 1)
            home.tables.live.clear()
            third = await home.tables.get(table.info.id)
            assert third.course is not None
            assert third.course.match.moves == moves
            await play_on(third, luck)
            await home.tables.finish(third)
            assert await kept_of(home, third) is None

    run(test())


def test_a_game_that_ends_meanwhile_is_not_kept(tmp_path: Path, database: str) -> None:
    """A snapshot that is written late leaves nothing behind."""

    async def test() -> None:
        async with house(tmp_path, database) as home:
            table = await home.table()
            await play_on(table, random.Random(3), 10)
            assert table.course is not None
            assert table.clock is not None
            shot = snapshots.Shot(10, snapshots.take(table.course, table.clock))
            key = snapshots.key_of(table.info, home.settings.pause)
            await play_on(table, random.Random(4))
            await home.tables.finish(table)
            await snapshots.write(home.store, table.info.id, key, shot)
            assert await kept_of(home, table) is None

    run(test())


def test_what_another_version_kept_is_not_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A snapshot counts only for what made it."""

    async def test() -> None:
        async with house(tmp_path) as home:
            table = await home.table()
            await play_on(table, random.Random(3), 10)
            await table.snap()
            monkeypatch.setattr(snapshots, "FORM", 99)
            home.tables.live.clear()
            again = await home.tables.get(table.info.id)
            assert again.course is not None
            assert (again.snapped, again.course.rows) == (0, 10)

    run(test())


def test_idle_games_are_released_after_the_time_that_is_set(tmp_path: Path) -> None:
    """The setting, not a visitor, decides when a table leaves the memory."""
    from tests.server.playing import until

    async def test() -> None:
        async with house(tmp_path, idle=1.0) as home:
            table = await home.table()
            assert table.info.id in home.tables.live
            await until(lambda: table.info.id not in home.tables.live)
            await play_on(await home.tables.get(table.info.id), random.Random(1), 5)

    run(test())
