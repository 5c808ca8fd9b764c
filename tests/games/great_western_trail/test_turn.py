"""Chapters 3 and 8: the turn, and drawing at its end."""

import random

import pytest

from farwest.games.great_western_trail import GAME, box
from farwest.games.great_western_trail.box import (
    AYRSHIRE,
    BLACK_ANGUS,
    DUTCH_BELT,
    GUERNSEY,
    HOLSTEIN,
    JERSEY,
)
from farwest.games.great_western_trail.rules.herd import Remove
from farwest.games.great_western_trail.rules.turn import PhaseC, Turn
from farwest.games.great_western_trail.state import BESIDE
from farwest.games.great_western_trail.verbs import PLAY
from farwest.kernel.luck import mix
from tests.clauses import rule
from tests.games.great_western_trail.kit import Table
from tests.games.great_western_trail.rich import plies


@rule("GWT-036")
def test_turns_go_round() -> None:
    """From the first player on, clockwise."""
    trail = GAME.deal(3, {"first_player": 1}, 5)
    order: list[int] = []
    dice = random.Random(1)
    while trail.turns < 6:
        if len(order) == trail.turns:
            order.append(trail.turn)
        trail.play(dice.choice(trail.legal))
    assert order == [1, 2, 0, 1, 2, 0]


@rule("GWT-036")
def test_the_phases_of_a_turn() -> None:
    """Move, use the location, draw; then it is the next player's turn."""
    t = Table(2)
    t.start(Turn())
    assert t.prompt == "step"
    t.play("stop_move")
    assert t.prompt == "phase_b"
    assert t.told("drew") == []
    t.play("aux_single aux_money")
    kinds = [event.kind for event in t.events]
    assert kinds.index("moved") < kinds.index("gained") < kinds.index("drew")
    assert t.told("drew") == [(0, 4)]
    assert t.trail.turn == 1


@rule("GWT-037", "GWT-224")
def test_the_first_turn() -> None:
    """The cattleman goes to any neutral building, for nothing, and uses it."""
    t = Table(2)
    t.trail.spot = [BESIDE, box.SPOT_E]
    t.start(Turn())
    assert t.prompt == "place"
    assert t.options() == [f"place spot_{letter}" for letter in "abcdefg"]
    t.play("place spot_e")
    assert t.trail.spot == [box.SPOT_E, box.SPOT_E]
    assert t.trail.cash == [10, 10]
    assert t.prompt == "phase_b"


@rule("GWT-037")
def test_the_second_turn_moves() -> None:
    """Once he stands on the trail, a cattleman is never placed again."""
    t = Table(2)
    t.start(Turn())
    assert t.told("placed") == []
    assert t.told("moved")[0][1] == box.SPOT_B


@rule("GWT-038", "GWT-190", "GWT-222")
def test_the_questions_that_offer_objective_cards() -> None:
    """Before phase A, in phase B, in foresight, before income; in no other question."""
    windows = {ply.prompt for ply in plies() if max(ply.legal) >= PLAY}
    assert windows == {"move", "phase_b", "foresight", "income"}


@rule("GWT-102", "GWT-103")
def test_no_early_shuffle() -> None:
    """EX-17: two cards fill the hand; the discard pile stays although the stack is empty."""
    t = Table(2)
    t.trail.discs[box.DISC_HAND] = 1
    t.hand(JERSEY, JERSEY, JERSEY)
    t.trail.deck[0] = [GUERNSEY, DUTCH_BELT]
    t.trail.discard[0] = [JERSEY] * 9
    t.start(PhaseC())
    assert len(t.trail.hand[0]) == 5
    assert t.trail.deck[0] == []
    assert len(t.trail.discard[0]) == 9
    assert t.told("shuffled") == []


@rule("GWT-102")
@pytest.mark.parametrize(("discs", "limit"), [(2, 4), (1, 5), (0, 6)])
def test_drawing_up_to_the_hand_limit(discs: int, limit: int) -> None:
    """Four cards, one more for each hand disc removed."""
    t = Table(2)
    t.trail.discs[box.DISC_HAND] = discs
    t.start(PhaseC())
    assert len(t.trail.hand[0]) == limit


@rule("GWT-102")
def test_a_single_card_is_drawn() -> None:
    """Three in hand, one is missing."""
    t = Table(2)
    t.hand(JERSEY, JERSEY, JERSEY)
    t.start(PhaseC())
    assert t.told("drew") == [(0, 1)]


@rule("GWT-102")
def test_a_hand_above_the_limit_stays() -> None:
    """Nothing is drawn and nothing discarded."""
    t = Table(2)
    t.hand(*[JERSEY] * 6)
    t.start(PhaseC())
    assert t.trail.hand[0] == [JERSEY] * 6
    assert t.told("drew") == []


@rule("GWT-103")
def test_shuffling_in_the_middle_of_a_draw() -> None:
    """The stack gives its last card, then the discard pile is shuffled and drawn from."""
    t = Table(2)
    t.hand(JERSEY)
    t.trail.deck[0] = [GUERNSEY]
    t.trail.discard[0] = [HOLSTEIN] * 5
    t.start(PhaseC())
    assert t.trail.hand[0] == [JERSEY, GUERNSEY, HOLSTEIN, HOLSTEIN]
    assert (len(t.trail.deck[0]), t.trail.discard[0]) == (3, [])
    assert t.told("shuffled") == [(0,)]


@rule("GWT-103")
def test_the_discard_pile_is_shuffled() -> None:
    """Another word of luck gives another order."""
    orders = set()
    for luck in range(10):
        t = Table(2)
        t.trail.luck = mix(luck)
        t.trail.deck[0] = []
        t.trail.discard[0] = [JERSEY, DUTCH_BELT, BLACK_ANGUS, GUERNSEY, HOLSTEIN, AYRSHIRE]
        t.start(PhaseC())
        orders.add(tuple(t.trail.deck[0] + t.trail.hand[0]))
    assert len(orders) > 5


@rule("GWT-104", "GWT-154")
def test_a_herd_may_become_too_small() -> None:
    """With nothing left to draw one holds fewer cards."""
    t = Table(2)
    t.hand(JERSEY)
    t.trail.deck[0] = [GUERNSEY]
    t.start(PhaseC())
    assert t.trail.hand[0] == [JERSEY, GUERNSEY]
    assert t.trail.deck[0] == t.trail.discard[0] == []


@rule("GWT-154")
def test_the_last_card_may_be_removed() -> None:
    """A herd shrinks without limit."""
    t = Table(2)
    t.hand(JERSEY)
    t.trail.deck[0] = []
    t.start(Remove(1))
    t.play("remove jersey")
    assert t.view(0)["players"][0]["hand"] == 0
    t.start(PhaseC())
    assert t.trail.hand[0] == []
