"""Luck is one word below 62 bits inside the state, with one door: `State.draw`."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

MASK: Final = (1 << 61) - 1
STRIDE: Final = 0x1851F42D4C957F2D
SHIFT: Final = 0x14057B7EF767814F


def word(seed: str, ply: int) -> int:
    """The luck word of a ply: keyed by the secret seed, so that past dice predict nothing."""
    import hmac  # here, because dealing and searching do without it

    digest = hmac.digest(seed.encode(), b"%d" % ply, "sha256")
    return int.from_bytes(digest[:8], "big") & MASK


def mix(luck: int, turn: int = 0) -> int:
    """A word from any number; neighbouring numbers and turns give unrelated words."""
    found = ((luck ^ luck >> 61) + turn * SHIFT) * STRIDE & MASK
    found = (found ^ found >> 31) * SHIFT & MASK
    return found ^ found >> 29


@mypyc_attr(allow_interpreted_subclasses=True)
class Fate:
    """Draws that come from elsewhere than the word: loaded dice, chance nodes, a proof."""

    def draw(self, n: int) -> int:
        raise NotImplementedError
