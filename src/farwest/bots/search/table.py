"""What a search knows of one question: a row for every answer."""

from __future__ import annotations

from math import log, sqrt
from typing import Any, Final

from farwest.bots.advised import Advice
from farwest.bots.search.style import FEWEST, Style
from farwest.bots.search.yardstick import Yardstick

NO_ROW: Final = -1


class Table:
    """The answers that were ever open to a seat at one of its information sets.

    The same question may allow other answers in other worlds, because of what the seat that is
    asked holds there. `offered` counts how often a row could have been chosen: an answer that is
    rarely legal is explored by its own chances, not by all visits.
    """

    __slots__ = ("actions", "offered", "promise", "ranked", "reward", "row_of", "seat", "total",
                 "tried", "visits")  # fmt: skip

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.visits = 0
        self.total = 0.0
        """The rewards of all visits, for the seat that is asked."""
        self.row_of: dict[int, int] = {}
        self.actions: list[int] = []
        self.promise: list[float] = []
        self.ranked: list[int] = []
        """All rows, the most promising first, as soon as somebody wants to know."""
        self.offered: list[int] = []
        self.tried: list[int] = []
        self.reward: list[float] = []

    def open(self, advice: Advice, world: Any, legal: list[int]) -> list[int]:
        """The row of each of these answers, made where there is none."""
        if not self.actions:
            self.add_rows(advice, world, legal)
        if legal == self.actions:  # as it mostly is
            return list(range(len(legal)))
        row_of = self.row_of
        rows = [row_of.get(action, NO_ROW) for action in legal]
        if NO_ROW in rows:
            self.add_rows(advice, world, legal)
            rows = [row_of[action] for action in legal]
        return rows

    def add_rows(self, advice: Advice, world: Any, legal: list[int]) -> None:
        """Make a row for every answer that has none. A row keeps the promise it began with."""
        row_of = self.row_of
        promises = advice.prior(world, self.seat, legal)
        fresh = legal
        if self.actions:
            fresh = [action for action in legal if action not in row_of]
            promises = [promise for action, promise in zip(legal, promises) if action not in row_of]
        number = len(fresh)
        for row, action in enumerate(fresh, len(self.actions)):
            row_of[action] = row
        self.actions += fresh
        self.promise += promises
        self.ranked = []
        self.offered += [0] * number
        self.tried += [0] * number
        self.reward += [0.0] * number

    def select(self, rows: list[int], style: Style, yardstick: Yardstick) -> int:
        """The answer to try next, of these rows: good as far as is known, or little known."""
        offered = self.offered
        for row in rows:
            offered[row] += 1
        if not self.visits:  # nothing but the promises is known
            promises = [self.promise[row] for row in rows]
            return self.actions[rows[promises.index(max(promises))]]
        rows = self.considered(rows, FEWEST + int(style.width * sqrt(self.visits)))
        hopes = self.hopes(rows, style, yardstick, style.explore * yardstick.noise)
        return self.actions[rows[hopes.index(max(hopes))]]

    def considered(self, rows: list[int], number: int) -> list[int]:
        """So many of these rows, the most promising ones."""
        if len(rows) <= number:
            return rows
        if len(rows) < len(self.actions):
            return self.ranking(rows)[:number]
        if not self.ranked:
            self.ranked = self.ranking(rows)
        return self.ranked[:number]

    def ranking(self, rows: list[int]) -> list[int]:
        """These rows, the most promising first."""
        ranked = [(-self.promise[row], row) for row in rows]
        ranked.sort()
        return [row for _, row in ranked]

    def hopes(
        self, rows: list[int], style: Style, yardstick: Yardstick, curiosity: float = 0.0
    ) -> list[float]:
        """What each row may be worth: its rewards, and its promise as so many rewards more.

        To the curious, a row is worth the more, the less often it was tried when it could be.
        """
        promise, reward, offered, tried = self.promise, self.reward, self.offered, self.tried
        everything = len(rows) == len(promise)
        best = max(promise if everything else [promise[row] for row in rows])
        mean, trust, point = self.mean(), yardstick.trust(style.trust), yardstick.point
        found = []
        times, wonder = 0, 0.0  # most rows could be chosen equally often
        for row in rows:
            guess = mean - (best - promise[row]) * point
            weight = tried[row] + trust
            hope = (reward[row] + trust * guess if guess > 0.0 else reward[row]) / weight
            if curiosity:
                if offered[row] != times:
                    times = offered[row]
                    wonder = log(1.0 + times)
                hope += curiosity * sqrt(wonder / weight)
            found.append(hope)
        return found

    def mean(self) -> float:
        """What the seat gets here on average."""
        return self.total / self.visits if self.visits else 0.5

    def learn(self, action: int, reward: float) -> None:
        """Note what an answer led to."""
        row = self.row_of[action]
        self.visits += 1
        self.total += reward
        self.tried[row] += 1
        self.reward[row] += reward

    def best(self, legal: list[int], style: Style, yardstick: Yardstick) -> int:
        """The answer of which most may be hoped; of equals the most promising one."""
        rows = [self.row_of[action] for action in legal]
        found, top = rows[0], (-1.0, 0.0)
        for row, hope in zip(rows, self.hopes(rows, style, yardstick)):
            rank = hope, self.promise[row]
            if rank > top:
                found, top = row, rank
        return self.actions[found]
