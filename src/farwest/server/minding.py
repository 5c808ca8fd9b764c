"""What a table does by itself: wakes its bots, watches the time, and sees that it is over."""

from __future__ import annotations

import asyncio
import random
import secrets
import time
import weakref
from contextlib import nullcontext
from math import ceil
from typing import TYPE_CHECKING

import structlog

from farwest import bots
from farwest.bots import levels
from farwest.bots.runner import sight_of
from farwest.kernel.news import Refused
from farwest.server import wall
from farwest.server.bots_at_work import GRACE, deadline, job_for
from farwest.server.course import Course, Stale
from farwest.server.movelog import LogTrouble
from farwest.usual import BOT as USUAL

if TYPE_CHECKING:
    from farwest.server.in_play import LiveTable

log = structlog.get_logger("farwest.tables")

MARGIN = 0.15
"""Reactions close this long before the pause ends, so that writing them down does not show."""
NOTICE = 60.0
"""Seconds after which somebody who is not there is told of his turn."""
NONE = -1
"""No answer: every action has a code from 0 on."""
AGAIN = 5.0
"""Seconds after which what could not be written is tried once more."""


class Minder:
    """Minds one table."""

    def __init__(self, table: LiveTable) -> None:
        self._table = weakref.ref(table)
        self.thinking: dict[tuple[int, int], asyncio.Task[None]] = {}
        """The bots at work: by seat and `ask`."""
        self.noticed: dict[int, int] = {}
        """For each seat, the `ask` of which its player has been told."""
        self.finishing = False
        self.stopped = False
        self.touched = time.monotonic()

    @property
    def table(self) -> LiveTable:
        """The table; it holds its minder, not the other way round, so that both can go."""
        found = self._table()
        assert found is not None
        return found

    @property
    def course(self) -> Course:
        assert self.table.course is not None
        return self.table.course

    @property
    def in_charge(self) -> bool:
        """Whether this process plays the bots and minds the clocks of this table."""
        table = self.table
        return not self.stopped and (table.hub.log.keeper or bool(table.watchers))

    @property
    def busy(self) -> bool:
        """Whether the table must stay in memory."""
        return bool(self.thinking) or (self.table.playing and self.table.unfolding.quiet)

    def begin(self) -> None:
        """Start minding; what people should have been told long ago they were told."""
        now = wall.now()
        for seat, since in enumerate(self.table.clock.since if self.table.clock else []):
            if since is not None and since + NOTICE < now:
                self.noticed[seat] = self.course.asks[seat]
        self.go_on()

    def go_on(self) -> None:
        """After anything that happened: let bots think, set the alarm, see whether it is over."""
        self.touched = time.monotonic()
        table = self.table
        if not table.playing:
            table.hub.alarm.set(table.info.id, None)
            return
        if self.in_charge and not table.unfolding.quiet:
            if not table.over:
                self._wake_bots()
            elif not self.finishing:
                self.finishing = True
                table.hub.start(table.hub.finish(table))
        table.hub.alarm.set(table.info.id, self._next_moment(woken=True))

    def stop(self) -> None:
        """Let the bots be, for good."""
        self.stopped = True
        for task in self.thinking.values():
            task.cancel()

    # --- time ------------------------------------------------------------------------------------

    def _set_alarm(self) -> None:
        moment = self._next_moment() if self.table.playing else None
        self.table.hub.alarm.set(self.table.info.id, moment)

    def _next_moment(self, woken: bool = False) -> float | None:
        """When something is to be done next, if nobody answers before.

        With `woken`, every bot that is asked thinks already.
        """
        table = self.table
        unfolding, clock = table.unfolding, table.clock
        if unfolding.quiet:
            return unfolding.until
        if not self.in_charge:
            return None
        if table.over:
            return wall.now() + AGAIN
        moments: list[float] = []
        if clock is not None and clock.kind != "none":
            moments += [end for _, end in self._deadlines()]
            moments += [when for _, when in self._notices()]
        if self._closes():
            moments.append(self._closing_time())
        if table.owing or (not woken and self._bots_asked()):
            moments.append(wall.now() + AGAIN)
        return min(moments, default=None)

    def _margin(self) -> float:
        return min(MARGIN, self.table.unfolding.length / 4)

    def _closing_time(self) -> float:
        return self.table.unfolding.until - self._margin()

    def _closes(self) -> bool:
        """Whether somebody may react who loses the chance if he takes too long."""
        table, course = self.table, self.course
        if not course.even or table.info.clock.get("kind") != "live" or len(course.people) < 2:
            return False
        return not table.over and course.match.state.veiled()

    def window_is_due(self, now: float) -> bool:
        """Whether it is time to answer for those who may react."""
        unfolding = self.table.unfolding
        if unfolding.quiet or not self._closes():
            return False
        return now >= self._closing_time() or not unfolding.pausing(now)

    def _deadlines(self) -> list[tuple[int, float]]:
        """The people whose clock runs, and until when."""
        clock = self.table.clock
        found: list[tuple[int, float]] = []
        if clock is None or clock.kind == "none":
            return found
        for seat, chair in enumerate(self.table.info.chairs):
            end = None if chair.played_by_bot else clock.deadline(seat)
            if end is not None:
                found.append((seat, end))
        return found

    def late(self, now: float) -> list[int]:
        """The people whose time is up."""
        return [seat for seat, end in self._deadlines() if end <= now and self.table.asks(seat)]

    def _notices(self) -> list[tuple[int, float]]:
        """The people who may have to be told that it is their turn, and when.

        One process alone tells them: the keeper.
        """
        clock = self.table.clock
        if clock is None or clock.kind != "days" or not self.table.hub.log.keeper:
            return []
        there = self.table.online()
        return [
            (seat, since + NOTICE)
            for seat, since in enumerate(clock.since)
            if since is not None
            and seat not in there
            and not self.table.info.chairs[seat].played_by_bot
            and self.noticed.get(seat) != self.course.asks[seat]
        ]

    def give_notice(self, now: float) -> None:
        """Tell those who are not there that it is their turn."""
        for seat, when in self._notices():
            if when <= now:
                self.noticed[seat] = self.course.asks[seat]
                self.table.hub.start(self._notify(seat))

    async def _notify(self, seat: int) -> None:
        """Tell somebody, unless he is connected to another process and sees it."""
        table = self.table
        asked = time.monotonic()
        await table.hub.others.ask_who_is_here(table.info.id)
        if table.elsewhere.get(table.info.chairs[seat].player_id or 0, 0.0) < asked:
            await table.hub.notices.send(table.info, seat)

    # --- bots ------------------------------------------------------------------------------------

    def _bots_asked(self) -> list[tuple[int, int]]:
        """The bots that are asked and do not think yet."""
        table, course = self.table, self.course
        chairs = table.info.chairs
        played = [seat for seat in course.asked() if chairs[seat].played_by_bot]
        if not played:
            return []
        asked = [(seat, course.asks[seat]) for seat in played if table.asks(seat)]
        return [key for key in asked if key not in self.thinking]

    def _wake_bots(self) -> None:
        for key in self._bots_asked():
            self.thinking[key] = self.table.hub.start(self._think(*key))

    def _still_asked(self, seat: int, ask: int) -> bool:
        """Whether a bot is still asked the question it was woken for."""
        return (
            self.table.asks(seat)
            and self.course.asks[seat] == ask
            and self.table.info.chairs[seat].played_by_bot
        )

    async def _think(self, seat: int, ask: int) -> None:
        """A bot thinks for a while and answers."""
        table = self.table
        try:
            bot = self._bot_of(seat)
            seconds, patience, pace = deadline(bot), GRACE, table.hub.settings.pace
            window = self.course.even and self.course.match.state.veiled()
            if window:
                patience = self._margin()
                seconds = max(0.05, table.unfolding.until - wall.now() - 3 * patience)
            elif pace > 0 and not levels.seconds_of(bot):
                await asyncio.sleep(pace * random.uniform(0.6, 1.4))
            turn = nullcontext() if window else table.hub.turns.of(table.info.host_id)
            async with turn:  # whoever may react has no time to wait
                action = await self._choice(seat, ask, bot, seconds, patience, window)
            if action is not None and self._still_asked(seat, ask):
                await table.answer(seat, ask, action)
        except (Stale, Refused, LogTrouble) as error:
            log.info("a bot was not heard", why=str(error) or type(error).__name__)
        finally:
            self.thinking.pop((seat, ask), None)
            self._set_alarm()

    async def _choice(
        self, seat: int, ask: int, bot: str, seconds: float, patience: float, window: bool
    ) -> int | None:
        """What a bot answers; None where it is not asked any more."""
        if not self._still_asked(seat, ask):
            return None
        hub, course = self.table.hub, self.course
        action = await self._hired_answer(seat, bot, seconds, patience, window)
        if action is not None or not self._still_asked(seat, ask):
            return action
        bot = USUAL if hub.roster.find(bot) else bot
        state, fallback = course.asked()[seat], course.fallback(seat)
        share, id = self._share(bot), self.table.info.id
        job = job_for(course.game, state, seat, bot, seconds, share, table=id)
        return await hub.bots.choose(job, fallback, patience)

    def _bot_of(self, seat: int) -> str:
        """Who plays a seat; the usual bot where the one meant is not hired any more."""
        bot = self.table.info.chairs[seat].bot or USUAL
        known = bot in bots.known() or self.table.hub.roster.find(bot)
        return bot if known else USUAL

    async def _hired_answer(
        self, seat: int, bot: str, seconds: float, patience: float, window: bool
    ) -> int | None:
        """The answer of a program or network of the house; None where the advice must answer."""
        hub, info, course = self.table.hub, self.table.info, self.course
        hired = hub.roster.find(bot)
        if hired is None:
            return None
        state = course.asked()[seat]
        if hired.kind == "program":
            sight = sight_of(course.game, state, seat, secrets.randbits(60))
            most = seconds / 2 if window else None
            return await hub.outsiders.choose(
                info.id, hired.bot, sight, info.options, len(info.chairs), most
            )
        limit = seconds / 2 if window else seconds
        job = job_for(course.game, state, seat, hired.bot, limit, options=info.options)
        action = await hub.bots.choose(job, NONE, patience)
        return None if action == NONE else action

    def _share(self, bot: str) -> float:
        """How long a bot may think: those who are asked together share the time of one."""
        waves = ceil(len(self.thinking) / max(1, self.table.hub.settings.bot_processes))
        return levels.seconds_of(bot) / max(1, waves)
