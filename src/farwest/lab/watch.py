"""The rows of many games as they go on: what shows the same as before is not read again.

Most of what lies on a table stays as it is from one question to the next. Planes that name the
fields they read are read again only where one of these has changed. Fields are compared by what
they hold, so any state may come next: the following game, or an imagined world.

All games are gone through for one reader, then for the next: plain Python does one thing many
times faster than many things in turn.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import chain, compress
from operator import attrgetter, getitem, ne
from typing import Any

from farwest.kernel.features import Circle, Features, Reader


class Watch:
    """The rows of so many games of a table."""

    def __init__(self, features: Features[Any], games: int) -> None:
        self.columns = [column(reader, games, features.seats) for reader in features.readers]

    def rows(self, states: Sequence[Any], seats: Sequence[int]) -> bytes:
        """The row of each game for one of its seats, all in a line."""
        columns = [column.read(states, seats) for column in self.columns]
        return b"".join(chain.from_iterable(zip(*columns)))


def column(reader: Reader[Any], games: int, seats: int) -> Fresh | Kept:
    """What gives a reader's part of every row."""
    if not reader.fields:
        return Fresh(reader.read)
    if isinstance(reader.read, Circle):
        return Round(reader, reader.read, games, seats)
    return Kept(reader, games, seats)


class Fresh:
    """A reader's part of every row, read each time."""

    def __init__(self, read: Callable[[Any, int], bytes]) -> None:
        self.reader = read

    def read(self, states: Sequence[Any], seats: Sequence[int]) -> list[bytes]:
        """The part of each game."""
        return [*map(self.reader, states, seats)]


class Kept:
    """A reader's part of every row, kept for each viewer until the fields of the game change."""

    def __init__(self, reader: Reader[Any], games: int, seats: int) -> None:
        self.reader = reader
        self.fields = attrgetter(*reader.fields)
        self.games = range(games)
        self.seen: list[Any] = [None] * games
        """A copy of the fields of each game."""
        self.unread = [b""] * seats
        self.parts = [self.unread[:] for _ in self.games]
        """For each game the part of each viewer; empty where it is to be read."""

    def read(self, states: Sequence[Any], seats: Sequence[int]) -> list[bytes]:
        """The part of each game."""
        now = [*map(self.fields, states)]
        for game in [*compress(self.games, map(ne, self.seen, now))]:
            self.notice(game, now[game])
            self.parts[game] = self.unread[:]
        found = [*map(getitem, self.parts, seats)]
        if b"" in found:
            for game, part in enumerate(found):
                if not part:
                    found[game] = self.show(game, states[game], seats[game])
        return found

    def notice(self, game: int, fields: Any) -> None:
        """Remember fields that have changed."""
        self.seen[game] = copy_of(fields, self.seen[game])

    def show(self, game: int, state: Any, seat: int) -> bytes:
        """Read a part, and keep it."""
        part = self.reader.read(state, seat)
        if self.reader.alike:
            self.parts[game] = [part] * len(self.unread)
        else:
            self.parts[game][seat] = part
        return part


class Round(Kept):
    """The same for a circle: what it tells of a seat is kept until that seat's entries change."""

    def __init__(self, reader: Reader[Any], circle: Circle[Any], games: int, seats: int) -> None:
        super().__init__(reader, games, seats)
        self.views = circle.views
        self.seats = range(seats)
        self.seen = [tuple([None] * seats for _ in reader.fields) for _ in self.games]
        self.told: list[list[dict[Any, bytes]]] = [[{} for _ in self.seats] for _ in self.games]
        """For each game and seat what was told of it, by what has read it."""

    def notice(self, game: int, fields: Any) -> None:
        told = self.told[game]
        changed = [(old, new) for old, new in zip(self.seen[game], fields) if old != new]
        for old, new in changed:
            for seat in compress(self.seats, map(ne, old, new)):
                old[seat] = new[seat][:]
                told[seat].clear()

    def show(self, game: int, state: Any, seat: int) -> bytes:
        told = self.told[game]
        found = []
        for read, who in self.views[seat]:
            piece = told[who].get(read)
            if piece is None:
                piece = told[who][read] = read(state, who)
            found.append(piece)
        part = self.parts[game][seat] = b"".join(found)
        return part


def copy_of(value: Any, before: Any = None) -> Any:
    """A copy of a field: an int, a list of ints or a list of such lists; or of several fields.

    Of several fields those that are as before need not be copied again.
    """
    if isinstance(value, list):
        return [*map(list.copy, value)] if value and isinstance(value[0], list) else value[:]
    if isinstance(value, tuple):
        before = before or [None] * len(value)
        return tuple([was if was == now else copy_of(now) for was, now in zip(before, value)])
    return value
