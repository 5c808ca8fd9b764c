"""Section 11: how a card is declared, who may cancel it, and what a cancelled card leaves."""

import pytest

from farwest.games.dice_town.box import (
    BANK,
    BRUTE,
    CHEATER,
    CORRUPTION,
    DEED_1,
    DEED_4,
    DEED_5,
    DYNAMITE,
    ELIXIR,
    GENERAL_STORE,
    GIRLS,
    HAT,
    LASSO,
    MARSHALL,
    MINE,
    NERVOUS_JOE,
    SADDLE,
    SALOON,
    SHARE,
    SHERIFF,
    TOWN_HALL,
    UNLIMITED_CREDIT,
    WANTED_NOTICE,
)
from farwest.games.dice_town.rules.doc import DocStep
from farwest.games.dice_town.rules.places import Place
from farwest.games.dice_town.rules.throwing import Throw
from farwest.games.dice_town.verbs import BRUTE as WITH_BRUTE
from farwest.games.dice_town.verbs import CHEAT, JOE, KEEP, PLAY, SKIP
from farwest.kernel.steps import Step
from tests.clauses import rule
from tests.games.dice_town.kit import (
    CANCEL,
    FACE,
    Table,
    in_secret,
    lay_row,
    number,
    on_top,
    worlds,
)

# --- declaring and cancelling --------------------------------------------------------------


@rule("DT-111")
def test_joe_is_declared_with_his_victim() -> None:
    """Before the Wanted Notice is asked for, all know whom Joe visits, and nothing is paid."""
    t = Table(3)
    t.hand(1, NERVOUS_JOE)
    t.hand(2, WANTED_NOTICE)
    t.start(Place(SHERIFF))
    t.answer(1, JOE + 0)
    assert t.told("joe") == [(1, 0)]
    assert t.town.cash == [8, 8, 8]
    assert t.prompt(2) == "wanted"
    t.answer(2, SKIP)
    assert t.town.cash == [4, 12, 8]


@rule("DT-111")
def test_a_cheater_is_declared_with_die_and_face() -> None:
    """The die and its new face are part of the declaration: nothing is asked or chosen later."""
    t = Table(2, loaded=True)
    t.hand(0, CHEATER)
    t.hand(1, WANTED_NOTICE)
    t.luck.roll("9 9 K K K")
    t.luck.roll("9 9 K K K")
    t.start(Throw(final=1))
    t.answer(0, CHEAT + FACE["9"] * 6 + FACE["A"])
    assert t.set_dice(0) == "9 9 K K K"
    assert t.prompt(1) == "wanted"
    t.answer(1, SKIP)
    assert t.asked == []
    assert t.set_dice(0) == "9 K K K A"


@rule("DT-112")
def test_only_the_holder_of_the_notice_is_asked_to_cancel() -> None:
    """After a declaration one opponent alone is asked, unnamed; only then the card works."""
    t = Table(4)
    t.dice(0, "9 9 J J K")
    t.hand(0, DYNAMITE)
    t.hand(1, SHARE, MARSHALL)
    t.hand(3, WANTED_NOTICE)
    t.start(Place(MINE))
    t.answer(0, PLAY + DYNAMITE)
    assert in_secret(t, 3)
    assert t.options(3) == [SKIP, CANCEL]
    assert t.town.nuggets[0] == 0
    t.answer(3, SKIP)
    assert t.town.nuggets[0] == 4
    assert t.told("cancelled") == []


@rule("DT-112")
def test_every_declaration_can_be_answered_until_the_notice_is_spent() -> None:
    """The Notice is asked for at Joe, again at the Marshall; spent on one it cannot stop both."""
    t = Table(3, sheriff=0)
    t.dice(1, "K 9 9 9 9")
    t.hand(0, WANTED_NOTICE)
    t.hand(2, NERVOUS_JOE, MARSHALL)
    t.start(Place(SHERIFF))
    t.answer(2, JOE + 1)
    assert in_secret(t, 0)
    t.answer(0, SKIP)
    t.answer(2, PLAY + MARSHALL)
    assert in_secret(t, 0)
    t.answer(0, CANCEL)
    assert t.asked == []
    assert (t.town.sheriff, t.town.cash) == (1, [8, 4, 12])


@rule("DT-112")
def test_a_spent_notice_lets_the_next_card_pass() -> None:
    """Joe is cancelled; his player may go on with the Marshall, and nobody can stop that."""
    t = Table(3, sheriff=0)
    t.dice(1, "K 9 9 9 9")
    t.hand(0, WANTED_NOTICE)
    t.hand(2, NERVOUS_JOE, MARSHALL)
    t.start(Place(SHERIFF))
    t.answer(2, JOE + 1)
    t.answer(0, CANCEL)
    assert in_secret(t, 2)
    t.answer(2, PLAY + MARSHALL)
    assert t.asked == []
    assert (t.town.sheriff, t.town.cash) == (0, [8, 8, 8])


@rule("DT-112")
@pytest.mark.parametrize("first", [True, False])
def test_of_two_brutes_one_can_be_cancelled(first: bool) -> None:
    """Both Brutes of a throw are declared in table order; the Notice stops the one it answers."""
    t = Table(3, sheriff=1, loaded=True)
    t.hand(0, BRUTE)
    t.hand(1, BRUTE)
    t.hand(2, WANTED_NOTICE)
    for roll in ("9 9 K K K", "9 9 K K K", "9 9 K K K", "9 9", "9 9", "9 9 9 9"):
        t.luck.roll(roll)
    t.start(Throw())
    t.answer(0, WITH_BRUTE + number("K K K"))
    t.answer(1, WITH_BRUTE + number("K K K"))
    t.answer(2, KEEP + number("9"))
    assert t.told("played") == [(1, BRUTE)], "the Sheriff's comes first"
    t.answer(2, CANCEL if first else SKIP)
    assert t.told("played") == [(1, BRUTE), (0, BRUTE)]
    if not first:
        assert in_secret(t, 2)
        t.answer(2, CANCEL)
    assert t.prompt(0) == "keep", "the next throw"
    assert t.town.cash == ([8, 6, 8] if first else [6, 8, 8])


@rule("DT-030")
def test_a_declared_brute_is_in_every_imagined_hand() -> None:
    """While the first Brute of a throw may be answered, the second is imagined where it is."""
    t = Table(3, sheriff=1, loaded=True)
    t.hand(0, BRUTE)
    t.hand(1, BRUTE)
    t.hand(2, WANTED_NOTICE)
    for roll in ("9 9 K K K", "9 9 K K K", "9 9 K K K"):
        t.luck.roll(roll)
    t.start(Throw())
    t.answer(0, WITH_BRUTE + number("K K K"))
    t.answer(1, WITH_BRUTE + number("K K K"))
    t.answer(2, KEEP + number("9"))
    for world in worlds(t, 2):
        assert BRUTE in world.hand[0]
        world.play(SKIP)
        assert BRUTE not in world.hand[0]


@rule("DT-112")
def test_nothing_answers_the_wanted_notice() -> None:
    """When the Notice is played nobody is asked anything about it."""
    t = Table(2)
    t.dice(0, "9 9 J J K")
    t.hand(0, DYNAMITE, *set(range(HAT, ELIXIR + 1)) - {DYNAMITE, WANTED_NOTICE, GIRLS})
    t.hand(1, WANTED_NOTICE)
    t.start(Place(MINE))
    t.answer(0, PLAY + DYNAMITE)
    t.answer(1, CANCEL)
    assert t.asked == []
    assert t.told("cancelled") == [(1, 0, DYNAMITE)]


# --- what a cancelled card leaves ----------------------------------------------------------


def cancelled(t: Table, seat: int, action: int, *steps: Step) -> None:
    """This seat plays its card, and the last seat cancels it."""
    notice = t.town.seats - 1
    t.hand(notice, WANTED_NOTICE)
    t.start(*steps)
    t.answer(seat, action)
    assert in_secret(t, notice)
    assert t.prompt(notice) == "wanted"
    t.answer(notice, CANCEL)
    assert WANTED_NOTICE in t.town.discard
    assert t.town.table == []


@rule("DT-113")
def test_cancelled_girls_leave_one_robbery() -> None:
    """The Saloon action is carried out once."""
    t = Table(3)
    t.dice(1, "Q 9 9 9 9")
    t.hand(0, HAT, LASSO)
    t.hand(1, GIRLS)
    cancelled(t, 1, PLAY + GIRLS, Place(SALOON))
    assert t.asked == []
    assert len(t.town.hand[0]) == len(t.town.hand[1]) == 1


@rule("DT-113")
@pytest.mark.parametrize(("round_", "visits"), [(2, 1), (1, 2)])
def test_cancelled_credit_leaves_the_normal_visits(round_: int, visits: int) -> None:
    """One visit to the store, and two in round 1."""
    t = Table(3)
    t.town.round = round_
    t.dice(1, "J 9 9 9 9")
    t.hand(1, UNLIMITED_CREDIT)
    on_top(t.town.store, HAT, LASSO, SADDLE)
    cancelled(t, 1, PLAY + UNLIMITED_CREDIT, Place(GENERAL_STORE))
    assert t.town.hand[1] == [HAT, LASSO][:visits]


@rule("DT-113")
def test_cancelled_corruption_leaves_the_normal_deeds() -> None:
    """The winner gets his deed of the row and no card of the deck."""
    t = Table(3)
    t.dice(0, "9 10 J Q A")
    t.dice(1, "K K K 9 9")
    t.dice(2, "9 10 J Q A")
    t.hand(1, CORRUPTION)
    lay_row(t, DEED_5, DEED_1, DEED_4)
    cancelled(t, 1, PLAY + CORRUPTION, Place(TOWN_HALL))
    assert t.town.hand[1] == [DEED_5]
    assert t.told("drew_deed") == []


@rule("DT-113")
def test_cancelled_share_leaves_the_loot_with_the_robber() -> None:
    """The robber keeps it all, and who played Share gains nothing."""
    t = Table(3)
    t.dice(0, "10 J J K A")
    t.hand(1, SHARE)
    t.town.bank = 6
    cancelled(t, 1, PLAY + SHARE, Place(BANK))
    assert t.town.cash == [14, 8, 8]
    assert t.town.gained == [1, 0, 0]


@rule("DT-113")
def test_the_robber_may_cancel_a_share() -> None:
    """The robber is an opponent of who plays Share, and may hold the Notice himself."""
    t = Table(2)
    t.dice(1, "10 J J K A")
    t.hand(0, SHARE)
    t.town.bank = 6
    cancelled(t, 0, PLAY + SHARE, Place(BANK))
    assert t.town.cash == [8, 14]


@rule("DT-113")
def test_a_cancelled_marshall_lets_the_star_pass() -> None:
    """The winner becomes Sheriff as if the card had not been played."""
    t = Table(3, sheriff=0)
    t.dice(1, "K 9 9 9 9")
    t.hand(0, MARSHALL)
    cancelled(t, 0, PLAY + MARSHALL, Place(SHERIFF))
    assert (t.town.sheriff, t.town.gained) == (1, [0, 1, 0])


@rule("DT-113")
def test_a_cancelled_joe_brings_nothing() -> None:
    """No dollar moves and nothing is gained."""
    t = Table(3)
    t.hand(0, NERVOUS_JOE)
    cancelled(t, 0, JOE + 1, Place(SHERIFF))
    assert (t.town.cash, t.town.gained) == ([8, 8, 8], [0, 0, 0])


@rule("DT-113")
def test_a_cancelled_elixir_gives_no_visit() -> None:
    """Who gained something stays out."""
    t = Table(3)
    t.dice(0, "K K K K K")
    t.hand(0, ELIXIR)
    t.town.gained = [1, 1, 1]
    cancelled(t, 0, PLAY + ELIXIR, DocStep())
    assert t.asked == []


@rule("DT-113")
def test_a_cancelled_cheater_leaves_the_die() -> None:
    """The dice stay as they fell."""
    t = Table(2, loaded=True)
    t.hand(0, CHEATER)
    t.luck.roll("9 9 K K K")
    t.luck.roll("9 9 K K K")
    cancelled(t, 0, CHEAT + FACE["9"] * 6 + FACE["K"], Throw(final=1))
    assert t.set_dice(0) == "9 9 K K K"
