"""Chapter 12: trading, removing hazards, taking objective cards."""

import pytest

from farwest.games.great_western_trail import box
from farwest.games.great_western_trail.rules.moving import ahead
from farwest.games.great_western_trail.rules.objectives import TakeObjective
from farwest.games.great_western_trail.rules.supply import place_tile
from farwest.games.great_western_trail.rules.village import RemoveHazard, TradeWithIndians
from tests.clauses import rule
from tests.games.great_western_trail.kit import (
    BLACK_FLOOD,
    BLUE_TEEPEE,
    GREEN_DROUGHT,
    GREEN_FLOOD,
    GREEN_TEEPEE,
    Table,
    objective,
    words,
)


@rule("GWT-139")
@pytest.mark.parametrize(("slot", "cash"), [("m2", 3), ("p6", 11)])
def test_the_value_of_a_slot(slot: str, cash: int) -> None:
    """EX-23: with five dollars, −2 leaves three and +6 makes eleven."""
    t = Table(2)
    t.trail.cash[0] = 5
    t.trail.board[box.TEEPEE_M2] = t.trail.board[box.TEEPEE_P6] = GREEN_TEEPEE
    t.stay(box.SPOT_D)
    t.play("local local_d_1x", f"trade teepee_{slot}")
    assert t.trail.cash[0] == cash
    assert t.trail.teepees[:2] == [0, 1]


@rule("GWT-139")
@pytest.mark.parametrize(("place", "value"), list(enumerate([-3, -2, -1, 1, 2, 4, 6, 8, 10])))
def test_all_slots(place: int, value: int) -> None:
    """What each slot pays or costs."""
    t = Table(2)
    t.trail.board[box.TEEPEE_SLOTS[place]] = BLUE_TEEPEE
    t.start(TradeWithIndians())
    assert t.trail.cash[0] == 10 + value


@rule("GWT-139")
def test_a_negative_value_must_be_paid() -> None:
    """With a dollar only the teepee of −1 can be taken, of those beside the trail."""
    t = Table(2)
    t.trail.cash[0] = 1
    for slot in box.TEEPEE_SLOTS[:3]:
        t.trail.board[slot] = BLUE_TEEPEE
    assert [words(code) for code in TradeWithIndians().options(t.trail)] == ["trade teepee_m1"]


@rule("GWT-139")
def test_an_empty_village() -> None:
    """Nothing to trade."""
    assert not TradeWithIndians().possible(Table(2).trail)


@rule("GWT-140")
@pytest.mark.parametrize(("building", "cost"), [("f", 7), ("4a", 5)])
def test_what_removing_a_hazard_costs(building: str, cost: int) -> None:
    """Seven dollars at neutral F, five at 4a; any hazard of the board."""
    t = Table(2)
    t.trail.board[box.FLOOD_3] = BLACK_FLOOD
    t.trail.board[box.DROUGHT_1] = GREEN_DROUGHT
    if building == "f":
        t.stay(box.SPOT_F)
        t.play("local local_f_2")
    else:
        t.use("4a")
        t.play("local local_4a_1")
    assert t.options() == ["hazard flood_3", "hazard drought_1"]
    t.play("hazard drought_1")
    assert t.trail.cash[0] == 10 - cost
    assert t.trail.hazards[0] == [GREEN_DROUGHT]


@rule("GWT-140")
def test_no_hazard_on_the_board() -> None:
    """Nothing to remove."""
    assert not RemoveHazard(0).possible(Table(2).trail)


@rule("GWT-141")
def test_a_slot_is_empty_at_once() -> None:
    """It is no location any more, and the next tile goes there."""
    t = Table(2)
    t.trail.board[box.FLOOD_1] = t.trail.board[box.FLOOD_2] = GREEN_FLOOD
    t.start(RemoveHazard(0))
    t.play("hazard flood_1")
    assert ahead(t.trail, box.SPOT_A) == [box.SPOT_B, box.FLOOD_2]
    place_tile(t.trail, BLACK_FLOOD)
    assert t.trail.board[box.FLOOD_1] == BLACK_FLOOD


@rule("GWT-141", "GWT-171")
def test_collected_tiles_are_never_spent() -> None:
    """7a counts the teepees, and they stay."""
    t = Table(2)
    t.trail.teepees[:2] = [1, 1]
    t.use("7a")
    t.play("local local_7a_1")
    assert t.trail.teepees[:2] == [1, 1]


# --- objective cards -------------------------------------------------------------------------


def on_display(*numbers: int, stack: tuple[int, ...] = ()) -> Table:
    """These objective cards lie open; the last of the stack is its top."""
    t = Table(2)
    t.trail.display = [objective(number) for number in numbers]
    t.trail.objectives = [objective(number) for number in stack]
    return t


@rule("GWT-142")
def test_a_card_of_the_display() -> None:
    """It goes to the discard pile; the top of the stack takes its place."""
    t = on_display(1, 2, 3, 4, stack=(8, 9))
    t.stay(box.SPOT_C)
    t.play("local local_c_1y", "take obj_03")
    assert t.trail.discard[0] == [objective(3)]
    assert sorted(t.trail.display) == [objective(number) for number in (1, 2, 4, 9)]
    assert t.trail.objectives == [objective(8)]


@rule("GWT-142")
def test_the_top_card_of_the_stack() -> None:
    """The display stays as it is."""
    t = on_display(1, 2, 3, 4, stack=(8, 9))
    t.start(TakeObjective())
    t.play("take_stack")
    assert t.trail.discard[0] == [objective(9)]
    assert t.trail.objectives == [objective(8)]
    assert len(t.trail.display) == 4


@rule("GWT-142", "GWT-227")
def test_equal_cards_on_display_are_one_option() -> None:
    """OBJ_06 exists four times."""
    t = on_display(6, 6, 6, 1, stack=(8,))
    t.start(TakeObjective())
    assert t.options() == ["take obj_01", "take obj_06", "take_stack"]


@rule("GWT-143")
def test_an_empty_objective_stack() -> None:
    """EX-35: the display is not refilled; with both gone no card can be taken."""
    t = on_display(1, 2)
    t.start(TakeObjective())
    assert t.options() == ["take obj_01", "take obj_02"]
    t.play("take obj_01")
    assert t.trail.display == [objective(2)]
    t.start(TakeObjective())
    assert t.trail.display == []
    assert not TakeObjective().possible(t.trail)
