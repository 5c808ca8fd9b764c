"""Every action that is printed on a building or beside a plot, by the name the data give it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from tests.referee.asking import Course, demand
from tests.referee.great_western_trail.auxiliary import choose_auxiliary
from tests.referee.great_western_trail.building import build, tiles_to_build
from tests.referee.great_western_trail.cattle import buy_cattle, purchases
from tests.referee.great_western_trail.delivery import can_deliver_specially, special_delivery
from tests.referee.great_western_trail.herd import (
    announce_and_draw,
    can_draw,
    cards_to_discard,
    discard_for,
)
from tests.referee.great_western_trail.objectives import objectives_to_take, take_objective
from tests.referee.great_western_trail.printed import Action
from tests.referee.great_western_trail.railroad import (
    move_back,
    move_forward,
    position,
    spaces_back,
)
from tests.referee.great_western_trail.rewards import receive
from tests.referee.great_western_trail.stations import must_upgrade, stations_behind
from tests.referee.great_western_trail.table import Player, Table
from tests.referee.great_western_trail.trail import enter, steps_ahead, walk_on
from tests.referee.great_western_trail.village import hazards, take_from, trades
from tests.referee.great_western_trail.workers import hire, workers_to_hire


def counted(table: Table, player: Player, what: int | str) -> int:
    """A printed number, or how many of something the player has."""
    if isinstance(what, int):
        return what
    if "woods" in what:
        return table.in_the_woods(player)
    return player.workers[what.removesuffix("s")]


def discard(table: Table, player: Player, action: Action) -> Course[None]:
    """Discard what is asked for, then take what it brings (GWT-010)."""
    yield from discard_for(player, action["cards"])
    yield from receive(table, player, action["gain"])


def gain(table: Table, player: Player, action: Action) -> Course[None]:
    """Money or certificates, for nothing."""
    yield from receive(table, player, action["gain"])


def can_gain(player: Player, action: Action) -> bool:
    """Money always; certificates alone only below the limit (GWT-231)."""
    return "money" in action["gain"] or player.marker < player.marker_limit


def can_go_forward(table: Table, player: Player, action: Action) -> bool:
    """The cost can be paid, and there is a number to move (GWT-231)."""
    return player.cash >= action.get("pay", 0) and counted(table, player, action["up_to"]) > 0


def engine_forward(table: Table, player: Player, action: Action) -> Course[None]:
    """Only what was paid for may be given up afterwards (GWT-126)."""
    player.cash -= action.get("pay", 0)
    refusal = "decline_engine" if "pay" in action else None
    yield from move_forward(table, player, counted(table, player, action["up_to"]), refusal)


def engine_back(table: Table, player: Player, action: Action) -> Course[None]:
    """The way back first, its upgrade included, then what it brings (GWT-130)."""
    yield from move_back(table, player, action["exact"])
    yield from receive(table, player, action["gain"])


def trade(table: Table, player: Player, action: Action) -> Course[None]:
    """Any teepee of the village, for the money of its slot (GWT-139)."""
    slot = yield from demand(player.seat, "trade", trades(table, player))
    take_from(table, player, slot)


def remove_hazard(table: Table, player: Player, action: Action) -> Course[None]:
    """Any hazard of the board, for the printed cost (GWT-140)."""
    slot = yield from demand(player.seat, "hazard", hazards(table))
    take_from(table, player, slot)
    player.cash -= action["cost"]


def hire_one(table: Table, player: Player, action: Action) -> Course[None]:
    """Hire, with the printed change of the cost (GWT-107)."""
    yield from hire(table, player, action["modifier"])


def build_one(table: Table, player: Player, action: Action) -> Course[None]:
    """Build, for the printed cost of each craftsman (GWT-116)."""
    yield from build(table, player, action["cost_per_craftsman"])


def move_cattleman(table: Table, player: Player, action: Action) -> Course[None]:
    """It ends the stay: phase B is played anew where the cattleman stops (GWT-063, GWT-163)."""
    spot = yield from demand(player.seat, "action_move", steps_ahead(table, player))
    enter(table, player, spot)
    yield from walk_on(table, player, action["up_to"] - 1)
    table.stay.moved_on = True


def draw_some(table: Table, player: Player, action: Action) -> Course[None]:
    """Draw up to a number, then discard as many (GWT-178)."""
    yield from announce_and_draw(table, player, counted(table, player, action["up_to"]))


def upgrade_behind(table: Table, player: Player, action: Action) -> Course[None]:
    """Any one station behind the engine (GWT-137)."""
    stations = stations_behind(player, position(player.engine))
    station = yield from demand(player.seat, "station", stations)
    yield from must_upgrade(table, player, station)


def money_per(table: Table, player: Player, action: Action) -> Course[None]:
    """Money for each of some things (GWT-165, GWT-179)."""
    money = action["each"] * counted(table, player, action["what"])
    yield from receive(table, player, {"money": money})


def per_teepee_pair(table: Table, player: Player, action: Action) -> Course[None]:
    """Money and certificates for each pair of teepees, which are kept (GWT-171)."""
    gains = {kind: each * player.teepee_pairs for kind, each in action["gain"].items()}
    yield from receive(table, player, gains)


class Use(NamedTuple):
    """An action that somebody may perform here."""

    table: Table
    player: Player
    action: Action


def always(use: Use) -> bool:
    """Some actions can always be performed: $1 is, and so is a step."""
    return True


POSSIBLE: dict[str, Callable[[Use], Any]] = {
    "discard": lambda use: cards_to_discard(use.player, use.action["cards"]),
    "gain": lambda use: can_gain(use.player, use.action),
    "hire": lambda use: workers_to_hire(use.table, use.player, use.action["modifier"]),
    "build": lambda use: tiles_to_build(use.table, use.player, use.action["cost_per_craftsman"]),
    "take_objective": lambda use: objectives_to_take(use.table),
    "engine_forward": lambda use: can_go_forward(use.table, use.player, use.action),
    "engine_back": lambda use: spaces_back(use.table, use.player, use.action["exact"]),
    "trade_indians": lambda use: trades(use.table, use.player),
    "aux": always,
    "buy_cattle": lambda use: purchases(use.table, use.player, use.player.workers["cowboy"]),
    "remove_hazard": lambda use: use.player.cash >= use.action["cost"] and hazards(use.table),
    "money_per": lambda use: counted(use.table, use.player, use.action["what"]),
    "per_teepee_pair": lambda use: use.player.teepee_pairs,
    "move_cattleman": always,
    "draw_then_discard": lambda use: can_draw(use.player),
    "special_delivery": lambda use: can_deliver_specially(use.player),
    "upgrade_station_behind_engine": lambda use: stations_behind(
        use.player, position(use.player.engine)
    ),
}
"""What an action needs to be offered: something that is not nothing (GWT-231, GWT-232)."""

PERFORM: dict[str, Callable[[Table, Player, Action], Course[None]]] = {
    "discard": discard,
    "gain": gain,
    "hire": hire_one,
    "build": build_one,
    "take_objective": lambda table, player, _: take_objective(table, player),
    "engine_forward": engine_forward,
    "engine_back": engine_back,
    "trade_indians": trade,
    "aux": lambda table, player, _: choose_auxiliary(table, player),
    "buy_cattle": lambda table, player, _: buy_cattle(table, player),
    "remove_hazard": remove_hazard,
    "money_per": money_per,
    "per_teepee_pair": per_teepee_pair,
    "move_cattleman": move_cattleman,
    "draw_then_discard": draw_some,
    "special_delivery": lambda table, player, _: special_delivery(table, player),
    "upgrade_station_behind_engine": upgrade_behind,
}


def is_possible(table: Table, player: Player, action: Action) -> bool:
    """Whether an action is offered."""
    return bool(POSSIBLE[action["op"]](Use(table, player, action)))


def perform(table: Table, player: Player, action: Action) -> Course[None]:
    """Carry an action out."""
    yield from PERFORM[action["op"]](table, player, action)
