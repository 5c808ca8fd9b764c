"""One simulation after the other: down the tree, beyond it, and back."""

from __future__ import annotations

import random
from typing import Any, Final

from farwest.bots.advised import Advice
from farwest.bots.search.rollout import Judge, suited
from farwest.bots.search.style import Style
from farwest.bots.search.table import Table
from farwest.kernel.game import Game
from farwest.kernel.news import Event
from farwest.kernel.state import State

ANSWERED: Final = "answered"
ASKED: Final = "asked"
SPAN: Final = 30
"""Bits for the number of what happened, beside that of a past."""
KEEP: Final = 8
"""A position of the own seat is remembered after so many visits: it may come up in the game."""


class Memory:
    """A position met in the search, as one world showed it, and the past of each seat there."""

    __slots__ = ("pasts", "table", "world")

    def __init__(self, table: Table, world: Any, pasts: list[int]) -> None:
        self.table = table
        self.world = world
        self.pasts = pasts


class Tree:
    """What each seat may live through, as numbers, and the tables of the questions met there.

    The past of a seat is what it heard and what it answered and, for the searching seat, what it
    was asked. `after` numbers every past by the one before and the number of what came then.
    """

    __slots__ = ("after", "memories", "numbers", "tables")

    def __init__(self) -> None:
        self.numbers: dict[Any, int] = {}
        """Of all that was heard, asked or answered."""
        self.after: dict[int, int] = {}
        self.tables: dict[tuple[int, int], Table] = {}
        """By past and seat."""
        self.memories: list[Memory] = []

    def number(self, what: Any) -> int:
        """The number of something heard, asked or answered: equal things have the same."""
        try:
            found = self.numbers.get(what)
        except TypeError:  # it cannot be looked up
            what = repr(what)
            found = self.numbers.get(what)
        if found is None:
            found = self.numbers[what] = len(self.numbers)
        return found

    def next(self, past: int, what: int) -> int:
        """The past that follows one."""
        key = past << SPAN | what
        found = self.after.get(key)
        if found is None:
            found = self.after[key] = len(self.after) + 1
        return found


class Simulator:
    """Plays simulations for one seat of one game.

    An advice may say that its answers are to be `PAIRED`, where chance decides more than any
    answer does: then all answers to the first question meet the same worlds, in the same order.
    """

    __slots__ = ("advice", "game", "judge", "luck", "paired", "plies", "seat", "seeds", "style",
                 "tree")  # fmt: skip

    def __init__(
        self, game: Game[Any], seat: int, style: Style, luck: random.Random, judge: Judge
    ) -> None:
        self.game = game
        self.seat = seat
        self.advice: Advice = judge.advice
        self.style = suited(style, judge.advice)
        self.luck = luck
        self.paired: bool = getattr(judge.advice, "PAIRED", False)
        self.seeds: list[int] = []
        """The worlds that paired answers meet, each in its turn."""
        self.judge = judge
        self.tree = Tree()
        self.plies = 0
        """The answers chosen in the tree so far, for measuring."""

    def simulate(self, start: Any, pasts: list[int]) -> None:
        """One more simulation from a world like this one, where the seats have these pasts.

        It goes down the tree to the first question that is new, not before the own seat has
        answered once; what follows there is left to the judge.
        """
        first, chosen = self.answer_first(start, pasts) if self.paired else (None, 0)
        world: State = self.game.imagine(start, self.seat, self.seed_for(first, chosen))
        pasts = pasts[:]
        path: list[Table] = []
        answers: list[int] = []
        answered = False
        while not world.over:
            table = self.table_for(world, pasts)
            rows = table.open(self.advice, world, world.legal)
            new = answered and not table.visits
            if table is first and not answered:
                action = chosen
            else:
                action = table.select(rows, self.style, self.judge.yardstick)
            answered = answered or table.seat == self.seat
            path.append(table)
            answers.append(action)
            self.play(world, pasts, action)
            if new:
                break
        self.plies += len(path)
        rewards = self.judge.rewards(world)
        self.judge.yardstick.learn_reward(rewards[self.seat])
        for table, action in zip(path, answers):
            table.learn(action, rewards[table.seat])

    def answer_first(self, start: Any, pasts: list[int]) -> tuple[Table | None, int]:
        """The table of the question that is searched, and the answer to try before any world.

        What the seat may answer is known to it, so every world like the start asks the same.
        """
        choice = start.choice_of(self.seat)
        if choice is None:
            return None, 0
        legal: list[int] = choice.options(start)
        key = (self.asked(pasts[self.seat], legal), self.seat)
        table = self.tree.tables.get(key)
        if table is None:
            table = self.tree.tables[key] = Table(self.seat)
        rows = table.open(self.advice, start, legal)
        return table, table.select(rows, self.style, self.judge.yardstick)

    def seed_for(self, first: Table | None, chosen: int) -> int:
        """What a world is imagined from: new luck, or the luck that is next for an answer."""
        if first is None:
            return self.luck.getrandbits(60)
        number = first.tried[first.row_of[chosen]]
        while len(self.seeds) <= number:
            self.seeds.append(self.luck.getrandbits(60))
        return self.seeds[number]

    def table_for(self, world: State, pasts: list[int]) -> Table:
        """The table of the seat that is asked."""
        seat = world.seat
        before = pasts
        if seat == self.seat:
            before = pasts[:]
            pasts[seat] = self.asked(pasts[seat], world.legal)
        key = (pasts[seat], seat)
        table = self.tree.tables.get(key)
        if table is None:
            table = self.tree.tables[key] = Table(seat)
        elif table.visits == KEEP and seat == self.seat:
            self.tree.memories.append(Memory(table, world.clone(), before))
        return table

    def asked(self, past: int, legal: list[int]) -> int:
        """The past of the own seat once it is asked: it knows what it may answer."""
        return self.tree.next(past, self.tree.number((ASKED, tuple(legal))))

    def play(self, world: State, pasts: list[int], action: int) -> None:
        """Give an answer; whoever gave it remembers it, and each seat what it hears."""
        tree = self.tree
        seat = world.seat
        pasts[seat] = tree.next(pasts[seat], tree.number((ANSWERED, action)))
        news: list[Event] = []
        world.sink = news
        world.play(action)
        world.sink = None
        for event in news:
            told = tree.number((event.kind, event.args))
            for other in range(world.seats):
                what = told
                if event.secret and other in event.seats:
                    what = tree.number((told, event.secret))
                pasts[other] = tree.next(pasts[other], what)
