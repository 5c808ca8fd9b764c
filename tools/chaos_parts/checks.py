"""What must be true in the end: of the servers' answers, the database, and the records."""

from __future__ import annotations

import asyncio
import json
import random
from pathlib import Path

from click.testing import CliRunner

from chaos_parts.ledger import Ledger, Move
from chaos_parts.people import Person
from farwest import games
from farwest.cli.main import main as farwest
from farwest.kernel.record import Record
from farwest.server.course import Course

Rows = list[tuple[int, int, int]]
"""A table's log: ply, seat, action."""


async def collect(port: int, ledger: Ledger, folder: Path) -> list[Path]:
    """Ask a server for the proof and the record of every game; the files of the records."""
    somebody = Person(port, ledger, random.Random(0), 0)
    found = []
    for table, about in ledger.tables.items():
        proof = await somebody.insist("GET", f"/tables/{table}/verify")
        if proof is None:
            ledger.trouble(f"Table {table} is not over for the server.")
            continue
        if not proof["hash_matches"] or not proof["replays"]:
            ledger.trouble(f"Table {table} does not verify.")
        if proof["seed_hash"] != about["seed_hash"]:
            ledger.trouble(f"Table {table} was not played with the promised seed.")
        record = await somebody.insist("GET", f"/tables/{table}/record")
        path = folder / f"{table}.json"
        text = Record.from_json(json.dumps(record)).to_json()
        await asyncio.to_thread(path.write_text, text, encoding="utf-8")
        found.append(path)
    return found


def check(rows: dict[str, Rows], ledger: Ledger, records: list[Path]) -> None:
    """Compare what people were told with what is written."""
    for table in ledger.tables:
        check_plies(table, rows.get(table, []), ledger)
        check_seats(table, rows.get(table, []), ledger)
    for path in records:
        check_record(path, rows.get(path.stem, []), ledger)
    ledger.counts["moves acknowledged"] = len(ledger.acknowledged)
    ledger.counts["games begun"] = len(ledger.tables)
    ledger.counts["rows in the log"] = sum(len(rows.get(table, [])) for table in ledger.tables)


def check_plies(table: str, rows: Rows, ledger: Ledger) -> None:
    """No ply is there twice, and none is missing."""
    if [ply for ply, _, _ in rows] != list(range(len(rows))):
        ledger.trouble(f"The plies of table {table} do not follow each other.")


def check_seats(table: str, rows: Rows, ledger: Ledger) -> None:
    """Each acknowledged answer is its seat's answer of that number; nobody invents one."""
    by_seat: dict[int, list[int]] = {}
    for _, seat, action in rows:
        by_seat.setdefault(seat, []).append(action)
    for move in ledger.acknowledged:
        if move.table == table:
            given = by_seat.get(move.seat, [])
            if move.ask >= len(given):
                ledger.trouble(f"Lost: {move}.")
            elif given[move.ask] != move.action:
                ledger.trouble(f"Changed: {move} is {given[move.ask]} in the log.")
            ledger.counts["moves found in the log"] += move.ask < len(given)
    if ledger.tables[table]["clock"] != "none":
        return
    for seat in (0, 1):
        own = by_seat.get(seat, [])
        if (table, seat) in ledger.resigned:  # what came later, a bot has answered
            own = own[: ledger.last_ask(table, seat)]
        for ask, action in enumerate(own):
            if action not in ledger.sent.get((table, seat, ask), set()):
                ledger.trouble(f"Nobody sent {action} for {table}, seat {seat}, ask {ask}.")
            ledger.counts["rows of people that they had sent"] += 1


def check_kept(table: str, course: Course, seat: int, action: int, ledger: Ledger) -> None:
    """A reaction that was kept is what its seat answers, if that chance is still there then.

    Otherwise somebody before it has reacted, and the seat has heard of it.
    """
    ask, heard = course.asks[seat], course.lengths()[seat]
    kept = ledger.kept.get((table, seat, ask, heard))
    if kept is None:
        return
    ledger.counts["reactions kept, and found in the log"] += 1
    if kept != action:
        move = Move(table, seat, ask, kept)
        ledger.trouble(f"Changed: {move} was kept, and is {action} in the log.")


def check_record(path: Path, rows: Rows, ledger: Ledger) -> None:
    """`farwest verify` accepts the record, and the log replays to the same moves and the end."""
    found = CliRunner().invoke(farwest, ["verify", str(path)])
    if found.exit_code != 0:
        ledger.trouble(f"{path.name} does not verify: {found.output.strip()}")
        return
    record = Record.from_json(path.read_text(encoding="utf-8"))
    game = games.find(record.game)
    course = Course(game, record.players, dict(record.options), record.seed)
    for _, seat, action in rows:
        check_kept(path.stem, course, seat, action, ledger)
        course.apply(seat, action, scenes=False)
    if course.match.moves != record.moves or not course.match.state.over:
        ledger.trouble(f"The log of {path.stem} is not the game of its record.")
    ledger.counts["records verified"] += 1
    ledger.counts[f"games of {record.game} to their end"] += 1
