"""The two servers that are measured: Farwest's and the bare one, each in a process of its own."""

from __future__ import annotations

import asyncio
import contextlib
import os
import re
import secrets
import socket
import sqlite3
import subprocess
import sys
import time
import urllib.request
from collections import defaultdict
from pathlib import Path
from typing import Any

from farwest import games
from farwest.server.models import GameTable, Player, Seat, Token
from farwest.server.people import TOKEN, digest
from farwest.server.settings import Settings
from farwest.server.store import Store
from load_parts.line import HOST

Rows = dict[str, list[tuple[int, int, int]]]
"""Each table's log: ply, seat, action."""


class House:
    """A server, its tables, and the door to each seat."""

    name = ""

    def __init__(self, folder: Path, file: Path) -> None:
        self.folder = folder
        self.file = file
        self.tables: list[str] = []
        """Those at which nobody sits yet."""
        with socket.socket() as probe:
            probe.bind((HOST, 0))
            self.port: int = probe.getsockname()[1]
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start it, and wait until it answers."""
        self.folder.mkdir(parents=True, exist_ok=True)
        with (self.folder / "log").open("wb") as log:
            self.process = subprocess.Popen(
                self.command(), env=self.environment(), stdout=log, stderr=log
            )
        for _ in range(600):
            with contextlib.suppress(OSError):
                self.call("/healthz")
                return
            if self.process.poll() is not None:
                break
            time.sleep(0.1)
        raise SystemExit("\n".join(["The server did not start:", *self.said()]))

    def command(self) -> list[str]:
        raise NotImplementedError

    def environment(self) -> dict[str, str]:
        return dict(os.environ)

    def door(self, table: str, seat: int) -> tuple[str, dict[str, str]]:
        """The path and the headers of a seat's socket; -1: a spectator's."""
        raise NotImplementedError

    def present(self, table: str, seat: int) -> bytes:
        """The state of a seat for somebody who asks."""
        raise NotImplementedError

    def call(self, path: str, method: str = "GET", **headers: str) -> bytes:
        request = urllib.request.Request(
            f"http://{HOST}:{self.port}{path}", headers=headers, method=method
        )
        with urllib.request.urlopen(request, timeout=60) as response:
            return bytes(response.read())

    def memory(self) -> int:
        """What it holds in memory, in bytes."""
        assert self.process is not None
        text = Path(f"/proc/{self.process.pid}/statm").read_text(encoding="ascii")
        return int(text.split()[1]) * os.sysconf("SC_PAGE_SIZE")

    def seconds(self) -> float:
        """How long its processor has worked."""
        assert self.process is not None
        text = Path(f"/proc/{self.process.pid}/stat").read_text(encoding="utf-8")
        parts = text.rpartition(")")[2].split()
        return (int(parts[11]) + int(parts[12])) / os.sysconf("SC_CLK_TCK")

    def inside(self) -> dict[str, tuple[float, float]]:
        """The times that the server takes itself: for each kind their sum and their number."""
        return {}

    def rows(self) -> Rows:
        """What is written, read beside the server."""
        found: Rows = defaultdict(list)
        with contextlib.closing(sqlite3.connect(f"file:{self.file}?mode=ro", uri=True)) as reader:
            query = "SELECT table_id, ply, seat, action FROM move ORDER BY table_id, ply"
            for table, *row in reader.execute(query):
                found[table].append((row[0], row[1], row[2]))
        return found

    def said(self) -> list[str]:
        """The lines of its log."""
        return (self.folder / "log").read_text(encoding="utf-8").splitlines()

    def stop(self) -> None:
        if self.process is not None:
            self.process.terminate()
            try:
                self.process.wait(30)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait(10)


class Bare(House):
    """The bare application."""

    name = "bare"

    def __init__(self, folder: Path, tables: int, seats: int) -> None:
        super().__init__(folder, folder / "bare.db")
        self.seats = seats
        self.tables = [str(number) for number in range(tables)]

    def command(self) -> list[str]:
        script = Path(__file__).with_name("bare.py")
        return [sys.executable, str(script), str(self.port), str(self.file), str(self.seats)]

    def door(self, table: str, seat: int) -> tuple[str, dict[str, str]]:
        return f"/tables/{table}/live?seat={seat}", {}

    def present(self, table: str, seat: int) -> bytes:
        return self.call(f"/tables/{table}/view?seat={seat}")

    def resize(self, size: int) -> None:
        """How many bytes a message has from now on."""
        self.call(f"/size/{size}", "PUT")


class Farwest(House):
    """`farwest serve` on a fresh SQLite file, without pauses and rate limits."""

    name = "farwest"

    def __init__(self, folder: Path, game: str, tables: int, seats: int) -> None:
        self.settings = Settings(data=folder, pace=0, pause=0, rate_limits=False)
        super().__init__(folder, self.settings.file)
        self.game, self.seats = game, seats
        self.tokens: dict[tuple[str, int], str] = {}
        self.folder.mkdir(parents=True, exist_ok=True)
        asyncio.run(self._set_up(tables))

    async def _set_up(self, number: int) -> None:
        """People at tables whose games have just begun, written down at once."""
        store = Store(self.settings)
        await store.open()
        async with store.session() as session:
            for each in range(number):
                people = [guest(f"Guest {each}-{seat}") for seat in range(self.seats)]
                session.add_all(people)
                await session.flush()
                table = fresh_table(self.game, self.seats, people[0].id)
                session.add(table)
                await session.flush()
                self.tables.append(table.id)
                for seat, player in enumerate(people):
                    secret = self.tokens[table.id, seat] = TOKEN + secrets.token_urlsafe(16)
                    chair = Seat(table_id=table.id, seat=seat, kind="person", name=player.name)
                    chair.player_id = player.id
                    session.add(chair)
                    token = Token(player_id=player.id, label="load", created=time.time())
                    token.hash = digest(secret)
                    session.add(token)
        await store.close()

    def start(self) -> None:
        """Start it, and wait until all its games are in memory."""
        super().start()
        for _ in range(1_200):
            if metric(self.call("/metrics"), "farwest_tables") >= len(self.tables):
                return
            time.sleep(0.1)
        raise SystemExit("The server did not take up its games.")

    def command(self) -> list[str]:
        return [sys.executable, "-m", "farwest", "serve", "--port", str(self.port)]

    def environment(self) -> dict[str, str]:
        return {**os.environ, **self.settings.environment()}

    def _authorization(self, table: str, seat: int) -> dict[str, str]:
        return {} if seat < 0 else {"Authorization": f"Bearer {self.tokens[table, seat]}"}

    def door(self, table: str, seat: int) -> tuple[str, dict[str, str]]:
        return f"/api/v1/tables/{table}/live", self._authorization(table, seat)

    def present(self, table: str, seat: int) -> bytes:
        path = f"/api/v1/tables/{table}/view?seat={seat}"
        return self.call(path, **self._authorization(table, seat))

    def inside(self) -> dict[str, tuple[float, float]]:
        text = self.call("/metrics")
        return {
            kind: (
                metric(text, f"farwest_{kind}_seconds_sum"),
                metric(text, f"farwest_{kind}_seconds_count"),
            )
            for kind in ("commit", "push")
        }


def metric(text: bytes, name: str) -> float:
    """A figure that a server tells of itself; 0 where it has none yet."""
    found = re.search(rf"^{name} (\S+)$", text.decode(), re.MULTILINE)
    return float(found[1]) if found else 0.0


def guest(name: str) -> Player:
    now = time.time()
    return Player(name=name, key=secrets.token_hex(8), created=now, seen=now)


def fresh_table(game: str, seats: int, host: int) -> GameTable:
    """A table whose game has just begun."""
    rules, now = games.find(game), time.time()
    about: dict[str, Any] = {"version": "", "revision": rules.revision, "consent": []}
    return GameTable(
        id=secrets.token_urlsafe(12), name="load", game=game, options=rules.settle(seats, {}),
        status="playing", access="open", spectators=True, rated=False, clock={"kind": "none"},
        seed=secrets.token_hex(32), host_id=host, created=now, started=now, **about,
    )  # fmt: skip
