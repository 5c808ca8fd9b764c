"""One simulation after the other: down the tree, beyond it, and back."""

from __future__ import annotations

import random
from typing import Any, Final

from farwest.bots.advised import Advice
from farwest.bots.search.rollout import Judge
from farwest.bots.search.style import Style
from farwest.bots.search.table import Table
from farwest.kernel.game import Game
from farwest.kernel.news import Event
from farwest.kernel.state import State

SPAN: Final = 30
"""Bits for the number of what happened, beside that of a past."""
KEEP: Final = 8
"""A position of the own seat is remembered after so many visits: it may come up in the game."""


def lasting(args: tuple[Any, ...]) -> tuple[Any, ...]:
    """What was told, its lists as tuples: a list cannot be looked up."""
    for arg in args:
        if isinstance(arg, list):
            return tuple([tuple(part) if isinstance(part, list) else part for part in args])
    return args


class Memory:
    """A position met in the search, as one world showed it, and the pasts that led there."""

    __slots__ = ("pasts", "table", "world")

    def __init__(self, table: Table, world: Any, pasts: list[int]) -> None:
        self.table = table
        self.world = world
        self.pasts = pasts


class Tree:
    """What the seats may live through, as numbers, and the tables of the questions met there.

    Pasts are a list: for each seat what it alone knows, its answers, its secrets and, for the
    searching seat, what it was asked, each with what all had heard by then; and, last, what all
    have heard. A past is numbered by the one before it and the number of what came then.
    """

    __slots__ = ("alone", "heard", "memories", "numbers", "tables")

    def __init__(self) -> None:
        self.numbers: dict[Any, int] = {}
        """Of all that was heard (a kind and what it tells), asked (answers) or answered."""
        self.heard: dict[int, int] = {}
        """What all have heard, by what they had heard before and what came then."""
        self.alone: dict[tuple[int, int, int], int] = {}
        """What a seat alone knows, by what it knew, what all had heard, and what came then."""
        self.tables: dict[tuple[int, int, int], Table] = {}
        """By what the seat alone knows, what all have heard, and the seat."""
        self.memories: list[Memory] = []

    def beginning(self, seats: int) -> list[int]:
        """The pasts of a table where nothing has happened yet."""
        return [0] * (seats + 1)

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

    def hear(self, pasts: list[int], what: int) -> None:
        """All hear something."""
        key = pasts[-1] << SPAN | what
        found = self.heard.get(key)
        if found is None:
            found = self.heard[key] = len(self.heard) + 1
        pasts[-1] = found

    def learn(self, pasts: list[int], seat: int, what: int) -> None:
        """A seat answers something, is asked something, or hears it alone."""
        key = (pasts[seat], pasts[-1], what)
        found = self.alone.get(key)
        if found is None:
            found = self.alone[key] = len(self.alone) + 1
        pasts[seat] = found

    def table(self, pasts: list[int], seat: int) -> Table:
        """The table of what a seat is asked now."""
        key = (pasts[seat], pasts[-1], seat)
        found = self.tables.get(key)
        if found is None:
            found = self.tables[key] = Table(seat)
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
        self.style = style
        self.luck = luck
        self.paired: bool = getattr(judge.advice, "PAIRED", False)
        self.seeds: list[int] = []
        """The worlds that paired answers meet, each in its turn."""
        self.judge = judge
        self.tree = Tree()
        self.plies = 0
        """The answers chosen in the tree so far, for measuring."""

    def simulate(self, start: Any, pasts: list[int]) -> None:
        """One more simulation from a world like this one, to which these pasts led.

        It goes down the tree to the first question that is new, or to where the advice wants it to
        end, not before the own seat has answered once; what follows there is left to the judge.
        """
        first, chosen = self.answer_first(start, pasts) if self.paired else (None, 0)
        world: State = self.game.imagine(start, self.seat, self.seed_for(first, chosen))
        self.judge.begin(world)
        pasts = pasts[:]
        path: list[Table] = []
        answers: list[int] = []
        answered = False
        while not world.over and not (answered and self.judge.ends_with(world)):
            table = self.table_for(world, pasts)
            rows = table.open(self.advice, world, world.legal)
            new = answered and not table.visits
            if table is first and not answered:
                action = chosen
            else:
                action = table.select(rows, self.style, self.judge.yardstick)
            known = not answered and table.seat == self.seat
            answered = answered or known
            path.append(table)
            answers.append(action)
            if new:
                self.judge.play(world, action)  # nobody is asked in the tree after this
                break
            self.play(world, pasts, action, known)
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
        table = self.asked(pasts[:], legal)
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
        if seat != self.seat:
            return self.tree.table(pasts, seat)
        before = pasts[seat]
        table = self.asked(pasts, world.legal)
        if table.visits == KEEP:
            then = pasts[:]
            then[seat] = before
            self.tree.memories.append(Memory(table, world.clone(), then))
        return table

    def asked(self, pasts: list[int], legal: list[int]) -> Table:
        """The table of the own seat, which now knows what it may answer."""
        self.tree.learn(pasts, self.seat, self.tree.number(tuple(legal)))
        return self.tree.table(pasts, self.seat)

    def play(self, world: State, pasts: list[int], action: int, known: bool = False) -> None:
        """Give an answer; whoever gave it remembers it, and each seat what it hears.

        `known`: the question is asked for real, nothing about it was imagined.
        """
        tree, fortune = self.tree, self.judge.fortune
        wanted = fortune is not None and fortune.foresee(world, action, known)
        tree.learn(pasts, world.seat, tree.number(action))
        news: list[Event] = []
        world.sink = news
        world.play(action)
        world.sink = None
        if fortune is not None and wanted:
            fortune.hear(news)
        for event in news:
            tree.hear(pasts, tree.number((event.kind, lasting(event.args))))
            if event.secret:
                what = tree.number(lasting(event.secret))
                for seat in event.seats:
                    tree.learn(pasts, seat, what)
