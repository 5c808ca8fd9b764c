"""What money is worth, in victory points at the end of the game."""

from __future__ import annotations

from typing import Final

from farwest.games.carson_city.box import (
    BUY2,
    BUY5,
    DOLLARS_PER_VP_AT_END,
    DOLLARS_PER_VP_AT_LIMIT,
    ROUNDS,
)

NOW: Final[tuple[float, ...]] = (0.0, 0.39, 0.31, 0.24, 0.182)
"""What a dollar in hand is worth, by round: first it buys buildings, later points alone."""
KEPT: Final[tuple[float, ...]] = (0.0, 0.4, 0.29, 0.205, 1 / DOLLARS_PER_VP_AT_END)
"""What a dollar is worth that is left when a round ends."""
SAFE: Final = 0.82
"""How much of an income is paid to its owner, thieves and outlaws considered."""
FLOW: Final = tuple(SAFE * sum(NOW[max(first, 1) :]) for first in range(ROUNDS + 2))
"""What a dollar of income a round is worth, from this round on."""
WASTED: Final = 1 / DOLLARS_PER_VP_AT_LIMIT
"""What a dollar above the cash limit still brings."""
PURCHASES: Final = range(BUY5, BUY2 + 1)


def kept(dollars: float, limit: float, turn: int) -> float:
    """What this much money is worth at the end of a round (CC-144)."""
    within = min(dollars, limit)
    return within * KEPT[turn] + max(0.0, dollars - limit) * WASTED
