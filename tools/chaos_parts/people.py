"""People who play over sockets and requests, and come back whatever happens to their line."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
from typing import Any

from websockets.asyncio.client import connect
from websockets.exceptions import InvalidHandshake, WebSocketException

from chaos_parts.ledger import Ledger, Move
from chaos_parts.network import HOST

LOST = (OSError, TimeoutError, EOFError, WebSocketException, InvalidHandshake, ValueError)
"""How a line ends that was cut."""
PATIENCE = 20.0


class Refusal(Exception):
    """The server has said no."""

    def __init__(self, status: int, id: str) -> None:
        super().__init__(f"{status} {id}")
        self.status = status
        self.id = id


async def request(
    port: int, method: str, path: str, cookie: str = "", body: Any = None
) -> tuple[Any, str]:
    """One request on a line of its own: the answer, and the cookie it set."""
    payload = b"" if body is None else json.dumps(body).encode()
    head = [
        f"{method} /api/v1{path} HTTP/1.1", f"Host: {HOST}:{port}", "Connection: close",
        "Content-Type: application/json", f"Content-Length: {len(payload)}", f"Cookie: {cookie}",
    ]  # fmt: skip
    async with asyncio.timeout(PATIENCE):
        reader, writer = await asyncio.open_connection(HOST, port)
        try:
            writer.write("\r\n".join([*head, "", ""]).encode() + payload)
            text = await reader.read()
        finally:
            writer.transport.abort()
    top, found, rest = text.partition(b"\r\n\r\n")
    lines = top.decode("latin-1").split("\r\n")
    headers = {
        name.lower(): value for name, _, value in (line.partition(": ") for line in lines[1:])
    }
    if not found or len(rest) < int(headers.get("content-length", 0)):
        raise EOFError("The answer was cut off.")
    status, answer = int(lines[0].split()[1]), json.loads(rest)
    if status >= 400:
        raise Refusal(status, answer["error"]["id"])
    return answer, headers.get("set-cookie", "").partition(";")[0]


class Person:
    """Somebody at one table."""

    def __init__(self, port: int, ledger: Ledger, luck: random.Random, think: float) -> None:
        self.port = port
        self.ledger = ledger
        self.luck = luck
        self.think = think
        self.cookie = ""
        self.since = 0
        self.table = ""
        self.seat = 0
        self.resigned = False
        self.timed = False
        """Whether a clock runs there, so that a bot may answer instead."""

    async def call(self, method: str, path: str, body: Any = None) -> Any:
        answer, cookie = await request(self.port, method, path, self.cookie, body)
        self.cookie = cookie or self.cookie
        return answer

    async def insist(self, method: str, path: str, body: Any = None) -> Any:
        """A request made again until somebody answers it; None where the answer was no."""
        while True:
            try:
                return await self.call(method, path, body)
            except Refusal as refusal:
                if refusal.status < 500:
                    return None
            except LOST:
                pass
            await asyncio.sleep(0.2)

    # --- playing ---------------------------------------------------------------------------------

    async def play(self, table: str, seat: int, timed: bool) -> None:
        """Play until the game is over, whatever happens to the line."""
        self.table, self.seat, self.timed, self.since = table, seat, timed, 0
        while table not in self.ledger.ended:
            if self.ledger.resigning and not self.resigned:
                await self.insist("POST", f"/tables/{table}/resign", {})
                self.resigned = True
                self.ledger.resign(table, seat)
            try:
                await self._sit()
            except LOST:
                self.ledger.counts["lines lost"] += 1
            except Refusal as refusal:
                await self._cope(refusal)
            pause = 0.1 if self.luck.random() < 0.95 else self.luck.uniform(2, 6)
            await asyncio.sleep(pause)

    async def _sit(self) -> None:
        """One stay at the table: from the first state to the end of the line."""
        url = f"ws://{HOST}:{self.port}/api/v1/tables/{self.table}/live?since={self.since}"
        headers = {"Cookie": self.cookie, "Origin": f"http://{HOST}:{self.port}"}
        stay = self.luck.uniform(5, 60)
        began = asyncio.get_running_loop().time()
        async with connect(
            url, additional_headers=headers, compression=None, open_timeout=PATIENCE,
            close_timeout=0.2, ping_interval=5, ping_timeout=10, proxy=None,
        ) as line:  # fmt: skip
            pending: Move | None = None
            while asyncio.get_running_loop().time() - began < stay:
                if self.ledger.resigning and not self.resigned:
                    return
                try:
                    async with asyncio.timeout(2):
                        message = json.loads(await line.recv())
                except TimeoutError:
                    continue
                kind = message["type"]
                if kind == "table" and self._over(message["table"]):
                    return
                if kind in ("error", "resync"):
                    self.ledger.counts[f"told {kind}"] += 1
                    self.ledger.write(kind, table=self.table, seat=self.seat, message=message)
                    pending = None
                    if kind == "error":
                        return
                if kind == "state" and message["seat"] == self.seat:
                    pending = await self._state(line, message, pending)

    def _over(self, table: dict[str, Any]) -> bool:
        if table["status"] == "over":
            self.ledger.end(self.table)
        elif table["status"] != "playing":
            self.ledger.trouble(f"Table {self.table} is {table['status']} in mid-game.")
            self.ledger.ended.add(self.table)
        return table["status"] != "playing"

    async def _state(self, line: Any, state: dict[str, Any], pending: Move | None) -> Move | None:
        """Hear what a state says; answer what it asks; the answer that is on its way then."""
        self.since = state["n"]
        if pending is not None and state["ask"] > pending.ask:
            if not self.timed and self.ledger.only(pending):
                self.ledger.acknowledge(pending, "socket")
            pending = None
        if state["question"] is None or self.resigned:
            return pending
        await asyncio.sleep(self.luck.expovariate(1 / self.think) if self.think else 0)
        if state["undo"] and self.luck.random() < 0.03:
            await self._post(Move(self.table, self.seat, state["ask"], -1), state["n"])
            return None
        action = self.luck.choice(state["question"]["offers"])["action"]
        move = Move(self.table, self.seat, state["ask"], action)
        way = self.luck.random()
        if self.timed or way < 0.3:
            await self._post(move, state["n"])
            return None
        if way < 0.4:
            await self._twice(move, state["n"])
            return None
        self.ledger.send(move)
        answer = {"type": "answer", "seat": move.seat, "ask": move.ask, "action": move.action}
        await line.send(json.dumps(answer))
        return move

    async def _post(self, move: Move, heard: int) -> None:
        """Answer by a request: its answer is a clear yes or no, or that it is kept."""
        self.ledger.send(move)
        path, body = "undo", {"seat": move.seat}
        if move.action >= 0:
            path, body = "answer", {"seat": move.seat, "ask": move.ask, "action": move.action}
        try:
            state = await self.call("POST", f"/tables/{self.table}/{path}", body)
        except Refusal as refusal:
            await self._cope(refusal)
            return
        if state["ask"] > move.ask:
            self.ledger.acknowledge(move, "request")
        else:
            self._kept(move, heard, state)

    def _kept(self, move: Move, heard: int, state: dict[str, Any]) -> None:
        """A reaction is kept; for which chance is clear where nothing was told meanwhile."""
        if state["n"] == heard and move.action >= 0:
            self.ledger.keep(move, heard)
        else:
            self.ledger.counts["reactions kept, but for which chance is not clear"] += 1

    async def _twice(self, move: Move, heard: int) -> None:
        """The same answer on two lines at once, which may end at two servers."""
        self.ledger.send(move)
        body = {"seat": move.seat, "ask": move.ask, "action": move.action}
        work = [self.call("POST", f"/tables/{self.table}/answer", body) for _ in range(2)]
        found = await asyncio.gather(*work, return_exceptions=True)
        heeded = [each for each in found if isinstance(each, dict)]
        said = [each for each in heeded if each["ask"] > move.ask]
        self.ledger.counts["answers sent twice"] += 1
        if len(said) == 2:
            self.ledger.trouble(f"Accepted twice: {move}.")
        if said:
            self.ledger.acknowledge(move, "request, sent twice")
        elif heeded:
            self._kept(move, heard, heeded[0])

    async def _cope(self, refusal: Refusal) -> None:
        self.ledger.counts[f"refused: {refusal.id}"] += 1
        self.ledger.write("refused", table=self.table, seat=self.seat, why=str(refusal))
        if refusal.id == "error_by_bot":
            with contextlib.suppress(Refusal, *LOST):
                await self.call("POST", f"/tables/{self.table}/takeback", {})
