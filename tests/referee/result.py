"""How a game ended, as both sides tell it."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass
class Result:
    """The totals, who won, and each seat's points by source where these are compared."""

    totals: list[int]
    winners: list[int]
    points: list[dict[str, int]] = field(default_factory=list)
