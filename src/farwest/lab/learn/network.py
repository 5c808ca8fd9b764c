"""A small network in NumPy: from a row to a score for every action and to a value.

Two hidden layers, then one number for each action that occurs at this table, one shared by all
actions that were never met, and one for the outcome.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np

from farwest.lab.vector import Vector

Arrays = dict[str, Any]

NARROWEST: Final = 0.25
"""No number of a row is taken to vary less than this, however rare it is."""
NEVER: Final = np.float32(-1e9)
"""The score of what is not legal."""


class Menu:
    """The actions that occur at a table, as columns; all others share the last column."""

    def __init__(self, codes: Any, actions: int) -> None:
        self.codes = np.asarray(codes, np.int64)
        self.width = len(self.codes) + 1
        self.column = np.full(actions, len(self.codes), np.int64)
        self.column[self.codes] = np.arange(len(self.codes))
        self.others = np.flatnonzero(self.column == len(self.codes))

    def narrow(self, masks: Any) -> Any:
        """Masks over actions as masks over columns."""
        found = np.empty((len(masks), self.width), bool)
        found[:, :-1] = masks[:, self.codes]
        found[:, -1] = masks[:, self.others].any(axis=1)
        return found

    def actions(self, columns: Any, masks: Any) -> Any:
        """The action of each column; for the last one the first legal action it stands for."""
        found = self.codes[np.minimum(columns, self.width - 2)]
        for place in np.flatnonzero(columns == self.width - 1):
            found[place] = self.others[masks[place, self.others].argmax()]
        return found


class Passed(NamedTuple):
    """What went through the network."""

    seen: Any
    first: Any
    second: Any
    chances: Any
    """The probability of every column; 0 where it is not legal."""
    logarithms: Any
    """Of these; far below 0 where it is not legal."""
    values: Any


class Network:
    """The policy and the value of one table."""

    def __init__(self, menu: Menu, mean: Any, scale: Any, weights: Arrays) -> None:
        self.menu = menu
        self.mean = mean
        self.scale = scale
        self.weights = weights

    @classmethod
    def new(cls, menu: Menu, rows: Any, hidden: tuple[int, int], luck: Any) -> Network:
        """A network that knows nothing, for rows that lie like these."""
        first, second = hidden

        def spread(inputs: int, outputs: int, gain: float) -> Any:
            return (luck.standard_normal((inputs, outputs)) * gain / inputs**0.5).astype(np.float32)

        weights = {
            "w1": spread(rows.shape[1], first, 2**0.5),
            "b1": np.zeros(first, np.float32),
            "w2": spread(first, second, 2**0.5),
            "b2": np.zeros(second, np.float32),
            "policy": spread(second, menu.width, 0.1),
            "policy_bias": np.zeros(menu.width, np.float32),
            "value": spread(second, 1, 0.1),
            "value_bias": np.zeros(1, np.float32),
        }
        mean = rows.mean(axis=0).astype(np.float32)
        scale = (1 / np.maximum(rows.std(axis=0), NARROWEST)).astype(np.float32)
        return cls(menu, mean, scale, weights)

    def forward(self, rows: Any, legal: Any) -> Passed:
        """Probabilities and values for rows and masks over columns."""
        own = self.weights
        seen = (rows - self.mean) * self.scale
        first = np.maximum(seen @ own["w1"] + own["b1"], 0)
        second = np.maximum(first @ own["w2"] + own["b2"], 0)
        scores = second @ own["policy"] + own["policy_bias"]
        scores = np.where(legal, scores, NEVER)
        scores -= scores.max(axis=1, keepdims=True)
        chances = np.exp(scores)
        whole = chances.sum(axis=1, keepdims=True)
        chances /= whole
        scores -= np.log(whole)
        values = (second @ own["value"] + own["value_bias"])[:, 0]
        return Passed(seen, first, second, chances, scores, values)

    def backward(self, passed: Passed, by_score: Any, by_value: Any) -> Arrays:
        """The slope of a loss in every weight, from its slopes in scores and values."""
        own = self.weights
        by_value = by_value[:, None]
        by_second = by_score @ own["policy"].T + by_value @ own["value"].T
        by_second *= passed.second > 0
        by_first = by_second @ own["w2"].T
        by_first *= passed.first > 0
        return {
            "w1": passed.seen.T @ by_first,
            "b1": by_first.sum(axis=0),
            "w2": passed.first.T @ by_second,
            "b2": by_second.sum(axis=0),
            "policy": passed.second.T @ by_score,
            "policy_bias": by_score.sum(axis=0),
            "value": passed.second.T @ by_value,
            "value_bias": by_value.sum(axis=0),
        }

    def arrays(self) -> Arrays:
        """Everything that makes this network, to be saved."""
        return {
            "codes": self.menu.codes,
            "actions": np.array(len(self.menu.column)),
            "mean": self.mean,
            "scale": self.scale,
            **self.weights,
        }

    @classmethod
    def of(cls, saved: Mapping[str, Any]) -> Network:
        """A network from what was saved of it."""
        menu = Menu(saved["codes"], int(saved["actions"]))
        known = ("w1", "b1", "w2", "b2", "policy", "policy_bias", "value", "value_bias")
        return cls(menu, saved["mean"], saved["scale"], {name: saved[name] for name in known})


class Adam:
    """The usual optimiser; slopes that are too steep together are shortened."""

    def __init__(self, weights: Arrays, steepest: float = 0.5) -> None:
        self.steepest = steepest
        self.steps = 0
        self.means = {name: np.zeros_like(each) for name, each in weights.items()}
        self.squares = {name: np.zeros_like(each) for name, each in weights.items()}

    def step(self, weights: Arrays, slopes: Arrays, rate: float) -> None:
        """Change the weights in place."""
        self.steps += 1
        steep = float(sum(np.vdot(slope, slope) for slope in slopes.values())) ** 0.5
        shorter = min(1.0, self.steepest / (steep + 1e-9))
        pace = rate * (1 - 0.999**self.steps) ** 0.5 / (1 - 0.9**self.steps)
        for name, slope in slopes.items():
            mean, square = self.means[name], self.squares[name]
            mean += 0.1 * (shorter * slope - mean)
            square += 0.001 * (np.square(shorter * slope) - square)
            weights[name] -= pace * mean / (np.sqrt(square) + 1e-8)

    def arrays(self) -> Arrays:
        """Everything to go on from, to be saved."""
        found: Arrays = {"adam_steps": np.array(self.steps)}
        for name in self.means:
            found |= {f"mean_{name}": self.means[name], f"square_{name}": self.squares[name]}
        return found

    def restore(self, saved: Mapping[str, Any]) -> None:
        """Go on from what was saved."""
        self.steps = int(saved["adam_steps"])
        for name in self.means:
            self.means[name] = saved[f"mean_{name}"]
            self.squares[name] = saved[f"square_{name}"]


class Average:
    """The mean of a network as it was after its last improvements, a network itself.

    Each improvement follows the luck of the games it was made from; their mean follows it less.
    """

    def __init__(self, network: Network, memory: float = 0.99) -> None:
        self.memory = memory
        self.steps = 0
        own = {name: each.copy() for name, each in network.weights.items()}
        self.network = Network(network.menu, network.mean, network.scale, own)

    def follow(self, network: Network) -> None:
        """Take what the network knows now into the mean."""
        self.steps += 1
        part = np.float32(max(1 - self.memory, 1 / (self.steps + 1)))
        own = self.network.weights
        for name, weight in network.weights.items():
            own[name] += part * (weight - own[name])

    def arrays(self) -> Arrays:
        """Everything to go on from, to be saved."""
        found: Arrays = {"average_steps": np.array(self.steps)}
        return found | {f"average_{name}": each for name, each in self.network.weights.items()}

    def restore(self, saved: Mapping[str, Any]) -> None:
        """Go on from what was saved."""
        self.steps = int(saved["average_steps"])
        for name in self.network.weights:
            self.network.weights[name] = saved[f"average_{name}"]


def survey(games: Vector, steps: int, luck: Any) -> tuple[Menu, Any]:
    """The actions that occur in random games, and a sample of rows."""
    met = np.zeros(games.table.actions, bool)
    rows = []
    for _ in range(steps):
        met |= games.masks.view(np.bool_).any(axis=0)
        rows.append(games.observations.copy())
        games.step(games.sample(luck))
    return Menu(np.flatnonzero(met), games.table.actions), np.concatenate(rows)


def pick(chances: Any, luck: Any) -> Any:
    """A column for every row, by its probability."""
    wanted = luck.random((len(chances), 1)).astype(np.float32)
    running = chances.cumsum(axis=1)
    return (running < wanted * running[:, -1:]).sum(axis=1)


def save(path: Path, network: Network, adam: Adam, **more: Any) -> None:
    """A checkpoint, written whole or not at all."""
    fresh = path.with_suffix(".new.npz")
    np.savez(fresh, **network.arrays(), **adam.arrays(), **more)
    fresh.replace(path)


def load(path: Path) -> tuple[Network, Adam, dict[str, Any]]:
    """A checkpoint as it was saved."""
    with np.load(path) as file:
        saved = dict(file)
    network = Network.of(saved)
    adam = Adam(network.weights)
    adam.restore(saved)
    return network, adam, saved
