"""Section 19: Whisky turns a robbery to a Ranch, and the Insurance makes up for one."""

import pytest

from farwest.games.dice_town import GAME, box
from farwest.games.dice_town.rules.saloon import Rob
from farwest.games.dice_town.verbs import NO_ROB, PLAY, ROB, SKIP, SPLIT, STEAL, WHISKY_ROB
from tests.clauses import rule
from tests.games.dice_town.kit import (
    CANCEL,
    Table,
    empty_deeds,
    extended,
    give_ranches,
    heard,
    on_top,
)

# --- Whisky --------------------------------------------------------------------------------


def saloon(**options: object) -> Table:
    """Seat 0 robs with two queens and holds Whisky."""
    t = extended("Q Q 9 9 9", "9 9 A A A", "9 9 A A A", "9 9 A A A", **options)
    t.hand(0, box.WHISKY)
    return t


@rule("DT-199", "DT-204")
def test_whisky_takes_a_ranch_instead_of_a_card() -> None:
    """Whisky is declared with the target, and takes his Ranch in place of a hand card."""
    t = saloon()
    t.hand(1, box.DEED_5)
    give_ranches(t, 1, 2)
    t.hand(2, box.HAT)
    t.start(Rob(0))
    assert t.prompt(0) == "saloon_target"
    assert t.options(0) == [ROB + 1, ROB + 2, WHISKY_ROB + 1]
    t.answer(0, WHISKY_ROB + 1)
    assert t.asked == []
    assert t.town.ranches == [1, 1, 0, 0]
    assert t.town.hand[1] == [box.DEED_5]
    assert t.town.discard == [box.WHISKY]
    assert t.town.gained == [1, 0, 0, 0]


@rule("DT-199")
def test_whisky_needs_no_card_in_the_targets_hand() -> None:
    """A target with a Ranch and an empty hand is open to Whisky alone; robbing may be declined."""
    t = saloon()
    give_ranches(t, 2, 1)
    t.start(Rob(0))
    assert t.options(0) == [NO_ROB, WHISKY_ROB + 2]
    t.answer(0, NO_ROB)
    assert t.asked == []
    assert t.town.ranches == [0, 0, 1, 0]
    assert t.town.hand[0] == [box.WHISKY]
    assert t.town.gained == [0, 0, 0, 0]


@rule("DT-199")
def test_a_robbery_cannot_be_declined_when_a_hand_can_be_robbed() -> None:
    """With a normal target on the table the thief must rob somebody, Whisky or not."""
    t = saloon()
    t.hand(1, box.HAT)
    give_ranches(t, 2, 1)
    t.start(Rob(0))
    assert t.options(0) == [ROB + 1, WHISKY_ROB + 2]


@rule("DT-199")
def test_whisky_is_of_no_use_without_a_ranch() -> None:
    """Without a Ranch on the table Whisky is not offered."""
    t = saloon()
    t.hand(1, box.HAT)
    t.hand(2, box.LASSO)
    t.start(Rob(0))
    assert t.options(0) == [ROB + 1, ROB + 2]


@rule("DT-199")
def test_without_whisky_a_ranch_is_no_target() -> None:
    """A thief without Whisky who meets only Ranches robs nobody and is not asked."""
    t = saloon()
    t.town.hand[0] = []
    give_ranches(t, 2, 1)
    t.start(Rob(0))
    assert t.asked == []
    assert t.town.gained == [0, 0, 0, 0]


@rule("DT-199")
def test_his_own_ranch_is_no_target_of_the_thief() -> None:
    """Whisky takes a Ranch of an opponent only."""
    t = saloon()
    give_ranches(t, 0, 1)
    t.start(Rob(0))
    assert t.asked == []


@rule("DT-199")
@pytest.mark.parametrize("whisky_first", [True, False])
def test_with_the_girls_whisky_replaces_one_robbery(whisky_first: bool) -> None:
    """Two robberies with The Girls: one takes a Ranch by Whisky, the other a card as usual."""
    t = saloon()
    t.hand(0, box.GIRLS)
    t.hand(1, box.HAT)
    t.hand(2, box.LASSO)
    give_ranches(t, 1, 2)
    t.start(Rob(0))
    t.answer(0, PLAY + box.GIRLS)
    assert t.options(0) == [ROB + 1, ROB + 2, WHISKY_ROB + 1]
    if whisky_first:
        t.answer(0, WHISKY_ROB + 1)
        assert t.options(0) == [ROB + 1, ROB + 2]
        t.answer(0, ROB + 2)
    else:
        t.answer(0, ROB + 2)
        assert t.options(0) == [ROB + 1, WHISKY_ROB + 1]
        t.answer(0, WHISKY_ROB + 1)
    assert t.asked == []
    assert t.town.ranches == [1, 1, 0, 0]
    assert t.town.hand[0] == [box.LASSO]


@rule("DT-199")
def test_whisky_targets_alone_may_be_declined_in_the_second_robbery_too() -> None:
    """The Girls with only Ranches to rob: the second robbery, without Whisky, is skipped."""
    t = saloon()
    t.hand(0, box.GIRLS)
    give_ranches(t, 1, 2)
    t.start(Rob(0))
    t.answer(0, PLAY + box.GIRLS)
    assert t.options(0) == [NO_ROB, WHISKY_ROB + 1]
    t.answer(0, WHISKY_ROB + 1)
    assert t.asked == []
    assert t.town.ranches == [1, 1, 0, 0]


@rule("DT-200", "DT-204")
def test_cancelled_whisky_robs_the_same_target_as_usual() -> None:
    """When Whisky is cancelled the thief robs the hand of the target he declared."""
    t = saloon()
    t.hand(1, box.DEED_5, box.HAT)
    give_ranches(t, 1, 1)
    t.hand(2, box.LASSO)
    t.hand(3, box.WANTED_NOTICE)
    t.start(Rob(0))
    t.answer(0, WHISKY_ROB + 1)
    assert t.prompt(3) == "wanted"
    t.answer(3, CANCEL)
    assert t.prompt(0) == "saloon_keep"  # both cards of seat 1, and nobody else's
    assert t.options(0) == [STEAL + box.DEED_5, STEAL + box.HAT]
    t.answer(0, STEAL + box.DEED_5)
    assert t.town.ranches == [0, 1, 0, 0]
    assert t.town.hand[0] == [box.DEED_5]
    assert sorted(t.town.discard) == [box.WANTED_NOTICE, box.WHISKY]


@rule("DT-200", "DT-204")
def test_cancelled_whisky_against_an_empty_hand_has_no_effect() -> None:
    """When Whisky is cancelled and the target holds no card, nothing happens."""
    t = saloon()
    give_ranches(t, 1, 1)
    t.hand(2, box.LASSO)
    t.hand(3, box.WANTED_NOTICE)
    t.start(Rob(0))
    t.answer(0, WHISKY_ROB + 1)
    t.answer(3, CANCEL)
    assert t.asked == []
    assert t.town.ranches == [0, 1, 0, 0]
    assert t.town.hand[2] == [box.LASSO]
    assert t.town.gained == [0, 0, 0, 0]


# --- Insurance -----------------------------------------------------------------------------


def insured(*cards: int, steal: int) -> Table:
    """Seat 0 robs seat 1, who holds Insurance and these cards, and steals one of them."""
    t = extended("Q Q Q Q Q", "9 9 A A A", "9 9 A A A")
    t.hand(1, box.INSURANCE, *cards)
    on_top(t.town.deeds, box.DEED_4)
    on_top(t.town.store, box.SADDLE)
    t.start(Rob(0))
    t.answer(0, STEAL + steal)
    return t


@rule("DT-201", "DT-204", "DT-224")
@pytest.mark.parametrize(
    ("stolen", "drawn", "event"),
    [(box.DEED_1, box.DEED_4, "drew_deed"), (box.HAT, box.SADDLE, "drew_card")],
)
def test_insurance_draws_a_card_of_the_stolen_kind(stolen: int, drawn: int, event: str) -> None:
    """For a stolen deed the victim draws a deed, for a store card a store card; only he sees it."""
    t = insured(stolen, steal=stolen)
    assert t.asked == [1]
    assert t.options(1) == [SKIP, PLAY + box.INSURANCE]
    t.answer(1, PLAY + box.INSURANCE)
    assert t.town.hand[1] == [drawn]
    assert t.town.gained[1] == 1
    assert heard(t, 1, event) == [[1, drawn]]
    for seat in (-1, 0, 2):
        assert heard(t, seat, event) == [[1]]
        assert GAME.view(t.town, seat)["players"][1]["known"] == []


@rule("DT-201")
def test_insurance_replaces_a_stolen_ranch_by_a_card_of_the_deed_deck() -> None:
    """For a Ranch taken by Whisky the victim draws the top of the deed deck."""
    t = saloon()
    t.hand(1, box.INSURANCE)
    give_ranches(t, 1, 1)
    on_top(t.town.deeds, box.DEED_2)
    t.start(Rob(0))
    t.answer(0, WHISKY_ROB + 1)
    t.answer(1, PLAY + box.INSURANCE)
    assert t.town.hand[1] == [box.DEED_2]
    assert t.town.ranches == [1, 0, 0, 0]


@rule("DT-201")
def test_insurance_needs_a_card_to_draw() -> None:
    """With the deed deck empty a stolen deed is not insured; a store card still is."""
    for stolen, asked in ((box.DEED_1, []), (box.HAT, [1])):
        t = extended("Q Q Q Q Q", "", "")
        t.hand(1, box.INSURANCE, box.DEED_1, box.HAT)
        empty_deeds(t)
        t.start(Rob(0))
        t.answer(0, STEAL + stolen)
        assert t.asked == asked


@rule("DT-201")
def test_insurance_needs_a_store_card_to_draw() -> None:
    """With store deck and discard empty a stolen store card is not insured; a deed still is."""
    for stolen, asked in ((box.HAT, []), (box.DEED_1, [1])):
        t = extended("Q Q Q Q Q", "", "")
        t.hand(1, box.INSURANCE, box.DEED_1, box.HAT)
        t.town.hand[2], t.town.store = sorted(t.town.store), []
        t.town.guarded = 2
        t.start(Rob(0))
        t.answer(0, STEAL + stolen)
        assert t.asked == asked


@rule("DT-201")
def test_a_stolen_insurance_does_not_answer_its_own_theft() -> None:
    """When the Insurance itself is stolen neither victim nor thief is asked."""
    t = insured(box.HAT, steal=box.INSURANCE)
    assert t.asked == []
    assert t.town.hand[:2] == [[box.INSURANCE], [box.HAT]]


@rule("DT-201")
def test_insurance_may_answer_the_second_robbery() -> None:
    """With The Girls the victim is asked after each robbery that cost him a card."""
    t = extended("Q 9 9 9 9", "9 9 A A A", "9 9 A A A")
    t.hand(0, box.GIRLS)
    t.hand(1, box.DEED_1, box.DEED_1, box.INSURANCE)
    t.start(Rob(0))
    t.answer(0, PLAY + box.GIRLS)
    for _ in range(2):  # seat 1 is the only target: only the split is asked for
        assert t.prompt(0) == "saloon_split"
        t.answer(0, SPLIT + 1)
        assert t.options(1) == [SKIP, PLAY + box.INSURANCE]
        t.answer(1, SKIP)
    assert t.town.hand[1] == [box.INSURANCE]
    assert t.asked == []


@rule("DT-201")
def test_insurance_is_for_victims_only() -> None:
    """An onlooker with Insurance is not asked when somebody else is robbed."""
    t = extended("Q Q Q Q Q", "", "")
    t.hand(1, box.HAT, box.LASSO)
    t.hand(2, box.INSURANCE)
    t.start(Rob(0))
    t.answer(0, ROB + 1)
    t.answer(0, STEAL + box.HAT)
    assert t.asked == []


@rule("DT-204")
def test_cancelled_insurance_draws_nothing() -> None:
    """The Wanted Notice, here the thief's own, stops the Insurance."""
    t = insured(box.DEED_1, steal=box.DEED_1)
    t.hand(0, box.WANTED_NOTICE)
    t.answer(1, PLAY + box.INSURANCE)
    t.answer(0, CANCEL)
    assert t.asked == []
    assert t.town.hand[1] == []
    assert t.town.gained[1] == 0
