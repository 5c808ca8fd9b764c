"""Section 6: what the Sheriff protects, and his fee."""

import pytest

from farwest.games.deadwood import box
from farwest.kernel.news import Refused
from tests.clauses import rule
from tests.games.deadwood.kit import P1, P2, P3, POINT, Table, stroll


@rule("DW-067")
@pytest.mark.parametrize("point", box.POINTS)
def test_the_three_plots_of_his_point_are_protected(point: str) -> None:
    """These and no others, built or empty."""
    t = Table(2)
    t.sheriff(point)
    kept = [name for plot, name in enumerate(box.PLOTS) if t.camp.protects(plot)]
    assert kept == point.split("-")


@rule("DW-042", "DW-068")
def test_no_attack_on_a_protected_building() -> None:
    """DW-EX-09: P2's Bank on B3 is closed to P1."""
    t = Table(2, B3="bank")
    t.put(P2, 1, "bank")
    for strength in (1, 2, 3):
        with pytest.raises(Refused):
            t.play(f"P1 go {strength} bank")


@rule("DW-068")
def test_no_store_move_attacks_a_protected_building() -> None:
    """The Bank held by P2 is no destination; the empty Hotel beside it is one."""
    t = Table(2, B3="bank", B4="hotel", C1="general_store", C5="casino")
    t.put(P2, 1, "bank")
    t.put(P1, 1, "casino")
    t.play("P1 go 2 general_store", "P1 annex", "P1 move casino")
    assert "B3" not in t.goes("move_to")
    assert "B4" in t.goes("move_to")


@rule("DW-069", "DW-072")
def test_an_empty_protected_building_is_open_for_a_fee() -> None:
    """DW-EX-10: P1 pays $1 to P2 in the Sheriff's Office and takes $2 from the Hotel."""
    t = Table(2, B4="hotel")
    t.put(P2, 1, "sheriffs_office")
    t.play("P1 go 1 hotel", "P1 annex")
    assert t.camp.cash == [6, 6]


@rule("DW-072")
def test_no_fee_without_anybody_in_the_office() -> None:
    """DW-EX-11: nothing is paid."""
    t = Table(2, B4="hotel")
    t.play("P1 go 1 hotel", "P1 annex")
    assert t.camp.cash == [7, 5]


@rule("DW-072")
def test_no_fee_to_oneself() -> None:
    """Whoever holds the Office enters for nothing, even with $0."""
    t = Table(2, B4="hotel")
    t.put(P1, 1, "sheriffs_office")
    t.camp.cash[P1] = 0
    assert t.hint("P1 go 2 hotel")["fee"] == 0
    t.play("P1 go 2 hotel", "P1 annex")
    assert (t.camp.cash, t.told("fee")) == ([2, 5], [])


@rule("DW-072")
def test_no_fee_for_an_unprotected_building() -> None:
    """Away from the Sheriff entering is free."""
    t = Table(2, C1="hotel")
    t.put(P2, 1, "sheriffs_office")
    t.play("P1 go 1 hotel", "P1 stay")
    assert t.camp.cash == [5, 5]


# --- what protection does not stop ------------------------------------------------------------


@rule("DW-070", "DW-137")
def test_the_grifter_reaches_protected_buildings() -> None:
    """A cowboy beside the Sheriff is sent to the Mine."""
    t = Table(2, B3="bank", C1="grifter")
    t.put(P2, 1, "bank")
    t.play("P1 go 1 grifter", "P1 annex", "P1 grift P2 bank", "P1 grift_nobody")
    assert t.count("mine", P2) == [1]


@rule("DW-070", "DW-148")
def test_the_railroad_razes_protected_buildings() -> None:
    """A protected Bank on the line's way is gone, its cowboy in the Mine."""
    t = Table(2, E1="bank")
    t.no_tiles()
    t.lay("F1")
    t.sheriff("E1-E2-F1")
    t.put(P2, 1, "bank")
    t.play("P1 go 1 town_hall", "P1 annex", "P1 rail_to E1")
    assert t.tile("E1") == "rail"
    assert t.count("mine", P2) == [1]


@rule("DW-070")
def test_the_dance_hall_calls_from_protected_buildings() -> None:
    """One's own cowboy beside the Sheriff comes home."""
    t = Table(2, B3="bank", C1="dance_hall")
    t.put(P1, 1, "bank")
    t.play("P1 go 2 dance_hall", "P1 annex", "P1 back bank", "P1 enough")
    assert t.count("ranch", P1) == [1, 3]


@rule("DW-070")
def test_a_store_move_leaves_a_protected_building() -> None:
    """From beside the Sheriff to the Church."""
    t = Table(2, B3="bank", C1="general_store")
    t.put(P1, 1, "bank")
    t.play("P1 go 2 general_store", "P1 annex", "P1 move bank", "P1 move_to church")
    assert t.at("church") == [(P1, 1)]


@rule("DW-071")
def test_a_building_on_a_protected_plot_is_protected() -> None:
    """The Bank is built on B3 beside the Sheriff: once held, it is closed to others."""
    t = Table(2, C2="stage_depot")
    t.stack(1, "bank")
    t.play("P1 go 1 stage_depot", "P1 annex", "P1 stack 1", "P1 plot B3")
    t.play("P2 go 1 bank", "P2 stay")
    assert not t.can("P1 go 2 bank")


# --- the fee ---------------------------------------------------------------------------------


@rule("DW-073")
@pytest.mark.parametrize("answer", ["annex", "stay"])
def test_the_fee_is_due_with_and_without_annexing(answer: str) -> None:
    """It is paid for entering."""
    t = Table(2, B4="undertaker")
    t.put(P2, 1, "sheriffs_office")
    t.play("P1 go 1 undertaker", f"P1 {answer}")
    assert t.camp.cash[P2] == 6


@rule("DW-073", "DW-103")
def test_the_fee_is_due_for_a_store_move() -> None:
    """$1 from the store goes on to the Sheriff's Office."""
    t = Table(2, B4="hotel", C1="general_store", C5="casino")
    t.put(P2, 1, "sheriffs_office")
    t.put(P1, 1, "casino")
    t.play("P1 go 2 general_store", "P1 annex", "P1 move casino", "P1 move_to hotel")
    assert t.camp.cash == [5, 6]


@rule("DW-073")
def test_no_fee_for_railroad_annexations() -> None:
    """A cowboy who stands on a protected building beside the new tile annexes for nothing."""
    t = Table(2, E1="hotel")
    t.no_tiles()
    t.sheriff("E1-E2-F1")
    t.put(P2, 1, "sheriffs_office")
    t.put(P1, 1, "hotel")
    t.play("P1 go 2 town_hall", "P1 annex", "P1 rail_to F1", "P1 annex")
    assert t.camp.cash == [5 + 2 + 2, 5]


@rule("DW-074")
def test_leaving_the_office_for_a_protected_building_is_free() -> None:
    """By a store move from the Office nobody controls it any more."""
    t = Table(2, B4="hotel", C1="general_store")
    t.put(P1, 1, "sheriffs_office")
    t.play("P1 go 2 general_store", "P1 annex", "P1 move sheriffs_office", "P1 move_to hotel")
    assert t.camp.cash == [6, 5]
    assert t.told("fee") == []


@rule("DW-074")
def test_entering_an_empty_protected_office_is_free() -> None:
    """Nobody is there to be paid."""
    t = Table(2)
    t.camp.cash[P1] = 0
    t.play("P1 go 1 sheriffs_office", "P1 stay")
    assert t.camp.cash == [0, 5]


# --- where he stands -------------------------------------------------------------------------


@rule("DW-075")
def test_the_sheriff_stays_when_all_around_him_is_razed() -> None:
    """The last building at his point becomes a Rail tile; he does not move."""
    t = Table(2, E1="bank")
    t.no_tiles()
    t.lay("F1")
    t.sheriff("E1-E2-F1")
    t.play("P1 go 1 town_hall", "P1 annex", "P1 rail_to E1")
    assert t.tile("E1") == "rail"
    assert t.camp.sheriff == POINT["E1-E2-F1"]


@rule("DW-076")
@pytest.mark.parametrize("seats", [2, 4])
def test_only_his_office_moves_the_sheriff(seats: int) -> None:
    """All through a game he moves when somebody says where to, and at no other time."""
    before, moved = POINT["A4-B3-B4"], 0
    for match in stroll(seats, 60 + seats):
        told = [event for event in match.news[-1] if event.kind == "sheriff"]
        assert bool(told) == (match.state.sheriff != before)
        moved += len(told)
        before = match.state.sheriff
    assert moved


@rule("DW-077", "DW-042")
def test_the_church_may_be_entered_though_protected_and_occupied() -> None:
    """P1 joins P3 there and pays P2 the fee."""
    t = Table(3)
    t.sheriff("A4-A5-B4")
    t.put(P3, 1, "church")
    t.put(P2, 1, "sheriffs_office")
    t.play("P1 go 1 church")
    assert t.asks == "P1 annex"
    assert t.camp.cash == [4, 6, 5]
    assert t.at("church") == [(P1, 1), (P3, 1)]


@rule("DW-077")
def test_the_church_is_closed_without_the_fee() -> None:
    """Protected, with P2 in the Office and $0 in the pocket."""
    t = Table(3)
    t.sheriff("A4-A5-B4")
    t.put(P2, 1, "sheriffs_office")
    t.camp.cash[P1] = 0
    assert not t.can("P1 go 1 church")
