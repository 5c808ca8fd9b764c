"""Buildings that move others: the Sheriff's Office, the Grifter, the Dance Hall."""

from __future__ import annotations

from farwest.games.deadwood.box import CHURCH_PLOT, PLOTS, PROTECTED
from farwest.games.deadwood.rules.asking import Asked
from farwest.games.deadwood.rules.goods import KINDS, building_at, leave, to_mine
from farwest.games.deadwood.rules.turn import away, back_hint, bring_back
from farwest.games.deadwood.state import Camp
from farwest.games.deadwood.verbs import ENOUGH, GRIFT, GRIFT_NOBODY, GRIFT_RANCH, SHERIFF_TO
from farwest.kernel.steps import NOBODY
from farwest.kernel.verbs import Arg


class MoveSheriff(Asked):
    """To another point that touches a building (DW-083, DW-084)."""

    __slots__ = ()
    prompt = "sheriff_to"

    def options(self, camp: Camp) -> list[int]:
        built = [building_at(camp, plot) != NOBODY for plot in range(len(PLOTS))]
        return [
            SHERIFF_TO + point
            for point, (one, two, three) in enumerate(PROTECTED)
            if point != camp.sheriff and (built[one] or built[two] or built[three])
        ]

    def take(self, camp: Camp, action: int) -> None:
        camp.sheriff = action - SHERIFF_TO
        camp.tell("sheriff", (self.player, camp.sheriff, guarded(camp, camp.sheriff)))

    def hint(self, camp: Camp, action: int) -> list[Arg]:
        return [Arg("tiles", "tiles", guarded(camp, action - SHERIFF_TO))]


def guarded(camp: Camp, point: int) -> list[int]:
    """The buildings the Sheriff protects from this point (DW-067)."""
    return [camp.tile[plot] for plot in PROTECTED[point] if building_at(camp, plot) != NOBODY]


class Grift(Asked):
    """The Grifter: other players' cowboys, from town or a Ranch, to the Mine (DW-136, DW-137)."""

    __slots__ = ("left",)
    prompt = "grift"

    def __init__(self, player: int, left: int) -> None:
        super().__init__(player)
        self.left = left

    def options(self, camp: Camp) -> list[int]:
        rivals = [seat for seat in range(camp.seats) if seat != self.player]
        found = [GRIFT_NOBODY]
        found += [
            GRIFT + clan * len(PLOTS) + plot
            for plot, clan in enumerate(camp.clan)
            if clan not in (NOBODY, self.player)
        ]
        found += [GRIFT + seat * len(PLOTS) + CHURCH_PLOT for seat in rivals if camp.pews[seat]]
        ranches = [seat * KINDS + kind for seat in rivals for kind in range(KINDS)]
        return found + [GRIFT_RANCH + place for place in ranches if camp.ranch[place]]

    def take(self, camp: Camp, action: int) -> None:
        if action == GRIFT_NOBODY:
            return
        if action >= GRIFT_RANCH:
            rival, kind = divmod(action - GRIFT_RANCH, KINDS)
            camp.ranch[rival * KINDS + kind] -= 1
        else:
            rival, plot = divmod(action - GRIFT, len(PLOTS))
            kind = leave(camp, rival, plot) - 1
        camp.tell("grifted", (self.player, rival, kind))
        to_mine(camp, rival, kind + 1)
        if self.left > 1:
            camp.do(Grift(self.player, self.left - 1))

    def hint(self, camp: Camp, action: int) -> list[Arg]:
        if not GRIFT <= action < GRIFT_RANCH:
            return []
        rival, plot = divmod(action - GRIFT, len(PLOTS))
        strength = camp.stands(rival, plot)
        return [Arg("cowboy", "cowboy", strength - 1), Arg("tile", "tile", camp.tile[plot])]


class Recall(Asked):
    """The Dance Hall: one or two of one's own come home (DW-139)."""

    __slots__ = ("left",)
    prompt = "recall"

    def __init__(self, player: int, left: int) -> None:
        super().__init__(player)
        self.left = left

    def options(self, camp: Camp) -> list[int]:
        return [ENOUGH, *away(camp, self.player)]

    def take(self, camp: Camp, action: int) -> None:
        if action == ENOUGH:
            return
        bring_back(camp, self.player, action)
        if self.left > 1:
            camp.do(Recall(self.player, self.left - 1))

    def hint(self, camp: Camp, action: int) -> list[Arg]:
        return back_hint(camp, self.player, action)
