"""Planes of the variants: duel tiles, outlaws, Kit Carson, horses."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from farwest.games.carson_city.box import DUEL_VALUES
from farwest.games.carson_city.features.pictures import KEPT, PLACE_NAMES, shares
from farwest.games.carson_city.land import PARCEL_NAMES, PARCELS
from farwest.games.carson_city.rules.cowboys import CORRALS
from farwest.games.carson_city.state import PLACES, City
from farwest.games.carson_city.verbs import VERBS
from farwest.kernel.features import Plane, each, seat_labels, turned

VALUES: Final = tuple(f"value_{value}" for value in range(DUEL_VALUES))
CORRAL_NAMES: Final = tuple(f"corral_{corral}" for corral in range(1, CORRALS + 1))
WISHES: Final = (
    *("place", "place_blast", "place_lady", "white_place", "white_blast", "corral_boy", "pass"),
    *("move", "move_white", "to", "to_token", "to_reserve", "horse", "horse_none"),
)
"""The answers that operations of Kit Carson are made of (CC-254, CC-339)."""


def tile_planes(seats: int) -> list[Plane[City]]:
    """The law of the strongest: one's own tiles, and what all know (CC-244 to CC-251)."""

    def hand(city: City, seat: int) -> bytes:
        return bytes(city.hand[seat * DUEL_VALUES : (seat + 1) * DUEL_VALUES])

    def hands(city: City, seat: int) -> bytes:
        return known_of_hands(bytes(city.hand), bytes(city.refilled), seat)

    return [
        Plane("hand", VALUES, "one's own duel tiles", hand),
        Plane(
            "hands",
            each(("number", "total", "drew"), seat_labels(seats)),
            "everybody's duel tiles: how many, their total while all know it, whether one has"
            " drawn from the discards",
            hands,
        ),
        Plane(
            "discards",
            (*VALUES, "number"),
            "duel tiles that all saw discarded, and how many were discarded",
            lambda city, _: bytes((*city.shown, sum(city.discard))),
        ),
    ]


@lru_cache(KEPT)
def known_of_hands(hands: bytes, drew: bytes, seat: int) -> bytes:
    """The number of everybody's tiles, and the total of those who have not drawn (CC-246)."""
    seats = len(drew)
    numbers, totals = [], []
    for other in range(seats):
        hand = hands[other * DUEL_VALUES : (other + 1) * DUEL_VALUES]
        total = sum(value * number for value, number in enumerate(hand))
        numbers.append(sum(hand))
        totals.append(0 if drew[other] else total)
    return turned((numbers, totals, list(drew)), seat)


def outlaw_planes() -> list[Plane[City]]:
    """Where outlaws are, and how strong (CC-261 to CC-281)."""
    nowhere = [0] * PARCELS
    empty = bytes(PARCELS)

    def outlaws(city: City, _: int) -> bytes:
        there = empty if city.outlaw == nowhere else bytes(city.outlaw)
        return there + bytes((city.menace,))

    return [
        Plane(
            "outlaws",
            (*PARCEL_NAMES, "strength"),
            "parcels with an outlaw; how strong outlaws are",
            outlaws,
        )
    ]


def kit_planes(seats: int) -> list[Plane[City]]:
    """Moves made, and the operation chosen in secret (CC-252 to CC-260)."""
    labels = (*WISHES, *each(("place", "to"), PLACE_NAMES), *CORRAL_NAMES)
    nothing = bytes(len(labels))
    starts = (len(WISHES), len(WISHES) + PLACES)

    def wish(city: City, seat: int) -> bytes:
        answers = city.wish[seat]
        if not answers:
            return nothing
        found = bytearray(nothing)
        for start, answer in zip(starts, answers):
            verb, args = VERBS.decode(answer)
            found[WISHES.index(verb)] = 1
            for arg in args:
                first = len(labels) - CORRALS if arg.kind == "corral" else start
                found[first + arg.value] = 1
        return bytes(found)

    return [
        Plane(
            "moves",
            seat_labels(seats),
            "cowboys moved this round",
            lambda city, seat: turned((city.moves,), seat),
        ),
        Plane("wish", labels, "one's own operation, chosen in secret, as far as it goes", wish),
    ]


def horse_planes(seats: int) -> list[Plane[City]]:
    """Horses, corrals and rodeos (CC-282 to CC-297)."""
    around = seat_labels(seats)
    parts = shares(seats)
    none = [0] * (seats * CORRALS)
    empty = bytes(2 * seats * CORRALS)

    def stables(city: City, seat: int) -> bytes:
        return b"".join(parts[seat](bytes(city.horses + city.rodeos)))

    def corrals(city: City, seat: int) -> bytes:
        if city.corral == none and city.corral_boy == none:
            return empty
        return turned((city.corral, city.corral_boy), seat, CORRALS)

    return [
        Plane(
            "horses",
            each(around, ("reserve", "rodeos")),
            "horses in reserve, rodeos won",
            stables,
        ),
        Plane(
            "corrals",
            each(("horses", "cowboys"), each(around, CORRAL_NAMES)),
            "horses and cowboys in each corral",
            corrals,
        ),
    ]
