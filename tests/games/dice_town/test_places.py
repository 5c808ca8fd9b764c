"""The Mine, the Bank, the Sheriff's and Town Hall, as the base game plays them."""

import pytest

from farwest.games.dice_town.box import (
    BANK,
    BRUTE,
    CHEATER,
    CORRUPTION,
    DEED_1,
    DEED_2,
    DEED_3,
    DEED_4,
    DEED_5,
    DYNAMITE,
    ELIXIR,
    GENERAL_STORE,
    GIRLS,
    MARSHALL,
    MINE,
    NERVOUS_JOE,
    SALOON,
    SHARE,
    SHERIFF,
    TOWN_HALL,
    UNLIMITED_CREDIT,
)
from farwest.games.dice_town.rules.bank import Stagecoach
from farwest.games.dice_town.rules.places import Place
from farwest.games.dice_town.verbs import JOE, PLAY, SKIP
from tests.clauses import rule
from tests.games.dice_town.kit import Table, in_secret, lay_row, on_top

# --- the Gold Mine -------------------------------------------------------------------------


@rule("DT-059")
@pytest.mark.parametrize(("dice", "mine", "found"), [("9 J J K A", 30, 1), ("9 9 9 9 A", 30, 4)])
def test_the_mine_pays_a_nugget_per_nine(dice: str, mine: int, found: int) -> None:
    """The winner of the mine takes one nugget for each of his nines; nobody else gets any."""
    t = Table(3)
    t.dice(1, dice)
    t.town.mine = mine
    t.start(Place(MINE))
    assert t.town.nuggets == [0, found, 0]
    assert t.town.mine == mine - found


@rule("DT-059")
def test_the_mine_gives_no_more_than_it_holds() -> None:
    """Three nines find two nuggets in a mine that holds two."""
    t = Table(3)
    t.dice(1, "9 9 9 J K")
    t.dice(2, "9 9 J J K")
    t.town.mine = 2
    t.start(Place(MINE))
    assert t.town.nuggets == [0, 2, 0]
    assert t.town.mine == 0


@rule("DT-060")
def test_dynamite_is_offered_before_the_digging() -> None:
    """The winner is asked for Dynamite while the mine is still untouched."""
    t = Table(3)
    t.dice(1, "9 9 J J K")
    t.hand(1, DYNAMITE)
    t.start(Place(MINE))
    assert in_secret(t, 1)
    assert t.options(1) == [SKIP, PLAY + DYNAMITE]
    assert (t.town.nuggets[1], t.town.mine) == (0, 30)
    t.answer(1, SKIP)
    assert (t.town.nuggets[1], t.town.mine) == (2, 28)


@rule("DT-060")
def test_dynamite_cannot_find_more_than_the_mine_holds() -> None:
    """Three nines and Dynamite find five nuggets in a mine that holds five."""
    t = Table(3)
    t.dice(1, "9 9 9 J K")
    t.hand(1, DYNAMITE)
    t.town.mine = 5
    t.start(Place(MINE))
    t.answer(1, PLAY + DYNAMITE)
    assert (t.town.nuggets[1], t.town.mine) == (5, 0)


@rule("DT-060", "DT-062")
@pytest.mark.parametrize(("place", "card"), [(MINE, DYNAMITE), (BANK, SHARE)])
def test_a_card_is_of_no_use_on_the_wrong_side(place: int, card: int) -> None:
    """Dynamite serves only the winner of the mine, Share only an opponent of the robber."""
    t = Table(3)
    t.dice(1, "9 9 10 10 K")
    t.hand(1 if card == SHARE else 2, card)
    t.start(Place(place))
    assert t.asked == []


# --- the Bank and the Stagecoach -----------------------------------------------------------


@rule("DT-061")
def test_the_robber_takes_the_bank_and_not_the_stagecoach() -> None:
    """All the bills of the Bank go to the winner; those of the Stagecoach stay."""
    t = Table(3)
    t.dice(1, "10 J J K A")
    t.town.bank, t.town.coach = 7, 4
    t.start(Place(BANK))
    assert t.town.cash == [8, 15, 8]
    assert (t.town.bank, t.town.coach) == (0, 4)


@rule("DT-062")
def test_share_answers_a_robbery_already_done() -> None:
    """Share is asked for when the robber holds the loot."""
    t = Table(3)
    t.dice(1, "10 J J K A")
    t.hand(2, SHARE)
    t.town.bank = 6
    t.start(Place(BANK))
    assert in_secret(t, 2)
    assert t.options(2) == [SKIP, PLAY + SHARE]
    assert (t.town.cash[1], t.town.bank) == (14, 0)
    t.answer(2, SKIP)
    assert t.town.cash == [8, 14, 8]


@rule("DT-063")
def test_the_stagecoach_fills_the_bank_for_the_next_robber() -> None:
    """Nobody wins the Stagecoach: its bills reach the Bank after this round's robbery."""
    t = Table(3)
    t.dice(1, "10 10 J K A")
    t.town.bank, t.town.coach = 3, 4
    t.start(Place(BANK), Stagecoach())
    assert t.town.cash == [8, 11, 8]
    assert (t.town.bank, t.town.coach) == (4, 0)
    t.start(Place(BANK))
    assert t.town.cash == [8, 15, 8]


@rule("DT-063")
def test_the_stagecoach_joins_what_nobody_robbed() -> None:
    """Without a robber the bills of the Stagecoach are added to those of the Bank."""
    t = Table(3)
    t.town.bank, t.town.coach = 3, 4
    t.start(Place(BANK), Stagecoach())
    assert (t.town.bank, t.town.coach) == (7, 0)
    assert t.town.gained == [0, 0, 0]


# --- the Sheriff ---------------------------------------------------------------------------


@rule("DT-073")
def test_most_kings_take_the_star() -> None:
    """The winner of the Sheriff's office is Sheriff from then on."""
    t = Table(3, sheriff=0)
    t.dice(0, "K 9 9 J J")
    t.dice(2, "K K 9 J J")
    t.start(Place(SHERIFF))
    assert t.town.sheriff == 2
    assert t.told("star") == [(2,)]


@rule("DT-073")
def test_without_a_king_the_sheriff_stays() -> None:
    """With no K on the table the star stays where it is, and is awarded to nobody."""
    t = Table(3, sheriff=1)
    for seat in range(3):
        t.dice(seat, "9 10 J Q A")
    t.start(Place(SHERIFF))
    assert t.town.sheriff == 1
    assert t.told("star") == []
    assert t.town.gained == [0, 0, 0]


@rule("DT-074")
def test_the_sheriffs_step_has_three_parts() -> None:
    """The winner is known, then Joe and the Marshall are asked for, then the star moves."""
    t = Table(3, sheriff=0)
    t.dice(1, "K 9 9 J J")
    t.hand(2, NERVOUS_JOE, MARSHALL)
    t.start(Place(SHERIFF))
    assert t.told("first") == [(1, SHERIFF)]
    assert in_secret(t, 2)
    assert t.options(2) == [SKIP, JOE + 0, JOE + 1, PLAY + MARSHALL]
    assert t.town.sheriff == 0
    t.answer(2, SKIP)
    assert t.town.sheriff == 1


@rule("DT-074")
@pytest.mark.parametrize(("sheriff", "order"), [(0, [1, 2]), (2, [2, 1])])
def test_the_sheriffs_step_asks_in_table_order(sheriff: int, order: list[int]) -> None:
    """Joe and the Marshall are asked for clockwise from the outgoing Sheriff, himself first."""
    t = Table(4, sheriff=sheriff)
    t.dice(3, "K 9 9 J J")
    t.hand(1, NERVOUS_JOE)
    t.hand(2, MARSHALL)
    t.start(Place(SHERIFF))
    asked = []
    while t.asked:
        asked += t.asked
        assert in_secret(t, asked[-1])
        t.answer(asked[-1], SKIP)
    assert asked == order


@rule("DT-074")
def test_joe_may_come_although_nobody_has_a_king() -> None:
    """Without a K, Nervous Joe may still be played; the Marshall has no star to hold."""
    t = Table(3, sheriff=0)
    t.hand(2, NERVOUS_JOE, MARSHALL)
    t.start(Place(SHERIFF))
    assert t.told("nobody") == [(SHERIFF,)]
    assert in_secret(t, 2)
    assert t.options(2) == [SKIP, JOE + 0, JOE + 1]


# --- Town Hall -----------------------------------------------------------------------------


def town_hall(winner: str, *row: int) -> Table:
    """Seat 1 has the best combination; this row lies open, with 1, 2, 3 on top of the deck."""
    t = Table(3)
    t.dice(0, "9 10 J Q A")
    t.dice(1, winner)
    t.dice(2, "9 9 J Q K")
    lay_row(t, *row)
    on_top(t.town.deeds, DEED_1, DEED_2, DEED_3)
    return t


@rule("DT-075")
@pytest.mark.parametrize(
    ("dice", "deeds"),
    [
        ("K K K 9 9", [DEED_5]),
        ("K K K K A", [DEED_5, DEED_2]),
        ("K K K A A", [DEED_5, DEED_2, DEED_4]),
        ("K A A A A", [DEED_5, DEED_2, DEED_4]),
    ],
)
def test_the_mayor_gives_a_deed_and_one_more_per_ace(dice: str, deeds: list[int]) -> None:
    """The winner takes the first deed of the row and one more, upwards, per A; at most three."""
    t = town_hall(dice, DEED_5, DEED_2, DEED_4)
    t.start(Place(TOWN_HALL))
    assert t.told("deeds") == [(1, deeds)]
    assert t.town.hand == [[], sorted(deeds), []]


@rule("DT-076")
def test_aces_alone_give_nothing() -> None:
    """Three aces without the best combination bring no deed, and the winner none for them."""
    t = town_hall("K K K K 9", DEED_5, DEED_2, DEED_4)
    t.dice(2, "A A A J Q")
    t.start(Place(TOWN_HALL))
    assert t.town.hand == [[], [DEED_5], []]
    assert t.town.gained == [0, 1, 0]


@rule("DT-077")
def test_the_row_slides_down_and_is_filled_up() -> None:
    """What is left moves to the first slots in order; new deeds come from the deck."""
    t = town_hall("K K K K A", DEED_5, DEED_2, DEED_4)
    deck = len(t.town.deeds)
    t.start(Place(TOWN_HALL))
    assert t.town.row == [DEED_4, DEED_1, DEED_2]
    assert len(t.town.deeds) == deck - 2


@rule("DT-077")
@pytest.mark.parametrize(
    ("deck", "row"), [([DEED_3], [DEED_4, DEED_3]), ([], [DEED_4])], ids=["one deed", "empty"]
)
def test_the_row_is_filled_as_far_as_the_deck_lasts(deck: list[int], row: list[int]) -> None:
    """A deck that runs out leaves a shorter row."""
    t = town_hall("K K K K A", DEED_5, DEED_2, DEED_4)
    t.town.deeds = deck
    t.start(Place(TOWN_HALL))
    assert (t.town.row, t.town.deeds) == (row, [])


@rule("DT-075", "DT-077")
def test_a_short_row_gives_what_it_has() -> None:
    """With one deed left in the row, aces bring no second one."""
    t = town_hall("K K K A A", DEED_5, DEED_2, DEED_4)
    t.town.row, t.town.deeds = [DEED_2], []
    t.start(Place(TOWN_HALL))
    assert (t.town.hand[1], t.town.row) == ([DEED_2], [])


@rule("DT-078")
def test_corruption_takes_its_card_before_the_row_is_filled() -> None:
    """The card of Corruption is the top of the deck as it lay; the row gets what comes below."""
    t = town_hall("K K K K 9", DEED_5, DEED_2, DEED_4)
    t.hand(1, CORRUPTION)
    t.start(Place(TOWN_HALL))
    assert in_secret(t, 1)
    assert t.options(1) == [SKIP, PLAY + CORRUPTION]
    assert t.town.row == [DEED_5, DEED_2, DEED_4]
    t.answer(1, PLAY + CORRUPTION)
    assert t.town.hand[1] == [DEED_1, DEED_5]
    assert t.town.row == [DEED_2, DEED_4, DEED_2]


@rule("DT-060", "DT-067", "DT-072", "DT-078")
@pytest.mark.parametrize("place", [MINE, GENERAL_STORE, SALOON, TOWN_HALL])
def test_no_place_asks_for_cards_that_belong_elsewhere(place: int) -> None:
    """A winner who holds cards of other moments is asked for none of them."""
    t = town_hall("9 J Q A A" if place != TOWN_HALL else "A A A A A", DEED_5, DEED_2, DEED_4)
    t.dice(0, "10 10 10 10 K")
    t.dice(2, "10 10 10 K K")
    own = {MINE: DYNAMITE, GENERAL_STORE: UNLIMITED_CREDIT, SALOON: GIRLS, TOWN_HALL: CORRUPTION}
    cards = {*own.values(), BRUTE, CHEATER, SHARE, NERVOUS_JOE, MARSHALL, ELIXIR} - {own[place]}
    t.hand(1, *cards)
    t.start(Place(place))
    assert t.asked == []
    assert cards <= set(t.town.hand[1])
