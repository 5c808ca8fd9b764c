"""Bots in worker processes: each has a deadline, and there is always a legal answer.

A job carries what the bot's seat may know: its legal answers and the dump of one imagined world.
The true state and the seed never leave this process.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import multiprocessing
import os
import secrets
import signal
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from math import inf
from typing import Any, NamedTuple, TypeVar

import structlog

from farwest import bots, games
from farwest.bots import Sight, levels
from farwest.bots.search.bot import SearchBot
from farwest.bots.search.reasons import Opinion, opinion_of
from farwest.kernel.dump import dump, load
from farwest.kernel.game import Game
from farwest.kernel.options import Options
from farwest.kernel.state import State
from farwest.server.bots_kept import Kept

log = structlog.get_logger("farwest.bots")

DEADLINE = 5.0
"""Seconds beyond its cap after which a bot is stopped."""
LINE = 10.0
"""Seconds that a hint may stand in line before it is thought about."""
GRACE = 2.0
"""How much later its process is given up."""

Found = TypeVar("Found")


class Job(NamedTuple):
    """All that a bot is given."""

    game: str
    bot: str
    seat: int
    legal: list[int]
    world: str | None
    luck: int
    seconds: float
    """After so many it is stopped."""
    thought: float = inf
    """The most it may think, if less than its cap."""
    due: float = inf
    """When its answer is wanted: what waits for a worker thinks less."""
    options: Options | None = None
    """The options of the table, for a network that the operator has hired; no other sits down."""
    seats: int = 0
    table: str = ""
    """Where it is asked: a worker that has searched for this seat before goes on from there."""


class TooLong(Exception):
    """A bot that thought for too long."""


def deadline(bot: str) -> float:
    """After how many seconds a bot is stopped: its cap, and then some."""
    return levels.seconds_of(bot) + DEADLINE


def job_for(
    game: Game[Any],
    state: State,
    seat: int,
    bot: str,
    seconds: float | None = None,
    thought: float = inf,
    options: Options | None = None,
    table: str = "",
) -> Job:
    """What this seat may know, packed; imagined with luck that has nothing to do with the seed."""
    choice = state.choice_of(seat)
    assert choice is not None
    luck = secrets.randbits(60)
    world = None
    if options is not None or bots.make(bot, luck).needs_world:
        world = json.dumps(dump(game.imagine(state, seat, luck)), separators=(",", ":"))
    limit = deadline(bot) if seconds is None else seconds
    legal = choice.options(state)[:]
    job = Job(game.key, bot, seat, legal, world, luck, limit, thought)
    return job._replace(options=options, seats=state.seats, table=table)


# --- in the worker -------------------------------------------------------------------------------

KEPT = Kept()
"""The bots that searched last in this process."""


def prepare() -> None:
    """What a worker does first: leave interrupts to the server, and end when it ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_follow_parent, daemon=True).start()


def _follow_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)


def warm() -> int:
    """Load all games and bots before anybody waits for them."""
    for key in list(games.keys()):
        games.find(key)
    return os.getpid()


@contextlib.contextmanager
def limit(seconds: float) -> Iterator[None]:
    """Raise TooLong in what takes longer, where the system can."""
    if not hasattr(signal, "setitimer"):
        yield
        return

    signal.signal(signal.SIGALRM, _too_long)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)


def _too_long(*_: Any) -> None:
    raise TooLong


def unpack(job: Job, kept: SearchBot | None = None) -> tuple[bots.Bot, Sight]:
    """The bot of a job, with the time that is left to it, and what it sees.

    Where one was kept that searched for the same seat, it goes on from what that one knew.
    """
    game = games.find(job.game)
    world = None if job.world is None else load(game.empty(), json.loads(job.world))
    left = min(job.thought, job.due - time.time())
    bot = bots.make(levels.bot_of(job.bot, left), job.luck, job.options is not None)
    if kept is not None and isinstance(bot, SearchBot):
        bot.go_on_from(kept)
    if job.options is not None:
        bot.sit(game, job.options, job.seats, job.seat)
    return bot, Sight(game, job.seat, job.legal, world)


@contextlib.contextmanager
def called(job: Job) -> Iterator[tuple[bots.Bot, Sight]]:
    """The bot of a job and what it sees; kept afterwards, unless it fails or is stopped."""
    place = job.table, job.seat, job.bot
    bot, sight = unpack(job, KEPT.take(place) if job.table else None)
    yield bot, sight
    if job.table and isinstance(bot, SearchBot):
        KEPT.put(place, bot)


def think(job: Job) -> int:
    """A bot's answer."""
    with limit(job.seconds), called(job) as (bot, sight):
        return bot.choose(sight)


def ponder(job: Job) -> Opinion:
    """What a bot that searches thinks of the answers, and why."""
    with limit(job.seconds), called(job) as (bot, sight):
        assert isinstance(bot, SearchBot)
        return opinion_of(bot, sight)


# --- in the server -------------------------------------------------------------------------------


class Bots:
    """The worker processes; one that crashes or hangs is replaced."""

    def __init__(self, processes: int) -> None:
        self.processes = max(1, processes)
        self.pool: Executor | None = None
        self.hints = asyncio.Semaphore(max(1, self.processes // 2))
        self.mending = asyncio.Lock()
        self.watching: set[asyncio.Future[None]] = set()

    async def open(self) -> None:
        """Start the workers; they get ready while the server does."""
        self.pool = await asyncio.to_thread(self._make)

    def _make(self) -> Executor:
        context = multiprocessing.get_context("spawn")
        pool = ProcessPoolExecutor(self.processes, context, prepare)
        for _ in range(self.processes):
            pool.submit(warm)
        return pool

    async def close(self) -> None:
        for task in self.watching:
            task.cancel()
        pool, self.pool = self.pool, None
        if pool is not None:
            await asyncio.to_thread(stop, pool)

    async def choose(self, job: Job, fallback: int, patience: float = GRACE) -> int:
        """The bot's answer; the fallback where it has none, or none that is legal, in time."""
        if len(job.legal) == 1:
            return job.legal[0]
        due = time.time() + min(job.seconds, levels.seconds_of(job.bot))
        answer = await self._ask(think, job._replace(due=due), patience)
        if answer is None:
            return fallback
        if answer not in job.legal:
            log.error("a bot gave no legal answer", bot=job.bot, answer=answer)
            return fallback
        return answer

    async def ponder(self, job: Job) -> Opinion | None:
        """What a bot thinks of the answers; None where it does not say so in time.

        Hints stand in a line of their own: who plays need not wait for all who ask.
        """
        try:
            async with asyncio.timeout(LINE):
                await self.hints.acquire()
        except TimeoutError:
            return None
        try:
            return await self._ask(ponder, job, GRACE)
        finally:
            self.hints.release()

    async def _ask(self, work: Callable[[Job], Found], job: Job, patience: float) -> Found | None:
        """What a worker finds; None where it has nothing in time."""
        for _ in range(2):
            pool = self.pool
            if pool is None:
                return None
            try:
                future: Future[Found] = pool.submit(work, job)
                return await asyncio.wait_for(asyncio.wrap_future(future), job.seconds + patience)
            except (BrokenProcessPool, RuntimeError) as error:
                log.error("a bot's process crashed", bot=job.bot, why=str(error))
                await self._mend(pool)
                continue
            except TimeoutError:
                log.warning("a bot took too long", bot=job.bot)
                if not future.cancel():
                    self._watch(pool, future)
            except Exception as error:  # whatever a bot does wrong, the game goes on
                log.error("a bot failed", bot=job.bot, exc_info=error)
            return None
        return None

    def _watch(self, pool: Executor, future: Future[Any]) -> None:
        """Replace the workers if one does not stop by itself."""
        task = asyncio.ensure_future(self._mend_if_stuck(pool, future))
        self.watching.add(task)
        task.add_done_callback(self.watching.discard)

    async def _mend_if_stuck(self, pool: Executor, future: Future[Any]) -> None:
        await asyncio.sleep(GRACE)
        if not future.done():
            log.error("a bot's process hung")
            await self._mend(pool)

    async def _mend(self, broken: Executor) -> None:
        """Replace the workers, once for all who found them broken."""
        async with self.mending:
            if self.pool is broken:
                self.pool = await asyncio.to_thread(self._make)
                await asyncio.to_thread(stop, broken)


def stop(pool: Executor) -> None:
    """End the workers of a pool, whatever they are doing."""
    processes = list((getattr(pool, "_processes", None) or {}).values())
    pool.shutdown(wait=False, cancel_futures=True)
    for process in processes:
        with contextlib.suppress(OSError, ValueError):
            process.kill()
    for process in processes:
        with contextlib.suppress(OSError, ValueError, AssertionError):
            process.join(2)
