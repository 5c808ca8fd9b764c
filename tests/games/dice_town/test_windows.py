"""Section 11: reaction windows, who is asked, when, and what the others learn of it."""

from collections.abc import Callable

import pytest

from farwest.games.dice_town import GAME
from farwest.games.dice_town.box import (
    BANK,
    BRUTE,
    CHEATER,
    CORRUPTION,
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
    SALOON,
    SHARE,
    SHERIFF,
    TOWN_HALL,
    UNLIMITED_CREDIT,
    WANTED_NOTICE,
    WHISKY,
)
from farwest.games.dice_town.rules.places import CLASSIC, NEW, Place
from farwest.games.dice_town.rules.round import Round
from farwest.games.dice_town.verbs import ACTION, JOE, KEEP, PLAY, REROLL, SKIP
from farwest.games.dice_town.verbs import BRUTE as WITH_BRUTE
from farwest.kernel.news import Refused
from tests.clauses import rule
from tests.games.dice_town.kit import Table, give_ranches, in_secret, number, on_top

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
