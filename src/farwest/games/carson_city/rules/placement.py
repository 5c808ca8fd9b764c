"""Phase 2: cowboys are placed in turn order until everybody has passed (CC-043 to CC-055)."""

from __future__ import annotations

from typing import Final

from farwest.games.carson_city.rules.asking import Asked
from farwest.games.carson_city.rules.horses import (
    PlayHorse,
    boy_codes,
    enter_corral,
)
from farwest.games.carson_city.rules.kit_carson import KitOpening, KitStep
from farwest.games.carson_city.rules.passing import passes
from farwest.games.carson_city.rules.places import place_cowboy, placement_codes, reach_all
from farwest.games.carson_city.rules.purposes import place_hint
from farwest.games.carson_city.state import City
from farwest.games.carson_city.verbs import CORRAL_BOY, PASS
from farwest.kernel.steps import NOBODY, Step
from farwest.kernel.verbs import Arg


class Placement(Step[City]):
    """The pass-order track is empty; the first player begins (CC-043, CC-252)."""

    __slots__ = ()

    def run(self, city: City) -> None:
        city.passed = []
        city.square = NOBODY
        city.reach = reach_all(city)
        if city.kit:
            city.do(KitOpening(city.order[0]), KitStep())
        else:
            city.turn = 0
            city.do(NEXT_TURN)


class NextTurn(Step[City]):
    """The turn goes to the next player who has not passed (CC-043, CC-052)."""

    __slots__ = ()

    def run(self, city: City) -> None:
        seats = city.seats
        if len(city.passed) == seats:
            return
        seat = city.order[city.turn]
        while seat in city.passed:
            city.turn = (city.turn + 1) % seats
            seat = city.order[city.turn]
        city.turn = (city.turn + 1) % seats
        city.do(PlaceCowboy(seat))


NEXT_TURN: Final = NextTurn()
"""It follows every cowboy, so it is made only once."""


class PlaceCowboy(Asked):
    """Place a cowboy, or pass (CC-043, CC-311)."""

    __slots__ = ()
    prompt = "place"

    def options(self, city: City) -> list[int]:
        found = placement_codes(city, self.player)
        if city.horsed:
            found += boy_codes(city, self.player)
        found.append(PASS)
        return found

    def fallback(self, city: City) -> int:
        return PASS

    def take(self, city: City, action: int) -> None:
        seat = self.player
        city.do(NEXT_TURN)
        if action == PASS:
            passes(city, seat)
        elif CORRAL_BOY <= action < PASS:
            enter_corral(city, seat, action - CORRAL_BOY)
        else:
            place_cowboy(city, seat, action)
            if city.horsed:
                city.do(PlayHorse(seat))

    def hint(self, city: City, action: int) -> list[Arg]:
        return place_hint(city, self.player, action)
