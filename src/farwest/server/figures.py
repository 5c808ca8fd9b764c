"""What the tables of this process do, in figures for whoever runs the server."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from prometheus_client import Counter, Histogram, Metric
from prometheus_client.metrics_core import GaugeMetricFamily
from prometheus_client.registry import Collector

if TYPE_CHECKING:
    from farwest.server.tables import Tables

STEPS = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
"""Up to where the buckets of a histogram go, in seconds."""


class Figures(Collector):
    """Moves are counted as they are made; what is there now is looked up when it is asked for."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.moves = Counter(
            "farwest_moves", "Moves and take-backs written for good", registry=None
        )
        self.commit = Histogram(
            "farwest_commit_seconds", "Time to write a move for good", buckets=STEPS, registry=None
        )
        self.push = Histogram(
            "farwest_push_seconds",
            "Time from there until it is played and handed to every connection",
            buckets=STEPS,
            registry=None,
        )

    def moved(self, commit: float, push: float) -> None:
        """Count a move, and the seconds it took to be written and to be told."""
        self.moves.inc()
        self.commit.observe(commit)
        self.push.observe(push)

    def collect(self) -> Iterator[Metric]:
        """All figures as they are now."""
        for kept in (self.moves, self.commit, self.push):
            yield from kept.collect()
        live = list(self.tables.live.values())
        thinking = sum(len(table.minder.thinking) for table in live)
        watching = sum(len(table.watchers) for table in live)
        yield GaugeMetricFamily("farwest_tables", "Tables in memory", len(live))
        yield GaugeMetricFamily("farwest_connections", "Open connections to tables", watching)
        yield GaugeMetricFamily("farwest_bots_waiting", "Bots yet to answer", thinking)
