"""Chapter 12: buying cattle."""

import pytest

from farwest.games.great_western_trail.box import (
    AYRSHIRE,
    BROWN_SWISS,
    HOLSTEIN,
    TEXAS_LONGHORN_5,
    WEST_HIGHLAND_3,
    WEST_HIGHLAND_4,
    WEST_HIGHLAND_5,
)
from farwest.games.great_western_trail.rules.cattle import BuyCattle, purchases
from tests.clauses import rule
from tests.games.great_western_trail.kit import Table, words


@rule("GWT-155", "GWT-156")
def test_buying_with_few_cowboys() -> None:
    """EX-26, EX-27: what one and two cowboys can buy for $12."""
    t = Table(2)
    t.trail.cash[0] = 12
    t.market(HOLSTEIN, WEST_HIGHLAND_4, TEXAS_LONGHORN_5)
    t.start(BuyCattle())
    assert t.options() == ["buy v3_1c", "buy v4_1c", "buy market_plus_2"]
    t = Table(2)
    t.trail.cash[0] = 12
    t.workers(cowboys=2)
    t.market(HOLSTEIN, AYRSHIRE, TEXAS_LONGHORN_5)
    t.start(BuyCattle())
    assert t.options() == ["buy v3_1c", "buy v3_2c", "buy v5_2c", "buy market_plus_2"]
    t.trail.market_stack = []
    t.play("buy v3_1c", "buy_card holstein")
    assert t.trail.discard[0] == [HOLSTEIN]
    t.play("buy v3_1c")
    assert t.trail.discard[0] == [HOLSTEIN, AYRSHIRE]
    assert t.trail.cash[0] == 0


@rule("GWT-156", "GWT-157")
def test_buying_pairs() -> None:
    """EX-28: three cowboys and $5, or five cowboys and $8."""
    t = Table(2)
    t.trail.cash[0] = 8
    t.workers(cowboys=5)
    t.market(BROWN_SWISS, HOLSTEIN, WEST_HIGHLAND_3, WEST_HIGHLAND_5)
    t.start(BuyCattle())
    assert {"buy v3_pair", "buy v4_pair"} <= set(t.options())
    t.play("buy v4_pair", "buy_card west_highland_5")
    assert t.trail.discard[0] == [WEST_HIGHLAND_5, WEST_HIGHLAND_3]
    assert t.trail.cash[0] == 0


@rule("GWT-231", "GWT-247")
def test_the_first_answer_of_buying() -> None:
    """EX-49: with $2 cards may be added; with an empty stack there is nothing to buy."""
    t = Table(2)
    t.trail.cash[0] = 2
    assert [words(code) for code in BuyCattle().options(t.trail)] == ["buy market_plus_2"]
    t.trail.market_stack = []
    assert not BuyCattle().possible(t.trail)


def buying(cowboys: int, cash: int, *cards: int, stack: tuple[int, ...] = ()) -> Table:
    """Seat 0 buys at a market of these cards."""
    t = Table(2)
    t.workers(cowboys=cowboys)
    t.trail.cash[0] = cash
    t.market(*cards)
    t.trail.market_stack = list(stack)
    t.start(BuyCattle())
    return t


@rule("GWT-155")
def test_a_cowboy_is_used_once_an_action() -> None:
    """Two cowboys buy two cards of value 3, not three; the next action may use them again."""
    t = buying(2, 30, HOLSTEIN, HOLSTEIN, HOLSTEIN, AYRSHIRE)
    t.play("buy v3_1c", "buy_card holstein", "buy v3_1c", "buy_card holstein")
    assert t.prompt == ""
    t.start(BuyCattle())
    assert "buy v3_1c" in t.options()


@rule("GWT-155", "GWT-156")
def test_a_purchase_uses_up_all_its_cowboys() -> None:
    """Of three, two buy for three dollars; with the third that way is closed."""
    t = buying(3, 30, HOLSTEIN, HOLSTEIN, HOLSTEIN)
    t.play("buy v3_2c")
    assert t.options() == ["buy v3_1c", "stop_buy"]


PURCHASES = [
    ("v3_1c", 1, 6, HOLSTEIN, 1),
    ("v3_2c", 2, 3, HOLSTEIN, 1),
    ("v3_pair", 3, 5, HOLSTEIN, 2),
    ("v4_1c", 1, 12, WEST_HIGHLAND_3, 1),
    ("v4_3c", 3, 6, WEST_HIGHLAND_3, 1),
    ("v4_pair", 5, 8, WEST_HIGHLAND_3, 2),
    ("v5_2c", 2, 12, TEXAS_LONGHORN_5, 1),
    ("v5_4c", 4, 6, TEXAS_LONGHORN_5, 1),
]


def can(purchase: str, cowboys: int, cash: int, *cards: int) -> bool:
    """Whether a line of the table can be used now."""
    t = Table(2)
    t.trail.cash[0] = cash
    t.market(*cards)
    return f"buy {purchase}" in [words(code) for code in purchases(t.trail, cowboys)]


@rule("GWT-156", "GWT-247")
@pytest.mark.parametrize(("line", "cowboys", "cost", "card", "number"), PURCHASES)
def test_the_table_of_purchases(line: str, cowboys: int, cost: int, card: int, number: int) -> None:
    """So many cowboys, so many dollars, so many cards of the value; none of them less."""
    cards = [card] * number
    assert can(line, cowboys, cost, *cards)
    assert not can(line, cowboys - 1, cost, *cards)
    assert not can(line, cowboys, cost - 1, *cards)
    assert not can(line, cowboys, cost, *cards[1:])


@rule("GWT-157")
def test_a_pair_of_two_breeds() -> None:
    """Holstein and Ayrshire for three cowboys and five dollars."""
    t = buying(3, 5, HOLSTEIN, AYRSHIRE, BROWN_SWISS)
    t.play("buy v3_pair", "buy_card holstein", "buy_card ayrshire")
    assert t.trail.discard[0] == [HOLSTEIN, AYRSHIRE]
    assert t.trail.cash[0] == 0


@rule("GWT-158")
def test_the_exact_card_is_chosen() -> None:
    """Of three West Highlands the dearest in points; it goes to the discard pile."""
    t = buying(1, 12, WEST_HIGHLAND_3, WEST_HIGHLAND_4, WEST_HIGHLAND_5)
    assert t.options() == [f"buy_card west_highland_{points}" for points in (3, 4, 5)]
    t.play("buy_card west_highland_5")
    assert t.trail.discard[0] == [WEST_HIGHLAND_5]


@rule("GWT-158")
def test_the_market_is_not_refilled() -> None:
    """It has a card less, the stack as many as before."""
    t = buying(1, 6, HOLSTEIN, AYRSHIRE, stack=(HOLSTEIN,))
    t.play("buy v3_1c", "buy_card holstein")
    assert sum(t.trail.market) == 1
    assert t.trail.market_stack == [HOLSTEIN]


@rule("GWT-159")
def test_new_cards_may_be_bought_at_once() -> None:
    """One cowboy adds two cards, another buys one of them."""
    t = buying(2, 6, stack=(BROWN_SWISS, AYRSHIRE, HOLSTEIN))
    assert t.trail.market_stack == [BROWN_SWISS]
    t.play("buy v3_1c", "buy_card ayrshire")
    assert t.trail.discard[0] == [AYRSHIRE]
    assert sum(t.trail.market) == 1


@rule("GWT-159")
def test_cards_may_be_added_after_buying() -> None:
    """The second cowboy adds, the first has bought."""
    t = buying(2, 6, AYRSHIRE, stack=(HOLSTEIN, HOLSTEIN, HOLSTEIN))
    t.play("buy v3_1c")
    assert t.options() == ["buy market_plus_2", "stop_buy"]
    t.play("buy market_plus_2")
    assert sum(t.trail.market) == 2


@rule("GWT-159")
def test_one_card_left_in_the_stack() -> None:
    """It is added alone; with an empty stack nothing is."""
    t = buying(2, 0, stack=(HOLSTEIN,))
    assert sum(t.trail.market) == 1
    assert t.prompt == ""
    assert not can("market_plus_2", 0, 10)


@rule("GWT-160")
def test_the_market_may_outgrow_its_size() -> None:
    """Three cowboys add six cards to seven."""
    t = buying(3, 0, *[HOLSTEIN] * 7, stack=tuple([AYRSHIRE] * 9))
    t.play("buy market_plus_2", "buy market_plus_2")
    assert sum(t.trail.market) == 13


@rule("GWT-161", "GWT-228")
def test_stopping() -> None:
    """Not as the first answer; after one purchase the other cowboys are lost."""
    t = buying(3, 30, HOLSTEIN, HOLSTEIN, AYRSHIRE)
    assert "stop_buy" not in t.options()
    t.play("buy v3_1c", "buy_card holstein", "stop_buy")
    assert t.prompt == ""
    assert t.trail.discard[0] == [HOLSTEIN]
