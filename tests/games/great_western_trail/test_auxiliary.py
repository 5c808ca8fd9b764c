"""Chapter 12: auxiliary actions, drawing and discarding."""

import pytest

from farwest.games.great_western_trail import box
from farwest.games.great_western_trail.box import DUTCH_BELT, GUERNSEY, HOLSTEIN, JERSEY
from farwest.games.great_western_trail.rules.auxiliary import Auxiliary
from farwest.games.great_western_trail.rules.herd import RedrawUpTo
from farwest.games.great_western_trail.rules.staying import PhaseB
from farwest.games.great_western_trail.rules.turn import Move
from tests.clauses import rule
from tests.games.great_western_trail.kit import GREEN_FLOOD, Table, objective


def all_clear(engine: int = 5) -> Table:
    """Seat 0 has removed every disc of the auxiliary actions."""
    t = Table(2)
    t.clear(*range(5))
    t.trail.engine[0] = engine
    return t


@rule("GWT-144")
def test_two_actions_from_the_start() -> None:
    """Money and drawing."""
    t = Table(2)
    t.trail.engine[0] = 5
    t.start(Auxiliary())
    assert t.options() == ["aux_single aux_money", "aux_single aux_draw"]


@rule("GWT-128", "GWT-145", "GWT-146", "GWT-149")
def test_auxiliary_actions() -> None:
    """EX-24, EX-25: double only by the icon; no certificate with the engine on 0."""
    t = Table(2)
    t.clear(box.AUX_MONEY)
    t.trail.discs[box.AUX_CERT] = 1
    t.trail.spot[0] = box.SPOT_G
    t.trail.arrived = 1
    t.start(PhaseB())
    assert "aux_double aux_money" not in t.options()
    t.play("local local_g_2")
    assert t.options() == ["aux_single aux_money", "aux_single aux_draw", "aux_double aux_money"]
    t.play("aux_double aux_money")
    assert t.trail.cash[0] == 12


@rule("GWT-128", "GWT-149")
def test_no_certificate_with_the_engine_at_the_start() -> None:
    """EX-25: with three dollars and the space clear, there is nothing behind space 0."""
    t = Table(2)
    t.trail.cash[0] = 3
    t.trail.discs[box.AUX_CERT] = 1
    t.stay(box.SPOT_A)
    assert "aux_single aux_cert" not in t.options()
    t.trail.agenda.clear()
    t.trail.engine[0] = 1
    t.stay(box.SPOT_A)
    assert "aux_single aux_cert" in t.options()


@rule("GWT-145")
@pytest.mark.parametrize(
    "icon", ["local_d_2", "local_g_2", "local_3b_1", "local_6a_2", "local_8a_1y"]
)
def test_single_or_double_by_the_icon(icon: str) -> None:
    """Five buildings show it: all ten ways are offered."""
    t = all_clear()
    place = icon.split("_")[1]
    if place in "dg":
        t.stay(box.SPOT_D if place == "d" else box.SPOT_G)
    else:
        t.use(place)
    t.play(f"local {icon}")
    ways = [f"{way} {name}" for way in ("aux_single", "aux_double") for name in box.AUXILIARY]
    assert t.options() == ways


@rule("GWT-145", "GWT-195")
def test_single_or_double_by_a_card() -> None:
    """OBJ_06 offers the same ten, or to give it up."""
    t = all_clear()
    t.hand(objective(6))
    t.start(Move())
    t.play("play obj_06")
    assert len(t.options()) == 11
    assert t.options()[-1] == "decline_card"


@rule("GWT-146")
def test_in_place_of_local_actions_always_single() -> None:
    """EX-24: on a hazard with everything clear."""
    t = all_clear()
    t.trail.board[box.FLOOD_1] = GREEN_FLOOD
    t.stay(box.FLOOD_1)
    assert t.options() == [f"aux_single {name}" for name in box.AUXILIARY]
    t.play("aux_single aux_money")
    assert t.trail.cash[0] == 11


@rule("GWT-147")
@pytest.mark.parametrize(("way", "dollars"), [("aux_single", 1), ("aux_double", 2)])
def test_money(way: str, dollars: int) -> None:
    """One dollar or two."""
    t = all_clear()
    t.start(Auxiliary())
    t.play(f"{way} aux_money")
    assert t.trail.cash[0] == 10 + dollars


@rule("GWT-148", "GWT-152", "GWT-153")
def test_two_are_drawn_before_two_are_discarded() -> None:
    """Of the whole hand, the cards just drawn included."""
    t = all_clear()
    t.hand(JERSEY, JERSEY)
    t.trail.deck[0] = [HOLSTEIN, GUERNSEY, DUTCH_BELT]
    t.start(Auxiliary())
    t.play("aux_double aux_draw")
    assert t.options() == ["discard jersey", "discard dutch_belt", "discard guernsey"]
    t.play("discard guernsey", "discard jersey")
    assert t.trail.hand[0] == [JERSEY, DUTCH_BELT]
    assert t.trail.deck[0] == [HOLSTEIN]


@rule("GWT-148")
def test_one_is_drawn_and_one_discarded() -> None:
    """The single action."""
    t = all_clear()
    t.hand(JERSEY)
    t.trail.deck[0] = [GUERNSEY]
    t.start(Auxiliary())
    t.play("aux_single aux_draw", "discard jersey")
    assert (t.trail.hand[0], t.trail.discard[0]) == ([GUERNSEY], [JERSEY])


@rule("GWT-149")
@pytest.mark.parametrize(("way", "number"), [("aux_single", 1), ("aux_double", 2)])
def test_certificates(way: str, number: int) -> None:
    """So many dollars and spaces back, for so many certificates."""
    t = all_clear(engine=3)
    t.start(Auxiliary())
    t.play(f"{way} aux_cert")
    assert t.trail.cash[0] == 10 - number
    assert t.trail.engine[0] == 3 - number
    assert t.trail.certificates[0] == number


@rule("GWT-150")
@pytest.mark.parametrize(("way", "number"), [("aux_single", 1), ("aux_double", 2)])
def test_engine(way: str, number: int) -> None:
    """So many dollars for up to so many spaces."""
    t = all_clear(engine=18)
    t.start(Auxiliary())
    t.play(f"{way} aux_engine")
    spaces = [f"engine space_{18 + n}" for n in range(1, number + 1)]
    assert t.options() == [*spaces, "decline_engine"]
    assert t.trail.cash[0] == 10 - number


@rule("GWT-150", "GWT-008")
def test_a_double_movement_needs_two_dollars() -> None:
    """With one only the single one is offered."""
    t = all_clear()
    t.trail.cash[0] = 1
    t.start(Auxiliary())
    assert "aux_single aux_engine" in t.options()
    assert "aux_double aux_engine" not in t.options()


@rule("GWT-151")
@pytest.mark.parametrize(("way", "number"), [("aux_single", 1), ("aux_double", 2)])
def test_removing_cards(way: str, number: int) -> None:
    """Cattle or objective cards leave the game; the engine goes back as many spaces."""
    t = all_clear(engine=3)
    t.hand(JERSEY, objective(5), GUERNSEY)
    t.start(Auxiliary())
    t.play(f"{way} aux_remove", "remove obj_05")
    if number == 2:
        t.play("remove jersey")
    assert t.prompt == ""
    assert t.trail.engine[0] == 3 - number
    assert len(t.trail.removed) == number
    assert t.trail.discard[0] == []


@rule("GWT-151")
def test_removing_none() -> None:
    """The engine is back all the same."""
    t = all_clear(engine=3)
    t.hand(JERSEY)
    t.start(Auxiliary())
    t.play("aux_double aux_remove", "stop_remove")
    assert t.trail.hand[0] == [JERSEY]
    assert t.trail.engine[0] == 1


@rule("GWT-152")
def test_a_double_move_back_is_one_move() -> None:
    """Two back from 5 pass T4 without a stop: no upgrade is asked; 6 leads to T4 and asks once."""
    t = all_clear(engine=5)
    t.start(Auxiliary())
    t.play("aux_double aux_cert", "engine space_4")
    assert t.prompt == ""
    t = all_clear(engine=6)
    t.start(Auxiliary())
    t.play("aux_double aux_cert", "engine space_t4")
    assert t.prompt == "upgrade"
    t.play("decline_upgrade")
    assert t.trail.certificates[0] == 2


# --- drawing then discarding -----------------------------------------------------------------


@rule("GWT-153", "GWT-178", "GWT-228")
def test_the_number_is_announced_first() -> None:
    """4b with three cowboys: one, two or three are drawn, then as many discarded."""
    t = Table(2)
    t.workers(cowboys=3)
    t.hand(JERSEY)
    t.trail.deck[0] = [HOLSTEIN, GUERNSEY, DUTCH_BELT]
    t.use("4b")
    t.play("local local_4b_1")
    assert t.options() == ["draw 1", "draw 2", "draw 3"]
    t.play("draw 2")
    assert t.trail.hand[0] == [JERSEY, DUTCH_BELT, GUERNSEY]
    t.play("discard jersey", "discard dutch_belt")
    assert t.trail.hand[0] == [GUERNSEY]


@rule("GWT-246", "GWT-153")
def test_as_many_as_were_drawn_are_discarded() -> None:
    """One card is left to draw: one is drawn and one discarded by the double action."""
    t = all_clear()
    t.hand(JERSEY, GUERNSEY)
    t.trail.deck[0] = [HOLSTEIN]
    t.start(Auxiliary())
    t.play("aux_double aux_draw", "discard jersey")
    assert t.prompt == ""
    assert t.trail.hand[0] == [GUERNSEY, HOLSTEIN]


@rule("GWT-246", "GWT-103")
def test_drawing_from_the_discard_pile() -> None:
    """It is shuffled when the stack is empty."""
    t = Table(2)
    t.hand(JERSEY)
    t.trail.deck[0] = []
    t.trail.discard[0] = [GUERNSEY]
    t.stay(box.SPOT_A)
    t.play("aux_single aux_draw", "discard jersey")
    assert t.trail.hand[0] == [GUERNSEY]


@rule("GWT-246")
def test_nothing_to_draw() -> None:
    """With stack and discard pile empty no drawing is offered."""
    t = Table(2)
    t.hand(GUERNSEY)
    t.trail.deck[0] = []
    t.stay(box.SPOT_A)
    assert "aux_single aux_draw" not in t.options()
    assert not RedrawUpTo(3).possible(t.trail)
