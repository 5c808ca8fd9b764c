"""People who say nothing, or not to the end: they are not waited for."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
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


SOCKET = (
    b"GET / HTTP/1.1\r\nHost: x\r\nConnection: upgrade\r\nUpgrade: websocket\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: eHh4eHh4eHh4eHh4eHh4eA==\r\n\r\n"
)


# --- how many ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("host", "proxies", "who"),
    [
        ("192.0.2.7", "127.0.0.1", "192.0.2.7"),
        ("::ffff:192.0.2.7", "127.0.0.1", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "127.0.0.1", "2001:db8:1:2::"),
        ("127.0.0.9", "", None),
        ("::1", "", None),
        ("10.0.0.5", "127.0.0.1, 10.0.0.0/8", None),
        ("10.0.0.5", "10.0.0.5", None),
        ("192.0.2.7", "*", None),
        ("192.0.2.7", "proxy.example", "192.0.2.7"),
        ("", "", None),
    ],
)
def test_who_is_counted(host: str, proxies: str, who: str | None) -> None:
    """Each address, or household; not this machine, nor a proxy that speaks for many."""
    assert patience.counted_as(host, proxies) == who


def test_one_address_has_not_all_the_connections(monkeypatch: pytest.MonkeyPatch) -> None:
    """Those beyond its share are closed at once; when one goes, another may come."""
    monkeypatch.setattr(patience, "counted_as", lambda host, _: host)
    monkeypatch.setattr(patience.Patience, "most", 3)
    crowd = patience.Patience.crowd

    async def answer(scope: Any, receive: Any, send: Any) -> None:
        await send({"type": "http.response.start", "status": 204, "headers": []})
        await send({"type": "http.response.body"})

    async def knock(port: int) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        return await asyncio.open_connection("127.0.0.1", port)

    async def test() -> None:
        config = uvicorn.Config(answer, port=0, lifespan="off", **CONFIGURATION)
        server = uvicorn.Server(config)
        serving = asyncio.create_task(server.serve())
        await until(lambda: server.started)
        port = server.servers[0].sockets[0].getsockname()[1]
        silent = [await knock(port) for _ in range(3)]
        await until(lambda: crowd["127.0.0.1"] == 3)
        reader, writer = await knock(port)
        assert await closed(reader) == b""
        writer.close()
        silent[0][1].close()
        await until(lambda: crowd["127.0.0.1"] == 2)
        reader, writer = await knock(port)
        writer.write(b"GET / HTTP/1.1\r\nHost: x\r\n\r\n")
        assert (await reader.readuntil(b"\r\n\r\n")).startswith(b"HTTP/1.1 204")
        writer.write(SOCKET)
        await until(lambda: crowd["127.0.0.1"] == 2)  # a socket is the guard's to count
        for _, each in [*silent, (reader, writer)]:
            each.close()
        await until(lambda: not crowd)
        server.should_exit = True
        await serving

    run(test())


@pytest.mark.skipif(sys.platform == "win32", reason="there are no such limits")
def test_the_server_opens_as_many_files_as_it_may() -> None:
    """The usual limit is meant for programs without connections; one address gets a third."""
    work = (
        "import resource; from farwest.server.serve import Patience, open_more_files; "
        "Patience.make_room(open_more_files()); "
        "print(*resource.getrlimit(resource.RLIMIT_NOFILE), Patience.most)"
    )
    command = f"ulimit -Sn 300; ulimit -Hn 900; exec '{sys.executable}' -c '{work}'"
    done = subprocess.run(["bash", "-c", command], capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["900", "900", "300"]
