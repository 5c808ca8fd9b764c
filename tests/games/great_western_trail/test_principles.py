"""Chapter 1: scope, costs, rewards, and when an action is offered."""

from collections.abc import Callable

import pytest

from farwest.games.great_western_trail import GAME, box
from farwest.games.great_western_trail.box import (
    AYRSHIRE,
    GUERNSEY,
    HOLSTEIN,
    JERSEY,
    WEST_HIGHLAND_3,
    WEST_HIGHLAND_5,
)
from farwest.games.great_western_trail.rules.goods import Certificates, Dollars
from farwest.games.great_western_trail.rules.herd import Remove, SellAny
from farwest.games.great_western_trail.rules.hiring import Hire
from farwest.games.great_western_trail.rules.stations import MasterAction
from farwest.kernel.options import BadOption
from tests.clauses import rule
from tests.games.great_western_trail.kit import BLUE_TEEPEE, GREEN_TEEPEE, Table, objective

Preparation = Callable[[Table], None]


# --- scope -----------------------------------------------------------------------------------


@rule("GWT-001")
@pytest.mark.parametrize("seats", [1, 5])
def test_two_to_four_players(seats: int) -> None:
    """No other number is dealt."""
    with pytest.raises(BadOption, match="2 to 4 players"):
        GAME.deal(seats, {}, 1)


@rule("GWT-002")
def test_what_is_in_the_box() -> None:
    """Teepees, herds of 14, 5 station masters, 24 and 4 objective cards, buildings 1 to 10."""
    supply = box.PILE_1 + box.PILE_2 + box.PILE_3
    assert supply.count(BLUE_TEEPEE) == supply.count(GREEN_TEEPEE) == 11
    assert len(box.START_HERD) == 14
    assert len(box.MASTERS) == 5
    assert (len(box.OBJECTIVE_DECK), box.STARTING_OBJECTIVES) == (24, 4)
    sides = [f"building_{number}{side}" for number in range(1, 11) for side in "ab"]
    assert list(box.BUILDINGS) == sides


@rule("GWT-002")
def test_no_option_adds_an_element() -> None:
    """The table chooses layout, sides and the first player, and nothing else."""
    chosen = [option.key for option in GAME.options]
    assert chosen == ["neutral_layout", "building_sides", "sides_b", "first_player"]


@rule("GWT-003")
def test_points_are_counted_only_at_the_end() -> None:
    """Before the end nobody is shown any."""
    t = Table(2)
    assert "scores" not in t.view(0)["players"][0]
    t.trail.over = True
    assert t.view(0)["players"][0]["scores"]["money"] == 2


@rule("GWT-003")
def test_most_points_win() -> None:
    """Five dollars are a point; starting cards count for all alike."""
    t = Table(3)
    t.trail.cash = [10, 25, 20]
    assert GAME.result(t.trail).winners == [1]
    assert GAME.result(t.trail).places == [3, 1, 2]


# --- money and cards -------------------------------------------------------------------------


@rule("GWT-004")
def test_the_bank_never_runs_out() -> None:
    """All the coins of the box make $135; a player may own more."""
    t = Table(2)
    t.trail.cash = [1000, 1000]
    t.start(Dollars(500))
    assert t.trail.cash == [1500, 1000]


@rule("GWT-010")
def test_a_card_goes_to_the_own_discard_pile() -> None:
    """It is seen there; the bank pays the two dollars."""
    t = Table(2)
    t.hand(GUERNSEY, JERSEY)
    t.stay(box.SPOT_A)
    t.play("local local_a_1")
    assert t.trail.discard == [[GUERNSEY], []]
    assert t.trail.hand[0] == [JERSEY]
    assert t.trail.cash == [12, 10]


@rule("GWT-010")
def test_paying_the_bank() -> None:
    """Two dollars for the engine go to nobody."""
    t = Table(2)
    t.stay(box.SPOT_D)
    t.play("local local_d_1y", "engine space_2")
    assert t.trail.cash == [8, 10]


@rule("GWT-011")
def test_from_four_certificates_to_six() -> None:
    """There is no five on the track."""
    t = Table(2)
    t.clear(box.DISC_CERT_4, box.DISC_CERT_6)
    t.trail.certificates[0] = 4
    t.start(Certificates(1))
    assert t.told("certificates") == [(0, 6)]


@rule("GWT-011", "GWT-012")
@pytest.mark.parametrize(("cleared", "reached"), [((), 3), ((5,), 4), ((6,), 3), ((5, 6), 6)])
def test_the_limit_of_certificates(cleared: tuple[int, ...], reached: int) -> None:
    """A large gain ends at the limit, which the discs CERT_4 and CERT_6 set."""
    t = Table(2)
    t.clear(*cleared)
    t.start(Certificates(6))
    assert t.told("certificates") == [(0, reached)]


@rule("GWT-013")
def test_objective_cards_are_no_cattle() -> None:
    """'Any cattle card' leaves the objective card out; 'a card' does not."""
    t = Table(2)
    t.hand(JERSEY, HOLSTEIN, objective(3))
    t.start(SellAny([Dollars(1)]))
    assert t.options() == ["discard jersey", "discard holstein"]
    t = Table(2)
    t.hand(JERSEY, objective(3))
    t.start(Remove(1))
    assert t.options() == ["remove jersey", "remove obj_03", "stop_remove"]


@rule("GWT-013")
def test_the_same_breed_is_the_same_name() -> None:
    """Two West Highlands of different points are a pair, two breeds of one value are none."""
    t = Table(2)
    t.hand(HOLSTEIN, AYRSHIRE, WEST_HIGHLAND_3, WEST_HIGHLAND_5)
    t.stay(box.SPOT_F)
    t.play("local local_f_1", "discard west_highland_5")
    assert t.trail.hand[0] == [HOLSTEIN, AYRSHIRE]
    assert t.trail.cash[0] == 14


def trade_at_d(t: Table) -> None:
    """By neutral building D."""
    t.stay(box.SPOT_D)
    t.play("local local_d_1x")


def trade_at_8a(t: Table) -> None:
    """By building 8a."""
    t.use("8a")
    t.play("local local_8a_1x")


def trade_by_a_cowboy(t: Table) -> None:
    """By the sixth cowboy, hired for $6."""
    t.trail.cash[0] = 16
    t.workers(cowboys=5)
    t.jobs(3, (box.COWBOY, 1))
    t.start(Hire(0))


def trade_by_a_master(t: Table) -> None:
    """By a station master."""
    t.start(MasterAction())


@rule("GWT-014", "GWT-141")
@pytest.mark.parametrize("way", [trade_at_d, trade_at_8a, trade_by_a_cowboy, trade_by_a_master])
def test_trading_is_the_same_wherever_it_is_printed(way: Preparation) -> None:
    """The green teepee of +6 is taken and $6 are gained."""
    t = Table(2)
    t.trail.board[box.TEEPEE_P6] = GREEN_TEEPEE
    t.trail.board[box.TEEPEE_P10] = BLUE_TEEPEE
    way(t)
    t.play("trade teepee_p6")
    assert t.view(1)["players"][0]["teepees"] == [0, 1]
    assert t.trail.board[box.TEEPEE_P6] == 0
    assert t.trail.cash[0] == 16
