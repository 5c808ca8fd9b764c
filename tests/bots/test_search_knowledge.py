"""The bot search is sound: nobody decides by what his seat cannot know."""

from typing import Any

import pytest

from farwest.bots.search.simulation import Tree
from farwest.bots.search.style import Style
from farwest.bots.search.table import Table
from farwest.bots.search.yardstick import Yardstick
from farwest.kernel.news import Event
from tests.bots.test_search import DICE_TOWN, SHORT, positions, secret_throw, simulator

CURIOUS = Style(depth=0, trust=1.0)


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_sealed_answers_do_not_answer_each_other(seat: int) -> None:
    """Whoever is asked first: one table a seat, visited in every simulation, for the throw."""
    state = secret_throw(3)
    thinker = simulator(DICE_TOWN, seat, CURIOUS)
    for _ in range(30):
        thinker.simulate(state, thinker.tree.beginning(3))
    tree = thinker.tree
    own = thinker.asked(tree.beginning(3), state.choice_of(seat).options(state))
    for other in range(3):
        table = own if other == seat else tree.table(tree.beginning(3), other)
        assert table.visits >= (30 if other <= seat else 29)
    assert len([times for times in own.tried if times]) > 1


def test_nobody_remembers_a_sealed_answer_of_another() -> None:
    """While the others still choose, an answer changes the past of whoever gave it alone."""
    thinker = simulator(DICE_TOWN, 0)
    pasts = thinker.tree.beginning(3)
    world = secret_throw(3)
    thinker.play(world, pasts, world.legal[1])
    assert world.lanes
    assert pasts[0] != 0
    assert pasts[1:] == [0, 0, 0]


class Whisperer:
    """A world of two seats in which seat 1 learns a card in secret."""

    def __init__(self, card: int) -> None:
        self.seat = 1
        self.seats = 2
        self.card = card
        self.sink: list[Event] | None = None

    def play(self, action: int) -> None:
        assert self.sink is not None
        self.sink.append(Event("drew", (1, [0]), (self.card,), (1,)))


@pytest.mark.plain
def test_a_secret_stays_with_whoever_was_told() -> None:
    """Of a card drawn in secret the others know that it was drawn, not which it is."""
    thinker = simulator(DICE_TOWN, 0)
    found = []
    for card in (4, 5):
        pasts = thinker.tree.beginning(2)
        thinker.play(Whisperer(card), pasts, 77)
        found.append(pasts)
    assert found[0][0] == found[1][0] == 0
    assert found[0][1] != found[1][1]
    assert found[0][-1] == found[1][-1] != 0


def test_a_veiled_pass_leaves_no_trace() -> None:
    """Who lets a chance to react go by, unseen, changes nobody else's past."""
    checked = 0
    for seed in range(12):
        for state, seat in positions(DICE_TOWN, 3, every=1, seed=seed):
            if not state.veiled():
                continue
            world = state.clone()
            thinker = simulator(DICE_TOWN, (seat + 1) % 3)
            pasts = thinker.tree.beginning(3)
            heard: list[Event] = []
            state.sink = heard
            state.play(state.legal[0])
            thinker.play(world, pasts, world.legal[0])
            if not heard:
                checked += 1
                assert [past for other, past in enumerate(pasts) if other != seat] == [0, 0, 0]
                assert pasts[seat] != 0
    assert checked


def test_an_answer_that_is_rarely_legal_is_counted_by_its_chances() -> None:
    """Rows are opened as worlds offer them, and note how often they could have been chosen."""

    class Even:
        def value(self, state: Any, seat: int) -> float:
            return 0.0

        def prior(self, state: Any, seat: int, actions: list[int]) -> list[float]:
            return [0.0] * len(actions)

    table = Table(0)
    chosen = []
    for turn in range(60):
        legal = [1, 2, 3] if turn % 5 == 4 else [1, 2]
        rows = table.open(Even(), None, legal)
        action = table.select(rows, Style(), Yardstick(1.0))
        chosen.append(action)
        table.learn(action, 0.5)
    assert table.offered == [60, 60, 12]
    assert table.tried[table.row_of[3]] == chosen.count(3) > 0
    assert table.visits == 60
    assert table.best([3], SHORT, Yardstick(1.0)) == 3


def test_a_tree_tells_pasts_apart() -> None:
    """The same news after the same past is the same past, and no other; so is what one knows."""
    tree = Tree()
    one, two = tree.number(("told", 1)), tree.number(("told", 2))
    assert tree.number(("told", 1)) == one
    assert tree.number(("told", [1])) == tree.number(("told", [1])) != one

    def after(*events: tuple[int, bool]) -> tuple[int, ...]:
        pasts = tree.beginning(1)
        for what, alone in events:
            if alone:
                tree.learn(pasts, 0, what)
            else:
                tree.hear(pasts, what)
        return tuple(pasts)

    ways = [(), [(one, False)], [(two, False)], [(one, False), (one, False)], [(one, True)],
            [(two, True)], [(one, True), (one, False)], [(one, False), (one, True)]]  # fmt: skip
    found = [after(*way) for way in ways]
    assert found == [after(*way) for way in ways]
    assert len(set(found)) == len(ways)
