"""Section 23 of the clauses: what is asked, of whom, and out of how many answers."""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import permutations
from pathlib import Path
from typing import Any

import pytest

from farwest.games.dice_town import GAME, box
from farwest.games.dice_town.box import BANK, GENERAL_STORE, SALOON
from farwest.games.dice_town.rules.places import Place
from farwest.games.dice_town.rules.throwing import Throw
from farwest.games.dice_town.verbs import (
    OFFER_BUILD,
    OFFER_DOLLARS,
    OFFER_NOTHING,
    OFFER_NUGGETS,
    OUTLAW,
    PLAY,
    SKIP,
)
from farwest.kernel.dump import dump
from farwest.kernel.state import State
from tests.clauses import rule
from tests.games.dice_town.kit import SETTINGS, Table, give_outlaws, known, stroll
from tests.games.dice_town.place_scenes import PLACE_SCENES, hunt, pan, recruit, take_gift
from tests.games.dice_town.scenes import SCENES, Scene, full, visit, window

MOST = {
    "outlaw_use": 3,
    "keep": 58,
    "brute_cut": 30,
    "cheater": 26,
    "wanted": 2,
    "bribe_open": 2,
    "bribe_dollars": 9,
    "bribe_nuggets": 6,
    "bribe_card": 34,
    "name_player": 6,
    "choose_action": 2,
    "play_card": 2,
    "star": 7,
    "store_keep": 5,
    "saloon_target": 10,
    "saloon_split": 6,
    "saloon_keep": 5,
    "gift_target": 5,
    "gift_give": 28,
    "river_pick": 3,
    "river_top": 2,
    "voucher": 28,
    "desperado_pick": 10,
    "double_gun": 32,
    "capture": 2,
    "indian_exchange": 5,
    "shaman": 26,
    "ambush": 25,
    "warpath": 6,
    "doc_next": 6,
    "doc_benefit": 5,
    "fence_deed": 5,
    "final_tie": 6,
}
"""Every question of the engine and the most answers the table of the clauses gives it."""

ALL_SCENES = [*SCENES, *PLACE_SCENES]
HIDDEN = {"outlaw_use", "keep", "bribe_open", "bribe_dollars", "bribe_nuggets", "bribe_card"}


def prompts_of_the_clauses() -> set[str]:
    """The decisions named in the table of section 23."""
    text = Path(box.__file__).with_name("clauses.en.md").read_text("utf-8")
    rows = text.partition("| Decision |")[2].splitlines()[2:]
    return {name for row in rows for name in re.findall(r"`(\w+)`", row.split("|")[1])}


@rule("DT-228")
def test_every_decision_of_the_table_exists() -> None:
    """Each decision of the clauses is met in a scene; `joe` is part of the star window."""
    named = prompts_of_the_clauses()
    assert len(named) == 33
    assert named == set(MOST) == {scene.prompt for scene in ALL_SCENES}


@rule("DT-228")
@pytest.mark.parametrize("scene", ALL_SCENES, ids=[scene.prompt for scene in ALL_SCENES])
def test_a_decision_has_the_stated_owner_and_number_of_answers(scene: Scene) -> None:
    """The stated player, and nobody else, is asked, out of at most the stated answers."""
    t = scene.lay()
    assert t.prompt(scene.owner) == scene.prompt
    if scene.prompt not in HIDDEN:
        assert t.asked == [scene.owner]
    assert len(set(t.options(scene.owner))) == scene.answers <= MOST[scene.prompt]


@rule("DT-228")
@pytest.mark.parametrize(
    ("card", "owner"),
    [
        (box.DYNAMITE, 0),
        (box.UNLIMITED_CREDIT, 0),
        (box.GIRLS, 0),
        (box.CORRUPTION, 0),
        (box.SHARE, 2),
        (box.ELIXIR, 1),
        (box.INSURANCE, 1),
        (box.SMOKE_SIGNALS, 2),
    ],
    ids=lambda value: box.CARDS[value] if value > 2 else "",
)
def test_a_card_is_played_by_its_owners_word_alone(card: int, owner: int) -> None:
    """In its window the holder of a card is asked whether to play it, and nobody else is."""
    t = window(card, owner)
    assert t.asked == [owner]
    assert t.prompt(owner) == "play_card"
    assert t.options(owner) == [SKIP, PLAY + card]


@rule("DT-228")
def test_desperado_is_played_by_its_owners_word_alone() -> None:
    """The recruiter is asked before he takes the top Outlaw."""
    assert recruit().options(0) == [SKIP, PLAY + box.DESPERADO]


@rule("DT-228")
@pytest.mark.parametrize(("seats", "options"), SETTINGS)
def test_random_games_ask_nothing_else(seats: int, options: dict[str, Any]) -> None:
    """Every question of random games is in the table, within its bound, and a real choice."""
    for seed in range(5):
        for match in stroll(seats, seed, **options):
            for seat in match.state.waiting():
                choice = match.state.choice_of(seat)
                answers = len(choice.options(match.state))
                assert 2 <= answers <= MOST[choice.prompt]


CARD_VERBS = {"play", "brute", "cheat", "joe", "reroll", "whisky_rob"}


@rule("DT-228")
@pytest.mark.parametrize(("seats", "options"), SETTINGS)
def test_no_card_is_played_without_its_owners_word(seats: int, options: dict[str, Any]) -> None:
    """In random games each card played was chosen by its owner, who could have done otherwise."""
    at_once = (box.GIFT, box.SWINDLER)
    for seed in range(3):
        chosen: dict[int, str] = {}
        for match in stroll(seats, seed, **options):
            if match.moves:
                seat, action = match.moves[-1]
                chosen[seat] = GAME.verbs.decode(action)[0]
            for event in match.news[-1]:
                if event.kind == "played" and event.args[1] not in at_once:
                    assert chosen[event.args[0]] in CARD_VERBS
            for seat in match.state.waiting():
                answers = match.state.choice_of(seat).options(match.state)
                assert not {GAME.verbs.decode(action)[0] for action in answers} <= CARD_VERBS


@rule("DT-228")
def test_a_lone_answer_is_not_asked_for() -> None:
    """One card drawn, one target, no benefit to choose, a die for every Outlaw: no question."""
    t = Table(3)
    t.hand(1, box.HAT)
    t.dice(0, "J Q A A A")
    t.start(Place(GENERAL_STORE), Place(SALOON))
    assert t.asked == []
    assert box.HAT in t.town.hand[0]
    assert visit("9 9 9 9 9").asked == []
    assert hunt("9 9", 0, 1).asked == []
    assert pan(box.RIVER_VOUCHER, discard=(box.HAT,)).town.hand[0] == [box.HAT]
    assert take_gift([box.HAT], []).town.hand[0] == [box.HAT]


# --- secret answers ------------------------------------------------------------------------------


def three_cups() -> tuple[Table, dict[int, list[int]]]:
    """A throw of three, and what each will answer."""
    t = Table(3, sheriff=1)
    t.start(Throw())
    return t, {seat: [t.options(seat)[seat * 3]] for seat in range(3)}


def three_bidders() -> tuple[Table, dict[int, list[int]]]:
    """A tie of three below the Sheriff, and what each will answer."""
    t = Table(4, sheriff=3)
    t.town.nuggets[0] = 2
    for seat in range(3):
        t.dice(seat, "10 10 A A A")
    t.start(Place(BANK))
    chain = [OFFER_BUILD, OFFER_DOLLARS + 4, OFFER_NUGGETS + 2]
    return t, {0: chain, 1: [OFFER_NOTHING], 2: chain[:2]}


def three_outlaws() -> tuple[Table, dict[int, list[int]]]:
    """Three players with Outlaws before a throw, and how many dice each will set."""
    t = full(3)
    give_outlaws(t, 0, 0, 2)
    give_outlaws(t, 1, 4)
    give_outlaws(t, 2, 6)
    t.start(Throw())
    return t, {
        0: [OUTLAW + 0 * 3 + 2, OUTLAW + 2 * 3 + 1],
        1: [OUTLAW + 4 * 3],
        2: [OUTLAW + 6 * 3 + 2],
    }


@rule("DT-219")
@pytest.mark.parametrize("lay", [three_cups, three_bidders, three_outlaws])
def test_secret_answers_take_effect_together_in_whatever_order_they_come(
    lay: Callable[[], tuple[Table, dict[int, list[int]]]],
) -> None:
    """All orders of answering lead to the same position, and none shows before the last."""
    t, plan = lay()
    start: State = t.town
    ends = []
    for order in permutations(plan):
        t.town = start.clone()
        t.events.clear()
        for seat in order:
            hidden = {other: known(t, other) for other in range(-1, t.town.seats) if other != seat}
            answers = {other: t.options(other) for other in plan if other != seat}
            for action in plan[seat]:
                assert {other: known(t, other) for other in hidden} == hidden
                assert {other: t.options(other) for other in answers} == answers
                t.answer(seat, action)
        ends.append(dump(t.town))
    assert all(end == ends[0] for end in ends)


@rule("DT-219")
@pytest.mark.parametrize(("seats", "options"), SETTINGS)
def test_only_hidden_decisions_are_simultaneous(seats: int, options: dict[str, Any]) -> None:
    """In random games several players are asked at once only for what the table calls hidden."""
    for match in stroll(seats, 1, **options):
        town = match.state
        prompts = {town.choice_of(seat).prompt for seat in town.waiting()}
        if town.lanes:
            assert prompts <= HIDDEN
            for viewer in range(-1, seats):
                assert set(GAME.view(town, viewer)["choosing"]) >= set(town.waiting())
        elif not town.over:
            assert len(town.waiting()) == 1
            assert not prompts & HIDDEN
