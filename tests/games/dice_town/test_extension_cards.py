"""Section 19: the new General Store cards that score, hunt, recruit and signal."""

import pytest

from farwest.games.dice_town import GAME, box
from farwest.games.dice_town.box import SALOON, SHERIFF
from farwest.games.dice_town.rules.doc import DocStep
from farwest.games.dice_town.rules.indian import DieGoesHome
from farwest.games.dice_town.rules.places import Place
from farwest.games.dice_town.rules.round import RoundEnds
from farwest.games.dice_town.rules.saloon import Recruit, Rob
from farwest.games.dice_town.rules.sheriff import Hunt
from farwest.games.dice_town.state import VILLAGE
from farwest.games.dice_town.verbs import ACTION, DESPERADO_PICK, DOC, JOE, PLAY, REROLL, SKIP
from tests.clauses import rule
from tests.games.dice_town.kit import (
    CANCEL,
    Table,
    extended,
    give_outlaws,
    give_ranches,
    number,
    on_top,
    post_wanted,
)

# --- cards that score ----------------------------------------------------------------------


@rule("DT-190", "DT-191")
@pytest.mark.parametrize(("card", "points"), [(box.CATTLE, 7), (box.WINCHESTER, 6)])
def test_cattle_and_winchester_score_their_print(card: int, points: int) -> None:
    """Cattle is worth 7 points at the end, the Winchester 6."""
    t = extended("", "", "")
    t.hand(1, card)
    assert GAME.result(t.town).scores[1]["items"] == points


@rule("DT-192")
def test_the_mule_scores_every_store_card_and_itself() -> None:
    """The Mule is worth a point per store card held, itself included, deeds not."""
    t = extended("", "", "")
    t.hand(1, box.MULE)
    assert GAME.result(t.town).scores[1]["items"] == 1
    t.hand(1, box.BRUTE, box.BRUTE, box.SHARE, box.DEED_5)
    assert GAME.result(t.town).scores[1]["items"] == 4


@rule("DT-193")
def test_the_dog_scores_captured_outlaws() -> None:
    """The Dog is worth 2 points per captured Outlaw of its owner; recruited ones do not count."""
    t = extended("", "", "")
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
    t = extended("", "", "")
    t.hand(1, box.CATTLE, box.WINCHESTER, box.MULE, box.DOG)
    t.hand(2, box.WANTED_NOTICE)
    t.town.mine, t.town.nuggets[0] = 0, 40
    t.start(RoundEnds())
    assert t.asked == []
    assert t.town.hand[1] == [box.CATTLE, box.WINCHESTER, box.MULE, box.DOG]
    assert t.told("played") == []
    assert GAME.view(t.town, -1)["players"][1]["scores"]["items"] == 7 + 6 + 4


# --- Double Gun ----------------------------------------------------------------------------


def hunters(*rolls: str) -> Table:
    """Seat 0 hunts a wanted 9 and J with three kings and holds the Double Gun."""
    t = extended("9 9 K K K", "9 9 A A A", "9 9 A A A", loaded=True)
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


# --- Desperado -----------------------------------------------------------------------------


def recruiter() -> Table:
    """Seat 0 recruits, with the Desperado, from a deck of ten whose top is Outlaw 9."""
    t = extended("Q Q 9 9 9", "9 9 A A A", "9 9 A A A", loaded=True)
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
    t = extended("9 9 A A A", "9 9 A A A", "9 9 A A A", indian_die=True)
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
    t = extended("9 9 A A A", "J 9 A A A", "9 9 A A A", indian_die=True)
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
    t = extended("Q Q 9 9 9", "9 9 A A A", "9 9 A A A")
    t.hand(1, box.NERVOUS_JOE)
    t.start(Place(SALOON), Place(SHERIFF))
    t.answer(0, ACTION + SALOON * 2)
    assert t.prompt(0) == "star"
    assert t.options(0) == [SKIP, JOE + 1, JOE + 2]


@rule("DT-094", "DT-199")
def test_whisky_stolen_in_the_first_robbery_waits() -> None:
    """Whisky stolen in the first of two robberies cannot be played in the second."""
    t = extended("Q 9 9 9 9", "9 9 A A A", "9 9 A A A")
    t.hand(0, box.GIRLS)
    t.hand(1, box.WHISKY)
    give_ranches(t, 2, 1)
    t.start(Rob(0))
    t.answer(0, PLAY + box.GIRLS)
    assert t.town.hand[0] == [box.WHISKY]
    assert t.asked == []
    assert t.town.ranches == [0, 0, 1]
