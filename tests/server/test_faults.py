"""Clocks that jump, writes that fail, reactions kept for later: a table goes on by itself."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy.exc import OperationalError

from farwest.games.dice_town.verbs import SKIP
from farwest.server import clocks, minding, sqlite_log, tables, wall
from farwest.server.clocks import Alarm, Clock
from farwest.server.course import Beat, Ply, Stale
from farwest.server.movelog import LogTrouble
from farwest.server.unfolding import SKEW, Unfolding
from tests.server.playing import LIVE, answer, house, play_on, run, until
from tests.server.test_pauses import NONE, throw

HOUR = 3_600.0


@pytest.fixture
def clock(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A file that says by how much the clock is wrong."""
    file = tmp_path / "clock"
    file.write_text("0")
    monkeypatch.setattr(wall, "FILE", str(file))
    return file


def set_wrong(clock: Path, seconds: float) -> None:
    """Move the clock."""
    clock.write_text(str(seconds))


def test_the_clock_can_be_moved_by_a_file(clock: Path) -> None:
    """What the file says is added; nonsense is nothing."""
    now = wall.now()
    clock.write_text("3600")
    assert 3590 < wall.now() - now < 3610
    clock.write_text("soon")
    assert abs(wall.now() - now) < 10


def test_an_alarm_rings_when_the_clock_jumps(clock: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Set forth or back, every table looks anew; nobody waits an hour for a moment that passed."""
    monkeypatch.setattr(clocks, "NAP", 0.02)

    async def test() -> None:
        rung: list[str] = []

        async def ring(table_id: str) -> None:
            rung.append(table_id)

        alarm = Alarm(ring)
        alarm.open()
        for wrong in (-HOUR, HOUR):
            alarm.set("a", wall.now() + 20)
            await asyncio.sleep(0.1)
            rung.clear()
            set_wrong(clock, wrong)
            await until(lambda: rung == ["a"])
        await alarm.close()

    run(test())


def test_an_alarm_that_fails_rings_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """A database that is away for a moment does not stop a table for good."""
    monkeypatch.setattr(clocks, "AGAIN", 0.01)
    monkeypatch.setattr(clocks, "NAP", 0.02)

    async def test() -> None:
        rung: list[str] = []

        async def ring(table_id: str) -> None:
            rung.append(table_id)
            if len(rung) < 3:
                raise OSError("not now")

        alarm = Alarm(ring)
        alarm.open()
        alarm.set("a", wall.now())
        await until(lambda: len(rung) == 3)
        await asyncio.sleep(0.1)
        assert len(rung) == 3
        await alarm.close()

    run(test())


def beat(pause: float) -> Ply:
    """A row that brings news and a pause."""
    return Ply([Beat([1], None, pause), Beat([2], None, 0)], None, pause, False, False)  # type: ignore[arg-type]


def test_a_pause_ends_when_the_clock_is_set_back() -> None:
    """It is over at its end, and when its beginning lies in the future; skew is no reason."""
    unfolding = Unfolding(1.6, [0])
    unfolding.add(beat(1.0), 1000.0)
    assert unfolding.quiet
    assert not unfolding.go_on(1000.5)
    assert not unfolding.go_on(1000.0 - SKEW / 2)
    assert unfolding.go_on(1000.0 - HOUR)
    assert not unfolding.quiet
    unfolding.add(beat(1.0), 1000.0 - HOUR + 2)
    assert unfolding.until == 1000.0 - HOUR + 2 + 1.6
    assert unfolding.go_on(unfolding.until)


def test_a_question_is_timed_anew_when_the_clock_is_set_back() -> None:
    """Time does not stand still until the old hour comes again."""
    clock = Clock(LIVE, 2, 10_000.0, 1.6)
    clock.ask([0], [])
    clock.row(0, 10_005.0, 1.0, [1], [], False)
    assert clock.since[1] == 10_006.6
    clock.row(1, 10_000.0 - HOUR, 0, [0], [], False)
    assert clock.since[0] == 10_000.0 - HOUR


def test_a_result_that_could_not_be_written_is_written_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The last move is played while the disk is full: the end follows by itself."""
    monkeypatch.setattr(minding, "AGAIN", 0.05)

    async def test() -> None:
        async with house(tmp_path) as home:
            table = await home.table()
            real, failed = home.store.session, 0

            def failing() -> Any:
                nonlocal failed
                failed += 1
                raise OperationalError("", {}, sqlite3.OperationalError("disk is full"))

            monkeypatch.setattr(home.store, "session", failing)
            await play_on(table, random.Random(5))
            await until(lambda: failed >= 2)
            assert table.info.status == "playing"
            monkeypatch.setattr(home.store, "session", real)
            await until(lambda: table.info.status == "over")
            assert (await home.row(table)).status == "over"

    run(test())


def test_a_log_that_cannot_be_opened_is_opened_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever moves then is told so; nobody waits for ever."""
    real = sqlite_log.connect

    def closed(file: Any) -> sqlite3.Connection:
        raise sqlite3.OperationalError("unable to open database file")

    async def test() -> None:
        async with house(tmp_path) as home:
            table = await home.table(status="waiting", started=None)
            log, id = home.tables.log, table.info.id
            monkeypatch.setattr(sqlite_log, "connect", closed)
            with pytest.raises(LogTrouble):
                await log.append(id, 0, 0, 1, 1.0)
            monkeypatch.setattr(sqlite_log, "connect", real)
            await log.append(id, 0, 0, 1, 1.0)
            assert len(await log.load(id)) == 1

    run(test())


def test_an_early_reaction_outlives_the_process(tmp_path: Path) -> None:
    """It is written before it counts, every process knows of it, and it cannot be given twice."""

    async def test() -> None:
        async with house(tmp_path, pause=0.6) as home:
            table, _ = await throw(home, NONE, [1, 2])
            assert table.course is not None
            first = table.course.match.state.seat
            later, ask = 3 - first, table.course.asks[3 - first]
            await answer(table, later, SKIP)
            known = dict(table.notes)
            assert known == {later: (ask, SKIP)}
            table.notes.clear()  # as in a process that has not heard of it
            with pytest.raises(Stale):
                await answer(table, later, SKIP)
            assert table.notes == known
            table.notes.clear()
            await table.read_notes()
            assert table.notes == known
            await answer(table, first, SKIP)
            await until(lambda: table.course is not None and table.course.asks[later] == ask + 1)
            await table.read_notes()
            assert table.notes == {}

    run(test())


def test_who_has_answered_hears_nothing_of_what_fails_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A standing answer after his cannot be written: his own stands, and it is tried again."""
    monkeypatch.setattr(minding, "AGAIN", 0.1)

    async def test() -> None:
        async with house(tmp_path, pause=0.6) as home:
            table, _ = await throw(home, NONE, [1, 2])
            assert table.course is not None
            first = table.course.match.state.seat
            await answer(table, 3 - first, SKIP)
            log, before = home.tables.log, table.course.rows
            honest, full = log.append, [True]

            async def append(id: str, ply: int, *row: Any) -> None:
                if full[0] and ply > before:
                    raise LogTrouble("The disk is full.")
                await honest(id, ply, *row)

            log.append = append  # type: ignore[method-assign]
            await answer(table, first, SKIP)
            rows = [(row.seat, row.action) for row in await log.load(table.info.id)]
            assert rows[before:] == [(first, SKIP)]
            assert table.owing
            full[0] = False
            await until(lambda: table.course is not None and table.course.rows == before + 2)
            rows = [(row.seat, row.action) for row in await log.load(table.info.id)]
            assert rows[before:] == [(first, SKIP), (3 - first, SKIP)]

    run(test())


def test_one_broken_game_does_not_stop_the_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After a restart every game is taken up, whatever is wrong with the one before it."""
    monkeypatch.setattr(tables, "PERSEVERANCE", 1)

    async def test() -> None:
        async with house(tmp_path) as home:
            for _ in range(3):
                await home.table(("person", "person"))
            tried: list[str] = []

            async def go_on(table_id: str) -> None:
                tried.append(table_id)
                if len(tried) < 3:
                    raise RuntimeError("Nothing can be made of it.")

            monkeypatch.setattr(home.tables, "_go_on", go_on)
            await home.tables.resume()
            assert len(set(tried)) == 3

    run(test())
