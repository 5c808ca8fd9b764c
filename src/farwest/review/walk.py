"""The walk through a game: the chances after every move, and what made them change.

The game is cut into stretches. Within one, every world is played on to the same horizon, the
start of the next stretch, and the moves share their worlds as long as chance has not spoken. So a
change within a stretch is what somebody answered, compared with what the advice would have, or
what chance brought then, and nothing else. Where one stretch gives way to the next the onlooker
looks further ahead: what he thinks better of there is kept apart, as `foresight`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from farwest.kernel.drift import fitted
from farwest.kernel.game import Game
from farwest.kernel.luck import mix
from farwest.kernel.match import Match, replay
from farwest.kernel.news import Spoken
from farwest.kernel.record import Record, digest
from farwest.review.onlooker import Horizon, Onlooker

WORLDS: Final = 1200
"""How many worlds are played on in all, about."""
FEWEST, MANY = 8, 32
"""In how many worlds a position is played on, at least and at most."""
STRETCH: Final = 40
"""About how many answers a stretch has, at least."""
MOST: Final = 90
"""So many positions are looked at afresh at most, and so many answers are weighed."""

Report = Callable[[int, int], None]
"""Told how much is done, of how much."""


class Unfinished(Spoken):
    """A record of a game that is not over."""


class Change(NamedTuple):
    """What one move, and what came of it, did to the chances of every seat."""

    ply: int
    """The number of the move, from 1."""
    seat: int
    action: int
    choice: list[float]
    """By the answer, against what the advice would have answered."""
    luck: list[float]
    """By the dice and cards that came with it, or since the chances were last looked at."""
    foresight: list[float]
    """By looking further ahead than before."""
    chances: list[float]
    """Of every seat, after all that."""


class Position:
    """A moment of the recorded game: the state before a move."""

    __slots__ = (
        "edges", "gap", "fresh", "horizon", "old", "other", "state", "weighed", "words",
    )  # fmt: skip

    def __init__(self, state: Any, edges: int) -> None:
        self.state = state
        self.edges = edges
        """How many settled positions have come before it."""
        self.gap = 0.0
        """How much less than the best answer the advice had promised of the one given."""
        self.other = False
        """Whether another answer was given than the onlooker plays, equally promising or not."""
        self.fresh = False
        """Whether its chances are looked at afresh."""
        self.weighed = False
        """Whether the answer given there is weighed."""
        self.words: list[int] = []
        self.horizon = Horizon(0, 1.0)
        self.old: Horizon | None = None
        """The horizon of the stretch before, where a new one begins."""


class Walk:
    """A recorded game, position by position; one of older rules as it was mended."""

    def __init__(self, game: Game[Any], record: Record) -> None:
        record = fitted(game, record)
        match = replay(game, record)
        if not match.state.over:
            raise Unfinished("error_review_unfinished", "Only a finished game can be reviewed.")
        self.game = game
        self.record = record
        self.onlooker = Onlooker(game)
        self.seed = int(digest([record.seed, record.moves])[:15], 16)
        """What the worlds are made of: the same record has the same review."""
        self.positions: list[Position] = []
        self.worlds = FEWEST
        self.crossed: list[bool] = []
        """After which moves chance may have spoken."""
        self._gather(record)
        self._cut()
        self._pick()

    @property
    def last(self) -> int:
        return len(self.record.moves)

    def _gather(self, record: Record) -> None:
        """Every position of the game, and how the advice thought of every answer."""
        match = Match(self.game, record.players, record.options, record.seed)
        edges, before = 0, self.onlooker.settled(match.state)
        self.positions.append(Position(match.state.clone(), edges))
        for seat, action in record.moves:
            legal, promises = self.onlooker.promises(match.state, seat)
            best = max(promises)
            self.positions[-1].gap = best - promises[legal.index(action)]
            self.positions[-1].other = action != legal[promises.index(best)]
            match.answer(seat, action)
            self.crossed.append(match.state.crossed)
            if not match.state.over:
                edges += self.onlooker.begins(before, match.state)
                before = self.onlooker.settled(match.state)
            self.positions.append(Position(match.state.clone(), edges))

    def _cut(self) -> None:
        """The stretches: each ends after the same number of settled positions."""
        every = max(1, self.positions[-1].edges)
        seats = len(self.record.players)
        span = max(1, round(STRETCH * every / max(1, self.last)))
        if span > 1:  # turns rather than rounds: everybody has as many of them
            span = seats * max(1, round(span / seats))
        ends: dict[int, int] = {}
        for ply, position in enumerate(self.positions):
            ends[position.edges // span] = ply + 1
        before: Horizon | None = None
        stretch = -1
        for position in self.positions:
            number = position.edges // span
            spread = self.onlooker.spread.at(min(self.last, ends[number]) / self.last)
            if number != stretch and stretch >= 0:
                position.old = Horizon(0, before.spread if before else spread)
            stretch = number
            before = position.horizon = Horizon((number + 1) * span - position.edges, spread)

    def _pick(self) -> None:
        """Which positions are looked at afresh, which answers are weighed, in which worlds."""
        spoken = [ply for ply in range(1, self.last) if self.crossed[ply - 1]]
        stride = -(-len(spoken) // MOST) or 1
        for ply in spoken[::stride]:
            self.positions[ply].fresh = True
        self.positions[0].fresh = True
        for position in self.positions:
            position.fresh = position.fresh or position.old is not None
        doubtful = [position for position in self.positions[:-1] if position.other]
        doubtful.sort(key=lambda position: -position.gap)
        for position in doubtful[:MOST]:
            position.weighed = True
        self.worlds = min(MANY, max(FEWEST, WORLDS // self.labour()))
        for ply, position in enumerate(self.positions):
            again = ply == 0 or position.fresh or self.crossed[ply - 1]
            position.words = self.words(ply) if again else self.positions[ply - 1].words

    def words(self, ply: int, number: int = 0) -> list[int]:
        """The luck of the worlds in which a position is played on."""
        return [mix(self.seed, ply * 1000 + index) for index in range(number or self.worlds)]

    def labour(self) -> int:
        """How much there is to do, in positions to play on from."""
        return sum(position.fresh + position.weighed for position in self.positions)

    def changes(self, report: Report) -> tuple[list[float], list[Change]]:
        """The chances at the start, and what every move did to them."""
        done, labour = 0, self.labour()
        start = now = self._look(self.positions[0])
        found: list[Change] = []
        for ply, (seat, action) in enumerate(self.record.moves, 1):
            before, after = self.positions[ply - 1], self.positions[ply]
            nothing = [0.0] * len(now)
            choice, luck, foresight = nothing, nothing, nothing
            if before.weighed:
                choice = self._weigh(before, seat, action, now)
                now = added(now, choice)
            if after.state.over or after.old is not None:
                spread = after.old.spread if after.old else 1.0
                settled = self.onlooker.standing(after.state, spread)
                luck, now = less(settled, now), settled
            if after.fresh and not after.state.over:
                fresh = self._look(after)
                if after.old is not None:
                    foresight = less(fresh, now)
                else:
                    luck = less(fresh, now)
                now = fresh
            found.append(Change(ply, seat, action, choice, luck, foresight, now))
            done += before.weighed + after.fresh
            report(done, labour)
        return start, found

    def _look(self, position: Position) -> list[float]:
        """The chances in a position."""
        return self.onlooker.after(position.state, position.words, position.horizon)

    def _weigh(self, position: Position, seat: int, action: int, now: list[float]) -> list[float]:
        """What an answer changed, against the one that the advice would have given."""
        look = self.onlooker
        given = look.after(position.state, position.words, position.horizon, (seat, action))
        best = now
        if not position.fresh:
            advised = (seat, look.advised(position.state, seat))
            best = look.after(position.state, position.words, position.horizon, advised)
        return less(given, best)


def added(one: list[float], other: list[float]) -> list[float]:
    """The sums, seat by seat."""
    return [a + b for a, b in zip(one, other)]


def less(one: list[float], other: list[float]) -> list[float]:
    """The differences, seat by seat."""
    return [a - b for a, b in zip(one, other)]
