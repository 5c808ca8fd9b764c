"""Random games, position by position."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from farwest.kernel.game import Game
from farwest.kernel.match import Match


def stroll(game: Game[Any], seats: int, seed: int, **options: Any) -> Iterator[Match]:
    """Play a random game; gives the match at every position, the last one included."""
    dice = random.Random(seed)
    match = Match(game, [f"seat {seat}" for seat in range(seats)], options, f"stroll {seed}")
    yield match
    while not match.state.over:
        seat = dice.choice(match.state.waiting())
        match.answer(seat, dice.choice(match.state.choice_of(seat).options(match.state)))
        assert len(match.moves) < 10_000, "random play does not end"
        yield match
