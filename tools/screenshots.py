#!/usr/bin/env python3
"""Take the pictures of the docs from the real page: `python tools/screenshots.py [FOLDER]`.

Starts a table of its own in a scratch folder, plays a few rounds through the browser, and writes
lobby, tables and replay (wide, phone, dark; French and English) to docs/images.

`python tools/screenshots.py --every FOLDER` takes every place that the tests look at
(`tests/web/places.py`) instead, on a phone, a tablet and a desktop, in English by light and in
French by night. `--only WORD` takes the places whose name has the word.
"""

from __future__ import annotations

import argparse
import json
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import sync_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from farwest import __version__, games  # noqa: E402
from farwest.bots import make  # noqa: E402
from farwest.bots.runner import play_out  # noqa: E402
from tests.web.conftest import FLAGS, PHONE, WIDE, Site  # noqa: E402
from tests.web.looking import DEVICES, settle  # noqa: E402
from tests.web.places import PAGES, TABLES, Place, Tour  # noqa: E402
from tests.web.playing import (  # noqa: E402
    MINE,
    asked,
    finished_game,
    hide_hints,
    play_on,
    slipped_game,
)

OTHERS = {"deadwood": 0.45, "great_western_trail": 0.4, "carson_city": 0.5}
"""The other games, and how far into a game of bots their picture is taken."""
SEATS = [{"kind": "me"}, *({"kind": "bot", "bot": "advised"} for _ in range(3))]
ROUNDS = 4


def newcomer(browser: Any, site: Site, lang: str, screen: dict[str, int], scheme: str) -> Any:
    """Somebody at the lobby, as a guest."""
    context = browser.new_context(viewport=screen, locale=lang, color_scheme=scheme)
    page = context.new_page()
    page.goto(site.address)
    name = "Camille" if lang.startswith("fr") else "Alex"
    page.evaluate(
        """async (body) => { await fetch("/api/v1/me/guest", {method: "POST",
        headers: {"content-type": "application/json"}, body: JSON.stringify(body)});
        localStorage.setItem("farwest.known", "1"); }""",
        {"name": name, "lang": lang[:2]},
    )
    page.reload()
    page.locator("main").first.wait_for()
    page.wait_for_load_state("networkidle")
    return page


def at_table(page: Any, site: Site, extension: bool) -> None:
    """In the middle of a game against three bots, at a question about dice."""
    table = page.evaluate(
        """async (body) => {
        const post = async (path, body) => (await (await fetch("/api/v1" + path, {method: "POST",
            headers: {"content-type": "application/json"}, body: JSON.stringify(body)})).json());
        const table = await post("/tables", body);
        await post(`/tables/${table.id}/start`, {});
        return table.id; }""",
        {
            "game": "dice_town",
            "options": {"extension": extension},
            "seats": SEATS,
            "access": "link",
            "clock": {"kind": "none"},
            "spectators": True,
            "rated": False,
        },
    )
    page.goto(f"{site.address}/table/{table}")
    page.locator(".ask").wait_for()
    hide_hints(page)
    view = f"/api/v1/tables/{table}/view?seat=0"

    def far_enough() -> bool:
        state = page.evaluate(f"async () => (await fetch('{view}')).json()")
        seen = state["view"]
        late = seen["round"] >= ROUNDS and (seen["hand"] or seen["round"] >= 2 * ROUNDS)
        return bool(late and len(seen["rolled"]) in (3, 4) and asked(page))

    play_on([page], far_enough, seconds=180, choice=1)
    page.locator(MINE).wait_for()
    page.locator("[data-target^=roll-].can").first.click()
    page.wait_for_timeout(1200)


def in_play(page: Any, site: Site, key: str) -> None:
    """In the middle of a game that bots began, at the first question from there on."""
    bots = [make("advised", f"picture {seat}") for seat in range(3)]
    match = play_out(games.find(key), {}, bots, "picture")
    match.players = ["Cactus", "Canyon", "Coyote"]
    late = int(len(match.moves) * OTHERS[key])
    ply = next(n for n in range(late, len(match.moves)) if match.moves[n][0] == 0)
    table = page.evaluate(
        """async (body) => (await (await fetch("/api/v1/records", {method: "POST",
        headers: {"content-type": "application/json"}, body: JSON.stringify(body)})).json()).id""",
        {"record": json.loads(match.record(__version__).to_json()), "from": ply, "seat": 0},
    )
    page.goto(f"{site.address}/table/{table}")
    page.locator(MINE).wait_for()
    hide_hints(page)
    page.wait_for_timeout(1200)


def every_place(browser: Any, site: Site, folder: Path, only: str) -> None:
    """Every place on three devices, in two languages."""
    reviewed = slipped_game(site.address)

    def take(tour: Tour, place: Place, look: str) -> None:
        if only not in place.name:
            return
        place.way(tour)
        for device, screen in DEVICES.items():
            tour.page.set_viewport_size(screen)
            settle(tour.page)
            name = place.name.replace(":", "").replace(" ", "_")
            tour.page.screenshot(path=folder / f"{name}-{device}-{look}.png")
        print(f"{place.name} ({look})")

    for lang, theme in (("en-GB", "light"), ("fr-FR", "dark")):
        context = browser.new_context(locale=lang, color_scheme=theme, reduced_motion="reduce")
        page = context.new_page()
        page.goto(site.address)
        page.locator("main h1").first.wait_for()
        tour = Tour(page, site, reviewed)
        for place in PAGES:
            take(tour, place, lang[:2])
        tour.arrive({"hints": False})
        for place in TABLES:
            take(tour, place, lang[:2])
        context.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("folder", nargs="?", type=Path, default=ROOT / "docs" / "images")
    parser.add_argument("--every", action="store_true", help="every place, on three devices")
    parser.add_argument("--only", default="", help="the places whose name has this word")
    wish = parser.parse_args()
    folder: Path = wish.folder
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as scratch, sync_playwright() as playwright:
        site = Site(Path(scratch))
        site.start()
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=FLAGS)
        if wish.every:
            every_place(browser, site, folder, wish.only)
        else:
            for_the_docs(browser, site, folder)
        browser.close()
        site.stop()


def for_the_docs(browser: Any, site: Site, folder: Path) -> None:
    """The pictures of the docs."""
    finished = finished_game(site.address, "advised")
    looks = [
        ("wide", "fr-FR", WIDE, "light", True),
        ("wide-en", "en-GB", WIDE, "light", False),
        ("dark", "fr-FR", WIDE, "dark", True),
        ("phone", "fr-FR", PHONE, "light", False),
    ]
    for name, lang, screen, scheme, extension in looks:
        page = newcomer(browser, site, lang, screen, scheme)
        at_table(page, site, extension)
        page.screenshot(path=folder / f"dice_town-{name}.png")
        for key in set(OTHERS) & set(games.keys()):
            in_play(page, site, key)
            page.screenshot(path=folder / f"{key}-{name}.png")
        page.goto(site.address)
        page.locator(".list.my .rowt").first.wait_for()
        page.wait_for_timeout(800)
        page.screenshot(path=folder / f"lobby-{name}.png")
        page.goto(f"{site.address}/replay/{finished}")
        page.locator(".won p").wait_for()
        page.wait_for_timeout(800)
        page.screenshot(path=folder / f"replay-{name}.png")
        page.context.close()
        print(name)


if __name__ == "__main__":
    main()
