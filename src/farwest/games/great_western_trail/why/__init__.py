"""Why something on the board is no answer now, from what the seat sees and is asked alone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from farwest.games.great_western_trail.box import (
    AUXILIARY,
    BUILDINGS,
    CARDS,
    CERTIFICATES,
    CITIES,
    DISCS,
    FIRST_OBJECTIVE,
    LOCAL_ACTIONS,
    PURCHASES,
    ROW_COST,
    SPACES,
    SPOTS,
    STATIONS,
    WORKERS,
)
from farwest.games.great_western_trail.why import mine, railroad, shops, trail
from farwest.games.great_western_trail.why.sight import Sight, because, player
from farwest.kernel.game import Question, Reason, View

Explains = Callable[..., Reason | None]

KINDS: Final[dict[str, tuple[Explains, tuple[int, ...]]]] = {
    "spot": (trail.spot, (len(SPOTS),)),
    "local": (trail.local, (len(LOCAL_ACTIONS),)),
    "risk": (trail.risk, (2,)),
    "foresight": (trail.foresight, (4, 3)),
    "job": (shops.job, (len(ROW_COST) + 1, len(WORKERS))),
    "job-row": (shops.job_row, (len(ROW_COST),)),
    "purchase": (shops.purchase, (len(PURCHASES),)),
    "market": (shops.market, (FIRST_OBJECTIVE,)),
    "display": (shops.display, (len(CARDS),)),
    "objective-stack": (shops.stack, ()),
    "building": (shops.building, (len(BUILDINGS) // 2 + 1,)),
    "city": (railroad.city, (len(CITIES),)),
    "space": (railroad.space, (len(SPACES),)),
    "station": (railroad.station, (len(STATIONS),)),
    "disc": (railroad.disc, (len(DISCS),)),
    "row": (mine.row, (len(WORKERS),)),
    "card": (mine.card, (len(CARDS),)),
    "certificate": (mine.certificate, (max(CERTIFICATES) + 1,)),
    "auxiliary-single": (mine.single, (len(AUXILIARY),)),
    "auxiliary-double": (mine.double, (len(AUXILIARY),)),
}
"""Who explains each kind of thing on the board, and the bounds of its numbers."""


def why(view: View, question: Question | None, target: str) -> Reason | None:
    """Why a target is no answer; None where it is one, or where there is nothing to say."""
    words = target.split("-")
    kind = "-".join(word for word in words if not word.isdecimal())
    numbers = [int(word) for word in words if word.isdecimal()]
    if "hand" not in view or kind not in KINDS:
        return None
    explain, bounds = KINDS[kind]
    if len(numbers) != len(bounds) or any(n >= bound for n, bound in zip(numbers, bounds)):
        return None
    if view["over"]:
        return because("over", "207")
    if question is None:
        own = view["turn"] == view["seat"]
        return None if own else because("turn", "036", player(view["turn"]))
    sight = Sight(view, question)
    return None if target in sight.offered else explain(sight, *numbers)
