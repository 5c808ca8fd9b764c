"""A bot that plays as beginners do: mostly sensibly, now and then anything at all."""

from __future__ import annotations

from typing import Final

from farwest.bots.advised import AdvisedBot
from farwest.bots.bot import Sight

HEED: Final = 0.6
"""The part of its answers for which it listens to the advice."""


class NoviceBot(AdvisedBot):
    """Follows the advice some of the time, and takes any legal answer for the rest."""

    name = "novice"

    def choose(self, sight: Sight) -> int:
        if self.luck.random() < HEED:
            return super().choose(sight)
        return sight.legal[int(self.luck.random() * len(sight.legal))]
