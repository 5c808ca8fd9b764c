"""Kit Carson: everybody places at the same time, step by step (CC-252 to CC-260, CC-339)."""

from __future__ import annotations

from farwest.games.carson_city.box import KIT_MOVES, SHERIFF
from farwest.games.carson_city.powers import taken
from farwest.games.carson_city.rules.asking import Asked
from farwest.games.carson_city.rules.horses import (
    PlayHorse,
    boy_codes,
    enter_corral,
    enter_horse,
)
from farwest.games.carson_city.rules.moves import (
    destination_codes,
    move_codes,
    move_cowboy,
)
from farwest.games.carson_city.rules.passing import passes
from farwest.games.carson_city.rules.places import place_cowboy, placement_codes
from farwest.games.carson_city.rules.purposes import place_hint
from farwest.games.carson_city.state import City
from farwest.games.carson_city.verbs import (
    CORRAL_BOY,
    HORSE,
    HORSE_NONE,
    MOVE,
    MOVE_WHITE,
    PASS,
    TO_RESERVE,
)
from farwest.kernel.steps import Step
from farwest.kernel.verbs import Arg


def operations(city: City, seat: int) -> list[int]:
    """What a player may do in a step: place, move while he has moves left, or finish."""
    found = placement_codes(city, seat)
    if city.horsed:
        found += boy_codes(city, seat)
    if city.moves[seat] < KIT_MOVES:
        found += move_codes(city, seat)
    found.append(PASS)
    return found


class KitOpening(Asked):
    """The first player places one cowboy in the open, or finishes (CC-252, CC-339)."""

    __slots__ = ()
    prompt = "place"

    def options(self, city: City) -> list[int]:
        found = placement_codes(city, self.player)
        if city.horsed:
            found += boy_codes(city, self.player)
        return [*found, PASS]

    def fallback(self, city: City) -> int:
        return PASS

    def take(self, city: City, action: int) -> None:
        seat = self.player
        if action == PASS:
            passes(city, seat)
        elif action >= CORRAL_BOY:
            enter_corral(city, seat, action - CORRAL_BOY)
        else:
            place_cowboy(city, seat, action)
            if city.horsed:
                city.do(PlayHorse(seat))

    def hint(self, city: City, action: int) -> list[Arg]:
        return place_hint(city, self.player, action)


class KitStep(Step[City]):
    """Every unfinished player secretly picks one operation (CC-254)."""

    __slots__ = ()

    def run(self, city: City) -> None:
        seats = [seat for seat in range(city.seats) if seat not in city.passed]
        if seats:
            city.do(KitReveal(), KitStep())
            city.together([Operation(s) if s in seats else None for s in range(city.seats)])


class Operation(Asked):
    """Place a cowboy, move one, or finish; chosen in secret (CC-254, CC-256)."""

    __slots__ = ()
    prompt = "kit"

    def options(self, city: City) -> list[int]:
        return operations(city, self.player)

    def fallback(self, city: City) -> int:
        return PASS

    def take(self, city: City, action: int) -> None:
        seat = self.player
        city.wish[seat] = [action]
        if MOVE <= action <= MOVE_WHITE:
            city.do(OperationTo(seat))
        elif action < CORRAL_BOY and city.horsed:
            city.do(OperationHorse(seat))

    def hint(self, city: City, action: int) -> list[Arg]:
        return place_hint(city, self.player, action)


class OperationTo(Asked):
    """Where the moved cowboy goes (CC-339)."""

    __slots__ = ()
    prompt = "move"
    noted = True

    def options(self, city: City) -> list[int]:
        return destination_codes(city, self.player, city.wish[self.player][0])

    def fallback(self, city: City) -> int:
        return TO_RESERVE

    def take(self, city: City, action: int) -> None:
        city.wish[self.player].append(action)

    def hint(self, city: City, action: int) -> list[Arg]:
        return place_hint(city, self.player, action)


class OperationHorse(PlayHorse):
    """A horse along with the placed cowboy, not into corral 2, or none (CC-259, CC-339)."""

    __slots__ = ()

    def take(self, city: City, action: int) -> None:
        city.wish[self.player].append(action)


class KitReveal(Step[City]):
    """Operations are shown and applied in turn order; illegal ones are lost (CC-255)."""

    __slots__ = ()

    def run(self, city: City) -> None:
        for seat in city.order:
            wish = city.wish[seat]
            city.wish[seat] = []
            if wish:
                apply(city, seat, wish)


def apply(city: City, seat: int, wish: list[int]) -> None:
    """Carry out one operation, as things stand now (CC-260)."""
    action = wish[0]
    if action == PASS:
        passes(city, seat)
    elif not still_legal(city, seat, wish):
        city.tell("operation_lost", (seat,))
    elif MOVE <= action <= MOVE_WHITE:
        city.moves[seat] += 1
        move_cowboy(city, seat, action, wish[1])
    elif action >= CORRAL_BOY:
        enter_corral(city, seat, action - CORRAL_BOY)
    else:
        place_cowboy(city, seat, action)
        if len(wish) > 1 and wish[1] != HORSE_NONE:
            enter_horse(city, seat, wish[1] - HORSE)


def still_legal(city: City, seat: int, wish: list[int]) -> bool:
    """Whether the operations before it left this one legal (CC-255, CC-260).

    Only the Sheriff, white cowboy or red side, makes it matter who stands where.
    """
    if not taken(city, SHERIFF):
        return True
    action = wish[0]
    if action >= MOVE:
        return wish[1] in destination_codes(city, seat, action)
    return action >= CORRAL_BOY or action in placement_codes(city, seat)
