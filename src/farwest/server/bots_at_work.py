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
from collections.abc import Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, NamedTuple

import structlog

from farwest import bots, games
from farwest.bots import Sight
from farwest.kernel.dump import dump, load
from farwest.kernel.game import Game
from farwest.kernel.state import State

log = structlog.get_logger("farwest.bots")

DEADLINE = 5.0
"""Seconds a bot may think."""
GRACE = 2.0
"""How much later its process is given up."""
USUAL = "advised"


class Job(NamedTuple):
    """All that a bot is given."""

    game: str
    bot: str
    seat: int
    legal: list[int]
    world: str | None
    luck: int
    seconds: float


class TooLong(Exception):
    """A bot that thought for too long."""


def job_for(game: Game[Any], state: State, seat: int, bot: str, seconds: float = DEADLINE) -> Job:
    """What this seat may know, packed; imagined with luck that has nothing to do with the seed."""
    choice = state.choice_of(seat)
    assert choice is not None
    luck = secrets.randbits(60)
    world = None
    if bots.BOTS[bot].needs_world:
        world = json.dumps(dump(game.imagine(state, seat, luck)), separators=(",", ":"))
    return Job(game.key, bot, seat, choice.options(state)[:], world, luck, seconds)


# --- in the worker -------------------------------------------------------------------------------


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


def think(job: Job) -> int:
    """A bot's answer."""
    with limit(job.seconds):
        game = games.find(job.game)
        world = None if job.world is None else load(game.empty(), json.loads(job.world))
        bot = bots.make(job.bot, job.luck)
        return bot.choose(Sight(game, job.seat, job.legal, world))


# --- in the server -------------------------------------------------------------------------------


class Bots:
    """The worker processes; one that crashes or hangs is replaced."""

    def __init__(self, processes: int) -> None:
        self.processes = max(1, processes)
        self.pool: Executor | None = None
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
        for _ in range(2):
            pool = self.pool
            if pool is None:
                return fallback
            try:
                future: Future[int] = pool.submit(think, job)
                answer = await asyncio.wait_for(asyncio.wrap_future(future), job.seconds + patience)
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
            else:
                if answer in job.legal:
                    return answer
                log.error("a bot gave no legal answer", bot=job.bot, answer=answer)
            return fallback
        return fallback

    def _watch(self, pool: Executor, future: Future[int]) -> None:
        """Replace the workers if one does not stop by itself."""
        task = asyncio.ensure_future(self._mend_if_stuck(pool, future))
        self.watching.add(task)
        task.add_done_callback(self.watching.discard)

    async def _mend_if_stuck(self, pool: Executor, future: Future[int]) -> None:
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
