"""The words of a game for a table of six, whose names are known."""

from farwest import games
from farwest.words import Words

NAMES = ["Alice", "Bob", "Chloé", "Denis", "Élise", "Farid"]


def words(key: str | None, lang: str) -> Words:
    """The words of a game, or the common ones, for a table of six."""
    return Words(games.find(key) if key else None, lang, NAMES)
