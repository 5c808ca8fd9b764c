"""Arrivals and annexations, and what can start others: the store, Town Hall, the railroad.

One stack of unfinished effects, newest first (DW-206): whatever starts inside another effect is
finished before that effect goes on, which is just how these rules call one another.
"""

from __future__ import annotations

from tests.referee.asking import Course, choose, demand
from tests.referee.deadwood.buildings import SIMPLE
from tests.referee.deadwood.duel import duel
from tests.referee.deadwood.printed import (
    ADJACENT,
    FIRST_RAILS,
    NEXT_RAILS,
    RAIL,
    RAILS,
    STATION,
    control_of,
    printed_on,
)
from tests.referee.deadwood.stacks import draw_and_place, put_under
from tests.referee.deadwood.table import MINE, MOVING, Cowboy, Table
from tests.referee.deadwood.town import (
    CHURCH,
    LAUNDRY,
    OFFICE,
    building_at,
    entries,
    fee,
    holder,
    holders,
)

MOST_AT_CHURCH = 3


def arrive(table: Table, cowboy: Cowboy, plot: str) -> Course[None]:
    """Fee, duel, then the right to annex for whoever stays (DW-043, DW-044)."""
    left = building_at(table, cowboy.place) if cowboy.in_town else None
    cowboy.go(MOVING)
    pay_fee(table, cowboy.clan, plot)
    there = table.cowboys_on(plot)
    if there and building_at(table, plot) != CHURCH:
        stays = yield from duel(table, cowboy, there[0], plot)
        if not stays:
            return
    else:
        cowboy.go(plot)
    yield from may_annex(table, cowboy, from_laundry=left == LAUNDRY)


def pay_fee(table: Table, seat: int, plot: str) -> None:
    """At once, to whoever controls the Sheriff's Office (DW-072)."""
    due = fee(table, seat, plot)
    officer = holder(table, OFFICE)
    if due and officer is not None:
        table.players[seat].cash -= due
        table.players[officer].cash += due


def may_annex(table: Table, cowboy: Cowboy, from_laundry: bool = False) -> Course[None]:
    """The owner says whether to annex the building under his cowboy (DW-007, DW-200)."""
    plot = cowboy.place
    building = building_at(table, plot)
    assert building is not None
    annexes = yield from demand(cowboy.clan, "annex", {"stay": False, "annex": True})
    if not annexes:
        return
    player = table.players[cowboy.clan]
    player.cash += printed_on(building).get("money", 0)
    if building == CHURCH:
        confess(table, cowboy.clan, from_laundry)
    elif building == "general_store":
        yield from move_another(table, cowboy)
    elif building == "town_hall":
        yield from govern(table, cowboy.clan)
    elif building in SIMPLE:
        course = SIMPLE[building](table, player)
        if course is not None:
            yield from course


def confess(table: Table, seat: int, from_laundry: bool) -> None:
    """One token; one more for each Laundry, also for one just left (DW-111 to DW-114)."""
    tokens = printed_on(CHURCH)["discard_wanted"]
    more = control_of(LAUNDRY)["extra_wanted_discard_at_church"]
    laundries = holders(table, LAUNDRY).count(seat) + from_laundry
    table.discard_wanted(table.players[seat], min(MOST_AT_CHURCH, tokens + more * laundries))


def move_another(table: Table, annexing: Cowboy) -> Course[None]:
    """The General Store: another own cowboy in town may go elsewhere (DW-100 to DW-106)."""
    seat = annexing.clan
    own = [cowboy for cowboy in table.cowboys_of(seat) if cowboy.in_town]
    answers: dict[str, Cowboy | None] = {"move_nobody": None}
    for cowboy in own:
        if cowboy is not annexing and entries(table, cowboy):
            answers[f"move {cowboy.place}"] = cowboy
    moved = yield from choose(seat, "store_move", answers)
    if moved is not None:
        plots = {f"move_to {plot}": plot for plot in entries(table, moved)}
        plot = yield from demand(seat, "store_to", plots)
        yield from arrive(table, moved, plot)


def govern(table: Table, seat: int) -> Course[None]:
    """Town Hall: a token less, the railroad, new buildings (DW-086 to DW-095)."""
    table.discard_wanted(table.players[seat], printed_on("town_hall")["discard_wanted"])
    if len(table.line) == RAILS:
        yield from extend(table, seat, STATION)
        return
    if len(table.line) < RAILS:
        yield from extend(table, seat, RAIL)
    yield from draw_and_place(table, seat, list(range(len(table.stacks))))


def extend(table: Table, seat: int, tile: str) -> Course[None]:
    """Place a tile of the railroad: destroy, Hotel money, annexations (DW-153)."""
    onward = NEXT_RAILS[table.line[-1]] if table.line else FIRST_RAILS
    plot = yield from demand(seat, "rail_to", {f"rail_to {plot}": plot for plot in onward})
    destroyed = table.tiles.get(plot)
    if destroyed is not None:
        put_under(table, destroyed)
        for cowboy in table.cowboys_on(plot):
            cowboy.go(MINE)
    table.tiles[plot] = tile
    table.line.append(plot)
    if tile == STATION:
        table.trigger_end("station")
    pay_hotel(table, tile)
    yield from annex_along(table, seat, plot, times=2 if tile == STATION else 1)


def pay_hotel(table: Table, tile: str) -> None:
    """Its controller is paid for each tile, wherever it stands (DW-108, DW-164)."""
    paid = holder(table, "hotel")
    if paid is not None:
        figure = "at_station" if tile == STATION else "per_rail"
        table.players[paid].cash += control_of("hotel")[figure]


def annex_along(table: Table, placer: int, plot: str, times: int) -> Course[None]:
    """Whoever stands beside the new tile may annex, as the placer picks (DW-154 to DW-165).

    A cowboy who has moved since has lost it, even if he came back (DW-207).
    """
    eligible = [
        (cowboy, cowboy.moves) for cowboy in table.cowboys if cowboy.place in ADJACENT[plot]
    ]
    while True:
        eligible = [(cowboy, moves) for cowboy, moves in eligible if cowboy.moves == moves]
        answers = {f"next {each[0].clan} {each[0].place}": each for each in eligible}
        picked = yield from choose(placer, "next_eligible", answers)
        if picked is None:
            return
        eligible.remove(picked)
        cowboy, moves = picked
        for _ in range(times):
            if cowboy.moves == moves:
                yield from may_annex(table, cowboy)
