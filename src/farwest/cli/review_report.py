"""A review on the screen, and as a drawing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table as Sheet

from farwest.cli.pages import shown_names
from farwest.cli.screen import plain_markup
from farwest.words import Words

if TYPE_CHECKING:
    from farwest.review import Review
    from farwest.review.turning import Turning

BARS = "▁▂▃▄▅▆▇█"
WIDTH = 48
"""How many bars a curve has at most."""


def speaker(review: Review, lang: str) -> tuple[Words, list[str]]:
    """The words of the game that was played, and its players' names."""
    game = review.walk.game
    names = shown_names(review.walk.record.players, Words(game, lang))
    return Words(game, lang, names), names


def show(review: Review, lang: str) -> None:
    """Print the curve, the turning points, and choice against chance."""
    words, names = speaker(review, lang)
    console = Console(highlight=False)
    title = words.say("review_title", game=words.say(review.walk.game.key), moves=review.walk.last)
    console.print(title, style="bold", markup=False)
    console.print(curves(review, words, names))
    console.print(words.say("review_turning"), style="bold")
    for turn in review.turning:
        where = words.say("review_at_move", ply=turn.ply)
        text = sentence(review, turn, words, names)
        console.print(f"  {where} · {text}", markup=False, soft_wrap=True)
    if not review.turning:
        console.print(f"  {words.say('review_quiet')}")
    console.print()
    console.print(shares(review, words, names))
    if review.unsure:
        console.print(words.say("review_unsure"), markup=False, soft_wrap=True)
    for seat, share in enumerate(review.shares):
        console.print(chance_sentence(share.luck, names[seat], words), markup=False)


def percent(part: float) -> int:
    """A part of one in hundredths."""
    return round(100 * part)


def curves(review: Review, words: Words, names: list[str]) -> Sheet:
    """A line of bars for each player, from the deal to the end."""
    sheet = Sheet(title=words.say("review_curve"), title_justify="left", title_style="b", box=None)
    for seat, name in enumerate(names):
        bars = "".join(BARS[min(7, int(8 * part))] for part in samples(review, seat))
        start, end = (words.say("review_percent", n=percent(point.chances[seat]))
                      for point in (review.curve[0], review.curve[-1]))  # fmt: skip
        sheet.add_row(plain_markup(name), start, bars, end)
    return sheet


def samples(review: Review, seat: int) -> list[float]:
    """The chance of a seat at even distances."""
    last = review.walk.last
    width = min(WIDTH, last + 1)
    found, index = [], 0
    for place in range(width):
        ply = place * last // max(1, width - 1)
        while index + 1 < len(review.curve) and review.curve[index + 1].ply <= ply:
            index += 1
        found.append(review.curve[index].chances[seat])
    return found


def shares(review: Review, words: Words, names: list[str]) -> Sheet:
    """Why each chance ended where it did, in parts that add up."""
    title = words.say("review_why")
    sheet = Sheet(title=title, title_justify="left", title_style="b", box=SIMPLE_HEAD)
    sheet.pad_edge = False
    sheet.add_column(words.say("review_player"))
    parts = review.shares[0]._fields
    for part in parts:
        head = words.say(f"review_{part}")
        whole = max(len(word) for word in head.split())  # a line may end between words alone
        sheet.add_column(head, justify="right", min_width=whole)
    for name, share in zip(names, review.shares):
        cells = [
            words.say("review_percent", n=percent(value))
            if part in ("start", "end")
            else signed(value, words)
            for part, value in zip(parts, share)
        ]
        sheet.add_row(plain_markup(name), *cells)
    return sheet


def signed(part: float, words: Words) -> str:
    """A change in hundredths, with its sign."""
    hundredths = percent(part)
    return words.say("review_signed", n=abs(hundredths), sign="−" if hundredths < 0 else "+")


def sentence(review: Review, turn: Turning, words: Words, names: list[str]) -> str:
    """A turning point in words."""
    up = "up" if turn.change > 0 else "down"
    other = "" if turn.preferred is None else words.message(review.label(turn, turn.preferred))
    return words.say(
        "review_missed" if turn.kind == "missed" else f"review_{turn.kind}_{up}",
        player=names[turn.seat],
        whom=names[turn.whom],
        answer=words.message(review.label(turn, turn.action)),
        other=other,
        gain=percent(turn.gain),
        change=abs(percent(turn.change)),
    )


def chance_sentence(luck: float, name: str, words: Words) -> str:
    """What dice and draws did for a player."""
    hundredths = percent(luck)
    if not hundredths:
        return words.say("review_even", player=name)
    return words.say(
        "review_gave" if hundredths > 0 else "review_cost", player=name, n=abs(hundredths)
    )


def draw(review: Review, kind: str, lang: str) -> bytes:
    """The curve of every player on one sheet, the turning points marked."""
    from farwest.cli.plots import blank, finished

    words, names = speaker(review, lang)
    figure, axis = blank(1, 1)
    plies = [point.ply for point in review.curve]
    for seat, name in enumerate(names):
        chances = [100 * point.chances[seat] for point in review.curve]
        axis.plot(plies, chances, drawstyle="steps-post", label=name.replace("$", r"\$"))
    for turn in review.turning:
        axis.axvline(turn.ply, color="0.6", linestyle=":", linewidth=1)
    axis.set_ylim(0, 100)
    axis.set_xlabel(words.say("review_move"))
    axis.set_ylabel(words.say("review_curve"))
    axis.legend()
    title = words.say("review_title", game=words.say(review.walk.game.key), moves=review.walk.last)
    return finished(figure, kind, title)
