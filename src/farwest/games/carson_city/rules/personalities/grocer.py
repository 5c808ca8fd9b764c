"""3, the Grocer: $8 at once, or something later.

Yellow (CC-173, CC-174): in the income step $8, or the income of one type of building doubled.
Red (CC-175): 1 VP for each house tile owned at the end of the round.
"""

from __future__ import annotations

from farwest.games.carson_city.box import (
    BUILDINGS,
    GROCER_RED_VP_PER_HOUSE,
    GROCER_YELLOW_MONEY,
)
from farwest.games.carson_city.land import PARCELS
from farwest.games.carson_city.powers import GROCER_RED, GROCER_WAITS
from farwest.games.carson_city.rules.asking import Asked
from farwest.games.carson_city.rules.buildings import income
from farwest.games.carson_city.rules.cowboys import CARDS_VP, score
from farwest.games.carson_city.rules.parcels import count
from farwest.games.carson_city.state import BUILT, HOUSE, TOWN_HOUSE, City
from farwest.games.carson_city.verbs import DOUBLE, MONEY_NOW, WAIT


class MoneyOrWait(Asked):
    """$8 now, or wait (CC-173)."""

    __slots__ = ()
    prompt = "grocer_now"

    def options(self, city: City) -> list[int]:
        return [MONEY_NOW, WAIT]

    def take(self, city: City, action: int) -> None:
        if action == MONEY_NOW:
            pay_out(city, self.player)
        else:
            city.patience |= GROCER_WAITS
            city.tell("waits", (self.player,))


class MoneyOrHouses(MoneyOrWait):
    """$8 now, or points for houses at the end of the round (CC-175)."""

    __slots__ = ()
    prompt = "grocer_red"


def pay_out(city: City, seat: int) -> None:
    city.cash[seat] += GROCER_YELLOW_MONEY
    city.tell("money", (seat, GROCER_YELLOW_MONEY))


def yellow(city: City, seat: int) -> None:
    city.do(MoneyOrWait(seat))


def red(city: City, seat: int) -> None:
    city.do(MoneyOrHouses(seat))


class DoubleType(Asked):
    """The Grocer who waited: $8, or one type of his buildings doubled (CC-173, CC-327)."""

    __slots__ = ()
    prompt = "grocer_income"

    def options(self, city: City) -> list[int]:
        seat = self.player
        types = {
            city.ground[parcel] - BUILT
            for parcel in range(PARCELS)
            if city.owner[parcel] == seat
            and city.ground[parcel] >= BUILT
            and income(city, parcel) > 0
        }
        return [MONEY_NOW] + [DOUBLE + tile for tile in range(len(BUILDINGS)) if tile in types]

    def take(self, city: City, action: int) -> None:
        seat = self.player
        if action == MONEY_NOW:
            pay_out(city, seat)
            return
        tile = action - DOUBLE
        city.tell("doubled", (seat, tile))
        for parcel in range(PARCELS):
            if city.owner[parcel] == seat and city.ground[parcel] == BUILT + tile:
                city.factor[parcel] = max(city.factor[parcel], 2)


def end_of_round(city: City) -> None:
    """Points for houses, if the red Grocer waited (CC-141 step 2, CC-175)."""
    seat = city.power[GROCER_RED]
    if seat >= 0 and city.patience & GROCER_WAITS:
        houses = count(city, seat, HOUSE) + count(city, seat, TOWN_HOUSE)
        score(city, seat, GROCER_RED_VP_PER_HOUSE * houses, CARDS_VP)
