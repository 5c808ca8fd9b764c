"""What happens when an outlaw is beaten."""

from __future__ import annotations

from farwest.games.carson_city.box import OUTLAW_STRENGTH, OUTLAW_VP
from farwest.games.carson_city.powers import HEROES_YELLOW
from farwest.games.carson_city.rules.asking import Asked
from farwest.games.carson_city.rules.cowboys import OUTLAWS_VP, retire, score
from farwest.games.carson_city.rules.personalities.doctor_undertaker import outlaw_removed
from farwest.games.carson_city.rules.places import attackable
from farwest.games.carson_city.state import LAND, City
from farwest.games.carson_city.verbs import PRIZE_LOOT, PRIZE_POINTS
from farwest.kernel.steps import Step
from farwest.kernel.verbs import Arg


def bounty(city: City) -> int:
    """The points on the outlaw tile of this round (CC-263)."""
    return OUTLAW_VP[city.menace - OUTLAW_STRENGTH - 1]


class OutlawBeaten(Step[City]):
    """The outlaw leaves the map; the winner takes his prize (CC-278, CC-279)."""

    __slots__ = ("player", "parcel")

    def __init__(self, player: int, parcel: int) -> None:
        self.player = player
        self.parcel = parcel

    def run(self, city: City) -> None:
        city.outlaw[self.parcel] = 0
        city.tell("outlaw_beaten", (self.player, self.parcel))
        outlaw_removed(city)
        city.do(Prize(self.player, self.parcel))


class Prize(Asked):
    """The tile's points, or half the income of a rival's building (CC-279, CC-280)."""

    __slots__ = ("parcel",)
    prompt = "outlaw_prize"

    def __init__(self, player: int, parcel: int) -> None:
        self.player = player
        self.parcel = parcel

    def options(self, city: City) -> list[int]:
        rival = city.owner[self.parcel] not in (self.player, -1)
        if rival and attackable(city, self.parcel) and city.power[HEROES_YELLOW] != self.player:
            return [PRIZE_POINTS, PRIZE_LOOT]
        return [PRIZE_POINTS]

    def take(self, city: City, action: int) -> None:
        if action == PRIZE_POINTS:
            score(city, self.player, bounty(city), OUTLAWS_VP)
            retire(city, LAND + self.parcel)

    def about(self, city: City) -> list[Arg]:
        return [Arg("parcel", "parcel", self.parcel), Arg("number", "number", bounty(city))]
