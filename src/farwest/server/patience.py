"""Connections that say what they want in good time and in few words, or are closed.

uvicorn waits for the head of a request for ever, and reads as much of it as comes; whoever opens
thousands of connections and says nothing would keep them all. Bodies are the guard's business.
"""

from __future__ import annotations

import asyncio
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

HEAD_SECONDS = 15.0
"""How long the head of a request may take to arrive, the first one or the next."""
LARGEST_HEAD = 64 * 1024


class Patience(HttpToolsProtocol):
    """A connection whose patience is limited."""

    def connection_made(self, transport: Any) -> None:
        self.waiting: asyncio.TimerHandle | None = None
        self.head = 0
        """Bytes of the head that have come so far."""
        super().connection_made(transport)
        self._wait()

    def _wait(self) -> None:
        self._stop_waiting()
        self.head = 0
        self.waiting = self.loop.call_later(HEAD_SECONDS, self.transport.abort)

    def _stop_waiting(self) -> None:
        if self.waiting is not None:
            self.waiting.cancel()
            self.waiting = None

    def data_received(self, data: bytes) -> None:
        if self.waiting is not None:
            self.head += len(data)
        super().data_received(data)
        if self.waiting is not None and self.head > LARGEST_HEAD:
            self.transport.abort()

    def on_message_begin(self) -> None:
        if self.waiting is None:
            self._wait()
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        self._stop_waiting()
        if len(self.url) + sum(len(part) for pair in self.headers for part in pair) > LARGEST_HEAD:
            raise ValueError("The head is too large.")  # uvicorn answers 400, and closes
        super().on_headers_complete()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_waiting()
        super().connection_lost(exc)
