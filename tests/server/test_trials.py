"""Which answers could be taken back: what is known without a trial is what a trial would say."""

from __future__ import annotations

import random
from typing import Any

import pytest

from farwest.games import find, keys
from farwest.kernel.match import Match
from farwest.kernel.state import State
from farwest.server.trials import crosses, is_last, locks

MOST = 300


def crosses_in_the_end(world: State, seat: int, action: int) -> bool:
    """The same as `crosses`, played out."""
    twin = world.clone()
    twin.sink, twin.crossed = [], False
    twin.play(action)
    own = not twin.over and not twin.lanes and twin.seat == seat and not twin.veiled()
    return bool(twin.crossed or twin.pauses or not own)


def check(state: Any) -> bool:
    """Hold the short cuts to the trials at one position; whether a secret choice had one."""
    if not state.lanes:
        for action in [] if state.veiled() else state.legal[:8]:
            found = crosses(state, state.seat, action)
            assert found == crosses_in_the_end(state, state.seat, action)
        return False
    last = [seat for seat in state.waiting() if is_last(state, seat)]
    for seat in last:
        assert all(locks(state, seat, action) for action in state.choice_of(seat).options(state))
    return bool(last)


@pytest.mark.parametrize("key", keys())
def test_a_short_cut_says_what_a_trial_says(key: str) -> None:
    """In a random game the end of a trial is known before, wherever it is not played out."""
    luck, game, cut = random.Random(1), find(key), False
    match = Match(game, ["a", "b", "c"], {}, "trials")
    for _ in range(MOST):
        state = match.state
        if state.over:
            break
        cut |= check(state)
        seat = luck.choice(state.waiting())
        match.answer(seat, luck.choice(state.choice_of(seat).options(state)))
    assert cut == (key in ("dice_town", "carson_city"))
