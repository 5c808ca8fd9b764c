"""Ratings from places: the model of Plackett and Luce, fitted by maximum likelihood.

Every bot has a strength. The first place of a game goes to a seat with a chance in proportion to
the strength of its bot, the second place likewise among the others, and so on. Seats that tie are
treated by Efron's method: of k that tie, each is partly gone when the next is placed. A rating is
a strength on Elo's scale: 400 points more are odds of ten to one, and the mean is 1500.
"""

from __future__ import annotations

import math
import random
from collections import Counter
from collections.abc import Sequence
from typing import Any, NamedTuple

SCALE = 400 / math.log(10)
MEAN = 1500.0
PRIOR = 0.5
"""So many games each bot wins, and so many it loses, against one of average strength before any
is played: who never lost is very strong, but not infinitely so."""
SAMPLES = 400
"""How often the deals are drawn anew for the intervals."""
REVERSED = 2
"""So many deals that went the other way round are drawn from too: few deals that all went alike
are no proof that all will."""
LONGEST_STEP = 2.0
CLOSE = 1e-9


class Rating(NamedTuple):
    """A bot's rating, and the interval that holds its true value in 95 of 100 cases."""

    name: str
    rating: float
    low: float
    high: float


class Contest:
    """What some games say of strengths: how often each bot was placed, and among whom.

    Bots are numbers here. A field says how many seats of each bot were still to be placed.
    """

    def __init__(self, bots: int) -> None:
        self.placed = [0] * bots
        self.fields: Counter[tuple[float, ...]] = Counter()

    def add_game(self, seating: Sequence[int], places: Sequence[int]) -> None:
        """Count a game: the bot and the place of each seat."""
        bots = range(len(self.placed))
        for place in sorted(set(places)):
            tied = [bot for bot, own in zip(seating, places) if own == place]
            left = [bot for bot, own in zip(seating, places) if own >= place]
            for bot in tied:
                self.placed[bot] += 1
            for gone in range(len(tied)):
                part = gone / len(tied)
                self.fields[tuple(left.count(b) - part * tied.count(b) for b in bots)] += 1

    def add(self, other: Contest, times: int = 1) -> None:
        """Count the games of another contest too, so many times."""
        for bot, number in enumerate(other.placed):
            self.placed[bot] += times * number
        for field, number in other.fields.items():
            self.fields[field] += times * number

    def key(self) -> tuple[Any, ...]:
        """The same for contests that say the same."""
        return (*self.placed, frozenset(self.fields.items()))


def strengths(contest: Contest, prior: float = PRIOR) -> list[float]:
    """The logarithm of each bot's strength that makes these games most likely: Newton's way."""
    bots = range(len(contest.placed))
    found = [0.0 for _ in bots]
    for _ in range(200):
        slope = [contest.placed[bot] + prior for bot in bots]
        bend = [[0.0 for _ in bots] for _ in bots]
        for bot in bots:
            chance = 1 / (1 + math.exp(-found[bot]))
            slope[bot] -= 2 * prior * chance
            bend[bot][bot] += 2 * prior * chance * (1 - chance)
        for field, number in contest.fields.items():
            weights = [weight * math.exp(own) for weight, own in zip(field, found)]
            total = math.fsum(weights)
            chances = [weight / total for weight in weights]
            for bot in bots:
                slope[bot] -= number * chances[bot]
                bend[bot][bot] += number * chances[bot]
                for other in bots:
                    bend[bot][other] -= number * chances[bot] * chances[other]
        step = solved(bend, slope)
        longest = max(map(abs, step))
        shorter = min(1.0, LONGEST_STEP / longest) if longest else 1.0
        found = [own + shorter * part for own, part in zip(found, step)]
        if longest < CLOSE:
            break
    return found


def solved(matrix: list[list[float]], right: list[float]) -> list[float]:
    """The solution of a few linear equations, by Gauss's elimination."""
    rows = [[*row, value] for row, value in zip(matrix, right)]
    size = len(rows)
    for column in range(size):
        pivot = max(range(column, size), key=lambda row: abs(rows[row][column]))
        rows[column], rows[pivot] = rows[pivot], rows[column]
        head = rows[column]
        for row in rows:
            if row is not head:
                times = row[column] / head[column]
                for place in range(column, size + 1):
                    row[place] -= times * head[place]
    return [rows[row][size] / rows[row][row] for row in range(size)]


def elo(logarithms: Sequence[float]) -> list[float]:
    """Strengths on Elo's scale, their mean at 1500."""
    middle = math.fsum(logarithms) / len(logarithms)
    return [MEAN + SCALE * (own - middle) for own in logarithms]


def rated(
    names: Sequence[str],
    deals: Sequence[Contest],
    reversals: Sequence[Contest],
    samples: int = SAMPLES,
) -> list[Rating]:
    """The rating of each bot; intervals by drawing whole deals anew, with fixed luck.

    Two deals that went the other way round, last to first, are always among those drawn from.
    Of many deals most went alike: these are one contest here, which is added quickly.
    """
    luck = random.Random("ratings")
    kinds: dict[tuple[Any, ...], Contest] = {}
    forward, backward = (
        [kinds.setdefault(deal.key(), deal) for deal in each] for each in (deals, reversals)
    )
    best = elo(strengths(summed(names, forward)))
    drawn = []
    for _ in range(samples):
        pool = [*forward, *luck.choices(backward, k=REVERSED)]
        drawn.append(elo(strengths(summed(names, luck.choices(pool, k=len(deals))))))
    found = []
    for bot, name in enumerate(names):
        column = sorted(ratings[bot] for ratings in drawn)
        low, high = quantile(column, 0.025), quantile(column, 0.975)
        found.append(Rating(name, best[bot], min(low, best[bot]), max(high, best[bot])))
    return found


def summed(names: Sequence[str], deals: Sequence[Contest]) -> Contest:
    """All games of some deals; one that is there several times is added once, times its number."""
    total = Contest(len(names))
    for deal, times in Counter(deals).items():
        total.add(deal, times)
    return total


def quantile(ordered: Sequence[float], share: float) -> float:
    """The value below which this share of the ordered values lies, between two if need be."""
    place = share * (len(ordered) - 1)
    below = int(place)
    above = min(below + 1, len(ordered) - 1)
    return ordered[below] + (place - below) * (ordered[above] - ordered[below])
