"""A test that stops as soon as the answer is clear: Wald's sequential probability ratio.

One of two claims is to be believed of the first of two bots: that its share of all wins is LOW or
less, or that it is HIGH or more. After every deal the likelihoods of the two are compared, with
the share of each deal as one observation, normally spread with the variance seen so far.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

from farwest.arena.estimates import spread_of

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


def judge(claims: Claims, shares: Sequence[float]) -> Verdict:
    """What the shares of these deals say."""
    low, high = claims
    ratio = 0.0
    if shares:
        mean = math.fsum(shares) / len(shares)
        variance = spread_of(shares)[1]
        ratio = len(shares) * (high - low) * (2 * mean - low - high) / (2 * variance)
    believed = "high" if ratio >= BOUND else "low" if ratio <= -BOUND else ""
    return Verdict(low, high, len(shares), ratio, BOUND, believed)
