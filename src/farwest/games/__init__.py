"""The games: every folder beside this file is one, found by looking."""

from __future__ import annotations

import os
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

from farwest.kernel.game import Game
from farwest.kernel.news import Spoken
from farwest.kernel.options import Options

if TYPE_CHECKING:
    from farwest.kernel.features import Features


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


def features_of(game: Game[Any], seats: int, options: Options) -> Features[Any]:
    """The planes of a game's `features.py`, or those that every game has."""
    from farwest.kernel.features import Features, asking_planes

    package = f"{__name__}.{game.key}"
    if find_spec(f"{package}.features") is None:
        return Features(asking_planes(package, seats), seats)
    return Features(import_module(f"{package}.features").planes(seats, options), seats)


def folder(game: Game[Any]) -> str:
    """Where a game's texts, clauses and data lie."""
    return os.path.join(os.path.dirname(__file__), game.key)
