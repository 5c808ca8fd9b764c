"""How much is much: the spread of margins and rewards, learnt from what the search meets.

So no game has to say in which size of numbers it is counted.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import Any, Final

MEMORY: Final = 50.0
"""Earlier decisions count together as much as so many positions."""
BRIEF: Final = 8.0
"""The same for noise, where it decides how far promises are trusted."""
LEAST_TRUST: Final = 0.05
"""So many simulations a promise counts for even where nothing is left to luck."""
STEEP: Final = 2.0
"""A lead as large as the usual one is worth 1 / (1 + e^-STEEP)."""


class Yardstick:
    """Running spreads: of margins in points, about zero; of the own rewards, about their mean."""

    __slots__ = ("_errs", "_margins", "_mean", "_number", "_rewards", "_times", "noise", "point",
                 "usual")  # fmt: skip

    def __init__(self, guess: float, errs: float = 0.0) -> None:
        """`errs` says by how many points promises are wrong, if anybody knows."""
        self._errs = errs
        self._number = 1.0
        self._margins = (guess or 1.0) ** 2
        self._times = 1.0
        self._mean = 0.5
        self._rewards = 0.0625
        self.usual = 1.0
        """What margin is usual, in points."""
        self.point = 1.0
        """What a point more is worth, as a reward, when the game is even."""
        self.noise = 0.25
        """How far the rewards of the own seat lie apart."""
        self._measure()

    def _measure(self) -> None:
        self.usual = sqrt(self._margins / self._number) + 1e-9
        self.point = STEEP / 4.0 / self.usual
        self.noise = sqrt(self._rewards / self._times)

    def fade(self) -> None:
        """A new decision: what came before counts less."""
        if self._number > MEMORY:
            self._margins *= MEMORY / self._number
            self._number = MEMORY
        most = BRIEF if self._errs else MEMORY
        if self._times > most:
            self._rewards *= most / self._times
            self._times = most

    def trust(self, usual: float) -> float:
        """How many simulations a promise counts for: as many as know as little as it does.

        The usual number, where nobody knows how far promises are wrong.
        """
        if not self._errs:
            return usual
        known = self.noise / (self.point * self._errs)
        return max(LEAST_TRUST, known * known)

    def reward(self, margin: float) -> float:
        """A margin over the best rival as a number between 0 and 1, 0.5 when even."""
        lead = max(-30.0, STEEP * margin / self.usual)
        return 1.0 / (1.0 + exp(-lead))

    def learn_margin(self, margin: float) -> None:
        """Note the margin of one seat."""
        self._number += 1.0
        self._margins += margin * margin
        self._measure()

    def learn_reward(self, reward: float) -> None:
        """Note the reward of the own seat."""
        self._times += 1.0
        before = reward - self._mean
        self._mean += before / self._times
        self._rewards += before * (reward - self._mean)
        self._measure()


def yardstick_for(advice: Any, promises: list[float]) -> Yardstick:
    """A new one for a search that begins with answers of such promise.

    An advice may have a number `ERRS`: by how many points its promises are wrong.
    """
    errs: float = getattr(advice, "ERRS", 0.0)
    return Yardstick(max(promises) - min(promises), errs)
