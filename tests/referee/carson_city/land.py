"""The lie of the land: parcels A1 to H8, crossings, and the edges between them (CC-001, CC-002)."""

from __future__ import annotations

from collections.abc import Collection

ROWS = "ABCDEFGH"
SIZE = len(ROWS)
PARCELS = [f"{row}{column}" for row in ROWS for column in range(1, SIZE + 1)]
ROLLED = [f"{row}{column}" for row in ROWS[1:-1] for column in range(2, SIZE)]
"""What a map roll can name, by row and column (CC-028)."""

Crossing = tuple[int, int]


def spot(parcel: str) -> tuple[int, int]:
    """Row and column, from 1."""
    return ROWS.index(parcel[0]) + 1, int(parcel[1])


def distance(one: str, other: str) -> int:
    """The larger of the distances in rows and columns."""
    (row, column), (other_row, other_column) = spot(one), spot(other)
    return max(abs(row - other_row), abs(column - other_column))


def corners_of(parcel: str) -> set[Crossing]:
    """The four crossings of a parcel (CC-001)."""
    row, column = spot(parcel)
    return {(row - 1, column - 1), (row - 1, column), (row, column - 1), (row, column)}


AROUND = {
    parcel: [other for other in PARCELS if distance(parcel, other) == 1] for parcel in PARCELS
}
"""The neighbours, diagonals included (CC-003)."""
CORNERS = {parcel: corners_of(parcel) for parcel in PARCELS}
LEVEL = {f"H{i}{j}": ((i, j), (i, j + 1)) for i in range(SIZE + 1) for j in range(SIZE)}
UPRIGHT = {f"V{i}{j}": ((i, j), (i + 1, j)) for i in range(SIZE) for j in range(SIZE + 1)}
ENDS: dict[str, tuple[Crossing, Crossing]] = {**LEVEL, **UPRIGHT}
"""The two crossings that an edge joins."""
EDGES = list(ENDS)
BESIDE = {
    edge: [parcel for parcel in PARCELS if CORNERS[parcel].issuperset(ENDS[edge])] for edge in EDGES
}
"""The parcels on both sides of an edge, one at the border."""
TOUCHING = {
    crossing: [parcel for parcel in PARCELS if crossing in CORNERS[parcel]]
    for crossing in {end for ends in ENDS.values() for end in ends}
}
LINES = [[f"H{i}{j}" for j in range(SIZE)] for i in range(SIZE + 1)] + [
    [f"V{i}{j}" for i in range(SIZE)] for j in range(SIZE + 1)
]
"""Straight across the whole map, borders included (CC-121)."""


def bank_of(parcel: str, river: Collection[str]) -> set[str]:
    """The parcels on this side of the river (CC-243)."""
    found, fresh = {parcel}, [parcel]
    while fresh:
        here = fresh.pop()
        for edge in EDGES:
            if here in BESIDE[edge]:
                for other in BESIDE[edge]:
                    if other not in found and other not in river:
                        found.add(other)
                        fresh.append(other)
    return found
