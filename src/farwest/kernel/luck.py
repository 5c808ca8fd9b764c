"""Luck is one word below 62 bits inside the state, with one door: `State.draw`."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from mypy_extensions import mypyc_attr

MASK: Final = (1 << 61) - 1
STRIDE: Final = 0x1851F42D4C957F2D
SHIFT: Final = 0x14057B7EF767814F
BLOCK: Final = 64
"""Bytes in a block of SHA-256."""
SEEDS: Final = 4_096
"""Seeds whose keys are kept: those of the games that go on."""


def word(seed: str, ply: int) -> int:
    """The luck word of a ply: keyed by the secret seed, so that past dice predict nothing.

    It is HMAC with SHA-256, by hand: the library's lets other threads run each time, which costs
    a live table more than the word itself.
    """
    from hashlib import sha256  # here, because dealing and searching do without it

    inner, outer = keys_of(seed)
    digest = sha256(outer + sha256(inner + b"%d" % ply).digest()).digest()
    return int.from_bytes(digest[:8], "big") & MASK


@lru_cache(SEEDS)
def keys_of(seed: str) -> tuple[bytes, bytes]:
    """The inner and the outer key that HMAC makes of a seed."""
    from hashlib import sha256

    key = seed.encode()
    if len(key) > BLOCK:
        key = sha256(key).digest()
    padded = key.ljust(BLOCK, b"\0")
    return bytes([byte ^ 0x36 for byte in padded]), bytes([byte ^ 0x5C for byte in padded])


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
