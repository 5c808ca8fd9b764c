"""Many games of a network against itself, and steps of policy improvement.

Proximal policy optimisation: answers that turned out better than the value expected become
likelier, worse ones less likely, none by much at a time.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from farwest.lab.learn.network import Adam, Network, pick
from farwest.lab.vector import Vector


class Settings(NamedTuple):
    """What may be tried otherwise."""

    rounds: int = 128
    """Answers of every game between two improvements."""
    epochs: int = 3
    batch: int = 2048
    clip: float = 0.2
    """How far a probability may move, as a part of itself, before a sample counts no more."""
    trace: float = 0.95
    """How much of what happens later counts beside the next value."""
    curiosity: float = 0.003
    """What a policy that leaves things open is worth."""
    value: float = 0.5
    """The weight of the value's error."""
    furthest: float = 0.03
    """The divergence from the policy that played at which an improvement ends."""
    margin: float = 40.0
    """Points ahead that count as much as the win itself."""


class Samples(NamedTuple):
    """Answers that were given, and how they turned out."""

    rows: Any
    legal: Any
    columns: Any
    chances: Any
    """The probability each answer had when it was given."""
    gains: Any
    """How much better it turned out than expected."""
    targets: Any
    """What the value should have been."""


def outcomes(totals: Any, margin: float) -> Any:
    """From -1 to 1: half of it for the win, half for the points ahead of the best rival."""
    rivals = np.stack(
        [np.delete(totals, seat, axis=1).max(axis=1) for seat in range(totals.shape[1])], axis=1
    )
    ahead = totals - rivals
    return np.sign(ahead) / 2 + np.clip(ahead / margin, -1, 1) / 2


def play(network: Network, games: Vector, settings: Settings, luck: Any) -> tuple[Samples, int]:
    """Let the network play all seats for a while; the answers, and how many games ended.

    The vector's reward is `score`. The last answer of a seat whose game goes on is left out:
    nobody knows yet what it led to.
    """
    count, rounds, menu = games.count, settings.rounds, network.menu
    rows = np.empty((rounds, *games.observations.shape), np.uint8)
    legal = np.empty((rounds, count, menu.width), bool)
    columns = np.empty((rounds, count), np.int64)
    chances = np.empty((rounds, count), np.float32)
    values = np.empty((rounds, count), np.float32)
    seats = np.empty((rounds, count), np.int64)
    rewards = np.zeros((rounds, *games.rewards.shape), np.float32)
    dones = np.empty((rounds, count), bool)
    every = np.arange(count)
    for turn in range(rounds):
        rows[turn], seats[turn] = games.observations, games.seats
        legal[turn] = menu.narrow(games.masks.view(np.bool_))
        passed = network.forward(rows[turn], legal[turn])
        columns[turn] = pick(passed.chances, luck)
        chances[turn] = passed.chances[every, columns[turn]]
        values[turn] = passed.values
        games.step(menu.actions(columns[turn], games.masks.view(np.bool_)))
        dones[turn] = games.dones
        if games.dones.any():
            ended = games.dones
            rewards[turn, ended] = outcomes(games.rewards[ended], settings.margin)
    gains, known = credit(values, seats, rewards, dones, settings.trace)
    found = Samples(
        rows[known], legal[known], columns[known], chances[known], gains[known],
        (gains + values)[known],
    )  # fmt: skip
    return found, int(dones.sum())


def credit(values: Any, seats: Any, rewards: Any, dones: Any, trace: float) -> tuple[Any, Any]:
    """How much better each answer turned out than expected, and which of them are known.

    Each seat has a course of its own: from one of its answers to its next, or to the end.
    """
    rounds, count = values.shape
    width = rewards.shape[2]
    every = np.arange(count)
    gains = np.zeros((rounds, count), np.float32)
    known = np.zeros((rounds, count), bool)
    later = np.zeros((count, width), np.float32)
    carried = np.zeros((count, width), np.float32)
    followed = np.zeros((count, width), bool)
    for turn in reversed(range(rounds)):
        ended = dones[turn]
        later[ended] = rewards[turn, ended]
        carried[ended] = 0
        followed[ended] = True
        seat = seats[turn]
        sure = followed[every, seat]
        step = later[every, seat] - values[turn] + trace * carried[every, seat]
        gains[turn] = carried[every, seat] = np.where(sure, step, 0)
        known[turn] = sure
        later[every, seat] = values[turn]
        followed[every, seat] = True
    return gains, known


def improve(
    network: Network, adam: Adam, samples: Samples, settings: Settings, rate: float, luck: Any
) -> float:
    """Learn from the samples; how far the policy has moved (mean divergence)."""
    moved = 0.0
    number = len(samples.columns)
    for _ in range(settings.epochs):
        order = luck.permutation(number)
        parts = [
            learn_from(network, adam, Samples(*(part[chosen] for part in samples)), settings, rate)
            for chosen in np.array_split(order, max(1, number // settings.batch))
        ]
        moved = float(np.mean(parts))
        if moved > settings.furthest:
            break
    return moved


def learn_from(
    network: Network, adam: Adam, samples: Samples, settings: Settings, rate: float
) -> float:
    """One step of the optimiser; how far the policy had moved before it."""
    passed = network.forward(samples.rows, samples.legal)
    number = len(samples.columns)
    every = np.arange(number)
    gains = (samples.gains - samples.gains.mean()) / (samples.gains.std() + 1e-8)
    ratio = passed.chances[every, samples.columns] / samples.chances
    beyond = np.where(gains > 0, ratio > 1 + settings.clip, ratio < 1 - settings.clip)
    pull = np.where(beyond, 0, gains * ratio).astype(np.float32) / number
    openness = -np.einsum("ij,ij->i", passed.chances, passed.logarithms)
    weight = settings.curiosity / number
    by_score = passed.logarithms * weight
    by_score += (pull + weight * openness)[:, None]
    by_score *= passed.chances
    by_score[every, samples.columns] -= pull
    by_value = settings.value * (passed.values - samples.targets) / number
    adam.step(network.weights, network.backward(passed, by_score, by_value), rate)
    return float(np.mean(ratio - 1 - np.log(np.maximum(ratio, 1e-30))))
