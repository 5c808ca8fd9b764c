"""The ledger: everything finished, a line each, in a folder; what was stopped goes on there."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, ClassVar, Generic, Self, TypeVar

from farwest import __version__
from farwest.arena.matches import Played
from farwest.arena.schedule import Plan
from farwest.bots.runner import Outcome
from farwest.kernel.news import Spoken

E = TypeVar("E")


class BadLedger(Spoken):
    """A folder of results that belongs to something else, or is damaged."""


class Book(Generic[E]):
    """What was found under one plan, in one folder: first the plan, then entry after entry.

    A line that was torn when the machine stopped is the last one; it is dropped and played again.
    Whoever has the book open keeps it to himself until he closes it or ends: two that write at the
    same time would spoil it.
    """

    file: ClassVar[str]
    name: ClassVar[str]
    """How an entry is called; its line begins with this and its number."""

    def __init__(self, folder: Path, plan: Mapping[str, Any]) -> None:
        self.path = folder / self.file
        self.head: dict[str, Any] = {"farwest": __version__, **plan}
        self.entries: list[E] = []
        folder.mkdir(exist_ok=True)
        self._pen = self.path.open("ab")
        try:
            self._reserve()
            self._read()
        except BaseException:
            self._pen.close()
            raise

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *problem: object) -> None:
        self._pen.close()

    def written(self, entry: E) -> dict[str, Any]:
        """An entry as values that JSON can carry."""
        raise NotImplementedError

    def read(self, line: dict[str, Any]) -> E:
        """The entry that a line holds; KeyError or TypeError where it holds none."""
        raise NotImplementedError

    def keep(self, entry: E) -> None:
        """Write down the next entry; it is safe when this returns."""
        self._append({self.name: len(self.entries), **self.written(entry)})
        self.entries.append(entry)

    def _append(self, data: dict[str, Any]) -> None:
        line = json.dumps(data, ensure_ascii=False, separators=(",", ":"))
        self._pen.write(line.encode() + b"\n")
        self._pen.flush()

    def _reserve(self) -> None:
        """Refuse a book that somebody else writes in."""
        try:
            import fcntl
        except ImportError:  # Windows has none, and does not tell
            return
        try:
            fcntl.flock(self._pen, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError as error:
            raise BadLedger(
                "error_ledger_busy",
                "Another command is writing its results to {folder}: wait for it, "
                "or choose another folder.",
                folder=self.path.parent,
            ) from error
        except OSError:  # some network folders have no locks; nobody can tell there
            return

    def _read(self) -> None:
        whole, _, torn = self.path.read_bytes().rpartition(b"\n")
        lines = whole.split(b"\n") if whole else []
        if not lines:
            self._pen.truncate(0)
            self._append(self.head)
            return
        self._compare(self._line(lines[0], 1))
        self.entries = list(self._entries(lines))
        if torn:
            self._pen.truncate(len(whole) + 1)

    def _compare(self, head: dict[str, Any]) -> None:
        """Refuse the results of another plan, and say where it differs."""
        for field, wanted in json.loads(json.dumps(self.head)).items():
            if head.get(field) != wanted:
                raise BadLedger(
                    "error_other_plan",
                    "{folder} holds the results of another plan: its {field} is {found}, "
                    "not {wanted}. Choose another folder.",
                    folder=self.path.parent,
                    field=field,
                    found=json.dumps(head.get(field), ensure_ascii=False),
                    wanted=json.dumps(wanted, ensure_ascii=False),
                )

    def _entries(self, lines: list[bytes]) -> Iterator[E]:
        for number, line in enumerate(lines[1:]):
            data = self._line(line, number + 2)
            try:
                if data[self.name] != number:
                    raise self._damaged(number + 2)
                yield self.read(data)
            except (KeyError, TypeError) as error:
                raise self._damaged(number + 2) from error

    def _line(self, line: bytes, number: int) -> dict[str, Any]:
        try:
            data = json.loads(line)
        except (ValueError, RecursionError) as error:
            raise self._damaged(number) from error
        if not isinstance(data, dict):
            raise self._damaged(number)
        return data

    def _damaged(self, number: int) -> BadLedger:
        return BadLedger(
            "error_ledger",
            "{file} is damaged at line {line}: it is not what was kept there.",
            file=self.path,
            line=number,
        )


class Ledger(Book[list[Played]]):
    """The deals of a tournament."""

    file = "arena.jsonl"
    name = "deal"

    def __init__(self, folder: Path, plan: Plan) -> None:
        super().__init__(folder, plan._asdict())

    def written(self, entry: list[Played]) -> dict[str, Any]:
        return {"games": [game._asdict() for game in entry]}

    def read(self, line: dict[str, Any]) -> list[Played]:
        return [Played(**game) for game in line["games"]]


class Diary(Book[tuple[Outcome, float]]):
    """The games of a simulation, each with the processor time it took."""

    file = "simulate.jsonl"
    name = "game"

    def written(self, entry: tuple[Outcome, float]) -> dict[str, Any]:
        return {"outcome": entry[0]._asdict(), "seconds": entry[1]}

    def read(self, line: dict[str, Any]) -> tuple[Outcome, float]:
        return Outcome(**line["outcome"]), float(line["seconds"])
