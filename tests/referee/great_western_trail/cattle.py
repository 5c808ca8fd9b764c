"""The cattle market (sections 6 and 12)."""

from __future__ import annotations

from typing import Any

from tests.referee.asking import Course, choose, demand, or_else
from tests.referee.great_western_trail.printed import BREEDING_VALUE, MARKET_SIZE, PURCHASES
from tests.referee.great_western_trail.table import Player, Table

ADDED = 2
"""How many cards of the stack a cowboy adds to the market (GWT-159)."""


def cards_of_value(table: Table, value: int) -> list[str]:
    """The cards of this breeding value that lie in the market, by kind."""
    return [card for card, count in table.market.items() if count and BREEDING_VALUE[card] == value]


def is_possible(table: Table, player: Player, option: dict[str, Any], cowboys: int) -> bool:
    """Whether a purchase can be made with the cowboys left (GWT-247)."""
    if option["cowboys"] > cowboys or option["cost"] > player.cash:
        return False
    if option["value"] is None:
        return bool(table.market_stack)
    there = sum(table.market[card] for card in cards_of_value(table, option["value"]))
    return there >= int(option["cards"])


def purchases(table: Table, player: Player, cowboys: int) -> dict[str, dict[str, Any]]:
    """Every purchase there is now, as answers (GWT-156)."""
    return {
        f"buy {name}": option
        for name, option in PURCHASES.items()
        if is_possible(table, player, option, cowboys)
    }


def buy_cattle(table: Table, player: Player) -> Course[None]:
    """One purchase after another, each cowboy once; the first may not be refused (GWT-247)."""
    cowboys = player.workers["cowboy"]
    option = yield from choose(player.seat, "buy", purchases(table, player, cowboys))
    while option is not None:
        cowboys -= option["cowboys"]
        yield from buy(table, player, option)
        more = or_else(purchases(table, player, cowboys), "stop_buy")
        option = yield from choose(player.seat, "buy", more)


def buy(table: Table, player: Player, option: dict[str, Any]) -> Course[None]:
    """Pay, then choose each card; or turn up cards of the stack (GWT-158, GWT-159)."""
    player.cash -= option["cost"]
    if option["value"] is None:
        turn_up(table, ADDED)
    for _ in range(option["cards"]):
        answers = {f"buy_card {card}": card for card in cards_of_value(table, option["value"])}
        card = yield from demand(player.seat, "buy_card", answers)
        table.market[card] -= 1
        player.discard.append(card)


def turn_up(table: Table, number: int) -> None:
    """So many cards of the stack into the market, or as many as there are."""
    for _ in range(min(number, len(table.market_stack))):
        table.market[table.market_stack.pop()] += 1


def refill_market(table: Table) -> None:
    """To its size by the number of players; none if it has that many or more (GWT-069)."""
    turn_up(table, max(0, MARKET_SIZE[table.seats] - sum(table.market.values())))
