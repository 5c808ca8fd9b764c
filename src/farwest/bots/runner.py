"""Games between bots, each repeatable from its seed."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from farwest import __version__, games
from farwest.bots import make
from farwest.bots.bot import Bot, Sight
from farwest.kernel.game import Game
from farwest.kernel.luck import word
from farwest.kernel.match import Match
from farwest.kernel.options import Value
from farwest.kernel.state import State


def sight_of(game: Game[Any], state: State, seat: int, luck: int, world: bool = True) -> Sight:
    """What a seat that is asked may know; without a world for bots that need none."""
    choice = state.choice_of(seat)
    if choice is None:
        raise ValueError(f"Seat {seat + 1} is not asked anything.")
    imagined = game.imagine(state, seat, luck) if world else None
    return Sight(game, seat, choice.options(state)[:], imagined)


def play_out(
    game: Game[Any],
    options: Mapping[str, Value],
    bots: list[Bot],
    seed: str,
    quick: bool = True,
) -> Match:
    """Play a game to its end, a bot on each seat; secret questions are asked in seat order."""
    match = Match(game, [bot.name for bot in bots], options, seed, quick)
    dreams = f"worlds of {seed}"
    state = match.state
    result = None
    try:
        for seat, bot in enumerate(bots):
            bot.sit(game, match.options, len(bots), seat)
        while not state.over:
            seat = state.waiting()[0]
            bot = bots[seat]
            sight = sight_of(game, state, seat, word(dreams, len(match.moves)), bot.needs_world)
            match.answer(seat, bot.choose(sight))
        result = game.result(state)
    finally:
        for bot in bots:
            bot.leave(result)
    return match


class Task(NamedTuple):
    """A game to be played: everything that decides how it goes."""

    game: str
    options: Mapping[str, Value]
    bots: list[str]
    """The bot on each seat."""
    seed: str
    record: bool = False
    """Whether its record is wanted."""


class Outcome(NamedTuple):
    """How a game between bots went."""

    bots: list[str]
    """The bot on each seat."""
    seed: str
    winners: list[int]
    """The seats that won."""
    places: list[int]
    totals: list[int]
    scores: list[dict[str, int]]
    """Points by source, for each seat."""
    plies: int
    rounds: int | None
    """None where the game has no rounds."""
    ending: str
    record: str | None


def seat_bots(names: list[str], seed: str) -> list[Bot]:
    """The bot on each seat, its luck drawn from the game's seed; programs may play too."""
    return [make(name, f"seat {seat} of {seed}", True) for seat, name in enumerate(names)]


def one_game(task: Task) -> Outcome:
    """Play one game; equal tasks have equal outcomes, in whatever process."""
    game = games.find(task.game)
    bots = seat_bots(task.bots, task.seed)
    match = play_out(game, task.options, bots, task.seed)
    state = match.state
    result = game.result(state)
    return Outcome(
        bots=task.bots,
        seed=task.seed,
        winners=result.winners,
        places=result.places,
        totals=result.totals,
        scores=result.scores,
        plies=len(match.moves),
        rounds=game.view(state, -1).get("round"),
        ending=game.ending(state),
        record=match.record(__version__).to_json() if task.record else None,
    )


def seated(bots: list[str], number: int) -> list[str]:
    """The bot on each seat in game `number`: seats rotate, bot b sits at (b + number) % n."""
    return [bots[(seat - number) % len(bots)] for seat in range(len(bots))]


def tasks(
    game: str,
    options: Mapping[str, Value],
    bots: list[str],
    number: int,
    seed: str,
    record: bool = False,
) -> Iterator[Task]:
    """This many games between the same bots, seats rotated; game i has the seed `seed/i`."""
    for index in range(number):
        yield Task(game, options, seated(bots, index), f"{seed}/{index}", record)
