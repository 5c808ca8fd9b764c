"""The General Store: another cowboy may move to another building."""

from __future__ import annotations

from farwest.games.deadwood.rules.arrival import Arrive, entries, entry_hint
from farwest.games.deadwood.rules.asking import Asked
from farwest.games.deadwood.rules.goods import building_at, leave
from farwest.games.deadwood.rules.turn import back_hint
from farwest.games.deadwood.state import Camp
from farwest.games.deadwood.verbs import BACK, MOVE, MOVE_NOBODY, MOVE_TO
from farwest.kernel.verbs import Arg


class StoreMove(Asked):
    """Which of one's others moves, if any; not the one in the store (DW-100 to DW-102)."""

    __slots__ = ("store",)
    prompt = "store_move"

    def __init__(self, player: int, store: int) -> None:
        super().__init__(player)
        self.store = store

    def options(self, camp: Camp) -> list[int]:
        movable = [plot for plot in camp.posts(self.player) if plot != self.store]
        if not movable or not entries(camp, self.player):
            return [MOVE_NOBODY]
        return [MOVE_NOBODY] + [MOVE + plot for plot in movable]

    def take(self, camp: Camp, action: int) -> None:
        if action != MOVE_NOBODY:
            camp.do(StoreTo(self.player, action - MOVE))

    def hint(self, camp: Camp, action: int) -> list[Arg]:
        return back_hint(camp, self.player, action - MOVE + BACK) if action >= MOVE else []


class StoreTo(Asked):
    """Where to: any building that could be entered from the Ranch (DW-102 to DW-106)."""

    __slots__ = ("origin",)
    prompt = "store_to"

    def __init__(self, player: int, origin: int) -> None:
        super().__init__(player)
        self.origin = origin

    def options(self, camp: Camp) -> list[int]:
        return [MOVE_TO + plot for plot in entries(camp, self.player)]

    def take(self, camp: Camp, action: int) -> None:
        plot = action - MOVE_TO
        building = building_at(camp, self.origin)
        strength = leave(camp, self.player, self.origin)
        told = (self.player, strength - 1, plot, camp.tile[plot], camp.tile[self.origin])
        camp.tell("moved", told)
        camp.do(Arrive(self.player, strength, plot, building))

    def about(self, camp: Camp) -> list[Arg]:
        return back_hint(camp, self.player, self.origin + BACK)

    def hint(self, camp: Camp, action: int) -> list[Arg]:
        return entry_hint(camp, self.player, action - MOVE_TO)
