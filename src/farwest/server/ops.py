"""For whoever runs the server: health, figures, logs, and the chores of every hour."""

from __future__ import annotations

import asyncio
import logging
import sys
import time
from secrets import compare_digest
from typing import Any

import structlog
from fastapi import APIRouter, Request, Response
from fastapi.responses import JSONResponse
from prometheus_client import CONTENT_TYPE_LATEST, CollectorRegistry, Counter, Histogram
from prometheus_client.exposition import generate_latest
from sqlalchemy import delete, select, update
from sqlalchemy.exc import SQLAlchemyError
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from farwest import __version__
from farwest.server import wall
from farwest.server.clearing import clear_tables
from farwest.server.errors import MISSING, Problem, route_of
from farwest.server.models import GameTable, ResetCode, Session
from farwest.server.network import address_of
from farwest.server.people import KEPT

router = APIRouter(include_in_schema=False)
log = structlog.get_logger("farwest.ops")

SECRET = ("password", "token", "code", "cookie", "authorization", "seed", "secret", "mail", "smtp")
METHODS = ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS")
FORGOTTEN = 14 * 86_400
"""After how many seconds a table that nobody started is closed."""
PASSED_ON = ("forwarded", "x-forwarded-for", "x-forwarded-host", "x-real-ip", "via")
"""What proxies say: behind one on this machine everybody could seem to be here."""
LOOK = 2.0
"""How often the server looks what the administrator has done, in seconds."""


# --- logs ------------------------------------------------------------------------------------


def hide_secrets(_: Any, __: str, entry: Any) -> Any:
    """Never write down what only its owner may know."""
    for key in entry:
        if any(word in key.lower() for word in SECRET):
            entry[key] = "…"
    return entry


def _shared() -> list[Any]:
    return [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        hide_secrets,
    ]


def _for_people() -> Any:
    """Lines for a console; a traceback shows code and never the values it worked on."""
    plain = structlog.dev.plain_traceback
    return structlog.dev.ConsoleRenderer(colors=sys.stderr.isatty(), exception_formatter=plain)


def make_logs_safe() -> None:
    """Where nobody has set up logs, write no values of variables: they may be secrets."""
    if not structlog.is_configured():
        structlog.configure(processors=[*_shared(), _for_people()])


def set_up_logs(style: str) -> None:
    """For people on a console what needs their attention, for machines everything as JSON."""
    shared = [*_shared(), structlog.stdlib.add_logger_name]
    ends: list[Any] = [_for_people()]
    if style == "json":
        ends = [
            structlog.processors.format_exc_info,
            structlog.processors.JSONRenderer(ensure_ascii=False),
        ]
    structlog.configure(
        processors=[*shared, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.stdlib.BoundLogger,
        cache_logger_on_first_use=False,
    )
    handler = logging.StreamHandler()
    last = structlog.stdlib.ProcessorFormatter.remove_processors_meta
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(foreign_pre_chain=shared, processors=[last, *ends])
    )
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("farwest").setLevel(logging.INFO if style == "json" else logging.WARNING)
    logging.getLogger("uvicorn").setLevel(logging.WARNING)


# --- figures ---------------------------------------------------------------------------------


class Metrics:
    """The figures of one application; others may add theirs to its registry."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.requests = Counter(
            "farwest_requests", "Requests", ["method", "route", "status"], registry=self.registry
        )
        self.seconds = Histogram(
            "farwest_request_seconds", "Time to answer", ["route"], registry=self.registry
        )


class Watch:
    """The middleware that counts and logs every request, by its route and never by its address."""

    def __init__(self, app: ASGIApp, metrics: Metrics) -> None:
        self.app = app
        self.metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        began = time.perf_counter()
        status = 500

        async def noted(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await self.app(scope, receive, noted)
        finally:
            took = time.perf_counter() - began
            route = route_of(scope)
            method = scope["method"] if scope["method"] in METHODS else "OTHER"
            self.metrics.requests.labels(method, route, str(status)).inc()
            self.metrics.seconds.labels(route).observe(took)
            if route.startswith("/api/"):
                ms = round(took * 1000, 1)
                log.info("request", method=method, route=route, status=status, ms=ms)


@router.get("/healthz")
async def health(request: Request) -> Response:
    """Whether the server and its database answer."""
    alive = await request.app.state.store.alive()
    body = {"status": "ok" if alive else "database", "version": __version__}
    return JSONResponse(body, 200 if alive else 503, headers={"Cache-Control": "no-store"})


@router.get("/metrics")
async def metrics(request: Request) -> Response:
    """Figures for Prometheus: with the token of the host, or where there is none, here alone."""
    token = request.app.state.settings.metrics_token
    if not (bears(request, token) if token else is_here(request)):
        raise Problem(404, *MISSING)
    figures = generate_latest(request.app.state.metrics.registry)
    headers = {"Cache-Control": "no-store"}
    return Response(figures, media_type=CONTENT_TYPE_LATEST, headers=headers)


def bears(request: Request, token: str) -> bool:
    """Whether a request bears this token."""
    scheme, _, given = request.headers.get("authorization", "").partition(" ")
    return scheme.lower() == "bearer" and compare_digest(given.strip().encode(), token.encode())


def is_here(request: Request) -> bool:
    """Whether a request comes from this machine, and was not passed on for anybody."""
    if any(name in request.headers for name in PASSED_ON):
        return False
    host = request.client.host if request.client else ""
    address = address_of(host)
    return address.is_loopback if address else host in ("testclient", "localhost")


# --- chores ----------------------------------------------------------------------------------


async def look_after(state: Any) -> None:
    """Tell tables that the administrator closed them, and clear away what is forgotten."""
    since, cleared = wall.now(), 0.0
    while True:
        await asyncio.sleep(LOOK)
        try:
            now = wall.now()
            await tell_closed(state, since)
            since = now - LOOK
            if now - cleared > 3_600:
                await clear_away(state, now)
                cleared = now
        except (OSError, SQLAlchemyError) as error:
            log.warning("chores_failed", reason=type(error).__name__)


async def tell_closed(state: Any, since: float) -> None:
    """Tables closed by another process must be heard of by those who sit there."""
    async with state.store.reading() as session:
        query = select(GameTable.id).where(
            GameTable.status == "cancelled", GameTable.ended >= since
        )
        closed = (await session.scalars(query)).all()
    for id in closed:
        await state.tables.changed(id)


async def clear_away(state: Any, now: float) -> None:
    """Close tables that nobody started or came back to; drop codes and sessions that are over."""
    async with state.store.session() as session:
        await session.execute(
            update(GameTable)
            .where(GameTable.status == "waiting", GameTable.created < now - FORGOTTEN)
            .values(status="cancelled", ended=now)
        )
        await session.execute(delete(ResetCode).where(ResetCode.expires < now))
        await session.execute(delete(Session).where(Session.seen < now - KEPT))
        gone = await clear_tables(session, now, state.settings)
    for id in gone:
        await state.tables.changed(id)
