"""People who mean harm: stolen cookies, guessed passwords, false names, floods, silence."""

from __future__ import annotations

import json
import unicodedata
from collections.abc import Callable
from typing import Any

import pytest
from fastapi import FastAPI
from limits import parse
from starlette.testclient import TestClient

from farwest import games
from farwest.kernel.match import Match
from farwest.server import administration, catalogue, live, security
from farwest.server import app as application
from farwest.server.people import COOKIE
from farwest.server.settings import Settings
from tests.server.kit import API, PASSWORD, account, call, guest, refusal, set_table
from tests.server.test_live import TablesHere, at, take, to_the_end, two_at_a_table

Another = Callable[..., TestClient]
EVIL = {"Origin": "https://evil.example"}
HIDDEN = ("Cc", "Cf", "Cs")


@pytest.fixture
def app(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> FastAPI:
    """The application with real tables."""
    monkeypatch.setattr(application, "Tables", TablesHere)
    return application.create_app(settings)


# --- whose cookie ----------------------------------------------------------------------------


def knows(client: TestClient, cookie: str) -> int:
    """With which status a cookie is met."""
    client.cookies.clear()
    headers = {"Cookie": f"{COOKIE}={cookie}"}
    return client.get(f"{API}/me", headers=headers).status_code


def test_a_planted_cookie_is_worth_nothing_after_signing_up(
    client: TestClient, another: Another
) -> None:
    """Somebody who was made to use a thief's session has one of his own once he has an account."""
    thief = another()
    guest(thief, "Nobody")
    planted = thief.cookies[COOKIE]
    body = {"name": "Anna", "password": PASSWORD}
    headers = {"Cookie": f"{COOKIE}={planted}"}
    reply = client.post(f"{API}/me/account", json=body, headers=headers)
    assert reply.json()["name"] == "Anna"
    assert call(client, "GET", "/me")["name"] == "Anna"
    assert client.cookies[COOKIE] != planted
    assert knows(thief, planted) == 401


def test_a_planted_cookie_is_worth_nothing_after_logging_in(
    client: TestClient, another: Another
) -> None:
    """The session in which somebody logs in ends, and another begins."""
    account(client, "Anna")
    thief, phone = another(), another()
    guest(thief, "Nobody")
    planted = thief.cookies[COOKIE]
    phone.cookies.set(COOKIE, planted)
    call(phone, "POST", "/login", {"name": "Anna", "password": PASSWORD})
    assert knows(thief, planted) == 401


def test_a_lost_account_is_won_back_whole(client: TestClient, another: Another) -> None:
    """A new password from the administrator also ends the tokens that a thief has made."""
    account(client, "Anna")
    token = call(client, "POST", "/me/tokens", {"label": "thief"}, 201)["token"]
    assert client.portal is not None
    store: Any = client.app.state.store  # type: ignore[attr-defined]
    client.portal.call(administration.reset_password, store, "Anna")
    reply = another().get(f"{API}/me", headers={"Authorization": f"Bearer {token}"})
    assert reply.status_code == 401


@pytest.mark.parametrize("how", ["logout", "ban"])
def test_an_open_line_ends_with_its_session(
    how: str, client: TestClient, another: Another, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who logs out elsewhere, or is shut out, is let go where he still listens.

    When he comes again he is nobody: he may watch what everybody may watch.
    """
    monkeypatch.setattr(live, "AGAIN", 0.05)
    guest(client, "Anna")
    bea = another()
    guest(bea, "Bea")
    id = two_at_a_table(client, bea)
    with at(bea, id) as socket:
        take(socket, "state")
        if how == "logout":
            call(bea, "POST", "/logout")
        else:
            assert client.portal is not None
            store: Any = client.app.state.store  # type: ignore[attr-defined]
            client.portal.call(administration.ban, store, "Bea")
        assert to_the_end(socket)[0] == live.COME_AGAIN
    with at(bea, id) as socket:
        assert take(socket, "state")["seat"] == -1


# --- another site ----------------------------------------------------------------------------


def test_no_change_comes_from_another_site(client: TestClient, app: FastAPI) -> None:
    """Every method of every route that changes something looks where the request comes from."""
    guest(client)
    tried = 0
    for path, methods in app.openapi()["paths"].items():
        for method in methods:
            if method.upper() in security.SAFE:
                continue
            target = path.replace("{id}", "1").replace("{name}", "Anna").replace("{key}", "x")
            reply = client.request(method, target, json={}, headers=EVIL)
            assert (reply.status_code, reply.json()["error"]["id"]) == (403, "error_origin"), path
            tried += 1
    assert tried > 25
    assert call(client, "GET", "/me")["name"] == "Anna"


# --- guessing --------------------------------------------------------------------------------


def test_one_address_cannot_try_many_names(client: TestClient, app: FastAPI) -> None:
    """Trying one password on many names is counted by address."""
    app.state.limits.on = True
    most = app.state.limits.items["login_from"].amount
    found = [
        refusal(client, "POST", "/login", {"name": f"Person {number}", "password": "password 1"})
        for number in range(most + 1)
    ]
    assert found == [(401, "error_login")] * most + [(429, "error_too_often")]


def test_many_addresses_cannot_try_one_name(
    client: TestClient, another: Another, app: FastAPI
) -> None:
    """Trying many passwords on one name is counted by name."""
    account(client, "Anna")
    app.state.limits.on = True
    app.state.limits.items["login_name"] = parse("6/hour")
    found = [
        refusal(
            another(client=(f"192.0.2.{number}", 50_000)),
            "POST", "/login", {"name": "Ánna", "password": f"password {number}"},
        )
        for number in range(7)
    ]  # fmt: skip
    assert found == [(401, "error_login")] * 6 + [(429, "error_too_often")]


def test_a_tables_password_cannot_be_tried_from_everywhere(
    client: TestClient, another: Another, app: FastAPI
) -> None:
    """Guesses at a door are counted by table too."""
    guest(client)
    id = set_table(client, "me", "open", access="password", password="open sesame")["id"]
    app.state.limits.items["door"] = parse("3/hour")
    app.state.limits.on = True
    found = []
    for number in range(4):
        thief = another(client=(f"192.0.2.{number}", 50_000))
        guest(thief, f"Thief {number}")
        found.append(refusal(thief, "POST", f"/tables/{id}/join", {"password": "x"}))
    assert found == [(403, "error_table_password")] * 3 + [(429, "error_too_often")]


def test_tables_cannot_be_found_by_guessing(client: TestClient, another: Another) -> None:
    """An id has 96 bits; private tables are in no list, and what is not there is not there."""
    account(client)
    ids = [set_table(client, "me", "open", access="link")["id"] for _ in range(10)]
    assert len({id[:3] for id in ids}) > 5
    assert all(len(id) == 16 for id in ids)
    stranger = another()
    for scope in ("open", "mine", "live", "finished"):
        assert call(stranger, "GET", f"/tables?scope={scope}") == []
    assert ids[0] not in json.dumps(call(stranger, "GET", "/players/Anna"))
    absent = "A" * 16
    routes = ["", "/view", "/chat", "/record", "/replay", "/verify"]
    said = {refusal(stranger, "GET", f"/tables/{absent}{route}") for route in routes}
    assert said == {(404, "error_no_table")}


def test_a_closed_door_tells_nobody_who_spoke_behind_it(
    client: TestClient, another: Another
) -> None:
    """Who may not look in can neither mute nor report whoever is there."""
    guest(client, "Anna")
    table = set_table(client, "me", "open", access="password", password="sesame")["id"]
    stranger = another()
    guest(stranger, "Mallory")
    for about in ({"seat": 0}, {"name": "Anna"}, {"name": "Nobody"}):
        said = refusal(stranger, "POST", f"/tables/{table}/mute", about)
        assert said == (403, "error_no_spectators")
        told = refusal(stranger, "POST", f"/tables/{table}/report", {**about, "text": "x"})
        assert told == (403, "error_no_spectators")


# --- false names -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("<img src=x onerror=alert(1)>", "<img src=x onerror=alert(1)>"),
        ("exe.\u202egnp", "exe. gnp"),
        ("a\u200b\u2066b\u0000c", "a b c"),
        ("Z" + "\u0301\u0302" * 40, None),
        ("line\nbreak", "line break"),
        ("a\u3164\u2800b", "a b"),
    ],
)
def test_hostile_words_are_tamed(client: TestClient, text: str, shown: str | None) -> None:
    """Nothing that turns, hides or towers; a tag is text like any other, and sent as such."""
    guest(client)
    id = set_table(client, "me", "open")["id"]
    said = call(client, "POST", f"/tables/{id}/chat", {"text": text}, 201)["text"]
    assert shown is None or said == shown
    assert all(unicodedata.category(sign) not in HIDDEN for sign in said)
    assert sum(unicodedata.category(sign) == "Mn" for sign in said) <= 2


def test_nobody_speaks_under_the_name_of_a_player(client: TestClient, another: Another) -> None:
    """A spectator who is called like somebody at the table, or looks it, speaks as another."""
    guest(client, "Anna")
    id = set_table(client, "me", "open")["id"]
    for name in ("Anna", "Аnnа"):
        other = another()
        guest(other, name)
        said = call(other, "POST", f"/tables/{id}/chat", {"text": "It is me."}, 201)
        assert said["name"] == f"{name} 2"


def test_a_look_alike_at_the_table_has_a_number(client: TestClient, another: Another) -> None:
    """Two who look alike can be told apart."""
    guest(client, "Anna")
    other = another()
    guest(other, "Ánnа")
    id = set_table(client, "me", "open")["id"]
    seats = call(other, "POST", f"/tables/{id}/join", {})["seats"]
    assert [seat["name"] for seat in seats] == ["Anna", "Ánnа 2"]


def test_names_in_a_record_are_tamed(client: TestClient) -> None:
    """A record that somebody brings shows no name that nobody may have."""
    guest(client)
    names = ["<b>Bea</b>", "\x1b[31mCal\u202e", "\u200b", "bot:advised"]
    match = Match(games.find("dice_town"), names, {}, "seed")
    record = json.loads(match.record("test").to_json())
    table = call(client, "POST", "/records", {"record": record}, 201)
    shown = [seat["name"] for seat in table["seats"]]
    assert shown == ["# 1", "[31mCal", "# 3", "bot:advised"]


def test_a_record_holds_nothing_that_cannot_be_kept(client: TestClient) -> None:
    """A seed is kept in a column of its own: some databases end a text at the first zero."""
    guest(client)
    match = Match(games.find("dice_town"), ["Anna", "Bea"], {}, "a\0b")
    record = json.loads(match.record("test").to_json())
    said = refusal(client, "POST", "/records", {"record": record})
    assert said == (422, "error_record_field")


# --- floods ----------------------------------------------------------------------------------


def test_one_address_cannot_fill_the_house(
    client: TestClient, another: Another, app: FastAPI
) -> None:
    """However many guests somebody pretends to be, tables are counted by address too."""
    app.state.limits.items["table_from"] = parse("4/hour")
    app.state.limits.on = True
    found = []
    for number in range(5):
        browser = another()
        guest(browser, f"Guest {number}")
        form = {"game": "dice_town", "seats": [{"kind": "me"}, {"kind": "open"}]}
        found.append(browser.post(f"{API}/tables", json=form))
    assert [reply.status_code for reply in found] == [201] * 4 + [429]
    assert found[-1].json()["error"]["text"] == "That was too often: wait a while."
    assert int(found[-1].headers["retry-after"]) > 0


def test_one_address_cannot_ask_without_end(
    client: TestClient, another: Another, app: FastAPI
) -> None:
    """However many sessions somebody has, requests are counted by address too."""
    sessions = [another() for _ in range(3)]
    for number, browser in enumerate(sessions):
        guest(browser, f"Guest {number}")
    app.state.limits.items["address"] = parse("6/minute")
    app.state.limits.on = True
    found = [sessions[n % 3].get(f"{API}/me").status_code for n in range(7)]
    assert found == [200] * 6 + [429]
    elsewhere = another(client=("192.0.2.7", 50_000))
    assert elsewhere.get(f"{API}/games").status_code == 200


def test_the_games_are_counted_out_once(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Asking what there is to play costs next to nothing, however often it is asked."""
    first = client.get(f"{API}/games").content
    monkeypatch.setattr(catalogue, "every_range", None)
    assert client.get(f"{API}/games").content == first


def test_games_are_not_played_again_without_end(client: TestClient, app: FastAPI) -> None:
    """To prove a game, or to step through it, is work: what is ready is shown as often as asked."""
    guest(client)
    match = Match(games.find("dice_town"), ["Anna", "Bea"], {}, "seed")
    record = json.loads(match.record("test").to_json())
    one, two = (call(client, "POST", "/records", {"record": record}, 201)["id"] for _ in "12")
    app.state.limits.items["again"] = parse("3/minute")
    app.state.limits.on = True
    asked = [f"/{one}/verify", f"/{one}/verify", *[f"/{two}/replay"] * 3, f"/{one}/replay"]
    found = [client.get(f"{API}/tables{path}").status_code for path in asked]
    assert found == [200] * 5 + [429]


@pytest.mark.parametrize("limit", ["MOST_LINES", "MOST_LINES_OF_ONE"])
def test_lines_are_counted(
    limit: str, client: TestClient, app: FastAPI, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One too many is told so; when another is closed there is room again."""
    monkeypatch.setattr(security, limit, 2)
    guest(client)
    id = set_table(client, "me", "open")["id"]
    app.state.limits.on = True
    with at(client, id) as first, at(client, id) as second:
        take(first, "table")
        take(second, "table")
        with at(client, id) as third:
            assert take(third, "error")["error"]["id"] == "error_lines"
            assert to_the_end(third)[0] == live.TOO_MANY
    with at(client, id) as again:
        take(again, "table")
    assert not app.state.limits.lines


# --- what a reply carries --------------------------------------------------------------------


def test_replies_ask_for_nothing_and_insist_on_https(
    client: TestClient, settings: Settings
) -> None:
    """No camera, no place; HTTPS for a year where the public address is HTTPS, and else nothing."""
    reply = client.get("/")
    assert "camera=()" in reply.headers["permissions-policy"]
    assert "strict-transport-security" not in reply.headers
    settings.public_url = "https://play.example.org"
    headers = {"Origin": "https://play.example.org"}
    reply = client.post(f"{API}/me/guest", json={}, headers=headers)
    assert "max-age=31536000" in reply.headers["strict-transport-security"]
    cookie = reply.headers["set-cookie"].lower()
    assert all(word in cookie for word in ("httponly", "secure", "samesite=lax", "path=/"))


def test_the_policy_is_strict(client: TestClient) -> None:
    """Nothing from elsewhere, nothing inline but the import map, nothing embedded."""
    policy = dict(
        part.split(" ", 1)
        for part in client.get("/").headers["content-security-policy"].split("; ")
    )
    assert policy["default-src"] == policy["style-src"] == policy["connect-src"] == "'self'"
    assert [part.startswith("'sha256-") for part in policy["script-src"].split()] == [False, True]
    for name in ("object-src", "base-uri", "frame-ancestors"):
        assert policy[name] == "'none'"
    assert not any("unsafe" in value or "http" in value for value in policy.values())
