"""What a table has been shown so far: news come in beats, with an even pause at each window.

The game itself may be further on than what is shown. Whether a window was passed by nobody, or by
somebody who answered early, the others see the same table for the same time.
"""

from __future__ import annotations

from collections import deque

from farwest.kernel.state import State
from farwest.server.course import Beat, Ply

SKEW = 5.0
"""Seconds by which the clocks of two machines may differ."""


class Unfolding:
    """The beats that are still to be shown, and the scene that is."""

    def __init__(self, pause: float, upto: list[int]) -> None:
        self.pause = pause
        self.upto = upto
        """How many news each seat has been told; the last entry is the spectators'."""
        self.scene: State | None = None
        """The table as it is shown during a pause; None: as it really is."""
        self.until = 0.0
        """The end of the pause that began last."""
        self.since = 0.0
        """And its beginning."""
        self.length = pause
        """How long that one is."""
        self.beats: deque[tuple[float, Beat]] = deque()

    @property
    def quiet(self) -> bool:
        """Whether something has happened that is not shown yet: nobody is asked meanwhile."""
        return self.scene is not None or bool(self.beats)

    def pausing(self, now: float) -> bool:
        """Whether a pause is on; one that lies in the future does not count: clocks are set."""
        return self.since - SKEW < now < self.until

    def add(self, ply: Ply, at: float) -> None:
        """Take in what a row brought; it is shown when the pause before it is over."""
        if ply.same_window:
            return
        if self.pausing(at) and self.scene is None:
            self.scene = ply.before
        for beat in ply.beats:
            self.beats.append((at, beat))
        self.go_on(at)

    def go_on(self, now: float) -> bool:
        """Show what may be shown by now; whether that is anything new."""
        changed = False
        while self.beats and not self.pausing(now):
            at, beat = self.beats.popleft()
            self.upto, self.scene = beat.upto, beat.scene
            if beat.pause and self.pause > 0:
                self.length = self.pause * beat.pause
                self.since = max(self.until, at) if now >= self.until else now
                self.until = self.since + self.length
            changed = True
        return changed
