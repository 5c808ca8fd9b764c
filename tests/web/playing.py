"""Playing through the page as a person does: by looking and clicking."""

from __future__ import annotations

import http.cookiejar
import json
import time
import urllib.request
from typing import Any

from playwright.sync_api import TimeoutError as WentBy

from farwest import __version__
from farwest.bots import make
from farwest.bots.runner import play_out
from farwest.games import find
from farwest.kernel.match import replay
from farwest.kernel.record import Record
from tests.review.kit import played

MINE = ".ask.mine"
FETCH = "async path => (await fetch(path)).text()"
missed: dict[str, str] = {}  # by page, the last answer that could not be given, for the report


def hide_hints(page: Any) -> None:
    """Dismiss the first-game hints for good."""
    button = page.locator(".hint button").first
    if button.count() and button.is_visible():
        button.click()


def play_now(page: Any) -> None:
    """A game of Dice Town against bots at once; a newcomer says which where there are several."""
    page.locator(".hero .btn.go").click()
    page.locator(f"{MINE}, .choice").first.wait_for()
    if page.locator(".choice").count():
        page.locator(".choice[data-game=dice_town]").click()
    page.locator(MINE).wait_for()


def asked(page: Any) -> bool:
    """Whether this person is asked something now."""
    return bool(page.locator(MINE).count())


def answer(page: Any, choice: int = -1) -> bool:
    """Give the answer of this number, in the list of all or by its button; false if it went by."""
    hide_hints(page)
    more = page.locator(f"{MINE} .more")
    try:
        if more.count():
            more.click(timeout=2000)
            choices = page.locator(".allanswers button")
        else:
            choices = page.locator(f"{MINE} .answers button:has(.label):not(:disabled)")
        number = choices.count()
        choices.nth(min(choice, number - 1) if choice >= 0 else number - 1).click(timeout=2000)
    except WentBy as went:  # the question was answered or went by meanwhile
        missed[page.url] = str(went)
        page.keyboard.press("Escape")
        return False
    return True


def sources_told(page: Any, table: str) -> list[str]:
    """What brought points to anybody in a game that is over, in the order of the scores."""
    text = page.evaluate(FETCH, f"/api/v1/tables/{table}/record")
    record = Record.from_json(text)
    match = replay(find(record.game), record)
    scores = match.game.result(match.state).scores
    return [source for source in scores[0] if any(score[source] for score in scores)]


def over(page: Any) -> bool:
    """Whether the bar says that the game is over; the scores above it may be closed with Esc."""
    return bool(page.locator(".ask.over").count())


def see_scores(page: Any) -> None:
    """Have the final scores before one, also if a hasty key has closed them."""
    try:
        page.locator(".ending").wait_for(state="visible", timeout=5_000)
    except WentBy:
        page.locator(".ask.over button").first.click()
        page.locator(".ending").wait_for(state="visible")


def play_on(pages: list[Any], until: Any, seconds: float = 60, choice: int = -1) -> None:
    """Everybody answers whenever asked, until something is true; fails when nobody can for long."""
    moved = time.monotonic()
    while not until():
        assert time.monotonic() < moved + seconds, stuck(pages)
        before = moved
        for page in pages:
            if asked(page) and answer(page, choice):
                moved = time.monotonic()
        if moved == before:
            pages[0].wait_for_timeout(40)


def stuck(pages: list[Any]) -> str:
    """Where everybody stands, for the report of a game that does not get on."""
    lines = ["the game does not get there"]
    for page in pages:
        bar, news = page.locator(".ask").first, page.locator(".log li, .log p")
        lines.append(f"{page.url}: asked {bar.inner_text() if bar.count() else 'nothing'!r}")
        lines += [f"    {line}" for line in news.all_inner_texts()[-6:]]
        lines.append(missed.get(page.url, ""))
    return "\n".join(lines)


def finished_game(address: str, bot: str = "random") -> str:
    """A record made by bots, opened at a table to look at; returns the table's id."""
    bots = [make(bot, f"finished {seat}") for seat in range(3)]
    match = play_out(find("dice_town"), {}, bots, "finished")
    match.players = ["Cactus", "Canyon", "Coyote"]
    return opened(address, json.loads(match.record(__version__).to_json()))


def slipped_game(address: str) -> str:
    """A short game of Deadwood with one slip, opened at a table to look at; returns its id."""

    def slipping(ply: int, _: Any, __: int, legal: list[int], promises: list[float]) -> int:
        ranked = sorted(range(len(legal)), key=lambda index: -promises[index])
        return legal[ranked[-1 if ply == 40 else 0]]

    return opened(address, json.loads(played("deadwood", 2, "quiet", slipping).to_json()))


def opened(address: str, record: Any) -> str:
    """A table at which a guest looks at a record; returns its id."""
    jar = http.cookiejar.CookieJar()
    client = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(jar))

    def post(path: str, body: Any) -> Any:
        request = urllib.request.Request(
            f"{address}/api/v1{path}",
            data=json.dumps(body).encode(),
            headers={"content-type": "application/json", "origin": address},
        )
        with client.open(request) as found:
            return json.load(found)

    post("/me/guest", {})
    return str(post("/records", {"record": record})["id"])
