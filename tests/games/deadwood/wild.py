"""Positions made up at random: anything that a table could show, likely or not."""

from __future__ import annotations

import random

from farwest.games.deadwood import GAME, box
from farwest.games.deadwood.rules.goods import KINDS, building_at, settle_in
from farwest.games.deadwood.rules.railroad import onward
from farwest.games.deadwood.rules.stacks import building_sites
from farwest.games.deadwood.state import EMPTY, RAIL, Camp
from farwest.games.deadwood.verbs import ANNEX, GO, MOVE, MOVE_TO
from farwest.kernel.steps import NOBODY

PLOTS = len(box.PLOTS)
STORE = box.BUILDINGS.index("general_store")
TOWN_HALL = box.BUILDINGS.index("town_hall")


def wild_game(luck: int) -> Camp:
    """A game that begins with any town, any line, any people in any place."""
    dice = random.Random(f"wild {luck}")
    camp = GAME.deal(2 + luck % 4, {}, luck)
    camp.cash = [dice.choice([0, 0, 1, 2, 3, 5, 9]) for _ in range(camp.seats)]
    few = dice.random() < 0.25
    for seat in range(camp.seats):
        give(camp, seat, dice)
        people(camp, seat, few, dice)
    build(camp, dice)
    lay_rails(camp, dice)
    settle(camp, dice)
    camp.sheriff = dice.randrange(len(box.POINTS))
    change_pool(camp, dice)
    camp.limit = dice.choice([0, 0, 0, 0, dice.randint(1, 12)])
    camp.advance()
    return camp


def give(camp: Camp, seat: int, dice: random.Random) -> None:
    """Wanted tokens, cartridges and horses."""
    wanted = min(dice.randint(0, 4), camp.pool - 1)
    camp.pool -= wanted
    camp.wanted[seat] += wanted
    shells = min(dice.randint(0, 3), camp.cartridges)
    camp.cartridges -= shells
    camp.shells[seat] += shells
    horses = min(dice.randint(0, 2), camp.horses)
    camp.horses -= horses
    camp.stables[seat] += horses


def people(camp: Camp, seat: int, few: bool, dice: random.Random) -> None:
    """More cowboys in the Ranch; some clans have lost many, or all but one."""
    kinds = range(seat * KINDS, (seat + 1) * KINDS)
    for kind in kinds:
        while camp.hire[kind] and dice.random() < 0.6:
            camp.hire[kind] -= 1
            camp.ranch[kind] += 1
    share = 1.0 if few else dice.choice([0.0, 0.0, 0.5])
    for kind in dice.sample(kinds, KINDS):
        while in_ranch(camp, seat) > 1 and camp.ranch[kind] and dice.random() < share:
            camp.ranch[kind] -= 1
            camp.dead[kind] += 1


def in_ranch(camp: Camp, seat: int) -> int:
    """How many cowboys a seat has in its Ranch."""
    return sum(camp.ranch[seat * KINDS : (seat + 1) * KINDS])


def build(camp: Camp, dice: random.Random) -> None:
    """More buildings, of all stacks."""
    for stack in camp.stacks:
        while stack and dice.random() < 0.75:
            sites = building_sites(camp)
            if not sites:
                return
            camp.tile[dice.choice(sites)] = stack.pop()


def lay_rails(camp: Camp, dice: random.Random) -> None:
    """Perhaps some of the railroad, right through the town."""
    if dice.random() < 0.6:
        for _ in range(dice.randint(1, box.RAILS)):
            plot = dice.choice(onward(camp))
            tile = camp.tile[plot]
            if tile != EMPTY:
                camp.stacks[box.TILE_STACK[tile]].insert(0, tile)
            camp.tile[plot] = RAIL
            camp.line.append(plot)


def settle(camp: Camp, dice: random.Random) -> None:
    """Cowboys in town: on every second building one, and some in the Church."""
    for plot in range(PLOTS):
        if building_at(camp, plot) != NOBODY and plot != box.CHURCH_PLOT and dice.random() < 0.5:
            move_in(camp, dice.randrange(camp.seats), plot, dice)
    for seat in range(camp.seats):
        if dice.random() < 0.4:
            move_in(camp, seat, box.CHURCH_PLOT, dice)


def move_in(camp: Camp, seat: int, plot: int, dice: random.Random) -> None:
    """A cowboy from the Ranch, where one stays."""
    kinds = [kind for kind in range(KINDS) if camp.ranch[seat * KINDS + kind]]
    if in_ranch(camp, seat) > 1:
        kind = dice.choice(kinds)
        camp.ranch[seat * KINDS + kind] -= 1
        settle_in(camp, seat, kind + 1, plot)


def change_pool(camp: Camp, dice: random.Random) -> None:
    """Perhaps the pool is nearly empty; perhaps all have the same, and will have to duel."""
    if dice.random() < 0.5:
        camp.cash = [dice.choice([3, 4])] * camp.seats
        camp.wanted = [dice.randint(0, 1)] * camp.seats
    pool = camp.pool
    if dice.random() < 0.4:
        pool = min(pool, dice.randint(1, 4))
    camp.pool = pool
    camp.boxed = box.WANTED - pool - sum(camp.wanted)


def pick(camp: Camp, dice: random.Random) -> int:
    """A random answer of a player who likes to annex, Town Hall and stores above all."""
    legal = camp.legal
    if ANNEX in legal and dice.random() < 0.85:
        return ANNEX
    if dice.random() < 0.35:
        wished = [action for action in legal if building_to(camp, action) in (TOWN_HALL, STORE)]
        wished = wished or [action for action in legal if MOVE <= action < MOVE_TO]
        if wished:
            return dice.choice(wished)
    if dice.random() < 0.6:
        trips = [action for action in legal if GO <= action < GO + KINDS * PLOTS]
        legal = trips or legal
    return dice.choice(legal)


def building_to(camp: Camp, action: int) -> int:
    """The building that an answer sends a cowboy to."""
    if GO <= action < GO + KINDS * PLOTS:
        return building_at(camp, (action - GO) % PLOTS)
    if MOVE_TO <= action < MOVE_TO + PLOTS:
        return building_at(camp, action - MOVE_TO)
    return NOBODY
