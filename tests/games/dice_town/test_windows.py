"""Reaction windows: who is asked, when, what the others learn of it, and what a Notice undoes."""

from collections.abc import Callable

import pytest

from farwest.games.dice_town import GAME
from farwest.games.dice_town.box import (
    BANK,
    BRUTE,
    CHEATER,
    CORRUPTION,
    DEED_1,
    DEED_4,
    DEED_5,
    DESPERADO,
    DOUBLE_GUN,
    DYNAMITE,
    ELIXIR,
    GENERAL_STORE,
    GIRLS,
    HAT,
    LASSO,
    MARSHALL,
    MINE,
    NERVOUS_JOE,
    SADDLE,
    SALOON,
    SHARE,
    SHERIFF,
    TOWN_HALL,
    UNLIMITED_CREDIT,
    WANTED_NOTICE,
    WHISKY,
)
from farwest.games.dice_town.rules.doc import DocStep
from farwest.games.dice_town.rules.places import CLASSIC, NEW, Place
from farwest.games.dice_town.rules.round import Round
from farwest.games.dice_town.rules.throwing import Throw
from farwest.games.dice_town.verbs import (
    ACTION,
    CHEAT,
    JOE,
    KEEP,
    PLAY,
    REROLL,
    SKIP,
)
from farwest.games.dice_town.verbs import BRUTE as WITH_BRUTE
from farwest.kernel.news import Refused
from farwest.kernel.steps import Step
from tests.clauses import rule
from tests.games.dice_town.kit import (
    FACE,
    Table,
    give_ranches,
    in_secret,
    lay_row,
    number,
    on_top,
)

CANCEL = PLAY + WANTED_NOTICE

# --- who is asked --------------------------------------------------------------------------


@rule("DT-109")
def test_who_holds_nothing_useful_is_passed_over() -> None:
    """Of four players only the holder of Share is asked about a robbery; nobody is prompted."""
    t = Table(4, sheriff=0)
    t.dice(3, "10 J J K A")
    t.hand(0, DYNAMITE)
    t.hand(1, MARSHALL, ELIXIR)
    t.hand(2, SHARE)
    t.start(Place(BANK))
    assert t.asked == [2]
    assert [t.prompt(seat) for seat in range(4)] == ["", "", "play_card", ""]


@rule("DT-109")
def test_a_window_names_nobody() -> None:
    """While a reaction is waited for, no other seat can see who is asked."""
    t = Table(4, sheriff=0)
    t.dice(3, "10 J J K A")
    t.hand(2, SHARE)
    t.start(Place(BANK))
    assert in_secret(t, 2)
    with pytest.raises(Refused):
        t.answer(1, PLAY + SHARE)
    other = Table(4, sheriff=0)
    other.dice(3, "10 J J K A")
    other.hand(1, SHARE)
    other.start(Place(BANK))
    hidden = []
    for table in (t, other):
        view = GAME.view(table.town, 0)
        hidden.append({key: value for key, value in view.items() if key != "players"})
    assert hidden[0] == hidden[1], "it looks the same whoever holds the card"


@rule("DT-109")
@pytest.mark.parametrize(
    ("place", "dice", "card"),
    [
        (MINE, "9 J J K A", DYNAMITE),
        (BANK, "9 9 J J A", SHARE),
        (GENERAL_STORE, "J 9 9 K A", UNLIMITED_CREDIT),
        (SALOON, "Q 9 9 K A", GIRLS),
        (SHERIFF, "9 9 9 9 A", NERVOUS_JOE),
        (TOWN_HALL, "A A A A A", CORRUPTION),
    ],
)
def test_a_pass_is_not_announced(place: int, dice: str, card: int) -> None:
    """Letting a window go by tells exactly what would be told had it never opened."""
    heard = []
    for holds in (True, False):
        t = Table(3)
        t.dice(0, "10 10 10 9 9" if place == BANK else "9 10 J Q A" if place == TOWN_HALL else "")
        t.dice(1, dice)
        t.dice(2, "9 10 J Q A" if place == TOWN_HALL else "")
        t.hand(2, HAT)
        on_top(t.town.store, LASSO)
        if holds:
            t.hand(1, card)
        t.start(Place(place))
        if holds:
            assert in_secret(t, 1)
            t.answer(1, SKIP)
        assert t.asked == []
        heard.append([(event.kind, event.args) for event in t.events])
    assert heard[0] == heard[1]


@rule("DT-110")
def test_each_player_is_asked_once_and_may_play_several_cards() -> None:
    """In table order; who plays Joe is asked again for his Marshall, who passes is not."""
    t = Table(4, sheriff=2)
    t.dice(0, "K 9 9 9 9")
    t.hand(1, NERVOUS_JOE, MARSHALL)
    t.hand(3, WANTED_NOTICE)
    t.start(Place(SHERIFF))
    assert in_secret(t, 1)
    assert t.options(1) == [SKIP, JOE + 0, JOE + 2, JOE + 3, PLAY + MARSHALL]
    t.answer(1, JOE + 0)
    t.answer(3, SKIP)
    assert in_secret(t, 1)
    assert t.options(1) == [SKIP, PLAY + MARSHALL]
    t.answer(1, SKIP)
    assert t.asked == []
    assert t.town.sheriff == 0


@rule("DT-110")
def test_the_marshall_may_come_before_joe() -> None:
    """The cards of one window may be played in any order, one at a time."""
    t = Table(3, sheriff=0)
    t.dice(1, "K 9 9 9 9")
    t.hand(2, NERVOUS_JOE, MARSHALL)
    t.start(Place(SHERIFF))
    t.answer(2, PLAY + MARSHALL)
    assert in_secret(t, 2)
    assert t.options(2) == [SKIP, JOE + 0, JOE + 1]
    t.answer(2, JOE + 1)
    assert t.asked == []
    assert (t.town.sheriff, t.town.cash) == (0, [8, 4, 12])


@rule("DT-110")
def test_a_later_player_reacts_to_what_an_earlier_one_did() -> None:
    """Joe's window opens for the next seat although the Marshall before him was played."""
    t = Table(3, sheriff=0)
    t.dice(0, "9 9 9 9 9")
    t.dice(2, "K 9 9 9 9")
    t.hand(0, MARSHALL)
    t.hand(1, NERVOUS_JOE)
    t.start(Place(SHERIFF))
    assert in_secret(t, 0)
    t.answer(0, PLAY + MARSHALL)
    assert in_secret(t, 1)
    t.answer(1, JOE + 0)
    assert t.asked == []
    assert t.town.cash == [4, 12, 8]


# --- declaring and cancelling --------------------------------------------------------------


@rule("DT-111")
def test_joe_is_declared_with_his_victim() -> None:
    """Before the Wanted Notice is asked for, all know whom Joe visits, and nothing is paid."""
    t = Table(3)
    t.hand(1, NERVOUS_JOE)
    t.hand(2, WANTED_NOTICE)
    t.start(Place(SHERIFF))
    t.answer(1, JOE + 0)
    assert t.told("joe") == [(1, 0)]
    assert t.town.cash == [8, 8, 8]
    assert t.prompt(2) == "wanted"
    t.answer(2, SKIP)
    assert t.town.cash == [4, 12, 8]


@rule("DT-111")
def test_a_cheater_is_declared_with_die_and_face() -> None:
    """The die and its new face are part of the declaration: nothing is asked or chosen later."""
    t = Table(2, loaded=True)
    t.hand(0, CHEATER)
    t.hand(1, WANTED_NOTICE)
    t.luck.roll("9 9 K K K")
    t.luck.roll("9 9 K K K")
    t.start(Throw(final=1))
    t.answer(0, CHEAT + FACE["9"] * 6 + FACE["A"])
    assert t.set_dice(0) == "9 9 K K K"
    assert t.prompt(1) == "wanted"
    t.answer(1, SKIP)
    assert t.asked == []
    assert t.set_dice(0) == "9 K K K A"


@rule("DT-112")
def test_only_the_holder_of_the_notice_is_asked_to_cancel() -> None:
    """After a declaration one opponent alone is asked, unnamed; only then the card works."""
    t = Table(4)
    t.dice(0, "9 9 J J K")
    t.hand(0, DYNAMITE)
    t.hand(1, SHARE, MARSHALL)
    t.hand(3, WANTED_NOTICE)
    t.start(Place(MINE))
    t.answer(0, PLAY + DYNAMITE)
    assert in_secret(t, 3)
    assert t.options(3) == [SKIP, CANCEL]
    assert t.town.nuggets[0] == 0
    t.answer(3, SKIP)
    assert t.town.nuggets[0] == 4
    assert t.told("cancelled") == []


@rule("DT-112")
def test_every_declaration_can_be_answered_until_the_notice_is_spent() -> None:
    """The Notice is asked for at Joe, again at the Marshall; spent on one it cannot stop both."""
    t = Table(3, sheriff=0)
    t.dice(1, "K 9 9 9 9")
    t.hand(0, WANTED_NOTICE)
    t.hand(2, NERVOUS_JOE, MARSHALL)
    t.start(Place(SHERIFF))
    t.answer(2, JOE + 1)
    assert in_secret(t, 0)
    t.answer(0, SKIP)
    t.answer(2, PLAY + MARSHALL)
    assert in_secret(t, 0)
    t.answer(0, CANCEL)
    assert t.asked == []
    assert (t.town.sheriff, t.town.cash) == (1, [8, 4, 12])


@rule("DT-112")
def test_a_spent_notice_lets_the_next_card_pass() -> None:
    """Joe is cancelled; his player may go on with the Marshall, and nobody can stop that."""
    t = Table(3, sheriff=0)
    t.dice(1, "K 9 9 9 9")
    t.hand(0, WANTED_NOTICE)
    t.hand(2, NERVOUS_JOE, MARSHALL)
    t.start(Place(SHERIFF))
    t.answer(2, JOE + 1)
    t.answer(0, CANCEL)
    assert in_secret(t, 2)
    t.answer(2, PLAY + MARSHALL)
    assert t.asked == []
    assert (t.town.sheriff, t.town.cash) == (0, [8, 8, 8])


@rule("DT-112")
@pytest.mark.parametrize("first", [True, False])
def test_of_two_brutes_one_can_be_cancelled(first: bool) -> None:
    """Both Brutes of a throw are declared in table order; the Notice stops the one it answers."""
    t = Table(3, sheriff=1, loaded=True)
    t.hand(0, BRUTE)
    t.hand(1, BRUTE)
    t.hand(2, WANTED_NOTICE)
    for roll in ("9 9 K K K", "9 9 K K K", "9 9 K K K", "9 9", "9 9", "9 9 9 9"):
        t.luck.roll(roll)
    t.start(Throw())
    t.answer(0, WITH_BRUTE + number("K K K"))
    t.answer(1, WITH_BRUTE + number("K K K"))
    t.answer(2, KEEP + number("9"))
    assert t.told("played") == [(1, BRUTE)], "the Sheriff's comes first"
    t.answer(2, CANCEL if first else SKIP)
    assert t.told("played") == [(1, BRUTE), (0, BRUTE)]
    if not first:
        assert in_secret(t, 2)
        t.answer(2, CANCEL)
    assert t.prompt(0) == "keep", "the next throw"
    assert t.town.cash == ([8, 6, 8] if first else [6, 8, 8])


@rule("DT-112")
def test_nothing_answers_the_wanted_notice() -> None:
    """When the Notice is played nobody is asked anything about it."""
    t = Table(2)
    t.dice(0, "9 9 J J K")
    t.hand(0, DYNAMITE, *set(range(HAT, ELIXIR + 1)) - {DYNAMITE, WANTED_NOTICE, GIRLS})
    t.hand(1, WANTED_NOTICE)
    t.start(Place(MINE))
    t.answer(0, PLAY + DYNAMITE)
    t.answer(1, CANCEL)
    assert t.asked == []
    assert t.told("cancelled") == [(1, 0, DYNAMITE)]


# --- what a cancelled card leaves ----------------------------------------------------------


def cancelled(t: Table, seat: int, action: int, *steps: Step) -> None:
    """This seat plays its card, and the last seat cancels it."""
    notice = t.town.seats - 1
    t.hand(notice, WANTED_NOTICE)
    t.start(*steps)
    t.answer(seat, action)
    assert in_secret(t, notice)
    assert t.prompt(notice) == "wanted"
    t.answer(notice, CANCEL)
    assert WANTED_NOTICE in t.town.discard
    assert t.town.table == []


@rule("DT-113")
def test_cancelled_girls_leave_one_robbery() -> None:
    """The Saloon action is carried out once."""
    t = Table(3)
    t.dice(1, "Q 9 9 9 9")
    t.hand(0, HAT, LASSO)
    t.hand(1, GIRLS)
    cancelled(t, 1, PLAY + GIRLS, Place(SALOON))
    assert t.asked == []
    assert len(t.town.hand[0]) == len(t.town.hand[1]) == 1


@rule("DT-113")
@pytest.mark.parametrize(("round_", "visits"), [(2, 1), (1, 2)])
def test_cancelled_credit_leaves_the_normal_visits(round_: int, visits: int) -> None:
    """One visit to the store, and two in round 1."""
    t = Table(3)
    t.town.round = round_
    t.dice(1, "J 9 9 9 9")
    t.hand(1, UNLIMITED_CREDIT)
    on_top(t.town.store, HAT, LASSO, SADDLE)
    cancelled(t, 1, PLAY + UNLIMITED_CREDIT, Place(GENERAL_STORE))
    assert t.town.hand[1] == [HAT, LASSO][:visits]


@rule("DT-113")
def test_cancelled_corruption_leaves_the_normal_deeds() -> None:
    """The winner gets his deed of the row and no card of the deck."""
    t = Table(3)
    t.dice(0, "9 10 J Q A")
    t.dice(1, "K K K 9 9")
    t.dice(2, "9 10 J Q A")
    t.hand(1, CORRUPTION)
    lay_row(t, DEED_5, DEED_1, DEED_4)
    cancelled(t, 1, PLAY + CORRUPTION, Place(TOWN_HALL))
    assert t.town.hand[1] == [DEED_5]
    assert t.told("drew_deed") == []


@rule("DT-113")
def test_cancelled_share_leaves_the_loot_with_the_robber() -> None:
    """The robber keeps it all, and who played Share gains nothing."""
    t = Table(3)
    t.dice(0, "10 J J K A")
    t.hand(1, SHARE)
    t.town.bank = 6
    cancelled(t, 1, PLAY + SHARE, Place(BANK))
    assert t.town.cash == [14, 8, 8]
    assert t.town.gained == [1, 0, 0]


@rule("DT-113")
def test_the_robber_may_cancel_a_share() -> None:
    """The robber is an opponent of who plays Share, and may hold the Notice himself."""
    t = Table(2)
    t.dice(1, "10 J J K A")
    t.hand(0, SHARE)
    t.town.bank = 6
    cancelled(t, 0, PLAY + SHARE, Place(BANK))
    assert t.town.cash == [8, 14]


@rule("DT-113")
def test_a_cancelled_marshall_lets_the_star_pass() -> None:
    """The winner becomes Sheriff as if the card had not been played."""
    t = Table(3, sheriff=0)
    t.dice(1, "K 9 9 9 9")
    t.hand(0, MARSHALL)
    cancelled(t, 0, PLAY + MARSHALL, Place(SHERIFF))
    assert (t.town.sheriff, t.town.gained) == (1, [0, 1, 0])


@rule("DT-113")
def test_a_cancelled_joe_brings_nothing() -> None:
    """No dollar moves and nothing is gained."""
    t = Table(3)
    t.hand(0, NERVOUS_JOE)
    cancelled(t, 0, JOE + 1, Place(SHERIFF))
    assert (t.town.cash, t.town.gained) == ([8, 8, 8], [0, 0, 0])


@rule("DT-113")
def test_a_cancelled_elixir_gives_no_visit() -> None:
    """Who gained something stays out."""
    t = Table(3)
    t.dice(0, "K K K K K")
    t.hand(0, ELIXIR)
    t.town.gained = [1, 1, 1]
    cancelled(t, 0, PLAY + ELIXIR, DocStep())
    assert t.asked == []


@rule("DT-113")
def test_a_cancelled_cheater_leaves_the_die() -> None:
    """The dice stay as they fell."""
    t = Table(2, loaded=True)
    t.hand(0, CHEATER)
    t.luck.roll("9 9 K K K")
    t.luck.roll("9 9 K K K")
    cancelled(t, 0, CHEAT + FACE["9"] * 6 + FACE["K"], Throw(final=1))
    assert t.set_dice(0) == "9 9 K K K"


# --- the windows of a round ----------------------------------------------------------------


@rule("DT-114")
def test_the_windows_of_a_round_open_in_order() -> None:
    """A round in which every card could be played asks for each of them at its own moment."""
    t = Table(2, sheriff=0, loaded=True)
    t.hand(0, BRUTE, DYNAMITE, SHARE, UNLIMITED_CREDIT, GIRLS, NERVOUS_JOE, MARSHALL)
    t.hand(1, CHEATER, CHEATER, CORRUPTION, ELIXIR)
    on_top(t.town.store, HAT)
    t.luck.roll("9 J Q A A")
    t.luck.roll("10 J Q A A")
    t.luck.roll("10 10 K A")  # the final throw
    for cards in (4, 3, 2):  # the thief's draw takes a Cheater
        t.luck.next(cards, cards - 1)
    t.luck.roll("9 9 9 9 9")  # the next round
    t.luck.roll("9 9 9 9 9")
    t.start(Round())
    assert WITH_BRUTE + number("9 J Q A A") in t.options(0)
    t.answer(0, WITH_BRUTE + number("9 J Q A A"))
    t.answer(1, KEEP + number("10"))
    windows = []
    this_round = t.town.round
    while t.town.round == this_round:
        seat = t.asked[0]
        question = GAME.question(t.town, seat)
        assert question is not None
        windows.append((seat, question.prompt.id, *[arg.value for arg in question.prompt.args]))
        assert in_secret(t, seat)
        t.answer(seat, SKIP)
    assert windows == [
        (1, "prompt_cheater"),
        (1, "prompt_cheater"),
        (0, "prompt_play_card", DYNAMITE),
        (0, "prompt_play_card", SHARE),
        (0, "prompt_play_card", UNLIMITED_CREDIT),
        (0, "prompt_play_card", GIRLS),
        (0, "prompt_star"),
        (1, "prompt_play_card", CORRUPTION),
        (1, "prompt_play_card", ELIXIR),
    ]


# --- no empty prompts ----------------------------------------------------------------------


def empty_mine(t: Table) -> None:
    """No nugget is left."""
    t.town.mine = 0


def empty_store(t: Table) -> None:
    """No store card is left."""
    t.town.store, t.town.discard = [], []


def empty_hands(t: Table) -> None:
    """No opponent of seat 1 has a card."""
    t.town.hand[0] = []


def empty_pockets(t: Table) -> None:
    """No opponent of seat 1 has a dollar."""
    t.town.cash = [0, 8, 0]


@rule("DT-223")
@pytest.mark.parametrize(
    ("place", "card", "without"),
    [
        (MINE, DYNAMITE, empty_mine),
        (GENERAL_STORE, UNLIMITED_CREDIT, empty_store),
        (SALOON, GIRLS, empty_hands),
        (SHERIFF, NERVOUS_JOE, empty_pockets),
    ],
)
def test_a_card_that_would_be_void_is_not_asked_for(
    place: int, card: int, without: Callable[[Table], None]
) -> None:
    """Where a card could have no effect its window does not open; otherwise it does."""
    for void in (False, True):
        t = Table(3)
        t.dice(1, "9 J Q 10 10")
        t.hand(0, HAT)
        t.hand(1, card)
        if void:
            without(t)
        t.start(Place(place))
        assert t.asked == ([] if void else [1])
        assert card in t.town.hand[1]


@rule("DT-223")
def test_credit_may_count_on_the_discard() -> None:
    """An empty deck does not void Credit while the discard holds a card."""
    t = Table(3)
    t.dice(1, "J 9 9 9 9")
    t.hand(1, UNLIMITED_CREDIT)
    t.town.store, t.town.discard = [], [HAT]
    t.start(Place(GENERAL_STORE))
    assert t.options(1) == [SKIP, PLAY + UNLIMITED_CREDIT]


@rule("DT-223")
def test_the_girls_may_go_for_a_ranch() -> None:
    """With Whisky in hand a Ranch is target enough for The Girls; without it, it is not."""
    for whisky in (True, False):
        t = Table(3, extension=True)
        t.dice(1, "Q 9 9 9 9")
        t.hand(1, GIRLS, *([WHISKY] if whisky else []))
        give_ranches(t, 0, 1)
        t.start(Place(SALOON))
        t.answer(1, ACTION + SALOON * 2 + CLASSIC)
        assert t.options(1) == ([SKIP, PLAY + GIRLS] if whisky else [])


@rule("DT-223")
def test_the_double_gun_needs_a_wanted_outlaw() -> None:
    """Without anybody to hunt it cannot be wasted."""
    for wanted in (True, False):
        t = Table(3, extension=True, loaded=True)
        t.dice(1, "K 9 9 9 9")
        t.hand(1, DOUBLE_GUN)
        if not wanted:
            t.town.outlaw_deck, t.town.wanted = t.town.wanted + t.town.outlaw_deck, []
        t.luck.roll("Q")
        t.start(Place(SHERIFF))
        t.answer(1, ACTION + SHERIFF * 2 + NEW)
        assert t.options(1) == ([SKIP, REROLL + number("Q")] if wanted else [])


@rule("DT-223")
def test_desperado_needs_an_outlaw_in_the_deck() -> None:
    """With an empty Outlaw deck it cannot be played."""
    for deck in (True, False):
        t = Table(3, extension=True)
        t.dice(1, "Q 9 9 9 9")
        t.hand(1, DESPERADO)
        if not deck:
            t.town.wanted, t.town.outlaw_deck = sorted(t.town.wanted + t.town.outlaw_deck), []
        t.start(Place(SALOON))
        t.answer(1, ACTION + SALOON * 2 + NEW)
        assert t.options(1) == ([SKIP, PLAY + DESPERADO] if deck else [])
