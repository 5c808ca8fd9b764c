"""The buildings, one line each: what may be done there, in any order (GWT-055 to GWT-058)."""

from __future__ import annotations

from typing import Final

from farwest.games.great_western_trail.box import (
    BLACK_ANGUS,
    CERTIFICATES,
    DUTCH_BELT,
    GUERNSEY,
    HOLSTEIN,
    JERSEY,
    LOCAL_ACTIONS,
    RISK_ANY,
    RISK_JERSEY,
)
from farwest.games.great_western_trail.rules.acting import Action
from farwest.games.great_western_trail.rules.auxiliary import Auxiliary
from farwest.games.great_western_trail.rules.building import Build
from farwest.games.great_western_trail.rules.cattle import BuyCattle
from farwest.games.great_western_trail.rules.delivery import SpecialDelivery
from farwest.games.great_western_trail.rules.goods import (
    Certificates,
    Dollars,
    DollarsPerEngineer,
    DollarsPerWoods,
    Pay,
    PerTeepeePair,
)
from farwest.games.great_western_trail.rules.herd import (
    RedrawUpTo,
    Sell,
    SellAny,
    SellObjective,
    SellPair,
)
from farwest.games.great_western_trail.rules.hiring import Hire
from farwest.games.great_western_trail.rules.moving import MoveCattleman
from farwest.games.great_western_trail.rules.objectives import TakeObjective
from farwest.games.great_western_trail.rules.railroad import (
    COWBOYS,
    ENGINEERS,
    WOODS_BUILDINGS,
    Backward,
    Forward,
)
from farwest.games.great_western_trail.rules.stations import UpgradeBehind
from farwest.games.great_western_trail.rules.village import RemoveHazard, TradeWithIndians
from farwest.games.great_western_trail.state import Trail
from farwest.games.great_western_trail.verbs import DECLINE_ENGINE, LOCAL
from farwest.kernel.menu import Task
from farwest.kernel.steps import Step

Line = tuple[Action | tuple[Action, Action], ...]
"""The local actions of a tile; a pair is a choice of one of two (GWT-057)."""

ALL: Final = len(CERTIFICATES)

NEUTRAL: Final[tuple[Line, ...]] = (
    (Sell(GUERNSEY, [Dollars(2)]), Hire(0), Hire(2)),  # A
    (Sell(DUTCH_BELT, [Dollars(2)]), Build(2)),  # B
    ((Certificates(1), TakeObjective()), Forward(ENGINEERS)),  # C
    ((TradeWithIndians(), Pay(2, Forward(2, DECLINE_ENGINE))), Auxiliary()),  # D
    (Sell(BLACK_ANGUS, [Dollars(2)]), BuyCattle()),  # E
    (SellPair([Dollars(4)]), RemoveHazard(7)),  # F
    (Forward(ENGINEERS), Auxiliary()),  # G
)

SIDE_A: Final[tuple[Line, ...]] = (
    (DollarsPerWoods(2),),  # 1a
    (Sell(GUERNSEY, [Dollars(4)]), BuyCattle()),  # 2a
    (SellPair([Dollars(3)]), MoveCattleman(1)),  # 3a
    (RemoveHazard(5), MoveCattleman(2)),  # 4a
    (Hire(-1), Forward(ENGINEERS)),  # 5a
    (Sell(HOLSTEIN, [Dollars(10)]), Auxiliary()),  # 6a
    (PerTeepeePair(dollars=2, certificates=2),),  # 7a
    ((TradeWithIndians(), Auxiliary()), Forward(2)),  # 8a
    (Forward(3), SpecialDelivery()),  # 9a
    (Certificates(ALL), MoveCattleman(5)),  # 10a
)

SIDE_B: Final[tuple[Line, ...]] = (
    (SellObjective([Certificates(2)]), Backward(1, Dollars(3))),  # 1b
    (Sell(JERSEY, [Forward(1, DECLINE_ENGINE)]), Sell(DUTCH_BELT, [Dollars(3)])),  # 2b
    (Auxiliary(), MoveCattleman(1)),  # 3b
    (RedrawUpTo(COWBOYS), MoveCattleman(3)),  # 4b
    (Sell(BLACK_ANGUS, [Certificates(2)]), DollarsPerEngineer(1)),  # 5b
    (SellAny([Dollars(3), TakeObjective(to_hand=1)]),),  # 6b
    (Forward(WOODS_BUILDINGS),),  # 7b
    (),  # 8b copies a neighbour: see `staying`
    (UpgradeBehind(),),  # 9b
    (Dollars(4), Forward(4), MoveCattleman(4)),  # 10b
)

RISKS: Final[dict[int, Action]] = {
    RISK_JERSEY: Sell(JERSEY, [Certificates(1), Dollars(2)]),
    RISK_ANY: SellAny([Certificates(1)]),
}
"""What is printed beside some plots, for whoever builds there (GWT-058)."""

ACTIONS: Final[list[Action]] = []
"""What each local action does, in the order of the codes."""


class Local(Task[Trail]):
    """A local action of a tile, or one of two (GWT-056, GWT-057); `other` is -1 for none."""

    __slots__ = ("other",)

    def __init__(self, code: int, other: int = -1) -> None:
        self.code = code
        self.other = other

    def offer(self, trail: Trail, seat: int, codes: list[int]) -> None:
        if ACTIONS[self.code - LOCAL].possible(trail):
            codes.append(self.code)
        if self.other >= 0 and ACTIONS[self.other - LOCAL].possible(trail):
            codes.append(self.other)

    def chosen(self, action: int) -> Step[Trail] | None:
        return ACTIONS[action - LOCAL] if action in (self.code, self.other) else None


class Risk(Task[Trail]):
    """The risk action of a plot (GWT-058)."""

    __slots__ = ("risk",)

    def __init__(self, code: int, risk: int) -> None:
        self.code = code
        self.risk = risk

    def possible(self, trail: Trail, seat: int) -> bool:
        return RISKS[self.risk].possible(trail)

    def chosen(self, action: int) -> Step[Trail] | None:
        return RISKS[self.risk] if action == self.code else None


def tasks(line: Line) -> list[Task[Trail]]:
    """The entries of a tile's menu; their actions get the next codes."""
    found: list[Task[Trail]] = []
    for entry in line:
        code = LOCAL + len(ACTIONS)
        if isinstance(entry, tuple):
            ACTIONS.extend(entry)
            found.append(Local(code, code + 1))
        else:
            ACTIONS.append(entry)
            found.append(Local(code))
    return found


NEUTRAL_TASKS: Final = [tasks(line) for line in NEUTRAL]
SIDE_TASKS: Final = [[tasks(line) for line in side] for side in (SIDE_A, SIDE_B)]

assert len(ACTIONS) == len(LOCAL_ACTIONS)
