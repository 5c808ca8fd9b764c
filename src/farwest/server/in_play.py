"""A table in play: checks, commits, applies and tells, in this order, one answer at a time."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import structlog

from farwest.kernel.news import Refused
from farwest.server import noting, protocol, snapshots, wall
from farwest.server.clocks import Clock, reading
from farwest.server.course import UNDO, Course, Ply, Stale
from farwest.server.info import Info
from farwest.server.keeping import Standing, resume, take_up, tick
from farwest.server.minding import Minder
from farwest.server.movelog import LogTrouble, Row, Taken
from farwest.server.telling import Teller, Watcher
from farwest.server.unfolding import Unfolding

if TYPE_CHECKING:
    from farwest.server.tables import Tables

log = structlog.get_logger("farwest.tables")

AWAY = 30.0
"""Seconds after which others may let a bot play for somebody who is not there."""
TRIES = 20
"""How often a ply may be taken by another process before an answer is given up."""


def open_notes(notes: noting.Notes, course: Course) -> noting.Notes:
    """Those of the answers kept in a window that have not been played yet."""
    return {seat: note for seat, note in notes.items() if note[0] >= course.asks[seat]}


class LiveTable:
    """One table in memory: its people, and its game once it has begun."""

    def __init__(self, hub: Tables, info: Info) -> None:
        self.hub = hub
        self.info = info
        self.lock = asyncio.Lock()
        self.watchers: set[Watcher] = set()
        self.course: Course | None = None
        self.clock: Clock | None = None
        self.teller: Teller | None = None
        self.notes: dict[int, tuple[int, int]] = {}
        """Reactions answered before their turn: for each seat its `ask` and the action."""
        self.owing = False
        """Whether standing answers could not be written, and are still to be."""
        self.minder = Minder(self)
        self.snapped = 0
        """How many rows are in the last snapshot of the game."""
        self.came = time.monotonic()
        self.gone: dict[int | None, float] = {}
        """When each player was last here."""
        self.elsewhere: dict[int, float] = {}
        """When another process last said that a player is with it."""

    async def begin(self) -> None:
        """Rebuild the game from what is written, in a thread: others need not wait.

        BadRecord where the rules have changed and the game would go otherwise.
        """
        self.info, (course, clock, unfolding) = await self._rebuild()
        notes: noting.Notes = {}
        if course.even and course.match.state.veiled():
            notes = await noting.read(self.hub.store, self.info.id, course.window)
        self.course, self.clock = course, clock
        self.notes.update(open_notes(notes, course))
        self.teller = Teller(course, unfolding, self.notes)
        self.teller.orders = self.info.orders()
        self.minder.begin()

    async def _rebuild(self) -> tuple[Info, Standing]:
        hub, info, pause = self.hub, self.info, self.hub.settings.pause
        key = snapshots.key_of(info, pause)
        shot = await snapshots.read(hub.store, info.id, key) if info.status == "playing" else None
        if shot is not None:
            rows = await hub.log.load(info.id, shot.plies)
            try:
                standing = await asyncio.to_thread(resume, info, rows, pause, shot)
            except (snapshots.BadSnapshot, Refused) as error:
                log.warning("a snapshot cannot be used", why=type(error).__name__)
            else:
                self.snapped = shot.plies
                return info, standing
        return await asyncio.to_thread(take_up, info, await hub.log.load(info.id), pause)

    async def snap(self) -> None:
        """Write a snapshot of the game, so that it comes back at once."""
        if self.course is None or self.clock is None or not self.playing:
            return
        self.snapped = self.course.rows
        shot = snapshots.Shot(self.snapped, snapshots.take(self.course, self.clock))
        key = snapshots.key_of(self.info, self.hub.settings.pause)
        await snapshots.write(self.hub.store, self.info.id, key, shot)

    @property
    def playing(self) -> bool:
        return self.course is not None and self.info.status == "playing"

    @property
    def over(self) -> bool:
        return self.course is not None and self.course.match.state.over

    @property
    def unfolding(self) -> Unfolding:
        assert self.teller is not None
        return self.teller.unfolding

    def asks(self, seat: int) -> bool:
        """Whether a seat is asked something that it has not answered yet."""
        if self.course is None or not self.playing or self.unfolding.quiet:
            return False
        return seat in self.course.asked() and seat not in self.notes

    # --- answers ---------------------------------------------------------------------------------

    async def answer(self, seat: int, ask: int, action: int) -> None:
        """Accept an answer, or raise Stale or Refused; it goes through even if nobody waits."""
        await asyncio.shield(asyncio.ensure_future(self.take(seat, ask, action)))

    async def take(self, seat: int, ask: int, action: int) -> None:
        """The same for whoever waits as long as the server runs.

        Where he is cut short as it ends, the row may be written and not told: the log has it.
        """
        async with self.lock:
            for _ in range(TRIES):
                course = self._check(seat, ask, action)
                if seat not in course.match.state.waiting():
                    if await self._note(seat, ask, action):
                        return
                elif await self._settle(seat, action) is not None:
                    await self._play_on_after()
                    return
                else:
                    await self.play_on()
            raise LogTrouble("The move could not be written: others were faster.")

    async def _note(self, seat: int, ask: int, action: int) -> bool:
        """Keep a reaction until its turn comes; false where the table had to look again."""
        fresh = await self._claim({seat: action})
        if fresh is None:
            return False
        if seat in fresh:
            self.notes[seat] = (ask, action)
        self._tell([seat])
        if seat not in fresh:
            raise Stale
        self.hub.others.tell(self.info.id, "note")
        return True

    async def _claim(self, answers: dict[int, int]) -> set[int] | None:
        """Write down what seats answer in this window; those who had not answered elsewhere.

        None where the log has moved on; this table has then, too.
        """
        course = self._check_on()
        window = noting.Window(self.info.id, course.window, course.rows)
        noted = {seat: (course.asks[seat], action) for seat, action in answers.items()}
        found = await noting.write(self.hub.store, window, noted)
        if found is None:
            await self.catch_up()
            return None
        others = {seat: found.notes[seat] for seat in found.notes if seat not in found.fresh}
        self.notes.update(open_notes(others, course))
        return found.fresh

    async def _settle(self, seat: int, action: int) -> Ply | None:
        """Commit an answer; None where the table had to look again.

        A chance to react may be answered in several processes: what is written down first counts.
        """
        course = self._check_on()
        contested = not self.hub.settings.sqlite and course.even and course.match.state.veiled()
        if contested and self.notes.get(seat) != (course.asks[seat], action):
            fresh = await self._claim({seat: action})
            if fresh is None or seat not in fresh:
                return None
        return await self._commit(seat, action)

    async def read_notes(self) -> None:
        """Learn of reactions that other processes have kept."""
        assert self.course is not None
        found = await noting.read(self.hub.store, self.info.id, self.course.window)
        self.notes.update(open_notes(found, self.course))
        self._tell(list(self.notes))

    async def undo(self, seat: int, ask: int | None = None) -> None:
        """Take a seat's last answer back, or raise Refused; Stale where it is asked another thing.

        Whoever presses twice takes one answer back, if he says what he was asked.
        """
        await asyncio.shield(asyncio.ensure_future(self._undo(seat, ask)))

    async def _undo(self, seat: int, ask: int | None) -> None:
        async with self.lock:
            for _ in range(TRIES):
                course = self._check_on()
                if ask is not None and ask != course.asks[seat]:
                    raise Stale
                if self.unfolding.quiet:
                    raise Refused("error_no_undo", "Nothing can be taken back beyond this point.")
                course.check_undo(seat)
                if await self._commit(seat, UNDO) is not None:
                    return
            raise LogTrouble("The move could not be written: others were faster.")

    def _check_on(self) -> Course:
        if self.course is None or not self.playing:
            raise Refused("error_not_playing", "No game is being played at this table.")
        return self.course

    def _check(self, seat: int, ask: int, action: int) -> Course:
        course = self._check_on()
        if self.unfolding.quiet and not self.over and 0 <= seat < len(course.asks):
            if ask != course.asks[seat]:
                raise Stale
            raise Refused("error_not_asked", "Seat {seat} is not asked anything.", seat=seat + 1)
        course.check(seat, ask, action)
        if seat in self.notes and self.notes[seat][0] == ask:
            raise Stale
        return course

    async def _commit(self, seat: int, action: int) -> Ply | None:
        """Write a row for good, then play and tell it; None where another process was faster."""
        assert self.course is not None
        now, begun = wall.now(), time.perf_counter()
        try:
            await self.hub.log.append(self.info.id, self.course.rows, seat, action, now)
        except Taken:
            await self.catch_up()
            return None
        written = time.perf_counter()
        ply = self._play(Row(seat, action, now))
        self.hub.figures.moved(written - begun, time.perf_counter() - written)
        return ply

    async def catch_up(self) -> None:
        """Play what other processes have written."""
        if self.course is not None:
            for row in await self.hub.log.load(self.info.id, self.course.rows):
                self._play(row)

    def _play(self, row: Row) -> Ply:
        assert self.course is not None
        assert self.clock is not None
        ply = self.course.apply(row.seat, row.action)
        if not ply.same_window:
            self.notes.clear()
        tick(self.course, self.clock, ply, row)
        self.unfolding.add(ply, row.at)
        self._tell([row.seat] if ply.sealed else None)
        self.minder.go_on()
        if self.course.rows - self.snapped >= snapshots.EVERY and self.minder.in_charge:
            self.hub.start(self.snap())
        return ply

    async def play_on(self) -> None:
        """Answer for those who have said beforehand what they answer."""
        missed, self.owing = 0, True
        while self.playing and not self.over and not self.unfolding.quiet and missed < TRIES:
            standing = self._standing_answer()
            if standing is None:
                break
            missed += await self._settle(*standing) is None
        self.owing = False

    async def _play_on_after(self) -> None:
        """The same after an answer that stands, whatever becomes of those that follow it."""
        try:
            await self.play_on()
        except Exception as error:  # the sender must not be told that his answer was not written
            log.error("standing answers must wait", exc_info=error)
            self.minder.go_on()

    def _state(self) -> Any:
        assert self.course is not None
        return self.course.match.state

    def _standing_answer(self) -> tuple[int, int] | None:
        """A seat that is asked, and what it has ordered, or noted for a reaction.

        Orders that contradict each other answer nothing.
        """
        assert self.course is not None
        state = self._state()
        for seat in state.waiting():
            chair = self.info.chairs[seat]
            if not chair.orders and seat not in self.notes:
                continue
            ordered = self.course.game.ordered(state, seat)
            ask, action = self.notes.get(seat, (-1, -1))
            if ordered and ask == self.course.asks[seat]:
                return seat, action
            answers = {ordered[order] for order in chair.orders if order in ordered}
            if len(answers) == 1 and not chair.played_by_bot:
                return seat, answers.pop()
        return None

    # --- time ------------------------------------------------------------------------------------

    async def ring(self) -> None:
        """The alarm: show what has waited, close what is due, and see whose time is up."""
        async with self.lock:
            if not self.playing:
                return
            now = wall.now()
            if self.unfolding.go_on(now):
                self._tell()
                await self.play_on()
            elif self.minder.window_is_due(now):
                await self._close_window()
            elif self.owing:
                await self.play_on()
            late = self.minder.late(now)
            if late and not self.hub.settings.sqlite:  # he may have answered another process
                await self.catch_up()
                late = self.minder.late(now)
            self.minder.give_notice(now)
        if late:
            await self.hub.time_out(self, late)
        self.minder.go_on()

    async def _close_window(self) -> None:
        """Nobody reacts any more: the table answers for those who are still asked."""
        assert self.course is not None
        if not self.hub.settings.sqlite:
            passes = {seat: self.course.fallback(seat) for seat in self.course.asked()}
            fresh = await self._claim(passes)
            if fresh is None:
                return
            self.notes.update({seat: (self.course.asks[seat], passes[seat]) for seat in fresh})
            self._tell(list(self.notes))
        while self._state().veiled():
            seat = self._state().seat
            standing = self._standing_answer() or (seat, self.course.fallback(seat))
            ply = await self._commit(*standing)
            if ply is None or not ply.same_window:
                return

    # --- telling ---------------------------------------------------------------------------------

    def online(self) -> set[int]:
        """The seats whose player is connected."""
        return {seat for watcher in self.watchers for seat in watcher.seats if seat >= 0}

    def left(self, player_id: int | None) -> float:
        """When somebody who is not here was here last, as far as this process knows."""
        return max(self.gone.get(player_id, self.came), self.elsewhere.get(player_id or 0, 0.0))

    def heard_of(self, player_id: int) -> None:
        """Another process says that somebody is with it."""
        self.elsewhere[player_id] = time.monotonic()

    def around(self) -> list[int]:
        """The players who are connected to this process, or were a moment ago."""
        recent = time.monotonic() - AWAY
        players = {chair.player_id for chair in self.info.chairs if chair.player_id is not None}
        here = {self.info.chairs[seat].player_id for seat in self.online()}
        return [each for each in players if each in here or self.gone.get(each, recent) > recent]

    def turn(self) -> list[int]:
        """The seats everybody may know to be choosing."""
        if self.course is None:
            return []
        scene = self.unfolding.scene
        return list((self._state() if scene is None else scene).choosing())

    def waits_for(self, seats: list[int]) -> bool:
        """Whether one of these seats is asked something, by a person."""
        return any(self.asks(seat) and not self.info.chairs[seat].played_by_bot for seat in seats)

    def _tell(self, seats: list[int] | None = None) -> None:
        """Tell everybody, or those who watch from some seats, what is new for them."""
        assert self.teller is not None
        watchers = list(self.watchers)
        self.teller.tell(watchers, seats, keep=True)
        if self.clock is None or self.clock.kind == "none":
            return
        for watcher in watchers:
            if seats is None or any(seat in seats for seat in watcher.seats):
                self.tell_clocks(watcher)

    def clocks(self, own: Sequence[int] = ()) -> list[tuple[float | None, float | None]]:
        """The clocks as the owner of some seats may see them."""
        if self.clock is None:
            return []
        return self.clock.stopped() if self.unfolding.quiet else self.clock.shown(own)

    def tell_clocks(self, watcher: Watcher) -> None:
        """Send the clocks as this watcher may see them, if they changed for him."""
        if self.clock is None or self.clock.kind == "none" or not self.playing:
            return
        shown = self.clocks(watcher.seats)
        if shown != watcher.clocks:
            watcher.clocks = shown
            watcher.send(protocol.text_of("clocks", clocks=reading(shown, wall.now())))

    def welcome(self, watcher: Watcher) -> None:
        """Tell somebody who has just come all he may know."""
        if self.teller is not None:
            self.teller.tell([watcher])
            self.tell_clocks(watcher)

    def state(self, seat: int, since: int = 0, lang: str | None = None) -> str:
        """The state message of a seat, for those who ask instead of listening."""
        return self._teller().state(seat, since, lang)

    def why(self, seat: int, target: str, lang: str | None = None) -> dict[str, Any] | None:
        """Why something on the board is no answer of a seat; None where the game cannot tell."""
        return self._teller().why(seat, target, lang)

    def _teller(self) -> Teller:
        if self.teller is None:
            raise Refused("error_not_playing", "No game is being played at this table.")
        return self.teller

    def stop(self) -> None:
        """Let the bots be, and everybody go."""
        self.minder.stop()
        for watcher in self.watchers:
            watcher.drop(1012)
