"""By which names a server may be called, so that no other site passes for it."""

from __future__ import annotations

import socket

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from farwest.server import app as application
from farwest.server import serve
from farwest.server.hosts import known_names, name_in
from farwest.server.settings import Settings
from tests.server.kit import API, QuietTables

HERE = ["localhost", "LOCALHOST:8111", "localhost.", "127.0.0.1:8111", "127.8.9.1", "[::1]:8111"]
NEAR = ["192.168.1.5:8111", "[fe80::1]:8111", "mesa", "mesa.local:8111", "mesa.home.arpa"]
FAR = [
    "evil.example",
    "evil.example:8111",
    "localhost.evil.example",
    "127.0.0.1.evil.example",
    "mesa.local.evil.example",
    "evillocalhost.example",
]


def called(host: str, settings: Settings) -> bool:
    """Whether a server with these settings may be called so."""
    return known_names(settings)(name_in(host))


@pytest.mark.parametrize("host", [*HERE, *NEAR, *FAR])
def test_a_server_is_called_by_its_own_names(host: str, settings: Settings) -> None:
    """On this machine alone by those of such machines; on a network also by those of networks."""
    settings.listens = "127.0.0.1"
    assert called(host, settings) == (host in HERE)
    for everywhere in ("0.0.0.0", "192.168.1.5", "::"):
        settings.listens = everywhere
        assert called(host, settings) == (host not in FAR)


def test_a_machine_may_be_called_as_it_calls_itself(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its whole name counts, too."""
    settings.listens = "0.0.0.0"
    monkeypatch.setattr(socket, "gethostname", lambda: "Mesa.example.org")
    assert called("mesa.example.org:8111", settings)
    assert not called("mesa2.example.org", settings)


@pytest.mark.parametrize("hosts", ["evil.example", "a.example, Evil.Example", "*"])
def test_the_operator_may_name_others(hosts: str, settings: Settings) -> None:
    """By FARWEST_HOSTS, or by the public address, behind which a proxy calls it as it likes."""
    settings.listens, settings.hosts = "127.0.0.1", hosts
    assert called("evil.example:8111", settings)
    assert called("localhost", settings)
    settings.hosts, settings.public_url = "", "https://play.example.org"
    assert called("evil.example", settings)


def test_a_foreign_name_is_refused_in_a_sentence(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every path, and every socket, in the language of whoever asks."""
    monkeypatch.setattr(application, "Tables", QuietTables)
    settings.listens = "127.0.0.1"
    with TestClient(application.create_app(settings), base_url="http://evil.example") as client:
        for path in ("/", "/healthz", "/metrics", f"{API}/games", "/web/main.js"):
            reply = client.get(path, headers={"Accept-Language": "fr"})
            assert reply.status_code == 403
            error = reply.json()["error"]
            assert error["id"] == "error_host"
            assert error["text"].startswith("Ce serveur ne porte pas le nom ")
        with pytest.raises(WebSocketDisconnect) as closed:
            client.websocket_connect(f"{API}/tables/{'A' * 16}/live").__enter__()
        assert closed.value.code == 1008
        assert client.get("/healthz", headers={"Host": "localhost:8111"}).status_code == 200


@pytest.mark.parametrize(
    ("host", "lan", "listens"),
    [("127.0.0.1", False, "127.0.0.1"), ("127.0.0.1", True, "0.0.0.0"), ("::", False, "::")],
)
def test_a_server_knows_where_it_listens(
    host: str, lan: bool, listens: str, settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also in each of several processes, which read it from the environment."""

    class Enough(Exception):
        """It would listen now."""

    def bind(*_: object) -> None:
        raise Enough

    monkeypatch.setattr(serve, "bind", bind)
    monkeypatch.setattr(serve.ops, "set_up_logs", lambda _: None)
    monkeypatch.setattr(serve.sys, "setswitchinterval", lambda _: None)
    with pytest.raises(Enough):
        serve.run(settings, host, lan=lan)
    assert Settings.read(settings.environment()).listens == listens
