"""What is printed on a component, as signs: told by the actions themselves, so that both agree.

A sign is the name of a drawing ("gwt_hire"), ">" for what follows from it, "*" for each, "/" for
or, "+2" for dollars gained, "-2" for dollars paid, "~2" for a change of a price, "2" for a number.
"""

from __future__ import annotations

from functools import singledispatch
from typing import Any, Final

from farwest.games.great_western_trail import box
from farwest.games.great_western_trail.rules.auxiliary import DOUBLE, SINGLE, Auxiliary
from farwest.games.great_western_trail.rules.building import Build
from farwest.games.great_western_trail.rules.buildings import ACTIONS, ALL, RISKS
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
    Redraw,
    RedrawUpTo,
    Remove,
    Sell,
    SellAny,
    SellObjective,
    SellPair,
    SpaceSale,
)
from farwest.games.great_western_trail.rules.hiring import SPACES, Hire
from farwest.games.great_western_trail.rules.moving import CardMove, MoveCattleman
from farwest.games.great_western_trail.rules.objectives import IMMEDIATE, TakeObjective
from farwest.games.great_western_trail.rules.railroad import (
    COWBOYS,
    ENGINEERS,
    WOODS_BUILDINGS,
    Backward,
    Forward,
)
from farwest.games.great_western_trail.rules.stations import UpgradeBehind
from farwest.games.great_western_trail.rules.village import RemoveHazard, TradeWithIndians

Signs = list[str]

PER: Final = {
    ENGINEERS: ["*", "gwt_engineer"],
    COWBOYS: ["*", "gwt_cowboy"],
    WOODS_BUILDINGS: ["*", "gwt_woods"],
}
"""Numbers that depend on what a player has."""

PLAIN: Final[dict[type[Any], Signs]] = {
    Auxiliary: ["gwt_aux"],
    BuyCattle: ["gwt_buy_cattle"],
    TradeWithIndians: ["gwt_trade"],
    SpecialDelivery: ["gwt_engine_back", ">", "gwt_city"],
    UpgradeBehind: ["gwt_engine_back", ">", "gwt_station_upgrade"],
}
"""Actions whose signs are always the same."""


def times(number: int) -> Signs:
    return PER.get(number) or [str(number)]


def breed(card: int) -> str:
    return f"gwt_breed_{box.BREEDS[box.CARD_BREED[card]]}"


def then(actions: list[Any]) -> Signs:
    """What follows, one thing after the other."""
    return [">", *(sign for action in actions for sign in signs(action))]


@singledispatch
def signs(action: Any) -> Signs:
    """The signs of an action; what has none shows nothing."""
    return PLAIN.get(type(action), [])


@signs.register
def _(action: Dollars) -> Signs:
    return [f"+{action.dollars}"]


@signs.register
def _(action: Certificates) -> Signs:
    if action.number == ALL:
        return ["gwt_certificate", "max"]
    return ["gwt_certificate", *([str(action.number)] if action.number > 1 else [])]


@signs.register
def _(action: DollarsPerWoods) -> Signs:
    return [f"+{action.dollars}", "*", "gwt_woods"]


@signs.register
def _(action: DollarsPerEngineer) -> Signs:
    return [f"+{action.dollars}", "*", "gwt_engineer"]


@signs.register
def _(action: PerTeepeePair) -> Signs:
    gains = ["gwt_certificate", str(action.certificates), f"+{action.dollars}"]
    return ["gwt_teepee_pair", ">", *gains]


@signs.register
def _(action: Pay) -> Signs:
    return [f"-{action.dollars}", ">", *signs(action.then)]


@signs.register(Sell)
@signs.register(SpaceSale)
def _(action: Sell | SpaceSale) -> Signs:
    return [breed(action.card), *then(action.then)]


@signs.register
def _(action: SellAny) -> Signs:
    return ["gwt_breed_any", *then(action.then)]


@signs.register
def _(action: SellObjective) -> Signs:
    return ["gwt_objective", *then(action.then)]


@signs.register
def _(action: SellPair) -> Signs:
    return ["gwt_breed_pair", *then(action.then)]


@signs.register
def _(action: Redraw) -> Signs:
    return ["gwt_draw", "gwt_discard", *([str(action.cards)] if action.cards > 1 else [])]


@signs.register
def _(action: RedrawUpTo) -> Signs:
    return ["gwt_draw", *times(action.limit), "gwt_discard"]


@signs.register
def _(action: Remove) -> Signs:
    return ["gwt_remove_card", *([str(action.cards)] if action.cards > 1 else [])]


@signs.register
def _(action: Hire) -> Signs:
    return ["gwt_hire", *([f"~{action.modifier}"] if action.modifier else [])]


@signs.register
def _(action: Build) -> Signs:
    return ["gwt_build", f"-{action.price}", "*", "gwt_craftsman"]


@signs.register
def _(action: Forward) -> Signs:
    return ["gwt_engine_forward", *times(action.spaces)]


@signs.register
def _(action: Backward) -> Signs:
    return ["gwt_engine_back", str(action.spaces), ">", *signs(action.then)]


@signs.register(MoveCattleman)
@signs.register(CardMove)
def _(action: MoveCattleman | CardMove) -> Signs:
    return ["gwt_move", str(action.steps)]


@signs.register
def _(action: RemoveHazard) -> Signs:
    return [*([f"-{action.cost}", ">"] if action.cost else []), "gwt_hazard_remove"]


@signs.register
def _(action: TakeObjective) -> Signs:
    return ["gwt_objective", *(["gwt_hand_limit"] if action.to_hand else [])]


TASKS: Final = (
    "gwt_building",
    "gwt_teepee_green",
    "gwt_teepee_blue",
    "gwt_hazard",
    "gwt_station",
    "gwt_cattle_3",
    "gwt_cattle_4",
    "gwt_cattle_5",
    "gwt_san_francisco",
)
"""What an objective card can ask for, in the order of box.TASKS."""

MASTERS: Final[tuple[tuple[Signs, Signs], ...]] = (
    ([f"+{box.MASTER_MONEY}"], ["gwt_worker"]),
    (["gwt_hazard_remove", "/", "gwt_trade"], ["2", "gwt_objective"]),
    (["gwt_certificate_permanent"], ["2", "gwt_hazard"]),
    (["gwt_certificate_permanent"], ["gwt_teepee_pair"]),
    (["gwt_certificate_permanent"], ["2", "gwt_certificate"]),
)
"""The two halves of the station master tiles: at once, and what is counted at the end."""


def printed() -> dict[str, Any]:
    """All that is printed as signs."""
    return {
        "local_signs": [signs(action) for action in ACTIONS],
        "risk_signs": [
            signs(RISKS[risk]) if risk in RISKS else [] for risk in range(len(RISKS) + 1)
        ],
        "single_signs": [signs(action) for action in SINGLE],
        "double_signs": [signs(action) for action in DOUBLE],
        "space_signs": [[signs(action) for action in row] for row in SPACES],
        "card_signs": [signs(IMMEDIATE[kind]) for kind in box.CARD_ACTIONS],
        "task_signs": TASKS,
        "master_signs": MASTERS,
    }
