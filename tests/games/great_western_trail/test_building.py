"""Chapter 10: building private tiles."""

import pytest

from farwest.games.great_western_trail import box
from farwest.games.great_western_trail.box import GUERNSEY, JERSEY
from farwest.games.great_western_trail.rules import hiring
from farwest.games.great_western_trail.rules.building import Build
from farwest.games.great_western_trail.rules.buildings import ACTIONS
from farwest.games.great_western_trail.rules.goods import buildings_in_woods
from farwest.games.great_western_trail.rules.tiles import private
from farwest.games.great_western_trail.rules.turn import Move
from tests.clauses import rule
from tests.games.great_western_trail.kit import Table


def builder(craftsmen: int, *numbers: int, cash: int = 30, side: str = "all_a") -> Table:
    """Seat 0 may build these numbers with so many craftsmen, at $2 each."""
    t = Table(2, building_sides=side)
    t.workers(craftsmen=craftsmen)
    t.trail.cash[0] = cash
    t.trail.unbuilt[0] = sum(1 << number - 1 for number in numbers)
    return t


@rule("GWT-114", "GWT-115")
def test_twenty_two_plots() -> None:
    """An empty plot of any kind; no neutral spot, no hazard or teepee slot."""
    t = builder(1, 1)
    t.start(Build(2))
    assert t.prompt == "build_place"
    assert t.options() == [f"plot {box.SPOTS[plot]}" for plot in box.PLOTS]
    assert len(t.options()) == 22
    t.play("plot plot_c3")
    assert t.trail.board[box.PLOT_C3] == private(0, 0)
    assert t.trail.unbuilt[0] == 0


@rule("GWT-114")
def test_own_tiles_may_be_replaced_rivals_may_not() -> None:
    """5a goes over the own 1a; the plot of the rival's 1a is not offered."""
    t = builder(3, 5)
    t.build("1a", box.PLOT_A1)
    t.build("1a", box.PLOT_A2, seat=1)
    t.start(Build(2))
    assert "plot plot_a1" in t.options()
    assert "plot plot_a2" not in t.options()


@rule("GWT-116")
@pytest.mark.parametrize(
    ("number", "craftsmen"),
    list(enumerate([1, 1, 1, 2, 3, 4, 5, 5], 1)),
)
def test_craftsmen_of_side_a(number: int, craftsmen: int) -> None:
    """So many are needed, and two dollars for each."""
    if craftsmen > 1:
        assert not Build(2).possible(builder(craftsmen - 1, number).trail)
    assert not Build(2).possible(builder(craftsmen, number, cash=2 * craftsmen - 1).trail)
    t = builder(craftsmen, number, cash=2 * craftsmen)
    t.start(Build(2))
    t.play("plot plot_a1")
    assert t.trail.cash[0] == 0


@rule("GWT-116")
@pytest.mark.parametrize(("number", "craftsmen"), list(enumerate([1, 1, 2, 2, 3, 4, 5, 6, 6], 1)))
def test_craftsmen_of_side_b(number: int, craftsmen: int) -> None:
    """Two dollars for each."""
    t = builder(craftsmen, number, cash=2 * craftsmen, side="all_b")
    t.start(Build(2))
    t.play("plot plot_a1")
    assert t.trail.cash[0] == 0


@rule("GWT-116", "GWT-117", "GWT-118", "GWT-119")
def test_replacing_pays_the_difference() -> None:
    """EX-20: 8a over 4a needs three craftsmen and $6; 4a leaves the game."""
    t = Table(2)
    t.workers(craftsmen=3)
    t.build("4a", box.PLOT_A1)
    t.trail.unbuilt[0] = 1 << 7
    assert t.view(1)["players"][0]["built"] == 1
    t.start(Build(2))
    assert t.trail.cash[0] == 4
    assert t.told("replaced")[0][1:3] == (6, 14)
    assert len(t.trail.boxed) == 1
    assert t.view(1)["players"][0]["built"] == 1


@rule("GWT-117")
def test_a_tile_of_the_same_number_is_no_replacement() -> None:
    """2a needs one craftsman like 1a: only empty plots are offered."""
    t = builder(3, 2)
    t.build("1a", box.PLOT_A1)
    t.start(Build(2))
    assert "plot plot_a1" not in t.options()


@rule("GWT-117", "GWT-242")
def test_a_tile_without_a_place_is_not_offered() -> None:
    """8a cannot replace 7a, which needs as many; five craftsmen for an empty plot are missing."""
    t = builder(1, 8)
    t.build("7a", box.PLOT_A1)
    assert not Build(2).possible(t.trail)


@rule("GWT-118")
def test_a_replaced_tile_never_comes_back() -> None:
    """It is neither on the trail nor among the tiles to build."""
    t = builder(3, 5)
    t.build("1a", box.PLOT_A1)
    t.start(Build(2))
    t.play("plot plot_a1")
    assert t.trail.boxed == [private(0, 0)]
    assert t.trail.unbuilt[0] == 0
    assert private(0, 0) not in t.trail.board


@rule("GWT-119")
@pytest.mark.parametrize(("number", "old"), [(9, "1a"), (10, "5a")])
def test_large_tiles_replace_others(number: int, old: str) -> None:
    """9a needs seven craftsmen, 10a nine: never on an empty plot, six of a row being most."""
    t = builder(6, number, cash=100)
    assert not Build(2).possible(t.trail)
    t.build(old, box.PLOT_A1)
    t.start(Build(2))
    assert t.trail.board[box.PLOT_A1] == private(0, 2 * (number - 1))
    assert t.trail.cash[0] == 100 - 12


@rule("GWT-119")
def test_10b_replaces_too() -> None:
    """It needs eight: over 3b, which counts for two."""
    t = builder(6, 10, cash=100, side="all_b")
    assert not Build(2).possible(t.trail)
    t.build("3b", box.PLOT_A1)
    t.start(Build(2))
    assert t.trail.cash[0] == 88


@rule("GWT-121")
def test_a_new_building_is_a_location_at_once() -> None:
    """The rival meets it on his next move, and pays for its hand."""
    t = builder(1, 1)
    t.start(Build(2))
    t.play("plot plot_a1")
    t.trail.turn = 1
    t.start(Move())
    assert t.options() == ["step plot_a1", "step spot_b"]
    t.play("step plot_a1", "stop_move")
    assert t.trail.cash[1] == 8


@rule("GWT-122")
def test_where_one_may_build() -> None:
    """Neutral B, for two dollars a craftsman, and the fourth and sixth craftsman, for one."""
    local = [box.LOCAL_ACTIONS[n] for n, act in enumerate(ACTIONS) if isinstance(act, Build)]
    assert local == ["local_b_2"]
    spaces = [
        (worker, space, act.price)
        for worker, row in enumerate(hiring.SPACES)
        for space, act in enumerate(row)
        if isinstance(act, Build)
    ]
    assert spaces == [(box.CRAFTSMAN, 4, 1), (box.CRAFTSMAN, 6, 1)]


@rule("GWT-242", "GWT-228")
def test_the_tile_then_the_place() -> None:
    """Only tiles with a place are offered: 5a needs three craftsmen, of whom there are two."""
    t = builder(2, 1, 4, 5)
    t.start(Build(2))
    assert (t.prompt, t.options()) == ("build_tile", ["tile 1", "tile 4"])
    t.play("tile 4")
    assert t.prompt == "build_place"


@rule("GWT-242")
def test_a_plot_keeps_its_risk_and_its_woods() -> None:
    """A new tile on PLOT_FR2 has both."""
    t = builder(3, 5, cash=6)
    t.build("1a", box.PLOT_FR2)
    t.start(Build(2))
    t.play("plot plot_fr2")
    t.hand(JERSEY)
    t.stay(box.PLOT_FR2)
    assert "risk risk_own" in t.options()
    assert buildings_in_woods(t.trail, 0) == 1


@rule("GWT-120")
def test_the_risk_action_of_the_plot_is_lost_too() -> None:
    """5a on PLOT_TR1 is replaced under the cattleman: only the end is left, unasked."""
    t = builder(3, 7, cash=40)
    t.jobs(3, (box.CRAFTSMAN, 1))
    t.hand(GUERNSEY)
    t.build("5a", box.PLOT_TR1)
    t.trail.unbuilt[0] = 1 << 6
    t.stay(box.PLOT_TR1)
    assert "risk risk_own" in t.options()
    t.play("local local_5a_1", "tile 7")
    assert t.trail.board[box.PLOT_TR1] == private(0, 12)
    assert t.prompt == ""
