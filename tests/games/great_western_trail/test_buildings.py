"""The buildings do what is printed on them: every line is compared with components.yaml."""

from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import pytest
import yaml

from farwest import games
from farwest.games.great_western_trail import GAME, box
from farwest.games.great_western_trail.rules.acting import Action
from farwest.games.great_western_trail.rules.auxiliary import DOUBLE, SINGLE, Auxiliary
from farwest.games.great_western_trail.rules.building import Build
from farwest.games.great_western_trail.rules.buildings import (
    ALL,
    NEUTRAL,
    RISKS,
    SIDE_A,
    SIDE_B,
)
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
from farwest.games.great_western_trail.verbs import DECLINE_CARD, DECLINE_ENGINE, DECLINE_SPACE
from farwest.kernel.dump import fields
from tests.clauses import rule

DATA = yaml.safe_load(
    (Path(games.folder(GAME)) / "components.yaml").read_text(encoding="utf-8"),
)
COUNTED = {
    "engineers": ENGINEERS,
    "cowboys": COWBOYS,
    "own_buildings_in_woods": WOODS_BUILDINGS,
}


def spelled(action: Any) -> Any:
    """An action, or a line of them, as values that can be compared."""
    if isinstance(action, list | tuple):
        return [spelled(part) for part in action]
    if isinstance(action, int):
        return action
    parts = [spelled(getattr(action, name)) for name in fields(type(action))]
    return [type(action).__name__, *parts]


def rewards(gain: dict[str, Any]) -> list[Action]:
    """What a `gain` of the data brings, certificates first."""
    found: list[Action] = []
    if "certs" in gain:
        found.append(Certificates(ALL if gain["certs"] == "max" else gain["certs"]))
    if "money" in gain:
        found.append(Dollars(gain["money"]))
    if "objective_to_hand" in gain:
        found.append(TakeObjective(1))
    if "engine_forward_up_to" in gain:
        found.append(Forward(gain["engine_forward_up_to"], DECLINE_ENGINE))
    return found


def sale(data: dict[str, Any]) -> Action:
    """A discard for a reward."""
    cards, then = data["cards"], rewards(data["gain"])
    if "breed" in cards:
        return Sell(box.CARDS.index(cards["breed"]), then)
    if "any_cattle" in cards:
        return SellAny(then)
    return SellPair(then) if "pair_same_breed" in cards else SellObjective(then)


class Entry(NamedTuple):
    """An action of the data, the number it counts to, and the code that gives it up."""

    data: dict[str, Any]
    number: int
    decline: int


def forward(it: Entry) -> Action:
    """An engine movement, paid for or not."""
    if "pay" in it.data:
        return Pay(it.data["pay"], Forward(it.number, DECLINE_ENGINE))
    return Forward(it.number, it.decline)


def move(it: Entry) -> Action:
    """A movement of the cattleman; only that of a card costs no fees."""
    return MoveCattleman(it.number) if it.data.get("fees", True) else CardMove(it.number)


def money_per(it: Entry) -> Action:
    """Dollars for each thing counted."""
    counted = {"engineer": DollarsPerEngineer, "own_building_in_woods": DollarsPerWoods}
    return counted[it.data["what"]](it.data["each"])


MAKERS: dict[str, Callable[[Entry], Any]] = {
    "discard": lambda it: sale(it.data),
    "gain": lambda it: rewards(it.data["gain"])[0],
    "choice": lambda it: tuple(map(made, it.data["of"])),
    "hire": lambda it: Hire(it.data["modifier"], it.decline),
    "build": lambda it: Build(it.data["cost_per_craftsman"], it.decline),
    "take_objective": lambda it: TakeObjective(int(it.data["to"] == "hand")),
    "engine_forward": forward,
    "engine_back": lambda it: Backward(it.data["exact"], *rewards(it.data["gain"])),
    "aux": lambda it: Auxiliary(it.decline),
    "remove_hazard": lambda it: RemoveHazard(it.data["cost"], it.decline),
    "trade_indians": lambda it: TradeWithIndians(it.decline),
    "move_cattleman": move,
    "draw_then_discard": lambda it: RedrawUpTo(it.number, it.decline),
    "money_per": money_per,
    "per_teepee_pair": lambda it: PerTeepeePair(it.data["gain"]["money"], it.data["gain"]["certs"]),
}
BARE: dict[str, Action] = {
    "buy_cattle": BuyCattle(),
    "special_delivery": SpecialDelivery(),
    "upgrade_station_behind_engine": UpgradeBehind(),
}


def made(data: dict[str, Any], decline: int = -1) -> Any:
    """The action that an entry of the data describes."""
    if data["op"] in BARE:
        return BARE[data["op"]]
    wanted: Any = data.get("up_to")
    number: Any = COUNTED.get(wanted, wanted)
    return MAKERS[data["op"]](Entry(data, number, decline))


@rule("GWT-183")
@pytest.mark.parametrize("letter", "ABCDEFG")
def test_neutral_buildings(letter: str) -> None:
    """Each neutral tile offers its printed actions, in their order."""
    printed = DATA["neutral_buildings"]["list"][letter]["actions"]
    line = NEUTRAL["ABCDEFG".index(letter)]
    assert spelled(line) == spelled([made(action) for action in printed])


@rule("GWT-166", "GWT-167", "GWT-168", "GWT-169", "GWT-170", "GWT-171", "GWT-172", "GWT-173")
@rule("GWT-174", "GWT-175", "GWT-176", "GWT-177", "GWT-178", "GWT-179", "GWT-180", "GWT-181")
@rule("GWT-182")
@pytest.mark.parametrize("name", DATA["private_buildings"]["list"])
def test_private_buildings(name: str) -> None:
    """Each private tile offers its printed actions, in their order; 8b has none of its own."""
    printed = DATA["private_buildings"]["list"][name]["actions"]
    line = (SIDE_A if name[-1] == "a" else SIDE_B)[int(name[:-1]) - 1]
    if name == "8b":
        assert printed == [{"op": "copy_adjacent_building"}]
        assert line == ()
    else:
        assert spelled(line) == spelled([made(action) for action in printed])


@rule("GWT-058")
def test_risk_actions() -> None:
    """Both risk actions are as printed beside the plots."""
    printed = DATA["trail"]["risk_actions"]
    for number, name in enumerate(printed, 1):
        assert spelled(RISKS[number]) == spelled(made(printed[name]["actions"][0]))


@rule("GWT-111")
@pytest.mark.parametrize("worker", box.WORKERS)
def test_worker_spaces(worker: str) -> None:
    """The immediate actions of a row, on spaces 2 to 6; each may be given up."""
    printed = DATA["player_board"]["worker_rows"][worker]["immediate"]
    for space, entry in enumerate(printed, 2):
        found = SPACES[box.WORKERS.index(worker)][space]
        if entry is None:
            assert found is None
        elif entry["op"] == "discard":
            sold = sale(entry)
            assert isinstance(sold, Sell)
            assert spelled(found) == spelled(SpaceSale(sold.card, sold.then))
        else:
            assert spelled(found) == spelled(made(entry, DECLINE_SPACE))


@rule("GWT-195")
def test_objective_actions() -> None:
    """The immediate actions of objective cards; all but money may be given up."""
    printed = DATA["objective_cards"]["immediate_actions"]
    for number, name in enumerate(printed):
        assert spelled(IMMEDIATE[number]) == spelled(made(printed[name], DECLINE_CARD))


@rule("GWT-147", "GWT-148", "GWT-149", "GWT-150", "GWT-151", "GWT-152")
def test_auxiliary_actions() -> None:
    """Single and double auxiliary actions are as printed; double has doubled numbers."""
    printed = DATA["player_board"]["aux_actions"]
    for mode, row in (("single", SINGLE), ("double", DOUBLE)):
        facts = {name: entry[mode] for name, entry in printed.items()}
        money, draw = facts["AUX_MONEY"], facts["AUX_DRAW"]
        cert, engine, remove = facts["AUX_CERT"], facts["AUX_ENGINE"], facts["AUX_REMOVE"]
        back = Backward(cert["engine_back_exact"], Certificates(cert["gain"]["certs"]))
        assert draw["draw"] == draw["then_discard"]
        assert spelled(row) == spelled(
            [
                Dollars(money["gain"]["money"]),
                Redraw(draw["draw"]),
                Pay(cert["pay"], back),
                Pay(engine["pay"], Forward(engine["engine_forward_up_to"], DECLINE_ENGINE)),
                Backward(remove["engine_back_exact"], Remove(remove["remove_hand_cards_up_to"])),
            ]
        )
