"""What each building gives when it is annexed: a line a building."""

from __future__ import annotations

from farwest.games.deadwood import box
from farwest.games.deadwood.rules.annexing import ABILITIES
from farwest.games.deadwood.rules.asking import Deed
from farwest.games.deadwood.rules.goods import earn, take_cartridges, take_horses, take_wanted
from farwest.games.deadwood.rules.people import (
    Accuse,
    Confess,
    Court,
    Hire,
    Prospect,
    Rob,
    Telegraph,
)
from farwest.games.deadwood.rules.stacks import DrawOne, Fortune
from farwest.games.deadwood.rules.store import StoreMove
from farwest.games.deadwood.rules.town_hall import Pardon, Survey
from farwest.games.deadwood.rules.wanderers import Grift, MoveSheriff, Recall
from farwest.games.deadwood.state import Camp
from farwest.kernel.steps import Step


class Money(Step[Camp]):
    """The dollars printed on a building."""

    __slots__ = ("player", "building")

    def __init__(self, player: int, building: int) -> None:
        self.player = player
        self.building = building

    def run(self, camp: Camp) -> None:
        earn(camp, self.player, box.MONEY[self.building])


class Cartridges(Deed):
    """The Gunsmith's (DW-096)."""

    __slots__ = ()

    def run(self, camp: Camp) -> None:
        take_cartridges(camp, self.player, box.GUNSMITH_CARTRIDGES)


class Horses(Deed):
    """The Blacksmith's (DW-098)."""

    __slots__ = ()

    def run(self, camp: Camp) -> None:
        take_horses(camp, self.player, box.BLACKSMITH_HORSES)


class Crime(Deed):
    """The Bank's Wanted token (DW-097)."""

    __slots__ = ()

    def run(self, camp: Camp) -> None:
        for _ in range(box.BANK_WANTED):
            take_wanted(camp, self.player)


ABILITIES.update(
    {
        box.CHURCH: lambda a: (Confess(a.player, a.laundered),),
        box.SALOON: lambda a: (Hire(a.player),),
        box.SHERIFFS_OFFICE: lambda a: (MoveSheriff(a.player),),
        box.TOWN_HALL: lambda a: (Pardon(a.player), Survey(a.player)),
        box.GUNSMITH: lambda a: (Money(a.player, a.building), Cartridges(a.player)),
        box.BANK: lambda a: (Money(a.player, a.building), Crime(a.player)),
        box.BLACKSMITH: lambda a: (Money(a.player, a.building), Horses(a.player)),
        box.CASINO: lambda a: (Rob(a.player),),
        box.GENERAL_STORE: lambda a: (Money(a.player, a.building), StoreMove(a.player, a.plot)),
        box.HOTEL: lambda a: (Money(a.player, a.building),),
        box.LAUNDRY: lambda a: (Money(a.player, a.building),),
        box.STAGE_DEPOT: lambda a: (Money(a.player, a.building), DrawOne(a.player)),
        box.UNDERTAKER: lambda a: (Money(a.player, a.building),),
        box.GOLD_MINE: lambda a: (Prospect(a.player),),
        box.FORTUNE_TELLER: lambda a: (Money(a.player, a.building), Fortune(a.player)),
        box.COURTHOUSE: lambda a: (Court(a.player, 0),),
        box.GRIFTER: lambda a: (Money(a.player, a.building), Grift(a.player, box.GRIFTED)),
        box.NEWSPAPER: lambda a: (Money(a.player, a.building), Accuse(a.player)),
        box.DANCE_HALL: lambda a: (Money(a.player, a.building), Recall(a.player, box.RECALLED)),
        box.TELEGRAPH_OFFICE: lambda a: (Money(a.player, a.building), Telegraph(a.player)),
    }
)
