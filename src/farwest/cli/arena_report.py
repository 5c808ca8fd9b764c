"""A tournament as tables on the screen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.markup import escape
from rich.table import Table

from farwest.cli.report import again, counted
from farwest.words import Words

if TYPE_CHECKING:
    from farwest.arena.estimates import Estimate
    from farwest.arena.sequential import Verdict
    from farwest.arena.tally import Tally
    from farwest.cli.arena import Report


def show(report: Report) -> None:
    """Print all tables of a tournament."""
    from farwest import games

    console = Console(highlight=False)
    plan, found = report.plan, report.tally
    title = Words(games.find(plan.game), "en", []).say(plan.game)
    console.print(
        f"[b]{title}[/b]: {counted(found.games, 'game')} on {counted(found.deals, 'deal')}, "
        f"{plan.players} players, seed {escape(plan.seed)}. Every line-up plays every deal from "
        "every seat; shared wins count as parts; intervals take the deal as the unit."
    )
    console.print(bots(found))
    console.print(pairs(found))
    console.print(shares("Games won, by seat", "seat", found.seats))
    for bot, reason in found.failures.items():
        console.print(
            f"{bot} forfeited {counted(found.forfeits[bot], 'game')}, and random answers were "
            f"played for it. The first time: {reason}",
            markup=False,
        )
    if found.verdict:
        console.print(sentence(found.verdict, plan.bots[0]), markup=False)
    if report.kept:
        console.print(f"There before: {report.kept:,} of {counted(found.deals, 'deal')}.")
    console.print(f"Took {report.elapsed:.1f} s. {again(plan.bots)}", end="", markup=False)
    console.print(report.command, markup=False, soft_wrap=True)


def bots(found: Tally) -> Table:
    """A line for each bot, the strongest first."""
    table = Table(title="Bots", title_justify="left", title_style="b", box=SIMPLE_HEAD)
    table.add_column("bot", overflow="fold")
    for head in ("rating", "95 % interval", "won", "95 % interval", "points"):
        table.add_column(head, justify="right", no_wrap=True)
    wins = {row.name: row for row in found.wins}
    for row in sorted(found.ratings, key=lambda row: -row.rating):
        won = wins[row.name]
        table.add_row(
            escape(row.name),
            f"{row.rating:,.0f}",
            f"{row.low:,.0f} to {row.high:,.0f}",
            f"{won.share:.1%}",
            between(won),
            f"{found.points[row.name]:,.1f}",
        )
    return table


def between(row: Estimate) -> str:
    """An interval in words."""
    return f"{row.low:.1%} to {row.high:.1%}"


def pairs(found: Tally) -> Table:
    """How often a bot came in ahead of another."""
    title = "Who comes in ahead (ties as half)"
    table = Table(title=title, title_justify="left", title_style="b", box=SIMPLE_HEAD)
    for head in ("bot", "ahead of", "share", "95 % interval"):
        figure = head in ("share", "95 % interval")
        table.add_column(
            head, justify="right" if figure else "left", no_wrap=figure, overflow="fold"
        )
    for bot, rival, row in found.pairings:
        table.add_row(escape(bot), escape(rival), f"{row.share:.1%}", between(row))
    return table


def shares(title: str, what: str, rows: Sequence[Estimate]) -> Table:
    """Shares of wins with their intervals."""
    table = Table(title=title, title_justify="left", title_style="b", box=SIMPLE_HEAD)
    table.add_column(what)
    for head in ("share", "95 % interval"):
        table.add_column(head, justify="right")
    table.add_column("")
    for row in rows:
        table.add_row(
            escape(row.name), f"{row.share:.1%}", between(row), "█" * round(row.share * 30)
        )
    return table


def sentence(verdict: Verdict, bot: str) -> str:
    """What a sequential test says."""
    reckoned = f"log ratio {verdict.ratio:.2f}, bound {verdict.bound:.2f}"
    far = f"after {counted(verdict.deals, 'deal')} ({reckoned})"
    if not verdict.believed:
        return f"Sequential test: undecided {far}; more games may decide it."
    claim = (
        f"{verdict.high:.1%} or more"
        if verdict.believed == "high"
        else f"{verdict.low:.1%} or less"
    )
    return (
        f"Sequential test: {bot} wins {claim} of all games, decided {far}, with a risk of 5 %. "
        "It stopped early, so the shares above lean towards the answer."
    )
