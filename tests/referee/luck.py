"""The luck of a table: the kernel's arithmetic, so that both sides draw the same."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from farwest.kernel.luck import MASK, SHIFT, STRIDE


@dataclass
class Luck:
    """One word, which every draw moves on."""

    word: int

    def draw(self, kinds: int) -> int:
        """A number from 0, one of so many."""
        drawn = ((self.word >> 29) * kinds) >> 32
        self.word = (self.word * STRIDE + SHIFT) & MASK
        return drawn

    def shuffle(self, pile: list[Any]) -> None:
        """Each place from the top down gets one of those not placed yet."""
        for last in range(len(pile) - 1, 0, -1):
            drawn = self.draw(last + 1)
            pile[last], pile[drawn] = pile[drawn], pile[last]
