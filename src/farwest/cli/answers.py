"""The answers to a question: how they are listed, and how a typed one is read."""

from __future__ import annotations

import re
from collections.abc import Sequence
from importlib import import_module
from textwrap import wrap
from typing import Any, NamedTuple

from farwest.kernel.game import Game, Question
from farwest.words import Words

FEW = 6
"""Up to so many answers stand one below the other."""
GAP = 3
INDENT = 6
"""Where the words of an answer begin."""


class Answer(NamedTuple):
    """One legal answer: its number on the screen, what it says, what may be typed for it."""

    number: int
    action: int
    text: str
    keys: str
    group: str


def answers_to(game: Game[Any], question: Question, words: Words) -> list[Answer]:
    """Every legal answer in words, numbered from 1."""
    picture = picture_of(game)
    found = []
    for number, offer in enumerate(question.offers, 1):
        short = picture.short(offer.label, words.say)
        keys, group = (short.keys, short.group) if short else ("", "")
        found.append(Answer(number, offer.action, words.message(offer.label), keys, group))
    return found


def picture_of(game: Game[Any]) -> Any:
    """The module of a game that draws its table as text."""
    return import_module(f"farwest.games.{game.key}.picture")


def listed(answers: Sequence[Answer], width: int) -> list[str]:
    """The answers as lines: one below the other, or many of a kind side by side."""
    if len(answers) <= FEW:
        return folded([numbered(answer) for answer in answers], width)
    brief = [answer for answer in answers if answer.keys]
    long = [numbered(answer) for answer in answers if not answer.keys]
    return folded(side_by_side(long, width), width) + grouped(brief, width)


def numbered(answer: Answer) -> str:
    """An answer in words behind its number."""
    return f"{answer.number:>{INDENT - 2}}  {answer.text}"


def folded(lines: Sequence[str], width: int) -> list[str]:
    """Lines too long for the screen go on below, under their words."""
    return [part for line in lines for part in wrap(line, width, subsequent_indent=" " * INDENT)]


def side_by_side(texts: Sequence[str], width: int) -> list[str]:
    """Texts in as many columns as fit, read downwards."""
    if not texts:
        return []
    column = max(map(len, texts)) + GAP
    across = max(1, (width + GAP) // column) if len(texts) > FEW else 1
    down = -(-len(texts) // across)
    rows = [texts[row::down] for row in range(down)]
    return ["".join(f"{text:<{column}}" for text in row).rstrip() for row in rows]


def grouped(answers: Sequence[Answer], width: int) -> list[str]:
    """Answers of a group on a line of their own, each by what may be typed for it."""
    groups: dict[str, list[str]] = {}
    for answer in answers:
        groups.setdefault(answer.group, []).append(cell(answer))
    margin = max((len(group) for group in groups), default=0) + 2
    lines = []
    for group, cells in groups.items():
        column = max(map(len, cells)) + 2
        across = max(1, (width - margin - 2) // column)
        for start in range(0, len(cells), across):
            head = group if start == 0 else ""
            row = "".join(f"{cell:<{column}}" for cell in cells[start : start + across])
            lines.append(f"  {head:<{margin}}{row}".rstrip())
    return lines


def cell(answer: Answer) -> str:
    """An answer by what may be typed for it, as one word beside its number."""
    return f"{answer.number:>2}: {answer.keys.replace(' ', '·')}"


def read(text: str, answers: Sequence[Answer]) -> Answer | None:
    """The answer a typed line means: by its number, or by what may be typed for it.

    A small `k` before dice says "keep", unless a King fits there.
    """
    if text.isdecimal():
        return next((answer for answer in answers if str(answer.number) == text.lstrip("0")), None)
    found = by_keys(text, answers)
    keep = re.match(r"k[\s,]+(.+)", text)
    if keep and (found is None or keep[1] != keep[1].lower()):
        found = by_keys(keep[1], answers) or found
    return found


def by_keys(text: str, answers: Sequence[Answer]) -> Answer | None:
    """The answer for which this may be typed."""
    wanted = tokens(text)
    return next((each for each in answers if each.keys and tokens(each.keys) == wanted), None)


def tokens(text: str) -> list[str]:
    """The words of a line; their order matters only around an arrow."""
    arrow = re.search(r"->|→|>", text)
    parts = re.split(r"[\s,>→+·-]+", text.upper()) if text.strip() != "-" else ["-"]
    found = [part for part in parts if part]
    return [*found, ">"] if arrow else sorted(found)
