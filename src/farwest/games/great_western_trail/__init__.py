"""Great Western Trail, by Alexander Pfister: first edition, 2 to 4 players."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from farwest.games.great_western_trail import box, signs
from farwest.games.great_western_trail import view as sight
from farwest.games.great_western_trail import why as reasons
from farwest.games.great_western_trail.events import EVENTS
from farwest.games.great_western_trail.rules import setting_up
from farwest.games.great_western_trail.rules.tiles import building, owner
from farwest.games.great_western_trail.rules.turn import Turn
from farwest.games.great_western_trail.scoring import herd, result
from farwest.games.great_western_trail.state import Trail
from farwest.games.great_western_trail.verbs import VERBS
from farwest.kernel.game import Game, Message, Question, Reason, Result, View
from farwest.kernel.options import OneOf, Options, SeatOrRandom, Several
from farwest.kernel.verbs import Arg

PRINTED: Final = (
    "ARROWS",
    "ARROW_OBJECTIVE",
    "ARROW_VP",
    "AUXILIARY",
    "BREEDS",
    "BUILDINGS",
    "BUILDING_HANDS",
    "BUILDING_VP",
    "CARD_BREED",
    "CARD_TASKS",
    "CARD_VALUE",
    "CATTLE_VP",
    "CERTIFICATES",
    "CITIES",
    "CITY_VALUE",
    "CITY_VP",
    "CITY_WHITE",
    "CRAFTSMEN",
    "CROSSES",
    "DISCS",
    "DISPLAY",
    "DISC_WHITE",
    "FIRST_MARKET",
    "FIRST_OBJECTIVE",
    "FIRST_STARTING",
    "FIRST_TURNOUT",
    "HAND_COST",
    "KANSAS_CITY",
    "KC_MONEY",
    "LAST_SPACE_MONEY",
    "LOCAL_ACTIONS",
    "MASTERS",
    "MARKET_PLUS",
    "MASTER_VP",
    "NEUTRAL_SPOTS",
    "NEXT",
    "OBJECTIVE_VP",
    "PENALTY",
    "PLOTS",
    "PRIVATE",
    "PURCHASES",
    "PURCHASE_CARDS",
    "PURCHASE_COST",
    "PURCHASE_COWBOYS",
    "PURCHASE_VALUE",
    "RISK",
    "ROW_COST",
    "SPACES",
    "SPOTS",
    "START",
    "START_DISCS",
    "STATIONS",
    "STATION_COST",
    "STATION_VP",
    "STATION_WHITE",
    "STEPS_STEP_MONEY",
    "STEPS_STEP_VP",
    "STEP_DISC_MONEY",
    "STEP_DISC_VP",
    "TASKS",
    "TEEPEE_MONEY",
    "TEEPEE_SLOTS",
    "TILES",
    "TILE_HANDS",
    "TILE_VP",
    "TURNOUT_AFTER",
    "WOODS",
    "WORKERS",
    "WORKER_LIMIT",
    "WORKER_VP",
    "WORKER_VP_FROM",
    "YELLOW_ROWS",
)
"""What the board has to know of the box, by the names it has there."""


class GreatWesternTrail(Game[Trail]):
    """Drive a herd to Kansas City again and again, and ship it ever farther west."""

    key = "great_western_trail"
    revision = 2
    clauses = "GWT"
    options = (
        OneOf("neutral_layout", ["letters", "random"]),
        OneOf("building_sides", ["all_a", "all_b", "random", "chosen"]),
        Several(
            "sides_b",
            [f"{number}" for number in range(1, 11)],
            needs={"building_sides": "chosen"},
        ),
        SeatOrRandom("first_player"),
    )
    verbs = VERBS
    events = EVENTS
    names: ClassVar[dict[str, list[str]]] = {
        "spot": list(box.SPOTS),
        "tile": [*box.TILES, *["private_tile"] * len(box.BUILDINGS) * box.PLAYERS[1]],
        "building": list(box.BUILDINGS),
        "local": list(box.LOCAL_ACTIONS),
        "risk": ["risk_own", "risk_copied"],
        "deal": ["", "risk_jersey", "risk_any"],
        "neighbour": ["copy_back", "copy_forward"],
        "auxiliary": list(box.AUXILIARY),
        "space": [f"space_{space.lower()}" for space in box.SPACES],
        "station": list(box.STATIONS),
        "disc": list(box.DISCS),
        "worker": list(box.WORKERS),
        "purchase": list(box.PURCHASES),
        "card": list(box.CARDS),
        "city": list(box.CITIES),
        "master": list(box.MASTERS),
    }

    marks: ClassVar[dict[str, str]] = {
        "place": "spot-{0}",
        "step": "spot-{0}",
        "trade": "spot-{0}",
        "hazard": "spot-{0}",
        "plot": "spot-{0}",
        "copy": "spot-{1}",
        "local": "local-{0}",
        "risk": "risk-{0}",
        "aux_single": "auxiliary-{0}-single",
        "aux_double": "auxiliary-{0}-double",
        "engine": "space-{0}",
        "station": "station-{0}",
        "disc": "disc-{0}",
        "disc_from": "station-{0}",
        "appoint": "row-{0}",
        "hire": "job-{1}-{0}",
        "tile": "building-{0}",
        "buy": "purchase-{0}",
        "buy_card": "market-{0}",
        "discard": "card-{0}",
        "remove": "card-{0}",
        "play": "card-{0}",
        "foresight": "foresight-{0}-{1}",
        "cert": "certificate-{0}",
        "city": "city-{0}",
        "take": "display-{0}",
        "take_stack": "objective-stack",
    }
    """What lights up on the board for each verb: values of its arguments as they are shown."""

    def players(self, options: Options) -> tuple[int, int]:
        return box.PLAYERS[0], box.PLAYERS[1]

    def empty(self) -> Trail:
        return Trail()

    def set_up(self, trail: Trail, options: Options) -> None:
        setting_up.set_up(trail, options)
        trail.do(Turn())

    def spell(self, arg: Arg) -> Arg:
        """Slots and plots are shown as places of the trail, all cards as cards, counts from 1."""
        name, kind, value = arg
        spots = {
            "neutral": box.NEUTRAL_SPOTS,
            "plot": box.PLOTS,
            "teepee": box.TEEPEE_SLOTS,
            "hazard": box.HAZARD_SLOTS,
        }
        if kind in spots:
            return Arg(name, "spot", spots[kind][value])
        if kind == "objective":
            return Arg(name, "card", value + box.FIRST_OBJECTIVE)
        if kind == "beast":
            return Arg(name, "card", value + box.FIRST_MARKET)
        if kind in ("row", "count"):
            return Arg(name, "number", value + 1)
        if kind == "certificates":
            return Arg(name, "number", box.CERTIFICATES[value])
        return arg

    def term(self, kind: str, value: int) -> Message:
        """A private tile is named by its building and its owner."""
        if kind == "tile" and value >= box.PRIVATE:
            number = Arg("building", "building", building(value))
            return Message("private_tile", [number, Arg("player", "seat", owner(value))])
        return super().term(kind, value)

    def targets(self, verb: str, args: list[Arg]) -> list[str]:
        mark = self.marks.get(verb)
        return [mark.format(*(arg.value for arg in args))] if mark else []

    def facts(self) -> dict[str, Any]:
        """What is printed on the board, the tiles and the cards."""
        return {name.lower(): getattr(box, name) for name in PRINTED} | signs.printed()

    def why(self, view: View, question: Question | None, target: str) -> Reason | None:
        return reasons.why(view, question, target)

    def shown(self, trail: Trail) -> View:
        return sight.open_to_all(trail)

    def shown_to(self, trail: Trail, seat: int, shown: View) -> View:
        return sight.known_to(trail, seat)

    def redeal(self, trail: Trail, seat: int) -> None:
        sight.redeal(trail, seat)

    def stir(self, trail: Trail) -> None:
        sight.stir(trail)

    def result(self, trail: Trail) -> Result:
        return result(trail)

    def ending(self, trail: Trail) -> str:
        return "end_token"

    def supply(self, trail: Trail) -> dict[str, int]:
        """Tiles, cards, discs and buildings: nothing appears, nothing gets lost."""
        tiles = trail.pile_1 + trail.pile_2 + trail.pile_3 + trail.foresight
        tiles += trail.board + trail.boxed
        cards = trail.removed + trail.objectives + trail.display + trail.market_stack
        for seat in range(trail.seats):
            tiles += trail.hazards[seat]
            cards += herd(trail, seat) + trail.area[seat]
        appointed = sum(1 for master in trail.masters if master >= len(box.MASTERS))
        workers = sum(1 for tile in tiles if box.COWBOY_TILE <= tile <= box.ENGINEER_TILE)
        teepees = tiles.count(box.TEEPEE_BLUE_TILE) + tiles.count(box.TEEPEE_GREEN_TILE)
        masters = sum(held.bit_count() for held in trail.master_tiles)
        return {
            "workers": workers + sum(trail.jobs) + sum(trail.workers) + appointed,
            "hazards": sum(1 for tile in tiles if box.HAZARD_TILE <= tile < box.PRIVATE),
            "teepees": teepees + sum(trail.teepees),
            "buildings": sum(1 for tile in tiles if tile >= box.PRIVATE)
            + sum(unbuilt.bit_count() for unbuilt in trail.unbuilt),
            "cards": len(cards) + sum(trail.market),
            "discs": sum(trail.discs) + sum(trail.cities) + sum(trail.stations),
            "masters": masters + len(box.MASTERS) - appointed,
        }


GAME: Final = GreatWesternTrail()
