"""Reactions to one table in two processes: what was acknowledged is what counts."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from farwest.games.dice_town.verbs import SKIP
from farwest.server import noting
from farwest.server.course import Stale
from farwest.server.in_play import LiveTable
from farwest.server.models import Seat
from tests.server.playing import LIVE, House, answer, house, legal, run, until
from tests.server.test_pauses import NONE, deal

pytestmark = pytest.mark.postgres

PAUSE = 1.0


class Pair:
    """One table in two processes; seats 1 and 2 may react, and one of them is first in turn."""

    def __init__(self, homes: list[House], tables: list[LiveTable]) -> None:
        self.homes = homes
        self.here, self.there = tables
        self.first = self.state.seat
        self.later = 3 - self.first
        self.reaction = next(each for each in legal(self.there, self.later) if each != SKIP)

    @property
    def state(self) -> Any:
        assert self.here.course is not None
        return self.here.course.match.state

    async def rows(self) -> list[tuple[int, int]]:
        """What is in the log."""
        found = await self.homes[0].tables.log.load(self.here.info.id)
        return [(row.seat, row.action) for row in found]


@asynccontextmanager
async def pair(
    folder: Path, database: str, clock: dict[str, Any], orders: dict[int, list[str]] | None = None
) -> AsyncIterator[Pair]:
    """The first throw is on the table; both processes know it."""
    async with (
        house(folder / "a", database, pause=PAUSE) as one,
        house(folder / "b", database, pause=PAUSE) as two,
    ):
        here = await one.table(
            ("person",) * 3, clock, seed="an ordinary evening", options={"initial_sheriff": 0}
        )
        async with one.store.session() as session:
            for seat, given in (orders or {}).items():
                (await session.get_one(Seat, (here.info.id, seat))).orders = given
        await one.tables.changed(here.info.id)
        there = await two.tables.get(here.info.id)
        await until(lambda: there.info.orders() == here.info.orders())
        for table in (here, there):
            deal(table, [1, 2])
        await one.watch(here)
        assert here.course is not None
        assert there.course is not None
        for seat in list(here.course.asked()):
            await answer(here, seat, legal(here, seat)[1])
        await until(lambda: there.course is not None and there.course.match.state.veiled())
        yield Pair([one, two], [here, there])


def test_a_window_that_is_closing_takes_no_reaction(tmp_path: Path, postgres: str) -> None:
    """While one process writes that nobody reacts, another tells nobody that his answer counts."""

    async def test() -> None:
        async with pair(tmp_path, postgres, LIVE) as both:
            log, tried = both.homes[0].tables.log, asyncio.Event()
            honest = log.append

            async def slow(*row: Any) -> None:
                await tried.wait()
                await honest(*row)

            log.append = slow  # type: ignore[method-assign]
            await until(both.here.lock.locked)
            await asyncio.sleep(0.1)
            with pytest.raises(Stale):
                await answer(both.there, both.later, both.reaction)
            tried.set()
            await until(lambda: not both.state.veiled())
            assert sorted((await both.rows())[-2:]) == [(1, SKIP), (2, SKIP)]

    run(test())


def test_a_reaction_before_the_closing_counts(tmp_path: Path, postgres: str) -> None:
    """Whoever closes the window plays what was kept, though nobody told him of it."""

    async def test() -> None:
        async with pair(tmp_path, postgres, LIVE) as both:
            both.homes[1].tables.others.tell = lambda *_: None  # type: ignore[method-assign]
            await answer(both.there, both.later, both.reaction)
            assert both.later not in both.here.notes
            await until(lambda: not both.state.veiled() or both.here.unfolding.quiet)
            assert (both.later, both.reaction) in await both.rows()

    run(test())


def test_a_standing_order_yields_to_a_reaction(tmp_path: Path, postgres: str) -> None:
    """Who lets all chances go by, but takes this one in another process, has taken it."""

    async def test() -> None:
        async with pair(tmp_path, postgres, NONE, {2: ["reactions"]}) as both:
            assert both.later == 2
            both.homes[1].tables.others.tell = lambda *_: None  # type: ignore[method-assign]
            await answer(both.there, both.later, both.reaction)
            await answer(both.here, both.first, SKIP)
            assert (await both.rows())[-2:] == [(both.first, SKIP), (both.later, both.reaction)]

    run(test())


def test_a_log_that_moved_on_keeps_no_reaction(tmp_path: Path, postgres: str) -> None:
    """A process that has not heard of a row looks again before it says that an answer is kept."""

    async def test() -> None:
        async with pair(tmp_path, postgres, NONE) as both:
            course = both.there.course
            assert course is not None
            window = noting.Window(both.here.info.id, course.window, course.rows)
            both.homes[1].tables.log.wake = lambda *_: None  # type: ignore[attr-defined]
            await answer(both.here, both.first, SKIP)
            note = {both.later: (course.asks[both.later], both.reaction)}
            assert await noting.write(both.homes[1].store, window, note) is None
            assert course.rows == window.rows
            await answer(both.there, both.later, both.reaction)  # it is his turn by now
            assert (await both.rows())[-2:] == [(both.first, SKIP), (both.later, both.reaction)]

    run(test())


def test_two_answers_of_one_seat(tmp_path: Path, postgres: str) -> None:
    """What was kept in one process is not replaced by what is said in another, on one's turn."""

    async def test() -> None:
        async with pair(tmp_path, postgres, NONE) as both:
            both.homes[1].tables.others.tell = lambda *_: None  # type: ignore[method-assign]
            assert both.here.course is not None
            ask = both.here.course.asks[both.later]
            await answer(both.there, both.later, both.reaction)
            both.homes[1].tables.log.wake = lambda *_: None  # type: ignore[attr-defined]
            await answer(both.here, both.first, SKIP)
            with pytest.raises(Stale):
                await both.here.answer(both.later, ask, SKIP)
            assert (await both.rows())[-2:] == [(both.first, SKIP), (both.later, both.reaction)]

    run(test())
