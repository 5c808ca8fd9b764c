"""The even pause: nobody can tell from the time whether somebody could react."""

from __future__ import annotations

import asyncio
import random
import time
from pathlib import Path
from typing import Any

import pytest

from farwest import games
from farwest.games.dice_town.box import BOOTS, CHEATER, HAT, LASSO
from farwest.games.dice_town.verbs import SKIP
from farwest.kernel.news import Refused
from farwest.server.course import FULL, SHORT, Course
from farwest.server.in_play import LiveTable
from farwest.server.models import Seat
from tests.server.playing import DAYS, LIVE, House, Onlooker, answer, house, legal, run, until

PAUSE = 0.6
LATE = 0.05
"""A busy machine hears the first of two messages later than it was sent."""
HARMLESS = (BOOTS, HAT, LASSO)
NONE: dict[str, Any] = {"kind": "none"}
SEED = "an ordinary evening"


class Clocked(Onlooker):
    """A connection that notes when its messages came."""

    def __init__(self, player_id: int | None) -> None:
        super().__init__(player_id)
        self.times: list[float] = []

    def send(self, text: str) -> None:
        super().send(text)
        self.times.append(time.monotonic())

    def stages(self) -> list[tuple[float, dict[str, Any]]]:
        """Its states after the first, with the seconds since it came."""
        found = [
            (when, message)
            for when, message in zip(self.times, self.messages())
            if message["type"] == "state"
        ]
        return [(when - self.times[0], message) for when, message in found]


def deal(table: LiveTable, holders: list[int]) -> None:
    """Give these seats a Professional Cheater, and the others something harmless."""
    assert table.course is not None
    town = table.course.match.state
    for seat in range(3):
        card = CHEATER if seat in holders else HARMLESS[seat]
        town.store.remove(card)
        town.hand[seat].append(card)
    table.course._open_lanes()


async def throw(
    home: House, clock: dict[str, Any], holders: list[int], kinds: tuple[str, ...] = ("person",) * 3
) -> tuple[LiveTable, list[Clocked]]:
    """Everybody keeps his first dice; these seats hold a Professional Cheater at that moment.

    Those who watch are the spectators, then seat 0, 1, 2; their time counts from the reveal.
    """
    table = await home.table(kinds, clock, seed=SEED, options={"initial_sheriff": 0})
    deal(table, holders)
    assert table.course is not None
    watchers = []
    for person in [None, *home.people[:3]]:
        watcher = Clocked(person)
        await home.tables.join(table, watcher)
        watchers.append(watcher)
    for seat in list(table.course.asked()):
        if table.waits_for([seat]):
            if len(table.course.asked()) == 1:
                for watcher in watchers:
                    watcher.frames, watcher.times = ["{}"], [time.monotonic()]
                    watcher.frames[0] = '{"type": "start"}'
            await answer(table, seat, legal(table, seat)[1])
    return table, watchers


def test_nobody_can_react(tmp_path: Path) -> None:
    """The news stop at the window, and go on when the pause is over; nobody is asked meanwhile."""

    async def test() -> None:
        async with house(tmp_path, pause=PAUSE) as home:
            table, watchers = await throw(home, NONE, [])
            assert table.unfolding.quiet
            for seat in range(3):
                with pytest.raises(Refused, match="not asked"):
                    await answer(table, seat, SKIP)
            await until(lambda: not table.unfolding.quiet)
            for watcher in watchers:
                (first, window), (second, after) = watcher.stages()
                assert first < PAUSE / 2
                assert PAUSE <= second < PAUSE + 0.3
                assert (window["reactions"], window["turn"], window["pause"]) == (True, [], PAUSE)
                assert window["question"] is None
                assert not after["reactions"]
                assert after["n"] > window["n"]
            assert [each.stages()[-1][1]["question"] is None for each in watchers] == [
                True, False, False, False,
            ]  # fmt: skip

    run(test())


def test_all_look_alike_to_those_who_cannot_react(tmp_path: Path) -> None:
    """Nobody asked, one who passes early, one who lets it go by: the same, at the same time."""

    async def test() -> None:
        async with house(tmp_path, pause=PAUSE) as home:
            seen = []
            for holders, early in (([], False), ([1], True), ([1], False), ([1, 2], True)):
                table, watchers = await throw(home, LIVE, holders)
                if early:
                    await asyncio.sleep(0.1)
                    for seat in reversed(holders):
                        await answer(table, seat, SKIP)
                await until(lambda table=table: not table.course.match.state.veiled())
                await until(lambda table=table: not table.unfolding.quiet)
                spectator = watchers[0].stages()
                assert [round(when / PAUSE) for when, _ in spectator] == [0, 1]
                assert abs(spectator[1][0] - spectator[0][0] - PAUSE) < 0.2
                seen.append([watchers[0].states(), watchers[1].states()[:1], kinds(watchers[0])])
            assert all(states == seen[0] for states in seen)

    def kinds(watcher: Clocked) -> list[Any]:
        """The order of the messages, and which clocks they showed running."""
        return [
            (each["type"], [clock["running"] for clock in each.get("clocks", [])])
            for each in watcher.messages()
            if each["type"] != "table"
        ]

    run(test())


def test_who_can_react_is_asked_at_once(tmp_path: Path) -> None:
    """All who can react are asked at the same time; an early answer is kept and told to nobody."""

    async def test() -> None:
        async with house(tmp_path, pause=PAUSE) as home:
            table, watchers = await throw(home, LIVE, [1, 2])
            course = table.course
            assert course is not None
            assert [bool(each.states()[-1]["question"]) for each in watchers] == [
                False, False, True, True,
            ]  # fmt: skip
            assert set(course.asked()) == {1, 2}
            later = 2 if course.match.state.seat == 1 else 1
            rows = course.rows
            await answer(table, later, SKIP)
            assert course.rows == rows
            assert watchers[later + 1].states()[-1]["question"] is None
            assert not table.waits_for([later])
            await until(lambda: not course.match.state.veiled())
            taken = [row.seat for row in await home.tables.log.load(table.info.id)][rows:]
            assert sorted(taken) == [1, 2]

    run(test())


def test_who_reacts_first_in_turn_takes_the_others_chance(tmp_path: Path) -> None:
    """A noted answer is dropped when somebody before it reacts, and asked for again."""

    async def test() -> None:
        async with house(tmp_path, pause=PAUSE) as home:
            table, watchers = await throw(home, LIVE, [1, 2])
            course = table.course
            assert course is not None
            first = course.match.state.seat
            later = 3 - first
            await answer(table, later, SKIP)
            ask = course.asks[later]
            await answer(table, first, next(a for a in legal(table, first) if a != SKIP))
            assert course.asks[later] == ask
            assert not table.notes
            await until(lambda: later in course.asked() and not table.unfolding.quiet)
            assert watchers[later + 1].states()[-1]["question"] is not None

    run(test())


def test_a_live_clock_lets_it_go_by(tmp_path: Path) -> None:
    """Who does not answer in the pause has passed; it costs nothing of his time bank."""

    async def test() -> None:
        async with house(tmp_path, pause=PAUSE) as home:
            table, _ = await throw(home, LIVE, [1])
            assert table.waits_for([1])
            await until(lambda: not table.waits_for([1]), PAUSE + 1)
            await until(lambda: not table.unfolding.quiet)
            rows = await home.tables.log.load(table.info.id)
            assert (rows[-1].seat, rows[-1].action) == (1, SKIP)
            assert table.clock is not None
            assert table.clock.left == [600.0] * 3
            assert not table.info.chairs[1].by_bot

    run(test())


def test_without_a_clock_a_person_may_think(tmp_path: Path) -> None:
    """The table waits as long as he likes, and shows his answer at once."""

    async def test() -> None:
        async with house(tmp_path, pause=0.2) as home:
            table, watchers = await throw(home, NONE, [1])
            await asyncio.sleep(0.5)
            assert table.waits_for([1])
            assert len(watchers[0].states()) == 1
            await answer(table, 1, SKIP)
            assert len(watchers[0].states()) == 2

    run(test())


def test_a_bot_that_can_react_is_not_noticed(tmp_path: Path) -> None:
    """Its answer is in before the pause is over, even without a clock."""

    async def test() -> None:
        async with house(tmp_path, pause=PAUSE) as home:
            table, watchers = await throw(home, NONE, [2], ("person", "person", "bot"))
            await until(lambda: table.unfolding.quiet, PAUSE)
            await until(lambda: not table.unfolding.quiet)
            stages = watchers[0].stages()
            assert [round(when / PAUSE) for when, _ in stages][:2] == [0, 1]

    run(test())


def test_by_days_there_is_no_pause(tmp_path: Path) -> None:
    """The news come whole; who can react is asked alone, for as long as his clock says."""

    async def test() -> None:
        async with house(tmp_path, pause=PAUSE) as home:
            table, watchers = await throw(home, DAYS, [])
            assert not table.unfolding.quiet
            assert len(watchers[0].states()) == 1
            table, _ = await throw(home, DAYS, [1, 2])
            assert table.course is not None
            assert len(table.course.asked()) == 1
            assert table.clock is not None
            assert table.clock.deadline(table.course.match.state.seat) is not None

    run(test())


@pytest.mark.parametrize("clock", [NONE, DAYS])
def test_a_standing_order_answers_at_once(tmp_path: Path, clock: dict[str, Any]) -> None:
    """A seat that lets everything go by is never waited for."""

    async def test() -> None:
        async with house(tmp_path, pause=0.2) as home:
            table, _ = await throw(home, clock, [])
            async with home.store.session() as session:
                (await session.get_one(Seat, (table.info.id, 1))).orders = ["reactions"]
            await home.tables.changed(table.info.id)
            assert table.info.chairs[1].orders == ["reactions"]
            assert table.course is not None
            town = table.course.match.state
            await until(lambda: not table.unfolding.quiet)
            town.store.remove(CHEATER)
            town.hand[1].append(CHEATER)
            table.course._open_lanes()
            for seat in list(table.course.asked()):
                if not town.veiled():
                    await answer(table, seat, legal(table, seat)[1])
            await until(lambda: not table.unfolding.quiet)
            assert not table.course.match.state.veiled()
            rows = await home.tables.log.load(table.info.id)
            assert (1, SKIP) in [(row.seat, row.action) for row in rows]

    run(test())


def test_a_restart_in_the_pause(tmp_path: Path) -> None:
    """The window is open or closed again by the time written in the log."""

    async def test() -> None:
        async with house(tmp_path, pause=PAUSE) as home:
            table, _ = await throw(home, LIVE, [])
            home.tables.live.clear()  # as if killed: hands that were given out here are not kept
            await home.restart()
            again = await home.tables.get(table.info.id)
            assert again.course is not None
            assert not again.unfolding.quiet
            assert set(again.course.asked()) == {0, 1, 2}

    run(test())


def test_a_table_of_one_person_waits_shortly(tmp_path: Path) -> None:
    """Bots read at once: the pause is half as long, the same whether or not one of them can."""

    async def test() -> None:
        async with house(tmp_path, pause=PAUSE) as home:
            for holders in ([], [1], [1, 2]):
                table, watchers = await throw(home, LIVE, holders, ("person", "bot", "bot"))
                await until(lambda table=table: table.unfolding.quiet, PAUSE)
                await until(lambda table=table: not table.unfolding.quiet)
                stages = watchers[0].stages()
                number = next(n for n, (_, state) in enumerate(stages) if state["reactions"])
                (first, window), (second, _) = stages[number : number + 2]
                assert window["pause"] == PAUSE / 2
                assert PAUSE / 2 <= second - first + LATE < PAUSE

    run(test())


def test_the_only_person_may_take_his_time(tmp_path: Path) -> None:
    """Nobody learns anything from waiting for him, so his chance does not go by."""

    async def test() -> None:
        async with house(tmp_path, pause=0.2) as home:
            table, _ = await throw(home, LIVE, [0], ("person", "bot", "bot"))
            await until(lambda: table.waits_for([0]) and not table.unfolding.quiet)
            assert table.course is not None
            assert table.course.match.state.veiled()
            await asyncio.sleep(0.5)
            assert table.waits_for([0])
            assert table.course.match.state.veiled()

    run(test())


def pauses_of(people: list[int], seed: str) -> list[tuple[bool, float, int]]:
    """Every pause of a game: whether it is for reactions, how long, how much was told before."""
    game = games.find("dice_town")
    options = game.settle(4, {})
    course = Course(game, ["a", "b", "c", "d"], options, seed, None, True, "", people)
    luck, found = random.Random(seed), []
    while not course.match.state.over:
        seat = luck.choice(course.match.state.waiting())
        before = course.lengths()[-1]
        ply = course.apply(seat, luck.choice(legal_in(course, seat)))
        assert ply.pauses == sum(beat.pause for beat in ply.beats)
        for beat in ply.beats:
            told = beat.upto[-1] - before
            before = beat.upto[-1]
            if beat.pause:
                shown = course.match.state if beat.scene is None else beat.scene
                found.append((shown.veiled(), beat.pause, told))
    return found


def legal_in(course: Course, seat: int) -> list[int]:
    """What a seat may answer now."""
    choice = course.match.state.choice_of(seat)
    assert choice is not None
    found: list[int] = choice.options(course.match.state)
    return found


def test_the_length_of_a_pause_follows_from_what_all_know() -> None:
    """Long where a person might react before others; short for bots, and for a breath."""
    among_bots = pauses_of([2], "lengths")
    assert {length for _, length, _ in among_bots} == {SHORT}
    among_people = pauses_of([0, 1, 2, 3], "lengths")
    assert {length for reactions, length, _ in among_people if reactions} == {FULL}
    assert {length for reactions, length, _ in among_people if not reactions} == {SHORT}
    mixed = pauses_of([0, 1], "lengths")
    assert {length for reactions, length, _ in mixed if reactions} == {SHORT, FULL}
    assert [each[0] for each in mixed] == [each[0] for each in among_bots]


def test_a_breath_shows_something() -> None:
    """A table takes breath only after news, and never where it waits for reactions anyway."""
    breaths = [told for reactions, _, told in pauses_of([0, 1], "breaths") if not reactions]
    assert len(breaths) > 10
    assert min(breaths) > 0
