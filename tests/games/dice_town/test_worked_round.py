"""The rulebook's own example of a round's end, five players, played from the first throw."""

from typing import Any

from farwest.games.dice_town import GAME
from farwest.games.dice_town.box import (
    BANK,
    BOOTS,
    BRUTE,
    DEED_1,
    DEED_2,
    DEED_3,
    DEED_4,
    DEED_5,
    DOC_FENCE,
    DOC_STORE,
    GENERAL_STORE,
    HAT,
    HORSE,
    LASSO,
    MINE,
    SADDLE,
    SALOON,
    SHERIFF,
    TOWN_HALL,
)
from farwest.games.dice_town.rules.round import Round
from farwest.games.dice_town.verbs import DOC, DOC_PASS, KEEP, ROB, SPLIT, STEAL, STORE_KEEP
from tests.clauses import rule
from tests.games.dice_town.kit import Table, heard, lay_row, number, on_top

ONE, TWO, THREE, FOUR, FIVE = range(5)
"""The players as the rulebook counts them."""

COMBINATIONS = ["9 9 9 J K", "10 10 10 K K", "J J J J A", "Q Q Q A A", "9 J J Q Q"]
"""As the example ends up with them."""


def before_the_round() -> Table:
    """Round 2 is about to start; six dollars lie on the Bank, and two players hold cards."""
    t = Table(5, sheriff=ONE, loaded=True)
    t.town.round = 1
    t.town.bank, t.town.cash[FIVE] = 6, 5
    t.hand(ONE, DEED_1, DEED_3, HAT, LASSO)
    t.hand(FIVE, DEED_5, DEED_5)
    on_top(t.town.store, BRUTE, HORSE, SADDLE, BOOTS)
    lay_row(t, DEED_2, DEED_4, DEED_1)
    on_top(t.town.deeds, DEED_3, DEED_2)
    return t


def load(t: Table, *rolls: str) -> None:
    """The next rolls, seat by seat."""
    for roll in rolls:
        t.luck.roll(roll)


def keep(t: Table, *dice: str) -> None:
    """Everybody keeps these dice of his roll."""
    for seat, kept in enumerate(dice):
        assert t.prompt(seat) == "keep"
        t.answer(seat, KEEP + number(kept))


def build_combinations(t: Table) -> None:
    """Phase I: two throws, paid for; the second player is complete, the others roll once more."""
    load(t, "9 9 10 Q A", "9 10 10 J K", "9 J J K A", "Q 10 J A A", "9 J Q K A")
    load(t, "9 J K", "10 K", "J J A", "Q Q A A", "Q 10 J K")
    load(t, "J K", "J A", "A", "Q J J")
    t.start(Round())
    keep(t, "9 9", "10 10 K", "J J", "Q", "9")
    assert (t.town.cash, t.town.coach) == ([7, 6, 7, 8, 5], 4)
    for cards in (2, 2):  # at the Saloon the first two deeds and the first store card are drawn
        t.luck.next(cards, cards - 1)
    keep(t, "9", "10 K", "J", "Q Q A", "Q")
    assert [t.set_dice(seat) for seat in range(5)] == COMBINATIONS
    assert t.told("final") == [
        (ONE, number("J K")),
        (THREE, number("J A")),
        (FOUR, number("A")),
        (FIVE, number("Q J J")),
    ]
    assert t.told("paid") == [(ONE, 1), (TWO, 2), (THREE, 1), (TWO, 1), (FOUR, 2)]


def after_phase_one(t: Table) -> list[tuple[str, tuple[Any, ...]]]:
    """What everybody was told since the dice fell for the last time."""
    told = [(event.kind, event.args) for event in t.events]
    last = max(index for index, (kind, _) in enumerate(told) if kind == "final")
    return told[last + 1 :]


@rule(
    "DT-021",
    "DT-041",
    "DT-042",
    "DT-059",
    "DT-061",
    "DT-063",
    "DT-064",
    "DT-068",
    "DT-073",
    "DT-075",
    "DT-076",
    "DT-084",
    "DT-087",
    "DT-088",
    "DT-115",
)
def test_the_rulebooks_round_comes_out_as_printed() -> None:
    """DT-EX-05: five combinations, built with dice, lead to every outcome the rulebook prints."""
    t = before_the_round()
    build_combinations(t)
    town = t.town

    # Gold Mine: the first player has the most nines, and finds three nuggets.
    assert town.nuggets == [3, 0, 0, 0, 0]
    assert town.mine == 27

    # Bank: the second has the most tens, and takes all the bills on the Bank.
    assert town.cash == [7, 5 + 6, 7, 6, 5]
    assert (town.bank, town.coach) == (7, 0), "the Stagecoach has come in since"

    # General Store: the third has the most jacks, draws four cards, keeps one, discards three.
    assert (t.asked, t.prompt(THREE)) == ([THREE], "store_keep")
    assert t.options(THREE) == [STORE_KEEP + card for card in (BOOTS, SADDLE, HORSE, BRUTE)]
    t.answer(THREE, STORE_KEEP + HORSE)
    assert town.hand[THREE] == [HORSE]
    assert sorted(town.discard) == [BOOTS, SADDLE, BRUTE]

    # Saloon: the fourth has the most queens, draws three cards of a player of his choice,
    # keeps one and gives two back.
    assert (t.asked, t.prompt(FOUR)) == ([FOUR], "saloon_target")
    assert t.options(FOUR) == [ROB + ONE, ROB + THREE, ROB + FIVE]
    t.answer(FOUR, ROB + ONE)
    assert t.options(FOUR) == [SPLIT + 1, SPLIT + 2]
    t.answer(FOUR, SPLIT + 2)
    assert t.options(FOUR) == [STEAL + DEED_1, STEAL + DEED_3, STEAL + HAT]
    t.answer(FOUR, STEAL + DEED_3)
    assert town.hand[FOUR] == [DEED_3]
    assert town.hand[ONE] == [DEED_1, HAT, LASSO]

    # Sheriff: the second also has the most kings, and takes the star.
    assert town.sheriff == TWO

    # Town Hall: four jacks are the best hand; the ace adds a deed. The fourth's two aces are
    # of no use to him.
    assert town.hand[THREE] == [DEED_2, DEED_4, HORSE]
    assert town.hand[FOUR] == [DEED_3]
    assert town.row == [DEED_1, DEED_3, DEED_2]

    # Doc Badluck: the fifth has won nothing; his nine lets him fence his two deeds of value 5.
    assert town.gained == [1, 1, 1, 1, 0]
    assert (t.asked, t.prompt(FIVE)) == ([FIVE], "doc_benefit")
    assert t.options(FIVE) == [DOC + DOC_FENCE, DOC + DOC_STORE, DOC_PASS]
    load(t, *["9 10 J Q K"] * 5)
    t.answer(FIVE, DOC + DOC_FENCE)
    assert town.hand[FIVE] == []
    assert GAME.view(town, ONE)["players"][FIVE]["fenced"] == [DEED_5, DEED_5]

    # The players take their dice back for the next round.
    assert town.round == 3
    assert [t.prompt(seat) for seat in range(5)] == ["keep"] * 5
    assert [t.set_dice(seat) for seat in range(5)] == [""] * 5
    assert t.luck.draws == []
    assert GAME.supply(town)["dollars"] == 43


@rule("DT-020")
def test_the_rulebooks_round_is_told_in_order() -> None:
    """DT-EX-05: the log of the round lists the places as the rulebook does, and no secret."""
    t = before_the_round()
    build_combinations(t)
    t.answer(THREE, STORE_KEEP + HORSE)
    for action in (ROB + ONE, SPLIT + 2, STEAL + DEED_3):
        t.answer(FOUR, action)
    load(t, *["9 10 J Q K"] * 5)
    t.answer(FIVE, DOC + DOC_FENCE)
    story = after_phase_one(t)
    assert story[: -len(COMBINATIONS)] == [
        ("first", (ONE, MINE)),
        ("dug", (ONE, 3)),
        ("first", (TWO, BANK)),
        ("robbed_bank", (TWO, 6)),
        ("coach", (7,)),
        ("first", (THREE, GENERAL_STORE)),
        ("shopped", (THREE, 4)),
        ("kept_card", (THREE,)),
        ("first", (FOUR, SALOON)),
        ("looked", (FOUR, ONE, 2, 1)),
        ("stole", (FOUR, ONE, 1)),
        ("first", (TWO, SHERIFF)),
        ("star", (TWO,)),
        ("first", (THREE, TOWN_HALL)),
        ("deeds", (THREE, [DEED_2, DEED_4])),
        ("doc", (FIVE, DOC_FENCE)),
        ("fenced", (FIVE, DEED_5)),
        ("fenced", (FIVE, DEED_5)),
        ("round", (3,)),
    ]
    assert heard(t, THREE, "kept_card") == [[THREE, HORSE]]
    assert heard(t, ONE, "stole") == heard(t, FOUR, "stole") == [[FOUR, ONE, 1, DEED_3]]
