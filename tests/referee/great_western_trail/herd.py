"""A player's cards: drawing, discarding, removing (sections 8 and 12)."""

from __future__ import annotations

from typing import Any

from tests.referee.asking import Course, choose, demand, or_else
from tests.referee.great_western_trail.printed import BREED, is_objective
from tests.referee.great_western_trail.table import Player, Table


def draw(table: Table, player: Player, wanted: int) -> int:
    """Up to so many cards; an empty stack is made of the discard pile (GWT-103). How many."""
    drawn = 0
    while drawn < wanted and (player.deck or player.discard):
        if not player.deck:
            player.deck, player.discard = player.discard, []
            table.luck.shuffle(player.deck)
        player.take_in_hand(player.deck.pop())
        drawn += 1
    return drawn


def can_draw(player: Player) -> bool:
    """Whether there is a card to draw (GWT-246)."""
    return bool(player.deck or player.discard)


def draw_then_discard(table: Table, player: Player, number: int) -> Course[None]:
    """Draw, then discard as many as were really drawn, of the whole hand (GWT-153)."""
    for _ in range(draw(table, player, number)):
        yield from discard_one(player, player.hand)


def announce_and_draw(
    table: Table, player: Player, most: int, refusal: str | None = None
) -> Course[None]:
    """The number is fixed before drawing (GWT-153)."""
    most = min(most, len(player.deck) + len(player.discard))
    numbers: dict[str, Any] = {f"draw {number}": number for number in range(1, most + 1)}
    if refusal:
        numbers = or_else(numbers, refusal)
    number = yield from choose(player.seat, "draw", numbers)
    if number is not None:
        yield from draw_then_discard(table, player, number)


def discard_one(player: Player, cards: list[str]) -> Course[str]:
    """One of these cards to the discard pile; identical ones are one answer (GWT-229)."""
    answers = {f"discard {card}": card for card in cards}
    card = yield from demand(player.seat, "discard", answers)
    player.throw(card)
    return card


def remove_up_to(table: Table, player: Player, number: int) -> Course[None]:
    """Cards of the hand leave the game; fewer, or none, are allowed (GWT-151)."""
    for _ in range(number):
        answers = {f"remove {card}": card for card in player.hand}
        card = yield from choose(player.seat, "remove", or_else(answers, "stop_remove"))
        if card is None:
            return
        player.hand.remove(card)
        table.removed[card] += 1


def same_breed(player: Player, breed: str) -> list[str]:
    """The cattle cards of a breed in hand."""
    return [card for card in player.cattle if BREED[card] == breed]


def cards_to_discard(player: Player, cards: dict[str, Any]) -> list[str]:
    """The cards of the hand that may pay for an action, or begin to."""
    if "breed" in cards:
        return same_breed(player, cards["breed"])
    if "objective" in cards:
        return [card for card in player.hand if is_objective(card)]
    if "pair_same_breed" in cards:
        return [card for card in player.cattle if len(same_breed(player, BREED[card])) > 1]
    return player.cattle


def discard_for(player: Player, cards: dict[str, Any]) -> Course[None]:
    """Discard what an action asks for; the second of a pair is of the breed of the first."""
    card = yield from discard_one(player, cards_to_discard(player, cards))
    if "pair_same_breed" in cards:
        yield from discard_one(player, same_breed(player, BREED[card]))
