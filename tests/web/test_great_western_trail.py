"""Great Western Trail in a real browser: a whole game, stations, buildings, objectives, a phone."""

from __future__ import annotations

import json
import re
import urllib.request
from collections.abc import Callable
from typing import Any

import pytest

from farwest.games.great_western_trail.rules.tiles import building, owner
from farwest.kernel.match import Match, replay
from farwest.kernel.record import Record
from tests.games.great_western_trail.at_the_page import (
    GAME,
    KEY,
    Trip,
    golden,
    look,
    offers,
    out_of_discs,
    play_from,
    position,
    press,
    prompted,
)
from tests.web.conftest import Site
from tests.web.places import Moment, Tour
from tests.web.playing import answer, asked, hide_hints, over, see_scores, sources_told
from tests.web.test_page import open_table, ready

pytestmark = [pytest.mark.browser, pytest.mark.timeout(900), pytest.mark.xdist_group("browser")]

SMALL = {"width": 360, "height": 740}
GLOWING = "[data-lit=can]"


def play_out(page: Any, until: Callable[[], bool]) -> None:
    """Answer whenever asked, until something is so."""
    for _ in range(20_000):
        if until():
            return
        if asked(page):
            answer(page)
        else:
            page.wait_for_timeout(30)
    raise AssertionError("the game does not get there")


def fits(page: Any) -> bool:
    """Whether the page needs no scrolling sideways."""
    return bool(page.evaluate("document.documentElement.scrollWidth <= innerWidth"))


@pytest.mark.long
def test_a_whole_game_against_a_bot(site: Site, person: Any) -> None:
    """From the first neutral building to the scores, with a delivery."""
    page = person("en-GB")
    ready(page)
    table = open_table(page, [{"kind": "me"}, {"kind": "bot", "bot": "random"}], game=KEY)
    page.goto(f"{site.address}/table/{table}")
    page.locator(".waiting .btn.go:not(:disabled), .ask").first.click()
    page.locator(".ask").wait_for()
    trip = Trip(page, table)
    trip.go()
    assert trip.seen, "no delivery was drawn"
    see_scores(page)
    assert page.locator(".ending .scores tfoot td").count() == 2
    assert page.locator(".ending .scores tbody tr").count() == len(sources_told(page, table))
    with urllib.request.urlopen(f"{site.address}/api/v1/tables/{table}/record") as found:
        assert replay(GAME, Record.from_json(found.read().decode())).state.over


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
    page.locator(".takens .smaster").nth(len(before["masters"])).wait_for()
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
    record = Record.from_json(json.dumps(found.record))
    match = replay(GAME, record.but(moves=record.moves[: found.ply], marks=None, end=None))
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
        met = [lacking for lacking in tally["area"] if not any(lacking)]
        return bool(met) and int(tally["points"]) > 0

    page = person("en-GB")
    found = position(wanted, 220)
    table = play_from(site, page, found)
    assert page.locator(".area .ocard.met").count() > 0
    points = look(page, table, found.seat)["view"]["tally"]["points"]
    assert str(points) in page.locator(".area h4").inner_text()
    play_out(page, lambda: over(page))
    view = look(page, table, found.seat)["view"]
    scored = view["players"][found.seat]["scores"]["objectives"]
    assert scored > 0
    see_scores(page)
    rows = page.locator(".ending .scores tbody tr")
    row = rows.nth(sources_told(page, table).index("objectives")).inner_text()
    assert str(scored) in row.split()


def target(page: Any, kind: str) -> str:
    """The first thing of a kind that glows on the board."""
    thing = page.locator(f'[data-target^="{kind}-"]{GLOWING}').first
    thing.wait_for()
    return str(thing.get_attribute("data-target"))


def test_building_8b_copies_its_neighbour(site: Site, person: Any) -> None:
    """The neighbour glows; once it is copied, its actions can be pressed where they are printed."""
    page = person("fr-FR")
    found = golden(lambda _, question: offers(question, "copy"))
    table = play_from(site, page, found)
    spot = target(page, "spot")
    assert page.locator(".reach").count() == 0
    press(page, spot)
    page.locator(f'[data-target="{spot}"] [data-target^="local-"]{GLOWING}').first.wait_for()
    view = look(page, table, found.seat)["view"]
    assert f"spot-{view['copied']}" == spot
    action = page.locator(f'[data-target="{spot}"] [data-target^="local-"]{GLOWING}').first
    name = str(action.get_attribute("data-target"))
    action.click()
    page.locator(f'[data-target="{name}"]{GLOWING}').wait_for(state="detached")


def test_building_9b_upgrades_a_station_behind(site: Site, person: Any) -> None:
    """The stations that the engine has passed glow; a disc of the board goes to the chosen one."""
    page = person("en-GB")
    found = golden(lambda _, question: prompted(question, "station"))
    play_from(site, page, found)
    station = target(page, "station")
    press(page, station)
    press(page, target(page, "disc"))
    page.locator(f'[data-piece="{station}-{found.seat}"]').wait_for()


def test_a_disc_comes_back_from_a_station(site: Site, person: Any) -> None:
    """Without discs on the board one of a station is used: it leaves it for the new one."""
    page = person("en-GB")
    found = out_of_discs(lambda _, question: offers(question, "disc_from"))
    table = play_from(site, page, found)
    new = look(page, table, found.seat)["question"]["prompt"]["args"]["station"][1]
    old = target(page, "station")
    press(page, old)
    page.locator(f'[data-piece="station-{new}-{found.seat}"]').wait_for(state="attached")
    page.locator(f'[data-piece="{old}-{found.seat}"]').wait_for(state="detached")


def test_a_station_master_removes_a_hazard_or_trades(site: Site, person: Any) -> None:
    """Hazards and teepees glow on the trail; the one pressed is collected."""
    page = person("fr-FR")
    found = golden(lambda _, question: prompted(question, "master_action"))
    table = play_from(site, page, found)
    spot = target(page, "spot")
    tile = look(page, table, found.seat)["view"]["board"][int(spot.removeprefix("spot-"))]
    collected = page.locator(".takens > .tk1, .takens > .st").all_inner_texts()
    press(page, spot)
    page.locator(f'[data-piece="{spot}-{tile}"]').wait_for(state="detached")
    assert page.locator(".takens > .tk1, .takens > .st").all_inner_texts() != collected


def test_a_building_moves_the_cattleman_on(site: Site, person: Any) -> None:
    """The next places glow with their price; the cattleman walks to the one pressed."""
    page = person("en-GB")
    found = golden(lambda _, question: prompted(question, "action_move"))
    table = play_from(site, page, found)
    assert page.locator(".reach").count() >= 2
    piece = page.locator(f'[data-piece="cattleman-{found.seat}"]')
    before = piece.bounding_box()
    spot = target(page, "spot")
    press(page, spot)
    page.locator(f'[data-target="{spot}"]{GLOWING}').wait_for(state="detached")
    page.wait_for_timeout(500)
    view = look(page, table, found.seat)["view"]
    assert f"spot-{view['players'][found.seat]['spot']}" == spot
    assert piece.bounding_box() != before


def test_a_press_that_does_nothing_says_why(site: Site, person: Any) -> None:
    """A city out of reach tells what it asks for, in the reader's language, with its clause."""

    def early(match: Match, question: Any) -> bool:
        return prompted(question, "move") and len(question.offers) > 1

    page = person("fr-FR")
    play_from(site, page, position(early))
    page.locator('[data-target="city-9"]').click()
    said = page.locator(".tip .why")
    said.get_by_text("Cette ville demande 18").wait_for()
    assert said.locator(".rule").inner_text() == "GWT-076"


def test_on_a_phone_the_tab_follows_the_question(site: Site, person: Any) -> None:
    """360 pixels in French: the way shows its price, and what glows is never behind a tab."""
    page = person("fr-FR", SMALL)

    def walking(match: Match, question: Any) -> bool:
        return len(match.moves) > 60 and prompted(question, "move") and len(question.offers) > 1

    play_from(site, page, position(walking))
    assert fits(page)
    assert page.locator(".regions [aria-selected=true]").inner_text().strip() == "Parcours"
    assert page.locator(".reach").count() >= 2
    assert "$" in str(page.locator(".reach .fe").first.text_content())
    page.locator(".regions button").nth(1).click()
    assert page.locator('.region[data-region="rail"]').is_visible()
    for _ in range(25):
        answer(page)
        page.wait_for_timeout(60)
        play_out(page, lambda: asked(page) or over(page))
        if over(page):
            break
        glowing = page.locator("[data-lit=can]")
        visible = [glowing.nth(n).is_visible() for n in range(glowing.count())]
        assert any(visible) or not visible
        assert fits(page)


def test_four_players_and_a_log_fit_a_laptop(site: Site, person: Any, reviewed: str) -> None:
    """Beside the map three panels leave room for the log, and nothing lies over the own board."""
    page = person("en-GB", {"width": 1366, "height": 768})
    tour = Tour(page, site, reviewed)
    tour.arrive({"hints": False})
    tour.sit(Moment(KEY, "23", 714, 3))
    own = page.locator(".table > .own").bounding_box()["y"]
    rivals = page.locator(".rivals").bounding_box()
    log = page.locator(".table > .side").bounding_box()
    assert rivals["y"] + rivals["height"] <= log["y"]
    assert log["y"] + log["height"] <= own
    assert log["height"] > 90
    assert page.locator(".markets[tabindex='0']").count() == 1, "scrolled by mouse alone"


def test_tips_say_more_than_names(site: Site, person: Any, reviewed: str) -> None:
    """No tip repeats the name of its thing or calls a rival's pawn the reader's own."""
    page = person("en-GB")
    tour = Tour(page, site, reviewed)
    tour.arrive({"hints": False})
    tour.sit(Moment(KEY, "23", 714, 3))
    tips = page.locator("[data-name][data-tip]").evaluate_all(
        "all => all.map((each) => [each.dataset.name, each.dataset.tip])"
    )
    assert len(tips) > 100
    assert [name for name, text in tips if name == text] == []
    assert [name for name, text in tips if name.startswith("Cattleman") and "Your" in text] == []
    assert [text for _, text in tips if re.search(r"(^| )-\d", text)] == []
    assert [text for _, text in tips if re.search(r"\. [a-z]", text)] == []


def test_lost_points_have_a_minus_sign(site: Site, person: Any, reviewed: str) -> None:
    """In the table of points and on the winner's rosette; a hyphen is none."""
    page = person("en-GB")
    tour = Tour(page, site, reviewed)
    tour.arrive({"hints": False})
    tour.go(f"/table/{tour.open(KEY, '02')}", ".ending .scores")
    shown = page.locator(".ending .scores td, .ending .won .vp b").all_inner_texts()
    assert any("−" in text for text in shown)
    assert [text for text in shown if "-" in text] == []
