"""The screen and the keyboard of whoever sits at the terminal."""

from __future__ import annotations

import contextlib
import sys
from collections.abc import Sequence

from rich.console import Console
from rich.markup import escape
from rich.table import Table
from rich.text import Text

WIDEST = 100


class Leave(Exception):
    """Nobody answers any more: the input is at its end, or the player wants to go."""


class Screen:
    """Shows text and reads lines. With nobody watching, everything is printed in one go."""

    def __init__(self) -> None:
        self.console = Console(highlight=False, emoji=False)
        self.alive = sys.stdin.isatty() and sys.stdout.isatty()
        self.apart = False
        if self.alive:
            with contextlib.suppress(ImportError):
                import readline  # noqa: F401  (gives `input` its line editing)

    @property
    def width(self) -> int:
        return max(40, min(self.console.width, WIDEST))

    @property
    def rows(self) -> int:
        """How many lines fit; as many as you like when nobody watches."""
        return self.console.height if self.alive else 10_000

    def show(self, markup: str = "") -> None:
        """Print text with marks of colour, line for line."""
        self.console.print(markup, soft_wrap=True)

    def tell(self, text: str, style: str = "") -> None:
        """Print a sentence as it is, folded to the width of the screen."""
        for line in self.fold(text):
            self.console.print(Text(line, style=style), soft_wrap=True)

    def fold(self, text: str, first: str = "", indent: str = "") -> list[str]:
        """A sentence in lines that fit, the first and the others indented."""
        from textwrap import wrap

        lines = wrap(
            text,
            self.width - 1,
            initial_indent=first,
            subsequent_indent=indent,
            break_long_words=False,
            break_on_hyphens=False,
        )
        return lines or [""]

    def draw(self, table: Table) -> None:
        self.console.print(table)

    def clear(self) -> None:
        if self.alive:
            self.console.clear()
        else:
            self.show()

    def own(self) -> None:
        """Use a sheet apart, of which nothing can be scrolled back to: secrets pass over it."""
        if self.alive:
            self.apart = self.console.set_alt_screen(True)

    def give_back(self) -> None:
        if self.apart:
            self.console.set_alt_screen(False)
            self.apart = False

    def ask(self, prompt: str) -> str:
        """A line from the keyboard; Leave when there is nobody to type it."""
        try:
            return input(prompt).strip()
        except EOFError as error:
            raise Leave from error

    def page(self, lines: Sequence[str], more: str, whole: bool = False) -> None:
        """Print lines with marks of colour; a screen at a time where one cannot scroll back.

        With `whole`, nothing runs off the screen unread, wherever it is.
        """
        step = max(5, self.rows - 1) if self.apart or whole else len(lines)
        for start in range(0, len(lines), max(1, step)):
            if start:
                self.ask(more)
            for line in lines[start : start + step]:
                self.show(line)


def plain_markup(text: str) -> str:
    """Text whose square brackets are no marks of colour."""
    return escape(text)
