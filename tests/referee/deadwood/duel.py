"""Duels (section 5)."""

from __future__ import annotations

from tests.referee.asking import Course, demand
from tests.referee.deadwood.printed import DEADLY, DIE, control_of
from tests.referee.deadwood.table import BOOT_HILL, MINE, Cowboy, Player, Table
from tests.referee.deadwood.town import building_at, holder

UNDERTAKER = "undertaker"


def duel(table: Table, attacker: Cowboy, defender: Cowboy, plot: str) -> Course[bool]:
    """The whole duel for a building; whether the attacker stays there (DW-046 to DW-066)."""
    table.take_wanted(table.players[attacker.clan])
    fled = yield from may_flee(table, table.players[defender.clan])
    if fled:
        defender.go(MINE)
        attacker.go(plot)
        return True
    attacking = yield from dice_of(table, attacker)
    defending = yield from dice_of(table, defender)
    wounds_of_attacker, wounds_of_defender = shoot(table, attacking, defending)
    fell, won = wounds_of_attacker >= DEADLY, wounds_of_defender >= DEADLY
    pay_undertaker(table, attacker, defender, plot, fell, won)
    if won:
        defender.go(BOOT_HILL)
    if fell:
        attacker.go(BOOT_HILL)
    else:
        attacker.go(plot if won else MINE)
    for cowboy in (attacker, defender):
        if not table.cowboys_of(cowboy.clan):
            table.trigger_end("wiped")
    return won and not fell


def may_flee(table: Table, player: Player) -> Course[bool]:
    """With a horse, which goes back to the supply (DW-048, DW-049)."""
    answers = {"fight": False, "flee": True} if player.horses else {"fight": False}
    fled = yield from demand(player.seat, "flee", answers)
    if fled:
        player.horses -= 1
        table.horses += 1
    return fled


def dice_of(table: Table, cowboy: Cowboy) -> Course[int]:
    """Strength, and one die more for a cartridge (DW-050 to DW-053)."""
    player = table.players[cowboy.clan]
    answers = {"hold": 0, "load": 1} if player.cartridges else {"hold": 0}
    used = yield from demand(player.seat, "cartridge", answers)
    table.use_cartridges(player, used)
    return cowboy.strength + used


def shoot(table: Table, attacking: int, defending: int) -> tuple[int, int]:
    """The wounds of attacker and defender.

    Whoever has more dice rolls the difference first (DW-054); then both roll one at a time, the
    attacker's die drawn first, until somebody is dead or no dice are left (DW-055, DW-203).
    """
    attacker = defender = 0
    for _ in range(attacking - defending):
        defender += DIE[table.roll()]
    for _ in range(defending - attacking):
        attacker += DIE[table.roll()]
    left = min(attacking, defending)
    while left and attacker < DEADLY and defender < DEADLY:
        defender += DIE[table.roll()]
        attacker += DIE[table.roll()]
        left -= 1
    return attacker, defender


def pay_undertaker(
    table: Table, attacker: Cowboy, defender: Cowboy, plot: str, fell: bool, won: bool
) -> None:
    """His controller is paid for each death; on his own plot the survivor is (DW-119 to DW-122)."""
    each = control_of(UNDERTAKER)["per_cowboy_killed"]
    if building_at(table, plot) == UNDERTAKER:
        if fell != won:
            survivor = defender if fell else attacker
            table.players[survivor.clan].cash += each
        return
    paid = holder(table, UNDERTAKER)
    if paid is not None:
        table.players[paid].cash += each * (fell + won)
