"""Standing orders that a game names: the table answers by itself, for whoever gave the order."""

from __future__ import annotations

from pathlib import Path

import pytest

from farwest.games.carson_city import GAME as CARSON_CITY
from farwest.games.carson_city.rules.ending import Spend
from farwest.games.carson_city.verbs import SPEND
from farwest.games.deadwood.rules.annexing import HARMLESS
from farwest.games.deadwood.rules.arrival import entries
from farwest.games.deadwood.rules.goods import building_at
from farwest.games.deadwood.verbs import ANNEX, GO, STAY
from farwest.server.in_play import LiveTable
from farwest.server.models import Seat
from tests.server.playing import House, answer, house, legal, run


async def give_orders(home: House, table: LiveTable, seat: int, orders: list[str]) -> None:
    """A seat changes its standing orders."""
    async with home.store.session() as session:
        (await session.get_one(Seat, (table.info.id, seat))).orders = orders
    await home.tables.changed(table.info.id)


@pytest.mark.parametrize("ordered", [True, False])
def test_the_table_annexes_for_whoever_ordered_it(tmp_path: Path, ordered: bool) -> None:
    """Where annexing only gives: with the order it is done at once, without it he is asked."""

    async def test() -> None:
        async with house(tmp_path) as home:
            table = await home.table(("person", "person"), game="deadwood", seed="orders")
            assert table.course is not None
            camp = table.course.match.state
            seat = camp.seat
            if ordered:
                await give_orders(home, table, seat, ["annex"])
            kinds = {plot: building_at(camp, plot) for plot in entries(camp, seat)}
            await answer(table, seat, GO + next(p for p in kinds if kinds[p] in HARMLESS))
            rows = [(row.seat, row.action) for row in await home.tables.log.load(table.info.id)]
            assert (rows[-1] == (seat, ANNEX)) == ordered
            legal = table.course.match.state.legal
            assert (legal == [STAY, ANNEX]) != ordered

    run(test())


def test_an_order_answers_a_secret_question(tmp_path: Path) -> None:
    """At the cash limit all are asked at once: who ordered it has answered, the other has not."""

    async def test() -> None:
        async with house(tmp_path) as home:
            table = await home.table(("person", "person"), game="carson_city", seed="orders")
            await give_orders(home, table, 1, ["cash"])
            assert table.course is not None
            while not isinstance(table.course.match.state.choice_of(0), Spend):
                seat = table.course.match.state.seat
                await answer(table, seat, table.course.fallback(seat))
            assert table.course.match.state.waiting() == [0]
            last = (await home.tables.log.load(table.info.id))[-1]
            assert last.seat == 1
            assert last.action >= SPEND

    run(test())


@pytest.mark.parametrize(("orders", "answered"), [(["one"], True), (["one", "other"], False)])
def test_orders_that_contradict_each_other_answer_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, orders: list[str], answered: bool
) -> None:
    """One answers for the player; with two of different minds he is asked."""

    async def test() -> None:
        async with house(tmp_path) as home:
            table = await home.table(("person", "person"), game="carson_city", seed="orders")
            assert table.course is not None
            seat = table.course.match.state.seat
            one, other = legal(table, seat)[:2]
            minds = {"one": one, "other": other}
            monkeypatch.setattr(
                CARSON_CITY, "ordered", lambda city, _: minds if one in city.legal else {}
            )
            await give_orders(home, table, seat, orders)
            rows = [(row.seat, row.action) for row in await home.tables.log.load(table.info.id)]
            assert rows == ([(seat, one)] if answered else [])

    run(test())
