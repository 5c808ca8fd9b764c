"""Shares with 95 % intervals.

Games of one deal share its luck, so they are no independent witnesses: the deal is. An estimate
takes one number from each deal and looks at how these numbers vary. Where rotated seats cancel
the luck of a deal, they vary little, and the interval is narrow for good reason.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

Z95 = 1.959963984540054
"""95 % of a normal distribution lies within so many deviations."""
PHANTOMS = (0.0, 0.0, 1.0, 1.0)
"""Two deals all lost and two all won, added as in the plus-four rule of Agresti and Coull: an
interval is never narrower than so few deals allow, even where all of them went alike."""


class Estimate(NamedTuple):
    """A share between 0 and 1, with the interval that holds its true value in 95 of 100 cases."""

    name: str
    deals: int
    share: float
    low: float
    high: float


class Rate(NamedTuple):
    """A share of games won, with the interval that holds its true value in 95 of 100 cases."""

    name: str
    games: int
    wins: float
    rate: float
    low: float
    high: float


def rate(name: str, wins: float, games: int) -> Rate:
    """Wilson's interval for games that share nothing; a shared win counts as a part of one."""
    share = wins / games
    scale = 1 + Z95**2 / games
    middle = (share + Z95**2 / (2 * games)) / scale
    reach = Z95 / scale * math.sqrt(share * (1 - share) / games + Z95**2 / (4 * games**2))
    low, high = max(0.0, middle - reach), min(1.0, middle + reach)
    # Where all is won or lost the end is the share itself, which rounding may miss by a hair.
    return Rate(name, games, wins, share, min(low, share), max(high, share))


def student(freedom: int) -> float:
    """How many deviations hold 95 % when the deviation itself is estimated; from four upwards."""
    z = Z95
    return (
        z
        + (z**3 + z) / (4 * freedom)
        + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * freedom**2)
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * freedom**3)
    )


def spread_of(shares: Sequence[float]) -> tuple[float, float]:
    """Mean and variance of the shares of some deals, phantoms included."""
    full = [*shares, *PHANTOMS]
    mean = math.fsum(full) / len(full)
    return mean, math.fsum((share - mean) ** 2 for share in full) / (len(full) - 1)


def estimate(name: str, shares: Sequence[float]) -> Estimate:
    """The mean of one share from each deal."""
    mean, variance = spread_of(shares)
    number = len(shares) + len(PHANTOMS)
    reach = student(number - 1) * math.sqrt(variance / number)
    share = math.fsum(shares) / len(shares)
    return Estimate(name, len(shares), share, max(0.0, mean - reach), min(1.0, mean + reach))
