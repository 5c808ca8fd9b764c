"""Section 4 of the clauses: how a combination is completed, and the final throw."""

from __future__ import annotations

from typing import Any

import pytest

from farwest.games.dice_town import GAME, box
from farwest.games.dice_town.box import BRUTE as BRUTE_CARD
from farwest.games.dice_town.box import CHEATER
from farwest.games.dice_town.dice import SIDES, SIZE
from farwest.games.dice_town.rules.throwing import Throw
from farwest.games.dice_town.verbs import CHEAT, SKIP
from tests.clauses import rule
from tests.games.dice_town.kit import FACE, SETTINGS, Table, number, stroll
from tests.games.dice_town.throws import NOTHING, cups, keep, thrown


@rule("DT-026", "DT-033")
def test_five_throws_of_one_die_each_cost_nothing() -> None:
    """DT-EX-02: three players who keep one die a throw are done after five, without a final."""
    t = cups(
        *["9 9 9 9 9"] * 3, then=tuple(" ".join(["9"] * n) for n in (4, 3, 2, 1) for _ in "abc")
    )
    t.start(Throw())
    for _ in range(5):
        assert t.asked == [0, 1, 2]
        keep(t, "9", "9", "9")
    assert t.asked == []
    assert [t.set_dice(seat) for seat in range(3)] == ["9 9 9 9 9"] * 3
    assert (t.town.cash, t.town.coach) == ([8, 8, 8], 0)
    assert t.told("final") == []


@rule("DT-026", "DT-039")
def test_keeping_none_costs_a_dollar() -> None:
    """DT-EX-03: with $4 and five dice, keeping none leaves $3 and five dice to throw."""
    t = cups("9 10 J Q K", "9 9 9 9 9", then=("9 10 J Q K", "9 9 9 9"))
    t.town.cash[0] = 4
    t.start(Throw())
    keep(t, "", "9")
    assert (t.town.cash[0], t.town.coach) == (3, 1)
    assert t.set_dice(0) == ""
    assert len(GAME.view(t.town, 0)["rolled"]) == 5


@rule("DT-033", "DT-035", "DT-036")
def test_a_completion_leaves_the_others_one_final_throw() -> None:
    """DT-EX-04: A pays $3 to finish; B's three last dice stay as they fall, unasked and unpaid."""
    t = thrown("9 10 J Q", "9 10 J Q", then=("9 K K",))
    keep(t, "9 10 J Q", "Q")
    assert t.asked == []
    assert [t.set_dice(seat) for seat in (0, 1)] == ["9 10 J Q A", "9 Q K K A"]
    assert t.told("paid") == [(0, 3)]
    assert (t.town.cash, t.town.coach) == ([5, 8], 3)


@rule("DT-033")
def test_nobody_complete_means_another_throw() -> None:
    """While all have dice left the next throw is a normal one, with a choice."""
    t = thrown("9 10", "9 10", then=("9", "9"))
    keep(t, "9", "10")
    assert t.asked == [0, 1]
    assert {t.prompt(seat) for seat in (0, 1)} == {"keep"}


@rule("DT-033")
def test_everybody_complete_means_no_final_throw() -> None:
    """Two players who finish in the same throw end Phase I; no die is rolled any more."""
    t = thrown("9 10", "J J J")
    keep(t, "9 10", "J J J")
    assert t.asked == []
    assert t.told("final") == []


@rule("DT-034")
def test_five_free_keeps_trigger_the_final_throw_too() -> None:
    """Who finished without ever paying leaves the others but the final throw."""
    t = thrown("9", "9 10", then=("K",))
    keep(t, "9", "10")
    assert t.told("paid") == []
    assert t.asked == []
    assert t.told("final") == [(1, number("K"))]
    assert t.set_dice(1) == "10 K A A A"


@rule("DT-035", "DT-036", "DT-038")
def test_in_the_final_throw_only_the_incomplete_roll_and_nobody_pays() -> None:
    """Five dice or one are set as they fall, free, even for a player without a dollar."""
    t = cups("9 9", "9 10 J Q K", "9 9", then=("9 10 J Q K", "J"))
    t.town.cash = [8, 1, 0]
    t.start(Throw())
    keep(t, "9 9", "")
    assert t.asked == []
    assert [t.set_dice(seat) for seat in range(3)] == ["9 9 A A A", "9 10 J Q K", "9 J A A A"]
    assert t.told("final") == [(1, number("9 10 J Q K")), (2, number("J"))]
    assert (t.town.cash, t.town.coach) == ([7, 0, 0], 2)


@rule("DT-037", "DT-038")
def test_the_final_throw_opens_a_cheater_window_for_its_players_alone() -> None:
    """After the final throw its player may turn one of its dice; the complete are not asked."""
    t = thrown("9 9", "9 10 J", then=("Q K",))
    for seat in (0, 1):
        t.hand(seat, CHEATER)
    keep(t, "9 9", "10")
    for seat in (0, 1):  # the window of the normal throw
        assert t.asked == [seat]
        t.answer(seat, SKIP)
    assert t.asked == [1]
    assert t.prompt(1) == "cheater"
    turned = {divmod(action - CHEAT, SIDES)[0] for action in t.options(1) if action != SKIP}
    assert turned == {FACE["Q"], FACE["K"]}
    t.answer(1, CHEAT + FACE["Q"] * SIDES + FACE["A"])
    assert t.set_dice(1) == "10 K A A A"
    assert t.asked == []


@rule("DT-037")
def test_a_brute_is_useless_in_the_final_throw() -> None:
    """The holder of a Brute is asked nothing when his last dice fall; he keeps his card."""
    t = thrown("9 9", "9 10 J", then=("Q K",))
    t.hand(1, BRUTE_CARD)
    keep(t, "9 9", "10")
    assert t.asked == []
    assert t.town.hand[1] == [BRUTE_CARD]


@rule("DT-039")
def test_none_may_be_kept_even_with_one_die_left() -> None:
    """A player with one die left pays $1 to throw it again, as often as he can."""
    t = thrown("9", "9 9 9 9 9", then=("9", "9 9 9 9", "9", "9 9 9"))
    for throws in (1, 2):
        assert NOTHING in t.options(0)
        keep(t, "", "9")
        assert t.town.cash[0] == 8 - throws
    t.town.cash[0] = 0
    assert NOTHING not in t.options(0)


@rule("DT-040")
@pytest.mark.parametrize(("seats", "options"), SETTINGS)
def test_every_throw_sets_a_die_or_costs_everybody_a_dollar(
    seats: int, options: dict[str, Any]
) -> None:
    """From one throw of a random game to the next, dice were set or all participants paid."""
    for seed in range(3):
        throw, before = None, (0, 0, 0)
        for match in stroll(seats, seed, **options):
            town = match.state
            if not town.lanes or not any(town.rolled) or town.opened is throw:
                continue
            throw = town.opened
            dice = sum(SIZE[pack] for pack in town.dice)
            if before[:2] == (town.round, dice):
                assert town.coach >= before[2]
            players = sum(1 for pack in town.rolled if pack)
            before = town.round, dice, town.coach + players


@rule("DT-040")
@pytest.mark.parametrize("seats", [2, 5])
def test_phase_one_ends_although_nobody_wants_to_keep_a_die(seats: int) -> None:
    """Players who keep none as long as they can throw eight times for nothing, then must keep."""
    t = Table(seats)
    t.start(Throw())
    throws = 0
    while t.asked:
        throws += t.asked[0] == 0
        for seat in t.asked:
            t.answer(seat, t.options(seat)[0])
    assert throws <= 13
    assert t.town.cash == [0] * seats
    assert t.town.coach == 8 * seats
    assert [SIZE[pack] for pack in t.town.dice] == [box.DICE] * seats
