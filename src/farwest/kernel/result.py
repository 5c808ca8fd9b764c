"""From points to places: how a game ended."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from farwest.kernel.game import Result


def places_of(ranks: list[Any]) -> list[int]:
    """The place of each seat, 1 for whoever ranks highest; equals share the better place."""
    order = sorted(ranks, reverse=True)
    return [1 + order.index(rank) for rank in ranks]


def reckon(sources: Sequence[str], counted: list[list[int]], ranks: list[Any]) -> Result:
    """The result of points by source, for each seat, where the seats rank like this."""
    places = places_of(ranks)
    return Result(
        [seat for seat, place in enumerate(places) if place == 1],
        places,
        [sum(parts) for parts in counted],
        [dict(zip(sources, parts)) for parts in counted],
    )
