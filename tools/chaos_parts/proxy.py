"""A proxy before the servers: it hands connections round, and can cut, delay and stall them."""

from __future__ import annotations

import asyncio
import contextlib
import random

from chaos_parts.houses import Server
from chaos_parts.network import HOST

PATIENCE = 2.0
"""Seconds for a server to take a connection; then the next is tried."""


class Line:
    """One connection through the proxy."""

    def __init__(self, near: asyncio.StreamWriter, far: asyncio.StreamWriter) -> None:
        self.near = near
        self.far = far
        self.deaf = False
        """Whether what the server says gets lost from now on."""

    def cut(self) -> None:
        """Hang up on both, without a word."""
        for writer in (self.near, self.far):
            with contextlib.suppress(OSError, RuntimeError, AttributeError):
                writer.transport.abort()


class Proxy:
    """Takes connections on one port and gives each to the next server in turn."""

    def __init__(self, servers: list[Server], luck: random.Random) -> None:
        self.servers = servers
        self.luck = luck
        self.lines: set[Line] = set()
        self.turn = 0
        self.delay = 0.0
        self.open_again = asyncio.Event()
        self.open_again.set()
        self.server: asyncio.Server | None = None
        self.port = 0

    async def open(self) -> None:
        self.server = await asyncio.start_server(self._serve, HOST, 0)
        self.port = self.server.sockets[0].getsockname()[1]

    async def close(self) -> None:
        for line in list(self.lines):
            line.cut()
        if self.server is not None:
            self.server.close()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        far = await self._connect()
        if far is None:
            writer.transport.abort()
            return
        line = Line(writer, far[1])
        self.lines.add(line)
        try:
            await asyncio.gather(
                self._pass(line, reader, far[1], False), self._pass(line, far[0], writer, True)
            )
        finally:
            self.lines.discard(line)
            line.cut()

    async def _connect(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter] | None:
        """A connection to the next server that takes one."""
        for _ in self.servers:
            self.turn += 1
            server = self.servers[self.turn % len(self.servers)]
            with contextlib.suppress(OSError, TimeoutError):
                async with asyncio.timeout(PATIENCE):
                    return await asyncio.open_connection(server.machine.address, server.port)
        return None

    async def _pass(
        self,
        line: Line,
        reader: asyncio.StreamReader,
        writer: asyncio.StreamWriter,
        back: bool,
    ) -> None:
        with contextlib.suppress(OSError, RuntimeError):
            while data := await reader.read(65_536):
                if self.delay:
                    await asyncio.sleep(self.luck.uniform(0, self.delay))
                await self.open_again.wait()
                if back and line.deaf:
                    break
                writer.write(data)
                await writer.drain()
        line.cut()

    # --- faults ----------------------------------------------------------------------------------

    def cut(self, share: float) -> int:
        """Cut some of the connections; how many."""
        lines = [line for line in self.lines if self.luck.random() < share]
        for line in lines:
            line.cut()
        return len(lines)

    def deafen(self, share: float) -> int:
        """Let what servers answer from now on get lost: nobody learns what became of his move."""
        lines = [line for line in self.lines if self.luck.random() < share]
        for line in lines:
            line.deaf = True
        return len(lines)

    def heal(self) -> None:
        """Let everything through at once."""
        self.delay = 0.0
        self.open_again.set()

    async def slow(self, delay: float, seconds: float) -> bool:
        """Let everything take longer for a while."""
        self.delay = delay
        await asyncio.sleep(seconds)
        self.delay = 0.0
        return True

    async def stall(self, seconds: float) -> bool:
        """Let nothing through for a while, without hanging up."""
        self.open_again.clear()
        await asyncio.sleep(seconds)
        self.open_again.set()
        return True
