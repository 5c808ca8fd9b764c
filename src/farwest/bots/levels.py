"""The opponents a table offers people: how each is called, who plays it, how long it may think.

Their names in words and a sentence about each are the messages `page_bot` and `page_level`. How
strong each was found is in strengths.json, which tools/ladder.py writes.
"""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

from farwest import usual


class Level(NamedTuple):
    """An opponent by name."""

    key: str
    bot: str
    """The bot behind it; one that thinks is given its time."""
    seconds: float = 0.0
    """Its cap: an answer takes no longer, 99 times of 100. 0 answers at once."""


class Strength(NamedTuple):
    """How often a level won against another one between two players, and its 95 % interval."""

    against: str
    share: float
    low: float
    high: float


LEVELS: Final = (
    Level("novice", "novice"),
    Level("steady", usual.BOT),
    Level("sharp", "search", 1.0),
    Level("master", "search", 3.0),
)
"""From the weakest to the one that thinks longest."""
USUAL: Final = next(level.key for level in LEVELS if level.bot == usual.BOT)
"""Who sits down where nobody in particular is called."""
HINTS: Final = "sharp"
"""Whose opinion a hint is."""

EARLY: Final = 0.85
"""The part of its time after which a bot stops thinking: the rest is for the way there and back."""
LEAST: Final = 0.05
"""Seconds of thought that every answer has, however late it is."""

_BY_KEY: Final = {level.key: level for level in LEVELS}


def seconds_of(name: str) -> float:
    """The cap of a level; 0 for bots that are no level."""
    level = _BY_KEY.get(name)
    return level.seconds if level else 0.0


def bot_of(name: str, left: float | None = None) -> str:
    """The bot behind a level, who thinks no longer than its cap or the seconds left.

    Names that are no level are names of bots already.
    """
    level = _BY_KEY.get(name)
    if level is None or not level.seconds:
        return level.bot if level else name
    given = level.seconds if left is None else min(left, level.seconds)
    return f"{level.bot}:{max(LEAST, EARLY * given):.3f}s"


@cache
def strengths(game: str) -> dict[str, Strength]:
    """What was measured in a game, by level; nothing where nobody measured."""
    written = json.loads(Path(__file__).with_name("strengths.json").read_text(encoding="utf-8"))
    return {key: Strength(**found) for key, found in written.get(game, {}).items()}
