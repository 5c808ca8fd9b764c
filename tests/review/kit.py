"""Recorded games to think over."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from farwest import games
from farwest.kernel.match import Match
from farwest.kernel.record import Record
from farwest.review import turning, walk
from farwest.review.onlooker import Onlooker

Choose = Callable[[int, Any, int, list[int], list[float]], int]
"""An answer, from the ply, the state, the seat, the legal answers and what each promises."""


def made_quick(patch: pytest.MonkeyPatch) -> None:
    """Fewer worlds and simulations: what a review must always fulfil, it fulfils with these too."""
    patch.setattr(walk, "WORLDS", 240)
    patch.setattr(walk, "MOST", 30)
    patch.setattr(turning, "SIMULATIONS", 20)
    patch.setattr(turning, "WORLDS", 8)


def best(_: int, __: Any, ___: int, legal: list[int], promises: list[float]) -> int:
    """What the advice finds most promising."""
    return legal[promises.index(max(promises))]


def played(key: str, seats: int, seed: str, choose: Choose = best, plies: int = 0) -> Record:
    """The record of a game in which everybody answers in some way, to its end or for a while."""
    game = games.find(key)
    onlooker = Onlooker(game)
    match = Match(game, ["Anna", "Bea", "Carl", "Dora"][:seats], {}, seed)
    while not match.state.over and (not plies or len(match.moves) < plies):
        seat = match.state.waiting()[0]
        legal, promises = onlooker.promises(match.state, seat)
        match.answer(seat, choose(len(match.moves), match.state, seat, legal, promises))
    return match.record("test")


def careless(ply: int, _: Any, __: int, legal: list[int], promises: list[float]) -> int:
    """The second best answer now and then, the best otherwise."""
    ranked = sorted(range(len(legal)), key=lambda index: -promises[index])
    return legal[ranked[1 if ply % 7 == 3 else 0]]
