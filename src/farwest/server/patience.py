"""Connections that say what they want in good time and in few words, or are closed.

uvicorn waits for the head of a request for ever, and reads as much of it as comes; whoever opens
thousands of connections and says nothing would keep them all. Bodies are the guard's business.
And nobody has all the connections there are: each is an open file, and those have an end.
"""

from __future__ import annotations

import asyncio
import ipaddress
import time
from collections import Counter
from functools import lru_cache
from typing import Any, ClassVar

import structlog
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from farwest.server.network import Address, address_of, household_of

log = structlog.get_logger("farwest.patience")

MOST = 1_000
"""Connections that one address may have; sockets at tables are counted by the guard."""
SHARE = 3
"""No address may have more than this part of the files that the process may open."""
AGAIN = 60.0
"""Seconds after which it is logged once more that somebody has too many."""
HEAD_SECONDS = 15.0
"""How long the head of a request may take to arrive, the first one or the next."""
LARGEST_HEAD = 64 * 1024


@lru_cache(4096)
def counted_as(host: str, proxies: str) -> str | None:
    """As whom connections from an address are counted, a household of IPv6 as one; None: not.

    This machine and the proxies that are believed speak for many.
    """
    address = address_of(host)
    if address is None or address.is_loopback:
        return None
    if any(believed(address, each) for each in proxies.split(",")):
        return None
    return household_of(address)


def believed(address: Address, proxy: str) -> bool:
    """Whether an address is one of those that are named here: one, a network, or all."""
    try:
        return proxy.strip() == "*" or address in ipaddress.ip_network(proxy.strip(), strict=False)
    except ValueError:
        return False


class Patience(HttpToolsProtocol):
    """A connection whose patience is limited."""

    most: ClassVar[int] = MOST
    crowd: ClassVar[Counter[str]] = Counter()
    """How many connections each address has."""
    told: ClassVar[float] = -AGAIN

    @classmethod
    def make_room(cls, files: int) -> None:
        """Let nobody have so many connections that the files there are would not do."""
        cls.most = max(1, min(MOST, files // SHARE))

    def connection_made(self, transport: Any) -> None:
        self.waiting: asyncio.TimerHandle | None = None
        self.head = 0
        """Bytes of the head that have come so far."""
        self.counted: str | None = None
        super().connection_made(transport)
        self._wait()
        self._come()

    def _come(self) -> None:
        """Count the connection, or close it where there are too many from there."""
        proxies = self.config.forwarded_allow_ips or ""
        trusted = proxies if isinstance(proxies, str) else ",".join(proxies)
        who = counted_as(self.client[0] if self.client else "", trusted)
        if who is None:
            return
        if self.crowd[who] < self.most:
            self.counted = who
            self.crowd[who] += 1
            return
        self.transport.abort()
        if time.monotonic() - self.told > AGAIN:
            type(self).told = time.monotonic()
            log.warning("too many connections from one address", most=self.most)

    def _go(self) -> None:
        """The connection is gone, or a socket at a table now."""
        if self.counted is not None:
            self.crowd[self.counted] -= 1
            if not self.crowd[self.counted]:
                del self.crowd[self.counted]
            self.counted = None

    def handle_websocket_upgrade(self) -> None:
        self._go()
        super().handle_websocket_upgrade()

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
        self._go()
        super().connection_lost(exc)
