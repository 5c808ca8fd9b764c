"""Figures of many games: who won how often, by how many points, and how long it took."""

from __future__ import annotations

import statistics
from collections import Counter
from collections.abc import Sequence
from typing import Any, NamedTuple

from farwest.arena.estimates import Rate, rate
from farwest.bots.runner import Outcome


class Spread(NamedTuple):
    """How some numbers lie."""

    mean: float
    sd: float
    least: float
    quarter: float
    median: float
    three_quarters: float
    most: float


def spread(numbers: Sequence[float]) -> Spread:
    """Mean, deviation and quartiles."""
    lone = len(numbers) == 1
    quarters = [numbers[0]] * 3
    if not lone:
        quarters = statistics.quantiles(numbers, n=4, method="inclusive")
    quarter, median, three_quarters = quarters
    return Spread(
        statistics.fmean(numbers),
        0.0 if lone else statistics.stdev(numbers),
        min(numbers),
        quarter,
        median,
        three_quarters,
        max(numbers),
    )


def entries(bots: Sequence[str]) -> list[str]:
    """The bots that were entered, numbered where one name was entered several times."""
    numbered = []
    for index, name in enumerate(bots):
        twins = bots.count(name) > 1
        numbered.append(f"{name} {bots[: index + 1].count(name)}" if twins else name)
    return numbered


def wins_by_entry(bots: Sequence[str], outcomes: Sequence[Outcome]) -> list[Rate]:
    """How often each bot entered won; in game i, bot b sat at seat (b + i) % n."""
    wins = [0.0] * len(bots)
    for game, outcome in enumerate(outcomes):
        for seat in outcome.winners:
            wins[(seat - game) % len(bots)] += 1 / len(outcome.winners)
    return [rate(name, won, len(outcomes)) for name, won in zip(entries(bots), wins)]


def wins_by_seat(seats: int, outcomes: Sequence[Outcome]) -> list[Rate]:
    """How often each seat won, whoever sat there."""
    wins = [0.0] * seats
    for outcome in outcomes:
        for seat in outcome.winners:
            wins[seat] += 1 / len(outcome.winners)
    return [rate(str(seat + 1), won, len(outcomes)) for seat, won in enumerate(wins)]


def points(outcomes: Sequence[Outcome]) -> dict[str, dict[str, list[int]]]:
    """The points of every game, by bot and by source, `total` last."""
    found: dict[str, dict[str, list[int]]] = {}
    for outcome in outcomes:
        for bot, scores, total in zip(outcome.bots, outcome.scores, outcome.totals):
            by_source = found.setdefault(bot, {})
            for source, number in (scores | {"total": total}).items():
                by_source.setdefault(source, []).append(number)
    return dict(sorted(found.items()))


class Figures(NamedTuple):
    """Everything a simulation found; equal for equal seeds, however many processes played."""

    by_bot: list[Rate]
    by_seat: list[Rate]
    points: dict[str, dict[str, Spread]]
    plies: Spread
    rounds: Spread | None
    endings: dict[str, int]

    def to_json(self) -> dict[str, Any]:
        """The same as values that JSON can carry."""
        return {
            "wins_by_bot": [row._asdict() for row in self.by_bot],
            "wins_by_seat": [row._asdict() for row in self.by_seat],
            "points": {
                bot: {source: row._asdict() for source, row in rows.items()}
                for bot, rows in self.points.items()
            },
            "plies": self.plies._asdict(),
            "rounds": self.rounds._asdict() if self.rounds else None,
            "endings": self.endings,
        }


def figures(bots: Sequence[str], outcomes: Sequence[Outcome]) -> Figures:
    """The figures of these games between these bots."""
    rounds = [outcome.rounds for outcome in outcomes if outcome.rounds is not None]
    return Figures(
        wins_by_entry(bots, outcomes),
        wins_by_seat(len(bots), outcomes),
        {
            bot: {source: spread(numbers) for source, numbers in by_source.items()}
            for bot, by_source in points(outcomes).items()
        },
        spread([outcome.plies for outcome in outcomes]),
        spread(rounds) if rounds else None,
        dict(Counter(outcome.ending for outcome in outcomes).most_common()),
    )
