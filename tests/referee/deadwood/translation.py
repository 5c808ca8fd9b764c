"""The engine's Deadwood, told as the referee's table; nothing here decides anything."""

from __future__ import annotations

import random
from dataclasses import replace

from farwest.games.deadwood import GAME, box
from farwest.games.deadwood.state import RAIL, STATION, Camp
from farwest.kernel.laws import table_of
from tests.games.deadwood import wild
from tests.games.deadwood.kit import TILE_NAMES
from tests.referee.deadwood.printed import STRENGTH
from tests.referee.deadwood.table import (
    BOOT_HILL,
    MINE,
    MOVING,
    RANCH,
    SUPPLY,
    Cowboy,
    Player,
    Table,
)
from tests.referee.deadwood.turn import play
from tests.referee.lockstep import Case, Reading
from tests.referee.luck import Luck
from tests.referee.result import Result
from tests.referee.wording import wording

KINDS = list(STRENGTH)
NAMES = {"plot": box.PLOTS, "point": box.POINTS, "tile": TILE_NAMES, "cowboy": KINDS}
ENDINGS = [None, "pool", "station", "wiped", "limit"]


def tile_of(tile: int) -> str:
    """What lies on a plot."""
    return {RAIL: "rail", STATION: "station"}.get(tile) or TILE_NAMES[tile]


def cowboys_of(camp: Camp, seat: int) -> list[Cowboy]:
    """A clan, one by one."""
    counted = {RANCH: camp.ranch, MINE: camp.mine, SUPPLY: camp.hire, BOOT_HILL: camp.dead}
    found = [
        Cowboy(seat, strength, place)
        for place, numbers in counted.items()
        for strength in STRENGTH.values()
        for _ in range(numbers[seat * len(KINDS) + strength - 1])
    ]
    found += [Cowboy(seat, camp.stands(seat, plot), box.PLOTS[plot]) for plot in camp.posts(seat)]
    if camp.fight and camp.fight[0] == seat:
        found.append(Cowboy(seat, camp.fight[3], MOVING))
    return found


def describe(camp: Camp) -> Table:
    """Everything on the table."""
    return Table(
        first=camp.first,
        turn=camp.turn,
        turns=camp.turns,
        limit=camp.limit,
        ending=ENDINGS[camp.ending],
        tiles={box.PLOTS[plot]: tile_of(tile) for plot, tile in enumerate(camp.tile) if tile >= 0},
        line=[box.PLOTS[plot] for plot in camp.line],
        sheriff=box.POINTS[camp.sheriff],
        pool=camp.pool,
        box=camp.boxed,
        cartridges=camp.cartridges,
        horses=camp.horses,
        stacks=[[TILE_NAMES[tile] for tile in stack] for stack in camp.stacks],
        drawn=[TILE_NAMES[tile] for tile in camp.drawn],
        looked_at=camp.looking if camp.looking >= 0 else None,
        players=[
            Player(
                seat=seat,
                cash=camp.cash[seat],
                wanted=camp.wanted[seat],
                cartridges=camp.shells[seat],
                horses=camp.stables[seat],
            )
            for seat in range(camp.seats)
        ],
        cowboys=[cowboy for seat in range(camp.seats) for cowboy in cowboys_of(camp, seat)],
        luck=Luck(camp.luck),
    )


def told(table: Table) -> Table:
    """Cowboys have no order; a stack that is being put in order has none yet."""
    order = sorted(table.cowboys, key=lambda each: (each.clan, each.strength, each.place))
    stacks = list(table.stacks)
    if table.looked_at is not None:
        stacks[table.looked_at] = []
    return replace(table, cowboys=order, stacks=stacks)


def result_of(camp: Camp) -> Result:
    """The engine's result."""
    found = GAME.result(camp)
    return Result(list(found.totals), sorted(found.winners))


def dealt(number: int) -> Case:
    """A new game, at all tables in turn, answered by players who like to annex."""
    dice = random.Random(number)
    return Case(GAME.deal(*table_of(GAME, number), number), lambda camp: wild.pick(camp, dice))


def from_anything(number: int) -> Case:
    """A position made up at random."""
    dice = random.Random(number)
    return Case(wild.wild_game(number), lambda camp: wild.pick(camp, dice))


READING = Reading(
    "deadwood",
    describe,
    wording(GAME, NAMES),
    play,
    result_of,
    {"dealt": dealt, "wild": from_anything},
    told,
)
