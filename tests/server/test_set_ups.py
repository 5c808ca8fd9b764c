"""Tables are set up, well or not at all, and set-ups are saved."""

from __future__ import annotations

from typing import Any

import pytest
from starlette.testclient import TestClient

from tests.server.kit import API, call, refusal, set_table, table_form

# --- setting up ------------------------------------------------------------------------------


def test_a_table_is_set_up(anna: TestClient) -> None:
    """With me as its host, a bot, and a chair for somebody else."""
    table = set_table(anna, name="Saturday", options={"extension": True})
    assert (table["name"], table["status"], table["host"]) == ("Saturday", "waiting", "Anna")
    assert table["options"]["extension"] is True
    assert table["options"]["bribes"] is True
    assert [seat["kind"] for seat in table["seats"]] == ["person", "open", "bot"]
    assert table["seats"][0]["mine"]
    assert table["seats"][0]["host"]
    assert table["my_host"]
    assert table["seats"][2]["bot"] == "steady"
    assert len(table["id"]) >= 16
    assert "seed" not in table
    assert table["seed_hash"] is None


@pytest.mark.parametrize(
    ("form", "status", "said"),
    [
        (table_form("me", options={"extension": 7}), 422, "Option extension cannot be 7"),
        (table_form(options={"indian_die": True}), 422, "Option indian_die needs extension=yes."),
        (table_form(options={"poker": True}), 422, "There is no option poker."),
        (table_form(options={"initial_sheriff": 5}), 422, "names seat 6, but there are 3 players"),
        (table_form("me", *["open"] * 5), 422, "is for 2 to 5 players, not 6"),
        (table_form("me"), 422, "not 1"),
        (table_form() | {"game": "chess"}, 404, "There is no game called chess"),
        (table_form("me", "me"), 422, "one chair only"),
        (table_form(access="password"), 422, "needs a password"),
        (table_form(name="<b>"), 422, "without < or >"),
    ],
)
def test_a_wrong_set_up_is_refused(
    anna: TestClient, form: dict[str, Any], status: int, said: str
) -> None:
    """The game's own sentence says what is wrong and what would be right."""
    response = anna.post(API + "/tables", json=form)
    assert response.status_code == status, response.text
    assert said in response.json()["error"]["text"]
    assert call(anna, "GET", "/tables?scope=mine") == []


@pytest.mark.parametrize(
    "change",
    [
        {"seats": []},
        {"seats": [{"kind": "king"}]},
        {"seats": [{"kind": "bot", "level": 9}]},
        {"seats": [{"kind": "open"}] * 13},
        {"clock": {"kind": "live", "bank": -1, "increment": 0}},
        {"clock": {"kind": "days", "days": 0}},
        {"clock": {"kind": "days", "days": 2, "night": {"start": 22, "end": 22}}},
        {"clock": {"kind": "days", "night": {"start": 22, "end": 7, "zone": "Mars/Olympus"}}},
        {"clock": {"kind": "moon"}},
        {"rated": "yes"},
        {"access": "secret"},
        {"more": 1},
        {"options": {"extension": {"deep": True}}},
        {"options": {f"option{n}": True for n in range(60)}},
    ],
    ids=str,
)
def test_a_malformed_set_up_is_refused(anna: TestClient, change: dict[str, Any]) -> None:
    """Whatever is not of the form is refused, and the field is named."""
    response = anna.post(API + "/tables", json=table_form() | change)
    assert response.status_code == 422
    error = response.json()["error"]
    assert error["id"] == "error_form"
    assert error["args"]["where"].split(".")[0] in {*change, "options"}


@pytest.mark.parametrize("bot", ["random", "advised", "novice", "steady", "sharp", "master"])
def test_a_bot_is_called_by_its_name_or_level(anna: TestClient, bot: str) -> None:
    """The plain names go on working beside the levels."""
    form = table_form() | {"seats": [{"kind": "me"}, {"kind": "bot", "bot": bot}]}
    assert call(anna, "POST", "/tables", form, 201)["seats"][1]["bot"] == bot


def test_an_unknown_bot_is_refused(anna: TestClient) -> None:
    """The sentence lists the bots of the game."""
    form = table_form() | {"seats": [{"kind": "me"}, {"kind": "bot", "bot": "hal"}]}
    response = anna.post(API + "/tables", json=form)
    assert response.status_code == 422
    assert "random, novice, advised, steady, sharp, master" in response.json()["error"]["text"]


def test_somebody_here_plays_on_my_screen(anna: TestClient, bea: TestClient) -> None:
    """A seat for a person without a browser is mine to answer, and nobody else's."""
    form = table_form() | {"seats": [{"kind": "me"}, {"kind": "here", "name": "Zoé"}]}
    table = call(anna, "POST", "/tables", form, 201)
    assert [(seat["kind"], seat["name"]) for seat in table["seats"]][1] == ("here", "Zoé")
    assert all(seat["mine"] for seat in table["seats"])
    seen = call(bea, "GET", f"/tables/{table['id']}")
    assert not any(seat["mine"] for seat in seen["seats"])


def test_one_cannot_fill_the_lobby(anna: TestClient) -> None:
    """Twenty tables may wait; the next is refused."""
    for _ in range(20):
        set_table(anna)
    assert refusal(anna, "POST", "/tables", table_form()) == (409, "error_tables")


# --- saving ----------------------------------------------------------------------------------


def test_set_ups_are_saved(anna: TestClient) -> None:
    """They come back as they were, without a password, and can be set up as they are."""
    form = table_form(access="password", password="sesame", options={"extension": True})
    saved = call(anna, "PUT", "/me/setups", {"setups": [{"name": "Saturday", "table": form}]})
    assert saved == call(anna, "GET", "/me/setups")
    assert saved[0]["name"] == "Saturday"
    assert "password" not in saved[0]["table"]
    call(anna, "POST", "/tables", saved[0]["table"] | {"access": "link"}, 201)
    twice = {"setups": [{"name": "Saturday", "table": form}] * 2}
    assert refusal(anna, "PUT", "/me/setups", twice) == (422, "error_setup_twice")
    wrong = {"setups": [{"name": "x", "table": form | {"options": {"poker": True}}}]}
    assert refusal(anna, "PUT", "/me/setups", wrong) == (422, "error_option_unknown")
    assert call(anna, "PUT", "/me/setups", {"setups": []}) == []
