"""The end of a round and of the game: when it comes, what counts, and who wins."""

import pytest

from farwest.games.dice_town import GAME
from farwest.games.dice_town.box import (
    BRUTE,
    CHEATER,
    CORRUPTION,
    DEED_1,
    DEED_2,
    DEED_3,
    DEED_4,
    DEED_5,
    DEEDS,
    DOC_BIG_SCAM,
    DYNAMITE,
    ELIXIR,
    GIRLS,
    HAT,
    HORSE,
    MARSHALL,
    NERVOUS_JOE,
    SHARE,
    UNLIMITED_CREDIT,
    WANTED_NOTICE,
)
from farwest.games.dice_town.rules.ending import DEEDS_GONE, MINE_EMPTY
from farwest.games.dice_town.rules.round import Round, RoundEnds
from farwest.games.dice_town.verbs import DOC, DOC_PASS, FINAL, KEEP
from farwest.kernel.match import Match
from farwest.kernel.news import Event
from tests.clauses import rule
from tests.games.dice_town.kit import Table, number, on_top, stroll

ACTION_CARDS = (
    DYNAMITE,
    GIRLS,
    BRUTE,
    BRUTE,
    CHEATER,
    CHEATER,
    CORRUPTION,
    UNLIMITED_CREDIT,
    NERVOUS_JOE,
    MARSHALL,
    SHARE,
    WANTED_NOTICE,
    ELIXIR,
)


def play_round(t: Table, *hands: str) -> None:
    """A round in which everybody keeps his first five dice, for four dollars each."""
    for dice in hands:
        t.luck.roll(dice)
    t.start(Round())
    for seat, dice in enumerate(hands):
        t.answer(seat, KEEP + number(dice))


def whole_game(seats: int, seed: int) -> list[Event]:
    """All that was told in a game played at random."""
    *_, match = stroll(seats, seed)
    assert match.state.over
    return [event for news in match.news for event in news]


# --- the end of a round --------------------------------------------------------------------


@rule("DT-115")
def test_everybody_takes_his_dice_back() -> None:
    """After a round nobody has a die set, and everybody throws five dice again."""
    t = Table(2, loaded=True)
    t.luck.roll("9 9 9 10 10")
    t.luck.roll("J J J Q Q")
    t.luck.roll("9 10 J Q K")
    t.luck.roll("9 10 J Q K")
    t.start(Round())
    t.answer(0, KEEP + number("9 9 9 10 10"))
    t.answer(1, KEEP + number("J J J Q Q"))
    while t.prompt(1) == "store_keep":
        t.answer(1, t.options(1)[0])
    assert t.told("round") == [(3,), (4,)]
    assert [t.set_dice(seat) for seat in range(2)] == ["", ""]
    assert t.told("rolled")[-2:] == [(0, 5), (1, 5)]
    assert [t.prompt(seat) for seat in range(2)] == ["keep", "keep"]


@rule("DT-116")
@pytest.mark.parametrize(
    ("mine", "row", "deck", "ending"),
    [
        (1, 1, 0, 0),
        (1, 0, 1, 0),
        (0, 3, 5, MINE_EMPTY),
        (1, 0, 0, DEEDS_GONE),
    ],
    ids=["a deed in the row", "a deed in the deck", "no nugget", "no deed"],
)
def test_the_game_ends_when_gold_or_deeds_are_gone(
    mine: int, row: int, deck: int, ending: int
) -> None:
    """It ends with an empty mine, or with row and deck both empty, and not before."""
    t = Table(2)
    t.town.mine = mine
    t.town.row, t.town.deeds = [DEED_1] * row, [DEED_2] * deck
    t.start(RoundEnds())
    assert t.town.over == bool(ending)
    assert t.town.ending == ending
    assert t.told("end") == ([(ending,)] if ending else [])


@rule("DT-117")
def test_an_empty_mine_does_not_stop_the_round() -> None:
    """The mine is emptied first of all; every later place and the Doc still have their turn."""
    t = Table(3, sheriff=0, loaded=True)
    t.town.mine = 2
    t.hand(2, HAT)
    on_top(t.town.store, HORSE)
    play_round(t, "9 9 9 J Q", "10 10 10 10 K", "9 9 A A A")
    assert t.town.mine == 0
    later = ["dug", "robbed_bank", "coach", "kept_card", "stole", "star", "deeds"]
    assert [event.kind for event in t.events if event.kind in later] == later
    assert (t.asked, t.prompt(2)) == ([2], "doc_benefit")
    t.answer(2, DOC + DOC_BIG_SCAM)
    assert t.town.nuggets == [1, 0, 1]
    assert t.town.over
    assert (t.town.round, t.town.ending) == (3, MINE_EMPTY)


@rule("DT-117")
def test_the_last_deed_does_not_stop_the_round() -> None:
    """The last deed is handed out at Town Hall; the Doc is visited before the game ends."""
    t = Table(3, sheriff=0, loaded=True)
    t.town.row, t.town.deeds = [DEED_4], []
    play_round(t, "10 10 10 J J", "A A A 9 9", "A A A 10 J")
    t.answer(0, t.options(0)[0])
    assert (t.town.row, t.town.hand[1]) == ([], [DEED_4])
    assert (t.asked, t.prompt(2)) == ([2], "doc_benefit")
    t.answer(2, DOC_PASS)
    assert t.town.over
    assert t.town.ending == DEEDS_GONE


@rule("DT-118")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_round_hands_out_a_deed(seats: int) -> None:
    """In games played at random each round hands out a deed, so none is longer than 25 rounds."""
    for seed in range(10):
        rounds: list[int] = []
        for event in whole_game(seats, seed):
            if event.kind == "round":
                rounds.append(0)
            elif event.kind == "deeds":
                rounds[-1] += len(event.args[1])
        assert min(rounds) >= 1
        assert len(rounds) <= len(DEEDS) == 25


# --- scoring -------------------------------------------------------------------------------


@rule("DT-119", "DT-121")
def test_a_nugget_is_a_point_and_the_star_is_five() -> None:
    """One point per nugget; five for the Sheriff and for nobody else."""
    t = Table(3, sheriff=1)
    t.town.nuggets = [7, 0, 3]
    scores = GAME.result(t.town).scores
    assert [score["nuggets"] for score in scores] == [7, 0, 3]
    assert [score["sheriff"] for score in scores] == [0, 5, 0]


@rule("DT-120")
def test_two_dollars_are_a_point() -> None:
    """An odd dollar is worth nothing."""
    t = Table(5)
    t.town.cash = [0, 1, 2, 3, 11]
    assert [score["dollars"] for score in GAME.result(t.town).scores] == [0, 0, 1, 1, 5]


@rule("DT-122")
def test_equipment_counts_and_action_cards_do_not() -> None:
    """The printed points of equipment in hand count; all unused action cards give nothing."""
    t = Table(2)
    t.hand(0, HAT, HORSE)
    t.hand(1, *ACTION_CARDS)
    assert [score["items"] for score in GAME.result(t.town).scores] == [10, 0]
    assert GAME.result(t.town).totals[1] == 4, "eight dollars, and nothing for the cards"


@rule("DT-123")
def test_deeds_count_in_hand_and_fenced() -> None:
    """Every deed is worth its printed one to five points, wherever it lies before its owner."""
    t = Table(2)
    t.hand(0, DEED_1, DEED_2, DEED_3, DEED_4, DEED_5)
    t.hand(1, DEED_5)
    t.town.fenced[1] = [DEED_4, DEED_2]
    assert [score["deeds"] for score in GAME.result(t.town).scores] == [15, 11]


# --- who wins ------------------------------------------------------------------------------


def finale(totals: list[int], deeds: list[int], sheriff: int) -> Table:
    """The mine is empty; all have so many points and so many deeds, those of seat 1 fenced."""
    t = Table(len(totals), sheriff=sheriff)
    t.town.mine = 0
    supply = sorted(t.town.deeds + t.town.row)
    for seat in sorted(range(len(deeds)), key=lambda seat: -deeds[seat]):
        cards = [supply.pop(0) for _ in range(deeds[seat])]
        (t.town.fenced if seat == 1 else t.town.hand)[seat] = cards
        t.town.nuggets[seat] = totals[seat] - GAME.result(t.town).totals[seat]
        assert t.town.nuggets[seat] >= 0
    t.town.row, t.town.deeds = supply, []
    return t


@rule("DT-124")
def test_the_highest_total_wins() -> None:
    """Points decide, whatever the number of deeds; the others are placed by their points."""
    t = finale([27, 31, 30, 30], [6, 1, 7, 5], sheriff=0)
    t.start(RoundEnds())
    assert t.town.over
    result = GAME.result(t.town)
    assert result.totals == [27, 31, 30, 30]
    assert result.winners == [1]
    assert result.places == [4, 1, 2, 3]
    assert t.told("won") == [(1, 31)]


@rule("DT-125")
def test_most_deeds_settle_a_tie_of_points() -> None:
    """DT-EX-13: A and B have 31 points; B wins with six fenced deeds to four in hand, unasked."""
    t = finale([31, 31, 28], [4, 6, 9], sheriff=2)
    t.start(RoundEnds())
    assert t.asked == []
    assert GAME.result(t.town).winners == [1]


@rule("DT-125")
def test_only_the_tied_players_deeds_count() -> None:
    """A third player's many deeds do not bring him into a tie he has not the points for."""
    t = finale([31, 30, 31], [2, 9, 3], sheriff=1)
    t.start(RoundEnds())
    assert GAME.result(t.town).winners == [2]


@rule("DT-126")
@pytest.mark.parametrize("named", [0, 1])
def test_the_sheriff_settles_the_last_tie(named: int) -> None:
    """DT-EX-13: with five deeds each, the Sheriff C names A or B, and not himself."""
    t = finale([31, 31, 28], [5, 5, 9], sheriff=2)
    t.start(RoundEnds())
    assert (t.asked, t.prompt(2)) == ([2], "final_tie")
    assert t.options(2) == [FINAL + 0, FINAL + 1]
    t.answer(2, FINAL + named)
    assert t.town.over
    result = GAME.result(t.town)
    assert result.winners == [named]
    assert result.places[named] == 1
    assert result.places[1 - named] == 2


@rule("DT-126")
def test_a_tied_sheriff_may_name_himself() -> None:
    """A Sheriff who is one of the tied players is among those he may name."""
    t = finale([31, 31, 28], [5, 5, 9], sheriff=1)
    t.start(RoundEnds())
    assert t.options(1) == [FINAL + 0, FINAL + 1]
    t.answer(1, FINAL + 1)
    assert GAME.result(t.town).winners == [1]


# --- the Doc in small games ----------------------------------------------------------------


@rule("DT-127")
def test_a_game_without_the_doc_is_a_good_game() -> None:
    """DT-EX-30: two players who never take a benefit of the Doc still play to a winner."""
    for seed in range(3):
        match = Match(GAME, ["a", "b"], {}, f"no doc {seed}")
        while not match.state.over:
            seat = match.state.waiting()[0]
            options = match.state.choice_of(seat).options(match.state)
            match.answer(seat, DOC_PASS if DOC_PASS in options else options[seed % len(options)])
        assert "doc" not in [event.kind for news in match.news for event in news]
        assert len(GAME.result(match.state).winners) == 1


@rule("DT-127")
def test_the_doc_is_busier_at_a_large_table() -> None:
    """In games played at random a seat stands before the Doc more often with five than with two."""
    share = []
    for seats in (2, 5):
        visits = chances = 0
        for seed in range(6):
            kinds = [event.kind for event in whole_game(seats, seed)]
            visits += kinds.count("doc") + kinds.count("doc_pass")
            chances += kinds.count("round") * seats
        share.append(visits / chances)
    assert share[0] < share[1] / 1.5
