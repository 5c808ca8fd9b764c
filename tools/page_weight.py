#!/usr/bin/env python3
"""How heavy the page is and how soon one can use it: `python tools/page_weight.py`.

A fresh browser opens the lobby of a table on this machine, presses Play now and chooses Dice Town.
Printed, for the lobby and on to the first question of a game: requests, bytes on the wire, and
seconds until the button and the question can be pressed.
"""

from __future__ import annotations

import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from playwright.sync_api import sync_playwright

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tests.web.conftest import FLAGS, WIDE, Site
from tests.web.playing import play_now

WEIGHT = """() => { const all = performance.getEntriesByType("resource")
    .concat(performance.getEntriesByType("navigation"));
    return [all.length, all.reduce((sum, each) => sum + each.transferSize, 0)]; }"""


def weigh(page: Any, what: str, seconds: float) -> None:
    requests, sent = page.evaluate(WEIGHT)
    print(f"{what:16} {requests:4} requests {sent / 1024:7.0f} KB {seconds:6.2f} s")


def main() -> None:
    with tempfile.TemporaryDirectory() as scratch, sync_playwright() as playwright:
        site = Site(Path(scratch))
        site.start()
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=FLAGS)
        for visit in ("first", "second"):
            context = browser.new_context(viewport=WIDE, locale="fr-FR")
            page = context.new_page()
            if visit == "second":
                page.goto(site.address)
                page.locator(".btn.go").first.wait_for()
            start = time.monotonic()
            page.goto(site.address)
            page.locator(".btn.go").first.wait_for()
            weigh(page, f"lobby, {visit}", time.monotonic() - start)
            start = time.monotonic()
            play_now(page)
            weigh(page, f"game, {visit}", time.monotonic() - start)
            context.close()
        browser.close()
        site.stop()


if __name__ == "__main__":
    main()
