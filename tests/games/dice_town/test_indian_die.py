"""Section 20: the Indian die."""

from collections import Counter

import pytest

from farwest.games.dice_town import GAME, box
from farwest.games.dice_town.box import (
    BANK,
    GENERAL_STORE,
    MINE,
    PLACES,
    SALOON,
    SHERIFF,
    TOWN_HALL,
)
from farwest.games.dice_town.dice import SIDES
from farwest.games.dice_town.rules.bank import Stagecoach
from farwest.games.dice_town.rules.cards import Gift, Swindle
from farwest.games.dice_town.rules.doc import DocStep
from farwest.games.dice_town.rules.indian import DieGoesHome, Exchange, RollIndianDie
from farwest.games.dice_town.rules.places import Place
from farwest.games.dice_town.rules.round import Round, RoundEnds
from farwest.games.dice_town.rules.saloon import Rob
from farwest.games.dice_town.state import VILLAGE
from farwest.games.dice_town.verbs import (
    ACTION,
    AMBUSH_DIE,
    EXCHANGE,
    EXCHANGE_NO,
    KEEP,
    PLAY,
    ROB,
    SHAMAN_LEAVE,
    SHAMAN_SET,
    SKIP,
    WARPATH_BLOCK,
    WHISKY_ROB,
)
from tests.clauses import rule
from tests.games.dice_town.kit import (
    FACE,
    Table,
    empty_deeds,
    give_ranches,
    lay_row,
    number,
    on_top,
)

MAYOR = ACTION + TOWN_HALL * 2
WIFE = MAYOR + 1
FACES_OF_DIE = {
    effect: [face for face, shown in enumerate(box.INDIAN_DIE) if shown == effect]
    for effect in (box.SHAMAN, box.AMBUSH, box.BODYGUARD, box.WARPATH)
}


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


def with_die(
    effect: int, holder: int = 0, combinations: str = "9 9 J Q K", **options: object
) -> Table:
    """The holder of the die is about to roll this effect; everybody has the same dice."""
    t = Table(4, loaded=True, extension=True, indian_die=True, **options)
    for seat in range(4):
        t.dice(seat, combinations)
    t.town.die_at = holder
    t.luck.next(6, FACES_OF_DIE[effect][0])
    return t


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
            t.luck.next(6, FACES_OF_DIE[box.BODYGUARD][0])
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


@rule("DT-208")
def test_six_faces_show_four_effects() -> None:
    """The die falls on one of six faces; two effects appear twice, two once."""
    told: Counter[int] = Counter()
    for face in range(6):
        t = Table(3, loaded=True, extension=True, indian_die=True)
        for seat in range(3):
            t.dice(seat, "9 9 J Q K")
        t.town.die_at = 0
        t.luck.next(6, face)
        t.start(RollIndianDie())
        told[t.told("indian")[0][1]] += 1
    assert told == {box.SHAMAN: 2, box.AMBUSH: 2, box.BODYGUARD: 1, box.WARPATH: 1}


# --- its effects ---------------------------------------------------------------------------


def turn(text: str) -> int:
    """Two faces as one number, for the Shaman."""
    face, to = (FACE[part] for part in text.split())
    return face * SIDES + to


@rule("DT-209")
def test_the_shaman_sets_one_die_of_the_holder() -> None:
    """The holder may turn one of his five dice to any other face, or leave them all."""
    t = with_die(box.SHAMAN, combinations="9 9 J K K")
    t.start(RollIndianDie())
    assert t.asked == [0]
    assert t.prompt(0) == "shaman"
    turns = [
        SHAMAN_SET + turn(f"{face} {to}")
        for face in ("9", "J", "K")
        for to in box.FACES
        if to != face
    ]
    assert t.options(0) == [SHAMAN_LEAVE, *turns]
    t.answer(0, SHAMAN_SET + turn("9 A"))
    assert t.set_dice(0) == "9 J K K A"
    assert t.set_dice(1) == "9 9 J K K"


@rule("DT-209")
def test_the_blessing_may_be_left_alone() -> None:
    """The holder may leave his dice as they are."""
    t = with_die(box.SHAMAN)
    t.start(RollIndianDie())
    t.answer(0, SHAMAN_LEAVE)
    assert t.set_dice(0) == "9 9 J Q K"
    assert t.asked == []


@rule("DT-210")
def test_an_ambush_rolls_a_die_of_an_opponent_again() -> None:
    """The holder picks one die of one opponent; it is rolled once and stands."""
    t = with_die(box.AMBUSH, holder=1)
    t.start(RollIndianDie())
    assert t.prompt(1) == "ambush"
    assert t.options(1) == [
        AMBUSH_DIE + seat * SIDES + FACE[face]
        for seat in (0, 2, 3)
        for face in ("9", "J", "Q", "K")
    ]
    t.luck.roll("A")
    t.answer(1, AMBUSH_DIE + 2 * SIDES + FACE["9"])
    assert [t.set_dice(seat) for seat in range(4)] == [
        "9 9 J Q K",
        "9 9 J Q K",
        "9 J Q K A",
        "9 9 J Q K",
    ]
    assert t.asked == []


@rule("DT-211")
def test_the_bodyguard_keeps_thieves_away() -> None:
    """The guarded holder is no Saloon target, neither for a robbery nor for Whisky."""
    t = with_die(box.BODYGUARD, holder=1)
    t.hand(0, box.WHISKY)
    t.hand(1, box.HAT)
    t.hand(2, box.LASSO)
    t.hand(3, box.BOOTS)
    give_ranches(t, 1, 2)
    give_ranches(t, 3, 1)
    t.start(RollIndianDie(), Rob(0))
    assert t.options(0) == [ROB + 2, ROB + 3, WHISKY_ROB + 3]


@rule("DT-211")
def test_the_guarded_alone_leave_nobody_to_rob() -> None:
    """If only the guarded player holds cards, the robbery has no effect."""
    t = with_die(box.BODYGUARD, holder=1)
    t.hand(0, box.WHISKY, box.GIRLS)
    t.hand(1, box.HAT)
    give_ranches(t, 1, 2)
    t.start(RollIndianDie(), Rob(0))
    assert t.asked == []
    assert t.town.hand[1] == [box.HAT]
    assert t.town.ranches[1] == 2


@rule("DT-211")
def test_the_bodyguard_does_not_stop_gifts_and_swindlers() -> None:
    """A guarded player still gives a store card for a Gift, and $2 to the Swindler."""
    t = with_die(box.BODYGUARD, holder=1)
    t.hand(1, box.HAT)
    t.start(RollIndianDie(), Gift(0), Swindle(2))
    assert t.town.hand[0] == [box.HAT]
    assert t.town.cash == [6, 6, 14, 6]


@rule("DT-211")
def test_the_bodyguard_leaves_with_the_round() -> None:
    """In the next round the former holder can be robbed again."""
    t = with_die(box.BODYGUARD, holder=1)
    t.start(RollIndianDie())
    assert GAME.view(t.town, -1)["guarded"] == 1
    for _ in range(4):
        t.luck.roll("9 9 9 9 9")
    t.start(Round())
    assert GAME.view(t.town, -1)["guarded"] == -1


@rule("DT-212")
def test_the_warpath_leads_to_one_of_six_places() -> None:
    """The holder must put the die on one of the six places with two actions."""
    t = with_die(box.WARPATH, holder=2)
    t.start(RollIndianDie())
    assert t.prompt(2) == "warpath"
    assert t.options(2) == [WARPATH_BLOCK + place for place in range(len(PLACES))]
    t.answer(2, WARPATH_BLOCK + SALOON)
    for seat in range(-1, 4):
        assert GAME.view(t.town, seat)["blocked"] == SALOON


CARDS_OF = {
    MINE: box.DYNAMITE,
    BANK: box.SHARE,
    GENERAL_STORE: box.UNLIMITED_CREDIT,
    SALOON: box.GIRLS,
    SHERIFF: box.NERVOUS_JOE,
    TOWN_HALL: box.CORRUPTION,
}


@rule("DT-212")
@pytest.mark.parametrize("place", CARDS_OF)
def test_nothing_happens_at_a_blocked_place(place: int) -> None:
    """At a blocked place nobody is first or second, nobody acts, no tie and no card is asked."""
    t = with_die(box.WARPATH, holder=2, combinations="9 10 J Q K")
    for seat in range(4):
        t.hand(seat, box.DEED_1 + seat)
    t.hand(0, CARDS_OF[place])
    t.start(RollIndianDie(), Place(place))
    before = GAME.supply(t.town)
    hands = [hand[:] for hand in t.town.hand]
    t.answer(2, WARPATH_BLOCK + place)
    assert t.asked == []
    assert (t.town.first, t.town.second) == (-1, -1)
    assert t.told("blocked") == [(place,)]
    assert t.told("tie") == []
    assert t.town.gained == [0, 0, 0, 0]
    assert t.town.hand == hands
    assert t.town.cash == [8, 8, 8, 8]
    assert t.town.sheriff == 0
    assert GAME.supply(t.town) == before


@rule("DT-212")
def test_the_other_places_work_as_usual() -> None:
    """The Warpath to the Saloon leaves the Mine untouched."""
    t = with_die(box.WARPATH, holder=2, bribes=False)
    t.dice(1, "9 9 9 9 9")
    t.start(RollIndianDie(), Place(MINE))
    t.answer(2, WARPATH_BLOCK + SALOON)
    assert t.prompt(0) == "name_player"  # who is second at the Mine


@rule("DT-212")
def test_stagecoach_and_doc_cannot_be_blocked() -> None:
    """With the Bank blocked the Stagecoach still moves there, and the Doc still receives."""
    t = with_die(box.WARPATH, holder=2)
    t.town.bank, t.town.coach = 1, 4
    t.town.gained = [1, 1, 0, 1]
    t.start(RollIndianDie(), Place(BANK), Stagecoach(), DocStep())
    t.answer(2, WARPATH_BLOCK + BANK)
    assert (t.town.bank, t.town.coach) == (5, 0)
    assert t.asked == [2]
    assert t.prompt(2) == "doc_benefit"


@rule("DT-212", "DT-205")
def test_a_blocked_town_hall_opens_no_exchange() -> None:
    """With Town Hall blocked nobody receives a deed, so nobody can exchange one."""
    t = with_die(box.WARPATH, holder=2)
    t.hand(1, box.DEED_3)
    t.start(RollIndianDie(), Place(TOWN_HALL), Exchange(0), Exchange(1), DieGoesHome())
    t.answer(2, WARPATH_BLOCK + TOWN_HALL)
    assert t.asked == []
    assert t.town.die_at == VILLAGE


@rule("DT-212")
def test_the_block_ends_with_the_round() -> None:
    """The next round starts with no place blocked."""
    t = with_die(box.WARPATH, holder=2)
    t.start(RollIndianDie())
    t.answer(2, WARPATH_BLOCK + MINE)
    for _ in range(4):
        t.luck.roll("9 9 9 9 9")
    t.start(Round())
    assert GAME.view(t.town, 0)["blocked"] == -1


@rule("DT-205", "DT-213")
def test_the_die_on_a_place_may_be_exchanged_for() -> None:
    """The die lying on a blocked place goes to who exchanges, and does not go home."""
    t = town_hall(loaded=True)
    t.town.die_at = 3
    t.luck.next(6, FACES_OF_DIE[box.WARPATH][0])
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
