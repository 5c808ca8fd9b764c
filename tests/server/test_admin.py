"""The administrator's commands, and starting a server."""

from __future__ import annotations

import contextlib
import json
import os
import re
import signal
import socket
import sqlite3
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result
from starlette.testclient import TestClient

from farwest.cli import serve as commands
from farwest.cli.main import main
from farwest.server import serve
from farwest.server.settings import Settings
from tests.server.kit import PASSWORD, account, call, guest, refusal, set_table

Another = Callable[..., TestClient]


def farwest(*args: str) -> Result:
    """A command that was given."""
    return CliRunner().invoke(main, list(args), prog_name="farwest")


@pytest.fixture
def admin(settings: Settings) -> Callable[..., Result]:
    """The administrator of the table of this test."""

    def do(*args: str) -> Result:
        return farwest("admin", *args, "--data", str(settings.data))

    return do


def refused(result: Result) -> str:
    """The one sentence with which a command refuses."""
    assert result.exit_code in (1, 2), result.output
    [line] = result.stderr.splitlines()
    return line.removeprefix("farwest: ")


def test_a_password_is_reset(
    client: TestClient, another: Another, admin: Callable[..., Result]
) -> None:
    """Beside a running server: the old one opens nothing, the printed one does."""
    account(client, "Anna Lee")
    result = admin("reset-password", "anna lee")
    found = re.fullmatch(r"The new password of Anna Lee is (\S+)\n", result.stdout)
    assert found, result.output
    assert refusal(client, "GET", "/me") == (401, "error_nobody")
    phone = another()
    old = {"name": "Anna Lee", "password": PASSWORD}
    assert refusal(phone, "POST", "/login", old) == (401, "error_login")
    call(phone, "POST", "/login", {"name": "Anna Lee", "password": found[1]})


def test_banning_and_letting_in_again(
    client: TestClient, another: Another, admin: Callable[..., Result]
) -> None:
    """Sessions and tokens end; afterwards the password works again."""
    account(client, "Anna")
    token = call(client, "POST", "/me/tokens", {"label": "bot"}, 201)["token"]
    bot = another(headers={"Authorization": f"Bearer {token}"})
    assert admin("ban", "Anna").stdout == "Anna is banned.\n"
    assert refusal(client, "GET", "/me") == (401, "error_nobody")
    assert refusal(bot, "GET", "/me") == (401, "error_token")
    login = {"name": "Anna", "password": PASSWORD}
    assert refusal(client, "POST", "/login", login) == (403, "error_banned")
    assert admin("unban", "Anna").stdout == "Anna may play again.\n"
    call(client, "POST", "/login", login)


def test_nobody_waits_for_a_banned_host(client: TestClient, admin: Callable[..., Result]) -> None:
    """The tables he had waiting are closed; games that are on go on."""
    account(client, "Anna")
    waiting = set_table(client)["id"]
    on = call(client, "POST", "/quick", {"game": "dice_town"}, 201)["id"]
    assert admin("ban", "Anna").exit_code == 0
    assert call(client, "GET", f"/tables/{waiting}")["status"] == "cancelled"
    assert call(client, "GET", f"/tables/{on}")["status"] == "playing"


def test_closing_a_table_reaches_those_who_sit_there(
    client: TestClient, admin: Callable[..., Result]
) -> None:
    """The running server hears of it and tells the table."""
    guest(client)
    table = set_table(client)["id"]
    assert admin("close-table", table).exit_code == 0
    assert call(client, "GET", f"/tables/{table}")["status"] == "cancelled"
    told = client.app.state.tables.stirred  # type: ignore[attr-defined]
    end = time.monotonic() + 10
    while table not in told and time.monotonic() < end:
        time.sleep(0.05)
    assert table in told
    assert refused(admin("close-table", table)) == f"Table {table} has ended already."


def test_reports_are_read(
    client: TestClient, another: Another, admin: Callable[..., Result]
) -> None:
    """Who complains about whom, where and why."""
    assert "Nothing was reported" in admin("reports").stdout
    guest(client, "Anna")
    table = set_table(client, "me", "open")["id"]
    phone = another()
    guest(phone, "Bea")
    call(phone, "POST", f"/tables/{table}/join", {})
    call(client, "POST", f"/tables/{table}/report", {"seat": 1, "text": "swears"}, 201)
    said = admin("reports").stdout
    assert re.search(rf"Anna \(#\d+\) about Bea \(#\d+\), table {table}: swears", said)


def test_a_backup_restores(
    client: TestClient, admin: Callable[..., Result], tmp_path: Path, settings: Settings
) -> None:
    """The copy made of a running server is a database with everything in it."""
    account(client, "Anna")
    copy = tmp_path / "copy.db"
    assert admin("backup", str(copy)).exit_code == 0
    with contextlib.closing(sqlite3.connect(copy)) as file:
        assert file.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        assert file.execute("SELECT name FROM player").fetchall() == [("Anna",)]
    assert "exists already" in refused(admin("backup", str(copy)))
    assert admin("backup", str(copy), "--force").exit_code == 0
    found = farwest("admin", "ban", "Anna", "--database", str(copy), "--data", str(tmp_path))
    assert found.stdout == "Anna is banned.\n"


def test_what_cannot_be_done_is_told(
    client: TestClient, another: Another, admin: Callable[..., Result], tmp_path: Path
) -> None:
    """One sentence each, no traceback."""
    for browser in (client, another()):
        guest(browser, "Bea")
    assert refused(admin("ban", "Nobody")) == "There is no player called Nobody."
    assert refused(admin("ban", "#99")) == "There is no player #99."
    assert "Several guests are called Bea: name one of #1, #2." in refused(admin("ban", "Bea"))
    assert refused(admin("reset-password", "#1")) == "Bea is a guest and has no password."
    assert admin("ban", "#2").stdout == "Bea is banned.\n"
    assert refused(admin("close-table", "nothing")) == "There is no table nothing."
    nowhere = farwest("admin", "reports", "--data", str(tmp_path / "nowhere"))
    assert "There is no database" in refused(nowhere)
    elsewhere = farwest("admin", "backup", "x", "--database", "postgresql://x/y")
    assert "pg_dump" in refused(elsewhere)


def test_numbers_of_players_are_plain_and_days_are_some(
    client: TestClient, admin: Callable[..., Result]
) -> None:
    """A number that no player can have, digits of another script, no time at all."""
    guest(client, "Bea")
    for number in ("#99999999999999999999", "#\u0661", "#"):
        assert "There is no player" in refused(admin("ban", number))
    assert call(client, "GET", "/me")["name"] == "Bea"
    for days in ("nan", "-5", "1e300"):
        assert "--days" in refused(admin("reports", "--days", days))


def test_a_backup_never_replaces_the_database(
    client: TestClient, admin: Callable[..., Result], settings: Settings, tmp_path: Path
) -> None:
    """By no name of it, nor those files beside it, however much it is forced."""
    guest(client, "Bea")
    other = tmp_path / "other.db"
    other.hardlink_to(settings.file)
    before = settings.file.stat().st_ino
    for name in (settings.file, other, settings.file.with_name("farwest.db-wal")):
        assert "the database itself" in refused(admin("backup", str(name), "--force"))
    assert settings.file.stat().st_ino == before


def test_a_damaged_database_is_told(tmp_path: Path) -> None:
    """No copy is made of what is none, and nothing is left of the try."""
    data = tmp_path / "data"
    data.mkdir()
    (data / "farwest.db").write_text("no database, far from it. " * 40)
    copy = tmp_path / "copy.db"
    assert "not a database" in refused(farwest("admin", "backup", str(copy), "--data", str(data)))
    assert sorted(path.name for path in tmp_path.iterdir()) == ["data"]


def test_a_group_without_a_command_shows_its_commands() -> None:
    """On lines of their own, as with --help."""
    for group in ("admin", "db"):
        result = farwest(group)
        assert result.exit_code == 2
        assert result.stderr.strip() == farwest(group, "--help").stdout.strip()


def test_a_newer_database_is_not_upgraded(settings: Settings) -> None:
    """The sentence says what would help, as it does at a start."""
    farwest("db", "upgrade", "--data", str(settings.data))
    with contextlib.closing(sqlite3.connect(settings.file)) as file:
        file.execute("UPDATE alembic_version SET version_num = '9999'")
        file.commit()
    again = farwest("db", "upgrade", "--data", str(settings.data))
    assert "used by a newer Farwest" in refused(again)


def test_the_database_is_upgraded(tmp_path: Path) -> None:
    """A new file goes from nothing to the newest revision, once."""
    command = ("db", "upgrade", "--data", str(tmp_path / "new"))
    said = farwest(*command).stdout
    assert re.fullmatch(r"The database went from nothing to revision \d+\.\n", said)
    assert "already" in farwest(*command).stdout
    assert "mysql is not known" in refused(farwest("db", "upgrade", "--database", "mysql://x"))


# --- starting --------------------------------------------------------------------------------


@contextlib.contextmanager
def taken_port() -> Iterator[int]:
    """A port on which somebody listens."""
    with contextlib.closing(socket.socket()) as busy:
        busy.bind(("127.0.0.1", 0))
        busy.listen()
        yield busy.getsockname()[1]


def test_a_port_in_use_is_told(settings: Settings) -> None:
    """The sentence says what would help; without a wish another port is taken."""
    with taken_port() as port, pytest.raises(serve.CannotServe, match=f"Port {port} is in use"):
        serve.bind("127.0.0.1", port)
    with taken_port() as port, pytest.MonkeyPatch.context() as patch:
        patch.setattr(serve, "PORT", port)
        with contextlib.closing(serve.bind("127.0.0.1", None)) as found:
            assert port < found.getsockname()[1] < port + serve.TRIES


def test_several_processes_need_postgresql(tmp_path: Path) -> None:
    """SQLite with two workers is refused in a sentence."""
    result = farwest("serve", "--workers", "2", "--data", str(tmp_path))
    assert "SQLite serves one process only" in refused(result)


def test_several_processes_open_nothing_before_the_database_is_there(tmp_path: Path) -> None:
    """The address is told when people can come, not before."""
    nowhere = "postgresql://nobody@127.0.0.1:1/nothing"
    with contextlib.closing(serve.bind("127.0.0.1", None)) as probe:
        port = str(probe.getsockname()[1])
    result = farwest("serve", "--workers", "2", "--port", port, "--database", nowhere)
    assert "cannot be opened" in refused(result)
    assert result.stdout == ""


def test_the_address_for_phones_has_a_code() -> None:
    """The network's address is told, with a QR code of it."""
    said: list[str] = []
    settings = Settings(data=Path("."))
    address = serve.announce(settings, serve.EVERYWHERE, 8111, lan=True, say=said.append)
    assert address == "http://127.0.0.1:8111"
    assert any(":8111" in line and "network" in line for line in said)
    assert any("█" in line or "▄" in line for line in said)


def test_the_page_knows_the_address_for_others(settings: Settings, client: TestClient) -> None:
    """The public address, else the network's where the table listens there, else none."""
    assert client.get("/api/v1/here").json() == {"address": ""}
    settings.near = "http://192.168.1.7:8111"
    assert client.get("/api/v1/here").json() == {"address": "http://192.168.1.7:8111"}
    settings.public_url = "https://play.example.org"
    assert client.get("/api/v1/here").json() == {"address": "https://play.example.org"}


def test_a_table_on_the_network_knows_its_address(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With --lan the address is found before anybody is served, where there is a network."""
    seen: list[str] = []

    async def no_service(settings: Settings, *_: object) -> None:
        seen.append(settings.near)

    monkeypatch.setattr(serve, "_run_one", no_service)
    for lan, address in ((True, "192.168.1.7"), (False, "192.168.1.7"), (True, serve.LOCAL)):
        monkeypatch.setattr(serve, "lan_address", lambda address=address: address)
        serve.run(Settings(data=tmp_path), lan=lan)
    assert seen[0].startswith("http://192.168.1.7:")
    assert seen[1:] == ["", ""]


def test_a_table_stays_open_where_nobody_listens(monkeypatch: pytest.MonkeyPatch) -> None:
    """`farwest serve | head -1` closes the pipe, not the table."""

    def broken(text: str) -> None:
        raise BrokenPipeError

    monkeypatch.setattr("click.echo", broken)
    announced = serve.announce(Settings(data=Path(".")), "127.0.0.1", 8111, True, commands.say)
    assert announced == "http://127.0.0.1:8111"


def get(address: str) -> Any:
    """What a server answers."""
    with urllib.request.urlopen(address, timeout=10) as reply:
        return json.load(reply)


def test_a_server_starts_and_ends(tmp_path: Path) -> None:
    """It says where it is, answers, refuses a second on its file, and ends when told to."""
    command = [sys.executable, "-m", "farwest", "serve", "--data", str(tmp_path)]
    with contextlib.closing(serve.bind("127.0.0.1", None)) as probe:
        port = str(probe.getsockname()[1])
    process = subprocess.Popen(
        [*command, "--port", port],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=os.environ | {"FARWEST_LOG": "json", "PYTHONUNBUFFERED": "1"},
    )
    try:
        assert process.stdout is not None
        assert process.stdout.readline() == f"Farwest is open at http://127.0.0.1:{port}\n"
        assert get(f"http://127.0.0.1:{port}/healthz")["status"] == "ok"
        second = subprocess.run(
            [*command, "--port", str(int(port) + 1)], capture_output=True, text=True, check=False
        )
        assert second.returncode == 2
        assert f"Another Farwest server (process {process.pid}) is using" in second.stderr
        assert "Traceback" not in second.stderr
        process.send_signal(signal.SIGTERM)
        _, errors = process.communicate(timeout=60)
        assert "Traceback" not in errors
    finally:
        process.kill()
