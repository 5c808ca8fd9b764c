"""How a search is done: what it does below the tree, and how it weighs hope against knowledge."""

from __future__ import annotations

from typing import Final, NamedTuple

ADVISED: Final = "advised"
"""Below the tree the advice answers for a while, then the position is valued."""
RANDOM: Final = "random"
"""No advice is asked at all: below the tree any answers are given, to the end of the game."""
BY_ADVICE: Final = -1
"""As many answers as the advice says by its HORIZON, or one."""


class Style(NamedTuple):
    """The settings of a search. They are the same for all games: none of them is in points."""

    rollout: str = ADVISED
    depth: int = BY_ADVICE
    """How many answers the advice gives below the tree, at least, before the position is valued;
    it goes on until the position is settled."""
    explore: float = 1.0
    """How much the unknown attracts, in units of the noise of the rewards."""
    trust: float = 16.0
    """How many simulations the promise of an answer counts for."""
    width: float = 2.0
    """How many answers are considered: so many times the root of the visits, and FEWEST more."""
    winning: float = 0.9
    """The share of the reward that winning has at the end of the game; the rest is the margin."""
    doubt: float = 0.1
    """How much less a lead counts while the game is not over: nothing is won yet."""


FEWEST: Final = 3
"""So many answers are considered from the start."""

BEST: Final = Style()
PLAIN: Final = Style(rollout=RANDOM, trust=1.0, width=1000.0)
"""Without advice, all answers are considered from the start."""
