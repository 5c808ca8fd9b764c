"""An application spoken to directly, byte by byte: requests and sockets without a network."""

from __future__ import annotations

import asyncio
import json
from typing import Any, NamedTuple

from fastapi import FastAPI

API = "/api/v1"
HOST = b"table.example"
PATIENCE = 20.0


class Reply(NamedTuple):
    """All that came back for a request."""

    status: int
    headers: list[tuple[bytes, bytes]]
    body: bytes

    @property
    def data(self) -> Any:
        """What the body says."""
        return json.loads(self.body)


def scope_of(app: FastAPI, kind: str, target: str, cookie: str, address: str) -> dict[str, Any]:
    """What a server hands over of a connection."""
    path, _, query = target.partition("?")
    headers = [(b"host", HOST), (b"origin", b"http://" + HOST)]
    if cookie:
        headers.append((b"cookie", cookie.encode()))
    return {
        "type": kind,
        "asgi": {"version": "3.0"},
        "app": app,
        "http_version": "1.1",
        "scheme": "ws" if kind == "websocket" else "http",
        "path": path,
        "raw_path": path.encode(),
        "query_string": query.encode(),
        "root_path": "",
        "headers": headers,
        "client": (address, 50_000),
        "server": (HOST.decode(), 80),
        "subprotocols": [],
        "state": {},
    }


async def request(
    app: FastAPI,
    method: str,
    target: str,
    body: Any = None,
    cookie: str = "",
    address: str = "192.0.2.1",
) -> Reply:
    """One request, its body as JSON, and all of the reply."""
    scope = scope_of(app, "http", target, cookie, address) | {"method": method}
    sent = b"" if body is None else json.dumps(body).encode()
    if body is not None:
        scope["headers"] += [
            (b"content-type", b"application/json"),
            (b"content-length", str(len(sent)).encode()),
        ]
    parts: list[Any] = []
    waiting = [{"type": "http.request", "body": sent, "more_body": False}]

    async def receive() -> Any:
        return waiting.pop() if waiting else {"type": "http.disconnect"}

    async def send(message: Any) -> None:
        parts.append(message)

    await app(scope, receive, send)
    whole = b"".join(part.get("body", b"") for part in parts[1:])
    return Reply(parts[0]["status"], list(parts[0]["headers"]), whole)


class Socket:
    """One open socket: what was sent to it, frame by frame."""

    def __init__(
        self, app: FastAPI, target: str, cookie: str = "", address: str = "192.0.2.1"
    ) -> None:
        self.frames: list[str] = []
        self.closed: int | None = None
        self.inbox: asyncio.Queue[Any] = asyncio.Queue()
        self.news = asyncio.Event()
        self.inbox.put_nowait({"type": "websocket.connect"})
        scope = scope_of(app, "websocket", target, cookie, address)
        self.task = asyncio.create_task(self._run(app, scope), name="socket")

    async def _run(self, app: FastAPI, scope: Any) -> None:
        await app(scope, self.inbox.get, self._take)

    async def _take(self, message: Any) -> None:
        if message["type"] == "websocket.send":
            self.frames.append(message["text"])
        elif message["type"] == "websocket.close":
            self.closed = message["code"]
        self.news.set()

    def send(self, text: str | bytes) -> None:
        """Say something, as text or as bytes."""
        kind = "text" if isinstance(text, str) else "bytes"
        self.inbox.put_nowait({"type": "websocket.receive", kind: text})

    async def pong(self) -> None:
        """Wait until everything said so far has been dealt with, and all replies are here."""
        before = len(self.pongs())
        self.send('{"type":"ping"}')
        async with asyncio.timeout(PATIENCE):
            while len(self.pongs()) == before and self.closed is None:
                self.news.clear()
                await self.news.wait()

    def pongs(self) -> list[str]:
        return [frame for frame in self.frames if frame == '{"type":"pong"}']

    def take(self) -> list[str]:
        """The frames so far but for the pongs; from now on only later ones."""
        found = [frame for frame in self.frames if frame != '{"type":"pong"}']
        self.frames = []
        return found

    async def close(self) -> None:
        """Hang up, and wait until the other side has understood."""
        self.inbox.put_nowait({"type": "websocket.disconnect", "code": 1000})
        await self.task
