"""Chapter 5: phase B, using the location."""

import pytest

from farwest.games.great_western_trail import box
from farwest.games.great_western_trail.box import (
    BLACK_ANGUS,
    DUTCH_BELT,
    GUERNSEY,
    HOLSTEIN,
    JERSEY,
    RISK_ANY,
    RISK_JERSEY,
)
from farwest.games.great_western_trail.rules.staying import PhaseB
from tests.clauses import rule
from tests.games.great_western_trail.kit import BLUE_TEEPEE, GREEN_FLOOD, Table, objective


@rule("GWT-055", "GWT-056", "GWT-058", "GWT-059")
def test_a_building_with_a_risk_action() -> None:
    """EX-06, EX-07: all three actions in any order; the auxiliary action only instead."""
    t = Table(2)
    t.trail.cash[0] = 6
    t.trail.market = [1] * 9
    t.build("2a", box.PLOT_RR1)
    t.hand(GUERNSEY, JERSEY, DUTCH_BELT, DUTCH_BELT)
    t.trail.spot[0] = box.PLOT_RR1
    t.trail.arrived = 1
    t.start(PhaseB())
    assert "aux_single aux_money" in t.options()
    assert "end_b" not in t.options()
    t.play("local local_2a_1")
    assert "aux_single aux_money" not in t.options()
    t.play("local local_2a_2", "buy v3_1c", "buy_card holstein")
    t.play("risk risk_own", "discard dutch_belt")
    assert t.trail.cash[0] == 4
    assert t.trail.certificates[0] == 1
    assert t.trail.hand[0] == [JERSEY, DUTCH_BELT]


@rule("GWT-055", "GWT-056")
def test_any_subset_in_any_order() -> None:
    """On neutral E the cattle may be bought first, and the Black Angus kept."""
    t = Table(2)
    t.hand(BLACK_ANGUS)
    t.market(HOLSTEIN)
    t.trail.market_stack = []
    t.stay(box.SPOT_E)
    t.play("local local_e_2")
    assert t.trail.discard[0] == [HOLSTEIN]
    assert t.options() == ["local local_e_1", "end_b"]
    t.play("end_b")
    assert t.trail.hand[0] == [BLACK_ANGUS]


@rule("GWT-056")
def test_each_action_once() -> None:
    """With two Guernseys neutral A still takes one."""
    t = Table(2)
    t.jobs(3, (box.COWBOY, 1))
    t.hand(GUERNSEY, GUERNSEY)
    t.stay(box.SPOT_A)
    t.play("local local_a_1")
    assert "local local_a_1" not in t.options()


@rule("GWT-057")
@pytest.mark.parametrize(("one", "other"), [("x", "y"), ("y", "x")])
def test_one_of_two_alternatives(one: str, other: str) -> None:
    """Neutral C: a certificate or an objective card, not both; the engine still moves."""
    t = Table(2)
    t.stay(box.SPOT_C)
    assert {"local local_c_1x", "local local_c_1y"} <= set(t.options())
    t.play(f"local local_c_1{one}")
    if one == "y":
        t.play("take_stack")
    assert t.options() == ["local local_c_2", "end_b"]


RISKY = {
    box.PLOT_FR1: RISK_JERSEY,
    box.PLOT_FR2: RISK_JERSEY,
    box.PLOT_TR2: RISK_JERSEY,
    box.PLOT_RR2: RISK_JERSEY,
    box.PLOT_DR1: RISK_ANY,
    box.PLOT_TR1: RISK_ANY,
    box.PLOT_RR1: RISK_ANY,
}


@rule("GWT-058")
@pytest.mark.parametrize("plot", box.PLOTS, ids=lambda plot: box.SPOTS[plot])
def test_risk_actions_of_plots(plot: int) -> None:
    """Seven plots add one to the building there: a Jersey, or any cattle card."""
    t = Table(2)
    t.hand(GUERNSEY)
    t.use("1a", plot)
    assert ("risk risk_own" in t.options()) == (RISKY.get(plot) == RISK_ANY)
    t = Table(2)
    t.hand(JERSEY)
    t.use("1a", plot)
    assert ("risk risk_own" in t.options()) == (plot in RISKY)


@rule("GWT-058", "GWT-060")
def test_a_risk_action_is_for_the_owner() -> None:
    """A visitor has an auxiliary action and nothing else."""
    t = Table(2)
    t.hand(JERSEY)
    t.build("2a", box.PLOT_FR1, seat=1)
    t.stay(box.PLOT_FR1)
    assert t.options() == ["aux_single aux_money", "aux_single aux_draw"]


@rule("GWT-059")
def test_after_an_auxiliary_action_no_local_one() -> None:
    """Phase B is over, though a Guernsey could be sold."""
    t = Table(2)
    t.hand(GUERNSEY)
    t.stay(box.SPOT_A)
    t.play("aux_single aux_money")
    assert t.prompt == ""
    assert t.trail.hand[0] == [GUERNSEY]


@rule("GWT-060")
@pytest.mark.parametrize("place", [box.FLOOD_1, box.TEEPEE_P1, box.PLOT_A1])
def test_foreign_locations(place: int) -> None:
    """EX-08: on a hazard, a teepee or a rival's building only one auxiliary action."""
    t = Table(2)
    t.hand(GUERNSEY, JERSEY)
    t.trail.board[box.FLOOD_1] = GREEN_FLOOD
    t.trail.board[box.TEEPEE_P1] = BLUE_TEEPEE
    t.build("2a", box.PLOT_A1, seat=1)
    t.stay(place)
    assert t.options() == ["aux_single aux_money", "aux_single aux_draw"]


@rule("GWT-061")
def test_something_must_be_done() -> None:
    """Phase B cannot be ended before, not even with a card played."""
    t = Table(2)
    t.jobs(3, (box.COWBOY, 1))
    t.hand(GUERNSEY, objective(1))
    t.stay(box.SPOT_A)
    assert "end_b" not in t.options()
    t.play("play obj_01")
    assert "end_b" not in t.options()
    t.play("local local_a_1")
    assert "end_b" in t.options()


@rule("GWT-061", "GWT-248")
def test_choosing_what_to_copy_is_nothing_done() -> None:
    """With 8b beside neutral A, the auxiliary action is still there and the end is not."""
    t = Table(2)
    t.hand(GUERNSEY)
    t.use("8b", box.PLOT_A1)
    t.play("copy copy_back")
    assert "aux_single aux_money" in t.options()
    assert "end_b" not in t.options()


@rule("GWT-061")
def test_a_dollar_can_always_be_gained() -> None:
    """With no card, no money and nothing else to do."""
    t = Table(2)
    t.trail.cash[0] = 0
    t.trail.deck[0] = []
    t.trail.board[box.FLOOD_1] = GREEN_FLOOD
    t.stay(box.FLOOD_1)
    assert t.trail.cash[0] == 1


@rule("GWT-062")
def test_kansas_city_has_its_own_rules() -> None:
    """No auxiliary action is offered there."""
    t = Table(2)
    t.trail.foresight = [GREEN_FLOOD, BLUE_TEEPEE, 9, 10, 9, 10]
    t.stay(box.KANSAS_CITY)
    assert t.prompt == "foresight"
    assert t.options() == ["foresight 1 1", "foresight 1 2"]


@rule("GWT-063", "GWT-163", "GWT-167")
def test_moving_on_ends_the_stay() -> None:
    """The pair that could be sold at 3a is no longer offered at neutral B."""
    t = Table(2)
    t.hand(DUTCH_BELT, DUTCH_BELT)
    t.use("3a")
    assert "local local_3a_1" in t.options()
    t.play("local local_3a_2")
    assert t.trail.spot[0] == box.SPOT_B
    assert "local local_3a_1" not in t.options()
    assert "local local_b_1" in t.options()
    assert "aux_single aux_money" in t.options()


@rule("GWT-120", "GWT-236")
def test_replacing_the_tile_under_the_cattleman() -> None:
    """EX-38: the engine action of 5a is lost, and 8a cannot be used."""
    t = Table(2)
    t.trail.cash[0] = 40
    t.trail.jobs = [0] * 36
    t.trail.jobs[box.CRAFTSMAN] = 1
    t.workers(craftsmen=3)
    t.build("5a", box.PLOT_A1)
    t.trail.unbuilt[0] = 1 << 7
    t.trail.spot[0] = box.PLOT_A1
    t.trail.arrived = 1
    t.hand(objective(1))
    t.start(PhaseB())
    t.play("local local_5a_1", "tile 8")
    assert t.options() == ["play obj_01", "end_b"]


@rule("GWT-236")
def test_replacing_the_tile_that_is_copied() -> None:
    """8b copies the own 5a beside it; 5a is replaced: its engine and its plot's risk are lost.

    The risk action of the plot of 8b stays.
    """
    t = Table(2)
    t.trail.cash[0] = 40
    t.jobs(3, (box.CRAFTSMAN, 1))
    t.workers(craftsmen=3)
    t.build("5a", box.PLOT_TR1)
    t.trail.unbuilt[0] = 1 << 6
    t.hand(JERSEY, GUERNSEY)
    t.use("8b", box.PLOT_TR2)
    t.play("copy copy_back")
    assert "risk risk_copied" in t.options()
    t.play("local local_5a_1", "tile 7")
    assert t.options() == ["risk risk_own", "end_b"]


@rule("GWT-236")
def test_replacing_another_tile_loses_nothing() -> None:
    """5a stays under the cattleman: its engine may still move."""
    t = Table(2)
    t.trail.cash[0] = 40
    t.jobs(3, (box.CRAFTSMAN, 1))
    t.workers(craftsmen=3)
    t.build("4a", box.PLOT_C1)
    t.trail.unbuilt[0] = 1 << 6
    t.use("5a")
    t.play("local local_5a_1", "tile 7", "plot plot_c1")
    assert t.options() == ["local local_5a_2", "end_b"]
