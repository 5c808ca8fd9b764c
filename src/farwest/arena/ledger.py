"""The ledger: every finished deal, a line each, in a folder; a stopped tournament goes on there."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from farwest import __version__
from farwest.arena.matches import Played
from farwest.arena.schedule import Plan
from farwest.kernel.news import Spoken

FILE = "arena.jsonl"


class BadLedger(Spoken):
    """A folder of results that belongs to another tournament, or is damaged."""


class Ledger:
    """The deals of one plan in one folder: first the plan, then deal after deal.

    A line that was torn when the machine stopped is the last one; it is dropped and played again.
    """

    def __init__(self, folder: Path, plan: Plan) -> None:
        self.path = folder / FILE
        self.head: dict[str, Any] = {"farwest": __version__, **plan._asdict()}
        self.deals: list[list[Played]] = []
        if self.path.exists():
            self._read()
        else:
            folder.mkdir(exist_ok=True)
            self._append(self.head)

    def keep(self, games: list[Played]) -> None:
        """Write down the next deal; it is safe when this returns."""
        self._append({"deal": len(self.deals), "games": [game._asdict() for game in games]})
        self.deals.append(games)

    def _append(self, data: dict[str, Any]) -> None:
        with self.path.open("ab") as file:
            file.write(json.dumps(data, ensure_ascii=False, separators=(",", ":")).encode() + b"\n")

    def _read(self) -> None:
        whole, _, torn = self.path.read_bytes().rpartition(b"\n")
        lines = whole.split(b"\n") if whole else []
        if not lines:
            self.path.write_bytes(b"")
            self._append(self.head)
            return
        self._compare(self._line(lines[0], 1))
        self.deals = list(self._deals(lines))
        if torn:
            with self.path.open("r+b") as file:
                file.truncate(len(whole) + 1)

    def _compare(self, head: dict[str, Any]) -> None:
        """Refuse the results of another plan, and say where it differs."""
        for field, wanted in json.loads(json.dumps(self.head)).items():
            if head.get(field) != wanted:
                raise BadLedger(
                    "error_other_plan",
                    "{folder} holds the results of another tournament: its {field} is {found}, "
                    "not {wanted}. Choose another folder.",
                    folder=self.path.parent,
                    field=field,
                    found=json.dumps(head.get(field), ensure_ascii=False),
                    wanted=json.dumps(wanted, ensure_ascii=False),
                )

    def _deals(self, lines: list[bytes]) -> Iterator[list[Played]]:
        for number, line in enumerate(lines[1:]):
            data = self._line(line, number + 2)
            try:
                if data["deal"] != number:
                    raise self._damaged(number + 2)
                yield [Played(**game) for game in data["games"]]
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
            "{file} is damaged at line {line}: it is not what an arena wrote.",
            file=self.path,
            line=number,
        )
