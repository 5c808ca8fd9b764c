"""The end: herds are shown, points are counted (GWT-207, GWT-234)."""

from __future__ import annotations

from farwest.games.great_western_trail.rules.acting import Act
from farwest.games.great_western_trail.scoring import totals
from farwest.games.great_western_trail.state import Trail


class Ending(Act):
    """All herds are shown; most points win, and a tie is shared (GWT-221, GWT-234)."""

    __slots__ = ()

    def run(self, trail: Trail) -> None:
        trail.reveal()
        if trail.sink is None:
            return
        points = totals(trail)
        for seat in range(trail.seats):
            if points[seat] == max(points):
                trail.tell("won", (seat, points[seat]))
