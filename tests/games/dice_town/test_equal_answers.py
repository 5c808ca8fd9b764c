"""Section 23 of the clauses: equal dice and equal cards are one answer."""

from __future__ import annotations

from collections.abc import Callable
from itertools import permutations

import pytest

from farwest.games.dice_town import GAME, box
from farwest.games.dice_town.box import BANK, GENERAL_STORE, SALOON
from farwest.games.dice_town.rules.indian import RollIndianDie
from farwest.games.dice_town.rules.places import Place
from farwest.games.dice_town.rules.throwing import Throw
from farwest.games.dice_town.verbs import DOC, KEEP, OFFER_BUILD
from tests.clauses import rule
from tests.games.dice_town.kit import Table, number, on_top
from tests.games.dice_town.place_scenes import hunt, pan
from tests.games.dice_town.scenes import FIVE, full, visit


def equal_dice_kept() -> Table:
    """Five 9 under the cup."""
    t = Table(2, loaded=True)
    t.luck.roll("9 9 9 9 9")
    t.luck.roll(FIVE)
    t.start(Throw())
    return t


def equal_dice_shown() -> Table:
    """Three 9 and two K were revealed by the holder of a Cheater."""
    t = Table(2, loaded=True)
    t.dice(1, FIVE)
    t.hand(0, box.CHEATER)
    t.luck.roll("9 9 9 K K")
    t.start(Throw())
    t.answer(0, KEEP + number("9 9 9 K K"))
    return t


def equal_cards_drawn() -> Table:
    """Both Brutes and a Hat at the Store."""
    t = Table(2)
    on_top(t.town.store, box.BRUTE, box.HAT, box.BRUTE)
    t.dice(0, "J J J A A")
    t.start(Place(GENERAL_STORE))
    return t


def equal_cards_stolen() -> Table:
    """Two deeds of 5 and one of 1 at the Saloon."""
    t = Table(2)
    t.hand(1, box.DEED_5, box.DEED_5, box.DEED_1)
    t.dice(0, "Q Q Q A A")
    t.start(Place(SALOON))
    return t


def equal_cards_offered() -> Table:
    """Two deeds of 5 and two Cheaters of a bidder without money."""
    t = Table(2, sheriff=1)
    t.town.cash[0] = 0
    t.hand(0, box.DEED_5, box.DEED_5, box.CHEATER, box.CHEATER)
    for seat in (0, 1):
        t.dice(seat, "10 A A A A")
    t.start(Place(BANK))
    t.answer(0, OFFER_BUILD)
    return t


def equal_cards_fenced() -> Table:
    """Three deeds of 5 and one of 2 at the Doc's."""
    t = visit("9 9 9 9 9", box.DEED_5, box.DEED_5, box.DEED_5, box.DEED_2)
    t.answer(1, DOC + box.DOC_FENCE)
    return t


def equal_dice_ambushed() -> Table:
    """Two opponents, one with five equal dice, one with a full house."""
    t = full(3, loaded=True)
    t.dice(0, "9 9 9 9 9")
    t.dice(1, "J J K K K")
    t.town.die_at = 2
    t.luck.next(6, box.INDIAN_DIE.index(box.AMBUSH))
    t.start(RollIndianDie())
    return t


def equal_dice_hunting() -> Table:
    """Three 9 and two Q before a hunter with a Double Gun."""
    return hunt("9 9 9 Q Q", 0, cards=(box.DOUBLE_GUN,))


def equal_river_cards() -> Table:
    """Two of the three River cards are equal."""
    return pan(box.RIVER_DISCOVERIES, *[box.RIVER_GOLD_2] * 2, box.RIVER_STAR)


def equal_cards_discarded() -> Table:
    """Two of the three cards on the discard are equal."""
    return pan(box.RIVER_VOUCHER, discard=(box.BRUTE, box.BRUTE, box.HAT))


@rule("DT-229")
@pytest.mark.parametrize(
    ("lay", "seat", "answers"),
    [
        pytest.param(equal_dice_kept, 0, 6, id="keep"),
        pytest.param(equal_dice_shown, 0, 1 + 2 * 5, id="cheater"),
        pytest.param(equal_cards_drawn, 0, 2, id="store"),
        pytest.param(equal_cards_stolen, 0, 2, id="saloon"),
        pytest.param(equal_cards_offered, 0, 1 + 2, id="offer"),
        pytest.param(equal_cards_fenced, 1, 2, id="fence"),
        pytest.param(equal_dice_ambushed, 2, 1 + 2, id="ambush"),
        pytest.param(equal_dice_hunting, 1, 4 * 3, id="hunt"),
        pytest.param(equal_river_cards, 0, 2, id="river"),
        pytest.param(equal_cards_discarded, 0, 2, id="voucher"),
    ],
)
def test_equal_dice_and_equal_cards_are_one_answer(
    lay: Callable[[], Table], seat: int, answers: int
) -> None:
    """However many equal dice, deeds or cards there are, each kind is offered once."""
    t = lay()
    assert len(t.options(seat)) == answers


@rule("DT-229")
def test_answers_are_faces_values_and_codes_never_positions() -> None:
    """Each part of an answer is a thing of the table; dice are told by how many show each face."""
    kinds = {field.kind for verb in GAME.verbs.all for field in verb.fields}
    things = {"card", "dice", "face", "seat", "number", "outlaw", "river", "action", "place"}
    assert kinds == things | {"benefit"}
    assert number("K 9 K") == number("9 K K") != number("9 9 K")


@rule("DT-229")
def test_the_order_of_equal_holdings_does_not_change_the_answers() -> None:
    """Cards drawn in another order give the same answers in the same order."""
    offered = []
    for cards in permutations((box.HAT, box.BRUTE, box.DYNAMITE)):
        t = Table(2)
        on_top(t.town.store, *cards)
        t.dice(0, "J J J A A")
        t.start(Place(GENERAL_STORE))
        offered.append(t.options(0))
    assert all(options == offered[0] for options in offered)
