"""Delivering to a city, for the herd shown or for an engine moved back (GWT-076 to GWT-085)."""

from __future__ import annotations

from typing import Final

from farwest.games.great_western_trail.box import (
    ARROW_OBJECTIVE,
    ARROWS,
    CITIES,
    CITY_REPEAT,
    CITY_VALUE,
    CITY_WHITE,
    CROSSES,
    FIRST_TURNOUT,
    KC,
    KC_MONEY,
)
from farwest.games.great_western_trail.rules.acting import Act, Ask
from farwest.games.great_western_trail.rules.discs import (
    fitting,
    last_resort,
    remove_disc,
    some_disc,
)
from farwest.games.great_western_trail.rules.goods import gain, pay
from farwest.games.great_western_trail.rules.objectives import TakeObjective
from farwest.games.great_western_trail.rules.railroad import (
    NUMBER,
    TRANSPORT,
    anywhere_back,
)
from farwest.games.great_western_trail.rules.stations import Upgrade
from farwest.games.great_western_trail.state import Trail
from farwest.games.great_western_trail.verbs import CITY, ENGINE
from farwest.kernel.verbs import Arg


def may_deliver(trail: Trail, city: int, cost: int) -> bool:
    """Whether `city_discs` finds any."""
    if some_disc(trail, trail.cash[trail.turn] - cost):
        return True
    return city == KC and bool(last_resort(trail))


def city_discs(trail: Trail, city: int, cost: int) -> list[int]:
    """The discs for a city once its transport cost is set aside (GWT-085, GWT-101, GWT-239)."""
    codes = fitting(trail, CITY_WHITE[city], trail.cash[trail.turn] - cost)
    return codes or (last_resort(trail) if city == KC else [])


class Deliver(Ask):
    """Deliver to one city of at most this value; free of transport or not (GWT-076, GWT-077)."""

    __slots__ = ("value", "free")
    prompt = "city"

    def __init__(self, value: int, free: int) -> None:
        self.value = value
        self.free = free

    def cost(self, trail: Trail, city: int) -> int:
        """A dollar for each red cross from the engine to the city (GWT-083, GWT-185)."""
        return 0 if self.free else TRANSPORT[trail.engine[trail.turn]][CITY_VALUE[city]]

    def options(self, trail: Trail) -> list[int]:
        first = trail.turn * len(CITIES)
        codes: list[int] = []
        costless = some_disc(trail, 0)  # a disc that costs nothing fits every city
        for city, value in enumerate(CITY_VALUE):
            if value > self.value:
                break  # the cities stand in order of their values
            if trail.cities[first + city] and not CITY_REPEAT[city]:
                continue
            if costless or may_deliver(trail, city, self.cost(trail, city)):
                codes.append(CITY + city)
        return codes

    def take(self, trail: Trail, action: int) -> None:
        city = action - CITY
        trail.do(DeliveryDisc(city, self.cost(trail, city)))

    def fallback(self, trail: Trail) -> int:
        return self.options(trail)[-1]

    def about(self, trail: Trail) -> list[Arg]:
        return [Arg("number", "number", self.value)]

    def hint(self, trail: Trail, action: int) -> list[Arg]:
        return [Arg("cost", "number", self.cost(trail, action - CITY))]


class DeliveryDisc(Ask):
    """Choose the disc for the city; then what the city brings, then transport (GWT-079)."""

    __slots__ = ("city", "cost")
    prompt = "disc"

    def __init__(self, city: int, cost: int) -> None:
        self.city = city
        self.cost = cost

    def options(self, trail: Trail) -> list[int]:
        return city_discs(trail, self.city, self.cost)

    def take(self, trail: Trail, action: int) -> None:
        seat = trail.turn
        remove_disc(trail, action)
        trail.cities[seat * len(CITIES) + self.city] += 1
        trail.tell("delivered", (seat, self.city))
        if self.city == KC:
            gain(trail, seat, KC_MONEY)
        trail.do(TRANSPORTS[self.cost])
        for _ in range(completed(trail, self.city)):
            trail.do(TAKE_OBJECTIVE)

    def about(self, trail: Trail) -> list[Arg]:
        return [Arg("city", "city", self.city)]


JOINED: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(
        sum(arrow) - city for arrow, icon in zip(ARROWS, ARROW_OBJECTIVE) if icon and city in arrow
    )
    for city in range(len(CITIES))
)
"""The other ends of a city's arrows with the objective icon (GWT-081)."""


def completed(trail: Trail, city: int) -> int:
    """Arrows with the objective icon that a disc on this city completes (GWT-081, GWT-082)."""
    first = trail.turn * len(CITIES)
    found = 0
    for end in JOINED[city]:
        if trail.cities[first + end]:
            found += 1
    return found


class Transport(Act):
    """Pay the transport (GWT-083)."""

    __slots__ = ("cost",)

    def __init__(self, cost: int) -> None:
        self.cost = cost

    def run(self, trail: Trail) -> None:
        pay(trail, trail.turn, self.cost)


TRANSPORTS: Final = tuple(Transport(cost) for cost in range(len(CROSSES) + 1))
TAKE_OBJECTIVE: Final = TakeObjective()
"""What follows a delivery: the same steps every time."""


def spaces_back(trail: Trail, space: int) -> int:
    """Numbered spaces from the engine back to there, without occupied ones (GWT-184)."""
    engines = trail.engine
    behind = range(NUMBER[space], NUMBER[engines[trail.turn]])
    return sum(1 for there in behind if there == 0 or there not in engines)


class SpecialDelivery(Ask):
    """Building 9a: move the engine back and deliver as far as it went (GWT-184 to GWT-187)."""

    __slots__ = ()
    prompt = "engine_back_free"

    def possible(self, trail: Trail) -> bool:
        return trail.engine[trail.turn] > 0 and may_deliver(trail, KC, 0)

    def options(self, trail: Trail) -> list[int]:
        return [ENGINE + space for space in anywhere_back(trail)]

    def take(self, trail: Trail, action: int) -> None:
        space = action - ENGINE
        spaces = spaces_back(trail, space)
        trail.engine[trail.turn] = space
        trail.tell("engine", (trail.turn, space))
        if space >= FIRST_TURNOUT:
            trail.do(Upgrade(space - FIRST_TURNOUT, 0))
        trail.do(Deliver(spaces, 1))
