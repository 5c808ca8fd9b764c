"""The three stacks: drawing and placing tiles, and the Fortune Teller's look."""

from __future__ import annotations

from farwest.games.deadwood.box import NEIGHBOURS, TILE_STACK
from farwest.games.deadwood.rules.asking import Asked, Deed
from farwest.games.deadwood.state import EMPTY, RAIL, Camp
from farwest.games.deadwood.verbs import ORDER, PLOT, STACK, TILE
from farwest.kernel.steps import NOBODY
from farwest.kernel.verbs import Arg


def draw_tile(camp: Camp, stack: int) -> None:
    """The top tile, shown to all."""
    pile = camp.stacks[stack]
    camp.drawn.append(pile.pop())
    camp.bottom[stack] = min(camp.bottom[stack], len(pile))
    camp.reveal()


def bury_tile(camp: Camp, tile: int, kind: str, *told: int) -> None:
    """A tile goes face down under its own stack, where everybody knows it (DW-012, DW-149)."""
    stack = TILE_STACK[tile]
    camp.stacks[stack].insert(0, tile)
    camp.bottom[stack] += 1
    camp.tell(kind, (tile, *told, stack))


def building_sites(camp: Camp) -> list[int]:
    """Empty plots beside a building (DW-090)."""
    tile = camp.tile
    return [
        plot
        for plot, near in enumerate(NEIGHBOURS)
        if tile[plot] == EMPTY and any(0 <= tile[other] < RAIL for other in near)
    ]


class NewBuildings(Deed):
    """The top tile of each stack is drawn and placed (DW-089)."""

    __slots__ = ()

    def run(self, camp: Camp) -> None:
        for stack in range(len(camp.stacks)):
            if camp.stacks[stack]:
                draw_tile(camp, stack)
        if camp.drawn:
            camp.tell("drew", (self.player, camp.drawn[:]))
            camp.do(PickTile(self.player))


class WhichStack(Asked):
    """One of the stacks that are not empty."""

    __slots__ = ()

    def options(self, camp: Camp) -> list[int]:
        return [STACK + stack for stack in range(len(camp.stacks)) if camp.stacks[stack]]

    def hint(self, camp: Camp, action: int) -> list[Arg]:
        """The tiles of a stack, not their order: everybody can work them out (DW-011)."""
        return [Arg("tiles", "tiles", sorted(camp.stacks[action - STACK]))]


class DrawOne(WhichStack):
    """The Stage Depot: the top tile of a stack is drawn and placed (DW-115)."""

    __slots__ = ()
    prompt = "stack"

    def take(self, camp: Camp, action: int) -> None:
        draw_tile(camp, action - STACK)
        camp.tell("drew", (self.player, camp.drawn[:]))
        camp.do(PickTile(self.player))


class PickTile(Asked):
    """Which tile next; where none can stand they go under their stacks (DW-091, DW-092)."""

    __slots__ = ()
    prompt = "tile_to_place"

    def options(self, camp: Camp) -> list[int]:
        if building_sites(camp):
            return [TILE + tile for tile in camp.drawn]
        return [TILE + tile for tile in camp.drawn[:1]]

    def take(self, camp: Camp, action: int) -> None:
        tile = action - TILE
        if building_sites(camp):
            camp.do(PickPlot(self.player, tile))
            return
        camp.drawn.remove(tile)
        bury_tile(camp, tile, "buried")
        if camp.drawn:
            camp.do(PickTile(self.player))


class PickPlot(Asked):
    """On an empty plot beside a building; nobody annexes it for that (DW-090, DW-093)."""

    __slots__ = ("tile",)
    prompt = "plot"

    def __init__(self, player: int, tile: int) -> None:
        super().__init__(player)
        self.tile = tile

    def options(self, camp: Camp) -> list[int]:
        return [PLOT + plot for plot in building_sites(camp)]

    def take(self, camp: Camp, action: int) -> None:
        plot = action - PLOT
        camp.tile[plot] = self.tile
        camp.drawn.remove(self.tile)
        camp.tell("placed", (self.player, self.tile, plot))
        if camp.drawn:
            camp.do(PickTile(self.player))

    def about(self, camp: Camp) -> list[Arg]:
        return [Arg("tile", "tile", self.tile)]


# --- the Fortune Teller ----------------------------------------------------------------------


class Fortune(WhichStack):
    """Which stack one looks at (DW-127, DW-129)."""

    __slots__ = ()
    prompt = "stack_to_see"

    def take(self, camp: Camp, action: int) -> None:
        """From now on this player alone knows the stack (DW-012)."""
        stack = action - STACK
        camp.looking = stack
        camp.looker = self.player
        camp.seer[stack] = self.player
        camp.bottom[stack] = 0
        camp.reveal()
        camp.tell("looked", (self.player, stack), (camp.stacks[stack][::-1],), (self.player,))
        camp.do(Reorder(self.player))


class Reorder(Asked):
    """From the top down: which tile comes next (DW-128, DW-209)."""

    __slots__ = ()
    prompt = "reorder"

    def options(self, camp: Camp) -> list[int]:
        return [ORDER + tile for tile in sorted(camp.stacks[camp.looking])]

    def take(self, camp: Camp, action: int) -> None:
        pile = camp.stacks[camp.looking]
        pile.remove(action - ORDER)
        camp.picked.append(action - ORDER)
        if pile:
            camp.do(Reorder(self.player))
            return
        pile += camp.picked[::-1]
        camp.tell("ordered", (self.player, camp.looking), (camp.picked,), (self.player,))
        camp.picked = []
        camp.looking = NOBODY
        camp.looker = NOBODY

    def about(self, camp: Camp) -> list[Arg]:
        return [Arg("stack", "stack", camp.looking), Arg("number", "number", len(camp.picked) + 1)]
