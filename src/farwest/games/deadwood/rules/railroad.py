"""The railroad: laying a tile, what it destroys, who may annex."""

from __future__ import annotations

from farwest.games.deadwood.box import (
    CHURCH_PLOT,
    ENTRY,
    HOTEL,
    HOTEL_RAIL,
    HOTEL_STATION,
    NEIGHBOURS,
    ONWARD,
    PLOTS,
    RAILS,
)
from farwest.games.deadwood.rules.annexing import Annex, Closed
from farwest.games.deadwood.rules.asking import Asked
from farwest.games.deadwood.rules.goods import (
    STATION_BUILT,
    building_at,
    holder_of,
    leave,
    to_mine,
    trigger,
)
from farwest.games.deadwood.rules.stacks import bury_tile
from farwest.games.deadwood.state import EMPTY, LEVEL, POST, RAIL, STATION, Camp
from farwest.games.deadwood.verbs import NEXT, RAIL_TO
from farwest.kernel.steps import NOBODY, Step
from farwest.kernel.verbs import Arg


def onward(camp: Camp) -> tuple[int, ...]:
    """The two plots where the line may go on; none once the Station stands (DW-144 to DW-147)."""
    if len(camp.line) > RAILS:
        return ()
    return ONWARD[camp.line[-1]] if camp.line else ENTRY


class ExtendLine(Asked):
    """One more row up, on one of two plots; buildings never block it (DW-147, DW-148)."""

    __slots__ = ()
    prompt = "rail_to"

    def options(self, camp: Camp) -> list[int]:
        return [RAIL_TO + plot for plot in onward(camp)]

    def take(self, camp: Camp, action: int) -> None:
        """Destroy, then the Hotel's money, then the annexations (DW-153)."""
        plot = action - RAIL_TO
        station = len(camp.line) == RAILS
        camp.tell("station" if station else "rail", (self.player, plot))
        destroy(camp, plot)
        camp.tile[plot] = STATION if station else RAIL
        camp.line.append(plot)
        pay_hotel(camp, HOTEL_STATION if station else HOTEL_RAIL)
        if station:
            trigger(camp, STATION_BUILT)
        camp.crumbs.append(self.player * POST + plot)
        level = len(camp.line)
        camp.due += [level * LEVEL + post for post in eligible(camp, plot)]
        camp.do(NextEligible(self.player, level), Closed())

    def about(self, camp: Camp) -> list[Arg]:
        return [Arg("station", "number", int(len(camp.line) == RAILS))]

    def hint(self, camp: Camp, action: int) -> list[Arg]:
        tile = camp.tile[action - RAIL_TO]
        razed = [tile] if tile != EMPTY else []
        return [Arg("tiles", "tiles", razed)]


def destroy(camp: Camp, plot: int) -> None:
    """The building goes under its stack, its cowboy to the Mine (DW-149 to DW-151)."""
    tile = camp.tile[plot]
    if tile == EMPTY:
        return
    owner = camp.clan[plot]
    bury_tile(camp, tile, "destroyed", plot)
    if owner != NOBODY:
        to_mine(camp, owner, leave(camp, owner, plot))


def pay_hotel(camp: Camp, dollars: int) -> None:
    """Wherever the Hotel stands (DW-108, DW-109, DW-164)."""
    owner = holder_of(camp, HOTEL)
    if owner != NOBODY:
        camp.cash[owner] += dollars
        camp.tell("hotel", (owner, dollars))


def eligible(camp: Camp, plot: int) -> list[int]:
    """Every cowboy beside the new tile, as posts (DW-154, DW-155)."""
    found = []
    for near in NEIGHBOURS[plot]:
        if near == CHURCH_PLOT:
            found += [seat * POST + near for seat in range(camp.seats) if camp.pews[seat]]
        elif camp.clan[near] != NOBODY:
            found.append(camp.clan[near] * POST + near)
    return found


class NextEligible(Asked):
    """Whoever laid the tile says whose turn it is to annex (DW-156, DW-157)."""

    __slots__ = ("level",)
    prompt = "next_eligible"

    def __init__(self, player: int, level: int) -> None:
        super().__init__(player)
        self.level = level

    def options(self, camp: Camp) -> list[int]:
        own = [entry % LEVEL for entry in camp.due if entry // LEVEL == self.level]
        return [NEXT + post // POST * len(PLOTS) + post % POST for post in own]

    def take(self, camp: Camp, action: int) -> None:
        seat, plot = divmod(action - NEXT, len(PLOTS))
        annex = Annex(seat, plot, building_at(camp, plot))
        again = NextEligible(self.player, self.level)
        if self.level > RAILS:
            camp.do(annex, Second(seat, plot, self.level), again)
        else:
            camp.due.remove(self.level * LEVEL + seat * POST + plot)
            camp.do(annex, again)

    def hint(self, camp: Camp, action: int) -> list[Arg]:
        seat, plot = divmod(action - NEXT, len(PLOTS))
        strength = camp.stands(seat, plot)
        return [Arg("cowboy", "cowboy", strength - 1), Arg("tile", "tile", camp.tile[plot])]


class Second(Step[Camp]):
    """Beside the Station one annexes twice, if one is still there (DW-165)."""

    __slots__ = ("player", "plot", "level")

    def __init__(self, player: int, plot: int, level: int) -> None:
        self.player = player
        self.plot = plot
        self.level = level

    def run(self, camp: Camp) -> None:
        entry = self.level * LEVEL + self.player * POST + self.plot
        if entry in camp.due:
            camp.due.remove(entry)
            camp.do(Annex(self.player, self.plot, building_at(camp, self.plot)))
