"""The bot: thinks until its budget is spent, and keeps what it has found out."""

from __future__ import annotations

import time
from typing import Any, Final, NamedTuple

from farwest.bots.bot import Bot, Sight
from farwest.bots.search.budget import USUAL, Budget, Clock
from farwest.bots.search.rollout import Judge, advice_for
from farwest.bots.search.simulation import Simulator, Tree
from farwest.bots.search.style import BEST, Style
from farwest.bots.search.table import Table
from farwest.bots.search.yardstick import yardstick_for
from farwest.kernel.game import Game

LARGEST: Final = 100_000
"""A tree with more tables is given up before the next decision."""


class Finding(NamedTuple):
    """What a search found out about one answer."""

    action: int
    visits: int
    """How often it was tried."""
    mean: float
    """The reward to be hoped for, between 0 and 1: what it had, and what the advice promised."""
    behind: float
    """How much less that is than the best answer's, in points of an even game."""


class SearchBot(Bot):
    """Plays on in imagined worlds and takes the answer of which most may be hoped then.

    With a budget of simulations its answers follow from its luck and from what its seat saw.
    """

    name = "search"

    def __init__(
        self,
        luck: str | int,
        budget: str = USUAL,
        style: Style = BEST,
        clock: Clock = time.perf_counter,
    ) -> None:
        super().__init__(luck)
        self.budget = Budget(budget, clock)
        self.name = f"search:{self.budget.written}"
        self.style = style
        self.reused = 0
        """The visits that the last decision found in the tree of the one before."""
        self.report: list[Finding] = []
        """What the last decision found out about each legal answer, the chosen one first."""
        self._simulator: Simulator | None = None

    def go_on_from(self, other: SearchBot) -> None:
        """Take over what another bot of the same seat has found out, with luck of its own."""
        found = other._simulator
        if found is not None:
            found.luck = found.judge.luck = self.luck
        self._simulator = found

    @property
    def size(self) -> int:
        """How much it keeps: the tables and positions of its tree."""
        tree = self._simulator.tree if self._simulator else None
        return len(tree.tables) + len(tree.memories) if tree else 0

    def choose(self, sight: Sight) -> int:
        self.budget.start()
        world: Any = sight.world
        simulator = self._simulator_for(sight)
        pasts = self._find(simulator, sight) or self._begin(simulator, world)
        done = 0
        while self.budget.left(done):
            simulator.simulate(world, pasts)
            done += 1
        table = self.table(simulator, sight, pasts)
        best = table.best(sight.legal, simulator.style, simulator.judge.yardstick)
        self.report = self._findings(table, best, sight.legal, simulator)
        return best

    def _findings(
        self, table: Table, best: int, legal: list[int], simulator: Simulator
    ) -> list[Finding]:
        """The legal answers, the chosen one first, then by what may be hoped."""
        yardstick = simulator.judge.yardstick
        rows = [table.row_of[action] for action in legal]
        hopes = dict(zip(legal, table.hopes(rows, simulator.style, yardstick)))
        ranked = sorted(legal, key=lambda action: (action != best, -hopes[action]))
        return [
            Finding(
                action,
                table.tried[table.row_of[action]],
                hopes[action],
                (hopes[best] - hopes[action]) / yardstick.point,
            )
            for action in ranked
        ]

    def table(self, simulator: Simulator, sight: Sight, pasts: list[int]) -> Table:
        """What is known of the question that the seat is asked."""
        return simulator.asked(pasts[:], sight.legal)

    def _simulator_for(self, sight: Sight) -> Simulator:
        """The simulator of the game that is being played."""
        game: Game[Any] = sight.game
        found = self._simulator
        if found is None or found.game is not game or found.seat != sight.seat:
            advice = advice_for(game, self.style)
            promises = advice.prior(sight.world, sight.seat, sight.legal)
            yardstick = yardstick_for(advice, promises)
            judge = Judge(game, advice, self.style, self.luck, yardstick)
            found = Simulator(game, sight.seat, self.style, self.luck, judge)
            self._simulator = found
        found.judge.yardstick.fade()
        return found

    def _find(self, simulator: Simulator, sight: Sight) -> list[int] | None:
        """The pasts of a remembered position that looks like this one to the seat."""
        self.reused = 0
        tree = simulator.tree
        if not tree.memories or len(tree.tables) > LARGEST:
            return None
        game, seat = sight.game, sight.seat
        view, question = sight.view, game.question(sight.world, seat)
        for memory in tree.memories:
            world = memory.world
            if game.question(world, seat) == question and game.view(world, seat) == view:
                self.reused = memory.table.visits
                return memory.pasts
        return None

    def _begin(self, simulator: Simulator, world: Any) -> list[int]:
        """A new tree, where nobody has a past."""
        simulator.tree = Tree()
        return simulator.tree.beginning(world.seats)
