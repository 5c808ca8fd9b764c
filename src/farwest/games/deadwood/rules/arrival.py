"""Entering a building: the Sheriff's fee, a duel, the right to annex."""

from __future__ import annotations

from farwest.games.deadwood.box import CHURCH_PLOT, FEE, LAUNDRY, PROTECTED
from farwest.games.deadwood.rules.annexing import Annex
from farwest.games.deadwood.rules.duel import Duel
from farwest.games.deadwood.rules.goods import building_at, settle_in
from farwest.games.deadwood.state import RAIL, Camp
from farwest.kernel.steps import NOBODY, Step
from farwest.kernel.verbs import Arg


def entries(camp: Camp, seat: int) -> list[int]:
    """The plots this seat may enter now (DW-040 to DW-043, DW-068, DW-077)."""
    shield = PROTECTED[camp.sheriff]
    barred = not camp.cash[seat] and camp.officer() not in (NOBODY, seat)
    found = []
    clan = camp.clan
    for plot, tile in enumerate(camp.tile):
        holder = clan[plot]
        if not 0 <= tile < RAIL or holder == seat:
            continue
        if plot == CHURCH_PLOT and camp.pews[seat]:
            continue
        if (barred or holder != NOBODY) and plot in shield:
            continue
        found.append(plot)
    return found


def fee_for(camp: Camp, seat: int, plot: int) -> int:
    """What entering costs: a dollar to whoever holds the Sheriff's Office (DW-072)."""
    officer = camp.officer()
    return FEE if officer not in (NOBODY, seat) and camp.protects(plot) else 0


def entry_hint(camp: Camp, seat: int, plot: int) -> list[Arg]:
    """What entering means: which building, its fee, and whom it leads to fight (DW-211)."""
    rival = camp.clan[plot]
    return [
        Arg("tile", "tile", camp.tile[plot]),
        Arg("fee", "number", fee_for(camp, seat, plot)),
        Arg("duel", "number", int(rival != NOBODY)),
        Arg("rivals", "seats", [rival] if rival != NOBODY else []),
    ]


class Arrive(Step[Camp]):
    """A cowboy comes to a building, from the Ranch or by a store move (DW-043, DW-044, DW-103).

    `origin` is the building he came from, or NOBODY: straight from a Laundry to the Church counts
    (DW-112).
    """

    __slots__ = ("player", "strength", "plot", "origin")

    def __init__(self, player: int, strength: int, plot: int, origin: int = NOBODY) -> None:
        self.player = player
        self.strength = strength
        self.plot = plot
        self.origin = origin

    def run(self, camp: Camp) -> None:
        seat = self.player
        plot = self.plot
        fee = fee_for(camp, seat, plot)
        if fee:
            officer = camp.officer()
            camp.cash[seat] -= fee
            camp.cash[officer] += fee
            camp.tell("fee", (seat, officer, fee))
        rival = camp.clan[plot]
        if rival == NOBODY:
            settle_in(camp, seat, self.strength, plot)
            camp.do(Annex(seat, plot, building_at(camp, plot), int(self.origin == LAUNDRY)))
        else:
            camp.fight = [seat, rival, plot, self.strength, camp.might[plot], 0, 0, 0, 0, 0, 0]
            camp.do(Duel())
