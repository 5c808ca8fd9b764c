"""What counts as having gained something: the flag that keeps a player from the Doc."""

import pytest

from farwest.games.dice_town.box import (
    BANK,
    GENERAL_STORE,
    HAT,
    MARSHALL,
    MINE,
    NERVOUS_JOE,
    RIVER_GOLD_2,
    SALOON,
    SHARE,
    SHERIFF,
    TOWN_HALL,
)
from farwest.games.dice_town.rules.bank import Stagecoach
from farwest.games.dice_town.rules.doc import DocStep
from farwest.games.dice_town.rules.places import NEW, Place
from farwest.games.dice_town.rules.round import Round
from farwest.games.dice_town.verbs import (
    ACTION,
    JOE,
    NAME,
    OFFER_BUILD,
    OFFER_DOLLARS,
    OFFER_NOTHING,
    PLAY,
)
from tests.clauses import rule
from tests.games.dice_town.kit import Table, in_secret, on_top


@rule("DT-053")
def test_a_new_round_clears_all_flags() -> None:
    """Nobody has gained anything when a round starts."""
    t = Table(3)
    t.town.gained = [1, 0, 1]
    t.start(Round())
    assert t.town.gained == [0, 0, 0]


@rule("DT-053")
@pytest.mark.parametrize(
    ("place", "winner", "others"),
    [
        pytest.param(MINE, "9 10 J K A", "10 J Q K A", id="a nugget"),
        pytest.param(BANK, "9 10 J K A", "9 J Q K A", id="dollars"),
        pytest.param(GENERAL_STORE, "9 10 J K A", "9 10 Q K A", id="a store card"),
        pytest.param(SALOON, "9 10 Q K A", "9 10 J K A", id="a stolen card"),
        pytest.param(SHERIFF, "9 10 Q K A", "9 10 J Q A", id="the star"),
        pytest.param(TOWN_HALL, "9 9 J Q A", "9 10 J Q A", id="a deed"),
    ],
)
def test_what_a_place_yields_sets_the_winners_flag(place: int, winner: str, others: str) -> None:
    """A nugget, a dollar, a card or the star won at a place sets the winner's flag alone."""
    t = Table(3)
    t.dice(0, others)
    t.dice(1, winner)
    t.dice(2, others)
    t.hand(2, HAT)
    t.start(Place(place))
    assert t.asked == []
    assert t.town.gained == [0, 1, 0]


@rule("DT-053")
@pytest.mark.parametrize(("place", "dice"), [(MINE, "9 J J K A"), (SALOON, "Q J J K A")])
def test_a_river_card_and_an_outlaw_set_the_flag(place: int, dice: str) -> None:
    """With the extension, gold from the River and a recruited Outlaw are gains too."""
    t = Table(3, extension=True)
    t.dice(1, dice)
    on_top(t.town.river, RIVER_GOLD_2)
    t.start(Place(place))
    t.answer(1, ACTION + place * 2 + NEW)
    assert t.town.gained == [0, 1, 0]


@rule("DT-053")
def test_money_from_a_store_card_sets_the_flag() -> None:
    """Who gets dollars through a card he plays has gained; who pays them has not."""
    t = Table(3)
    t.hand(2, NERVOUS_JOE)
    t.start(Place(SHERIFF))
    t.answer(2, JOE + 1)
    assert t.town.gained == [0, 0, 1]


@rule("DT-054", "DT-084")
def test_the_robber_of_an_empty_bank_may_see_the_doc() -> None:
    """DT-EX-06: robbing an empty Bank is no gain, so the robber may visit the Doc."""
    t = Table(3)
    t.town.bank, t.town.coach, t.town.cash[2] = 0, 5, 6
    t.dice(0, "10 10 10 J K")
    t.town.gained = [0, 1, 1]
    t.start(Place(BANK), Stagecoach(), DocStep())
    assert t.told("robbed_bank") == [(0, 0)]
    assert (t.town.cash[0], t.town.gained[0]) == (8, 0)
    assert (t.asked, t.prompt(0)) == ([0], "doc_benefit")


@rule("DT-054")
def test_a_robbery_without_a_victim_is_no_gain() -> None:
    """The winner of the Saloon gains nothing if no opponent has a card in hand."""
    t = Table(3)
    t.dice(1, "Q Q Q K A")
    t.hand(1, HAT)
    t.start(Place(SALOON))
    assert t.told("first") == [(1, SALOON)]
    assert t.town.gained == [0, 0, 0]


@rule("DT-054")
def test_an_empty_store_is_no_gain() -> None:
    """The winner of the General Store gains nothing if no store card is left."""
    t = Table(3)
    t.dice(1, "J J J K A")
    t.town.store = []
    t.start(Place(GENERAL_STORE))
    assert t.told("first") == [(1, GENERAL_STORE)]
    assert t.town.gained == [0, 0, 0]


@rule("DT-054")
def test_a_star_held_back_by_the_marshall_is_no_gain() -> None:
    """Neither the winner nor the Sheriff who stays gains anything when the Marshall steps in."""
    t = Table(3)
    t.dice(1, "K K 9 9 9")
    t.hand(2, MARSHALL)
    t.start(Place(SHERIFF))
    t.answer(2, PLAY + MARSHALL)
    assert t.town.sheriff == 0
    assert t.town.gained == [0, 0, 0]


@rule("DT-055", "DT-084")
def test_a_gain_stolen_at_once_still_counts() -> None:
    """DT-EX-07: whose only store card is stolen in the same round may not see the Doc."""
    t = Table(3)
    t.dice(0, "J 9 9 K K")
    t.dice(1, "Q 9 9 K K")
    t.dice(2, "9 10 10 K A")
    on_top(t.town.store, HAT)
    t.start(Place(GENERAL_STORE), Place(SALOON), DocStep())
    assert t.town.hand == [[], [HAT], []]
    assert t.town.gained == [1, 1, 0]
    assert t.asked == [2], "only the third player gained nothing"


@rule("DT-056")
def test_a_bribe_is_no_gain_and_no_loss_of_right() -> None:
    """Neither taking a bribe nor paying one touches a flag."""
    t = Table(3)
    t.dice(1, "10 10 J J K")
    t.dice(2, "10 10 Q Q K")
    t.town.bank, t.town.coach = 0, 3
    t.start(Place(BANK))
    t.answer(1, OFFER_BUILD)
    t.answer(1, OFFER_DOLLARS + 2)
    t.answer(2, OFFER_NOTHING)
    t.answer(0, NAME + 1)
    assert t.town.cash == [10, 6, 8]
    assert t.town.gained == [0, 0, 0]


@rule("DT-057")
def test_a_sheriff_who_wins_the_star_again_has_gained() -> None:
    """The Sheriff who has the most kings is awarded his own star, and that is a gain."""
    t = Table(3, sheriff=1)
    t.dice(1, "K 9 9 J J")
    t.start(Place(SHERIFF))
    assert t.town.sheriff == 1
    assert t.town.gained == [0, 1, 0]


@rule("DT-058")
def test_robber_and_sharer_both_gain() -> None:
    """Of two dollars the robber keeps one and the holder of Share gets one: both have gained."""
    t = Table(3)
    t.town.bank, t.town.coach = 2, 1
    t.dice(0, "10 J J K A")
    t.hand(2, SHARE)
    t.start(Place(BANK))
    assert in_secret(t, 2)
    t.answer(2, PLAY + SHARE)
    assert t.town.cash == [9, 8, 9]
    assert t.town.gained == [1, 0, 1]


@rule("DT-058")
def test_a_single_dollar_makes_a_robber_gain() -> None:
    """A Bank with one dollar sets the robber's flag, and leaves nothing to share."""
    t = Table(3)
    t.town.bank, t.town.coach = 1, 2
    t.dice(0, "10 J J K A")
    t.hand(2, SHARE)
    t.start(Place(BANK))
    assert t.asked == []
    assert t.town.gained == [1, 0, 0]
