"""17, the Teacher: yellow in rounds 1 to 3, red in round 4 (CC-221).

Yellow (CC-222): first in next round's turn order (see next_order). Red (CC-223): points for
schools, prisons and churches, and for owning no saloon.
"""

from __future__ import annotations

from farwest.games.carson_city.box import (
    CHURCH,
    PRISON,
    SALOON,
    SCHOOL,
    TEACHER_RED_TILES,
    TEACHER_RED_VP_IF_NO_SALOON,
)
from farwest.games.carson_city.powers import TEACHER_RED, TEACHER_YELLOW
from farwest.games.carson_city.rules.parcels import count
from farwest.games.carson_city.state import BUILT, City


def yellow(city: City, seat: int) -> None:
    """Nothing at once."""


def red(city: City, seat: int) -> None:
    """Nothing at once."""


def next_order(city: City) -> list[int]:
    """The order of the next phase 1: as players passed, the Teacher first (CC-149, CC-222)."""
    teacher = city.power[TEACHER_YELLOW]
    if teacher < 0:
        return city.passed[:]
    return [teacher] + [seat for seat in city.passed if seat != teacher]


def final_points(city: City, seat: int) -> int:
    """What the red Teacher scores at the end (CC-223)."""
    if city.power[TEACHER_RED] != seat:
        return 0
    points = 0 if count(city, seat, BUILT + SALOON) else TEACHER_RED_VP_IF_NO_SALOON
    for tile, each in zip((SCHOOL, PRISON, CHURCH), TEACHER_RED_TILES):
        points += each * count(city, seat, BUILT + tile)
    return points
