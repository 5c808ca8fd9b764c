"""Records and results on disk: written whole or not at all, and never over something foreign."""

from __future__ import annotations

import os
import time
from pathlib import Path
from typing import Any

from farwest.cli.problems import Stop, trouble_with
from farwest.kernel.game import Game
from farwest.kernel.record import BadRecord, Record


def data_folder() -> Path:
    """Where the games of this user are kept."""
    return _home("XDG_DATA_HOME", ".local/share") / "farwest"


def cache_folder() -> Path:
    """Where what can be made again is kept."""
    return _home("XDG_CACHE_HOME", ".cache") / "farwest"


def _home(variable: str, otherwise: str) -> Path:
    if os.name == "nt" and "LOCALAPPDATA" in os.environ:
        return Path(os.environ["LOCALAPPDATA"])
    named = os.environ.get(variable, "")
    return Path(named) if os.path.isabs(named) else Path.home() / otherwise


def new_game_file(game: Game[Any]) -> Path:
    """A file for a new game in the user's folder; its name tells the game and the time."""
    folder = data_folder() / "games"
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Stop(f"Games cannot be kept in {folder}: {trouble_with(error)}") from error
    stem = f"{game.key}-{time.strftime('%Y-%m-%d-%H%M%S')}"
    names = [stem] + [f"{stem}-{number}" for number in range(2, 1000)]
    return next(path for name in names if not (path := folder / f"{name}.json").exists())


def may_write(path: Path, force: bool = False) -> None:
    """Stop before any work is done where a file could not be written, or is there already."""
    folder = path.parent
    if path.is_dir():
        raise Stop(f"{path} is a folder, not a file.")
    if path.exists() and not force:
        raise Stop(f"{path} exists already: choose another name, or add --force.")
    if not folder.is_dir():
        raise Stop(f"There is no folder {folder} to write {path.name} in.")
    if not os.access(folder, os.W_OK):
        raise Stop(f"Nothing can be written in {folder}.")


def write(path: Path, text: str | bytes) -> None:
    """Write a file whole or not at all."""
    draft = path.with_name(path.name + ".part")
    try:
        if isinstance(text, str):
            draft.write_text(text, encoding="utf-8")
        else:
            draft.write_bytes(text)
        os.replace(draft, path)
    except OSError as error:
        raise Stop(f"{path} cannot be written: {error.strerror or error}.") from error


def read_record(path: Path) -> Record:
    """The record in a file, or a sentence that says what is wrong with it."""
    try:
        return Record.read(path)
    except FileNotFoundError as error:
        raise Stop(f"There is no file {path}.") from error
    except OSError as error:
        raise Stop(f"{path} cannot be read: {error.strerror or error}.") from error
    except BadRecord as error:
        raise BadRecord(f"{path}: {error}") from error


def game_of(path: Path, record: Record) -> Game[Any]:
    """The game a record tells of."""
    from farwest import games

    known = games.keys()
    if record.game not in known:
        raise BadRecord(
            f"{path} is a record of {record.game}, unknown here. Games: {', '.join(known)}."
        )
    return games.find(record.game)


def may_fill(folder: Path, force: bool = False) -> None:
    """Stop where a folder could not be made or filled, or holds something already."""
    if folder.exists() and not folder.is_dir():
        raise Stop(f"{folder} is a file, not a folder.")
    if folder.is_dir() and any(folder.iterdir()) and not force:
        raise Stop(f"The folder {folder} is not empty: choose another one, or add --force.")
    parent = folder if folder.is_dir() else folder.parent
    if not parent.is_dir():
        raise Stop(f"There is no folder {parent} to make {folder.name} in.")
    if not os.access(parent, os.W_OK):
        raise Stop(f"Nothing can be written in {parent}.")
