"""13, the Governor.

Yellow (CC-207): a road at once, and points for roads that reach new parcels (see roads.lay_own).
Red (CC-208): a tax on arms or on money.
"""

from __future__ import annotations

from typing import Final

from farwest.games.carson_city.box import GOVERNOR_YELLOW_ROADS
from farwest.games.carson_city.rules.asking import Asked
from farwest.games.carson_city.state import City
from farwest.games.carson_city.verbs import TAX
from farwest.kernel.verbs import Arg

DOLLARS_TAXED: Final = 10


def yellow(city: City, seat: int) -> None:
    city.roads[seat] += GOVERNOR_YELLOW_ROADS
    city.tell("got_roads", (seat, GOVERNOR_YELLOW_ROADS))


class Tax(Asked):
    """Tax arms or money, all other players (CC-208)."""

    __slots__ = ()
    prompt = "governor_tax"

    def options(self, city: City) -> list[int]:
        return [TAX, TAX + 1]

    def fallback(self, city: City) -> int:
        return TAX + 1

    def take(self, city: City, action: int) -> None:
        city.tell("tax", (self.player, action - TAX))
        for seat in range(city.seats):
            if seat != self.player:
                due = owed(city, seat, action - TAX)
                city.cash[seat] -= due
                city.cash[self.player] += due
                city.tell("paid_tax", (seat, self.player, due))

    def hint(self, city: City, action: int) -> list[Arg]:
        others = [seat for seat in range(city.seats) if seat != self.player]
        total = sum(owed(city, seat, action - TAX) for seat in others)
        return [Arg("dollars", "number", total)]


def owed(city: City, seat: int, money: int) -> int:
    """$1 a revolver chip, or $1 for each started $10; at most what he has (CC-208)."""
    cash = city.cash[seat]
    if money:
        return (cash + DOLLARS_TAXED - 1) // DOLLARS_TAXED
    return min(city.revolvers[seat], cash)


def red(city: City, seat: int) -> None:
    city.do(Tax(seat))
