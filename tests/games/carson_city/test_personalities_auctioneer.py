"""Section 13: the Auctioneer (12)."""

import pytest

from tests.clauses import rule
from tests.games.carson_city.cards import choosing, return_cards
from tests.games.carson_city.kit import P1, P2, P3, PARCEL_NAMES, Table


def auction(*cash: int, auctioneer: int = P1) -> Table:
    """A lot of A1 and H8, by the auctioneer; the players have this money, or $15."""
    t = choosing("auctioneer")
    t.city.order = [auctioneer, *(seat for seat in range(3) if seat != auctioneer)]
    for seat, dollars in enumerate(cash):
        t.give(seat, cash=dollars)
    me = f"P{auctioneer + 1}"
    t.play(f"{me} card auctioneer", f"{me} lot A1", f"{me} lot H8")
    return t


def chip_auction(*cash: int) -> Table:
    """P1 auctions the chip; the players have this money, or $15."""
    t = choosing("auctioneer red")
    for seat, dollars in enumerate(cash):
        t.give(seat, cash=dollars)
    t.play("P1 card auctioneer")
    return t


def left_for_sale(*parcels: str) -> Table:
    """P1 takes the card; all parcels but these are P2's."""
    t = choosing("auctioneer")
    t.city.titles[P2] = len(PARCEL_NAMES)
    t.own(P2, *(name for name in PARCEL_NAMES if name not in parcels))
    t.city.titles[P2] = 0
    t.play("P1 card auctioneer")
    return t


def bids(t: Table) -> list[int]:
    """The amounts that may be bid now."""
    return [int(amount) for amount in t.ends("bid")]


# --- the lot -----------------------------------------------------------------------------------


@rule("CC-201", "CC-333")
def test_the_auctioneer_names_two_parcels() -> None:
    """Two different unowned ones, at once; he cannot do without."""
    t = choosing("auctioneer")
    t.own(P2, "B2")
    t.play("P1 card auctioneer")
    assert t.asks == "P1 auction_parcels"
    assert t.offers() == [f"lot {name}" for name in PARCEL_NAMES if name != "B2"]
    t.play("P1 lot A1")
    assert (t.asks, t.can("P1 lot A1")) == ("P1 auction_parcels", False)
    t.play("P1 lot H8")
    assert t.asks == "P1 bid"


@rule("CC-201")
def test_both_parcels_are_one_lot() -> None:
    """P2 pays one price for both, and P3 chooses when that is done."""
    t = auction()
    t.play("P1 bid_none", "P2 bid 4", "P3 bid_none")
    assert (t.owner("A1"), t.owner("H8"), t.city.titles[P2]) == (P2, P2, 10)
    assert (t.city.cash[P2], t.asks) == (11, "P2 personality")


@rule("CC-201")
def test_a_lot_of_one_parcel() -> None:
    """Only C3 is left."""
    t = left_for_sale("C3")
    assert t.asks == "P1 bid"
    t.play("P1 bid 1", "P3 bid_none")
    assert (t.owner("C3"), t.asks) == (P1, "P2 personality")


@rule("CC-201")
def test_no_lot_no_auction() -> None:
    """Nothing is left: P2 chooses his card."""
    t = left_for_sale()
    assert (t.asks, t.told("auctioned")) == ("P2 personality", [])


# --- the bidding -------------------------------------------------------------------------------


@rule("CC-202")
def test_bids_go_clockwise_from_the_auctioneer() -> None:
    """P2 auctions: P2, P3, P1, and P2 again, whatever the turn order."""
    t = auction(auctioneer=P2)
    asked = []
    for amount in (1, 2, 3, 4):
        asked.append(t.asks)
        t.play(f"{t.asks[:2]} bid {amount}")
    assert asked == ["P2 bid", "P3 bid", "P1 bid", "P2 bid"]


@rule("CC-202")
def test_a_bid_is_above_the_last_and_no_more_than_ones_cash() -> None:
    """P1 may bid $1 to $15, P2 after $5 only $6 to $8."""
    t = auction(15, 8)
    assert bids(t) == list(range(1, 16))
    t.play("P1 bid 5")
    assert bids(t) == [6, 7, 8]


@rule("CC-202")
def test_who_passes_is_out() -> None:
    """P2 passes; P3 and P1 go on without him, until P1 passes too."""
    t = auction()
    t.play("P1 bid 1", "P2 bid_none", "P3 bid 2")
    assert t.asks == "P1 bid"
    t.play("P1 bid 3")
    assert t.asks == "P3 bid"
    t.play("P3 bid 4", "P1 bid_none")
    assert (t.owner("A1"), t.asks) == (P3, "P2 personality")


@rule("CC-202", "CC-333")
def test_bidders_need_titles_for_the_lot() -> None:
    """P2 has one title for two parcels and is not asked."""
    t = choosing("auctioneer")
    t.give(P2, titles=1)
    t.play("P1 card auctioneer", "P1 lot A1", "P1 lot H8", "P1 bid 1")
    assert t.asks == "P3 bid"


@rule("CC-333")
def test_who_cannot_pay_the_next_bid_is_out() -> None:
    """P2 has $3 and P1 bids that: P3 is asked, and P2 never again."""
    t = auction(15, 3, 15)
    t.play("P1 bid 3")
    assert t.asks == "P3 bid"
    t.play("P3 bid 4")
    assert t.asks == "P1 bid"
    t.play("P1 bid_none")
    assert t.owner("A1") == P3


@rule("CC-333")
def test_the_auctioneer_may_pass() -> None:
    """His lot is auctioned all the same; without title he is not even asked."""
    t = auction()
    t.play("P1 bid_none")
    assert t.asks == "P2 bid"
    t = choosing("auctioneer")
    t.give(P1, titles=0)
    t.play("P1 card auctioneer", "P1 lot A1", "P1 lot H8")
    assert t.asks == "P2 bid"


@rule("CC-204")
@pytest.mark.parametrize(("answer", "owner"), [("bid 1", P3), ("bid 9", P3), ("bid_none", -1)])
def test_the_last_one_may_still_bid(answer: str, owner: int) -> None:
    """P1 and P2 passed without a bid: P3 may have the lot for $1 or more, or leave it."""
    t = auction()
    t.play("P1 bid_none", "P2 bid_none")
    assert (t.asks, t.can("P3 bid_none"), bids(t)[0]) == ("P3 bid", True, 1)
    t.play(f"P3 {answer}")
    assert (t.owner("A1"), t.owner("H8"), t.asks) == (owner, owner, "P2 personality")


# --- the price ---------------------------------------------------------------------------------


@rule("CC-203")
@pytest.mark.parametrize(("bid", "share"), [(7, 4), (6, 3), (1, 1)])
def test_the_winner_pays_bank_and_auctioneer(bid: int, share: int) -> None:
    """Of $7 the auctioneer has $4, the bank $3."""
    t = auction()
    t.play("P1 bid_none", f"P2 bid {bid}", "P3 bid_none")
    assert t.city.cash == [15 + share, 15 - bid, 15]


@rule("CC-203")
@pytest.mark.parametrize(("bid", "paid"), [(7, 3), (15, 7), (1, 0)])
def test_the_auctioneer_pays_half_himself(bid: int, paid: int) -> None:
    """$3 of $7; he may bid no more than he has all the same."""
    t = auction()
    t.play(f"P1 bid {bid}")
    for player in ("P2", "P3"):
        if t.asks == f"{player} bid":
            t.play(f"{player} bid_none")
    assert (t.owner("H8"), t.city.cash) == (P1, [15 - paid, 15, 15])


@rule("CC-203")
def test_without_a_bid_the_parcels_stay() -> None:
    """Nobody pays, nobody owns."""
    t = auction()
    t.play("P1 bid_none", "P2 bid_none", "P3 bid_none")
    assert (t.owner("A1"), t.owner("H8"), t.city.cash) == (-1, -1, [15] * 3)


# --- red ---------------------------------------------------------------------------------------


@rule("CC-205", "CC-206")
def test_the_chip_goes_to_the_highest_bidder() -> None:
    """P2 pays P1 his $5 and is stronger by 3; the Ammunition is closed this round."""
    t = chip_auction()
    assert t.asks == "P1 bid"
    t.play("P1 bid 4", "P2 bid 5", "P3 bid_none", "P1 bid_none")
    assert (t.city.cash, t.strength(P2)) == ([20, 10, 15], 4 + 3)
    t.play("P2 card banker", "P3 card mercenary")
    assert t.asks == "P2 place"
    assert not t.can("P2 place ammo")
    assert t.can("P2 place roads3")
    return_cards(t)
    assert t.strength(P2) == 4
    t.placement()
    assert t.can("P2 place ammo")


@rule("CC-205")
def test_the_auctioneer_has_the_chip_for_nothing() -> None:
    """P1 wins with $4 and pays nothing."""
    t = chip_auction()
    t.play("P1 bid 4", "P2 bid_none", "P3 bid_none")
    assert (t.city.cash, t.strength(P1), t.asks) == ([15] * 3, 7, "P2 personality")


@rule("CC-205", "CC-202")
def test_nobody_bids_more_for_the_chip_than_he_has() -> None:
    """The auctioneer neither, though he would not pay; titles do not matter."""
    t = chip_auction(4)
    assert bids(t) == [1, 2, 3, 4]
    t = choosing("auctioneer red")
    t.give(P1, titles=0)
    t.play("P1 card auctioneer")
    assert t.asks == "P1 bid"


@rule("CC-206", "CC-205")
def test_a_chip_nobody_wants_goes_back() -> None:
    """Nobody is stronger, and the Ammunition is open."""
    t = chip_auction()
    t.play("P1 bid_none", "P2 bid_none", "P3 bid_none")
    assert [t.strength(seat) for seat in (P1, P2, P3)] == [4, 4, 4]
    t.play("P2 card banker", "P3 card mercenary")
    assert t.can("P2 place ammo")
