"""Tables in play: answers, secrets in lanes, taking back, rebuilding, the end."""

from __future__ import annotations

import asyncio
import hashlib
import random
from pathlib import Path
from typing import Any

import pytest

from farwest.kernel.match import Match, replay
from farwest.kernel.news import Refused
from farwest.kernel.record import Record
from farwest.server.course import UNDO, Stale
from farwest.server.in_play import LiveTable
from farwest.server.models import Rating
from tests.server.playing import answer, house, legal, play_on, play_until, run, until

EXTENSION = {"options": {"extension": True}}


def everything(table: LiveTable) -> list[str]:
    """The state of every seat and of the spectators, with all news."""
    return [table.state(seat, 0) for seat in range(-1, len(table.info.chairs))]


def test_a_whole_game_ends_with_a_result_and_a_proof(tmp_path: Path, database: str) -> None:
    """People and bots play to the end: result stored, seed as promised, record sound."""

    async def test() -> None:
        async with house(tmp_path, database) as home:
            table = await home.table(("person", "bot", "person", "bot"))
            before = (await home.row(table)).seed
            await play_on(table, random.Random(1))
            await until(lambda: table.info.status == "over")
            row = await home.row(table)
            assert row.ended is not None
            assert table.course is not None
            result = table.course.game.result(table.course.match.state)
            assert row.result == result._asdict()
            record = table.course.match.record("test")
            assert record.seed == before
            again = replay(table.info.game, Record.from_json(record.to_json()))
            assert again.state.over
            with pytest.raises(Refused, match="No game"):
                await table.answer(0, table.course.asks[0], 0)

    run(test())


def test_a_rated_game_is_rated_once(tmp_path: Path) -> None:
    """Everybody's games count one more, even if the end is found twice."""

    async def test() -> None:
        async with house(tmp_path) as home:
            table = await home.table(("person", "person"), rated=True, **EXTENSION)
            await play_on(table, random.Random(2))
            await until(lambda: table.info.status == "over")
            await home.tables.finish(table)
            async with home.store.reading() as session:
                for person in home.people:
                    rating = await session.get_one(Rating, (person, "dice_town", 2))
                    assert rating.games == 1

    run(test())


def test_of_two_answers_to_one_question_one_wins(tmp_path: Path, database: str) -> None:
    """Two browsers of one player answer at the same time: one is heard, one must look again."""

    async def test() -> None:
        async with house(tmp_path, database) as home:
            table = await home.table()
            assert table.course is not None
            for _ in range(20):
                seat = next(iter(table.course.asked()))
                ask, rows = table.course.asks[seat], table.course.rows
                racing = [table.answer(seat, ask, action) for action in legal(table, seat)[:2]]
                found = await asyncio.gather(*racing, return_exceptions=True)
                assert sorted(type(each) for each in found if each is not None) == [Stale]
                assert table.course.rows == rows + 1
                assert len(await home.tables.log.load(table.info.id)) == rows + 1

    run(test())


def test_what_may_not_be_answered_changes_nothing(tmp_path: Path) -> None:
    """An old question, a seat not asked, an illegal action, no such seat: refused."""

    async def test() -> None:
        async with house(tmp_path) as home:
            table = await home.table()
            course = table.course
            assert course is not None
            await play_until(table, random.Random(3), lambda s: not s.lanes and not s.veiled())
            seat = course.match.state.seat
            other = (seat + 1) % 3
            before, rows = everything(table), course.rows
            with pytest.raises(Stale):
                await table.answer(seat, course.asks[seat] - 1, legal(table, seat)[0])
            with pytest.raises(Refused, match="not asked"):
                await answer(table, other, legal(table, seat)[0])
            for action in (-1, 10**9, max(legal(table, seat)) + 1):
                with pytest.raises(Refused, match="not a legal"):
                    await answer(table, seat, action)
            for nowhere in (-1, 3, 99):
                with pytest.raises(Refused, match="no seat"):
                    await table.answer(nowhere, 0, 0)
            assert (course.rows, everything(table)) == (rows, before)
            assert len(await home.tables.log.load(table.info.id)) == rows

    run(test())


def test_secret_answers_come_in_any_order(tmp_path: Path) -> None:
    """Whoever answers first, the game is the same, and nobody else hears of it before the last."""

    async def one(home: Any, order: list[int]) -> tuple[list[str], list[str]]:
        table = await home.table(seed="the same dice", options={"initial_sheriff": 0})
        watchers = [await home.watch(table, person) for person in [*home.people[:3], None]]
        await asyncio.sleep(0.05)
        assert set(table.course.asked()) == {0, 1, 2}
        for seat in order:
            assert [len(each.states()) for each in watchers] == [
                1 + (each.seats[0] in order[: order.index(seat)]) for each in watchers
            ]
            sent = [len(each.frames) for each in watchers]
            await answer(table, seat, legal(table, seat)[0])
            if seat != order[-1]:
                now = [len(each.frames) for each in watchers]
                assert [a - b for a, b in zip(now, sent)] == [
                    int(each.seats == [seat]) for each in watchers
                ]
        return [table.state(seat, 0) for seat in range(-1, 3)], [
            each.frames[-1] for each in watchers
        ]

    async def test() -> None:
        async with house(tmp_path) as home:
            found = [await one(home, order) for order in ([0, 1, 2], [2, 0, 1], [1, 2, 0])]
            assert found[0] == found[1] == found[2]

    run(test())


def test_a_killed_server_rebuilds_every_game(tmp_path: Path, database: str) -> None:
    """What every seat sees, is asked and has heard is the same after a restart, take-backs too."""

    async def test() -> None:
        async with house(tmp_path, database) as home:
            luck = random.Random(4)
            table = await home.table(**EXTENSION)
            undone = 0
            while not table.over and (undone < 2 or luck.random() < 0.8):
                await play_on(table, luck, 7)
                course = table.course
                assert course is not None
                for seat in range(3):
                    if course.may_undo(seat):
                        await table.undo(seat)
                        undone += 1
                before = everything(table)
                await home.restart()
                table = await home.tables.get(table.info.id)
                assert everything(table) == before
            assert undone

    run(test())


def test_taking_back(tmp_path: Path) -> None:
    """A seat asked again takes its answer back; the others are told, and it may answer anew."""

    async def test() -> None:
        async with house(tmp_path) as home:
            table = await home.table(**EXTENSION)
            course = table.course
            assert course is not None
            luck = random.Random(5)

            def open_undo(state: Any) -> bool:
                return not state.lanes and course.may_undo(state.seat)

            for _ in range(3):
                await play_until(table, luck, open_undo)
                seat, told = course.match.state.seat, bool(course.match.news[-1])
                moves, heard = len(course.match.moves), len(course.heard[-1])
                watcher = await home.watch(table, home.people[seat])
                assert watcher.states()[-1]["undo"]
                with pytest.raises(Refused):
                    await table.undo((seat + 1) % 3)
                ask = course.asks[seat]
                await table.undo(seat, ask)
                with pytest.raises(Stale):  # pressed twice
                    await table.undo(seat, ask)
                assert len(course.match.moves) == moves - 1
                assert len(course.heard[-1]) == heard + told
                if told:
                    last = watcher.states()[-1]["news"][-1]["message"]
                    assert last == {"id": "event_undone", "args": {"player": ["seat", seat]}}
                rows = await home.tables.log.load(table.info.id)
                assert (rows[-1].seat, rows[-1].action) == (seat, UNDO)
                await play_on(table, luck, 1)

    run(test())


def test_taking_back_a_secret_answer_shows_nothing(tmp_path: Path) -> None:
    """Whether a seat may take back, and doing so, has nothing to do with the others."""

    async def test() -> None:
        async with house(tmp_path) as home:
            table = await home.table(("person",) * 4, **EXTENSION)
            course = table.course
            assert course is not None
            luck = random.Random(6)

            def chain(state: Any) -> bool:
                """A seat may take back, and another may answer meanwhile."""
                return len(state.waiting()) > 1 and any(map(course.may_undo, state.waiting()))

            await play_until(table, luck, chain)
            waiting = course.match.state.waiting()
            seat = next(filter(course.may_undo, waiting))
            other = next(each for each in waiting if each != seat)
            watchers = [await home.watch(table, person) for person in home.people[:4]]
            asked = course.question(seat)
            assert asked is not None
            crossings = course.crossings(seat, asked)
            sent = [len(each.states()) for each in watchers]
            while other in course.match.state.waiting():
                await answer(table, other, legal(table, other)[0])
            assert course.may_undo(seat)
            assert course.question(seat) == asked
            assert course.crossings(seat, asked) == crossings
            await table.undo(seat)
            now = [len(each.states()) for each in watchers]
            for each in range(4):
                if each not in (seat, other):
                    assert now[each] == sent[each]
            assert now[seat] == sent[seat] + 1
            before = everything(table)
            await home.restart()
            assert everything(await home.tables.get(table.info.id)) == before

    run(test())


def test_what_is_locked_is_final(tmp_path: Path) -> None:
    """A secret answer that was the seat's last cannot be taken back."""

    async def test() -> None:
        async with house(tmp_path) as home:
            table = await home.table()
            await answer(table, 1, legal(table, 1)[0])
            with pytest.raises(Refused, match="taken back"):
                await table.undo(1)

    run(test())


def test_a_game_goes_on_from_a_record(tmp_path: Path) -> None:
    """A table opened at a position has its moves behind it, and its record holds both."""

    async def test() -> None:
        async with house(tmp_path) as home:
            first = await home.table(options={"initial_sheriff": 1})
            await play_on(first, random.Random(7), 30)
            assert first.course is not None
            record = first.course.match.record("test")
            table = await home.table(
                seed=record.seed, opening=record.to_json(), options=record.options
            )
            assert table.course is not None
            assert table.course.match.moves == record.moves
            assert table.course.view(0) == first.course.view(0)
            assert not any(table.course.may_undo(seat) for seat in range(3))
            await play_on(table, random.Random(8))
            final = table.course.match.record("test")
            assert final.moves[:30] == record.moves
            assert replay(table.info.game, Record.from_json(final.to_json())).state.over

    run(test())


def test_an_idle_table_leaves_the_memory(tmp_path: Path) -> None:
    """Nobody looks, so it is let go; the lobby still knows whose turn it is; it comes back."""

    async def test() -> None:
        async with house(tmp_path) as home:
            table = await home.table(clock={"kind": "live", "bank": 60, "increment": 5})
            await play_on(table, random.Random(9), 7)
            hub, id = home.tables, table.info.id
            turn, before = hub.turn(id), everything(table)
            waits = [hub.waits_for(id, [seat]) for seat in range(3)]
            clocks = [each["running"] for each in hub.clock(id)]
            watcher = await home.watch(table, home.people[0])
            hub.release(float("inf"))
            assert id in hub.live
            hub.leave(table, watcher)
            hub.release(float("inf"))
            assert id not in hub.live
            assert hub.turn(id) == turn
            assert [hub.waits_for(id, [seat]) for seat in range(3)] == waits
            assert [each["running"] for each in hub.clock(id)] == clocks
            assert everything(await hub.get(id)) == before

    run(test())


def test_the_seed_is_what_the_hash_promised(tmp_path: Path) -> None:
    """The dice are those of the seed whose hash was known from the start."""

    async def test() -> None:
        async with house(tmp_path) as home:
            table = await home.table()
            promised = hashlib.sha256(table.info.seed.encode()).hexdigest()
            await play_on(table, random.Random(10), 40)
            course = table.course
            assert course is not None
            twin = Match(table.info.game, table.info.players, table.info.options, table.info.seed)
            for seat, action in course.match.moves:
                twin.answer(seat, action)
            assert [len(each) for each in twin.news] == [len(each) for each in course.match.news]
            assert hashlib.sha256(course.match.record("test").seed.encode()).hexdigest() == promised

    run(test())


def test_nothing_goes_on_after_the_tables_are_closed(tmp_path: Path) -> None:
    """Whoever has just come or gone, whatever is being loaded, told or thought about: it ends."""

    async def test() -> None:
        outside = asyncio.all_tasks()
        async with house(tmp_path, pace=60) as home:
            table = await home.table(("bot", "person", "person"))
            idle = await home.table()
            hub = home.tables
            hub.release(float("inf"))
            assert idle.info.id not in hub.live
            watcher = await home.watch(table, home.people[0])
            loading = asyncio.create_task(hub.get(idle.info.id))
            await asyncio.sleep(0)
            assert hub.retelling
            assert hub.loading
            await hub.close()
            hub.leave(table, watcher)
            await asyncio.wait([loading])
            assert loading.cancelled()
            assert asyncio.all_tasks() == outside

    run(test())
