"""Annexing: yes or no, each time a cowboy has the right."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from farwest.games.deadwood.box import (
    BLACKSMITH,
    GOLD_MINE,
    GUNSMITH,
    HOTEL,
    LAUNDRY,
    UNDERTAKER,
)
from farwest.games.deadwood.rules.asking import Asked
from farwest.games.deadwood.state import POST, Camp
from farwest.games.deadwood.verbs import ANNEX, STAY
from farwest.kernel.steps import Step
from farwest.kernel.verbs import Arg

HARMLESS: Final = (GUNSMITH, BLACKSMITH, HOTEL, LAUNDRY, UNDERTAKER, GOLD_MINE)
"""Buildings that only bring money or tokens: a standing order may annex them."""

ABILITIES: Final[dict[int, Callable[[Annex], tuple[Step[Any], ...]]]] = {}
"""What annexing each building does; filled by the table in `buildings`."""


class Annex(Asked):
    """Annex, or just stay there (DW-006, DW-007, DW-200).

    `laundered` is 1 when the cowboy came straight from a Laundry (DW-112).
    """

    __slots__ = ("plot", "building", "laundered")
    prompt = "annex"

    def __init__(self, player: int, plot: int, building: int, laundered: int = 0) -> None:
        super().__init__(player)
        self.plot = plot
        self.building = building
        self.laundered = laundered

    def options(self, camp: Camp) -> list[int]:
        return [STAY, ANNEX]

    def take(self, camp: Camp, action: int) -> None:
        tile = camp.tile[self.plot]
        if action == STAY:
            camp.tell("stayed", (self.player, tile, self.plot))
            return
        camp.tell("annexed", (self.player, tile, self.plot))
        camp.crumbs.append(self.player * POST + self.plot)
        camp.do_all([*ABILITIES[self.building](self), Closed()])

    def fallback(self, camp: Camp) -> int:
        return ANNEX if self.building in HARMLESS else STAY

    def about(self, camp: Camp) -> list[Arg]:
        return [Arg("building", "building", self.building), Arg("plot", "plot", self.plot)]


class Closed(Step[Camp]):
    """What was begun last is finished (DW-009, DW-206)."""

    __slots__ = ()

    def run(self, camp: Camp) -> None:
        camp.crumbs.pop()
