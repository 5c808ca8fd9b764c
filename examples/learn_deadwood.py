"""A linear policy learns Deadwood for two by playing itself: REINFORCE over many games at once.

    OMP_NUM_THREADS=1 python examples/learn_deadwood.py 60 200

It learns for 60 seconds, and prints over 200 games how often the policy beats a random player,
before and after.
"""

import sys
import time

import numpy as np

from farwest.lab.vector import Vector

GAMES = 64
STEP = 0.003


def policy(weights, games):
    """The probability of every action in every game, and the features they come from."""
    seen = np.minimum(games.observations, 8) / np.float32(8)
    scores = np.where(games.masks.astype(bool), seen @ weights, -np.inf)
    chances = np.exp(scores - scores.max(axis=1, keepdims=True))
    return seen, chances / chances.sum(axis=1, keepdims=True)


def pick(chances, luck):
    """One action a game, by its probability."""
    below = chances.cumsum(axis=1) < luck.random((len(chances), 1)) * chances.sum(1, keepdims=True)
    return below.sum(axis=1)


def learn(weights, seconds, luck):
    """Make what winners did likelier, and what losers did less likely."""
    games = Vector("deadwood", GAMES, players=2, reward="zero_sum", seed=1)
    paths = [[] for _ in range(GAMES)]
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        seen, chances = policy(weights, games)
        actions = pick(chances, luck)
        seats = games.seats.copy()
        for place, action in enumerate(actions):
            paths[place].append((seats[place], seen[place], action, chances[place]))
        games.step(actions)
        for place in games.dones.nonzero()[0]:
            path, paths[place] = paths[place], []
            for seat, row, action, chance in path:
                error = -chance
                error[action] += 1
                change = STEP * games.rewards[place, seat]
                useful = error.nonzero()[0]
                weights[:, useful] += change * np.outer(row, error[useful])


def strength(weights, luck, wanted):
    """The share of games the policy wins from a random player, first and second in turn."""
    games = Vector("deadwood", GAMES, players=2, reward="win", seed=2)
    own = np.arange(GAMES) % 2
    won = played = 0.0
    while played < wanted:
        _, chances = policy(weights, games)
        actions = np.where(games.seats == own, pick(chances, luck), games.sample(luck))
        games.step(actions)
        won += games.rewards[games.dones, own[games.dones]].sum()
        played += games.dones.sum()
    return won / played


def main(seconds, wanted):
    """Measure, learn, measure again."""
    luck = np.random.default_rng(1)
    games = Vector("deadwood", 1, players=2)
    weights = np.zeros((games.observations.shape[1], games.masks.shape[1]), np.float32)
    print(f"before: {strength(weights, luck, wanted):.0%} of games won from a random player")
    learn(weights, seconds, luck)
    print(f"after {seconds:g} s: {strength(weights, luck, wanted):.0%}")


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    if not all(word.isdecimal() for word in sys.argv[1:]):
        sys.exit(f"Seconds and games are whole numbers, such as 60 200, not {sys.argv[1:]}.")
    main(float(sys.argv[1]), int(sys.argv[2]))
