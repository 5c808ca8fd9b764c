"""What is refused before it can do anything, and what every reply carries."""

from __future__ import annotations

import base64
import hashlib
import json
import logging
import re
from collections.abc import Callable
from pathlib import Path

import pytest
import structlog
from fastapi import FastAPI
from itsdangerous import Signer
from limits import parse
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from farwest.server import files, ops, security
from farwest.server.people import COOKIE
from farwest.server.settings import BadSetting, Settings
from tests.server.kit import API, PASSWORD, account, call, guest, refusal, set_table, table_form

Another = Callable[..., TestClient]
EVIL = "https://evil.example"


# --- whose request is it? --------------------------------------------------------------------


@pytest.mark.parametrize(
    "headers",
    [
        {"Origin": EVIL},
        {"Origin": "null"},
        {"Origin": "http://["},
        {"Origin": "testserver"},
        {"Origin": "http://testserver.evil.example"},
        {"Origin": "http://testserver:81"},
        {"Sec-Fetch-Site": "cross-site"},
        {"Sec-Fetch-Site": "same-site", "Origin": "http://testserver"},
        {"Sec-Fetch-Site": "none", "Origin": EVIL},
    ],
)
def test_another_site_changes_nothing(client: TestClient, headers: dict[str, str]) -> None:
    """A form on another site cannot act for its visitor, nor log him in."""
    guest(client)
    for path, body in [("/tables", table_form()), ("/login", {"name": "x", "password": "y"})]:
        response = client.post(API + path, json=body, headers=headers)
        assert response.status_code == 403
        assert response.json()["error"]["id"] == "error_origin"
    assert call(client, "GET", "/tables?scope=mine") == []


@pytest.mark.parametrize(
    "headers",
    [{}, {"Origin": "http://testserver"}, {"Origin": EVIL, "Sec-Fetch-Site": "same-origin"}],
)
def test_our_own_page_may(client: TestClient, headers: dict[str, str]) -> None:
    """Requests of our page, and of clients that are no browser, are carried out."""
    guest(client)
    assert client.post(API + "/tables", json=table_form(), headers=headers).status_code == 201


def test_behind_a_proxy_the_public_address_counts(client: TestClient, settings: Settings) -> None:
    """With a public address, requests from there are ours, whatever the proxy calls us."""
    settings.public_url = "https://Play.example.org"
    headers = {"Origin": "https://play.example.org"}
    assert client.post(API + "/me/guest", json={}, headers=headers).status_code == 201
    headers = {"Origin": "http://testserver"}
    assert client.post(API + "/me/guest", json={}, headers=headers).status_code == 403


def socket_refused(client: TestClient, id: str, headers: dict[str, str]) -> bool:
    """Whether a socket is closed before it is open."""
    try:
        with client.websocket_connect(f"{API}/tables/{id}/live", headers=headers):
            return False
    except WebSocketDisconnect as closed:
        return closed.code == 1008


@pytest.mark.parametrize(
    "headers", [{"Origin": EVIL}, {"Sec-Fetch-Site": "cross-site"}, {"Origin": "null"}, {}]
)
def test_a_socket_from_another_site_is_refused(client: TestClient, headers: dict[str, str]) -> None:
    """A cookie on a socket counts only where the browser says that the page is ours."""
    guest(client)
    id = set_table(client, "me", "open")["id"]
    assert socket_refused(client, id, headers)


# --- who is it? ------------------------------------------------------------------------------


def forgeries(cookie: str, settings: Settings) -> list[str]:
    """Cookies that are almost right."""
    secret, _, signature = cookie.rpartition(".")
    other = Signer("another key", salt="farwest-session", digest_method=hashlib.sha256)
    salted = Signer(settings.key(), salt="something else", digest_method=hashlib.sha256)
    stranger = Signer(settings.key(), salt="farwest-session", digest_method=hashlib.sha256)
    return [
        "",
        "nonsense",
        secret,
        f"{secret}.",
        f"{secret}.{'A' * len(signature)}",
        f"{secret[:-1]}x.{signature}",
        other.sign(secret).decode(),
        salted.sign(secret).decode(),
        stranger.sign("a session that never was").decode(),
        "é.é",
        "." * 100,
    ]


def test_a_forged_cookie_is_nobody(client: TestClient, settings: Settings) -> None:
    """Only the cookie that was given is anybody's."""
    guest(client)
    cookie = client.cookies[COOKIE]
    client.cookies.clear()
    for forged in forgeries(cookie, settings):
        headers = {"Cookie": f"{COOKIE}={forged}".encode()}
        response = client.get(API + "/me", headers=headers)  # type: ignore[arg-type]
        assert response.status_code == 401, forged
    response = client.get(API + "/me", headers={"Cookie": f"{COOKIE}={cookie}"})
    assert response.status_code == 200


def test_a_banned_player_is_out(client: TestClient) -> None:
    """With the cookie he still has, and with his password."""
    account(client)

    async def ban() -> None:
        from farwest.server import administration

        await administration.ban(client.app.state.store, "Anna")  # type: ignore[attr-defined]

    cookie = client.cookies[COOKIE]
    assert client.portal is not None
    client.portal.call(ban)
    client.cookies.set(COOKIE, cookie)
    assert refusal(client, "GET", "/me")[0] in (401, 403)
    client.cookies.clear()
    body = {"name": "Anna", "password": PASSWORD}
    assert refusal(client, "POST", "/login", body) == (403, "error_banned")


# --- how often? ------------------------------------------------------------------------------


def test_passwords_cannot_be_guessed_for_long(
    client: TestClient, another: Another, settings: Settings, app: FastAPI
) -> None:
    """The sixth attempt in a minute is refused, even with the right password; others may go on."""
    account(client, "Anna")
    app.state.limits.on = True
    thief = another()
    wrong = {"name": "Anna", "password": "wrong password"}
    for _ in range(5):
        assert refusal(thief, "POST", "/login", wrong) == (401, "error_login")
    right = {"name": "anna", "password": PASSWORD}
    response = thief.post(API + "/login", json=right)
    assert (response.status_code, response.json()["error"]["id"]) == (429, "error_too_often")
    assert int(response.headers["retry-after"]) > 0
    assert refusal(another(), "POST", "/login", right) == (429, "error_too_often")
    elsewhere = another(client=("192.0.2.7", 50000))
    call(elsewhere, "POST", "/login", right)


def test_requests_are_counted_by_session_or_address(client: TestClient, app: FastAPI) -> None:
    """Too many changes are refused; a forged cookie does not open another account of them."""
    app.state.limits.on = True
    most = app.state.limits.items["change"].amount
    statuses = []
    for number in range(most + 1):
        headers = {"Cookie": f"{COOKIE}=forged{number}.signature"}
        statuses.append(client.post(API + "/logout", headers=headers).status_code)
    assert statuses[:-1] == [200] * most
    assert statuses[-1] == 429


@pytest.mark.parametrize(
    ("host", "known"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"),
        ("testclient", "testclient"),
    ],
)
def test_an_address_names_a_household(host: str, known: str) -> None:
    """Whoever has a whole network of addresses is still one client."""
    from starlette.requests import HTTPConnection

    scope = {"type": "http", "client": (host, 1), "headers": []}
    assert security.client_of(HTTPConnection(scope)) == known


# --- what a reply carries --------------------------------------------------------------------


def test_every_reply_is_dressed(client: TestClient) -> None:
    """A strict policy, no guessing of types, no frames; on errors and refusals as well."""
    for response in (
        client.get(API + "/games"),
        client.get("/nothing"),
        client.post(API + "/login", json={}, headers={"Origin": EVIL}),
    ):
        policy = response.headers["content-security-policy"]
        assert "unsafe" not in policy
        assert "frame-ancestors 'none'" in policy
        assert response.headers["x-content-type-options"] == "nosniff"
        assert response.headers["referrer-policy"] == "same-origin"
    assert client.get(API + "/me").headers["cache-control"] == "no-store"


def test_the_policy_knows_the_inline_scripts() -> None:
    """The import map in the page is allowed by its hash, and scripts from files by their origin."""
    page = '<script type="importmap">{"a": 1}</script><script type="module" src="/a.js"></script>'
    right = base64.b64encode(hashlib.sha256(b'{"a": 1}').digest()).decode()
    policy = security.policy_for(page)
    assert f"script-src 'self' 'sha256-{right}';" in policy
    assert "script-src 'self';" in security.policy_for("")


def test_the_page_is_every_address_of_a_person(
    client: TestClient, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever a browser opens is the page; a file is sent once and then only asked about."""
    index = tmp_path / "index.html"
    index.write_text("<!doctype html><title>Farwest</title>")
    (tmp_path / "a.js").write_text("export const a = 1;\n" * 100)
    (tmp_path / "a.py").write_text("")
    monkeypatch.setattr(files, "INDEX", index)
    monkeypatch.setattr(files, "WEB", tmp_path)
    for path in ("/", "/table/abc", "/replay/abc", "/profile", "/rules/dice_town"):
        assert client.get(path).text == index.read_text()
    assert client.get("/elsewhere", headers={"Accept": "text/html"}).status_code == 200
    assert client.get("/elsewhere", headers={"Accept": "*/*"}).status_code == 404
    sent = client.get("/web/a.js")
    assert sent.headers["content-type"].startswith("text/javascript")
    assert sent.headers["content-encoding"] == "gzip"
    again = client.get("/web/a.js", headers={"If-None-Match": sent.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    assert client.get("/web/a.py").status_code == 404


def test_words_are_served(client: TestClient) -> None:
    """The words of a game, and those that all games share, in both languages."""
    for lang in ("en", "fr"):
        assert "do_" in client.get(f"/text/{lang}/dice_town.ftl").text
        common = client.get(f"/text/{lang}/common.ftl").text
        assert "error_over" in common
        assert "error_login" in common


def test_the_api_describes_itself(client: TestClient) -> None:
    """Every route with its bodies, and a page to try them that needs nothing from elsewhere."""
    described = client.get(API + "/openapi.json").json()
    assert "/api/v1/tables/{id}/join" in described["paths"]
    assert "TableForm" in described["components"]["schemas"]
    page = client.get(API + "/docs").text
    assert "http" not in page
    for name in re.findall(r'(?:src|href)="(/api/v1/docs/[^"]+)"', page):
        assert client.get(name).status_code == 200


# --- for the operator ------------------------------------------------------------------------


def test_health_and_figures(client: TestClient, another: Another) -> None:
    """Health is everybody's business, figures are told on this machine only."""
    assert client.get("/healthz").json()["status"] == "ok"
    call(client, "GET", "/games")
    figures = client.get("/metrics").text
    assert 'farwest_requests_total{method="GET",route="/api/v1/games",status="200"} 1.0' in figures
    for host in ("8.8.8.8", "192.168.1.5", "10.0.0.1", "fe80::1", "::ffff:192.168.1.5", "::"):
        assert another(client=(host, 1)).get("/metrics").status_code == 404, host
    for host in ("127.0.0.1", "127.0.0.9", "::1", "::ffff:127.0.0.1"):
        here = another(client=(host, 1)).get("/metrics")
        assert (here.status_code, here.headers["cache-control"]) == (200, "no-store"), host


@pytest.mark.parametrize("header", ["X-Forwarded-For", "Forwarded", "X-Real-IP", "Via"])
def test_figures_are_not_passed_on(another: Another, header: str) -> None:
    """Whoever comes through a proxy on this machine is not on this machine, whatever it says."""
    proxy = another(client=("127.0.0.1", 1))
    assert proxy.get("/metrics", headers={header: "127.0.0.1"}).status_code == 404


def test_figures_for_whoever_has_their_token(another: Another, settings: Settings) -> None:
    """Where the host has set one it opens them from everywhere, and nothing else does."""
    settings.metrics_token = "figures" * 6
    far, here = another(client=("192.168.1.5", 1)), another(client=("127.0.0.1", 1))
    right = {"Authorization": f"Bearer {settings.metrics_token}"}
    assert far.get("/metrics", headers=right).status_code == 200
    for wrong in ("", "Bearer", "Bearer x", f"Basic {settings.metrics_token}", "Bearer é"):
        for client in (far, here):
            headers = {"Authorization": wrong.encode()} if wrong else {}
            assert client.get("/metrics", headers=headers).status_code == 404  # type: ignore[arg-type]


def test_a_short_token_for_figures_is_refused() -> None:
    """Nobody shall guess it."""
    with pytest.raises(BadSetting, match="FARWEST_METRICS_TOKEN must have at least 32"):
        Settings.read({"FARWEST_METRICS_TOKEN": "short"})


@pytest.mark.parametrize(
    ("path", "kind"),
    [("/healthz", "address"), ("/metrics", "address"), ("/", "file"), ("/web/main.js", "file")],
)
def test_every_path_is_counted(client: TestClient, app: FastAPI, path: str, kind: str) -> None:
    """Files have a limit of their own; whatever asks the database shares that of all requests."""
    app.state.limits.items[kind] = parse("3/minute")
    app.state.limits.on = True
    found = [client.get(path).status_code for _ in range(4)]
    assert found[3] == 429
    assert 429 not in found[:3]
    other = "/" if kind == "address" else "/healthz"
    assert client.get(other).status_code != 429


def test_logs_hold_no_secret(
    app: FastAPI, another: Another, client: TestClient, capsys: pytest.CaptureFixture[str]
) -> None:
    """Neither passwords nor cookies, codes, tokens or ids of tables are written down."""
    root = logging.getLogger()
    handlers, level = root.handlers, root.level
    ops.set_up_logs("json")
    try:
        account(client, "Anna", mail="anna@example.org")
        token = call(client, "POST", "/me/tokens", {"label": "bot"}, 201)["token"]
        table = set_table(client)
        call(client, "GET", f"/tables/{table['id']}")
        call(client, "POST", "/login", {"name": "Anna", "password": PASSWORD})
        structlog.get_logger("farwest.test").info("x", password=PASSWORD, reset_code="abc")
        said = capsys.readouterr().err
    finally:
        root.handlers, root.level = handlers, level
        structlog.reset_defaults()
    lines = [json.loads(line) for line in said.splitlines()]
    assert any(line.get("route") == "/api/v1/tables/{id}" for line in lines)
    for secret in (PASSWORD, token, client.cookies[COOKIE], table["id"], "anna@example.org", "abc"):
        assert secret not in said
