"""A deal, played by all its line-ups."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from farwest import games
from farwest.arena.schedule import Deal
from farwest.bots.bot import Bot, Sight
from farwest.bots.outside import OutsideBot, Trouble
from farwest.bots.random import RandomBot
from farwest.bots.runner import play_out, seat_bots
from farwest.kernel.game import Game, Result
from farwest.kernel.options import Value


class Played(NamedTuple):
    """How one game of a deal went, seat by seat."""

    bots: list[str]
    winners: list[int]
    places: list[int]
    totals: list[int]
    plies: int
    ending: str
    forfeits: list[list[Any]]
    """The seats whose program failed, each with the reason."""


class Forgiven(Bot):
    """Another bot, as long as it plays; when it fails, any legal answer from then on."""

    def __init__(self, bot: Bot, luck: str) -> None:
        super().__init__(luck)
        self.bot = bot
        self.name = bot.name
        self.substitute = RandomBot(luck)
        self.failure = ""

    def sit(self, game: Game[Any], options: Mapping[str, Value], seats: int, seat: int) -> None:
        try:
            self.bot.sit(game, options, seats, seat)
        except Trouble as trouble:
            self.failure = str(trouble)

    def choose(self, sight: Sight) -> int:
        if not self.failure:
            try:
                return self.bot.choose(sight)
            except Trouble as trouble:
                self.failure = str(trouble)
        return self.substitute.choose(sight)

    def leave(self, result: Result | None) -> None:
        self.bot.leave(result)


def play_deal(deal: Deal) -> list[Played]:
    """Every game of a deal; equal deals have equal outcomes, in whatever process."""
    return [one_game(deal, seating) for seating in deal.seatings()]


def one_game(deal: Deal, seating: list[str]) -> Played:
    """One game of a deal, with these bots on its seats."""
    game = games.find(deal.plan.game)
    bots = [forgiven(bot, deal.seed) for bot in seat_bots(seating, deal.seed)]
    match = play_out(game, deal.plan.options, bots, deal.seed)
    result = game.result(match.state)
    return Played(
        bots=seating,
        winners=result.winners,
        places=result.places,
        totals=result.totals,
        plies=len(match.moves),
        ending=game.ending(match.state),
        forfeits=[
            [seat, bot.failure]
            for seat, bot in enumerate(bots)
            if isinstance(bot, Forgiven) and bot.failure
        ],
    )


def forgiven(bot: Bot, seed: str) -> Bot:
    """The same bot, forgiven if it is a program that may fail."""
    return Forgiven(bot, f"substitute in {seed}") if isinstance(bot, OutsideBot) else bot
