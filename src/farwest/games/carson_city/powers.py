"""The 38 powers: a personality's number and the side of its card, as one number."""

from __future__ import annotations

from typing import Final

from farwest.games.carson_city.box import (
    AUCTIONEER,
    BANKER,
    CHINESE_WORKER,
    DOCTOR_UNDERTAKER,
    GOVERNOR,
    GROCER,
    GUNSMITH,
    HEROES,
    INDIAN,
    LAWYER_EDITOR,
    LIMITS,
    MERCENARY,
    SETTLER,
    SHERIFF,
    SINGER,
    STREET_BOY,
    TEACHER,
)
from farwest.games.carson_city.state import City

YELLOW: Final = 0
RED: Final = 1
NOT_IN_PLAY: Final = -1

SHERIFF_YELLOW: Final = 2 * SHERIFF + YELLOW
SHERIFF_RED: Final = 2 * SHERIFF + RED
BANKER_RED: Final = 2 * BANKER + RED
GROCER_YELLOW: Final = 2 * GROCER + YELLOW
GROCER_RED: Final = 2 * GROCER + RED
CHINESE_WORKER_YELLOW: Final = 2 * CHINESE_WORKER + YELLOW
SETTLER_RED: Final = 2 * SETTLER + RED
MERCENARY_YELLOW: Final = 2 * MERCENARY + YELLOW
MERCENARY_RED: Final = 2 * MERCENARY + RED
INDIAN_RED: Final = 2 * INDIAN + RED
GUNSMITH_YELLOW: Final = 2 * GUNSMITH + YELLOW
GUNSMITH_RED: Final = 2 * GUNSMITH + RED
SINGER_RED: Final = 2 * SINGER + RED
AUCTIONEER_RED: Final = 2 * AUCTIONEER + RED
GOVERNOR_YELLOW: Final = 2 * GOVERNOR + YELLOW
DOCTOR: Final = 2 * DOCTOR_UNDERTAKER + YELLOW
UNDERTAKER: Final = 2 * DOCTOR_UNDERTAKER + RED
HEROES_YELLOW: Final = 2 * HEROES + YELLOW
TEACHER_YELLOW: Final = 2 * TEACHER + YELLOW
TEACHER_RED: Final = 2 * TEACHER + RED
LAWYER: Final = 2 * LAWYER_EDITOR + YELLOW
EDITOR: Final = 2 * LAWYER_EDITOR + RED

GROCER_WAITS: Final = 1
SETTLER_WAITS: Final = 2
"""Marks in `City.patience`: the holder did not take his $8 at once."""


def taken(city: City, number: int) -> bool:
    """Whether somebody holds this card this round."""
    return city.power[2 * number] >= 0 or city.power[2 * number + 1] >= 0


def limit(city: City, seat: int) -> int:
    """A player's cash limit; with the Street Boy, that of his second card (CC-161)."""
    number = city.card[seat]
    side = RED if city.power[2 * number + 1] == seat else YELLOW
    found = LIMITS[2 * number + side]
    if number == STREET_BOY and city.second[seat] >= 0:
        other = city.second[seat]
        side = RED if city.power[2 * other + 1] == seat else YELLOW
        found += LIMITS[2 * other + side]
    return found
