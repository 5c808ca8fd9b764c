"""Games that are on when their rules change: they go on, are mended, or are closed and kept."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner
from starlette.testclient import TestClient

from farwest.cli.main import main
from farwest.kernel.match import replay
from farwest.kernel.record import Record
from farwest.server import snapshots
from farwest.server.course import UNDO
from farwest.server.errors import Problem
from farwest.server.in_play import LiveTable
from farwest.server.keeping import Closed, stored_record
from tests.changed_rules import GAME, NEXT, NOW, change, first_difference, played, states
from tests.server.kit import call, refusal
from tests.server.playing import House, house, play_on, run, step
from tests.server.test_live import app

__all__ = ["app"]


async def some_game(home: House, plies: int = 120) -> LiveTable:
    """A game that is on, some of its answers taken back."""
    table = await home.table(seed="drift")
    luck = random.Random(3)
    for _ in range(plies):
        assert await step(table, luck)
        assert table.course is not None
        for seat in range(3):
            if table.course.may_undo(seat) and luck.random() < 0.3:
                await table.undo(seat)
    return table


async def whole_record(home: House, table: LiveTable) -> Record:
    """The record of a table as it is stored."""
    return stored_record(table.info, await home.tables.log.load(table.info.id))


def test_a_stored_record_is_that_of_the_game(tmp_path: Path) -> None:
    """Made from the rows alone, answers taken back left out, it is the record of the match."""

    async def test() -> None:
        async with house(tmp_path) as home:
            table = await some_game(home)
            assert table.course is not None
            rows = await home.tables.log.load(table.info.id)
            assert any(row.action == UNDO for row in rows)
            found = await whole_record(home, table)
            assert found.but(marks=table.course.match.marks).to_json() == (
                table.course.match.record(table.info.version).to_json()
            )

    run(test())


def test_a_game_that_leads_where_it_led_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A new revision that changes nothing so far: proved by the marks, and stored as its own."""

    async def test() -> None:
        async with house(tmp_path) as home:
            table = await some_game(home, 60)
            before = table.state(0)
            await home.tables.close()
            monkeypatch.setattr(type(GAME), "revision", NEXT)
            await home.open()
            table = await home.tables.get(table.info.id)
            assert table.state(0) == before
            assert (await home.row(table)).revision == NEXT
            await play_on(table, random.Random(5), 10)

    run(test())


def test_a_game_without_a_proof_is_closed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A server that was killed has put nothing by: with new rules nobody knows, so nobody moves."""

    async def test() -> None:
        async with house(tmp_path) as home:
            table = await some_game(home, 60)
            home.tables.live.clear()
            monkeypatch.setattr(type(GAME), "revision", NEXT)
            with pytest.raises(Closed) as told:
                await home.tables.get(table.info.id)
            assert told.value.why.id == "error_record_revision"
            monkeypatch.setattr(type(GAME), "revision", NOW)
            await play_on(await home.tables.get(table.info.id), random.Random(5), 10)

    run(test())


@pytest.mark.plain
@pytest.mark.parametrize("revision", [NOW, NEXT])
def test_a_game_that_would_go_otherwise_is_closed_and_kept(
    revision: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Players hear one sentence without a secret; the other games, and the old version, go on."""

    async def test() -> None:
        async with house(tmp_path) as home:
            table = await some_game(home)
            other = await home.table()
            record = await whole_record(home, table)
            before = states(record)
            id = table.info.id
            await home.tables.close()
            rows = await home.tables.log.load(id)
            with monkeypatch.context() as patch:
                change(patch, revision)
                ply = first_difference(before, states(record))
                await home.open()
                with pytest.raises(Problem) as told:
                    await home.tables.get(id)
                assert told.value.status_code == 409
                assert "closed to moves" in told.value.text
                assert told.value.args_by_name == {}
                assert isinstance(told.value, Closed)
                assert told.value.why.args_by_name["ply"] == ply
                await play_on(await home.tables.get(other.info.id), random.Random(5), 5)
                await home.tables.close()
                assert await home.tables.log.load(id) == rows
            await home.open()
            table = await home.tables.get(id)
            assert table.info.revision == NOW
            await play_on(table, random.Random(5), 10)

    run(test())


@pytest.mark.plain
@pytest.mark.parametrize("seen", ["by the sources", "by the marks"])
def test_a_snapshot_is_no_way_round(
    seen: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A rule that changed without its revision closes the game, though a snapshot was kept of it.

    The snapshot is of other sources; or rows came after it, and lead elsewhere than they did.
    """

    async def test() -> None:
        async with house(tmp_path) as home:
            table = await some_game(home, 40 if seen == "by the marks" else 120)
            await table.snap()
            await play_on(table, random.Random(5), 80 if seen == "by the marks" else 1)
            before = states(await whole_record(home, table))
            await home.tables.close()
            change(monkeypatch, NOW)
            assert before != states(await whole_record(home, table))
            if seen == "by the sources":
                monkeypatch.setattr(snapshots, "digest", lambda *_: "other sources")
            await home.open()
            with pytest.raises(Closed):
                await home.tables.get(table.info.id)

    run(test())


def test_a_mended_game_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What the game makes of it is stored; its rows stay, new ones follow, and it loads again."""

    def mend(self: Any, old: Record) -> Record:
        return old.but(revision=NEXT, moves=old.moves[:30], end=None, marks=None)

    async def test() -> None:
        async with house(tmp_path) as home:
            table = await some_game(home)
            id = table.info.id
            rows = await home.tables.log.load(id)
            await home.tables.close()
            change(monkeypatch)
            monkeypatch.setattr(type(GAME), "mend", mend)
            await home.open()
            table = await home.tables.get(id)
            assert table.course is not None
            assert len(table.course.match.moves) == 30
            await play_on(table, random.Random(5), 10)
            now = await home.tables.log.load(id)
            assert now[: len(rows)] == rows
            assert len(now) > len(rows)
            seen = table.state(0)
            monkeypatch.undo()
            change(monkeypatch)
            await home.restart()
            table = await home.tables.get(id)
            assert table.state(0) == seen
            assert replay(GAME, await whole_record(home, table)).moves[:30]
            await play_on(table, random.Random(6), 5)

    run(test())


def test_the_record_of_a_finished_game_stays_open(
    anna: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What can no longer be replayed can still be taken away; everything else says why not."""
    record = played().record("test")
    body = {"record": json.loads(record.to_json())}
    id = call(anna, "POST", "/records", body, 201)["id"]
    change(monkeypatch)
    anna.app.state.tables.live.clear()  # type: ignore[attr-defined]
    assert refusal(anna, "GET", f"/tables/{id}/view") == (409, "error_revision")
    assert refusal(anna, "GET", f"/tables/{id}/replay") == (409, "error_revision")
    found = call(anna, "GET", f"/tables/{id}/record")
    assert (found["moves"], found["seed"]) == (record.moves, record.seed)
    assert found["revision"] == NOW


def test_the_record_of_a_closed_running_game_is_nobodys(
    anna: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A game that may be finished one day still has its secrets: its seed does not leave."""
    record = played(plies=30).record("test")
    body = {"record": json.loads(record.to_json()), "from": 30}
    id = call(anna, "POST", "/records", body, 201)["id"]
    change(monkeypatch)
    anna.app.state.tables.live.clear()  # type: ignore[attr-defined]
    assert refusal(anna, "GET", f"/tables/{id}/record") == (409, "error_revision")


@pytest.mark.plain
def test_the_administrator_reads_which_act_and_takes_the_record(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """`admin stopped` names the table, the move and the act in words; `admin record` writes it."""

    def admin(*args: str) -> str:
        result = CliRunner().invoke(main, ["admin", *args, "--data", str(tmp_path)])
        assert result.exit_code == 0, result.output
        return result.stdout

    async def begin() -> tuple[str, Record]:
        async with house(tmp_path) as home:
            table = await some_game(home)
            return table.info.id, await whole_record(home, table)

    id, record = run(begin())
    assert admin("stopped") == "Every game that is on can go on.\n"
    before = states(record)
    change(monkeypatch)
    ply = first_difference(before, states(record))
    [line] = admin("stopped").splitlines()
    seat, _ = record.moves[ply - 1]
    assert line.startswith(f"{id}  dice_town, begun with Farwest test. ")
    assert f"First different act: move {ply}, {record.players[seat]}: " in line
    assert "do_" not in line
    file = tmp_path / "game.json"
    admin("record", id, str(file))
    assert file.stat().st_mode & 0o077 == 0  # it holds secrets
    assert Record.read(file).moves == record.moves
    assert Record.read(file).marks is not None
