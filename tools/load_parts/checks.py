"""What must be true in the end: every acknowledged answer is written once, and all were told."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol

from load_parts.houses import House, Rows

MOST_ASKED = 400
"""Seats whose last state is compared with what the server says when it is asked."""


class Account(Protocol):
    """What the people at a table remember."""

    id: str
    sent: dict[tuple[int, int], int]
    acknowledged: set[tuple[int, int]]
    shown: dict[int, bytes]


def lost(rows: Rows, tables: Iterable[Account]) -> list[str]:
    """A sentence for every answer that is missing, changed, twice there, or nobody's."""
    return [sentence for table in tables for sentence in _lost(rows.get(table.id, []), table)]


def _lost(rows: list[tuple[int, int, int]], table: Account) -> list[str]:
    found = []
    if [ply for ply, _, _ in rows] != list(range(len(rows))):
        found.append(f"The plies of table {table.id} do not follow each other.")
    written: dict[tuple[int, int], int] = {}
    asks: dict[int, int] = {}
    for _, seat, action in rows:
        ask = asks.get(seat, 0)
        asks[seat] = ask + 1
        written[seat, ask] = action
    for key in sorted(table.acknowledged):
        where = f"seat {key[0]}, question {key[1]} at table {table.id}"
        if key not in written:
            found.append(f"Lost: the answer of {where}.")
        elif written[key] != table.sent[key]:
            found.append(f"Changed: the answer of {where}.")
    found += [
        f"Nobody gave the answer of seat {seat}, question {ask} at table {table.id}."
        for seat, ask in sorted(written.keys() - table.sent.keys())
    ]
    return found


def unseen(house: House, tables: Iterable[Account]) -> list[str]:
    """A sentence for every seat whose last state is not the one the server has for it."""
    found, asked = [], 0
    for table in tables:
        for seat, text in table.shown.items():
            asked += 1
            if asked > MOST_ASKED:
                return found
            if body(text) != body(house.present(table.id, seat)):
                found.append(f"Seat {seat} at table {table.id} was not told how it stands.")
    return found


def body(text: bytes) -> bytes:
    """A state without its news, which depend on what was told before."""
    return text.rpartition(b',"news":')[0]


def missed(pushes: Iterable[int], spectators: int) -> list[str]:
    """A sentence for every state that did not come to all spectators; each number came so often."""
    return [
        f"A state came {came} times to {spectators} spectators."
        for came in pushes
        if came % spectators
    ]
