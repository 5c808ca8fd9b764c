"""An action of a place, carried out by one player."""

from __future__ import annotations

from farwest.games.dice_town.state import Town
from farwest.kernel.steps import Step


class Action(Step[Town]):
    """What a player does at a place. Cards got during it wait for the next one (DT-094)."""

    __slots__ = ("player",)

    def __init__(self, player: int) -> None:
        self.player = player

    def run(self, town: Town) -> None:
        town.fresh = []
        town.times = 1
        self.act(town)

    def act(self, town: Town) -> None:
        raise NotImplementedError
