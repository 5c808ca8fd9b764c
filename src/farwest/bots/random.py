"""A bot that takes any legal answer, each as likely."""

from __future__ import annotations

from farwest.bots.bot import Bot, Sight


class RandomBot(Bot):
    """Plays without looking: the measure of all others."""

    name = "random"
    needs_world = False

    def choose(self, sight: Sight) -> int:
        return sight.legal[int(self.luck.random() * len(sight.legal))]
