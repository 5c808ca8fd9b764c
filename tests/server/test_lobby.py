"""Tables: finding, joining, leaving, starting, closing, playing again."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Callable
from typing import Any

import pytest
from starlette.testclient import TestClient

from farwest.server import app as application
from farwest.server import ratings, seating
from farwest.server.models import Chat, GameTable, Player, Seat
from farwest.server.settings import Settings
from farwest.server.store import upgrade
from tests.server.kit import QuietTables, account, call, guest, refusal, set_table, table_form

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


def test_long_lists_come_in_pieces(anna: TestClient) -> None:
    """So many at a time, and those before the last of them when they are asked for."""
    tables = [set_table(anna)["id"] for _ in range(3)]
    first = call(anna, "GET", "/tables?scope=mine&most=2")
    rest = call(anna, "GET", f"/tables?scope=mine&most=2&before={first[-1]['created']}")
    assert [table["id"] for table in first + rest] == tables[::-1]
    assert len(rest) == 1
    assert refusal(anna, "GET", "/tables?most=101")[0] == 422


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


@pytest.mark.parametrize(("rated", "status"), [(False, "cancelled"), (True, "playing")])
def test_a_rated_game_is_not_ended_behind_somebodys_back(rated: bool, status: str) -> None:
    """Whoever is away for a moment and has a bot play for him is asked too, where it counts."""
    table = GameTable(status="playing", rated=rated, host_id=1, consent=[])
    seats = [
        Seat(seat=number, kind="person", player_id=number + 1, by_bot=number == 1, resigned=False)
        for number in range(2)
    ]
    seating.agree_to_cancel(table, seats, Player(id=1), agree=True)
    assert table.status == status
    seats[1].resigned = True
    if rated:
        seating.agree_to_cancel(table, seats, Player(id=1), agree=True)
    assert table.status == "cancelled"


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


def test_a_rematch_that_was_closed_does_not_stand_in_the_way(
    anna: TestClient, bea: TestClient
) -> None:
    """Whoever asks after that sets another table."""
    id = set_table(anna, "me", "open")["id"]
    call(bea, "POST", f"/tables/{id}/join", {})
    call(anna, "POST", f"/tables/{id}/start")
    in_store(anna, id, status="over", ended=1.0)
    again = call(anna, "POST", f"/tables/{id}/rematch")["id"]
    call(anna, "POST", f"/tables/{again}/cancel")
    third = call(bea, "POST", f"/tables/{id}/rematch")
    assert (third["id"] != again, third["status"]) == (True, "waiting")
    assert call(anna, "POST", f"/tables/{id}/rematch")["id"] == third["id"]


def test_nobody_is_rated_who_did_not_come(client: TestClient, another: Another) -> None:
    """A rated game is not begun with people who went home: they sit down by asking for it too."""
    anna, bea = client, another()
    account(anna, "Anna")
    account(bea, "Bea")
    id = call(anna, "POST", "/tables", table_form("me", "open", rated=True), 201)["id"]
    call(bea, "POST", f"/tables/{id}/join", {})
    call(anna, "POST", f"/tables/{id}/start")
    in_store(anna, id, status="over", ended=1.0)
    again = call(anna, "POST", f"/tables/{id}/rematch")
    assert [seat["kind"] for seat in again["seats"]] == ["person", "open"]
    start = f"/tables/{again['id']}/start"
    assert refusal(anna, "POST", start) == (409, "error_seats_open")
    came = call(bea, "POST", f"/tables/{id}/rematch")
    assert (came["id"], [seat["name"] for seat in came["seats"]]) == (again["id"], ["Anna", "Bea"])
    assert call(anna, "POST", f"/tables/{id}/rematch")["seats"][1]["name"] == "Bea"
    assert call(anna, "POST", start)["status"] == "playing"


def test_a_rematch_against_bots_starts(anna: TestClient, bea: TestClient) -> None:
    """With nobody to wait for, the next game is on; strangers cannot ask for it."""
    id = call(anna, "POST", "/quick", {"game": "dice_town"}, 201)["id"]
    in_store(anna, id, status="over", ended=1.0)
    assert refusal(bea, "POST", f"/tables/{id}/rematch") == (403, "error_not_seated")
    again = call(anna, "POST", f"/tables/{id}/rematch")
    assert again["status"] == "playing"
    assert hub(anna).begun == [id, again["id"]]


def test_nobody_is_sent_away_by_mistake(anna: TestClient, bea: TestClient) -> None:
    """A chair that somebody sits on meanwhile, or that took another's number, stays his."""
    id = set_table(anna, "me", "open", "open")["id"]
    call(bea, "POST", f"/tables/{id}/join", {"seat": 2})
    call(anna, "POST", f"/tables/{id}/seat", {"seat": 1, "kind": "closed"})
    for kind in ("closed", "bot"):
        body = {"seat": 1, "kind": kind}
        assert refusal(anna, "POST", f"/tables/{id}/seat", body) == (409, "error_chair_taken")
    assert [seat["name"] for seat in call(anna, "GET", f"/tables/{id}")["seats"]] == ["Anna", "Bea"]
    found = call(anna, "POST", f"/tables/{id}/seat", {"seat": 1, "kind": "open"})
    assert found["seats"][1]["kind"] == "open"


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


def speak(client: TestClient, id: str, number: int) -> int:
    """What was said by whoever sits there; its number."""

    async def write() -> int:
        async with client.app.state.store.session() as session:  # type: ignore[attr-defined]
            seat = await session.get_one(Seat, (id, number))
            said = Chat(table_id=id, player_id=seat.player_id, name=seat.name, seat=number,
                        text="Draw!", at=1.0)  # fmt: skip
            session.add(said)
        return said.id

    assert client.portal is not None
    return client.portal.call(write)


def test_whoever_said_it_is_muted_wherever_he_sits_now(
    anna: TestClient, bea: TestClient, another: Another
) -> None:
    """Somebody else may have sat down on his chair."""
    carl = another()
    guest(carl, "Carl")
    id = set_table(anna, "me", "open", "open")["id"]
    call(bea, "POST", f"/tables/{id}/join", {"seat": 1})
    said = speak(anna, id, 1)
    call(bea, "POST", f"/tables/{id}/join", {"seat": 2})
    call(carl, "POST", f"/tables/{id}/join", {"seat": 1})
    call(anna, "POST", f"/tables/{id}/mute", {"said": said})
    assert [muted["name"] for muted in call(anna, "GET", "/me/mutes")] == ["Bea"]
    other = set_table(anna, "me", "open")["id"]
    assert refusal(anna, "POST", f"/tables/{other}/mute", {"said": said})[0] == 404
    assert refusal(bea, "POST", f"/tables/{id}/mute", {"said": said})[0] == 404


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
