"""An analysis as tables on the screen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.markup import escape
from rich.table import Table

from farwest.cli.analyse_words import Labels
from farwest.cli.report import VERSION, rates

if TYPE_CHECKING:
    from farwest.arena.insight import Marker, Source
    from farwest.cli.analyse import Report

MOST_ROWS = 20
MOST_AMOUNTS = 10


def show(report: Report) -> None:
    """Print all tables of an analysis."""
    console = Console(highlight=False)
    found = report.insight
    labels = Labels(report.game)
    console.print(
        f"[b]{labels.title()}[/b]: {found.games:,} games, {report.players} players. "
        f"Equals would win {1 / report.players:.1%}; shared wins count as parts."
    )
    if report.unfinished:
        console.print(f"{report.unfinished:,} unfinished games are left out.")
    console.print(rates("Games won, by seat", "seat", found.seats))
    if 1 < len(found.players) <= MOST_ROWS:
        console.print(rates("Games won, by player", "player", found.players))
    shown = found.openings[:MOST_ROWS]
    if shown:
        console.print(rates("Games won, by opening", "first decisions", shown))
    console.print(openings_left_out(len(found.openings) - len(shown), found.rare_openings))
    told = "of those who did less, and more, of it than the average of their table"
    done = [row for row in found.markers if not row.amount]
    console.print(markers(f"What was done: win rate {told}", labels, done[:MOST_ROWS]))
    console.print(
        f"{len(found.markers):,} markers were looked at, so some intervals miss 0 by chance; "
        "★ stands where chance is ruled out even so. What goes with winning need not cause it."
    )
    amounts = [row for row in found.markers if row.amount][:MOST_AMOUNTS]
    if amounts:
        console.print(markers("What it came to: the same for sums", labels, amounts))
    console.print(sources(labels, found.sources))
    console.print(f"The same figures again, {VERSION}: ", end="")
    console.print(report.command, markup=False, soft_wrap=True)


def openings_left_out(more: int, rare: int) -> str:
    """How many openings are not shown."""
    parts = [f"{more:,} are in the JSON only"] if more else []
    parts += [f"{rare:,} were seen too seldom"] if rare else []
    return f"Other openings: {', '.join(parts) or 'none'}."


def markers(title: str, labels: Labels, rows: Sequence[Marker]) -> Table:
    """What winners did more or less of."""
    table = Table(title=title, title_justify="left", title_style="b", box=SIMPLE_HEAD)
    table.add_column("what happened")
    for head in ("less", "more", "effect", "95 % interval"):
        table.add_column(head, justify="right", no_wrap=True)
    table.add_column("")
    for row in rows:
        table.add_row(
            escape(labels.marker(row.name)),
            f"{row.less.rate:.1%}",
            f"{row.more.rate:.1%}",
            f"{row.effect:+.1%}",
            f"{row.low:+.1%} to {row.high:+.1%}",
            "★" if row.sure else "",
        )
    return table


def sources(labels: Labels, rows: Sequence[Source]) -> Table:
    """Where the points of winners and of the others came from."""
    title = "Where points come from: mean points by source"
    table = Table(title=title, title_justify="left", title_style="b", box=SIMPLE_HEAD)
    table.add_column("source")
    for head in ("winners", "others", "difference", "95 % interval"):
        table.add_column(head, justify="right", no_wrap=True)
    for row in rows:
        interval = f"{row.low:+.1f} to {row.high:+.1f}"
        means = (f"{row.winners:.1f}", f"{row.others:.1f}", f"{row.difference:+.1f}")
        table.add_row(labels.source(row.name), *means, interval)
    return table
