"""Random play to the end: the yardstick of an engine, and the fastest guess in a search."""

from __future__ import annotations

from mypy_extensions import i64

from farwest.kernel.luck import MASK, SHIFT, STRIDE
from farwest.kernel.state import State


def play_out(state: State, luck: int) -> tuple[int, int]:
    """Answer every question by chance, drawn as `State.draw` draws, until the game is over.

    How many questions there were, and how many answers they offered in all.
    """
    word: i64 = luck
    decisions = 0
    answers = 0
    while not state.over:
        legal = state.legal
        count = len(legal)
        word = (word * STRIDE + SHIFT) & MASK
        state.play(legal[((word >> 29) * count) >> 32])
        decisions += 1
        answers += count
    return decisions, answers
