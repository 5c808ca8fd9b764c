"""Programs at the tables: each is asked in a thread of its own, with a cap on every answer.

A program that is late, wrong or gone is killed and started anew for the next question; the advice
answers in its place, so the game goes on. One that fails too often has played its last answer at
that table. What is sent is made from an imagined world, as in the arena.
"""

from __future__ import annotations

import asyncio
import time
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Any, Final

import structlog

from farwest.bots import Sight
from farwest.bots.outside import OutsideBot, Trouble, let_go, split
from farwest.kernel.game import Game, Result
from farwest.kernel.options import Options

log = structlog.get_logger("farwest.bots")

PATIENCE: Final = 5.0
"""Seconds for an answer, where the operator has named no others."""
FIRST_PATIENCE: Final = 20.0
"""The same for the first answer: a program may have to wake up."""
MOST: Final = 16
"""Programs that run at the same time; the one that rested longest makes room for another."""
FOREVER: Final = 1e6
"""More seconds than any cap."""
MOST_FAILURES: Final = 3
"""After so many failures in a game the advice plays on to its end."""


class Outsider:
    """A program on one seat of one table."""

    def __init__(self, bot: str) -> None:
        self.bot = OutsideBot(0, bot)
        named = split(bot)[0]
        self.caps = (named, named) if named else (PATIENCE, FIRST_PATIENCE)
        self.failures = 0
        self.busy = False
        self.gone = False
        """Whether nobody will ask it again: what it still starts must end."""
        self.used = 0.0

    @property
    def awake(self) -> bool:
        return self.bot.program is not None

    def ask(self, sight: Sight, options: Options, seats: int, most: float) -> int:
        """Its answer, or Trouble; in a thread."""
        self.bot.patience, self.bot.first_patience = (min(cap, most) for cap in self.caps)
        if not self.awake:
            self.bot.sit(sight.game, options, seats, sight.seat)
        return self.bot.choose(sight)

    def rest(self, _: Future[Any]) -> None:
        """It has answered, or failed to."""
        self.busy = False
        program = self.bot.release() if self.gone else None
        if program is not None:
            let_go(program, None)


class Outsiders:
    """The programs of all tables."""

    def __init__(self) -> None:
        self.threads = ThreadPoolExecutor(MOST, "outsider")
        self.seats: dict[tuple[str, int], Outsider] = {}

    async def choose(
        self,
        table_id: str,
        bot: str,
        sight: Sight,
        options: Options,
        seats: int,
        window: float | None = None,
    ) -> int | None:
        """A program's answer; None where it has none in time, or is not to be asked.

        `window` are the seconds of a pause for reactions. A program that sleeps is not woken
        for it, and one that misses it has not failed.
        """
        if len(sight.legal) == 1:
            return sight.legal[0]
        outsider = self._on(table_id, sight.seat, bot)
        if outsider is None or outsider.busy or outsider.failures >= MOST_FAILURES:
            return None
        if not outsider.awake and (window is not None or not self._make_room()):
            return None
        outsider.busy, outsider.used = True, time.monotonic()
        most = FOREVER if window is None else window
        answer = self.threads.submit(outsider.ask, sight, options, seats, most)
        answer.add_done_callback(outsider.rest)
        try:
            return await asyncio.wrap_future(answer)
        except Trouble as trouble:
            outsider.failures += window is None
            log.warning("a program failed", why=str(trouble), failures=outsider.failures)
        except Exception as error:  # whatever a program does wrong, the game goes on
            outsider.failures += 1
            log.error("a program failed", exc_info=error)
        return None

    def _on(self, table_id: str, seat: int, bot: str) -> Outsider | None:
        """Who plays on a seat; None where there is no such program any more."""
        key = table_id, seat
        try:
            if key not in self.seats:
                self.seats[key] = Outsider(bot)
        except Trouble as trouble:
            log.warning("a program failed", why=str(trouble))
        return self.seats.get(key)

    def _make_room(self) -> bool:
        """Whether one more program may run; one that rests may have to go."""
        awake = [each for each in self.seats.values() if each.awake or each.busy]
        if len(awake) < MOST:
            return True
        resting = [each for each in awake if not each.busy]
        if not resting:
            log.warning("too many programs are asked at once", most=MOST)
            return False
        oldest = min(resting, key=lambda each: each.used)
        self._dismiss(oldest, None)
        return True

    def _dismiss(self, outsider: Outsider, result: Result | None) -> None:
        """Let a program go, without waiting for it."""
        program = outsider.bot.release()
        if program is not None:
            self.threads.submit(let_go, program, result)

    def leave(self, table_id: str, result: Result | None = None) -> None:
        """A game is over, or nobody looks at it any more: its programs go."""
        for key in [key for key in self.seats if key[0] == table_id]:
            outsider = self.seats.pop(key)
            outsider.gone = True
            self._dismiss(outsider, result)

    async def close(self) -> None:
        """Every program goes, and is waited for."""
        for table_id in {key[0] for key in self.seats}:
            self.leave(table_id)
        await asyncio.to_thread(self.threads.shutdown)


def result_of(game: Game[Any], state: Any) -> Result | None:
    """How a game ended, if it has."""
    return game.result(state) if state.over else None
