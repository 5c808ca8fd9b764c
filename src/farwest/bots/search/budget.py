"""How long a bot may think: so many simulations, or so many seconds."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from typing import Final

from farwest.kernel.news import Spoken

USUAL: Final = "1s"
MOST: Final = 1_000_000
"""More simulations, or seconds, than anybody would wait for."""
_WRITTEN: Final = re.compile(r"([0-9]{1,7})|([0-9]{1,7}|[0-9]{0,7}\.[0-9]{1,9})s")

Clock = Callable[[], float]


class BadBudget(Spoken):
    """A budget that cannot be understood."""


class Budget:
    """A number of simulations, or seconds by some clock; the other one is 0."""

    __slots__ = ("_clock", "_end", "seconds", "simulations", "written")

    def __init__(self, written: str = USUAL, clock: Clock = time.perf_counter) -> None:
        found = _WRITTEN.fullmatch(written)
        self.simulations = int(found[1]) if found and found[1] else 0
        self.seconds = float(found[2]) if found and found[2] else 0.0
        if not 0 < self.simulations + self.seconds <= MOST:
            raise BadBudget(
                "error_bot_budget",
                "{budget} is no time to think: write search:200 for 200 simulations a decision, "
                "or search:1s for one second.",
                budget=written or "—",
            )
        self.written = written
        self._clock = clock
        self._end = 0.0

    def start(self) -> None:
        """A decision begins."""
        if self.seconds:
            self._end = self._clock() + self.seconds

    def without(self, share: float) -> Budget:
        """The same without a share of its seconds; a number of simulations stays whole."""
        if not self.seconds:
            return self
        return Budget(f"{(1.0 - share) * self.seconds:.6f}s", self._clock)

    def left(self, done: int) -> bool:
        """Whether there is time for one more simulation after so many; for the first, always."""
        if not done:
            return True
        return self._clock() < self._end if self.seconds else done < self.simulations
