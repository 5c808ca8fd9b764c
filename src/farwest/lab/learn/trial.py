"""A network in games against a bot."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from farwest.bots import make
from farwest.bots.policy import PolicyBot
from farwest.bots.runner import play_out
from farwest.lab.learn.network import Network
from farwest.lab.table import Recipe, Table


class Pupil(PolicyBot):
    """Plays what a network finds most likely."""

    name = "pupil"

    def __init__(self, network: Network) -> None:
        super().__init__(0)
        self.network = network

    def scores(self, row: bytes) -> Sequence[float]:
        legal = np.ones((1, self.network.menu.width), bool)
        passed = self.network.forward(np.frombuffer(row, np.uint8)[None], legal)
        found: Any = passed.chances[0, self.network.menu.column]
        return found


def wins(recipe: Recipe, network: Network, rival: str, numbers: Sequence[int], seed: str) -> float:
    """How many of the numbered games the network wins; shared wins count in equal parts.

    Seats rotate with the number.
    """
    table = Table(*recipe)
    won = 0.0
    for number in numbers:
        own = number % table.seats
        players = [make(rival, f"{seat} of {seed}/{number}") for seat in range(table.seats)]
        players[own] = Pupil(network)
        match = play_out(table.game, table.options, players, f"{seed}/{number}")
        winners = table.game.result(match.state).winners
        won += (own in winners) / max(1, len(winners))
    return won
