"""Asking a strong bot what it would answer, and calling bots to a table by their level."""

from __future__ import annotations

import re
from typing import Any

import pytest

from tests.web.conftest import PHONE, WIDE, Site
from tests.web.looking import until
from tests.web.places import GAMES, GO, Moment, Tour
from tests.web.playing import MINE, answer, hide_hints, play_now
from tests.web.test_page import api

pytestmark = [pytest.mark.browser, pytest.mark.timeout(300), pytest.mark.xdist_group("browser")]

OFFERS = """async ([table, seat]) => {
  const state = await (await fetch(`/api/v1/tables/${table}/view?seat=${seat}`)).json();
  const offers = state.question.offers;
  return [...offers].sort((a, b) => JSON.stringify(a.label).length - JSON.stringify(b.label).length)
    .map((offer) => offer.action); }"""
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


def test_a_first_game_hint_steps_aside_when_the_bar_has_more_to_say(person: Any) -> None:
    """What the bot likes makes the bar taller; the hint that points at it does not cover it."""
    page = person("fr-FR", WIDE)
    play_now(page)
    page.locator(".hint button").last.click()
    page.locator(".hint", has_text="Voici ce qu’on vous demande").wait_for()
    page.locator(f"{MINE} .counselor").click()
    page.locator(f"{MINE} .counsel", has_text="préfère").wait_for()
    until(
        page,
        """() => { const box = (name) => document.querySelector(name).getBoundingClientRect();
        return box(".hint").bottom <= box(".ask").top; }""",
    )


@pytest.mark.parametrize("screen", [WIDE, PHONE], ids=["wide", "phone"])
@pytest.mark.parametrize("game", GAMES)
def test_the_first_hint_hides_no_question(person: Any, game: str, screen: dict[str, int]) -> None:
    """What a game is about stands amid the table, below the bar and off the question."""
    page = person("fr-FR", screen)
    api(page, "POST", "/me/guest", {})
    table = api(page, "POST", "/quick", {"game": game})["id"]
    page.evaluate(GO, f"/table/{table}")
    page.locator(".hint", has=page.get_by_role("button", name="En bref")).wait_for()
    until(
        page,
        """() => { const box = (name) => document.querySelector(name).getBoundingClientRect();
        const [hint, ask, bar] = [box(".hint"), box(".ask"), box(".bar")];
        return hint.top >= bar.bottom && (hint.bottom <= ask.top || hint.top >= ask.bottom); }""",
    )


@pytest.mark.parametrize(("lang", "screen"), [("en-GB", WIDE), ("fr-FR", PHONE)])
def test_the_first_hint_leads_to_the_game_in_brief(
    person: Any, lang: str, screen: dict[str, int]
) -> None:
    """The rules open beside the table, at their beginning."""
    page = person(lang, screen)
    play_now(page)
    name = {"en-GB": "In brief", "fr-FR": "En bref"}[lang]
    goal = page.locator(".hint p").inner_text()
    page.locator(".hint").get_by_role("button", name=name).click()
    page.locator(".rules").get_by_role("heading", name=name).wait_for()
    assert page.locator(".hint", has_text=goal).count() == 0
    assert page.locator(".hint").is_visible() == (screen is WIDE)  # nothing over the rules
    assert page.evaluate("document.querySelector('.rules .scroll').scrollTop") == 0


def test_the_lobby_leads_to_each_game_in_brief(person: Any, site: Site) -> None:
    """A sign beside the title of the game."""
    page = person("en-GB", PHONE)
    page.goto(site.address)
    page.get_by_role("link", name="The game in brief · Deadwood").click()
    page.get_by_text("Most money at the end, after the fines.").wait_for()


INSIDE = """() => {
  const box = (name) => document.querySelector(name).getBoundingClientRect();
  const [bar, asked] = [box(".ask"), box(".asked")];
  return asked.top >= bar.top && asked.bottom <= Math.min(bar.bottom, innerHeight); }"""


def test_a_hint_fits_into_the_bar(person: Any, site: Site) -> None:
    """In Deadwood, where the bar has no room to grow, also while the answer is put together."""
    page = person("fr-FR", WIDE)
    tour = Tour(page, site, "")
    tour.arrive()
    tour.sit(Moment("deadwood", "01", 209, 2))
    ranks = page.evaluate(OFFERS, [page.url.split("/")[-1], 2])
    hint = {"id": "hint_close", "action": ranks[-1], "other": ranks[-2], "share": 46, "points": 1}
    page.route("**/hint", lambda route: route.fulfill(json={"hint": hint}))
    page.locator(f"{MINE} .counselor").click()
    page.locator(f"{MINE} .counsel", has_text="vaut à peu près autant").wait_for()
    assert page.evaluate(INSIDE)
    page.locator("[data-target^=plot].can").first.click()
    page.locator(f"{MINE} .ahead").wait_for()
    assert page.evaluate(INSIDE)


WHY = {
    "en-GB": "better than “{}”, mostly through a smaller fine (95% of its tries).",
    "fr-FR": "surtout grâce à une amende moins lourde (95",
}


@pytest.mark.parametrize("screen", [WIDE, PHONE], ids=["wide", "phone"])
@pytest.mark.parametrize("lang", ["en-GB", "fr-FR"])
def test_a_hint_says_through_what_an_answer_is_better(
    person: Any, site: Site, lang: str, screen: dict[str, int]
) -> None:
    """In the words of the game; the longest answers with it fit into the bar of Deadwood."""
    page = person(lang, screen)
    tour = Tour(page, site, "")
    tour.arrive()
    tour.sit(Moment("deadwood", "01", 209, 2))
    hide_hints(page)
    ranks = page.evaluate(OFFERS, [page.url.split("/")[-1], 2])
    hint = {
        "id": "hint_because", "action": ranks[-1], "other": ranks[-2], "share": 95, "points": 2.4,
        "why": {"id": "better_fine", "args": {}},
    }  # fmt: skip
    page.route("**/hint", lambda route: route.fulfill(json={"hint": hint}))
    page.locator(f"{MINE} .counselor").click()
    said = page.locator(f"{MINE} .counsel")
    said.filter(has_text=re.compile(re.escape(WHY[lang]).replace(r"\{\}", ".+"))).wait_for()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    if screen is WIDE:
        assert page.evaluate(INSIDE)


def test_an_answer_says_first_whether_it_is_final(person: Any, site: Site) -> None:
    """What it means follows; where the question has said it already, that stays."""
    page = person("en-GB", WIDE)
    tour = Tour(page, site, "")
    tour.arrive()
    tour.sit(Moment("deadwood", "00", 3, 0))
    asked = page.locator(f"{MINE} .help").inner_text()
    page.get_by_role("button", name="Annex", exact=True).hover()
    assert page.locator(f"{MINE} .help").inner_text() == asked
    page.get_by_role("button", name="Do not annex").hover()
    told = page.locator(f"{MINE} .detail")
    told.wait_for()
    assert told.inner_text().startswith("Do not annex")
    final = told.locator("b + .final")
    assert final.count() == 1
    assert final.evaluate("each => getComputedStyle(each).display") == "inline"


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
