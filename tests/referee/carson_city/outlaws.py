"""Outlaws: how they come and where they ride (CC-261 to CC-273, CC-340)."""

from __future__ import annotations

from tests.referee.asking import Course, demand
from tests.referee.carson_city.income import income
from tests.referee.carson_city.land import AROUND, PARCELS, ROLLED, distance
from tests.referee.carson_city.placement import earns
from tests.referee.carson_city.printed import OUTLAWS, SIDES_OF_A_DIE
from tests.referee.carson_city.table import HALL, Table


def outlaws_come(table: Table) -> Course[None]:
    """Black die: how strong they are; white die: how many arrive; then all move (CC-262)."""
    table.menace = 7 + 1 + table.luck.draw(SIDES_OF_A_DIE)
    number = OUTLAWS["arrivals"][1 + table.luck.draw(SIDES_OF_A_DIE)]
    for _ in range(number):
        if len(table.outlaws) < OUTLAWS["pawns"]:
            arrive(table)
    yield from ride_all(table)


def arrive(table: Table) -> None:
    """By a map roll; in a prison he is caught (CC-264 to CC-267)."""
    open_to = [parcel for parcel in ROLLED if counts(table, parcel)]
    if not open_to:
        return
    parcel = open_to[table.luck.draw(len(open_to))]
    if table.ground.get(parcel) == "prison":
        table.players[table.owner[parcel]].score(table.bounty(), "outlaws")
    else:
        table.outlaws.add(parcel)


def counts(table: Table, parcel: str) -> bool:
    """Whether a roll stands (CC-265, CC-266)."""
    if table.ground.get(parcel) == "prison":
        return True
    barred = table.is_river(parcel) or table.ground.get(parcel) == HALL
    return not barred and parcel not in table.outlaws and not by_a_prison(table, parcel)


def by_a_prison(table: Table, parcel: str) -> bool:
    """Whether a prison, whoever owns it, is next to a parcel."""
    return any(table.ground.get(other) == "prison" for other in AROUND[parcel])


def ride_all(table: Table) -> Course[None]:
    """Lonely ones first; the first passer of last round orders the others (CC-268, CC-340)."""
    riders = [parcel for parcel in PARCELS if parcel in table.outlaws]
    near = [one for one in riders if any(0 < distance(one, other) <= 2 for other in riders)]
    for rider in riders:
        if rider not in near:
            ride(table, rider)
    while near:
        answers = {f"next {parcel}": parcel for parcel in near}
        rider = yield from demand(table.passed[0], "outlaw_next", answers)
        near.remove(rider)
        ride(table, rider)


def tempts(table: Table, parcel: str) -> int:
    """What an outlaw would find; nothing with last round's Heroes (CC-218, CC-273)."""
    if not earns(table, parcel) or table.owner[parcel] == table.heroes:
        return 0
    return income(table, parcel)


def ride(table: Table, parcel: str) -> None:
    """To the richest building around, if it is richer than where he is (CC-269 to CC-272)."""
    open_to = [
        other
        for other in AROUND[parcel]
        if other not in table.outlaws and not by_a_prison(table, other)
    ]
    best = max((tempts(table, other) for other in open_to), default=0)
    if best > tempts(table, parcel):
        goals = [other for other in open_to if tempts(table, other) == best]
        goal = goals[table.luck.draw(len(goals))] if len(goals) > 1 else goals[0]
        table.outlaws.remove(parcel)
        table.outlaws.add(goal)
