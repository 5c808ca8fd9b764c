"""Section 19: the new General Store cards."""

from collections.abc import Callable

import pytest

from farwest.games.dice_town import GAME, box
from farwest.games.dice_town.box import SALOON, SHERIFF
from farwest.games.dice_town.rules.doc import DocNow, DocStep
from farwest.games.dice_town.rules.indian import DieGoesHome
from farwest.games.dice_town.rules.mine import PanRiver
from farwest.games.dice_town.rules.places import Place
from farwest.games.dice_town.rules.round import RoundEnds
from farwest.games.dice_town.rules.saloon import Recruit, Rob
from farwest.games.dice_town.rules.sheriff import Hunt
from farwest.games.dice_town.rules.store import Shop
from farwest.games.dice_town.state import VILLAGE
from farwest.games.dice_town.verbs import (
    ACTION,
    DESPERADO_PICK,
    DOC,
    GIFT_FROM,
    GIVE,
    JOE,
    NO_ROB,
    PLAY,
    REROLL,
    ROB,
    SKIP,
    SPLIT,
    STEAL,
    STORE_KEEP,
    VOUCHER,
    WHISKY_ROB,
)
from tests.clauses import rule
from tests.games.dice_town.kit import (
    Table,
    discarded,
    empty_deeds,
    give_outlaws,
    give_ranches,
    heard,
    number,
    on_top,
    post_wanted,
)

CANCEL = PLAY + box.WANTED_NOTICE


def table(*combinations: str, **options: object) -> Table:
    """Players with these dice, in a game of the extension."""
    t = Table(len(combinations), extension=True, **options)
    for seat, text in enumerate(combinations):
        t.dice(seat, text)
    return t


# --- cards that score ----------------------------------------------------------------------


@rule("DT-190", "DT-191")
@pytest.mark.parametrize(("card", "points"), [(box.CATTLE, 7), (box.WINCHESTER, 6)])
def test_cattle_and_winchester_score_their_print(card: int, points: int) -> None:
    """Cattle is worth 7 points at the end, the Winchester 6."""
    t = table("", "", "")
    t.hand(1, card)
    assert GAME.result(t.town).scores[1]["items"] == points


@rule("DT-192")
def test_the_mule_scores_every_store_card_and_itself() -> None:
    """The Mule is worth a point per store card held, itself included, deeds not."""
    t = table("", "", "")
    t.hand(1, box.MULE)
    assert GAME.result(t.town).scores[1]["items"] == 1
    t.hand(1, box.BRUTE, box.BRUTE, box.SHARE, box.DEED_5)
    assert GAME.result(t.town).scores[1]["items"] == 4


@rule("DT-193")
def test_the_dog_scores_captured_outlaws() -> None:
    """The Dog is worth 2 points per captured Outlaw of its owner; recruited ones do not count."""
    t = table("", "", "")
    t.hand(1, box.DOG)
    give_outlaws(t, 1, 0, 2, 4)
    assert GAME.result(t.town).scores[1]["items"] == 0
    t.town.captured[1], t.town.outlaws[1] = [0, 2], [4]
    assert GAME.result(t.town).scores[1]["items"] == 4
    assert GAME.result(t.town).scores[0]["items"] == 0


@rule("DT-194")
def test_scoring_cards_are_neither_played_nor_cancelled() -> None:
    """At the end of the game nobody is asked: the four cards score from the hand, and the holder
    of the Wanted Notice cannot stop them.
    """
    t = table("", "", "")
    t.hand(1, box.CATTLE, box.WINCHESTER, box.MULE, box.DOG)
    t.hand(2, box.WANTED_NOTICE)
    t.town.mine, t.town.nuggets[0] = 0, 40
    t.start(RoundEnds())
    assert t.asked == []
    assert t.town.hand[1] == [box.CATTLE, box.WINCHESTER, box.MULE, box.DOG]
    assert t.told("played") == []
    assert GAME.view(t.town, -1)["players"][1]["scores"]["items"] == 7 + 6 + 4


# --- cards that act at once ----------------------------------------------------------------


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
    t = table("J J 9 9 9", "", "")
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
    t = table("J 9 9 9 9", "", "", "")
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
    t = table("J 9 9 9 9", "", "")
    t.hand(1, box.DEED_5)
    by_shopping(t, box.GIFT)
    assert t.asked == []
    assert t.town.hand[:2] == [[], [box.DEED_5]]
    assert t.town.discard == [box.GIFT]


@rule("DT-197")
def test_the_swindler_takes_no_more_than_there_is() -> None:
    """Every other player gives $2, or all he has."""
    t = table("J 9 9 9 9", "", "", "")
    t.town.cash = [0, 5, 1, 0]
    by_shopping(t, box.SWINDLER)
    assert t.town.cash == [3, 3, 0, 0]


@rule("DT-204")
@pytest.mark.parametrize("card", [box.GIFT, box.SWINDLER])
def test_a_cancelled_gift_or_swindler_brings_nothing(card: int) -> None:
    """The Wanted Notice stops a Gift or a Swindler; both cards go to the discard."""
    t = table("J 9 9 9 9", "", "")
    t.hand(1, box.HORSE)
    t.hand(2, box.WANTED_NOTICE)
    by_shopping(t, card)
    assert t.asked == [2]
    assert t.prompt(2) == "wanted"
    t.answer(2, CANCEL)
    assert t.asked == []
    assert t.town.cash == [8, 8, 8]
    assert t.town.hand == [[], [box.HORSE], []]
    assert sorted(t.town.discard) == sorted([card, box.WANTED_NOTICE])


# --- Double Gun ----------------------------------------------------------------------------


def hunters(*rolls: str) -> Table:
    """Seat 0 hunts a wanted 9 and J with three kings and holds the Double Gun."""
    t = table("9 9 K K K", "9 9 A A A", "9 9 A A A", loaded=True)
    post_wanted(t, 0, 4)
    t.hand(0, box.DOUBLE_GUN)
    for roll in rolls:
        t.luck.roll(roll)
    return t


@rule("DT-198", "DT-204")
def test_the_double_gun_rolls_some_hunt_dice_again() -> None:
    """After the roll and before captures the hunter re-rolls dice of his choice; their second
    result counts.
    """
    t = hunters("9 Q Q", "J 10")
    t.start(Hunt(0))
    assert t.prompt(0) == "double_gun"
    assert t.town.captured[0] == []
    choices = ["9", "Q", "9 Q", "Q Q", "9 Q Q"]
    assert t.options(0) == [SKIP] + [REROLL + number(text) for text in choices]
    t.answer(0, REROLL + number("Q Q"))
    assert t.town.captured[0] == [0, 4]
    assert t.set_dice(0) == "9 9 K K K"
    assert t.town.discard == [box.DOUBLE_GUN]
    assert t.asked == []


@rule("DT-198")
def test_the_second_result_counts_also_when_it_is_worse() -> None:
    """A 9 rolled again captures nothing any more if it falls otherwise, and there is no third."""
    t = hunters("9 Q Q", "K")
    t.start(Hunt(0))
    t.answer(0, REROLL + number("9"))
    assert t.asked == []
    assert t.town.captured[0] == []
    assert t.town.gained[0] == 0


@rule("DT-198")
def test_the_double_gun_may_stay_in_the_hand() -> None:
    """Who does not play it captures by his first roll and keeps the card."""
    t = hunters("9 Q Q")
    t.start(Hunt(0))
    t.answer(0, SKIP)
    assert t.town.captured[0] == [0]
    assert t.town.hand[0] == [box.DOUBLE_GUN]


@rule("DT-204")
def test_a_cancelled_double_gun_leaves_the_first_roll() -> None:
    """The Wanted Notice stops the Double Gun: the first roll captures."""
    t = hunters("9 Q Q")
    t.hand(2, box.WANTED_NOTICE)
    t.start(Hunt(0))
    t.answer(0, REROLL + number("9 Q Q"))
    t.answer(2, CANCEL)
    assert t.town.captured[0] == [0]
    assert t.town.hand[0] == []


@rule("DT-198")
def test_the_double_gun_is_the_hunters_and_needs_prey() -> None:
    """Nobody but the hunter is asked, and not even he when no Outlaw is wanted."""
    t = hunters("9 Q Q")
    t.town.hand[0], t.town.hand[1] = [], [box.DOUBLE_GUN]
    t.start(Hunt(0))
    assert t.asked == []
    t = hunters()
    post_wanted(t)
    t.start(Hunt(0))
    assert t.asked == []


# --- Whisky --------------------------------------------------------------------------------


def saloon(**options: object) -> Table:
    """Seat 0 robs with two queens and holds Whisky."""
    t = table("Q Q 9 9 9", "9 9 A A A", "9 9 A A A", "9 9 A A A", **options)
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
    t = table("Q Q Q Q Q", "9 9 A A A", "9 9 A A A")
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
        t = table("Q Q Q Q Q", "", "")
        t.hand(1, box.INSURANCE, box.DEED_1, box.HAT)
        empty_deeds(t)
        t.start(Rob(0))
        t.answer(0, STEAL + stolen)
        assert t.asked == asked


@rule("DT-201")
def test_insurance_needs_a_store_card_to_draw() -> None:
    """With store deck and discard empty a stolen store card is not insured; a deed still is."""
    for stolen, asked in ((box.HAT, []), (box.DEED_1, [1])):
        t = table("Q Q Q Q Q", "", "")
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
    t = table("Q 9 9 9 9", "9 9 A A A", "9 9 A A A")
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
    t = table("Q Q Q Q Q", "", "")
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


# --- Desperado -----------------------------------------------------------------------------


def recruiter() -> Table:
    """Seat 0 recruits, with the Desperado, from a deck of ten whose top is Outlaw 9."""
    t = table("Q Q 9 9 9", "9 9 A A A", "9 9 A A A", loaded=True)
    post_wanted(t, 10, 11)
    on_top(t.town.outlaw_deck, 9)
    t.hand(0, box.DESPERADO)
    return t


@rule("DT-202", "DT-204")
def test_the_desperado_takes_any_outlaw_and_the_deck_is_shuffled() -> None:
    """The recruiter picks any Outlaw of the deck; the rest is shuffled and its top seen again."""
    t = recruiter()
    t.start(Recruit(0))
    t.answer(0, PLAY + box.DESPERADO)
    assert t.prompt(0) == "desperado_pick"
    assert t.options(0) == [DESPERADO_PICK + outlaw for outlaw in range(10)]
    for left in range(9, 1, -1):
        t.luck.next(left, 0)
    t.answer(0, DESPERADO_PICK + 4)
    assert t.luck.draws == []
    assert t.town.outlaws[0] == [4]
    assert sorted(t.town.outlaw_deck) == [0, 1, 2, 3, 5, 6, 7, 8, 9]
    assert t.town.outlaw_deck[-1] == 0  # every draw of 0 brings the lowest Outlaw to the top
    for seat in range(-1, 3):
        assert GAME.view(t.town, seat)["outlaw_top"] == 0
    assert t.town.discard == [box.DESPERADO]


@rule("DT-202")
def test_the_desperado_may_wait() -> None:
    """Who does not play the Desperado takes the top Outlaw; the deck is not shuffled."""
    t = recruiter()
    below = t.town.outlaw_deck[:-1]
    t.start(Recruit(0))
    t.answer(0, SKIP)
    assert t.town.outlaws[0] == [9]
    assert t.town.outlaw_deck == below
    assert t.town.hand[0] == [box.DESPERADO]


@rule("DT-202", "DT-204")
def test_the_desperado_picks_after_the_wanted_notice() -> None:
    """The holder of the Wanted Notice is asked first; cancelled, the top Outlaw is taken."""
    t = recruiter()
    t.hand(2, box.WANTED_NOTICE)
    t.start(Recruit(0))
    t.answer(0, PLAY + box.DESPERADO)
    assert t.asked == [2]
    t.answer(2, CANCEL)
    assert t.asked == []
    assert t.town.outlaws[0] == [9]
    assert len(t.town.outlaw_deck) == 9


# --- Smoke Signals -------------------------------------------------------------------------


def village(die_at: int, holder: int = 1) -> Table:
    """The end of a round: somebody holds Smoke Signals, and the Indian die is somewhere."""
    t = table("9 9 A A A", "9 9 A A A", "9 9 A A A", indian_die=True)
    t.hand(holder, box.SMOKE_SIGNALS)
    t.town.die_at = die_at
    return t


@rule("DT-203", "DT-213", "DT-207")
def test_smoke_signals_fetch_the_die_from_the_village() -> None:
    """DT-EX-31: A held the die, nobody exchanged: it goes home, B takes it and rolls it next."""
    t = village(die_at=0)
    t.start(DieGoesHome(), RoundEnds())
    assert t.told("die_home") == [()]
    assert t.town.die_at == VILLAGE
    assert t.asked == [1]
    assert t.options(1) == [SKIP, PLAY + box.SMOKE_SIGNALS]
    t.answer(1, PLAY + box.SMOKE_SIGNALS)
    assert t.town.die_at == 1
    assert t.town.discard == [box.SMOKE_SIGNALS]
    assert t.town.round == 3
    while not t.told("indian"):
        seat = t.asked[0]
        t.answer(seat, t.options(seat)[-1])
    assert t.told("indian")[0][0] == 1


@rule("DT-203", "DT-204")
def test_smoke_signals_take_the_die_from_its_new_holder() -> None:
    """The die exchanged for a deed this round may be taken from its holder."""
    t = village(die_at=2)
    t.town.exchanged = 1
    t.start(DieGoesHome(), RoundEnds())
    assert t.town.die_at == 2
    t.answer(1, PLAY + box.SMOKE_SIGNALS)
    assert t.town.die_at == 1


@rule("DT-203")
def test_the_holder_of_the_die_cannot_play_smoke_signals() -> None:
    """Who has just exchanged a deed for the die is not asked for Smoke Signals."""
    t = village(die_at=1)
    t.town.exchanged = 1
    t.start(DieGoesHome(), RoundEnds())
    assert t.told("round") == [(3,)]
    assert t.prompt(1) == "keep"
    assert box.SMOKE_SIGNALS in t.town.hand[1]


@rule("DT-203")
def test_no_smoke_signals_when_the_game_ends() -> None:
    """The window does not open in the last round."""
    t = village(die_at=0)
    t.town.mine, t.town.nuggets[0] = 0, 40
    t.start(DieGoesHome(), RoundEnds())
    assert t.asked == []
    assert t.town.over
    assert t.town.die_at == VILLAGE


@rule("DT-203", "DT-094")
def test_smoke_signals_drawn_at_the_doc_may_rise_at_once() -> None:
    """Smoke Signals drawn at the Doc's may be played at the end of that same round, since their
    moment comes later.
    """
    t = table("9 9 A A A", "J 9 A A A", "9 9 A A A", indian_die=True)
    on_top(t.town.store, box.SMOKE_SIGNALS)
    t.town.gained = [1, 0, 1]
    t.start(DocStep(), DieGoesHome(), RoundEnds())
    t.answer(1, DOC + box.DOC_STORE)
    assert t.asked == [1]
    assert t.options(1) == [SKIP, PLAY + box.SMOKE_SIGNALS]


@rule("DT-204")
def test_cancelled_smoke_signals_move_nothing() -> None:
    """The Wanted Notice stops the Smoke Signals: the die stays where it is."""
    t = village(die_at=2)
    t.town.exchanged = 1
    t.hand(0, box.WANTED_NOTICE)
    t.start(DieGoesHome(), RoundEnds())
    t.answer(1, PLAY + box.SMOKE_SIGNALS)
    t.answer(0, CANCEL)
    assert t.town.die_at == 2
    assert sorted(t.town.discard) == [box.WANTED_NOTICE, box.SMOKE_SIGNALS]


# --- moments -------------------------------------------------------------------------------


@rule("DT-094")
def test_a_card_stolen_at_the_saloon_may_be_played_at_the_sheriffs() -> None:
    """Nervous Joe stolen at the Saloon may be played in the Sheriff step of the same round."""
    t = table("Q Q 9 9 9", "9 9 A A A", "9 9 A A A")
    t.hand(1, box.NERVOUS_JOE)
    t.start(Place(SALOON), Place(SHERIFF))
    t.answer(0, ACTION + SALOON * 2)
    assert t.prompt(0) == "star"
    assert t.options(0) == [SKIP, JOE + 1, JOE + 2]


@rule("DT-094", "DT-199")
def test_whisky_stolen_in_the_first_robbery_waits() -> None:
    """Whisky stolen in the first of two robberies cannot be played in the second."""
    t = table("Q 9 9 9 9", "9 9 A A A", "9 9 A A A")
    t.hand(0, box.GIRLS)
    t.hand(1, box.WHISKY)
    give_ranches(t, 2, 1)
    t.start(Rob(0))
    t.answer(0, PLAY + box.GIRLS)
    assert t.town.hand[0] == [box.WHISKY]
    assert t.asked == []
    assert t.town.ranches == [0, 0, 1]
