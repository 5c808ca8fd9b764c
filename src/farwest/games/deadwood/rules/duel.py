"""A duel for a building: fleeing, cartridges, dice rolled down to equality."""

from __future__ import annotations

from typing import Final

from farwest.games.deadwood.box import UNDERTAKER, UNDERTAKER_PAYS
from farwest.games.deadwood.rules.annexing import Annex
from farwest.games.deadwood.rules.goods import (
    WIPED_OUT,
    building_at,
    holder_of,
    leave,
    serving,
    settle_in,
    take_wanted,
    to_boot_hill,
    to_mine,
    trigger,
)
from farwest.games.deadwood.state import Camp
from farwest.games.deadwood.verbs import FIGHT, FLEE, HOLD, LOAD
from farwest.kernel.steps import NOBODY, Choice, Step
from farwest.kernel.verbs import Arg

# camp.fight: two numbers a matter, the attacker's and the defender's, but one plot
PLOT: Final = 2
MIGHT: Final = 3
LOADED: Final = 5
DICE: Final = 7
WOUNDS: Final = 9

DEADLY: Final = 2  # so many wounds kill
WOUND: Final = 3  # a die, from 0: this face and higher wounds
KILL: Final = 5  # and this one kills


class Duel(Step[Camp]):
    """The attacker takes a Wanted token first, whatever comes (DW-046, DW-047)."""

    __slots__ = ()

    def run(self, camp: Camp) -> None:
        attacker, defender, plot, own, other = camp.fight[:5]
        camp.tell("duel", (attacker, own - 1, defender, other - 1, camp.tile[plot]))
        take_wanted(camp, attacker)
        camp.do(Flight())


class Flight(Choice[Camp]):
    """A defender with a horse may flee to the Mine (DW-048, DW-049)."""

    __slots__ = ()
    prompt = "flee"

    def seat(self, camp: Camp) -> int:
        return camp.fight[1]

    def options(self, camp: Camp) -> list[int]:
        return [FIGHT, FLEE] if camp.stables[camp.fight[1]] else [FIGHT]

    def take(self, camp: Camp, action: int) -> None:
        if action == FIGHT:
            camp.do(Cartridge(0), Cartridge(1), Shootout())
            return
        attacker, defender, plot, own = camp.fight[:4]
        camp.stables[defender] -= 1
        camp.horses += 1
        strength = leave(camp, defender, plot)
        camp.tell("fled", (defender, strength - 1))
        to_mine(camp, defender, strength)
        take_over(camp, attacker, own, plot)

    def about(self, camp: Camp) -> list[Arg]:
        return against(camp, 1)


class Cartridge(Choice[Camp]):
    """One cartridge at most, the attacker announces first (DW-050 to DW-052)."""

    __slots__ = ("side",)
    prompt = "cartridge"

    def __init__(self, side: int) -> None:
        self.side = side

    def seat(self, camp: Camp) -> int:
        return camp.fight[self.side]

    def options(self, camp: Camp) -> list[int]:
        return [HOLD, LOAD] if camp.shells[camp.fight[self.side]] else [HOLD]

    def take(self, camp: Camp, action: int) -> None:
        if action == LOAD:
            seat = camp.fight[self.side]
            camp.shells[seat] -= 1
            camp.cartridges += 1
            camp.fight[LOADED + self.side] = 1
            camp.tell("loaded", (seat,))

    def about(self, camp: Camp) -> list[Arg]:
        return against(camp, self.side)


def against(camp: Camp, side: int) -> list[Arg]:
    """Whom one fights, with what against what."""
    fight = camp.fight
    return [
        Arg("rival", "seat", fight[1 - side]),
        Arg("cowboy", "cowboy", fight[MIGHT + side] - 1),
        Arg("other", "cowboy", fight[MIGHT + 1 - side] - 1),
        Arg("own_dice", "number", fight[MIGHT + side] + fight[LOADED + side]),
        Arg("their_dice", "number", fight[MIGHT + 1 - side] + fight[LOADED + 1 - side]),
        Arg("tile", "tile", camp.tile[fight[PLOT]]),
    ]


class Shootout(Step[Camp]):
    """The difference first, then one die each until somebody falls (DW-053 to DW-058)."""

    __slots__ = ()

    def run(self, camp: Camp) -> None:
        fight = camp.fight
        own = fight[DICE] = fight[MIGHT] + fight[LOADED]
        other = fight[DICE + 1] = fight[MIGHT + 1] + fight[LOADED + 1]
        if own != other:
            side = int(other > own)
            shots = [camp.draw(6) for _ in range(abs(own - other))]
            fight[DICE + side] -= len(shots)
            fight[WOUNDS + 1 - side] += harm(shots)
            camp.tell("opening", (fight[side], shots))
        while fight[DICE] and fight[WOUNDS] < DEADLY and fight[WOUNDS + 1] < DEADLY:
            shot, answer = camp.draw(6), camp.draw(6)
            fight[DICE] -= 1
            fight[DICE + 1] -= 1
            fight[WOUNDS + 1] += harm([shot])
            fight[WOUNDS] += harm([answer])
            camp.tell("volley", (fight[0], [shot], fight[1], [answer]))
        camp.do(Outcome())


def harm(shots: list[int]) -> int:
    """What shots do, in wounds: a kill counts as many as kill (DW-056, DW-057)."""
    return sum(DEADLY if shot == KILL else int(shot >= WOUND) for shot in shots)


class Outcome(Step[Camp]):
    """Who stays, who goes to the Mine, who is buried (DW-060 to DW-064)."""

    __slots__ = ()

    def run(self, camp: Camp) -> None:
        attacker, defender, plot, own = camp.fight[:4]
        fell = camp.fight[WOUNDS] >= DEADLY
        won = camp.fight[WOUNDS + 1] >= DEADLY
        if won:
            to_boot_hill(camp, defender, leave(camp, defender, plot))
        if fell:
            to_boot_hill(camp, attacker, own)
        elif not won:
            camp.tell("drawn_duel", (attacker, defender))
            to_mine(camp, attacker, own)
        bury(camp, attacker, defender, plot, fell, won)
        if won and not fell:
            camp.tell("won_duel", (attacker, defender))
            take_over(camp, attacker, own, plot)
        elif fell:
            camp.tell("both_died" if won else "lost_duel", (attacker, defender))
        camp.fight = []
        for seat in (attacker, defender):
            if not serving(camp, seat):
                trigger(camp, WIPED_OUT)


def bury(camp: Camp, attacker: int, defender: int, plot: int, fell: bool, won: bool) -> None:
    """The Undertaker is paid; in a duel on his own plot the survivor is (DW-119 to DW-123)."""
    deaths = fell + won
    if building_at(camp, plot) != UNDERTAKER:
        payee = holder_of(camp, UNDERTAKER)
    elif deaths == 1:
        payee = attacker if won else defender
    else:
        payee = NOBODY
    if deaths and payee != NOBODY:
        dollars = UNDERTAKER_PAYS * deaths
        camp.cash[payee] += dollars
        camp.tell("undertaker", (payee, dollars))


def take_over(camp: Camp, attacker: int, strength: int, plot: int) -> None:
    """The newcomer is still there and may annex (DW-044, DW-060)."""
    camp.fight = []
    settle_in(camp, attacker, strength, plot)
    camp.do(Annex(attacker, plot, building_at(camp, plot)))
