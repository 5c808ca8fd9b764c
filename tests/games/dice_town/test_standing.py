"""How things stand, as every view shows it: the same as the rules will find."""

from __future__ import annotations

import pytest

from farwest.games.dice_town import GAME, box
from farwest.games.dice_town.box import MINE, POKER, SALOON, TOWN_HALL
from farwest.games.dice_town.dice import DICE, SIZE
from farwest.games.dice_town.rules.ties import leaders, standings
from farwest.games.dice_town.state import Town
from farwest.games.dice_town.verbs import DOC_NEXT
from tests.games.dice_town.kit import SETTINGS, Table, stroll
from tests.games.dice_town.positions import at, doc, thrown

ORDER = ["throw", "indian", "place", "doc", "over"]


def complete(town: Town) -> bool:
    """Whether all combinations are there."""
    return all(SIZE[dice] == DICE for dice in town.dice)


@pytest.mark.parametrize("setting", range(len(SETTINGS)))
def test_who_leads_is_who_will_be_first(setting: int) -> None:
    """Before a place is resolved its leaders are those the rules will name, second included."""
    seats, options = SETTINGS[setting]
    compared = 0
    for match in stroll(seats, setting, **options):
        town = match.state
        if not complete(town):
            continue
        shown = GAME.view(town, -1)["leaders"]
        for place in range(town.place + 1, len(box.PLACES)):
            if town.blocked == place:
                assert shown[place] == [[], []]
                continue
            results = standings(town, place)
            first = leaders(results)
            alone = len(first) == 1 and town.extension and seats > 2
            second = leaders(results, below=results[first[0]]) if alone else []
            assert shown[place] == [first, second]
            compared += 1
    assert compared > 20


def test_dice_that_are_still_being_set_are_compared_too() -> None:
    """A pair leads one die; among pairs the higher one leads; who has no dice leads nowhere."""
    t = Table(4)
    t.dice(0, "A")
    t.dice(1, "9 9")
    t.dice(2, "10 10 9")
    view = GAME.view(t.town, 0)
    assert view["leaders"][MINE] == [[1], []]
    assert view["leaders"][SALOON] == [[], []]
    assert view["leaders"][TOWN_HALL] == [[2], []]
    hands = [player["poker"] for player in view["players"]]
    assert hands == [[0, 5], [1, 0], [1, 1], None]
    assert [POKER[kind] for kind, _ in hands[:3]] == ["high_die", "one_pair", "one_pair"]


def test_once_it_is_settled_those_who_act_are_shown() -> None:
    """At the place being resolved the Sheriff's word counts, not the dice."""
    t = at(MINE, 2, extension=True)
    t.town.second = 0
    leading = GAME.view(t.town, 0)["leaders"]
    assert leading[MINE] == [[2], [0]]
    assert leading[SALOON] == [[0, 1, 2], []]


@pytest.mark.parametrize("setting", range(len(SETTINGS)))
def test_a_round_goes_through_its_phases_in_order(setting: int) -> None:
    """Throwing, the Indian die, the places, the Doc; what ends the game keeps its sum."""
    seats, options = SETTINGS[setting]
    phases = []
    sums = set()
    last = (0, 0)
    for match in stroll(seats, setting, **options):
        view = GAME.view(match.state, -1)
        here = (view["round"], ORDER.index(view["phase"]))
        assert here >= last
        assert (view["phase"] == "place") == (view["place"] >= 0)
        last = here
        phases.append(view["phase"])
        sums.add((view["all_nuggets"], view["all_deeds"]))
    expected = set(ORDER) if options.get("indian_die") else set(ORDER) - {"indian"}
    assert set(phases) >= expected - {"doc"}
    deeds = len(box.DEEDS) + box.RANCHES * bool(options.get("extension"))
    if options.get("extension") and seats == 2:
        deeds -= box.REMOVED_TWO_PLAYERS
    gold = GAME.deal(seats, options, 1).mine
    assert sums == {(gold, deeds)}


def test_who_may_see_the_doc() -> None:
    """Nobody while dice are thrown; those who gained nothing; then the Sheriff's order first."""
    assert GAME.view(thrown().town, 0)["doc"] == []
    t = at(SALOON, 1)
    t.town.gained = [0, 1, 0]
    assert GAME.view(t.town, 0)["doc"] == [0, 2]
    t = doc(1)
    assert GAME.view(t.town, 0)["doc"] == [0, 2, 3]
    t.answer(0, DOC_NEXT + 3)
    assert GAME.view(t.town, 0)["doc"] == [3, 0, 2]


def test_points_so_far_are_ones_own_secret() -> None:
    """They count the cards in hand."""
    t = thrown("9 10 J Q K", 8, box.DEED_5)
    assert GAME.view(t.town, 0)["points"] == sum(GAME.result(t.town).scores[0].values())
    assert GAME.view(t.town, 0)["points"] == 5 + 4 + 5
    assert "points" not in GAME.view(t.town, -1)
