"""Building private tiles and replacing them (GWT-114 to GWT-122, GWT-236, GWT-242)."""

from __future__ import annotations

from farwest.games.great_western_trail.box import CRAFTSMAN, CRAFTSMEN, PLOTS
from farwest.games.great_western_trail.rules.acting import Ask
from farwest.games.great_western_trail.rules.goods import pay
from farwest.games.great_western_trail.rules.tiles import building, owner, private
from farwest.games.great_western_trail.state import Trail
from farwest.games.great_western_trail.verbs import PLOT, RISK_ACTION, TILE
from farwest.kernel.menu import Menu
from farwest.kernel.verbs import Arg


def reach(trail: Trail, price: int) -> int:
    """How many craftsmen there are and can be paid (GWT-116)."""
    seat = trail.turn
    return min(trail.workers[seat * 3 + CRAFTSMAN], trail.cash[seat] // price)


class Build(Ask):
    """Choose the tile to build, at a price a craftsman (GWT-114, GWT-116, GWT-242)."""

    __slots__ = ("price", "decline")
    prompt = "build_tile"

    def __init__(self, price: int, decline: int = -1) -> None:
        self.price = price
        self.decline = decline

    def possible(self, trail: Trail) -> bool:
        """Mostly the first tile left can be built on an empty plot; else the full list tells."""
        craftsmen = reach(trail, self.price)
        unbuilt = trail.unbuilt[trail.turn]
        if not craftsmen or not unbuilt:
            return False
        first = (unbuilt & -unbuilt).bit_length() - 1
        small = CRAFTSMEN[first * 2 + trail.sides[first]] <= craftsmen
        if small and not all(trail.board[plot] for plot in PLOTS):
            return True
        return bool(self.options(trail))

    def options(self, trail: Trail) -> list[int]:
        craftsmen = reach(trail, self.price)
        seat = trail.turn
        unbuilt = trail.unbuilt[seat]
        if not craftsmen or not unbuilt:
            return []
        standing = set()
        for plot in PLOTS:
            tile = trail.board[plot]
            if not tile:
                standing.add(0)
            elif owner(tile) == seat:
                standing.add(CRAFTSMEN[building(tile)])
        within = {old + more for old in standing for more in range(1, craftsmen + 1)}
        codes = [
            TILE + index
            for index in range(10)
            if unbuilt >> index & 1 and CRAFTSMEN[index * 2 + trail.sides[index]] in within
        ]
        if codes and self.decline >= 0:
            codes.append(self.decline)
        return codes

    def take(self, trail: Trail, action: int) -> None:
        if action != self.decline:
            trail.do(BuildPlace(action - TILE, self.price))

    def hint(self, trail: Trail, action: int) -> list[Arg]:
        index = action - TILE
        if action == self.decline:
            return []
        return [Arg("building", "building", index * 2 + trail.sides[index])]


class BuildPlace(Ask):
    """Choose an empty plot, or an own smaller tile to replace (GWT-115 to GWT-119)."""

    __slots__ = ("index", "price")
    prompt = "build_place"

    def __init__(self, index: int, price: int) -> None:
        self.index = index
        self.price = price

    def options(self, trail: Trail) -> list[int]:
        craftsmen = reach(trail, self.price)
        needed = CRAFTSMEN[self.index * 2 + trail.sides[self.index]]
        seat = trail.turn
        codes = []
        for n, plot in enumerate(PLOTS):
            tile = trail.board[plot]
            if not tile:
                old = 0
            elif owner(tile) == seat:
                old = CRAFTSMEN[building(tile)]
            else:
                continue
            if old < needed <= old + craftsmen:
                codes.append(PLOT + n)
        return codes

    def take(self, trail: Trail, action: int) -> None:
        seat = trail.turn
        plot = PLOTS[action - PLOT]
        new = self.index * 2 + trail.sides[self.index]
        tile = trail.board[plot]
        needed = CRAFTSMEN[new]
        trail.board[plot] = private(seat, new)
        trail.unbuilt[seat] &= ~(1 << self.index)
        if tile:
            old = building(tile)
            needed -= CRAFTSMEN[old]
            trail.boxed.append(tile)
            trail.tell("replaced", (seat, old, new, plot))
            lose_actions(trail, plot)
        else:
            trail.tell("built", (seat, new, plot))
        pay(trail, seat, needed * self.price)

    def about(self, trail: Trail) -> list[Arg]:
        return [Arg("building", "building", self.index * 2 + trail.sides[self.index])]

    def hint(self, trail: Trail, action: int) -> list[Arg]:
        tile = trail.board[PLOTS[action - PLOT]]
        needed = CRAFTSMEN[self.index * 2 + trail.sides[self.index]]
        over = [building(tile)] if tile else []
        if tile:
            needed -= CRAFTSMEN[building(tile)]
        return [Arg("over", "buildings", over), Arg("cost", "number", needed * self.price)]


def lose_actions(trail: Trail, plot: int) -> None:
    """What the tile that is gone still offered in this phase B is lost (GWT-120, GWT-236).

    The risk action of one's own 8b outlives the tile that 8b copied.
    """
    here = plot == trail.spot[trail.turn]
    if not here and plot != trail.copied:
        return
    for n in range(len(trail.agenda) - 1, -1, -1):
        stay = trail.agenda[n]
        if isinstance(stay, Menu):
            kept = [task for task in stay.tasks if not here and task.code == RISK_ACTION]
            trail.agenda[n] = stay.left(kept)
            return
