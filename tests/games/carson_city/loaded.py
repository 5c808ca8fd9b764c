"""Luck that falls as a test says."""

from __future__ import annotations

from collections.abc import Callable

from farwest.kernel.luck import Fate


class Loaded(Fate):
    """Luck that falls as told; runs dry with an error, so that no test rolls by accident."""

    def __init__(self) -> None:
        self.coming: list[Callable[[int], int]] = []

    def draw(self, n: int) -> int:
        assert self.coming, f"an unexpected draw of one out of {n}"
        found = self.coming.pop(0)(n)
        assert 0 <= found < n, f"{found} cannot be drawn out of {n}"
        return found


def die(face: int) -> Callable[[int], int]:
    """A die that shows this face."""

    def fall(sides: int) -> int:
        assert sides == 6, f"expected a die, got a draw of one out of {sides}"
        return face - 1

    return fall


def fixed(number: int) -> Callable[[int], int]:
    """A draw of any kind that gives this number."""
    return lambda _: number
