"""Deadwood, by Loïc Lamy: clans, duels and a railroad, 2 to 5 players."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from farwest.games.deadwood import box
from farwest.games.deadwood import view as sight
from farwest.games.deadwood import why as reasons
from farwest.games.deadwood.events import EVENTS
from farwest.games.deadwood.odds import table

# what annexing does is a table that fills itself when it is imported
from farwest.games.deadwood.rules import buildings as _abilities  # noqa: F401
from farwest.games.deadwood.rules.annexing import HARMLESS, Annex
from farwest.games.deadwood.rules.duel import DEADLY, harm
from farwest.games.deadwood.rules.ending import depot_holder
from farwest.games.deadwood.rules.goods import KINDS
from farwest.games.deadwood.rules.turn import Turn
from farwest.games.deadwood.scoring import SOURCES, scores
from farwest.games.deadwood.state import RAIL, STATION, Camp
from farwest.games.deadwood.verbs import ANNEX, VERBS
from farwest.kernel.game import Game, Message, Question, Reason, Result, View
from farwest.kernel.options import OneOf, Options
from farwest.kernel.result import places_of
from farwest.kernel.verbs import Arg

WHAT_SHOTS_DO: Final = ("miss", "wound", "kill")
"""By the wounds they make."""

TARGETS: Final[dict[str, tuple[str, ...]]] = {
    "go": ("ranch-{0}", "plot-{1}"),
    "back": ("post-{0}",),
    "back_mine": ("mine-{0}",),
    "sheriff_to": ("point-{0}",),
    "rail_to": ("plot-{0}",),
    "next": ("post-{1}",),
    "tile": ("drawn-{0}",),
    "plot": ("plot-{0}",),
    "stack": ("stack-{0}",),
    "order": ("drawn-{0}",),
    "rob": ("seat-{0}",),
    "move": ("post-{0}",),
    "move_to": ("plot-{0}",),
    "grift": ("post-{1}",),
    "grift_ranch": ("ranch-{0}-{1}",),
    "accuse": ("seat-{0}",),
    "shooter": ("shooter-{0}",),
}
"""What lights up on the board for each verb, by the values of its fields."""


class Deadwood(Game[Camp]):
    """Send cowboys to the buildings of a growing town, fight for them, and stay out of jail."""

    key = "deadwood"
    revision = 1
    clauses = "DW"
    options = (OneOf("turn_limit", ["none", "300", "600"]),)
    winless = True
    orders = ("annex",)
    verbs = VERBS
    events = EVENTS
    names: ClassVar[dict[str, list[str]]] = {
        "cowboy": list(box.COWBOYS),
        "building": list(box.BUILDINGS),
        "tile": [box.BUILDINGS[building] for building in box.TILES] + ["rail", "station"],
        "stack": ["stack_1", "stack_2", "stack_3"],
        "shot": [f"shot_{face + 1}" for face in range(6)],
        "ending": ["", "end_pool", "end_station", "end_wiped", "end_limit"],
    }

    def players(self, options: Options) -> tuple[int, int]:
        fewest, most = box.PLAYERS
        return fewest, most

    def empty(self) -> Camp:
        return Camp()

    def set_up(self, camp: Camp, options: Options) -> None:
        """Section 3 of the clauses; luck is drawn in the order of DW-203."""
        seats = camp.seats
        limit = options["turn_limit"]
        camp.limit = 0 if limit == "none" else int(str(limit))
        camp.first = camp.turn = first_player(camp)
        camp.stacks = [list(box.STACK_1), list(box.STACK_2), list(box.STACK_3)]
        for stack in camp.stacks:
            camp.shuffle(stack)
        stars = [camp.stacks[0].pop() for _ in range(len(box.STARS) - 1)] + [box.FIRST_SALOON]
        camp.shuffle(stars)
        for plot, tile in zip(box.STARS, stars, strict=True):
            camp.tile[plot] = tile
        camp.tile[box.TOWN_HALL_PLOT] = box.TOWN_HALL_TILE
        camp.tile[box.SHERIFFS_OFFICE_PLOT] = box.SHERIFFS_OFFICE_TILE
        camp.tile[box.CHURCH_PLOT] = box.CHURCH_TILE
        camp.pool = box.POOL_PER_PLAYER * seats
        camp.boxed = box.WANTED - camp.pool
        camp.cartridges = box.CARTRIDGES - box.START_CARTRIDGES * seats
        camp.horses = box.HORSES - box.START_HORSES * seats
        camp.cash = [box.START_DOLLARS] * seats
        camp.wanted = [0] * seats
        camp.shells = [box.START_CARTRIDGES] * seats
        camp.stables = [box.START_HORSES] * seats
        camp.pews = [0] * seats
        camp.ranch = list(box.IN_RANCH) * seats
        in_supply = [box.PER_CLAN[kind] - box.IN_RANCH[kind] for kind in range(KINDS)]
        camp.hire = in_supply * seats
        camp.mine = [0] * (KINDS * seats)
        camp.dead = [0] * (KINDS * seats)
        camp.tell("turn", (camp.turn, 1))
        camp.do(Turn())

    def term(self, kind: str, value: int) -> Message:
        """A plot and a point are named by their letters and numbers."""
        if kind == "plot":
            return Message("plot", [Arg("name", "text", box.PLOTS[value])])
        if kind == "point":
            return Message("point", [Arg("name", "text", box.POINTS[value])])
        return super().term(kind, value)

    def targets(self, verb: str, args: list[Arg]) -> list[str]:
        """By TARGETS; in the Church, where several stand, a cowboy is told by his clan too."""
        values = [arg.value for arg in args]
        if verb in ("next", "grift") and values[1] == box.CHURCH_PLOT:
            return [f"post-{values[1]}-{values[0]}"]
        return [target.format(*values) for target in TARGETS.get(verb, ())]

    def ordered(self, camp: Camp, seat: int) -> dict[str, int]:
        """Annex by itself what only brings money or tokens."""
        choice = camp.choice_of(seat)
        if isinstance(choice, Annex) and choice.building in HARMLESS:
            return {"annex": ANNEX}
        return super().ordered(camp, seat)

    def why(self, view: View, question: Question | None, target: str) -> Reason | None:
        return reasons.why(view, question, target)

    def facts(self) -> dict[str, Any]:
        """What the board needs of the box: codes, prices, what dice do, the chances of a duel."""
        return {
            "rails": box.RAILS,
            "rail": RAIL,
            "station": STATION,
            "church_plot": box.CHURCH_PLOT,
            "buildings": list(box.BUILDINGS),
            "tiles": list(box.TILES),
            "tile_stack": list(box.TILE_STACK),
            "silhouettes": [box.CHURCH_TILE, box.SHERIFFS_OFFICE_TILE, box.TOWN_HALL_TILE],
            "hire_cost": list(box.HIRE_COST),
            "deadly": DEADLY,
            "shots": [WHAT_SHOTS_DO[min(harm([face]), DEADLY)] for face in range(6)],
            "odds": table(),
        }

    def shown(self, camp: Camp) -> View:
        return sight.open_to_all(camp)

    def shown_to(self, camp: Camp, seat: int, shown: View) -> View:
        return sight.known_to(camp, seat)

    def redeal(self, camp: Camp, seat: int) -> None:
        sight.redeal(camp, seat)

    def stir(self, camp: Camp) -> None:
        sight.stir(camp)

    def result(self, camp: Camp) -> Result:
        """The winners of DW-205; in mid-game, whoever has the most."""
        depot = camp.bonus if camp.over else depot_holder(camp)
        counted = [scores(camp, seat, depot) for seat in range(camp.seats)]
        points = [sum(parts) for parts in counted]
        best = max(points)
        leaders = [seat for seat in range(camp.seats) if points[seat] == best]
        winners = camp.winners[:] if camp.over else leaders
        rank = [(seat in winners, points[seat]) for seat in range(camp.seats)]
        places = places_of(rank)
        return Result(winners, places, points, [dict(zip(SOURCES, parts)) for parts in counted])

    def ending(self, camp: Camp) -> str:
        return self.names["ending"][camp.ending]

    def supply(self, camp: Camp) -> dict[str, int]:
        """Cowboys (DW-003), tokens (DW-014, DW-015) and tiles."""
        here = sum(camp.ranch) + sum(camp.mine) + sum(camp.hire) + sum(camp.dead)
        posted = sum(clan >= 0 for clan in camp.clan) + sum(might > 0 for might in camp.pews)
        built = sum(0 <= tile < len(box.TILES) for tile in camp.tile)
        return {
            "cowboys": here + posted + bool(camp.fight),
            "cartridges": camp.cartridges + sum(camp.shells),
            "horses": camp.horses + sum(camp.stables),
            "wanted": camp.pool + camp.boxed + sum(camp.wanted),
            "tiles": built + sum(map(len, camp.stacks)) + len(camp.drawn) + len(camp.picked),
        }


def first_player(camp: Camp) -> int:
    """The highest roller; tied ones roll again among themselves (DW-033)."""
    rolling = list(range(camp.seats))
    while len(rolling) > 1:
        rolls = [camp.draw(6) for _ in rolling]
        for seat, roll in zip(rolling, rolls, strict=True):
            camp.tell("first_roll", (seat, roll))
        rolling = [s for s, roll in zip(rolling, rolls, strict=True) if roll == max(rolls)]
    camp.tell("first", (rolling[0],))
    return rolling[0]


GAME: Final = Deadwood()
