"""Secrets, byte by byte: in two worlds that look alike to a seat, nothing that leaves differs.

The whole application serves both. `FARWEST_DEEP=20` tries twenty times as many positions.
"""

from __future__ import annotations

import os
import random
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
import structlog
from structlog.testing import capture_logs

from farwest import games
from farwest.bots.bot import Sight
from farwest.bots.outside import asking
from farwest.kernel.dump import dump
from farwest.kernel.game import Game
from farwest.kernel.laws import difference, drawn_table
from farwest.kernel.record import digest
from farwest.kernel.state import State
from farwest.server.bots_at_work import job_for
from farwest.server.course import Course, Stale
from farwest.server.telling import Teller
from tests.server.asgi import API, Reply
from tests.server.playing import LIVE
from tests.server.worlds import World, hidden, known, position_of, run, two_worlds

DEEP = int(os.environ.get("FARWEST_DEEP", "1"))
POSITIONS = 2 * DEEP
FURTHER = 10
NONE = {"kind": "none"}
WRONG_ANSWERS = 2


# --- all that is said ------------------------------------------------------------------------


class Asking:
    """What is asked of both worlds, drawn from the true one without its secrets."""

    def __init__(
        self, world: World, viewer: int, luck: random.Random, thorough: bool = True
    ) -> None:
        self.thorough = thorough
        self.since = max(0, len(world.course.heard[viewer]) - 12)
        state, game = world.state, world.course.game
        choice = state.choice_of(viewer) if viewer >= 0 else None
        legal = choice.options(state) if choice else []
        codes = [code for code in luck.sample(range(game.verbs.size), 40) if code not in legal]
        self.viewer = viewer
        self.wrong = codes[:WRONG_ANSWERS]
        self.ask = world.course.asks[viewer] if viewer >= 0 else 0
        self.other = (viewer + 1) % state.seats
        found = set()
        for seat in state.waiting():
            asked = game.question(state, seat)
            for offer in asked.offers if asked else []:
                found.update(offer.targets)
        self.targets = sorted(found)[:4]

    def requests(self) -> list[tuple[str, str, Any]]:
        """Everything a seat can ask that changes nothing."""
        seat = self.viewer
        gets = ["", f"view?since={self.since}&lang=fr", f"view?seat={self.other}"]
        if self.thorough:
            gets += ["view", "chat", "replay", "replay?seat=all", "record", "verify", f"{API}/me"]
            gets += [f"{API}/tables?scope={scope}" for scope in ("mine", "live", "finished")]
            gets += [f"{API}/players/Person%201"]
        gets += [f"why?seat={max(seat, 0)}&target={target}" for target in self.targets]
        found: list[tuple[str, str, Any]] = [("GET", path, None) for path in gets]
        for action in self.wrong:
            for ask in (self.ask, self.ask + 1):
                form = {"seat": max(seat, 0), "ask": ask, "action": action}
                found.append(("POST", "answer", form))
        if self.thorough:
            form = {"seat": self.other, "ask": 0, "action": 1}
            found += [("POST", "answer", form), ("POST", "takeover", {"seat": self.other})]
        found += [("POST", "hint?lang=en", {"seat": max(seat, 0)})]
        return found


async def everything(world: World, asking: Asking) -> dict[str, Any]:
    """Every byte that reaches a seat, or a spectator; what is logged, and what is counted."""
    seat, said = asking.viewer, {}
    with capture_logs() as logs:
        await world.sit(seat, asking.since)
        said["coming"] = world.heard()
        for method, path, body in asking.requests():
            reply = await world.ask(method, path, body, seat)
            assert reply.status < 500
            said[f"{method} {path} {body}"] = reply
        if not world.course.may_undo(seat):
            said["undo"] = await world.ask("POST", "undo", {"seat": seat}, seat)
        if seat >= 0:
            world.sockets[seat].send(f'{{"type":"answer","seat":{seat},"ask":-1,"action":0}}')
            await world.calm()
        said["meanwhile"] = world.heard()
        said["figures"] = figures_in(await world.figures())
        await world.rise()
    said["logs"] = logs
    said["outside"] = line_to_a_program(world, seat)
    return said


def figures_in(reply: Reply) -> list[bytes]:
    """The figures, but for when each began to be counted: that is the machine's own clock."""
    return [line for line in reply.body.splitlines() if b"_created" not in line]


def line_to_a_program(world: World, seat: int) -> bytes:
    """What a bot that is a program would be sent if it sat there."""
    state = world.course.asked().get(seat)
    if state is None:
        return b""
    game = world.course.game
    job = job_for(game, state, seat, "sharp")
    return asking(Sight(game, seat, job.legal, game.imagine(state, seat, job.luck)))


def require_same(one: dict[str, Any], two: dict[str, Any], where: str) -> None:
    """Fail with the first thing that differs."""
    assert list(one) == list(two), where
    for what, said in one.items():
        told, other = repr(said), repr(two[what])
        if other != told:
            pytest.fail(f"{what} tells a secret: {difference(told, other)} ({where})")


# --- what follows ----------------------------------------------------------------------------


def next_answers(one: World, two: World, viewer: int, luck: random.Random) -> Any:
    """Who answers what next in each world: nothing that the seat could tell apart by itself.

    In a secret choice somebody else answers, not always the same; a chance to react goes by;
    otherwise whoever is asked answers the same.
    """
    states: list[State] = [one.state, two.state]
    if any(state.over for state in states):
        return None
    if all(state.lanes for state in states):
        found = secret_answers(states, viewer, luck)
        return found or shared_answers(states, luck)
    seats = [state.seat for state in states]
    if all(state.veiled() for state in states) and viewer not in seats:
        return [(seat, world.course.fallback(seat)) for seat, world in zip(seats, (one, two))]
    if any(state.lanes for state in states):
        return None
    return shared_answers(states, luck)


def shared_answers(states: list[State], luck: random.Random) -> Any:
    """The same answer of the same seat in both worlds, if there is one."""
    moves = []
    for state in states:
        choices = {seat: state.choice_of(seat) for seat in state.waiting()}
        moves.append(
            {
                (seat, act)
                for seat, choice in choices.items()
                if choice
                for act in choice.options(state)
            }
        )
    both = sorted(moves[0] & moves[1])
    return [luck.choice(both)] * 2 if both else None


def secret_answers(states: list[State], viewer: int, luck: random.Random) -> Any:
    """A secret answer in each world, after which the others still choose."""
    found = []
    for state in states:
        moves = []
        for seat in state.waiting():
            choice = state.choice_of(seat)
            assert choice is not None
            for action in choice.options(state) if seat != viewer else []:
                twin = state.clone()
                twin.answer(seat, action)
                if twin.opened is state.opened:
                    moves.append((seat, action))
        if not moves:
            return None
        found.append(luck.choice(moves))
    return found


async def go_on(world: World, seat: int, action: int) -> list[Any]:
    """A seat answers; all frames that follow, each with its time, until all is told."""
    begun = world.clock.now
    form = {"seat": seat, "ask": world.course.asks[seat], "action": action}
    reply = await world.ask("POST", "answer", form, seat)
    assert reply.status == 200, reply.body
    found: list[Any] = []
    while True:
        await world.calm()
        found += [(world.clock.now - begun, world.heard())]
        if not world.live.unfolding.quiet:
            break
        await world.alarm.next_one()
    world.clock.now = begun
    return [(when, heard) for when, heard in found if any(heard.values())]


# --- the law ---------------------------------------------------------------------------------


class Trial:
    """Positions of random games of one kind, each served as it is and as it might be."""

    def __init__(self, game: Game[Any], one: World, two: World) -> None:
        self.game, self.one, self.two = game, one, two
        self.counted: Counter[str] = Counter()
        self.tables: list[Any] = []

    async def begin(self, number: int) -> tuple[random.Random, str]:
        """A table in both worlds, at a position of a game."""
        luck = random.Random(f"{self.game.key} {number}")
        seats, options = drawn_table(self.game, number)
        where = f"{self.game.key}, {seats} players, {options}, position {number}"
        position = position_of(self.game, seats, options, luck)
        for world in (self.one, self.two):
            await world.set_table(f"table-{number}", position, LIVE if number % 2 else NONE)
        self.one.clock.now += 2
        self.tables.append((self.one.table, self.two.table, luck, where))
        return luck, where

    async def at(self, number: int) -> None:
        """One position, from every seat."""
        luck, where = await self.begin(number)
        seats = self.one.state.seats
        thorough = luck.randrange(seats)
        for viewer in range(-1, seats):
            await self.alike(viewer, luck, where, viewer in (-1, thorough))
        self.two.put(self.one.state.clone())

    async def all_further(self) -> None:
        """On from every position, from one of the seats."""
        for one, two, luck, where in self.tables:
            self.one.table, self.two.table = one, two
            await self.further(luck.randrange(-1, self.one.state.seats), luck, where)

    async def alike(self, viewer: int, luck: random.Random, where: str, thorough: bool) -> None:
        """All that reaches this seat is the same if the unseen is dealt anew."""
        true = self.one.state
        self.two.put(self.game.imagine(true, viewer, luck.getrandbits(60)))
        self.counted["unlike"] += hidden(true) != hidden(self.two.state)
        plan = Asking(self.one, viewer, luck, thorough)
        told = [await everything(world, plan) for world in (self.one, self.two)]
        require_same(*told, f"{where}, seat {viewer}")
        self.counted["compared"] += 1

    async def further(self, viewer: int, luck: random.Random, where: str) -> None:
        """The same while others play on, as long as the rules let the seat see no difference."""
        self.two.put(self.game.imagine(self.one.state, viewer, luck.getrandbits(60)))
        for world in (self.one, self.two):
            await world.sit(viewer, len(world.course.heard[viewer]))
            world.heard()
        for _ in range(FURTHER):
            answers = next_answers(self.one, self.two, viewer, luck)
            if answers is None:
                break
            opened = [(world, world.state.opened) for world in (self.one, self.two)]
            told = [await go_on(world, *each) for world, each in zip((self.one, self.two), answers)]
            secret = all(world.state.lanes and world.state.opened is old for world, old in opened)
            secret = secret and answers[0][0] != viewer
            if known(self.one, viewer) != known(self.two, viewer):
                assert not secret, f"a secret answer shows ({where}, seat {viewer})"
                self.counted["parted"] += 1
                break
            require_same({"frames": told[0]}, {"frames": told[1]}, f"{where}, seat {viewer}")
            self.counted["followed"] += 1
            self.counted["secret"] += secret
        for world in (self.one, self.two):
            await world.rise()


async def try_game(
    key: str, positions: int, folder: Path, patch: pytest.MonkeyPatch
) -> Counter[str]:
    """Hold the law to some positions of a game; how much was compared."""
    async with two_worlds(folder, patch) as (one, two):
        trial = Trial(games.find(key), one, two)
        for number in range(positions):
            await trial.at(number)
        for number in range(positions, 3 * positions):
            await trial.begin(number)
        await trial.all_further()
        return trial.counted


@pytest.mark.parametrize("key", games.keys())
def test_no_byte_tells_one_world_from_another(
    key: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Bodies, headers, frames, refusals, hints, reasons, replays, logs, figures, bots' lines."""
    counted = run(try_game(key, POSITIONS, tmp_path, monkeypatch), 1200)
    assert counted["compared"] >= 3 * POSITIONS
    assert counted["unlike"] >= POSITIONS, "the worlds hardly differ"
    assert counted["followed"], "nothing followed"


# --- a leak is found -------------------------------------------------------------------------


def leaky_view(patch: pytest.MonkeyPatch, game: Game[Any]) -> None:
    """A view that shows a little of what is hidden."""
    honest = game.shown

    def shown(state: Any) -> Any:
        return honest(state) | {"weight": trace(state)}

    patch.setattr(game, "shown", shown)


def leaky_refusal(patch: pytest.MonkeyPatch, game: Game[Any]) -> None:
    """A refusal that says more than that."""
    honest = Course.check

    def check(course: Course, seat: int, ask: int, action: int) -> None:
        if trace(course.match.state) % 2:
            raise Stale
        honest(course, seat, ask, action)

    patch.setattr(Course, "check", check)


def leaky_log(patch: pytest.MonkeyPatch, game: Game[Any]) -> None:
    """A line in the log that names what is hidden."""
    honest = Teller.body

    def body(teller: Teller, *about: Any) -> str:
        structlog.get_logger("farwest.test").info("told", trace=trace(teller.course.match.state))
        return honest(teller, *about)

    patch.setattr(Teller, "body", body)


def trace(state: Any) -> int:
    """A number that depends on all there is."""
    return int(digest(dump(state))[:6], 16)


@pytest.mark.parametrize("leak", [leaky_view, leaky_refusal, leaky_log])
def test_a_leak_is_found(leak: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The law fails for a server that tells a secret in its view, its refusals or its log."""
    leak(monkeypatch, games.find("dice_town"))
    with pytest.raises(pytest.fail.Exception, match="tells a secret"):
        run(try_game("dice_town", 1, tmp_path, monkeypatch))
