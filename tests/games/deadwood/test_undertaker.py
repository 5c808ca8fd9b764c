"""Section 8: the Undertaker, who is paid for the dead."""

import pytest

from farwest.games.deadwood import GAME
from tests.clauses import rule
from tests.games.deadwood.kit import P1, P2, P3, Table, last_turn, nobody_at


@rule("DW-118")
def test_the_undertaker_gives_a_dollar() -> None:
    """From the supply."""
    t = Table(2, C2="undertaker")
    t.play("P1 go 1 undertaker", "P1 annex")
    assert t.camp.cash == [6, 5]


def elsewhere(holder: int, *dice: int) -> Table:
    """P1 attacks P2 in the Casino, one die each, while somebody holds the Undertaker."""
    t = Table(3, C2="undertaker", C4="casino")
    t.camp.shells[:] = [0, 0, 0]
    t.camp.stables[:] = [0, 0, 0]
    t.put(holder, 3, "undertaker")
    t.put(P2, 1, "casino")
    t.dice(*dice)
    t.play("P1 go 1 casino")
    return t


@rule("DW-119", "DW-120")
@pytest.mark.parametrize(("dice", "gained"), [((6, 1), 1), ((1, 6), 1), ((6, 6), 2), ((1, 1), 0)])
def test_undertaker_control(dice: tuple[int, int], gained: int) -> None:
    """DW-EX-21: P3 takes $1 for one death, $2 for both, nothing for none."""
    t = elsewhere(P3, *dice)
    assert t.camp.cash == [5, 5, 5 + gained]


@rule("DW-119")
@pytest.mark.parametrize("holder", [P1, P2])
@pytest.mark.parametrize("dice", [(6, 1), (1, 6)])
def test_ones_own_dead_pay_too(holder: int, dice: tuple[int, int]) -> None:
    """Whichever cowboy falls, the holder is paid, killer or bereaved."""
    t = elsewhere(holder, *dice)
    assert t.camp.cash[holder] == 6
    assert sum(t.camp.cash) == 16


@rule("DW-119")
def test_an_empty_undertaker_is_not_paid() -> None:
    """Nobody controls it."""
    t = Table(2, C2="undertaker", C4="casino")
    t.camp.shells[:] = [0, 0]
    t.camp.stables[P2] = 0
    t.put(P2, 1, "casino")
    t.dice(6, 1)
    t.play("P1 go 1 casino", "P1 stay")
    assert t.camp.cash == [5, 5]


# --- on its own plot -------------------------------------------------------------------------


def on_the_spot(own: int, other: int, *dice: int) -> Table:
    """P1 attacks P2 on the Undertaker."""
    t = Table(2, C2="undertaker")
    t.camp.shells[:] = [0, 0]
    t.camp.stables[P2] = 0
    t.put(P2, other, "undertaker")
    t.dice(*dice)
    t.play(f"P1 go {own} undertaker")
    return t


@rule("DW-121", "DW-123")
def test_a_duel_on_the_undertaker() -> None:
    """DW-EX-22: P1 kills and takes $1, annexes for another; P2 takes nothing."""
    t = on_the_spot(1, 1, 6, 1)
    assert t.camp.cash == [6, 5]
    assert t.asks == "P1 annex"
    t.play("P1 annex")
    assert t.camp.cash == [7, 5]


@rule("DW-123")
def test_the_winner_may_do_without_the_second_dollar() -> None:
    """The first is his all the same."""
    t = on_the_spot(1, 1, 6, 1)
    t.play("P1 stay")
    assert t.camp.cash == [6, 5]


@rule("DW-121")
def test_the_defender_who_survives_is_paid() -> None:
    """P2 kills P1 and takes $1."""
    t = on_the_spot(1, 1, 1, 6)
    assert t.camp.cash == [5, 6]
    assert t.at("undertaker") == [(P2, 1)]


@rule("DW-122")
def test_nobody_is_paid_if_both_die_there() -> None:
    """No survivor, no controller."""
    t = on_the_spot(1, 1, 6, 6)
    assert t.camp.cash == [5, 5]
    assert nobody_at(t, "undertaker")


@rule("DW-121")
def test_nobody_is_paid_if_both_live_there() -> None:
    """There is nobody to bury."""
    t = on_the_spot(1, 1, 1, 1)
    assert t.camp.cash == [5, 5]


@rule("DW-124")
def test_the_final_duel_pays_nothing() -> None:
    """P2 holds the Undertaker while P1 and P3 shoot each other: his score does not change."""
    t = Table(3, C2="undertaker")
    t.camp.cash[:] = [9, 8, 9]
    t.camp.shells[:] = [0, 0, 0]
    t.only(P1, 1)
    t.only(P3, 1)
    t.put(P2, 1, "undertaker")
    t.dice(6, 1)
    last_turn(t)
    result = GAME.result(t.camp)
    assert result.winners == [P1]
    assert result.totals == [9, 8, 9]
