"""The end of a game on the screen: points by source, and who won."""

from __future__ import annotations

from collections.abc import Sequence

from rich.box import SIMPLE_HEAD
from rich.table import Table as Sheet

from farwest.cli.screen import plain_markup
from farwest.kernel.game import Result
from farwest.words import Words


def score_sheet(words: Words, names: Sequence[str], result: Result) -> Sheet:
    """A line for each source of points, a column for each player."""
    sheet = Sheet(box=SIMPLE_HEAD, pad_edge=False)
    sheet.add_column("")
    for seat, name in enumerate(names):
        star = "★ " if seat in result.winners else ""
        sheet.add_column(plain_markup(star + name), justify="right")
    for source in result.scores[0]:
        points = [scores[source] for scores in result.scores]
        if any(points):
            sheet.add_row(words.say(f"score_{source}"), *map(str, points))
    sheet.add_section()
    sheet.add_row(words.say("terminal_total"), *map(str, result.totals), style="bold")
    sheet.add_row(words.say("terminal_place"), *map(str, result.places))
    return sheet


def winners_sentence(words: Words, names: Sequence[str], result: Result) -> str:
    """Who won, with how many points; where the game counts something else, by how much of it."""
    players = words.join([names[seat] for seat in result.winners])
    count = len(result.winners)
    best = max((result.totals[seat] for seat in result.winners), default=0)
    if not count or not words.has("verdict"):
        return words.say("terminal_won", players=players, count=count, points=best)
    others = [total for seat, total in enumerate(result.totals) if seat not in result.winners]
    margin = best - max(others, default=best)
    return words.say("verdict", players=players, count=count, margin=margin)
