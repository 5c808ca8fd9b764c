"""How fast `farwest bench` finds the search: simulations from positions half-way through a game."""

from __future__ import annotations

import random
from typing import Any, Final, NamedTuple

from farwest.bots.runner import sight_of
from farwest.bots.search.rollout import Judge, advice_for
from farwest.bots.search.simulation import Simulator, Tree
from farwest.bots.search.style import Style
from farwest.bots.search.yardstick import yardstick_for
from farwest.cli.trials import Middle

LONG: Final = 100
"""So many simulations grow a tree; then another one begins."""
SHARE: Final = 0.70
"""The goal: the part of the engine's own playout rate that a search with full games keeps."""


class Thought(NamedTuple):
    """One position, and the search that thinks about it."""

    simulator: Simulator
    world: Any


class Search:
    """A search in one style, a simulation at each position in turn, so that all count alike.

    Counted are the decisions made, in the tree and below it.
    """

    def __init__(self, middle: Middle, style: Style) -> None:
        self.game = middle.game
        self.style = style
        self.luck = random.Random(2026)
        self.thoughts = [self.begin(state) for state in middle.states]
        self.rounds = 0

    def begin(self, state: Any) -> Thought:
        """A search for the seat that is asked, from what it knows."""
        sight = sight_of(self.game, state, state.seat, self.luck.getrandbits(60))
        advice = advice_for(self.game, self.style)
        promises = advice.prior(sight.world, sight.seat, sight.legal)
        yardstick = yardstick_for(advice, promises)
        judge = Judge(self.game, advice, self.style, self.luck, yardstick)
        simulator = Simulator(self.game, sight.seat, self.style, self.luck, judge)
        return Thought(simulator, sight.world)

    def some(self) -> int:
        """One simulation at every position, and how many decisions they took."""
        before = self.decisions
        for thought in self.thoughts:
            if self.rounds % LONG == 0:
                thought.simulator.tree = Tree()
            pasts = thought.simulator.tree.beginning(thought.world.seats)
            thought.simulator.simulate(thought.world, pasts)
        self.rounds += 1
        return self.decisions - before

    @property
    def decisions(self) -> int:
        """All decisions so far."""
        return sum(simulator.plies + simulator.judge.plies for simulator, _ in self.thoughts)

    def length(self) -> float:
        """How many decisions a simulation took."""
        return self.decisions / (self.rounds * len(self.thoughts))
