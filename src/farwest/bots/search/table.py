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

    __slots__ = ("actions", "offered", "promise", "reward", "row_of", "seat", "total", "tried",
                 "visits")  # fmt: skip

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.visits = 0
        self.total = 0.0
        """The rewards of all visits, for the seat that is asked."""
        self.row_of: dict[int, int] = {}
        self.actions: list[int] = []
        self.promise: list[float] = []
        self.offered: list[int] = []
        self.tried: list[int] = []
        self.reward: list[float] = []

    def open(self, advice: Advice, world: Any, legal: list[int]) -> list[int]:
        """The row of each of these answers, made where there is none."""
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
        fresh = [pair for pair in zip(legal, promises) if pair[0] not in row_of]
        number = len(fresh)
        for row, (action, promise) in enumerate(fresh, len(self.actions)):
            row_of[action] = row
            self.actions.append(action)
            self.promise.append(promise)
        self.offered += [0] * number
        self.tried += [0] * number
        self.reward += [0.0] * number

    def select(self, rows: list[int], style: Style, yardstick: Yardstick) -> int:
        """The answer to try next, of these rows: good as far as is known, or little known."""
        offered, tried = self.offered, self.tried
        for row in rows:
            offered[row] += 1
        if not self.visits:  # nothing but the promises is known
            promises = [self.promise[row] for row in rows]
            return self.actions[rows[promises.index(max(promises))]]
        rows = self.considered(rows, FEWEST + int(style.width * sqrt(self.visits)))
        hopes = self.hopes(rows, style, yardstick)
        curiosity, trust = style.explore * yardstick.noise, style.trust
        found, highest = rows[0], -1.0
        for row, hope in zip(rows, hopes):
            score = hope + curiosity * sqrt(log(1 + offered[row]) / (tried[row] + trust))
            if score > highest:
                found, highest = row, score
        return self.actions[found]

    def considered(self, rows: list[int], number: int) -> list[int]:
        """So many of these rows, the most promising ones."""
        if len(rows) <= number:
            return rows
        ranked = [(-self.promise[row], row) for row in rows]
        ranked.sort()
        return [row for _, row in ranked[:number]]

    def hopes(self, rows: list[int], style: Style, yardstick: Yardstick) -> list[float]:
        """What each row may be worth: its rewards, and its promise as so many rewards more."""
        promises = [self.promise[row] for row in rows]
        best, mean = max(promises), self.mean()
        trust, point = style.trust, yardstick.point
        found = []
        for row, promise in zip(rows, promises):
            guess = max(0.0, mean - (best - promise) * point)
            found.append((self.reward[row] + trust * guess) / (self.tried[row] + trust))
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
