"""A simulation as tables on the screen."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.markup import escape
from rich.table import Table

from farwest import __version__
from farwest.arena.estimates import Rate
from farwest.cli.figures import Spread, spread
from farwest.words import Words

if TYPE_CHECKING:
    from farwest.cli.simulate import Report

VERSION = f"with farwest {__version__}"
"""What repeats the figures of every report, beside the command."""
SLOW = 10
"""Fewer games a second than this are told with a decimal."""


def show(report: Report) -> None:
    """Print all tables of a simulation."""
    from farwest import games

    console = Console(highlight=False)
    plan, found = report.plan, report.figures
    words = Words(games.find(plan.game), "en", [])
    console.print(
        f"[b]{words.say(plan.game)}[/b]: {counted(plan.games, 'game')}, {len(plan.bots)} players, "
        f"seed {escape(plan.seed)}; seats rotate, shared wins count as parts."
    )
    console.print(rates("Games won, by bot", "bot", found.by_bot))
    console.print(rates("Games won, by seat", "seat", found.by_seat))
    for bot, rows in found.points.items():
        console.print(spreads(f"Points of {escape(bot)}", "source", list(rows.items())))
    length = [("plies", found.plies)]
    if found.rounds:
        length.append(("rounds", found.rounds))
    milliseconds = spread([1000 * second for second in report.seconds])
    length.append(("processor ms", milliseconds))
    console.print(spreads("Length of a game", "", length))
    endings = "; ".join(
        f"{words.say(id)} {number:,} ({number / plan.games:.1%})"
        for id, number in found.endings.items()
    )
    console.print(f"How the games ended: {endings}.")
    played = plan.games - report.kept
    speed = played / max(report.elapsed, 1e-9)
    digits = 0 if speed >= SLOW else 1
    console.print(f"{played:,} played in {report.elapsed:.1f} s ({speed:,.{digits}f} games/s).")
    if report.kept:
        console.print(f"There before: {counted(report.kept, 'game')}.")
    console.print(again(plan.bots), end="", markup=False)
    console.print(report.command, markup=False, soft_wrap=True)


def counted(number: int, what: str) -> str:
    """So many things in words: 1 game, 2,000 games."""
    return f"{number:,} {what}" if number == 1 else f"{number:,} {what}s"


def again(bots: Iterable[str]) -> str:
    """What the command beside figures brings: the same, unless somebody thinks by the clock."""
    from farwest.bots import thinks_by_the_clock

    timed = [bot for bot in sorted(set(bots)) if thinks_by_the_clock(bot)]
    if timed:
        return f"About the same figures again ({', '.join(timed)}: by the clock), {VERSION}: "
    return f"The same figures again, {VERSION}: "


def rates(title: str, what: str, rows: Sequence[Rate]) -> Table:
    """Shares of wins with their intervals."""
    table = Table(title=title, title_justify="left", title_style="b", box=SIMPLE_HEAD)
    table.add_column(what)
    for head in ("won", "share", "95 % interval"):
        table.add_column(head, justify="right")
    table.add_column("")
    for row in rows:
        interval = f"{row.low:6.1%} to {row.high:6.1%}"
        bar = "█" * round(row.rate * 30)
        table.add_row(escape(row.name), f"{row.wins:,.1f}", f"{row.rate:.1%}", interval, bar)
    return table


def spreads(title: str, what: str, rows: Sequence[tuple[str, Spread]]) -> Table:
    """How numbers lie, a line for each."""
    table = Table(title=title, title_justify="left", title_style="b", box=SIMPLE_HEAD)
    table.add_column(what)
    for head in ("mean", "sd", "least", "25 %", "median", "75 %", "most"):
        table.add_column(head, justify="right")
    for name, row in rows:
        table.add_row(name, *(f"{number:,.1f}" for number in row))
    return table
