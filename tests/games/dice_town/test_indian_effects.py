"""Section 20: what the faces of the Indian die do."""

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
from farwest.games.dice_town.rules.round import Round
from farwest.games.dice_town.rules.saloon import Rob
from farwest.games.dice_town.state import VILLAGE
from farwest.games.dice_town.verbs import (
    AMBUSH_DIE,
    ROB,
    SHAMAN_LEAVE,
    SHAMAN_SET,
    WARPATH_BLOCK,
    WHISKY_ROB,
)
from tests.clauses import rule
from tests.games.dice_town.kit import FACE, Table, give_ranches


def with_die(
    effect: int, holder: int = 0, combinations: str = "9 9 J Q K", **options: object
) -> Table:
    """The holder of the die is about to roll this effect; everybody has the same dice."""
    t = Table(4, loaded=True, extension=True, indian_die=True, **options)
    for seat in range(4):
        t.dice(seat, combinations)
    t.town.die_at = holder
    t.luck.next(6, box.INDIAN_DIE.index(effect))
    return t


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
