"""The end: the Stage Depot's bonus, fines, and who won."""

from __future__ import annotations

from farwest.games.deadwood.box import DEPOT_BONUS, RAILS, STAGE_DEPOT
from farwest.games.deadwood.rules.final_duel import Contest
from farwest.games.deadwood.rules.goods import holder_of
from farwest.games.deadwood.scoring import fine
from farwest.games.deadwood.state import Camp
from farwest.kernel.steps import NOBODY, Step


class Ending(Step[Camp]):
    """Money is counted, once and for all (DW-170, DW-173, DW-174)."""

    __slots__ = ()

    def run(self, camp: Camp) -> None:
        camp.tell("end", (camp.ending,))
        camp.bonus = depot_holder(camp)
        if camp.bonus != NOBODY:
            camp.tell("depot", (camp.bonus, DEPOT_BONUS))
        for seat in range(camp.seats):
            if camp.wanted[seat]:
                camp.tell("fined", (seat, camp.wanted[seat], fine(camp.wanted[seat])))
        camp.do(Contest([]))


def depot_holder(camp: Camp) -> int:
    """Who gets the Stage Depot's bonus: nobody once the Station stands (DW-116, DW-173)."""
    return NOBODY if len(camp.line) > RAILS else holder_of(camp, STAGE_DEPOT)
