"""Several people at one screen, and people who are away: whose secrets, whose seat, whose turn."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Site
from tests.web.playing import MINE, answer, hide_hints
from tests.web.test_page import api, open_table, ready

pytestmark = [pytest.mark.browser, pytest.mark.timeout(300), pytest.mark.xdist_group("browser")]


def seated(site: Site, host: Any, guest: Any, kinds: list[str], **more: Any) -> str:
    """A game of the host, perhaps with others at his screen, and a guest, who has gone away."""
    for page in (host, guest):
        ready(page)
        page.evaluate("localStorage.setItem('farwest.known', '1')")
    table = open_table(host, [{"kind": kind} for kind in kinds], **more)
    api(guest, "POST", f"/tables/{table}/join", {})
    api(host, "POST", f"/tables/{table}/start", {})
    host.goto(f"{site.address}/table/{table}")
    return table


def test_nobody_sees_anothers_secrets_at_one_screen(site: Site, person: Any) -> None:
    """A veil stands before each of them, by keyboard and after a reload; each resigns alone."""
    host = person()
    table = seated(site, host, person(), ["me", "here", "open"])
    for _ in range(2):
        expect(host.locator(".veil button")).to_be_focused()
        host.keyboard.press("Enter")
        host.locator(MINE).wait_for()
        hide_hints(host)
        assert answer(host)
    host.locator(".ask:not(.mine)").wait_for()
    assert host.locator(".veil").count() == 0
    host.reload()
    host.locator(".veil").wait_for()
    assert host.locator("[data-target^=roll-], .own").count() == 0
    host.locator(".veil button").click()
    host.get_by_role("button", name="Settings").click()
    host.get_by_role("button", name="Resign").click()
    host.get_by_role("button", name="Yes").click()
    host.locator(".sure").wait_for(state="detached")
    seats = api(host, "GET", f"/tables/{table}")["seats"]
    assert sorted(seat["resigned"] for seat in seats[:2]) == [False, True]


@pytest.mark.parametrize(("clock", "offered"), [("none", 1), ("days", 0)])
def test_a_bot_is_offered_for_whoever_is_missed(
    site: Site, person: Any, clock: str, offered: int
) -> None:
    """Where the days of an answer are counted, the clock decides and nobody is asked to."""
    host = person()
    kind = {"kind": clock, "days": 2} if clock == "days" else {"kind": clock}
    seated(site, host, person(), ["me", "open"], clock=kind)
    host.locator(MINE).wait_for()
    hide_hints(host)
    assert answer(host)
    host.locator(".ask:not(.mine)").wait_for()
    expect(host.locator(".rival.away")).to_have_count(1)
    expect(host.locator(".lost.calm button")).to_have_count(offered)
