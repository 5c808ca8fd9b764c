"""Accounts in a real browser."""

from __future__ import annotations

from typing import Any

import pytest

from farwest.server import addresses
from farwest.server.settings import Settings
from tests.web.conftest import PHONE, Site
from tests.web.test_page import api, ready

pytestmark = [pytest.mark.browser, pytest.mark.timeout(900), pytest.mark.xdist_group("browser")]


def test_a_mail_address_is_confirmed_on_the_page(site: Site, person: Any) -> None:
    """The link of the letter opens a page with its code; one press confirms the address."""
    page = person()
    ready(page)
    mail = "ann@example.org"
    body = {"name": "Confirming Ann", "password": "correct horse", "mail": mail}
    me = api(page, "POST", "/me/account", body)
    page.evaluate("localStorage.setItem('farwest.known', '1')")
    page.goto(f"{site.address}/profile")
    page.get_by_text("Not confirmed yet").wait_for()
    code = addresses.signer(Settings(data=site.data)).dumps([me["id"], mail])
    page.goto(f"{site.address}/confirm?code={code}")
    page.get_by_role("button", name="Confirm the address").click()
    page.wait_for_url("**/profile")
    page.get_by_text("ann@example.org is confirmed.").wait_for()
    assert page.get_by_text("Not confirmed yet").count() == 0
    assert api(page, "GET", "/me")["mail_confirmed"] is True


def test_settings_stand_in_one_row_on_a_phone(site: Site, person: Any) -> None:
    """Also in French, on the narrowest screen; a vacation goes from a day to a day."""
    page = person("fr-FR", {**PHONE, "width": 360})
    ready(page)
    page.evaluate("localStorage.setItem('farwest.known', '1')")
    page.goto(f"{site.address}/profile")
    speeds = page.locator(".seg").filter(has_text="Calmes").locator("label")
    speeds.first.wait_for()
    assert speeds.count() == 4
    assert len({each.bounding_box()["y"] for each in speeds.all()}) == 1
    page.get_by_label("Vacances du").wait_for()
    page.get_by_label("au", exact=True).wait_for()


@pytest.mark.parametrize(
    ("tongue", "field", "word", "save", "saved"),
    [
        ("en-GB", "Mail address", "Password", "Save", "Saved."),
        ("fr-FR", "Adresse électronique", "Mot de passe", "Enregistrer", "Enregistré."),
    ],
)
def test_another_mail_address_asks_for_the_password(
    site: Site, person: Any, tongue: str, field: str, word: str, save: str, saved: str
) -> None:
    """Only where the address changes is there a field for it; a wrong one changes nothing."""
    page = person(tongue)
    ready(page)
    name = f"Moving {tongue[:2]}"
    api(page, "POST", "/me/account", {"name": name, "password": "correct horse"})
    page.evaluate("localStorage.setItem('farwest.known', '1')")
    page.goto(f"{site.address}/profile")
    mail, password = page.get_by_label(field, exact=True), page.get_by_label(word, exact=True)
    mail.wait_for()
    assert password.count() == 0
    form = page.locator("form").filter(has=mail)
    for given, kept in (("wrong horse", None), ("correct horse", "ann@example.org")):
        mail.fill("ann@example.org")
        password.fill(given)
        form.get_by_role("button", name=save).click()
        page.locator(".notice.info" if kept else ".notice.danger").first.wait_for()
        assert api(page, "GET", "/me")["mail"] == kept
    page.get_by_text(saved).first.wait_for()
    password.wait_for(state="detached")
