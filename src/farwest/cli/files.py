"""Records and results on disk: written whole or not at all, and never over something foreign."""

from __future__ import annotations

import contextlib
import os
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from farwest.cli.problems import trouble_with
from farwest.kernel.game import Game
from farwest.kernel.news import Spoken
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
        raise Spoken(
            "error_keep",
            "Games cannot be kept in {folder}: {reason}",
            folder=folder,
            reason=trouble_with(error),
        ) from error
    stem = f"{game.key}-{time.strftime('%Y-%m-%d-%H%M%S')}"
    names = [stem] + [f"{stem}-{number}" for number in range(2, 1000)]
    return next(path for name in names if not (path := folder / f"{name}.json").exists())


def may_write(path: Path, force: bool = False) -> None:
    """Stop before any work is done where a file could not be written, or is there already."""
    folder = path.parent
    if path.is_dir():
        raise Spoken("error_is_folder", "{file} is a folder, not a file.", file=path)
    if path.exists() and not force:
        raise Spoken(
            "error_exists",
            "{file} exists already: choose another name, or add --force.",
            file=path,
        )
    if not folder.is_dir():
        raise Spoken(
            "error_no_folder",
            "There is no folder {folder} to write {file} in.",
            folder=folder,
            file=path.name,
        )
    _may_write_in(folder)


def _may_write_in(folder: Path) -> None:
    if not os.access(folder, os.W_OK):
        raise Spoken("error_closed_folder", "Nothing can be written in {folder}.", folder=folder)


def write(path: Path, text: str | bytes, private: bool = False) -> None:
    """Write a file whole or not at all, perhaps for its owner alone.

    What is no plain file, such as a pipe, is written into; a link leads to what is replaced.
    """
    path = path.resolve()
    draft = path if path.exists() and not path.is_file() else path.with_name(path.name + ".part")
    try:
        if private and draft != path:
            draft.unlink(missing_ok=True)
            draft.touch(mode=0o600)
        if isinstance(text, str):
            draft.write_text(text, encoding="utf-8")
        else:
            draft.write_bytes(text)
        if draft != path:
            os.replace(draft, path)
    except OSError as error:
        if draft != path:
            with contextlib.suppress(OSError):
                draft.unlink()
        raise Spoken(
            "error_unwritten",
            "{file} cannot be written: {reason}.",
            file=path,
            reason=error.strerror or error,
        ) from error


def read_record(path: Path) -> Record:
    """The record in a file, or a sentence that says what is wrong with it."""
    try:
        with told_of(path):
            return Record.read(path)
    except FileNotFoundError as error:
        raise Spoken("error_no_file", "There is no file {file}.", file=path) from error
    except OSError as error:
        raise Spoken(
            "error_unread",
            "{file} cannot be read: {reason}.",
            file=path,
            reason=error.strerror or error,
        ) from error


@contextlib.contextmanager
def told_of(path: Path) -> Iterator[None]:
    """Name the file in what is said of a bad record."""
    try:
        yield
    except BadRecord as error:
        raise BadRecord("error_in_file", "{file}: {why}", file=path, why=error) from error


def game_of(path: Path, record: Record) -> Game[Any]:
    """The game a record tells of."""
    from farwest import games

    known = games.keys()
    if record.game not in known:
        raise BadRecord(
            "error_record_game",
            "{file} is a record of {game}, unknown here. Games: {known}.",
            file=path,
            game=record.game,
            known=", ".join(known),
        )
    return games.find(record.game)


def may_fill(folder: Path, force: bool | None = None) -> None:
    """Stop where a folder could not be made or filled, or holds something already.

    Where `force` is None nothing can be forced, and nobody is told to.
    """
    if folder.exists() and not folder.is_dir():
        raise Spoken("error_is_file", "{folder} is a file, not a folder.", folder=folder)
    if folder.is_dir() and any(folder.iterdir()) and not force:
        if force is None:
            raise Spoken(
                "error_foreign_folder",
                "The folder {folder} is not empty, and holds something else: choose another one.",
                folder=folder,
            )
        raise Spoken(
            "error_full_folder",
            "The folder {folder} is not empty: choose another one, or add --force.",
            folder=folder,
        )
    parent = folder if folder.is_dir() else folder.parent
    if not parent.is_dir():
        raise Spoken(
            "error_no_parent",
            "There is no folder {parent} to make {folder} in.",
            parent=parent,
            folder=folder.name,
        )
    _may_write_in(parent)
