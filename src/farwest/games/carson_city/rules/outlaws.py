"""Outlaws come and move at the start of rounds 2 to 4 (CC-262 to CC-273, CC-340, CC-341)."""

from __future__ import annotations

from typing import Final

from farwest.games.carson_city.box import (
    OUTLAW_ARRIVALS,
    OUTLAW_PAWNS,
    OUTLAW_STRENGTH,
    PRISON,
)
from farwest.games.carson_city.land import AROUND, PARCELS, ROLLED, apart
from farwest.games.carson_city.rules.asking import Asked
from farwest.games.carson_city.rules.buildings import income
from farwest.games.carson_city.rules.buildings.prison import near_prison
from farwest.games.carson_city.rules.cowboys import OUTLAWS_VP, score
from farwest.games.carson_city.rules.outlaw_fights import bounty
from farwest.games.carson_city.state import BUILT, RIVER, City
from farwest.games.carson_city.verbs import NEXT
from farwest.kernel.steps import Step

FAR: Final = 2
"""Outlaws farther apart than this cannot influence each other (CC-340)."""


class OutlawsCome(Step[City]):
    """The dice tell how strong and how many they are; then all of them move (CC-262, CC-268)."""

    __slots__ = ()

    def run(self, city: City) -> None:
        city.menace = OUTLAW_STRENGTH + 1 + city.draw(6)
        number = OUTLAW_ARRIVALS[city.draw(6)]
        city.tell("outlaws", (city.menace, number))
        for _ in range(number):
            arrive(city)
        city.do(OutlawsMove())


def arrive(city: City) -> None:
    """One outlaw rides in; rolls that would be rerolled are left out (CC-264 to CC-267)."""
    open_to = [parcel for parcel in ROLLED if welcome(city, parcel)]
    if not open_to or sum(city.outlaw) >= OUTLAW_PAWNS:
        return
    parcel = open_to[city.draw(len(open_to))]
    if city.ground[parcel] == BUILT + PRISON:
        owner = city.owner[parcel]
        city.tell("outlaw_caught", (owner, parcel))
        score(city, owner, bounty(city), OUTLAWS_VP)
    else:
        city.outlaw[parcel] = 1
        city.tell("outlaw", (parcel,))


def welcome(city: City, parcel: int) -> bool:
    """Whether a roll of this parcel counts (CC-265, CC-266)."""
    if city.ground[parcel] == BUILT + PRISON:
        return True
    return not (
        city.outlaw[parcel]
        or city.ground[parcel] == RIVER
        or parcel == city.town_hall
        or near_prison(city, parcel)
    )


class OutlawsMove(Step[City]):
    """Lonely ones move first; the order of the others is chosen (CC-268, CC-340)."""

    __slots__ = ()

    def run(self, city: City) -> None:
        waiting = [parcel for parcel in range(PARCELS) if city.outlaw[parcel]]
        lonely = [
            one
            for one in waiting
            if all(apart(one, other) > FAR for other in waiting if other != one)
        ]
        for parcel in lonely:
            ride(city, parcel)
        city.do(NextOutlaw(city.passed[0], [p for p in waiting if p not in lonely]))


class NextOutlaw(Asked):
    """Which outlaw moves next (CC-268)."""

    __slots__ = ("waiting",)
    prompt = "outlaw_next"

    def __init__(self, player: int, waiting: list[int]) -> None:
        self.player = player
        self.waiting = waiting

    def options(self, city: City) -> list[int]:
        return [NEXT + parcel for parcel in self.waiting]

    def take(self, city: City, action: int) -> None:
        ride(city, action - NEXT)
        rest = [parcel for parcel in self.waiting if parcel != action - NEXT]
        city.do(NextOutlaw(self.player, rest))


def tempting(city: City, parcel: int) -> int:
    """The income an outlaw sees; none in buildings of last round's Heroes (CC-218, CC-273)."""
    if city.owner[parcel] < 0 or city.ground[parcel] < BUILT or city.owner[parcel] == city.hero:
        return 0
    return income(city, parcel)


def ride(city: City, parcel: int) -> None:
    """One outlaw goes where there is more to take, or stays (CC-269 to CC-272)."""
    best = tempting(city, parcel)
    goals: list[int] = []
    for other in AROUND[parcel]:
        if city.outlaw[other]:
            continue
        found = tempting(city, other)
        if not found or found < best or near_prison(city, other):
            continue
        if found > best:
            best = found
            goals = [other]
        elif goals:
            goals.append(other)
    if goals:
        goal = goals[city.draw(len(goals))] if len(goals) > 1 else goals[0]
        city.outlaw[parcel] = 0
        city.outlaw[goal] = 1
        city.tell("outlaw_moved", (parcel, goal))
