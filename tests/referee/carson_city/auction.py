"""The Auctioneer (CC-201 to CC-206, CC-333)."""

from __future__ import annotations

from tests.referee.asking import Course, choose, demand
from tests.referee.carson_city.table import Player, Table


def auction_parcels(table: Table, player: Player) -> Course[None]:
    """Two parcels as one lot, or the one that is left (CC-201)."""
    lot: list[str] = []
    for _ in range(min(2, len(table.can_be_taken()))):
        rest = [parcel for parcel in table.can_be_taken() if parcel not in lot]
        parcels = {f"lot {parcel}": parcel for parcel in rest}
        lot.append((yield from demand(player.seat, "auction_parcels", parcels)))
    if not lot:
        return
    winner, bid = yield from bidding(table, player, len(lot))
    if winner is None:
        return
    winner.cash -= bid // 2
    if winner is not player:
        winner.cash -= bid - bid // 2
        player.cash += bid - bid // 2
    for parcel in lot:
        table.take(winner, parcel)


def auction_chip(table: Table, player: Player) -> Course[None]:
    """The ammunition chip; the whole bid goes to the auctioneer (CC-205, CC-206)."""
    winner, bid = yield from bidding(table, player, 0)
    if winner is not None:
        winner.cash -= bid
        player.cash += bid
        table.chip = winner.seat


def bidding(table: Table, player: Player, titles: int) -> Course[tuple[Player | None, int]]:
    """Clockwise from the auctioneer, until one bidder or nobody is left (CC-202, CC-204)."""
    seats = len(table.players)
    clockwise = [table.players[(player.seat + step) % seats] for step in range(seats)]
    bidders = [each for each in clockwise if each.titles >= titles]
    best: Player | None = None
    bid = 0
    while bidders and bidders[0] is not best:
        bidder = bidders.pop(0)
        higher = {f"bid {dollars}": dollars for dollars in range(bid + 1, bidder.cash + 1)}
        offered = yield from choose(bidder.seat, "bid", {**higher, "bid_none": None})
        if offered is not None:
            best, bid = bidder, offered
            bidders.append(bidder)
    return best, bid
