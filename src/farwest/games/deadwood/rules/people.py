"""Church, Saloon, Casino, Gold Mine, Courthouse, Newspaper, Telegraph Office."""

from __future__ import annotations

from farwest.games.deadwood.box import CASINO_TAKES, GOLD, HIRE_COST, LAUNDRY, TELEGRAPHED, TILES
from farwest.games.deadwood.rules.asking import Asked, Deed
from farwest.games.deadwood.rules.goods import (
    KINDS,
    POOL_EMPTY,
    discard_wanted,
    take_wanted,
    to_mine,
    trigger,
)
from farwest.games.deadwood.state import RAIL, Camp
from farwest.games.deadwood.verbs import ACCUSE, ADD, HIRE, HIRE_NOBODY, PAY, REFUSE, REMOVE, ROB
from farwest.kernel.steps import Choice, Step
from farwest.kernel.verbs import Arg


class Confess(Step[Camp]):
    """The Church: a Wanted token, and one more for each Laundry (DW-078, DW-111 to DW-114)."""

    __slots__ = ("player", "laundered")

    def __init__(self, player: int, laundered: int) -> None:
        self.player = player
        self.laundered = laundered

    def run(self, camp: Camp) -> None:
        discard_wanted(camp, self.player, 1 + laundries(camp, self.player) + self.laundered)


def laundries(camp: Camp, seat: int) -> int:
    """How many Laundries a seat controls."""
    return sum(
        1
        for plot, tile in enumerate(camp.tile)
        if 0 <= tile < RAIL and TILES[tile] == LAUNDRY and camp.clan[plot] == seat
    )


class Hire(Asked):
    """The Saloon: at most one cowboy, who starts in the Mine (DW-080 to DW-082)."""

    __slots__ = ()
    prompt = "hire"

    def options(self, camp: Camp) -> list[int]:
        left = camp.hire[self.player * KINDS : (self.player + 1) * KINDS]
        cash = camp.cash[self.player]
        hired = [HIRE + kind for kind in range(KINDS) if left[kind] and HIRE_COST[kind] <= cash]
        return [HIRE_NOBODY, *hired]

    def take(self, camp: Camp, action: int) -> None:
        if action == HIRE_NOBODY:
            return
        kind = action - HIRE
        camp.hire[self.player * KINDS + kind] -= 1
        camp.cash[self.player] -= HIRE_COST[kind]
        camp.tell("hired", (self.player, kind, HIRE_COST[kind]))
        to_mine(camp, self.player, kind + 1)

    def hint(self, camp: Camp, action: int) -> list[Arg]:
        if action == HIRE_NOBODY:
            return []
        return [Arg("dollars", "number", HIRE_COST[action - HIRE])]


class Rob(Asked):
    """The Casino: a dollar from another player who has one (DW-099)."""

    __slots__ = ()
    prompt = "casino_target"

    def options(self, camp: Camp) -> list[int]:
        return [ROB + seat for seat in range(camp.seats) if seat != self.player and camp.cash[seat]]

    def take(self, camp: Camp, action: int) -> None:
        rival = action - ROB
        camp.cash[rival] -= CASINO_TAKES
        camp.cash[self.player] += CASINO_TAKES
        camp.tell("robbed", (self.player, rival, CASINO_TAKES))


class Prospect(Deed):
    """The Gold Mine: a die, and dollars by its table (DW-126)."""

    __slots__ = ()

    def run(self, camp: Camp) -> None:
        die = camp.draw(len(GOLD))
        camp.cash[self.player] += GOLD[die]
        camp.tell("gold", (self.player, die, GOLD[die]))


class Court(Choice[Camp]):
    """The Courthouse: each in turn pays a dollar per Wanted token or takes one more (DW-130).

    `place` counts round the table from the player who annexed.
    """

    __slots__ = ("player", "place")
    prompt = "court"

    def __init__(self, player: int, place: int) -> None:
        self.player = player
        self.place = place

    def seat(self, camp: Camp) -> int:
        return (self.player + self.place) % camp.seats

    def options(self, camp: Camp) -> list[int]:
        """No choice without a token, without the money or with an empty pool (DW-131 to DW-135)."""
        seat = self.seat(camp)
        owed = camp.wanted[seat]
        found = []
        if owed and camp.cash[seat] >= owed:
            found.append(PAY)
        if not found or camp.pool:
            found.append(REFUSE)
        return found

    def take(self, camp: Camp, action: int) -> None:
        seat = self.seat(camp)
        owed = camp.wanted[seat]
        if self.place + 1 < camp.seats:
            camp.do(Court(self.player, self.place + 1))
        if action == PAY:
            camp.cash[seat] -= owed
            camp.tell("paid", (seat, owed))
        elif owed and camp.pool:
            camp.tell("refused", (seat,))
            take_wanted(camp, seat)

    def about(self, camp: Camp) -> list[Arg]:
        return [Arg("dollars", "number", camp.wanted[self.seat(camp)])]

    def hint(self, camp: Camp, action: int) -> list[Arg]:
        return self.about(camp) if action == PAY else []


class Accuse(Asked):
    """The Newspaper: a Wanted token from the pool for anybody (DW-138)."""

    __slots__ = ()
    prompt = "newspaper_target"

    def options(self, camp: Camp) -> list[int]:
        return [ACCUSE + seat for seat in range(camp.seats)] if camp.pool else []

    def take(self, camp: Camp, action: int) -> None:
        camp.tell("accused", (self.player, action - ACCUSE))
        take_wanted(camp, action - ACCUSE)


class Telegraph(Asked):
    """The Telegraph Office: two Wanted tokens into the pool, or out of it (DW-140 to DW-142)."""

    __slots__ = ()
    prompt = "telegraph"

    def options(self, camp: Camp) -> list[int]:
        return [ADD] * (camp.boxed > 0) + [REMOVE] * (camp.pool > 0)

    def take(self, camp: Camp, action: int) -> None:
        if action == ADD:
            number = min(TELEGRAPHED, camp.boxed)
            camp.boxed -= number
            camp.pool += number
            camp.tell("added", (self.player, number))
            return
        number = min(TELEGRAPHED, camp.pool)
        camp.pool -= number
        camp.boxed += number
        camp.tell("removed", (self.player, number))
        if not camp.pool:
            trigger(camp, POOL_EMPTY)
