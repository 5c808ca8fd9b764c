"""The review of a finished game on the page: curves, turning points, choice against chance."""

from __future__ import annotations

from typing import Any

import pytest

from tests.web.conftest import PHONE, WIDE, Site

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
    page.wait_for_function("was => !location.search.includes(`ply=${was}&`)", arg=number)
    later = int(chart.get_attribute("aria-valuenow"))
    assert later > int(number)
    page.keyboard.press("Home")
    page.wait_for_url(f"**/replay/{reviewed}?ply=0&**")
    assert chart.evaluate("each => each === document.activeElement")
    assert page.evaluate(FITS)
