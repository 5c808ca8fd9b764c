"""Planes of the players: what each has, and the duel."""

from __future__ import annotations

from typing import Final

from farwest.games.carson_city.box import BUILDINGS
from farwest.games.carson_city.features.pictures import PLACE_NAMES
from farwest.games.carson_city.rules.cowboys import strength
from farwest.games.carson_city.state import PLACES, City
from farwest.kernel.features import Plane, arranged, circles, each, marks, seat_labels
from farwest.kernel.steps import NOBODY

GOODS: Final = (
    *("cash", "points", "reserve", "supply", "revolvers", "roads", "titles", "wages", "one_road"),
    *("dynamite", "no_duel", "sharpshooter", "strength"),
)
"""What lies before a player, and what it makes him in a duel."""
PLACE_ROWS: Final = marks(PLACES)


def player_planes(seats: int) -> list[Plane[City]]:
    """What lies openly before each player."""
    around = seat_labels(seats)
    circle = circles(seats)
    orders = [
        bytes(good * seats + other for other in circle[viewer] for good in range(len(GOODS)))
        for viewer in range(seats)
    ]
    width = len(BUILDINGS)
    no_tile = bytes((seats + 1) * width)
    none: list[list[int]] = [[] for _ in range(seats)]

    def goods(city: City, seat: int) -> bytes:
        numbers = [
            *city.cash,
            *city.points,
            *city.reserve,
            *city.supply,
            *city.revolvers,
            *city.roads,
            *city.titles,
            *city.wages,
            *city.labour,
            *city.dynamite,
            *city.tokens,
            *city.sharp,
            *[strength(city, other) for other in range(seats)],
        ]
        return arranged(numbers, orders[seat])

    def pending(city: City, seat: int) -> bytes:
        if city.pending == none:
            return no_tile
        found = bytearray(no_tile)
        for place, other in enumerate(circle[seat]):
            for tile in city.pending[other]:
                found[place * width + tile] += 1
        for tile in city.shelved:
            found[seats * width + tile] += 1
        return bytes(found)

    return [
        Plane(
            "goods",
            each(around, GOODS),
            "dollars, points, cowboys in reserve and in the supply, revolvers, roads, titles"
            " left, cowboys on Wages and on 1 Road, dynamite, no-duel tokens, Sharpshooters;"
            " strength in a duel",
            goods,
        ),
        Plane(
            "pending",
            each((*around, "put_off"), BUILDINGS),
            "tiles bought and not built; those put off in the last works turn",
            pending,
        ),
    ]


def duel_planes(seats: int) -> list[Plane[City]]:
    """The duel under way, or the last one of this round."""
    around = seat_labels(seats)
    labels = (
        *each(("place",), PLACE_NAMES),
        *each(("fights",), around),
        *each(around, ("shot", "second_shot")),
    )
    nothing = bytes(len(labels))

    def duel(city: City, seat: int) -> bytes:
        if NOBODY in (city.square, city.contest):
            return nothing
        fights = bytearray(seats)
        for other in city.fighters:
            fights[(other - seat) % seats] = 1
        shots = city.dice[2 * seat :] + city.dice[: 2 * seat]
        return PLACE_ROWS[city.contest] + fights + bytes([shot + 1 for shot in shots])

    return [
        Plane(
            "duel",
            labels,
            "the last duel: where, who fights, dice rolled or tiles shown, each plus 1; none"
            " while cowboys are placed",
            duel,
        )
    ]
