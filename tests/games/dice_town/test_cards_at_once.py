"""Section 19: the Gift and the Swindler act the moment they are acquired."""

from collections.abc import Callable

import pytest

from farwest.games.dice_town import box
from farwest.games.dice_town.rules.doc import DocNow, DocStep
from farwest.games.dice_town.rules.mine import PanRiver
from farwest.games.dice_town.rules.saloon import Rob
from farwest.games.dice_town.rules.store import Shop
from farwest.games.dice_town.verbs import DOC, GIFT_FROM, GIVE, PLAY, ROB, SKIP, STORE_KEEP, VOUCHER
from tests.clauses import rule
from tests.games.dice_town.kit import CANCEL, Table, discarded, extended, on_top


def by_shopping(t: Table, card: int) -> None:
    """Seat 0 keeps a card at the General Store."""
    t.dice(0, "J 9 9 9 9")
    on_top(t.town.store, card)
    t.start(Shop(0))


def by_the_doc(t: Table, card: int) -> None:
    """Seat 0 draws a card at the Doc's."""
    t.dice(0, "J 9 9 9 9")
    t.town.gained = [0, 1, 1]
    on_top(t.town.store, card)
    t.start(DocStep())
    t.answer(0, DOC + box.DOC_STORE)


def by_the_doc_at_the_store(t: Table, card: int) -> None:
    """Seat 0 draws a card by the new action of the General Store."""
    t.dice(0, "J J J J J")
    on_top(t.town.store, card)
    t.start(DocNow(0))


def by_voucher(t: Table, card: int) -> None:
    """Seat 0 takes a card of the discard."""
    on_top(t.town.river, box.RIVER_VOUCHER)
    discarded(t, card, box.BOOTS)
    t.start(PanRiver(0))
    t.answer(0, VOUCHER + card)


def by_insurance(t: Table, card: int) -> None:
    """Seat 0 gets a card for one stolen by seat 1."""
    t.dice(1, "Q 9 9 9 9")
    t.hand(0, box.INSURANCE, box.BOOTS)
    on_top(t.town.store, card)
    t.start(Rob(1))
    if t.prompt(1) == "saloon_target":
        t.answer(1, ROB + 0)
    t.answer(0, PLAY + box.INSURANCE)


Way = Callable[[Table, int], None]
WAYS: list[Way] = [by_shopping, by_the_doc, by_the_doc_at_the_store, by_voucher, by_insurance]


@rule("DT-195", "DT-197")
@pytest.mark.parametrize("way", WAYS)
def test_the_swindler_acts_the_moment_he_is_acquired(way: Way) -> None:
    """However the Swindler comes from deck or discard, all others pay $2 at once."""
    t = Table(3, extension=True, loaded=way is by_insurance)
    if way is by_insurance:
        t.luck.next(2, 1)  # the thief draws the Boots
    way(t, box.SWINDLER)
    assert t.asked == []
    assert t.town.cash == [12, 6, 6]
    assert box.SWINDLER not in t.town.hand[0]
    assert box.SWINDLER in t.town.discard
    assert (0, box.SWINDLER) in t.told("played")


@rule("DT-195", "DT-196")
@pytest.mark.parametrize("way", WAYS)
def test_the_gift_acts_the_moment_it_is_acquired(way: Way) -> None:
    """However the Gift comes from deck or discard, its owner names a giver at once."""
    t = Table(3, extension=True, loaded=way is by_insurance)
    if way is by_insurance:
        t.luck.next(2, 1)
    t.hand(1, box.HORSE)
    t.hand(2, box.HAT)
    way(t, box.GIFT)
    assert t.asked == [0]
    assert t.prompt(0) == "gift_target"
    assert box.GIFT not in t.town.hand[0]
    t.answer(0, GIFT_FROM + 2)
    assert box.HAT in t.town.hand[0]
    assert box.GIFT in t.town.discard


@rule("DT-195")
def test_an_immediate_card_not_kept_is_not_played() -> None:
    """A Swindler drawn and put on the discard does nothing, and nobody is told of it."""
    t = extended("J J 9 9 9", "", "")
    on_top(t.town.store, box.SWINDLER, box.HAT)
    t.start(Shop(0))
    t.answer(0, STORE_KEEP + box.HAT)
    assert t.asked == []
    assert t.town.cash == [8, 8, 8]
    assert t.town.discard == [box.SWINDLER]
    assert t.told("played") == []


@rule("DT-196")
def test_the_giver_chooses_among_his_store_cards() -> None:
    """The named opponent gives one of his store cards, of his choice, and never a deed."""
    t = extended("J 9 9 9 9", "", "", "")
    t.hand(1, box.DEED_5, box.HAT, box.HORSE)
    t.hand(2, box.BOOTS)
    t.hand(3, box.DEED_4)
    by_shopping(t, box.GIFT)
    assert t.options(0) == [GIFT_FROM + 1, GIFT_FROM + 2]  # not seat 3, who has only a deed
    t.answer(0, GIFT_FROM + 1)
    assert t.asked == [1]
    assert t.prompt(1) == "gift_give"
    assert t.options(1) == [GIVE + box.HAT, GIVE + box.HORSE]
    t.answer(1, GIVE + box.HAT)
    assert t.town.hand[0] == [box.HAT]
    assert t.town.hand[1] == [box.DEED_5, box.HORSE]
    assert t.town.gained[0] == 1


@rule("DT-196")
def test_a_gift_without_a_giver_has_no_effect() -> None:
    """If no opponent has a store card, the Gift goes to the discard and nothing happens."""
    t = extended("J 9 9 9 9", "", "")
    t.hand(1, box.DEED_5)
    by_shopping(t, box.GIFT)
    assert t.asked == []
    assert t.town.hand[:2] == [[], [box.DEED_5]]
    assert t.town.discard == [box.GIFT]


@rule("DT-197")
def test_the_swindler_takes_no_more_than_there_is() -> None:
    """Every other player gives $2, or all he has."""
    t = extended("J 9 9 9 9", "", "", "")
    t.town.cash = [0, 5, 1, 0]
    by_shopping(t, box.SWINDLER)
    assert t.town.cash == [3, 3, 0, 0]


@rule("DT-204")
@pytest.mark.parametrize("card", [box.GIFT, box.SWINDLER])
def test_a_cancelled_gift_or_swindler_brings_nothing(card: int) -> None:
    """The Wanted Notice stops a Gift or a Swindler; both cards go to the discard."""
    t = extended("J 9 9 9 9", "", "")
    t.hand(1, box.HORSE)
    t.hand(2, box.WANTED_NOTICE)
    by_shopping(t, card)
    if card == box.GIFT:
        t.answer(0, GIFT_FROM + 1)
    assert t.asked == [2]
    assert t.prompt(2) == "wanted"
    t.answer(2, CANCEL)
    assert t.asked == []
    assert t.town.cash == [8, 8, 8]
    assert t.town.hand == [[], [box.HORSE], []]
    assert sorted(t.town.discard) == sorted([card, box.WANTED_NOTICE])


@rule("DT-111", "DT-112")
def test_a_gift_names_its_giver_before_it_may_be_stopped() -> None:
    """Whoever holds the Wanted Notice knows who would give; if he lets it be, that one gives."""
    t = extended("J 9 9 9 9", "", "")
    t.hand(1, box.HORSE, box.HAT)
    t.hand(2, box.WANTED_NOTICE)
    by_shopping(t, box.GIFT)
    assert t.prompt(0) == "gift_target"
    assert t.town.table == [box.GIFT]
    t.answer(0, GIFT_FROM + 1)
    assert t.told("asked_gift") == [(0, 1)]
    assert t.prompt(2) == "wanted"
    t.answer(2, SKIP)
    assert t.prompt(1) == "gift_give"
    t.answer(1, GIVE + box.HAT)
    assert t.town.hand == [[box.HAT], [box.HORSE], [box.WANTED_NOTICE]]
    assert t.town.discard == [box.GIFT]
