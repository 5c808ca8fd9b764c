"""What one seat reckons with: how long the game lasts, money, the herd and the hand."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import Final

from farwest.games.great_western_trail import box
from farwest.games.great_western_trail.advice import weights
from farwest.games.great_western_trail.rules.goods import hand_limit
from farwest.games.great_western_trail.scoring import stock
from farwest.games.great_western_trail.state import Trail

BREEDS: Final = len(box.BREEDS)
BREED_VALUE: Final[tuple[int, ...]] = tuple(
    box.CARD_VALUE[box.CARD_BREED.index(breed)] for breed in range(BREEDS)
)
KIND: Final[tuple[int, ...]] = box.CARD_BREED + (BREEDS,) * (len(box.CARDS) - len(box.CARD_BREED))
"""The breed of every card; objective cards count as one more, of no value."""


def kinds(cards: list[int]) -> list[int]:
    """How many cards of each breed, and how many objective cards."""
    found = [0] * (BREEDS + 1)
    for card in cards:
        found[KIND[card]] += 1
    return found


def harvest(counts: Sequence[int], limit: int) -> float:
    """The delivery value to expect of a herd: its best breeds, as often as they turn up."""
    cards = sum(counts)
    missed = 1.0 - min(0.95, (limit + weights.SEEN) / max(cards, 1))
    room = float(limit)
    total = 0.0
    for breed in range(BREEDS - 1, -1, -1):
        number = counts[breed]
        if number:
            chance = 1.0 - missed**number
            if chance >= room:
                return total + room * BREED_VALUE[breed]
            total += chance * BREED_VALUE[breed]
            room -= chance
    return total


class Books:
    """The reckoning of one seat, from open facts and its own cards alone."""

    def __init__(self, trail: Trail, seat: int) -> None:
        self.trail = trail
        self.seat = seat
        self.cash = trail.cash[seat]
        self.last = trail.holder >= 0
        rows = len(box.ROW_COST)
        row = trail.token
        full = row * trail.seats + (sum(trail.jobs[row * 3 : row * 3 + 3]) if row < rows else 0)
        self.vacant = 0 if self.last else rows * trail.seats - full
        self.visits = self.vacant / (weights.LAP_WORKERS * trail.seats)
        """How many deliveries are still to come, of each player."""
        self.later = max(0.0, self.visits - 1.0)
        self.left = min(1.0, self.visits / 5)
        self.dollar = weights.DOLLAR + weights.DOLLAR_EARLY * self.left
        self.point = self.dollar + weights.CITY
        """What a point of delivery value is worth, in the deliveries after the next one."""
        self.memo: dict[object, tuple[float, int]] = {}

    def money(self, dollars: float) -> float:
        """What dollars are worth: less to whoever has many."""
        if dollars > 0 and self.cash > weights.RICH:
            return dollars * (weights.DOLLAR + self.dollar) / 2
        return dollars * self.dollar

    def workers(self, worker: int) -> int:
        return self.trail.workers[self.seat * 3 + worker]

    # --- the herd ----------------------------------------------------------------------------

    @cached_property
    def limit(self) -> int:
        return hand_limit(self.trail, self.seat)

    @cached_property
    def herd(self) -> list[int]:
        trail, seat = self.trail, self.seat
        return kinds(trail.deck[seat] + trail.hand[seat] + trail.discard[seat])

    @cached_property
    def yields(self) -> float:
        return harvest(self.herd, self.limit)

    def changed(self, breed: int, by: int) -> float:
        """What one card more or less of a breed does to all later deliveries."""
        counts = self.herd[:]
        counts[breed] += by
        return (harvest(counts, self.limit) - self.yields) * self.later * self.point

    @cached_property
    def bigger_hand(self) -> float:
        """What a larger hand does to all later deliveries."""
        more = harvest(self.herd, self.limit + 1) - self.yields
        return more * (self.later + 0.5) * self.point

    # --- the hand ----------------------------------------------------------------------------

    @cached_property
    def hand(self) -> list[int]:
        return kinds(self.trail.hand[self.seat])

    @cached_property
    def draws(self) -> list[int]:
        """What the next card may be."""
        trail, seat = self.trail, self.seat
        return kinds(trail.deck[seat] or trail.discard[seat])

    # --- objectives --------------------------------------------------------------------------

    @cached_property
    def spare(self) -> list[int]:
        """What one owns beyond what the objective cards one has already ask for."""
        trail, seat = self.trail, self.seat
        found = stock(trail, seat)
        loose = trail.deck[seat] + trail.hand[seat] + trail.discard[seat]
        for card in sorted(trail.area[seat] + loose):
            if card >= box.FIRST_OBJECTIVE:
                for task, need in enumerate(box.CARD_TASKS[card - box.FIRST_OBJECTIVE]):
                    found[task] -= need
        return found

    def hope(self, objective: int, held: bool) -> float:
        """The chance to fulfil an objective card, beside those one has or among them."""
        gap = 0.0
        for task, need in enumerate(box.CARD_TASKS[objective]):
            if need:
                short = need - self.spare[task] - (need if held else 0)
                if short > 0:
                    gap += min(short, need) * weights.MISSING[task]
        return max(0.0, 1.0 - gap / (0.4 + 0.7 * self.visits))
