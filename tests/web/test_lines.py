"""Bad lines, hasty clicks and second windows: nothing is doubled, left behind or lost for good."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Site
from tests.web.playing import MINE, hide_hints, play_now
from tests.web.test_page import api, open_table, ready

pytestmark = [pytest.mark.browser, pytest.mark.timeout(300), pytest.mark.xdist_group("browser")]

ALSO = """path => {
    history.pushState(null, "", path);
    dispatchEvent(new PopStateEvent("popstate")); }"""
"""Go somewhere without loading the page again."""


OPEN, CLOSED = 1, 3
"""The states of a WebSocket."""


def patiently(page: Any, holds: Callable[[], bool]) -> None:
    """Wait until something holds."""
    for _ in range(200):
        if holds():
            return
        page.wait_for_timeout(100)
    raise AssertionError("it did not happen")


def test_whoever_clicks_twice_is_one_person(site: Site, person: Any) -> None:
    """A newcomer becomes a guest with the first click, and no second one with the next."""
    host, guest = person(), person()
    ready(host)
    table = open_table(host, [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}])
    guest.goto(f"{site.address}/table/{table}")
    guest.locator(".waiting .btn.go").dblclick()
    expect(guest.locator(".chair").filter(has_text="You")).to_have_count(1)
    kinds = [seat["kind"] for seat in api(guest, "GET", f"/tables/{table}")["seats"]]
    assert sorted(kinds) == ["open", "person", "person"]


def test_a_line_leaves_none_behind(site: Site, person: Any) -> None:
    """A phone that wakes up calls once, however it is told; whoever leaves is not there."""
    page = person()
    play_now(page)
    hide_hints(page)
    table = page.url.rsplit("/", 1)[1]
    page.evaluate("""() => {
        window.opened = [];
        const Real = WebSocket;
        window.WebSocket = class extends Real { constructor(to) { super(to); opened.push(this); } };
        dispatchEvent(new Event("offline"));
        document.dispatchEvent(new Event("visibilitychange"));
        dispatchEvent(new Event("online")); }""")
    lines = "opened.map(line => line.readyState)"
    patiently(page, lambda: sorted(page.evaluate(lines)) == [OPEN, CLOSED])
    page.evaluate(ALSO, "/")
    patiently(page, lambda: set(page.evaluate(lines)) == {CLOSED})
    seats = f"/tables/{table}"
    patiently(page, lambda: not api(page, "GET", seats)["seats"][0]["online"])


def test_what_could_not_be_fetched_is_tried_again(site: Site, person: Any) -> None:
    """A table, its board and its rules come as soon as the line is back, without a new load."""
    page = person()
    ready(page)
    table = api(page, "POST", "/quick", {"game": "dice_town"})["id"]
    cut = [f"**/api/v1/tables/{table}", "**/games/dice_town/board/board.js", "**/rules?*"]
    for path in cut:
        page.route(path, lambda route: route.abort())
    page.evaluate(ALSO, f"/table/{table}")
    page.wait_for_timeout(1000)
    page.unroute(cut[0])
    page.wait_for_timeout(3000)
    assert page.locator(".opening").count() == 1
    page.unroute(cut[1])
    page.locator(MINE).wait_for()
    hide_hints(page)
    page.keyboard.press("r")
    page.wait_for_timeout(1000)
    page.unroute(cut[2])
    page.locator("[data-clause]").first.wait_for()


def test_a_seat_taken_in_another_window(site: Site, person: Any) -> None:
    """At a table without spectators the first window plays, too."""
    host, guest = person(), person()
    ready(host)
    ready(guest)
    table = open_table(host, [{"kind": "me"}, {"kind": "open"}], spectators=False)
    address = f"{site.address}/table/{table}"
    guest.goto(address)
    guest.locator(".waiting .btn.go").wait_for()
    other = guest.context.new_page()
    other.goto(address)
    other.locator(".waiting .btn.go").click()
    expect(guest.locator(".chair").filter(has_text="You")).to_have_count(1)
    host.goto(address)
    host.locator(".waiting .btn.go:not(:disabled)").click()
    guest.locator(".ask").wait_for()


def test_an_invitation_comes_with_no_refusal(site: Site, person: Any) -> None:
    """Whoever is invited behind a password may sit down, and hears nothing of spectators."""
    host, guest = person(), person("fr-FR")
    ready(host)
    ready(guest)
    chairs = [{"kind": "me"}, {"kind": "open"}]
    table = open_table(host, chairs, access="password", password="silver")
    guest.goto(f"{site.address}/table/{table}")
    guest.locator(".waiting input[type=password]").wait_for()
    guest.wait_for_timeout(1500)
    assert guest.locator(".notice").count() == 0


def test_a_line_refuses_in_the_readers_language(person: Any) -> None:
    """The line knows no language; the page words what it says."""
    page = person("fr-FR")
    play_now(page)
    hide_hints(page)
    table = page.url.rsplit("/", 1)[1]
    ask = api(page, "GET", f"/tables/{table}/view?seat=0")["ask"]
    page.evaluate("""() => {
        const Real = WebSocket; window.line = null;
        window.WebSocket = class extends Real { constructor(to) { super(to); line = this; } };
        dispatchEvent(new Event("offline"));
        dispatchEvent(new Event("online")); }""")
    patiently(page, lambda: page.evaluate("line?.readyState") == OPEN)
    wrong = {"type": "answer", "seat": 0, "ask": ask, "action": 1900}
    page.evaluate("wrong => line.send(JSON.stringify(wrong))", wrong)
    expect(page.locator(".notice.danger")).to_contain_text("n’est pas une réponse possible ici")


def test_whoever_logs_out_elsewhere_leaves_his_hand(site: Site, person: Any) -> None:
    """The old question does not stay on the screen of a window that is nobody's now."""
    page = person()
    play_now(page)
    hide_hints(page)
    api(page, "POST", "/logout", {})
    page.evaluate("""() => {
        dispatchEvent(new Event("offline"));
        dispatchEvent(new Event("online")); }""")
    expect(page.locator(MINE)).to_have_count(0)
    assert page.locator("[data-target^=roll-]").count() == 0


def test_an_answer_on_its_way_does_not_block_the_next(person: Any) -> None:
    """Asked once more under the same number, after an early reaction went by, he may answer."""
    page = person()
    ready(page)
    sent = page.evaluate("""async () => {
        const { Sitting } = await import("/web/sitting.js");
        const sitting = new Sitting("none"), sent = [];
        sitting.line = { send: (message) => sent.push(message), drop() {}, close() {} };
        const state = (question) => sitting.state({ seat: 0, ask: 3, n: 0, news: [], question });
        state({});
        sitting.answer(0, 7);
        sitting.answer(0, 7);
        sitting.undo(0);
        state(null);
        state({});
        sitting.answer(0, 8);
        sitting.close();
        return sent.map((message) => message.action); }""")
    assert sent == [7, 8]
