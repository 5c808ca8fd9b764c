"""What stands before every route: origin, size of bodies, rates, and the headers of a reply."""

from __future__ import annotations

import asyncio
import base64
import contextlib
import hashlib
import re
from collections import Counter, OrderedDict
from collections.abc import Iterator
from typing import NoReturn

import structlog
from limits import RateLimitItem, parse
from limits.aio.storage import MemoryStorage
from limits.aio.strategies import MovingWindowRateLimiter
from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from farwest.server.errors import MISSING, Problem, respond
from farwest.server.hosts import check_host, known_names
from farwest.server.network import address_of, household_of
from farwest.server.people import session_in
from farwest.server.settings import Settings
from farwest.server.tidying import may_litter

log = structlog.get_logger("farwest.security")

SAFE = ("GET", "HEAD", "OPTIONS")
BODY = 256 * 1024
RECORD_BODY = 2 * 1024 * 1024
WORK = ("/healthz", "/metrics")
"""What is no file though it is not of the API."""
PERMISSIONS = "camera=(), geolocation=(), microphone=(), payment=(), usb=()"
"""What no page of ours ever asks a browser for."""
INLINE = re.compile(r"<script(?![^>]*\bsrc=)[^>]*>(.*?)</script>", re.DOTALL | re.IGNORECASE)

RATES = {
    "read": "1200/minute",
    "change": "240/minute",
    "address": "6000/minute",
    "file": "30000/minute",
    "guest": "120/hour",
    "login": "5/minute",
    "login_from": "30/minute",
    "login_name": "100/hour",
    "code": "10/hour",
    "letter": "5/hour",
    "table": "60/hour",
    "table_from": "300/hour",
    "password": "10/minute",
    "password_from": "60/minute",
    "door": "300/hour",
    "report": "20/hour",
    "say": "20/minute",
    "hint": "20/minute",
    "connect": "60/minute",
    "again": "60/minute",
}
"""How often one may do what.

`read` and `change` hold for every request of a session, `address` for all that come from one
address, however many people live there or somebody pretends to be, but for the files of the page
(`file`). `login_name` counts failures for a name. `password_from` is any other work with
passwords, `door` a table's password, whoever tries it; `again` is a finished game that is played
again from its start.
"""
MOST_HOMES = 20_000
"""From how many addresses it is remembered that an account was there."""
MOST_LINES, MOST_LINES_OF_ONE = 400, 40
"""Sockets open at the same time from one address, and of one player."""
BODY_SECONDS = 20.0
"""How long the body of a request may take to arrive."""


class TooManyLines(Problem):
    """Somebody has more sockets open than one may."""

    def __init__(self) -> None:
        super().__init__(
            429, "error_lines", "You have too many tables open at once: close some first."
        )


class Limits:
    """How often whom has done what; counted in this process alone."""

    def __init__(self, settings: Settings) -> None:
        self.on = settings.rate_limits
        self.items: dict[str, RateLimitItem] = {kind: parse(rate) for kind, rate in RATES.items()}
        self.limiter = MovingWindowRateLimiter(MemoryStorage())
        self.lines: Counter[str] = Counter()
        """How many sockets each address and each player has open."""
        self.homes: OrderedDict[tuple[int, str], None] = OrderedDict()
        """Accounts, and where each of them was seen, the latest last."""

    def saw(self, account_id: int, connection: HTTPConnection) -> None:
        """Somebody has shown that an account is his, at the other end of this connection."""
        home = account_id, client_of(connection)
        self.homes[home] = None
        self.homes.move_to_end(home)
        if len(self.homes) > MOST_HOMES:
            self.homes.popitem(last=False)

    def at_home(self, account_id: int, client: str) -> bool:
        """Whether an account was seen at this address not too long ago."""
        return (account_id, client) in self.homes

    async def allow(self, kind: str, *whom: str) -> bool:
        """Count one more; false where it was one too many."""
        return not self.on or await self.limiter.hit(self.items[kind], kind, *whom)

    async def require(self, kind: str, *whom: str) -> None:
        """Count one more, or raise the problem that says when to try again."""
        if not await self.allow(kind, *whom):
            self._refuse(kind)

    async def check(self, kind: str, *whom: str) -> None:
        """Raise the same problem where one more would be too many, without counting it."""
        if self.on and not await self.limiter.test(self.items[kind], kind, *whom):
            self._refuse(kind)

    def _refuse(self, kind: str) -> NoReturn:
        """Say when to try again."""
        log.warning("too_often", what=kind)
        seconds = self.items[kind].get_expiry()
        raise Problem(
            429,
            "error_too_often",
            "That was too often: wait a while.",
            headers={"Retry-After": str(min(seconds, 60))},
        )

    @contextlib.contextmanager
    def line(self, client: str, player_id: int | None) -> Iterator[None]:
        """Hold one more socket open, or raise TooManyLines."""
        most = {f"from {client}": MOST_LINES}
        if player_id is not None:
            most[f"player {player_id}"] = MOST_LINES_OF_ONE
        if self.on and any(self.lines[whose] >= number for whose, number in most.items()):
            log.warning("too_many_lines")
            raise TooManyLines
        self.lines.update(most.keys())
        try:
            yield
        finally:
            self.lines.subtract(most.keys())
            self.lines += Counter()


def client_of(connection: HTTPConnection) -> str:
    """Where a connection comes from; of an IPv6 address the half that names a household."""
    host = connection.client.host if connection.client else "-"
    address = address_of(host)
    return household_of(address) if address else host


class Guard:
    """The middleware: refuses what no page of ours sends, and dresses every reply."""

    def __init__(self, app: ASGIApp, settings: Settings, limits: Limits, policy: str) -> None:
        self.app = app
        self.settings = settings
        self.limits = limits
        self.policy = policy
        self.known = known_names(settings)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        connection = HTTPConnection(scope)
        dressed = send if scope["type"] == "websocket" else self._dress(scope, send)
        try:
            await self._check(connection)
        except Problem as problem:
            await self._refuse(problem, scope, receive, dressed)
            return
        if scope["type"] == "http":
            receive = limited(receive, largest(scope["path"]))
        may_litter()
        try:
            await self.app(scope, receive, dressed)
        finally:
            may_litter()

    async def _check(self, connection: HTTPConnection) -> None:
        """Raise the problem of a request that must not reach any route."""
        scope = connection.scope
        socket = scope["type"] == "websocket"
        check_host(connection.headers.get("host", ""), self.known)
        if socket or scope["method"] not in SAFE:
            check_origin(connection.headers, socket, self.settings.origin)
        if "\0" in scope["path"] or b"%00" in scope["query_string"]:
            raise Problem(404, *MISSING)
        length = connection.headers.get("content-length", "0")
        if not length.isascii() or not length.isdecimal():
            raise Problem(400, "error_request", "The request cannot be carried out.")
        if int(length) > largest(scope["path"]):
            raise too_large(largest(scope["path"]))
        api = scope["path"].startswith("/api/")
        work = api or socket or scope["method"] not in SAFE or scope["path"] in WORK
        await self.limits.require("address" if work else "file", client_of(connection))
        if api:
            kind = "connect" if socket else "read" if scope["method"] in SAFE else "change"
            await self.limits.require(kind, self._whom(connection))

    def _whom(self, connection: HTTPConnection) -> str:
        """Whose rate this is: a signed session has its own, anybody else that of his address."""
        found = session_in(connection)
        return f"session {found}" if found else client_of(connection)

    async def _refuse(self, problem: Problem, scope: Scope, receive: Receive, send: Send) -> None:
        log.warning("refused", why=problem.id, kind=scope["type"])
        if scope["type"] == "websocket":
            await send({"type": "websocket.close", "code": 1008, "reason": problem.id})
            return
        await respond(problem, HTTPConnection(scope))(scope, receive, send)

    def _dress(self, scope: Scope, send: Send) -> Send:
        api = scope["path"].startswith("/api/")

        async def dressed(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                headers["Content-Security-Policy"] = self.policy
                headers["X-Content-Type-Options"] = "nosniff"
                headers["X-Frame-Options"] = "DENY"
                headers["Referrer-Policy"] = "same-origin"
                headers["Cross-Origin-Opener-Policy"] = "same-origin"
                headers["Cross-Origin-Resource-Policy"] = "same-origin"
                headers["Permissions-Policy"] = PERMISSIONS
                if self.settings.origin.startswith("https://"):
                    headers["Strict-Transport-Security"] = "max-age=31536000"
                if api:
                    headers.setdefault("Cache-Control", "no-store")
            await send(message)

        return dressed


def check_origin(headers: Headers, socket: bool, own: str) -> None:
    """Refuse a request that another site makes with the visitor's browser.

    A client with a token is no browser that could be misled: it is let through, and its cookies
    count for nothing. A browser says where a page comes from with every socket; without that, a
    cookie on a socket is refused.
    """
    if headers.get("authorization"):
        return
    site = headers.get("sec-fetch-site")
    origin = headers.get("origin", "").lower()
    if site == "same-origin":
        return
    if site in ("cross-site", "same-site"):
        fits = False
    elif origin:
        host = headers.get("host", "").lower()
        fits = origin == own if own else bool(host) and origin.partition("://")[2] == host
    else:
        fits = not (socket and headers.get("cookie"))
    if not fits:
        raise Problem(
            403, "error_origin", "This request comes from another site: it is not carried out."
        )


def largest(path: str) -> int:
    """How many bytes a body may have."""
    return RECORD_BODY if path == "/api/v1/records" else BODY


def too_large(most: int) -> Problem:
    """The problem of a body that is too large."""
    return Problem(
        413,
        "error_too_large",
        "The body is too large: {most} kilobytes are the most.",
        most=most // 1024,
    )


def limited(receive: Receive, most: int) -> Receive:
    """Read on until a body proves too large, or does not come to an end."""
    read, whole = 0, False
    end = asyncio.get_running_loop().time() + BODY_SECONDS

    async def counted() -> Message:
        nonlocal read, whole
        if whole:
            return await receive()
        try:
            async with asyncio.timeout_at(end):
                message = await receive()
        except TimeoutError as error:
            raise too_slow() from error
        whole = not message.get("more_body", False)
        read += len(message.get("body", b""))
        if read > most:
            raise too_large(most)
        return message

    return counted


def too_slow() -> Problem:
    """The problem of a body that does not arrive; the line is not used again."""
    return Problem(
        408,
        "error_too_slow",
        "The body took too long to arrive: try again.",
        headers={"Connection": "close"},
    )


def policy_for(page: str) -> str:
    """The content security policy of a page: what is its own, and the scripts written in it."""
    hashes = "".join(
        f" 'sha256-{base64.b64encode(hashlib.sha256(script.encode()).digest()).decode()}'"
        for script in INLINE.findall(page)
    )
    rules = {
        "default-src": "'self'",
        "script-src": "'self'" + hashes,
        "style-src": "'self'",
        "img-src": "'self' data:",
        "connect-src": "'self'",
        "object-src": "'none'",
        "base-uri": "'none'",
        "form-action": "'self'",
        "frame-ancestors": "'none'",
    }
    return "; ".join(f"{name} {value}" for name, value in rules.items())
