"""Sockets that are sent anything at all: the line or the message is refused, the table unharmed.

`FARWEST_DEEP=50` sends fifty times as much.
"""

from __future__ import annotations

import json
import os
import random
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from farwest import games
from farwest.kernel.match import Match, replay
from farwest.kernel.record import Record
from farwest.server import live, protocol
from tests.server.asgi import API, Socket
from tests.server.playing import LIVE
from tests.server.worlds import World, run, two_worlds

MESSAGES = 400 * int(os.environ.get("FARWEST_DEEP", "1"))
SEATS = 3
ODD_VALUES: list[Any] = [
    None, True, False, -1, 0, 1, 2, 3, 7, 2**31, -(2**31), 2**63, 10**40, 1.5, 1e308, "", "0",
    "answer", [], {}, [0], {"seat": 0}, "\u202e", "\0", "x" * 600,
]  # fmt: skip


def random_message(luck: random.Random, world: World, own: int) -> str | bytes:
    """Something that a hostile client might send."""
    kind = luck.randrange(7)
    if kind == 0:
        return bytes(luck.randrange(256) for _ in range(luck.randrange(60)))
    if kind == 1:
        return luck.choice("[{") * luck.randint(1, protocol.LONGEST)
    if kind == 2:
        text = json.dumps(sound_message(luck, world, own))
        at = luck.randrange(len(text))
        return text[:at] + luck.choice(["", "\0", '"', "}", ",", "é", "\ud83d"]) + text[at + 1 :]
    message = sound_message(luck, world, own)
    if kind == 3:
        message[luck.choice([*message, "more"])] = luck.choice(ODD_VALUES)
    elif kind == 4:
        message.pop(luck.choice(list(message)))
    return json.dumps(message)


def sound_message(luck: random.Random, world: World, own: int) -> dict[str, Any]:
    """A message of the right form, for any seat, about any question of the past or the future."""
    seat = luck.choice([own, own, luck.randrange(-1, SEATS + 1)])
    ask = world.course.asks[seat % SEATS] + luck.choice([0, 0, 0, -1, 1, -5])
    asked = world.course.asked().get(seat)
    choice = asked.choice_of(seat) if asked else None
    legal = choice.options(asked) if choice and asked else [0]
    action = luck.choice([*legal, luck.randrange(world.course.game.verbs.size), -1])
    return luck.choice(
        [
            {"type": "answer", "seat": seat, "ask": ask, "action": action},
            {"type": "undo", "seat": seat},
            {"type": "say", "text": luck.choice(["hello", "", "x" * 501, "\u202e", "<b>"])},
            {"type": "ping"},
        ]
    )


def writable(message: str | bytes) -> str | bytes:
    """A message as a wire can carry it: half a sign cannot be sent."""
    return message if isinstance(message, bytes) else message.encode(errors="replace").decode()


def test_whatever_is_sent_the_game_is_sound(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After hundreds of broken, stale and stolen messages the log replays to the very state."""
    heard: Counter[str] = Counter()

    async def test() -> None:
        luck = random.Random(11)
        async with two_worlds(tmp_path, monkeypatch, pause=0) as (world, _):
            game = games.find("dice_town")
            names = [f"Person {seat}" for seat in range(SEATS)]
            await world.set_table("fuzzed", Match(game, names, {}, "fuzz"), LIVE)
            for seat in range(-1, SEATS):
                await world.sit(seat)
            for number in range(MESSAGES):
                seat = luck.randrange(-1, SEATS)
                socket = world.sockets[seat]
                socket.send(writable(random_message(luck, world, seat)))
                if number % 5 == 0:
                    await world.calm()
                    note(heard, world)
                if socket.closed is not None:
                    await world.sit(seat)
            await world.calm()
            note(heard, world)
            await require_sound(world)

    run(test())
    assert heard["error"] > MESSAGES / 10
    assert heard["state"] > 3
    assert heard["resync"] > 3


def note(heard: Counter[str], world: World) -> None:
    """Count what came back, and that each seat was told of its own only."""
    for seat, frames in world.heard().items():
        for frame in frames:
            message = json.loads(frame)
            heard[message["type"]] += 1
            if message["type"] == "state":
                assert message["seat"] == seat


async def require_sound(world: World) -> None:
    """The log of the table, played from the start, leads to the state in memory."""
    course = world.course
    rows = await world.tables.log.load(world.live.info.id)
    assert len(rows) == course.rows
    record = Record.from_json(course.match.record("test").to_json())
    assert replay(course.game, record).record("test").to_json() == record.to_json()


@pytest.mark.parametrize("size", [protocol.LONGEST + 1, 60_000])
def test_a_huge_frame_ends_the_line(
    size: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As text or as bytes; the others at the table notice nothing."""

    async def test() -> None:
        async with two_worlds(tmp_path, monkeypatch) as (world, _):
            game = games.find("deadwood")
            await world.set_table("huge", Match(game, ["Person 0", "Person 1"], {}, "x"), LIVE)
            await world.sit(0)
            for frame in ("x" * size, b"x" * size):
                target = f"{API}/tables/huge/live"
                hostile = Socket(world.app, target, world.cookie(1))
                hostile.send(frame)
                await hostile.pong()
                assert hostile.closed == live.TOO_LONG
                await hostile.task
            await world.calm()
            assert world.sockets[0].closed is None

    run(test())
