"""The bots that a worker keeps: what a seat's bot found out serves its next question.

A bot keeps what its own seat could see and what it imagined from that, nothing else; so what it
knows may go on to the next question of that seat, and to no other seat.
"""

from __future__ import annotations

import time
from collections import OrderedDict
from typing import NamedTuple

from farwest.bots.search.bot import SearchBot

MOST = 12
"""So many bots are kept."""
LARGEST = 12_000
"""So many tables and positions they hold together: of 2 to 10 KB each."""
LONGEST = 900.0
"""After so many seconds without a question a bot is forgotten."""

Place = tuple[str, int, str]
"""A table, a seat and a level."""


class Held(NamedTuple):
    """A bot, since when it waits, and how much it holds."""

    bot: SearchBot
    since: float
    size: int


class Kept:
    """The bots that searched last, the oldest first."""

    def __init__(self) -> None:
        self.held: OrderedDict[Place, Held] = OrderedDict()

    def take(self, place: Place) -> SearchBot | None:
        """The bot that searched there; it must be put back."""
        self._forget(time.monotonic())
        found = self.held.pop(place, None)
        return found.bot if found else None

    def put(self, place: Place, bot: SearchBot) -> None:
        """Keep a bot, unless it holds too much by itself."""
        now = time.monotonic()
        self.held[place] = Held(bot, now, bot.size)
        self.held.move_to_end(place)
        self._forget(now)

    def _forget(self, now: float) -> None:
        """Let go of what is old, and of the oldest while there is too much."""
        while self.held:
            oldest = next(iter(self.held.values()))
            much = len(self.held) > MOST or self.size > LARGEST
            if not much and now - oldest.since < LONGEST:
                return
            self.held.popitem(last=False)

    @property
    def size(self) -> int:
        """How much they hold together."""
        return sum(each.size for each in self.held.values())
