"""The application: everything together, in the order in which a request passes."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator

from fastapi import FastAPI
from starlette.middleware import Middleware

from farwest import __version__
from farwest.server import (
    accounts,
    addresses,
    catalogue,
    company,
    errors,
    files,
    hints,
    live,
    lobby,
    ops,
    people,
    play,
    profiles,
    recovery,
)
from farwest.server.beside import end, start
from farwest.server.forms import ErrorBody
from farwest.server.hired import Roster
from farwest.server.passwords import Passwords
from farwest.server.security import Guard, Limits, policy_for
from farwest.server.settings import Settings
from farwest.server.store import Store
from farwest.server.tables import Tables

ABOUT = """Everything the page does, for other clients and bots.

Make a token (`POST /api/v1/me/tokens`) and send it as `Authorization: Bearer TOKEN`. Live play is
a WebSocket at `/api/v1/tables/{id}/live`; its messages are described in `docs/protocol.md`."""


def create_app(settings: Settings, store: Store | None = None) -> FastAPI:
    """The application of one server; a store that is open already is used as it is."""
    ops.make_logs_safe()
    limits = Limits(settings)
    metrics = ops.Metrics()
    app = FastAPI(
        title="Farwest",
        version=__version__,
        description=ABOUT,
        openapi_url="/api/v1/openapi.json",
        docs_url=None,
        redoc_url=None,
        lifespan=lifespan,
        redirect_slashes=False,
        responses={"4XX": {"model": ErrorBody}},
        middleware=[
            Middleware(ops.Watch, metrics=metrics),
            Middleware(Guard, settings=settings, limits=limits, policy=policy_for(files.page())),
        ],
    )
    app.state.settings = settings
    app.state.store = store or Store(settings)
    app.state.roster = Roster(settings.bots)
    app.state.tables = Tables(settings, app.state.store)
    metrics.registry.register(app.state.tables.figures)
    app.state.limits = limits
    app.state.metrics = metrics
    app.state.signer = people.make_signer(settings)
    app.state.passwords = Passwords(settings)
    errors.add_handlers(app)
    app.router.routes.append(live.ROUTE)
    for part in (accounts, recovery, addresses, profiles, catalogue, lobby, company, play, hints):
        app.include_router(part.router)
    for last in (ops, files):
        app.include_router(last.router)
    return app


@contextlib.asynccontextmanager
async def lifespan(app: FastAPI) -> AsyncIterator[None]:
    """The database first, then the games; in the other order at the end."""
    state = app.state
    await state.store.open()
    try:
        await state.tables.open()
        chores = start(ops.look_after(state))
        try:
            yield
        finally:
            await end([chores])
            await state.tables.close()
    finally:
        await state.store.close()
