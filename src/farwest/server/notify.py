"""Your turn: told to people who are not there, by mail or to an address of their own."""

from __future__ import annotations

import asyncio
import contextlib
import http.client
import ipaddress
import json
import socket
import ssl
import threading
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any
from urllib.parse import urlsplit

import structlog

from farwest.server import mail, texts
from farwest.server.info import Chair, Info
from farwest.server.settings import Settings

log = structlog.get_logger("farwest.notify")

PATIENCE = 10.0
LONGEST = 500
NAT64 = ipaddress.IPv6Network("64:ff9b::/96")
"""What gateways turn into addresses of the older kind."""
INNER = tuple(
    ipaddress.IPv6Network(each)
    for each in ("fec0::/10", "64:ff9b:1::/48", "::/96", "::ffff:0:0:0/96")
)
"""Of one site, for its own gateways, and two old ways to write an address of the older kind:
nothing public is there, whatever a library says."""

Address = ipaddress.IPv4Address | ipaddress.IPv6Address

CALLERS = ThreadPoolExecutor(4, "webhook")
"""Nothing else waits for those who answer slowly."""

Mailer = Callable[[str, str, str], Awaitable[Any]]
"""Sends a mail: to whom, about what, saying what."""
Poster = Callable[[str, dict[str, str]], Awaitable[Any]]
"""Posts JSON to an address."""


class Unsafe(ValueError):
    """An address that this server will not call."""


class Notices:
    """Tells people of their turn; tests put other ways of sending in its place."""

    def __init__(
        self, settings: Settings, mailer: Mailer | None = None, poster: Poster | None = None
    ) -> None:
        self.settings = settings
        self.mailer = mailer or self._mail
        self.poster = poster or post

    async def send(self, info: Info, seat: int) -> None:
        """Tell the player of a seat in the ways he asked for."""
        chair = info.chairs[seat]
        wish = chair.settings.get("notify")
        if not isinstance(wish, dict):
            return
        link = f"{self.settings.public_url}/table/{info.id}"
        if wish.get("mail") is True and chair.mail and chair.kind == "person":
            await self._write(chair, info, link)
        hook = wish.get("webhook")
        if isinstance(hook, str) and hook and len(hook) <= LONGEST:
            body = {"table": info.id, "url": link, "game": info.game.key, "name": info.name}
            try:
                await self.poster(hook, body)
            except (OSError, ValueError, http.client.HTTPException) as error:
                log.warning("a webhook was not called", why=type(error).__name__)

    async def _write(self, chair: Chair, info: Info, link: str) -> None:
        about = {"player": chair.name, "table": info.name, "link": link}
        assert chair.mail is not None
        await self.mailer(
            chair.mail,
            texts.say(chair.lang, "mail_turn_subject", "Farwest: it is your turn", **about),
            texts.say(chair.lang, "mail_turn", "{player}, it is your turn: {link}", **about),
        )

    async def _mail(self, to: str, subject: str, text: str) -> None:
        if mail.has_mail(self.settings):
            await mail.send(self.settings, to, subject, text)


async def post(address: str, body: dict[str, str]) -> None:
    """Post JSON to a public HTTPS address, without following it anywhere else."""
    loop = asyncio.get_running_loop()
    await loop.run_in_executor(CALLERS, _post, address, json.dumps(body).encode())


def _post(address: str, body: bytes) -> None:
    parts = urlsplit(address)
    if parts.scheme != "https" or not parts.hostname or parts.username:
        raise Unsafe("A webhook must be a plain HTTPS address.")
    port = parts.port or 443
    # Connected to by hand: the name is looked up once, and what was checked is what is called.
    raw = socket.create_connection((public_address(parts.hostname, port), port), PATIENCE)
    hang_up = threading.Timer(PATIENCE, hung_up, [raw])  # however slowly it answers
    hang_up.start()
    try:
        connection = http.client.HTTPSConnection(parts.hostname, port, timeout=PATIENCE)
        context = ssl.create_default_context()
        connection.sock = context.wrap_socket(raw, server_hostname=parts.hostname)
        path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        connection.request("POST", path, body, {"Content-Type": "application/json"})
        connection.getresponse().read(1024)
        connection.close()
    finally:
        hang_up.cancel()
        raw.close()


def hung_up(line: socket.socket) -> None:
    """End a call from outside."""
    with contextlib.suppress(OSError):
        line.shutdown(socket.SHUT_RDWR)


def public_address(host: str, port: int) -> str:
    """An address of a host outside this machine and its network."""
    for found in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM):
        address = ipaddress.ip_address(found[4][0])
        if all(is_public(each) for each in meant_by(address)):
            return str(address)
    raise Unsafe("A webhook must be on a public address.")


def is_public(address: Address) -> bool:
    """Whether an address is one of the Internet, and of one machine there."""
    inner = address.version == 6 and any(address in network for network in INNER)
    return address.is_global and not address.is_multicast and not inner


def meant_by(address: Address) -> list[Address]:
    """An address, and those it leads to where one of the older kind is wrapped in it."""
    if isinstance(address, ipaddress.IPv4Address):
        return [address]
    wrapped = [address.ipv4_mapped, address.sixtofour, *(address.teredo or ())]
    if address in NAT64:
        wrapped.append(ipaddress.IPv4Address(int(address) & 0xFFFFFFFF))
    return [address, *(each for each in wrapped if each is not None)]
