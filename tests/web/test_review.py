"""The review of a finished game on the page: curves, turning points, choice against chance."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.review.kit import played
from tests.web.conftest import PHONE, WIDE, Site
from tests.web.playing import opened

pytestmark = [pytest.mark.browser, pytest.mark.timeout(300), pytest.mark.xdist_group("browser")]

FITS = "document.documentElement.scrollWidth <= innerWidth"


@pytest.fixture(scope="module")
def table(site: Site) -> str:
    """A table with a short game of Deadwood with one slip; its review is made once."""

    def slipping(ply: int, _: Any, __: int, legal: list[int], promises: list[float]) -> int:
        ranked = sorted(range(len(legal)), key=lambda index: -promises[index])
        return legal[ranked[-1 if ply == 40 else 0]]

    record = played("deadwood", 2, "quiet", slipping)
    return opened(site.address, json.loads(record.to_json()))


@pytest.mark.parametrize(("lang", "screen"), [("en-GB", WIDE), ("fr-FR", PHONE)])
def test_a_review_leads_through_the_game(
    person: Any, site: Site, table: str, lang: str, screen: dict[str, int]
) -> None:
    """It comes by itself; a turning point and the keys on the curve lead to their moves."""
    page = person(lang, screen)
    page.goto(f"{site.address}/replay/{table}")
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
    page.wait_for_url(f"**/replay/{table}?ply={number}&**")
    if screen == WIDE:
        page.locator(".side .seg label").nth(1).click()
    chart = page.locator(".reviewcolumn .chart")
    chart.focus()
    assert chart.get_attribute("aria-valuenow") == number
    page.keyboard.press("ArrowRight")
    page.wait_for_function("was => !location.search.includes(`ply=${was}&`)", arg=number)
    later = int(chart.get_attribute("aria-valuenow"))
    assert later > int(number)
    page.keyboard.press("Home")
    page.wait_for_url(f"**/replay/{table}?ply=0&**")
    assert chart.evaluate("each => each === document.activeElement")
    assert page.evaluate(FITS)


def test_a_review_is_open_to_all_readers(person: Any, site: Site, table: str) -> None:
    """No serious violation of accessibility, on the result and beside a position."""
    from axe_playwright_python.sync_playwright import Axe

    page = person("en-GB", WIDE, bypass_csp=True)
    page.goto(f"{site.address}/replay/{table}")
    page.locator(".page .turns button").first.wait_for(timeout=200_000)
    places = [Axe().run(page)]
    page.locator(".page .turns button").first.click()
    page.locator(".side .seg label").nth(1).click()
    page.locator(".reviewcolumn .turns").wait_for()
    places.append(Axe().run(page))
    for found in places:
        violations = found.response["violations"]
        assert [v["id"] for v in violations if v["impact"] in ("serious", "critical")] == []
