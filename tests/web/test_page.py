"""The page in a real browser: whole games, lost connections, secrets."""

from __future__ import annotations

import json
import urllib.request
from typing import Any

import pytest

from farwest.games import find
from farwest.kernel.match import replay
from farwest.kernel.record import Record
from tests.web.conftest import PHONE, WIDE, Site
from tests.web.playing import MINE, answer, asked, hide_hints, over, play_now, play_on, see_scores

pytestmark = [pytest.mark.browser, pytest.mark.timeout(900), pytest.mark.xdist_group("browser")]


def api(page: Any, method: str, path: str, body: Any = None) -> Any:
    """What the page itself could ask of the server, as this person."""
    script = """async ([method, path, body]) => {
        const answer = await fetch("/api/v1" + path, {method, body: body && JSON.stringify(body),
            headers: body ? {"content-type": "application/json"} : {}});
        return [answer.status, await answer.text()]; }"""
    status, text = page.evaluate(script, [method, path, body])
    assert status < 400, text
    return json.loads(text)


def ready(page: Any) -> None:
    """The lobby is there, and this person is a guest."""
    page.locator("main").first.wait_for()
    page.wait_for_load_state("networkidle")
    if page.evaluate("async () => (await fetch('/api/v1/me')).status") == 401:
        api(page, "POST", "/me/guest", {})
        page.reload()
        page.wait_for_load_state("networkidle")


def open_table(host: Any, seats: list[dict[str, str]], **more: Any) -> str:
    """A table of this person's, as the create dialog makes it; returns its id."""
    body = {"game": "dice_town", "options": {}, "seats": seats, "access": "link"}
    body |= {"clock": {"kind": "none"}, "spectators": True, "rated": False, **more}
    found: str = api(host, "POST", "/tables", body)["id"]
    return found


def sit_and_start(site: Site, host: Any, guest: Any, table: str) -> None:
    """The guest comes by link and sits down; the host starts."""
    guest.goto(f"{site.address}/table/{table}")
    guest.locator(".waiting .btn.go").click()
    host.goto(f"{site.address}/table/{table}")
    host.locator(".waiting .btn.go:not(:disabled)").click()
    for page in (host, guest):
        page.locator(".ask").wait_for()
        hide_hints(page)


def test_three_clicks_to_a_game_against_bots(person: Any) -> None:
    """A newcomer presses Play now and is asked which dice to keep."""
    page = person("fr-FR")
    play_now(page)
    assert "Quels dés gardez-vous" in page.locator(MINE).inner_text()


@pytest.mark.long
def test_two_people_and_a_bot_play_a_whole_game(site: Site, person: Any) -> None:
    """One on a wide screen in English, one on a phone in French, to the final scores."""
    host, guest = person("en-GB"), person("fr-FR", PHONE)
    ready(host)
    ready(guest)
    table = open_table(host, [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "advised"}])
    sit_and_start(site, host, guest, table)
    host.locator("[data-target^=roll-].can").first.click()
    assert host.locator("[data-target^=roll-].picked").count() == 1
    keep = host.locator(f"{MINE} .btn.go")
    assert "Keep" in keep.inner_text()
    keep.click()
    said = host.get_by_role("status").get_by_text("Your choice is locked")
    said.wait_for(state="attached")
    host.keyboard.press("?")
    host.locator("dialog .keys").wait_for()
    host.keyboard.press("Escape")
    play_on([host, guest], lambda: over(host) and over(guest))
    for page in (host, guest):
        page.locator(".ending").wait_for()  # also for whoever had another dialog open before
        see_scores(page)
        page.keyboard.press("Escape")
        page.locator(".ending").wait_for(state="detached")
        page.locator(".ask.over button").first.click()
        assert page.locator(".ending .scores tfoot td").count() == 3
    width = guest.evaluate("[document.documentElement.scrollWidth, innerWidth]")
    assert width[0] <= width[1]
    with urllib.request.urlopen(f"{site.address}/api/v1/tables/{table}/record") as answer_:
        record = Record.from_json(answer_.read().decode())
    assert replay(find("dice_town"), record).state.over
    both_play_again(host, guest)
    host.go_back()
    host.locator(".rival").first.wait_for()
    assert not api(host, "GET", f"/tables/{table}")["seats"][1]["online"]
    assert not host.locator(".rival.away").count(), "nobody is missed when the game is over"


def both_play_again(host: Any, guest: Any) -> None:
    """Whoever asks first sets the next table, and the other one finds a chair at it."""
    before = host.url
    host.locator(".ending").get_by_role("button", name="Rematch").click()
    host.wait_for_url(lambda address: address != before)
    guest.locator(".ending").get_by_role("button", name="revanche").click()
    guest.wait_for_url(host.url)
    table = host.url.rsplit("/", 1)[1]
    for page, seat in ((host, 0), (guest, 1)):
        seats = api(page, "GET", f"/tables/{table}")["seats"]
        assert [at for at, each in enumerate(seats) if each["mine"]] == [seat]


def test_reload_and_network_loss_in_mid_choice(site: Site, person: Any) -> None:
    """Neither loses anything: the same question stands there again, and can be answered."""
    page = person()
    play_now(page)
    hide_hints(page)
    dice = page.locator("[data-target^=roll-]").count()
    page.reload()
    page.locator(MINE).wait_for()
    assert page.locator("[data-target^=roll-]").count() == dice
    page.context.set_offline(True)
    page.wait_for_timeout(400)
    page.context.set_offline(False)
    page.locator(MINE).wait_for()
    before = api(page, "GET", f"/tables/{page.url.rsplit('/', 1)[1]}/view?seat=0")["ask"]
    play_on([page], lambda: answered(page, before))


def answered(page: Any, before: int) -> bool:
    """Whether this person's answers went up."""
    table = page.url.rsplit("/", 1)[1]
    return bool(api(page, "GET", f"/tables/{table}/view?seat=0")["ask"] > before)


def at_rest(page: Any, table: str) -> Any:
    """What the person is asked, once no answer is on its way any more."""
    found = None
    for _ in range(50):
        before, found = found, api(page, "GET", f"/tables/{table}/view?seat=0")
        if found == before and found["question"]:
            return found
        page.wait_for_timeout(200)
    raise AssertionError("the table does not come to rest")


def test_a_killed_server_loses_nothing(tmp_path: Any, person: Any) -> None:
    """After SIGKILL and a new start the page goes on by itself where it was."""
    site = Site(tmp_path)
    site.start()
    try:
        page = person()
        page.goto(site.address)
        play_now(page)
        for _ in range(3):
            play_on([page], lambda: asked(page))
            table = page.url.rsplit("/", 1)[1]
            before = at_rest(page, table)
            site.kill()
            site.start()
            after = api(page, "GET", f"/tables/{table}/view?seat=0")
            assert after["view"] == before["view"]
            assert after["ask"] == before["ask"]
            page.locator(MINE).wait_for()
            count = before["ask"]
            play_on([page], lambda count=count: answered(page, count))
    finally:
        site.stop()


def test_a_spectator_sees_no_secret(site: Site, person: Any) -> None:
    """Nothing a spectator receives or sees holds a roll or a hand."""
    host, guest, watcher = person(), person(), person()
    for page in (host, guest, watcher):
        ready(page)
    table = open_table(host, [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}])
    sit_and_start(site, host, guest, table)
    frames: list[str] = []

    def listen(socket: Any) -> None:
        socket.on("framereceived", lambda data: frames.append(str(data)))

    watcher.on("websocket", listen)
    watcher.goto(f"{site.address}/table/{table}")
    watcher.locator(".ask").wait_for()
    for _ in range(12):
        for page in (host, guest):
            if asked(page):
                answer(page)
        host.wait_for_timeout(60)
    assert watcher.locator(MINE).count() == 0
    assert watcher.locator("[data-target^=roll-]").count() == 0
    states = [json.loads(data) for data in frames if '"type":"state"' in data]
    assert states
    for state in states:
        assert state["seat"] == -1
        assert state["question"] is None
        assert not {"hand", "rolled", "kept"} & set(state["view"])
        for news in state["news"]:
            assert not news["message"]["id"].endswith("_seen")


def test_the_language_changes_in_the_middle_of_a_game(person: Any) -> None:
    """The same question, in the other language, without losing it."""
    page = person()
    play_now(page)
    hide_hints(page)
    assert "Which dice do you keep" in page.locator(MINE).inner_text()
    page.locator("header button[lang=fr]").click()
    page.locator(MINE).get_by_text("Quels dés gardez-vous").wait_for()
    page.reload()
    page.locator(MINE).get_by_text("Quels dés gardez-vous").wait_for()


@pytest.mark.parametrize("screen", [WIDE, {"width": 1100, "height": 700}, PHONE])
def test_nothing_moves_under_the_pointer(person: Any, screen: dict[str, int]) -> None:
    """Pointing at an answer explains it without pushing any answer away."""
    page = person("fr-FR", screen)
    play_now(page)
    hide_hints(page)
    explained, questions = 0, 0
    while not explained or questions < 6:
        assert questions < 40
        questions += 1
        table = page.url.rsplit("/", 1)[1]
        count = at_rest(page, table)["ask"]
        page.locator(f"{MINE}[data-ask='{count}']").wait_for()
        buttons = page.locator(f"{MINE} .answers button")
        before = [button.bounding_box() for button in buttons.all()]
        for number in range(buttons.count()):
            buttons.nth(number).hover()
            explained += page.locator(f"{MINE} .detail").count()
            assert [button.bounding_box() for button in buttons.all()] == before
        page.mouse.move(5, 5)
        play_on([page], lambda count=count: answered(page, count))
