"""What a position beyond the tree is worth to each seat: played on for a while, then judged."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any, Final

from farwest.bots.advised import Advice, advice_of
from farwest.bots.search.style import BY_ADVICE, RANDOM, Style
from farwest.bots.search.yardstick import Yardstick
from farwest.kernel.game import Game
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


def suited(style: Style, advice: Advice) -> Style:
    """A style as this advice wants it: it may ask to be trusted so many times as much (CREDIT)."""
    credit: float = getattr(advice, "CREDIT", 1.0)
    return style._replace(trust=style.trust * credit)


def always(_: Any) -> bool:
    """Where a game does not say when a position is settled, it always is."""
    return True


class Judge:
    """Plays a world on as the style says and gives every seat its reward.

    An advice may have a function `settled(state)`: whether nothing is half done, so that its
    `value` forgets nothing, such as dice set in a round that is not over. It may have a number
    `HORIZON`: after how many answers its `value` is first to be asked.
    """

    __slots__ = ("advice", "depth", "game", "luck", "plies", "settled", "style", "yardstick")

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
        self.plies = 0
        """The answers given so far, for measuring."""

    def rewards(self, world: State) -> list[float]:
        """The reward of each seat, between 0 and 1; the world is used up."""
        if self.style.rollout == RANDOM:
            self.plies += play_out(world, self.luck.getrandbits(60))[0]
        else:
            self.play_advised(world)
        if world.over:
            return self.at_the_end(world)
        values = [self.advice.value(world, seat) for seat in range(world.seats)]
        doubt = self.style.winning * self.style.doubt
        return [part + doubt * (0.5 - part) for part in self.by_margins(values)]

    def play_advised(self, world: State) -> None:
        """The most promising answers, for a while and until the position is settled."""
        depth = self.depth
        plies = 0
        while not world.over:
            if plies >= depth and (self.settled(world) or plies >= depth + LONGEST):
                break
            world.play(self.most_promising(world))
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
