"""Killed without warning: no answer that was acknowledged is lost, and the game goes on."""

from __future__ import annotations

import asyncio
import contextlib
import http.client
import json
import os
import random
import signal
import subprocess
import sys
import threading
import time
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any

import pytest

from farwest import games
from farwest.kernel.match import replay
from farwest.kernel.record import Record
from farwest.server import postgres_log, sqlite_log
from farwest.server.movelog import Row
from farwest.server.settings import Settings
from farwest.server.store import upgrade
from tests.server.postgres import free_port

KILLS = 4


class Server:
    """A real server in a process of its own, that is killed and started again."""

    def __init__(self, folder: Path, database: str) -> None:
        self.settings = Settings(
            data=folder, database=database, pace=0, pause=0, rate_limits=False, log="json"
        )
        self.port = free_port()
        self.log = folder.parent / "log"
        self.process: subprocess.Popen[bytes] | None = None
        if not self.settings.sqlite:
            asyncio.run(upgrade(self.settings))

    def start(self) -> None:
        """Start it, and wait until it answers."""
        command = [sys.executable, "-m", "farwest", "serve", "--port", str(self.port)]
        environment = {**os.environ, **self.settings.environment()}
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(command, env=environment, stdout=log, stderr=log)
        end = time.monotonic() + 60
        while time.monotonic() < end:
            with contextlib.suppress(OSError):
                urllib.request.urlopen(f"http://127.0.0.1:{self.port}/healthz", timeout=5).close()
                return
            assert self.process.poll() is None, self.log.read_text()
            time.sleep(0.05)
        raise AssertionError("the server does not start")

    def kill(self) -> list[int]:
        """End it as a power cut would; the processes it had started."""
        assert self.process is not None
        pid = self.process.pid
        children = Path(f"/proc/{pid}/task/{pid}/children")
        started = (
            [int(child) for child in children.read_text().split()] if children.exists() else []
        )
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()
        return started

    def rows(self, table_id: str) -> list[tuple[int, int]]:
        """What is in the log of a table."""
        if self.settings.sqlite:
            found = sqlite_log.SqliteLog(self.settings)._load(table_id, 0)
        else:
            found = asyncio.run(self._rows(table_id))
        return [(row.seat, row.action) for row in found]

    async def _rows(self, table_id: str) -> list[Row]:
        import asyncpg

        connection = await asyncpg.connect(self.settings.database)
        rows = await connection.fetch(postgres_log.SELECT, table_id, 0)
        await connection.close()
        return [Row(*row) for row in rows]


class Client:
    """Somebody who plays over plain requests, and tries again when nobody answers."""

    def __init__(self, server: Server, name: str) -> None:
        self.server = server
        self.cookie = ""
        self.acknowledged: list[tuple[int, int, int]] = []
        self.luck = random.Random(name)
        self.call("POST", "/me/guest", {"name": name})

    def call(self, method: str, path: str, body: Any = None) -> Any:
        """A request that must succeed."""
        request = urllib.request.Request(
            f"http://127.0.0.1:{self.server.port}/api/v1{path}",
            data=None if body is None else json.dumps(body).encode(),
            headers={"Content-Type": "application/json", "Cookie": self.cookie},
            method=method,
        )
        with urllib.request.urlopen(request, timeout=10) as response:
            if response.headers.get("Set-Cookie"):
                self.cookie = response.headers["Set-Cookie"].split(";")[0]
            return json.load(response)

    def play(self, table_id: str, seat: int, stop: threading.Event) -> None:
        """Answer whatever is asked until the game is over, whatever happens to the server."""
        while not stop.is_set():
            try:
                state = self.call("GET", f"/tables/{table_id}/view?seat={seat}")
                if state["view"]["over"]:
                    return
                if state["question"] is None:
                    time.sleep(0.01)
                    continue
                action = self.luck.choice(state["question"]["offers"])["action"]
                form = {"seat": seat, "ask": state["ask"], "action": action}
                self.call("POST", f"/tables/{table_id}/answer", form)
                self.acknowledged.append((seat, state["ask"], action))
            except urllib.error.HTTPError as error:
                if error.code != 409:
                    raise
            except (OSError, ValueError, http.client.HTTPException):
                time.sleep(0.05)


def check_log(server: Server, table_id: str, clients: list[Client]) -> None:
    """Every answer that was acknowledged stands in the log where it belongs."""
    by_seat: dict[int, list[int]] = {}
    for seat, action in server.rows(table_id):
        by_seat.setdefault(seat, []).append(action)
    for client in clients:
        for seat, ask, action in list(client.acknowledged):
            assert by_seat[seat][ask] == action


@pytest.mark.skipif(os.name == "nt", reason="there is no SIGKILL")
def test_a_killed_server_loses_nothing(tmp_path: Path, database: str) -> None:
    """Killed several times during play: the log is whole, and the game goes on to its end."""
    luck = random.Random(time.time())
    server = Server(tmp_path / "data", database)
    server.start()
    stop = threading.Event()
    try:
        clients = [Client(server, "Anna"), Client(server, "Bea")]
        seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}]
        form = {"game": "dice_town", "seats": seats, "options": {"extension": True}}
        table_id = clients[0].call("POST", "/tables", form)["id"]
        clients[1].call("POST", f"/tables/{table_id}/join", {})
        promised = clients[0].call("POST", f"/tables/{table_id}/start")["seed_hash"]
        threads = [
            threading.Thread(target=client.play, args=(table_id, seat, stop), daemon=True)
            for seat, client in enumerate(clients)
        ]
        for thread in threads:
            thread.start()
        for _ in range(KILLS):
            wait_for_answers(clients, luck.randint(3, 12))
            time.sleep(luck.uniform(0, 0.05))
            orphans = server.kill()
            check_log(server, table_id, clients)
            server.start()
            for pid in orphans:
                wait_gone(pid)
        for thread in threads:
            thread.join(120)
            assert not thread.is_alive(), "the game does not go on"
        check_log(server, table_id, clients)
        check_end(clients[0], table_id, promised)
    finally:
        stop.set()
        server.kill()


def wait_for_answers(clients: list[Client], number: int) -> None:
    """Let so many more answers be acknowledged."""
    enough = number + sum(len(client.acknowledged) for client in clients)
    end = time.monotonic() + 60
    while sum(len(client.acknowledged) for client in clients) < enough:
        assert time.monotonic() < end, "the game does not go on"
        time.sleep(0.005)


def wait_gone(pid: int) -> None:
    """A bot's process ends when its server was killed."""
    for _ in range(200):
        try:
            os.kill(pid, 0)
        except OSError:
            return
        with contextlib.suppress(OSError):
            state = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
            if state == "Z":
                return
        time.sleep(0.05)
    raise AssertionError("a bot's process was left behind")


def check_end(client: Client, table_id: str, promised: str) -> None:
    """The game is over, its seed is the one promised, its record replays."""
    for _ in range(200):
        table = client.call("GET", f"/tables/{table_id}")
        if table["status"] == "over":
            break
        time.sleep(0.05)
    assert table["seed_hash"] == promised
    proof = client.call("GET", f"/tables/{table_id}/verify")
    assert (proof["hash_matches"], proof["replays"]) == (True, True)
    record = Record.from_json(json.dumps(client.call("GET", f"/tables/{table_id}/record")))
    match = replay(games.find("dice_town"), record)
    assert match.game.result(match.state).totals == table["result"]["totals"]
