"""Chapter 4: phase A, the cattleman on the trail."""

import random

import pytest

from farwest.games.great_western_trail import box
from farwest.games.great_western_trail.box import DUTCH_BELT, TEEPEE_BLUE_TILE
from farwest.games.great_western_trail.rules.moving import ahead, fee, step_limit
from farwest.games.great_western_trail.rules.staying import PhaseB
from farwest.games.great_western_trail.rules.turn import Move
from tests.clauses import rule
from tests.games.great_western_trail.kit import (
    BLACK_FLOOD,
    BLUE_TEEPEE,
    GREEN_FLOOD,
    GREEN_TEEPEE,
    Table,
    objective,
)


@rule("GWT-039", "GWT-042", "GWT-044")
def test_steps_count_tiles() -> None:
    """EX-01: by a building two steps lead to neutral B, by two floods three."""
    t = Table(2)
    t.build("2a", box.PLOT_A2, seat=1)
    t.trail.board[box.FLOOD_1] = t.trail.board[box.FLOOD_3] = GREEN_FLOOD
    t.start(Move())
    assert t.options() == ["step plot_a2", "step flood_1"]
    t.play("step flood_1", "step flood_3")
    assert t.options() == ["step spot_b", "stop_move"]


@rule("GWT-039")
def test_empty_spaces_cost_no_step() -> None:
    """From neutral A the next location is neutral B, nine spaces away or four."""
    t = Table(2)
    assert ahead(t.trail, box.SPOT_A) == [box.SPOT_B]


@rule("GWT-040")
def test_from_the_start() -> None:
    """The first location is the neutral building on spot A, without a choice."""
    t = Table(2)
    t.trail.spot[0] = box.START
    t.start(Move())
    assert t.trail.spot[0] == box.SPOT_A
    assert t.told("moved") == [(0, box.SPOT_A, box.NEUTRAL_A_TILE)]
    assert t.prompt == "step"


@rule("GWT-041")
def test_slots_beside_the_trail_are_no_locations() -> None:
    """No way leads to a teepee of −3, −2 or −1."""
    t = Table(2)
    beside = (box.TEEPEE_M3, box.TEEPEE_M2, box.TEEPEE_M1)
    for slot in beside:
        t.trail.board[slot] = BLUE_TEEPEE
    reached = {there for spot in range(box.START + 1) for there in ahead(t.trail, spot)}
    assert reached == {*box.NEUTRAL_SPOTS, box.KANSAS_CITY}


@rule("GWT-042")
def test_at_least_one_step() -> None:
    """The first question offers no stop; after three steps there is no further one."""
    t = Table(2)
    t.trail.board[box.FLOOD_1] = GREEN_FLOOD
    t.start(Move())
    assert "stop_move" not in t.options()
    t.play("step flood_1", "step spot_b", "step spot_c")
    assert t.prompt == ""
    assert t.trail.spot[0] == box.SPOT_C


@rule("GWT-043")
def test_step_limits() -> None:
    """EX-02: three steps, five with both discs removed, at a table of two."""
    t = Table(2)
    assert step_limit(t.trail, 0) == 3
    t.clear(box.DISC_STEP_MONEY, box.DISC_STEP_VP)
    assert step_limit(t.trail, 0) == 5


STEPS_BY_PLAYERS = {2: (3, 4, 4, 5), 3: (3, 5, 4, 6), 4: (4, 6, 5, 7)}


@rule("GWT-043")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_step_limits_by_players(seats: int) -> None:
    """With no disc removed, STEP_MONEY, STEP_VP, and both."""
    found = []
    for cleared in ([], [box.DISC_STEP_MONEY], [box.DISC_STEP_VP], [7, 8]):
        t = Table(seats)
        t.clear(*cleared)
        found.append(step_limit(t.trail, 0))
    assert tuple(found) == STEPS_BY_PLAYERS[seats]


@rule("GWT-044")
def test_only_forward() -> None:
    """From plot A2 the building on A1 cannot be reached, nor the floods of the other branch."""
    t = Table(2)
    for plot, name in ((box.PLOT_A1, "1a"), (box.PLOT_A2, "2a"), (box.PLOT_A3, "3a")):
        t.build(name, plot)
    t.trail.board[box.FLOOD_1] = GREEN_FLOOD
    t.trail.spot[0] = box.PLOT_A2
    assert ahead(t.trail, box.PLOT_A2) == [box.PLOT_A3]


@rule("GWT-045")
def test_a_location_always_lies_ahead() -> None:
    """From every space, even of an empty trail; and none of them is empty."""
    t = Table(2)
    for spot in range(box.KANSAS_CITY):
        if spot not in (box.TEEPEE_M3, box.TEEPEE_M2, box.TEEPEE_M1):
            there = ahead(t.trail, spot)
            assert there
            assert all(t.trail.board[place] for place in there)


@rule("GWT-045")
def test_the_location_reached_is_used() -> None:
    """On neutral B one may sell a Dutch Belt."""
    t = Table(2)
    t.hand(DUTCH_BELT)
    t.start(Move(), PhaseB())
    t.play("stop_move")
    assert "local local_b_1" in t.options()


@rule("GWT-046")
def test_kansas_city_ends_a_movement() -> None:
    """With two of three steps left, nothing more is asked about the way."""
    t = Table(2)
    t.trail.spot[0] = box.SPOT_G
    t.start(Move())
    assert t.trail.spot[0] == box.KANSAS_CITY
    assert len(t.told("moved")) == 1
    assert ahead(t.trail, box.KANSAS_CITY) == []


@rule("GWT-047")
def test_cattlemen_share_a_location() -> None:
    """Three already stand on neutral B; nobody hinders the fourth, nobody is paid."""
    t = Table(4)
    t.trail.spot = [box.SPOT_A, box.SPOT_B, box.SPOT_B, box.SPOT_B]
    t.start(Move())
    t.play("stop_move")
    assert t.trail.spot == [box.SPOT_B] * 4
    assert t.trail.cash == [10] * 4


@rule("GWT-048")
def test_two_ways_to_the_same_place_are_one() -> None:
    """Both branches from neutral A are empty: neutral B is offered once, so it is not asked."""
    t = Table(2)
    t.start(Move())
    assert t.told("moved") == [(0, box.SPOT_B, box.NEUTRAL_A_TILE + 1)]


@rule("GWT-048", "GWT-235")
def test_moving_step_by_step() -> None:
    """EX-45: a fork met on an empty plot offers all its branches."""
    t = Table(2)
    t.trail.spot[0] = box.SPOT_C
    t.trail.board[box.TEEPEE_P1] = TEEPEE_BLUE_TILE
    t.start(Move())
    assert sorted(t.options()) == ["step spot_d", "step spot_e", "step teepee_p1"]
    t.play("step teepee_p1")
    assert t.trail.cash[0] == 8
    assert t.options() == ["step spot_e", "stop_move"]


@rule("GWT-235")
def test_at_most_three_ways() -> None:
    """Whatever lies on the trail: 200 trails with tiles at random."""
    dice = random.Random(2)
    most = 0
    for _ in range(200):
        t = Table(2)
        for slot in (*box.HAZARD_SLOTS, *box.TEEPEE_SLOTS):
            t.trail.board[slot] = dice.choice([0, 0, GREEN_FLOOD])
        ways = [len(ahead(t.trail, spot)) for spot in range(box.KANSAS_CITY + 1)]
        most = max(most, *ways)
    assert most == 3


@rule("GWT-049", "GWT-141")
def test_a_tile_removed_under_cattlemen() -> None:
    """EX-39: both stay on FLOOD_2 and start from there."""
    t = Table(3)
    t.trail.board[box.FLOOD_2] = t.trail.board[box.FLOOD_1] = GREEN_FLOOD
    t.trail.board[box.FLOOD_3] = GREEN_FLOOD
    t.trail.spot = [box.SPOT_F, box.FLOOD_2, box.FLOOD_2]
    t.stay(box.SPOT_F)
    t.play("local local_f_2", "hazard flood_2")
    assert t.trail.board[box.FLOOD_2] == 0
    assert t.trail.spot[1:] == [box.FLOOD_2, box.FLOOD_2]
    t.trail.agenda.clear()
    t.trail.turn = 1
    t.start(Move())
    assert t.trail.spot[1] == box.FLOOD_3


@rule("GWT-049")
def test_a_tile_placed_under_a_cattleman() -> None:
    """It costs him no fee and no step."""
    t = Table(2)
    t.trail.spot[0] = box.FLOOD_2
    t.trail.board[box.FLOOD_2] = GREEN_FLOOD
    t.start(Move())
    assert t.trail.spot[0] == box.SPOT_B
    assert t.trail.cash[0] == 10


# --- fees ------------------------------------------------------------------------------------


@rule("GWT-050", "GWT-051", "GWT-052", "GWT-053")
def test_fees_on_the_upper_path() -> None:
    """EX-03: two dollars go to the first owner, nothing is left for the second."""
    t = Table(4)
    t.trail.cash = [2, 0, 0, 0]
    t.build("4a", box.PLOT_A1, seat=1)
    t.build("1a", box.PLOT_A2, seat=2)
    t.start(Move())
    t.play("step plot_a1", "step plot_a2", "stop_move")
    assert t.trail.cash == [0, 2, 0, 0]
    assert t.trail.spot[0] == box.PLOT_A2


@rule("GWT-050", "GWT-051", "GWT-052", "GWT-053")
def test_fees_on_the_lower_path() -> None:
    """EX-04: one dollar for a green hand, the last one for a black hand that costs two."""
    t = Table(4)
    t.trail.cash[0] = 2
    t.trail.board[box.FLOOD_1] = GREEN_FLOOD
    t.trail.board[box.FLOOD_2] = BLACK_FLOOD
    t.start(Move())
    t.play("step flood_1")
    assert t.trail.cash[0] == 1
    t.play("step flood_2", "stop_move")
    assert t.trail.cash == [0, 10, 10, 10]


@rule("GWT-053", "GWT-060")
def test_no_fee_later() -> None:
    """EX-05, EX-08: on a hazard one dollar may be gained, and no fee is asked for it."""
    t = Table(2)
    t.trail.cash[0] = 0
    t.trail.board[box.FLOOD_1] = GREEN_FLOOD
    t.start(Move(), PhaseB())
    t.play("step flood_1", "stop_move")
    assert t.options() == ["aux_single aux_money", "aux_single aux_draw"]
    t.play("aux_single aux_money")
    assert t.trail.cash[0] == 1


FEES_BY_PLAYERS = {2: (2, 2, 4), 3: (2, 1, 3), 4: (1, 2, 3)}


@rule("GWT-051")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_fees_by_players(seats: int) -> None:
    """A green hand, a black hand, both."""
    t = Table(seats)
    t.build("1a", box.PLOT_A1, seat=1)
    t.build("4a", box.PLOT_A2, seat=1)
    t.build("7a", box.PLOT_A3, seat=1)
    plots = (box.PLOT_A1, box.PLOT_A2, box.PLOT_A3)
    assert tuple(fee(t.trail, plot) for plot in plots) == FEES_BY_PLAYERS[seats]


@rule("GWT-051")
def test_hands_of_teepees() -> None:
    """A blue teepee shows a black hand, a green one a green hand."""
    t = Table(4)
    t.trail.board[box.TEEPEE_P1] = BLUE_TEEPEE
    t.trail.board[box.TEEPEE_P2] = GREEN_TEEPEE
    assert (fee(t.trail, box.TEEPEE_P1), fee(t.trail, box.TEEPEE_P2)) == (2, 1)


@rule("GWT-052")
def test_own_and_neutral_buildings_cost_nothing() -> None:
    """With 7a on the way and neutral B behind it."""
    t = Table(2)
    t.build("7a", box.PLOT_A1)
    t.start(Move())
    t.play("step plot_a1", "step spot_b", "stop_move")
    assert t.trail.cash == [10, 10]
    assert t.told("fee") == t.told("fee_to") == []


@rule("GWT-052")
def test_a_fee_for_a_building_goes_to_its_owner() -> None:
    """Both hands of 7a cost four dollars at a table of two."""
    t = Table(2)
    t.build("7a", box.PLOT_A1, seat=1)
    t.start(Move())
    t.play("step plot_a1", "stop_move")
    assert t.trail.cash == [6, 14]


@rule("GWT-053")
def test_half_of_a_double_fee() -> None:
    """With three dollars one pays three for 7a and goes on."""
    t = Table(2)
    t.trail.cash[0] = 3
    t.build("7a", box.PLOT_A1, seat=1)
    t.start(Move())
    t.play("step plot_a1", "step spot_b", "stop_move")
    assert t.trail.cash == [0, 13]
    assert t.trail.spot[0] == box.SPOT_B


@rule("GWT-054", "GWT-162")
def test_fees_of_a_movement_by_a_building() -> None:
    """3a moves one step on to a rival's 1a, which costs two dollars."""
    t = Table(2)
    t.build("1a", box.PLOT_A2, seat=1)
    t.trail.board[box.FLOOD_1] = GREEN_FLOOD
    t.use("3a")
    t.play("local local_3a_2")
    assert t.trail.spot[0] == box.PLOT_A2
    assert t.trail.cash == [8, 12]


@rule("GWT-054", "GWT-196")
def test_no_fees_of_a_movement_by_a_card() -> None:
    """OBJ_18 passes a flood and a rival's building for nothing."""
    t = Table(2)
    t.build("7a", box.PLOT_FR1, seat=1)
    t.trail.board[box.FLOOD_1] = GREEN_FLOOD
    t.hand(objective(18))
    t.start(Move())
    t.play("play obj_18", "step flood_1", "step plot_fr1", "stop_move")
    assert t.trail.cash == [10, 10]
