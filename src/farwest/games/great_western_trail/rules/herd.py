"""Cards of the hand: discarding for a reward, drawing then discarding, removing."""

from __future__ import annotations

from typing import Final

from farwest.games.great_western_trail.box import (
    CARD_BREED,
    ENGINEER,
    FIRST_OBJECTIVE,
    WORKER_LIMIT,
)
from farwest.games.great_western_trail.rules.acting import Act, Action, Ask
from farwest.games.great_western_trail.rules.goods import discard, draw_cards, from_hand
from farwest.games.great_western_trail.rules.railroad import number
from farwest.games.great_western_trail.state import Trail
from farwest.games.great_western_trail.verbs import (
    DECLINE_SPACE,
    DISCARD,
    DRAW,
    PERFORM_JERSEY,
    REMOVE,
    STOP_REMOVE,
)
from farwest.kernel.verbs import Arg


def kinds(hand: list[int], verb: int) -> list[int]:
    """A code for each kind of card in a hand: equal cards are one option (GWT-229)."""
    codes: list[int] = []
    last = -1
    for card in hand:
        if card != last:
            codes.append(verb + card)
            last = card
    return codes


class Discarding(Ask):
    """A question about a card to discard, one of so many still to go."""

    __slots__ = ()
    prompt = "discard"

    def number(self) -> int:
        return 1

    def about(self, trail: Trail) -> list[Arg]:
        return [Arg("number", "number", self.number())]


class Sell(Act):
    """Discard one card of a breed for a reward (GWT-010, GWT-183)."""

    __slots__ = ("card", "then")

    def __init__(self, card: int, then: list[Action]) -> None:
        self.card = card
        self.then = then

    def possible(self, trail: Trail) -> bool:
        return self.card in trail.hand[trail.turn]

    def run(self, trail: Trail) -> None:
        discard(trail, trail.turn, self.card)
        trail.do_all(self.then)


class SellAny(Discarding):
    """Discard one cattle card of any breed for a reward (GWT-013, GWT-180)."""

    __slots__ = ("then",)

    def __init__(self, then: list[Action]) -> None:
        self.then = then

    def possible(self, trail: Trail) -> bool:
        hand = trail.hand[trail.turn]
        return bool(hand) and hand[0] < FIRST_OBJECTIVE

    def options(self, trail: Trail) -> list[int]:
        hand = trail.hand[trail.turn]
        return kinds([card for card in hand if card < FIRST_OBJECTIVE], DISCARD)

    def take(self, trail: Trail, action: int) -> None:
        discard(trail, trail.turn, action - DISCARD)
        trail.do_all(self.then)


class SellObjective(Discarding):
    """Discard one objective card for a reward (GWT-175)."""

    __slots__ = ("then",)

    def __init__(self, then: list[Action]) -> None:
        self.then = then

    def possible(self, trail: Trail) -> bool:
        hand = trail.hand[trail.turn]
        return bool(hand) and hand[-1] >= FIRST_OBJECTIVE

    def options(self, trail: Trail) -> list[int]:
        hand = trail.hand[trail.turn]
        return kinds([card for card in hand if card >= FIRST_OBJECTIVE], DISCARD)

    def take(self, trail: Trail, action: int) -> None:
        discard(trail, trail.turn, action - DISCARD)
        trail.do_all(self.then)


class SellPair(Discarding):
    """Discard two cattle cards of the same breed for a reward (GWT-013, GWT-167, GWT-183)."""

    __slots__ = ("then",)

    def __init__(self, then: list[Action]) -> None:
        self.then = then

    def possible(self, trail: Trail) -> bool:
        """Cards of a breed lie side by side in a hand."""
        last = -1
        for card in trail.hand[trail.turn]:
            if card >= FIRST_OBJECTIVE:
                break
            if CARD_BREED[card] == last:
                return True
            last = CARD_BREED[card]
        return False

    def options(self, trail: Trail) -> list[int]:
        hand = [card for card in trail.hand[trail.turn] if card < FIRST_OBJECTIVE]
        breeds = [CARD_BREED[card] for card in hand]
        return kinds([card for card in hand if breeds.count(CARD_BREED[card]) > 1], DISCARD)

    def take(self, trail: Trail, action: int) -> None:
        card = action - DISCARD
        discard(trail, trail.turn, card)
        trail.do(SellSecond(CARD_BREED[card], self.then))

    def number(self) -> int:
        return 2


class SellSecond(Discarding):
    """The second card of a pair, of the breed of the first (GWT-229)."""

    __slots__ = ("breed", "then")

    def __init__(self, breed: int, then: list[Action]) -> None:
        self.breed = breed
        self.then = then

    def options(self, trail: Trail) -> list[int]:
        hand = [card for card in trail.hand[trail.turn] if card < FIRST_OBJECTIVE]
        return kinds([card for card in hand if CARD_BREED[card] == self.breed], DISCARD)

    def take(self, trail: Trail, action: int) -> None:
        discard(trail, trail.turn, action - DISCARD)
        trail.do_all(self.then)


class SpaceSale(Ask):
    """The immediate action of a worker's space: sell a card for a reward, or not (GWT-111)."""

    __slots__ = ("card", "then")
    prompt = "jersey"

    def __init__(self, card: int, then: list[Action]) -> None:
        self.card = card
        self.then = then

    def options(self, trail: Trail) -> list[int]:
        return [PERFORM_JERSEY, DECLINE_SPACE] if self.card in trail.hand[trail.turn] else []

    def take(self, trail: Trail, action: int) -> None:
        if action == PERFORM_JERSEY:
            trail.do(Sell(self.card, self.then))

    def about(self, trail: Trail) -> list[Arg]:
        return [Arg("space", "number", trail.workers[trail.turn * 3 + ENGINEER])]


class Redraw(Act):
    """Draw so many, then discard as many as were drawn (GWT-148, GWT-153, GWT-246)."""

    __slots__ = ("cards",)

    def __init__(self, cards: int) -> None:
        self.cards = cards

    def possible(self, trail: Trail) -> bool:
        return bool(trail.deck[trail.turn] or trail.discard[trail.turn])

    def run(self, trail: Trail) -> None:
        drawn = draw_cards(trail, trail.turn, self.cards)
        if drawn:
            trail.do(DISCARDS[drawn])


class RedrawUpTo(Ask):
    """Announce how many to draw and discard (GWT-153, GWT-178, GWT-195)."""

    __slots__ = ("limit", "decline")
    prompt = "draw"

    def __init__(self, limit: int, decline: int = -1) -> None:
        self.limit = limit
        self.decline = decline

    def possible(self, trail: Trail) -> bool:
        return bool(trail.deck[trail.turn] or trail.discard[trail.turn])

    def options(self, trail: Trail) -> list[int]:
        seat = trail.turn
        there = len(trail.deck[seat]) + len(trail.discard[seat])
        codes = list(range(DRAW, DRAW + min(number(trail, self.limit), there)))
        if codes and self.decline >= 0:
            codes.append(self.decline)
        return codes

    def take(self, trail: Trail, action: int) -> None:
        if action != self.decline:
            trail.do(Redraw(action - DRAW + 1))


class Discard(Discarding):
    """Discard so many cards of the hand, one after the other (GWT-229)."""

    __slots__ = ("cards",)

    def __init__(self, cards: int) -> None:
        self.cards = cards

    def options(self, trail: Trail) -> list[int]:
        return kinds(trail.hand[trail.turn], DISCARD)

    def take(self, trail: Trail, action: int) -> None:
        discard(trail, trail.turn, action - DISCARD)
        if self.cards > 1:
            trail.do(DISCARDS[self.cards - 1])

    def number(self) -> int:
        return self.cards


DISCARDS: Final = tuple(Discard(cards) for cards in range(WORKER_LIMIT + 1))
"""One for every number of cards that may have been drawn."""


class Remove(Ask):
    """Remove up to so many cards of the hand from the game, one after the other (GWT-151)."""

    __slots__ = ("cards",)
    prompt = "remove"

    def __init__(self, cards: int) -> None:
        self.cards = cards

    def options(self, trail: Trail) -> list[int]:
        codes = kinds(trail.hand[trail.turn], REMOVE)
        if codes:
            codes.append(STOP_REMOVE)
        return codes

    def take(self, trail: Trail, action: int) -> None:
        if action == STOP_REMOVE:
            return
        card = action - REMOVE
        from_hand(trail, trail.turn, card)
        trail.removed.append(card)
        trail.tell("removed", (trail.turn, card))
        if self.cards > 1:
            trail.do(Remove(self.cards - 1))

    def fallback(self, trail: Trail) -> int:
        return STOP_REMOVE
