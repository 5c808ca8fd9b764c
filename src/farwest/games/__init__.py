"""The games: every folder beside this file is one, found by looking."""

from __future__ import annotations

import os
from importlib import import_module
from typing import Any

from farwest.kernel.game import Game
from farwest.kernel.news import Spoken


class UnknownGame(Spoken):
    """A name that is no game here."""


def keys() -> list[str]:
    """The keys of all games, in alphabetical order."""
    here = os.path.dirname(__file__)
    return sorted(
        entry.name
        for entry in os.scandir(here)
        if entry.is_dir() and os.path.exists(os.path.join(entry.path, "__init__.py"))
    )


def find(name: str) -> Game[Any]:
    """The game of this name; `dice-town`, `dice_town` and `Dice Town` are the same."""
    key = name.strip().lower().replace("-", "_").replace(" ", "_")
    if key not in keys():
        known = ", ".join(key.replace("_", "-") for key in keys())
        raise UnknownGame(
            "error_game", "There is no game called {name}. Games: {known}.", name=name, known=known
        )
    game: Game[Any] = import_module(f"{__name__}.{key}").GAME
    return game


def folder(game: Game[Any]) -> str:
    """Where a game's texts, clauses and data lie."""
    return os.path.join(os.path.dirname(__file__), game.key)
