"""What a position beyond the tree is worth to each seat: played on for a while, then judged."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any, Final, Protocol

from farwest.bots.advised import Advice, advice_of
from farwest.bots.search.style import BY_ADVICE, RANDOM, Style
from farwest.bots.search.yardstick import Yardstick
from farwest.kernel.game import Game
from farwest.kernel.news import Event
from farwest.kernel.playout import play_out
from farwest.kernel.state import State

LONGEST: Final = 100
"""After so many more answers a position is valued even if it is not settled."""


class Mute:
    """No advice: every answer is as promising as any other."""

    def value(self, state: Any, seat: int) -> float:
        return 0.0

    def prior(self, state: Any, seat: int, actions: list[int]) -> list[float]:
        return [0.0] * len(actions)


def advice_for(game: Game[Any], style: Style) -> Advice:
    """The advice that a search of this style asks."""
    return Mute() if style.rollout == RANDOM else advice_of(game)


class Fortune(Protocol):
    """What luck gave to whom while a world was played on, as far as an advice can tell."""

    gifts: list[float]
    """For each seat, in the points of `value`: on average nothing, whatever anybody answers."""

    def foresee(self, world: Any, action: int, known: bool) -> bool:
        """Before an answer; whether the news of it are wanted. `known`: it was asked for real."""

    def hear(self, news: list[Event]) -> None:
        """What followed the answer."""


def always(_: Any) -> bool:
    """Where a game does not say when a position is settled, it always is."""
    return True


class Judge:
    """Plays a world on as the style says and gives every seat its reward.

    An advice may have a function `settled(state)`: whether nothing is half done, so that its
    `value` forgets nothing, such as dice set in a round that is not over. It may have a number
    `HORIZON`: after how many answers beyond the tree its `value` is first to be asked; with 0
    no simulation goes beyond a settled position, not even in the tree. It may have a class
    `Fortune`: what luck gave is then taken away from what a position is worth.
    """

    __slots__ = ("advice", "bounded", "depth", "fortune", "game", "luck", "plies", "settled",
                 "style", "told", "yardstick")  # fmt: skip

    def __init__(
        self,
        game: Game[Any],
        advice: Advice,
        style: Style,
        luck: random.Random,
        yardstick: Yardstick,
    ) -> None:
        self.game = game
        self.advice = advice
        self.style = style
        self.luck = luck
        self.yardstick = yardstick
        self.settled: Callable[[Any], bool] = getattr(advice, "settled", always)
        self.depth: int = style.depth
        if style.depth == BY_ADVICE:
            self.depth = getattr(advice, "HORIZON", 1)
        self.bounded = style.depth == BY_ADVICE and self.depth == 0
        """Whether nothing is looked at beyond a settled position."""
        self.told: Callable[[int], Fortune] | None = getattr(advice, "Fortune", None)
        self.fortune: Fortune | None = None
        """The luck of the world that is being played on, where somebody can tell."""
        self.plies = 0
        """The answers given so far, for measuring."""

    def begin(self, world: State) -> None:
        """A world was imagined, in which nothing has happened yet."""
        if self.told is not None:
            self.fortune = self.told(world.seats)

    def ends_with(self, world: State) -> bool:
        """Whether a simulation ends with this position although it is still in the tree."""
        return self.bounded and self.settled(world)

    def play(self, world: State, action: int) -> None:
        """Give an answer that nobody listens to but who keeps count of luck."""
        fortune = self.fortune
        if fortune is None or not fortune.foresee(world, action, False):
            world.play(action)
            return
        news: list[Event] = []
        world.sink = news
        world.play(action)
        world.sink = None
        fortune.hear(news)

    def rewards(self, world: State) -> list[float]:
        """The reward of each seat, between 0 and 1; the world is used up."""
        if self.style.rollout == RANDOM:
            self.plies += play_out(world, self.luck.getrandbits(60))[0]
        else:
            self.play_advised(world)
        if world.over:
            return self.at_the_end(world)
        values = [self.advice.value(world, seat) for seat in range(world.seats)]
        if self.fortune is not None:
            values = [value - gift for value, gift in zip(values, self.fortune.gifts)]
        doubt = self.style.winning * self.style.doubt
        return [part + doubt * (0.5 - part) for part in self.by_margins(values)]

    def play_advised(self, world: State) -> None:
        """The most promising answers, for a while and until the position is settled."""
        depth = self.depth
        plies = 0
        while not world.over:
            if plies >= depth and (self.settled(world) or plies >= depth + LONGEST):
                break
            self.play(world, self.most_promising(world))
            plies += 1
        self.plies += plies

    def most_promising(self, world: State) -> int:
        """What the advice finds best for the seat that is asked; by chance among equals."""
        legal: list[int] = world.legal
        promises = self.advice.prior(world, world.seat, legal)
        best = max(promises)
        if promises.count(best) == 1:
            return legal[promises.index(best)]
        equals = [action for action, promise in zip(legal, promises) if promise == best]
        return equals[int(self.luck.random() * len(equals))]

    def at_the_end(self, world: State) -> list[float]:
        """A shared win counts in parts; the margin tells apart what is won or lost alike."""
        result = self.game.result(world)
        winning = self.style.winning
        rewards = [(1.0 - winning) * part for part in self.by_margins(result.totals)]
        for seat in result.winners:
            rewards[seat] += winning / len(result.winners)
        return rewards

    def by_margins(self, values: list[Any]) -> list[float]:
        """The margin of each seat over its best rival, as a reward."""
        ranked = sorted(values)
        top, second = ranked[-1], ranked[-2]
        rewards = []
        for value in values:
            margin = value - (second if value == top else top)
            self.yardstick.learn_margin(margin)
            rewards.append(self.yardstick.reward(margin))
        return rewards
