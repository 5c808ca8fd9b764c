"""The final duel of those who share the highest score (section 13)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from tests.referee.asking import Course, demand
from tests.referee.deadwood.printed import DEADLY, DIE, KIND
from tests.referee.deadwood.table import Table

ROUNDS = 100


@dataclass
class Shooter:
    """A participant: the cowboy he chose, his wounds, the dice he has left."""

    seat: int
    strength: int
    wounds: int = 0
    pool: int = 0

    @property
    def alive(self) -> bool:
        return self.wounds < DEADLY


Shots = dict[int, int]
"""How many dice go at which seat, in the order in which they are drawn."""


def winners(table: Table, scores: list[int]) -> Course[list[int]]:
    """The highest score, or the final duel; down the ranking while nobody lives (DW-195)."""
    left = list(range(table.seats))
    while left:
        tied = [seat for seat in left if scores[seat] == max(scores[other] for other in left)]
        if len(tied) == 1:
            return tied
        able = [seat for seat in table.clockwise(table.first) if seat in tied]
        able = [seat for seat in able if table.cowboys_of(seat)]
        if not able:
            return tied  # DW-180
        alive = yield from fight(table, able)
        if alive:
            return sorted(alive)
        left = [seat for seat in left if seat not in tied]
    return []


def fight(table: Table, seats: list[int]) -> Course[list[int]]:
    """Rounds until one is left, or none; those who outlive a hundred share the win (DW-194)."""
    if len(seats) == 1:
        return seats
    shooters: list[Shooter] = []
    for seat in seats:
        strength = yield from choose_cowboy(table, seat)
        shooters.append(Shooter(seat, strength))
    for _ in range(ROUNDS):
        yield from load(table, shooters)
        while len(living(shooters)) > 1 and any(shooter.pool for shooter in living(shooters)):
            yield from volley(table, shooters)
        if len(living(shooters)) < 2:
            break
    return [shooter.seat for shooter in living(shooters)]


def living(shooters: list[Shooter]) -> list[Shooter]:
    """Those who are alive, clockwise from the first player of the game."""
    return [shooter for shooter in shooters if shooter.alive]


def choose_cowboy(table: Table, seat: int) -> Course[int]:
    """One of his cowboys in service, wherever he is (DW-181)."""
    strengths = {cowboy.strength for cowboy in table.cowboys_of(seat)}
    answers = {f"shooter {KIND[strength]}": strength for strength in strengths}
    return (yield from demand(seat, "final_cowboy", answers))


def load(table: Table, shooters: list[Shooter]) -> Course[None]:
    """Strength and cartridges are the dice of a round (DW-182, DW-183, DW-193)."""
    for shooter in living(shooters):
        player = table.players[shooter.seat]
        answers = {f"shells {number}": number for number in range(player.cartridges + 1)}
        used = yield from demand(shooter.seat, "final_cartridges", answers)
        table.use_cartridges(player, used)
        shooter.pool = shooter.strength + used


def volley(table: Table, shooters: list[Shooter]) -> Course[None]:
    """Whoever has most dice rolls down to the next; equals roll one each (DW-185, DW-186)."""
    alive = living(shooters)
    most = max(shooter.pool for shooter in alive)
    fewer = [shooter.pool for shooter in alive if shooter.pool < most]
    dice = most - max(fewer) if fewer else 1
    aimed: list[Shots] = []
    for shooter in alive:
        if shooter.pool == most:
            shots = yield from aim(table, shooter, alive, dice)
            aimed.append(shots)
            shooter.pool -= dice
    wounds = {shooter.seat: shooter for shooter in alive}
    for seat in shots_in_order(aimed):
        wounds[seat].wounds += DIE[table.roll()]


def aim(table: Table, shooter: Shooter, alive: list[Shooter], dice: int) -> Course[Shots]:
    """Enemies clockwise from the shooter; the last gets the rest (DW-187, DW-210)."""
    others = [other.seat for other in alive if other is not shooter]
    enemies = [seat for seat in table.clockwise(shooter.seat) if seat in others]
    shots: Shots = {}
    for seat in enemies[:-1]:
        left = dice - sum(shots.values())
        answers = {f"aim {number}": number for number in range(left + 1)}
        shots[seat] = yield from demand(shooter.seat, "final_aim", answers)
    shots[enemies[-1]] = dice - sum(shots.values())
    return shots


def shots_in_order(aimed: list[Shots]) -> Iterator[int]:
    """The target of each die of a volley, as the dice are drawn (DW-203)."""
    for shots in aimed:
        for seat, number in shots.items():
            yield from [seat] * number
