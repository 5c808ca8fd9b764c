"""Standing preferences: questions that the table may answer for a player (CC-308)."""

from __future__ import annotations

from typing import Final

from farwest.games.carson_city.rules.construction import Consent
from farwest.games.carson_city.rules.ending import Spend
from farwest.games.carson_city.rules.works import Work
from farwest.games.carson_city.state import City
from farwest.games.carson_city.verbs import AGREE, REFUSE, WORK, WORK_DONE

ORDERS: Final = ("consent", "refuse", "hold_roads", "cash")


def ordered(city: City, seat: int) -> dict[str, int]:
    """What each preference would answer to what this seat is asked now."""
    choice = city.choice_of(seat)
    if isinstance(choice, Consent):
        return {"consent": AGREE, "refuse": REFUSE}
    if isinstance(choice, Work) and not builds(choice.options(city)):
        return {"hold_roads": WORK_DONE}
    if isinstance(choice, Spend):
        return {"cash": choice.fallback(city)}
    return {}


def builds(answers: list[int]) -> bool:
    """Whether a pending tile can be built in this works turn."""
    return any(WORK <= answer < WORK_DONE for answer in answers)
