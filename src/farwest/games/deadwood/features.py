"""What a seat knows of the camp, as numbers for programs that learn (see kernel/features.py)."""

from __future__ import annotations

from typing import Final

from farwest.games.deadwood.box import BUILDINGS, COWBOYS, PLOTS, POINTS, TILES
from farwest.games.deadwood.rules.duel import PLOT
from farwest.games.deadwood.state import LEVEL, POST, Camp
from farwest.kernel.features import (
    Plane,
    arranged,
    asking_planes,
    counts,
    each,
    joined,
    marks,
    seat_labels,
    seat_marks,
    tally,
    turned,
    turns,
)
from farwest.kernel.options import Options

KINDS: Final = len(COWBOYS)
GROUND: Final = (*BUILDINGS, "rail", "station")
GROUND_ROWS: Final = [
    *(marks(len(GROUND))[building] for building in TILES),
    *marks(len(GROUND))[len(BUILDINGS) :],
]
"""What lies on a plot, by its tile; the last row, also -1, is an empty plot."""
TILE_NAMES: Final = tuple(f"{BUILDINGS[kind]}_{tile}" for tile, kind in enumerate(TILES))
STACKS: Final = ("stack_1", "stack_2", "stack_3")
NO_TILES: Final = bytes(len(TILES))


def planes(seats: int, options: Options) -> list[Plane[Camp]]:
    """Every plane of this table."""
    found = asking_planes("farwest.games.deadwood", seats)
    return (
        found
        + board_planes(seats)
        + player_planes(seats)
        + stack_planes(seats)
        + duel_planes(seats)
        + pending_planes(seats)
    )


def board_planes(seats: int) -> list[Plane[Camp]]:
    """The turn, and what stands where."""
    around = seat_labels(seats)
    who = seat_marks(seats)
    point = marks(len(POINTS))
    numbers = ("turns", "turns_left", "pool", "box", "cartridges", "horses")

    def camp_numbers(camp: Camp, seat: int) -> bytes:
        left = camp.limit - camp.turns if camp.limit else 0
        return counts((camp.turns, left, camp.pool, camp.boxed, camp.cartridges, camp.horses))

    def turn(camp: Camp, seat: int) -> bytes:
        row = who[seat]
        return row[camp.turn] + row[camp.first]

    def clans(camp: Camp, seat: int) -> bytes:
        return joined(who[seat], camp.clan)

    def line(camp: Camp, seat: int) -> bytes:
        found = bytearray(len(PLOTS))
        for place, plot in enumerate(camp.line, 1):
            found[plot] = place
        return bytes(found)

    return [
        Plane(
            "camp",
            numbers,
            "turns played and left (where limited), the supply",
            camp_numbers,
        ),
        Plane("turn", each(("turn", "first"), around), "whose turn it is; who began", turn),
        Plane(
            "ground",
            each(PLOTS, GROUND),
            "what lies on each plot",
            lambda camp, seat: joined(GROUND_ROWS, camp.tile),
        ),
        Plane("clans", each(PLOTS, around), "whose cowboy stands on each plot", clans),
        Plane("mights", PLOTS, "his strength", lambda camp, seat: bytes(camp.might)),
        Plane("line", PLOTS, "the railroad: 1 is its first tile, then 2, 3 …", line),
        Plane("sheriff", POINTS, "where he stands", lambda camp, seat: point[camp.sheriff]),
    ]


def player_planes(seats: int) -> list[Plane[Camp]]:
    """What each clan has."""
    around = seat_labels(seats)
    orders = turns(seats, (1, 1, 1, 1, 1, KINDS, KINDS, KINDS, KINDS))

    def belongings(camp: Camp, seat: int) -> bytes:
        numbers = [
            *camp.cash,
            *camp.wanted,
            *camp.shells,
            *camp.stables,
            *camp.pews,
            *camp.ranch,
            *camp.mine,
            *camp.hire,
            *camp.dead,
        ]
        return arranged(numbers, orders[seat])

    return [
        Plane(
            "goods",
            each(("cash", "wanted", "shells", "stables", "pews"), around),
            "dollars, Wanted tokens, cartridges, horses, strength in the Church",
            belongings,
        ),
        Plane(
            "crews",
            each(("ranch", "mine", "hire", "dead"), each(around, COWBOYS)),
            "cowboys at the Ranch, in the Mine, to be hired, on Boot Hill",
            belongings,
        ),
    ]


def stack_planes(seats: int) -> list[Plane[Camp]]:
    """Which tiles are still hidden, what the seat knows of their order, what is in the open."""
    who = seat_marks(seats)
    stack = marks(len(STACKS))
    no_order = bytes(2 * len(TILES))

    def hidden(camp: Camp, seat: int) -> bytes:
        one, two, three = camp.stacks
        return tally(one + two + three + camp.picked, len(TILES))

    def order(camp: Camp, seat: int) -> bytes:
        if seat not in camp.seer and not any(camp.bottom):
            return no_order
        found = bytearray(no_order)
        for number, pile in enumerate(camp.stacks):
            if camp.seer[number] == seat:
                for place, tile in enumerate(reversed(pile), 1):
                    found[tile] = place
            for place, tile in enumerate(pile[: camp.bottom[number]], 1):
                found[len(TILES) + tile] = place
        return bytes(found)

    def seers(camp: Camp, seat: int) -> bytes:
        row = who[seat]
        return joined(row, (*camp.seer, camp.looker))

    def picked(camp: Camp, seat: int) -> bytes:
        if camp.looker != seat or not camp.picked:
            return NO_TILES
        found = bytearray(len(TILES))
        for place, tile in enumerate(camp.picked, 1):
            found[tile] = place
        return bytes(found)

    seen = "places known from the top of a stack, then from its bottom: 1 is the outermost"
    return [
        Plane("hidden", TILE_NAMES, "tiles in the stacks", hidden),
        Plane("order", each(("top", "bottom"), TILE_NAMES), seen, order),
        Plane(
            "seers",
            each((*STACKS, "looks"), seat_labels(seats)),
            "who knows the order of each stack; who is looking",
            seers,
        ),
        Plane("looking", STACKS, "at which stack", lambda camp, seat: stack[camp.looking]),
        Plane("picked", TILE_NAMES, "tiles one is putting in order, in that order", picked),
        Plane(
            "drawn",
            TILE_NAMES,
            "tiles drawn in the open",
            lambda camp, seat: tally(camp.drawn, len(TILES)) if camp.drawn else NO_TILES,
        ),
    ]


def duel_planes(seats: int) -> list[Plane[Camp]]:
    """The duel under way, and the final duel."""
    around = seat_labels(seats)
    who = seat_marks(seats)
    plot = marks(len(PLOTS))
    sides = ("attacker", "defender")
    matters = each(("might", "loaded", "dice", "wounds"), sides)
    labels = (*each(sides, around), *each(("plot",), PLOTS), *matters)
    no_fight = bytes(len(labels))
    no_final = bytes(3 * seats + seats * seats)

    def fight(camp: Camp, seat: int) -> bytes:
        if not camp.fight:
            return no_fight
        row = who[seat]
        attacker, defender, at = camp.fight[: PLOT + 1]
        return row[attacker] + row[defender] + plot[at] + bytes(camp.fight[PLOT + 1 :])

    def final(camp: Camp, seat: int) -> bytes:
        if not camp.gun:
            return no_final
        found = turned((camp.gun, camp.shots, camp.hurt), seat)
        order = [(seat + place) % seats for place in range(seats)]
        return found + bytes([camp.aim[one * seats + two] for one in order for two in order])

    shooters = each(("gun", "shots", "wounds"), around)
    return [
        Plane("fight", labels, "the duel: who, where, and with what", fight),
        Plane(
            "final",
            (*shooters, *each(each(("aim",), around), around)),
            "the final duel: shooters, dice left, wounds, who aims how many at whom",
            final,
        ),
    ]


def pending_planes(seats: int) -> list[Plane[Camp]]:
    """What is still owed and what is under way, by clan and plot."""
    posts = each(seat_labels(seats), PLOTS)
    nothing = bytes(len(posts))

    def due(camp: Camp, seat: int) -> bytes:
        if not camp.due:
            return nothing
        found = bytearray(nothing)
        for entry in camp.due:
            other, plot = divmod(entry % LEVEL, POST)
            found[(other - seat) % seats * len(PLOTS) + plot] = 1
        return bytes(found)

    def crumbs(camp: Camp, seat: int) -> bytes:
        if not camp.crumbs:
            return nothing
        found = bytearray(nothing)
        for place, post in enumerate(camp.crumbs, 1):
            other, plot = divmod(post, POST)
            found[(other - seat) % seats * len(PLOTS) + plot] = place
        return bytes(found)

    return [
        Plane("due", posts, "annexations the railroad still owes", due),
        Plane("crumbs", posts, "annexations and tiles under way, outermost first", crumbs),
    ]
