"""Town Hall (CC-127 to CC-134, CC-324): never owned; its occupant's shops earn one step more.

The first player places it when it is drawn. Cowboys contend for it in phase 2; the bonus is part
of buildings.income.
"""

from __future__ import annotations

from farwest.games.carson_city.box import TOWN_HALL
from farwest.games.carson_city.land import ENDS, PARCELS_AT
from farwest.games.carson_city.powers import SHERIFF_YELLOW
from farwest.games.carson_city.rules.cowboys import standing
from farwest.games.carson_city.rules.duels import Duel
from farwest.games.carson_city.rules.parcels import NEVER, occupy
from farwest.games.carson_city.rules.roads import lay, road_hint
from farwest.games.carson_city.state import BARE, BUILT, LAND, WHITE, City
from farwest.games.carson_city.verbs import BUILD, ROAD
from farwest.kernel.steps import NOBODY, Choice, Step
from farwest.kernel.verbs import Arg


class FirstPlayers(Choice[City]):
    """A choice of the first player (CC-012)."""

    __slots__ = ()

    def seat(self, city: City) -> int:
        return city.order[0]

    def fallback(self, city: City) -> int:
        options = self.options(city)
        return options[city.luck % len(options)]


def fitting(city: City) -> list[int]:
    """Free, equipped, unowned parcels without outlaw (CC-127, CC-128)."""
    return [
        parcel
        for parcel, owner in enumerate(city.owner)
        if owner == NOBODY
        and city.ground[parcel] == BARE
        and city.equipped[parcel]
        and not city.outlaw[parcel]
    ]


class TownHallArrives(Step[City]):
    """It was drawn: a road if no parcel fits, then its place (CC-127, CC-128)."""

    __slots__ = ()

    def run(self, city: City) -> None:
        city.removed = 1
        city.tell("town_hall_drawn", (city.order[0],))
        city.do(TownHallRoad(), TownHallPlace(), TownHallGone())


class TownHallRoad(FirstPlayers):
    """A road from the supply so that a parcel fits (CC-128)."""

    __slots__ = ()
    prompt = "townhall_road"

    def options(self, city: City) -> list[int]:
        if fitting(city):
            return []
        return [ROAD + e for e in city.frontier if not city.crossing[e] and self.helps(city, e)]

    def helps(self, city: City, edge: int) -> bool:
        return any(
            city.owner[parcel] == NOBODY and city.ground[parcel] == BARE and not city.outlaw[parcel]
            for crossing in ENDS[edge]
            for parcel in PARCELS_AT[crossing]
        )

    def take(self, city: City, action: int) -> None:
        lay(city, action - ROAD)
        city.tell("road", (city.order[0], action - ROAD))

    def hint(self, city: City, action: int) -> list[Arg]:
        return road_hint(city, action)


class TownHallPlace(FirstPlayers):
    """Put it on a parcel that fits (CC-127)."""

    __slots__ = ()
    prompt = "townhall_place"

    def options(self, city: City) -> list[int]:
        return [BUILD + parcel for parcel in fitting(city)]

    def take(self, city: City, action: int) -> None:
        parcel = action - BUILD
        occupy(city, parcel, BUILT + TOWN_HALL)
        city.owner[parcel] = NEVER
        city.town_hall = parcel
        city.removed = 0
        city.tell("town_hall", (city.order[0], parcel))


class TownHallGone(Step[City]):
    """No parcel could be made to fit: it leaves the game (CC-128)."""

    __slots__ = ()

    def run(self, city: City) -> None:
        if city.town_hall == NOBODY:
            city.tell("town_hall_gone", ())


class TownHallDuel(Step[City]):
    """Several cowboys there duel (CC-131)."""

    __slots__ = ()

    def run(self, city: City) -> None:
        if city.town_hall != NOBODY:
            place = LAND + city.town_hall
            city.do(TownHallTaken())
            if len(standing(city, place)) > 1:
                city.do(Duel(place))


class TownHallTaken(Step[City]):
    """The one left there is the occupant (CC-131, CC-134)."""

    __slots__ = ()

    def run(self, city: City) -> None:
        place = LAND + city.town_hall
        there = standing(city, place)
        before = city.occupant
        city.blast[place] = 0
        if city.at[place] & WHITE:
            city.occupant = city.power[SHERIFF_YELLOW]
        elif there:
            city.occupant = there[0]
        if city.occupant != before:
            city.tell("occupies", (city.occupant,))


def white_leaves(city: City) -> None:
    """A white cowboy leaves the Town Hall at the end of the round (CC-134)."""
    place = LAND + city.town_hall
    if city.town_hall != NOBODY and city.at[place] & WHITE:
        city.at[place] = 0
        city.occupant = NOBODY
