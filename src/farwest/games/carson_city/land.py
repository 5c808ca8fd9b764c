"""The lie of the land: which parcels, crossings and edges touch each other (CC-001 to CC-003).

Parcels, crossings (corners of parcels) and edges are numbers, row by row. Edge H(i,j) is
8i + j, edge V(i,j) is 72 + 9i + j. Everything here is fixed for ever, so games share it.
"""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from farwest.games.carson_city.box import RIVER_FEWEST, RIVER_MOST, ROLLED_LINES, SIZE

PARCELS: Final = SIZE * SIZE
CORNERS: Final = SIZE + 1
CROSSINGS: Final = CORNERS * CORNERS
LEVEL: Final = SIZE * CORNERS
"""How many edges lie level; the upright ones follow."""
EDGES: Final = 2 * LEVEL
ROW_LETTERS: Final = "ABCDEFGH"
PARCEL_NAMES: Final = tuple(f"{row}{column + 1}" for row in ROW_LETTERS for column in range(SIZE))
"""A parcel by the letter of its row and the number of its column, as people write it."""


def _around(parcel: int) -> tuple[int, ...]:
    row, column = divmod(parcel, SIZE)
    return tuple(
        other
        for other in range(PARCELS)
        if other != parcel and max(abs(other // SIZE - row), abs(other % SIZE - column)) == 1
    )


def _sides(parcel: int) -> tuple[int, ...]:
    row, column = divmod(parcel, SIZE)
    level = row * SIZE + column
    upright = LEVEL + row * CORNERS + column
    return (level, level + SIZE, upright, upright + 1)


def _corners(parcel: int) -> tuple[int, ...]:
    row, column = divmod(parcel, SIZE)
    first = row * CORNERS + column
    return (first, first + 1, first + CORNERS, first + CORNERS + 1)


def _ends(edge: int) -> tuple[int, int]:
    if edge < LEVEL:
        row, column = divmod(edge, SIZE)
        return (row * CORNERS + column, row * CORNERS + column + 1)
    return (edge - LEVEL, edge - LEVEL + CORNERS)


AROUND: Final[tuple[tuple[int, ...], ...]] = tuple(_around(parcel) for parcel in range(PARCELS))
"""The neighbours of a parcel, diagonals included (CC-003)."""
NEAR: Final[tuple[tuple[int, ...], ...]] = tuple((p, *AROUND[p]) for p in range(PARCELS))
"""A parcel and its neighbours."""
BESIDE: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(
        other for other in AROUND[p] if (other // SIZE == p // SIZE) != (other % SIZE == p % SIZE)
    )
    for p in range(PARCELS)
)
"""The neighbours that share a side with a parcel."""
ROLLED: Final[tuple[int, ...]] = tuple(
    (row - 1) * SIZE + column - 1
    for row in range(ROLLED_LINES[0], ROLLED_LINES[1] + 1)
    for column in range(ROLLED_LINES[0], ROLLED_LINES[1] + 1)
)
"""The parcels that a map roll can name: black die the row, white die the column (CC-028)."""
SIDES: Final[tuple[tuple[int, ...], ...]] = tuple(_sides(parcel) for parcel in range(PARCELS))
"""The four edges of a parcel."""
PARCEL_CROSSINGS: Final[tuple[tuple[int, ...], ...]] = tuple(map(_corners, range(PARCELS)))
"""The four corners of a parcel."""
ENDS: Final[tuple[tuple[int, int], ...]] = tuple(_ends(edge) for edge in range(EDGES))
"""The two crossings an edge joins."""
FLANKS: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(parcel for parcel in range(PARCELS) if edge in SIDES[parcel]) for edge in range(EDGES)
)
"""The parcels on both sides of an edge, one at the border."""
EDGES_AT: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(edge for edge in range(EDGES) if crossing in ENDS[edge]) for crossing in range(CROSSINGS)
)
WAYS: Final[tuple[tuple[tuple[int, int], ...], ...]] = tuple(
    tuple((edge, sum(ENDS[edge]) - crossing) for edge in EDGES_AT[crossing])
    for crossing in range(CROSSINGS)
)
"""The edges at a crossing, each with the crossing at its other end."""
PARCELS_AT: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(parcel for parcel in range(PARCELS) if crossing in PARCEL_CROSSINGS[parcel])
    for crossing in range(CROSSINGS)
)
LINES: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(range(line * SIZE, (line + 1) * SIZE)) for line in range(CORNERS)
) + tuple(tuple(range(LEVEL + line, EDGES, CORNERS)) for line in range(CORNERS))
"""The 18 straight lines across the map, each as its eight edges (CC-121)."""
PARCEL_LINES: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(line for line, edges in enumerate(LINES) if set(edges) & set(SIDES[parcel]))
    for parcel in range(PARCELS)
)
"""The lines that run along a side of a parcel."""


def apart(one: int, other: int) -> int:
    """How far two parcels are: the larger of row and column distance (CC-340)."""
    return max(abs(one // SIZE - other // SIZE), abs(one % SIZE - other % SIZE))


def on_border(parcel: int) -> bool:
    return parcel // SIZE in (0, SIZE - 1) or parcel % SIZE in (0, SIZE - 1)


# --- the river ---------------------------------------------------------------------------------


def is_river(course: list[int]) -> bool:
    """Whether parcels make a river: each beside the next, from border to border (CC-337)."""
    return (
        RIVER_FEWEST <= len(course) <= RIVER_MOST
        and len(set(course)) == len(course)
        and on_border(course[0])
        and on_border(course[-1])
        and all(other in BESIDE[one] for one, other in pairwise(course))
    )


def crossing_edges(river: list[int]) -> list[int]:
    """For each edge, 1 if all its parcels are river, so that it takes a bridge only (CC-238)."""
    if not river:
        return [0] * EDGES
    wet = [1] * EDGES
    for parcel in range(PARCELS):
        if parcel not in river:
            for edge in SIDES[parcel]:
                wet[edge] = 0
    return wet


def banks(river: list[int]) -> list[int]:
    """For each dry parcel the number of its side of the river; -1 for river (CC-243)."""
    if not river:
        return [0] * PARCELS
    found = [-1] * PARCELS
    side = 0
    for start in range(PARCELS):
        if found[start] >= 0 or start in river:
            continue
        waiting = [start]
        while waiting:
            parcel = waiting.pop()
            found[parcel] = side
            waiting += [p for p in BESIDE[parcel] if found[p] < 0 and p not in river]
        side += 1
    return found
