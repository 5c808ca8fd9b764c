"""Kansas City's supply: tiles go to the trail, the village, the job market (GWT-067 to GWT-089)."""

from __future__ import annotations

from typing import Final

from farwest.games.great_western_trail.box import (
    COWBOY_TILE,
    ENGINEER_TILE,
    HAZARD_KINDS,
    HAZARD_SLOTS,
    HAZARD_TILE,
    MARKET_SIZE,
    ROW_COST,
    TEEPEE_SLOTS,
    YELLOW_ROWS,
)
from farwest.games.great_western_trail.rules.cattle import add_to_market
from farwest.games.great_western_trail.state import Trail
from farwest.kernel.steps import NOBODY

AREA: Final = 4
"""Slots of a hazard area (GWT-089)."""
AREAS: Final[tuple[tuple[int, ...], ...]] = tuple(
    HAZARD_SLOTS[first : first + AREA] for first in range(0, len(HAZARD_SLOTS), AREA)
)
"""The slots of each area."""


def is_worker(tile: int) -> bool:
    return COWBOY_TILE <= tile <= ENGINEER_TILE


def free_slot(trail: Trail, tile: int) -> int:
    """Where a teepee or hazard goes: its lowest free slot, if any (GWT-088, GWT-089)."""
    area = (tile - HAZARD_TILE) // HAZARD_KINDS
    for slot in AREAS[area] if tile >= HAZARD_TILE else TEEPEE_SLOTS:
        if not trail.board[slot]:
            return slot
    return NOBODY


def place_tile(trail: Trail, tile: int) -> None:
    """Move a tile of the foresight spaces to its section (GWT-065)."""
    if is_worker(tile):
        place_worker(trail, tile - COWBOY_TILE)
        return
    slot = free_slot(trail, tile)
    if slot >= 0:
        trail.board[slot] = tile
        trail.tell("tile", (tile, slot))
    else:
        trail.boxed.append(tile)
        trail.tell("tile_out", (tile,))


def place_worker(trail: Trail, worker: int) -> None:
    """A worker joins the row of the token, which moves on when the row is full (GWT-067)."""
    row = trail.token
    jobs = trail.jobs
    jobs[row * 3 + worker] += 1
    trail.tell("worker", (worker, row))
    if jobs[row * 3] + jobs[row * 3 + 1] + jobs[row * 3 + 2] == trail.seats:
        move_token(trail)


def move_token(trail: Trail) -> None:
    """Black arrow: nothing; yellow: refill the market; red: the end (GWT-068 to GWT-070)."""
    row = trail.token
    trail.token += 1
    if trail.token == len(ROW_COST):
        trail.holder = trail.turn
        trail.tell("end", (trail.turn,))
        return
    trail.tell("token", (trail.token,))
    if row in YELLOW_ROWS:
        add_to_market(trail, MARKET_SIZE[trail.seats] - sum(trail.market))


def refill(trail: Trail) -> None:
    """Fill the empty foresight spaces, each from the pile of its column (GWT-066, GWT-086)."""
    for column, pile in enumerate((trail.pile_1, trail.pile_2, trail.pile_3)):
        for space in (column * 2, column * 2 + 1):
            if not trail.foresight[space] and pile:
                trail.foresight[space] = pile.pop()
                trail.reveal()
                trail.tell("foresight", (column, trail.foresight[space]))
