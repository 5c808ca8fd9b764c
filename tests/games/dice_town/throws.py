"""Throws set up by hand: what lies under the cups, and what is kept of it."""

from __future__ import annotations

from typing import Any

from farwest.games.dice_town.rules.throwing import Throw
from farwest.games.dice_town.verbs import KEEP
from tests.games.dice_town.kit import Table, number

NOTHING = KEEP + number("")


def cups(*rolls: str, then: tuple[str, ...] = (), **options: Any) -> Table:
    """A table that waits to throw these dice, and later ones; all other dice are set on A."""
    t = Table(len(rolls), loaded=True, **options)
    for seat, roll in enumerate(rolls):
        t.dice(seat, "A " * (5 - len(roll.split())))
    for roll in (*rolls, *then):
        if roll:
            t.luck.roll(roll)
    return t


def thrown(*rolls: str, then: tuple[str, ...] = (), **options: Any) -> Table:
    """A table at which these dice lie under the cups."""
    t = cups(*rolls, then=then, **options)
    t.start(Throw())
    return t


def keep(t: Table, *picks: str) -> None:
    """The seats in turn keep these dice."""
    for seat, pick in enumerate(picks):
        t.answer(seat, KEEP + number(pick))
