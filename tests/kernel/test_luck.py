"""The luck of the kernel: even, in range, and of its own at each ply."""

from __future__ import annotations

import hmac

from hypothesis import given
from hypothesis import strategies as st

from farwest.kernel.luck import MASK, Fate, mix, word
from farwest.kernel.state import State


def test_draws_are_even() -> None:
    """One of six comes up about as often as another."""
    state = State()
    state.luck = word("even", 0)
    counts = [0] * 6
    for _ in range(60_000):
        counts[state.draw(6)] += 1
    assert all(9_500 < count < 10_500 for count in counts)


@given(st.integers(0, MASK), st.integers(1, 7776))
def test_draws_stay_in_range(luck: int, n: int) -> None:
    """A draw out of n is one of 0 … n-1, and luck stays below 62 bits."""
    state = State()
    state.luck = luck
    assert 0 <= state.draw(n) < n
    assert 0 <= state.luck < 1 << 61


def test_fate_replaces_luck() -> None:
    """Loaded dice fall as told and leave the word alone."""

    class Sixes(Fate):
        def draw(self, n: int) -> int:
            return n - 1

    state = State()
    state.fate = Sixes()
    before = state.luck
    assert [state.draw(6) for _ in range(3)] == [5, 5, 5]
    assert state.luck == before


def test_neighbouring_seeds_lead_apart() -> None:
    """Small seeds and successive turns give first draws as even as any."""
    for words in ([mix(n) for n in range(6000)], [mix(5, turn) for turn in range(6000)]):
        counts = [0] * 6
        for luck in words:
            state = State()
            state.luck = luck
            counts[state.draw(6)] += 1
        assert all(850 < count < 1150 for count in counts)


def test_each_ply_has_luck_of_its_own() -> None:
    """The luck of a ply follows from seed and ply, and from nothing that was seen."""
    words = {word("seed", ply) for ply in range(1000)}
    assert len(words) == 1000
    assert word("seed", 5) == word("seed", 5) != word("other", 5)


@given(st.text(max_size=150), st.integers(0, 10_000))
def test_the_luck_of_a_ply_is_keyed_by_the_seed(seed: str, ply: int) -> None:
    """It is the beginning of what HMAC with SHA-256 makes of both, for seeds of any length."""
    key = seed.encode("utf-8", "ignore")
    digest = hmac.digest(key, str(ply).encode(), "sha256")
    assert word(key.decode(), ply) == int.from_bytes(digest[:8], "big") & MASK
