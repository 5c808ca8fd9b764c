#!/usr/bin/env python3
"""What stars, dollars and cards between rounds of Dice Town were worth: `python tools/worths.py`.

Plays games of two equal bots that follow the advice, notes what they have after every round and by
how much the first one wins in the end, and fits the one to the other by least squares, give or take
two standard errors (the positions of one game count as one witness). This is how the weights were
found that `promise_of_means` in the game's advice adds to the points a player has already. "Early"
means times `fade`: what these things still bring, less and less towards the last round.
"""

from __future__ import annotations

import argparse
from typing import Any, Final

import numpy as np

from farwest import games
from farwest.bots import make
from farwest.bots.runner import play_out
from farwest.games.dice_town.advice import settled
from farwest.games.dice_town.advice.worth import FIRST_DOLLARS, RICH, Books, promise_of_cards
from farwest.games.dice_town.box import SHERIFF_VP
from farwest.kernel.match import Match

NAMES: Final = ("a point", "the star, at the end", "the star, early", "a dollar, early",
                "a first dollar, early", "a point of a card's promise, early")  # fmt: skip


def had(town: Any, totals: list[int]) -> list[float]:
    """What the first player has more than the second, in the order of the names."""
    fade = Books(town, 0).fade
    star = (town.sheriff == 0) - (town.sheriff == 1)
    first, second = town.cash
    scarce = FIRST_DOLLARS[min(first, RICH)] - FIRST_DOLLARS[min(second, RICH)]
    cards = promise_of_cards(town.hand[0]) - promise_of_cards(town.hand[1])
    points = totals[0] - totals[1] - SHERIFF_VP * star
    return [points, star * (1 - fade), star * fade, fade * (first - second), fade * scarce,
            fade * cards]  # fmt: skip


def rounds_of(seed: str) -> tuple[list[list[float]], int]:
    """What they had after each round of a game, and by how much the first one won."""
    game = games.find("dice_town")
    played = play_out(game, {}, [make("advised", f"{seat} of {seed}") for seat in range(2)], seed)
    match = Match(game, played.players, played.options, seed, quick=True)
    found, before = [], True
    for seat, action in played.moves:
        now = settled(match.state)
        if now and not before:
            found.append(had(match.state, game.result(match.state).totals))
        before = now
        match.answer(seat, action)
    totals = game.result(played.state).totals
    return found, totals[0] - totals[1]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=200)
    asked = parser.parse_args()
    witnesses = [rounds_of(f"worths {number}") for number in range(asked.games)]
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
