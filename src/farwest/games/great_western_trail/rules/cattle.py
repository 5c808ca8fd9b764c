"""Buying cattle at the market (GWT-155 to GWT-161, GWT-247)."""

from __future__ import annotations

from typing import Final

from farwest.games.great_western_trail.box import (
    CARD_VALUE,
    COWBOY,
    FIRST_MARKET,
    FIRST_OBJECTIVE,
    MARKET_PLUS,
    PURCHASE_CARDS,
    PURCHASE_COST,
    PURCHASE_COWBOYS,
    PURCHASE_VALUE,
    PURCHASES,
)
from farwest.games.great_western_trail.rules.acting import Ask
from farwest.games.great_western_trail.rules.goods import pay
from farwest.games.great_western_trail.state import Trail
from farwest.games.great_western_trail.verbs import BUY, BUY_CARD, STOP_BUY
from farwest.kernel.verbs import Arg

ADD_CARDS: Final = len(PURCHASES) - 1
"""The last line of the table: no purchase, but more cards in the market."""

OF_VALUE: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(
        card - FIRST_MARKET
        for card in range(FIRST_MARKET, FIRST_OBJECTIVE)
        if CARD_VALUE[card] == value
    )
    for value in range(max(CARD_VALUE) + 1)
)
"""The places in the market's list of the cards of each value."""


def on_offer(trail: Trail, value: int) -> int:
    market = trail.market
    found = 0
    for place in OF_VALUE[value]:
        found += market[place]
    return found


def purchases(trail: Trail, cowboys: int) -> list[int]:
    """The lines of the table that can be used with so many cowboys left (GWT-156, GWT-159)."""
    cash = trail.cash[trail.turn]
    codes = [
        BUY + line
        for line in range(ADD_CARDS)
        if PURCHASE_COWBOYS[line] <= cowboys
        and PURCHASE_COST[line] <= cash
        and PURCHASE_CARDS[line] <= on_offer(trail, PURCHASE_VALUE[line])
    ]
    if cowboys and trail.market_stack:
        codes.append(BUY + ADD_CARDS)
    return codes


def add_to_market(trail: Trail, number: int) -> None:
    """Turn over so many cards of the stack, or all there are (GWT-069, GWT-159, GWT-160)."""
    added = [trail.market_stack.pop() for _ in range(min(number, len(trail.market_stack)))]
    if added:
        for card in added:
            trail.market[card - FIRST_MARKET] += 1
        trail.reveal()
        trail.tell("market", (sorted(added),))


class BuyCattle(Ask):
    """Buy with all one's cowboys; the first answer is a purchase or an addition (GWT-155)."""

    __slots__ = ()
    prompt = "buy"

    def possible(self, trail: Trail) -> bool:
        cowboys = trail.workers[trail.turn * 3 + COWBOY]
        return cowboys > 0 and (bool(trail.market_stack) or bool(self.options(trail)))

    def options(self, trail: Trail) -> list[int]:
        return purchases(trail, trail.workers[trail.turn * 3 + COWBOY])

    def about(self, trail: Trail) -> list[Arg]:
        return [Arg("cowboys", "number", trail.workers[trail.turn * 3 + COWBOY])]

    def take(self, trail: Trail, action: int) -> None:
        buy(trail, action - BUY, trail.workers[trail.turn * 3 + COWBOY])


class BuyMore(Ask):
    """Another purchase with the cowboys not used yet, or enough (GWT-161, GWT-247)."""

    __slots__ = ("cowboys",)
    prompt = "buy"

    def __init__(self, cowboys: int) -> None:
        self.cowboys = cowboys

    def options(self, trail: Trail) -> list[int]:
        codes = purchases(trail, self.cowboys) if self.cowboys else []
        if codes:
            codes.append(STOP_BUY)
        return codes

    def take(self, trail: Trail, action: int) -> None:
        if action != STOP_BUY:
            buy(trail, action - BUY, self.cowboys)

    def fallback(self, trail: Trail) -> int:
        return STOP_BUY

    def about(self, trail: Trail) -> list[Arg]:
        return [Arg("cowboys", "number", self.cowboys)]


def buy(trail: Trail, line: int, cowboys: int) -> None:
    """Use a line of the purchase table (GWT-156)."""
    more = BuyMore(cowboys - PURCHASE_COWBOYS[line])
    if line == ADD_CARDS:
        trail.tell("added", (trail.turn,))
        add_to_market(trail, MARKET_PLUS)
        trail.do(more)
        return
    pay(trail, trail.turn, PURCHASE_COST[line])
    card = BuyCard(PURCHASE_VALUE[line])
    if PURCHASE_CARDS[line] > 1:
        trail.do(card, card, more)
    else:
        trail.do(card, more)


class BuyCard(Ask):
    """Choose a card of the value paid for; it goes to the discard pile (GWT-157, GWT-158)."""

    __slots__ = ("value",)
    prompt = "buy_card"

    def __init__(self, value: int) -> None:
        self.value = value

    def options(self, trail: Trail) -> list[int]:
        return [BUY_CARD + place for place in OF_VALUE[self.value] if trail.market[place]]

    def take(self, trail: Trail, action: int) -> None:
        card = action - BUY_CARD + FIRST_MARKET
        trail.market[action - BUY_CARD] -= 1
        trail.discard[trail.turn].append(card)
        trail.tell("bought", (trail.turn, card))
