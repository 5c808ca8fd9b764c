"""Carson City, by Xavier Georges: the Big Box with all its variants, 2 to 6 players."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from farwest.games.carson_city import box
from farwest.games.carson_city import options as choices
from farwest.games.carson_city import orders as standing
from farwest.games.carson_city import view as sight
from farwest.games.carson_city import why as reasons
from farwest.games.carson_city.events import EVENTS
from farwest.games.carson_city.land import FLANKS, PARCEL_NAMES, SIDES
from farwest.games.carson_city.rules.cowboys import (
    CORRALS,
    GAINS,
    dynamite_left,
    horses_left,
)
from farwest.games.carson_city.rules.setup import SetUp, give_nothing, lay_out_land
from farwest.games.carson_city.scoring import result
from farwest.games.carson_city.state import BUILT, IN_RESERVE, LAND, RIVER, WHITE, City
from farwest.games.carson_city.verbs import VERBS
from farwest.kernel.game import Game, Message, Question, Reason, Result, View
from farwest.kernel.options import Options
from farwest.kernel.steps import NOBODY
from farwest.kernel.verbs import Arg

MOVED: Final = ("move", "move_white")
BUTTONS: Final = ("face", "tax", "double")
"""Answers about something that lies nowhere on the board, or in several places."""
GROUND: Final = ("bare", "house", "town_house", "mountain", "river")
"""What a parcel carries apart from buildings."""


class CarsonCity(Game[City]):
    """Place cowboys, draw first, and build the town of Carson City."""

    key = "carson_city"
    revision = 1
    clauses = "CC"
    options = choices.OPTIONS
    orders = tuple(standing.ORDERS)
    verbs = VERBS
    events = EVENTS
    names: ClassVar[dict[str, list[str]]] = {
        "square": [f"square_{name}" for name in box.SQUARES],
        "slot": [f"square_{name}" for name in box.SQUARES[box.BUILD12 : box.BUILD3 + 1]],
        "building": list(box.BUILDINGS),
        "personality": list(box.PERSONALITIES),
        "power": [f"{name}_{side}" for name in box.PERSONALITIES for side in ("yellow", "red")],
        "source": [f"score_{gain}" for gain in GAINS],
        "side": ["side_yellow", "side_red"],
        "face": ["doctor", "undertaker"],
        "tax": ["tax_arms", "tax_money"],
        "corral": [f"corral_{corral}" for corral in range(1, CORRALS + 1)],
        "category": [f"category_{name}" for name in box.CATEGORIES],
        "value": [f"value_{value}" for value in range(box.DUEL_VALUES)],
    }

    def players(self, options: Options) -> tuple[int, int]:
        fewest, most = box.PLAYERS
        return fewest, most

    def check(self, options: Options) -> None:
        choices.check(options)

    def empty(self) -> City:
        return City()

    def set_up(self, city: City, options: Options) -> None:
        """Options, cards, river and empty supplies; the rest is done in steps (CC-309)."""
        seats = city.seats
        city.beginning = int(bool(options["new_beginning"]))
        city.strongest = int(bool(options["duel_tiles"]))
        city.kit = int(bool(options["kit_carson"]))
        city.outlawry = int(bool(options["outlaws"]))
        city.horsed = int(bool(options["horses"]))
        choices.lay_out_cards(city, options)
        lay_out_land(city, choices.river_of(options))
        city.bag = [0] * len(box.BUILDINGS)
        for tile in (*box.BASE_TILES, *choices.tiles_in_play(options)):
            city.bag[tile] = box.TILES[tile]
        city.total = city.bag[:]
        city.row = [NOBODY] * len(box.ROW_START)
        give_nothing(city, seats)
        city.round = 1
        mountains = box.MOUNTAINS_RIVER if city.rivered else box.MOUNTAINS
        if options["river_mountains"]:
            mountains = box.MOUNTAINS - city.ground.count(RIVER) // box.RIVER_PER_MOUNTAIN
        city.do(SetUp(mountains))

    def term(self, kind: str, value: int) -> Message:
        """Parcels by row and column, edges by the parcels beside them, places by what they are."""
        if kind == "place":
            return self.term("square", value) if value < LAND else self.term("parcel", value - LAND)
        if kind == "parcel":
            row, column = divmod(value, box.SIZE)
            where = [Arg("row", "number", row + 1), Arg("column", "number", column + 1)]
            return Message("parcel_at", where)
        if kind == "edge":
            parcel, *beyond = FLANKS[value]
            if beyond:
                where = [Arg("one", "parcel", parcel), Arg("other", "parcel", beyond[0])]
                return Message("edge_between", where)
            side = ("north", "south", "west", "east")[SIDES[parcel].index(value)]
            return Message(f"edge_{side}", [Arg("parcel", "parcel", parcel)])
        return super().term(kind, value)

    def targets(self, verb: str, args: list[Arg]) -> list[str]:
        """What an answer points at is its first argument; what follows only explains it.

        A place is a square or a parcel; cowboys to be moved and waiting tiles have their own.
        """
        if verb in MOVED:
            return [f"cowboy-{args[0].value}"] if args else ["cowboy-white"]
        if not args or verb in BUTTONS:
            return ["bag"] if verb == "tile_bag" else []
        first = args[0]
        if first.kind == "place" and first.value < LAND:
            return [f"square-{first.value}"]
        if first.kind == "place":
            return [f"parcel-{first.value - LAND}"]
        if first.kind == "slot":
            return [f"square-{box.BUILD12 + first.value}"]
        if verb == "sheet":
            return [f"sheet-{first.value}-{args[1].value}"]
        if verb == "work":
            return [f"pending-{first.value}"]
        return super().targets(verb, [first])

    def ordered(self, city: City, seat: int) -> dict[str, int]:
        return standing.ordered(city, seat)

    def why(self, view: View, question: Question | None, target: str) -> Reason | None:
        return reasons.why(view, question, target)

    def facts(self) -> dict[str, Any]:
        return {
            "size": box.SIZE,
            "parcels": PARCEL_NAMES,
            "rounds": box.ROUNDS,
            "rolled": box.ROLLED_LINES,
            "squares": box.SQUARES,
            "first_tile": box.BUILD12,
            "printed": box.SQUARE_PRICE,
            "ground": {"built": BUILT, "names": GROUND},
            "buildings": box.BUILDINGS,
            "caps": box.INCOME_CAP,
            "personalities": box.PERSONALITIES,
            "limits": box.LIMITS,
            "sets": dict(zip(box.SETS, box.SET_CARDS)),
            "cards": choices.CARDS,
            "river": {
                "printed": box.RIVER_PRINTED,
                "fewest": box.RIVER_FEWEST,
                "most": box.RIVER_MOST,
            },
            "hats": box.HATS,
            "moves": box.KIT_MOVES,
            "categories": box.CATEGORIES,
            "line_gives": box.LINE_GIVES,
            "line_price": box.LINE_PRICE,
            "two_faced": (box.DOCTOR_UNDERTAKER,),
            "land": LAND,
            "white": WHITE,
            "in_reserve": IN_RESERVE,
        }

    def shown(self, city: City) -> View:
        return sight.open_to_all(city)

    def shown_to(self, city: City, seat: int, shown: View) -> View:
        return sight.known_to(city, seat)

    def redeal(self, city: City, seat: int) -> None:
        sight.redeal(city, seat)

    def result(self, city: City) -> Result:
        return result(city)

    def ending(self, city: City) -> str:
        return "end_rounds"

    def supply(self, city: City) -> dict[str, int]:
        """What is limited to the box (CC-007), and the points told by source."""
        placed = [mask.bit_count() for mask in (marks & 63 for marks in city.at)]
        cowboys = sum(city.reserve) + sum(city.supply) + sum(city.corral_boy)
        multiple = sum(1 for count in city.wages + city.labour if count)
        standing = sum(placed) - multiple + sum(city.wages) + sum(city.labour)
        tiles = sum(city.bag) + sum(1 for tile in city.row if tile >= 0) + city.removed
        return {
            "cowboys": cowboys + standing,
            "titles": sum(city.titles) + sum(1 for owner in city.owner if owner >= 0),
            "tiles": tiles
            + sum(map(len, city.pending))
            + sum(1 for content in city.ground if content >= BUILT),
            "dynamite overdrawn": min(dynamite_left(city), 0),
            "horses overdrawn": min(horses_left(city), 0),
            "duel tiles": sum(city.hand) + sum(city.discard) or undealt(city),
            "unsourced points": sum(city.points) - sum(city.gains),
        }


def undealt(city: City) -> int:
    """The duel tiles that lie ready while the Town Hall is placed (CC-309)."""
    return box.DUEL_SETS[city.seats - 2] * box.DUEL_VALUES if city.strongest else 0


GAME: Final = CarsonCity()
