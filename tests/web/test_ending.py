"""How a finished game is told: by what it counts, in numbers that fit."""

from __future__ import annotations

from typing import Any

import pytest

from tests.web.conftest import WIDE, Site

pytestmark = [pytest.mark.browser, pytest.mark.timeout(300), pytest.mark.xdist_group("browser")]

ROSETTE = """async (n) => {
  const { html, render } = await import("htm/preact");
  const { Vp } = await import("/web/parts.js");
  const place = document.querySelector("main");
  render(html`<${Vp} n=${n} size=${62} />`, place);
  return place.querySelector(".vp b").getBoundingClientRect().width / 62; }"""


@pytest.mark.parametrize("n", [7, 42, 137])
def test_a_number_stays_within_its_rosette(person: Any, n: int) -> None:
    """Its inner circle is half as wide as the rosette."""
    page = person()
    page.locator(".hero").wait_for()
    assert page.evaluate(ROSETTE, n) < 0.5


@pytest.mark.parametrize(
    ("lang", "by", "unit"), [("en-GB", "wins by $", "$"), ("fr-FR", "$\u00a0!", "$")]
)
def test_deadwood_is_won_by_money(
    person: Any, site: Site, reviewed: str, lang: str, by: str, unit: str
) -> None:
    """Neither the banner nor the table below speaks of points; a fine has a true minus."""
    page = person(lang, WIDE)
    page.goto(f"{site.address}/replay/{reviewed}")
    banner = page.locator(".won")
    banner.wait_for()
    assert by in banner.locator("h1").inner_text()
    assert banner.locator(".vp").count() == 0
    assert unit in banner.locator(".amt").inner_text()
    scores = page.locator(".scores").first
    assert "oint" not in scores.inner_text()
    assert scores.locator("tfoot use").first.get_attribute("href") == "#dollar"
    cells = scores.locator("tbody tr").last.locator("td").all_inner_texts()
    assert "-" not in "".join(cells)
