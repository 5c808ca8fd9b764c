"""A table in the lab: one game with its seats and options, as numbers."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Any, Final, NamedTuple

from farwest.games import features_of, find
from farwest.kernel.game import Game, Result
from farwest.kernel.options import Options, Value
from farwest.kernel.state import State


class Unfit(ValueError):
    """Something the lab cannot do, told in one sentence; nothing has changed."""


def whole(number: Any, what: str, least: int = 0) -> int:
    """A whole number, of NumPy's too, or Unfit."""
    try:
        found = int(number)
    except (OverflowError, TypeError, ValueError):
        found = least - 1
    if found < least or found != number:
        raise Unfit(f"{what} is a whole number from {least} on, not {number!r}.")
    return found


def keyed(options: Mapping[str, Value] | None) -> Mapping[str, Value]:
    """Options by name, none where none are given, or Unfit."""
    if options is not None and not isinstance(options, Mapping):
        raise Unfit(f"Options are given as {{name: value}}, not {options!r}.")
    return options or {}


def by_place(result: Result) -> list[float]:
    """1 for the first place, 0 for the last, evenly between; equals share what they hold."""
    places = result.places
    others = max(1, len(places) - 1)
    beaten = [sum(place > own for place in places) for own in places]
    equal = [places.count(own) - 1 for own in places]
    return [(worse + same / 2) / others for worse, same in zip(beaten, equal)]


def zero_sum(result: Result) -> list[float]:
    """By place, from 1 down to -1: what all get together is nothing."""
    return [2 * reward - 1 for reward in by_place(result)]


def by_win(result: Result) -> list[float]:
    """1 for the winner; several share it; 0 where nobody wins."""
    share = 1 / (len(result.winners) or 1)
    return [share if seat in result.winners else 0.0 for seat in range(len(result.totals))]


def by_score(result: Result) -> list[float]:
    """The points at the end, as the rulebook counts them."""
    return [float(total) for total in result.totals]


REWARDS: Final[dict[str, Callable[[Result], list[float]]]] = {
    "place": by_place,
    "zero_sum": zero_sum,
    "win": by_win,
    "score": by_score,
}
"""What a game's end is worth to each seat; before the end every reward is 0."""


class Recipe(NamedTuple):
    """What lays a table, in this process or another."""

    game: str
    players: int
    options: Options
    reward: str = "place"


class Table:
    """One game with its seats and options: deals it, and turns it into numbers.

    A game with a `features.py` describes itself by its planes; any other by the planes that every
    game has: what the seat is asked, and who is choosing.
    """

    def __init__(
        self,
        name: str,
        players: int | None = None,
        options: Mapping[str, Value] | None = None,
        reward: str = "place",
    ) -> None:
        self.game: Game[Any] = find(name)
        wished = keyed(options)
        if players is None:
            players = usual_players(self.game, wished)
        self.seats = whole(players, "The number of players")
        self.options: Options = self.game.settle(self.seats, wished)
        if reward not in REWARDS:
            raise Unfit(f"There is no reward called {reward}. Rewards: {', '.join(REWARDS)}.")
        self.reward = reward
        self.features = features_of(self.game, self.seats, self.options)
        self.actions = self.game.verbs.size
        """How many action codes there are: the length of a mask."""

    @property
    def recipe(self) -> Recipe:
        """What lays the same table elsewhere."""
        return Recipe(self.game.key, self.seats, self.options, self.reward)

    def deal(self, luck: int) -> Any:
        """A new game, up to its first question."""
        return self.game.deal(self.seats, self.options, luck)

    def mask(self, state: State, seat: int) -> bytearray:
        """1 for every legal answer of this seat; all 0 when it is not asked."""
        found = bytearray(self.actions)
        choice = state.choice_of(seat)
        if choice is not None:
            for action in choice.options(state):
                found[action] = 1
        return found

    def rewards(self, state: State) -> list[float]:
        """What the end is worth to each seat."""
        return REWARDS[self.reward](self.game.result(state))


def laid(recipe: Recipe) -> Table:
    """The table of a recipe: the same one for equal recipes, as nothing changes a table."""
    name, players, options, reward = recipe
    return _laid(name, players, json.dumps(options), reward)


@lru_cache(maxsize=64)
def _laid(name: str, players: int, options: str, reward: str) -> Table:
    return Table(name, players, json.loads(options), reward)


def usual_players(game: Game[Any], options: Mapping[str, Value]) -> int:
    """The fewest players that a game takes with these options."""
    defaults = {option.key: option.default for option in game.options}
    return game.players({**defaults, **options})[0]
