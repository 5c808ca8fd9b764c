"""An analysis as a drawing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from farwest.cli.analyse_words import Labels
from farwest.cli.plots import blank, finished

if TYPE_CHECKING:
    from farwest.cli.analyse import Report

MOST_ROWS = 12
LONGEST_NAME = 34

Row = tuple[str, float, float, float]
"""A name, a value, and its interval."""


def draw(report: Report, kind: str) -> bytes:
    """Seats, openings, markers and sources of points, each with its intervals, on one sheet."""
    figure, axes = blank(2, 2)
    found = report.insight
    level = 1 / report.players
    seats = [(f"seat {row.name}", row.rate, row.low, row.high) for row in found.seats]
    draw_rows(axes[0][0], seats, level, "Share of games won by seat")
    openings = [(row.name, row.rate, row.low, row.high) for row in found.openings]
    draw_rows(axes[0][1], openings, level, "Share of games won by opening")
    labels = Labels(report.game)
    done = [row for row in found.markers if not row.amount]
    markers = [(labels.marker(row.name), row.effect, row.low, row.high) for row in done]
    title = "Win rate with more of it, less with less (★ no chance)"
    draw_rows(axes[1][0], markers, 0, title, [row.sure for row in done])
    sources = [
        (labels.source(row.name), row.difference, row.low, row.high) for row in found.sources
    ]
    draw_rows(axes[1][1], sources, 0, "Points of winners less others'")
    return finished(figure, kind, report.command)


def shortened(name: str) -> str:
    """A name that fits beside an axis, without its middle; $ would begin a formula."""
    half = LONGEST_NAME // 2
    cut = name if len(name) <= LONGEST_NAME else f"{name[:half]}…{name[1 - half :]}"
    return cut.replace("$", r"\$")


def draw_rows(
    axis: Any, rows: Sequence[Row], level: float, title: str, sure: Sequence[bool] = ()
) -> None:
    """Values with their 95 % intervals, the first on top; what is sure has a star."""
    shown = rows[:MOST_ROWS]
    stars = [place < len(sure) and sure[place] for place in range(len(shown))]
    for place, (_, value, low, high) in enumerate(shown):
        reach = [[max(0.0, value - low)], [max(0.0, high - value)]]
        sign, colour = ("*", "C3") if stars[place] else ("o", "C0")
        axis.errorbar(value, place, xerr=reach, fmt=sign, color=colour, capsize=3)
    names = [f"{'★ ' if star else ''}{shortened(name)}" for star, (name, *_) in zip(stars, shown)]
    axis.set_yticks(range(len(shown)), names, fontsize=7)
    axis.invert_yaxis()
    axis.axvline(level, color="0.6", linestyle=":", linewidth=1)
    axis.set_title(f"{title}, 95 % intervals", fontsize=9)
