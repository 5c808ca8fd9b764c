"""Section 17: Outlaws are recruited, set dice and become Wanted."""

import pytest

from farwest.games.dice_town import GAME, box
from farwest.games.dice_town.box import SALOON
from farwest.games.dice_town.rules.places import Place
from farwest.games.dice_town.rules.round import Round
from farwest.games.dice_town.rules.saloon import Rob
from farwest.games.dice_town.rules.throwing import Throw, ThrowEnds
from farwest.games.dice_town.verbs import ACTION, CHEAT, KEEP, OUTLAW, SKIP
from tests.clauses import rule
from tests.games.dice_town.kit import (
    ACE_4,
    ACE_6,
    FACE,
    JACK_4,
    JACK_6,
    KING_4,
    KING_6,
    NINE_4,
    QUEEN_4,
    QUEEN_6,
    TEN_4,
    Table,
    extended,
    give_outlaws,
    number,
    post_wanted,
)


def use(outlaw: int, dice: int) -> int:
    """The answer that plays an Outlaw on this many dice."""
    return OUTLAW + outlaw * 3 + dice


def table(*combinations: str, **options: object) -> Table:
    """Players with these dice set so far, and with loaded dice."""
    return extended(*combinations, loaded=True, **options)


# --- recruited -----------------------------------------------------------------------------


@rule("DT-170")
def test_a_recruited_outlaw_lies_open_before_its_owner() -> None:
    """Everybody sees a recruited Outlaw in front of the player who took it."""
    t = table("Q J A A A", "Q Q A A A", "9 9 A A A")
    top = t.town.outlaw_deck[-1]
    t.start(Place(SALOON))
    t.answer(1, ACTION + SALOON * 2 + 1)
    for seat in range(-1, 3):
        assert GAME.view(t.town, seat)["players"][1]["outlaws"] == [top]


@rule("DT-170", "DT-180")
def test_outlaws_cannot_be_stolen() -> None:
    """A player with recruited and captured Outlaws but no card in hand is no Saloon target."""
    t = table("Q Q A A A", "9 9 A A A", "9 9 A A A")
    give_outlaws(t, 1, NINE_4, QUEEN_6)
    t.town.outlaws[1].remove(NINE_4)
    t.town.captured[1] = [NINE_4]
    t.start(Rob(0))
    assert t.asked == []
    assert t.town.outlaws[1] == [QUEEN_6]
    assert t.town.captured[1] == [NINE_4]
    assert t.town.gained == [0, 0, 0]


# --- played --------------------------------------------------------------------------------


@rule("DT-171", "DT-174", "DT-176")
def test_an_outlaw_sets_two_of_three_dice_and_the_last_is_thrown() -> None:
    """DT-EX-25: with three dice left a J Outlaw sets two for nothing; one die is thrown."""
    t = table("9 9", "9 9", "9 9")
    give_outlaws(t, 0, JACK_4)
    for roll in ("K", "9 10 J", "9 10 J"):
        t.luck.roll(roll)
    t.start(Throw())
    assert t.asked == [0]
    assert t.prompt(0) == "outlaw_use"
    assert t.options(0) == [use(JACK_4, 0), use(JACK_4, 1), use(JACK_4, 2)]
    t.answer(0, use(JACK_4, 2))
    assert t.set_dice(0) == "9 9 J J"
    assert t.town.cash[0] == 8
    assert JACK_4 in t.town.wanted
    assert t.town.outlaws[0] == []
    assert [t.kept(action) for action in t.options(0)] == ["", "K"]
    t.answer(0, KEEP + number("K"))
    t.answer(1, KEEP + number("9"))
    t.luck.roll("9 9")  # the final throw of the others
    t.luck.roll("9 9")
    t.answer(2, KEEP + number("9"))
    assert t.set_dice(0) == "9 9 J J K"
    assert t.town.cash == [8, 8, 8]


@rule("DT-171")
def test_an_outlaw_may_be_played_before_the_first_throw() -> None:
    """At the start of a round, with five dice to throw, an Outlaw may set one or two of them."""
    t = table("", "", "")
    give_outlaws(t, 1, ACE_6)
    for roll in ("9 9 9 9 9", "9 9 9 9", "9 9 9 9 9"):
        t.luck.roll(roll)
    t.start(Round())
    assert t.asked == [1]
    assert t.options(1) == [use(ACE_6, 0), use(ACE_6, 1), use(ACE_6, 2)]
    t.answer(1, use(ACE_6, 1))
    assert t.set_dice(1) == "A"
    assert t.prompt(1) == "keep"


@rule("DT-171")
def test_several_outlaws_may_be_played_before_one_throw() -> None:
    """Two Outlaws set two dice and one die before the same throw."""
    t = table("", "", "")
    give_outlaws(t, 2, TEN_4, ACE_6)
    for roll in ("9 9 9 9 9", "9 9 9 9 9", "9 9"):
        t.luck.roll(roll)
    t.start(Throw())
    t.answer(2, use(TEN_4, 2))
    t.answer(2, use(ACE_6, 1))
    assert t.set_dice(2) == "10 10 A"
    assert t.town.outlaws[2] == []
    assert {TEN_4, ACE_6} <= set(t.town.wanted)


@rule("DT-171")
def test_an_outlaw_may_be_played_before_the_final_throw() -> None:
    """An incomplete player may set some of his dice by an Outlaw before the final throw."""
    t = table("9 9 9 9 9", "9 9", "9 9")
    give_outlaws(t, 1, KING_4)
    t.luck.roll("J")
    t.luck.roll("10 10 10")
    t.start(ThrowEnds())
    assert t.asked == [1]
    t.answer(1, use(KING_4, 2))
    assert t.set_dice(1) == "9 9 J K K"
    assert t.set_dice(2) == "9 9 10 10 10"
    assert t.asked == []


@rule("DT-171", "DT-173")
def test_who_has_no_die_left_cannot_play_outlaws() -> None:
    """A complete player is not asked for his Outlaws before the final throw."""
    t = table("9 9 9 9 9", "9 9 9", "9 9 9")
    give_outlaws(t, 0, KING_4)
    t.luck.roll("J J")
    t.luck.roll("J J")
    t.start(ThrowEnds())
    assert t.asked == []
    assert t.set_dice(0) == "9 9 9 9 9"
    assert t.town.outlaws[0] == [KING_4]


@rule("DT-172", "DT-128")
def test_outlaws_are_declared_in_secret_and_applied_together() -> None:
    """Until all declarations are in, nobody sees another's, and no die is set or rolled."""
    t = table("9", "9", "9")
    give_outlaws(t, 0, JACK_4)
    give_outlaws(t, 1, ACE_4)
    t.start(Throw())
    assert t.asked == [0, 1]
    before = [GAME.view(t.town, seat) for seat in (-1, 1, 2)]
    t.answer(0, use(JACK_4, 2))
    assert [GAME.view(t.town, seat) for seat in (-1, 1, 2)] == before
    assert GAME.view(t.town, 0)["declared"] == [2]
    assert t.options(1) == [use(ACE_4, 0), use(ACE_4, 1), use(ACE_4, 2)]
    assert t.told("outlaw") == []
    assert t.set_dice(0) == "9"
    for roll in ("9 9", "9 9 9", "9 9 9 9"):
        t.luck.roll(roll)
    t.answer(1, use(ACE_4, 1))
    assert t.told("outlaw") == [(0, JACK_4, 2), (1, ACE_4, 1)]
    assert [t.set_dice(seat) for seat in range(3)] == ["9 J J", "9 A", "9"]


@rule("DT-173")
def test_declared_dice_never_exceed_the_dice_left() -> None:
    """With three dice left, two set by the first Outlaw leave at most one for the second."""
    t = table("9 9", "9 9", "9 9")
    give_outlaws(t, 0, NINE_4, JACK_4, ACE_4)
    for roll in ("9 9 9", "9 9 9"):
        t.luck.roll(roll)
    t.start(Throw())
    t.answer(0, use(NINE_4, 2))
    assert t.options(0) == [use(JACK_4, 0), use(JACK_4, 1)]
    t.answer(0, use(JACK_4, 1))  # nothing is left for the third, which is not asked for
    assert t.asked == [1, 2]
    assert t.set_dice(0) == "9 9 9 9 J"
    assert t.town.outlaws[0] == [ACE_4]


@rule("DT-173")
def test_playing_no_outlaw_is_always_allowed() -> None:
    """An Outlaw not played stays with its owner, who rolls all his dice."""
    t = table("9 9", "9 9", "9 9")
    give_outlaws(t, 0, NINE_4)
    for roll in ("J J J", "9 9 9", "9 9 9"):
        t.luck.roll(roll)
    t.start(Throw())
    t.answer(0, use(NINE_4, 0))
    assert t.town.outlaws[0] == [NINE_4]
    assert t.set_dice(0) == "9 9"
    assert NINE_4 not in t.town.wanted


@rule("DT-174")
@pytest.mark.parametrize(("kept", "cost"), [("10", 0), ("10 10", 1), ("", 1)])
def test_dice_of_an_outlaw_do_not_count_as_kept(kept: str, cost: int) -> None:
    """After an Outlaw set two dice, one rolled die is kept free, two cost $1, none costs $1."""
    t = table("", "", "")
    give_outlaws(t, 0, ACE_4)
    for roll in ("10 10 10", "9 9 9 9 9", "9 9 9 9 9"):
        t.luck.roll(roll)
    t.start(Throw())
    t.answer(0, use(ACE_4, 2))
    t.answer(0, KEEP + number(kept))
    t.answer(1, KEEP + number("9"))
    for dice in (3 - len(kept.split()), 4, 4):  # the next throw
        t.luck.roll(" ".join(["9"] * dice))
    t.answer(2, KEEP + number("9"))
    assert t.town.cash == [8 - cost, 8, 8]


@rule("DT-175")
def test_the_last_dice_set_by_an_outlaw_end_nothing_yet() -> None:
    """DT-EX-26: who sets his last two dice by a Q Outlaw rolls and pays nothing; the others
    choose and pay in this throw, and only then comes the final throw.
    """
    t = table("9 9 9", "9 9", "9 9")
    give_outlaws(t, 0, QUEEN_4)
    t.luck.roll("J J 10")
    t.luck.roll("K K 10")
    t.start(Throw())
    t.answer(0, use(QUEEN_4, 2))
    assert t.set_dice(0) == "9 9 9 Q Q"
    assert t.told("rolled") == [(1, 3), (2, 3)]
    assert t.asked == [1, 2]
    assert t.prompt(1) == "keep"
    t.answer(1, KEEP + number("J J"))
    t.luck.roll("A")
    t.luck.roll("A A")
    t.answer(2, KEEP + number("K"))
    assert t.told("paid") == [(1, 1)]
    assert [args[0] for args in t.told("final")] == [1, 2]
    assert t.town.cash == [8, 7, 8]
    assert [t.set_dice(seat) for seat in range(3)] == ["9 9 9 Q Q", "9 9 J J A", "9 9 K A A"]
    assert t.asked == []


@rule("DT-176")
def test_a_played_outlaw_is_wanted_at_once() -> None:
    """A played Outlaw leaves its owner for the Wanted row, in everybody's sight."""
    t = table("", "", "")
    post_wanted(t, NINE_4, KING_6)
    give_outlaws(t, 1, JACK_6, ACE_4)
    for roll in ("9 9 9 9 9", "9 9 9 9", "9 9 9 9 9"):
        t.luck.roll(roll)
    t.start(Throw())
    t.answer(1, use(JACK_6, 1))
    t.answer(1, use(ACE_4, 0))
    for seat in range(-1, 3):
        view = GAME.view(t.town, seat)
        assert view["wanted"] == [NINE_4, JACK_6, KING_6]
        assert view["players"][1]["outlaws"] == [ACE_4]


# --- nobody left to roll -------------------------------------------------------------------


@rule("DT-226")
def test_no_throw_takes_place_when_outlaws_set_all_dice() -> None:
    """When the declarations leave nobody a die, nothing is rolled and phase I ends at once."""
    t = table("9 9 9", "9 9 9", sheriff=0)
    give_outlaws(t, 0, QUEEN_4)
    give_outlaws(t, 1, ACE_4)
    t.hand(0, box.CHEATER)
    t.start(Throw())
    t.answer(0, use(QUEEN_4, 2))
    t.answer(1, use(ACE_4, 2))
    assert t.asked == []  # no dice were loaded: any roll would have failed
    assert [t.set_dice(seat) for seat in (0, 1)] == ["9 9 9 Q Q", "9 9 9 A A"]
    assert t.town.cash == [8, 8]


@rule("DT-226")
def test_the_cheater_cannot_turn_dice_of_outlaws() -> None:
    """After an Outlaw set an ace, the Cheater may turn the die revealed, not the ace."""
    t = table("9 9 9", "9 9 9", sheriff=0)
    give_outlaws(t, 0, ACE_4)
    t.hand(0, box.CHEATER)
    t.luck.roll("J")
    t.luck.roll("J J")
    t.start(Throw())
    t.answer(0, use(ACE_4, 1))
    t.answer(0, KEEP + number("J"))
    t.answer(1, KEEP + number("J"))
    assert t.prompt(0) == "cheater"
    turned = {divmod(action - CHEAT, 6)[0] for action in t.options(0) if action != SKIP}
    assert turned == {FACE["J"]}


@rule("DT-226")
def test_dice_of_an_earlier_throw_are_closed_to_the_cheater() -> None:
    """Who revealed a die, then set his last dice by Outlaws, revealed none in this throw."""
    t = table("9 9", "9", sheriff=0)
    give_outlaws(t, 0, ACE_4)
    t.hand(0, box.CHEATER)
    t.luck.roll("J J J")
    t.luck.roll("J J J J")
    t.start(Throw())
    t.answer(0, use(ACE_4, 0))
    t.answer(0, KEEP + number("J"))
    t.answer(1, KEEP + number("J"))
    assert t.prompt(0) == "cheater"
    t.answer(0, SKIP)
    t.luck.roll("K K K")
    t.answer(0, use(ACE_4, 2))
    t.luck.roll("K K")  # the final throw of seat 1
    t.answer(1, KEEP + number("K"))
    assert t.asked == []
    assert t.set_dice(0) == "9 9 J A A"


@rule("DT-226")
def test_who_sets_his_last_dice_in_the_final_throw_rolls_nothing() -> None:
    """In the final throw Outlaws may set all the dice left: no roll and no Cheater follow."""
    t = table("9 9 9 9 9", "9 9 9", "9 9 9", sheriff=1)
    give_outlaws(t, 1, KING_4)
    t.hand(1, box.CHEATER)
    t.luck.roll("J J")
    t.start(ThrowEnds())
    t.answer(1, use(KING_4, 2))
    assert t.asked == []
    assert t.luck.draws == []
    assert [t.set_dice(seat) for seat in (1, 2)] == ["9 9 9 K K", "9 9 9 J J"]
