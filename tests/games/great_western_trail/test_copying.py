"""Chapter 12: building 8b copies a neighbour."""

import pytest

from farwest.games.great_western_trail import box
from farwest.games.great_western_trail.box import DUTCH_BELT, GUERNSEY, JERSEY
from tests.clauses import rule
from tests.games.great_western_trail.kit import GREEN_FLOOD, Table


@rule("GWT-188")
def test_the_actions_of_a_neutral_neighbour() -> None:
    """8b on PLOT_A1 lies behind neutral A: a Guernsey may be sold, once."""
    t = Table(2)
    t.hand(GUERNSEY, GUERNSEY)
    t.jobs(3, (box.COWBOY, 1))
    t.use("8b")
    assert "copy copy_back" in t.options()
    t.play("copy copy_back", "local local_a_1")
    assert t.trail.cash[0] == 12
    assert "local local_a_1" not in t.options()
    assert "local local_a_2" in t.options()


@rule("GWT-188")
def test_a_rivals_building_is_copied_for_nothing() -> None:
    """No fee for the hands of his 7a; one's own teepees count."""
    t = Table(2)
    t.trail.teepees[:4] = [1, 1, 3, 3]
    t.build("7a", box.PLOT_A2, seat=1)
    t.use("8b")
    t.play("copy copy_forward", "local local_7a_1")
    assert t.trail.cash == [12, 10]


@rule("GWT-188")
def test_the_risk_action_of_the_copied_plot() -> None:
    """It comes with the tile: 8b on PLOT_TR2, a rival's 1a on PLOT_TR1."""
    t = Table(2)
    t.hand(GUERNSEY, DUTCH_BELT)
    t.build("1a", box.PLOT_TR1, seat=1)
    t.use("8b", box.PLOT_TR2)
    t.play("copy copy_back", "risk risk_copied", "discard guernsey")
    assert t.trail.certificates[0] == 1
    assert t.trail.discard[0] == [GUERNSEY]


@rule("GWT-188")
@pytest.mark.parametrize("plot", [box.PLOT_B2, box.PLOT_C3])
def test_with_a_space_between_there_is_no_neighbour(plot: int) -> None:
    """An empty plot or a teepee slot beside 8b is nothing to copy."""
    t = Table(2)
    t.use("8b", plot)
    ways = [option for option in t.options() if option.startswith("copy")]
    assert ways == ([] if plot == box.PLOT_B2 else ["copy copy_back", "copy copy_forward"])


@rule("GWT-188")
def test_a_hazard_is_no_neighbour() -> None:
    """8b on PLOT_FR1 behind FLOOD_4 copies nothing there."""
    t = Table(2)
    t.trail.board[box.FLOOD_4] = GREEN_FLOOD
    t.use("8b", box.PLOT_FR1)
    assert "copy copy_back" not in t.options()


@rule("GWT-189")
def test_another_8b_is_no_choice() -> None:
    """A rival's 8b ahead cannot be copied, neutral A behind can."""
    t = Table(2)
    t.build("8b", box.PLOT_A2, seat=1)
    t.use("8b")
    ways = [option for option in t.options() if option.startswith("copy")]
    assert ways == ["copy copy_back"]


@rule("GWT-189")
def test_the_risk_action_of_the_own_plot_stays() -> None:
    """Before and after a neighbour is chosen."""
    t = Table(2)
    t.hand(JERSEY, GUERNSEY)
    t.build("2a", box.PLOT_TR1)
    t.use("8b", box.PLOT_TR2)
    assert "risk risk_own" in t.options()
    t.play("copy copy_back")
    assert {"risk risk_own", "risk risk_copied"} <= set(t.options())


@rule("GWT-248")
@pytest.mark.parametrize("plot", box.PLOTS, ids=lambda plot: box.SPOTS[plot])
def test_at_most_two_choices(plot: int) -> None:
    """With a building on every plot: one behind and one ahead at most."""
    t = Table(2)
    for other in box.PLOTS:
        t.build("2a", other, seat=1)
    t.use("8b", plot)
    ways = [option for option in t.options() if option.startswith("copy")]
    assert len(ways) <= 2
    assert ways == sorted(set(ways))
    ahead = [site for site in box.NEXT[plot] if site in box.PLOTS + box.NEUTRAL_SPOTS]
    behind = [site for site in box.PLOTS + box.NEUTRAL_SPOTS if plot in box.NEXT[site]]
    assert max(len(ahead), len(behind)) <= 1
    assert len(ways) == len(ahead) + len(behind)


@rule("GWT-248")
def test_the_choice_cannot_be_changed() -> None:
    """Once made, no other neighbour is offered; on the next visit it is made anew."""
    t = Table(2)
    t.build("2a", box.PLOT_A2)
    t.use("8b")
    t.play("copy copy_back")
    assert not [option for option in t.options() if option.startswith("copy")]
    t.trail.agenda.clear()
    t.stay(box.PLOT_A1)
    assert {"copy copy_back", "copy copy_forward"} <= set(t.options())


@rule("GWT-248", "GWT-225")
def test_the_auxiliary_action_stays_until_something_is_done() -> None:
    """After the choice it is there; after a copied action it is not."""
    t = Table(2)
    t.hand(GUERNSEY)
    t.jobs(3, (box.COWBOY, 1))
    t.use("8b")
    t.play("copy copy_back")
    assert "aux_single aux_money" in t.options()
    t.play("local local_a_1")
    assert "aux_single aux_money" not in t.options()


@rule("GWT-059", "GWT-188")
def test_nothing_is_copied_after_the_auxiliary_action() -> None:
    """It stands in place of all local actions, a neighbour's too: phase B is over."""
    t = Table(2)
    t.use("8b")
    t.play("aux_single aux_money")
    assert t.options() == []


@rule("GWT-188", "GWT-063")
def test_moving_by_a_copied_action() -> None:
    """The movement starts from the own 8b."""
    t = Table(2)
    t.build("4a", box.PLOT_A2, seat=1)
    t.trail.board[box.FLOOD_1] = GREEN_FLOOD
    t.use("8b")
    t.play("copy copy_forward", "local local_4a_2")
    assert t.trail.spot[0] == box.PLOT_A2
    assert t.trail.cash == [8, 12]
