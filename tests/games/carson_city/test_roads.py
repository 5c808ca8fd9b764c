"""Section 7: roads, and when they are laid."""

import pytest

from farwest.games.carson_city.rules.roads import GovernorWindow
from farwest.games.carson_city.rules.round import Resolution
from farwest.games.carson_city.rules.works import Works
from tests.clauses import rule
from tests.games.carson_city.kit import P1, P2, P3, Table

FIRST = ["H3-2", "H3-4", "H4-2", "H4-4", "V2-3", "V2-4", "V4-3", "V4-4"]
"""The edges that meet the four roads around D4, as read off the map."""


def works(*roads: int) -> Table:
    """The works step, with so many roads for each player."""
    t = Table(len(roads))
    for seat, number in enumerate(roads):
        t.give(seat, roads=number)
    t.do(Works())
    return t


@rule("CC-086")
def test_a_road_prolongs_a_road() -> None:
    """Eight edges meet the roads of the centre; a new road opens three more."""
    t = works(2, 0)
    assert sorted(t.ends("road")) == FIRST
    t.play("P1 road H3-4")
    new = {"H3-5", "V2-5", "V3-5"}
    assert set(t.ends("road")) == set(FIRST) - {"H3-4"} | new


@rule("CC-087")
def test_a_laid_road_is_nobodys() -> None:
    """P1 lays one of two roads; P2 goes on from there and can use it."""
    t = works(2, 1)
    t.play("P1 road H3-4", "P1 work_done")
    assert t.city.roads == [1, 1]
    assert t.can("P2 road H3-5")
    t.play("P2 road H3-5")
    assert {"H3-4", "H3-5"} <= set(t.laid())


@rule("CC-089", "CC-090", "CC-029")
def test_equipped_after_set_up() -> None:
    """CC-EX-06-equipped-at-start: the centre D4 and its eight neighbours."""
    t = Table(2)
    assert sorted(t.laid()) == ["H3-3", "H4-3", "V3-3", "V3-4"]
    assert t.equipped() == ["C3", "C4", "C5", "D3", "D4", "D5", "E3", "E4", "E5"]


@rule("CC-089")
def test_the_end_of_a_road_equips_four_parcels() -> None:
    """A road from (3,4) to (3,5) reaches C6 and D6 at a corner."""
    t = Table(2)
    before = set(t.equipped())
    t.road("H3-4")
    assert set(t.equipped()) - before == {"C6", "D6"}


@rule("CC-091")
def test_roads_run_along_the_border() -> None:
    """A road that reaches the upper border can turn there."""
    t = Table(2)
    t.road("V2-4", "V1-4", "V0-4")
    t.do(Works())
    assert {"H0-3", "H0-4"} <= set(t.ends("road"))


@rule("CC-091")
def test_roads_run_beside_everything() -> None:
    """Mountains, houses and a building around the centre close no edge."""
    t = works(1, 0)
    t.mountain("C3", "C4", "C5", "D3")
    t.house("D5", "E3")
    t.build(P2, "E4", "bank")
    assert sorted(t.ends("road")) == FIRST


@rule("CC-316", "CC-317")
def test_roads_are_asked_for_once_a_round() -> None:
    """CC-EX-38-no-road-nagging: one works turn each, and no other question about roads."""
    t = Table(3)
    for seat, square in ((P1, "wages"), (P2, "gambling"), (P3, "inc_parcels")):
        t.put(seat, square)
    t.dice(1, 2)
    t.do(Resolution())
    asked = []
    while t.asks:
        asked.append(t.asks)
        t.play(f"{t.asks[:2]} work_done")
    assert asked == ["P1 works", "P2 works", "P3 works"]


@rule("CC-317")
def test_works_turns_follow_the_turn_order() -> None:
    """P3 first; he lays two roads, one after the other."""
    t = works(1, 1, 3)
    t.city.order = [P3, P1, P2]
    t.play("P3 road H3-4", "P3 road H3-5")
    assert t.asks == "P3 works"
    t.play("P3 work_done")
    assert t.asks == "P1 works"


@rule("CC-317", "CC-307")
def test_who_can_do_nothing_is_not_asked() -> None:
    """CC-EX-39-works-turn-skipped: P1 has nothing; P2 has a hotel and no parcel for it."""
    t = works(0, 0)
    t.hold(P2, "hotel")
    assert t.asks == ""


@rule("CC-317")
def test_a_tile_that_can_be_built_makes_a_works_turn() -> None:
    """P2 owns a parcel next to the centre for his hotel."""
    t = works(0, 0)
    t.hold(P2, "hotel")
    t.own(P2, "C4")
    assert (t.asks, t.offers()) == ("P2 works", ["work hotel", "work_done"])


@rule("CC-316", "CC-318", "CC-207")
def test_the_governors_window() -> None:
    """CC-EX-40-governor-window: P1 may lay both roads before the $12 square; P2 waits."""
    t = Table(2)
    t.holds(P1, "governor")
    t.give(P1, roads=2)
    t.give(P2, roads=2)
    t.put(P2, "build12")
    t.resolve()
    assert t.asks == "P1 governor_roads"
    t.play("P1 road H3-4", "P1 road H3-5")
    assert (t.asks, t.city.roads[P1]) == ("P2 buy_tile", 0)


@rule("CC-318")
def test_the_governor_keeps_his_works_turn() -> None:
    """He ends his window with a road in hand and lays it in the works step."""
    t = Table(2)
    t.holds(P1, "governor")
    t.do(GovernorWindow(), Works())
    t.play("P1 road_done")
    assert t.asks == "P1 works"


@rule("CC-319")
def test_a_cancelled_construction_leaves_its_road() -> None:
    """P1 lays a road for his bank and cancels: the road lies, his tile waits."""
    t = works(1, 0)
    t.own(P1, "C4")
    t.hold(P1, "bank")
    t.play("P1 work bank", "P1 build C4", "P1 road H3-4", "P1 cancel")
    assert "H3-4" in t.laid()
    assert (t.city.roads[P1], t.pending(P1)) == (0, ["bank"])


@rule("CC-319", "CC-238")
@pytest.mark.parametrize(("roads", "bridge"), [(1, False), (2, True)])
def test_a_bridge_takes_two_roads(roads: int, bridge: bool) -> None:
    """V3-1 lies between the river parcels D1 and D2."""
    t = Table(2, centre="C2", river=True)
    t.give(P1, roads=roads)
    t.do(Works())
    assert t.can("P1 road V3-1") == bridge


@rule("CC-002", "CC-086")
def test_one_road_for_an_edge() -> None:
    """A laid edge is never offered again."""
    t = works(3, 0)
    t.play("P1 road H3-4", "P1 road V2-5")
    assert not set(t.laid()) & set(t.ends("road"))
