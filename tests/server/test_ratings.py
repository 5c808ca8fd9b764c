"""Ratings: who wins gains, who loses or leaves loses, and only people at rated tables count."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from starlette.testclient import TestClient

from farwest.kernel.game import Result
from farwest.server import ratings
from farwest.server.models import GameTable, Player, Seat
from farwest.server.settings import Settings
from farwest.server.store import Store
from tests.server.kit import call


def rated(
    settings: Settings,
    *kinds: str,
    places: list[int],
    rated: bool = True,
    games: int = 1,
    **more: Any,
) -> list[dict[str, Any]]:
    """The leaderboard after games that ended so; the people are called P0, P1 and so on."""
    table = GameTable(id="t", game="dice_town", rated=rated)
    seats = [
        Seat(seat=number, kind=kind, player_id=number + 1, by_bot=False, resigned=False)
        for number, kind in enumerate(kinds)
    ]
    for name, number in more.items():
        setattr(seats[number], name, True)
    result = Result([places.index(1)], places, places, [])

    async def run() -> list[dict[str, Any]]:
        store = Store(settings)
        await store.open()
        async with store.session() as session:
            for number in range(len(kinds)):
                session.add(
                    Player(id=number + 1, name=f"P{number}", key=f"p{number}", created=0, seen=0)
                )
            await session.flush()
            for _ in range(games):
                await ratings.rate(session, table, seats, result)
        async with store.reading() as session:
            board = await ratings.leaderboard(session, "dice_town", len(kinds))
        await store.close()
        return board

    return asyncio.run(run())


def test_the_winner_gains_and_the_last_loses(settings: Settings) -> None:
    """After some games the order of the board is the order of the places."""
    board = rated(settings, *["person"] * 4, places=[3, 1, 4, 2], games=5)
    assert [row["name"] for row in board] == ["P1", "P3", "P0", "P2"]
    assert [row["place"] for row in board] == [1, 2, 3, 4]
    assert {row["games"] for row in board} == {5}
    assert board[0]["rating"] > ratings.START
    assert board[0]["rating"] > board[-1]["rating"]


def test_equal_players_stay_equal(settings: Settings) -> None:
    """A shared first place moves nobody apart."""
    board = rated(settings, "person", "person", places=[1, 1])
    assert board[0]["rating"] == board[1]["rating"]
    assert [row["place"] for row in board] == [1, 1]


def test_bots_and_people_on_another_screen_are_not_rated(settings: Settings) -> None:
    """Only people with a screen of their own count."""
    board = rated(settings, "person", "bot", "here", "person", places=[2, 1, 3, 4])
    assert [row["name"] for row in board] == ["P0", "P3"]


@pytest.mark.parametrize("kinds", [("person", "bot"), ("bot", "here")])
def test_one_person_alone_is_not_rated(settings: Settings, kinds: tuple[str, ...]) -> None:
    """A game against bots proves nothing."""
    assert rated(settings, *kinds, places=[1, 2]) == []


def test_only_rated_tables_count(settings: Settings) -> None:
    """A game for fun moves nobody."""
    assert rated(settings, "person", "person", places=[1, 2], rated=False) == []


@pytest.mark.parametrize("how", ["resigned", "by_bot"])
def test_whoever_left_comes_last(settings: Settings, how: str) -> None:
    """A bot that wins for somebody who left wins nothing for him."""
    board = rated(settings, "person", "person", places=[1, 2], **{how: 0})
    assert [row["name"] for row in board] == ["P1", "P0"]


def test_whoever_gave_up_comes_behind_whoever_left(settings: Settings) -> None:
    """Closing the page after the other has resigned does not make it a draw."""
    board = rated(settings, "person", "person", places=[2, 1], by_bot=0, resigned=1)
    assert [row["name"] for row in board] == ["P0", "P1"]
    assert board[0]["rating"] > board[1]["rating"]


def test_the_leaderboard_is_served(client: TestClient) -> None:
    """By game and number of players, to everybody."""
    found = call(client, "GET", "/leaderboard?game=dice-town&players=4")
    assert found == {"game": "dice_town", "players": 4, "rows": []}
