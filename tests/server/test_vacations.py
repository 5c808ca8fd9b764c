"""Vacations: what makes no sense is refused, and stops no table where it is stored all the same."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from fastapi import FastAPI
from sqlalchemy import update
from starlette.testclient import TestClient

from farwest.server import app as application
from farwest.server.clocks import DAY, Rest, rest_of
from farwest.server.models import Player
from farwest.server.settings import Settings
from tests.server.kit import API, call, guest, refusal
from tests.server.playing import DAYS, house, run
from tests.server.test_live import TablesHere, two_at_a_table

FAR = {"from": 10**400, "to": 10**401}
SENSELESS: list[Any] = [
    "always",
    [1, 2],
    {},
    {"from": 1},
    {"from": 2, "to": 1},
    {"from": 1, "to": 1},
    {"from": "1", "to": "2"},
    {"from": 1, "to": 2, "more": 3},
]


@pytest.fixture
def app(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> FastAPI:
    """The application with real tables."""
    monkeypatch.setattr(application, "Tables", TablesHere)
    return application.create_app(settings)


@pytest.mark.parametrize("vacation", SENSELESS, ids=str)
def test_a_vacation_begins_and_ends(client: TestClient, vacation: Any) -> None:
    """Anything else is refused, and what was set before stays."""
    guest(client)
    kept = {"vacation": {"from": 1, "to": 2.5}}
    call(client, "PATCH", "/me", {"settings": kept})
    body = {"settings": {"vacation": vacation}}
    assert refusal(client, "PATCH", "/me", body) == (422, "error_vacation")
    assert call(client, "GET", "/me")["settings"] == kept


@pytest.mark.parametrize("digits", [16, 400, 4_000, 5_000])
def test_a_number_without_end_stops_no_table(client: TestClient, digits: int) -> None:
    """It is refused wherever it stands, nothing is kept, and the game goes on."""
    guest(client)
    far = b"1" + b"0" * digits
    for settings in (
        b'{"vacation":{"from":%b,"to":%b0}}' % (far, far),
        b'{"vacation":{"from":-%b,"to":1}}' % far,
        b'{"page":[[%b]]}' % far,
    ):
        reply = client.patch(
            f"{API}/me",
            content=b'{"settings":%b}' % settings,
            headers={"Content-Type": "application/json"},
        )
        assert reply.status_code in (400, 422), reply.text
        assert reply.json()["error"]["text"].endswith(".")
    assert call(client, "GET", "/me")["settings"] == {}


@pytest.mark.parametrize(
    "stored",
    [
        FAR,
        {"from": -(10**400), "to": 1},
        {"from": 1, "to": 10**400},
        {"from": float("nan"), "to": 1},
    ],
    ids=["far", "long ago", "for ever", "no number"],
)
def test_no_rest_is_made_of_what_makes_no_sense(stored: Any) -> None:
    """Whatever is stored, a rest can be read from it."""
    past = [stored, {"from": 0, "to": DAY}]
    assert rest_of({}, {"vacation": stored, "vacations": past}) == Rest(None, ((0.0, DAY),))


def test_a_stored_vacation_stops_no_game(tmp_path: Path) -> None:
    """A game is loaded, and goes on, whatever its players have stored."""

    async def test() -> None:
        async with house(tmp_path) as home:
            table = await home.table(("person", "person"), DAYS)
            async with home.store.session() as session:
                await session.execute(update(Player).values(settings={"vacation": FAR}))
            await home.tables.refresh(table.info.id)
            await home.restart()
            again = await home.tables.get(table.info.id)
            assert again.clock is not None
            assert again.clock.rests == [Rest(), Rest()]

    run(test())


def test_the_page_may_still_set_one(client: TestClient, another: Any) -> None:
    """A game in play hears of it."""
    guest(client, "Anna")
    bea = another()
    guest(bea, "Bea")
    id = two_at_a_table(client, bea)
    away = {"from": 1_800_000_000, "to": 1_800_086_364.0}
    assert call(bea, "PATCH", "/me", {"settings": {"vacation": away}})["settings"]["vacation"]
    live = client.app.state.tables.live[id]  # type: ignore[attr-defined]
    assert live.clock.rests[1].vacations == ((away["from"], away["to"]),)


def test_one_failing_game_holds_up_no_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A fault of ours is not tried again; trouble with the database is, after all other games."""

    async def test() -> None:
        async with house(tmp_path) as home:
            for _ in range(4):
                await home.table(("person", "person"))
            tried: list[str] = []

            async def go_on(table_id: str) -> None:
                tried.append(table_id)
                if tried.index(table_id) == 0:
                    raise OverflowError("That is too far.")
                if tried.index(table_id) == 1 and tried.count(table_id) < 3:
                    raise OSError("The database is away.")

            monkeypatch.setattr(home.tables, "_go_on", go_on)
            await home.tables.resume()
            assert len(set(tried[:4])) == 4
            assert tried[4:] == [tried[1]] * 2

    run(test())


def test_a_fault_is_not_tried_again(tmp_path: Path) -> None:
    """What failed for no trouble of the database would fail again."""

    async def test() -> None:
        async with house(tmp_path) as home:
            tried: list[int] = []

            async def work() -> None:
                tried.append(1)
                raise OverflowError("That is too far.")

            with pytest.raises(OverflowError):
                await home.tables.persist(work)
            assert tried == [1]

    run(test())
