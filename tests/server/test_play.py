"""Playing over plain requests: leaving, coming back, orders, records, replays."""

from __future__ import annotations

import random
import time
from dataclasses import replace
from typing import Any

import pytest
from starlette.testclient import TestClient

from farwest.kernel.match import replay
from farwest.kernel.record import Record
from farwest.server import play as routes
from farwest.server.tables import Tables
from tests.server.kit import account, call, guest, refusal, set_table
from tests.server.test_live import app, at, play, take, two_at_a_table, view

__all__ = ["app"]


def wait_for(client: TestClient, id: str, status: str = "over") -> Any:
    """A table, once it has this status."""
    for _ in range(2000):
        table = call(client, "GET", f"/tables/{id}")
        if table["status"] == status:
            return table
        time.sleep(0.01)
    raise AssertionError(f"the table is not {status}")


def finished(client: TestClient) -> str:
    """A game against bots, played to its end."""
    id = str(call(client, "POST", "/quick", {"game": "dice_town"}, 201)["id"])
    luck = random.Random(1)
    end = time.monotonic() + 60
    while call(client, "GET", f"/tables/{id}")["status"] != "over":
        assert time.monotonic() < end
        if not play(client, id, 0, luck):
            time.sleep(0.002)
    return id


def test_a_view_is_of_ones_own_seat(anna: TestClient, bea: TestClient, nobody: TestClient) -> None:
    """Nobody asks for the state of another's seat; everybody for a spectator's."""
    id = two_at_a_table(anna, bea)
    assert view(anna, id, 0)["seat"] == 0
    assert call(bea, "GET", f"/tables/{id}/view")["seat"] == 1
    assert call(nobody, "GET", f"/tables/{id}/view")["seat"] == -1
    assert call(anna, "GET", f"/tables/{id}/view?seat=-1")["seat"] == -1
    for client, seat in ((anna, 1), (bea, 0), (nobody, 0), (anna, 7)):
        wrong = refusal(client, "GET", f"/tables/{id}/view?seat={seat}")
        assert wrong == (403, "error_not_your_seat")


def test_an_answer_brings_its_news(anna: TestClient, bea: TestClient) -> None:
    """The response is the state after the answer, with what happened since before it."""
    id = two_at_a_table(anna, bea)
    luck = random.Random(3)
    for _ in range(20):
        for client, seat in ((anna, 0), (bea, 1)):
            state = view(client, id, seat)
            if state["question"]:
                action = luck.choice(state["question"]["offers"])["action"]
                form = {"seat": seat, "ask": state["ask"], "action": action}
                after = call(client, "POST", f"/tables/{id}/answer", form)
                assert after["ask"] == state["ask"] + 1
                heard = [news["n"] for news in after["news"]]
                assert heard == list(range(state["n"] + 1, after["n"] + 1))


@pytest.mark.parametrize(
    "form",
    [{}, {"seat": 0, "ask": 0}, {"seat": 0, "ask": 0, "action": True},
     {"seat": "0", "ask": 0, "action": 1}, {"seat": -1, "ask": 0, "action": 1},
     {"seat": 0, "ask": 0, "action": 1, "more": 1}],
)  # fmt: skip
def test_a_malformed_answer_changes_nothing(anna: TestClient, bea: TestClient, form: Any) -> None:
    """A body that is not of the right form is refused in a clear sentence."""
    id = two_at_a_table(anna, bea)
    before = view(anna, id, 0)
    assert refusal(anna, "POST", f"/tables/{id}/answer", form) == (422, "error_form")
    assert view(anna, id, 0) == before


def test_resigning_is_for_good(anna: TestClient, bea: TestClient) -> None:
    """A bot plays on for who resigns; he may not come back, and the game ends without him."""
    id = two_at_a_table(anna, bea)
    table = call(bea, "POST", f"/tables/{id}/resign")
    assert (table["seats"][1]["by_bot"], table["seats"][1]["resigned"]) == (True, True)
    assert refusal(bea, "POST", f"/tables/{id}/takeback") == (409, "error_no_bot")
    form = {"seat": 1, "ask": view(bea, id, 1)["ask"], "action": 1}
    assert refusal(bea, "POST", f"/tables/{id}/answer", form) == (409, "error_by_bot")
    call(anna, "POST", f"/tables/{id}/resign", {"seat": 0})
    assert wait_for(anna, id)["result"]["winners"]


def test_a_bot_for_a_while(anna: TestClient, bea: TestClient) -> None:
    """Whoever has to leave lets a bot play, and takes his seat back."""
    id = two_at_a_table(anna, bea)
    table = call(anna, "POST", f"/tables/{id}/takeover", {"seat": 0})
    assert table["seats"][0]["by_bot"]
    assert not table["my_turn"]
    again = refusal(anna, "POST", f"/tables/{id}/takeover", {"seat": 0})
    assert again == (409, "error_bot_already")
    for _ in range(500):
        if view(anna, id, 0)["ask"]:
            break
        time.sleep(0.01)
    assert view(anna, id, 0)["ask"]
    table = call(anna, "POST", f"/tables/{id}/takeback")
    assert not table["seats"][0]["by_bot"]
    luck = random.Random(4)
    for _ in range(10):
        play(bea, id, 1, luck)
        play(anna, id, 0, luck)


def test_in_a_rated_game_everybody_plays_himself(client: TestClient, another: Any) -> None:
    """No bot for a while: it would win for him."""
    anna, bea = client, another()
    account(anna, "Anna")
    account(bea, "Bea")
    id = two_at_a_table(anna, bea, rated=True)
    refused = refusal(anna, "POST", f"/tables/{id}/takeover", {"seat": 0})
    assert refused == (409, "error_rated_bot")


def test_taking_over_for_others(
    anna: TestClient, bea: TestClient, nobody: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Only for somebody who has been away for a while, and only by people of the table."""
    id = two_at_a_table(anna, bea, "bot")
    guest(nobody, "Carl")
    over = f"/tables/{id}/takeover"
    assert refusal(anna, "POST", over, {"seat": 1}) == (409, "error_not_away")
    assert refusal(nobody, "POST", over, {"seat": 1}) == (403, "error_not_seated")
    assert refusal(anna, "POST", over, {"seat": 2}) == (409, "error_bot_already")
    assert refusal(anna, "POST", over, {"seat": 9}) == (422, "error_no_seat")
    monkeypatch.setattr(routes, "AWAY", 0.0)
    with at(bea, id):
        assert refusal(anna, "POST", over, {"seat": 1}) == (409, "error_not_away")
    assert call(anna, "POST", over, {"seat": 1})["seats"][1]["by_bot"]
    days = two_at_a_table(anna, bea, clock={"kind": "days", "days": 1})
    wrong = refusal(anna, "POST", f"/tables/{days}/takeover", {"seat": 1})
    assert wrong == (409, "error_clock_decides")


def test_who_plays_by_requests_alone_is_not_away(
    anna: TestClient, bea: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever looks at the table or answers is there, socket or not."""
    id = two_at_a_table(anna, bea)
    monkeypatch.setattr(routes, "AWAY", 0.2)
    time.sleep(0.2)
    view(bea, id, 1)
    over = f"/tables/{id}/takeover"
    assert refusal(anna, "POST", over, {"seat": 1}) == (409, "error_not_away")
    time.sleep(0.2)
    assert call(anna, "POST", over, {"seat": 1})["seats"][1]["by_bot"]


def test_orders_are_ones_own(anna: TestClient, bea: TestClient) -> None:
    """A standing order is given for a seat of one's own, during the game."""
    id = two_at_a_table(anna, bea)
    form = {"seat": 0, "orders": ["reactions"]}
    call(anna, "POST", f"/tables/{id}/orders", form)
    assert view(anna, id, 0)["orders"] == ["reactions"]
    assert view(bea, id, 1)["orders"] == []
    strange = {"seat": 0, "orders": ["win"]}
    assert refusal(anna, "POST", f"/tables/{id}/orders", strange) == (422, "error_order")
    assert "orders" not in call(bea, "GET", f"/tables/{id}/view?seat=-1")
    assert refusal(bea, "POST", f"/tables/{id}/orders", form) == (403, "error_not_seated")
    waiting = set_table(anna)["id"]
    wrong = refusal(anna, "POST", f"/tables/{waiting}/orders", form)
    assert wrong == (409, "error_not_playing")


def test_nothing_is_shown_before_the_end(anna: TestClient, bea: TestClient) -> None:
    """No record, no replay, no proof while the game is on, not even for its people."""
    id = two_at_a_table(anna, bea)
    for what in ("record", "replay", "verify"):
        assert refusal(anna, "GET", f"/tables/{id}/{what}") == (409, "error_not_ended")
    assert "seed" not in call(anna, "GET", f"/tables/{id}")
    waiting = set_table(anna)["id"]
    assert refusal(anna, "GET", f"/tables/{waiting}/view") == (409, "error_not_playing")


def test_after_the_game(anna: TestClient, nobody: TestClient) -> None:
    """Record, replay from every viewpoint, and the proof, for everybody who may look on."""
    id = finished(anna)
    text = nobody.get(f"/api/v1/tables/{id}/record").text
    record = Record.from_json(text)
    from farwest import games

    match = replay(games.find(record.game), record)
    table = call(nobody, "GET", f"/tables/{id}")
    assert match.game.result(match.state).totals == table["result"]["totals"]
    assert table["seed"] == record.seed
    film = call(nobody, "GET", f"/tables/{id}/replay?seat=0&from=0&to=9")
    assert film["plies"] == len(record.moves)
    assert [frame["ply"] for frame in film["frames"]] == list(range(10))
    assert [frame["seat"] for frame in film["frames"]][1:] == [s for s, _ in record.moves[:9]]
    assert film["frames"][0]["answer"] is None
    assert all(frame["answer"]["id"].startswith("do_") for frame in film["frames"][1:])
    last = call(nobody, "GET", f"/tables/{id}/replay?seat=all&from={film['plies']}")["frames"]
    assert len(last) == 1
    assert [each["seat"] for each in last[0]["views"]] == [0, 1, 2]
    assert len(call(nobody, "GET", f"/tables/{id}/replay")["frames"]) == routes.FRAMES
    words = call(nobody, "GET", f"/tables/{id}/replay?from=5&to=5&lang=fr")["frames"][0]
    assert words["answer"]["text"]
    for query in ("seat=9", "seat=-2", "seat=x", "from=-1"):
        assert refusal(nobody, "GET", f"/tables/{id}/replay?{query}")[0] == 422


def test_whoever_is_told_of_the_end_sees_the_game_at_once(anna: TestClient) -> None:
    """The database may say that a game is over before the memory does: its record is there."""
    id = finished(anna)
    tables: Tables = anna.app.state.tables  # type: ignore[attr-defined]
    for what in ("record", "replay", "verify"):
        table = tables.live[id]
        table.info = replace(table.info, status="playing")
        call(anna, "GET", f"/tables/{id}/{what}")
        assert table.info.status == "over"


def test_a_record_is_opened(anna: TestClient, bea: TestClient) -> None:
    """To look at, or to play on after any move, against bots; damaged ones are refused."""
    record = call(anna, "GET", f"/tables/{finished(anna)}/record")
    table = call(bea, "POST", "/records", {"record": record}, 201)
    assert (table["status"], table["opened"], table["rated"]) == ("over", True, False)
    assert table["result"]["totals"] == record["end"]["totals"]
    assert call(anna, "GET", f"/tables/{table['id']}/record")["moves"] == record["moves"]
    assert call(anna, "GET", f"/tables/{table['id']}/replay?to=3")["plies"] == len(record["moves"])
    form = {"record": record, "from": 25, "seat": 1}
    on = call(bea, "POST", "/records", form, 201)
    assert on["status"] == "playing"
    assert [seat["kind"] for seat in on["seats"]] == ["bot", "person", "bot"]
    luck = random.Random(5)
    with at(bea, on["id"]) as socket:
        assert take(socket, "state")["seat"] == 1
    while call(bea, "GET", f"/tables/{on['id']}")["status"] != "over":
        if not play(bea, on["id"], 1, luck):
            time.sleep(0.002)
    again = call(bea, "GET", f"/tables/{on['id']}/record")
    assert again["moves"][:25] == record["moves"][:25]
    assert call(bea, "GET", f"/tables/{on['id']}/verify")["replays"]


def test_records_that_will_not_do(anna: TestClient) -> None:
    """Edited, cut, over, too far: each refused in a sentence, and no table is made."""
    record = call(anna, "GET", f"/tables/{finished(anna)}/record")
    moves = len(record["moves"])
    edited = {**record, "players": ["x", "y", "z"]}
    before = len(call(anna, "GET", "/tables?scope=finished"))
    for form, why in (
        ({"record": {}}, (422, "error_record_none")),
        ({"record": edited}, (422, "error_record_seal")),
        ({"record": record, "from": moves}, (409, "error_over")),
        ({"record": record, "from": moves + 1}, (422, "error_no_ply")),
        ({"record": record, "from": 5, "seat": 7}, (422, "error_no_seat")),
        ({"record": record, "from": 5, "bot": "nobody"}, (422, "error_bot")),
    ):
        assert refusal(anna, "POST", "/records", form) == why
    assert len(call(anna, "GET", "/tables?scope=finished")) == before


def figure(client: TestClient, name: str) -> float:
    """One of the figures for whoever runs the server."""
    lines = client.get("/metrics").text.splitlines()
    return next(float(line.split()[1]) for line in lines if line.startswith(f"{name} "))


def test_figures_of_play(anna: TestClient, bea: TestClient) -> None:
    """Moves written and told, tables in memory, open connections, bots that think."""
    assert figure(anna, "farwest_moves_total") == figure(anna, "farwest_tables") == 0
    id = two_at_a_table(anna, bea, "bot")
    assert figure(anna, "farwest_tables") == 1
    assert figure(anna, "farwest_connections") == 0
    with at(anna, id) as socket:
        take(socket, "state")
        assert figure(anna, "farwest_connections") == 1
    luck = random.Random(7)
    for _ in range(10):
        for who, seat in ((anna, 0), (bea, 1)):
            play(who, id, seat, luck)
    moves = figure(anna, "farwest_moves_total")
    assert moves >= 4
    assert 0 <= figure(anna, "farwest_bots_waiting") <= 2
    for name in ("farwest_commit_seconds", "farwest_push_seconds"):
        assert figure(anna, f"{name}_count") >= moves
        assert figure(anna, f"{name}_sum") > 0
    assert id not in anna.get("/metrics").text


def test_a_cancelled_game_stops(anna: TestClient, bea: TestClient) -> None:
    """When all agree, nobody can answer any more."""
    id = two_at_a_table(anna, bea, "bot")
    state = view(anna, id, 0)
    call(anna, "POST", f"/tables/{id}/cancel")
    assert call(bea, "POST", f"/tables/{id}/cancel")["status"] == "cancelled"
    action = state["question"]["offers"][0]["action"]
    form = {"seat": 0, "ask": state["ask"], "action": action}
    assert refusal(anna, "POST", f"/tables/{id}/answer", form) == (409, "error_not_playing")
