#!/usr/bin/env python3
"""What things held between rounds of Dice Town were worth: `python tools/worths.py`.

Plays games of two equal bots that follow the advice and seldom stray from it, notes what they have
after every round and by how much the first one wins in the end, and fits the one to the other by
least squares, give or take two standard errors (the positions of one game count as one witness).
This is how the weights were found that `promise_of_means` in the game's advice adds to the points a
player has already. "Early" means times `fade`: what these things still bring, or what robbers may
still take of them, less and less towards the last round; "late" is the rest.
"""

from __future__ import annotations

import argparse
import random
from typing import Any, Final

import numpy as np

from farwest import games
from farwest.games.dice_town.advice import prior, settled
from farwest.games.dice_town.advice.worth import DOLLAR, Books, promise_of_cards
from farwest.games.dice_town.box import CARD_VP
from farwest.games.dice_town.rules.goods import deeds_in_hand

NAMES: Final = ("a nugget", "a point in dollars, late", "a point in dollars, early",
                "a point of a deed, late", "a point of a deed, early",
                "a point of a store card, late", "a point of a store card, early",
                "the star, late", "the star, early",
                "a point of a card's promise, early")  # fmt: skip
STRAYS: Final = 0.05
"""How often any answer is given: so positions differ by more than the advice ever tries."""


def held(town: Any, seat: int) -> list[float]:
    """What a player has, in the order of the names."""
    fade = Books(town, 0).fade
    hand, deeds = town.hand[seat], deeds_in_hand(town, seat)
    both = [
        town.cash[seat] * DOLLAR,
        sum(CARD_VP[card] for card in hand[:deeds]),
        sum(CARD_VP[card] for card in hand[deeds:]),
        float(seat == town.sheriff),
    ]
    early_and_late = [part * worth for worth in both for part in (1 - fade, fade)]
    return [town.nuggets[seat], *early_and_late, fade * promise_of_cards(hand)]


def rounds_of(seed: int) -> tuple[list[list[float]], int]:
    """What the first had more than the second after each round, and by how much he won."""
    game = games.find("dice_town")
    luck = random.Random(seed)
    town: Any = game.deal(2, game.settle(2, {}), seed)
    found, before = [], True
    while not town.over:
        now = settled(town)
        if now and not before:
            first, second = held(town, 0), held(town, 1)
            found.append([one - other for one, other in zip(first, second, strict=True)])
        before = now
        promises = prior(town, town.seat, town.legal)
        best = town.legal[promises.index(max(promises))]
        town.play(luck.choice(town.legal) if luck.random() < STRAYS else best)
    totals = game.result(town).totals
    return found, totals[0] - totals[1]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=200)
    asked = parser.parse_args()
    witnesses = [rounds_of(number) for number in range(asked.games)]
    rows = np.array([row for rounds, _ in witnesses for row in rounds], float)
    ends = np.array([won for rounds, won in witnesses for _ in rounds], float)
    owner = np.repeat(np.arange(len(witnesses)), [len(rounds) for rounds, _ in witnesses])
    inverse = np.linalg.inv(rows.T @ rows)
    weights = inverse @ rows.T @ ends
    pulls = rows * (ends - rows @ weights)[:, None]
    by_game = np.array([pulls[owner == number].sum(axis=0) for number in range(len(witnesses))])
    errors = np.sqrt(np.diag(inverse @ by_game.T @ by_game @ inverse))
    print(f"{asked.games} games, {len(rows)} rounds")
    for name, weight, error in zip(NAMES, weights, errors, strict=True):
        print(f"{name}: {weight:.2f} points (give or take {2 * error:.2f})")


if __name__ == "__main__":
    main()
