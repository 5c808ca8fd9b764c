"""5, the Settler.

Yellow (CC-178): one unowned parcel free. Red (CC-179): $8 at once, or 1 VP for each mountain
owned at the end of the round.
"""

from __future__ import annotations

from farwest.games.carson_city.box import SETTLER_RED_MONEY, SETTLER_RED_VP_PER_MOUNTAIN
from farwest.games.carson_city.powers import SETTLER_RED, SETTLER_WAITS
from farwest.games.carson_city.rules.asking import Asked
from farwest.games.carson_city.rules.cowboys import CARDS_VP, score
from farwest.games.carson_city.rules.parcels import acquire, count, untaken
from farwest.games.carson_city.state import MOUNTAIN, City
from farwest.games.carson_city.verbs import MONEY_NOW, TAKE, TAKE_NONE, WAIT
from farwest.kernel.verbs import Arg


class FreeParcel(Asked):
    """Take an unowned parcel, or decline (CC-040, CC-178)."""

    __slots__ = ()
    prompt = "settler_parcel"

    def options(self, city: City) -> list[int]:
        if not city.titles[self.player]:
            return []
        return [TAKE + parcel for parcel in untaken(city)] + [TAKE_NONE]

    def fallback(self, city: City) -> int:
        """Any parcel: a gift is not declined because time is up (CC-307)."""
        *parcels, _ = self.options(city)
        return parcels[city.luck % len(parcels)]

    def take(self, city: City, action: int) -> None:
        if action != TAKE_NONE:
            acquire(city, self.player, action - TAKE)

    def hint(self, city: City, action: int) -> list[Arg]:
        return [Arg("cost", "number", 0)]


def yellow(city: City, seat: int) -> None:
    city.do(FreeParcel(seat))


class SettlerMoney(Asked):
    """$8 now, or points for mountains at the end of the round (CC-179)."""

    __slots__ = ()
    prompt = "settler_red"

    def options(self, city: City) -> list[int]:
        return [MONEY_NOW, WAIT]

    def take(self, city: City, action: int) -> None:
        if action == MONEY_NOW:
            city.cash[self.player] += SETTLER_RED_MONEY
            city.tell("money", (self.player, SETTLER_RED_MONEY))
        else:
            city.patience |= SETTLER_WAITS
            city.tell("waits", (self.player,))


def red(city: City, seat: int) -> None:
    city.do(SettlerMoney(seat))


def end_of_round(city: City) -> None:
    """Points for mountains, if the red Settler waited (CC-141 step 2, CC-179)."""
    seat = city.power[SETTLER_RED]
    if seat >= 0 and city.patience & SETTLER_WAITS:
        points = SETTLER_RED_VP_PER_MOUNTAIN * count(city, seat, MOUNTAIN)
        score(city, seat, points, CARDS_VP)
