"""What people say at the table, and that nobody misses it."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.conftest import PHONE, Site
from tests.web.playing import hide_hints
from tests.web.test_page import open_table, ready

pytestmark = [pytest.mark.browser, pytest.mark.timeout(300), pytest.mark.xdist_group("browser")]


def two_at_a_table(site: Site, host: Any, guest: Any, **more: Any) -> None:
    """The host opens a table, the guest comes by the link and sits down."""
    for page in (host, guest):
        ready(page)
        page.evaluate("localStorage.setItem('farwest.known', '1')")
    table = open_table(host, [{"kind": "me"}, {"kind": "open"}], **more)
    for page in (host, guest):
        page.goto(f"{site.address}/table/{table}")
    guest.locator(".waiting .btn.go").click()
    host.locator(".waiting .btn.go:not(:disabled)").wait_for()


def say(page: Any, text: str) -> None:
    """Say something in the chat that is open."""
    page.locator(".say input").fill(text)
    page.keyboard.press("Enter")


@pytest.mark.parametrize("before", ["", "Sit down, partner!"])
def test_what_is_said_counts_until_it_is_read(site: Site, person: Any, before: str) -> None:
    """The first words at the table are news too; those read in the waiting room are not."""
    host, guest = person("en-GB"), person("fr-FR", PHONE)
    two_at_a_table(site, host, guest)
    if before:
        say(host, before)
        guest.get_by_text(before).wait_for()
    host.locator(".waiting .btn.go").click()
    for page in (host, guest):
        page.locator(".ask").wait_for()
        hide_hints(page)
    book = guest.locator(".log-button")
    assert book.get_attribute("data-unread") is None
    host.get_by_role("tab", name="Chat").click()
    say(host, "Draw!")
    expect(host.locator(".talk time").last).to_have_text(re.compile(r"^\d\d:\d\d$"))
    expect(book).to_have_attribute("data-unread", "1")
    book.click()
    guest.get_by_role("tab", name="Discussion").click()
    expect(book).not_to_have_attribute("data-unread", "1")
    guest.reload()
    guest.locator(".ask").wait_for()
    book.click()
    guest.get_by_role("tab", name="Discussion").click()
    guest.get_by_text("Draw!").wait_for()
    assert book.get_attribute("data-unread") is None


def test_somebody_away_is_called_so_and_nothing_else(site: Site, person: Any) -> None:
    """In the waiting room; and what was chosen is called as briefly as in the lobby."""
    host, guest = person("en-GB"), person("en-GB")
    two_at_a_table(site, host, guest, options={"extension": True})
    guest.goto(f"{site.address}/rules")
    chair = host.locator(".chair").nth(1)
    expect(chair.locator("p")).to_have_text("offline")
    assert host.locator(".roomhead .tag").all_inner_texts() == ["Extension"]


def test_what_is_said_while_a_line_is_cut_is_neither_missed_nor_lost(
    site: Site, person: Any
) -> None:
    """Whoever was cut off reads it when he is back; what he could not send is still there."""
    host, guest = person("en-GB"), person("en-GB")
    two_at_a_table(site, host, guest)
    guest.context.set_offline(True)
    say(guest, "Wait for me!")
    expect(guest.locator(".notice.danger")).to_be_visible()
    expect(guest.locator(".say input")).to_have_value("Wait for me!")
    say(host, "Where are you?")
    host.get_by_text("Where are you?").wait_for()
    guest.context.set_offline(False)
    guest.get_by_text("Where are you?").wait_for()
    guest.locator(".say input").press("Enter")
    host.get_by_text("Wait for me!").wait_for()
    expect(guest.locator(".talk .bubble")).to_have_count(2)
