"""What nobody comes back to goes, and nothing else does."""

from __future__ import annotations

import json
import random
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from sqlalchemy import select
from starlette.testclient import TestClient

from farwest import games
from farwest.kernel.match import Match
from farwest.kernel.record import Record
from farwest.server import opening, ops, seating, wall
from farwest.server.clearing import DAY
from farwest.server.errors import Problem
from farwest.server.in_play import LiveTable
from farwest.server.models import GameTable, Player, Seat, Snapshot
from farwest.server.settings import Settings
from tests.server.kit import call, guest, refusal, set_table
from tests.server.playing import House, house, play_on, run


def record_of(*names: str, plies: int = 0) -> Record:
    """The record of a game of Dice Town that has hardly begun."""
    match = Match(games.find("dice_town"), list(names), {}, "seed")
    for _ in range(plies):
        seat = match.state.waiting()[0]
        choice = match.state.choice_of(seat)
        assert choice is not None
        match.answer(seat, choice.options(match.state)[0])
    return match.record("test")


# --- records that somebody brings ----------------------------------------------------------------


def test_a_record_is_kept_with_names_of_ordinary_length() -> None:
    """What is kept of one is no longer than its game, whatever its players are called."""
    long = record_of("A" + "x" * 900_000, "Bea", plies=5)
    found, match = opening.read(long.to_json())
    assert found.players[1] == "Bea"
    assert len(found.players[0]) <= 24
    assert match.players == found.players
    assert found.moves == long.moves
    assert len(found.to_json()) < 1_000
    assert Record.from_json(opening.cut(found, 3)).players == found.players


def test_no_text_of_a_record_is_without_bounds() -> None:
    """A version is a few characters; what else is long, no rules have made."""
    record = record_of("Anna", "Bea")
    with pytest.raises(Problem, match="too long"):
        opening.read(record.but(version="9" * 21).to_json())
    for strange in ({"options": {"x" * 900_000: 1}}, {"end": {"winners": "x" * 900_000}}):
        with pytest.raises(Exception, match=r"record|dealt"):
            opening.read(record.but(**strange).to_json())


def test_what_is_stored_is_the_tamed_record(client: TestClient) -> None:
    """Looked at or played on, the database holds no more than the game."""
    guest(client)
    record = json.loads(record_of("A" + "x" * 900_000, "Bea", plies=4).to_json())
    for more in ({}, {"from": 2}):
        id = call(client, "POST", "/records", {"record": record, **more}, 201)["id"]

        async def look(id: str = id) -> str | None:
            async with client.app.state.store.reading() as session:  # type: ignore[attr-defined]
                return (await session.get_one(GameTable, id)).opening

        assert client.portal is not None
        assert len(client.portal.call(look) or "") < 1_000


# --- how many games one may have -----------------------------------------------------------------


def test_a_host_has_so_many_games_and_no_more(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever has too many is told to finish one; that holds for records to play on, too."""
    monkeypatch.setattr(seating, "MOST_PLAYING", 2)
    guest(client)
    first = call(client, "POST", "/quick", {"game": "dice_town"}, 201)["id"]
    call(client, "POST", "/quick", {"game": "deadwood"}, 201)
    record = {"record": json.loads(record_of("Anna", "Bea").to_json()), "from": 0}
    for path, body in (("/quick", {"game": "dice_town"}), ("/records", record)):
        assert refusal(client, "POST", path, body) == (409, "error_games")
    call(client, "POST", f"/tables/{first}/cancel", {})
    call(client, "POST", "/records", record, 201)


def test_bots_alone_make_no_table(client: TestClient) -> None:
    """A game needs somebody who plays; then it may begin."""
    guest(client)
    id = set_table(client, "bot", "bot")["id"]
    assert refusal(client, "POST", f"/tables/{id}/start") == (409, "error_bots_alone")
    call(client, "POST", f"/tables/{id}/seat", {"seat": 0, "kind": "here", "name": "Cal"})
    call(client, "POST", f"/tables/{id}/start")


# --- years ---------------------------------------------------------------------------------------


async def clear(home: House, after: float) -> None:
    """The chores of an hour so many days from now."""
    state = SimpleNamespace(store=home.store, tables=home.tables, settings=home.settings)
    await ops.clear_away(state, wall.now() + after * DAY)


async def status_of(home: House, id: str) -> str | None:
    """What is written of a table; None where it is no more."""
    async with home.store.reading() as session:
        found = await session.get(GameTable, id)
    return found and found.status


async def opened(home: House) -> tuple[str, str]:
    """A record that somebody looks at, and one that he plays on from."""
    host = await home.person()
    record = record_of("Anna", "Bea", plies=3)
    found, match = opening.read(record.to_json())
    async with home.store.session() as session:
        player = await session.get_one(Player, host)
        looked = await opening.look_at(session, player, found, match)
        start, roster = opening.cut(found, 3), home.tables.roster
        played = await opening.play_on(session, player, found, start, 0, None, roster)
    await home.tables.get(looked)
    await home.tables.started(played)
    return looked, played


def test_records_expire_and_games_do_not(tmp_path: Path, database: str) -> None:
    """What was looked at is deleted with all that belongs to it; what was played stays."""

    async def test() -> None:
        async with house(tmp_path, database) as home:
            looked, played = await opened(home)
            over = await home.table(("person", "person"))
            await play_on(over, random.Random(1))
            await home.tables.finish(over)
            await clear(home, 29)
            assert await status_of(home, looked) == "over"
            await clear(home, 31)
            assert await status_of(home, looked) is None
            assert looked not in home.tables.live
            async with home.store.reading() as session:
                seats = await session.scalars(select(Seat).where(Seat.table_id == looked))
                assert not seats.all()
            assert await status_of(home, played) == "playing"
            await clear(home, 4_000)
            assert await status_of(home, over.info.id) == "over"

    run(test())


def test_a_game_that_was_left_is_closed(tmp_path: Path, database: str) -> None:
    """Nobody has moved for weeks; one in which somebody has, or a clock decides, goes on."""

    async def begin(home: House, clock: dict[str, Any] | None = None, **more: Any) -> LiveTable:
        started = wall.now() - 70 * DAY
        return await home.table(("person", "person"), clock, started=started, **more)

    async def test() -> None:
        async with house(tmp_path, database) as home:
            left = await begin(home)
            await left.snap()
            moved, by_days = await begin(home), await begin(home, {"kind": "days", "days": 90})
            await play_on(moved, random.Random(1), 1)
            older = await begin(home)
            async with home.store.session() as session:
                (await session.get_one(GameTable, older.info.id)).revision = 0
            await clear(home, 0)
            assert await status_of(home, left.info.id) == "cancelled"
            for table in (moved, by_days, older):
                assert await status_of(home, table.info.id) == "playing"
            async with home.store.reading() as session:
                assert (await session.get(Snapshot, left.info.id)) is None
            await clear(home, 61)
            assert await status_of(home, moved.info.id) == "cancelled"

    run(test())


def test_how_long_is_for_the_operator_to_say() -> None:
    """Both ages are settings."""
    read = Settings.read({"FARWEST_KEEP_RECORDS": "7", "FARWEST_KEEP_GAMES": "365"})
    assert (read.keep_records, read.keep_games) == (7, 365)
