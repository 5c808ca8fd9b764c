"""Looking at pictures in the terminal."""

from __future__ import annotations

from typing import Any

from rich.text import Text

from farwest.cli.answers import picture_of
from farwest.kernel.game import Game
from farwest.words import Words


def drawn(game: Game[Any], view: dict[str, Any], players: list[str], lang: str = "en") -> list[str]:
    """The lines of a picture, without their colours."""
    words = Words(game, lang, players)
    text = picture_of(game).picture(view, players, words.say, words.name)
    return Text.from_markup(text).plain.split("\n")
