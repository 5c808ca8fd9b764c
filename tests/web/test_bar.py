"""The question bar: it keeps its height, so that boards keep their place; amounts are set on it."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.web.conftest import Site
from tests.web.looking import DEVICES, settle
from tests.web.places import GOLDEN, Moment, Tour
from tests.web.playing import MINE
from tests.web.test_page import api

pytestmark = [pytest.mark.browser, pytest.mark.timeout(300), pytest.mark.xdist_group("browser")]

TRAIL, CITY = "great_western_trail", "carson_city"
FEW = [(TRAIL, "24", 64), (CITY, "22", 11)]
"""Questions with two short answers."""
MANY = [(TRAIL, "40", 339), (TRAIL, "37", 154), (TRAIL, "28", 108), (CITY, "18", 103)]
"""Questions with three answers or four, some of them long."""
POINTS = (CITY, "18", 123)
"""Points may be bought for money: 28 of them at most."""


def come_to(tour: Tour, game: str, record: str, ply: int) -> int:
    """Sit down where a golden game asks this; returns the seat."""
    moves = json.loads((GOLDEN / game / f"{record}.json").read_text())["moves"]
    seat = int(moves[ply][0])
    tour.sit(Moment(game, record, ply, seat))
    return seat


def height(tour: Tour, game: str, record: str, ply: int) -> float:
    """How high the bar is there."""
    come_to(tour, game, record, ply)
    settle(tour.page)
    return round(tour.page.locator(MINE).bounding_box()["height"])


def test_more_answers_do_not_move_the_board(site: Site, person: Any, reviewed: str) -> None:
    """Three or four long answers take no more room above or below the board than two short ones."""
    page = person("fr-FR")
    tour = Tour(page, site, reviewed)
    tour.arrive({"hints": False})
    usual = {game: height(tour, game, record, ply) for game, record, ply in FEW}
    for game, record, ply in MANY:
        assert height(tour, game, record, ply) == usual[game], (game, record)


@pytest.mark.parametrize("device", ["desktop", "phone"])
def test_an_amount_is_set_on_a_slider(site: Site, person: Any, reviewed: str, device: str) -> None:
    """The least to begin with, a step more, the most; the button says what is set and gives it."""
    page = person("en-GB", DEVICES[device])
    tour = Tour(page, site, reviewed)
    tour.arrive({"hints": False})
    seat = come_to(tour, *POINTS)
    button, slider = page.locator(".amounts .btn"), page.locator(".amounts input")
    assert button.inner_text() == "Buy none"
    page.locator(".amounts .iconbtn").last.click()
    assert button.inner_text() == "1 VP for $5"
    slider.press("End")
    assert button.inner_text() == "28 VP for $140"
    assert slider.get_attribute("aria-valuetext") == "28 VP for $140"
    assert slider.bounding_box()["width"] > 100
    assert page.locator(MINE).bounding_box()["height"] < DEVICES[device]["height"] / 2.9
    table = page.url.rsplit("/", 1)[1]
    view = api(page, "GET", f"/tables/{table}/view?seat={seat}")["view"]
    before = view["players"][seat]["points"]
    button.click()
    page.locator(".amounts").wait_for(state="detached")
    view = api(page, "GET", f"/tables/{table}/view?seat={seat}")["view"]
    assert view["players"][seat]["points"] == before + 28


def test_every_amount_is_in_the_list_of_all_answers(site: Site, person: Any, reviewed: str) -> None:
    """Whoever does not slide finds them there."""
    page = person("en-GB")
    tour = Tour(page, site, reviewed)
    tour.arrive({"hints": False})
    come_to(tour, *POINTS)
    page.locator(f"{MINE} .more").click()
    assert page.locator(".allanswers button").count() == 29


def test_the_phase_is_not_cut_off_on_a_phone(site: Site, person: Any, reviewed: str) -> None:
    """The bar at the top tells it in two lines where one is too short."""
    page = person("en-GB", DEVICES["phone"])
    tour = Tour(page, site, reviewed)
    tour.arrive({"hints": False})
    come_to(tour, CITY, "18", 101)
    where = page.locator(".where b")
    assert "Personalities" in where.inner_text()
    assert where.evaluate(
        "each => each.scrollWidth <= each.clientWidth && each.scrollHeight <= each.clientHeight + 1"
    )


def test_a_hint_does_not_move_the_board(site: Site, person: Any, reviewed: str) -> None:
    """It takes the second line of the help, which is empty otherwise."""
    page = person("en-GB")
    tour = Tour(page, site, reviewed)
    tour.arrive({"hints": False})
    before = height(tour, TRAIL, "23", 714)
    page.locator(f"{MINE} .counselor").click()
    page.locator(f"{MINE} .counsel").wait_for()
    page.locator(f"{MINE} .counselor:not([aria-disabled=true])").wait_for()
    assert round(page.locator(MINE).bounding_box()["height"]) == before
