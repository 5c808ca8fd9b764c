"""A real server and a real browser: people who open the page, each with a screen of their own."""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.needs import lacking

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
EXAMPLE = Path(__file__).parents[2] / "examples" / "outside_bot.py"
"""A program that may be called to tables of Dice Town."""
LAG = float(os.environ.get("FARWEST_LAG", "0"))
"""Milliseconds that every answer of the server is delayed by: finds tests that pass by luck."""
PATIENCE = 40_000
"""Milliseconds that something on the page may take, beside other tests that keep all busy."""
WIDE = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}


class Site:
    """A server in a process of its own, which can be killed and started again."""

    def __init__(self, data: Path) -> None:
        self.data = data
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = int(probe.getsockname()[1])
        self.address = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Serve, and wait until it answers."""
        settings = {"FARWEST_PACE": "0", "FARWEST_PAUSE": "0.2", "FARWEST_RATE_LIMITS": "0"}
        settings["FARWEST_REVIEW_NICE"] = "0"  # other tests keep every processor busy
        command = [sys.executable, "-m", "farwest", "serve", "--port", str(self.port)]
        command += ["--bot", f"Dora@dice-town=exec:{sys.executable} {EXAMPLE}"]
        self.process = subprocess.Popen(
            [*command, "--data", str(self.data)],
            env={**os.environ, **settings},
            stdout=subprocess.DEVNULL,
            stderr=(self.data / "log").open("ab"),
        )
        end = time.monotonic() + 60
        while time.monotonic() < end:
            try:
                urllib.request.urlopen(f"{self.address}/healthz", timeout=2).close()
                return
            except OSError:
                assert self.process.poll() is None, (self.data / "log").read_text()
                time.sleep(0.1)
        raise AssertionError("the server does not answer")

    def kill(self) -> None:
        """End it without a word."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self) -> None:
        """End it politely."""
        if self.process is not None and self.process.poll() is None:
            self.process.terminate()
            self.process.wait(20)


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """One server for all tests of the page."""
    found = Site(tmp_path_factory.mktemp("site"))
    found.start()
    yield found
    found.stop()


@pytest.fixture(scope="session")
def reviewed(site: Site) -> str:
    """A table with a finished game, whose review is made once."""
    from tests.web.playing import slipped_game

    return slipped_game(site.address)


@pytest.fixture(scope="session")
def chromium() -> Iterator[Any]:
    """Debian's Chromium."""
    path = shutil.which("chromium")
    if path is None:
        lacking("Chromium")
    from playwright.sync_api import expect, sync_playwright

    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture
def person(chromium: Any, site: Site) -> Iterator[Callable[..., Any]]:
    """Somebody who opens the page: `person(lang, screen)`. Errors on the page fail the test."""
    contexts = []
    trouble: list[str] = []

    def arrive(lang: str = "en-GB", screen: dict[str, int] = WIDE, **more: Any) -> Any:
        context = chromium.new_context(viewport=screen, locale=lang, **more)
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        if LAG:
            slow = {"offline": False, "latency": LAG}
            slow |= {"downloadThroughput": -1, "uploadThroughput": -1}
            context.new_cdp_session(page).send("Network.emulateNetworkConditions", slow)
        page.on("pageerror", lambda error: trouble.append(str(error)))
        page.on(
            "console",
            lambda said: trouble.append(said.text) if "Content Security" in said.text else None,
        )
        page.goto(site.address)
        return page

    yield arrive
    for context in contexts:
        context.close()
    assert trouble == []
