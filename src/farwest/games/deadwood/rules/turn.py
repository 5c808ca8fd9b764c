"""One action a turn: back to the Ranch, or go to town."""

from __future__ import annotations

from farwest.games.deadwood.box import PLOTS
from farwest.games.deadwood.rules.arrival import Arrive, entries, entry_hint
from farwest.games.deadwood.rules.ending import Ending
from farwest.games.deadwood.rules.goods import KINDS, LIMIT, leave, trigger
from farwest.games.deadwood.state import Camp
from farwest.games.deadwood.verbs import BACK, BACK_MINE, ENOUGH, GO
from farwest.kernel.steps import Choice, Step
from farwest.kernel.verbs import Arg


class Turn(Choice[Camp]):
    """Exactly one of the two; passing is not allowed (DW-034, DW-035)."""

    __slots__ = ()
    prompt = "turn"

    def seat(self, camp: Camp) -> int:
        return camp.turn

    def options(self, camp: Camp) -> list[int]:
        seat = camp.turn
        found: list[int] = []
        plots = entries(camp, seat)
        for kind in range(KINDS):
            if camp.ranch[seat * KINDS + kind]:
                first = GO + kind * len(PLOTS)
                found += [first + plot for plot in plots]
        return found + away(camp, seat)

    def take(self, camp: Camp, action: int) -> None:
        camp.do(EndTurn())
        if action >= BACK:
            bring_back(camp, camp.turn, action)
            camp.do(MoreBack())
        else:
            to = action - GO
            go(camp, camp.turn, to // len(PLOTS), to % len(PLOTS))

    def hint(self, camp: Camp, action: int) -> list[Arg]:
        if action >= BACK:
            return back_hint(camp, camp.turn, action)
        return entry_hint(camp, camp.turn, (action - GO) % len(PLOTS))


def go(camp: Camp, seat: int, kind: int, plot: int) -> None:
    """A cowboy goes from the Ranch to a building (DW-040)."""
    camp.ranch[seat * KINDS + kind] -= 1
    camp.tell("went", (seat, kind, plot, camp.tile[plot]))
    camp.do(Arrive(seat, kind + 1, plot))


def away(camp: Camp, seat: int) -> list[int]:
    """Everybody who can be taken back: from buildings and from the Mine (DW-038)."""
    found = [BACK + plot for plot in camp.posts(seat)]
    return found + [BACK_MINE + kind for kind in range(KINDS) if camp.mine[seat * KINDS + kind]]


def bring_back(camp: Camp, seat: int, action: int) -> None:
    """One cowboy comes home: no cost, no duel, no ability (DW-039)."""
    if action >= BACK_MINE:
        kind = action - BACK_MINE
        camp.mine[seat * KINDS + kind] -= 1
        camp.tell("back_mine", (seat, kind))
    else:
        plot = action - BACK
        kind = leave(camp, seat, plot) - 1
        camp.tell("back", (seat, kind, plot, camp.tile[plot]))
    camp.ranch[seat * KINDS + kind] += 1


def back_hint(camp: Camp, seat: int, action: int) -> list[Arg]:
    if not BACK <= action < BACK_MINE:
        return []
    plot = action - BACK
    strength = camp.stands(seat, plot)
    return [Arg("tile", "tile", camp.tile[plot]), Arg("cowboy", "cowboy", strength - 1)]


class MoreBack(Choice[Camp]):
    """One more comes back, or that is enough (DW-208)."""

    __slots__ = ()
    prompt = "back_to_ranch"

    def seat(self, camp: Camp) -> int:
        return camp.turn

    def options(self, camp: Camp) -> list[int]:
        return [ENOUGH, *away(camp, camp.turn)]

    def take(self, camp: Camp, action: int) -> None:
        if action != ENOUGH:
            bring_back(camp, camp.turn, action)
            camp.do(MoreBack())

    def hint(self, camp: Camp, action: int) -> list[Arg]:
        return back_hint(camp, camp.turn, action)


class EndTurn(Step[Camp]):
    """Everything is finished: the game ends, or the player to the left plays (DW-037, DW-170)."""

    __slots__ = ()

    def run(self, camp: Camp) -> None:
        camp.turns += 1
        if camp.limit and camp.turns >= camp.limit:
            trigger(camp, LIMIT)
        if camp.ending:
            camp.do(Ending())
        else:
            camp.turn = (camp.turn + 1) % camp.seats
            camp.tell("turn", (camp.turn, camp.turns + 1))
            camp.do(Turn())
