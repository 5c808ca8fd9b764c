"""A round, in order, and its end."""

from __future__ import annotations

from typing import Final

from farwest.games.dice_town.box import (
    ACTIONS,
    BANK,
    GENERAL_STORE,
    MINE,
    SALOON,
    SHERIFF,
    TOWN_HALL,
)
from farwest.games.dice_town.dice import NONE
from farwest.games.dice_town.rules.bank import Stagecoach
from farwest.games.dice_town.rules.doc import DocStep
from farwest.games.dice_town.rules.ending import DEEDS_GONE, MINE_EMPTY, Ending
from farwest.games.dice_town.rules.indian import (
    DieGoesHome,
    Exchange,
    RollIndianDie,
    SmokeWindow,
)
from farwest.games.dice_town.rules.places import Place
from farwest.games.dice_town.rules.throwing import Throw
from farwest.games.dice_town.state import Town
from farwest.kernel.steps import NOBODY, Step
from farwest.kernel.windows import BREATH


class Round(Step[Town]):
    """Everybody builds a combination, then the places are resolved (DT-019, DT-020, DT-153)."""

    __slots__ = ()

    def run(self, town: Town) -> None:
        start_round(town)
        town.do_all(WITH_INDIAN if town.indian else WITHOUT_INDIAN)


def start_round(town: Town) -> None:
    """Everybody takes his five dice back (DT-115)."""
    town.round += 1
    town.place = NOBODY
    town.first = NOBODY
    town.second = NOBODY
    town.guarded = NOBODY
    town.blocked = NOBODY
    town.exchanged = 0
    town.fresh = []
    town.throws = 0
    town.queue = []
    town.taken = [NOBODY] * len(ACTIONS)
    for seat in range(town.seats):
        town.gained[seat] = 0
        town.dice[seat] = NONE
        town.shown[seat] = NONE
        town.received[seat] = []
    town.tell("round", (town.round,))


class RoundEnds(Step[Town]):
    """The game ends, or another round begins (DT-116, DT-216)."""

    __slots__ = ()

    def run(self, town: Town) -> None:
        town.fresh = []  # cards drawn at the Doc may be played now (DT-094)
        if not town.mine:
            town.ending = MINE_EMPTY
        elif not town.row and not town.deeds:
            town.ending = DEEDS_GONE
        if town.ending:
            town.do(Ending())
        elif town.indian:
            town.do(SmokeWindow(town.sheriff), BREATH, Round())
        else:
            town.do(BREATH, Round())


BY_PLACE: Final[list[Step[Town]]] = [
    Place(MINE),
    Place(BANK),
    Stagecoach(),
    Place(GENERAL_STORE),
    Place(SALOON),
    Place(SHERIFF),
    Place(TOWN_HALL),
]
WITHOUT_INDIAN: Final[list[Step[Town]]] = [
    Throw(),
    BREATH,
    *BY_PLACE,
    DocStep(),
    RoundEnds(),
]
WITH_INDIAN: Final[list[Step[Town]]] = [
    Throw(),
    BREATH,
    RollIndianDie(),
    *BY_PLACE,
    Exchange(second=0),
    Exchange(second=1),
    DocStep(),
    DieGoesHome(),
    RoundEnds(),
]
"""A round, in order."""
