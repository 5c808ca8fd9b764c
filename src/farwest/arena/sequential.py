"""A test that stops as soon as the answer is clear: Wald's sequential probability ratio.

One of two claims is to be believed of the first of two bots: that its share of all wins is LOW or
less, or that it is HIGH or more. After every deal the likelihoods of the two are compared, with
the share of each deal as one observation, normally spread with the variance seen so far.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

from farwest.arena.estimates import PHANTOMS

RISK = 0.05
"""How often each claim may be believed although the other one holds."""
BOUND = math.log((1 - RISK) / RISK)


class Claims(NamedTuple):
    """The two claims between which a test decides."""

    low: float
    high: float


class Verdict(NamedTuple):
    """How far a test has come: the logarithm of the ratio, and the claim to believe if any."""

    low: float
    high: float
    deals: int
    ratio: float
    bound: float
    believed: str
    """`low`, `high`, or nothing while it is open."""


class Trial:
    """A test under way: its shares are summed up, so that a deal costs as much as any before."""

    def __init__(self, claims: Claims) -> None:
        self.claims = claims
        self.deals = 0
        self.total = 0.0
        self.squares = 0.0

    def add(self, shares: Sequence[float]) -> None:
        """The shares of some more deals."""
        for share in shares:
            self.deals += 1
            self.total += share
            self.squares += share * share

    def verdict(self) -> Verdict:
        """What the shares so far say."""
        low, high = self.claims
        ratio = 0.0
        if self.deals:
            mean = self.total / self.deals
            ratio = self.deals * (high - low) * (2 * mean - low - high) / (2 * self.variance())
        believed = "high" if ratio >= BOUND else "low" if ratio <= -BOUND else ""
        return Verdict(low, high, self.deals, ratio, BOUND, believed)

    def variance(self) -> float:
        """As in estimates: phantoms are added, so that it is never nothing."""
        number = self.deals + len(PHANTOMS)
        total = self.total + sum(PHANTOMS)
        squares = self.squares + sum(share * share for share in PHANTOMS)
        return (squares - total * total / number) / (number - 1)


def judge(claims: Claims, shares: Sequence[float]) -> Verdict:
    """What the shares of these deals say."""
    trial = Trial(claims)
    trial.add(shares)
    return trial.verdict()
