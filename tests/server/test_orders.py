"""Standing orders that a game names: the table answers by itself, for whoever gave the order."""

from __future__ import annotations

from pathlib import Path

import pytest

from farwest.games.deadwood.rules.annexing import HARMLESS
from farwest.games.deadwood.rules.arrival import entries
from farwest.games.deadwood.rules.goods import building_at
from farwest.games.deadwood.verbs import ANNEX, GO, STAY
from farwest.server.models import Seat
from tests.server.playing import answer, house, run


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
                async with home.store.session() as session:
                    (await session.get_one(Seat, (table.info.id, seat))).orders = ["annex"]
                await home.tables.changed(table.info.id)
            kinds = {plot: building_at(camp, plot) for plot in entries(camp, seat)}
            await answer(table, seat, GO + next(p for p in kinds if kinds[p] in HARMLESS))
            rows = [(row.seat, row.action) for row in await home.tables.log.load(table.info.id)]
            assert (rows[-1] == (seat, ANNEX)) == ordered
            legal = table.course.match.state.legal
            assert (legal == [STAY, ANNEX]) != ordered

    run(test())
