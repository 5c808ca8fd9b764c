"""Several duels in one step, and who decides their order."""

from __future__ import annotations

from farwest.games.carson_city.box import BUILD12
from farwest.games.carson_city.rules.asking import Asked
from farwest.games.carson_city.rules.cowboys import occupied_parcels, standing
from farwest.games.carson_city.rules.duels import Duel
from farwest.games.carson_city.state import LAND, City
from farwest.games.carson_city.verbs import NEXT
from farwest.kernel.steps import NOBODY, Step


def pending(city: City) -> list[int]:
    """Parcels to fight for: those wanted by several in the parcel step; later the buildings
    with several cowboys and the outlaws with any, the Town Hall apart.
    """
    outlaw, there = city.outlaw, occupied_parcels(city)
    if city.square < BUILD12:
        free = [parcel for parcel in there if city.owner[parcel] == NOBODY and not outlaw[parcel]]
        return [parcel for parcel in free if several(city, parcel)]
    there = [parcel for parcel in there if parcel != city.town_hall]
    return [parcel for parcel in there if outlaw[parcel] or several(city, parcel)]


def several(city: City, parcel: int) -> bool:
    """Whether more than one cowboy stands on a parcel."""
    marks = city.at[LAND + parcel]
    return marks & (marks - 1) != 0


class Contests(Step[City]):
    """All duels of a step; the first of the contestants to have passed orders them (CC-064)."""

    __slots__ = ()

    def run(self, city: City) -> None:
        parcels = pending(city)
        if parcels:
            involved = {seat for parcel in parcels for seat in standing(city, LAND + parcel)}
            decider = next(seat for seat in city.passed if seat in involved)
            city.do(NextContest(decider))


class NextContest(Asked):
    """Pick the next duel, knowing how the others went (CC-065)."""

    __slots__ = ()
    prompt = "duel_next"

    def options(self, city: City) -> list[int]:
        return [NEXT + parcel for parcel in pending(city)]

    def take(self, city: City, action: int) -> None:
        city.do(Duel(LAND + action - NEXT), self)
