"""What each seat sees, in text: the part that all see is put into text once for all of them.

A secret answer changes nothing that all see, so while others are still choosing that part is kept.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from farwest.kernel.game import View
from farwest.kernel.news import SPECTATOR
from farwest.kernel.state import State
from farwest.server import protocol
from farwest.server.course import Course


class Common:
    """What all see of one state."""

    __slots__ = ("state", "row", "shown", "texts")

    def __init__(self, state: State, row: int, shown: View) -> None:
        self.state = state
        self.row = row
        self.shown = shown
        self.texts: dict[tuple[str, ...], str] = {}
        """In text, without what a seat sees otherwise: by the names of that."""

    def text_beside(self, own: View) -> str:
        """The members of the object in text, but for what a seat sees otherwise."""
        names = tuple(own)
        found = self.texts.get(names)
        if found is None:
            rest = {name: value for name, value in self.shown.items() if name not in own}
            found = self.texts[names] = members(rest)
        return found


class Sights:
    """What the seats of one table see."""

    __slots__ = ("course", "kept")

    def __init__(self, course: Course) -> None:
        self.course = course
        self.kept: Common | None = None

    def texts(self, seats: Iterable[int], scene: State | None, keep: bool) -> dict[int, str]:
        """What each of these seats may see, in text; `keep`: more of them will be asked for."""
        state: State = self.course.match.state if scene is None else scene
        common = self._common(state)
        if keep:
            self.kept = common if state.lanes else None
        return {seat: self._text(common, seat) for seat in seats}

    def _common(self, state: State) -> Common:
        kept, row = self.kept, self.course.open_row
        if kept is not None and kept.state is state and kept.row == row:
            return kept
        return Common(state, row, self.course.game.shown(state))

    def _text(self, common: Common, seat: int) -> str:
        if seat == SPECTATOR:
            return f"{{{common.text_beside({})}}}"
        own = self.course.game.shown_to(common.state, seat, common.shown)
        shared, rest = common.text_beside(own), members(own)
        return f"{{{shared},{rest}}}" if shared and rest else f"{{{shared}{rest}}}"


def members(view: dict[str, Any]) -> str:
    """A view in text, without its braces."""
    return protocol.text(view)[1:-1]
