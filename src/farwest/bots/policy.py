"""Bots that score every action from their seat's row: what a learned policy plays like."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from hashlib import blake2b
from typing import Any

from farwest.bots.bot import Bot, Sight
from farwest.games import features_of
from farwest.kernel.features import Features
from farwest.kernel.game import Game
from farwest.kernel.options import Value


class PolicyBot(Bot):
    """Takes the legal answer with the highest score. It reads its seat's row and nothing else."""

    features: Features[Any]

    def sit(self, game: Game[Any], options: Mapping[str, Value], seats: int, seat: int) -> None:
        self.features = features_of(game, seats, dict(options))

    def scores(self, row: bytes) -> Sequence[float]:
        """A score for every action code."""
        raise NotImplementedError

    def choose(self, sight: Sight) -> int:
        scores = self.scores(self.features.observe(sight.world, sight.seat))
        return max(sight.legal, key=scores.__getitem__)


def fingerprint(game: Game[Any], features: Features[Any]) -> str:
    """What the numbers of a row and the codes of actions mean, as a short word.

    A policy learned with one meaning must not be played with another.
    """
    verbs = [f"{verb.name} {verb.first} {verb.size}" for verb in game.verbs.all]
    return blake2b("\n".join([*features.labels(), *verbs]).encode(), digest_size=8).hexdigest()
