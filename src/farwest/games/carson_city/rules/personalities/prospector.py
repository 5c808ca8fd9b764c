"""9, the Prospector.

Yellow (CC-186, CC-187): a mine on any free unowned parcel for $10; the card turns over when all
mines are gone (CC-330, see row.turn_cards). Red (CC-188 to CC-194): two dynamite tokens. A token
placed with a cowboy gives two dice (see duels.roll); spent in the income step it triples a mine.
"""

from __future__ import annotations

from farwest.games.carson_city.box import MINE, PROSPECTOR_RED_DYNAMITE, PROSPECTOR_YELLOW_COST
from farwest.games.carson_city.land import PARCELS
from farwest.games.carson_city.rules.asking import Declinable
from farwest.games.carson_city.rules.claims import Claim
from farwest.games.carson_city.rules.personalities.gunsmith import get_dynamite
from farwest.games.carson_city.state import BUILT, City
from farwest.games.carson_city.verbs import TRIPLE, TRIPLE_NONE


def yellow(city: City, seat: int) -> None:
    city.do(Claim(seat, MINE, PROSPECTOR_YELLOW_COST))


def red(city: City, seat: int) -> None:
    get_dynamite(city, seat, PROSPECTOR_RED_DYNAMITE)


class BlastMine(Declinable):
    """Spend a token to triple a mine's income, mine after mine, or stop (CC-190, CC-327)."""

    __slots__ = ()
    prompt = "dynamite"

    def options(self, city: City) -> list[int]:
        seat = self.player
        if not city.dynamite[seat]:
            return []
        mines = [
            TRIPLE + parcel
            for parcel in range(PARCELS)
            if city.ground[parcel] == BUILT + MINE
            and city.owner[parcel] == seat
            and city.factor[parcel] == 1
        ]
        return [*mines, TRIPLE_NONE] if mines else []

    def take(self, city: City, action: int) -> None:
        if action != TRIPLE_NONE:
            city.dynamite[self.player] -= 1
            city.factor[action - TRIPLE] = 3
            city.tell("tripled", (self.player, action - TRIPLE))
            city.do(self)
