"""6, the Captain.

Yellow (CC-180): 1, 2 or 3 cowboys for $1, $4 or $9. Red (CC-181): 1 or 2 revolvers for $3 or $9.
"""

from __future__ import annotations

from farwest.games.carson_city.box import CAPTAIN_ARMS, CAPTAIN_HIRE
from farwest.games.carson_city.rules.asking import Asked
from farwest.games.carson_city.state import City
from farwest.games.carson_city.verbs import ARM, HIRE
from farwest.kernel.verbs import Arg


class HireCowboys(Asked):
    """Pay for cowboys of one's colour, if that many are in the supply (CC-180)."""

    __slots__ = ()
    prompt = "captain"

    def options(self, city: City) -> list[int]:
        cash, left = city.cash[self.player], city.supply[self.player]
        return [HIRE + n for n, price in enumerate(CAPTAIN_HIRE) if price <= cash and n <= left]

    def take(self, city: City, action: int) -> None:
        number = action - HIRE
        if number:
            city.cash[self.player] -= CAPTAIN_HIRE[number]
            city.supply[self.player] -= number
            city.reserve[self.player] += number
            city.tell("hired", (self.player, number, CAPTAIN_HIRE[number]))

    def hint(self, city: City, action: int) -> list[Arg]:
        return [Arg("cost", "number", CAPTAIN_HIRE[action - HIRE])]


def yellow(city: City, seat: int) -> None:
    city.do(HireCowboys(seat))


class BuyArms(Asked):
    """Pay for revolvers that stay for ever (CC-181)."""

    __slots__ = ()
    prompt = "captain_red"

    def options(self, city: City) -> list[int]:
        cash = city.cash[self.player]
        return [ARM + number for number, price in enumerate(CAPTAIN_ARMS) if price <= cash]

    def take(self, city: City, action: int) -> None:
        number = action - ARM
        if number:
            city.cash[self.player] -= CAPTAIN_ARMS[number]
            city.revolvers[self.player] += number
            city.tell("armed", (self.player, number, CAPTAIN_ARMS[number]))

    def hint(self, city: City, action: int) -> list[Arg]:
        return [Arg("cost", "number", CAPTAIN_ARMS[action - ARM])]


def red(city: City, seat: int) -> None:
    city.do(BuyArms(seat))
