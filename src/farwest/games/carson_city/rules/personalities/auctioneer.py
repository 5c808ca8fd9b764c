"""12, the Auctioneer.

Yellow (CC-201 to CC-204): auctions two unowned parcels as one lot. Red (CC-205, CC-206): auctions
the +3 chip. The auctioneer may bid as well (CC-333).
"""

from __future__ import annotations

from typing import Final

from farwest.games.carson_city.powers import AUCTIONEER_RED
from farwest.games.carson_city.rules.asking import Undecided
from farwest.games.carson_city.rules.parcels import acquire, untaken
from farwest.games.carson_city.state import City
from farwest.games.carson_city.verbs import BID, BID_NONE, LOT, MOST_BID
from farwest.kernel.steps import NOBODY, Choice, Step
from farwest.kernel.verbs import Arg

LOT_SIZE: Final = 2


def yellow(city: City, seat: int) -> None:
    city.lot = []
    city.do_all([*[PickLot(seat)] * LOT_SIZE, Auction(seat)])


def red(city: City, seat: int) -> None:
    city.lot = []
    city.do(Auction(seat))


class PickLot(Undecided):
    """Name a parcel of the lot (CC-201)."""

    __slots__ = ()
    prompt = "auction_parcels"

    def options(self, city: City) -> list[int]:
        return [LOT + parcel for parcel in untaken(city) if parcel not in city.lot]

    def take(self, city: City, action: int) -> None:
        city.lot.append(action - LOT)
        city.tell("put_up", (self.player, action - LOT))


class Auction(Step[City]):
    """Open the bidding, clockwise from the auctioneer (CC-202)."""

    __slots__ = ("player",)

    def __init__(self, player: int) -> None:
        self.player = player

    def run(self, city: City) -> None:
        if not city.lot and city.power[AUCTIONEER_RED] != self.player:
            return
        seats = [(self.player + place) % city.seats for place in range(city.seats)]
        city.bidding = [seat for seat in seats if city.titles[seat] >= len(city.lot)]
        city.bid = 0
        city.bidder = NOBODY
        city.do(Bid(), Knock(self.player))


class Bid(Choice[City]):
    """The first in line bids more than the last bid, or passes for good (CC-202, CC-204)."""

    __slots__ = ()
    prompt = "bid"

    def fallback(self, city: City) -> int:
        return BID_NONE

    def seat(self, city: City) -> int:
        return city.bidding[0]

    def options(self, city: City) -> list[int]:
        if not city.bidding or city.bidder == city.bidding[0]:
            return []
        most = min(city.cash[city.bidding[0]], MOST_BID)
        return [*range(BID + city.bid + 1, BID + most + 1), BID_NONE]

    def take(self, city: City, action: int) -> None:
        seat = city.bidding.pop(0)
        if action == BID_NONE:
            city.tell("no_bid", (seat,))
        else:
            city.bid = action - BID
            city.bidder = seat
            city.bidding.append(seat)
            city.tell("bid", (seat, city.bid))
        city.do(self)

    def about(self, city: City) -> list[Arg]:
        return [Arg("parcels", "parcels", city.lot[:]), Arg("dollars", "number", city.bid)]


class Knock(Step[City]):
    """The winner pays and takes the lot (CC-203, CC-205)."""

    __slots__ = ("player",)

    def __init__(self, player: int) -> None:
        self.player = player

    def run(self, city: City) -> None:
        winner = city.bidder
        if winner >= 0:
            half = city.bid // 2 if city.lot else 0
            if winner == self.player:
                city.cash[winner] -= half
            else:
                city.cash[winner] -= city.bid
                city.cash[self.player] += city.bid - half
            city.tell("auctioned", (winner, city.bid))
            if not city.lot:
                city.chip = winner
                city.tell("chip", (winner,))
            for parcel in city.lot:
                acquire(city, winner, parcel)
        city.lot = []
        city.bidding = []
        city.bid = 0
        city.bidder = NOBODY
