"""The content security policy in a real browser: the page keeps it, and breaking it is noticed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from farwest import games
from tests.web.conftest import Site
from tests.web.playing import hide_hints
from tests.web.test_page import api, ready

pytestmark = [pytest.mark.browser, pytest.mark.timeout(300), pytest.mark.xdist_group("browser")]

LISTEN = """
window.violations = [];
document.addEventListener("securitypolicyviolation", event => violations.push(event.blockedURI));
"""
INLINE = """
const script = document.createElement("script");
script.textContent = "window.broken = true";
document.body.append(script);
document.body.setAttribute("style", "color: red");
"""
RESTLESS = """() => document.getAnimations()
    .filter(each => each.effect.getComputedTiming().iterations === Infinity)
    .map(each => each.animationName)"""
"""What would keep a processor busy for as long as somebody thinks."""


def test_every_board_keeps_the_policy(person: Callable[..., Any], site: Site) -> None:
    """The lobby and the four boards run without a violation, and come to rest by themselves."""
    page = person()
    page.add_init_script(LISTEN)
    ready(page)
    for key in list(games.keys()):
        table = api(page, "POST", "/quick", {"game": key})["id"]
        page.goto(f"{site.address}/table/{table}")
        page.locator(".ask").first.wait_for()
        hide_hints(page)
        page.wait_for_load_state("networkidle")
        assert page.evaluate("violations") == [], key
        assert page.evaluate(RESTLESS) == [], key


def test_a_violation_is_noticed(chromium: Any, site: Site) -> None:
    """Inline script and style do not run, and the browser says what the tests listen for."""
    context = chromium.new_context()
    page = context.new_page()
    said: list[str] = []
    page.on("console", lambda message: said.append(message.text))
    page.add_init_script(LISTEN)
    page.goto(site.address)
    page.wait_for_selector("#page *")
    page.evaluate(INLINE)
    page.wait_for_timeout(200)
    assert page.evaluate("window.broken") is None
    assert page.evaluate("violations") == ["inline", "inline"]
    assert any("Content Security" in text for text in said)
    context.close()
