"""Carson City on the page: a whole game between two people and a bot, and prepared positions."""

from __future__ import annotations

import json
import random
import time
import urllib.request
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import TimeoutError as WentBy

from farwest import __version__
from farwest.games.carson_city import GAME, box
from farwest.games.carson_city.state import LAND
from farwest.kernel.match import Match, replay
from farwest.kernel.options import Value
from farwest.kernel.record import Record
from farwest.words import Words
from tests.web.conftest import PHONE, WIDE, Site
from tests.web.looking import settle
from tests.web.places import GOLDEN
from tests.web.playing import MINE, asked, hide_hints, over, see_scores
from tests.web.test_page import api, open_table, ready, sit_and_start

pytestmark = [pytest.mark.browser, pytest.mark.timeout(900), pytest.mark.xdist_group("browser")]

Offer = dict[str, Any]
Wish = Callable[[dict[str, Any], list[Offer]], Offer]


# --- answering -----------------------------------------------------------------------------------


def question_of(page: Any) -> dict[str, Any] | None:
    """What this person is asked, with what he sees."""
    table = page.url.rsplit("/", 1)[1]
    seat = page.evaluate(
        "() => Number(document.querySelector('.ask.mine .who .mark')?.className"
        ".match(/ s(\\d)/)?.[1] ?? -1)"
    )
    if seat < 0:
        return None
    found: dict[str, Any] = api(page, "GET", f"/tables/{table}/view?seat={seat}")
    return found if found["question"] else None


def give(page: Any, offers: list[Offer], offer: Offer) -> None:
    """Answer on the board where one thing stands for it, else in the list of all answers."""
    hide_hints(page)
    targets = offer["targets"]
    alone = targets and sum(1 for other in offers if other["targets"] == targets) == 1
    lit = page.locator(f"[data-target='{targets[0]}'][data-lit]") if alone else None
    if lit is not None and lit.count() and page.viewport_size["width"] > 899:
        lit.first.click(timeout=4000)
        return
    more = page.locator(f"{MINE} .more")
    if more.count():
        more.click(timeout=4000)
        page.locator(".allanswers button").nth(offers.index(offer)).click(timeout=4000)
    else:
        plain = [other for other in offers if not other["targets"]]
        shown = plain + [other for other in offers if other["targets"]]
        buttons = page.locator(f"{MINE} .answers button:not(:disabled)")
        first = buttons.count() - len(shown)
        buttons.nth(first + shown.index(offer)).click(timeout=4000)


def play_by(pages: dict[Any, Wish], until: Callable[[], bool], seconds: float = 90) -> None:
    """Everybody answers by his wish whenever he is asked; fails when nobody can for long."""
    moved = time.monotonic()
    while not until():
        assert time.monotonic() < moved + seconds, [p.locator(".ask").inner_text() for p in pages]
        for page, wish in pages.items():
            state = question_of(page) if asked(page) else None
            if state is None:
                continue
            offers = state["question"]["offers"]
            try:
                give(page, offers, wish(state, offers))
                moved = time.monotonic()
            except WentBy:
                page.keyboard.press("Escape")
            page.wait_for_timeout(60)
        next(iter(pages)).wait_for_timeout(40)


def verb(offer: Offer) -> str:
    """What an answer does."""
    return str(offer["label"]["id"]).removeprefix("do_")


def among(offers: list[Offer], *verbs: str) -> list[Offer]:
    """The offers with one of these verbs, those of the first verb first."""
    return [offer for name in verbs for offer in offers if verb(offer) == name]


def sensible(state: dict[str, Any], offers: list[Offer]) -> Offer:
    """Buy what one can, build what one has, attack where one may, and keep the first tile."""
    view, seat = state["view"], state["seat"]
    works = view["step"] == "deferred_placement"
    if among(offers, "keep_tile") and view["round"] <= 2 and not works:
        return among(offers, "keep_tile")[0]
    for eager in ("horse", "work", "build", "house", "purchase", "buy", "agree"):
        if among(offers, eager):
            return among(offers, eager)[0]
    if among(offers, "spend"):
        return offers[-1]
    if among(offers, "place"):
        return placement(view, seat, offers)
    idle = among(offers, "work_done", "road_done", "cancel", "refuse", "money_now")
    return idle[0] if idle else offers[0]


def placement(view: dict[str, Any], seat: int, offers: list[Offer]) -> Offer:
    """A cheap tile first; then a rival's building, an outlaw, or a parcel somebody else wants."""
    mine = view["players"][seat]
    spare = mine["cash"] - mine["committed"]
    first = not any(view["at"][square] >> seat & 1 for square in range(box.BUILD12, box.BUILD3 + 1))

    def value(offer: Offer) -> float:
        args = {name: arg for name, (_, arg) in offer["label"]["args"].items()}
        place, cost = args["place"], args["cost"]
        others = (view["at"][place] & ~(1 << seat)).bit_count()
        if args["rivals"]:
            return 9 - others
        if place >= LAND and view["outlaw"][place - LAND]:
            return 8
        if place >= LAND:
            return 6 + 2 * others - cost / 10 if cost <= spare else 0
        roadless = args["buildings"] in ([box.RANCH], [box.MINE])
        return 12 - cost / 10 - 5 * others if first and roadless and 0 < cost <= spare else 1

    if mine["reserve"] <= 1:
        return among(offers, "pass")[0]
    return max(among(offers, "place"), key=value)


# --- a whole game --------------------------------------------------------------------------------


def events_of(site: Site, table: str) -> tuple[Match, list[Any]]:
    """A finished game again, with all that was told."""
    with urllib.request.urlopen(f"{site.address}/api/v1/tables/{table}/record") as found:
        record = Record.from_json(found.read().decode())
    match = replay(GAME, record)
    return match, [event for told in match.news for event in told]


def deeds(match: Match, events: list[Any], people: tuple[int, ...]) -> set[str]:
    """What these people did in the page, of all that a game of Carson City should show."""
    found = set()
    again = Match(GAME, match.players, match.options, match.seed)
    for seat, action in match.moves:
        name, args = GAME.verbs.decode(action)
        if seat in people:
            found.add(name)
            if name == "place" and args[0].value >= LAND:
                parcel = args[0].value - LAND
                rival = again.state.owner[parcel] not in (seat, -1, -2)
                found |= {"attack"} if rival else set()
                found |= {"chase"} if again.state.outlaw[parcel] else set()
        again.answer(seat, action)
    fought = set()
    for event in events:
        if event.kind == "duel" and len(set(people) & set(event.args[1])) > 1:
            fought |= {(seat, event.args[0] - LAND) for seat in event.args[1]}
        elif event.kind == "bought_parcel" and event.args[:2] in fought:
            found.add("parcel won")
        elif event.kind == "spent" and event.args[0] in people:
            found.add("spent")
    return found


@pytest.mark.long
def test_two_people_and_a_bot_play_a_whole_game(site: Site, person: Any) -> None:
    """A wide screen in English and a phone in French, from the first parcel to the scores."""
    host, guest = person("en-GB"), person("fr-FR", PHONE, reduced_motion="reduce")
    ready(host)
    ready(guest)
    chairs = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}]
    table = open_table(host, chairs, game="carson_city")
    sit_and_start(site, host, guest, table)
    assert host.locator(".cell").count() == 64
    play_by({host: sensible, guest: sensible}, lambda: over(host) and over(guest))
    for page in (host, guest):
        see_scores(page)
        assert page.locator(".ending .scores tfoot td").count() == 3
    assert guest.evaluate("document.documentElement.scrollWidth <= innerWidth")
    match, events = events_of(site, table)
    assert match.state.over
    done = deeds(match, events, (0, 1))
    assert {"parcel won", "attack", "keep_tile", "work", "spent"} <= done


# --- prepared positions --------------------------------------------------------------------------


def prepared(options: dict[str, Value], seed: str, wanted: Callable[[Any, int, str], bool]) -> Any:
    """A game between three, played by chance up to a question; its record, ply and seat."""
    for attempt in range(40):
        dice = random.Random(f"{seed} {attempt}")
        match = Match(GAME, ["Marion", "Jo", "Basile"], options, f"{seed} {attempt}", quick=True)
        while not match.state.over:
            seat = dice.choice(match.state.waiting())
            question = GAME.question(match.state, seat)
            assert question is not None
            if wanted(match.state, seat, question.prompt.id.removeprefix("prompt_")):
                return json.loads(match.record(__version__).to_json()), len(match.moves), seat
            match.answer(seat, by_chance(dice, question.offers))
    raise AssertionError("no game came to this question")


def by_chance(dice: random.Random, offers: list[Any]) -> int:
    """Mostly what moves the game on: buying and building rather than passing and declining."""
    idle = {"do_pass", "do_renounce", "do_keep_tile", "do_cancel", "do_work_done", "do_buy_done"}
    eager = [offer for offer in offers if offer.label.id not in idle]
    chosen = dice.choice(eager if eager and dice.random() < 0.8 else offers)
    return int(chosen.action)


def sit_down(site: Site, page: Any, found: Any) -> str:
    """Open a record and play on from its position."""
    record, ply, seat = found
    ready(page)
    body = {"record": record, "from": ply, "seat": seat, "bot": "random"}
    table = str(api(page, "POST", "/records", body)["id"])
    page.goto(f"{site.address}/table/{table}")
    page.locator(MINE).wait_for()
    hide_hints(page)
    return table


@pytest.mark.long
def test_a_whole_game_with_outlaws_and_horses(site: Site, person: Any) -> None:
    """Outlaws raid and are chased, horses go into corrals, from the first parcel to the scores."""
    page = person("en-GB")
    ready(page)
    chairs = [{"kind": "me"}, *[{"kind": "bot", "bot": "random"}] * 2]
    options = {"outlaws": True, "horses": True, "buildings": "full"}
    table = open_table(page, chairs, game="carson_city", options=options)
    page.goto(f"{site.address}/table/{table}")
    page.locator(".waiting .btn.go:not(:disabled)").click()
    page.locator(".pens .pen").first.wait_for()
    seen = set()

    def done() -> bool:
        for what in (".outlaw", ".notes li:has-text('Outlaws')", ".pen.can", ".pen .herd .pic"):
            if page.locator(what).count():
                seen.add(what)
        return over(page)

    play_by({page: sensible}, done)
    see_scores(page)
    assert page.locator(".ending .scores tfoot td").count() == 3
    assert len(seen) == 4, seen
    match, events = events_of(site, table)
    assert match.state.over
    assert {"horse", "chase"} <= deeds(match, events, (0,))


def test_a_road_is_laid_and_an_income_explained(site: Site, person: Any) -> None:
    """In the works an edge is clicked; a building tells what its income is made of."""
    page = person("en-GB")

    def wanted(state: Any, seat: int, prompt: str) -> bool:
        has_income = any(content >= 5 for content in state.ground)
        return prompt == "works" and state.roads[seat] > 0 and has_income

    sit_down(site, page, prepared({}, "roads", wanted))
    roads = page.locator(".road").count()
    page.locator(".edge.can").first.click()
    page.locator(".road").nth(roads).wait_for(state="attached")
    page.locator(".cell.built.held").first.hover()
    page.locator(".popup.tip").wait_for()
    assert "It earns" in page.locator(".popup.tip").inner_text()


def test_a_duel_is_shown_as_it_is_fought(site: Site, person: Any) -> None:
    """Who decides which duel comes first sees its dice and its winner, and may look again."""
    page = person("en-GB")

    def wanted(state: Any, seat: int, prompt: str) -> bool:
        return prompt == "duel_next"

    sit_down(site, page, prepared({}, "duels", wanted))
    page.locator(".cell.can").first.click()
    page.locator(".duelbox .outcome").wait_for()
    assert page.locator(".duelbox li.winner").count() == 1
    assert page.locator(".duelbox li .die").count() >= 2


# --- what one needs to know -----------------------------------------------------------------------


def test_a_price_is_read_where_two_cowboys_stand(site: Site, person: Any) -> None:
    """It leaves the lower edge of the parcel to them."""
    page = person("en-GB")

    def wanted(state: Any, seat: int, prompt: str) -> bool:
        wishes = [state.at[LAND + parcel].bit_count() for parcel in range(len(state.owner))]
        return prompt == "place" and any(
            number == 2 and owner == -1 for number, owner in zip(wishes, state.owner)
        )

    sit_down(site, page, prepared({}, "rivals", wanted))
    marks = page.locator(".marks:has(.man + .man):has(.price)").first
    price = marks.locator(".price").bounding_box()
    for man in marks.locator(".man").all():
        box = man.bounding_box()
        assert price["y"] + price["height"] <= box["y"] + 2, (price, box)


def test_everybody_knows_what_buildings_pay(site: Site, person: Any) -> None:
    """The step of the incomes shows one's own sum, and tells those of the others."""
    page = person("en-GB")

    def wanted(state: Any, seat: int, prompt: str) -> bool:
        earning = [GAME.view(state, seat)["income"]] if prompt == "place" else [[]]
        return sum(earning[0]) > 0 and len({*state.owner}) > 2

    table = sit_down(site, page, prepared({}, "incomes", wanted))
    seen = question_of(page)
    assert seen is not None, table
    view = seen["view"]
    sums = [
        sum(pay for pay, owner in zip(view["income"], view["owner"]) if owner == seat)
        for seat in range(3)
    ]
    step = page.locator(".sq.rem:has-text('Incomes')")
    assert step.locator("small").inner_text() == f"${sums[view['seat']]}"
    names = [seat["name"] for seat in api(page, "GET", f"/tables/{table}")["seats"]]
    told = step.get_attribute("data-tip")
    for name, amount in zip(names, sums):
        assert f"{name} (${amount})" in told, (told, name, amount)


def golden(name: str, ply: int) -> Any:
    """A position of a golden game: its record, its ply, and the seat that answers there."""
    record = json.loads((GOLDEN / "carson_city" / f"{name}.json").read_text())
    return record, ply, record["moves"][ply][0]


def captions(lang: str) -> list[str]:
    """Whatever may stand at the foot of a square."""
    words = Words(GAME, lang)
    froms = {"buy" if name.startswith("buy") else name for name in box.SQUARES}
    ids = [f"board_from_{name}" for name in froms] + ["board_empty", "board_shut_short"]
    found = [words.say(id) for id in ids if words.has(id)]
    for building, name in enumerate(box.BUILDINGS):
        narrow = f"board_narrow_{name}"
        found.append(words.say(narrow) if words.has(narrow) else words.name("building", building))
    return found


CUT = """captions => {
  const square = document.querySelector(".sq.bld");
  const small = square.querySelector("small");
  const fits = (outer, inner) => inner.left >= outer.left && inner.right <= outer.right
    && inner.bottom <= outer.bottom;
  const whole = (square, element) => element.scrollWidth <= element.clientWidth
    && fits(square.getBoundingClientRect(), element.getBoundingClientRect());
  const tried = (text) => { small.textContent = text; return whole(square, small); };
  const shown = [...document.querySelectorAll(".sq > :is(.val, small)")]
    .filter((each) => !whole(each.parentElement, each)).map((each) => each.innerText);
  return [...shown, ...captions.filter((text) => !tried(text))]; }"""


@pytest.mark.parametrize("lang", ["en-GB", "fr-FR"])
def test_no_caption_of_a_square_is_cut_off(site: Site, person: Any, lang: str) -> None:
    """On a phone and on a small desktop the longest takes two lines, beside what is shown there."""
    page = person(lang)
    sit_down(site, page, golden("38", 160))
    for width, height in ((360, 740), (390, 844), (1024, 768), (1200, 800), (1280, 800)):
        page.set_viewport_size({"width": width, "height": height})
        settle(page)
        assert page.evaluate(CUT, captions(lang[:2])) == [], width


OVERFLOWING = """() => {
  const strip = document.querySelector(".strip");
  const padding = parseFloat(getComputedStyle(strip).paddingRight);
  const end = strip.getBoundingClientRect().right - padding;
  const last = [...strip.querySelectorAll(".kind")].at(-1).getBoundingClientRect().right;
  const full = [".rivals", ".beside"].filter((each) => {
    const { scrollHeight, clientHeight } = document.querySelector(each);
    return scrollHeight > clientHeight;
  });
  return last > end ? [".strip", ...full] : full; }"""


@pytest.mark.parametrize("lang", ["en-GB", "fr-FR"])
def test_six_players_with_every_variant_fit_on_a_desktop(
    site: Site, person: Any, lang: str
) -> None:
    """The bag to its last tile, the last of the rivals and the last note are seen at once."""
    page = person(lang, WIDE)
    for name, ply in (("38", 5), ("39", 50), ("39", 140), ("38", 160), ("38", 400)):
        sit_down(site, page, golden(name, ply))
        settle(page)
        assert page.evaluate(OVERFLOWING) == [], (name, ply)


def opened_record(page: Any) -> str:
    """A recorded game, opened as a table."""
    ready(page)
    record = json.loads((GOLDEN / "carson_city" / "02.json").read_text())
    return str(api(page, "POST", "/records", {"record": record})["id"])


def test_the_rosettes_show_all_points_at_the_end(site: Site, person: Any) -> None:
    """Money and property count too; before the end the tip has counted them."""
    page = person("en-GB")
    table = opened_record(page)
    page.goto(f"{site.address}/table/{table}")
    page.locator(".ending .scores").wait_for()
    page.keyboard.press("Escape")
    totals = api(page, "GET", f"/tables/{table}")["result"]["totals"]
    shown = page.locator(".rival .score b").all_inner_texts()
    assert [int(text) for text in shown] == totals
    page.goto(f"{site.address}/replay/{table}?ply=60&seat=-1")
    page.locator(".replaying .score").first.wait_for()
    assert "If the game ended now: " in page.locator(".score").first.get_attribute("data-tip")


def test_the_street_boy_shows_no_limit_of_his_own(site: Site, person: Any) -> None:
    """It is that of his second card (CC-161)."""
    page = person("en-GB")

    def wanted(state: Any, seat: int, prompt: str) -> bool:
        return prompt == "personality"

    options = {"personalities": "settling_of_scores"}
    sit_down(site, page, prepared(options, "boys", wanted))
    limit = page.locator(".person:has-text('Street Boy') .lim").inner_text()
    assert limit.startswith("2nd card −$5"), limit


def test_no_name_of_a_card_is_cut_off(site: Site, person: Any) -> None:
    """Beside roads and titles there is room for the longest French name."""
    page = person("fr-FR")

    def wanted(state: Any, seat: int, prompt: str) -> bool:
        return prompt == "place" and box.GROCER in state.card

    sit_down(site, page, prepared({}, "grocers", wanted))
    cut = page.locator(".mycard em").evaluate_all(
        "all => all.filter((each) => each.scrollWidth > each.clientWidth + 1)"
        ".map((each) => each.innerText)"
    )
    assert cut == []


def test_a_replay_shows_move_board_and_all_seats_at_once(site: Site, person: Any) -> None:
    """Nothing of them is below the edge of a desktop's screen."""
    page = person("en-GB")
    table = opened_record(page)
    page.goto(f"{site.address}/replay/{table}?ply=60&seat=0")
    page.locator(".replaying .own").wait_for()
    end = page.locator(".player").bounding_box()["y"]
    for what in (".moved", ".land", ".own", ".rivals"):
        found = page.locator(f".replaying {what}").bounding_box()
        assert found["y"] + found["height"] <= end, what
