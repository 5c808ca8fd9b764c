"""What the people at the tables were told: the account that the database must agree with."""

from __future__ import annotations

import asyncio
import contextlib
import json
import time
from collections import Counter
from pathlib import Path
from typing import Any, NamedTuple


class Move(NamedTuple):
    """An answer of a seat to its question number `ask`; action -1 takes one back."""

    table: str
    seat: int
    ask: int
    action: int


class Ledger:
    """Every answer sent and every one acknowledged, also as lines of a file."""

    def __init__(self, file: Path) -> None:
        self.file = file.open("w", encoding="utf-8", buffering=1)
        self.sent: dict[tuple[str, int, int], set[int]] = {}
        self.acknowledged: list[Move] = []
        self.kept: dict[tuple[str, int, int, int], int] = {}
        """Reactions kept until their turn: by table, seat, `ask` and how many news it had heard."""
        self.tables: dict[str, dict[str, Any]] = {}
        self.ended: set[str] = set()
        self.faults: Counter[str] = Counter()
        self.counts: Counter[str] = Counter()
        self.troubles: list[str] = []
        self.wanted = 0
        self.enough = asyncio.Event()
        self.over = False
        """Whether the faults are over."""
        self.resigning = False
        """Whether people leave the rest of their games to bots."""
        self.resigned: set[tuple[str, int]] = set()

    def write(self, what: str, **more: Any) -> None:
        line = {"at": round(time.time(), 6), "what": what, **more}
        self.file.write(json.dumps(line) + "\n")

    def begin(self, table: str, **about: Any) -> None:
        """A game whose start was acknowledged."""
        self.tables[table] = about
        self.write("begun", table=table, **about)

    def send(self, move: Move) -> None:
        """An answer is about to be sent, with whatever fate."""
        self.sent.setdefault((move.table, move.seat, move.ask), set()).add(move.action)
        self.counts["answers sent"] += 1
        self.write("sent", **move._asdict())

    def only(self, move: Move) -> bool:
        """Whether nothing else was sent for that question, on a line that was lost meanwhile.

        Otherwise a state that follows may have come of the other answer.
        """
        return self.sent[move.table, move.seat, move.ask] == {move.action}

    def acknowledge(self, move: Move, how: str) -> None:
        """The server has said that it counts."""
        self.acknowledged.append(move)
        if len(self.acknowledged) >= self.wanted:
            self.enough.set()
        self.write("acknowledged", how=how, **move._asdict())

    def keep(self, move: Move, heard: int) -> None:
        """The server has said that a reaction is kept until its turn comes.

        It stands as long as that chance lasts, and with it what the seat has heard.
        """
        self.kept[move.table, move.seat, move.ask, heard] = move.action
        self.counts["reactions kept for later"] += 1
        self.write("kept", heard=heard, **move._asdict())

    def last_ask(self, table: str, seat: int) -> int:
        """The number of the last question this seat has answered, or tried to."""
        return max((ask for at, who, ask in self.sent if (at, who) == (table, seat)), default=0)

    def resign(self, table: str, seat: int) -> None:
        self.resigned.add((table, seat))
        self.write("resigned", table=table, seat=seat)

    async def some_moves(self, number: int, patience: float) -> None:
        """Wait until so many more moves were acknowledged, but not for ever."""
        self.wanted = len(self.acknowledged) + number
        self.enough.clear()
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self.enough.wait(), patience)

    def end(self, table: str) -> None:
        self.ended.add(table)
        self.write("over", table=table)

    def fault(self, kind: str, **more: Any) -> None:
        self.faults[kind] += 1
        self.write("fault", kind=kind, **more)

    def trouble(self, sentence: str) -> None:
        """Something that must not happen."""
        self.troubles.append(sentence)
        self.write("trouble", sentence=sentence)
