"""Requests: what is too large, malformed or leads nowhere is refused, and every error is JSON."""

from __future__ import annotations

import pytest
from fastapi import FastAPI
from starlette.testclient import TestClient

from farwest.server import people
from farwest.server.models import Player
from farwest.server.settings import Settings
from tests.server.kit import API, PASSWORD, call, guest, refusal, set_table, table_form


def test_a_large_body_is_refused(client: TestClient) -> None:
    """By its stated length at once, without one when it proves too large; records may be larger."""
    guest(client)
    large = b'{"name": "' + b"x" * 300_000 + b'"}'
    response = client.patch(API + "/me", content=large)
    assert (response.status_code, response.json()["error"]["id"]) == (413, "error_too_large")
    headers = {"Content-Type": "application/json"}
    parts = (large[at : at + 10_000] for at in range(0, len(large), 10_000))
    response = client.patch(API + "/me", content=parts, headers=headers)
    assert (response.status_code, response.json()["error"]["id"]) == (413, "error_too_large")
    assert client.post(API + "/records", content=large, headers=headers).status_code != 413
    assert client.post(API + "/records", content=large * 8, headers=headers).status_code == 413


@pytest.mark.parametrize(
    ("body", "kind"),
    [
        (b"", "application/json"),
        (b"{", "application/json"),
        (b"null", "application/json"),
        (b"[]", "application/json"),
        (b'{"name": "\xff"}', "application/json"),
        (b"[" * 100_000, "application/json"),
        (b'{"name": 1e999}', "application/json"),
        (b'{"name": "Bea"}', "text/plain"),
        (b"name=Bea", "application/x-www-form-urlencoded"),
        (b'{"name": "Bea"}', ""),
    ],
)
def test_a_malformed_body_is_refused(client: TestClient, body: bytes, kind: str) -> None:
    """Whatever it is, the answer is an error in JSON, and nothing changes."""
    me = guest(client)
    headers = {"Content-Type": kind} if kind else {}
    response = client.patch(API + "/me", content=body, headers=headers)
    assert 400 <= response.status_code < 500
    assert response.json()["error"]["text"]
    assert call(client, "GET", "/me") == me


def test_what_no_database_can_keep_is_refused(client: TestClient) -> None:
    """Halves of signs, the sign that ends a text, numbers without end: nothing changes."""
    guest(client)
    before = call(client, "GET", "/me")
    deep = b'{"settings":{"x":' + b"[" * 50 + b"]" * 50 + b"}}"
    for body in (
        b'{"settings":{"x":"\\u0000"}}',
        b'{"settings":{"\\ud800":1}}',
        b'{"settings":{"x":NaN}}',
        b'{"settings":{"x":1e999}}',
        deep,
    ):
        reply = client.patch(
            f"{API}/me", content=body, headers={"Content-Type": "application/json"}
        )
        assert (reply.status_code, reply.json()["error"]["id"]) == (422, "error_form"), body
    assert refusal(client, "POST", "/me/tokens", {"label": "a\0b"}) == (422, "error_form")
    assert refusal(client, "POST", "/login", {"name": "\0", "password": PASSWORD})[0] == 422
    assert call(client, "GET", "/me") == before
    assert client.get(f"{API}/me/export").status_code == 200


@pytest.mark.parametrize("path", ["/players/a%00b", "/tables?game=%00", "/games/%00/rules"])
def test_no_address_holds_the_end_of_a_text(client: TestClient, path: str) -> None:
    """There is nothing of such a name."""
    assert refusal(client, "GET", path) == (404, "error_missing")


def test_numbers_without_end_name_nothing(client: TestClient) -> None:
    """No database counts that far."""
    guest(client)
    table = set_table(client, "me", "open")["id"]
    far = 10**30
    for method, path in (
        ("DELETE", f"/me/tokens/{far}"),
        ("DELETE", f"/me/mutes/{far}"),
        ("GET", f"/tables/{table}/chat?since={far}"),
        ("GET", f"/tables/{table}/view?since={far}"),
    ):
        assert refusal(client, method, path) == (422, "error_form")


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "/api/v1/nothing", 404),
        ("GET", "/nothing.txt", 404),
        ("GET", "/web/../server/store.py", 404),
        ("GET", "/web/%2e%2e/server/store.py", 404),
        ("GET", "/web/..%2f..%2f..%2fpyproject.toml", 404),
        ("GET", "/web/%00", 404),
        ("GET", "/games/dice_town/board/../scoring.py", 404),
        ("GET", "/games/chess/board/board.js", 404),
        ("GET", "/text/xx/common.ftl", 404),
        ("GET", "/text/en/..%2f..%2fx.ftl", 404),
        ("PUT", "/api/v1/me", 405),
        ("POST", "/", 405),
        ("DELETE", "/healthz", 405),
        ("TRACE", "/api/v1/me", 405),
        ("GET", "/api/v1/leaderboard", 422),
        ("GET", "/api/v1/leaderboard?game=dice_town&players=x", 422),
        ("DELETE", "/api/v1/me/tokens/x", 401),
    ],
)
def test_every_error_is_json(client: TestClient, method: str, path: str, status: int) -> None:
    """Unknown addresses, wrong methods and wrong values speak the protocol too."""
    response = client.request(method, path)
    assert response.status_code == status
    assert set(response.json()["error"]) == {"id", "text", "args"}


def test_a_fault_of_ours_is_json_too(app: FastAPI, settings: Settings) -> None:
    """An unforeseen error tells the client nothing but that it happened."""

    @app.get("/api/v1/broken")
    async def broken() -> None:
        secret = "sesame"
        raise RuntimeError(secret)

    app.router.routes.insert(0, app.router.routes.pop())
    with TestClient(app, raise_server_exceptions=False) as client:
        response = client.get("/api/v1/broken")
    assert response.status_code == 500
    assert response.json()["error"]["id"] == "error_server"
    assert "sesame" not in response.text
    assert response.headers["x-content-type-options"] == "nosniff"


def test_whoever_is_gone_meanwhile_changes_nothing(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A request that is overtaken by the end of its sender is refused, and is no fault of ours."""

    async def ghost(_: object) -> Player:
        return Player(id=999, name="Ghost", guest=True, banned=False)

    monkeypatch.setattr(people, "identify", ghost)
    assert refusal(client, "POST", "/me/tokens", {"label": "x"}) == (401, "error_nobody")
    assert refusal(client, "POST", "/tables", table_form("me", "open")) == (409, "error_request")
