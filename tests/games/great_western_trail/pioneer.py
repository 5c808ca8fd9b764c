"""A player at the page, who reads nothing but what the server shows him there.

He delivers, upgrades stations for their masters, replaces his buildings by larger ones and
collects what objective cards ask for: nearly every game of his has all of these.
"""

from __future__ import annotations

import random
from typing import Any, Final

from farwest.games.great_western_trail import box
from farwest.games.great_western_trail.rules.tiles import is_neutral, owner

WORTH: Final[dict[str, float]] = {
    "appoint": 20,
    "plot": 9,
    "hazard": 9,
    "trade": 9,
    "disc": 8,
    "local": 6,
    "tile": 6,
    "hire": 6,
    "copy": 5,
    "perform_jersey": 5,
    "take": 4,
    "risk": 4,
    "aux_double": 4,
    "aux_single": 3,
    "engine": 3,
    "step": 3,
    "city": 3,
    "buy": 2,
    "buy_card": 2,
    "foresight": 2,
    "cert": 2,
}
"""How much he likes each verb; giving up not at all."""

ACTIONS: Final[dict[str, float]] = {
    "local_b_2": 6,
    "local_f_2": 5,
    "local_a_2": 4,
    "local_c_1y": 3,
    "local_d_1x": 3,
    "local_c_2": 2,
    "local_g_1": 2,
    "local_a_3": 1,
}
"""Local actions he likes more than others."""

HANDS: Final = (0, 3, 1)
"""His liking for cowboys, craftsmen and engineers."""
WELCOME: Final = [box.TILES.index(f"neutral_{letter}") for letter in "abcdeg"]
CLEARING: Final = 7
"""From so many dollars on he stops at every neutral building: one of them removes hazards."""


class Pioneer:
    """Chooses among the offers of a question, as the server sends them."""

    def __init__(self, seed: int) -> None:
        self.luck = random.Random(seed)

    def choose(self, view: Any, question: Any) -> Any:
        """The offer that promises most, give or take a whim."""
        return max(question["offers"], key=lambda offer: self.worth(view, offer))

    def worth(self, view: Any, offer: Any) -> float:
        verb = offer["label"]["id"].removeprefix("do_")
        args = {name: value for name, (_, value) in offer["label"]["args"].items()}
        own = view["players"][view["seat"]]
        found = WORTH.get(verb, 0.0) + self.luck.random()
        if verb == "local":
            found += ACTIONS.get(box.LOCAL_ACTIONS[args["action"]], 0)
        elif verb == "plot":
            found += 10 * bool(args["over"])
        elif verb in ("tile", "city"):
            found += args.get("number", 0) + args.get("city", 0)
        elif verb == "disc":
            found -= args["disc"] / 10
        elif verb == "trade":
            found += 4 * lacks(view, own, "LG"[args["tile"] - box.TEEPEE_BLUE_TILE])
        elif verb == "buy":
            found += 4 * lacks(view, own, f"V{box.PURCHASE_VALUE[args['purchase']]}")
        elif verb == "hire":
            found += HANDS[args["worker"]] - args["cost"] / 10
        elif verb == "engine":
            found += ahead(view, own, args["space"])
        elif verb in ("take", "play"):
            short = sum(missing(view, args["card"]))
            found += -short if verb == "take" else 12 - 20 * short
        elif verb == "step":
            found -= args["cost"]
        elif verb == "stop_move":
            found += 8 * welcome(view, own)
        return found


def lacks(view: Any, own: Any, task: str) -> bool:
    """Whether a card before him asks for more of this than he has."""
    short = [missing(view, card) for card in own["area"]]
    return task in box.TASKS and any(each[box.TASKS.index(task)] for each in short)


def missing(view: Any, card: int) -> list[int]:
    """What he lacks for a card, if nothing he has served another one."""
    needs = box.CARD_TASKS[card - box.FIRST_OBJECTIVE]
    return [max(0, need - own) for need, own in zip(needs, view["tally"]["have"])]


def welcome(view: Any, own: Any) -> bool:
    """Whether he likes to stop where he stands."""
    tile = view["board"][own["spot"]]
    rich = own["cash"] >= CLEARING and is_neutral(tile)
    return rich or tile in WELCOME or owner(tile) == view["seat"]


def ahead(view: Any, own: Any, space: int) -> float:
    """A station he can upgrade, best with a master; never past the next master."""
    masters = [
        station
        for station, tile in enumerate(view["masters"])
        if tile < len(box.MASTERS) and not own["stations"][station]
    ]
    station = space - box.FIRST_TURNOUT
    if station < 0:
        passed = [each for each in masters if box.TURNOUT_AFTER[each] < space]
        return space / len(box.SPACES) - 3 * len(passed)
    if own["stations"][station] or own["cash"] < box.STATION_COST[station]:
        return 0
    return 15 if station in masters and max(own["workers"]) > 1 else 5 + 4 * lacks(view, own, "S")
