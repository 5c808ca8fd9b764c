"""Power cuts: a server on SQLite plays, and its disk is looked at as it may be after each moment.

    python tools/powercut.py --moves 400 --cuts 2000 --seed 1

Everything that the server writes and syncs is noted (by strace, which must be there). Then the
power is cut at moments of that account, half of them right after somebody was told that his answer
counts: all that was synced by then is on the disk, and of the rest any sectors, in any order. The
database must open, be whole, and hold every answer that was acknowledged by then. With `--lying`
the disk forgets what it promised: answers are missing then, or this tool could find nothing.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import random
import shutil
import signal
import sqlite3
import sys
import tempfile
from pathlib import Path

from chaos import group, servers_for, upgrade
from chaos_parts.disk import TRACER, Act, Platter, acts
from chaos_parts.houses import Sqlite, grouped
from chaos_parts.ledger import Ledger, Move
from chaos_parts.network import Machine
from chaos_parts.proxy import Proxy

ROWS = "SELECT table_id, ply, seat, action FROM move ORDER BY 1, 2"


class Watched(Machine):
    """This machine, with somebody who notes what is written."""

    def __init__(self, trace: Path) -> None:
        self.before = (*TRACER, "-o", str(trace))


async def play(given: argparse.Namespace, store: Sqlite, folder: Path, ledger: Ledger) -> None:
    """Games through a real server, until enough answers were acknowledged."""
    (folder / "clock").write_text("0", encoding="ascii")
    (server,) = servers_for(store, folder, 0, [Watched(folder / "trace")])
    proxy = Proxy([server], random.Random(given.seed))
    await proxy.open()
    try:
        await server.start()
        games = [asyncio.create_task(group(each, proxy, ledger, given)) for each in range(4)]
        await ledger.some_moves(given.moves, given.patience)
        for game in games:
            game.cancel()
        await asyncio.gather(*games, return_exceptions=True)
    finally:
        await proxy.close()
        await server.end(signal.SIGKILL)


def told(ledger: Path) -> list[tuple[float, Move]]:
    """When which answer was acknowledged."""
    lines = [json.loads(line) for line in ledger.read_text(encoding="utf-8").splitlines()]
    return [
        (line["at"], Move(line["table"], line["seat"], line["ask"], line["action"]))
        for line in lines
        if line["what"] == "acknowledged"
    ]


def cuts(
    account: list[Act], known: list[tuple[float, Move]], number: int, luck: random.Random
) -> list[float]:
    """Moments to cut the power: right after somebody was told, or at any time."""
    first, last = account[0].at, known[-1][0]
    after = [luck.choice(known)[0] for _ in range(number // 2)]
    return sorted(after + [luck.uniform(first, last) for _ in range(number - len(after))])


def missing(files: dict[Path, bytes], database: Path, known: list[Move], place: Path) -> str:
    """What is wrong with a database as a disk holds it; nothing, if all is well."""
    with contextlib.suppress(FileNotFoundError):
        shutil.rmtree(place)
    place.mkdir()
    for path, content in files.items():
        if not path.name.endswith("-shm"):  # it is in memory, and gone
            (place / path.name).write_bytes(content)
    try:
        with contextlib.closing(sqlite3.connect(place / database.name)) as reader:
            whole = reader.execute("PRAGMA integrity_check").fetchone()[0]
            rows = grouped(reader.execute(ROWS))
    except sqlite3.Error as error:
        return f"The database does not open: {error}."
    if whole != "ok":
        return f"The database is damaged: {whole}."
    answers: dict[tuple[str, int], list[int]] = {}
    for table, log in rows.items():
        if [ply for ply, _, _ in log] != list(range(len(log))):
            return f"Plies of {table} are missing."
        for _, seat, action in log:
            answers.setdefault((table, seat), []).append(action)
    for move in known:
        given = answers.get((move.table, move.seat), [])
        if given[move.ask : move.ask + 1] != [move.action]:
            return f"Lost: {move}."
    return ""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--moves", type=int, default=400, help="answers to be acknowledged")
    parser.add_argument("--cuts", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--lying", action="store_true", help="a disk that syncs nothing")
    parser.add_argument("--think", type=float, default=0.05, help="mean seconds before an answer")
    parser.add_argument("--patience", type=float, default=600, help="seconds to play at most")
    given = parser.parse_args()
    if shutil.which("strace") is None:
        parser.error("strace is needed")
    with tempfile.TemporaryDirectory(prefix="farwest-powercut-") as place:
        folder = Path(place)
        store = Sqlite(folder)
        try:
            ledger = Ledger(folder / "ledger.jsonl")
            asyncio.run(upgrade(store, folder))
            before = {path: path.read_bytes() for path in store.disk.folder.iterdir()}
            asyncio.run(play(given, store, folder, ledger))
            troubles = judge(given, store, folder, before)
        finally:
            store.close()
    sys.exit(1 if troubles else 0)


def judge(given: argparse.Namespace, store: Sqlite, folder: Path, before: dict[Path, bytes]) -> int:
    """Cut the power again and again; how often something was missing."""
    luck = random.Random(given.seed)
    account = list(acts(folder / "trace", store.disk.folder))
    known = told(folder / "ledger.jsonl")
    troubles: list[str] = []
    disk, number = Platter(before), 0
    for moment in cuts(account, known, given.cuts, luck):
        while number < len(account) and account[number].at <= moment:
            if not (given.lying and account[number].name.endswith("sync")):
                disk.ask(account[number])
            number += 1
        disk.settle(moment)
        by_then = [move for at, move in known if at <= moment]
        if trouble := missing(disk.after_a_cut(luck), store.file, by_then, folder / "after"):
            troubles.append(trouble)
    syncs = sum(act.name.endswith("sync") for act in account)
    print(f"{len(known)} answers acknowledged; {len(account) - syncs} writes, {syncs} syncs")
    for trouble in troubles[:10]:
        print(f"TROUBLE {trouble}")
    lost = f"something was missing after {len(troubles)} of them" if troubles else "nothing lost"
    print(f"{given.cuts} power cuts: {lost}")
    return len(troubles)


if __name__ == "__main__":
    main()
