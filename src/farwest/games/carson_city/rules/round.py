"""A round, in order (CC-036, CC-037, CC-056)."""

from __future__ import annotations

from typing import Final

from farwest.games.carson_city.box import (
    AMMO,
    BUILD3,
    BUILD12,
    BUY2,
    GAMBLING,
    INC_COWBOYS,
    INC_PARCELS,
    ROADS3,
    ROUNDS,
    VP_PARCELS,
)
from farwest.games.carson_city.rules.choosing import Choosing
from farwest.games.carson_city.rules.ending import RoundEnds
from farwest.games.carson_city.rules.income import BuildingIncome
from farwest.games.carson_city.rules.outlaws import OutlawsCome
from farwest.games.carson_city.rules.parcels import ParcelStep
from farwest.games.carson_city.rules.placement import Placement
from farwest.games.carson_city.rules.resolution import OneRoad, Square
from farwest.games.carson_city.rules.roads import GovernorWindow
from farwest.games.carson_city.rules.wages import Wages
from farwest.games.carson_city.rules.works import Works
from farwest.games.carson_city.state import City
from farwest.kernel.steps import Step


class Round(Step[City]):
    """Outlaws, personalities, placement, resolution, end of the round (CC-036, CC-037)."""

    __slots__ = ()

    def run(self, city: City) -> None:
        city.tell("round", (city.round,))
        city.do(Choosing(), Placement(), Resolution(), RoundEnds(), NextRound(city.round))
        if city.outlawry and city.round > 1:
            city.do(OutlawsCome())


SQUARE_BY_SQUARE: Final[tuple[Step[City], ...]] = (
    Wages(),
    Square(AMMO),
    Square(ROADS3),
    OneRoad(),
    ParcelStep(),
    GovernorWindow(),
    *[Square(square) for square in range(BUILD12, BUILD3 + 1)],
    Works(),
    Square(INC_PARCELS),
    Square(INC_COWBOYS),
    Square(GAMBLING),
    BuildingIncome(),
    *[Square(square) for square in range(VP_PARCELS, BUY2 + 1)],
)
"""The same in every round, so it is made only once."""


class Resolution(Step[City]):
    """The squares in the order of the board (CC-056)."""

    __slots__ = ()

    def run(self, city: City) -> None:
        city.do_all(SQUARE_BY_SQUARE)


class NextRound(Step[City]):
    """Another round, or the end (CC-036, CC-152)."""

    __slots__ = ("played",)

    def __init__(self, played: int) -> None:
        self.played = played

    def run(self, city: City) -> None:
        if self.played < ROUNDS:
            city.do(Round())
        else:
            city.tell("end", ())
