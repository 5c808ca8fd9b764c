"""Money less fines, by source."""

from __future__ import annotations

from typing import Final

from farwest.games.deadwood.box import DEPOT_BONUS, FINES
from farwest.games.deadwood.state import Camp

SOURCES: Final = ("money", "depot", "fine")


def fine(wanted: int) -> int:
    """What so many Wanted tokens cost at the end (DW-174)."""
    return FINES[min(wanted, len(FINES) - 1)]


def scores(camp: Camp, seat: int, depot: int) -> list[int]:
    """The points of a seat by source (DW-175); `depot` is the seat that gets that bonus."""
    bonus = DEPOT_BONUS if seat == depot else 0
    return [camp.cash[seat], bonus, -fine(camp.wanted[seat])]


def totals(camp: Camp, depot: int) -> list[int]:
    return [sum(scores(camp, seat, depot)) for seat in range(camp.seats)]
