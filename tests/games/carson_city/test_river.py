"""Section 14: the Carson River, its parcels, its bridges and what they bring."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import yaml

from farwest.games.carson_city import GAME, box
from farwest.games.carson_city.land import is_river
from farwest.games.carson_city.rules.works import Works
from farwest.games.carson_city.state import HOUSE, MOUNTAIN, RIVER, City
from farwest.kernel.options import BadOption, Value
from tests.clauses import rule
from tests.games.carson_city.kit import EDGE_NAMES, P1, P2, PARCEL, PARCEL_NAMES, Table

PRINTED = ["D1", "D2", "D3", "D4", "E4", "E5", "E6", "E7", "E8"]
STRAIGHT = [f"D{column}" for column in range(1, 9)]
"""A river of eight parcels from the left border to the right."""
WINDING = ["A1", "B1", "B2", "C2", "C3", "D3", "D4", "E4", "E5", "F5", "F6", "G6", "G7", "H7", "H8"]
"""The longest river: fifteen parcels from corner to corner."""


def printed_facts() -> dict[str, Any]:
    """What the box says of the river."""
    path = Path(box.__file__).with_name("components.yaml")
    found: dict[str, Any] = yaml.safe_load(path.read_text("utf-8"))["river"]
    return found


def course(*parcels: str) -> dict[str, Value]:
    """The options for a river along these parcels."""
    return {"river": True, "river_course": list(parcels)}


def wet(city: City) -> list[str]:
    """The river's parcels, row by row."""
    return [PARCEL_NAMES[p] for p, content in enumerate(city.ground) if content == RIVER]


def crossings(t: Table) -> set[str]:
    """The edges that take a bridge only."""
    return {EDGE_NAMES[edge] for edge, bridge in enumerate(t.city.crossing) if bridge}


# --- where it runs -----------------------------------------------------------------------------


@rule("CC-234")
def test_the_printed_river() -> None:
    """Nine parcels from the left border to the right; without the variant there is none."""
    listed = printed_facts()["printed_side"]["parcels"]
    assert [f"{'ABCDEFGH'[row - 1]}{column}" for row, column in listed] == PRINTED
    assert wet(GAME.deal(2, {"river": True}, 1)) == PRINTED
    assert wet(GAME.deal(2, {}, 1)) == []


@rule("CC-234", "CC-337")
@pytest.mark.parametrize(
    "parcels", [STRAIGHT, WINDING, ["A1", "A2"], ["C1", "B1", "B2", "A2"], STRAIGHT[::-1]]
)
def test_a_river_of_ones_own(parcels: list[str]) -> None:
    """Two to fifteen parcels, each beside the next, from border to border."""
    assert wet(GAME.deal(2, course(*parcels), 1)) == sorted(parcels)


@rule("CC-234", "CC-337")
@pytest.mark.parametrize(
    "parcels",
    [
        ["A1"],
        [*WINDING[:-1], "G8", "H8"],
        ["A1", "A2", "A1"],
        ["A2", "B1"],
        ["A1", "A3"],
        ["A3", "B3", "C3"],
        ["C3", "B3", "A3"],
    ],
    ids=["one", "sixteen", "twice", "corner", "gap", "ends inland", "begins inland"],
)
def test_what_is_no_river(parcels: list[str]) -> None:
    """Too short, too long, back on itself, over a corner, broken, or not from border to border."""
    with pytest.raises(BadOption, match=r"each beside the next|names a value twice"):
        GAME.settle(2, course(*parcels))
    assert not is_river([PARCEL[name] for name in parcels])


@rule("CC-235")
@pytest.mark.parametrize("options", [{"river": True}, course(*STRAIGHT), course(*WINDING)])
def test_six_mountains_and_the_centre_on_dry_land(options: dict[str, Value]) -> None:
    """In every one of forty games the river is as drawn: nothing was put on it."""
    before = wet(GAME.deal(2, options, 0))
    for seed in range(40):
        ground = GAME.deal(2, options, seed).ground
        assert (ground.count(MOUNTAIN), ground.count(HOUSE)) == (6, 1)
        assert [PARCEL_NAMES[p] for p in range(64) if ground[p] == RIVER] == before


@rule("CC-236")
@pytest.mark.parametrize(
    ("parcels", "mountains"), [(["A1", "A2"], 9), (["A1", "A2", "A3"], 8), (WINDING, 4)]
)
def test_mountains_by_the_length_of_the_river(parcels: list[str], mountains: int) -> None:
    """Nine, and one less for every three parcels of it."""
    options = {**course(*parcels), "river_mountains": True}
    assert GAME.deal(2, options, 1).ground.count(MOUNTAIN) == mountains


@rule("CC-236")
def test_eight_river_tiles_leave_seven_mountains() -> None:
    """CC-EX-37-river-tiles-option: 7 with the option, which is off unless it is chosen."""
    options = course(*STRAIGHT)
    assert GAME.deal(2, {**options, "river_mountains": True}, 1).ground.count(MOUNTAIN) == 7
    assert GAME.deal(2, options, 1).ground.count(MOUNTAIN) == 6


# --- what may not happen on it -----------------------------------------------------------------


@rule("CC-237")
def test_nobody_buys_a_river_parcel() -> None:
    """No cowboy may stand on one; its price is nobody's business."""
    t = Table(2, centre="C2", river=True)
    places = [place for place in t.ends("place") if place in PARCEL]
    assert sorted(places) == [name for name in PARCEL_NAMES if name not in PRINTED]


@rule("CC-237")
def test_nothing_is_built_on_the_river() -> None:
    """Roads touch D1, D2 and D3; neither the bank nor its house may go there."""
    t = Table(2, centre="C2", river=True)
    t.give(P1, roads=0)
    t.own(P1, "B2")
    t.hold(P1, "bank", "ranch")
    t.do(Works())
    assert {"D1", "D2", "D3"} <= set(t.equipped())
    t.play("P1 work ranch", "P1 keep_tile", "P1 work bank")
    assert t.ends("build") == ["B2"]
    t.play("P1 build B2")
    assert t.ends("house") == ["B1", "B3", "C1", "C3"]


@rule("CC-237")
def test_the_settler_gets_no_river_parcel() -> None:
    """Any parcel is his for the asking, but for the nine."""
    t = Table(2, centre="C2", river=True)
    t.choose()
    t.play("P1 card settler")
    assert sorted(t.ends("take")) == [name for name in PARCEL_NAMES if name not in PRINTED]


# --- bridges -----------------------------------------------------------------------------------


@rule("CC-238")
def test_the_crossing_edges_of_the_printed_river() -> None:
    """Those of the box: between two river parcels, or where the river leaves the map."""
    listed = printed_facts()["crossing_edges_printed"]
    names = {edge.replace("(", "").replace(",", "-").rstrip(")") for edge in listed}
    assert crossings(Table(2, centre="C2", river=True)) == names
    assert crossings(Table(2)) == set()


@rule("CC-337", "CC-238")
def test_a_river_that_bends_back_can_be_crossed_at_the_bend() -> None:
    """A1, A2, B2, B1: the first and the last lie side by side, so H1-0 takes a bridge too."""
    t = Table(2, centre="F6", **course("A1", "A2", "B2", "B1"))
    inner = {"H1-0", "H1-1", "V0-1", "V1-1"}
    assert crossings(t) == inner | {"H0-0", "H0-1", "V0-0", "V1-0"}


def shore(roads: int = 4) -> Table:
    """The works step; the centre C2 lies on the north bank, its roads touch the river."""
    t = Table(2, centre="C2", river=True)
    t.give(P1, roads=roads)
    t.give(P2, roads=0)
    t.do(Works())
    return t


@rule("CC-238")
def test_a_bridge_is_two_roads_of_ones_own() -> None:
    """V3-1 costs P1 two roads, the bank's own edge H3-2 one; P2's road helps nobody."""
    t = shore()
    t.play("P1 road V3-1")
    assert (t.city.roads, "V3-1" in t.laid()) == ([2, 0], True)
    t.play("P1 road H3-2")
    assert t.city.roads[P1] == 1
    t.give(P2, roads=5)
    assert not t.can("P1 road V3-2"), "one road of his own is left"
    assert t.told("bridge") == [(P1, EDGE_NAMES.index("V3-1"))]


@rule("CC-239")
def test_a_bridge_goes_on_from_a_road_and_roads_go_on_from_it() -> None:
    """V3-3 meets no road yet; behind the bridge V3-1 the south bank is open."""
    t = shore()
    beyond = {"H4-0", "H4-1", "V4-1"}
    assert not t.can("P1 road V3-3")
    assert not beyond & set(t.ends("road"))
    t.play("P1 road V3-1")
    assert beyond <= set(t.ends("road"))


@rule("CC-239")
def test_a_bridge_equips_the_other_bank() -> None:
    """It ends at the corner of E1 and E2, where a house may stand now."""
    t = shore()
    before = set(t.equipped())
    t.play("P1 road V3-1")
    assert set(t.equipped()) - before == {"E1", "E2"}


@rule("CC-239")
def test_a_bridge_is_part_of_the_stations_line() -> None:
    """Seven roads and a bridge cross the map from north to south beside B1."""
    t = Table(2, centre="C2", river=True, buildings="full")
    t.give(P1, roads=0)
    t.give(P2, roads=0)
    t.own(P1, "B1")
    t.hold(P1, "station")
    t.road(*[f"V{row}-1" for row in range(8) if row != 3])
    t.do(Works())
    assert t.asks == ""
    t.road("V3-1")
    t.do(Works())
    assert t.offers() == ["work station", "work_done"]


# --- what it brings ----------------------------------------------------------------------------


@rule("CC-240", "CC-241")
def test_incomes_beside_the_river() -> None:
    """CC-EX-33-river-incomes: a ranch of 3 free and 2 river parcels, a mine of 1 mountain."""
    t = Table(2, centre="G7", river=True)
    t.build(P1, "C1", "ranch")
    assert t.income("C1") == 5
    t = Table(2, centre="G7", river=True)
    t.mountain("B2")
    t.build(P1, "C2", "mine")
    assert t.income("C2") == 6


@rule("CC-240")
def test_a_free_parcel_and_a_river_parcel_pay_alike() -> None:
    """A ranch amid water and open land earns $8, on either bank."""
    t = Table(2, centre="G7", river=True)
    t.build(P1, "C2", "ranch")
    t.build(P1, "F5", "ranch")
    assert (t.income("C2"), t.income("F5")) == (8, 8)


@rule("CC-241")
@pytest.mark.parametrize(("parcel", "dollars"), [("C2", 3), ("C5", 3), ("B2", 0), ("F6", 3)])
def test_a_mine_earns_three_more_once(parcel: str, dollars: int) -> None:
    """Three river parcels or one, over a corner too: $3; away from the water nothing."""
    t = Table(2, centre="H1", river=True)
    t.build(P1, parcel, "mine")
    assert t.income(parcel) == dollars


@rule("CC-242")
def test_what_stands_at_a_bridge_is_worth_three() -> None:
    """A mine, a house and a mountain at the ends of V3-1; a bare parcel there is worth nothing."""
    t = Table(2, centre="C2", river=True)
    t.own(P1, "C2", "E1", "E2")
    t.build(P1, "C1", "mine")
    t.mountain("E1")
    assert GAME.result(t.city).scores[P1]["property"] == 6
    t.road("V3-1")
    assert GAME.result(t.city).scores[P1]["property"] == 9
    assert GAME.result(t.city).scores[P2]["property"] == 0


@rule("CC-242")
def test_a_parcel_away_from_the_bridge_is_worth_two() -> None:
    """C3 meets the road H3-1 at its corner, but no end of the bridge V3-1."""
    t = Table(2, centre="C2", river=True)
    t.road("V3-1")
    t.build(P1, "C3", "mine")
    t.build(P1, "B1", "mine")
    assert GAME.result(t.city).scores[P1]["property"] == 4


# --- schools -----------------------------------------------------------------------------------


def with_school(*parcels: str, **options: Value) -> Table:
    """P1 owns these parcels, all with a road, holds a school and has his works turn."""
    t = Table(2, centre="C7", buildings="full", **options)
    t.give(P1, roads=0)
    t.own(P1, *parcels)
    t.city.equipped = [1] * len(PARCEL)
    t.hold(P1, "school")
    t.do(Works())
    return t


@rule("CC-243")
def test_one_school_on_each_side_of_the_river() -> None:
    """A school stands in the north: P1 may build his in the south only."""
    t = with_school("A1", "H8", river=True)
    t.play("P1 work school")
    assert t.ends("build") == ["A1", "H8"]
    t.build(P2, "B8", "school")
    assert t.ends("build") == ["H8"]


@rule("CC-243")
def test_without_river_schools_stand_where_they_like() -> None:
    """A school on the map forbids nothing."""
    t = with_school("A1", "H8")
    t.build(P2, "B8", "school")
    t.play("P1 work school")
    assert t.ends("build") == ["A1", "H8"]


@rule("CC-243")
def test_parcels_that_meet_at_a_corner_are_two_sides() -> None:
    """The river runs around B2 and cuts A1 off: each is a side, and the rest is a third."""
    around = course("A2", "A3", "B3", "C3", "C2", "C1", "B1")
    t = with_school("A1", "A4", "H8", **around)
    t.build(P2, "B2", "school")
    t.play("P1 work school")
    assert t.ends("build") == ["A1", "A4", "H8"]
    t = with_school("A1", "A4", "H8", **around)
    t.build(P2, "D1", "school")
    t.play("P1 work school")
    assert t.ends("build") == ["A1"]
