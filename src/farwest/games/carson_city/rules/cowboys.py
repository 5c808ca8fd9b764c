"""Cowboys: their strength, and their ways between reserve, board and general supply."""

from __future__ import annotations

from typing import Final

from farwest.games.carson_city.box import (
    CHIP_STRENGTH,
    CORRAL_STRENGTH,
    DYNAMITE,
    HATS,
    HORSES,
    MERCENARY_RED_STRENGTH,
    MERCENARY_YELLOW_STRENGTH,
    ROAD1,
    WAGES,
)
from farwest.games.carson_city.powers import MERCENARY_RED, MERCENARY_YELLOW, SHERIFF_YELLOW
from farwest.games.carson_city.state import COWBOYS_THERE, IN_RESERVE, LAND, WHITE, City
from farwest.kernel.lists import marked
from farwest.kernel.steps import NOBODY

CORRALS: Final = len(HATS)
SEATS_IN: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(seat for seat in range(6) if marks >> seat & 1) for marks in range(WHITE)
)
"""The seats of every set of marks."""
ANYBODY: Final = COWBOYS_THERE | WHITE
"""The marks of all cowboys, ordinary or white."""


def strength(city: City, seat: int) -> int:
    """Cowboys in reserve, revolvers and the bonuses of this round (CC-009, CC-010)."""
    found = city.reserve[seat] + city.revolvers[seat]
    power = city.power
    if city.chip == seat:
        found += CHIP_STRENGTH
    if power[MERCENARY_YELLOW] == seat:
        found += MERCENARY_YELLOW_STRENGTH
    elif power[MERCENARY_RED] == seat:
        found += MERCENARY_RED_STRENGTH
    if city.horsed:
        found += CORRAL_STRENGTH[min(city.corral[seat * CORRALS], len(CORRAL_STRENGTH) - 1)]
    if city.white == IN_RESERVE and power[SHERIFF_YELLOW] == seat:
        found += 1
    return found


def standing(city: City, place: int) -> tuple[int, ...]:
    """The seats with an ordinary cowboy on a place."""
    return SEATS_IN[city.at[place] & COWBOYS_THERE]


def alone(city: City, place: int) -> int:
    """Whose cowboy stands alone on a place, ordinary or white; nobody if none or several do."""
    marks = city.at[place]
    if marks == WHITE:
        return city.power[SHERIFF_YELLOW]
    if marks and not marks & (marks - 1):
        return SEATS_IN[marks][0]
    return NOBODY


def occupied(city: City, by: int = ANYBODY) -> list[int]:
    """The places where a cowboy with one of these marks stands, in order."""
    return marked(city.at, by)


def occupied_parcels(city: City) -> list[int]:
    """The parcels where anybody stands, in order."""
    return [place - LAND for place in occupied(city) if place >= LAND]


def lone_parcels(city: City, seat: int) -> list[int]:
    """The parcels where a player's cowboy stands alone, ordinary or white."""
    at = city.at
    mine = 1 << seat
    if city.power[SHERIFF_YELLOW] == seat:
        mine |= WHITE
    return [p - LAND for p in marked(at, mine) if p >= LAND and not at[p] & (at[p] - 1)]


def lift(city: City, place: int, seat: int) -> None:
    """Take an ordinary cowboy and his token off a place; spent, unless he is moved (CC-194)."""
    rest = ~(1 << seat)
    if place == WAGES:
        city.wages[seat] -= 1
        if city.wages[seat]:
            return
    elif place == ROAD1:
        city.labour[seat] -= 1
        if city.labour[seat]:
            return
    city.at[place] &= rest
    city.blast[place] &= rest
    if place < LAND:
        city.ladies[place] &= rest


def send_back(city: City, place: int, seat: int) -> None:
    """A cowboy returns to his player's reserve (CC-063)."""
    lift(city, place, seat)
    city.reserve[seat] += 1


def retire(city: City, place: int) -> None:
    """The cowboys left on a place have acted and go to the supply (CC-057)."""
    marks = city.at[place]
    for seat in SEATS_IN[marks & COWBOYS_THERE]:
        city.supply[seat] += 1
    if marks & WHITE:
        city.white = NOBODY
    city.at[place] = 0
    city.blast[place] = 0


def dynamite_left(city: City) -> int:
    """Tokens neither held nor on the board."""
    placed = sum((marks & COWBOYS_THERE).bit_count() + marks // WHITE for marks in city.blast)
    return DYNAMITE - sum(city.dynamite) - placed


def horses_of(city: City, seat: int) -> int:
    """All horses of a player, in his reserve and in his corrals."""
    return city.horses[seat] + sum(city.corral[seat * CORRALS : (seat + 1) * CORRALS])


def horses_left(city: City) -> int:
    """Horses nobody owns (CC-285)."""
    return HORSES - sum(city.horses) - sum(city.corral)


# --- points ------------------------------------------------------------------------------------

SQUARES_VP: Final = 0
BOUGHT_VP: Final = 1
SPENT_VP: Final = 2
CARDS_VP: Final = 3
OUTLAWS_VP: Final = 4
GAINS: Final = ("squares", "bought", "spent", "personalities", "outlaws")
"""Where points come from before the end."""


def score(city: City, seat: int, points: int, source: int) -> None:
    """Points are gained, or lost, and never fall below 0 (CC-014)."""
    if points:
        city.points[seat] += points
        city.gains[seat * len(GAINS) + source] += points
        city.tell("points" if points > 0 else "lost_points", (seat, abs(points), source))
