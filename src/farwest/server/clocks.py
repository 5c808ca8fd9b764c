"""Clocks: time banks, days with nights and vacations, and the one task that minds them all.

A clock is reckoned from the moments written in the log, so it is the same after a restart.
"""

from __future__ import annotations

import asyncio
import contextlib
import heapq
import time
from collections.abc import Awaitable, Callable, Sequence
from datetime import datetime, timedelta
from typing import Any, NamedTuple
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

import structlog

from farwest.server import wall
from farwest.server.beside import end

log = structlog.get_logger("farwest.clocks")

DAY = 86_400.0
LONGEST_NIGHT = 12
LONGEST_VACATION = 30 * DAY
PAST, MOST_PAST = "vacations", 3
"""Where the vacations that were ended or replaced are kept, and how many."""
NAP = 2.0
"""The alarm looks at the time this often at least: a computer may sleep, or be set right."""
JUMP = 1.0
"""Seconds by which a clock that was set right differs at least from one that just runs."""
BACK = 60.0
"""Seconds by which a row may lie before the end of a pause; more: the clock was set back."""
KEPT_ANSWERS = 40
"""How many answers of a seat can be taken back without winning time."""
AGAIN = 5.0
"""Seconds after which an alarm that failed rings once more."""


# --- when time does not count --------------------------------------------------------------------


class Rest(NamedTuple):
    """When a player's days are not counted: hours of the night, and vacations."""

    night: tuple[int, int, str] | None = None
    vacations: tuple[tuple[float, float], ...] = ()


def rest_of(clock: dict[str, Any], settings: dict[str, Any]) -> Rest:
    """What the player and the table have asked for, as far as it is sound."""
    own, common = settings.get("nights"), clock.get("night")
    night = night_of(own, "from", "to") or night_of(common, "start", "end")
    past = settings.get(PAST)
    asked = [*(past if isinstance(past, list) else []), settings.get("vacation")]
    found = [span for each in asked if (span := span_of(each))]
    return Rest(night, tuple(found))


def span_of(asked: Any) -> tuple[float, float] | None:
    """From when to when a vacation lasts, where it makes sense."""
    if not isinstance(asked, dict):
        return None
    start, end = asked.get("from"), asked.get("to")
    if not isinstance(start, int | float) or not isinstance(end, int | float):
        return None
    try:
        start, end = float(start), float(end)
    except OverflowError:  # whatever is stored, no table stops for it
        return None
    return (start, min(end, start + LONGEST_VACATION)) if start < end else None


def settled(old: dict[str, Any], asked: dict[str, Any], now: float) -> dict[str, Any]:
    """The settings of a player after a change; null takes one away.

    A vacation that has begun still counts for the days that have passed, whatever follows it.
    """
    both = {**old, **asked, PAST: old.get(PAST)}
    span = span_of(old.get("vacation"))
    if span and span[0] < now and old.get("vacation") != both.get("vacation"):
        ended = {"from": span[0], "to": min(span[1], now)}
        kept = [each for each in [*(old.get(PAST) or []), ended] if each["to"] > now - 60 * DAY]
        both[PAST] = kept[-MOST_PAST:] or None
    return {key: value for key, value in both.items() if value is not None}


def night_of(asked: Any, first: str, last: str) -> tuple[int, int, str] | None:
    """The hours of a night, where they make sense."""
    if not isinstance(asked, dict) or not isinstance(asked.get("zone", "UTC"), str):
        return None
    start, end = asked.get(first), asked.get(last)
    if not isinstance(start, int) or not isinstance(end, int):
        return None
    if not 0 < (end - start) % 24 <= LONGEST_NIGHT:
        return None
    return start % 24, end % 24, asked.get("zone", "UTC")


def zone_of(name: str) -> ZoneInfo:
    """A time zone by its name; an unknown one counts as UTC."""
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return ZoneInfo("UTC")


def due(start: float, seconds: float, rest: Rest) -> float:
    """When so many seconds will have passed, not counting rests."""
    moment = start
    while True:
        asleep = resting_until(moment, rest)
        if asleep is not None:
            moment = asleep
            continue
        awake = next_rest(moment, rest) - moment
        if seconds <= awake:
            return moment + seconds
        seconds -= awake
        moment += awake


def resting_until(moment: float, rest: Rest) -> float | None:
    """When the rest ends that this moment lies in, if it does."""
    for begins, ends in rest.vacations:
        if begins <= moment < ends:
            return ends
    if rest.night is None:
        return None
    first, last, zone = rest.night
    here = datetime.fromtimestamp(moment, zone_of(zone))
    if (here.hour - first) % 24 < (last - first) % 24:
        return next_hour(here, last)
    return None


def next_rest(moment: float, rest: Rest) -> float:
    """When the next rest begins."""
    found = [start for start, _ in rest.vacations if start > moment]
    if rest.night is not None:
        start, _, zone = rest.night
        found.append(next_hour(datetime.fromtimestamp(moment, zone_of(zone)), start))
    return min(found, default=float("inf"))


def next_hour(here: datetime, hour: int) -> float:
    """When the clock there shows this hour next."""
    then = here.replace(hour=hour, minute=0, second=0, microsecond=0)
    if then <= here:
        then = (then + timedelta(days=1)).replace(hour=hour)
    return max(then.timestamp(), here.timestamp() + 1)


# --- one table -----------------------------------------------------------------------------------


class Curtain(NamedTuple):
    """What others see of the clocks while secret choices are made: all as in the beginning."""

    since: float
    left: list[float]
    seats: list[int]


class Clock:
    """The clocks of one table.

    Every answer has `increment` seconds for nothing, then the bank runs: so quick answers, of
    which there are many, neither fill the bank nor show in it. A question's time begins when it
    is shown, after the pauses for reactions.
    """

    def __init__(self, terms: dict[str, Any], seats: int, started: float, pause: float) -> None:
        self.kind: str = terms.get("kind", "none")
        self.increment = float(terms.get("increment", 0))
        self.days = float(terms.get("days", 0)) * DAY
        self.left = [float(terms.get("bank", 0))] * seats
        self.since: list[float | None] = [None] * seats
        self.rests = [Rest()] * seats
        self.quiet = started
        """The moment at which all that has happened so far is told."""
        self.pause = pause
        self.curtain: Curtain | None = None
        self.before: list[list[tuple[float, float]]] = [[] for _ in range(seats)]
        """For each seat its bank, and since when it was asked, at each of its last answers."""

    def ask(self, asked: Sequence[int], secret: Sequence[int], seat: int = -1) -> None:
        """These seats are asked now; `secret` are those everybody sees choosing in secret."""
        for other in range(len(self.since)):
            if other not in asked:
                self.since[other] = None
            elif other == seat or self.since[other] is None:
                self.since[other] = self.quiet
        self.curtain = Curtain(self.quiet, self.left[:], list(secret)) if secret else None

    def row(
        self,
        seat: int,
        at: float,
        pauses: float,
        asked: Sequence[int],
        secret: Sequence[int],
        sealed: bool,
        undone: bool = False,
    ) -> None:
        """A row of the log: the seat's clock stops, those of the seats asked now run.

        Whoever takes an answer back is asked since when he was: it wins no time.
        """
        since, again = self.since[seat], None
        if undone and self.before[seat]:
            again = self.before[seat].pop()
        elif since is not None:
            self.before[seat].append((self.left[seat], since))
            del self.before[seat][:-KEPT_ANSWERS]
            had = self.left[seat]
            self.left[seat] = min(had, max(0.0, had + self.increment - max(0.0, at - since)))
        self.pass_time(at, pauses)
        curtain = self.curtain
        self.ask(asked, secret, seat)
        if again is not None and seat in asked:
            self.left[seat], self.since[seat] = again
        if sealed:
            self.curtain = curtain

    def pass_time(self, at: float, pauses: float) -> None:
        """Know when all of a row is told: what a table without clocks needs, too."""
        quiet = at if at < self.quiet - BACK else max(at, self.quiet)
        self.quiet = quiet + self.pause * pauses

    def deadline(self, seat: int) -> float | None:
        """When this seat's time for its question is up, if it has one."""
        since = self.since[seat]
        return None if since is None else self._end(seat, since, self.left[seat])

    def _end(self, seat: int, since: float, left: float) -> float | None:
        if self.kind == "live":
            return since + left + self.increment
        if self.kind == "days":
            return due(since, self.days, self.rests[seat])
        return None

    def shown(self, own: Sequence[int] = ()) -> list[tuple[float | None, float | None]]:
        """For each seat, as the owner of some may see it: the bank, and when its time is up."""
        bank = self.kind == "live"
        curtain = self.curtain
        found: list[tuple[float | None, float | None]] = []
        for seat in range(len(self.left)):
            if curtain is None or seat in own:
                left, end = self.left[seat], self.deadline(seat)
            else:
                left, end = curtain.left[seat], None
                if seat in curtain.seats:
                    end = self._end(seat, curtain.since, left)
            found.append((left if bank else None, end))
        return found

    def stopped(self) -> list[tuple[float | None, float | None]]:
        """The same while the table waits for reactions: whoever is asked, no clock runs."""
        return [(left if self.kind == "live" else None, None) for left in self.left]


def reading(
    shown: list[tuple[float | None, float | None]], now: float
) -> list[dict[str, float | bool | None]]:
    """Clocks as seconds left from now."""
    return [
        {
            "left": left if end is None else round(max(0.0, end - now), 1),
            "running": end is not None,
        }
        for left, end in shown
    ]


# --- all tables ----------------------------------------------------------------------------------


class Alarm:
    """One task that rings for every table at its next moment."""

    def __init__(self, ring: Callable[[str], Awaitable[None]]) -> None:
        self.ring = ring
        self.next: dict[str, float] = {}
        self.heap: list[tuple[float, str]] = []
        self.earlier = asyncio.Event()
        self.task: asyncio.Task[None] | None = None
        self.ringing: set[asyncio.Task[None]] = set()

    def open(self) -> None:
        self.task = asyncio.create_task(self._run())

    async def close(self) -> None:
        if self.task is not None:
            await end([self.task])
        await end(self.ringing)
        self.task = None

    def set(self, table_id: str, when: float | None) -> None:
        """Ring for this table then, and not at any other time."""
        if when is None:
            self.next.pop(table_id, None)
            return
        if self.next.get(table_id) == when:
            return
        self.next[table_id] = when
        heapq.heappush(self.heap, (when, table_id))
        if self.heap[0] == (when, table_id):
            self.earlier.set()

    async def _run(self) -> None:
        ahead = wall.now() - time.monotonic()
        while True:
            now = wall.now()
            before, ahead = ahead, now - time.monotonic()
            if abs(ahead - before) > JUMP:
                self._ring_all()
            while self.heap and self.heap[0][0] <= now:
                when, table_id = heapq.heappop(self.heap)
                if self.next.get(table_id) == when:
                    del self.next[table_id]
                    self._start(table_id)
            wait = min(NAP, self.heap[0][0] - now) if self.heap else NAP
            self.earlier.clear()
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(max(0.0, wait)):
                    await self.earlier.wait()

    def _ring_all(self) -> None:
        """The clock was set: every table looks anew what is due, and when."""
        log.warning("the clock has jumped", tables=len(self.next))
        waiting, self.next, self.heap = list(self.next), {}, []
        for table_id in waiting:
            self._start(table_id)

    def _start(self, table_id: str) -> None:
        task = asyncio.ensure_future(self._ring(table_id))
        self.ringing.add(task)
        task.add_done_callback(self.ringing.discard)

    async def _ring(self, table_id: str) -> None:
        try:
            await self.ring(table_id)
        except Exception as error:  # one table's trouble must not stop the others
            log.error("a table's alarm failed", exc_info=error)
            if table_id not in self.next:
                self.set(table_id, wall.now() + AGAIN)
