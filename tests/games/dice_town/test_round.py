"""Section 3 of the clauses: the course of a round."""

from __future__ import annotations

from typing import Any

import pytest

from farwest.games.dice_town import GAME, box
from farwest.games.dice_town.box import BANK, GENERAL_STORE, MINE, SALOON, SHERIFF, TOWN_HALL
from farwest.games.dice_town.rules.places import Place
from farwest.games.dice_town.rules.round import Round
from farwest.games.dice_town.verbs import KEEP
from farwest.kernel.match import Match
from farwest.kernel.news import Event
from tests.clauses import rule
from tests.games.dice_town.kit import SETTINGS, Table, last, number, stroll


def rounds(match: Match) -> list[list[Event]]:
    """What was told in each round of a game."""
    told: list[list[Event]] = []
    for event in (event for news in match.news for event in news):
        if event.kind == "round":
            told.append([])
        told[-1].append(event)
    return told


THROWING = {"rolled", "kept", "final", "paid", "cut", "outlaw"}
CONTEST = {"first": 1, "tie": 0, "nobody": 0}
"""Events that open a place, and which of their arguments is the place."""


@rule("DT-019")
@pytest.mark.parametrize(("seats", "options"), SETTINGS)
def test_a_game_is_a_series_of_rounds_of_two_phases(seats: int, options: dict[str, Any]) -> None:
    """Rounds are counted from 1; in each all dice are thrown before the first place opens."""
    match = last(stroll(seats, 8, **options))
    played = rounds(match)
    assert [told[0].args for told in played] == [(n + 1,) for n in range(len(played))]
    for told in played:
        kinds = [event.kind for event in told]
        phase_two = next(n for n, kind in enumerate(kinds) if kind in {*CONTEST, "blocked"})
        assert THROWING & set(kinds[:phase_two])
        assert not THROWING & set(kinds[phase_two:])
        assert ("end" in kinds) == (told is played[-1])


@rule("DT-019")
def test_the_end_is_checked_when_the_round_is_over() -> None:
    """A mine emptied in mid-round lets the round be played out; then the game is over."""
    t = Table(2, sheriff=0, loaded=True, bribes=False)
    t.town.mine = 1
    t.luck.roll("9 9 9 10 K")
    t.luck.roll("A A A A A")
    t.start(Round())
    t.answer(0, KEEP + number("9 9 9 10 K"))
    t.answer(1, KEEP + number("A A A A A"))
    assert t.town.over
    kinds = [event.kind for event in t.events]
    assert kinds.index("dug") < kinds.index("star") < kinds.index("deeds") < kinds.index("end")


@rule("DT-020")
def test_places_are_resolved_in_order() -> None:
    """Every round of a base game resolves the six places in order, the Doc after them."""
    match = last(stroll(4, 9))
    for told in rounds(match):
        opened = [e.args[CONTEST[e.kind]] for e in told if e.kind in CONTEST]
        assert opened == [MINE, BANK, GENERAL_STORE, SALOON, SHERIFF, TOWN_HALL]
        kinds = [event.kind for event in told]
        visits = [n for n, kind in enumerate(kinds) if kind in ("doc", "doc_pass")]
        assert all(n > kinds.index("deeds") for n in visits)


@rule("DT-020")
def test_the_stagecoach_comes_between_bank_and_store() -> None:
    """The robber gets the Bank's bills but not the Stagecoach's, which arrive before the Store."""
    t = Table(2, loaded=True)
    t.luck.roll("10 10 K K K")
    t.luck.roll("J J 9 9 9")
    t.start(Round())
    t.answer(0, KEEP + number("10 10 K K K"))
    t.answer(1, KEEP + number("J J 9 9 9"))
    assert t.prompt(1) == "store_keep"
    assert t.told("robbed_bank") == [(0, 3)]
    assert (t.town.bank, t.town.coach, t.town.cash[0]) == (8, 0, 7)


@rule("DT-021")
def test_one_player_may_win_several_places_and_a_place_may_go_to_nobody() -> None:
    """One player takes Mine, Bank and star in a round in which nobody has a Q."""
    t = Table(3, sheriff=1, loaded=True)
    t.hand(1, box.DEED_1)
    t.dice(0, "9 9 10 K K")
    t.dice(1, "9 J A A A")
    t.dice(2, "J J A A A")
    t.start(Place(MINE), Place(BANK), Place(SALOON), Place(SHERIFF))
    assert t.told("first") == [(0, MINE), (0, BANK), (0, SHERIFF)]
    assert t.told("nobody") == [(SALOON,)]
    assert (t.town.nuggets, t.town.cash, t.town.sheriff) == ([2, 0, 0], [11, 8, 8], 0)
    assert t.town.hand[1] == [box.DEED_1]


@rule("DT-022")
@pytest.mark.parametrize(("seats", "options"), SETTINGS)
def test_all_combinations_are_complete_and_open_in_phase_two(
    seats: int, options: dict[str, Any]
) -> None:
    """Whenever a place is being resolved everybody, spectators too, sees five dice a player."""
    places = 0
    for match in stroll(seats, 10, **options):
        if match.state.place >= 0:
            places += 1
            for viewer in range(-1, seats):
                players = GAME.view(match.state, viewer)["players"]
                assert [len(player["dice"]) for player in players] == [5] * seats
    assert places
