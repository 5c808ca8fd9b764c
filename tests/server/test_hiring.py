"""The operator hires opponents by name, and visitors call them."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest
from fastapi import FastAPI
from starlette.testclient import TestClient

from farwest import games
from farwest.kernel.match import Match
from farwest.server import serve as server
from farwest.server.hired import Roster
from farwest.server.settings import BadSetting, Settings
from tests.cli.kit import refused
from tests.policies import policy_file
from tests.server.kit import EXAMPLE, call, guest, refusal, set_table, table_form


def test_the_operator_hires_by_name(tmp_path: Path) -> None:
    """One a line; a program may be for some games only, a network's file says for which."""
    lines = [
        f"Dora = exec:{sys.executable} dora.py",
        f"Émile@dice-town,deadwood=exec:2s:{sys.executable} x=1.py",
        f"Ada=onnx:{policy_file(tmp_path)}",
    ]
    roster = Roster("\n".join(lines))
    dora, emile, ada = roster.hired.values()
    assert (dora.name, dora.kind, dora.games, dora.players) == ("Dora", "program", (), None)
    assert emile.bot == f"exec:2s:{sys.executable} x=1.py"
    assert emile.games == ("dice_town", "deadwood")
    assert (ada.kind, ada.games, ada.players) == ("network", ("dice_town",), 2)


@pytest.mark.parametrize(
    ("written", "said"),
    [
        ("Dora", "A bot is hired as NAME=exec:COMMAND"),
        ("Dora=python3 dora.py", "A bot is hired as NAME=exec:COMMAND"),
        ("=exec:python3 x", "A bot's name is one word"),
        ("Old Dora=exec:python3 x", "A bot's name is one word"),
        ("Master=exec:python3 x", "There is a bot called Master already"),
        ("Dora=exec:python3 x\ndora=exec:python3 x", "There is a bot called dora already"),
        ("Dora=exec:no-such-program", "Dora: There is no program no-such-program to run."),
        ("Dora@poker=exec:python3 x", "Dora: "),
        ("Dora=onnx:nothing", "Dora: There is no network nothing to play."),
    ],
)
def test_what_cannot_be_hired_is_said(written: str, said: str) -> None:
    """One sentence for the operator, before the server opens."""
    with pytest.raises(BadSetting) as trouble:
        Roster(written)
    assert str(trouble.value).startswith(said)
    with pytest.raises(BadSetting):
        server.run(Settings(bots=written))


def test_the_command_line_hires(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """`--bot` may be repeated and comes before the variable; trouble ends the command."""
    wish = ("serve", "--data", str(tmp_path), "--bot")
    assert "There is no program nobody-here to run." in refused(*wish, "Dora=exec:nobody-here")
    monkeypatch.setenv("FARWEST_BOTS", "Dora=exec:python3 x\nTim=exec:python3 y")
    settings = Settings.read()
    assert list(Roster(settings.bots).hired) == ["Dora", "Tim"]
    assert Settings.read(settings.environment()).bots == settings.bots
    assert Settings.read(bots="Ann=exec:x").bots == "Ann=exec:x"


@pytest.fixture
def settings(settings: Settings, tmp_path: Path) -> Settings:
    """A house with a program and a network."""
    settings.bots = (
        f"Dora@dice-town=exec:{sys.executable} {EXAMPLE}\nAda=onnx:{policy_file(tmp_path)}"
    )
    return settings


def test_the_page_learns_who_was_hired(client: TestClient) -> None:
    """Each game lists those who play it, by kind; nobody is told a command or a file."""
    found = {game["key"]: game for game in call(client, "GET", "/games")}
    assert found["dice_town"]["hired"] == [
        {"key": "Dora", "kind": "program", "players": None},
        {"key": "Ada", "kind": "network", "players": 2},
    ]
    assert found["dice_town"]["bots"][-2:] == ["Dora", "Ada"]
    assert found["deadwood"]["hired"] == []
    assert "exec:" not in json.dumps(found)
    assert "onnx" not in json.dumps(found)


def test_a_visitor_calls_by_name_and_names_no_command(client: TestClient, app: FastAPI) -> None:
    """He may seat who was hired; a command, a file or a stranger is refused."""
    guest(client)
    form = table_form("me", "bot")
    form["seats"][1]["bot"] = "Dora"
    seat = call(client, "POST", "/tables", form, 201)["seats"][1]
    assert (seat["kind"], seat["bot"], seat["name"]) == ("bot", "Dora", "Dora")
    for wrong in ("exec:true", "onnx:policy.onnx", "Tim"):
        form["seats"][1]["bot"] = wrong
        assert refusal(client, "POST", "/tables", form) == (422, "error_bot")
    form["game"], form["seats"][1]["bot"] = "deadwood", "Dora"
    assert refusal(client, "POST", "/tables", form) == (422, "error_bot")


def test_a_network_begins_only_where_it_can_play(client: TestClient) -> None:
    """With another number of players the host is told to change something; then it begins."""
    guest(client)
    table = set_table(client, "me", "bot", "bot")
    path = f"/tables/{table['id']}"
    call(client, "POST", f"{path}/seat", {"seat": 1, "kind": "bot", "bot": "Ada"})
    assert refusal(client, "POST", f"{path}/start") == (409, "error_bot_table")
    call(client, "POST", f"{path}/seat", {"seat": 2, "kind": "closed"})
    assert call(client, "POST", f"{path}/start")["status"] == "playing"


def test_a_record_is_played_on_with_who_can(client: TestClient) -> None:
    """A network for two does not take over a game of three; a program does."""
    guest(client)
    match = Match(games.find("dice_town"), ["a", "b", "c"], {}, "record")
    for _ in range(4):
        match.answer(match.state.waiting()[0], match.state.legal[0])
    record = json.loads(match.record("test").to_json())
    form = {"record": record, "from": 2, "seat": 0, "bot": "Ada"}
    assert refusal(client, "POST", "/records", form) == (409, "error_bot_table")
    table = call(client, "POST", "/records", form | {"bot": "Dora"}, 201)
    assert [seat.get("bot") for seat in table["seats"]] == [None, "Dora", "Dora"]
