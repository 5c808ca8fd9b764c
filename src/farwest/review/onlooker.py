"""The onlooker: how likely each seat is to win from a position, and after an answer there.

He sees every hand, but neither the order of what lies face down nor the dice to come: he plays on
in several worlds that differ in these (`Game.stir`, and the luck of the state), with the advice
answering for everybody, up to a horizon, and turns what each seat has there into chances.
"""

from __future__ import annotations

from typing import Any, Final

from farwest.bots.advised import advice_of
from farwest.bots.search.rollout import always
from farwest.kernel.game import Game
from farwest.kernel.luck import mix
from farwest.review.chances import chances, settling, shares, spread_of

LONGEST: Final = 400
"""After so many answers a world is valued wherever it stands."""


class Horizon:
    """How far a world is played: so many settled positions on, valued with this spread."""

    __slots__ = ("edges", "spread")

    def __init__(self, edges: int, spread: float) -> None:
        self.edges = edges
        self.spread = spread


class Onlooker:
    """Estimates chances to win in one game."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game
        self.advice = advice_of(game)
        self.spread = spread_of(game, self.advice)
        self.settled = settling(self.advice)
        self.every = self.settled is always
        """Whether every position is settled: then each answer counts as one."""

    def promises(self, state: Any, seat: int) -> tuple[list[int], list[float]]:
        """What a seat may answer, and how promising the advice finds each answer."""
        legal = state.choice_of(seat).options(state)[:]
        return legal, self.advice.prior(state, seat, legal)

    def advised(self, state: Any, seat: int) -> int:
        """The most promising answer, the first among equals."""
        legal, promises = self.promises(state, seat)
        return legal[promises.index(max(promises))]

    def begins(self, before: bool, state: Any) -> bool:
        """Whether a position is settled that comes after one that was not."""
        return (self.every or not before) and self.settled(state)

    def after(
        self, state: Any, words: list[int], horizon: Horizon, answer: tuple[int, int] | None = None
    ) -> list[float]:
        """The chances of all seats, after an answer if one is given: the mean of many worlds."""
        total = [0.0] * state.seats
        for word in words:
            world = state.clone()
            world.luck = mix(word)
            self.game.stir(world)
            for seat, part in enumerate(self.in_world(world, horizon, answer)):
                total[seat] += part
        return [part / len(words) for part in total]

    def imagined(
        self, state: Any, seat: int, words: list[int], horizon: Horizon, action: int
    ) -> float:
        """A seat's own chance after an answer, in worlds made of what that seat knows."""
        total = 0.0
        for word in words:
            world = self.game.imagine(state, seat, word)
            total += self.in_world(world, horizon, (seat, action))[seat]
        return total / len(words)

    def in_world(self, world: Any, horizon: Horizon, answer: tuple[int, int] | None) -> list[float]:
        """The chances at the horizon of one world, which is used up."""
        left, before, plies = horizon.edges, self.settled(world), 0
        while left > 0 and plies < LONGEST and not world.over:
            if answer is not None:
                world.answer(*answer)
                answer = None
            else:
                world.play(self.advised(world, world.seat))
            plies += 1
            left -= self.begins(before, world)
            before = self.settled(world)
        return self.standing(world, horizon.spread)

    def standing(self, state: Any, spread: float) -> list[float]:
        """The chances as the points stand; in a game that is over, its result."""
        if state.over:
            return shares(self.game.result(state), state.seats)
        return chances([self.advice.value(state, seat) for seat in range(state.seats)], spread)
