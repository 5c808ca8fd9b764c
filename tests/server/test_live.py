"""The sockets: what comes over them, what is refused, and what is never lost."""

from __future__ import annotations

import contextlib
import json
import random
from collections.abc import Iterator
from typing import Any

import pytest
from fastapi import FastAPI
from starlette.testclient import TestClient, WebSocketTestSession
from starlette.websockets import WebSocketDisconnect

from farwest.server import app as application
from farwest.server import live
from farwest.server.settings import Settings
from farwest.server.tables import Tables
from farwest.server.telling import TOO_SLOW, WAITING, Watcher
from tests.server.kit import API, call, refusal, set_table
from tests.server.playing import BotsHere, run

HERE = {"origin": "http://testserver"}


class TablesHere(Tables):
    """Real tables whose bots think in this process."""

    def __init__(self, *args: Any) -> None:
        super().__init__(*args)
        self.bots = BotsHere()  # type: ignore[assignment]


@pytest.fixture
def app(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> FastAPI:
    """The application with real tables."""
    monkeypatch.setattr(application, "Tables", TablesHere)
    return application.create_app(settings)


@contextlib.contextmanager
def at(client: TestClient, id: str, **query: Any) -> Iterator[WebSocketTestSession]:
    """A socket at a table."""
    text = "&".join(f"{key}={value}" for key, value in query.items())
    with client.websocket_connect(f"{API}/tables/{id}/live?{text}", headers=HERE) as socket:
        yield socket


def take(socket: WebSocketTestSession, kind: str, **values: Any) -> Any:
    """The next message of a type, with these values."""
    for _ in range(500):
        message = socket.receive_json()
        if message["type"] == kind and all(message.get(k) == v for k, v in values.items()):
            return message
    raise AssertionError(f"no {kind}")


def to_the_end(socket: WebSocketTestSession) -> tuple[int, list[str]]:
    """With which code a line is cut, and the types of the messages before that."""
    kinds: list[str] = []
    try:
        while True:
            kinds.append(socket.receive_json()["type"])
    except WebSocketDisconnect as end:
        return end.code, kinds


def two_at_a_table(anna: TestClient, bea: TestClient, *more: str, **kind: Any) -> str:
    """Anna on seat 0, Bea on seat 1, and whoever else; the game has begun."""
    id = set_table(anna, "me", "open", *more, **kind)["id"]
    call(bea, "POST", f"/tables/{id}/join", {})
    call(anna, "POST", f"/tables/{id}/start")
    return str(id)


def view(client: TestClient, id: str, seat: int) -> Any:
    """The state of a seat."""
    return call(client, "GET", f"/tables/{id}/view?seat={seat}")


def play(client: TestClient, id: str, seat: int, luck: random.Random) -> bool:
    """A seat answers anything, if it is asked."""
    state = view(client, id, seat)
    if state["question"] is None:
        return False
    action = luck.choice(state["question"]["offers"])["action"]
    form = {"seat": seat, "ask": state["ask"], "action": action}
    call(client, "POST", f"/tables/{id}/answer", form)
    return True


# --- coming in -----------------------------------------------------------------------------------


def test_who_comes_hears_all_he_may_know(anna: TestClient, bea: TestClient) -> None:
    """The table, then the state of his own seat; a spectator sees from outside."""
    id = two_at_a_table(anna, bea, "bot")
    with at(anna, id) as socket:
        assert take(socket, "table")["table"]["id"] == id
        state = take(socket, "state")
        assert state["seat"] == 0
        assert set(state) == {
            "type", "seat", "n", "view", "ask", "question", "undo", "orders", "turn", "reactions",
            "news",
        }  # fmt: skip
        assert [news["n"] for news in state["news"]] == list(range(1, state["n"] + 1))
        offer = state["question"]["offers"][0]
        assert set(offer) == {"action", "label", "targets", "crosses"}
        with at(bea, id) as other:
            assert take(other, "state")["seat"] == 1
            assert take(socket, "table")["table"]["seats"][1]["online"]
        table = take(socket, "table")["table"]
        assert not table["seats"][1]["online"]


def test_spectators(anna: TestClient, bea: TestClient, nobody: TestClient) -> None:
    """Anybody with the link may look on where it is allowed, and sees nobody's hand."""
    id = two_at_a_table(anna, bea, "bot")
    with at(nobody, id) as socket:
        state = take(socket, "state")
        assert (state["seat"], state["question"]) == (-1, None)
        assert "hand" not in state["view"]
        socket.send_json({"type": "answer", "seat": 0, "ask": 0, "action": 1})
        assert take(socket, "error")["error"]["id"] == "error_not_your_seat"
        socket.send_json({"type": "say", "text": "hello"})
        assert take(socket, "error")["error"]["id"] == "error_nobody"
    closed = two_at_a_table(anna, bea, "bot", spectators=False)
    with at(nobody, closed) as socket:
        assert take(socket, "error")["error"]["id"] == "error_no_spectators"
        assert to_the_end(socket) == (live.NOT_HERE, [])
    assert refusal(nobody, "GET", f"/tables/{closed}/view") == (403, "error_no_spectators")


def test_no_such_table(anna: TestClient) -> None:
    """An unknown id is told, then the line is cut."""
    with at(anna, "nowhere") as socket:
        assert take(socket, "error")["error"]["id"] == "error_no_table"
        assert to_the_end(socket) == (live.NO_TABLE, [])


def test_another_site_is_not_let_in(anna: TestClient) -> None:
    """A page elsewhere cannot open a socket with the visitor's cookie."""
    id = set_table(anna)["id"]
    for headers in ({"origin": "https://evil.example"}, {}):
        with pytest.raises(WebSocketDisconnect):  # noqa: SIM117
            with anna.websocket_connect(f"{API}/tables/{id}/live", headers=headers):
                pass


def test_before_the_start(anna: TestClient, bea: TestClient) -> None:
    """A table that waits tells who comes, and begins for all at once."""
    id = set_table(anna, "me", "open", "bot")["id"]
    with at(anna, id) as socket:
        assert take(socket, "table")["table"]["status"] == "waiting"
        call(bea, "POST", f"/tables/{id}/join", {})
        assert take(socket, "table")["table"]["seats"][1]["name"] == "Bea"
        call(anna, "POST", f"/tables/{id}/start")
        kinds = {socket.receive_json()["type"] for _ in range(2)}
        assert kinds == {"table", "state"}


def test_several_seats_on_one_screen(anna: TestClient) -> None:
    """Pass and play: a state for each seat, and an answer for either."""
    id = set_table(anna, "me", "here", "bot")["id"]
    call(anna, "POST", f"/tables/{id}/start")
    with at(anna, id) as socket:
        states = [take(socket, "state"), take(socket, "state")]
        assert [state["seat"] for state in states] == [0, 1]
        for state in reversed(states):
            action = state["question"]["offers"][0]["action"]
            ask = {"seat": state["seat"], "ask": state["ask"], "action": action}
            socket.send_json({"type": "answer", **ask})
            assert take(socket, "state", seat=state["seat"])["ask"] == 1


def test_words_in_a_language(anna: TestClient, bea: TestClient) -> None:
    """With a language, every message has its text."""
    id = two_at_a_table(anna, bea, "bot")
    with at(anna, id, lang="fr") as socket:
        state = take(socket, "state")
        assert all(news["message"]["text"] for news in state["news"])
        assert state["question"]["prompt"]["text"]
        assert "Garder" in " ".join(o["label"]["text"] for o in state["question"]["offers"])
        socket.send_json({"type": "answer", "seat": 1, "ask": 0, "action": 0})
        assert take(socket, "error")["error"]["text"].endswith("n’est pas la vôtre.")


def test_a_refusal_is_worded_as_the_browser_wishes(anna: TestClient, bea: TestClient) -> None:
    """Where the address names no language; what the address names comes first."""
    id = two_at_a_table(anna, bea, "bot")
    anna.headers["accept-language"] = "fr-CH, en;q=0.5"
    for query, ending in (({}, "n’est pas la vôtre."), ({"lang": "en"}, "is not yours.")):
        with at(anna, id, **query) as socket:
            state = take(socket, "state")
            assert ("text" in state["question"]["prompt"]) == bool(query)
            socket.send_json({"type": "answer", "seat": 1, "ask": 0, "action": 0})
            assert take(socket, "error")["error"]["text"].endswith(ending)
    with at(anna, "nowhere") as socket:
        assert take(socket, "error")["error"]["text"].startswith("Cette table")


# --- playing -------------------------------------------------------------------------------------


def test_a_whole_game_over_the_socket(anna: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    """Asked, answer, told: to the end, where the seed is shown and the record verifies."""
    monkeypatch.setattr(live, "BURST", 1_000_000.0)  # this client answers faster than people do
    id = call(anna, "POST", "/quick", {"game": "dice_town"}, 201)["id"]
    luck = random.Random(1)
    heard = 0
    with at(anna, id) as socket:
        promised = take(socket, "table")["table"]["seed_hash"]
        while True:
            message = socket.receive_json()
            assert message["type"] not in ("error", "resync")
            if message["type"] == "table" and message["table"]["status"] == "over":
                break
            if message["type"] != "state":
                continue
            told = [news["n"] for news in message["news"]]
            assert told == list(range(heard + 1, message["n"] + 1))
            heard = message["n"]
            if message["question"] is not None:
                action = luck.choice(message["question"]["offers"])["action"]
                answer = {"seat": 0, "ask": message["ask"], "action": action}
                socket.send_json({"type": "answer", **answer})
        assert message["table"]["seed_hash"] == promised
    proof = call(anna, "GET", f"/tables/{id}/verify")
    assert (proof["hash_matches"], proof["replays"]) == (True, True)
    assert proof["seed_hash"] == promised


def test_a_stale_answer_is_told_to_look_again(anna: TestClient, bea: TestClient) -> None:
    """A wrong `ask` brings a resync and a fresh state, and changes nothing."""
    id = two_at_a_table(anna, bea)
    with at(anna, id) as socket:
        state = take(socket, "state")
        action = state["question"]["offers"][0]["action"]
        for ask in (state["ask"] + 1, 99, -1):
            socket.send_json({"type": "answer", "seat": 0, "ask": ask, "action": action})
            assert take(socket, "resync") == {"type": "resync", "reason": "stale", "seat": 0}
            assert take(socket, "state")["question"] == state["question"]
    form = {"seat": 0, "ask": 7, "action": action}
    assert refusal(anna, "POST", f"/tables/{id}/answer", form) == (409, "error_stale")
    assert view(anna, id, 0)["ask"] == 0


def test_a_lost_line_loses_no_news(anna: TestClient, bea: TestClient) -> None:
    """Whoever comes back with `since` hears exactly what he missed."""
    id = two_at_a_table(anna, bea, "bot")
    luck = random.Random(2)
    heard, all_news = 0, []
    for _ in range(6):
        with at(anna, id, since=heard) as socket:
            state = take(socket, "state")
            assert [news["n"] for news in state["news"]] == list(range(heard + 1, state["n"] + 1))
            heard = state["n"]
            all_news += state["news"]
        for _ in range(10):
            play(anna, id, 0, luck)
            play(bea, id, 1, luck)
    whole = call(anna, "GET", f"/tables/{id}/view?seat=0&since=0")["news"]
    assert whole[: len(all_news)] == all_news


@pytest.mark.parametrize(
    "text",
    ["", "{", "[]", "1", "null", '"answer"', "{}", '{"type": "answer"}', '{"type": "dance"}',
     '{"type": "answer", "seat": 0, "ask": 0, "action": "1"}',
     '{"type": "answer", "seat": true, "ask": 0, "action": 1}',
     '{"type": "answer", "seat": 0, "ask": 0, "action": 1.5}',
     '{"type": "answer", "seat": 0, "ask": 0, "action": 1, "extra": 1}',
     '{"type": "answer", "seat": 0, "ask": 0, "action": 1e400}',
     '{"type": "say", "text": 5}', '{"type": "undo"}', "\x00\x01", "[" * 3000],
)  # fmt: skip
def test_malformed_messages_change_nothing(anna: TestClient, bea: TestClient, text: str) -> None:
    """What the protocol does not know gets an error, and the line stays open."""
    id = two_at_a_table(anna, bea)
    before = view(anna, id, 0)
    with at(anna, id) as socket:
        take(socket, "state")
        socket.send_text(text)
        assert take(socket, "error")["error"]["id"] == "error_message"
        socket.send_json({"type": "ping"})
        take(socket, "pong")
    assert view(anna, id, 0) == before


def test_what_is_not_mine_or_not_now_changes_nothing(anna: TestClient, bea: TestClient) -> None:
    """Another's seat, no seat, an action that is not offered, out of turn, no undo: refused."""
    id = two_at_a_table(anna, bea)
    before = [view(anna, id, 0), view(bea, id, 1)]
    action = before[0]["question"]["offers"][0]["action"]
    wrong = [
        ({"type": "answer", "seat": 1, "ask": 0, "action": action}, "error_not_your_seat"),
        ({"type": "answer", "seat": -1, "ask": 0, "action": action}, "error_not_your_seat"),
        ({"type": "answer", "seat": 10**30, "ask": 0, "action": 1}, "error_message"),
        ({"type": "answer", "seat": 0, "ask": 0, "action": 10**9}, "error_illegal"),
        ({"type": "answer", "seat": 0, "ask": 0, "action": -1}, "error_illegal"),
        ({"type": "undo", "seat": 0}, "error_no_undo"),
        ({"type": "undo", "seat": 1}, "error_not_your_seat"),
    ]
    with at(anna, id) as socket:
        take(socket, "state")
        for message, why in wrong:
            socket.send_json(message)
            assert take(socket, "error")["error"]["id"] == why
        socket.send_json({"type": "answer", "seat": 0, "ask": 0, "action": action})
        take(socket, "state")
        socket.send_json({"type": "answer", "seat": 0, "ask": 1, "action": action})
        assert take(socket, "error")["error"]["id"] == "error_not_asked"
    assert view(bea, id, 1) == before[1]


def test_a_message_too_long_ends_the_line(anna: TestClient, bea: TestClient) -> None:
    """Nobody needs to send four kilobytes."""
    id = two_at_a_table(anna, bea)
    with at(anna, id) as socket:
        take(socket, "state")
        socket.send_text(json.dumps({"type": "say", "text": "x" * 5000}))
        code, _ = to_the_end(socket)
        assert code == live.TOO_LONG


def test_too_many_messages_end_the_line(
    anna: TestClient, bea: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A flood is answered with errors, then with silence."""
    monkeypatch.setattr(live, "BURST", 5.0)
    monkeypatch.setattr(live, "FORBEARANCE", 10)
    id = two_at_a_table(anna, bea)
    anna.app.state.limits.on = True  # type: ignore[attr-defined]
    with at(anna, id) as socket:
        take(socket, "state")
        for _ in range(40):
            socket.send_json({"type": "ping"})
        code, kinds = to_the_end(socket)
        assert kinds.count("pong") >= 5
        assert code == live.TOO_MANY


def test_a_slow_reader_is_let_go() -> None:
    """Messages wait for a while, not for ever."""

    async def test() -> None:
        watcher = Watcher(1)
        for number in range(WAITING):
            watcher.send(str(number))
        assert not watcher.gone
        watcher.send("one too many")
        assert (watcher.gone, watcher.code) == (True, TOO_SLOW)
        assert await watcher.next() is None
        watcher.send("no more")
        assert not watcher.waiting

    run(test())


# --- chat ----------------------------------------------------------------------------------------


def test_chat(anna: TestClient, bea: TestClient, nobody: TestClient) -> None:
    """What is said is heard by all who want to, kept, and short."""
    id = two_at_a_table(anna, bea)
    with at(anna, id) as one, at(bea, id) as two:
        one.send_json({"type": "say", "text": "  Howdy,\n partner! "})
        for socket in (one, two):
            said = take(socket, "chat")
            assert (said["name"], said["seat"], said["text"]) == ("Anna", 0, "Howdy, partner!")
        for text in ("", "   ", "x" * 501):
            one.send_json({"type": "say", "text": text})
            assert take(one, "error")["error"]["id"] == "error_saying"
        call(bea, "POST", f"/tables/{id}/mute", {"seat": 0})
        one.send_json({"type": "say", "text": "Are you there?"})
        take(one, "chat")
        call(bea, "POST", f"/tables/{id}/chat", {"text": "¡Hola!"}, 201)
        assert take(two, "chat")["text"] == "¡Hola!"
    texts = [said["text"] for said in call(nobody, "GET", f"/tables/{id}/chat")]
    assert texts == ["Howdy, partner!", "Are you there?", "¡Hola!"]
    heard = call(bea, "GET", f"/tables/{id}/chat")
    assert [said["text"] for said in heard] == ["¡Hola!"]
    assert call(anna, "GET", f"/tables/{id}/chat?since={heard[0]['id']}") == []
