"""Reviews: of finished games alone, one at a time, kept, and nobody waits for them."""

from __future__ import annotations

import asyncio
import json
import random
import time
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from farwest.kernel.record import Record
from farwest.review import review
from farwest.server import reviews
from farwest.server.errors import Problem
from farwest.server.in_play import LiveTable
from farwest.server.models import GameReview
from tests.review.kit import careless, made_quick, played
from tests.server.kit import call, guest, refusal
from tests.server.playing import House, house, play_on, run, until
from tests.server.test_live import app, two_at_a_table

__all__ = ["app"]


class Thinker:
    """Thinks games over in this process, when it is let; notes what it was asked."""

    def __init__(self) -> None:
        self.free = asyncio.Event()
        self.free.set()
        self.asked: list[str] = []
        self.working = 0
        self.trouble: Exception | None = None

    async def submit(self, record: str) -> dict[str, Any]:
        self.asked.append(record)
        self.working += 1
        assert self.working == 1, "two at a time"
        try:
            await self.free.wait()
            if self.trouble is not None:
                raise self.trouble
            return {"turning": [], "plies": len(Record.from_json(record).moves)}
        finally:
            self.working -= 1


async def finished(home: House, seed: int = 1) -> LiveTable:
    """A game of Deadwood that people played by chance to its end."""
    table = await home.table(("person", "person"), game="deadwood")
    await play_on(table, random.Random(seed))
    await until(lambda: table.info.status == "over")
    return table


def thinking(home: House) -> Thinker:
    """Let the reviews of a house be made here."""
    found = Thinker()
    home.tables.reviews._submit = found.submit  # type: ignore[method-assign]
    return found


async def state_of(home: House, table: LiveTable) -> str:
    return str((await home.tables.reviews.find(table))["state"])


async def until_state(home: House, table: LiveTable, state: str) -> dict[str, Any]:
    """The review, once it is in this state."""
    for _ in range(6000):
        found = await home.tables.reviews.find(table)
        if found["state"] == state:
            return found
        await asyncio.sleep(0.02)
    raise AssertionError(f"never {state}")


def test_a_review_is_made_once_and_kept(tmp_path: Path) -> None:
    """First it is being thought over, then it is there, also after a restart."""

    async def test() -> None:
        async with house(tmp_path) as home:
            table = await finished(home)
            thinker = thinking(home)
            thinker.free.clear()
            assert await state_of(home, table) in ("waiting", "working")
            working = await until_state(home, table, "working")
            assert working["review"] is None
            assert 0 <= working["done"] <= 100
            thinker.free.set()
            found = await until_state(home, table, "done")
            assert table.course is not None
            assert found["review"]["plies"] == len(table.course.match.moves)
            assert await home.tables.reviews.find(table) == found
            await home.restart()
            later = thinking(home)
            again = await home.tables.get(table.info.id)
            assert await home.tables.reviews.find(again) == found
            assert (len(thinker.asked), len(later.asked)) == (1, 0)

    run(test())


def test_a_review_that_ends_while_somebody_looks_is_there(tmp_path: Path) -> None:
    """Whoever asks at that moment is not told that it has not begun."""

    async def test() -> None:
        async with house(tmp_path) as home:
            table = await finished(home)
            thinker = thinking(home)
            thinker.free.clear()
            await until_state(home, table, "working")
            hub = home.tables.reviews
            read = hub._read

            async def read_slowly(table_id: str) -> GameReview | None:
                row = await read(table_id)
                thinker.free.set()
                await until(lambda: hub.now is None)
                return row

            hub._read = read_slowly  # type: ignore[method-assign]
            assert await state_of(home, table) == "done"
            assert len(thinker.asked) == 1

    run(test())


def test_a_server_that_starts_again_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What was wanted and not done is thought over without anybody asking for it again."""

    async def test() -> None:
        async with house(tmp_path) as home:
            table = await finished(home)
            thinker = thinking(home)
            thinker.free.clear()
            await until_state(home, table, "working")
            later = Thinker()
            submit = later.submit
            monkeypatch.setattr(reviews.Reviews, "_submit", lambda _, record: submit(record))
            await home.restart()
            await until(lambda: later.asked)

            async def written() -> str:
                async with home.store.reading() as session:
                    key = (table.info.id, reviews.edition())
                    return (await session.get_one(GameReview, key)).state

            for _ in range(500):
                if await written() == "done":
                    break
                await asyncio.sleep(0.01)
            assert await written() == "done"

    run(test())


def test_what_fails_says_so_and_is_left_alone(tmp_path: Path) -> None:
    """No second try; other games are thought over as if nothing had happened."""

    async def test() -> None:
        async with house(tmp_path) as home:
            table, other = await finished(home), await finished(home, 2)
            thinker = thinking(home)
            thinker.trouble = ValueError("it cannot be done")
            found = await until_state(home, table, "failed")
            assert found["review"] is None
            thinker.trouble = None
            await until_state(home, other, "done")
            assert await state_of(home, table) == "failed"
            assert len(thinker.asked) == 2

    run(test())


def test_nobody_waits_for_a_review(tmp_path: Path) -> None:
    """One at a time is thought over; meanwhile people move, and bots answer from their own."""

    async def test() -> None:
        async with house(tmp_path, real_bots=True) as home:
            first, second = await finished(home), await finished(home, 2)
            thinker = thinking(home)
            thinker.free.clear()
            await until_state(home, first, "working")
            assert await state_of(home, second) == "waiting"
            table = await home.table(("person", "bot"), game="deadwood")
            await play_on(table, random.Random(3), 15)
            assert table.course is not None
            assert {seat for seat, _ in table.course.match.moves} == {0, 1}
            assert await state_of(home, first) == "working"
            thinker.free.set()
            await until_state(home, second, "done")
            assert len(thinker.asked) == 2

    run(test())


def test_a_game_that_goes_on_has_no_review(
    tmp_path: Path, anna: TestClient, bea: TestClient, nobody: TestClient
) -> None:
    """Nor a table that does not exist, nor a record without an end; nothing is noted."""
    id = two_at_a_table(anna, bea)
    for client in (anna, nobody):
        assert refusal(client, "GET", f"/tables/{id}/review") == (409, "error_not_ended")
    assert refusal(anna, "GET", "/tables/nowhere/review") == (404, "error_no_table")
    part = json.loads(played("deadwood", 2, "part", plies=20).to_json())
    look = call(anna, "POST", "/records", {"record": part}, 201)["id"]
    refused = refusal(anna, "GET", f"/tables/{look}/review")
    assert refused == (409, "error_review_unfinished")
    hub = anna.app.state.tables  # type: ignore[attr-defined]
    assert not hub.reviews.waiting


def test_labels_come_worded_where_wanted(
    anna: TestClient, nobody: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever may see the replay may see the review, in his language."""
    made_quick(monkeypatch)
    record = played("deadwood", 2, "b4", careless)
    body = review(record).to_json()

    async def submit(_: Any, __: str) -> dict[str, Any]:
        return body

    monkeypatch.setattr(reviews.Reviews, "_submit", submit)
    id = call(anna, "POST", "/records", {"record": json.loads(record.to_json())}, 201)["id"]
    path = f"/tables/{id}/review"
    while call(nobody, "GET", path)["state"] != "done":
        time.sleep(0.02)
    plain, french = (call(nobody, "GET", path + more)["review"] for more in ("", "?lang=fr"))
    assert plain == json.loads(json.dumps(body))
    assert "text" not in plain["turning"][0]["played"]
    for turn in french["turning"]:
        assert turn["played"]["text"]
        assert turn["preferred"] is None or turn["preferred"]["text"]
    guest(nobody, "Carl")
    assert call(nobody, "GET", path)["state"] == "done"


def test_it_is_thought_over_in_a_process_of_its_own(anna: TestClient) -> None:
    """Which ends when nothing waits; what it found is what is found here."""
    record = played("deadwood", 2, "quiet")
    id = call(anna, "POST", "/records", {"record": json.loads(record.to_json())}, 201)["id"]
    hub = anna.app.state.tables.reviews  # type: ignore[attr-defined]
    done, started = [], False
    while (found := call(anna, "GET", f"/tables/{id}/review"))["state"] != "done":
        assert found["state"] in ("waiting", "working")
        done.append(found["done"])
        started = started or hub.pool is not None
        time.sleep(0.05)
    assert started
    assert done == sorted(done)
    assert found["review"] == json.loads(json.dumps(review(record).to_json()))
    while hub.pool is not None:
        time.sleep(0.05)


def test_a_review_that_takes_too_long_is_given_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its process ends, and it has failed."""
    monkeypatch.setattr(reviews, "LIMIT", 0.01)

    async def test() -> None:
        async with house(tmp_path) as home:
            table = await finished(home)
            await until_state(home, table, "failed")
            assert home.tables.reviews.pool is None

    run(test())


def test_only_so_many_wait(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever comes then asks again later."""
    monkeypatch.setattr(reviews, "MOST", 1)

    async def test() -> None:
        async with house(tmp_path) as home:
            tables = [await finished(home, seed) for seed in range(3)]
            thinker = thinking(home)
            thinker.free.clear()
            await until_state(home, tables[0], "working")
            for table in tables[1:]:
                assert await state_of(home, table) == "waiting"
            assert len(home.tables.reviews.waiting) == 1
            thinker.free.set()
            for table in tables:
                await until_state(home, table, "done")

    run(test())


def test_a_game_without_advice_has_no_review(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is said at once, and nothing is queued."""
    monkeypatch.delattr("farwest.games.deadwood.advice.SPREAD")

    async def test() -> None:
        async with house(tmp_path) as home:
            table = await finished(home)
            with pytest.raises(Problem) as caught:
                await home.tables.reviews.find(table)
            assert (caught.value.status_code, caught.value.id) == (409, "error_no_chances")

    run(test())
