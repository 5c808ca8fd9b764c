"""Points by source (CC-153 to CC-160)."""

from __future__ import annotations

from typing import Final

from farwest.games.carson_city.box import (
    BRIDGE_VP,
    BUILDING_VP,
    DOLLARS_PER_VP_AT_END,
    HOUSE_VP,
    MOUNTAIN_VP,
)
from farwest.games.carson_city.land import EDGES, ENDS, PARCEL_CROSSINGS
from farwest.games.carson_city.rules.buildings import station
from farwest.games.carson_city.rules.cowboys import GAINS, horses_of
from farwest.games.carson_city.rules.personalities import teacher
from farwest.games.carson_city.state import BARE, BUILT, MOUNTAIN, City
from farwest.kernel.game import Result
from farwest.kernel.result import reckon

SOURCES: Final = (*GAINS, "cash", "property", "station", "teacher", "horses", "kit_carson")


def bridge_ends(city: City) -> set[int]:
    """Crossings at an end of a bridge (CC-242)."""
    if not city.rivered:
        return set()
    return {c for e in range(EDGES) if city.laid[e] and city.crossing[e] for c in ENDS[e]}


def property_points(city: City, seat: int) -> int:
    """Buildings, houses and mountains owned; more beside a bridge (CC-154, CC-155, CC-242)."""
    ends = bridge_ends(city)
    points = 0
    for parcel, owner in enumerate(city.owner):
        if owner != seat:
            continue
        content = city.ground[parcel]
        if content == BARE:
            continue
        if ends and not ends.isdisjoint(PARCEL_CROSSINGS[parcel]):
            points += BRIDGE_VP
        elif content >= BUILT:
            points += BUILDING_VP
        else:
            points += MOUNTAIN_VP if content == MOUNTAIN else HOUSE_VP
    return points


def scores(city: City, seat: int) -> list[int]:
    """The points of a seat by source, as if the game ended now."""
    first = seat * len(GAINS)
    found = city.gains[first : first + len(GAINS)]
    found.append(city.cash[seat] // DOLLARS_PER_VP_AT_END)
    found.append(property_points(city, seat))
    found.append(station.final_points(city, seat))
    found.append(teacher.final_points(city, seat))
    found.append(horses_of(city, seat) * (1 + city.rodeos[seat]) if city.horsed else 0)
    found.append(city.seats - 1 - rank(city, seat) if city.kit else 0)
    return found


def rank(city: City, seat: int) -> int:
    """How many passed before a player; who has not passed yet is last (CC-158, CC-160)."""
    return city.passed.index(seat) if seat in city.passed else city.seats - 1


def result(city: City) -> Result:
    """Most points; ties go to the one who passed first in round 4 (CC-160)."""
    counted = [scores(city, seat) for seat in range(city.seats)]
    ranks = [(sum(parts), -rank(city, seat)) for seat, parts in enumerate(counted)]
    return reckon(SOURCES, counted, ranks)
