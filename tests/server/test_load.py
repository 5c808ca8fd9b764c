"""What tools/load.py measures: complete figures of both servers, and every loss is found."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from load import account, arguments, gather, open_house, stretch, trial
from load_parts.checks import lost, missed
from load_parts.crowd import Crowd
from load_parts.figures import table, times
from load_parts.houses import Bare, Farwest

pytestmark = pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="it reads /proc")

SEATS = 4
SHORT = ["--seconds", "0.8", "--warm", "0.2", "--settle", "0.1", "--rounds", "1"]

TWICE = """
INSERT INTO move (table_id, ply, seat, action, at)
SELECT table_id, max(ply) + 1, seat, action, at FROM move WHERE table_id = ?
"""


@pytest.fixture(scope="module")
def houses(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Farwest, Bare]]:
    """Both servers, with tables enough for every test."""
    folder = tmp_path_factory.mktemp("load")
    real, bare = (
        Farwest(folder / "farwest", "dice_town", 12, SEATS),
        Bare(folder / "bare", 12, SEATS),
    )
    with open_house(real), open_house(bare):
        yield real, bare


def measured(houses: tuple[Farwest, Bare], *words: str) -> tuple[Any, Any, list[str]]:
    """What a short run brings: the figures of both, and what was lost."""
    (real, bare), troubles = asyncio.run(trial(*houses, arguments([*words, *SHORT])))
    return real, bare, troubles


@pytest.mark.parametrize(
    ("words", "kinds"),
    [
        (["closed", "--clients", "8"], ["waits"]),
        (["open", "--clients", "8", "--rate", "25"], ["waits", "spreads"]),
        (["spectators", "--clients", "6", "--rate", "15"], ["waits", "deliveries", "lasts"]),
    ],
)
def test_real_games_beside_the_bare_application(
    houses: tuple[Farwest, Bare], words: list[str], kinds: list[str]
) -> None:
    """Nothing is lost, and each server has all its figures, in an order that makes sense."""
    real, bare, troubles = measured(houses, *words)
    assert troubles == []
    for found in (real, bare):
        assert found["moves"] > 0
        assert found["moves_per_second"] > 0
        assert found["unanswered"] == found["refused"] == 0
        assert found["messages_per_move"] > 0
        for kind in kinds:
            assert 0 < found[kind]["p50"] <= found[kind]["p99"] <= found[kind]["worst"]
    assert real["inside_ms"].keys() == {"commit", "push"}
    message = bare["bytes_per_seat"] * SEATS / bare["messages_per_move"]
    assert message == pytest.approx(real["bytes_per_seat"], rel=0.02)
    lines = table(real, bare).splitlines()
    assert lines[0].split() == ["farwest", "bare", "ratio"]
    assert [line.split()[0] for line in lines[1:3]] == ["moves", "ms"]


def test_idle_connections(houses: tuple[Farwest, Bare]) -> None:
    """Who only sits there is weighed, and nothing else is."""
    real, bare, troubles = measured(houses, "idle", "--clients", "8")
    assert troubles == []
    assert real.keys() == bare.keys() == {"kb_per_line"}


@pytest.mark.parametrize(
    ("fault", "sentence"),
    [
        ("DELETE FROM move WHERE table_id = ? AND ply = 3", "Lost: the answer of seat"),
        ("UPDATE move SET action = -7 WHERE table_id = ? AND ply = 3", "Changed: the answer of"),
        ("UPDATE move SET ply = 1000 WHERE table_id = ? AND ply = 3", "do not follow each other"),
        (TWICE, "Nobody gave the answer"),
    ],
)
def test_a_fault_in_the_log_is_found(
    houses: tuple[Farwest, Bare], fault: str, sentence: str
) -> None:
    """An answer that was acknowledged is taken out of the log, changed, moved, written twice."""
    house = houses[1]

    async def test() -> list[str]:
        given = arguments(["open", "--clients", "4", "--rate", "40", *SHORT, "--seconds", "0.3"])
        crowd, _ = await gather(house, given)
        await stretch(crowd, given)
        assert account(crowd) == []
        with contextlib.closing(sqlite3.connect(house.file)) as writer:
            writer.execute(fault, (crowd.every[0].id,))
            writer.commit()
        found = account(crowd)
        crowd.leave()
        return found

    assert any(sentence in each for each in asyncio.run(test()))


def test_a_seat_that_was_not_told_is_found(houses: tuple[Farwest, Bare]) -> None:
    """A seat, and spectators, to whom something did not come."""

    async def test() -> tuple[Crowd, list[str]]:
        given = arguments(["spectators", "--clients", "5", "--rate", "20", *SHORT])
        crowd, _ = await gather(houses[0], given)
        await stretch(crowd, given)
        assert account(crowd) == []
        crowd.every[0].shown[2] = crowd.every[0].shown[2].replace(b'"seat":2', b'"seat":3')
        assert crowd.watching is not None
        next(iter(crowd.watching.pushes.values())).came -= 1
        found = account(crowd)
        crowd.leave()
        return crowd, found

    crowd, found = asyncio.run(test())
    assert found == [
        f"farwest: Seat 2 at table {crowd.every[0].id} was not told how it stands.",
        "farwest: A state came 4 times to 5 spectators.",
    ]


def test_what_is_counted() -> None:
    """A hundred times in order, and none at all; every spectator has all, or one has not."""
    assert times([n / 1000 for n in range(100)]) == {"p50": 50.0, "p99": 99.0, "worst": 99.0}
    assert times([]) == {"p50": 0.0, "p99": 0.0, "worst": 0.0}
    assert missed([7, 14], 7) == []
    assert len(missed([7, 13], 7)) == 1
    assert lost({}, []) == []


@pytest.mark.parametrize(
    "words",
    [
        ["closed", "--clients", "4001"],
        ["closed", "--clients", "3"],
        ["open", "--seconds", "200"],
        ["open", "--seconds", "0"],
        ["all"],
    ],
)
def test_it_is_bounded(words: list[str]) -> None:
    """Four thousand clients and five minutes are the most."""
    with pytest.raises(SystemExit):
        arguments(words)
