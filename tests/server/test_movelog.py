"""The log of moves: durable, grouped, and one row for each ply."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from farwest.server import sqlite_log
from farwest.server.movelog import LogTrouble, Row, Taken
from tests.server.playing import house, run, until


def test_rows_come_back_as_they_were_written(tmp_path: Path, database: str) -> None:
    """What was appended is loaded in the order of its plies, whole or from a ply on."""

    async def test() -> None:
        async with house(tmp_path, database) as home:
            table = await home.table(status="waiting", started=None)
            log, id = home.tables.log, table.info.id
            for ply in range(5):
                await log.append(id, ply, ply % 3, 100 + ply, 1000.25 + ply)
            rows = [Row(ply % 3, 100 + ply, 1000.25 + ply) for ply in range(5)]
            assert await log.load(id) == rows
            assert await log.load(id, 3) == rows[3:]
            assert await log.load("nowhere") == []

    run(test())


def test_one_ply_is_taken_once(tmp_path: Path, database: str) -> None:
    """Of many rows for one ply exactly one is written, whoever else shares the commit."""

    async def test() -> None:
        async with house(tmp_path, database) as home:
            table = await home.table(status="waiting", started=None)
            log, id = home.tables.log, table.info.id
            work = [log.append(id, ply, 0, n, 1.0) for n in range(10) for ply in range(3)]
            found = await asyncio.gather(*work, return_exceptions=True)
            assert sum(each is None for each in found) == 3
            assert sum(isinstance(each, Taken) for each in found) == 27
            assert len(await log.load(id)) == 3

    run(test())


def test_whatever_waits_shares_a_commit(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A thousand rows at once need far fewer commits."""
    sizes: list[int] = []
    real = sqlite_log.commit

    def counted(writer: Any, entries: Any) -> Any:
        sizes.append(len(entries))
        return real(writer, entries)

    monkeypatch.setattr(sqlite_log, "commit", counted)

    async def test() -> None:
        async with house(tmp_path) as home:
            table = await home.table(status="waiting", started=None)
            log, id = home.tables.log, table.info.id
            await asyncio.gather(*(log.append(id, ply, 0, 1, 1.0) for ply in range(1000)))
        assert sum(sizes) == 1000
        assert len(sizes) < 100

    run(test())


def test_a_row_is_on_disk_when_append_returns(tmp_path: Path) -> None:
    """Another connection sees the row at once, and the file is written with full care."""

    async def test() -> None:
        async with house(tmp_path) as home:
            table = await home.table(status="waiting", started=None)
            await home.tables.log.append(table.info.id, 0, 1, 2, 3.0)
            with contextlib.closing(sqlite3.connect(home.settings.file)) as other:
                assert other.execute("SELECT seat, action, at FROM move").fetchall() == [(1, 2, 3)]
        with contextlib.closing(sqlite_log.connect(home.settings.file)) as writer:
            assert writer.execute("PRAGMA synchronous").fetchone() == (2,)
            assert writer.execute("PRAGMA journal_mode").fetchone() == ("wal",)

    run(test())


def test_a_row_that_cannot_be_written_changes_nothing(tmp_path: Path) -> None:
    """When the disk refuses, the answer is refused, and the log goes on when it can."""

    async def test() -> None:
        async with house(tmp_path) as home:
            table = await home.table(status="waiting", started=None)
            log, id = home.tables.log, table.info.id
            with contextlib.closing(sqlite3.connect(home.settings.file)) as other:
                other.execute("ALTER TABLE move RENAME TO moved")
                other.commit()
                with pytest.raises(LogTrouble):
                    await log.append(id, 0, 1, 2, 3.0)
                other.execute("ALTER TABLE moved RENAME TO move")
                other.commit()
            assert await log.load(id) == []
            await log.append(id, 0, 1, 2, 3.0)
            assert await log.load(id) == [Row(1, 2, 3.0)]

    run(test())


def test_closing_writes_what_waits(tmp_path: Path) -> None:
    """Rows that were handed over before the end are written, and none after it."""

    async def test() -> None:
        async with house(tmp_path) as home:
            table = await home.table(status="waiting", started=None)
            log, id = home.tables.log, table.info.id
            work = [asyncio.ensure_future(log.append(id, ply, 0, 1, 1.0)) for ply in range(50)]
            await asyncio.sleep(0)
            await log.close()
            assert await asyncio.gather(*work) == [None] * 50
            assert len(await log.load(id)) == 50
            with pytest.raises(LogTrouble):
                await log.append(id, 50, 0, 1, 1.0)

    run(test())


@pytest.mark.postgres
def test_a_lost_connection_loses_no_row(tmp_path: Path, postgres: str) -> None:
    """Connections that are cut are sought again: every row is written once, every notice heard."""

    async def test() -> None:
        import asyncpg

        async with house(tmp_path / "a", postgres) as home:
            table = await home.table(status="waiting", started=None)
            log, id = home.tables.log, table.info.id
            killer = await asyncpg.connect(postgres)
            for ply in range(60):
                if ply % 20 == 10:
                    await killer.execute(
                        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
                        "WHERE datname = current_database() AND pid <> pg_backend_pid()"
                    )
                await log.append(id, ply, 0, ply, 1.0)
            await killer.close()
            rows = await until_loaded(log, id)
            assert [row.action for row in rows] == list(range(60))

    run(test())


async def until_loaded(log: Any, id: str) -> list[Row]:
    """The rows, as soon as the database answers again."""
    found: list[Row] = []

    async def look() -> None:
        nonlocal found
        while not found:
            try:
                found = await log.load(id)
            except OSError:
                await asyncio.sleep(0.05)

    await asyncio.wait_for(look(), 10)
    return found


@pytest.mark.postgres
def test_two_processes_take_turns(tmp_path: Path, postgres: str) -> None:
    """Two servers on one database: what one accepts the other shows, and no ply is taken twice."""
    import random

    from tests.server.playing import step

    async def test() -> None:
        async with house(tmp_path / "a", postgres) as one, house(tmp_path / "b", postgres) as two:
            assert [one.tables.log.keeper, two.tables.log.keeper] == [True, False]
            first = await one.table()
            second = await two.tables.get(first.info.id)
            assert first.course is not None
            assert second.course is not None
            luck = random.Random(1)
            for _ in range(40):
                for here, there in ((first, second), (second, first)):
                    await step(here, luck)
                    await until(lambda a=here, b=there: b.course.rows == a.course.rows)
            assert first.course.match.moves == second.course.match.moves
            racing = [step(table, luck) for table in (first, second)]
            await asyncio.gather(*racing, return_exceptions=True)
            await until(lambda: first.course.rows == second.course.rows)
            assert first.course.match.moves == second.course.match.moves

    run(test())
