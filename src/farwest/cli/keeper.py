"""A game that is being played, on disk all the time."""

from __future__ import annotations

from pathlib import Path

from farwest import __version__
from farwest.cli import files
from farwest.kernel.match import Match
from farwest.kernel.news import Spoken


class Keeper:
    """Writes a game to its file after every answer; trouble with the disk does not end it."""

    def __init__(self, match: Match, file: Path) -> None:
        self.match = match
        self.file = file
        self.own = {file.absolute()}
        """The files of this game: they may be written over."""
        self.failed = False

    def keep(self) -> None:
        """Write the game to its file."""
        self.failed = not self._write(self.file)

    def foreign(self, path: Path) -> bool:
        """Whether a file is there that does not belong to this game."""
        return path.exists() and path.absolute() not in self.own

    def copy(self, path: Path) -> bool:
        """Write the game to another file; whether that went well."""
        if self.foreign(path) or not self._write(path):
            return False
        self.own.add(path.absolute())
        return True

    def _write(self, path: Path) -> bool:
        try:
            files.write(path, self.match.record(__version__).to_json())
        except Spoken:
            return False
        return True
