"""Section 20: how the Indian die is had in exchange, and where it lies."""

import pytest

from farwest.games.dice_town import GAME, box
from farwest.games.dice_town.box import MINE, TOWN_HALL
from farwest.games.dice_town.rules.indian import DieGoesHome, Exchange, RollIndianDie
from farwest.games.dice_town.rules.places import Place
from farwest.games.dice_town.rules.round import Round, RoundEnds
from farwest.games.dice_town.state import VILLAGE
from farwest.games.dice_town.verbs import (
    ACTION,
    EXCHANGE,
    EXCHANGE_NO,
    KEEP,
    PLAY,
    SKIP,
    WARPATH_BLOCK,
)
from tests.clauses import rule
from tests.games.dice_town.kit import Table, empty_deeds, lay_row, number, on_top

MAYOR = ACTION + TOWN_HALL * 2
WIFE = MAYOR + 1


def town_hall(seats: int = 4, **options: object) -> Table:
    """Seat 1 is first at Town Hall, with an ace, and seat 2 second; the row and deck are known."""
    t = Table(seats, extension=True, indian_die=True, **options)
    for seat, text in enumerate(["9 10 J Q A", "K K K K A", "Q Q Q 9 9", "J J 9 10 A"][:seats]):
        t.dice(seat, text)
    lay_row(t, box.DEED_1, box.RANCH, box.DEED_2)
    on_top(t.town.deeds, box.DEED_4, box.DEED_3, box.DEED_5)
    return t


def meet(t: Table, action: int) -> None:
    """Resolve Town Hall and go on to the exchange."""
    t.start(Place(TOWN_HALL), Exchange(second=0), Exchange(second=1), DieGoesHome())
    t.answer(1, action)


# --- the exchange --------------------------------------------------------------------------


@rule("DT-205")
def test_the_first_may_give_a_card_just_received_for_the_die() -> None:
    """The first at Town Hall may return one of the deeds or Ranches he got there, or none."""
    t = town_hall()
    t.hand(1, box.DEED_5)  # not received now
    meet(t, MAYOR)
    assert t.asked == [1]
    assert t.prompt(1) == "indian_exchange"
    assert t.options(1) == [EXCHANGE_NO, EXCHANGE + box.DEED_1, EXCHANGE + box.RANCH]
    t.answer(1, EXCHANGE + box.DEED_1)
    assert t.town.die_at == 1
    assert t.town.hand[1] == [box.DEED_5]
    assert t.town.ranches[1] == 1
    assert t.asked == []  # one exchange a round: the second is not asked


@rule("DT-205")
def test_a_ranch_may_be_returned() -> None:
    """A Ranch just received may go to the Indians."""
    t = town_hall()
    meet(t, MAYOR)
    t.answer(1, EXCHANGE + box.RANCH)
    assert t.town.die_at == 1
    assert t.town.ranches[1] == 0
    assert t.town.boxed == [box.RANCH]


@rule("DT-205")
def test_the_second_may_exchange_if_the_first_declines() -> None:
    """The second is asked, about what he himself received, only after the first declined."""
    t = town_hall()
    meet(t, WIFE)
    assert t.options(1) == [EXCHANGE_NO, EXCHANGE + box.DEED_4]
    t.answer(1, EXCHANGE_NO)
    assert t.asked == [2]
    assert t.options(2) == [EXCHANGE_NO, EXCHANGE + box.DEED_1]
    t.answer(2, EXCHANGE + box.DEED_1)
    assert t.town.die_at == 2
    assert t.town.hand[2] == []
    assert t.town.hand[1] == [box.DEED_4]


@rule("DT-205")
def test_both_may_decline() -> None:
    """If neither wants the die nothing is returned."""
    t = town_hall()
    meet(t, MAYOR)
    t.answer(1, EXCHANGE_NO)
    t.answer(2, EXCHANGE_NO)
    assert t.asked == []
    assert t.town.die_at == VILLAGE
    assert t.town.boxed == []


@rule("DT-205")
def test_a_first_who_received_nothing_leaves_it_to_the_second() -> None:
    """The first with the Mayor's wife of an empty deck has nothing to return; the second may."""
    t = town_hall()
    empty_deeds(t)
    box_before = len(t.town.boxed)
    meet(t, WIFE)
    assert t.asked == [2]
    t.answer(2, EXCHANGE + box.DEED_1)
    assert t.town.die_at == 2
    assert len(t.town.boxed) == box_before + 1


@rule("DT-205")
def test_the_card_of_corruption_may_be_returned() -> None:
    """Corruption's card was received at Town Hall as well."""
    t = town_hall()
    t.hand(1, box.CORRUPTION)
    t.start(Place(TOWN_HALL), Exchange(second=0), Exchange(second=1))
    t.answer(1, MAYOR)
    t.answer(1, PLAY + box.CORRUPTION)
    received = [box.DEED_1, box.DEED_4, box.RANCH]
    assert t.options(1) == [EXCHANGE_NO] + [EXCHANGE + card for card in received]


@rule("DT-205")
def test_a_ranch_of_the_mayors_wife_may_be_returned() -> None:
    """A Ranch drawn from the deck was received at Town Hall as well."""
    t = town_hall()
    on_top(t.town.deeds, box.RANCH)
    meet(t, WIFE)
    assert t.options(1) == [EXCHANGE_NO, EXCHANGE + box.RANCH]
    t.answer(1, EXCHANGE + box.RANCH)
    assert t.town.ranches[1] == 0
    assert t.town.die_at == 1


@rule("DT-205")
@pytest.mark.parametrize("die_at", [VILLAGE, 0, 3])
def test_the_die_is_taken_wherever_it_is(die_at: int) -> None:
    """The exchange fetches the die from the village or from another player."""
    t = town_hall()
    t.town.die_at = die_at
    meet(t, MAYOR)
    t.answer(1, EXCHANGE + box.DEED_1)
    assert t.town.die_at == 1


@rule("DT-205")
def test_third_players_are_never_asked_to_exchange() -> None:
    """A holder of deeds who was neither first nor second gets no offer."""
    t = town_hall()
    t.hand(3, box.DEED_3)
    t.town.received[3] = []
    meet(t, MAYOR)
    t.answer(1, EXCHANGE_NO)
    assert t.asked == [2]
    t.answer(2, EXCHANGE_NO)
    assert t.asked == []


@rule("DT-206", "DT-224")
def test_the_returned_card_is_shown_and_leaves_the_game() -> None:
    """Everybody sees the card that goes to the box, even one drawn unseen."""
    t = town_hall()
    meet(t, WIFE)
    t.answer(1, EXCHANGE + box.DEED_4)
    assert t.told("exchanged") == [(1, box.DEED_4)]
    for seat in range(-1, 4):
        view = GAME.view(t.town, seat)
        assert view["boxed"] == [box.DEED_4]
        assert view["players"][1]["deeds"] == 0
    assert GAME.supply(t.town)["deeds"] == 35


@rule("DT-206")
def test_nobody_looks_for_a_returned_card_in_the_hand() -> None:
    """A deed of the row, known to all, is known in the hand no longer once it was returned."""
    t = town_hall()
    meet(t, MAYOR)
    assert GAME.view(t.town, 3)["players"][1]["known"] == [box.DEED_1]
    t.answer(1, EXCHANGE + box.DEED_1)
    for seat in (-1, 0, 2, 3):
        assert GAME.view(t.town, seat)["players"][1]["known"] == []


@rule("DT-206")
def test_the_returned_card_counts_as_handed_out() -> None:
    """The last deed returned to the Indians ends the game: row and deck are empty."""
    t = town_hall()
    lay_row(t, box.DEED_1)
    empty_deeds(t)
    t.start(Place(TOWN_HALL), Exchange(second=0), Exchange(second=1), RoundEnds())
    t.answer(1, MAYOR)
    t.answer(1, EXCHANGE + box.DEED_1)
    assert t.told("end") == [(2,)]
    assert t.town.hand[1] == []


@rule("DT-215", "DT-205")
def test_of_two_players_only_the_first_may_exchange() -> None:
    """With two players nobody is second: if the first declines, nobody is asked."""
    t = town_hall(seats=2)
    meet(t, MAYOR)
    assert t.options(1) == [EXCHANGE_NO, EXCHANGE + box.DEED_1, EXCHANGE + box.RANCH]
    t.answer(1, EXCHANGE_NO)
    assert t.asked == []
    assert t.town.die_at == VILLAGE


# --- where the die is ----------------------------------------------------------------------


@rule("DT-213")
@pytest.mark.parametrize("blocked", [-1, MINE])
def test_without_an_exchange_the_die_goes_home(blocked: int) -> None:
    """If nobody exchanged, the die returns to the village, from its holder or from a place."""
    t = town_hall()
    t.town.die_at = 3
    t.town.blocked = blocked
    meet(t, MAYOR)
    t.answer(1, EXCHANGE_NO)
    t.answer(2, EXCHANGE_NO)
    assert t.town.die_at == VILLAGE
    assert t.told("die_home") == [()]


@rule("DT-214")
@pytest.mark.parametrize("old", [VILLAGE, 0, 1])
def test_the_new_holder_keeps_the_die_for_the_next_round(old: int) -> None:
    """Who exchanged keeps the die, also when he was the old holder."""
    t = town_hall()
    t.town.die_at = old
    meet(t, MAYOR)
    t.answer(1, EXCHANGE + box.DEED_1)
    assert t.town.die_at == 1
    assert t.told("die_home") == []


@rule("DT-207", "DT-214")
def test_the_holder_must_roll_the_die_before_the_mine() -> None:
    """In the next round the die is rolled after phase I and before the Mine, without a question;
    with the die in the village nothing is rolled.
    """
    for holder in (1, VILLAGE):
        t = Table(2, loaded=True, extension=True, indian_die=True)
        t.town.die_at = holder
        t.luck.roll("9 9 9 J J")
        t.luck.roll("9 9 Q Q Q")
        t.start(Round())
        if holder == 1:
            t.luck.next(6, box.INDIAN_DIE.index(box.BODYGUARD))
        t.answer(0, KEEP + number("9 9 9 J J"))
        assert t.told("indian") == []
        t.answer(1, KEEP + number("9 9 Q Q Q"))
        assert t.prompt(0) == "choose_action"
        assert t.town.place == MINE
        kinds = [event.kind for event in t.events]
        if holder == 1:
            assert t.told("indian") == [(1, box.BODYGUARD)]
            assert kinds.index("indian") < kinds.index("first")
        else:
            assert t.told("indian") == []


@rule("DT-205", "DT-213")
def test_the_die_on_a_place_may_be_exchanged_for() -> None:
    """The die lying on a blocked place goes to who exchanges, and does not go home."""
    t = town_hall(loaded=True)
    t.town.die_at = 3
    t.luck.next(6, box.INDIAN_DIE.index(box.WARPATH))
    t.start(
        RollIndianDie(),
        Place(MINE),
        Place(TOWN_HALL),
        Exchange(second=0),
        Exchange(second=1),
        DieGoesHome(),
    )
    t.answer(3, WARPATH_BLOCK + MINE)
    t.answer(1, MAYOR)
    t.answer(1, EXCHANGE + box.DEED_1)
    assert t.town.die_at == 1


@rule("DT-205")
def test_without_the_option_nobody_is_asked_about_the_die() -> None:
    """In the extension without the Indian die a round knows no exchange."""
    t = Table(2, loaded=True, extension=True)
    t.luck.roll("9 9 9 9 9")
    t.luck.roll("A A A A 9")
    t.start(Round())
    t.answer(0, KEEP + number("9 9 9 9 9"))
    t.answer(1, KEEP + number("A A A A 9"))
    prompts = []
    while t.asked and t.town.round == 3:
        seat = t.asked[0]
        prompts.append(t.prompt(seat))
        t.town.fate = None
        t.answer(seat, SKIP if SKIP in t.options(seat) else t.options(seat)[0])
    assert "choose_action" in prompts
    assert "indian_exchange" not in prompts
