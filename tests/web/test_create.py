"""Setting up a table in a real browser: whatever the dialog offers, the server takes."""

from __future__ import annotations

from typing import Any

import pytest

from tests.web.test_page import api, ready

pytestmark = [pytest.mark.browser, pytest.mark.timeout(900), pytest.mark.xdist_group("browser")]


def dialog_of(page: Any) -> Any:
    """The dialog that sets up a table, opened from the lobby."""
    ready(page)
    page.get_by_role("button", name="Create a table").first.click()
    found = page.locator(".create")
    found.wait_for()
    found.get_by_role("radio", name="Dice Town").check(force=True)
    return found


def test_the_dialog_offers_no_impossible_table(person: Any) -> None:
    """Six may play with the extension; without it the sixth chair goes, and who begins with it."""
    page = person()
    dialog = dialog_of(page)
    more = dialog.get_by_role("button", name="One more seat")
    while more.is_enabled():
        more.click()
    assert dialog.locator(".seatrow").count() == 5
    extension = dialog.get_by_role("checkbox", name="Play with the extension")
    extension.check()
    more.click()
    assert not more.is_enabled()
    assert dialog.locator(".seatrow").count() == 6
    sheriff = dialog.get_by_label("First Sheriff")
    sheriff.select_option("Seat 6")
    extension.uncheck()
    assert dialog.locator(".seatrow").count() == 5
    assert sheriff.input_value() == "Drawn at random"
    dialog.get_by_role("button", name="Create the table").click()
    page.wait_for_url("**/table/*")
    table = api(page, "GET", "/tables?scope=mine")[0]
    assert len(table["seats"]) == 5
    page.locator(".waiting").wait_for()
    assert page.get_by_role("button", name="One more seat").count() == 0


def test_rated_games_are_offered_to_accounts(person: Any) -> None:
    """A guest cannot ask for a rated game; with an account he can."""
    page = person()
    dialog = dialog_of(page)
    assert dialog.get_by_label("Rated game").is_disabled()
    api(page, "POST", "/me/account", {"name": "Rated Ann", "password": "correct horse"})
    page.evaluate("localStorage.setItem('farwest.known', '1')")
    page.reload()
    dialog = dialog_of(page)
    dialog.get_by_label("Rated game").check()
    dialog.get_by_role("button", name="Create the table").click()
    page.wait_for_url("**/table/*")
    assert api(page, "GET", "/tables?scope=mine")[0]["rated"] is True


@pytest.mark.parametrize(
    ("lang", "create", "finish", "kind", "about"),
    [
        ("en-GB", "Create a table", "Create the table", "outside program", "An outside program"),
        ("fr-FR", "Créer une table", "Créer la table", "programme extérieur", "Un programme ext"),
    ],
)
def test_a_program_of_the_house_is_called_by_its_name(
    person: Any, lang: str, create: str, finish: str, kind: str, about: str
) -> None:
    """It is among the opponents, everywhere said to be a program from outside, and it plays."""
    page = person(lang)
    ready(page)
    page.get_by_role("button", name=create).first.click()
    dialog = page.locator(".create")
    dialog.wait_for()
    dialog.get_by_role("radio", name="Dice Town").check(force=True)
    assert dialog.get_by_text(about).count() == 0
    for row in (1, 2):
        dialog.locator(".seatrow select").nth(row - 1).select_option(f"Dora · {kind}")
    dialog.get_by_text(about).wait_for()
    dialog.get_by_role("button", name=finish).click()
    page.wait_for_url("**/table/*")
    page.locator(".waiting").wait_for()
    assert page.locator(".chair", has_text=about).count() == 2
    table = api(page, "GET", "/tables?scope=mine")[0]
    assert [seat.get("bot") for seat in table["seats"]] == [None, "Dora", "Dora"]
    api(page, "POST", f"/tables/{table['id']}/start")
    panel = page.locator(".rival", has_text="Dora").first
    panel.wait_for()
    assert kind in panel.inner_text()
