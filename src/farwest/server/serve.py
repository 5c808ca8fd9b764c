"""Starting the server: where it listens, what it tells the operator, how it ends."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import multiprocessing
import os
import signal
import socket
import sys
import threading
import time
import urllib.error
import urllib.request
import webbrowser
from collections.abc import Callable
from typing import Any

import uvicorn
from fastapi import FastAPI

from farwest.server import ops
from farwest.server.hired import Roster
from farwest.server.patience import Patience
from farwest.server.settings import BadSetting, Settings
from farwest.server.store import Store, StoreTrouble

LOCAL = "127.0.0.1"
EVERYWHERE = "0.0.0.0"
PORT = 8111
TRIES = 20
"""How many ports are tried where none was asked for."""
LARGEST_MESSAGE = 64 * 1024
PATIENCE = 5
"""How many seconds open requests get when the server is stopped."""
LAST = 15
"""Seconds in which a process without its supervisor closes by itself, before it is ended."""
FILES = 65_536
"""Open files that are enough, where the system allows for more."""
TURN = 0.0005
"""Seconds after which a busy thread lets another one run: moves are written in one of their own."""

Say = Callable[[str], None]


class CannotServe(RuntimeError):
    """The server cannot start; the sentence says what would help."""


def bind(host: str, port: int | None) -> socket.socket:
    """A socket on this port, or on the first free one from the usual where none was asked for."""
    wanted = [port] if port is not None else list(range(PORT, PORT + TRIES))
    for candidate in wanted:
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        found = socket.socket(family, socket.SOCK_STREAM)
        if os.name != "nt":
            found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            found.bind((host, candidate))
            found.listen(2048)
        except OSError as error:
            found.close()
            if error.errno == errno.EADDRINUSE:
                continue
            if error.errno == errno.EACCES:
                raise CannotServe(
                    f"Port {candidate} needs the rights of an administrator: "
                    "choose one above 1023 with --port."
                ) from error
            reason = error.strerror or error
            raise CannotServe(f"Nothing can listen at {host}: {reason}.") from error
        found.set_inheritable(True)
        return found
    which = f"Port {port} is" if port is not None else "All ports tried are"
    raise CannotServe(
        f"{which} in use, perhaps by another Farwest: stop it, or choose another with --port."
    )


def open_more_files() -> int:
    """Let this process have as many files open as it may: each connection is one. How many."""
    if sys.platform == "win32":
        return FILES
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    endless = resource.RLIM_INFINITY
    wanted = FILES if hard == endless else min(hard, FILES)
    if soft != endless and soft < wanted:
        with contextlib.suppress(OSError, ValueError):  # some systems allow less than they say
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
            soft = wanted
    return FILES if soft == endless else soft


def lan_address() -> str:
    """This machine's address on the local network, as far as it can tell; nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("10.255.255.255", 1))
            return str(probe.getsockname()[0])
        except OSError:
            return LOCAL


def qr_code(address: str) -> str:
    """A QR code of an address, drawn with characters."""
    import io

    import segno

    drawn = io.StringIO()
    segno.make(address, error="l").terminal(drawn, border=2, compact=True)
    return drawn.getvalue()


def announce(settings: Settings, host: str, port: int, lan: bool, say: Say) -> str:
    """Tell the operator where the table is; the address to open here."""
    shown = LOCAL if host in (EVERYWHERE, "::") else host
    shown = f"[{shown}]" if ":" in shown else shown
    address = settings.public_url or f"http://{shown}:{port}"
    say(f"Farwest is open at {address}")
    if lan:
        near = settings.near or f"http://{lan_address()}:{port}"
        say(f"On this network: {near}\n")
        say(qr_code(near))
    say("Ctrl+C closes it.")
    return address


CONFIGURATION: dict[str, Any] = {
    "http": Patience,
    "ws": "websockets-sansio",
    "ws_per_message_deflate": False,
    "ws_max_size": LARGEST_MESSAGE,
    "access_log": False,
    "log_config": None,
    "server_header": False,
    "proxy_headers": True,
    "timeout_graceful_shutdown": PATIENCE,
}
"""How uvicorn runs here: no compression of messages, no log of the addresses of tables."""


def run(
    settings: Settings,
    host: str = LOCAL,
    port: int | None = None,
    workers: int = 1,
    lan: bool = False,
    browser: bool = False,
    say: Say = lambda _: None,
) -> None:
    """Serve until stopped; raises one of TROUBLE before anything is open."""
    if workers > 1 and settings.sqlite:
        raise CannotServe(
            "SQLite serves one process only: use --workers 1, or PostgreSQL with "
            "--database postgresql://…"
        )
    Roster(settings.bots)
    settings.listens = host = EVERYWHERE if lan and host == LOCAL else host
    ops.set_up_logs(settings.log)
    sys.setswitchinterval(TURN)
    Patience.make_room(open_more_files())
    with contextlib.closing(bind(host, port)) as listening:
        number = listening.getsockname()[1]
        if lan and (found := lan_address()) != LOCAL:
            settings.near = f"http://{found}:{number}"

        def ready() -> None:
            address = announce(settings, host, number, lan, say)
            if browser:
                open_browser(address)

        if workers > 1:
            _run_many(settings, listening, workers, ready)
            return
        with asyncio.Runner(loop_factory=loop_factory()) as runner:
            runner.run(_run_one(settings, listening, ready))


def loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """The faster event loop, where it is installed."""
    try:
        import uvloop
    except ImportError:
        return None
    return uvloop.new_event_loop


class Server(uvicorn.Server):
    """A server that tells when it is ready."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self.ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self.ready()


async def _run_one(settings: Settings, listening: socket.socket, ready: Callable[[], None]) -> None:
    """Open the database before anybody can connect, so that trouble is told in one sentence."""
    from farwest.server.app import create_app

    store = Store(settings)
    await store.open()
    try:
        app = create_app(settings, store)
        server = Server(uvicorn.Config(app, lifespan="on", **CONFIGURATION), ready)
        await server.serve(sockets=[listening])
        if not server.started:
            raise CannotServe("The server did not start; the log above says why.")
    finally:
        await store.close()


def _run_many(
    settings: Settings, listening: socket.socket, workers: int, ready: Callable[[], None]
) -> None:
    """Several processes at one address; PostgreSQL tells them of each other's moves."""

    async def check() -> None:
        store = Store(settings)
        await store.open()
        await store.close()
        settings.key()

    asyncio.run(check())
    ready()
    host, port = listening.getsockname()[:2]
    listening.close()
    os.environ.update(settings.environment())
    uvicorn.run(
        "farwest.server.serve:app_of_environment",
        factory=True,
        host=host,
        port=port,
        workers=workers,
        **CONFIGURATION,
    )


def app_of_environment() -> FastAPI:
    """The application as the environment describes it; what each of several processes runs."""
    from farwest.server.app import create_app

    threading.Thread(target=_follow_supervisor, daemon=True).start()
    settings = Settings.read()
    ops.set_up_logs(settings.log)
    sys.setswitchinterval(TURN)
    Patience.make_room(open_more_files())
    return create_app(settings)


def _follow_supervisor() -> None:
    """Close as on SIGTERM when the supervisor is gone, even if it was killed without a word."""
    supervisor = multiprocessing.parent_process()
    if supervisor is not None:
        supervisor.join()  # the other end of a pipe that only the supervisor holds
        signal.raise_signal(signal.SIGTERM)
        time.sleep(LAST)
        os._exit(1)


def open_browser(address: str) -> None:
    """Open the page once it answers, without waiting for a browser that takes its time."""

    def knock() -> None:
        for _ in range(50):
            with contextlib.suppress(OSError, urllib.error.URLError):
                urllib.request.urlopen(f"{address}/healthz", timeout=2).close()
                break
            time.sleep(0.1)
        with contextlib.suppress(webbrowser.Error):
            webbrowser.open(address)

    threading.Thread(target=knock, daemon=True).start()


TROUBLE = (BadSetting, CannotServe, StoreTrouble)
"""What a start can fail with, each a sentence for the operator."""
