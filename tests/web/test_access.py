"""Every page and board: what axe finds in both themes and languages, and whether three devices do.

Two walks through all places are part of the tests: in English by light on a desktop, and in French
by night on a phone. `FARWEST_DEEP=2` walks in every language, theme and device, and lets axe look
at every place.
"""

from __future__ import annotations

import os
from typing import Any

import pytest

from tests.web.conftest import Site
from tests.web.looking import DEVICES, LAYOUT, hindrances, misfits, settle
from tests.web.places import BUILD, KEEP, PAGES, TABLES, TURN, Place, Tour

pytestmark = [pytest.mark.browser, pytest.mark.timeout(900), pytest.mark.xdist_group("browser")]

DEEP = int(os.environ.get("FARWEST_DEEP", "1")) > 1
EVERY = [
    (lang, theme, device)
    for lang in ("en-GB", "fr-FR")
    for theme in ("light", "dark")
    for device in DEVICES
]
FEW = [("en-GB", "light", "desktop"), ("fr-FR", "dark", "phone")]


def looked_at(tour: Tour, place: Place, theme: str, device: str) -> list[str]:
    """Go to a place and look around: all that is wrong there."""
    page = tour.page
    page.set_viewport_size(DEVICES[device])
    place.way(tour)
    found = hindrances(page, theme) if DEEP or not place.thorough else []
    for other in DEVICES:
        found += misfits(page, other)
    return [f"{place.name}: {line}" for line in found]


@pytest.mark.parametrize(("lang", "theme", "device"), EVERY if DEEP else FEW)
def test_every_place_is_open_to_everybody(
    site: Site, person: Any, reviewed: str, lang: str, theme: str, device: str
) -> None:
    """Nothing hinders anybody, scrolls sideways, overlaps, is cut off or too small for a finger."""
    more = {"color_scheme": theme, "bypass_csp": True, "reduced_motion": "reduce"}
    page = person(lang, DEVICES[device], **more)
    page.locator("main h1").first.wait_for()
    tour = Tour(page, site, reviewed)
    found = [line for place in PAGES for line in looked_at(tour, place, theme, device)]
    tour.arrive({"hints": False})
    found += [line for place in TABLES for line in looked_at(tour, place, theme, device)]
    assert found == []


HINDERING = {
    "button-name": "document.querySelectorAll('.more, .more *').forEach((each) => {"
    " each.removeAttribute('title'); if (each.matches('span')) each.remove(); })",
    "color-contrast": "document.querySelector('.ask h2').style.color = '#e8dcc0'",
}
"""Faults that axe must find, by the rule that each of them breaks."""
MISFITTING = {
    "sideways": "document.querySelector('.ask').style.minWidth = '2000px'",
    "overlap": "document.querySelectorAll('.ask .answers button')[1].style.translate = '-40px'",
    "off the screen": "document.querySelector('.more').style.cssText ="
    " 'position: fixed; left: 340px'",
    "small": "document.querySelector('.more').style.cssText = 'min-height: 20px; padding: 0'",
    "cut off": "[...document.querySelectorAll('.ask .btn')].at(-1).style.cssText ="
    " 'width: 60px; white-space: nowrap; flex: none'",
}
"""Faults of a screen, by the word that reports them."""
HIDING = {"out of sight": "document.querySelector('.own .hire').style.translate = '0 60px'"}
"""The same, on a screen that does not scroll."""
DULLING = {"dull": "document.querySelector('svg .can > .lit').style.strokeDasharray = '4'"}
"""A ring in a drawing that does not say that something can be chosen."""


def test_whatever_is_wrong_is_found(site: Site, person: Any) -> None:
    """Each fault that is put into a table is reported, and nothing is where there is none."""
    page = person("en-GB", DEVICES["phone"], bypass_csp=True, reduced_motion="reduce")
    page.locator("main h1").first.wait_for()
    tour = Tour(page, site, "")
    tour.arrive({"hints": False})
    looks = (
        (HINDERING, hindrances, "light", TURN),
        (MISFITTING, misfits, "phone", TURN),
        (HIDING, misfits, "desktop", TURN),
        (DULLING, misfits, "desktop", BUILD),
    )
    for faults, look, how, way in looks:
        for word, fault in faults.items():
            way(tour)
            assert look(page, how) == []
            page.evaluate(f"() => {{ {fault} }}")
            assert any(word in line for line in look(page, how)), word


def test_a_browser_that_enlarges_otherwise_enlarges_nothing(site: Site, person: Any) -> None:
    """Safari measures what is enlarged in another way: it shows tablets the page as it is."""
    page = person("fr-FR", {"width": 768, "height": 1024}, reduced_motion="reduce")
    page.add_init_script("delete Element.prototype.currentCSSZoom")
    page.locator("main h1").first.wait_for()
    tour = Tour(page, site, "")
    tour.arrive({"hints": False})
    KEEP(tour)
    settle(page)
    assert page.evaluate("getComputedStyle(document.body).zoom") == "1"
    assert page.evaluate(LAYOUT, "tablet") == []
