"""An analysis as tables on the screen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.markup import escape
from rich.table import Table

from farwest.cli.report import rates
from farwest.words import Words

if TYPE_CHECKING:
    from farwest.arena.insight import Marker, Source
    from farwest.cli.analyse import Report

MOST_ROWS = 20


def show(report: Report) -> None:
    """Print all tables of an analysis."""
    from farwest import games

    console = Console(highlight=False)
    found = report.insight
    words = Words(games.find(report.game), "en", [])
    console.print(
        f"[b]{words.say(report.game)}[/b]: {found.games:,} games, {report.players} players. "
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
    console.print(markers(found.markers[:MOST_ROWS]))
    console.print(
        f"{len(found.markers):,} markers were looked at, so some intervals miss 0 by chance; "
        "★ stands where chance is ruled out even so. What goes with winning need not cause it."
    )
    console.print(sources(words, found.sources))
    console.print("The same figures again: ", end="")
    console.print(report.command, markup=False, soft_wrap=True)


def openings_left_out(more: int, rare: int) -> str:
    """How many openings are not shown."""
    parts = [f"{more:,} are in the JSON only"] if more else []
    parts += [f"{rare:,} were seen too seldom"] if rare else []
    return f"Other openings: {', '.join(parts) or 'none'}."


def markers(rows: Sequence[Marker]) -> Table:
    """What winners did more or less of."""
    title = "Win rate of those who had less, and more, of it than the average of their table"
    table = Table(title=title, title_justify="left", title_style="b", box=SIMPLE_HEAD)
    table.add_column("what happened")
    for head in ("less", "more", "effect", "95 % interval"):
        table.add_column(head, justify="right", no_wrap=True)
    table.add_column("")
    for row in rows:
        table.add_row(
            escape(row.name),
            f"{row.less.rate:.1%}",
            f"{row.more.rate:.1%}",
            f"{row.effect:+.1%}",
            f"{row.low:+.1%} to {row.high:+.1%}",
            "★" if row.sure else "",
        )
    return table


def sources(words: Words, rows: Sequence[Source]) -> Table:
    """Where the points of winners and of the others came from."""
    table = Table(
        title="Mean points by source", title_justify="left", title_style="b", box=SIMPLE_HEAD
    )
    table.add_column("source")
    for head in ("winners", "others", "difference", "95 % interval"):
        table.add_column(head, justify="right", no_wrap=True)
    for row in rows:
        name = "total" if row.name == "total" else words.say(f"score_{row.name}")
        interval = f"{row.low:+.1f} to {row.high:+.1f}"
        means = (f"{row.winners:.1f}", f"{row.others:.1f}", f"{row.difference:+.1f}")
        table.add_row(name, *means, interval)
    return table
