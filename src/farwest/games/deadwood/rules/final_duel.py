"""The final duel: a tie for the first place is shot out."""

from __future__ import annotations

from typing import Final

from farwest.games.deadwood.rules.asking import Asked
from farwest.games.deadwood.rules.duel import DEADLY, harm
from farwest.games.deadwood.rules.goods import KINDS, in_service, serving
from farwest.games.deadwood.scoring import totals
from farwest.games.deadwood.state import Camp
from farwest.games.deadwood.verbs import AIM, SHELLS, SHOOTER
from farwest.kernel.steps import Step
from farwest.kernel.verbs import Arg

ROUNDS: Final = 100
"""After so many rounds whoever still lives shares the win (DW-194)."""


class Contest(Step[Camp]):
    """The highest score wins; a tie is shot out; if all die, the next richest (DW-177 to DW-196).

    `passed` are the seats that were tied above and did not win.
    """

    __slots__ = ("passed",)

    def __init__(self, passed: list[int]) -> None:
        self.passed = passed

    def run(self, camp: Camp) -> None:
        points = totals(camp, camp.bonus)
        left = [seat for seat in range(camp.seats) if seat not in self.passed]
        best = max((points[seat] for seat in left), default=0)
        tied = [seat for seat in left if points[seat] == best]
        if len(tied) < 2:
            win(camp, tied)
            return
        camp.tell("tie", (tied,))
        able = [seat for seat in clockwise(camp) if seat in tied and serving(camp, seat)]
        for seat in tied:
            if seat not in able:
                camp.tell("cannot_shoot", (seat,))
        if len(able) < 2:
            win(camp, able or tied)
            return
        camp.gun = [0] * camp.seats
        camp.shots = [0] * camp.seats
        camp.hurt = [0] * camp.seats
        camp.aim = [0] * (camp.seats * camp.seats)
        camp.duels = 0
        camp.do_all([*map(ChooseShooter, able), Round(), Verdict(self.passed + tied)])


def clockwise(camp: Camp) -> list[int]:
    """Every seat, from the first player of the game."""
    return [(camp.first + place) % camp.seats for place in range(camp.seats)]


def living(camp: Camp) -> list[int]:
    """The shooters still on their feet, from the first player."""
    return [seat for seat in clockwise(camp) if camp.gun[seat] and camp.hurt[seat] < DEADLY]


def win(camp: Camp, winners: list[int]) -> None:
    """One winner, several, or none (DW-205)."""
    camp.winners = winners
    if len(winners) == 1:
        camp.tell("won", (winners[0], totals(camp, camp.bonus)[winners[0]]))
    elif winners:
        camp.tell("shared_win", (winners,))
    else:
        camp.tell("nobody_won", ())


class ChooseShooter(Asked):
    """One of one's cowboys in service, wherever he is (DW-181)."""

    __slots__ = ()
    prompt = "final_cowboy"

    def options(self, camp: Camp) -> list[int]:
        return [SHOOTER + kind for kind in range(KINDS) if in_service(camp, self.player, kind + 1)]

    def take(self, camp: Camp, action: int) -> None:
        camp.gun[self.player] = action - SHOOTER + 1
        camp.tell("shooter", (self.player, action - SHOOTER))


class Round(Step[Camp]):
    """Cartridges, then volleys until the pools are empty (DW-182, DW-183, DW-193)."""

    __slots__ = ()

    def run(self, camp: Camp) -> None:
        camp.duels += 1
        if camp.duels > 1:
            camp.tell("duel_round", (camp.duels,))
        camp.do_all([*map(LoadUp, living(camp)), Volley()])


class LoadUp(Asked):
    """As many cartridges as one likes (DW-182)."""

    __slots__ = ()
    prompt = "final_cartridges"

    def options(self, camp: Camp) -> list[int]:
        return list(range(SHELLS, SHELLS + camp.shells[self.player] + 1))

    def take(self, camp: Camp, action: int) -> None:
        used = action - SHELLS
        camp.shells[self.player] -= used
        camp.cartridges += used
        camp.shots[self.player] = camp.gun[self.player] + used
        camp.tell("shells", (self.player, used))


class Volley(Step[Camp]):
    """The largest pools are brought down first, then one die each (DW-185, DW-186)."""

    __slots__ = ()

    def run(self, camp: Camp) -> None:
        alive = living(camp)
        if len(alive) < 2:
            return
        pools = sorted({camp.shots[seat] for seat in alive}, reverse=True)
        if pools == [0]:
            if camp.duels < ROUNDS:
                camp.do(Round())
            return
        keep = pools[1] if len(pools) > 1 else pools[0] - 1
        rollers = [seat for seat in alive if camp.shots[seat] == pools[0]]
        aims: list[Step[Camp]] = []
        camp.aim = [0] * (camp.seats * camp.seats)
        for seat in rollers:
            enemies = targets(camp, seat, alive)
            aims += [Aim(seat, enemy, pools[0] - keep) for enemy in enemies[:-1]]
        camp.do_all([*aims, Fire(rollers, pools[0] - keep)])


def targets(camp: Camp, seat: int, alive: list[int]) -> list[int]:
    """The living enemies, clockwise from the shooter (DW-210)."""
    order = [(seat + place) % camp.seats for place in range(1, camp.seats)]
    return [other for other in order if other in alive]


def aimed(camp: Camp, seat: int) -> int:
    """How many dice of this volley a shooter has aimed already."""
    return sum(camp.aim[seat * camp.seats : (seat + 1) * camp.seats])


class Aim(Asked):
    """How many dice go at this enemy; the last one gets the rest (DW-187, DW-210)."""

    __slots__ = ("enemy", "dice")
    prompt = "final_aim"

    def __init__(self, player: int, enemy: int, dice: int) -> None:
        super().__init__(player)
        self.enemy = enemy
        self.dice = dice

    def options(self, camp: Camp) -> list[int]:
        return list(range(AIM, AIM + self.dice - aimed(camp, self.player) + 1))

    def take(self, camp: Camp, action: int) -> None:
        camp.aim[self.player * camp.seats + self.enemy] = action - AIM
        camp.tell("aimed", (self.player, self.enemy, action - AIM))

    def about(self, camp: Camp) -> list[Arg]:
        return [Arg("player", "seat", self.enemy)]

    def hint(self, camp: Camp, action: int) -> list[Arg]:
        return self.about(camp)


class Fire(Step[Camp]):
    """All dice of a volley fall together (DW-189, DW-190)."""

    __slots__ = ("rollers", "dice")

    def __init__(self, rollers: list[int], dice: int) -> None:
        self.rollers = rollers
        self.dice = dice

    def run(self, camp: Camp) -> None:
        before = living(camp)
        for seat in self.rollers:
            enemies = targets(camp, seat, before)
            rest = self.dice - aimed(camp, seat)
            if rest:
                camp.aim[seat * camp.seats + enemies[-1]] += rest
            camp.shots[seat] -= self.dice
        for seat in self.rollers:
            for enemy in targets(camp, seat, before):
                shots = [camp.draw(6) for _ in range(camp.aim[seat * camp.seats + enemy])]
                if shots:
                    camp.hurt[enemy] += harm(shots)
                    camp.tell("shot_at", (seat, enemy, shots))
        for seat in before:
            if camp.hurt[seat] >= DEADLY:
                camp.shots[seat] = 0
                camp.tell("shot_dead", (seat,))
        camp.do(Volley())


class Verdict(Step[Camp]):
    """Whoever still lives wins; if nobody does, the next richest may (DW-192 to DW-196)."""

    __slots__ = ("passed",)

    def __init__(self, passed: list[int]) -> None:
        self.passed = passed

    def run(self, camp: Camp) -> None:
        alive = living(camp)
        if alive:
            win(camp, sorted(alive))
            return
        camp.tell("all_dead", ([seat for seat in range(camp.seats) if camp.gun[seat]],))
        camp.gun = []
        camp.do(Contest(self.passed))
