"""Section 2: plots, neighbours, intersections, and what is no plot."""

from itertools import combinations

import pytest

from farwest.games.deadwood import box
from farwest.games.deadwood.state import EMPTY, RAIL
from tests.clauses import rule
from tests.games.deadwood.kit import P1, P2, P3, PLOT, POINT, TILE, Table, stroll

WIDTHS = {"A": 7, "B": 6, "C": 5, "D": 4, "E": 3, "F": 2}


def touching(one: str, other: str) -> bool:
    """Whether two plots share a side or half a side, by the rule of the half-shifted rows."""
    row, place = one[0], int(one[1])
    other_row, other_place = other[0], int(other[1])
    if row == other_row:
        return abs(place - other_place) == 1
    if ord(other_row) - ord(row) == 1:
        return other_place in (place - 1, place)
    if ord(row) - ord(other_row) == 1:
        return other_place in (place, place + 1)
    return False


@rule("DW-017")
def test_twenty_seven_plots_in_six_rows() -> None:
    """Seven at the top, two at the bottom."""
    expected = [f"{row}{place + 1}" for row, width in WIDTHS.items() for place in range(width)]
    assert list(box.PLOTS) == expected
    assert len(expected) == 27


@rule("DW-018")
def test_neighbours_share_a_side_or_half_a_side() -> None:
    """Beside in the row, two below, two above, as far as the board goes."""
    for one in box.PLOTS:
        near = {box.PLOTS[plot] for plot in box.NEIGHBOURS[PLOT[one]]}
        assert near == {other for other in box.PLOTS if touching(one, other)}
    assert touching("A4", "B3")
    assert touching("A4", "B4")
    assert not touching("A4", "B5")


@rule("DW-019")
@pytest.mark.parametrize("seats", [2, 5])
def test_no_tile_lies_twice(seats: int) -> None:
    """All through a game every building is on one plot, in its stack or in somebody's hand."""
    for match in stroll(seats, 30 + seats):
        camp = match.state
        built = [tile for tile in camp.tile if EMPTY < tile < RAIL]
        known = built + camp.drawn + camp.picked + [tile for pile in camp.stacks for tile in pile]
        assert sorted(known) == list(range(25))


@rule("DW-019")
def test_nothing_is_built_on_something() -> None:
    """Only empty plots are offered to a drawn tile."""
    t = Table(2, C2="stage_depot", C3="bank")
    t.lay("F1", "E2", "D2")
    t.play("P1 go 1 stage_depot", "P1 annex", "P1 stack 1")
    taken = {"A3", "A4", "A5", "C2", "C3", "F1", "E2", "D2"}
    assert not taken.intersection(t.goes("plot"))


@rule("DW-020")
@pytest.mark.parametrize("plot", [name for name in box.PLOTS if name not in ("A3", "A4", "A5")])
def test_buildings_may_stand_on_every_plot(plot: str) -> None:
    """Beside a building any plot will do, on the line's way too."""
    fixed = ("A3", "A4", "A5")
    near = next(name for name in box.PLOTS if touching(plot, name) and name not in fixed)
    t = Table(2)
    t.build(near, "stage_depot")
    top = t.pile(3)[0]
    t.play(f"P1 go 1 {near}", "P1 annex", "P1 stack 3", f"P1 plot {plot}")
    assert t.tile(plot) == top


@rule("DW-021", "DW-143")
@pytest.mark.parametrize("side", [0, 1])
def test_the_line_goes_up_row_by_row(side: int) -> None:
    """Four Rail tiles on rows F, E, D, C, then the Station on row B; row A is left alone."""
    t = Table(2)
    t.no_tiles()
    row_a = [t.tile(f"A{place}") for place in range(1, 8)]
    for number in range(5):
        if number:
            t.play("P2 go 1 church", "P2 stay", "P1 back town_hall", "P2 back church")
        t.play("P1 go 1 town_hall", "P1 annex")
        t.play(f"P1 rail_to {t.goes('rail_to')[side]}")
    laid = [box.PLOTS[plot] for plot in t.camp.line]
    assert [name[0] for name in laid] == ["F", "E", "D", "C", "B"]
    assert [t.tile(name) for name in laid] == ["rail"] * 4 + ["station"]
    assert [t.tile(f"A{place}") for place in range(1, 8)] == row_a


@rule("DW-143")
def test_nothing_but_town_hall_extends_the_line() -> None:
    """All through a game, whoever is asked where the line goes is annexing Town Hall."""
    asked = 0
    for match in stroll(4, 38):
        camp = match.state
        if not camp.over and camp.choice_of(camp.seat).prompt == "rail_to":
            asked += 1
            assert camp.crumbs[-1] % 32 == PLOT["A3"]
        if camp.line:
            assert asked >= len(camp.line)
    assert asked


@rule("DW-022", "DW-067")
def test_thirty_five_points_where_three_plots_meet() -> None:
    """Every three plots that touch one another have a point, named by them, and no others do."""
    found = {
        trio
        for trio in combinations(box.PLOTS, 3)
        if all(touching(one, other) for one, other in combinations(trio, 2))
    }
    assert len(found) == 35
    assert {tuple(name.split("-")) for name in box.POINTS} == found
    for name, point in POINT.items():
        assert [box.PLOTS[plot] for plot in box.PROTECTED[point]] == name.split("-")


# --- the Mine and Boot Hill ------------------------------------------------------------------


@rule("DW-023")
def test_the_mine_holds_any_number_of_any_clan() -> None:
    """Three of one clan and two of another, side by side."""
    t = Table(3)
    for seat, strength in [(P1, 1), (P1, 1), (P1, 3), (P2, 2), (P2, 2)]:
        t.put(seat, strength, "mine")
    assert t.count("mine", P1) == [1, 1, 3]
    assert t.count("mine", P2) == [2, 2]
    assert t.count("mine", P3) == []


@rule("DW-023")
def test_from_the_mine_one_only_comes_back() -> None:
    """With everybody in the Mine nothing but coming back is offered: no move, no annexation."""
    t = Table(2, C2="bank")
    t.only(P1)
    t.put(P1, 1, "mine")
    t.put(P1, 3, "mine")
    assert t.offers == ["back_mine 1", "back_mine 3"]


@rule("DW-023")
def test_nobody_is_attacked_or_sent_away_in_the_mine() -> None:
    """Neither Mine nor Boot Hill is a place to go, and the Grifter finds nobody there."""
    t = Table(2, C2="grifter")
    t.only(P2)
    t.put(P2, 1, "mine")
    t.put(P2, 2, "mine")
    t.put(P2, 3, "dead")
    assert set(t.goes("go 1")) == {"A3", "A4", "A5", "C2"}
    t.play("P1 go 1 grifter", "P1 annex")
    assert t.asks == "P2 turn"
    assert t.told("grifted") == []


@rule("DW-023")
def test_the_mine_is_never_razed_or_reached_by_the_line() -> None:
    """A Rail tile beside nothing annexes nothing: whoever is in the Mine stays there."""
    t = Table(2)
    t.no_tiles()
    t.put(P2, 1, "mine")
    t.play("P1 go 1 town_hall", "P1 annex", "P1 rail_to F2")
    assert t.asks == "P2 turn"
    assert t.count("mine", P2) == [1]


# --- Rail tiles and the Station --------------------------------------------------------------


@rule("DW-024", "DW-040")
def test_rail_and_station_cannot_be_entered() -> None:
    """They are not among the buildings to go to."""
    t = Table(2, C2="bank")
    t.lay("F1", "E2", "D2", "C3", "B3")
    assert set(t.goes("go 1")) == {"A3", "A4", "A5", "C2"}


@rule("DW-024", "DW-090")
def test_nothing_is_built_beside_a_rail_alone() -> None:
    """E1, E3, F2 and D4 touch only Rail tiles and empty plots: no tile may go there."""
    t = Table(2, C2="stage_depot")
    t.lay("F1", "E2", "D3", "C4", "B5")
    t.play("P1 go 1 stage_depot", "P1 annex", "P1 stack 1")
    assert set(t.goes("plot")) == {"A2", "A6", "B2", "B3", "B4", "C1", "C3", "D1", "D2"}


@rule("DW-024", "DW-083")
def test_the_sheriff_does_not_go_to_rails_alone() -> None:
    """A point that touches Rail tiles and nothing built is not offered."""
    t = Table(2)
    t.lay("F1", "E2", "D2", "C3", "B4")
    t.play("P1 go 1 sheriffs_office", "P1 annex")
    points = t.goes("sheriff_to")
    assert "E2-F1-F2" not in points
    assert "B4-C3-C4" not in points
    assert "A5-B4-B5" in points


@rule("DW-024")
def test_tiles_on_the_board_are_told_apart() -> None:
    """Rail and Station have no number among the 25 buildings."""
    assert TILE["rail"] == 25
    assert TILE["station"] == 26
    t = Table(2)
    t.lay("F1")
    assert t.view(P1)["buildings"][PLOT["F1"]] is None
