"""Horses, corrals and rodeos (CC-282 to CC-297, CC-342 to CC-344)."""

from __future__ import annotations

from typing import Final

from farwest.games.carson_city.box import CORRAL_MONEY, HATS, RANCH
from farwest.games.carson_city.land import PARCELS
from farwest.games.carson_city.rules.asking import Asked, Declinable
from farwest.games.carson_city.rules.buildings import income
from farwest.games.carson_city.rules.cowboys import CORRALS
from farwest.games.carson_city.rules.moves import (
    destination_codes,
    move_codes,
    move_cowboy,
)
from farwest.games.carson_city.rules.passing import passes
from farwest.games.carson_city.rules.places import place_cowboy, placement_codes
from farwest.games.carson_city.rules.purposes import place_hint
from farwest.games.carson_city.state import BUILT, City
from farwest.games.carson_city.verbs import (
    BREED,
    CORRAL_BOY,
    HORSE,
    HORSE_NONE,
    MOVE,
    PASS,
    STAY,
    TO_RESERVE,
)
from farwest.kernel.steps import Step
from farwest.kernel.verbs import Arg

SECOND: Final = 1
"""Corral 2, which is not used with Kit Carson (CC-259)."""
THIRD: Final = 2
FOURTH: Final = 3


EVERY_CORRAL: Final = tuple(range(CORRALS))
BUT_THE_SECOND: Final = tuple(corral for corral in EVERY_CORRAL if corral != SECOND)


def corrals(city: City) -> tuple[int, ...]:
    """The corrals in use."""
    return BUT_THE_SECOND if city.kit else EVERY_CORRAL


def boy_codes(city: City, seat: int) -> list[int]:
    """Corrals that an ordinary cowboy may enter, each once a round (CC-287)."""
    if not city.reserve[seat]:
        return []
    first = seat * CORRALS
    return [CORRAL_BOY + c for c in corrals(city) if not city.corral_boy[first + c]]


def enter_corral(city: City, seat: int, corral: int) -> None:
    """A cowboy doubles a corral's worth at the rodeo (CC-287)."""
    city.reserve[seat] -= 1
    city.corral_boy[seat * CORRALS + corral] = 1
    city.tell("corral_boy", (seat, corral))


def enter_horse(city: City, seat: int, corral: int) -> None:
    """A horse of the reserve enters a corral and has its effect (CC-284, CC-288 to CC-293)."""
    city.horses[seat] -= 1
    city.corral[seat * CORRALS + corral] += 1
    city.tell("horse", (seat, corral))
    if corral == FOURTH:
        city.cash[seat] += CORRAL_MONEY
        city.tell("money", (seat, CORRAL_MONEY))


class PlayHorse(Declinable):
    """After a placement on the main board: a horse into a corral, or none (CC-286, CC-342)."""

    __slots__ = ()
    prompt = "horse"

    def options(self, city: City) -> list[int]:
        if not city.horses[self.player]:
            return []
        return [HORSE + corral for corral in corrals(city)] + [HORSE_NONE]

    def take(self, city: City, action: int) -> None:
        if action == HORSE_NONE:
            return
        enter_horse(city, self.player, action - HORSE)
        if action == HORSE + SECOND:
            city.do(SecondCorral(self.player))


class SecondCorral(Asked):
    """Corral 2: place one more cowboy, move one, or pass (CC-289)."""

    __slots__ = ()
    prompt = "corral2"

    def options(self, city: City) -> list[int]:
        found = placement_codes(city, self.player) + boy_codes(city, self.player)
        return [*found, *move_codes(city, self.player), PASS]

    def fallback(self, city: City) -> int:
        return PASS

    def take(self, city: City, action: int) -> None:
        seat = self.player
        if action == PASS:
            passes(city, seat)
        elif action >= MOVE:
            city.do(MoveTo(seat, action))
        elif action >= CORRAL_BOY:
            enter_corral(city, seat, action - CORRAL_BOY)
        else:
            place_cowboy(city, seat, action)
            city.do(PlayHorse(seat))

    def hint(self, city: City, action: int) -> list[Arg]:
        return place_hint(city, self.player, action)


class MoveTo(Asked):
    """Where the moved cowboy goes (CC-344)."""

    __slots__ = ("move",)
    prompt = "move"

    def __init__(self, player: int, move: int) -> None:
        self.player = player
        self.move = move

    def options(self, city: City) -> list[int]:
        return destination_codes(city, self.player, self.move)

    def fallback(self, city: City) -> int:
        return TO_RESERVE

    def take(self, city: City, action: int) -> None:
        move_cowboy(city, self.player, self.move, action)

    def hint(self, city: City, action: int) -> list[Arg]:
        return place_hint(city, self.player, action)


class StableHorse(Asked):
    """A bought horse goes at once into a corral (CC-284)."""

    __slots__ = ()
    prompt = "horse_bought"

    def options(self, city: City) -> list[int]:
        return [HORSE + corral for corral in corrals(city)]

    def fallback(self, city: City) -> int:
        return HORSE + FOURTH

    def take(self, city: City, action: int) -> None:
        enter_horse(city, self.player, action - HORSE)
        if action == HORSE + SECOND:
            city.do(LateSecondCorral(self.player))


class LateSecondCorral(Asked):
    """Corral 2 in phase 3: place or move between places not yet resolved, or nothing (CC-290)."""

    __slots__ = ()
    prompt = "corral2_late"

    def options(self, city: City) -> list[int]:
        found = placement_codes(city, self.player, city.square) + boy_codes(city, self.player)
        return [*found, *move_codes(city, self.player), STAY]

    def fallback(self, city: City) -> int:
        return STAY

    def take(self, city: City, action: int) -> None:
        if action >= MOVE:
            city.do(MoveTo(self.player, action))
        elif CORRAL_BOY <= action < PASS:
            enter_corral(city, self.player, action - CORRAL_BOY)
        elif action != STAY:
            place_cowboy(city, self.player, action)

    def hint(self, city: City, action: int) -> list[Arg]:
        return place_hint(city, self.player, action)


# --- corral 3 in the income step ------------------------------------------------------------------


def undoubled(city: City, seat: int) -> list[int]:
    """A player's ranches whose income is not doubled yet."""
    return [
        parcel
        for parcel in range(PARCELS)
        if city.ground[parcel] == BUILT + RANCH
        and city.owner[parcel] == seat
        and city.factor[parcel] == 1
    ]


class Breed(Asked):
    """Each horse of corral 3 doubles one ranch (CC-291, CC-327)."""

    __slots__ = ("horses",)
    prompt = "corral3"

    def __init__(self, player: int, horses: int) -> None:
        self.player = player
        self.horses = horses

    def options(self, city: City) -> list[int]:
        return [BREED + parcel for parcel in undoubled(city, self.player)] if self.horses else []

    def fallback(self, city: City) -> int:
        return BREED + max(undoubled(city, self.player), key=lambda ranch: income(city, ranch))

    def take(self, city: City, action: int) -> None:
        city.factor[action - BREED] = 2
        city.tell("bred", (self.player, action - BREED))
        city.do(Breed(self.player, self.horses - 1))


def breed(city: City, seat: int) -> None:
    """Ask for the ranches, unless the horses do for all of them."""
    horses = city.corral[seat * CORRALS + THIRD]
    ranches = undoubled(city, seat) if horses else []
    if horses >= len(ranches):
        for parcel in ranches:
            city.factor[parcel] = 2
            city.tell("bred", (seat, parcel))
    else:
        city.do(Breed(seat, horses))


# --- the rodeo -----------------------------------------------------------------------------------


def rodeo_score(city: City, seat: int) -> int:
    """Hats times horses, twice with a cowboy, over all corrals (CC-296)."""
    first = seat * CORRALS
    return sum(
        HATS[c] * city.corral[first + c] * (1 + city.corral_boy[first + c]) for c in range(CORRALS)
    )


class Rodeo(Step[City]):
    """The best corrals win a token; horses go home, cowboys to the supply (CC-296, CC-297)."""

    __slots__ = ()

    def run(self, city: City) -> None:
        scores = [rodeo_score(city, seat) for seat in city.passed]
        winner = city.passed[scores.index(max(scores))]
        city.rodeos[winner] += 1
        city.tell("rodeo", (winner, max(scores)))
        for seat in range(city.seats):
            first = seat * CORRALS
            for place in range(first, first + CORRALS):
                city.horses[seat] += city.corral[place]
                city.supply[seat] += city.corral_boy[place]
                city.corral[place] = 0
                city.corral_boy[place] = 0
