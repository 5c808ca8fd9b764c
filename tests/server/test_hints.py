"""Hints: for one's own seat alone, from what it may know, and not where games are rated."""

from __future__ import annotations

import asyncio
import json
import random
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from farwest import games
from farwest.bots.search.bot import Finding
from farwest.bots.search.reasons import PROSPECTS, RIVALS, Opinion
from farwest.kernel.match import Match
from farwest.server import bots_at_work, hints
from farwest.server.errors import Problem
from farwest.server.in_play import LiveTable
from farwest.words import Words
from tests.server.kit import call, guest, refusal, set_table
from tests.server.playing import LIVE, answer, house, legal, play_on, run
from tests.server.test_live import app, at, play, take, two_at_a_table, view

__all__ = ["app"]

DICE_TOWN = games.find("dice_town")


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot that counts its simulations, so that its opinion follows from its luck."""
    monkeypatch.setattr(hints, "BOT", "search:12")


def hint(client: TestClient, id: str, seat: int, more: str = "") -> Any:
    """What a seat is told."""
    return call(client, "POST", f"/tables/{id}/hint{more}", {"seat": seat})["hint"]


def test_a_hint_names_an_answer_and_says_why(anna: TestClient, bea: TestClient) -> None:
    """It is one of the offers; in a sentence with the labels of two of them, where wanted."""
    id = two_at_a_table(anna, bea)
    state = view(anna, id, 0)
    offers = {offer["action"] for offer in state["question"]["offers"]}
    told = hint(anna, id, 0)
    assert told["ask"] == state["ask"]
    assert {told["action"], told["other"]} < offers
    assert told["action"] != told["other"]
    assert told["points"] >= 0
    assert 0 <= told["share"] <= 100
    assert told["text"] is None
    said = hint(anna, id, 0, "?lang=fr")["text"]
    assert said.startswith("Le robot préfère «")
    assert view(anna, id, 0) == state


def test_the_sentence_says_how_much_better() -> None:
    """Points where they are worth a word; two answers about as good are called so."""
    state = Match(DICE_TOWN, ["Ann", "Bob"], {}, "sentences").state
    question = DICE_TOWN.question(state, 0)
    assert question is not None
    first, second, third = (offer.action for offer in question.offers[:3])
    found = [Finding(first, 30, 0.6, 0.0), Finding(second, 8, 0.5, 2.6), Finding(third, 2, 0.3, 9)]
    told = hints.made_of(4, Opinion(found))
    assert told.model_dump(exclude={"text"}) == {
        "ask": 4, "action": first, "other": second, "points": 2.6, "share": 75, "why": None,
        "id": "hint_better",
    }  # fmt: skip
    close = hints.made_of(4, Opinion([found[0], found[1]._replace(behind=0.7)], "deeds"))
    assert (close.id, close.why) == ("hint_close", None)
    english, french = (Words(DICE_TOWN, lang, ["Ann", "Bob"]) for lang in ("en", "fr"))
    one, two = (english.message(offer.label) for offer in question.offers[:2])
    assert hints.worded(told, question, english) == (
        f"The bot likes “{one}”: about 3 points better than “{two}” (75% of its tries)."
    )
    one, two = (french.message(offer.label) for offer in question.offers[:2])
    assert hints.worded(close, question, french) == (
        f"Le robot préfère «\u00a0{one}\u00a0» (79\u00a0% de ses essais)\u00a0; "
        f"«\u00a0{two}\u00a0» vaut à peu près autant."
    )
    alone = hints.worded(hints.Hint(ask=4, action=first, id="hint_only"), question, french)
    assert alone == f"«\u00a0{one}\u00a0»\u00a0: il n’y a pas d’autre réponse."


@pytest.mark.parametrize(
    ("why", "english", "french"),
    [
        ("deeds", "mostly through deeds", "surtout grâce aux titres"),
        (PROSPECTS, "mostly by what it will still bring", "surtout par ce que cela rapportera"),
        (RIVALS, "mostly by what it costs your rivals", "surtout par ce que cela coûte à vos"),
    ],
)
def test_the_sentence_says_through_what_it_is_better(why: str, english: str, french: str) -> None:
    """A source of points, what is still to come, or what rivals lose: in the reader's language."""
    state = Match(DICE_TOWN, ["Ann", "Bob"], {}, "sentences").state
    question = DICE_TOWN.question(state, 0)
    assert question is not None
    first, second = (offer.action for offer in question.offers[:2])
    found = [Finding(first, 30, 0.6, 0.0), Finding(second, 10, 0.5, 2.6)]
    told = hints.made_of(4, Opinion(found, why))
    assert told.id == "hint_because"
    assert told.model_dump()["why"] == {"id": f"better_{why}", "args": {}}
    one, two = (
        hints.worded(told, question, Words(DICE_TOWN, lang, ["Ann", "Bob"]))
        for lang in ("en", "fr")
    )
    assert one is not None
    assert two is not None
    assert f"”, {english} (75% of its tries)." in one
    assert f"\u00a0», {french}" in two


def test_only_ones_own_seat_is_helped(
    anna: TestClient, bea: TestClient, nobody: TestClient
) -> None:
    """Neither a rival nor a spectator learns what a seat is told."""
    id = two_at_a_table(anna, bea)
    path = f"/tables/{id}/hint"
    for client, seat in ((anna, 1), (bea, 0), (anna, 7)):
        assert refusal(client, "POST", path, {"seat": seat}) == (403, "error_not_your_seat")
    assert refusal(nobody, "POST", path, {"seat": 0})[0] == 401
    guest(nobody, "Carl")
    assert refusal(nobody, "POST", path, {"seat": 0}) == (403, "error_not_your_seat")
    for form in ({}, {"seat": -1}, {"seat": "x"}, {"seat": 0, "action": 3}):
        assert refusal(anna, "POST", path, form) == (422, "error_form")


def test_nobody_else_hears_of_it(anna: TestClient, bea: TestClient) -> None:
    """Nothing comes over a socket, neither the rival's nor one's own, and nothing is said."""
    id = two_at_a_table(anna, bea)
    with at(bea, id) as rival, at(anna, id) as own:
        for socket, seat in ((rival, 1), (own, 0)):
            take(socket, "state", seat=seat)
        hint(anna, id, 0)
        for socket in (rival, own):
            socket.send_json({"type": "ping"})
            heard: list[Any] = []
            while not heard or heard[-1]["type"] != "pong":
                heard.append(socket.receive_json())
            assert "hint" not in json.dumps(heard)
            assert {message["type"] for message in heard} <= {"pong", "table", "chat", "state"}
    assert call(anna, "GET", f"/tables/{id}/chat") == []


def test_there_are_none_before_the_game(anna: TestClient) -> None:
    """Nor at a table that does not exist."""
    id = set_table(anna)["id"]
    assert refusal(anna, "POST", f"/tables/{id}/hint", {"seat": 0}) == (409, "error_not_playing")
    assert refusal(anna, "POST", "/tables/nowhere/hint", {"seat": 0}) == (404, "error_no_table")


def test_the_api_describes_it(anna: TestClient) -> None:
    """With what comes back, field by field."""
    described = call(anna, "GET", "/openapi.json")
    route = described["paths"]["/api/v1/tables/{id}/hint"]["post"]
    assert "not at rated tables" in route["description"]
    fields = described["components"]["schemas"]["Hint"]["properties"]
    assert set(fields) == {"ask", "action", "other", "points", "share", "why", "id", "text"}


def test_who_is_not_asked_gets_none(anna: TestClient, bea: TestClient) -> None:
    """A seat that has answered waits for the others like everybody."""
    id = two_at_a_table(anna, bea)
    luck = random.Random(1)
    for _ in range(30):
        if view(anna, id, 0)["question"] is None:
            break
        play(anna, id, 0, luck)
    assert view(anna, id, 0)["question"] is None
    assert refusal(anna, "POST", f"/tables/{id}/hint", {"seat": 0}) == (409, "error_not_asked")
    assert hint(bea, id, 1)


def problem(table: LiveTable, seat: int = 0) -> tuple[int, str]:
    """Why a seat gets no hint."""
    with pytest.raises(Problem) as caught:
        hints.require_question(table, seat)
    return caught.value.status_code, caught.value.id


def test_there_are_none_in_rated_games(tmp_path: Path) -> None:
    """Whoever is asked."""

    async def test() -> None:
        async with house(tmp_path) as home:
            rated = await home.table(("person", "person"), LIVE, rated=True)
            plain = await home.table(("person", "person"), LIVE)
            for seat in (0, 1):
                assert rated.asks(seat) == plain.asks(seat)
                assert problem(rated, seat) == (409, "error_hint_rated")
            asked = next(seat for seat in (0, 1) if plain.asks(seat))
            hints.require_question(plain, asked)

    run(test())


def test_one_hint_at_a_time(anna: TestClient, bea: TestClient) -> None:
    """A second wish is refused until the first is fulfilled; others are not concerned."""
    id = two_at_a_table(anna, bea)
    hinting = anna.app.state.tables.hinting  # type: ignore[attr-defined]
    mine = call(anna, "GET", "/me")["id"]
    hinting.add(mine)
    path, form = f"/tables/{id}/hint", {"seat": 0}
    assert refusal(anna, "POST", path, form) == (409, "error_hint_thinking")
    assert hint(bea, id, 1)
    hinting.discard(mine)
    assert hint(anna, id, 0)
    assert hinting == set()


def test_a_hint_that_comes_too_late_is_not_given(tmp_path: Path) -> None:
    """The question was answered meanwhile; or the bots have nothing to say."""

    async def test() -> None:
        async with house(tmp_path) as home:
            table = await home.table(("person", "person"))
            workers: Any = home.tables.bots
            pondered = workers.ponder

            async def slowly(job: bots_at_work.Job) -> Any:
                await answer(table, 0, random.Random(2).choice(legal(table, 0)))
                return await pondered(job)

            workers.ponder = slowly
            with pytest.raises(Problem) as caught:
                await hints.think_about(table, 0)
            assert caught.value.id == "error_stale"

            async def silent(job: bots_at_work.Job) -> Any:
                await asyncio.sleep(0)

            workers.ponder = silent
            asked = next(
                seat for seat in (0, 1) if table.asks(seat) and len(legal(table, seat)) > 1
            )
            with pytest.raises(Problem) as caught:
                await hints.think_about(table, asked)
            assert (caught.value.status_code, caught.value.id) == (503, "error_no_hint")

    run(test())


@pytest.mark.parametrize("key", ["dice_town", "deadwood"])
def test_a_hint_knows_no_more_than_its_seat(
    key: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On two worlds that look alike to the seat, for the same luck, it is the same."""
    monkeypatch.setattr("farwest.server.bots_at_work.secrets.randbits", lambda _: 4711)
    game = games.find(key)
    compared = 0

    async def test() -> None:
        nonlocal compared
        async with house(tmp_path) as home:
            table = await home.table(("person",) * 3, game=key)
            course: Any = table.course
            luck = random.Random(3)
            for _ in range(12):
                await play_on(table, luck, 5)
                for seat, state in course.asked().items():
                    if len(legal(table, seat)) < 2:
                        continue
                    truth = await hints.think_about(table, seat)
                    twin = game.imagine(state, seat, 99)
                    with monkeypatch.context() as patch:
                        patch.setattr(course, "asked", lambda seat=seat, twin=twin: {seat: twin})
                        assert await hints.think_about(table, seat) == truth
                    compared += 1

    run(test())
    assert compared >= 10


def test_a_hint_is_thought_of_by_the_workers(tmp_path: Path) -> None:
    """In a process of its own, within its cap and the way there and back."""

    async def test() -> None:
        async with house(tmp_path, real_bots=True) as home:
            table = await home.table(("person", "person"), game="deadwood")
            seat = next(seat for seat in (0, 1) if table.asks(seat))
            told = await hints.think_about(table, seat)
            assert told.action in legal(table, seat)

    run(test())
