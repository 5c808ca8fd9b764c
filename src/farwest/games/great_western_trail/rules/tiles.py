"""Tile codes: whose a tile is, which building it is, what hands it shows."""

from __future__ import annotations

from typing import Final

from farwest.games.great_western_trail.box import (
    BUILDING_HANDS,
    BUILDINGS,
    NEUTRAL_A_TILE,
    NEUTRAL_SPOTS,
    PLAYERS,
    PRIVATE,
    TILE_HANDS,
)
from farwest.kernel.steps import NOBODY

SIDES: Final = len(BUILDINGS)
"""Sides of private buildings: ten numbers, two sides each."""

HANDS: Final[tuple[int, ...]] = TILE_HANDS + BUILDING_HANDS * PLAYERS[1]
"""The hands on every tile (GWT-051)."""


def private(seat: int, building: int) -> int:
    """The tile code of a player's building."""
    return PRIVATE + seat * SIDES + building


def owner(tile: int) -> int:
    """Whose private building a tile is; nobody's if it is none."""
    return (tile - PRIVATE) // SIDES if tile >= PRIVATE else NOBODY


def building(tile: int) -> int:
    """Which building a private tile is, side included."""
    return (tile - PRIVATE) % SIDES


def is_neutral(tile: int) -> bool:
    return NEUTRAL_A_TILE <= tile < NEUTRAL_A_TILE + len(NEUTRAL_SPOTS)
