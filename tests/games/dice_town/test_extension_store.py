"""Section 15: the General Store and the Doc, who also practises at the Store."""

import pytest

from farwest.games.dice_town import box
from farwest.games.dice_town.box import GENERAL_STORE, MINE
from farwest.games.dice_town.rules.doc import DocStep
from farwest.games.dice_town.rules.places import Place
from farwest.games.dice_town.verbs import DOC, DOC_PASS, FENCE, PLAY, STORE_KEEP
from tests.clauses import rule
from tests.games.dice_town.contests import classic, contest, finish, new
from tests.games.dice_town.kit import on_top


@rule("DT-159")
@pytest.mark.parametrize("seat", [1, 2])
def test_the_store_opens_twice_in_round_one_for_whoever_shops(seat: int) -> None:
    """In round 1 the classic store action is carried out twice, by the first or by the second."""
    t = contest(GENERAL_STORE)
    t.town.round = 1
    t.start(Place(GENERAL_STORE))
    t.answer(1, (classic if seat == 1 else new)(GENERAL_STORE))
    finish(t)
    jacks = 3 if seat == 1 else 2
    assert t.told("shopped") == [(seat, jacks)] * 2


@rule("DT-159")
def test_credit_opens_the_store_once_more_for_the_second() -> None:
    """In a later round the second shops once, and twice with Unlimited Credit."""
    t = contest(GENERAL_STORE)
    t.hand(2, box.UNLIMITED_CREDIT)
    t.start(Place(GENERAL_STORE))
    t.answer(1, new(GENERAL_STORE))
    t.answer(1, DOC + box.DOC_BIG_SCAM)
    t.answer(2, PLAY + box.UNLIMITED_CREDIT)
    finish(t)
    assert t.told("shopped") == [(2, 2)] * 2
    assert len(t.town.hand[2]) == 2


@rule("DT-159", "DT-160")
def test_the_doc_at_the_store_looks_at_ones_own_dice() -> None:
    """The benefits offered are those of the player's own dice, and there is no way to pass."""
    t = contest(GENERAL_STORE)
    t.hand(1, box.DEED_1)
    t.dice(1, "9 J J J A")
    t.start(Place(GENERAL_STORE))
    t.answer(1, new(GENERAL_STORE))
    assert t.prompt(1) == "doc_benefit"
    fence, sample, big = DOC + box.DOC_FENCE, DOC + box.DOC_STORE, DOC + box.DOC_BIG_SCAM
    assert t.options(1) == [fence, sample, big]
    assert DOC_PASS not in t.options(1)


@rule("DT-159")
def test_the_doc_at_the_store_acts_before_the_second_shops() -> None:
    """The benefit is carried out at once: the free sample is the card above the second's draw."""
    t = contest(GENERAL_STORE)
    on_top(t.town.store, box.CATTLE, box.HAT, box.LASSO)
    t.start(Place(GENERAL_STORE))
    t.answer(1, new(GENERAL_STORE))
    t.answer(1, DOC + box.DOC_STORE)
    assert t.town.hand[1] == [box.CATTLE]
    assert t.town.gained == [0, 1, 0, 0]
    assert t.options(2) == [STORE_KEEP + box.HAT, STORE_KEEP + box.LASSO]


@rule("DT-160")
def test_fencing_at_the_store_counts_as_a_gain() -> None:
    """Fencing at the General Store turns the Doc card: no visit to the Doc afterwards."""
    t = contest(GENERAL_STORE)
    t.dice(1, "9 J J J J")
    t.hand(1, box.DEED_1, box.DEED_2, box.DEED_3)
    t.town.store, t.town.discard = [], []
    t.start(Place(GENERAL_STORE))
    t.answer(1, new(GENERAL_STORE))
    assert t.prompt(1) == "fence_deed"  # the only benefit is taken without asking
    t.answer(1, FENCE + box.DEED_1)
    t.answer(1, FENCE + box.DEED_3)
    assert t.town.fenced[1] == [box.DEED_1, box.DEED_3]
    assert t.town.gained[1] == 1


@rule("DT-160")
def test_a_scam_at_the_store_that_brings_nothing_is_no_gain() -> None:
    """The big scam among players without nuggets leaves the Doc card on its active side."""
    t = contest(GENERAL_STORE)
    t.start(Place(GENERAL_STORE))
    t.answer(1, new(GENERAL_STORE))
    t.answer(1, DOC + box.DOC_BIG_SCAM)
    assert t.town.gained[1] == 0


@rule("DT-160")
def test_scams_at_the_store_that_bring_something_are_a_gain() -> None:
    """The small scam collects $2 of everybody at once and turns the Doc card."""
    t = contest(GENERAL_STORE)
    t.dice(1, "J J J K K")
    t.start(Place(GENERAL_STORE))
    t.answer(1, new(GENERAL_STORE))
    t.answer(1, DOC + box.DOC_SMALL_SCAM)
    assert t.town.cash == [6, 14, 6, 6]
    assert t.town.gained[1] == 1


@rule("DT-160")
def test_without_an_available_benefit_nothing_happens_at_the_store() -> None:
    """Only Jacks and no store card left: the Doc at the General Store has nothing to give."""
    t = contest(GENERAL_STORE)
    t.dice(1, "J J J J J")
    t.town.store, t.town.discard = [], []
    t.start(Place(GENERAL_STORE))
    t.answer(1, new(GENERAL_STORE))
    assert t.asked == []
    assert t.town.gained == [0, 0, 0, 0]
    assert t.town.hand[1] == []


@rule("DT-165")
def test_the_doc_receives_those_whose_card_is_active() -> None:
    """Who gained something as first or second may not visit; the others visit as in the base."""
    t = contest(MINE)
    on_top(t.town.river, box.RIVER_GOLD_2)
    t.start(Place(MINE), DocStep())
    t.answer(1, new(MINE))
    assert t.prompt(0) == "doc_next"
    assert len(t.options(0)) == 2
    t.answer(0, t.options(0)[1])
    assert t.asked == [3]
    assert t.prompt(3) == "doc_benefit"
    assert DOC_PASS in t.options(3)


@rule("DT-165")
def test_the_second_with_an_action_without_effect_may_visit_the_doc() -> None:
    """A second whose River card brings nothing still has his Doc card on its active side."""
    t = contest(MINE, seats=3)
    t.town.gained[0] = 1
    t.start(Place(MINE), DocStep())
    t.answer(1, classic(MINE))
    assert t.told("river") == [(2, box.RIVER_NOTHING)]
    assert t.asked == [2]
    assert t.prompt(2) == "doc_benefit"
