"""Section 10: the Brute and the Professional Cheater, who meddle with the throws."""

import pytest

from farwest.games.dice_town import GAME
from farwest.games.dice_town.box import BRUTE, CHEATER, WANTED_NOTICE
from farwest.games.dice_town.rules.throwing import Throw
from farwest.games.dice_town.verbs import BRUTE as WITH_BRUTE
from farwest.games.dice_town.verbs import CHEAT, KEEP, PLAY, SKIP
from tests.clauses import rule
from tests.games.dice_town.kit import FACE, Table, in_secret, number


def cheat(face: str, to: str) -> int:
    """The action that turns a die."""
    return CHEAT + FACE[face] * 6 + FACE[to]


# --- The Brute -----------------------------------------------------------------------------


def brutal(dollars: int, roll: str = "A A A K 9") -> Table:
    """Seat 0 holds a Brute and has rolled; seat 1 will keep one die."""
    t = Table(3, loaded=True)
    t.town.cash[0] = dollars
    t.hand(0, BRUTE)
    t.luck.roll(roll)
    t.luck.roll("9 10 J Q K")
    t.luck.roll("9 10 J Q K")
    return t


def keep_with_brute(t: Table, dice: str) -> None:
    """Seat 0 keeps these dice with his Brute, the others a nine each."""
    t.answer(0, WITH_BRUTE + number(dice))
    t.answer(1, KEEP + number("9"))
    t.answer(2, KEEP + number("9"))


@rule("DT-098")
def test_the_brute_serves_two_dice_or_more() -> None:
    """He may be declared with any two dice or more, never with one or none."""
    t = brutal(dollars=0, roll="A A K K K")
    t.start(Throw())
    offered = t.options(0)
    assert KEEP + number("") not in offered, "keeping none still costs a dollar"
    assert [t.kept(action) for action in offered if action < WITH_BRUTE] == ["K", "A"]
    several = ["K K", "K A", "A A", "K K K", "K K A", "K A A", "K K K A", "K K A A", "K K K A A"]
    assert [t.kept(action) for action in offered if action >= WITH_BRUTE] == several


@rule("DT-098")
def test_the_brute_keeps_several_dice_for_nothing() -> None:
    """Three dice kept with a Brute cost nothing and stay; the Brute is discarded."""
    t = brutal(dollars=3)
    t.luck.roll("9 9")
    t.luck.roll("9 9 9 9")
    t.luck.roll("9 9 9 9")
    t.start(Throw())
    keep_with_brute(t, "A A A")
    assert t.set_dice(0) == "A A A"
    assert (t.town.cash[0], t.town.coach) == (3, 0)
    assert (t.town.hand[0], t.town.discard) == ([], [BRUTE])


@rule("DT-098")
def test_the_brute_is_declared_in_secret() -> None:
    """Until all have chosen, no view shows that a Brute was declared or a choice made."""
    t = brutal(dollars=3)
    t.luck.roll("9 9")
    t.luck.roll("9 9 9 9")
    t.luck.roll("9 9 9 9")
    t.start(Throw())
    before = [GAME.view(t.town, seat) for seat in (-1, 1, 2)]
    t.answer(0, WITH_BRUTE + number("A A A"))
    assert [GAME.view(t.town, seat) for seat in (-1, 1, 2)] == before
    assert t.told("played") == []
    t.answer(1, KEEP + number("9"))
    t.answer(2, KEEP + number("9"))
    assert t.told("played") == [(0, BRUTE)]


@rule("DT-099")
def test_a_cancelled_brute_is_paid_for() -> None:
    """Who has the money pays the normal cost of his dice, and keeps them all."""
    t = brutal(dollars=2)
    t.hand(1, WANTED_NOTICE)
    t.luck.roll("9 9")
    t.luck.roll("9 9 9 9")
    t.luck.roll("9 9 9 9")
    t.start(Throw())
    keep_with_brute(t, "A A A")
    assert in_secret(t, 1)
    t.answer(1, PLAY + WANTED_NOTICE)
    assert t.told("cut") == []
    assert t.set_dice(0) == "A A A"
    assert (t.town.cash[0], t.town.coach) == (0, 2)
    assert sorted(t.town.discard) == [BRUTE, WANTED_NOTICE]


@rule("DT-099")
def test_a_cancelled_brute_without_money_costs_dice() -> None:
    """Who cannot pay keeps one to one-plus-dollars of the dice he picked; the rest go back."""
    t = brutal(dollars=1, roll="A A K Q 9")
    t.hand(1, WANTED_NOTICE)
    t.luck.roll("9 9 9")
    t.luck.roll("9 9 9 9")
    t.luck.roll("9 9 9 9")
    t.start(Throw())
    keep_with_brute(t, "A A K Q")
    t.answer(1, PLAY + WANTED_NOTICE)
    assert (t.asked, t.prompt(0)) == ([0], "brute_cut")
    assert GAME.view(t.town, 2)["players"][0]["shown"] == [FACE[face] for face in "QKAA"]
    cuts = ["Q", "K", "A", "Q K", "Q A", "K A", "A A"]
    assert [t.kept(action) for action in t.options(0)] == cuts
    t.answer(0, KEEP + number("K A"))
    assert t.set_dice(0) == "K A"
    assert (t.town.cash[0], t.town.coach) == (0, 1)
    assert t.told("rolled")[-3:] == [(0, 3), (1, 4), (2, 4)], "three dice left to throw"


@rule("DT-099")
def test_a_cancelled_brute_without_a_dollar_leaves_one_die() -> None:
    """With no money at all one die stays; equal dice leave nothing to choose."""
    t = brutal(dollars=0)
    t.hand(1, WANTED_NOTICE)
    t.luck.roll("9 9 9 9")
    t.luck.roll("9 9 9 9")
    t.luck.roll("9 9 9 9")
    t.start(Throw())
    keep_with_brute(t, "A A A")
    t.answer(1, PLAY + WANTED_NOTICE)
    assert t.told("cut") == [(0, number("A"))]
    assert t.set_dice(0) == "A"
    assert (t.town.cash[0], t.town.coach) == (0, 0)
    assert t.told("rolled")[-3:] == [(0, 4), (1, 4), (2, 4)]


# --- the Professional Cheater --------------------------------------------------------------


@rule("DT-100")
def test_a_cheater_turns_a_die_of_this_throw() -> None:
    """Only dice revealed in this throw can be turned, each to any other face."""
    t = Table(2, loaded=True)
    t.dice(0, "9 J")
    t.dice(1, "9 J")
    t.hand(0, CHEATER)
    t.luck.roll("Q K K")
    t.luck.roll("Q K K")
    t.luck.roll("9")
    t.luck.roll("9 9")
    t.start(Throw())
    t.answer(0, KEEP + number("Q K"))
    t.answer(1, KEEP + number("Q"))
    assert in_secret(t, 0)
    turns = [cheat("Q", to) for to in ("9", "10", "J", "K", "A")]
    turns += [cheat("K", to) for to in ("9", "10", "J", "Q", "A")]
    assert t.options(0) == [SKIP, *turns]
    t.answer(0, cheat("K", "A"))
    assert t.set_dice(0) == "9 J Q A"
    assert t.town.discard == [CHEATER]


@rule("DT-100")
def test_two_cheaters_turn_two_dice() -> None:
    """A player may play both Cheaters after one reveal, the second after seeing the first work."""
    t = Table(2, loaded=True)
    t.hand(0, CHEATER, CHEATER)
    for roll in ("9 9 K K K", "9 10 J Q K"):
        t.luck.roll(roll)
    t.start(Throw(final=1))
    assert in_secret(t, 0)
    t.answer(0, cheat("9", "K"))
    assert in_secret(t, 0)
    t.answer(0, cheat("9", "K"))
    assert t.asked == []
    assert t.set_dice(0) == "K K K K K"


@rule("DT-100")
@pytest.mark.parametrize(("sheriff", "order"), [(0, [0, 2]), (1, [2, 0])])
def test_cheaters_are_asked_in_table_order(sheriff: int, order: list[int]) -> None:
    """Clockwise from the Sheriff, each holder of a Cheater is asked once."""
    t = Table(3, sheriff=sheriff, loaded=True)
    t.hand(0, CHEATER)
    t.hand(2, CHEATER)
    for _ in range(3):
        t.luck.roll("9 9 K K K")
    t.start(Throw(final=1))
    asked = []
    while t.asked:
        asked += t.asked
        t.answer(asked[-1], SKIP)
    assert asked == order


@rule("DT-100")
def test_who_revealed_nothing_cannot_cheat() -> None:
    """A player who kept none of his dice has none to turn."""
    t = Table(2, loaded=True)
    t.dice(0, "9")
    t.dice(1, "9")
    t.hand(0, CHEATER)
    for roll in ("Q K K A", "Q K K A", "9 9 9 9", "9 9 9"):
        t.luck.roll(roll)
    t.start(Throw())
    t.answer(0, KEEP + number(""))
    t.answer(1, KEEP + number("A"))
    assert [t.prompt(0), t.prompt(1)] == ["keep", "keep"]
