"""A bot that follows the game's advice."""

from __future__ import annotations

from importlib import import_module
from typing import Any, Protocol, cast

from farwest.bots.bot import Bot, Sight
from farwest.kernel.game import Game
from farwest.kernel.news import Spoken


class NoAdvice(Spoken):
    """A game that says nothing about playing it well."""


class Advice(Protocol):
    """What a game's `advice` module knows."""

    def value(self, state: Any, seat: int) -> float:
        """How well a seat stands, in points at the end of the game."""

    def prior(self, state: Any, seat: int, actions: list[int]) -> list[float]:
        """How promising each answer is; higher is better."""


def advice_of(game: Game[Any]) -> Advice:
    """The advice of a game, or NoAdvice in a clear sentence."""
    name = f"farwest.games.{game.key}.advice"
    try:
        return cast(Advice, import_module(name))
    except ModuleNotFoundError as error:
        if not name.startswith(error.name or "?"):
            raise
        raise NoAdvice(
            "error_no_advice",
            "{game} has no advice yet: the bot advised cannot play it.",
            game=game.key,
        ) from error


class AdvisedBot(Bot):
    """Takes the most promising answer, by chance among equals."""

    name = "advised"

    def choose(self, sight: Sight) -> int:
        promise = advice_of(sight.game).prior(sight.world, sight.seat, sight.legal)
        best = max(promise)
        equals = [action for action, hope in zip(sight.legal, promise) if hope == best]
        return equals[int(self.luck.random() * len(equals))]
