"""Section 10: the General Store cards of the places and of the Doc, one by one."""

import pytest

from farwest.games.dice_town import GAME
from farwest.games.dice_town.box import (
    BANK,
    BOOTS,
    CORRUPTION,
    DEED_1,
    DEED_2,
    DEED_4,
    DEED_5,
    DOC_SMALL_SCAM,
    DYNAMITE,
    ELIXIR,
    GENERAL_STORE,
    GIRLS,
    HAT,
    HORSE,
    LASSO,
    MARSHALL,
    MINE,
    NERVOUS_JOE,
    REVOLVER,
    SADDLE,
    SALOON,
    SHARE,
    SHERIFF,
    TOWN_HALL,
    UNLIMITED_CREDIT,
)
from farwest.games.dice_town.rules.doc import DocStep
from farwest.games.dice_town.rules.places import Place
from farwest.games.dice_town.verbs import DOC, DOC_PASS, JOE, PLAY, ROB, SKIP, STEAL, STORE_KEEP
from tests.clauses import rule
from tests.games.dice_town.kit import Table, heard, in_secret, lay_row, on_top

# --- Dynamite, The Girls -------------------------------------------------------------------


@rule("DT-060", "DT-096")
def test_dynamite_doubles_the_nuggets() -> None:
    """DT-EX-15: three nines and Dynamite bring six nuggets; the card is discarded."""
    t = Table(3)
    t.dice(0, "9 9 9 J K")
    t.hand(0, DYNAMITE)
    t.town.mine = 20
    t.start(Place(MINE))
    t.answer(0, PLAY + DYNAMITE)
    assert (t.town.nuggets[0], t.town.mine) == (6, 14)
    assert t.town.discard == [DYNAMITE]


@rule("DT-097")
@pytest.mark.parametrize("second", [0, 2])
def test_the_girls_rob_twice(second: int) -> None:
    """The second robbery may strike the same opponent or another."""
    t = Table(3)
    t.dice(1, "Q Q 9 9 9")
    t.hand(0, HAT, LASSO)
    t.hand(1, GIRLS)
    t.hand(2, SADDLE)
    t.start(Place(SALOON))
    t.answer(1, PLAY + GIRLS)
    t.answer(1, ROB + 0)
    t.answer(1, STEAL + HAT)
    assert t.options(1) == [ROB + 0, ROB + 2]
    t.answer(1, ROB + second)
    assert t.asked == []
    assert t.town.hand[1] == [HAT, LASSO if second == 0 else SADDLE]


@rule("DT-097")
def test_the_second_robbery_needs_a_victim() -> None:
    """If the first robbery took the only card, the second is skipped."""
    t = Table(3)
    t.dice(1, "Q Q 9 9 9")
    t.hand(0, HAT)
    t.hand(1, GIRLS)
    t.start(Place(SALOON))
    t.answer(1, PLAY + GIRLS)
    assert t.asked == []
    assert t.town.hand == [[], [HAT], []]
    assert t.told("stole") == [(1, 0, 0)]


# --- Corruption, Unlimited Credit ----------------------------------------------------------


@rule("DT-101")
def test_corruption_brings_an_unseen_deed() -> None:
    """Besides the row's deed the winner takes the top of the deck, which nobody else sees."""
    t = Table(2)
    t.dice(0, "K K K 9 9")
    t.dice(1, "9 10 J Q A")
    t.hand(0, CORRUPTION)
    lay_row(t, DEED_5, DEED_1, DEED_2)
    on_top(t.town.deeds, DEED_4)
    t.start(Place(TOWN_HALL))
    t.answer(0, PLAY + CORRUPTION)
    assert t.town.hand[0] == [DEED_4, DEED_5]
    assert t.town.discard == [CORRUPTION]
    assert heard(t, 0, "drew_deed") == [[0, DEED_4]]
    for seat in (-1, 1):
        assert heard(t, seat, "drew_deed") == [[0]]
        player = GAME.view(t.town, seat)["players"][0]
        assert (player["deeds"], player["known"]) == (2, [DEED_5])


@rule("DT-101")
def test_corruption_needs_a_deck() -> None:
    """With no deed left in the deck Corruption cannot be played."""
    t = Table(2)
    t.dice(0, "K K K 9 9")
    t.dice(1, "9 10 J Q A")
    t.hand(0, CORRUPTION)
    t.town.deeds = []
    t.start(Place(TOWN_HALL))
    assert t.asked == []
    assert t.town.hand[0][-1] == CORRUPTION


@rule("DT-102")
@pytest.mark.parametrize(("round_", "visits"), [(2, 2), (1, 3)])
def test_credit_adds_a_visit_to_the_store(round_: int, visits: int) -> None:
    """Unlimited Credit makes two visits of one, and three of the two of round 1."""
    t = Table(2)
    t.town.round = round_
    t.dice(0, "J J 9 9 9")
    t.hand(0, UNLIMITED_CREDIT)
    on_top(t.town.store, HAT, BOOTS, SADDLE, LASSO, HORSE, REVOLVER)
    t.start(Place(GENERAL_STORE))
    t.answer(0, PLAY + UNLIMITED_CREDIT)
    for card in (HAT, SADDLE, HORSE)[:visits]:
        t.answer(0, STORE_KEEP + card)
    assert t.asked == []
    assert t.town.hand[0] == [HAT, SADDLE, HORSE][:visits]
    assert len(t.town.discard) == 1 + visits


# --- Nervous Joe, the Marshall, Share ------------------------------------------------------


@rule("DT-103")
def test_joe_takes_four_dollars_from_an_opponent() -> None:
    """Joe's holder names an opponent who has a dollar at least, and gets four from him."""
    t = Table(4)
    t.town.cash = [8, 0, 6, 8]
    t.hand(0, NERVOUS_JOE)
    t.start(Place(SHERIFF))
    assert t.options(0) == [SKIP, JOE + 2, JOE + 3]
    t.answer(0, JOE + 2)
    assert t.town.cash == [12, 0, 2, 8]
    assert t.town.discard == [NERVOUS_JOE]


@rule("DT-103")
def test_a_poor_man_gives_joe_all_he_has() -> None:
    """Joe gets three dollars from a player who has three."""
    t = Table(3)
    t.town.cash = [8, 3, 8]
    t.hand(0, NERVOUS_JOE)
    t.start(Place(SHERIFF))
    t.answer(0, JOE + 1)
    assert t.town.cash == [11, 0, 8]


@rule("DT-104")
def test_the_marshall_keeps_the_old_sheriff() -> None:
    """DT-EX-19: the star stays with A although B has most kings, and B gains nothing."""
    t = Table(3, sheriff=0)
    t.dice(1, "K K K 9 9")
    t.hand(2, MARSHALL)
    t.start(Place(SHERIFF))
    t.answer(2, PLAY + MARSHALL)
    assert t.town.sheriff == 0
    assert (t.town.gained, t.town.cash) == ([0, 0, 0], [8, 8, 8])
    assert t.told("star_held") == [(0, 1)]
    assert t.town.discard == [MARSHALL]


@rule("DT-104")
@pytest.mark.parametrize("holder", [0, 1, 2])
def test_any_player_may_call_the_marshall(holder: int) -> None:
    """The outgoing Sheriff, the winner and a bystander may all hold the star back."""
    t = Table(3, sheriff=0)
    t.dice(1, "K K K 9 9")
    t.hand(holder, MARSHALL)
    t.start(Place(SHERIFF))
    assert in_secret(t, holder)
    t.answer(holder, PLAY + MARSHALL)
    assert t.town.sheriff == 0


@rule("DT-104")
def test_the_marshall_has_no_say_when_the_sheriff_wins_again() -> None:
    """The star does not pass to somebody else, so the Marshall cannot be played."""
    t = Table(3, sheriff=0)
    t.dice(0, "K K K 9 9")
    t.hand(2, MARSHALL)
    t.start(Place(SHERIFF))
    assert t.asked == []
    assert t.town.hand[2] == [MARSHALL]


@rule("DT-105")
def test_share_takes_half_of_the_loot() -> None:
    """DT-EX-16: of seven dollars the robber keeps four, and gives three to the holder of Share."""
    t = Table(3)
    t.dice(0, "10 10 J J K")
    t.hand(1, SHARE)
    t.town.bank = 7
    t.start(Place(BANK))
    t.answer(1, PLAY + SHARE)
    assert t.town.cash == [12, 11, 8]
    assert t.town.discard == [SHARE]


@rule("DT-105")
@pytest.mark.parametrize(("loot", "asked"), [(0, []), (1, []), (2, [1])])
def test_share_needs_a_dollar_to_share(loot: int, asked: list[int]) -> None:
    """Share is asked for only if half of the loot is a dollar at least."""
    t = Table(3)
    t.dice(0, "10 10 J J K")
    t.hand(1, SHARE)
    t.town.bank = loot
    t.start(Place(BANK))
    assert t.asked == asked


# --- the Elixir ----------------------------------------------------------------------------


@rule("DT-085", "DT-108")
def test_the_elixir_opens_the_door_to_a_winner() -> None:
    """DT-EX-20: A gained a nugget, drinks the Elixir and scams six dollars of three opponents."""
    t = Table(4)
    t.town.nuggets[0] = 1
    t.town.gained = [1, 1, 1, 1]
    t.dice(0, "9 10 K K A")
    t.hand(0, ELIXIR)
    t.start(DocStep())
    assert in_secret(t, 0)
    t.answer(0, PLAY + ELIXIR)
    assert t.prompt(0) == "doc_benefit"
    t.answer(0, DOC + DOC_SMALL_SCAM)
    assert t.town.cash == [14, 6, 6, 6]
    assert t.asked == [], "one visit, not two"
    assert t.town.discard == [ELIXIR]


@rule("DT-108")
def test_the_elixir_gives_no_second_visit() -> None:
    """Who may visit without it is not asked for it, before, during or after his visit."""
    t = Table(3)
    t.town.gained = [1, 0, 1]
    t.dice(1, "K K K K K")
    t.hand(1, ELIXIR)
    t.start(DocStep())
    assert t.options(1) == [DOC + DOC_SMALL_SCAM, DOC_PASS]
    t.answer(1, DOC + DOC_SMALL_SCAM)
    assert t.asked == []
    assert t.town.hand[1] == [ELIXIR]
