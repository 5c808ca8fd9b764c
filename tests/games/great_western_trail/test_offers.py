"""Chapter 1: what is offered, what it costs, and what may be given up."""

from collections.abc import Callable

import pytest

from farwest.games.great_western_trail import box
from farwest.games.great_western_trail.box import BLACK_ANGUS, GUERNSEY, HOLSTEIN, JERSEY
from farwest.games.great_western_trail.rules.auxiliary import Auxiliary
from farwest.games.great_western_trail.rules.staying import PhaseB
from farwest.games.great_western_trail.verbs import PLACE
from tests.clauses import rule
from tests.games.great_western_trail.kit import BLUE_TEEPEE, GREEN_FLOOD, Table, words
from tests.games.great_western_trail.rich import plies

Preparation = Callable[[Table], None]


# --- costs are paid in full ------------------------------------------------------------------

COSTS = {
    "local_a_2": (box.SPOT_A, 6),
    "local_a_3": (box.SPOT_A, 8),
    "local_b_2": (box.SPOT_B, 2),
    "local_d_1x": (box.SPOT_D, 3),
    "local_d_1y": (box.SPOT_D, 2),
    "local_e_2": (box.SPOT_E, 6),
    "local_f_2": (box.SPOT_F, 7),
}


@rule("GWT-008", "GWT-231")
@pytest.mark.parametrize("action", COSTS)
def test_a_dollar_short_is_not_enough(action: str) -> None:
    """What costs so much is offered with so much, and not with a dollar less."""
    spot, cost = COSTS[action]
    for cash in (cost, cost - 1):
        t = Table(2)
        t.jobs(3, (box.COWBOY, 1))
        t.market(HOLSTEIN)
        t.trail.market_stack = []
        t.trail.board[box.TEEPEE_M3] = BLUE_TEEPEE
        t.trail.board[box.FLOOD_1] = GREEN_FLOOD
        t.trail.cash[0] = cash
        t.stay(spot)
        assert (f"local {action}" in t.options()) == (cash == cost)


@rule("GWT-008")
def test_a_condition_is_met_in_full() -> None:
    """One Jersey is no pair of a breed."""
    t = Table(2)
    t.hand(JERSEY, GUERNSEY)
    t.stay(box.SPOT_F)
    assert "local local_f_1" not in t.options()


# --- what is offered -------------------------------------------------------------------------


def full_rows(t: Table) -> None:
    """No cowboy fits any more."""
    t.workers(cowboys=6)


def no_tile_left(t: Table) -> None:
    """All is built."""
    t.trail.unbuilt[0] = 0


def no_hazards(t: Table) -> None:
    """The trail is free."""
    t.trail.board[box.FLOOD_1] = 0


def no_teepees(t: Table) -> None:
    """The village is empty."""
    t.trail.board[box.TEEPEE_P1] = 0


def no_objectives(t: Table) -> None:
    """All objective cards are taken."""
    t.trail.display = []
    t.trail.objectives = []


def nothing_to_buy(t: Table) -> None:
    """The stack is empty, the market too dear."""
    t.trail.market_stack = []
    t.trail.cash[0] = 5


def nothing_to_draw(t: Table) -> None:
    """All cards are in hand."""
    t.trail.deck[0] = []
    t.trail.discard[0] = []


def at_the_limit(t: Table) -> None:
    """No certificate more."""
    t.trail.certificates[0] = 3


def engine_at_the_start(t: Table) -> None:
    """Nothing lies behind."""
    t.trail.engine[0] = 0


def out_of_the_woods(t: Table) -> None:
    """No own building in the woods."""
    t.trail.board[box.PLOT_B1] = 0


def one_colour(t: Table) -> None:
    """No blue teepee."""
    t.trail.teepees[0] = 0


OFFERED: list[tuple[str, Preparation]] = [
    ("local_a_2", full_rows),
    ("local_b_2", no_tile_left),
    ("local_f_2", no_hazards),
    ("local_d_1x", no_teepees),
    ("local_c_1y", no_objectives),
    ("local_e_2", nothing_to_buy),
    ("local_4b_1", nothing_to_draw),
    ("local_c_1x", at_the_limit),
    ("local_10a_1", at_the_limit),
    ("local_1b_2", engine_at_the_start),
    ("local_1a_1", out_of_the_woods),
    ("local_7b_1", out_of_the_woods),
    ("local_7a_1", one_colour),
    ("local_9b_1", engine_at_the_start),
    ("local_9a_2", engine_at_the_start),
]


def everything(action: str) -> tuple[Table, int]:
    """A table where anything may be done, and where to stand for this."""
    t = Table(2)
    t.jobs(3, (box.COWBOY, 1))
    t.market(HOLSTEIN)
    t.trail.board[box.TEEPEE_P1] = BLUE_TEEPEE
    t.trail.board[box.FLOOD_1] = GREEN_FLOOD
    t.trail.engine[0] = 9
    t.trail.teepees[:2] = [1, 1]
    t.build("2a", box.PLOT_B1)
    t.build("3a", box.PLOT_A2)
    place = action.split("_")[1]
    if place in "abcdefg":
        return t, box.NEUTRAL_SPOTS["abcdefg".index(place)]
    t.build(place, box.PLOT_A1)
    return t, box.PLOT_A1


@rule("GWT-231")
@pytest.mark.parametrize(("action", "spoil"), OFFERED, ids=[action for action, _ in OFFERED])
def test_an_action_is_offered_only_if_it_would_do_something(
    action: str, spoil: Preparation
) -> None:
    """It is offered, and no more so when what it needs is gone."""
    t, spot = everything(action)
    t.stay(spot)
    assert f"local {action}" in t.options()
    t, spot = everything(action)
    spoil(t)
    t.stay(spot)
    assert f"local {action}" not in t.options()


# --- rewards ---------------------------------------------------------------------------------


@rule("GWT-009")
def test_money_is_always_taken() -> None:
    """The objective card of 6b may be given up, its three dollars may not."""
    t = Table(2)
    t.hand(JERSEY)
    t.use("6b")
    t.play("local local_6b_1")
    assert t.trail.cash[0] == 13
    assert t.options()[-1] == "decline_take"
    t.play("decline_take")
    assert t.trail.hand[0] == []


@rule("GWT-009", "GWT-151")
def test_a_reward_may_be_taken_in_part() -> None:
    """Of two cards that may be removed one is."""
    t = Table(2)
    t.hand(JERSEY, JERSEY, GUERNSEY)
    t.trail.engine[0] = 3
    t.clear(box.AUX_REMOVE)
    t.start(Auxiliary())
    t.play("aux_double aux_remove", "remove jersey", "stop_remove")
    assert t.trail.hand[0] == [JERSEY, GUERNSEY]
    assert t.trail.removed == [JERSEY]


@rule("GWT-232")
def test_a_certificate_at_the_limit() -> None:
    """The auxiliary action is offered, costs its dollar, and brings nothing."""
    t = Table(2)
    t.trail.certificates[0] = 3
    t.trail.engine[0] = 3
    t.trail.discs[box.AUX_CERT] = 1
    t.stay(box.SPOT_A)
    t.play("aux_single aux_cert")
    assert t.trail.certificates[0] == 3
    assert (t.trail.cash[0], t.trail.engine[0]) == (9, 2)


@rule("GWT-011", "GWT-232")
def test_a_black_angus_for_nothing() -> None:
    """EX-47: at the limit the discard at 5b is legal, and the marker stays."""
    t = Table(2)
    t.trail.certificates[0] = 3
    t.hand(BLACK_ANGUS)
    t.use("5b")
    t.play("local local_5b_1")
    assert t.trail.certificates[0] == 3
    assert t.trail.hand[0] == []


@rule("GWT-011", "GWT-232")
def test_a_reward_may_be_lost() -> None:
    """EX-44, EX-47: at the limit the Jersey still brings its dollars."""
    t = Table(2)
    t.trail.certificates[0] = 3
    t.trail.cash[0] = 0
    t.build("2a", box.PLOT_FR1)
    t.hand(JERSEY, JERSEY)
    t.trail.spot[0] = box.PLOT_FR1
    t.trail.arrived = 1
    t.start(PhaseB())
    t.play("risk risk_own")
    assert t.trail.certificates[0] == 3
    assert t.trail.cash[0] == 2
    assert t.trail.hand[0] == [JERSEY]


GIVING_UP = {
    "phase_b": {"end_b"},
    "step": {"stop_move"},
    "buy": {"stop_buy"},
    "remove": {"stop_remove"},
    "jersey": {"perform_jersey", "decline_space"},
    "hazard": {"decline_space"},
    "trade": {"decline_space"},
    "build_tile": {"decline_space"},
    "hire": {"decline_space"},
    "engine": {"decline_card", "decline_engine"},
    "aux": {"decline_card"},
    "draw": {"decline_card"},
    "card_move": {"decline_card"},
    "upgrade": {"decline_upgrade"},
    "appoint": {"decline_appoint"},
    "master_action": {"decline_master"},
    "take_objective": {"decline_take"},
}


@rule("GWT-233", "GWT-223")
def test_what_may_be_given_up() -> None:
    """In all questions of rich games, only these offer to stop or to decline."""
    found: dict[str, set[str]] = {}
    for ply in plies():
        giving_up = {words(code) for code in ply.legal if code < PLACE}
        found.setdefault(ply.prompt, set()).update(giving_up)
    assert {prompt: ways for prompt, ways in found.items() if ways} == GIVING_UP
