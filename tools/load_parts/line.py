"""A WebSocket to this machine that costs its owner next to nothing: the server is measured."""

from __future__ import annotations

import asyncio
import base64
import secrets
from collections.abc import Callable
from typing import Any

HOST = "127.0.0.1"
TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
FINAL, MASKED, UNMASKING = 0x80, 0x80, bytes(4)
"""A client must mask what it sends; a mask of zeros leaves it as it is."""


class Line(asyncio.Protocol):
    """One connection, which hands over every text that comes."""

    def __init__(self, heard: Callable[[bytes], None], lost: Callable[[], None]) -> None:
        self.heard = heard
        self.lost = lost
        self.ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.come = bytearray()
        self.transport: Any = None
        self.open = False

    def connection_made(self, transport: Any) -> None:
        self.transport = transport

    def ask(self, path: str, headers: dict[str, str]) -> None:
        """Ask for the socket."""
        key = base64.b64encode(secrets.token_bytes(16)).decode()
        lines = {
            "Host": f"{HOST}:{self.transport.get_extra_info('peername')[1]}",
            "Upgrade": "websocket",
            "Connection": "Upgrade",
            "Sec-WebSocket-Key": key,
            "Sec-WebSocket-Version": "13",
            **headers,
        }
        head = "".join(f"{name}: {value}\r\n" for name, value in lines.items())
        self.transport.write(f"GET {path} HTTP/1.1\r\n{head}\r\n".encode())

    def data_received(self, data: bytes) -> None:
        self.come += data
        if not self.open and not self._is_let_in():
            return
        while (end := self._end_of_frame()) is not None:
            start, stop = end
            kind, body = self.come[0] & 15, bytes(self.come[start:stop])
            del self.come[:stop]
            if kind == TEXT:
                self.heard(body)
            elif kind == PING:
                self._write(PONG, body)
            elif kind == CLOSE:
                self.close()

    def _is_let_in(self) -> bool:
        head, found, rest = bytes(self.come).partition(b"\r\n\r\n")
        if not found:
            return False
        if not head.startswith(b"HTTP/1.1 101"):
            self.ready.set_exception(ConnectionError(head.split(b"\r\n")[0].decode()))
            self.close()
            return False
        self.come = bytearray(rest)
        self.open = True
        self.ready.set_result(None)
        return True

    def _end_of_frame(self) -> tuple[int, int] | None:
        """Where the body of the first frame begins and ends, if all of it has come."""
        come = self.come
        if len(come) < 2:
            return None
        size, start = come[1] & 127, 2
        if size == 126:
            size, start = int.from_bytes(come[2:4], "big"), 4
        elif size == 127:
            size, start = int.from_bytes(come[2:10], "big"), 10
        return (start, start + size) if len(come) >= start + size else None

    def send(self, text: bytes) -> None:
        """Send a text of less than 126 bytes: an answer."""
        self._write(TEXT, text)

    def _write(self, kind: int, body: bytes) -> None:
        if self.transport is not None and not self.transport.is_closing():
            frame = bytes((FINAL | kind, MASKED | len(body))) + UNMASKING + body
            self.transport.write(frame)

    def close(self) -> None:
        if self.transport is not None:
            self.transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        if not self.ready.done():
            self.ready.set_exception(ConnectionError("The line was cut before it was open."))
        elif self.open:
            self.open = False
            self.lost()


async def connect(
    port: int,
    path: str,
    headers: dict[str, str],
    heard: Callable[[bytes], None],
    lost: Callable[[], None],
) -> Line:
    """An open line to a server of this machine."""
    loop = asyncio.get_running_loop()
    _, line = await loop.create_connection(lambda: Line(heard, lost), HOST, port)
    line.ask(path, headers)
    await line.ready
    return line
