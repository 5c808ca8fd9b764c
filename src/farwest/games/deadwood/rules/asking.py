"""What a player is asked or does: the two shapes most steps of Deadwood have."""

from __future__ import annotations

from farwest.games.deadwood.state import Camp
from farwest.kernel.steps import Choice, Step


class Asked(Choice[Camp]):
    """A question to one player."""

    __slots__ = ("player",)

    def __init__(self, player: int) -> None:
        self.player = player

    def seat(self, camp: Camp) -> int:
        return self.player


class Deed(Step[Camp]):
    """Something that happens to one player."""

    __slots__ = ("player",)

    def __init__(self, player: int) -> None:
        self.player = player
