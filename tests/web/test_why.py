"""Pressing what is no answer: the table says why not, and where the rules say so."""

from __future__ import annotations

from typing import Any

import pytest

from tests.web.conftest import PHONE, WIDE, Site
from tests.web.playing import MINE, hide_hints, play_now
from tests.web.test_page import open_table, ready

pytestmark = [pytest.mark.browser, pytest.mark.timeout(300), pytest.mark.xdist_group("browser")]


def press(page: Any, target: str) -> Any:
    """Press something on the board that is no answer; what is said about it."""
    thing = page.locator(f"[data-target={target}]:not([data-lit])").first
    thing.click(position={"x": 4, "y": 4})
    return page.locator(".tip .why")


@pytest.mark.parametrize("screen", [WIDE, PHONE])
def test_a_press_that_does_nothing_says_why(person: Any, screen: dict[str, int]) -> None:
    """The reason of the game, with its clause; the clause opens the rules where it stands."""
    page = person("en-GB", screen)
    play_now(page)
    hide_hints(page)
    said = press(page, "place-0")
    said.get_by_text("The places are resolved once all dice are set.").wait_for()
    assert page.locator(MINE).count() == 1
    said.locator(".rule").click()
    assert said.count() == 0
    shown = page.locator(".rules .here")
    shown.wait_for()
    assert "DT-022" in shown.inner_text()


def test_the_reason_comes_by_keyboard_too(person: Any) -> None:
    """A focused thing that is no answer explains itself on Enter, and Escape ends it."""
    page = person("fr-FR")
    play_now(page)
    hide_hints(page)
    page.locator("[data-target=place-2]").evaluate("each => each.setAttribute('tabindex', '0')")
    page.locator("[data-target=place-2]").focus()
    page.keyboard.press("Enter")
    said = page.locator(".tip .why")
    said.get_by_text("On passe aux lieux quand tous les dés sont posés.").wait_for()
    page.keyboard.press("Escape")
    said.wait_for(state="detached")


def test_each_of_several_at_one_screen_is_told_his_own(site: Site, person: Any) -> None:
    """Pass and play: the reason is that of the seat whose turn it is at the screen."""
    page = person()
    ready(page)
    table = open_table(page, [{"kind": "me"}, {"kind": "here", "name": "Zoé"}])
    page.goto(f"{site.address}/table/{table}")
    page.locator(".waiting .btn.go:not(:disabled)").click()
    asked = []
    page.on("request", lambda each: asked.append(each.url) if "/why?" in each.url else None)
    for seat in (0, 1):
        page.locator(".veil .btn.go").click()
        page.locator(MINE).wait_for()
        hide_hints(page)
        press(page, "doc").get_by_text("The Doc comes after Town Hall").wait_for()
        assert f"why?seat={seat}&target=doc" in asked[-1]
        page.keyboard.press("Escape")
        page.locator("[data-target^=roll-].can").first.click()
        page.locator(f"{MINE} .btn.go").click()


def test_without_the_game_s_reason_the_question_is_named(person: Any) -> None:
    """Where the server does not answer, the general sentence stays."""
    page = person()
    play_now(page)
    hide_hints(page)
    page.route("**/why?*", lambda route: route.abort())
    said = press(page, "place-1")
    said.get_by_text("Not now. The question is: Which dice do you keep?").wait_for()
    assert said.locator(".rule").count() == 0
