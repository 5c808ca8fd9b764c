"""Secrets: everything a seat ever receives is the same in worlds that look alike to it."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest

from farwest import games
from farwest.kernel.state import State
from farwest.server.course import Course
from farwest.server.telling import Teller
from farwest.server.unfolding import Unfolding
from tests.server.playing import LIVE, house, play_on, run, until

GAME = games.find("dice_town")
TABLES = [
    (4, {}),
    (3, {"extension": True}),
    (5, {"extension": True, "indian_die": True}),
    (2, {"extension": True}),
]


def course_of(seats: int, options: Any, seed: int) -> Course:
    """A game at a table with even pauses."""
    names = [f"seat {seat}" for seat in range(seats)]
    return Course(GAME, names, GAME.settle(seats, options), f"secrets {seed}", None, True, "salt ")


def all_told(course: Course, seat: int) -> bytes:
    """The whole state message of a seat, with the latest news, as bytes."""
    unfolding = Unfolding(1.0, course.lengths())
    since = max(0, unfolding.upto[seat] - 20)
    return Teller(course, unfolding, {}).state(seat, since).encode()


def in_world(course: Course, world: State, seat: int) -> bytes:
    """The same message if the world were the one this seat imagines."""
    true, asked, base = course.match.state, course._asked, course.base
    course.match.state, course._asked = world, None
    course.base = world.clone() if world.lanes else None
    try:
        return all_told(course, seat)
    finally:
        course.match.state, course._asked, course.base = true, asked, base


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_messages_are_the_same_in_two_worlds(seats: int, options: Any) -> None:
    """View, question, crossings, undo, turn: dealing the unseen anew changes not one byte."""
    luck = random.Random(seats)
    course = course_of(seats, options, seats)
    compared = 0
    while not course.match.state.over:
        if luck.random() < 0.15:
            for seat in range(-1, seats):
                told = all_told(course, seat)
                for _ in range(2):
                    world = GAME.imagine(course.match.state, seat, luck.getrandbits(60))
                    assert in_world(course, world, seat) == told
                    compared += 1
        seat = luck.choice(course.match.state.waiting())
        choice = course.match.state.choice_of(seat)
        assert choice is not None
        course.apply(seat, luck.choice(choice.options(course.match.state)))
    assert compared > 100


@pytest.mark.parametrize(("seats", "options"), TABLES[:3])
def test_what_follows_an_answer_is_the_same_in_two_worlds(seats: int, options: Any) -> None:
    """After the same secret answer in look-alike worlds, the others' messages stay the same."""
    luck = random.Random(seats + 10)
    course = course_of(seats, options, seats + 10)
    compared = 0
    while not course.match.state.over:
        state = course.match.state
        actor = luck.choice(state.waiting())
        choice = state.choice_of(actor)
        assert choice is not None
        action = luck.choice(choice.options(state))
        seat = luck.choice([each for each in range(-1, seats) if each != actor])
        world = GAME.imagine(state, seat, luck.getrandbits(60))
        ply = course.apply(actor, action)
        if ply.sealed or ply.same_window:
            assert in_world(course, world, seat) == all_told(course, seat)
            compared += 1
    assert compared > 20


def test_a_pause_looks_the_same_whoever_is_asked(tmp_path: Path) -> None:
    """The scene of a window in which nobody is asked is what a window shows where somebody is.

    Where the table only takes breath, nobody is seen to choose, and nobody to react.
    """
    luck = random.Random(5)
    windows, breaths = {True: 0, False: 0}, 0
    for seed in range(6):
        course = course_of(4, {"extension": True}, 100 + seed)
        while not course.match.state.over:
            seat = luck.choice(course.match.state.waiting())
            choice = course.match.state.choice_of(seat)
            assert choice is not None
            ply = course.apply(seat, luck.choice(choice.options(course.match.state)))
            for beat in ply.beats:
                if not beat.pause:
                    continue
                shown = course.match.state if beat.scene is None else beat.scene
                breath = not shown.veiled()
                breaths += breath
                windows[beat.scene is None] += not breath
                for viewer in range(-1, 4):
                    view = GAME.view(shown, viewer)
                    assert view["reactions"] is not breath
                    assert view["choosing"] == []
                    if beat.scene is not None:
                        other = shown.clone()
                        other.luck = luck.getrandbits(60)
                        GAME.redeal(other, viewer)
                        assert GAME.view(other, viewer) == view
    assert min(windows.values()) > 20
    assert breaths > 5


OWN = {"hand", "rolled", "kept", "bruted", "fresh", "declared", "received", "points"}
"""What the owner of a seat sees and others do not."""


def test_a_whole_game_on_the_wire(tmp_path: Path) -> None:
    """Every frame of every connection: own secrets and questions only, no seed before the end."""

    async def test() -> None:
        async with house(tmp_path) as home:
            seed = "5eed" * 16
            table = await home.table(("person",) * 4, LIVE, options={"extension": True}, seed=seed)
            watchers = {
                seat: await home.watch(table, home.people[seat] if seat >= 0 else None)
                for seat in range(-1, 4)
            }
            await play_on(table, random.Random(6))
            for each in watchers.values():
                await until(lambda w=each: w.messages("table")[-1]["table"]["status"] == "over")
            for seat, watcher in watchers.items():
                own = watcher.messages()
                assert {each["seat"] for each in own if each["type"] == "state"} == {seat}
                for message in own:
                    check_message(message, seat)
                ended = [m for m in own if m["type"] == "table" and m["table"]["status"] == "over"]
                assert [json.loads(frame) for frame in watcher.frames if seed in frame] == ended
                assert ended[-1]["table"]["seed"] == seed

    run(test())


def check_message(message: dict[str, Any], seat: int) -> None:
    """Nothing in a message belongs to another seat."""
    assert "luck" not in json.dumps(message)
    if message["type"] != "state":
        return
    view = message["view"]
    assert view["seat"] == seat
    if seat < 0:
        assert not OWN & set(view)
        assert message["question"] is None
        assert message["ask"] == 0
    for news in message["news"]:
        told = news["message"]
        event = GAME.events.get(told["id"].removeprefix("event_").removesuffix("_seen"))
        assert event is not None
        if told["id"].endswith("_seen"):
            assert seat >= 0
        else:
            assert set(told["args"]) == {name for name, _ in event.args}


def test_frames_are_the_whitelist(tmp_path: Path) -> None:
    """Along a game, the last frame of every seat is what the rules let it see, and nothing more."""

    async def test() -> None:
        async with house(tmp_path) as home:
            table = await home.table(("person",) * 3, options={"extension": True})
            watchers = [await home.watch(table, person) for person in [*home.people[:3], None]]
            luck = random.Random(7)
            assert table.course is not None
            while not table.over:
                await play_on(table, luck, 1)
                for seat, watcher in zip((0, 1, 2, -1), watchers):
                    view = json.loads(watcher.frames[last_state(watcher)])["view"]
                    assert view == json.loads(json.dumps(table.course.view(seat)))

    run(test())


def last_state(watcher: Any) -> int:
    """The place of the last state among the frames."""
    return max(n for n, frame in enumerate(watcher.frames) if frame.startswith('{"type":"state"'))
