"""Planes of the moment: what is asked, where the round is, who is who this round."""

from __future__ import annotations

from struct import Struct
from typing import Any, Final

from farwest.games.carson_city.box import (
    BUILD12,
    BUILDINGS,
    CATEGORIES,
    PERSONALITIES,
    SQUARES,
)
from farwest.games.carson_city.features.pictures import (
    BUILDING_ROWS,
    PLACE_NAMES,
    pictures,
    seat_tables,
    side_pictures,
)
from farwest.games.carson_city.powers import GROCER_WAITS, SETTLER_WAITS
from farwest.games.carson_city.rules.claims import Claim, ClaimParcel
from farwest.games.carson_city.rules.construction import ChooseSite, Consent, PutHouse
from farwest.games.carson_city.rules.horses import Breed, MoveTo
from farwest.games.carson_city.rules.moves import origin
from farwest.games.carson_city.rules.outlaw_fights import Prize
from farwest.games.carson_city.rules.outlaws import NextOutlaw
from farwest.games.carson_city.rules.resolution import BuyTile
from farwest.games.carson_city.rules.wages import Wage
from farwest.games.carson_city.state import IN_RESERVE, LAND, PLACES, City
from farwest.games.carson_city.view import phase, playing, step
from farwest.kernel.features import Plane, counts, each, marks, seat_labels, seat_marks
from farwest.kernel.steps import NOBODY

PHASES: Final = ("start", "personalities", "placement", "resolution", "end")
STEPS: Final = ("parcel_purchase", "deferred_placement", "building_income")
PHASE_ROWS: Final = dict(zip(PHASES, marks(len(PHASES))))
STEP_ROWS: Final = dict(zip((*STEPS, ""), marks(len(STEPS))))
SQUARE_ROWS: Final = marks(len(SQUARES))
TELLING: Final = frozenset(
    (
        *(BuyTile, Breed, ChooseSite, Claim, ClaimParcel, Consent),
        *(MoveTo, NextOutlaw, Prize, PutHouse, Wage),
    )
)
"""Questions that are about something."""
CARD_SIDES: Final = ("yellow", "red")
POWERS: Final = each(PERSONALITIES, CARD_SIDES)
NO_POWER: Final = [NOBODY] * len(POWERS)
SIGNED_SIDES: Final = Struct(f"{len(PERSONALITIES)}b")
SIGNED_POWERS: Final = Struct(f"{len(POWERS)}b")


def matter_planes(seats: int) -> list[Plane[City]]:
    """What the seat's own question is about, and what it has answered in secret."""
    who = seat_marks(seats)
    labels = (
        *each(("building",), BUILDINGS),
        *each(("place",), PLACE_NAMES),
        *each(("asks",), seat_labels(seats)),
        "number",
    )
    nothing = bytes(len(labels))
    answers = (*each(("sheet",), CATEGORIES), "tile", "second_tile", "spend")
    unsealed = bytes(len(answers))
    width = len(CATEGORIES)

    def matter(city: City, seat: int) -> bytes:
        choice = city.choice_of(seat)
        if type(choice) not in TELLING:
            return nothing
        building, places, asks, number = subject(city, choice)
        there = bytearray(PLACES)
        for place in places:
            there[place] = 1
        return BUILDING_ROWS[building] + there + who[seat][asks] + bytes((number,))

    def sealed(city: City, seat: int) -> bytes:
        if not city.lanes:
            return unsealed
        lines = city.sheet[seat * width : (seat + 1) * width]
        given = [*lines, *city.played[2 * seat : 2 * seat + 2], city.spend[seat]]
        return counts([answer + 1 for answer in given])

    return [
        Plane(
            "matter",
            labels,
            "what the seat's question is about: a building, places, who asks, how many",
            matter,
        ),
        Plane(
            "sealed",
            answers,
            "one's own answers in secret, each plus 1: lines of the sheet, duel tiles, dollars",
            sealed,
        ),
    ]


def subject(city: City, choice: Any) -> tuple[int, list[int], int, int]:
    """The building, the places, the seat and the number that a question is about."""
    if isinstance(choice, Consent):
        house = choice.house
        return house.tile, [LAND + choice.parcel], house.player, house.missing
    if isinstance(choice, PutHouse):
        return choice.tile, [LAND + choice.parcel], NOBODY, choice.missing
    if isinstance(choice, ChooseSite | Claim | ClaimParcel):
        return choice.tile, [], NOBODY, 0
    if isinstance(choice, BuyTile):
        return city.row[choice.square - BUILD12], [choice.square], NOBODY, 0
    if isinstance(choice, MoveTo):
        return NOBODY, [origin(city, choice.move)], NOBODY, 0
    if isinstance(choice, NextOutlaw):
        return NOBODY, [LAND + parcel for parcel in choice.waiting], NOBODY, 0
    if isinstance(choice, Prize):
        return NOBODY, [LAND + choice.parcel], NOBODY, 0
    return NOBODY, [], NOBODY, choice.workers if isinstance(choice, Wage) else choice.horses


def round_planes(seats: int) -> list[Plane[City]]:
    """The round, where it is, and in which order players act."""

    def moment(city: City, _: int) -> bytes:
        now = phase(city)
        going_on = step(city) if now == "resolution" else ""
        return bytes((playing(city),)) + PHASE_ROWS[now] + STEP_ROWS[going_on]

    def order(city: City, seat: int) -> bytes:
        found = bytearray(2 * seats)
        for place, other in enumerate(city.order, 1):
            found[(other - seat) % seats] = place
        for place, other in enumerate(city.passed, 1):
            found[seats + (other - seat) % seats] = place
        return bytes(found)

    return [
        Plane(
            "moment",
            ("round", *PHASES, *STEPS),
            "the round, its phase, and a step of the resolution that has no square",
            moment,
        ),
        Plane(
            "square",
            SQUARES,
            "the square resolved last; none while cowboys are placed",
            lambda city, _: SQUARE_ROWS[city.square],
        ),
        Plane(
            "order",
            each(("turn", "passed"), seat_labels(seats)),
            "places in turn order and in pass order: 1 is the first",
            order,
            ("order", "passed"),
        ),
    ]


def card_planes(seats: int) -> list[Plane[City]]:
    """Personalities, and what one player has for a round."""
    around = seat_labels(seats)
    who = seat_marks(seats)
    tables = seat_tables(seats)
    no_power = bytes(seats * len(POWERS))
    patience = [
        bytes((waits & GROCER_WAITS > 0, waits & SETTLER_WAITS > 0))
        for waits in range((GROCER_WAITS | SETTLER_WAITS) + 1)
    ]

    def powers(city: City, seat: int) -> bytes:
        if city.power == NO_POWER:
            return no_power
        return pictures(SIGNED_POWERS.pack(*city.power), tables[seat])

    def favours(city: City, seat: int) -> bytes:
        row = who[seat]
        holders = row[city.chip] + row[city.hero] + row[city.occupant]
        return holders + patience[city.patience] + bytes((city.white == IN_RESERVE,))

    return [
        Plane(
            "cards",
            each(CARD_SIDES, PERSONALITIES),
            "personalities in play, by the side they show",
            lambda city, _: side_pictures(SIGNED_SIDES.pack(*city.side)),
        ),
        Plane(
            "powers", each(around, POWERS), "who holds which one, on which side", powers, ("power",)
        ),
        Plane(
            "favours",
            (*each(("chip", "hero", "occupant"), around), "grocer", "settler", "white"),
            "who has the +3 chip, had the yellow Heroes last round, holds the Town Hall;"
            " whether Grocer and Settler wait; whether the white cowboy is still in reserve",
            favours,
        ),
    ]
