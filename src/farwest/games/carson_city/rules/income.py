"""The building-income step, in the order of CC-135."""

from __future__ import annotations

from farwest.games.carson_city.box import GAMBLING, MINE
from farwest.games.carson_city.land import PARCELS
from farwest.games.carson_city.powers import GROCER_WAITS, GROCER_YELLOW, HEROES_YELLOW
from farwest.games.carson_city.rules.buildings import income
from farwest.games.carson_city.rules.buildings.town_hall import TownHallDuel
from farwest.games.carson_city.rules.contests import Contests
from farwest.games.carson_city.rules.cowboys import alone, retire
from farwest.games.carson_city.rules.horses import breed
from farwest.games.carson_city.rules.personalities.grocer import DoubleType
from farwest.games.carson_city.rules.personalities.lawyer_editor import EditorStep
from farwest.games.carson_city.rules.personalities.prospector import BlastMine
from farwest.games.carson_city.state import BUILT, LAND, WHITE, City
from farwest.kernel.steps import Step


class BuildingIncome(Step[City]):
    """Duels, owners' choices, incomes, the Editor (CC-135)."""

    __slots__ = ()

    def run(self, city: City) -> None:
        city.square = GAMBLING
        city.factor = [1] * PARCELS
        for parcel in range(PARCELS):
            if city.ground[parcel] == BUILT + MINE and city.blast[LAND + parcel]:
                primed(city, parcel)
        city.do(TownHallDuel(), Contests(), OwnersChoose(), PayIncome(), EditorStep())


def primed(city: City, parcel: int) -> None:
    """Dynamite placed with one's cowboy on one's mine triples it in any case (CC-193, CC-331)."""
    if city.blast[LAND + parcel] & (1 << city.owner[parcel] | WHITE):
        city.factor[parcel] = 3


class OwnersChoose(Step[City]):
    """Grocer, dynamite and corral 3, player by player (CC-327)."""

    __slots__ = ()

    def run(self, city: City) -> None:
        waits = city.power[GROCER_YELLOW] if city.patience & GROCER_WAITS else -1
        steps: list[Step[City]] = []
        for seat in city.order:
            if seat == waits:
                steps.append(DoubleType(seat))
            if city.dynamite[seat]:
                steps.append(BlastMine(seat))
            if city.horsed:
                steps.append(BreedStep(seat))
        city.do_all(steps)


class BreedStep(Step[City]):
    """The horses of corral 3 (CC-291)."""

    __slots__ = ("player",)

    def __init__(self, player: int) -> None:
        self.player = player

    def run(self, city: City) -> None:
        breed(city, self.player)


class PayIncome(Step[City]):
    """The bank pays for every building; thieves take their part (CC-136 to CC-140, CC-328)."""

    __slots__ = ()

    def run(self, city: City) -> None:
        city.earned = [0] * city.seats
        for parcel in range(PARCELS):
            if city.ground[parcel] >= BUILT and city.owner[parcel] >= 0:
                pay(city, parcel)
            if city.at[LAND + parcel] and parcel != city.town_hall:
                retire(city, LAND + parcel)


def pay(city: City, parcel: int) -> None:
    """Split a building's income between its owner and a thief (CC-328)."""
    full = income(city, parcel)
    if not full:
        return
    owner = city.owner[parcel]
    factor = city.factor[parcel]
    kept = full * factor
    if city.outlaw[parcel]:
        if city.power[HEROES_YELLOW] != owner:
            kept //= 2
    else:
        thief = alone(city, LAND + parcel)
        if thief not in (-1, owner):
            stolen = full if factor == 2 else kept // 2
            kept -= stolen
            city.cash[thief] += stolen
            city.tell("stole", (thief, owner, parcel, stolen, city.ground[parcel] - BUILT))
    city.cash[owner] += kept
    city.earned[owner] += kept
    city.tell("income", (owner, parcel, kept, city.ground[parcel] - BUILT))
