"""The bare application: it commits a row in a group, then pushes so many bytes to every seat.

    python tools/load_parts/bare.py PORT FILE SEATS

No rules, no views, no secrets: what is left is the cost of sockets and of a safe disk, by the same
server software, with the same settings as `farwest serve`. Seats answer in turn.
"""

from __future__ import annotations

import asyncio
import sqlite3
import sys
import time
from collections import defaultdict
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import msgspec
import uvicorn
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from farwest.server.serve import CONFIGURATION, LOCAL, loop_factory

TABLE = """
CREATE TABLE IF NOT EXISTS move (table_id TEXT, ply INTEGER, seat INTEGER, action INTEGER, at REAL,
PRIMARY KEY (table_id, ply))
"""
INSERT = "INSERT INTO move VALUES (?, ?, ?, ?, ?)"
OFFERS = '{"offers":[{"action":0},{"action":1},{"action":2},{"action":3}]}'
Row = tuple[str, int, int, int, float]


class Log:
    """Rows that wait while a commit runs share the next one."""

    def __init__(self, file: str) -> None:
        self.thread = ThreadPoolExecutor(1)
        self.waiting: list[tuple[Row, asyncio.Future[None]]] = []
        self.work: asyncio.Task[None] | None = None
        self.writer = sqlite3.connect(file, isolation_level=None, check_same_thread=False)
        for line in ("PRAGMA journal_mode=WAL", "PRAGMA synchronous=FULL", TABLE):
            self.writer.execute(line)

    async def append(self, row: Row) -> None:
        done = asyncio.get_running_loop().create_future()
        self.waiting.append((row, done))
        if self.work is None or self.work.done():
            self.work = asyncio.create_task(self._write())
        await done

    async def _write(self) -> None:
        while self.waiting:
            group, self.waiting = self.waiting, []
            rows = [row for row, _ in group]
            await asyncio.get_running_loop().run_in_executor(self.thread, self._commit, rows)
            for _, done in group:
                done.set_result(None)

    def _commit(self, rows: list[Row]) -> None:
        self.writer.execute("BEGIN IMMEDIATE")
        self.writer.executemany(INSERT, rows)
        self.writer.execute("COMMIT")


class Bare:
    """All tables: who listens, and how many rows there are."""

    def __init__(self, log: Log, seats: int) -> None:
        self.log = log
        self.seats = seats
        self.plies: defaultdict[str, int] = defaultdict(int)
        self.lines: defaultdict[str, list[tuple[int, WebSocket]]] = defaultdict(list)
        self.size = 1_000
        """How many bytes a message has."""

    def state(self, table: str, seat: int) -> str:
        """What a seat is told; the last of the keys makes up the size."""
        ply = self.plies[table]
        ask = (ply - seat + self.seats - 1) // self.seats
        asked = OFFERS if ply % self.seats == seat else "null"
        text = (
            f'{{"type":"state","seat":{seat},"n":{ply},"ask":{ask},"question":{asked},'
            '"news":[],"rest":"'
        )
        return text + "." * (self.size - len(text) - 2) + '"}'

    async def live(self, socket: WebSocket) -> None:
        table, seat = socket.path_params["table"], int(socket.query_params["seat"])
        await socket.accept()
        await socket.send_text(self.state(table, seat))
        listener = (seat, socket)
        self.lines[table].append(listener)
        try:
            while True:
                await self._hear(table, msgspec.json.decode(await socket.receive_text()))
        except WebSocketDisconnect:
            self.lines[table].remove(listener)

    async def _hear(self, table: str, answer: dict[str, Any]) -> None:
        ply = self.plies[table]
        if answer["seat"] == ply % self.seats and answer["ask"] == ply // self.seats:
            row = (table, ply, answer["seat"], answer["action"], time.time())
            await self.log.append(row)
            self.plies[table] += 1
            watching = ""
            for seat, socket in self.lines[table]:
                if seat >= 0:
                    await socket.send_text(self.state(table, seat))
                    continue
                watching = watching or self.state(table, seat)
                await socket.send_text(watching)

    async def view(self, request: Request) -> Response:
        seat = int(request.query_params["seat"])
        return Response(self.state(request.path_params["table"], seat))

    async def resize(self, request: Request) -> Response:
        self.size = int(request.path_params["size"])
        return Response()

    async def healthy(self, _: Request) -> Response:
        return Response()


async def serve(port: int, file: str, seats: int) -> None:
    bare = Bare(Log(file), seats)
    routes = [
        WebSocketRoute("/tables/{table}/live", bare.live),
        Route("/tables/{table}/view", bare.view),
        Route("/size/{size:int}", bare.resize, methods=["PUT"]),
        Route("/healthz", bare.healthy),
    ]
    app = Starlette(routes=routes)
    await uvicorn.Server(uvicorn.Config(app, host=LOCAL, port=port, **CONFIGURATION)).serve()


if __name__ == "__main__":
    with asyncio.Runner(loop_factory=loop_factory()) as runner:
        runner.run(serve(int(sys.argv[1]), sys.argv[2], int(sys.argv[3])))
