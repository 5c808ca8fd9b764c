"""People who say nothing, or not to the end: they are not waited for."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest
import uvicorn
from fastapi import FastAPI

from farwest.server import patience, security
from farwest.server.serve import CONFIGURATION
from tests.server.asgi import API, scope_of
from tests.server.playing import until
from tests.server.worlds import run


def test_a_body_that_does_not_come_is_not_waited_for(
    app: FastAPI, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A body in drops is given up, in words, and the line is closed."""
    monkeypatch.setattr(security, "BODY_SECONDS", 0.05)
    sent: list[Any] = []

    async def drop() -> Any:
        await asyncio.sleep(0.02)
        return {"type": "http.request", "body": b"{", "more_body": True}

    async def note(message: Any) -> None:
        sent.append(message)

    async def test() -> None:
        async with app.router.lifespan_context(app):
            scope = scope_of(app, "http", f"{API}/me/guest", "", "192.0.2.1") | {"method": "POST"}
            await app(scope, drop, note)

    run(test())
    assert sent[0]["status"] == 408
    assert (b"connection", b"close") in sent[0]["headers"]
    assert json.loads(sent[1]["body"])["error"]["id"] == "error_too_slow"


HEADS = [
    b"",
    b"GET / HTTP/1.1\r\nHost: x\r\nX-",
    b"GET /" + b"x" * 70_000,
    b"GET / HTTP/1.1\r\nHost: x\r\nX: " + b"x" * 70_000 + b"\r\n\r\n",
    b"GET /" + b"x" * 70_000 + b" HTTP/1.1\r\nHost: x\r\n\r\n",
    b"\0\1\2\3\r\n\r\n",
]


def test_a_head_that_does_not_come_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    """Silence, half a head, one without end, and noise: the connection is closed."""
    monkeypatch.setattr(patience, "HEAD_SECONDS", 0.3)

    async def answer(scope: Any, receive: Any, send: Any) -> None:
        await send({"type": "http.response.start", "status": 204, "headers": []})
        await send({"type": "http.response.body"})

    async def test() -> None:
        config = uvicorn.Config(answer, port=0, lifespan="off", **CONFIGURATION)
        server = uvicorn.Server(config)
        serving = asyncio.create_task(server.serve())
        await until(lambda: server.started)
        port = server.servers[0].sockets[0].getsockname()[1]
        for head in HEADS:
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(head)
            assert await closed(reader) in (b"", b"HTTP/1.1 400"), head
            writer.close()
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        for _ in range(2):
            writer.write(b"GET / HTTP/1.1\r\nHost: x\r\n\r\n")
            assert (await reader.readuntil(b"\r\n\r\n")).startswith(b"HTTP/1.1 204")
        writer.close()
        server.should_exit = True
        await serving

    run(test())


async def closed(reader: asyncio.StreamReader) -> bytes:
    """The first line of what came before the connection was closed."""
    try:
        async with asyncio.timeout(20):
            return (await reader.read())[:12]
    except ConnectionResetError:
        return b""
