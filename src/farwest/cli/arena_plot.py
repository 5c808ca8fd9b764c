"""A tournament as a drawing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from farwest.cli.plots import blank, finished

if TYPE_CHECKING:
    from farwest.arena.estimates import Estimate
    from farwest.arena.tally import Tally
    from farwest.cli.arena import Report

LONGEST_NAME = 24


def draw(report: Report, kind: str) -> bytes:
    """Ratings, games won by bot and by seat, and who comes in ahead of whom, on one sheet."""
    figure, axes = blank(2, 2)
    found = report.tally
    level = 1 / report.plan.players
    draw_ratings(axes[0][0], found)
    draw_shares(axes[0][1], found.wins, level, "Share of games won, 95 % intervals")
    draw_pairings(axes[1][0], report.plan.bots, found)
    seats = [row._replace(name=f"seat {row.name}") for row in found.seats]
    draw_shares(axes[1][1], seats, level, "Share of games won by seat, 95 % intervals")
    return finished(figure, kind, report.command)


def shortened(name: str) -> str:
    """A name that fits under an axis."""
    return name if len(name) <= LONGEST_NAME else "…" + name[1 - LONGEST_NAME :]


def draw_points(axis: Any, rows: Sequence[tuple[str, float, float, float]]) -> None:
    """Values with their intervals, by name."""
    for place, (_, value, low, high) in enumerate(rows):
        reach = [[max(0.0, value - low)], [max(0.0, high - value)]]
        axis.errorbar(place, value, yerr=reach, fmt="o", color=f"C{place}", capsize=4)
    names = [shortened(name) for name, *_ in rows]
    axis.set_xticks(range(len(rows)), names, rotation=20, ha="right")
    axis.set_xlim(-0.5, len(rows) - 0.5)


def draw_ratings(axis: Any, found: Tally) -> None:
    """Ratings with their 95 % intervals."""
    draw_points(axis, found.ratings)
    axis.set_title("Rating from places, 95 % intervals")


def draw_shares(axis: Any, rows: Sequence[Estimate], level: float, title: str) -> None:
    """Shares of wins, and the level that equals would reach."""
    draw_points(axis, [(row.name, row.share, row.low, row.high) for row in rows])
    axis.axhline(level, color="0.6", linestyle=":", linewidth=1)
    axis.set_ylim(bottom=0)
    axis.set_title(title)


def draw_pairings(axis: Any, bots: Sequence[str], found: Tally) -> None:
    """A field for every two bots: how often the one of the row came in ahead."""
    size = range(len(bots))
    grid = [[float("nan") for _ in size] for _ in size]
    for pairing in found.pairings:
        row, column = bots.index(pairing.bot), bots.index(pairing.rival)
        grid[row][column] = pairing.ahead.share
        grid[column][row] = 1 - pairing.ahead.share
    axis.imshow(grid, vmin=-0.5, vmax=1.5, cmap="RdBu")
    for row in size:
        for column in size:
            if row != column:
                axis.text(column, row, f"{grid[row][column]:.0%}", ha="center", va="center")
    names = [shortened(name) for name in bots]
    axis.set_xticks(size, names, rotation=20, ha="right")
    axis.set_yticks(size, names)
    axis.set_title("How often the bot of a row comes in ahead")
