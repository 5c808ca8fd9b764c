"""The page around a board: hints, links, several games, other layouts, a table that stays still."""

from __future__ import annotations

from typing import Any

import pytest

from tests.web.conftest import PHONE, WIDE, Site
from tests.web.looking import DEVICES
from tests.web.playing import MINE, asked, hide_hints, play_now, play_on
from tests.web.test_page import api, open_table, ready

pytestmark = [pytest.mark.browser, pytest.mark.timeout(300), pytest.mark.xdist_group("browser")]

BOTS = [{"kind": "me"}, *({"kind": "bot", "bot": "random"} for _ in range(3))]
TABLET = {"width": 1024, "height": 768}


def begun(page: Any, site: Site, **more: Any) -> str:
    """A table with three bots that has begun, and this person at it."""
    table = open_table(page, BOTS, **more)
    api(page, "POST", f"/tables/{table}/start", {})
    page.goto(f"{site.address}/table/{table}")
    page.locator(".ask").wait_for()
    return table


# --- hints ----------------------------------------------------------------------------------------

HIDDEN = """() => {
  const hint = document.querySelector(".hint").getBoundingClientRect();
  return [...document.querySelectorAll("[data-lit]")].map((each) => each.getBoundingClientRect())
    .filter((box) => Math.min(box.right, hint.right) - Math.max(box.left, hint.left) > 1
      && Math.min(box.bottom, hint.bottom) - Math.max(box.top, hint.top) > 1).length; }"""


@pytest.mark.parametrize("screen", [WIDE, PHONE])
def test_a_first_game_is_guided(person: Any, screen: dict[str, int]) -> None:
    """The goal, the screen, then the question, one at a time and never over what can be pressed."""
    page = person("en-GB", screen)
    play_now(page)
    said = []
    while page.locator(".hint").count() and len(said) < 9:
        said.append(page.locator(".hint p").inner_text())
        assert page.evaluate(HIDDEN) == 0
        page.locator(".hint .btn:not(.quiet)").click()
        page.wait_for_timeout(50)
    assert said[0].startswith("Build a hand of five dice.")
    assert any("glows gold" in each for each in said)
    assert any(each.startswith("What you keep") for each in said)
    assert len(said) == len(set(said)) == 4
    page.reload()
    page.locator(MINE).wait_for()
    assert page.locator(".hint").count() == 0


def test_hints_end_for_good(person: Any) -> None:
    """Whoever wants none is shown none, today and tomorrow, until he switches them on again."""
    page = person()
    play_now(page)
    page.locator(".hint .quiet").first.click()
    page.locator(".hint").wait_for(state="detached")
    page.reload()
    page.locator(MINE).wait_for()
    assert page.locator(".hint").count() == 0
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("checkbox", name="Hints for the first game").check()
    page.keyboard.press("Escape")
    page.locator(".hint").get_by_text("Build a hand of five dice.").wait_for()


# --- the way in for others ------------------------------------------------------------------------


@pytest.mark.parametrize("address", ["http://192.168.1.7:8111", ""])
def test_the_link_is_one_that_others_can_open(site: Site, person: Any, address: str) -> None:
    """On the serving machine the link and its code show the network's address, if there is one."""
    page = person()
    ready(page)
    page.route("**/api/v1/here", lambda route: route.fulfill(json={"address": address}))
    table = open_table(page, [{"kind": "me"}, {"kind": "open"}])
    page.goto(f"{site.address}/table/{table}")
    link = page.locator(".invite input")
    link.wait_for()
    if address:
        page.locator(".invite .qr").wait_for()
        assert link.input_value() == f"{address}/table/{table}"
        assert "--lan" not in page.locator(".invite").inner_text()
    else:
        page.locator(".invite").get_by_text("--lan").wait_for()
        assert link.input_value() == f"{site.address}/table/{table}"
        assert page.locator(".invite .qr").count() == 0


# --- several games --------------------------------------------------------------------------------


def with_another_game(page: Any) -> None:
    """The server seems to offer one game more, which says the same as Dice Town."""

    def games(route: Any) -> None:
        answer = route.fetch()
        known = answer.json()
        first = next(game for game in known if game["key"] == "dice_town")
        route.fulfill(response=answer, json=[*known, {**first, "key": "other_town"}])

    def words(route: Any) -> None:
        url = route.request.url.replace("other_town", "dice_town")
        answer = route.fetch(url=url)
        text = answer.text().replace("dice_town = Dice Town", "dice_town = Other Town")
        route.fulfill(response=answer, body=text)

    page.route("**/api/v1/games", games)
    page.route("**/text/*/other_town.ftl", words)
    page.reload()


def test_play_now_offers_every_game_and_remembers_the_last(site: Site, person: Any) -> None:
    """Whoever has played none chooses; then one press is enough."""
    page = person()
    ready(page)
    with_another_game(page)
    page.locator(".games .game").nth(1).wait_for()
    page.locator(".hero .btn.go").click()
    titles = page.locator(".choice b").all_inner_texts()
    assert "Dice Town" in titles
    assert titles[-1] == "Other Town"
    page.locator(".choice[data-game=dice_town]").click()
    page.locator(MINE).wait_for()
    page.goto(site.address)
    again = page.locator(".hero .btn.go")
    again.get_by_text("Dice Town").wait_for()
    again.click()
    page.locator(MINE).wait_for()


# --- boards of other kinds ------------------------------------------------------------------------

BOARD = """
import { html } from "htm/preact";
export const layout = "LAYOUT";
export const picks = ["roll"];
export const Board = () => html`<svg viewBox="0 0 80 60" width="100%" height="100%"><rect width="80"
  height="60" /></svg>`;
export const Seat = ({ view, seat }) => html`<p>${view.players[seat].cash}</p>`;
export const Own = ({ view, lit }) => html`<p>${view.rolled.map((face, index) => html`<b
  key=${index} ...${lit(`roll-${face}`, index, "die")}>${face}</b>`)}</p>`;
"""
BOXES = """() => Object.fromEntries(["bar", "ask", "board", "rivals", "own"].map((name) => {
  const box = document.querySelector(`.table .${name}`).getBoundingClientRect();
  return [name, [box.left, box.top, box.right, box.bottom].map(Math.round)]; }))"""


@pytest.mark.parametrize("screen", [WIDE, TABLET, PHONE])
@pytest.mark.parametrize("layout", ["map", "trail"])
def test_boards_of_other_kinds_have_their_place(
    site: Site, person: Any, layout: str, screen: dict[str, int]
) -> None:
    """Bar, seats, board and own things lie side by side, within the screen's width."""
    page = person(screen=screen)
    ready(page)
    module, javascript = BOARD.replace("LAYOUT", layout), "text/javascript"
    page.route(
        "**/board/board.js", lambda route: route.fulfill(body=module, content_type=javascript)
    )
    page.route("**/board/board.css", lambda route: route.fulfill(body="", content_type="text/css"))
    begun(page, site)
    hide_hints(page)
    boxes = page.evaluate(BOXES)
    for name, (left, top, right, bottom) in boxes.items():
        assert right - left > 100, name
        assert bottom - top > 10, name
        assert left >= 0, name
        assert right <= screen["width"], name
    apart = ["board", "rivals", "own", *(["ask"] if screen is WIDE else [])]
    for one in apart:
        for other in apart:
            assert one == other or not overlap(boxes[one], boxes[other]), (one, other)
    wide_enough = 0.5 if screen is WIDE or layout == "map" else 0.9
    assert boxes["board"][2] - boxes["board"][0] > wide_enough * screen["width"]


def overlap(one: list[int], other: list[int]) -> bool:
    """Whether two boxes lie over each other."""
    across = min(one[2], other[2]) - max(one[0], other[0])
    down = min(one[3], other[3]) - max(one[1], other[1])
    return across > 1 and down > 1


# --- at the table ---------------------------------------------------------------------------------


def test_the_street_stays_where_it_is(site: Site, person: Any) -> None:
    """While places are resolved the board neither grows nor moves."""
    page = person()
    ready(page)
    begun(page, site)
    hide_hints(page)
    seen = set()

    def a_round_is_over() -> bool:
        box = page.locator(".street-strip").bounding_box()
        seen.add((round(box["y"]), round(box["height"])))
        return bool(page.locator(".where b").inner_text().startswith("Round 2"))

    play_on([page], a_round_is_over)
    assert len(seen) == 1


def test_the_bar_tells_what_happens(site: Site, person: Any) -> None:
    """Where nobody is asked, and while others choose, the bar tells the news of the game."""
    page = person()
    ready(page)
    begun(page, site)
    hide_hints(page)
    page.evaluate(
        """() => { window.told = new Set(); new MutationObserver(() => {
        const bar = document.querySelector(".ask.wait:not(:has(.i use[href='#lock']))");
        if (bar) window.told.add(bar.querySelector("div").innerText);
        }).observe(document.body, { subtree: true, childList: true, characterData: true }); }"""
    )
    play_on([page], lambda: page.locator(".where b").inner_text().startswith("Round 2"))
    told = page.evaluate("[...window.told]")
    assert any("comes first at" in each for each in told)
    assert any("is choosing" in each or "are choosing" in each for each in told)


def test_a_standing_order_is_remembered(site: Site, person: Any) -> None:
    """Settings show whether reactions go by, also when they are opened again."""
    page = person()
    ready(page)
    begun(page, site)
    hide_hints(page)
    name = "Let reactions go by"
    page.get_by_role("button", name="Settings").click()
    order = page.get_by_role("checkbox", name=name)
    assert not order.is_checked()
    order.check()
    page.keyboard.press("Escape")
    page.wait_for_timeout(300)
    page.reload()
    page.locator(".ask").wait_for()
    page.get_by_role("button", name="Settings").click()
    page.locator(".dialog").wait_for()
    assert page.get_by_role("checkbox", name=name).is_checked()


def test_targets_are_called_what_is_written_on_them(site: Site, person: Any) -> None:
    """The spoken name of a thing that can be pressed begins with what one sees on it."""
    page = person()
    ready(page)
    begun(page, site, options={"extension": True})
    hide_hints(page)
    named = "[data-lit=can][aria-label]"
    play_on([page], lambda: asked(page) and page.locator(named).count() > 0)
    for target in page.locator(named).all():
        label = target.get_attribute("aria-label")
        first = target.locator("h3, .what, b").first.inner_text()
        assert first in label


TORN = """() => {
  const said = [...document.querySelectorAll(".log .said")].find((each) => each.children[4]);
  const tops = () => [...said.children].map((die) => Math.round(die.getBoundingClientRect().top));
  return [150, 170, 190, 210, 230].filter((width) => {
    said.closest("li").style.width = `${width}px`;
    return new Set(tops()).size > 1; }); }"""


def test_dice_lie_on_one_line_in_the_log(site: Site, person: Any) -> None:
    """Five dice that somebody rolled are not torn apart, however narrow the column."""
    page = person("fr-FR")
    ready(page)
    begun(page, site)
    page.locator(".log .said").first.wait_for()
    assert page.evaluate(TORN) == []


@pytest.mark.parametrize("lang", ["en-GB", "fr-FR"])
def test_games_offer_their_buttons_side_by_side(person: Any, lang: str) -> None:
    """On a phone, whatever is told above them."""
    page = person(lang, PHONE)
    page.locator(".game .make").first.wait_for()
    feet = [make.bounding_box()["y"] for make in page.locator(".game .make").all()]
    assert all(abs(left - right) < 2 for left, right in zip(feet[::2], feet[1::2], strict=True))


def test_the_rules_have_chapters(site: Site, person: Any) -> None:
    """Picking a chapter goes there."""
    page = person()
    page.goto(f"{site.address}/rules/dice_town")
    chapters = page.get_by_role("combobox", name="Go to a chapter")
    chapters.wait_for()
    names = chapters.locator("option").all_inner_texts()
    assert len(names) > 5
    chapters.select_option(index=5)
    heading = page.locator(".rules h3", has_text=names[5])
    page.wait_for_timeout(200)
    assert 0 <= heading.bounding_box()["y"] < 300


# --- lists ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("screen", [WIDE, DEVICES["phone"]])
def test_each_of_my_tables_is_told_from_the_others(
    site: Site, person: Any, screen: dict[str, int]
) -> None:
    """Below its name stand the game, with whom one plays it, and since when."""
    page = person("fr-FR", screen)
    ready(page)
    one = api(page, "POST", "/quick", {"game": "carson_city"})
    old = one | {"id": "made-up", "started": one["started"] - 40 * 86_400}
    page.route("**/api/v1/tables?scope=mine", lambda route: route.fulfill(json=[one, old]))
    page.goto(site.address)
    rows = page.locator(".list.my .rowt p")
    rows.nth(1).wait_for()
    said = [text.replace("\u00a0", " ") for text in rows.all_inner_texts()]
    first, second = (seat["name"] for seat in one["seats"] if not seat["mine"])
    assert all(text.startswith(f"Carson City · avec {first} et {second} · ") for text in said), said
    assert len(set(said)) == 2, said
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize("screen", [WIDE, PHONE])
def test_older_games_come_when_they_are_asked_for(
    site: Site, person: Any, screen: dict[str, int]
) -> None:
    """Whoever has finished many games reaches the first of them; two presses count as one."""
    page = person("fr-FR", screen)
    ready(page)
    one = api(page, "GET", f"/tables/{open_table(page, BOTS)}") | {"status": "over"}
    games = [one | {"id": f"made-up-{n}", "created": float(n)} for n in range(120, 0, -1)]

    def answer(route: Any) -> None:
        asked_for = dict(part.split("=") for part in route.request.url.partition("?")[2].split("&"))
        before = float(asked_for.get("before", "inf"))
        found = [game for game in games if game["created"] < before]
        route.fulfill(json=found[: int(asked_for["most"])])

    page.route("**/api/v1/tables?scope=finished*", answer)
    page.goto(f"{site.address}/finished")
    older = page.get_by_role("button", name="Parties plus anciennes")
    for shown in (50, 100):
        older.wait_for()
        assert page.locator(".rowt").count() == shown
        older.evaluate("(button) => { button.click(); button.click(); }")
        page.locator(".rowt").nth(shown).wait_for()
    assert page.locator(".rowt").count() == len(games)
    assert older.count() == 0
