"""Section 12: the Stage Depot's bonus, fines, and the highest score."""

import pytest

from farwest.games.deadwood import GAME
from tests.clauses import rule
from tests.games.deadwood.kit import P1, P2, P3, Table, last_turn


@rule("DW-116", "DW-173")
def test_the_stage_depot_bonus() -> None:
    """DW-EX-31: $8, two tokens and the Depot, no Station: 8 + 10 - 3 = 15."""
    t = Table(2, C1="stage_depot", C2="newspaper")
    t.put(P1, 2, "stage_depot")
    t.camp.cash[P1] = 7
    t.camp.wanted[P1] = 2
    t.camp.pool = 1
    t.play("P1 go 1 newspaper", "P1 annex", "P1 accuse P2")
    assert t.camp.over
    assert GAME.result(t.camp).totals[P1] == 15
    assert GAME.result(t.camp).scores[P1] == {"money": 8, "depot": 10, "fine": -3}


@rule("DW-173")
def test_no_bonus_with_the_station_whatever_ended_the_game() -> None:
    """The pool ran dry first; the Station stands: nobody is paid."""
    t = Table(2, C1="stage_depot")
    t.put(P1, 2, "stage_depot")
    t.lay("F1", "E2", "D3", "C4", "B5")
    t.camp.cash[:] = [5, 6]
    last_turn(t)
    assert GAME.ending(t.camp) == "end_pool"
    assert GAME.result(t.camp).totals == [5, 6]


@rule("DW-173")
def test_an_empty_depot_pays_nobody() -> None:
    """It stands there, and nobody controls it."""
    t = Table(2, C1="stage_depot")
    t.camp.cash[:] = [5, 6]
    last_turn(t)
    assert GAME.result(t.camp).totals == [5, 6]


@rule("DW-174")
@pytest.mark.parametrize(
    ("wanted", "fine"),
    [
        (0, 0),
        (1, 1),
        (2, 3),
        (3, 6),
        (4, 10),
        (5, 15),
        (6, 21),
        (7, 28),
        (8, 36),
        (9, 45),
        (10, 55),
        (13, 55),
    ],
)
def test_the_fine_table(wanted: int, fine: int) -> None:
    """DW-EX-29: from nothing to $55 for ten or more."""
    t = Table(2)
    t.camp.cash[:] = [100, 0]
    t.camp.wanted[P1] = wanted
    last_turn(t)
    assert GAME.result(t.camp).totals[P1] == 100 - fine


@rule("DW-174", "DW-175", "DW-177")
def test_final_scores() -> None:
    """DW-EX-30: 12, 15, 17 and 11; P3 wins."""
    t = Table(4)
    t.lay("F1", "E2", "D3", "C4", "B5")
    t.camp.cash[:] = [18, 15, 20, 21]
    t.camp.wanted[:] = [3, 0, 2, 4]
    last_turn(t)
    result = GAME.result(t.camp)
    assert result.totals == [12, 15, 17, 11]
    assert result.winners == [P3]
    assert result.places == [3, 2, 1, 4]


@rule("DW-175")
def test_a_score_may_be_negative() -> None:
    """$2 and five tokens are -13, less than -3."""
    t = Table(2)
    t.camp.cash[:] = [2, 0]
    t.camp.wanted[:] = [5, 2]
    last_turn(t)
    assert GAME.result(t.camp).totals == [-13, -3]
    assert GAME.result(t.camp).winners == [P2]


@rule("DW-178")
def test_a_tie_for_the_first_place_is_shot_out() -> None:
    """P1 and P3 share the highest score; they are asked for shooters."""
    t = Table(3)
    t.camp.cash[:] = [9, 8, 10]
    t.camp.wanted[P3] = 1
    last_turn(t)
    assert (t.told("tie"), t.asks) == ([([P1, P3],)], "P1 final_cowboy")


@rule("DW-178")
def test_a_tie_below_the_first_place_is_not() -> None:
    """P2 and P3 share the second place in peace."""
    t = Table(3)
    t.camp.cash[:] = [9, 8, 8]
    last_turn(t)
    assert t.camp.over
    assert GAME.result(t.camp).places == [1, 2, 2]
