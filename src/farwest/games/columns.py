"""Text in columns: what every picture of a table is made of.

Square brackets are marks of colour, as the terminal reads them; a bracket of a name is escaped.
"""

from __future__ import annotations

from textwrap import wrap
from typing import Final
from unicodedata import combining, east_asian_width

WIDTH: Final = 80


def columns(text: str) -> int:
    """How many columns a text takes."""
    wide = sum(2 if east_asian_width(sign) in "WF" else 1 for sign in text)
    return wide - sum(1 for sign in text if combining(sign))


def cut(text: str, width: int) -> str:
    """A text that takes no more than this many columns."""
    if columns(text) <= width:
        return text
    while columns(text) > width - 1:
        text = text[:-1]
    return text.rstrip() + "…"


def pad(text: str, width: int) -> str:
    return text + " " * (width - columns(text))


def lead(text: str, width: int) -> str:
    return " " * (width - columns(text)) + text


def ink(text: str, style: str = "") -> str:
    """A text in a style; its own brackets stay what they are."""
    plain = text.replace("[", "\\[")
    return f"[{style}]{plain}[/]" if style and text else plain


def folded(text: str, indent: str = "    ") -> list[str]:
    """A sentence over as many lines as it needs."""
    wide = columns(text) - len(text)
    lines = wrap(text, WIDTH - wide, initial_indent="  ", subsequent_indent=indent)
    return [ink(line) for line in lines]


def gauge(left: int, total: int, length: int) -> str:
    """How much is left, as a bar: the game ends when it is empty."""
    full = max(left * length // total, min(left, 1)) if total else 0
    return "█" * full + "░" * (length - full)
