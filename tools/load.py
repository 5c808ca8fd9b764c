"""How much a table bears: clients on this machine play real games against a server of their own.

    python tools/load.py --clients 200 --seconds 20
    python tools/load.py --clients 1000 --seconds 20 --think 1

Every client has a WebSocket and answers at random, at once or after thinking. The server runs in
a process of its own on a fresh SQLite file (or `--database`), without pauses and rate limits.
Printed: moves committed and pushed per second, the time from an answer to the state that follows
it, and what a game in play costs in memory. Only this machine is ever contacted.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import gc
import json
import os
import random
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path
from typing import Any

import msgspec
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from farwest.server.settings import Settings

MOST_CLIENTS, LONGEST = 4_000, 300
HOST = "127.0.0.1"


class Offer(msgspec.Struct):
    """An answer one may give."""

    action: int


class Question(msgspec.Struct):
    """What one is asked."""

    offers: list[Offer]


class Message(msgspec.Struct):
    """What the server sends, as far as it matters here."""

    type: str
    seat: int = -1
    ask: int = 0
    question: Question | None = None
    table: dict[str, Any] | None = None


decode = msgspec.json.Decoder(Message).decode


class Figures:
    """What was measured."""

    def __init__(self) -> None:
        self.waits: list[float] = []
        self.received = 0
        self.bytes = 0
        self.games = 0
        self.resyncs = 0
        self.on = False

    def answered(self, seconds: float) -> None:
        if self.on:
            self.waits.append(seconds)


class Server:
    """A real server, in a process of its own."""

    def __init__(self, folder: Path, database: str) -> None:
        self.settings = Settings(
            data=folder, database=database, pace=0, pause=0, rate_limits=False, log="json"
        )
        with socket.socket() as probe:
            probe.bind((HOST, 0))
            self.port = probe.getsockname()[1]
        self.url = f"http://{HOST}:{self.port}"
        command = [sys.executable, "-m", "farwest", "serve", "--port", str(self.port)]
        environment = {**os.environ, **self.settings.environment()}
        with (folder / "log").open("wb") as log:
            self.process = subprocess.Popen(command, env=environment, stdout=log, stderr=log)
        for _ in range(600):
            with contextlib.suppress(OSError):
                urllib.request.urlopen(f"{self.url}/healthz", timeout=5).close()
                return
            time.sleep(0.1)
        raise SystemExit("The server did not start.")

    def memory(self) -> int:
        """What the server holds in memory, in bytes."""
        text = Path(f"/proc/{self.process.pid}/statm").read_text()
        return int(text.split()[1]) * os.sysconf("SC_PAGE_SIZE")

    def seconds(self) -> float:
        """How long its processor has worked."""
        parts = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(parts[11]) + int(parts[12])) / os.sysconf("SC_CLK_TCK")

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(20)


class Client:
    """Somebody who plays."""

    def __init__(self, server: Server, name: str) -> None:
        self.server = server
        self.cookie = ""
        self.name = name

    def call(self, method: str, path: str, body: Any = None) -> Any:
        request = urllib.request.Request(
            f"{self.server.url}/api/v1{path}",
            data=None if body is None else json.dumps(body).encode(),
            headers={"Content-Type": "application/json", "Cookie": self.cookie},
            method=method,
        )
        with urllib.request.urlopen(request, timeout=60) as response:
            if response.headers.get("Set-Cookie"):
                self.cookie = response.headers["Set-Cookie"].split(";")[0]
            return json.load(response)

    async def play(self, table: str, seat: int, figures: Figures, think: float, end: float) -> None:
        """Answer until the game is over, or the time is."""
        url = f"ws://{HOST}:{self.server.port}/api/v1/tables/{table}/live?since=100000"
        headers = {"Cookie": self.cookie, "Origin": self.server.url}
        luck = random.Random(f"{table} {seat}")
        asked, sent = -1, 0.0
        async with connect(url, additional_headers=headers, compression=None) as line:
            while time.monotonic() < end:
                try:
                    async with asyncio.timeout(max(0.01, end - time.monotonic())):
                        text = await line.recv(decode=False)
                except (TimeoutError, ConnectionClosed):
                    return
                message = decode(text)
                figures.received += 1
                figures.bytes += len(text)
                if message.type == "table" and message.table and message.table["status"] == "over":
                    return
                figures.resyncs += message.type in ("resync", "error")
                if message.type != "state":
                    continue
                if sent and message.ask > asked:
                    figures.answered(time.perf_counter() - sent)
                    sent = 0.0
                if message.question is not None and message.ask > asked:
                    if think:
                        await asyncio.sleep(luck.expovariate(1 / think))
                    asked, sent = message.ask, time.perf_counter()
                    action = luck.choice(message.question.offers).action
                    answer = {"type": "answer", "seat": seat, "ask": asked, "action": action}
                    await line.send(msgspec.json.encode(answer).decode())


async def seat_all(clients: list[Client]) -> str:
    """A table at which these people sit and have begun."""
    seats = [{"kind": "me"}] + [{"kind": "open"}] * (len(clients) - 1)
    form = {"game": "dice_town", "seats": seats, "options": {}}
    table = (await asyncio.to_thread(clients[0].call, "POST", "/tables", form))["id"]
    for seat, client in enumerate(clients[1:], 1):
        await asyncio.to_thread(client.call, "POST", f"/tables/{table}/join", {"seat": seat})
    await asyncio.to_thread(clients[0].call, "POST", f"/tables/{table}/start", {})
    return str(table)


async def group(
    clients: list[Client], table: str, figures: Figures, think: float, end: float
) -> None:
    """People who play one game after the other until the time is over."""
    while time.monotonic() < end:
        await asyncio.gather(
            *(c.play(table, seat, figures, think, end) for seat, c in enumerate(clients))
        )
        if time.monotonic() < end:
            figures.games += 1
            table = await seat_all(clients)


async def measure(server: Server, given: argparse.Namespace) -> None:
    figures = Figures()
    empty = server.memory()
    clients = [Client(server, f"Client {number}") for number in range(given.clients)]
    for client in clients:
        client.call("POST", "/me/guest", {"name": client.name})
    groups = [clients[at : at + given.seats] for at in range(0, len(clients), given.seats)]
    groups = [each for each in groups if len(each) == given.seats]
    tables = [await seat_all(each) for each in groups]
    end = time.monotonic() + given.warm + given.seconds
    work = [
        asyncio.create_task(group(each, table, figures, given.think, end))
        for each, table in zip(groups, tables)
    ]
    await asyncio.sleep(given.warm)
    figures.on, began, busy = True, time.monotonic(), server.seconds()
    received = figures.received
    await asyncio.sleep(max(0.1, end - time.monotonic() - 0.2))
    figures.on = False
    took, busy = time.monotonic() - began, server.seconds() - busy
    full = server.memory()
    received = figures.received - received
    await asyncio.gather(*work, return_exceptions=True)
    report(figures, given, len(groups), took, busy, received, (empty, full))


def report(
    figures: Figures,
    given: argparse.Namespace,
    tables: int,
    took: float,
    busy: float,
    received: int,
    memory: tuple[int, int],
) -> None:
    waits = sorted(figures.waits) or [0.0]
    moves = len(figures.waits)
    print(f"clients           {tables * given.seats} at {tables} tables")
    print(f"moves             {moves / took:,.0f} per second, {moves} in {took:.1f} s")
    print(f"messages received {received / took:,.0f} per second")
    for name, part in (("p50", 0.5), ("p90", 0.9), ("p99", 0.99), ("worst", 1.0)):
        at = min(len(waits) - 1, int(len(waits) * part))
        print(f"answer to state   {name:5} {waits[at] * 1000:8.1f} ms")
    share, each = 100 * busy / took, 1e6 * busy / max(1, moves)
    print(f"server            {share:.0f} % of a processor, {each:.0f} µs a move")
    empty, full = memory
    grown = (full - empty) / 1024 / tables
    print(f"memory            {empty / 2**20:.0f} MB empty, {full / 2**20:.0f} MB now")
    print(f"                  {grown:.0f} KB for a game and its {given.seats} connections")
    print(f"games ended       {figures.games}; refusals {figures.resyncs}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--clients", type=int, default=200)
    parser.add_argument("--seats", type=int, default=4, help="people at a table")
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--warm", type=float, default=10, help="seconds before counting begins")
    parser.add_argument("--think", type=float, default=0, help="mean seconds before an answer")
    parser.add_argument("--database", default="", help="usual: a fresh SQLite file")
    given = parser.parse_args()
    if not 2 <= given.seats <= 5 or not given.seats <= given.clients <= MOST_CLIENTS:
        parser.error(f"2 to 5 seats, and as many clients to {MOST_CLIENTS}")
    if not 0 < given.seconds + given.warm <= LONGEST:
        parser.error(f"at most {LONGEST} seconds")
    with contextlib.suppress(ImportError):
        import uvloop

        uvloop.install()
    gc.disable()  # this process must not be what is slow
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder), given.database)
        try:
            asyncio.run(measure(server, given))
        finally:
            server.stop()


if __name__ == "__main__":
    main()
