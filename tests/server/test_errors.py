"""Every error of the server, in the language of its reader."""

from __future__ import annotations

import ast
import json
import re
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from starlette.testclient import TestClient

import farwest.server
from farwest.games import find
from farwest.kernel.record import Record
from farwest.server import texts
from tests.server.kit import API, guest


def test_errors_are_worded_for_their_reader(client: TestClient) -> None:
    """In French for whoever reads French, by the address or by the browser's wish."""
    asked = client.get(API + "/me?lang=fr").json()["error"]
    wished = client.get(API + "/me", headers={"Accept-Language": "fr-CH, en;q=0.5"}).json()["error"]
    assert asked == wished
    assert asked["text"].startswith("Dites d’abord")
    assert client.get(API + "/me").json()["error"]["text"].startswith("Say who")


def test_what_cannot_be_a_table_is_no_table(client: TestClient) -> None:
    """Whatever stands in the address: the same answer, in the language of the page."""
    for id in ("x" * 25, "x" * 5000, "a b", "é"):
        for what in ("", "/view", "/replay", "/record", "/review", "/chat"):
            reply = client.get(f"{API}/tables/{id}{what}?lang=fr")
            said = (reply.status_code, reply.json()["error"]["text"])
            assert said == (404, "Cette table n’existe pas, ou n’existe plus.")


def test_what_the_games_refuse_is_worded_for_its_reader(client: TestClient) -> None:
    """Games, options, players and records: an id, values, and a sentence in both languages."""
    guest(client)

    def refused(path: str, body: Any) -> list[Any]:
        said = [
            client.post(f"{API}{path}?lang={lang}", json=body).json()["error"]
            for lang in ("en", "fr")
        ]
        assert said[0]["id"] == said[1]["id"]
        return [said[0]["id"], said[0]["args"], said[0]["text"], said[1]["text"]]

    seven = [{"kind": "me"}] + [{"kind": "bot"}] * 6
    assert refused("/tables", {"game": "dice_town", "seats": seven}) == [
        "error_players",
        {"fewest": 2, "most": 5, "players": 7},
        "With these options the game is for 2 to 5 players, not 7.",
        "Avec ces options, le jeu se joue de 2 à 5 joueurs, pas à 7.",
    ]
    wrong = {"game": "dice_town", "seats": seven[:3], "options": {"bribes": "maybe"}}
    assert refused("/tables", wrong) == [
        "error_option_yes_no",
        {"option": "bribes", "value": "maybe"},
        "Option bribes cannot be maybe: choose yes or no.",
        "L’option bribes ne peut pas valoir maybe\u00a0: choisissez oui ou non.",
    ]
    id, args, english, french = refused("/quick", {"game": "chess"})
    assert (id, args["name"]) == ("error_game", "chess")
    assert english.startswith("There is no game called chess. Games: ")
    assert french.startswith("Aucun jeu ne s’appelle chess. Jeux\u00a0: ")
    id, _, english, french = refused("/records", {"record": {}})
    assert (id, english) == ("error_record_none", "This is not a Farwest record.")
    assert french == "Ce n’est pas une partie enregistrée de Farwest."


def test_a_reason_within_a_reason_is_worded(client: TestClient) -> None:
    """A record that cannot be dealt says why, in one language throughout."""
    guest(client)
    record = Record("dice_town", "1", find("dice_town").revision, {"poker": True}, ["A"], "x", [])
    body = {"record": json.loads(record.to_json())}
    english = client.post(API + "/records", json=body).json()["error"]
    french = client.post(API + "/records?lang=fr", json=body).json()["error"]
    assert english["text"].startswith("The record cannot be dealt: There is no option poker. ")
    assert french["text"].startswith(
        "La partie enregistrée ne peut pas être mise en place\u00a0: Il n’y a pas d’option poker. "
    )
    assert english["args"]["why"]["id"] == "error_option_unknown"
    assert french["args"]["why"]["text"].startswith("Il n’y a pas d’option poker.")


def problems_raised() -> dict[str, str]:
    """Every problem the server can raise: its id and its English sentence."""
    found: dict[str, str] = {}
    for path in Path(farwest.server.__file__).parent.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            parts: list[Any] = []
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Problem":
                parts = node.args[1:3]
            elif isinstance(node, ast.Assign) and isinstance(node.value, ast.Tuple):
                parts = node.value.elts[:2]
            values = [part.value for part in parts if isinstance(part, ast.Constant)]
            if len(values) == 2 and str(values[0]).startswith("error_"):
                assert found.setdefault(values[0], values[1]) == values[1], values
    return found


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_problem_has_words(lang: str) -> None:
    """The texts have every problem of the server with its arguments; in English, word for word."""
    worded: dict[str, str] = {}
    for path in texts.files(lang):
        for entry in FluentParser().parse(path.read_text("utf-8")).body:
            assert not isinstance(entry, fluent.Junk), entry.content
            if isinstance(entry, fluent.Message) and entry.value is not None:
                text = "".join(
                    part.value
                    if isinstance(part, fluent.TextElement)
                    else f"{{{part.expression.id.name}}}"  # type: ignore[union-attr]
                    for part in entry.value.elements
                    if isinstance(part, fluent.TextElement)
                    or isinstance(part.expression, fluent.VariableReference)
                )
                worded[entry.id.name] = text
    raised = problems_raised()
    assert len(raised) > 40
    assert [id for id in raised if id not in worded] == []
    for id, text in raised.items():
        if lang == "en":
            assert worded[id] == text
        else:
            assert set(re.findall(r"{\w+}", worded[id])) == set(re.findall(r"{\w+}", text)), id
