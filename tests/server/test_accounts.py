"""Guests, accounts, sessions, tokens, names."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

import pytest
from starlette.testclient import TestClient

from farwest.server import names, security
from farwest.server.app import create_app
from farwest.server.errors import Problem
from farwest.server.models import Chat, Session
from farwest.server.people import COOKIE
from farwest.server.settings import Settings
from tests.server.kit import API, PASSWORD, account, call, guest, refusal, set_table

Another = Callable[..., TestClient]


def test_nobody_is_told_so(client: TestClient) -> None:
    """Without a cookie one is nobody, and what is one's own is refused."""
    assert refusal(client, "GET", "/me") == (401, "error_nobody")
    assert refusal(client, "POST", "/tables", {"game": "dice_town", "seats": [{"kind": "me"}]}) == (
        401,
        "error_nobody",
    )


def test_a_guest_is_somebody_at_once(client: TestClient) -> None:
    """A name and a cookie that no script can read, sent to no other site."""
    response = client.post(API + "/me/guest", json={"name": "Zoé", "lang": "fr"})
    cookie = response.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    assert "Secure" not in cookie
    me = call(client, "GET", "/me")
    assert (me["name"], me["guest"], me["lang"]) == ("Zoé", True, "fr")
    assert call(client, "POST", "/me/guest", {}, 201) == me


def test_a_guest_without_a_name_gets_one(client: TestClient) -> None:
    """Playing takes no typing."""
    assert call(client, "POST", "/me/guest", {}, 201)["name"]


def test_the_cookie_is_secure_where_the_address_is(settings: Settings) -> None:
    """With an HTTPS address the cookie travels over HTTPS alone."""
    assert not settings.cookies_are_secure
    assert Settings(data=settings.data, public_url="https://x.org/").cookies_are_secure


def test_a_guest_becomes_an_account_and_keeps_his_seats(
    client: TestClient, another: Another
) -> None:
    """The account is the same player, with the same tables, and can log in elsewhere."""
    before = guest(client, "Anna")
    table = set_table(client)
    me = call(client, "POST", "/me/account", {"name": "Anna Lee", "password": PASSWORD})
    assert (me["id"], me["guest"], me["name"]) == (before["id"], False, "Anna Lee")
    phone = another()
    again = call(phone, "POST", "/login", {"name": "anna  LEE", "password": PASSWORD})
    assert again == me
    mine = call(phone, "GET", "/tables?scope=mine")
    assert [found["id"] for found in mine] == [table["id"]]
    assert mine[0]["seats"][0]["mine"]
    assert mine[0]["seats"][0]["name"] == "Anna Lee"


def test_an_account_is_made_once(client: TestClient) -> None:
    """Whoever has an account cannot make another of it."""
    account(client)
    body = {"name": "Bea", "password": PASSWORD}
    assert refusal(client, "POST", "/me/account", body) == (409, "error_account_already")


def test_a_guest_who_logs_in_takes_his_seats_along(client: TestClient, another: Another) -> None:
    """What one began as a guest belongs to the account one logs in to."""
    account(client, "Anna")
    phone = another()
    guest(phone, "Somebody")
    table = set_table(phone)
    call(phone, "POST", "/login", {"name": "Anna", "password": PASSWORD})
    found = call(client, "GET", f"/tables/{table['id']}")
    assert found["seats"][0]["mine"]
    assert found["host"] == "Anna"
    assert table["id"] in client.app.state.tables.stirred  # type: ignore[attr-defined]


@pytest.mark.parametrize("name", ["Anna", "Nobody"])
def test_a_wrong_password_is_refused(client: TestClient, another: Another, name: str) -> None:
    """A wrong password and an unknown name are refused in the same words."""
    account(client, "Anna")
    body = {"name": name, "password": "wrong password"}
    assert refusal(another(), "POST", "/login", body) == (401, "error_login")


def test_logging_out_ends_the_session(client: TestClient) -> None:
    """A cookie kept from before is worth nothing afterwards."""
    account(client)
    cookie = client.cookies[COOKIE]
    call(client, "POST", "/logout")
    assert refusal(client, "GET", "/me") == (401, "error_nobody")
    client.cookies.set(COOKIE, cookie)
    assert refusal(client, "GET", "/me") == (401, "error_nobody")


def test_a_new_password_logs_out_all_others(client: TestClient, another: Another) -> None:
    """Whoever had the old password is out; the old password opens nothing."""
    account(client)
    phone = another()
    call(phone, "POST", "/login", {"name": "Anna", "password": PASSWORD})
    wrong = {"old": "not the old one", "password": "a new password"}
    assert refusal(client, "POST", "/me/password", wrong) == (401, "error_login")
    call(client, "POST", "/me/password", {"old": PASSWORD, "password": "a new password"})
    call(client, "GET", "/me")
    assert refusal(phone, "GET", "/me") == (401, "error_nobody")
    body = {"name": "Anna", "password": PASSWORD}
    assert refusal(phone, "POST", "/login", body) == (401, "error_login")


@pytest.mark.parametrize("password", ["short", "annaanna", "x" * 300])
def test_a_weak_password_is_refused(client: TestClient, password: str) -> None:
    """Too short, the name itself, or absurdly long."""
    guest(client)
    status, _ = refusal(client, "POST", "/me/account", {"name": "AnnaAnna", "password": password})
    assert status == 422


def test_a_password_is_never_stored(client: TestClient, settings: Settings) -> None:
    """The database file holds neither the password nor the cookie."""
    account(client)
    held = b"".join(path.read_bytes() for path in settings.data.glob("farwest.db*"))
    assert PASSWORD.encode() not in held
    assert client.cookies[COOKIE].split(".")[0].encode() not in held
    assert b"$argon2id$" in held


# --- names -----------------------------------------------------------------------------------

HOSTILE = [
    "<script>alert(1)</script>",
    "<b>",
    "\u202eannA",
    "An\u200bna",
    "Z\u0341\u0341\u0341\u0341algo",
    "x" * 25,
    "",
    "   ",
    "\u0301",
    "a\nb\x00c",
    "bot:random",
    "\ufdfa" * 24,
    "\ud83d",
    *(f"An{sign}na" for sign in "\u3164\u115f\u1160\uffa0\u2800\U0001d159"),
    "\u3164",
]


@pytest.mark.parametrize("name", HOSTILE, ids=ascii)
def test_a_hostile_name_is_refused(name: str) -> None:
    """Tags, hidden signs, towers of marks, nothing at all: none of it is a name."""
    with pytest.raises(Problem) as problem:
        names.clean(name)
    assert problem.value.status_code == 422


@pytest.mark.parametrize("name", ["Zoé", "O’Brien & sons", "李小龍", "Ana-María", "x" * 24, "8"])
def test_an_ordinary_name_is_kept(name: str) -> None:
    """Names of all languages are names."""
    assert names.clean(f" {name} ") == name


@pytest.mark.parametrize(
    "other", ["anna lee", "ANNA  LEE", "Аnna Lee", "Ａnna Lee", "Ánna Lee", "Anna\u00a0Lee"]
)
def test_names_that_look_alike_are_one(client: TestClient, another: Another, other: str) -> None:
    """Nobody can take a name that looks like an account's, not even as a guest."""
    account(client, "Anna Lee")
    phone = another()
    assert refusal(phone, "POST", "/me/guest", {"name": other}) == (409, "error_name_taken")
    guest(phone, "Bea")
    assert refusal(phone, "PATCH", "/me", {"name": other}) == (409, "error_name_taken")
    body = {"name": other, "password": PASSWORD}
    assert refusal(phone, "POST", "/me/account", body) == (409, "error_name_taken")


@pytest.mark.parametrize(
    ("one", "other"),
    [("Bob", "Вob"), ("Tom", "Тom"), ("Hank", "Нank"), ("Mike", "Μikе"), ("Nick", "Νick"),
     ("YETI", "ΥΕΤΙ"), ("van", "νan"), ("ВИКТОР", "Виктор"), ("ΝΊΚΟΣ", "Νίκος"), ("Ёлка", "елка")],
)  # fmt: skip
def test_common_look_alikes_are_one(one: str, other: str) -> None:
    """Capitals and small letters of other alphabets; a name is the same in both."""
    assert names.fold(one) == names.fold(other)


@pytest.mark.parametrize(("one", "other"), [("Nick", "Vick"), ("Анна", "Инна"), ("Νίνα", "Ρίνα")])
def test_different_names_stay_different(one: str, other: str) -> None:
    """In any alphabet."""
    assert names.fold(one) != names.fold(other)


def test_two_guests_may_have_one_name(client: TestClient, another: Another) -> None:
    """A guest's name is not his alone; at a table a number tells them apart."""
    guest(client, "Anna")
    table = set_table(client, access="open")
    phone = another()
    guest(phone, "Anna")
    joined = call(phone, "POST", f"/tables/{table['id']}/join", {})
    assert [seat["name"] for seat in joined["seats"]][:2] == ["Anna", "Anna 2"]


def test_no_guest_is_called_like_a_bot() -> None:
    """At a table with bots nobody is taken for one of them."""
    guests = {names.guest_name().split()[0] for _ in range(200)}
    bots: list[str] = []
    for _ in range(6):
        bots.append(names.bot_name(bots))
    assert len(set(bots)) == 6
    assert not guests & {bot.split()[0] for bot in bots}


def test_one_may_change(client: TestClient) -> None:
    """Name, language, settings, mail; a waiting table shows the new name."""
    account(client)
    table = set_table(client)
    body = {"name": "Bea", "lang": "fr", "settings": {"dark": True}, "mail": "bea@example.org"}
    me = call(client, "PATCH", "/me", {**body, "password": PASSWORD})
    assert {key: me[key] for key in body} == body
    assert call(client, "GET", "/me") == me
    assert call(client, "GET", f"/tables/{table['id']}")["seats"][0]["name"] == "Bea"
    assert table["id"] in client.app.state.tables.stirred  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("body", "id"),
    [
        ({"lang": "xx"}, "error_language"),
        ({"mail": "nonsense"}, "error_mail"),
        ({"mail": "a@b.c\nBcc: all@example.org"}, "error_mail"),
        ({"settings": {"x": "y" * 9000}}, "error_settings_large"),
        ({"guest": False}, "error_form"),
        ({"name": 7}, "error_form"),
    ],
)
def test_a_wrong_change_is_refused(client: TestClient, body: dict[str, Any], id: str) -> None:
    """Nothing changes, and the sentence says why."""
    me = guest(client)
    assert refusal(client, "PATCH", "/me", body) == (422, id)
    assert call(client, "GET", "/me") == me


# --- tokens ----------------------------------------------------------------------------------


def test_a_token_is_somebody(client: TestClient, another: Another) -> None:
    """An outside client with a token is its owner, until the token is dropped."""
    me = account(client)
    made = call(client, "POST", "/me/tokens", {"label": "my bot"}, 201)
    bot = another(headers={"Authorization": f"Bearer {made['token']}"})
    assert call(bot, "GET", "/me") == me
    listed = call(client, "GET", "/me/tokens")
    assert [(token["label"], "token" in token) for token in listed] == [("my bot", False)]
    call(client, "DELETE", f"/me/tokens/{made['id']}")
    assert refusal(bot, "GET", "/me") == (401, "error_token")


def test_a_token_of_somebody_else_cannot_be_dropped(client: TestClient, another: Another) -> None:
    """To others a token does not exist."""
    account(client)
    made = call(client, "POST", "/me/tokens", {"label": "my bot"}, 201)
    phone = another()
    guest(phone, "Bea")
    assert refusal(phone, "DELETE", f"/me/tokens/{made['id']}") == (404, "error_missing")


def test_a_token_makes_cookies_count_for_nothing(client: TestClient) -> None:
    """With a wrong token one is not who the cookie says."""
    guest(client)
    headers = {"Authorization": "Bearer nonsense"}
    response = client.get(API + "/me", headers=headers)
    assert (response.status_code, response.json()["error"]["id"]) == (401, "error_token")


# --- all my data, and the end ----------------------------------------------------------------


def say(client: TestClient, table_id: str, player_id: int, text: str) -> None:
    """Put something said into the database."""

    async def add() -> None:
        async with client.app.state.store.session() as session:  # type: ignore[attr-defined]
            session.add(
                Chat(table_id=table_id, player_id=player_id, name="Anna", seat=0, text=text, at=1.0)
            )

    assert client.portal is not None
    client.portal.call(add)


def test_all_data_can_be_taken_along(client: TestClient) -> None:
    """The export has what one is, owns, plays and said, and no secret."""
    me = account(client, mail="anna@example.org")
    table = set_table(client)
    say(client, table["id"], me["id"], "howdy")
    call(client, "POST", "/me/tokens", {"label": "my bot"}, 201)
    response = client.get(API + "/me/export")
    assert "attachment" in response.headers["content-disposition"]
    data = response.json()
    assert data["me"]["mail"] == "anna@example.org"
    assert [seat["table_id"] for seat in data["seats"]] == [table["id"]]
    assert [said["text"] for said in data["said"]] == ["howdy"]
    assert [token["label"] for token in data["tokens"]] == ["my bot"]
    assert "argon2" not in response.text


def test_deleting_oneself_leaves_no_name(client: TestClient, another: Another) -> None:
    """The name, the words and the login are gone; a game that is on goes on with a bot."""
    me = account(client, "Anna")
    waiting = set_table(client, "me", "open", access="open")
    playing = call(client, "POST", "/quick", {"game": "dice_town"}, 201)
    say(client, playing["id"], me["id"], "howdy")
    call(client, "DELETE", "/me")
    assert refusal(client, "GET", "/me") == (401, "error_nobody")
    phone = another()
    guest(phone, "Anna")
    assert call(phone, "GET", f"/tables/{waiting['id']}")["status"] == "cancelled"
    seat = call(phone, "GET", f"/tables/{playing['id']}")["seats"][0]
    assert (seat["name"], seat["by_bot"], seat["resigned"]) == ("—", True, True)
    body = {"name": "Anna", "password": PASSWORD}
    assert refusal(another(), "POST", "/login", body) == (401, "error_login")


def test_a_session_ends_when_it_is_long_unseen(client: TestClient) -> None:
    """After more than a year a cookie is nobody's."""
    guest(client)

    async def age() -> None:
        from sqlalchemy import update

        async with client.app.state.store.session() as session:  # type: ignore[attr-defined]
            await session.execute(update(Session).values(seen=time.time() - 500 * 86_400))

    assert client.portal is not None
    client.portal.call(age)
    assert refusal(client, "GET", "/me") == (401, "error_nobody")


def test_settings_are_changed_one_by_one(client: TestClient) -> None:
    """What another device has set stays; null takes a setting away."""
    account(client, "Anna")
    call(client, "PATCH", "/me", {"settings": {"vacation": {"from": 1, "to": 2}}})
    call(client, "PATCH", "/me", {"settings": {"page": {"theme": "dark"}}})
    kept = call(client, "GET", "/me")["settings"]
    assert kept == {"vacation": {"from": 1, "to": 2}, "page": {"theme": "dark"}}
    call(client, "PATCH", "/me", {"settings": {"vacation": None}})
    assert call(client, "GET", "/me")["settings"] == {"page": {"theme": "dark"}}
    most = {"settings": {"other": "x" * 8_180}}
    assert refusal(client, "PATCH", "/me", most) == (422, "error_settings_large")


def test_a_change_of_settings_is_told_to_the_games_one_is_in(anna: TestClient) -> None:
    """A vacation stops the clocks of a game that is in memory."""
    playing = call(anna, "POST", "/quick", {"game": "dice_town"}, 201)["id"]
    set_table(anna, "me", "open")
    tables = anna.app.state.tables  # type: ignore[attr-defined]
    tables.stirred.clear()
    call(anna, "PATCH", "/me", {"settings": {"vacation": {"from": 1, "to": 2}}})
    assert tables.stirred == [playing]


def test_a_number_is_nobodys_twice(anna: TestClient, another: Callable[..., TestClient]) -> None:
    """Whoever comes after somebody deleted himself is not taken for him."""
    last = another()
    gone = guest(last, "Last")["id"]
    call(last, "DELETE", "/me")
    newcomer = another()
    assert guest(newcomer, "Next")["id"] > gone
    assert anna.app.state.tables.sent_away == [gone]  # type: ignore[attr-defined]


def test_wrong_passwords_alone_count_against_a_name(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever knows it comes in as often as he likes, from wherever."""
    settings.rate_limits = True
    monkeypatch.setitem(security.RATES, "login_name", "3/hour")
    monkeypatch.setitem(security.RATES, "login", "100/hour")
    with TestClient(create_app(settings)) as client:
        account(client, "Anna")
        right, wrong = ({"name": "Anna", "password": each} for each in (PASSWORD, "wrong"))
        for _ in range(5):
            call(client, "POST", "/login", right)
        for _ in range(3):
            assert refusal(client, "POST", "/login", wrong)[0] == 401
        assert refusal(client, "POST", "/login", wrong)[0] == 429
