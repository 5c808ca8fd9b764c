"""2, the Banker.

Yellow (CC-171): $9 at once. Red (CC-172): once, before the end of the round, points for money.
"""

from __future__ import annotations

from farwest.games.carson_city.box import BANKER_PRICE, BANKER_VP, BANKER_YELLOW_MONEY
from farwest.games.carson_city.powers import BANKER_RED
from farwest.games.carson_city.rules.asking import Asked
from farwest.games.carson_city.rules.cowboys import BOUGHT_VP, score
from farwest.games.carson_city.state import City
from farwest.games.carson_city.verbs import BANKER_LOT
from farwest.kernel.steps import Step
from farwest.kernel.verbs import Arg


def yellow(city: City, seat: int) -> None:
    city.cash[seat] += BANKER_YELLOW_MONEY
    city.tell("money", (seat, BANKER_YELLOW_MONEY))


def red(city: City, seat: int) -> None:
    """Nothing at once."""


class BankerStep(Step[City]):
    """After all actions, before phase 4 (CC-141 step 0, CC-300)."""

    __slots__ = ()

    def run(self, city: City) -> None:
        if city.power[BANKER_RED] >= 0:
            city.do(BankerLot(city.power[BANKER_RED]))


class BankerLot(Asked):
    """3 VP for $3, 5 for $12, 7 for $25, or none (CC-172)."""

    __slots__ = ()
    prompt = "banker"

    def options(self, city: City) -> list[int]:
        cash = city.cash[self.player]
        return [BANKER_LOT + lot for lot, price in enumerate(BANKER_PRICE) if price <= cash]

    def take(self, city: City, action: int) -> None:
        lot = action - BANKER_LOT
        if lot:
            city.cash[self.player] -= BANKER_PRICE[lot]
            city.tell("paid", (self.player, BANKER_PRICE[lot]))
            score(city, self.player, BANKER_VP[lot], BOUGHT_VP)

    def hint(self, city: City, action: int) -> list[Arg]:
        lot = action - BANKER_LOT
        return [Arg("vp", "number", BANKER_VP[lot]), Arg("cost", "number", BANKER_PRICE[lot])]
