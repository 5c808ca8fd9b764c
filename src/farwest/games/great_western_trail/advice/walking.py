"""The way ahead: where to stop, where to go on, up to Kansas City."""

from __future__ import annotations

from farwest.games.great_western_trail import box
from farwest.games.great_western_trail.advice import hand, weights
from farwest.games.great_western_trail.advice.actions import (
    STRIDES,
    auxiliary,
    line_of,
    stop_worth,
)
from farwest.games.great_western_trail.advice.books import Books
from farwest.games.great_western_trail.rules.moving import ahead, fee, step_limit
from farwest.games.great_western_trail.rules.tiles import is_neutral, owner


class Way:
    """What every place ahead is worth, reckoned back from Kansas City.

    `stop` is the worth of ending a movement at a place, with all that comes after it; `rest` is
    what is still to come from there on the next turn.
    """

    def __init__(self, books: Books, start: int) -> None:
        self.books = books
        self.limit = step_limit(books.trail, books.seat)
        self.depth = max(self.limit, 5)
        self.alone = min(weights.ALONE, auxiliary(books, single_only=True)[0])
        self.keep = self._keep()
        self.stop: dict[int, float] = {}
        self.rest: dict[int, float] = {}
        self.go: dict[int, list[float]] = {}
        self.fee: dict[int, float] = {}
        self._kansas_city()
        self._reckon(start)

    def _keep(self) -> float:
        """How much of what later turns promise will come true."""
        books = self.books
        if books.last:
            return 0.0
        return 0.8 * weights.KEEP if books.vacant <= 2 else weights.KEEP

    def _kansas_city(self) -> None:
        self.stop[box.KANSAS_CITY] = hand.delivery(self.books)
        self.rest[box.KANSAS_CITY] = 0.0
        self.fee[box.KANSAS_CITY] = 0.0

    def _reckon(self, start: int) -> None:
        """All places from the last one back to the start."""
        board = self.books.trail.board
        first = -1 if start == box.START else start
        for spot in range(box.KANSAS_CITY - 1, first, -1):
            if board[spot]:
                self._place(spot)
        self._onward(start)

    def _place(self, spot: int) -> None:
        self._onward(spot)
        self.stop_at(spot)
        due = min(fee(self.books.trail, spot), self.books.cash)
        self.fee[spot] = due * (self.books.dollar + 0.1)

    def stop_at(self, spot: int) -> None:
        """Reckon what it is worth to stop here, the way ahead being known."""
        books = self.books
        tile = books.trail.board[spot]
        found = stop_worth(books, spot, self.alone)
        after = self.rest[spot]
        if is_neutral(tile) or owner(tile) == books.seat:
            stride = STRIDES[line_of(tile)]
            if stride:
                after = max(after, self.go[spot][stride])
        self.stop[spot] = found + after

    def _onward(self, spot: int) -> None:
        """What a movement of up to so many steps from here is worth."""
        best = [-100.0] * (self.depth + 1)
        for there in ahead(self.books.trail, spot):
            stop = self.stop[there]
            cost = self.fee[there]
            on = self.go.get(there)
            for steps in range(1, self.depth + 1):
                found = stop
                if steps > 1 and on is not None and on[steps - 1] > found:
                    found = on[steps - 1]
                best[steps] = max(best[steps], found - cost)
        self.go[spot] = best
        self.rest[spot] = self.keep * (best[self.limit] - weights.TURN)

    def enter(self, spot: int, left: int) -> float:
        """What stepping on a place is worth, so many steps still being left."""
        found = self.stop[spot]
        if left and spot != box.KANSAS_CITY:
            found = max(found, self.go[spot][left])
        return found - self.fee[spot]
