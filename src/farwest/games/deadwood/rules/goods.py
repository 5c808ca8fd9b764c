"""Money, tokens and cowboys changing places."""

from __future__ import annotations

from typing import Final

from farwest.games.deadwood.box import CHURCH_PLOT, COWBOYS, TILES
from farwest.games.deadwood.state import LEVEL, POST, RAIL, Camp
from farwest.kernel.steps import NOBODY

KINDS: Final = len(COWBOYS)

POOL_EMPTY: Final = 1
STATION_BUILT: Final = 2
WIPED_OUT: Final = 3
LIMIT: Final = 4


def earn(camp: Camp, seat: int, dollars: int) -> None:
    """Dollars from the supply, which has no end (DW-013)."""
    camp.cash[seat] += dollars
    if dollars:
        camp.tell("earned", (seat, dollars))


def take_cartridges(camp: Camp, seat: int, number: int) -> None:
    """Cartridges, as many as are left (DW-014)."""
    number = min(number, camp.cartridges)
    camp.cartridges -= number
    camp.shells[seat] += number
    if number:
        camp.tell("cartridges", (seat, number))


def take_horses(camp: Camp, seat: int, number: int) -> None:
    """Horses, as many as are left (DW-014)."""
    number = min(number, camp.horses)
    camp.horses -= number
    camp.stables[seat] += number
    if number:
        camp.tell("horses", (seat, number))


def take_wanted(camp: Camp, seat: int) -> None:
    """A Wanted token from the crime pool, if there is one; the last one ends the game (DW-167)."""
    if camp.pool:
        camp.pool -= 1
        camp.wanted[seat] += 1
        camp.tell("took_wanted", (seat, camp.wanted[seat]))
        if not camp.pool:
            trigger(camp, POOL_EMPTY)


def discard_wanted(camp: Camp, seat: int, number: int) -> None:
    """Wanted tokens go to the box, not to the pool (DW-015)."""
    number = min(number, camp.wanted[seat])
    camp.wanted[seat] -= number
    camp.boxed += number
    if number:
        camp.tell("discarded", (seat, number))


def trigger(camp: Camp, ending: int) -> None:
    """The first trigger stands: nothing later cancels it or adds to it (DW-169, DW-171)."""
    if not camp.ending:
        camp.ending = ending
        camp.tell("last_turn", (ending,))


# --- cowboys ---------------------------------------------------------------------------------


def settle_in(camp: Camp, seat: int, strength: int, plot: int) -> None:
    """A cowboy now stands on a building."""
    if plot == CHURCH_PLOT:
        camp.pews[seat] = strength
    else:
        camp.clan[plot] = seat
        camp.might[plot] = strength


def leave(camp: Camp, seat: int, plot: int) -> int:
    """A cowboy leaves a building, and loses what the railroad still owed him (DW-159, DW-207)."""
    if plot == CHURCH_PLOT:
        strength = camp.pews[seat]
        camp.pews[seat] = 0
    else:
        strength = camp.might[plot]
        camp.clan[plot] = NOBODY
        camp.might[plot] = 0
    if camp.due:
        gone = seat * POST + plot
        camp.due = [entry for entry in camp.due if entry % LEVEL != gone]
    return strength


def to_mine(camp: Camp, seat: int, strength: int) -> None:
    """A cowboy goes to the Abandoned Mine."""
    camp.mine[seat * KINDS + strength - 1] += 1
    camp.tell("to_mine", (seat, strength - 1))


def to_boot_hill(camp: Camp, seat: int, strength: int) -> None:
    """A dead cowboy, gone for good (DW-059)."""
    camp.dead[seat * KINDS + strength - 1] += 1
    camp.tell("killed", (seat, strength - 1))


def in_service(camp: Camp, seat: int, strength: int) -> int:
    """How many cowboys of this strength a seat has in its Ranch, the Mine and town (DW-004)."""
    place = seat * KINDS + strength - 1
    found = camp.ranch[place] + camp.mine[place] + (camp.pews[seat] == strength)
    for plot, clan in enumerate(camp.clan):
        if clan == seat and camp.might[plot] == strength:
            found += 1
    return found


def serving(camp: Camp, seat: int) -> int:
    """How many cowboys a seat has in service; whoever attacks has left his Ranch for town."""
    start = seat * KINDS
    end = start + KINDS
    away = sum(camp.ranch[start:end]) + sum(camp.mine[start:end])
    attacks = bool(camp.fight) and camp.fight[0] == seat
    return away + camp.clan.count(seat) + (camp.pews[seat] > 0) + attacks


# --- buildings -------------------------------------------------------------------------------


def building_at(camp: Camp, plot: int) -> int:
    """Which building stands on a plot, or NOBODY; a Rail or the Station is none (DW-024)."""
    tile = camp.tile[plot]
    return TILES[tile] if 0 <= tile < RAIL else NOBODY


def holder_of(camp: Camp, building: int) -> int:
    """Who controls the one building of this kind, wherever it stands (DW-005)."""
    for plot, tile in enumerate(camp.tile):
        if 0 <= tile < RAIL and TILES[tile] == building:
            return camp.clan[plot]
    return NOBODY
