"""The kernel on a toy game: steps, lanes, windows, menus, and the laws that watch over them."""

from __future__ import annotations

import json
import random
from collections.abc import Callable

import pytest

from farwest.kernel import laws
from farwest.kernel.dump import dump
from farwest.kernel.game import View
from farwest.kernel.menu import Menu, Task
from farwest.kernel.news import Refused
from farwest.kernel.verbs import Verbs
from tests.kernel.camp import (
    BID,
    COOK,
    DANCE,
    GAME,
    PASS,
    SLEEP,
    STOP,
    Bid,
    Camp,
    Cook,
    Dance,
    Evening,
    Show,
    camp,
)


def bid(state: Camp, *coins: int) -> None:
    """Every seat bids, in order."""
    for seat, number in enumerate(coins):
        state.answer(seat, BID + number)


def test_lanes_are_answered_in_any_order() -> None:
    """Every seat with a lane may answer first, and the reveal waits for all."""
    state = camp()
    assert state.waiting() == [0, 1, 2]
    state.answer(2, BID + 3)
    assert state.waiting() == [0, 1]
    assert state.bids == [0, 0, 3]
    state.answer(0, BID)
    assert state.food == 0
    assert state.coins == [3, 3, 3]
    state.answer(1, BID + 1)
    assert state.coins == [3, 3, 0]


def test_others_see_only_that_lanes_are_choosing() -> None:
    """Whether a lane has been answered shows nowhere until the last one is."""
    state = camp()
    before = json.dumps(GAME.view(state, 0))
    state.answer(2, BID + 3)
    assert json.dumps(GAME.view(state, 0)) == before
    assert state.choosing() == [0, 1, 2]


def test_secret_options_are_computed_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Playing on asks each lane for its options when it opens, and never again."""
    asked: list[int] = []
    options = Bid.options

    def counted(choice: Bid, state: Camp) -> list[int]:
        asked.append(choice.player)
        return options(choice, state)

    monkeypatch.setattr(Bid, "options", counted)
    state = camp()
    assert asked == [0, 1, 2]
    twin = state.clone()
    for seat in range(3):
        assert state.seat == seat
        assert state.legal == [BID, BID + 1, BID + 2, BID + 3]
        state.play(BID + seat)
    assert asked == [0, 1, 2]
    twin.play_lane(1, BID)
    assert (twin.seat, twin.asked[0], twin.asked[1]) == (0, twin.legal, [])


def test_a_lane_without_a_choice_answers_itself() -> None:
    """A seat with a lone option is not asked, and still listed as choosing."""
    state = camp(2)
    state.coins[1] = 0
    state.agenda.clear()
    state.lanes, state.opened = [], []
    state.agenda.append(Evening())
    state.advance()
    assert state.waiting() == [0]
    assert state.choosing() == [0]


def test_a_window_asks_the_holder_and_names_nobody() -> None:
    """The seat asked follows from the hands; everybody else sees a reaction and no name."""
    state = camp()
    bid(state, 3, 0, 0)
    assert state.waiting() == [1]
    assert state.choosing() == []
    assert state.veiled()
    state.cards = [0, 0, 1]
    state.advance()
    assert state.waiting() == [2]


def test_a_window_passes_on() -> None:
    """A seat that lets it go by is not asked again, the next holder is."""
    state = camp()
    state.cards = [1, 1, 0]
    bid(state, 0, 0, 3)
    assert state.waiting() == [0]
    state.answer(0, PASS)
    assert state.waiting() == [1]
    state.answer(1, STOP)
    assert state.log == [1]
    assert state.waiting() == [2]


def test_a_menu_offers_each_task_once_in_any_order() -> None:
    """Done tasks leave the menu; its stop code closes it."""
    state = camp()
    state.cards = [0, 0, 0]
    bid(state, 2, 0, 0)
    assert state.legal == [COOK, DANCE, SLEEP]
    state.answer(0, DANCE)
    assert state.legal == [COOK, SLEEP]
    food = state.food
    state.answer(0, COOK)
    assert state.food == food + 1
    assert state.round == 2


def test_impossible_tasks_are_not_offered() -> None:
    """A menu lists only what can be done now."""
    state = camp()
    state.cards = [0, 0, 0]
    bid(state, 3, 0, 0)
    assert state.legal == [COOK, SLEEP]


def menu(*asides: Task[Camp]) -> Camp:
    """A camp where seat 0 may cook, or dance instead; and what he may do at any time."""
    state = camp()
    state.lanes, state.opened = [], []
    state.agenda.clear()
    state.do(Menu(0, [Cook(COOK)], SLEEP, [Dance(DANCE)], list(asides)))
    state.advance()
    return state


def test_one_entry_instead_of_all_tasks() -> None:
    """Something must be done before a menu with `instead` closes, and then only of one kind."""
    state = menu()
    assert state.legal == [COOK, DANCE]
    state.answer(0, DANCE)
    assert state.over
    state = menu(Cook(PASS))
    state.answer(0, COOK)
    assert state.legal == [PASS, SLEEP]
    state.answer(0, SLEEP)
    assert state.over


def test_asides_count_for_nothing() -> None:
    """They may be done again and again, before and after, and do not replace a task."""
    state = menu(Cook(PASS))
    state.answer(0, PASS)
    state.answer(0, PASS)
    assert state.food == 2
    assert state.legal == [COOK, DANCE, PASS]
    state.answer(0, DANCE)
    assert state.legal == [PASS, SLEEP]


@pytest.mark.parametrize(
    ("seat", "action", "id"),
    [
        (0, 99, "error_illegal"),
        (0, True, "error_illegal"),
        (0, "1", "error_illegal"),
        (7, BID, "error_not_asked"),
        (-1, BID, "error_not_asked"),
    ],
)
def test_a_refused_answer_changes_nothing(seat: int, action: int, id: str) -> None:
    """What cannot be accepted is refused in words and leaves the state as it was."""
    state = camp()
    before = dump(state)
    with pytest.raises(Refused) as refusal:
        state.answer(seat, action)
    assert refusal.value.id == id
    assert str(refusal.value).endswith(".")
    assert dump(state) == before


def test_nobody_answers_for_another_seat() -> None:
    """A seat that is not asked cannot answer, even with a legal action."""
    state = camp()
    state.answer(0, BID)
    with pytest.raises(Refused):
        state.answer(0, BID)


def test_a_finished_game_refuses_answers() -> None:
    """Nothing can be played after the end."""
    match = laws.try_game(GAME, 2, {}, 1)
    with pytest.raises(Refused, match="over"):
        match.state.answer(0, BID)


@pytest.mark.parametrize("seed", range(12))
def test_the_laws_hold_on_the_toy(seed: int) -> None:
    """All laws hold at every position of random toy games."""
    laws.try_game(GAME, 2 + seed % 3, {}, seed)


def try_games() -> None:
    """A few random games under all laws."""
    for seed in range(6):
        laws.try_game(GAME, 3, {}, seed)


class Leaky(Camp):
    """A copy that shares a list with its original."""

    __slots__ = ()

    def clone(self) -> Camp:
        twin = super().clone()
        twin.coins = self.coins
        return twin


def test_the_laws_notice_a_shallow_copy() -> None:
    """The law of the clone breaks when two states share what changes."""
    state = Leaky()
    state.seats, state.luck = 3, 5
    GAME.set_up(state, GAME.settle(3, {}))
    state.advance()
    with pytest.raises(laws.Broken, match="changed the original"):
        laws.law_clone(GAME, state, random.Random(1))


def test_the_laws_notice_a_leak(monkeypatch: pytest.MonkeyPatch) -> None:
    """The law of the veil breaks when a view shows another's card."""
    honest = type(GAME).view
    monkeypatch.setattr(
        type(GAME), "view", lambda self, s, seat: {**honest(self, s, seat), "all": s.cards[:]}
    )
    with pytest.raises(laws.Broken, match="veil"):
        try_games()


SHOWN = Show.run


def told_late(task: Cook, camp: Camp) -> None:
    """Cooking, told by one event more, at its end, where the second seat holds the card."""
    camp.food += 1
    if camp.cards[1]:
        camp.tell("host", (1,))


def told_early(show: Show, camp: Camp) -> None:
    """The party, told by one event more, before it, where the second seat holds the card."""
    if camp.cards[1]:
        camp.tell("host", (1,))
    SHOWN(show, camp)


@pytest.mark.plain
@pytest.mark.parametrize(("step", "leak"), [(Cook, told_late), (Show, told_early)])
def test_the_laws_notice_a_leak_by_an_extra_event(
    step: type, leak: Callable[..., None], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The law of the veil breaks when an event is told or not by what nobody else can see."""
    monkeypatch.setattr(step, "run", leak)
    with pytest.raises(laws.Broken, match=r"veil: seat -?[0-9] hears"):
        try_games()


def test_the_laws_notice_a_leak_to_several_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """The law of the veil breaks when what one seat is shown changes what others are."""
    honest = GAME.shown_to

    def leaky(camp: Camp, seat: int, shown: View) -> View:
        shown["all"] = camp.cards
        return honest(camp, seat, shown)

    monkeypatch.setattr(GAME, "shown_to", leaky)
    with pytest.raises(laws.Broken, match="veil: together"):
        try_games()


def test_the_laws_notice_an_answer_that_is_not_only_noted(monkeypatch: pytest.MonkeyPatch) -> None:
    """The law of the seal breaks when a secret answer does more than its choice says."""
    noting = Bid.take

    def telling(bid: Bid, camp: Camp, action: int) -> None:
        noting(bid, camp, action)
        camp.reveal()

    monkeypatch.setattr(Bid, "noted", True)
    try_games()
    monkeypatch.setattr(Bid, "take", telling)
    with pytest.raises(laws.Broken, match="seal: Bid does more"):
        try_games()


def test_the_laws_notice_lost_goods(monkeypatch: pytest.MonkeyPatch) -> None:
    """The law of thrift breaks when a sum changes."""
    monkeypatch.setattr(type(GAME), "supply", lambda _, s: {"food": s.food})
    with pytest.raises(laws.Broken, match="thrift"):
        try_games()


def test_the_laws_notice_an_answer_without_a_verb(monkeypatch: pytest.MonkeyPatch) -> None:
    """The law of the dead end breaks where a code belongs to no verb."""
    monkeypatch.setattr(GAME, "verbs", Verbs(*GAME.verbs.all[:-1]))
    with pytest.raises(laws.Broken, match="without a verb"):
        laws.try_game(GAME, 3, {}, 0, laws={})


def test_the_laws_notice_a_dead_end_at_every_ply(monkeypatch: pytest.MonkeyPatch) -> None:
    """The law of the dead end is tried between the plies of the costly laws, and names the step."""
    monkeypatch.setattr(Bid, "fallback", lambda _, camp: PASS if camp.round == 2 else BID)
    with pytest.raises(laws.Broken, match="dead end: Bid falls back on nothing"):
        laws.try_game(GAME, 3, {}, 0, every=1000)
