"""Section 5 of the clauses: winning a place, and ties, which the Sheriff settles."""

from __future__ import annotations

from typing import Any

import pytest

from farwest.games.dice_town import GAME, box
from farwest.games.dice_town.box import BANK, GENERAL_STORE, MINE, SALOON, SHERIFF, TOWN_HALL
from farwest.games.dice_town.rules.doc import DocStep
from farwest.games.dice_town.rules.ending import Ending
from farwest.games.dice_town.rules.places import Place
from farwest.games.dice_town.verbs import ACTION, DOC_NEXT, FINAL, NAME, SKIP
from farwest.kernel.news import Refused
from tests.clauses import rule
from tests.games.dice_town.kit import SETTINGS, Table, on_top, showing, stroll, tie

FACED = [(MINE, "9"), (BANK, "10"), (GENERAL_STORE, "J"), (SALOON, "Q"), (SHERIFF, "K")]


# --- who wins --------------------------------------------------------------------------------


@rule("DT-041")
@pytest.mark.parametrize(("place", "face"), FACED)
def test_the_most_dice_of_its_face_win_a_place(place: int, face: str) -> None:
    """Two dice of the face beat one, one beats none, and the Sheriff has no say."""
    t = showing(face, f"{face} {face}", "")
    t.start(Place(place))
    assert t.town.first == 1
    assert t.told("first") == [(1, place)]
    t = showing("", "", face)
    t.start(Place(place))
    assert t.town.first == 2


@rule("DT-041")
@pytest.mark.parametrize(("place", "face"), FACED)
def test_a_place_whose_face_nobody_has_is_skipped(place: int, face: str) -> None:
    """Without a die of the face nobody wins, nothing is asked, nothing changes."""
    t = showing("", "", "")
    t.hand(0, box.DYNAMITE, box.DEED_1)
    t.hand(1, box.UNLIMITED_CREDIT, box.GIRLS)
    t.hand(2, box.SHARE, box.MARSHALL)
    before = t.town.clone()
    t.start(Place(place))
    assert t.asked == []
    assert t.told("nobody") == [(place,)]
    assert GAME.supply(t.town) == GAME.supply(before)
    for goods in ("cash", "nuggets", "hand", "sheriff", "mine", "bank", "gained"):
        assert getattr(t.town, goods) == getattr(before, goods)


@rule("DT-041")
def test_without_a_king_the_card_window_of_the_sheriff_step_still_opens() -> None:
    """Nervous Joe can be played although nobody rolled a K; the Sheriff stays."""
    t = showing("", "", "", sheriff=1)
    t.hand(2, box.NERVOUS_JOE)
    t.start(Place(SHERIFF))
    assert t.asked == [2]
    t.answer(2, SKIP)
    assert t.town.sheriff == 1


@rule("DT-042")
@pytest.mark.parametrize(("seats", "options"), SETTINGS)
def test_town_hall_goes_to_the_best_combination_in_every_round(
    seats: int, options: dict[str, Any]
) -> None:
    """In random games Town Hall never goes to nobody; the number of aces is not what counts."""
    *_, match = stroll(seats, 3, **options)
    told = [event for news in match.news for event in news]
    lost = {event.args[0] for event in told if event.kind == "nobody"}
    won = {event.args[1] for event in told if event.kind == "first"}
    assert TOWN_HALL in won - lost
    t = showing("9 10 J Q", "9 9 10 J Q", sheriff=0)
    t.start(Place(TOWN_HALL))
    assert t.town.first == 1


# --- the Sheriff's word ------------------------------------------------------------------------


@rule("DT-043", "DT-045")
@pytest.mark.parametrize("sheriff", [0, 2])
@pytest.mark.parametrize("named", [0, 1])
def test_the_sheriff_names_any_of_the_tied_players(sheriff: int, named: int) -> None:
    """He chooses freely among the tied, himself included, and can name nobody else or no one."""
    t = tie("10 10", "10 10", "10", sheriff=sheriff, bribes=False)
    assert t.asked == [sheriff]
    assert t.prompt(sheriff) == "name_player"
    assert t.options(sheriff) == [NAME + 0, NAME + 1]
    for answer in (NAME + 2, SKIP):
        with pytest.raises(Refused):
            t.answer(sheriff, answer)
    t.answer(sheriff, NAME + named)
    assert t.town.cash[named] == 11
    assert sum(t.town.cash) == 3 * 8 + 3


@rule("DT-044")
def test_a_tie_for_the_star_is_settled_by_the_outgoing_sheriff_and_later_ones_by_the_new() -> None:
    """The old Sheriff names the new, who decides at Town Hall and sets the order at the Doc."""
    t = showing(*["9 10 J K K"] * 2, *["J J J Q Q"] * 2, sheriff=3, bribes=False)
    t.start(Place(SHERIFF), Place(TOWN_HALL), DocStep())
    assert t.asked == [3]
    t.answer(3, NAME + 1)
    assert t.town.sheriff == 1
    assert t.asked == [1]
    assert t.options(1) == [NAME + 2, NAME + 3]
    t.answer(1, NAME + 2)
    assert t.asked == [1]
    assert t.options(1) == [DOC_NEXT + 0, DOC_NEXT + 3]


@rule("DT-044")
def test_a_star_from_the_river_decides_at_once() -> None:
    """Who finds the star at the mine settles the tie at the bank of the same round."""
    t = showing("9", "10", "10", sheriff=1, extension=True, bribes=False)
    on_top(t.town.river, box.RIVER_STAR)
    t.start(Place(MINE), Place(BANK))
    t.answer(0, ACTION + MINE * 2 + 1)
    assert t.asked == [0]
    assert t.prompt(0) == "name_player"


@rule("DT-043", "DT-149")
def test_two_tied_for_first_share_the_places_of_the_extension() -> None:
    """DT-EX-24: the Sheriff names once; the other tied player is second, the third gets nothing."""
    t = tie("10 10", "10 10", "10", "", sheriff=2, extension=True, bribes=False)
    assert t.options(2) == [NAME + 0, NAME + 1]
    t.answer(2, NAME + 1)
    assert (t.town.first, t.town.second) == (1, 0)
    assert t.told("named") == [(2, 1, BANK)]
    assert t.prompt(1) == "choose_action"


@rule("DT-051")
@pytest.mark.parametrize("sheriff", [0, 2])
def test_without_bribes_the_sheriff_simply_names_the_winner(sheriff: int) -> None:
    """With bribes off no offer is asked for, and nothing is paid."""
    t = tie("10", "10", "", sheriff=sheriff, bribes=False)
    assert t.asked == [sheriff]
    t.answer(sheriff, NAME + 1)
    assert t.town.cash[1] == 11
    t = tie("10", "10", "", sheriff=sheriff, bribes=True)
    assert t.prompt(1) == "bribe_open"


@rule("DT-052")
def test_there_is_no_bribe_for_the_order_at_the_doc() -> None:
    """Several visitors, bribes on: the Sheriff is asked for the order at once."""
    t = Table(3, sheriff=1)
    for seat in range(3):
        t.dice(seat, "K K K K K")
    t.start(DocStep())
    assert t.asked == [1]
    assert t.options(1) == [DOC_NEXT + 0, DOC_NEXT + 1, DOC_NEXT + 2]


@rule("DT-052")
def test_there_is_no_bribe_for_the_tie_at_the_end() -> None:
    """A perfect tie at the end, bribes on: the Sheriff is asked for the winner at once."""
    t = Table(3, sheriff=2)
    t.town.nuggets[:2] = [6, 6]
    t.start(Ending())
    assert t.asked == [2]
    assert t.options(2) == [FINAL + 0, FINAL + 1]
