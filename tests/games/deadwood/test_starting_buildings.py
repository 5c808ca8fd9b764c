"""Section 7: Church, Saloon, Sheriff's Office and Town Hall."""

import pytest

from farwest.games.deadwood import box
from tests.clauses import rule
from tests.games.deadwood.kit import P1, P2, P3, POINT, STARS, TILE, TILE_NAMES, Table


def after_setup(seats: int = 3) -> Table:
    """The star plots are filled as setup may fill them."""
    return Table(seats, **STARS)


def town_hall(t: Table, rail: str) -> None:
    """P1 annexes Town Hall and lays the line's next tile."""
    t.play("P1 go 1 town_hall", "P1 annex", f"P1 rail_to {rail}")


# --- Church ----------------------------------------------------------------------------------


@rule("DW-078")
@pytest.mark.parametrize(("wanted", "left"), [(3, 2), (1, 0), (0, 0)])
def test_the_church_takes_one_wanted_token(wanted: int, left: int) -> None:
    """It goes to the box; with none nothing happens."""
    t = Table(3)
    t.camp.wanted[P1] = wanted
    boxed = t.camp.boxed
    t.play("P1 go 1 church", "P1 annex")
    assert t.camp.wanted[P1] == left
    assert t.camp.boxed == boxed + wanted - left
    assert (t.camp.cash[P1], t.asks) == (5, "P2 turn")


@rule("DW-079")
def test_no_duel_at_the_church() -> None:
    """Three clans meet there, none takes a Wanted token, and each may annex."""
    t = Table(3)
    for player in ("P1", "P2", "P3"):
        t.play(f"{player} go 2 church")
        assert t.asks == f"{player} annex"
        t.play(f"{player} annex")
    assert t.at("church") == [(P1, 2), (P2, 2), (P3, 2)]
    assert t.camp.wanted == [0, 0, 0]
    assert t.told("duel") == []


# --- Saloon ----------------------------------------------------------------------------------


@rule("DW-080", "DW-082")
@pytest.mark.parametrize(("strength", "price"), [(1, 0), (2, 1), (3, 3)])
def test_a_cowboy_is_hired(strength: int, price: int) -> None:
    """Out of one's own supply, for his price, into the Mine; then the turn is over."""
    t = Table(2, C2="saloon")
    t.play("P1 go 1 saloon", "P1 annex", f"P1 hire {strength}")
    assert t.camp.cash == [5 - price, 5]
    assert t.count("mine", P1) == [strength]
    assert t.count("hire", P1).count(strength) == 1
    assert t.count("ranch", P1) == [2, 3]
    assert (len(t.count("hire", P2)), t.asks) == (6, "P2 turn")


@rule("DW-080")
def test_hiring_is_optional() -> None:
    """Nobody comes and nothing is paid."""
    t = Table(2, C2="saloon")
    t.play("P1 go 1 saloon", "P1 annex", "P1 hire_nobody")
    assert (t.camp.cash[P1], t.count("mine", P1)) == (5, [])


@rule("DW-080", "DW-081", "DW-082")
def test_hiring_with_two_dollars() -> None:
    """DW-EX-13: nobody, strength 1 for $0 or strength 2 for $1; the hired goes to the Mine."""
    t = Table(2, C2="saloon")
    t.camp.cash[P1] = 2
    t.play("P1 go 1 saloon", "P1 annex")
    assert t.offers == ["hire_nobody", "hire 1", "hire 2"]
    assert t.hint("P1 hire 1")["dollars"] == 0
    assert t.hint("P1 hire 2")["dollars"] == 1
    t.play("P1 hire 2")
    assert t.count("mine", P1) == [2]


@rule("DW-081")
def test_a_strength_that_is_sold_out_cannot_be_hired() -> None:
    """No second is left of strength 2."""
    t = Table(2, C2="saloon")
    for _ in range(3):
        t.put(P1, 2, "dead")
    t.play("P1 go 1 saloon", "P1 annex")
    assert t.offers == ["hire_nobody", "hire 1", "hire 3"]


# --- Sheriff's Office ------------------------------------------------------------------------


@rule("DW-083", "DW-084")
def test_where_the_sheriff_may_go() -> None:
    """DW-EX-12: to any other point that touches a building."""
    t = after_setup()
    t.play("P1 go 1 sheriffs_office", "P1 annex")
    points = t.goes("sheriff_to")
    assert {"A3-B2-B3", "C2-D1-D2", "C1-C2-D1"} <= set(points)
    assert not {"A1-A2-B1", "A6-A7-B6", "E1-E2-F1", "A4-B3-B4"}.intersection(points)
    t.play("P1 sheriff_to C1-C2-D1")
    assert t.camp.sheriff == POINT["C1-C2-D1"]


@rule("DW-083")
def test_all_points_with_a_building_and_no_others() -> None:
    """Of the 35, those that touch one of eight buildings, less the one where he stands."""
    t = after_setup()
    built = {"A3", "A4", "A5", *STARS}
    t.play("P1 go 1 sheriffs_office", "P1 annex")
    expected = {point for point in box.POINTS if built.intersection(point.split("-"))}
    assert set(t.goes("sheriff_to")) == expected - {"A4-B3-B4"}


@rule("DW-084")
def test_rails_and_empty_plots_at_a_point_do_not_matter() -> None:
    """D2 a Rail tile, C2 a building, C3 empty: he may go there."""
    t = Table(2, C2="bank")
    t.lay("F1", "E2", "D2")
    t.play("P1 go 1 sheriffs_office", "P1 annex")
    assert t.can("P1 sheriff_to C2-C3-D2")
    assert not t.can("P1 sheriff_to D2-E1-E2")


@rule("DW-085")
def test_the_office_collects_the_fee() -> None:
    """Whoever controls it, though he did not annex, is paid by each who enters beside him."""
    t = Table(3, B3="bank", B4="hotel")
    t.play("P1 go 1 sheriffs_office", "P1 stay")
    t.play("P2 go 1 bank", "P2 stay", "P3 go 1 hotel", "P3 stay")
    assert t.camp.cash == [7, 4, 4]


# --- Town Hall -------------------------------------------------------------------------------


@rule("DW-086", "DW-087", "DW-088", "DW-089", "DW-144")
def test_town_hall_in_order() -> None:
    """DW-EX-14: a Wanted token to the box, the line on F1 or F2, a tile of each stack."""
    t = after_setup()
    t.camp.wanted[P1] = 1
    t.camp.boxed = 14
    t.play("P1 go 1 town_hall", "P1 annex")
    assert (t.camp.wanted[P1], t.camp.boxed) == (0, 15)
    assert t.offers == ["rail_to F1", "rail_to F2"]
    assert [len(pile) for pile in t.camp.stacks] == [5, 6, 6]
    t.play("P1 rail_to F2")
    assert [len(pile) for pile in t.camp.stacks] == [4, 5, 5]
    assert len(t.view(P2)["drawn"]) == 3
    assert t.asks == "P1 tile_to_place"


@rule("DW-087")
def test_town_hall_without_a_wanted_token() -> None:
    """The first step is skipped and the others are done."""
    t = Table(2)
    boxed = t.camp.boxed
    t.play("P1 go 1 town_hall", "P1 annex")
    assert (t.asks, t.camp.boxed) == ("P1 rail_to", boxed)


@rule("DW-088")
def test_the_railroad_is_resolved_before_tiles_are_drawn() -> None:
    """While P2 annexes beside the new tile no tile has been drawn."""
    t = Table(2, E1="bank")
    t.put(P2, 1, "bank")
    town_hall(t, "F1")
    assert t.asks == "P2 annex"
    assert t.told("drew") == []
    t.play("P2 annex")
    assert len(t.told("drew")) == 1


@rule("DW-088", "DW-146")
def test_after_four_rails_comes_the_station() -> None:
    """Step 2 places the Station then."""
    t = Table(2)
    t.lay("F1", "E1", "D1", "C1")
    town_hall(t, "B2")
    assert t.tile("B2") == "station"


@rule("DW-089")
def test_the_top_tiles_are_drawn_and_shown_to_all() -> None:
    """The first of each stack that has one; everybody hears which."""
    t = Table(2)
    t.stack(1, "bank", "casino")
    t.stack(2)
    t.stack(3, "grifter", "newspaper")
    town_hall(t, "F1")
    drawn = [TILE["bank"], TILE["grifter"]]
    assert t.view(-1)["drawn"] == drawn
    assert t.heard(P2, "drew") == [[P1, drawn]]
    assert (t.pile(1), t.pile(2), t.pile(3)) == (["casino"], [], ["newspaper"])


@rule("DW-089")
def test_with_all_stacks_empty_nothing_is_built() -> None:
    """The annexation is over after the line."""
    t = Table(2)
    t.no_tiles()
    town_hall(t, "F1")
    assert t.asks == "P2 turn"


@rule("DW-090")
def test_tiles_go_on_empty_plots_beside_buildings() -> None:
    """With three buildings in row A, on the six empty plots that touch them."""
    t = Table(2)
    town_hall(t, "F1")
    t.play(f"P1 {t.offers[0]}")
    assert t.goes("plot") == ["A2", "A6", "B2", "B3", "B4", "B5"]


@rule("DW-091")
def test_the_player_chooses_order_and_plots() -> None:
    """The second tile first; the next may stand beside it, where nothing was before."""
    t = Table(2)
    t.stack(1, "bank")
    t.stack(2, "gold_mine")
    t.stack(3, "grifter")
    town_hall(t, "F1")
    assert t.offers == ["tile bank", "tile gold_mine", "tile grifter"]
    t.play("P1 tile gold_mine")
    assert "C2" not in t.goes("plot")
    t.play("P1 plot B3")
    assert t.offers == ["tile bank", "tile grifter"]
    t.play("P1 tile bank")
    assert "C2" in t.goes("plot")
    t.play("P1 plot C2", "P1 plot D1")
    assert [t.tile(plot) for plot in ("B3", "C2", "D1")] == ["gold_mine", "bank", "grifter"]


@rule("DW-092")
def test_a_drawn_tile_must_be_placed() -> None:
    """Nothing else is offered: first which, then where."""
    t = Table(2)
    town_hall(t, "F1")
    assert {offer.split()[0] for offer in t.offers} == {"tile"}
    t.play(f"P1 {t.offers[0]}")
    assert {offer.split()[0] for offer in t.offers} == {"plot"}


def full_town(left: str, razed: str) -> Table:
    """Every plot is built on but those of the line; one tile is left, one will be razed on C3."""
    t = Table(2)
    t.lay("F1", "E2", "D2")
    t.build("C3", razed)
    here = {left, razed, "town_hall", "sheriffs_office", "church"}
    others = [name for name in TILE_NAMES if name not in here]
    plots = [name for name in box.PLOTS if not t.tile(name)]
    for plot, tile in zip(plots, others, strict=True):
        t.build(plot, tile)
    t.stack(1 if left in ("bank", "casino") else 3, left)
    return t


@rule("DW-092")
def test_no_room_for_a_drawn_tile() -> None:
    """DW-EX-15: the Casino is drawn, finds no plot and goes under the Bank, razed just now."""
    t = full_town("casino", "bank")
    town_hall(t, "C3")
    assert t.told("drew") == [(P1, [TILE["casino"]])]
    assert t.pile(1) == ["bank", "casino"]
    assert t.asks == "P2 turn"


@rule("DW-092")
def test_each_tile_without_room_goes_to_its_own_stack() -> None:
    """DW-EX-15: two are drawn, of stack 1 and of stack 3, and both go back."""
    t = full_town("grifter", "bank")
    town_hall(t, "C3")
    assert t.told("drew") == [(P1, [TILE["bank"], TILE["grifter"]])]
    assert (t.pile(1), t.pile(2), t.pile(3)) == (["bank"], [], ["grifter"])


@rule("DW-093")
def test_a_new_building_is_annexed_by_nobody() -> None:
    """P1 builds the Bank beside his own cowboy, and it is P2's turn."""
    t = Table(2)
    t.no_tiles()
    t.stack(1, "bank")
    town_hall(t, "F1")
    t.play("P1 plot B3")
    assert (t.asks, t.camp.cash[P1], t.at("bank")) == ("P2 turn", 5, [])


@rule("DW-094", "DW-163")
def test_no_tiles_are_drawn_after_the_station() -> None:
    """The stacks are untouched, and the game ends."""
    t = Table(2)
    t.lay("F1", "E1", "D1", "C1")
    sizes = [len(pile) for pile in t.camp.stacks]
    t.camp.cash[P1] = 6
    town_hall(t, "B1")
    assert t.told("drew") == []
    assert [len(pile) for pile in t.camp.stacks] == sizes
    assert t.camp.over


@rule("DW-095")
def test_town_hall_beside_the_station_does_steps_one_and_three() -> None:
    """P1 lays the Station beside Town Hall and annexes it once more: token and tiles, no line."""
    t = Table(2)
    t.lay("F1", "E2", "D2", "C3")
    t.no_tiles()
    t.stack(1, "bank", "casino")
    t.camp.wanted[P1] = 3
    town_hall(t, "B3")
    assert t.asks == "P1 annex"
    t.play("P1 annex")
    assert (t.camp.wanted[P1], t.asks) == (1, "P1 plot")
    t.play("P1 plot B2")
    assert t.tile("B2") == "bank"
    assert len(t.camp.line) == 5
    assert t.asks == "P1 annex"
