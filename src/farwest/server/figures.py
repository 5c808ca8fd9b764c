"""What the tables of this process do, in figures for whoever runs the server."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator
from itertools import accumulate
from typing import TYPE_CHECKING

from prometheus_client import Metric
from prometheus_client.metrics_core import (
    CounterMetricFamily,
    GaugeMetricFamily,
    HistogramMetricFamily,
)
from prometheus_client.registry import Collector

if TYPE_CHECKING:
    from farwest.server.tables import Tables

STEPS = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
"""Up to where the buckets of a histogram go, in seconds."""


class Times:
    """How long something took, each time: one thread alone counts, so nothing is locked."""

    __slots__ = ("counts", "total")

    def __init__(self) -> None:
        self.counts = [0] * (len(STEPS) + 1)
        self.total = 0.0

    def add(self, seconds: float) -> None:
        self.counts[bisect_left(STEPS, seconds)] += 1
        self.total += seconds

    def told(self, name: str, about: str) -> Metric:
        """As a histogram, in which every bucket holds the smaller ones, too."""
        ends = [*map(str, STEPS), "+Inf"]
        buckets = list(zip(ends, map(float, accumulate(self.counts)), strict=True))
        return HistogramMetricFamily(name, about, buckets, self.total)


class Figures(Collector):
    """Moves are counted as they are made; what is there now is looked up when it is asked for."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.moves = 0
        self.commit = Times()
        self.push = Times()

    def moved(self, commit: float, push: float) -> None:
        """Count a move, and the seconds it took to be written and to be told."""
        self.moves += 1
        self.commit.add(commit)
        self.push.add(push)

    def collect(self) -> Iterator[Metric]:
        """All figures as they are now."""
        moves = "Moves and take-backs written for good"
        yield CounterMetricFamily("farwest_moves", moves, self.moves)
        yield self.commit.told("farwest_commit_seconds", "Time to write a move for good")
        yield self.push.told(
            "farwest_push_seconds",
            "Time from there until it is played and handed to every connection",
        )
        live = list(self.tables.live.values())
        thinking = sum(len(table.minder.thinking) for table in live)
        watching = sum(len(table.watchers) for table in live)
        yield GaugeMetricFamily("farwest_tables", "Tables in memory", len(live))
        yield GaugeMetricFamily("farwest_connections", "Open connections to tables", watching)
        yield GaugeMetricFamily("farwest_bots_waiting", "Bots yet to answer", thinking)
