"""Great Western Trail in a real browser: a whole game, stations, buildings, objectives, a phone."""

from __future__ import annotations

import json
import random
import urllib.request
from collections.abc import Callable
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import TimeoutError as WentBy

from farwest import __version__
from farwest.games import find
from farwest.games.great_western_trail.rules.tiles import building, owner
from farwest.games.great_western_trail.scoring import SOURCES
from farwest.kernel.match import Match, replay
from farwest.kernel.record import Record
from tests.web.conftest import Site
from tests.web.playing import MINE, answer, asked, hide_hints, over
from tests.web.test_page import api, open_table, ready

pytestmark = [pytest.mark.browser, pytest.mark.timeout(900), pytest.mark.xdist_group("browser")]

KEY = "great_western_trail"
GAME = find(KEY)
SMALL = {"width": 360, "height": 740}
EAGER = ("appoint", "hire", "tile", "plot", "play", "engine", "disc", "hazard", "trade")
GAMES = 400

Wanted = Callable[[Match, Any], bool]


class Position(NamedTuple):
    """A game up to a moment, and who is asked there."""

    record: Any
    ply: int
    seat: int


def verb(offer: Any) -> str:
    """The verb of an answer."""
    return str(offer.label.id).removeprefix("do_")


def eager(offers: list[Any], luck: random.Random) -> Any:
    """Mostly something that makes the game go on; now and then anything at all."""
    good = [offer for offer in offers if verb(offer) in EAGER]
    return luck.choice(good if good and luck.random() < 0.85 else offers)


def position(wanted: Wanted, first: int = 0) -> Position:
    """The first position of this kind in games of two eager players, from a game on."""
    for number in range(first, first + GAMES):
        luck = random.Random(number)
        match = Match(GAME, ["Cactus", "Canyon"], {}, f"eager {number}", False)
        found: tuple[int, int] | None = None
        while not match.state.over:
            seat = match.state.waiting()[0]
            question = GAME.question(match.state, seat)
            assert question is not None
            if found is None and wanted(match, question):
                found = (len(match.moves), seat)
            match.answer(seat, eager(question.offers, luck).action)
        if found is not None:
            return Position(json.loads(match.record(__version__).to_json()), *found)
    raise AssertionError("no game of eager players gets there")


def prompted(question: Any, prompt: str) -> bool:
    """Whether this is what is asked."""
    return bool(question.prompt.id == f"prompt_{prompt}")


def play_from(site: Site, page: Any, found: Position) -> str:
    """Open a record at a position and play on from there; returns the table."""
    ready(page)
    body = {"record": found.record, "from": found.ply, "seat": found.seat, "bot": "random"}
    table: str = api(page, "POST", "/records", body)["id"]
    page.goto(f"{site.address}/table/{table}")
    page.locator(MINE).wait_for()
    hide_hints(page)
    return table


def look(page: Any, table: str, seat: int) -> Any:
    """What this person sees."""
    return api(page, "GET", f"/tables/{table}/view?seat={seat}")


def press(page: Any, target: str) -> None:
    """Press a thing on the board that glows."""
    page.locator(f'[data-target="{target}"][data-lit=can]').first.click()


def press_any(page: Any) -> bool:
    """Answer by something that glows on the board, or else by the list; false if it went by."""
    glowing = page.locator("[data-lit=can]")
    try:
        if glowing.count():
            glowing.first.click(timeout=1500)
            return True
    except WentBy:
        page.keyboard.press("Escape")
    return answer(page)


def play_out(page: Any, until: Callable[[], bool], by_board: bool = True) -> None:
    """Answer whenever asked, until something is so."""
    for _ in range(20_000):
        if until():
            return
        if asked(page):
            hide_hints(page)
            press_any(page) if by_board else answer(page)
        else:
            page.wait_for_timeout(30)
    raise AssertionError("the game does not get there")


def fits(page: Any) -> bool:
    """Whether the page needs no scrolling sideways."""
    return bool(page.evaluate("document.documentElement.scrollWidth <= innerWidth"))


def test_a_whole_game_against_a_bot(site: Site, person: Any) -> None:
    """From the first neutral building to the scores; a herd is delivered on the map."""
    page = person("en-GB")
    ready(page)
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    table = open_table(page, seats, game=KEY)
    page.goto(f"{site.address}/table/{table}")
    page.locator(".waiting .btn.go:not(:disabled), .ask").first.click()
    page.locator(MINE).wait_for()
    hide_hints(page)
    city = '[data-target^="city-"][data-lit=can]'
    play_out(page, lambda: over(page) or page.locator(city).count() > 0)
    assert not over(page)
    target = str(page.locator(city).first.get_attribute("data-target"))
    seat = look(page, table, 0)["seat"]
    press(page, target)
    number = int(target.removeprefix("city-"))
    disc = page.locator(f'[data-piece="city-{number}-{seat}"]')
    play_out(page, lambda: disc.count() > 0)
    assert look(page, table, 0)["view"]["players"][0]["cities"][number] > 0
    play_out(page, lambda: over(page))
    page.locator(".ending").wait_for(state="visible")
    page.keyboard.press("Escape")
    page.locator(".ask.over button").first.click()
    assert page.locator(".ending .scores tfoot td").count() == 2
    assert page.locator(".ending .scores tbody tr").count() == len(SOURCES)
    with urllib.request.urlopen(f"{site.address}/api/v1/tables/{table}/record") as found:
        record = Record.from_json(found.read().decode())
    assert replay(GAME, record).state.over


def test_a_station_is_upgraded_for_its_master(site: Site, person: Any) -> None:
    """The disc of the own board, then the worker who stays: both are pressed on the board."""

    def wanted(match: Match, question: Any) -> bool:
        if not prompted(question, "upgrade"):
            return False
        trail = match.state
        station = question.prompt.args[0].value
        unmanned = station < len(trail.masters) and trail.masters[station] < 5
        crew = trail.workers[trail.turn * 3 : trail.turn * 3 + 3]
        return unmanned and max(crew) > 1

    page = person("en-GB")
    found = position(wanted)
    table = play_from(site, page, found)
    before = look(page, table, found.seat)["view"]["players"][found.seat]
    page.locator('[data-target^="disc-"][data-lit=can]').first.click()
    row = page.locator('[data-target^="row-"][data-lit=can]').first
    row.wait_for()
    hide_hints(page)
    row.click()
    page.locator(".takens .smaster").first.wait_for()
    after = look(page, table, found.seat)["view"]["players"][found.seat]
    assert sum(after["stations"]) == sum(before["stations"]) + 1
    assert len(after["masters"]) == len(before["masters"]) + 1
    station = next(n for n in range(10) if after["stations"][n] > before["stations"][n])
    assert page.locator(f'[data-piece="station-{station}-{found.seat}"]').count() == 1


def test_a_building_is_replaced(site: Site, person: Any) -> None:
    """A larger building goes over an own smaller one, where that stands on the map."""

    def replaceable(match: Match, question: Any) -> list[int]:
        if not prompted(question, "build_place"):
            return []
        spots = [int(offer.targets[0].removeprefix("spot-")) for offer in question.offers]
        return [spot for spot in spots if owner(match.state.board[spot]) >= 0]

    page = person("fr-FR")
    found = position(lambda match, question: bool(replaceable(match, question)), 40)
    table = play_from(site, page, found)
    match = replay(GAME, Record.from_json(json.dumps(found.record)), found.ply)
    question = GAME.question(match.state, found.seat)
    spot = replaceable(match, question)[0]
    old = match.state.board[spot]
    press(page, f"spot-{spot}")
    page.locator(f'[data-piece="tile-{old}"]').wait_for(state="detached")
    new = look(page, table, found.seat)["view"]["board"][spot]
    assert owner(new) == found.seat
    assert building(new) != building(old)
    assert page.locator(f'.map [data-piece="tile-{new}"]').count() == 1


def test_an_objective_is_tallied_and_scored(site: Site, person: Any) -> None:
    """A card before one is ticked as soon as it is met; at the end its points are counted."""

    def wanted(match: Match, question: Any) -> bool:
        trail = match.state
        if trail.holder < 0 or not prompted(question, "move"):
            return False
        seat = trail.turn
        tally = GAME.view(trail, seat)["tally"]
        met = [card for card in trail.area[seat] if not any(tally["missing"][str(card)])]
        return bool(met) and int(tally["points"]) > 0

    page = person("en-GB")
    found = position(wanted, 220)
    table = play_from(site, page, found)
    assert page.locator(".area .ocard.met").count() > 0
    points = look(page, table, found.seat)["view"]["tally"]["points"]
    assert str(points) in page.locator(".area h4").inner_text()
    play_out(page, lambda: over(page), by_board=False)
    view = look(page, table, found.seat)["view"]
    scored = view["players"][found.seat]["scores"]["objectives"]
    assert scored > 0
    page.locator(".ending").wait_for(state="visible")
    rows = page.locator(".ending .scores tbody tr")
    row = rows.nth(SOURCES.index("objectives")).inner_text()
    assert str(scored) in row.split()


def test_on_a_phone_the_tab_follows_the_question(site: Site, person: Any) -> None:
    """360 pixels in French: the way shows its price, and what glows is never behind a tab."""
    page = person("fr-FR", SMALL)

    def walking(match: Match, question: Any) -> bool:
        return len(match.moves) > 60 and prompted(question, "move") and len(question.offers) > 1

    play_from(site, page, position(walking))
    assert fits(page)
    assert page.locator(".regions [aria-selected=true]").inner_text().strip() == "Piste"
    assert page.locator(".reach").count() >= 2
    assert "$" in str(page.locator(".reach .fe").first.text_content())
    page.locator(".regions button").nth(1).click()
    assert page.locator('.region[data-region="rail"]').is_visible()
    for _ in range(25):
        answer(page)
        page.wait_for_timeout(60)
        play_out(page, lambda: asked(page) or over(page), by_board=False)
        if over(page):
            break
        glowing = page.locator("[data-lit=can]")
        visible = [glowing.nth(n).is_visible() for n in range(glowing.count())]
        assert any(visible) or not visible
        assert fits(page)


def test_the_board_is_played_by_keyboard(site: Site, person: Any) -> None:
    """Things that glow can be reached and answered without a mouse, and say what they are."""

    def walking(match: Match, question: Any) -> bool:
        return len(match.moves) > 20 and prompted(question, "move") and len(question.offers) > 1

    page = person("en-GB")
    found = position(walking)
    table = play_from(site, page, found)
    target = page.locator('[data-target^="spot-"][data-lit=can]').first
    assert target.get_attribute("role") == "button"
    assert target.get_attribute("aria-label")
    spot = int(str(target.get_attribute("data-target")).removeprefix("spot-"))
    target.focus()
    page.keyboard.press("Enter")
    page.locator(f"{MINE} h2", has_text="Go on, or stop here?").wait_for()
    assert look(page, table, found.seat)["view"]["players"][found.seat]["spot"] == spot
