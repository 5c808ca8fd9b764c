"""Passwords: what they end and prove, who is kept out by whose tries, and what they cost."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from fastapi import FastAPI
from limits import parse
from starlette.testclient import TestClient

from farwest.server import accounts, security
from farwest.server.models import Player
from farwest.server.passwords import AT_ONCE, Passwords
from farwest.server.settings import Settings
from tests.server.kit import API, PASSWORD, account, call, guest, refusal, set_table
from tests.server.playing import until

Another = Callable[..., TestClient]
RIGHT = {"name": "Anna", "password": PASSWORD}
WRONG = {"name": "Anna", "password": "wrong password"}


def token_of(client: TestClient) -> str:
    """A fresh token of whoever this is."""
    return str(call(client, "POST", "/me/tokens", {"label": "bot"}, 201)["token"])


def bearer(another: Another, token: str) -> TestClient:
    """A client that has nothing but a token."""
    return another(headers={"Authorization": f"Bearer {token}"})


# --- what a password ends --------------------------------------------------------------------


def test_a_planted_token_is_worth_nothing_after_signing_up(
    client: TestClient, another: Another
) -> None:
    """Whoever made a token in a session that he then planted has no key to the account."""
    guest(client, "Nobody")
    thief = bearer(another, token_of(client))
    call(client, "POST", "/me/account", RIGHT)
    assert refusal(thief, "GET", "/me") == (401, "error_token")
    assert call(client, "GET", "/me/tokens") == []


def test_an_account_made_with_a_token_keeps_it(client: TestClient, another: Another) -> None:
    """A client that signs up with its token goes on with it, and with no other."""
    guest(client, "Nobody")
    mine, other = bearer(another, token_of(client)), bearer(another, token_of(client))
    call(mine, "POST", "/me/account", RIGHT)
    assert call(mine, "GET", "/me")["name"] == "Anna"
    assert refusal(other, "GET", "/me") == (401, "error_token")
    assert refusal(client, "GET", "/me") == (401, "error_nobody")


def test_a_new_password_ends_tokens_and_sessions(client: TestClient, another: Another) -> None:
    """Only what asked for it goes on: here a browser, then a token."""
    account(client, "Anna")
    thief, phone = bearer(another, token_of(client)), another()
    call(phone, "POST", "/login", RIGHT)
    call(client, "POST", "/me/password", {"old": PASSWORD, "password": "a second password"})
    assert refusal(thief, "GET", "/me") == (401, "error_token")
    assert refusal(phone, "GET", "/me") == (401, "error_nobody")
    mine = bearer(another, token_of(client))
    call(mine, "POST", "/me/password", {"old": "a second password", "password": PASSWORD})
    assert call(mine, "GET", "/me")["name"] == "Anna"
    assert refusal(client, "GET", "/me") == (401, "error_nobody")


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [("POST", "/me/tokens", {"label": "x"}), ("PATCH", "/me", {"mail": "thief@example.org"})],
)
def test_nothing_planted_slips_in_while_somebody_signs_up(
    client: TestClient, monkeypatch: pytest.MonkeyPatch, method: str, path: str, body: Any
) -> None:
    """A request let in before the session ended, and carried out after, changes nothing."""
    guest(client, "Nobody")
    known = accounts.known

    async def later(session: Any, player: Player) -> Player:
        found = await known(session, player)
        found.guest, found.password = False, "what it is now"
        await session.flush()
        return await known(session, player)

    monkeypatch.setattr(accounts, "known", later)
    assert refusal(client, method, path, body) == (401, "error_nobody")


# --- who is kept out -------------------------------------------------------------------------


def test_strangers_lock_no_owner_out(client: TestClient, another: Another, app: FastAPI) -> None:
    """Where an account was seen, its password opens it, however many others have tried."""
    home, elsewhere = ("198.51.100.7", 50_000), ("198.51.100.8", 50_000)
    account(another(client=home), "Anna")
    call(another(client=home), "POST", "/login", RIGHT)
    app.state.limits.on = True
    app.state.limits.items["login_name"] = parse("6/hour")
    for number in range(8):
        stranger = another(client=(f"192.0.2.{number}", 50_000))
        said = refusal(stranger, "POST", "/login", WRONG)
        assert said == ((401, "error_login") if number < 6 else (429, "error_too_often"))
    assert refusal(another(client=elsewhere), "POST", "/login", RIGHT) == (429, "error_too_often")
    assert call(another(client=home), "POST", "/login", RIGHT)["name"] == "Anna"


def test_a_cookie_tells_where_somebody_is_at_home(
    client: TestClient, another: Another, app: FastAPI
) -> None:
    """Also after a restart that forgot all log-ins; a guest is at home nowhere."""
    account(client, "Anna")
    app.state.limits.homes.clear()
    call(client, "GET", "/me")
    assert app.state.limits.homes
    app.state.limits.homes.clear()
    guest(another(), "Bea")
    assert not app.state.limits.homes


def test_at_home_failures_are_counted_too(
    client: TestClient, another: Another, app: FastAPI
) -> None:
    """A known address has as many tries of its own as all strangers together, and no more."""
    account(client, "Anna")
    app.state.limits.on = True
    app.state.limits.items["login_name"] = parse("3/hour")
    found = [refusal(another(), "POST", "/login", WRONG) for _ in range(4)]
    assert found == [(401, "error_login")] * 3 + [(429, "error_too_often")]


def test_not_every_address_is_remembered(app: FastAPI, monkeypatch: pytest.MonkeyPatch) -> None:
    """The oldest goes first."""
    monkeypatch.setattr(security, "MOST_HOMES", 2)
    limits = app.state.limits
    for number in (1, 2, 1, 3):
        scope = {"type": "http", "client": (f"192.0.2.{number}", 1), "headers": []}
        limits.saw(7, security.HTTPConnection(scope))
    assert [limits.at_home(7, f"192.0.2.{number}") for number in (1, 2, 3)] == [True, False, True]


# --- what it costs ---------------------------------------------------------------------------


def test_cheap_things_are_looked_at_first(
    client: TestClient, another: Another, app: FastAPI, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing is hashed for a taken name, an account, a guest without a password, a wrong code."""
    account(client, "Anna")
    bea = another()
    guest(bea, "Bea")

    async def hashed(*_: Any) -> str:
        raise AssertionError("That was work for nothing.")

    monkeypatch.setattr(app.state.passwords, "hash", hashed)
    monkeypatch.setattr(app.state.passwords, "fits", hashed)
    assert refusal(bea, "POST", "/me/account", RIGHT) == (409, "error_name_taken")
    again = {"name": "Ann", "password": PASSWORD}
    assert refusal(client, "POST", "/me/account", again) == (409, "error_account_already")
    body = {"old": PASSWORD, "password": "a second password"}
    assert refusal(bea, "POST", "/me/password", body) == (401, "error_login")
    code = {"code": "x" * 24, "password": PASSWORD}
    assert refusal(bea, "POST", "/password/reset", code) == (403, "error_code")


def test_work_with_passwords_is_counted_by_address(
    client: TestClient, another: Another, app: FastAPI
) -> None:
    """However many guests somebody is, and however many doors he knocks at."""
    guest(client, "Anna")
    doors = [
        set_table(client, "me", "open", access="password", password="open sesame")["id"]
        for _ in range(3)
    ]
    app.state.limits.items["password_from"] = parse("4/minute")
    app.state.limits.on = True
    found: list[int] = []
    for number, door in enumerate(doors):
        bea = another()
        guest(bea, f"Bea {number}")
        found.append(bea.post(f"{API}/tables/{door}/join", json={"password": "x"}).status_code)
        body = {"name": f"Bea {number}", "password": PASSWORD}
        found.append(bea.post(f"{API}/me/account", json=body).status_code)
    assert found == [403, 200, 403, 200, 429, 429]


def test_a_crowd_from_one_address_holds_up_nobody_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One after the other for an address, several at once for several, never more than so many."""
    passwords = Passwords(Settings(data=tmp_path, password_time=1, password_memory=64))
    gate, lock = threading.Event(), threading.Lock()
    working: list[str] = []

    class Slow:
        """Stands in for the hasher."""

        def hash(self, password: str) -> str:
            with lock:
                working.append(password)
            gate.wait(20)
            return password

    monkeypatch.setattr(passwords, "hasher", Slow())

    async def test() -> None:
        crowd = [passwords.hash("crowd", "192.0.2.1") for _ in range(30)]
        others = [passwords.hash(f"other {n}", f"198.51.100.{n}") for n in range(AT_ONCE)]
        waiting = asyncio.gather(*crowd, *others)
        async with asyncio.timeout(20):
            await until(lambda: len(working) >= AT_ONCE)
            await asyncio.sleep(0.05)
            assert sorted(working) == ["crowd", "other 0", "other 1", "other 2"]
            gate.set()
            assert len(await waiting) == 30 + AT_ONCE
        assert not passwords.queues

    asyncio.run(test())
