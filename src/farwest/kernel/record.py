"""A record: one game in one file. Seed, options and moves replay to the same bytes."""

from __future__ import annotations

import hashlib
import json
import os
from pathlib import Path
from typing import Any

from farwest.kernel.news import Spoken

FORMAT = 1
LARGEST = 8 * 1024 * 1024
"""Bytes in a record; a long game takes a hundredth of that."""
FIELDS = ("format", "game", "version", "revision", "options", "players", "seed", "moves", "end")
MARKED = (*FIELDS, "marks")
"""The fields of a record that also says how the table stood after every move."""


class BadRecord(Spoken):
    """A record that is damaged, edited, or made for other rules."""


def digest(data: Any) -> str:
    """A fingerprint of JSON values."""
    text = json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return hashlib.sha256(text.encode()).hexdigest()


class Record:
    """What a game leaves behind. `end` is None while it is unfinished.

    `marks`, where they were kept, are fingerprints of the state after the deal and after each
    move: they name the first act that other rules would play otherwise.
    """

    def __init__(
        self,
        game: str,
        version: str,
        revision: int,
        options: dict[str, Any],
        players: list[str],
        seed: str,
        moves: list[list[int]],
        end: dict[str, Any] | None = None,
        marks: list[int] | None = None,
    ) -> None:
        self.game = game
        self.version = version
        self.revision = revision
        self.options = options
        self.players = players
        self.seed = seed
        self.moves = moves
        self.end = end
        self.marks = marks

    def but(self, **changes: Any) -> Record:
        """The same record with some fields changed."""
        kept = {name: getattr(self, name) for name in MARKED if name != "format"}
        return Record(**kept | changes)

    def to_json(self) -> str:
        """One line of JSON with a seal over everything before it."""
        names = FIELDS if self.marks is None else MARKED
        data = {name: getattr(self, name, FORMAT) for name in names}
        data["seal"] = digest(data)
        return json.dumps(data, ensure_ascii=False, separators=(",", ":")) + "\n"

    @classmethod
    def from_json(cls, text: str) -> Record:
        try:
            data = json.loads(text)
        except (ValueError, RecursionError) as error:
            raise BadRecord(
                "error_record_json", "This is not a Farwest record: it is not JSON."
            ) from error
        if not isinstance(data, dict) or "seal" not in data or "game" not in data:
            raise BadRecord("error_record_none", "This is not a Farwest record.")
        seal = data.pop("seal")
        if data.get("format") != FORMAT:
            raise BadRecord(
                "error_record_format",
                "Records of format {format} are not known here.",
                format=str(data.get("format")),
            )
        if not _fits(seal, data):
            raise BadRecord(
                "error_record_seal", "The record is damaged or was edited: its seal does not match."
            )
        if set(data) not in (set(FIELDS), set(MARKED)) or not _well_formed(data):
            raise BadRecord(
                "error_record_field",
                "The record is damaged: a field is missing or of the wrong kind.",
            )
        del data["format"]
        return cls(**data)

    def save(self, path: Path) -> None:
        """Write the file whole or not at all."""
        draft = path.with_name(path.name + ".part")
        with draft.open("w", encoding="utf-8") as file:
            file.write(self.to_json())
            file.flush()
            os.fsync(file.fileno())
        os.replace(draft, path)

    @classmethod
    def read(cls, path: Path) -> Record:
        with path.open("rb") as file:
            data = file.read(LARGEST + 1)
        if len(data) > LARGEST:
            raise BadRecord(
                "error_record_large",
                "This is not a Farwest record: it is larger than {most} megabytes.",
                most=LARGEST // 1024**2,
            )
        try:
            return cls.from_json(data.decode("utf-8-sig"))
        except UnicodeDecodeError as error:
            raise BadRecord(
                "error_record_text", "This is not a Farwest record: it is not text."
            ) from error


def _fits(seal: Any, data: dict[str, Any]) -> bool:
    """Whether a seal is that of the data; what cannot be written down has none."""
    try:
        return bool(seal == digest(data))
    except (UnicodeEncodeError, RecursionError):
        return False


def _well_formed(data: dict[str, Any]) -> bool:
    kinds = {"game": str, "version": str, "revision": int, "options": dict, "players": list}
    kinds |= {"seed": str, "moves": list}
    if not all(isinstance(data[name], kind) for name, kind in kinds.items()):
        return False
    if not all(isinstance(name, str) for name in data["players"]):
        return False
    if "marks" in data and not _marks_fit(data["marks"], data["moves"]):
        return False
    return all(
        isinstance(move, list) and len(move) == 2 and all(type(part) is int for part in move)
        for move in data["moves"]
    )


def _marks_fit(marks: Any, moves: list[Any]) -> bool:
    """Whether there is a mark for the deal and one for each move."""
    if not isinstance(marks, list) or len(marks) != len(moves) + 1:
        return False
    return all(type(mark) is int for mark in marks)
