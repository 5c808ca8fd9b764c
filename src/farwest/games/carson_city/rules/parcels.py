"""Parcels: their price, who owns them, what they carry, buying them."""

from __future__ import annotations

from typing import Final

from farwest.games.carson_city.box import INDIAN_RED_MAX_PARCEL_PRICE, PARCEL_PRICE
from farwest.games.carson_city.land import AROUND, NEAR, PARCELS
from farwest.games.carson_city.powers import INDIAN_RED, LAWYER
from farwest.games.carson_city.rules.asking import Declinable
from farwest.games.carson_city.rules.contests import Contests
from farwest.games.carson_city.rules.cowboys import (
    lone_parcels,
    occupied_parcels,
    retire,
    send_back,
    standing,
)
from farwest.games.carson_city.state import BARE, BUILT, LAND, City
from farwest.games.carson_city.verbs import BUY, BUY_DONE
from farwest.kernel.steps import NOBODY, Step
from farwest.kernel.verbs import Arg

NEVER: Final = -2
"""The owner of river parcels and of the Town Hall's: no title can lie there."""


def price(city: City, parcel: int) -> int:
    """$1 and $1 for each occupied parcel among it and its neighbours (CC-072, CC-073)."""
    base, each, most = PARCEL_PRICE
    return min(base + each * city.crowd[parcel], most)


def price_for(city: City, seat: int, parcel: int) -> int:
    """What a player pays for a parcel in the parcel step; the red Indian at most $3 (CC-185)."""
    found = price(city, parcel)
    if city.power[INDIAN_RED] == seat:
        return min(found, INDIAN_RED_MAX_PARCEL_PRICE)
    return found


def untaken(city: City) -> list[int]:
    """Parcels that can be acquired: unowned, without outlaw, not river, not the Town Hall's."""
    outlaw = city.outlaw
    return [p for p, owner in enumerate(city.owner) if owner == NOBODY and not outlaw[p]]


def untaken_free(city: City) -> list[int]:
    """Those of them that carry nothing."""
    return [parcel for parcel in untaken(city) if city.ground[parcel] == BARE]


def acquire(city: City, seat: int, parcel: int) -> None:
    """A player gets a parcel that he need not buy."""
    own(city, seat, parcel)
    city.tell("acquired", (seat, parcel))


def own(city: City, seat: int, parcel: int) -> None:
    """Put a title on a parcel (CC-005, CC-006)."""
    if city.ground[parcel] == BARE:
        for other in AROUND[parcel]:
            city.closed[other] += 1
    city.owner[parcel] = seat
    city.titles[seat] -= 1


def occupy(city: City, parcel: int, content: int) -> None:
    """Something comes to stand on a bare parcel."""
    city.ground[parcel] = content
    for other in NEAR[parcel]:
        city.crowd[other] += 1
    if city.owner[parcel] == NOBODY:
        for other in AROUND[parcel]:
            city.closed[other] += 1


def vacate(city: City, parcel: int) -> None:
    """A provisional tile or house is taken back (CC-322)."""
    city.ground[parcel] = BARE
    for other in NEAR[parcel]:
        city.crowd[other] -= 1
    if city.owner[parcel] == NOBODY:
        for other in AROUND[parcel]:
            city.closed[other] -= 1


def owned(city: City, seat: int) -> int:
    """How many parcels a player owns."""
    return city.owner.count(seat)


def built(city: City, seat: int) -> int:
    """How many buildings a player has built (CC-082)."""
    owner, ground = city.owner, city.ground
    return sum(1 for p in range(PARCELS) if owner[p] == seat and ground[p] >= BUILT)


def count(city: City, seat: int, content: int) -> int:
    """How many parcels with this content a player owns."""
    owner, ground = city.owner, city.ground
    return sum(1 for p in range(PARCELS) if ground[p] == content and owner[p] == seat)


# --- the parcel step -----------------------------------------------------------------------------


class ParcelStep(Step[City]):
    """All duels for parcels, then everybody buys, in turn order (CC-064, CC-074)."""

    __slots__ = ()

    def run(self, city: City) -> None:
        lawyer = city.power[LAWYER]
        if lawyer >= 0:
            self.clear_for(city, lawyer)
        city.do(LeaveParcels())
        city.do_all([BuyParcels(seat) for seat in city.order])
        city.do(Contests())

    def clear_for(self, city: City, lawyer: int) -> None:
        """Nobody disputes a parcel with the Lawyer (CC-225)."""
        mine = 1 << lawyer
        for parcel in range(PARCELS):
            if city.at[LAND + parcel] & mine and city.owner[parcel] == NOBODY:
                if city.outlaw[parcel]:
                    continue
                for seat in standing(city, LAND + parcel):
                    if seat != lawyer:
                        send_back(city, LAND + parcel, seat)
                        city.tell("yielded", (seat, lawyer, parcel))


class BuyParcels(Declinable):
    """Buy any of the parcels one stands on alone, one after the other (CC-074, CC-075)."""

    __slots__ = ()
    prompt = "buy_parcels"

    def options(self, city: City) -> list[int]:
        seat = self.player
        if not city.titles[seat]:
            return []
        cash, owner = city.cash[seat], city.owner
        found = [
            BUY + parcel
            for parcel in lone_parcels(city, seat)
            if owner[parcel] == NOBODY
            and not city.outlaw[parcel]
            and price_for(city, seat, parcel) <= cash
        ]
        if found:
            found.append(BUY_DONE)
        return found

    def take(self, city: City, action: int) -> None:
        if action == BUY_DONE:
            return
        seat, parcel = self.player, action - BUY
        cost = price_for(city, seat, parcel)
        city.cash[seat] -= cost
        city.tell("bought_parcel", (seat, parcel, cost))
        own(city, seat, parcel)
        retire(city, LAND + parcel)
        city.do(self)

    def hint(self, city: City, action: int) -> list[Arg]:
        cost = 0 if action == BUY_DONE else price_for(city, self.player, action - BUY)
        return [Arg("cost", "number", cost)]


class LeaveParcels(Step[City]):
    """Who bought nothing where he stood has renounced it (CC-058)."""

    __slots__ = ()

    def run(self, city: City) -> None:
        for parcel in occupied_parcels(city):
            if city.owner[parcel] == NOBODY and not city.outlaw[parcel]:
                retire(city, LAND + parcel)
