"""Asking a strong bot what it would answer, and calling bots to a table by their level."""

from __future__ import annotations

import re
from typing import Any

import pytest

from tests.web.conftest import PHONE, WIDE
from tests.web.playing import MINE, answer, hide_hints, play_now

pytestmark = [pytest.mark.browser, pytest.mark.timeout(300), pytest.mark.xdist_group("browser")]

SAID = {
    "en-GB": r"The bot likes “.+(better than .+% of its tries|% of its tries.+about as good)",
    "fr-FR": r"Le robot préfère «.+(de mieux que .+% de ses essais|% de ses essais.+autant)",
}


@pytest.mark.parametrize(("lang", "screen"), [("en-GB", WIDE), ("fr-FR", PHONE)])
def test_a_hint_comes_by_keyboard_and_goes_with_its_question(
    person: Any, lang: str, screen: dict[str, int]
) -> None:
    """It stands under the question, and the next question has none."""
    page = person(lang, screen)
    play_now(page)
    hide_hints(page)
    button = page.locator(f"{MINE} .counselor")
    button.focus()
    page.keyboard.press("Enter")
    said = page.locator(f"{MINE} .counsel")
    said.filter(has_text=re.compile(SAID[lang])).wait_for()
    assert button.evaluate("each => each === document.activeElement")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert answer(page)
    said.wait_for(state="detached")


def test_bots_are_called_by_their_level(person: Any) -> None:
    """With how long each may think; a sentence says how it plays."""
    page = person("en-GB")
    page.locator(".hero .btn:not(.go)").first.click()
    kinds = page.locator(".create .seatrow select").last
    offered = kinds.locator("option").all_inner_texts()
    assert offered[1:5] == [
        "Novice · at once",
        "Steady · at once",
        "Sharp · 1 s",
        "Master · 3 s",
    ]
    assert kinds.locator("option:checked").inner_text() == offered[2]
    kinds.select_option(label=offered[4])
    page.get_by_text(
        "Plays ahead like Sharp, and looks longer. Thinks for 3 seconds at most."
    ).wait_for()
