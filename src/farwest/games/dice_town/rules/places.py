"""The six places: who is first and second there, and which action each carries out."""

from __future__ import annotations

from typing import Final

from farwest.games.dice_town.box import PLACES, PLAYERS_EXTENSION, SHERIFF, TOWN_HALL
from farwest.games.dice_town.rules.action import Action
from farwest.games.dice_town.rules.bank import AttackStagecoach, RobBank
from farwest.games.dice_town.rules.doc import DocNow
from farwest.games.dice_town.rules.mine import Dig, PanRiver
from farwest.games.dice_town.rules.saloon import Recruit, Rob
from farwest.games.dice_town.rules.sheriff import Hunt, StarWindow, TakeStar
from farwest.games.dice_town.rules.store import Shop
from farwest.games.dice_town.rules.ties import Second, find_first
from farwest.games.dice_town.rules.town_hall import MayorsWife, SupportMayor
from farwest.games.dice_town.state import Town
from farwest.games.dice_town.verbs import ACTION
from farwest.kernel.steps import NOBODY, Choice, Step
from farwest.kernel.verbs import Arg
from farwest.kernel.windows import BREATH

CLASSIC: Final = 0
NEW: Final = 1
KINDS: Final[tuple[tuple[type[Action], ...], ...]] = (
    (Dig, PanRiver),
    (RobBank, AttackStagecoach),
    (Shop, DocNow),
    (Rob, Recruit),
    (TakeStar, Hunt),
    (SupportMayor, MayorsWife),
)
ACTIONS: Final[tuple[tuple[tuple[Action, ...], ...], ...]] = tuple(
    tuple(tuple(action(seat) for seat in range(PLAYERS_EXTENSION[1])) for action in actions)
    for actions in KINDS
)
"""By place and kind, for every seat."""


class Place(Step[Town]):
    """A place is resolved, unless the warpath leads there (DT-020, DT-212)."""

    __slots__ = ("place",)

    def __init__(self, place: int) -> None:
        self.place = place

    def run(self, town: Town) -> None:
        town.place = self.place
        town.first = NOBODY
        town.second = NOBODY
        town.fresh = []  # cards of the last place may be played here (DT-094)
        if town.blocked == self.place:
            town.tell("blocked", (self.place,))
            return
        town.do(SHARES[self.place])
        if town.extension:
            town.do(Second(self.place))
        find_first(town, self.place)


class Share(Step[Town]):
    """Base: the winner acts. Extension: the first player picks one of two actions (DT-145)."""

    __slots__ = ("place",)

    def __init__(self, place: int) -> None:
        self.place = place

    def run(self, town: Town) -> None:
        if town.first >= 0 and town.extension:
            town.do(PickAction(self.place))
        else:
            act(town, self.place, CLASSIC)


SHARES: Final = tuple(Share(place) for place in range(len(PLACES)))


class PickAction(Choice[Town]):
    """The first player picks his action; the second gets the other one (DT-145, DT-146)."""

    __slots__ = ("place",)
    prompt = "choose_action"

    def __init__(self, place: int) -> None:
        self.place = place

    def seat(self, town: Town) -> int:
        return town.first

    def options(self, town: Town) -> list[int]:
        classic = ACTION + self.place * 2
        if self.place == TOWN_HALL and town.seats == 2:
            if not town.deeds and town.row:
                return [classic]  # DT-225: otherwise two players could play for ever
            if not town.row and town.deeds:
                return [classic + NEW]
        return [classic, classic + NEW]

    def about(self, town: Town) -> list[Arg]:
        return [Arg("place", "place", self.place)]

    def take(self, town: Town, action: int) -> None:
        town.tell("chose", (town.first, action - ACTION))
        act(town, self.place, (action - ACTION) % 2)


def act(town: Town, place: int, kind: int) -> None:
    """The first player carries out this kind of action, the second the other (DT-145)."""
    town.do(ACTS[place][kind])
    if town.first >= 0 and not town.extension:
        town.do(BREATH)
    if place == SHERIFF:
        town.heir = town.first if kind == CLASSIC else town.second
        town.held = 0
        town.do(StarWindow(town.sheriff))


class Act(Step[Town]):
    __slots__ = ("place", "kind")

    def __init__(self, place: int, kind: int) -> None:
        self.place = place
        self.kind = kind

    def run(self, town: Town) -> None:
        if town.second >= 0:
            town.taken[self.place * 2 + 1 - self.kind] = town.second
            town.do(ACTIONS[self.place][1 - self.kind][town.second])
        if town.first >= 0:
            town.taken[self.place * 2 + self.kind] = town.first
            town.do(ACTIONS[self.place][self.kind][town.first])


ACTS: Final = tuple((Act(place, CLASSIC), Act(place, NEW)) for place in range(len(PLACES)))
