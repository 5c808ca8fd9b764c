"""Chapter 12: what private buildings do, side a then side b; the tiles are used as they are built.

The lines of `rules/buildings.py` are compared with the printed tiles in `test_buildings.py`.
"""

import pytest

from farwest.games.great_western_trail import box
from farwest.games.great_western_trail.box import (
    BLACK_ANGUS,
    DUTCH_BELT,
    GUERNSEY,
    HOLSTEIN,
    JERSEY,
)
from farwest.games.great_western_trail.rules.goods import buildings_in_woods
from farwest.games.great_western_trail.rules.railroad import WOODS_BUILDINGS, Forward
from farwest.games.great_western_trail.rules.staying import PhaseB
from farwest.games.great_western_trail.rules.turn import PhaseC
from tests.clauses import rule
from tests.games.great_western_trail.kit import BLUE_TEEPEE, GREEN_FLOOD, Table, objective

# --- woods and moving on ---------------------------------------------------------------------


@rule("GWT-164")
@pytest.mark.parametrize("plot", box.PLOTS, ids=lambda plot: box.SPOTS[plot])
def test_plots_in_the_woods(plot: int) -> None:
    """Eight of them."""
    woods = ["fr2", "b1", "c1", "c2", "e1", "e2", "rr2", "f2"]
    t = Table(2)
    t.build("1a", plot)
    assert buildings_in_woods(t.trail, 0) == (box.SPOTS[plot] in [f"plot_{w}" for w in woods])


@rule("GWT-165", "GWT-231")
def test_buildings_in_the_woods() -> None:
    """EX-41, EX-46: $2 for each of three; with none, 1a offers nothing."""
    t = Table(2)
    t.build("1a", box.PLOT_B1)
    t.build("2a", box.PLOT_C1)
    t.build("3a", box.PLOT_E2)
    t.build("4a", box.PLOT_A1)
    t.trail.spot[0] = box.PLOT_B1
    t.trail.arrived = 1
    t.start(PhaseB())
    t.play("local local_1a_1")
    assert t.trail.cash[0] == 16
    t = Table(2)
    t.build("1a", box.PLOT_A1)
    t.hand(*[JERSEY] * 4)
    t.trail.spot[0] = box.PLOT_A1
    t.trail.arrived = 1
    t.start(PhaseB())
    assert t.options() == ["aux_single aux_money", "aux_single aux_draw"]


@rule("GWT-164")
def test_rivals_in_the_woods_do_not_count() -> None:
    """Only one's own buildings."""
    t = Table(2)
    t.build("1a", box.PLOT_B1)
    t.build("2a", box.PLOT_C1, seat=1)
    t.stay(box.PLOT_B1)
    t.play("local local_1a_1")
    assert t.trail.cash[0] == 12


MOVES = {
    "3a": ("local_3a_2", 1),
    "4a": ("local_4a_2", 2),
    "10a": ("local_10a_2", 5),
    "3b": ("local_3b_2", 1),
    "4b": ("local_4b_2", 3),
    "10b": ("local_10b_3", 4),
}


@rule("GWT-162")
@pytest.mark.parametrize("name", MOVES)
def test_how_far_a_building_moves(name: str) -> None:
    """One step at least, so many at most, whatever the own step limit is."""
    action, steps = MOVES[name]
    t = Table(2)
    for number in range(1, 7):
        t.trail.board[box.PLOT_A1 + number] = GREEN_FLOOD
    t.use(name)
    t.play(f"local {action}")
    while t.prompt in ("action_move", "step"):
        assert ("stop_move" in t.options()) == (t.prompt == "step")
        t.play(t.options()[0])
    assert len(t.told("moved")) == steps


@rule("GWT-163", "GWT-102")
def test_phase_b_anew_without_new_cards() -> None:
    """4a, then neutral B with all its actions; the hand is filled only at the end."""
    t = Table(2)
    t.hand(DUTCH_BELT)
    t.build("4a", box.PLOT_A1)
    t.trail.spot[0] = box.PLOT_A1
    t.trail.arrived = 1
    t.start(PhaseB(), PhaseC())
    t.play("local local_4a_2", "stop_move")
    assert t.told("drew") == []
    assert {"local local_b_1", "aux_single aux_money"} <= set(t.options())
    t.play("local local_b_1", "end_b")
    assert t.told("drew") == [(0, 4)]


# --- side a ----------------------------------------------------------------------------------


@rule("GWT-166")
def test_2a() -> None:
    """A Guernsey for four dollars; cattle."""
    t = Table(2)
    t.hand(GUERNSEY)
    t.use("2a")
    t.play("local local_2a_1")
    assert t.trail.cash[0] == 14
    t.play("local local_2a_2")
    assert t.prompt == "buy"


@rule("GWT-167")
def test_3a() -> None:
    """Two cards of a breed for three dollars."""
    t = Table(2)
    t.hand(JERSEY, JERSEY, GUERNSEY)
    t.use("3a")
    t.play("local local_3a_1")
    assert t.trail.hand[0] == [GUERNSEY]
    assert t.trail.cash[0] == 13


@rule("GWT-168")
def test_4a() -> None:
    """A hazard for five dollars."""
    t = Table(2)
    t.trail.board[box.FLOOD_1] = GREEN_FLOOD
    t.use("4a")
    t.play("local local_4a_1")
    assert t.trail.hazards[0] == [GREEN_FLOOD]
    assert t.trail.cash[0] == 5


@rule("GWT-169")
def test_5a() -> None:
    """A worker for a dollar less; the engine by engineers, the new one among them."""
    t = Table(2)
    t.trail.engine[0] = 17
    t.jobs(3, (box.ENGINEER, 1))
    t.use("5a")
    t.play("local local_5a_1", "local local_5a_2")
    assert t.trail.cash[0] == 5
    assert t.options() == ["engine space_18", "engine space_19"]


@rule("GWT-170")
def test_6a() -> None:
    """A Holstein for ten dollars; an auxiliary action."""
    t = Table(2)
    t.hand(HOLSTEIN)
    t.clear(box.AUX_MONEY)
    t.use("6a")
    t.play("local local_6a_1", "local local_6a_2", "aux_double aux_money")
    assert t.trail.cash[0] == 22


@rule("GWT-171")
@pytest.mark.parametrize(("blue", "green", "pairs"), [(1, 1, 1), (3, 1, 1), (2, 2, 2)])
def test_7a(blue: int, green: int, pairs: int) -> None:
    """Two dollars and up to two certificates for each pair; the limit is three."""
    t = Table(2)
    t.trail.teepees[:2] = [blue, green]
    t.use("7a")
    t.play("local local_7a_1")
    assert t.trail.cash[0] == 10 + 2 * pairs
    assert t.trail.certificates[0] == min(2 * pairs, 3)


@rule("GWT-172", "GWT-057")
def test_8a() -> None:
    """A trade or an auxiliary action, not both; two spaces forward."""
    t = Table(2)
    t.trail.engine[0] = 17
    t.trail.board[box.TEEPEE_P1] = BLUE_TEEPEE
    t.use("8a")
    assert {"local local_8a_1x", "local local_8a_1y"} <= set(t.options())
    t.play("local local_8a_1x")
    assert t.options() == ["local local_8a_2", "end_b"]
    t.play("local local_8a_2")
    assert t.options() == ["engine space_18", "engine space_19"]


@rule("GWT-173")
def test_9a() -> None:
    """Three spaces forward; then back for a delivery."""
    t = Table(2)
    t.trail.engine[0] = 17
    t.use("9a")
    t.play("local local_9a_1", "engine space_20", "local local_9a_2")
    assert t.prompt == "engine_back_free"


@rule("GWT-174")
def test_10a() -> None:
    """Certificates up to the limit."""
    t = Table(2)
    t.clear(box.DISC_CERT_4)
    t.use("10a")
    t.play("local local_10a_1")
    assert t.told("certificates") == [(0, 4)]


# --- side b ----------------------------------------------------------------------------------


@rule("GWT-175")
def test_1b() -> None:
    """An objective card for two certificates; the engine back one for three dollars."""
    t = Table(2)
    t.trail.engine[0] = 2
    t.hand(objective(3), JERSEY)
    t.use("1b")
    t.play("local local_1b_1")
    assert t.trail.certificates[0] == 2
    assert t.trail.discard[0] == [objective(3)]
    t.play("local local_1b_2")
    assert (t.trail.engine[0], t.trail.cash[0]) == (1, 13)


@rule("GWT-176")
def test_2b() -> None:
    """A Jersey for a space forward; a Dutch Belt for three dollars."""
    t = Table(2)
    t.trail.engine[0] = 17
    t.hand(JERSEY, DUTCH_BELT)
    t.use("2b")
    t.play("local local_2b_1", "engine space_18", "local local_2b_2")
    assert (t.trail.engine[0], t.trail.cash[0]) == (18, 13)
    assert t.trail.hand[0] == []


@rule("GWT-177")
def test_3b() -> None:
    """An auxiliary action, then one step."""
    t = Table(2)
    t.clear(box.AUX_MONEY)
    t.use("3b")
    t.play("local local_3b_1", "aux_double aux_money", "local local_3b_2")
    assert t.trail.cash[0] == 12
    assert t.trail.spot[0] == box.SPOT_B


@rule("GWT-178")
def test_4b() -> None:
    """Up to as many cards as cowboys."""
    t = Table(2)
    t.workers(cowboys=2)
    t.use("4b")
    t.play("local local_4b_1")
    assert t.options() == ["draw 1", "draw 2"]


@rule("GWT-179")
def test_5b() -> None:
    """A Black Angus for two certificates; a dollar for each engineer."""
    t = Table(2)
    t.workers(engineers=4)
    t.hand(BLACK_ANGUS)
    t.use("5b")
    t.play("local local_5b_1", "local local_5b_2")
    assert t.trail.certificates[0] == 2
    assert t.trail.cash[0] == 14


@rule("GWT-180", "GWT-190")
def test_6b() -> None:
    """Any cattle card for three dollars and an objective card, which may be played at once."""
    t = Table(2)
    t.trail.display = [objective(number) for number in (1, 2, 3, 4)]
    t.hand(GUERNSEY, JERSEY)
    t.use("6b")
    t.play("local local_6b_1", "discard guernsey", "take obj_02")
    assert t.trail.hand[0] == [JERSEY, objective(2)]
    assert t.options() == ["play obj_02", "end_b"]
    t.play("play obj_02")
    assert t.trail.cash[0] == 15


@rule("GWT-181")
@pytest.mark.parametrize("woods", [1, 3])
def test_7b(woods: int) -> None:
    """As many spaces as own buildings in the woods."""
    t = Table(2)
    t.trail.engine[0] = 17
    plots = (box.PLOT_B1, box.PLOT_C1, box.PLOT_C2)
    for plot in plots[:woods]:
        t.build("1b", plot)
    t.use("7b")
    assert "local local_7b_1" in t.options()
    assert len(Forward(WOODS_BUILDINGS).options(t.trail)) == woods


@rule("GWT-182")
def test_10b() -> None:
    """Four dollars; up to four spaces; up to four steps."""
    t = Table(2)
    t.trail.engine[0] = 34
    t.use("10b")
    t.play("local local_10b_1", "local local_10b_2")
    assert t.trail.cash[0] == 14
    assert t.options() == [f"engine space_{space}" for space in (35, 36, 37, 38)]
    t.play("engine space_38")
    assert t.options() == ["local local_10b_3", "end_b"]
