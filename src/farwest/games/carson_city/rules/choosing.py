"""Phase 1: everybody takes a personality (CC-038 to CC-042, CC-310)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from farwest.games.carson_city.box import DOCTOR_UNDERTAKER, PERSONALITIES, SHERIFF, STREET_BOY
from farwest.games.carson_city.powers import YELLOW, taken
from farwest.games.carson_city.rules.asking import Asked
from farwest.games.carson_city.rules.personalities import (
    auctioneer,
    banker,
    captain,
    chinese_worker,
    cowboy,
    doctor_undertaker,
    governor,
    grocer,
    gunsmith,
    heroes,
    indian,
    lawyer_editor,
    mercenary,
    prospector,
    settler,
    sheriff,
    singer,
    street_boy,
    teacher,
)
from farwest.games.carson_city.state import City
from farwest.games.carson_city.verbs import CARD
from farwest.kernel.steps import Step
from farwest.kernel.verbs import Arg

ARRIVE: Final[tuple[Callable[[City, int], None], ...]] = (
    *(street_boy.yellow, street_boy.red),
    *(sheriff.yellow, sheriff.red),
    *(banker.yellow, banker.red),
    *(grocer.yellow, grocer.red),
    *(chinese_worker.yellow, chinese_worker.red),
    *(settler.yellow, settler.red),
    *(captain.yellow, captain.red),
    *(mercenary.yellow, mercenary.red),
    *(indian.yellow, indian.red),
    *(prospector.yellow, prospector.red),
    *(gunsmith.yellow, gunsmith.red),
    *(singer.yellow, singer.red),
    *(auctioneer.yellow, auctioneer.red),
    *(governor.yellow, governor.red),
    *(doctor_undertaker.yellow, doctor_undertaker.red),
    *(cowboy.yellow, cowboy.red),
    *(heroes.yellow, heroes.red),
    *(teacher.yellow, teacher.red),
    *(lawyer_editor.yellow, lawyer_editor.red),
)
"""What taking a card does, by power."""


class Choosing(Step[City]):
    """Everybody in turn order; then the numbers make the new order (CC-038, CC-041)."""

    __slots__ = ()

    def run(self, city: City) -> None:
        city.do_all([*[TakeCard(seat) for seat in city.order], NewOrder()])


def available(city: City) -> list[int]:
    """Cards in play that nobody holds."""
    return [n for n in range(len(PERSONALITIES)) if city.side[n] >= 0 and not taken(city, n)]


class TakeCard(Asked):
    """Take one of the cards left (CC-038, CC-163)."""

    __slots__ = ()
    prompt = "personality"

    def options(self, city: City) -> list[int]:
        cards = available(city)
        paid = cards[0] == STREET_BOY and city.side[STREET_BOY] == YELLOW
        if paid and not street_boy.affordable(city, self.player):
            del cards[0]
        return [CARD + number for number in cards]

    def take(self, city: City, action: int) -> None:
        number = action - CARD
        city.card[self.player] = number
        if number == STREET_BOY:
            city.do(TakeSecond(self.player))
        hold(city, self.player, number)

    def hint(self, city: City, action: int) -> list[Arg]:
        return [power_of(city, action - CARD)]


class TakeSecond(Asked):
    """The Street Boy's second card, not the Sheriff (CC-162, CC-165)."""

    __slots__ = ()
    prompt = "street_second"

    def options(self, city: City) -> list[int]:
        return [CARD + number for number in available(city) if number != SHERIFF]

    def take(self, city: City, action: int) -> None:
        city.second[self.player] = action - CARD
        hold(city, self.player, action - CARD)

    def hint(self, city: City, action: int) -> list[Arg]:
        return [power_of(city, action - CARD)]


def power_of(city: City, number: int) -> Arg:
    """What a card can do on the side it shows; the Doctor's side is chosen by who takes it."""
    if number == DOCTOR_UNDERTAKER:
        return Arg("power", "personality", number)
    return Arg("power", "power", 2 * number + city.side[number])


def hold(city: City, seat: int, number: int) -> None:
    """The card is his; what it does at once is done before the next player chooses (CC-039)."""
    power = 2 * number + city.side[number]
    city.power[power] = seat
    city.tell("took_card", (seat, number, city.side[number]))
    ARRIVE[power](city, seat)


class NewOrder(Step[City]):
    """Turn order by ascending numbers (CC-041)."""

    __slots__ = ()

    def run(self, city: City) -> None:
        city.order = sorted(range(city.seats), key=lambda seat: city.card[seat])
        city.tell("order", (city.order[:],))
