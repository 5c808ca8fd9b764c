"""What things are worth to a good player, in points at the end of the game."""

from __future__ import annotations

from itertools import accumulate
from typing import Final

from farwest.games.great_western_trail.box import DOLLARS_PER_VP

TURN: Final = 1.6
"""What a turn costs: while one strolls, the others deliver."""
DOLLAR: Final = 1 / DOLLARS_PER_VP
"""What a dollar is worth at the end."""
DOLLAR_EARLY: Final = 0.45
"""What it is worth beside that while there is much to buy."""
RICH: Final = 14
"""From so many dollars on, more of them matter less."""
CITY: Final = 1.1
"""What a point of delivery value brings beside its dollar: cities farther west."""
SEEN: Final = 3.0
"""How many cards beyond the hand one sees between two deliveries."""
LAP_WORKERS: Final = 1.75
"""How many workers a delivery brings to the job market."""

WORKER: Final[tuple[tuple[float, ...], ...]] = (
    (0.0, 2.2, 1.9, 1.6, 1.0, 0.8),
    (0.0, 0.9, 0.8, 0.8, 0.6, 0.5),
    (0.0, 0.9, 0.8, 0.7, 0.6, 0.5),
)
"""What one more worker brings with each delivery still to come, by type and number there."""

USE: Final[tuple[float, ...]] = (
    *(0.6, 0.4),  # 1
    *(1.2, 0.8),  # 2
    *(0.8, 0.6),  # 3
    *(0.8, 1.0),  # 4
    *(1.2, 0.8),  # 5
    *(0.8, 0.8),  # 6
    *(0.6, 0.6),  # 7
    *(1.0, 1.0),  # 8
    *(1.6, 1.6),  # 9
    *(1.6, 2.2),  # 10
)
"""What a private building brings with each delivery still to come."""
TOLL: Final = 0.25
"""What a hand on it brings, for each other player and delivery."""

DISC: Final[tuple[float, ...]] = (0.15, 0.3, 0.1, 0.25, 0.25, 0.35, 0.5, 0.5, 0.5, 0.0)
"""What removing a disc brings with each delivery still to come; the hand disc is reckoned."""

TRACK: Final = 0.22
"""What a space of the railroad is worth early: stations farther on."""
MISSING: Final[tuple[float, ...]] = (0.6, 0.8, 0.8, 1.0, 0.7, 0.5, 0.6, 0.7, 1.6)
"""How hard it is to get one more of what objectives ask for."""
TEEPEE: Final = 0.5
HAZARD: Final = 0.1
"""What a teepee or hazard is worth for objectives and station masters."""
CERTIFICATE: Final = 2.5
"""The most that a certificate is worth."""
OBJECTIVE: Final = 1.2
"""What taking an objective card is worth early, before one knows which."""
ADDED: Final = 0.2
"""What it is worth to see more cards in the market."""
PLOT: Final[tuple[float, ...]] = (
    *(0.5, 0.5, 0.5, 0.0, 0.2),  # around A
    *(0.8, 0.5, 0.5, 0.0),  # around B
    *(0.8, 0.8, 0.3, 0.0, 0.0),  # around C and the village
    *(0.8, 0.8, 0.0, 0.2),  # around E
    *(0.5, 0.8, 0.6, 0.6),  # around F and G
)
"""How good a plot is: in the woods, on the way without hazards."""
FLAT: Final = 0.15
STEEP: Final = 1.5
"""The least and the most that a point of value is worth at the next delivery, for its city."""
ARROW: Final = 0.4
"""How likely an arrow is completed later."""
FAR: Final = 0.05
"""What a city is worth for its distance: nearer ones are still there when one needs them."""
KEEP: Final = 0.9
"""How much of what later turns promise comes true: money is spent once, cards move on."""
ALONE: Final = 0.8
"""The most an auxiliary action adds to a place: it can be done anywhere."""
CLUTTER: Final = 0.8
"""What an objective card spoils in the herd early."""
AIM: Final = 2
"""How far above the hand one looks for a better city."""

HERD_HELD: Final = 0.6
ENGINE_HELD: Final = 1.5
HAND_HELD: Final = 0.6
"""How much of what the herd, the engine and the hand promise counts in a position."""
WORKER_SHARE: Final[tuple[float, ...]] = (1.1, 1.8, 1.8)
"""The same for workers, by type: craftsmen and engineers bring more than it seems."""
WORKER_HELD: Final[tuple[tuple[float, ...], ...]] = tuple(
    tuple(accumulate((share * one for one in ones), initial=0.0))
    for share, ones in zip(WORKER_SHARE, WORKER)
)
"""What so many workers of a type count in a position, for each delivery still to come."""
