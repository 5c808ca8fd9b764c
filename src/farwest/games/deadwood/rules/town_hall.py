"""Town Hall: a Wanted token, the line, the new buildings."""

from __future__ import annotations

from farwest.games.deadwood.box import RAILS
from farwest.games.deadwood.rules.asking import Deed
from farwest.games.deadwood.rules.goods import discard_wanted
from farwest.games.deadwood.rules.railroad import ExtendLine
from farwest.games.deadwood.rules.stacks import NewBuildings
from farwest.games.deadwood.state import Camp


class Pardon(Deed):
    """Step 1: one Wanted token goes to the box (DW-087)."""

    __slots__ = ()

    def run(self, camp: Camp) -> None:
        discard_wanted(camp, self.player, 1)


class Survey(Deed):
    """Steps 2 and 3: the line grows, and then the town (DW-088, DW-089).

    After the Station there is no step 3 (DW-094); once it stands, no step 2 (DW-095).
    """

    __slots__ = ()

    def run(self, camp: Camp) -> None:
        laid = len(camp.line)
        if laid < RAILS:
            camp.do(ExtendLine(self.player), NewBuildings(self.player))
        elif laid == RAILS:
            camp.do(ExtendLine(self.player))
        else:
            camp.do(NewBuildings(self.player))
