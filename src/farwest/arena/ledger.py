"""The ledger: everything finished, a line each, in a folder; what was stopped goes on there."""

from __future__ import annotations

import json
import os
import zlib
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any, ClassVar, Generic, Self, TypeVar

from farwest import __version__
from farwest.arena.matches import Played
from farwest.arena.schedule import Plan
from farwest.bots.runner import Outcome
from farwest.kernel.news import Spoken
from farwest.provenance import digest

E = TypeVar("E")

SUM = "sum"
"""The last field of a line: the checksum of all others."""
DIGEST = "digest"
"""The field that says which sources played."""
DECIDING = ("kernel", "games", "bots")
"""The packages whose sources decide how a game between bots goes."""


class BadLedger(Spoken):
    """A folder of results that belongs to something else, or is damaged."""


def reserve(file: int, folder: Path) -> None:
    """Keep an open file to oneself until it is closed; refuse one that somebody else writes in."""
    try:
        import fcntl
    except ImportError:  # Windows has none, and does not tell
        return
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError as error:
        raise BadLedger(
            "error_ledger_busy",
            "Another command is writing its results to {folder}: wait for it, "
            "or choose another folder.",
            folder=folder,
        ) from error
    except OSError:  # some network folders have no locks; nobody can tell there
        return


def line_of(data: Mapping[str, Any]) -> bytes:
    """What is kept, as it is written."""
    return json.dumps(data, ensure_ascii=False, separators=(",", ":")).encode()


def sum_of(data: Mapping[str, Any]) -> int:
    """The checksum of what is kept."""
    return zlib.crc32(line_of(data))


def sources_here() -> str:
    """The digest of the sources that decide here; a compiled build has that of its sources."""
    return digest(*DECIDING)


def need_same_sources(folder: Path, found: object) -> None:
    """Raise BadLedger unless what is in a folder was begun by the sources that run here."""
    here = sources_here()
    if found is None:
        raise BadLedger(
            "error_unknown_sources",
            "{folder} does not say which sources of Farwest began it: it is older than such notes. "
            "Choose another folder.",
            folder=folder,
        )
    if found != here:
        raise BadLedger(
            "error_other_sources",
            "{folder} was begun by other sources of Farwest (digest {found}, here {here}), whose "
            "games may go otherwise. Choose another folder, or go on with those sources.",
            folder=folder,
            found=found,
            here=here,
        )


@contextmanager
def alone_in(folder: Path) -> Iterator[None]:
    """Have a folder, made if it is not there, to oneself."""
    folder.mkdir(exist_ok=True)
    if os.name == "nt":  # no folder can be held open there
        yield
        return
    held = os.open(folder, os.O_RDONLY)
    try:
        reserve(held, folder)
        yield
    finally:
        os.close(held)


class Book(Generic[E]):
    """What was found under one plan, in one folder: first the plan, then entry after entry.

    A line that was torn when the machine stopped is the last one; it is dropped and played again.
    Any other that does not fit its checksum is refused; where it has none, it is older than these.
    Whoever has the book open keeps it to himself until he closes it or ends: two that write at the
    same time would spoil it.
    """

    file: ClassVar[str]
    name: ClassVar[str]
    """How an entry is called; its line begins with this and its number."""

    def __init__(self, folder: Path, plan: Mapping[str, Any]) -> None:
        self.path = folder / self.file
        self.head: dict[str, Any] = {"farwest": __version__, **plan, DIGEST: sources_here()}
        self.entries: list[E] = []
        folder.mkdir(exist_ok=True)
        self._pen = self.path.open("ab")
        try:
            reserve(self._pen.fileno(), folder)
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
        """Write down the next entry; it is safe when this returns, from a power cut too."""
        self._append({self.name: len(self.entries), **self.written(entry)})
        self.entries.append(entry)

    def _append(self, data: dict[str, Any]) -> None:
        self._pen.write(line_of({**data, SUM: sum_of(data)}) + b"\n")
        self._pen.flush()
        os.fsync(self._pen.fileno())

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
        """Refuse the results of another plan, or of other sources, and say where it differs."""
        for field, wanted in json.loads(json.dumps(self.head)).items():
            if field == DIGEST:
                need_same_sources(self.path.parent, head.get(field))
            elif head.get(field) != wanted:
                raise BadLedger(
                    "error_other_plan",
                    "{folder} holds the results of another plan ({field}: {found}, "
                    "not {wanted}). Choose another folder.",
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
            fits = isinstance(data, dict) and data.pop(SUM, None) in (None, sum_of(data))
        except (ValueError, RecursionError) as error:
            raise self._damaged(number) from error
        if not fits:
            raise self._damaged(number)
        found: dict[str, Any] = data
        return found

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
