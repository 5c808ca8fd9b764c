"""How fast an idle game is back in memory, long after its two thousandth row.

    python tools/comeback.py --rows 2000

A game of Great Western Trail with four seats is played by chance, with answers taken back, until
its log has that many rows. Then it is let go and fetched again, by its snapshot and from its log
alone. Nothing but a temporary SQLite file is used.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import random
import secrets
import statistics
import tempfile
import time
from pathlib import Path

from farwest import games
from farwest.server.course import UNDO, Course
from farwest.server.models import GameTable, Player, Seat, Snapshot
from farwest.server.settings import Settings
from farwest.server.store import Store
from farwest.server.tables import Tables

GAME, SEATS = "great_western_trail", 4


def rows_of(course: Course, number: int) -> list[tuple[int, int]]:
    """So many rows of a game that is not over then."""
    luck, rows = random.Random(1), list[tuple[int, int]]()
    while len(rows) < number:
        state = course.match.state
        if state.over:
            raise SystemExit(f"The game was over after {len(rows)} rows: ask for fewer.")
        seat = state.waiting()[0]
        back = course.may_undo(seat) and luck.random() < 0.6
        action = UNDO if back else luck.choice(state.choice_of(seat).options(state))
        course.apply(seat, action, scenes=False)
        rows.append((seat, action))
    return rows


async def set_up(store: Store, tables: Tables, number: int) -> str:
    """A table with that many rows in its log, which nobody has looked at."""
    game = games.find(GAME)
    options, seed = game.settle(SEATS, {}), secrets.token_hex(32)
    row = GameTable(
        id=secrets.token_urlsafe(12), name="long", game=GAME, options=options, status="playing",
        access="link", spectators=True, rated=False, clock={"kind": "days", "days": 2}, seed=seed,
        version="", revision=game.revision, created=time.time(), started=time.time(), consent=[],
    )  # fmt: skip
    async with store.session() as session:
        player = Player(name="Anna", key="anna", created=0, seen=0)
        session.add_all([row, player])
        await session.flush()
        for seat in range(SEATS):
            chair = Seat(table_id=row.id, seat=seat, kind="here", name=str(seat))
            chair.player_id = player.id
            session.add(chair)
    names = [str(seat) for seat in range(SEATS)]
    rows = rows_of(Course(game, names, dict(options), seed), number)
    for ply, (seat, action) in enumerate(rows):
        await tables.log.append(row.id, ply, seat, action, time.time())
    return row.id


async def fetch(tables: Tables, table_id: str, times: int) -> list[tuple[float, float]]:
    """How long it takes until the table is back, each time, and how long a processor worked."""
    found = []
    for _ in range(times):
        tables.live.pop(table_id, None)
        begun, worked = time.perf_counter(), time.process_time()
        await tables.get(table_id)
        took, work = time.perf_counter() - begun, time.process_time() - worked
        found.append((1000 * took, 1000 * work))
    return found


async def measure(given: argparse.Namespace, folder: Path) -> None:
    store = Store(Settings(data=folder, pace=0))
    await store.open()
    tables = Tables(store.settings, store)
    await tables.log.open()
    table_id = await set_up(store, tables, given.rows)
    gc.collect()
    gc.freeze()  # as a server does, see farwest.server.tidying
    cold = await fetch(tables, table_id, given.times)
    table = await tables.get(table_id)
    begun = time.perf_counter()
    await table.snap()
    taken = 1000 * (time.perf_counter() - begun)
    warm = await fetch(tables, table_id, given.times)
    async with store.reading() as session:
        size = len((await session.get_one(Snapshot, table_id)).body)
    moves = len(table.course.match.moves) if table.course else 0
    print(f"rows in the log   {given.rows}, {moves} moves that count; {given.times} times each")
    for name, times in (("from the log", cold), ("by its snapshot", warm)):
        took, work = zip(*times)
        print(f"{name:17} median {statistics.median(took):6.1f} ms, worst {max(took):6.1f} ms; "
              f"of a processor {statistics.median(work):6.1f} ms")  # fmt: skip
    print(f"the snapshot      {size / 1024:.0f} KB, taken and written in {taken:.1f} ms")
    await tables.log.close()
    await store.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--rows", type=int, default=2000)
    parser.add_argument("--times", type=int, default=20)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(measure(given, Path(folder)))


if __name__ == "__main__":
    main()
