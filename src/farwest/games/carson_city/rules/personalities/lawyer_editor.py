"""18, the Lawyer (yellow) and the Editor (red).

Lawyer (CC-224, CC-225): may buy a parcel at once; nobody disputes parcels with him (see
parcels.ParcelStep). Editor (CC-226): points for the income of his own buildings.
"""

from __future__ import annotations

from farwest.games.carson_city.box import LAWYER_EDITOR_RED_VP_DIVISOR_BY_ROUND
from farwest.games.carson_city.powers import EDITOR
from farwest.games.carson_city.rules.asking import Declinable
from farwest.games.carson_city.rules.cowboys import CARDS_VP, score
from farwest.games.carson_city.rules.parcels import own, price, untaken
from farwest.games.carson_city.state import City
from farwest.games.carson_city.verbs import TAKE, TAKE_NONE
from farwest.kernel.steps import Step
from farwest.kernel.verbs import Arg


class LawyerParcel(Declinable):
    """Buy one unowned parcel at its normal price, or decline (CC-224)."""

    __slots__ = ()
    prompt = "lawyer_parcel"

    def options(self, city: City) -> list[int]:
        if not city.titles[self.player]:
            return []
        cash = city.cash[self.player]
        return [TAKE + p for p in untaken(city) if price(city, p) <= cash] + [TAKE_NONE]

    def take(self, city: City, action: int) -> None:
        if action != TAKE_NONE:
            parcel = action - TAKE
            cost = price(city, parcel)
            city.cash[self.player] -= cost
            city.tell("bought_parcel", (self.player, parcel, cost))
            own(city, self.player, parcel)

    def hint(self, city: City, action: int) -> list[Arg]:
        cost = 0 if action == TAKE_NONE else price(city, action - TAKE)
        return [Arg("cost", "number", cost)]


def yellow(city: City, seat: int) -> None:
    city.do(LawyerParcel(seat))


def red(city: City, seat: int) -> None:
    """Nothing at once."""


class EditorStep(Step[City]):
    """After incomes: 1 VP for each started $5, $10, $15 or $20 by round (CC-226)."""

    __slots__ = ()

    def run(self, city: City) -> None:
        seat = city.power[EDITOR]
        if seat >= 0:
            divisor = LAWYER_EDITOR_RED_VP_DIVISOR_BY_ROUND[city.round - 1]
            score(city, seat, -(-city.earned[seat] // divisor), CARDS_VP)
