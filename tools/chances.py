#!/usr/bin/env python3
"""Fit what a lead is worth, for the review: `python tools/chances.py GAME [--games N] [--seed S]`.

Plays games between equal bots that follow the advice, notes what `value` says of every settled
position and who won, and looks for the spread (points) that foretells the winners best: one at the
start of a game, one at its end, a straight line between them. Games with odd numbers are left out
of the fit; how well it foretells these is printed, in bands, as a table for docs/review.md.
"""

from __future__ import annotations

import argparse
from itertools import pairwise, product
from math import log
from typing import NamedTuple

from farwest import games
from farwest.bots import make
from farwest.bots.advised import advice_of
from farwest.bots.runner import play_out
from farwest.kernel.match import Match
from farwest.review.chances import Spread, chances, settling, shares

BANDS = (0.0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1.01)
GROWTH = 1.15
"""From one spread that is tried to the next."""


class Point(NamedTuple):
    """A settled position: how far the game was, what each seat had, and who won it."""

    progress: float
    values: list[float]
    won: list[float]


def points_of(key: str, players: int, seed: str) -> list[Point]:
    """The settled positions of one game."""
    game = games.find(key)
    advice, settled = advice_of(game), settling(advice_of(game))
    bots = [make("advised", f"{seat} of {seed}") for seat in range(players)]
    played = play_out(game, {}, bots, seed)
    won = shares(game.result(played.state), players)
    match = Match(game, played.players, played.options, seed, quick=True)
    found, before = [], False
    for ply, (seat, action) in enumerate(played.moves):
        now = settled(match.state)
        if now and not before:
            values = [advice.value(match.state, each) for each in range(players)]
            found.append(Point(ply / len(played.moves), values, won))
        before = now
        match.answer(seat, action)
    return found


def loss(points: list[Point], spread: Spread) -> float:
    """How surprised one is by the winners, on average; less is better."""
    total = 0.0
    for point in points:
        hope = chances(point.values, spread.at(point.progress))
        total -= sum(won * log(max(1e-6, part)) for won, part in zip(point.won, hope))
    return total / len(points)


def fit(points: list[Point]) -> Spread:
    """The spreads at the start and at the end that surprise least."""
    grid = [GROWTH**power for power in range(-10, 40)]
    return min(
        (Spread(a, b) for a, b in product(grid, grid) if b <= a), key=lambda s: loss(points, s)
    )


def table(points: list[Point], spread: Spread) -> None:
    """How often seats won that were given such a chance."""
    print("| chance given | times | mean given | won |\n|---|---|---|---|")
    for low, high in pairwise(BANDS):
        inside = [
            (part, won)
            for point in points
            for part, won in zip(chances(point.values, spread.at(point.progress)), point.won)
            if low <= part < high
        ]
        if inside:
            given = sum(part for part, _ in inside) / len(inside)
            won = sum(won for _, won in inside) / len(inside)
            band = f"{100 * low:.0f} to {min(100, 100 * high):.0f} %"
            print(f"| {band} | {len(inside):,} | {100 * given:.0f} % | {100 * won:.0f} % |")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--players", default="2,4")
    parser.add_argument("--seed", default="chances")
    given = parser.parse_args()
    game = games.find(given.game)
    fitted: list[Point] = []
    kept: list[Point] = []
    for players in map(int, given.players.split(",")):
        for number in range(given.games):
            found = points_of(game.key, players, f"{given.seed}/{players}/{number}")
            (kept if number % 2 else fitted).extend(found)
    spread = fit(fitted)
    even = sum(log(len(point.values)) for point in kept) / len(kept)
    print(f"{game.key}: spread {spread.start:.1f} at the start, {spread.end:.1f} at the end")
    print(f"surprise per position: {loss(kept, spread):.3f}; of even chances: {even:.3f}")
    table(kept, spread)


if __name__ == "__main__":
    main()
