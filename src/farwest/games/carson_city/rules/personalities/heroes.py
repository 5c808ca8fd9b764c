"""16, the Heroes.

Yellow (CC-217 to CC-219): neither attack nor are attacked (see places.reach_all), lose nothing to
outlaws (see income), and draw none next round (see outlaws). Red (CC-220): 3, 6 or 9 VP for 0, 1
or 2 cowboys of the reserve.
"""

from __future__ import annotations

from farwest.games.carson_city.box import HEROES_VP
from farwest.games.carson_city.rules.asking import Asked
from farwest.games.carson_city.rules.cowboys import CARDS_VP, score
from farwest.games.carson_city.state import City
from farwest.games.carson_city.verbs import SACRIFICE
from farwest.kernel.verbs import Arg


def yellow(city: City, seat: int) -> None:
    """Nothing at once."""


class Sacrifice(Asked):
    """Give up cowboys for points (CC-220)."""

    __slots__ = ()
    prompt = "heroes"

    def options(self, city: City) -> list[int]:
        most = min(city.reserve[self.player], len(HEROES_VP) - 1)
        return [SACRIFICE + number for number in range(most + 1)]

    def take(self, city: City, action: int) -> None:
        number = action - SACRIFICE
        city.reserve[self.player] -= number
        city.supply[self.player] += number
        city.tell("sacrificed", (self.player, number))
        score(city, self.player, HEROES_VP[number], CARDS_VP)

    def hint(self, city: City, action: int) -> list[Arg]:
        return [Arg("vp", "number", HEROES_VP[action - SACRIFICE])]


def red(city: City, seat: int) -> None:
    city.do(Sacrifice(seat))
