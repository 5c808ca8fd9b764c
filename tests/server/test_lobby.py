"""Tables: finding, setting up, joining, leaving, starting, closing, playing again."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Callable
from typing import Any

import pytest
from starlette.testclient import TestClient

from farwest.server import app as application
from farwest.server import ratings, seating
from farwest.server.models import GameTable
from farwest.server.settings import Settings
from farwest.server.store import upgrade
from tests.server.kit import (
    API,
    QuietTables,
    account,
    call,
    refusal,
    set_table,
    table_form,
)

Another = Callable[..., TestClient]


def hub(client: TestClient) -> QuietTables:
    """What the tables were told."""
    found: QuietTables = client.app.state.tables  # type: ignore[attr-defined]
    return found


def in_store(client: TestClient, id: str, **values: Any) -> None:
    """Change a table behind the server's back."""

    async def change() -> None:
        async with client.app.state.store.session() as session:  # type: ignore[attr-defined]
            table = await session.get_one(GameTable, id)
            for name, value in values.items():
                setattr(table, name, value)

    assert client.portal is not None
    client.portal.call(change)


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


# --- finding ---------------------------------------------------------------------------------


def test_private_tables_are_not_listed(anna: TestClient, bea: TestClient) -> None:
    """Open tables and those with a password are listed; those with a link only are not."""
    listed = set_table(anna, access="open")["id"]
    locked = set_table(anna, access="password", password="sesame")["id"]
    hidden = set_table(anna, access="link")["id"]
    assert {table["id"] for table in call(bea, "GET", "/tables")} == {listed, locked}
    assert call(bea, "GET", "/tables?scope=mine") == []
    mine = [table["id"] for table in call(anna, "GET", "/tables?scope=mine")]
    assert mine == [hidden, locked, listed]
    assert call(bea, "GET", f"/tables/{hidden}")["status"] == "waiting"
    assert call(bea, "GET", "/tables?game=chess") == []


def test_lists_by_scope(anna: TestClient, bea: TestClient) -> None:
    """Games to watch are open ones that are on; finished ones are one's own."""
    table = set_table(anna, "me", "bot", access="open")["id"]
    call(anna, "POST", f"/tables/{table}/start")
    quick = call(anna, "POST", "/quick", {"game": "dice_town"}, 201)["id"]
    assert [found["id"] for found in call(bea, "GET", "/tables?scope=live")] == [table]
    for id in (table, quick):
        in_store(anna, id, status="over", ended=2.0, result={"winners": [0]})
    assert call(bea, "GET", "/tables?scope=live") == []
    finished = [found["id"] for found in call(anna, "GET", "/tables?scope=finished")]
    assert finished == [quick, table]
    assert call(bea, "GET", "/tables?scope=finished") == []
    assert refusal(bea, "GET", "/tables?scope=all") == (422, "error_form")


def test_a_table_that_is_not_there(client: TestClient) -> None:
    """An unknown id, however odd, is nothing."""
    assert refusal(client, "GET", "/tables/nothing") == (404, "error_no_table")
    assert refusal(client, "GET", "/tables/..%2f..%2fetc")[0] in (404, 422)


# --- coming and going ------------------------------------------------------------------------


def test_somebody_joins_by_link(anna: TestClient, bea: TestClient) -> None:
    """Whoever has the link sits down, once, may change chairs, and everybody hears of it."""
    id = set_table(anna, "me", "open", "open", "bot")["id"]
    table = call(bea, "POST", f"/tables/{id}/join", {})
    assert [seat["name"] for seat in table["seats"]][:2] == ["Anna", "Bea"]
    assert hub(anna).stirred == [id]
    again = call(bea, "POST", f"/tables/{id}/join", {})
    assert again["seats"] == table["seats"]
    moved = call(bea, "POST", f"/tables/{id}/join", {"seat": 2})
    assert [seat["name"] for seat in moved["seats"]][:3] == ["Anna", "", "Bea"]
    assert refusal(bea, "POST", f"/tables/{id}/join", {"seat": 3}) == (409, "error_seat_taken")
    assert refusal(bea, "POST", f"/tables/{id}/join", {"seat": 9}) == (422, "error_no_seat")


def test_a_full_table_takes_nobody(anna: TestClient, bea: TestClient) -> None:
    """Without a free chair nobody joins."""
    id = set_table(anna, "me", "bot")["id"]
    assert refusal(bea, "POST", f"/tables/{id}/join", {}) == (409, "error_seat_taken")


def test_a_table_with_a_password(anna: TestClient, bea: TestClient) -> None:
    """It opens to its password alone; the password is shown to nobody."""
    table = set_table(anna, access="password", password="sesame")
    assert "password" not in table
    for body in ({}, {"password": "wrong"}):
        answer = refusal(bea, "POST", f"/tables/{table['id']}/join", body)
        assert answer == (403, "error_table_password")
    joined = call(bea, "POST", f"/tables/{table['id']}/join", {"password": "sesame"})
    assert joined["seats"][1]["mine"]
    call(bea, "POST", f"/tables/{table['id']}/join", {})


def test_leaving_frees_the_chair(anna: TestClient, bea: TestClient) -> None:
    """A guest gets up; a host hands over; the last one closes the table."""
    id = set_table(anna, "me", "open", "here")["id"]
    call(bea, "POST", f"/tables/{id}/join", {})
    table = call(anna, "POST", f"/tables/{id}/leave")
    assert [seat["kind"] for seat in table["seats"]] == ["open", "person", "open"]
    assert table["host"] == "Bea"
    assert refusal(anna, "POST", f"/tables/{id}/leave") == (409, "error_not_seated")
    assert call(bea, "POST", f"/tables/{id}/leave")["status"] == "cancelled"
    assert refusal(anna, "POST", f"/tables/{id}/join", {}) == (409, "error_cancelled")


def test_only_the_host_may(anna: TestClient, bea: TestClient) -> None:
    """Another's table is not started, furnished or closed."""
    id = set_table(anna, "me", "open")["id"]
    call(bea, "POST", f"/tables/{id}/join", {})
    before = call(anna, "GET", f"/tables/{id}")
    for path, body in [
        ("start", None),
        ("cancel", None),
        ("seat", {"seat": 0, "kind": "bot"}),
    ]:
        assert refusal(bea, "POST", f"/tables/{id}/{path}", body) == (403, "error_not_host")
    assert call(anna, "GET", f"/tables/{id}") == before


def test_the_host_furnishes_the_table(anna: TestClient, bea: TestClient) -> None:
    """A player is removed, a bot or somebody here put down, a chair added or taken away."""
    id = set_table(anna, "me", "open", "open")["id"]
    call(bea, "POST", f"/tables/{id}/join", {})

    def put(seat: int, kind: str, **more: str) -> list[tuple[str, str]]:
        table = call(anna, "POST", f"/tables/{id}/seat", {"seat": seat, "kind": kind, **more})
        return [(found["kind"], found["name"]) for found in table["seats"]]

    assert put(1, "open")[1] == ("open", "")
    assert call(bea, "GET", "/tables?scope=mine") == []
    assert put(1, "bot", bot="random")[1][0] == "bot"
    assert put(2, "here", name="Zoé")[2] == ("here", "Zoé")
    assert [kind for kind, _ in put(3, "open")] == ["person", "bot", "here", "open"]
    assert [kind for kind, _ in put(1, "closed")] == ["person", "here", "open"]
    assert refusal(anna, "POST", f"/tables/{id}/seat", {"seat": 7, "kind": "open"}) == (
        422,
        "error_no_seat",
    )
    put(2, "closed")
    too_few = refusal(anna, "POST", f"/tables/{id}/seat", {"seat": 1, "kind": "closed"})
    assert too_few == (422, "error_players")
    assert call(anna, "POST", f"/tables/{id}/start")["status"] == "playing"


def test_starting(anna: TestClient, bea: TestClient) -> None:
    """A table starts when it is full; then the hash of the seed is known, and nobody joins."""
    id = set_table(anna, "me", "open", clock={"kind": "live", "bank": 600, "increment": 5})["id"]
    assert refusal(anna, "POST", f"/tables/{id}/start") == (409, "error_seats_open")
    call(bea, "POST", f"/tables/{id}/join", {})
    table = call(anna, "POST", f"/tables/{id}/start")
    assert hub(anna).begun == [id]
    assert (table["status"], table["my_turn"], table["turn"]) == ("playing", True, [0])
    assert [seat["left"] for seat in table["seats"]] == [600, 600]
    assert len(table["seed_hash"]) == 64
    assert "seed" not in table
    assert not call(bea, "GET", f"/tables/{id}")["my_turn"]
    for path in ("start", "join", "leave", "seat"):
        body = {"join": {}, "seat": {"seat": 1, "kind": "bot"}}.get(path)
        assert refusal(anna, "POST", f"/tables/{id}/{path}", body)[0] == 409
    assert hub(anna).begun == [id]


def test_the_seed_is_revealed_at_the_end(anna: TestClient) -> None:
    """When the game is over the seed is shown, and it is the one that was promised."""
    table = call(anna, "POST", "/quick", {"game": "dice_town"}, 201)
    result = {"winners": [0], "places": [1, 2, 2], "totals": [3, 2, 2], "scores": [{}, {}, {}]}
    in_store(anna, table["id"], status="over", ended=1.0, result=result)
    over = call(anna, "GET", f"/tables/{table['id']}")
    assert hashlib.sha256(over["seed"].encode()).hexdigest() == table["seed_hash"]
    assert over["result"] == result


def test_a_quick_game_is_one_request(anna: TestClient) -> None:
    """Me, two bots, and the game is on."""
    table = call(anna, "POST", "/quick", {"game": "dice_town"}, 201)
    assert [seat["kind"] for seat in table["seats"]] == ["person", "bot", "bot"]
    assert table["status"] == "playing"
    assert hub(anna).begun == [table["id"]]
    assert len({seat["name"] for seat in table["seats"]}) == 3


# --- ending ----------------------------------------------------------------------------------


def test_a_game_ends_by_consent_of_all(anna: TestClient, bea: TestClient) -> None:
    """Both people must agree; consent may be taken back; bots are not asked."""
    id = set_table(anna, "me", "open", "bot")["id"]
    call(bea, "POST", f"/tables/{id}/join", {})
    call(anna, "POST", f"/tables/{id}/start")
    assert call(anna, "POST", f"/tables/{id}/cancel")["consent"] == [0]
    assert call(anna, "POST", f"/tables/{id}/cancel", {"agree": False})["consent"] == []
    call(anna, "POST", f"/tables/{id}/cancel")
    assert call(bea, "POST", f"/tables/{id}/cancel")["status"] == "cancelled"
    assert refusal(bea, "POST", f"/tables/{id}/cancel") == (409, "error_ended")


def test_a_stranger_cannot_end_a_game(anna: TestClient, bea: TestClient) -> None:
    """Whoever does not play has no say."""
    id = call(anna, "POST", "/quick", {"game": "dice_town"}, 201)["id"]
    assert refusal(bea, "POST", f"/tables/{id}/cancel") == (403, "error_not_seated")
    assert call(anna, "POST", f"/tables/{id}/cancel")["status"] == "cancelled"


def test_a_rematch_seats_the_same_people(anna: TestClient, bea: TestClient) -> None:
    """One new table for all of them, with the same chairs and options, and another seed."""
    form = table_form("me", "open", "bot", options={"extension": True})
    form["seats"].append({"kind": "here", "name": "Zoé"})
    id = call(anna, "POST", "/tables", form, 201)["id"]
    call(bea, "POST", f"/tables/{id}/join", {})
    call(anna, "POST", f"/tables/{id}/start")
    assert refusal(bea, "POST", f"/tables/{id}/rematch") == (409, "error_not_ended")
    in_store(anna, id, status="over", ended=1.0)
    again = call(bea, "POST", f"/tables/{id}/rematch")
    assert (again["status"], again["host"]) == ("waiting", "Bea")
    kinds = [(seat["kind"], seat["name"]) for seat in again["seats"]]
    assert [kinds[0], kinds[1], kinds[3]] == [
        ("person", "Anna"),
        ("person", "Bea"),
        ("here", "Zoé"),
    ]
    assert again["options"]["extension"]
    assert call(anna, "POST", f"/tables/{id}/rematch")["id"] == again["id"]
    assert call(anna, "GET", f"/tables/{id}")["rematch"] == again["id"]


def test_a_rematch_against_bots_starts(anna: TestClient, bea: TestClient) -> None:
    """With nobody to wait for, the next game is on; strangers cannot ask for it."""
    id = call(anna, "POST", "/quick", {"game": "dice_town"}, 201)["id"]
    in_store(anna, id, status="over", ended=1.0)
    assert refusal(bea, "POST", f"/tables/{id}/rematch") == (403, "error_not_seated")
    again = call(anna, "POST", f"/tables/{id}/rematch")
    assert again["status"] == "playing"
    assert hub(anna).begun == [id, again["id"]]


def test_rated_games_are_for_accounts(anna: TestClient, another: Another) -> None:
    """A guest neither sets up nor joins one; alone it does not start."""
    assert refusal(anna, "POST", "/tables", table_form(rated=True)) == (403, "error_rated_guest")
    phone = another()
    account(phone, "Bea")
    id = set_table(phone, "me", "open", rated=True)["id"]
    assert refusal(anna, "POST", f"/tables/{id}/join", {}) == (403, "error_rated_guest")
    call(phone, "POST", f"/tables/{id}/seat", {"seat": 1, "kind": "bot"})
    assert refusal(phone, "POST", f"/tables/{id}/start") == (409, "error_rated_alone")


# --- the others ------------------------------------------------------------------------------


def test_muting_somebody(anna: TestClient, bea: TestClient) -> None:
    """By his seat or his name; it can be taken back; nobody mutes himself."""
    id = set_table(anna, "me", "open")["id"]
    call(bea, "POST", f"/tables/{id}/join", {})
    assert call(anna, "POST", f"/tables/{id}/mute", {"seat": 1}) == {"muted": True}
    [muted] = call(anna, "GET", "/me/mutes")
    assert muted["name"] == "Bea"
    call(anna, "DELETE", f"/me/mutes/{muted['id']}")
    assert call(anna, "GET", "/me/mutes") == []
    call(anna, "POST", f"/tables/{id}/mute", {"name": "Bea"})
    call(anna, "POST", f"/tables/{id}/mute", {"name": "Bea", "mute": False})
    assert call(anna, "GET", "/me/mutes") == []
    for body in ({"seat": 0}, {"seat": 5}, {"name": "Nobody"}, {}):
        assert refusal(anna, "POST", f"/tables/{id}/mute", body) == (404, "error_no_person")


def test_reporting_somebody(anna: TestClient, bea: TestClient) -> None:
    """A sentence for the administrator; without one it is refused."""
    id = set_table(anna, "me", "open")["id"]
    call(bea, "POST", f"/tables/{id}/join", {})
    body = {"seat": 1, "text": "swears"}
    assert call(anna, "POST", f"/tables/{id}/report", body, 201) == {"reported": True}
    assert refusal(anna, "POST", f"/tables/{id}/report", {"seat": 1, "text": ""})[0] == 422


@pytest.mark.postgres
def test_the_lobby_works_on_postgresql(
    settings: Settings, postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """From a guest to a rated game, and to the end of the account, on the other database."""
    settings.database = postgres
    asyncio.run(upgrade(settings))
    monkeypatch.setattr(application, "Tables", QuietTables)
    app = application.create_app(settings)
    with TestClient(app) as anna:
        account(anna, "Anna")
        bea = TestClient(app)
        bea.portal = anna.portal
        account(bea, "Bea")
        id = set_table(anna, "me", "open", rated=True, access="open")["id"]
        call(bea, "POST", f"/tables/{id}/join", {})
        call(anna, "POST", f"/tables/{id}/start")
        assert call(bea, "GET", "/tables?scope=mine")[0]["status"] == "playing"
        in_store(anna, id, status="over", ended=1.0, result={"places": [1, 2]})

        async def count() -> None:
            async with app.state.store.session() as session:
                table, seats = await seating.load(session, id)
                await ratings.rate(session, table, seats, table.result)

        assert anna.portal is not None
        anna.portal.call(count)
        board = call(anna, "GET", "/leaderboard?game=dice_town&players=2")["rows"]
        assert [row["name"] for row in board] == ["Anna", "Bea"]
        call(anna, "POST", f"/tables/{id}/mute", {"seat": 1})
        assert call(anna, "GET", "/me/export")["ratings"]
        call(bea, "DELETE", "/me")
        assert call(anna, "GET", f"/tables/{id}")["seats"][1]["name"] == seating.NOBODY


# --- set-ups and profiles --------------------------------------------------------------------


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


def test_a_profile_shows_open_games_only(client: TestClient, another: Another) -> None:
    """Others see the open games somebody played; he sees them all."""
    account(client, "Anna")
    shown = set_table(client, "me", "bot", access="open")["id"]
    hidden = set_table(client, "me", "bot", access="link")["id"]
    for id in (shown, hidden):
        call(client, "POST", f"/tables/{id}/start")
        in_store(client, id, status="over", ended=1.0)
    assert [table["id"] for table in call(another(), "GET", "/players/anna")["history"]] == [shown]
    own = call(client, "GET", "/players/Anna")["history"]
    assert {table["id"] for table in own} == {shown, hidden}
    assert refusal(client, "GET", "/players/Nobody") == (404, "error_no_player")
