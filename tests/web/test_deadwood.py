"""Deadwood in a real browser: a whole game, a duel, a building the railroad tears down."""

from __future__ import annotations

import json
import random
import re
import urllib.request
from collections.abc import Callable
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import expect

from farwest import __version__
from farwest.games import find
from farwest.games.deadwood import box
from farwest.games.deadwood.state import RAIL
from farwest.kernel.match import Match, replay
from farwest.kernel.record import Record
from tests.web.conftest import PHONE, Site
from tests.web.playing import MINE, hide_hints, opened, over, see_scores, sources_told
from tests.web.test_page import api, open_table, ready, sit_and_start

pytestmark = [pytest.mark.browser, pytest.mark.timeout(300), pytest.mark.xdist_group("browser")]

HALL = box.TOWN_HALL_PLOT
PRIZE = box.PLOTS.index("C3")  # both ways of the line from the middle of row D lead past it
MIDDLE = [box.PLOTS.index(name) for name in ("F1", "E2", "D2")]
SEATS = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}]


class Spoilt(Exception):
    """The bot was in the way: what was to be shown cannot happen at this table any more."""


class Evening:
    """Two people at a table, each with a page; seat 0 is the host, seat 1 the guest."""

    def __init__(self, table: str, pages: list[Any]) -> None:
        self.table = table
        self.pages = pages

    def look(self, seat: int) -> Any:
        """What a person sees."""
        return api(self.pages[seat], "GET", f"/tables/{self.table}/view?seat={seat}")

    def asked(self) -> tuple[int, Any]:
        """Who of the two is asked next, and what he sees; nobody (-1) when the game is over."""
        for _ in range(600):
            for seat in (0, 1):
                state = self.look(seat)
                if state["question"] or state["view"]["over"]:
                    return (-1 if state["view"]["over"] else seat), state
            self.pages[0].wait_for_timeout(20)
        raise AssertionError("nobody is asked anything")

    def answer(self, seat: int, state: Any, offer: Any) -> None:
        """Answer without the page."""
        body = {"seat": seat, "ask": state["ask"], "action": offer["action"]}
        api(self.pages[seat], "POST", f"/tables/{self.table}/answer", body)

    def heard(self, seat: int, ask: int) -> None:
        """Wait until the table has heard the answer that a person gave in the page."""
        view = f"/tables/{self.table}/view?seat={seat}"
        for _ in range(200):
            if api(self.pages[seat], "GET", view)["ask"] > ask:
                return
            self.pages[seat].wait_for_timeout(50)
        raise AssertionError("the answer was not heard")

    def steer(self, until: Callable[[int, Any], bool], hurry: bool = True) -> tuple[int, Any]:
        """Both answer by `choose` until something is so, or the game is over."""
        while True:
            seat, state = self.asked()
            if seat < 0 or until(seat, state):
                return seat, state
            self.answer(seat, state, choose(seat, state, hurry))


def value(offer: Any, name: str) -> Any:
    """An argument of an answer's label."""
    return offer["label"]["args"].get(name, [None, None])[1]


def of(offers: list[Any], verb: str) -> list[Any]:
    """The answers with this verb."""
    return [offer for offer in offers if offer["label"]["id"] == f"do_{verb}"]


def choose(seat: int, state: Any, hurry: bool) -> Any:
    """The host builds the line through the middle, the guest sits on C3; no more than that."""
    offers, view = state["question"]["offers"], state["view"]
    prompt = state["question"]["prompt"]["id"].removeprefix("prompt_")
    if prompt == "turn":
        return turn(seat, offers, view, hurry)
    if prompt == "annex":
        line = hurry and seat == 0 and state["question"]["prompt"]["args"]["plot"][1] == HALL
        return of(offers, "annex" if line else "stay")[0]
    if prompt == "rail_to":
        return next((each for each in offers if value(each, "plot") in MIDDLE), offers[0])
    if prompt == "flee":
        return (of(offers, "flee") or offers)[0]
    if prompt == "plot":
        return min(offers, key=lambda each: int(value(each, "plot")))
    return offers[0]


def turn(seat: int, offers: list[Any], view: Any, hurry: bool) -> Any:
    """Go where this person's place is, or come back from it; else do something quiet."""
    goal = HALL if seat == 0 else PRIZE
    free = [each for each in of(offers, "go") if view["clans"][value(each, "plot")] < 0]
    there = [each for each in free if value(each, "plot") == goal]
    home = [each for each in of(offers, "back") if hurry or value(each, "plot") != goal]
    back = of(offers, "back_mine") + [
        each for each in home if seat == 0 or value(each, "plot") != goal
    ]
    church = [each for each in free if value(each, "plot") == box.CHURCH_PLOT]
    wanted = there if hurry or seat == 1 else []
    return (wanted or back or church or free or offers)[0]


@pytest.mark.long
def test_two_people_and_a_bot_play_a_whole_game(site: Site, person: Any) -> None:
    """A duel, the end of an occupied building, the scores: wide, and on a phone in French."""
    host, guest = person("en-GB"), person("fr-FR", PHONE)
    ready(host)
    ready(guest)
    for _ in range(5):
        table = open_table(host, SEATS, game="deadwood")
        sit_and_start(site, host, guest, table)
        evening = Evening(table, [host, guest])
        try:
            fight(evening)
            tear_down(evening)
        except Spoilt:
            continue
        break
    else:
        raise AssertionError("the bot was in the way five times")
    evening.steer(lambda *_: False)
    for page in (host, guest):
        page.locator(".ask.over").wait_for()
        see_scores(page)
        page.keyboard.press("Escape")
        assert over(page)
        page.locator(".ask.over button").first.click()
        assert page.locator(".ending .scores tfoot td").count() == len(SEATS)
        assert page.locator(".ending .scores tbody tr").count() == len(sources_told(page, table))
    width = guest.evaluate("[document.documentElement.scrollWidth, innerWidth]")
    assert width[0] <= width[1]
    with urllib.request.urlopen(f"{site.address}/api/v1/tables/{table}/record") as answer_:
        record = Record.from_json(answer_.read().decode())
    assert replay(find("deadwood"), record).state.over


def fight(evening: Evening) -> None:
    """The guest sits on C3; the host attacks him there: the building first, then the cowboy."""
    host, guest = evening.pages

    def ready_to_fight(seat: int, state: Any) -> bool:
        view = state["view"]
        ready_ = view["clans"][PRIZE] == 1 and PRIZE in view["entries"]
        return seat == 0 and ready_ and bool(of(state["question"]["offers"], "go"))

    seat, state = evening.steer(ready_to_fight, hurry=False)
    if seat < 0:
        raise Spoilt
    hide_hints(host)
    host.locator(f".plot[data-target=plot-{PRIZE}].can").click()
    assert host.locator(".ask .btn.go").is_disabled()
    assert "Duel with" in host.locator(".ask .ahead").inner_text()
    host.locator(".ranchcard.can").last.click()
    assert host.locator(".ask .odds span").count() == 3
    host.locator(f"{MINE} .btn.go").click()
    evening.heard(0, state["ask"])
    said = ["", ""]
    for _ in range(4):
        seat, state = evening.asked()
        if seat < 0 or not state["view"]["fight"]:
            break
        page = evening.pages[seat]
        hide_hints(page)
        title = page.locator(f"{MINE} h2")
        expect(title).not_to_have_text(said[seat])
        said[seat] = title.inner_text()
        assert page.locator(".duelbox .fighter").count() == 2
        assert page.locator(".duelbox .odds span").count() == 3
        answers = page.locator(f"{MINE} .answers button:has(.label)")  # not the one to take back
        answers.first.click()  # fight; keep the cartridge
        evening.heard(seat, state["ask"])
    for page, word in ((host, "Volley|Opening"), (guest, "Salve|Ouverture")):
        page.locator(".lastduel").click()
        page.locator(".duelbox .volleys li").first.wait_for()
        expect(page.locator(".duelbox .volleys")).to_contain_text(re.compile(word))
        assert page.locator(".duelbox .outcome b").inner_text()
        page.locator(".duelbox header button").click()
        page.locator(".duelbox").wait_for(state="detached")


def tear_down(evening: Evening) -> None:
    """Three Rail tiles are laid; the fourth comes onto a building where a cowboy stands."""
    host, guest = evening.pages

    def doomed(view: Any) -> list[int]:
        tiles, clans = view["tiles"], view["clans"]
        return [p for p in view["onward"] if 0 <= tiles[p] < RAIL and clans[p] >= 0]

    def ready_to_build(seat: int, state: Any) -> bool:
        view = state["view"]
        late = box.RAILS - 1 <= len(view["line"]) <= box.RAILS
        hall = [o for o in of(state["question"]["offers"], "go") if value(o, "plot") == HALL]
        return seat == 0 and late and bool(doomed(view) and hall) and view["clans"][HALL] < 0

    seat, state = evening.steer(ready_to_build)
    if seat < 0:
        raise Spoilt
    (target, *_), laid = doomed(state["view"]), len(state["view"]["line"])
    mined = host.locator(".log li", has_text="in the Abandoned Mine now").count()
    torn = host.locator(".log li", has_text="tears down").count()
    hide_hints(host)
    host.locator(".ranchcard.can").first.click()
    host.locator(f".plot[data-target=plot-{HALL}].can").click()
    host.locator(f"{MINE} .btn.go").click()
    host.locator(f"{MINE} .btn.go:has-text('Annex')").click()
    host.locator(f".plot[data-target=plot-{target}].can").click()
    host.locator(".ground .bed").nth(laid).wait_for(state="attached")
    assert host.locator(f".plot[data-target=plot-{target}] .holder").count() == 0
    told = host.locator(".log li")
    expect(told.filter(has_text="tears down")).to_have_count(torn + 1)
    assert told.filter(has_text="in the Abandoned Mine now").count() > mined
    guest.locator(".ground .bed").nth(laid).wait_for(state="attached")


def test_the_drawing_knows_every_plot_and_point(site: Site, person: Any) -> None:
    """The board reckons where plots and points lie: their names and order are those of the box."""
    page = person()
    script = """async () => { const facts = await import("/games/deadwood/board/facts.js");
        return [facts.PLOTS.map((each) => each.name), facts.POINTS.map((each) => each.name),
            facts.POINTS.map(facts.plotsOf)]; }"""
    plots, points, protected = page.evaluate(script)
    assert plots == list(box.PLOTS)
    assert points == list(box.POINTS)
    assert [sorted(each) for each in protected] == [list(each) for each in box.PROTECTED]


@pytest.fixture(scope="module")
def evening_of_bots() -> Any:
    """A game of random answers, and where in it each kind of question is first asked."""
    game = find("deadwood")
    luck = random.Random(12)
    match = Match(game, ["Ada", "Ben", "Cleo"], {}, "an evening")
    plies: dict[str, tuple[int, int]] = {}
    while not match.state.over:
        seat = match.state.waiting()[0]
        choice = match.state.choice_of(seat)
        assert choice is not None
        home = sum(match.state.ranch[3 * seat : 3 * seat + 3])
        if choice.prompt != "turn" or (match.state.turns > 20 and home > 1):
            plies.setdefault(choice.prompt, (len(match.moves), seat))
        options = choice.options(match.state)
        match.answer(seat, options[-1] if choice.prompt == "annex" else luck.choice(options))
    return json.loads(match.record(__version__).to_json()), plies


def sit_at(page: Any, site: Site, evening_of_bots: Any, prompt: str) -> None:
    """Sit down where somebody is asked this."""
    record, plies = evening_of_bots
    ply, seat = plies[prompt]
    found = api(page, "POST", "/records", {"record": record, "from": ply, "seat": seat})
    page.goto(f"{site.address}/table/{found['id']}")
    page.locator(MINE).wait_for()
    hide_hints(page)


LARGEST = """() => Object.fromEntries([...document.querySelectorAll("[data-lit]")].map(
  (element) => {
    const same = [...document.querySelectorAll(`[data-target="${element.dataset.target}"]`)];
    const sides = same.map((each) => each.getBoundingClientRect())
        .map((box) => Math.min(box.width, box.height));
    return [element.dataset.target, Math.max(...sides)]; }))"""


@pytest.mark.parametrize("width", [360, 820, 1024, 1440])
def test_the_town_fits_and_can_be_pressed(
    site: Site, person: Any, evening_of_bots: Any, width: int
) -> None:
    """Nothing scrolls sideways, and what answers is large enough for a finger."""
    page = person(screen={"width": width, "height": 800})
    ready(page)
    for prompt in ("turn", "sheriff_to", "plot", "tile_to_place"):
        sit_at(page, site, evening_of_bots, prompt)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        sizes = page.evaluate(LARGEST)
        assert sizes
        assert min(sizes.values()) >= 32, sizes


def test_a_replay_shows_move_town_and_all_seats_at_once(
    site: Site, person: Any, evening_of_bots: Any
) -> None:
    """The move above, the clans one below the other beside the town, nothing under the edge."""
    page = person()
    record, _ = evening_of_bots
    page.goto(f"{site.address}/replay/{opened(site.address, record)}?ply=60&seat=0")
    page.locator(".replaying .own").wait_for()
    end = page.locator(".player").bounding_box()["y"]
    boxes = [
        page.locator(f".replaying {what}").bounding_box()
        for what in (".moved", ".rival >> nth=0", ".rival >> nth=1", ".own")
    ]
    for above, below in pairwise(boxes):
        assert above["y"] + above["height"] <= below["y"]
    town = page.locator(".replaying .town").bounding_box()
    for found in (boxes[-1], town):
        assert found["y"] + found["height"] <= end
    assert max(box["x"] + box["width"] for box in boxes[1:]) <= town["x"]
    for width in (1440, 1200, 390):
        page.set_viewport_size({"width": width, "height": 800})
        page.wait_for_timeout(300)
        ticks = [tick.bounding_box() for tick in page.locator(".scrub .tick").all()]
        assert len(ticks) > 4
        assert all(one["x"] + one["width"] + 2 < two["x"] for one, two in pairwise(ticks)), width


def test_a_turn_by_keyboard_alone(site: Site, person: Any, evening_of_bots: Any) -> None:
    """A cowboy and a building are picked with Tab, arrows and Enter; Escape lets go."""
    page = person()
    ready(page)
    sit_at(page, site, evening_of_bots, "turn")
    asked = page.locator(f"{MINE} h2").inner_text()
    page.locator(".ranchcard.can").first.focus()
    page.keyboard.press("Enter")
    assert page.locator(".ranchcard.picked").count() == 1
    page.keyboard.press("ArrowUp")
    page.keyboard.press("Enter")
    assert page.locator(".plot.picked").count() == 1
    page.keyboard.press("Escape")
    assert page.locator(".board .picked, .own .picked").count() == 0
    page.locator(".plot.can").first.focus()
    page.keyboard.press("Enter")
    page.locator(".ranchcard.can").first.focus()
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")  # what is picked is an answer: Enter gives it
    expect(page.locator(".ask h2").first).not_to_have_text(asked)
