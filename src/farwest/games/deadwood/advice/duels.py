"""The chances of a duel, worked out once for every pair of dice."""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

from farwest.games.deadwood.rules.duel import DEADLY

HARM: Final = ((0, 3 / 6), (1, 2 / 6), (DEADLY, 1 / 6))
"""How many wounds a die makes, and how often."""


class Odds(NamedTuple):
    """How a duel may end for the attacker."""

    wins: float
    draws: float
    both_die: float
    loses: float

    @property
    def attacker_dies(self) -> float:
        return self.both_die + self.loses

    @property
    def defender_dies(self) -> float:
        return self.wins + self.both_die


@cache
def odds(own: int, other: int) -> Odds:
    """The odds of so many dice against so many (DW-054 to DW-058)."""
    return _fight(own, other, 0, 0)


@cache
def _fight(own: int, other: int, hurt: int, harmed: int) -> Odds:
    """The odds from here: dice left, wounds taken and wounds made."""
    if hurt >= DEADLY or harmed >= DEADLY:
        both = hurt >= DEADLY and harmed >= DEADLY
        return Odds(
            float(harmed >= DEADLY and not both),
            0.0,
            float(both),
            float(hurt >= DEADLY and not both),
        )
    if own == other == 0:
        return Odds(0.0, 1.0, 0.0, 0.0)
    if own > other:
        return _mix([(p, _fight(own - 1, other, hurt, harmed + w)) for w, p in HARM])
    if other > own:
        return _mix([(p, _fight(own, other - 1, hurt + w, harmed)) for w, p in HARM])
    return _mix(
        [
            (p * q, _fight(own - 1, other - 1, hurt + v, harmed + w))
            for w, p in HARM
            for v, q in HARM
        ]
    )


def _mix(parts: list[tuple[float, Odds]]) -> Odds:
    sums = [sum(chance * found[place] for chance, found in parts) for place in range(4)]
    return Odds(*sums)
