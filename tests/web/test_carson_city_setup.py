"""Setting up Carson City on the page: sets, cards picked by hand, a river drawn, the variants."""

from __future__ import annotations

from typing import Any

import pytest

from farwest.games.carson_city import GAME, box
from farwest.games.carson_city.options import CARDS
from farwest.kernel.options import OneOf, YesNo
from tests.web.conftest import PHONE, WIDE
from tests.web.test_page import api, ready

pytestmark = [pytest.mark.browser, pytest.mark.timeout(300), pytest.mark.xdist_group("browser")]

MAKE = ".create > .sheet > footer .btn.go"


def dialog_of(page: Any, create: str = "Create a table") -> Any:
    """The dialog that sets up a table, with Carson City chosen."""
    ready(page)
    page.get_by_role("button", name=create).first.click()
    found = page.locator("dialog.create")
    found.get_by_role("radio", name="Carson City").check(force=True)
    found.locator(".ofset li").first.wait_for()
    return found


def made(page: Any) -> dict[str, Any]:
    """Create the table; the options it has."""
    page.locator(MAKE).click()
    page.wait_for_url("**/table/*")
    page.locator(".waiting").wait_for()
    found: dict[str, Any] = api(page, "GET", "/tables?scope=mine")[0]["options"]
    return found


@pytest.mark.parametrize("lang", ["en-GB", "fr-FR"])
def test_everything_is_explained_and_the_first_game_is_usual(person: Any, lang: str) -> None:
    """Every value and variant with a sentence; sets and variants say how hard and how long."""
    page = person(lang)
    dialog = dialog_of(page, "Create a table" if lang == "en-GB" else "Créer une table")
    lists = [option for option in GAME.options if isinstance(option, OneOf)]
    switches = [option for option in GAME.options if isinstance(option, YesNo)]
    shown = dialog.locator(".options > .opt, .listed .opt")
    assert shown.count() == sum(len(option.values) for option in lists) + len(switches)
    assert all(text.strip() for text in shown.locator("small").all_inner_texts())
    assert shown.locator("small").count() == shown.count()
    marked = dialog.locator(".options > .opt:not(.off) .tag")
    assert marked.count() == 6
    assert dialog.locator(".listed .opt .tag").count() == len(box.SETS) + 3
    assert dialog.locator(".ofset li").count() == CARDS
    usual = made(page)
    assert [usual["buildings"], usual["personalities"]] == ["first_game", "first_game"]
    assert not any(usual[option.key] for option in switches)
    assert page.locator(".roomhead .tag").count() == 0


@pytest.mark.parametrize("screen", [WIDE, PHONE])
def test_cards_are_picked_by_hand(person: Any, screen: dict[str, int]) -> None:
    """Seven cards, one side each, eight with the Street Boy; what is missing is said."""
    page = person("en-GB", screen)
    dialog = dialog_of(page)
    dialog.locator(".listed").nth(1).get_by_role("radio", name="your choice").check()
    assert page.locator(MAKE).is_disabled()
    assert "7 more cards" in dialog.locator("> .sheet > footer").inner_text()
    dialog.get_by_role("button", name="Choose Cards").click()
    picker = page.locator("dialog.picker")
    said = picker.locator("[role=status]")
    cards = picker.locator(".decked")
    assert cards.count() == len(box.PERSONALITIES)
    for number in (1, 2, 3, 14, 16):
        cards.nth(number).locator("button").last.click()
    assert said.inner_text().startswith("5 of 7")
    cards.nth(1).locator("button").first.click()
    assert said.inner_text().startswith("5 of 7"), "the other side takes the place of the first"
    cards.nth(0).locator("button").first.click()
    assert said.inner_text().startswith("6 of 8")
    cards.nth(0).locator("button").first.click()
    assert cards.nth(15).locator("button").first.is_disabled(), "he needs horses"
    for number in (4, 5, 6):
        cards.nth(number).locator("button").first.click()
    assert "too many" in said.inner_text()
    cards.nth(6).locator("button[aria-pressed=true]").focus()
    page.keyboard.press("Space")
    assert said.inner_text() == "7 of 7 · All cards are picked."
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.keyboard.press("Escape")
    picker.wait_for(state="detached")
    sets = dialog.locator(".listed").nth(1).get_by_role("radio")
    sets.first.check()
    dialog.locator(".picked-so-far").wait_for(state="detached")
    dialog.locator(".listed").nth(1).get_by_role("radio", name="your choice").check()
    assert "7 of 7" in dialog.locator(".picked-so-far").inner_text(), "they are not forgotten"
    assert made(page)["cards"] == ["1Y", "2R", "3R", "4Y", "5Y", "14YR", "16R"]
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize("screen", [WIDE, PHONE])
def test_a_river_is_drawn_parcel_by_parcel(person: Any, screen: dict[str, int]) -> None:
    """The printed river is there; another is drawn by mouse or keyboard, from border to border."""
    page = person("en-GB", screen)
    dialog = dialog_of(page)
    dialog.get_by_role("checkbox", name="The Carson River").check()
    dialog.get_by_role("button", name="Choose Course").click()
    picker = page.locator("dialog.picker")
    said = picker.locator("[role=status]")
    parcels = picker.locator(".riverplan button")
    assert said.inner_text() == "The printed river"
    assert picker.locator(".wet").count() == len(box.RIVER_PRINTED)
    parcels.nth(9).click(force=True)
    assert said.inner_text() == "The printed river", "a river begins on the border"
    parcels.nth(1).click()
    for key in ("ArrowDown", "Enter", "ArrowDown", "Enter", "ArrowLeft"):
        page.keyboard.press(key)
    assert "beside C2" in said.inner_text()
    parcels.nth(20).click(force=True)
    assert picker.locator(".wet").count() == 3, "it goes on beside its last parcel only"
    page.keyboard.press("Escape")
    assert page.locator(MAKE).is_disabled()
    dialog.get_by_role("button", name="Choose Course").click()
    parcels.nth(16).click()
    assert "from A2 to C1" in said.inner_text()
    picker.locator("footer button").click()
    named = next(option for option in GAME.options if option.key == "river_course").choices()
    assert made(page)["river_course"] == [named[parcel] for parcel in (1, 9, 17, 16)]
