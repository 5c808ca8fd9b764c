"""Chapter 13: objective cards, when they are played and what they do."""

from collections.abc import Callable
from pathlib import Path

import pytest
import yaml

from farwest import games
from farwest.games.great_western_trail import GAME, box
from farwest.games.great_western_trail.box import DUTCH_BELT, GUERNSEY, JERSEY
from farwest.games.great_western_trail.rules.herd import Redraw, Remove
from farwest.games.great_western_trail.rules.kansas_city import Income
from farwest.games.great_western_trail.rules.staying import PhaseB
from farwest.games.great_western_trail.rules.turn import Move, PhaseC
from tests.clauses import rule
from tests.games.great_western_trail.kit import BLUE_TEEPEE, GREEN_FLOOD, Table, objective

BOOK = yaml.safe_load((Path(games.folder(GAME)) / "components.yaml").read_text(encoding="utf-8"))
CARDS = {card["id"]: card for card in BOOK["objective_cards"]["deck"]}
NUMBERS = range(1, 22)


def before_phase_a(t: Table) -> None:
    """The first window of a turn; the way forks at neutral A."""
    t.trail.board[box.FLOOD_1] = GREEN_FLOOD
    t.start(Move())


def in_phase_b(t: Table) -> None:
    """Before the first action at neutral A."""
    t.stay(box.SPOT_A)


def in_kansas_city(t: Table) -> None:
    """Before the first tile is chosen."""
    t.trail.foresight = [GREEN_FLOOD, BLUE_TEEPEE, 9, 10, 9, 10]
    t.stay(box.KANSAS_CITY)


def before_income(t: Table) -> None:
    """Before the hand is shown, with a certificate to spend or not."""
    t.trail.certificates[0] = 1
    t.trail.spot[0] = box.KANSAS_CITY
    t.start(Income())


WINDOWS = [before_phase_a, in_phase_b, in_kansas_city, before_income]


@rule("GWT-190", "GWT-192", "GWT-222")
@pytest.mark.parametrize("window", WINDOWS)
@pytest.mark.parametrize("number", NUMBERS)
def test_every_card_in_every_window(number: int, window: Callable[[Table], None]) -> None:
    """It is offered; played, it goes to the area, and the same question comes again."""
    t = Table(2)
    t.trail.area[0] = []
    t.hand(objective(number), JERSEY)
    window(t)
    asked, others = t.prompt, [option for option in t.options() if option[:4] != "play"]
    assert f"play obj_{number:02}" in t.options()
    t.play(f"play obj_{number:02}")
    assert t.trail.area[0] == [objective(number)]
    assert t.trail.hand[0] == [JERSEY]
    if "decline_card" in t.options():
        t.play("decline_card")
    assert (t.prompt, t.options()) == (asked, others)


@rule("GWT-195")
@pytest.mark.parametrize("number", NUMBERS)
def test_the_action_of_every_card(number: int) -> None:
    """What is asked when it is played before phase A; money is not asked."""
    t = Table(2)
    t.trail.engine[0] = 17
    t.trail.board[box.FLOOD_1] = GREEN_FLOOD
    t.hand(objective(number), JERSEY)
    t.start(Move())
    t.play(f"play obj_{number:02}")
    action = CARDS[f"OBJ_{number:02}"]["action"]
    asked = {
        "MONEY_2": ("move", 2),
        "AUX": ("aux", 3),
        "DRAW_3": ("draw", 4),
        "ENGINE_2": ("engine", 3),
        "ENGINE_3": ("engine", 4),
        "MOVE_3": ("card_move", 3),
    }
    assert (t.prompt, len(t.options())) == asked[action]
    assert t.trail.cash[0] == (12 if action == "MONEY_2" else 10)


# --- windows ---------------------------------------------------------------------------------


@rule("GWT-190")
def test_no_card_inside_an_action_or_a_movement() -> None:
    """Neither while hiring nor between two steps."""
    t = Table(2)
    t.hand(objective(1))
    t.jobs(3, (box.COWBOY, 1), (box.CRAFTSMAN, 1))
    t.stay(box.SPOT_A)
    t.play("local local_a_2")
    assert (t.prompt, len(t.options())) == ("hire", 2)
    t = Table(2)
    t.hand(objective(1))
    t.start(Move())
    t.play("step spot_b")
    assert t.options() == ["step spot_c", "stop_move"]


@rule("GWT-190")
def test_no_card_in_phase_c() -> None:
    """A card drawn there waits for the next turn."""
    t = Table(2)
    t.trail.deck[0] = [objective(1)]
    t.start(PhaseC())
    assert t.prompt == ""
    assert t.trail.hand[0] == [objective(1)]


@rule("GWT-190")
def test_any_number_of_cards() -> None:
    """Three in one window."""
    t = Table(2)
    t.hand(objective(1), objective(2), objective(3))
    t.start(Move())
    t.play("play obj_02", "play obj_01", "play obj_03")
    assert t.trail.cash[0] == 16


@rule("GWT-191")
def test_windows_of_phase_b() -> None:
    """Before the first action, after it, and after an auxiliary action too."""
    t = Table(2)
    t.hand(objective(1), GUERNSEY)
    t.jobs(3, (box.COWBOY, 1))
    t.stay(box.SPOT_A)
    assert "play obj_01" in t.options()
    t.play("local local_a_1")
    assert "play obj_01" in t.options()
    t = Table(2)
    t.hand(objective(1))
    t.stay(box.SPOT_A)
    t.play("aux_single aux_money")
    assert t.options() == ["play obj_01", "end_b"]


@rule("GWT-191")
def test_one_card_is_finished_before_the_next() -> None:
    """While OBJ_12 asks for the engine, OBJ_01 cannot be played."""
    t = Table(2)
    t.hand(objective(12), objective(1))
    t.stay(box.SPOT_A)
    t.play("play obj_12")
    assert t.options() == ["engine space_1", "engine space_2", "decline_card"]
    t.play("engine space_2")
    assert "play obj_01" in t.options()


@rule("GWT-192")
def test_windows_of_kansas_city() -> None:
    """Before each tile and before income; afterwards the hand is gone."""
    t = Table(2)
    t.hand(objective(1))
    in_kansas_city(t)
    for answer in ("foresight 1 1", "foresight 2 1", "foresight 3 1", "cert 0"):
        assert "play obj_01" in t.options()
        t.play(answer)
    assert t.prompt == "disc"
    assert t.trail.discard[0] == [objective(1)]


@rule("GWT-192")
def test_a_window_where_a_column_has_one_tile() -> None:
    """The question is asked for the card's sake."""
    t = Table(2)
    t.hand(objective(1))
    t.trail.foresight = [GREEN_FLOOD, 0, 9, 0, 9, 0]
    t.stay(box.KANSAS_CITY)
    assert t.options() == ["foresight 1 1", "play obj_01"]


@rule("GWT-193")
def test_an_action_forfeited_is_lost_for_good() -> None:
    """The card lies in the area and is not offered again."""
    t = Table(2)
    t.hand(objective(15))
    t.stay(box.SPOT_A)
    t.play("play obj_15", "decline_card")
    assert objective(15) in t.trail.area[0]
    assert t.trail.engine[0] == 0
    assert "play obj_15" not in t.options()


@rule("GWT-194")
def test_cards_not_played_circulate() -> None:
    """They may be discarded, removed and drawn again like other cards."""
    t = Table(2)
    t.hand(objective(1), JERSEY)
    t.trail.deck[0] = [GUERNSEY]
    t.start(Redraw(1))
    assert "discard obj_01" in t.options()
    t.play("discard obj_01")
    assert t.trail.discard[0] == [objective(1)]
    t.start(Redraw(1))
    assert objective(1) in t.trail.hand[0]
    t.trail.agenda.clear()
    t.start(Remove(1))
    t.play("remove obj_01")
    assert t.trail.removed == [objective(1)]


@rule("GWT-190", "GWT-249")
def test_a_card_drawn_may_be_played_at_once() -> None:
    """EX-51: OBJ_07 draws OBJ_01, which is played in the same window."""
    t = Table(2)
    t.hand(objective(7), JERSEY, JERSEY, JERSEY)
    t.trail.deck[0] = [GUERNSEY, GUERNSEY, objective(1)]
    t.start(Move())
    t.play("play obj_07", "draw 3", "discard jersey", "discard jersey", "discard jersey")
    t.play("play obj_01")
    assert t.trail.cash[0] == 12


@rule("GWT-249")
def test_four_copies_are_one_option() -> None:
    """OBJ_06 is offered once, and one copy is played."""
    t = Table(2)
    t.hand(objective(6), objective(6))
    t.start(Move())
    assert t.options().count("play obj_06") == 1
    t.play("play obj_06", "decline_card")
    assert t.trail.hand[0] == [objective(6)]


# --- the cards that move ---------------------------------------------------------------------


@rule("GWT-196", "GWT-197", "GWT-198")
def test_the_card_that_moves() -> None:
    """EX-43: no fee; phase A starts from there; in phase B it ends the phase."""
    t = Table(2)
    t.trail.board[box.FLOOD_1] = GREEN_FLOOD
    t.hand(objective(17))
    t.start(Move(), PhaseB())
    t.play("play obj_17", "step flood_1", "stop_move")
    assert t.trail.cash[0] == 10
    assert t.prompt == "step"
    assert t.trail.spot[0] == box.SPOT_B
    t = Table(2)
    t.hand(objective(17), GUERNSEY)
    t.trail.arrived = 1
    t.start(PhaseB())
    t.play("local local_a_1", "play obj_17", "step spot_b", "stop_move")
    assert t.trail.over


@rule("GWT-196", "GWT-250")
def test_one_to_three_steps() -> None:
    """At least one; after three the movement is over."""
    t = Table(2)
    for slot in box.HAZARD_SLOTS[:4]:
        t.trail.board[slot] = GREEN_FLOOD
    t.hand(objective(17))
    t.start(Move())
    t.play("play obj_17")
    assert t.options() == ["step spot_b", "step flood_1", "decline_card"]
    t.play("step flood_1")
    assert t.options() == ["step flood_2", "stop_move"]
    t.play("step flood_2", "step flood_3")
    spots = [spot for _, spot, _ in t.told("moved")]
    assert spots[:3] == [box.FLOOD_1, box.FLOOD_2, box.FLOOD_3]
    assert t.trail.arrived == 1


@rule("GWT-196")
def test_the_location_is_not_used() -> None:
    """In phase B nothing is offered at neutral B."""
    t = Table(2)
    t.hand(objective(17), DUTCH_BELT)
    t.stay(box.SPOT_A)
    t.play("play obj_17", "step spot_b", "stop_move")
    assert t.prompt == ""
    assert t.trail.hand[0] == [DUTCH_BELT]


@rule("GWT-196", "GWT-250")
def test_kansas_city_may_not_be_entered() -> None:
    """With neutral G and Kansas City ahead only the former is offered; behind G nothing is."""
    t = Table(2)
    t.hand(objective(17))
    t.trail.spot[0] = box.SPOT_F
    t.start(Move())
    t.play("play obj_17", "step spot_g")
    assert t.trail.spot[0] == box.KANSAS_CITY
    moved = [spot for _, spot, _ in t.told("moved")]
    assert moved == [box.SPOT_G, box.KANSAS_CITY]
    assert t.trail.arrived == 1


@rule("GWT-196")
def test_where_only_kansas_city_lies_ahead() -> None:
    """The card does nothing, and phase B goes on."""
    t = Table(2)
    t.hand(objective(17))
    t.stay(box.SPOT_G)
    t.play("play obj_17")
    assert t.trail.spot[0] == box.SPOT_G
    assert "local local_g_1" in t.options()


@rule("GWT-198")
def test_in_phase_b_the_rest_is_lost() -> None:
    """Further actions and further cards; then phase C follows."""
    t = Table(2)
    t.hand(objective(17), objective(1), GUERNSEY)
    t.trail.arrived = 1
    t.start(PhaseB(), PhaseC())
    t.play("play obj_17", "step spot_b", "stop_move")
    assert t.prompt == ""
    assert t.told("drew") == [(0, 2)]
    assert objective(1) in t.trail.hand[0]


@rule("GWT-198")
def test_a_forfeited_movement_ends_nothing() -> None:
    """Phase B goes on."""
    t = Table(2)
    t.hand(objective(17), GUERNSEY)
    t.stay(box.SPOT_A)
    t.play("play obj_17", "decline_card")
    assert "local local_a_1" in t.options()


@rule("GWT-199")
def test_in_kansas_city_a_card_cannot_move() -> None:
    """It may be played; its action is lost."""
    t = Table(2)
    t.hand(objective(17))
    in_kansas_city(t)
    t.play("play obj_17")
    assert t.prompt == "foresight"
    assert t.trail.spot[0] == box.KANSAS_CITY
    assert objective(17) in t.trail.area[0]
