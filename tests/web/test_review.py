"""The review of a finished game on the page: curves, turning points, choice against chance."""

from __future__ import annotations

from typing import Any

import pytest

from tests.web.conftest import PHONE, WIDE, Site
from tests.web.looking import until

pytestmark = [pytest.mark.browser, pytest.mark.timeout(300), pytest.mark.xdist_group("browser")]

FITS = "document.documentElement.scrollWidth <= innerWidth"


@pytest.mark.parametrize(("lang", "screen"), [("en-GB", WIDE), ("fr-FR", PHONE)])
def test_a_review_leads_through_the_game(
    person: Any, site: Site, reviewed: str, lang: str, screen: dict[str, int]
) -> None:
    """It comes by itself; a turning point and the keys on the curve lead to their moves."""
    page = person(lang, screen)
    page.goto(f"{site.address}/replay/{reviewed}")
    turns = page.locator(".page .turns button")
    turns.first.wait_for(timeout=200_000)
    assert page.evaluate(FITS)
    french = lang.startswith("fr")
    assert page.get_by_text("Chances de gagner" if french else "Chance to win").count()
    figures = page.locator(".chances table.vh tr")
    assert figures.count() > 3
    assert "100" in figures.last.inner_text()
    assert page.locator(".shares tbody tr").count() == 6
    number = turns.nth(1).locator("small").inner_text().split()[-1]
    turns.nth(1).click()
    page.wait_for_url(f"**/replay/{reviewed}?ply={number}&**")
    if screen == WIDE:
        page.locator(".side .seg label").nth(1).click()
    chart = page.locator(".reviewcolumn .chart")
    chart.focus()
    assert chart.get_attribute("aria-valuenow") == number
    page.keyboard.press("ArrowRight")
    until(page, "was => !location.search.includes(`ply=${was}&`)", number)
    later = int(chart.get_attribute("aria-valuenow"))
    assert later > int(number)
    page.keyboard.press("Home")
    page.wait_for_url(f"**/replay/{reviewed}?ply=0&**")
    assert chart.evaluate("each => each === document.activeElement")
    assert page.evaluate(FITS)


CARE = {"en-GB": "read these shares with care", "fr-FR": "lisez ces parts avec prudence"}


@pytest.mark.parametrize(("lang", "screen"), [("en-GB", WIDE), ("fr-FR", PHONE)])
def test_it_says_when_little_was_foreseen(
    person: Any, site: Site, reviewed: str, lang: str, screen: dict[str, int]
) -> None:
    """One line beneath the shares; none where choices and luck explain the game."""
    page = person(lang, screen)

    def doubted(unsure: bool) -> Any:
        def answer(route: Any) -> None:
            reply = route.fetch()
            told = reply.json()
            if told["review"]:
                told["review"]["unsure"] = unsure
            route.fulfill(response=reply, json=told)

        return answer

    for unsure in (True, False):
        page.route("**/review", doubted(unsure))
        page.goto(f"{site.address}/replay/{reviewed}")
        page.locator(".page .turns button").first.wait_for(timeout=200_000)
        assert page.locator(".because").get_by_text(CARE[lang]).count() == unsure
        assert page.evaluate(FITS)
        page.unroute("**/review")


ROOM = "each => each.getBoundingClientRect().width / innerWidth"


def test_a_turning_point_has_room_on_a_phone(person: Any, site: Site, reviewed: str) -> None:
    """What is told of it is not squeezed beside the name of its turn."""
    page = person("fr-FR", PHONE)
    page.goto(f"{site.address}/replay/{reviewed}")
    told = page.locator(".page .moments button > span:not(.when, .mark)")
    page.locator(".page .turns button").first.wait_for(timeout=200_000)
    assert told.count() > 2
    for each in told.all():
        assert each.evaluate(ROOM) > 0.5


def test_a_moment_is_told_with_the_turn_it_belongs_to(
    person: Any, site: Site, reviewed: str
) -> None:
    """In Deadwood a turn is named after whoever plays it: he also takes the money."""
    page = person("en-GB")
    page.goto(f"{site.address}/replay/{reviewed}")
    moments = page.locator(".page .moments:not(.turns) button").filter(has_text=" takes $")
    moments.first.wait_for()
    told = moments.evaluate_all(  # at one glance: others may come until all is fetched
        "all => all.map(each => [...each.querySelectorAll(':scope > span')])"
        ".map(spans => [spans.at(0).innerText, spans.at(-1).innerText])"
    )
    assert told
    for when, what in told:
        assert what.startswith(f"{when.split(': ')[1]} takes")
