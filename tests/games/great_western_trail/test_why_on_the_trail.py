"""Why can't I? On the trail: places, the actions of buildings, Kansas City."""

from __future__ import annotations

from typing import Any

import pytest

from farwest.games.great_western_trail import box
from farwest.games.great_western_trail.rules.building import Build
from farwest.games.great_western_trail.rules.kansas_city import Foresight, Income
from farwest.games.great_western_trail.rules.moving import CardMove, MoveCattleman, PlaceCattleman
from farwest.games.great_western_trail.rules.stations import MasterAction
from farwest.games.great_western_trail.rules.turn import Move
from farwest.games.great_western_trail.rules.village import RemoveHazard, TradeWithIndians
from farwest.kernel.steps import Step
from tests.games.great_western_trail.kit import (
    BLUE_TEEPEE,
    COWBOY_TILE,
    GREEN_DROUGHT,
    GREEN_FLOOD,
    GREEN_TEEPEE,
    Table,
    objective,
)
from tests.games.great_western_trail.whys import FLOOD_1, Press, local, moving, reason, spot

VILLAGE = box.TEEPEE_SLOTS


def walking() -> Table:
    """From neutral A, with a hazard, a teepee beside the trail and three steps to go."""
    t = Table()
    t.trail.board[FLOOD_1] = GREEN_FLOOD
    t.trail.board[VILLAGE[0]] = BLUE_TEEPEE
    t.build("4a", box.PLOT_A1, seat=1)
    t.start(Move())
    return t


def from_c(step: Step[Any]) -> Table:
    """Seat 0 leaves neutral C, by its own building or not."""
    t = Table()
    t.trail.spot[0] = box.SPOT_C
    t.build("4a", box.PLOT_C1)
    t.start(step)
    return t


def by_card() -> Table:
    """A card moves seat 0 from neutral G on, over its own building, not into Kansas City."""
    t = Table()
    t.trail.spot[0] = box.SPOT_G
    t.build("4a", box.PLOT_G1)
    t.start(CardMove(3))
    return t


def building(craftsmen: int, cash: int, *answers: str) -> Table:
    """Seat 0 builds with so many craftsmen and dollars; it has 2a, 7a and 6a."""
    t = Table()
    t.workers(1, craftsmen, 1)
    t.trail.cash[0] = cash
    t.build("2a", box.PLOT_A1)
    t.build("7a", box.PLOT_B1)
    t.build("6a", box.PLOT_B2)
    t.build("4a", box.PLOT_A2, seat=1)
    t.start(Build(2))
    t.play(*answers)
    return t


def trading(step: Step[Any]) -> Table:
    """Two hazards, and three teepees of which one costs more than seat 0 has."""
    t = Table()
    t.trail.board[FLOOD_1] = GREEN_FLOOD
    t.trail.board[box.HAZARD_SLOTS[4]] = GREEN_DROUGHT
    for slot in (0, 3, 4):
        t.trail.board[VILLAGE[slot]] = BLUE_TEEPEE
    t.trail.cash[0] = 2
    t.start(step)
    return t


def at(place: int, *answers: str, cash: int = 10, certificates: int = 0) -> Table:
    """Seat 0 has arrived at a neutral building with no card in hand, and answered."""
    t = Table()
    t.trail.cash[0] = cash
    t.trail.certificates[0] = certificates
    t.stay(place)
    t.play(*answers)
    return t


def own(name: str, *answers: str, plot: int = box.PLOT_A1) -> Table:
    """Seat 0 has arrived at its own building with neither card nor money, and answered."""
    t = Table()
    t.trail.cash[0] = 0
    t.use(name, plot)
    t.play(*answers)
    return t


def guest() -> Table:
    """Seat 0 stands on the building of seat 1, on a plot with a risk action."""
    t = Table()
    t.build("4a", box.PLOT_DR1, seat=1)
    t.stay(box.PLOT_DR1)
    return t


def copying(*answers: str) -> Table:
    """Seat 0 stands on its 8b, between neutral A and a building of seat 1."""
    t = Table()
    t.build("4a", box.PLOT_A2, seat=1)
    t.use("8b", box.PLOT_A1)
    t.play(*answers)
    return t


def sold_out() -> Table:
    """Seat 0 stands on neutral E; nothing is for sale."""
    t = Table()
    t.market()
    t.trail.market_stack = []
    t.stay(box.SPOT_E)
    return t


def no_objectives() -> Table:
    """Seat 0 stands on neutral C; nobody can take an objective card any more."""
    t = Table()
    t.trail.display, t.trail.objectives = [], []
    t.stay(box.SPOT_C)
    return t


def no_deck() -> Table:
    """Seat 0 stands on its 4b and has no card anywhere."""
    t = Table()
    t.trail.deck[0] = []
    t.use("4b")
    return t


def risky(plot: int) -> Table:
    """Seat 0 has done the risk action of a plot, and has a card of the kind still in hand."""
    t = Table()
    t.hand(box.JERSEY, box.JERSEY, objective(1))
    t.use("10b", plot)
    t.play("risk risk_own")
    return t


def seeing(column: int, *tiles: int, holder: int = -1) -> Table:
    """A column of foresight tiles is asked about; seat 0 holds an objective card."""
    t = Table()
    t.hand(objective(1))
    t.trail.foresight = [*tiles, *[0] * (6 - len(tiles))]
    t.trail.holder = holder
    t.start(Foresight(column))
    return t


def earning() -> Table:
    """Income: a hand worth 4, two certificates of at most three."""
    t = Table()
    t.hand(box.GUERNSEY, box.BLACK_ANGUS)
    t.trail.certificates[0] = 2
    t.start(Income())
    return t


def placing() -> Table:
    """The first turn of seat 0."""
    t = Table()
    t.start(PlaceCattleman())
    return t


POSITIONS = [
    # moving
    Press(placing, spot(box.KANSAS_CITY), "place", "037"),
    Press(walking, spot(box.SPOT_A), "here", "042"),
    Press(walking, spot(box.PLOT_A3), "empty", "039"),
    Press(walking, spot(VILLAGE[0]), "beside", "041"),
    Press(walking, spot(box.SPOT_E), "too_far", "043"),
    Press(walking, spot(box.SPOT_C), "on_the_way", "235"),
    Press(lambda: from_c(MoveCattleman(1)), spot(box.SPOT_F), "too_far", "162"),
    Press(lambda: from_c(CardMove(3)), spot(box.KANSAS_CITY), "too_far", "196"),
    Press(lambda: from_c(Move()), spot(box.SPOT_B), "behind", "044"),
    Press(by_card, spot(box.KANSAS_CITY), "card_city", "196"),
    # building
    Press(lambda: building(5, 20, "tile 4"), spot(box.SPOT_B), "no_plot", "115"),
    Press(lambda: building(5, 20, "tile 4"), spot(box.PLOT_A2), "others_plot", "114"),
    Press(lambda: building(5, 20, "tile 4"), spot(box.PLOT_B1), "not_larger", "117"),
    Press(lambda: building(5, 20, "tile 9"), spot(box.PLOT_A1), "craftsmen", "116"),
    Press(lambda: building(5, 8, "tile 8"), spot(box.PLOT_A3), "build_dear", "116"),
    # hazards and teepees
    Press(lambda: trading(TradeWithIndians()), spot(VILLAGE[0]), "teepee_dear", "139"),
    Press(lambda: trading(TradeWithIndians()), spot(FLOOD_1), "teepee_only", "139"),
    Press(lambda: trading(RemoveHazard(0)), spot(VILLAGE[3]), "hazard_only", "140"),
    Press(lambda: trading(MasterAction()), spot(VILLAGE[0]), "teepee_dear", "139"),
    Press(lambda: trading(MasterAction()), spot(box.SPOT_A), "hazard_or_teepee", "135"),
    # phase B
    Press(guest, spot(box.PLOT_DR1), "aux_only", "060"),
    Press(guest, local("4a_2"), "aux_only", "060"),
    Press(guest, "risk-0", "risk_owner", "058"),
    Press(lambda: at(box.SPOT_B), spot(box.SPOT_B), "pick_action", "055"),
    Press(lambda: at(box.SPOT_B), spot(box.SPOT_C), "arrived", "036"),
    Press(lambda: own("4a"), spot(box.SPOT_B), "move_on", "162"),
    Press(lambda: own("10b", "local local_10b_1"), spot(box.SPOT_B), "move_on", "162"),
    Press(copying, spot(box.SPOT_D), "copy_next", "188"),
    Press(lambda: copying("copy copy_back"), spot(box.PLOT_A2), "copied", "248"),
    Press(lambda: own("10b", "local local_10b_1"), local("10b_1"), "done", "056"),
    Press(lambda: at(box.SPOT_C, "local local_c_1x"), local("c_1y"), "either", "057"),
    # actions that cannot be performed
    Press(lambda: own("2a"), local("2a_1"), "no_card", "010"),
    Press(lambda: own("4a"), local("4a_1"), "money", "008"),
    Press(lambda: at(box.SPOT_F, cash=6), local("f_2"), "money", "008"),
    Press(lambda: at(box.SPOT_F, cash=7), local("f_2"), "no_hazard", "140"),
    Press(lambda: at(box.SPOT_F), local("f_1"), "no_pair", "013"),
    Press(lambda: at(box.SPOT_D, cash=1), local("d_1y"), "money", "008"),
    Press(lambda: at(box.SPOT_D), local("d_1x"), "no_trade", "139"),
    Press(lambda: at(box.SPOT_A, cash=0), local("a_2"), "no_hire", "105"),
    Press(lambda: at(box.SPOT_B, cash=0), local("b_2"), "no_build", "116"),
    Press(sold_out, local("e_2"), "no_buy", "247"),
    Press(lambda: at(box.SPOT_C, certificates=3), local("c_1x"), "certificates_full", "012"),
    Press(no_objectives, local("c_1y"), "no_objective", "143"),
    Press(lambda: own("1a"), local("1a_1"), "no_woods", "165"),
    Press(lambda: own("7b"), local("7b_1"), "no_woods", "181"),
    Press(lambda: own("7a"), local("7a_1"), "no_teepees", "171"),
    Press(lambda: own("6b"), local("6b_1"), "no_cattle", "013"),
    Press(lambda: own("1b"), local("1b_1"), "no_objective_card", "175"),
    Press(lambda: own("1b"), local("1b_2"), "engine_start", "128"),
    Press(lambda: own("9a"), local("9a_2"), "special", "187"),
    Press(lambda: own("9b"), local("9b_1"), "no_station", "137"),
    Press(no_deck, local("4b_1"), "no_draw", "246"),
    Press(lambda: own("10b", plot=box.PLOT_DR1), "risk-0", "no_cattle", "013"),
    Press(lambda: own("10b", plot=box.PLOT_FR1), "risk-0", "no_card", "010"),
    Press(lambda: risky(box.PLOT_FR1), "risk-0", "done", "056"),
    Press(lambda: risky(box.PLOT_DR1), "risk-0", "done", "056"),
    # Kansas City
    Press(moving, "foresight-1-1", "foresight_when", "065"),
    Press(lambda: seeing(0, BLUE_TEEPEE), "foresight-2-1", "foresight_empty", "086"),
    Press(
        lambda: seeing(0, BLUE_TEEPEE, GREEN_TEEPEE, COWBOY_TILE),
        "foresight-2-1",
        "foresight_column",
        "064",
    ),
    Press(
        lambda: seeing(0, BLUE_TEEPEE, BLUE_TEEPEE),
        "foresight-1-2",
        "foresight_equal",
        "226",
    ),
    Press(
        lambda: seeing(0, BLUE_TEEPEE, COWBOY_TILE, holder=1),
        "foresight-1-2",
        "foresight_worker",
        "206",
    ),
    Press(earning, "certificate-3", "certificate_more", "073"),
    Press(earning, "certificate-6", "certificate_limit", "012"),
    Press(moving, "certificate-0", "certificate_when", "073"),
]


@pytest.mark.parametrize("press", POSITIONS, ids=lambda press: f"{press.id}-{press.target}")
def test_the_reason_is_the_right_one(press: Press) -> None:
    """A player who presses this is told just that."""
    found = reason(press.table(), press.target)
    assert found is not None
    assert (found.message.id, found.clause) == (f"why_{press.id}", f"GWT-{press.clause}")
