"""Points by source (DT-119 to DT-123, DT-169, DT-182, DT-190 to DT-193)."""

from __future__ import annotations

from typing import Final

from farwest.games.dice_town.box import (
    CARD_VP,
    DOG,
    DOG_VP,
    DOLLARS_PER_VP,
    MULE,
    MULE_VP,
    NUGGET_VP,
    OUTLAW_DOLLARS,
    SHERIFF_VP,
)
from farwest.games.dice_town.memory import is_deed
from farwest.games.dice_town.rules.goods import deed_cards
from farwest.games.dice_town.state import Town
from farwest.kernel.game import Result
from farwest.kernel.result import reckon

SOURCES: Final = ("nuggets", "dollars", "sheriff", "items", "deeds", "ranches")


def scores(town: Town, seat: int) -> list[int]:
    """The points of a seat, by source."""
    dollars = town.cash[seat] + sum(OUTLAW_DOLLARS[outlaw] for outlaw in town.captured[seat])
    store = [card for card in town.hand[seat] if not is_deed(card)]
    items = sum(CARD_VP[card] for card in store)
    if MULE in store:
        items += MULE_VP * len(store)
    if DOG in store:
        items += DOG_VP * len(town.captured[seat])
    deeds = sum(CARD_VP[card] for card in town.hand[seat] if is_deed(card))
    ranches = town.ranches[seat]
    return [
        town.nuggets[seat] * NUGGET_VP,
        dollars // DOLLARS_PER_VP,
        SHERIFF_VP if seat == town.sheriff else 0,
        items,
        deeds + sum(CARD_VP[card] for card in town.fenced[seat]),
        ranches * (ranches + 1) // 2,
    ]


def result(town: Town) -> Result:
    """Most points, then most deeds; the champion of a perfect tie comes first (DT-125, DT-126)."""
    counted = [scores(town, seat) for seat in range(town.seats)]
    ranks = [
        (seat == town.champion, sum(parts), deed_cards(town, seat))
        for seat, parts in enumerate(counted)
    ]
    return reckon(SOURCES, counted, ranks)


def totals(town: Town) -> list[int]:
    return [sum(scores(town, seat)) for seat in range(town.seats)]
