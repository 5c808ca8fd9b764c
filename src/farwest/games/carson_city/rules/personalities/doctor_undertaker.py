"""14, the Doctor or the Undertaker: whoever takes the card chooses the side (CC-209).

Doctor (CC-210 to CC-213, CC-345): losers of duels may pay him $3 to put their cowboy on an empty
square not yet resolved. Undertaker (CC-214): other losers give 1 VP or $2. Both are paid for
outlaws removed.
"""

from __future__ import annotations

from farwest.games.carson_city.box import (
    DOCTOR_UNDERTAKER_RED_MONEY_PER_OUTLAW,
    DOCTOR_UNDERTAKER_YELLOW_HEAL_PRICE,
    DOCTOR_UNDERTAKER_YELLOW_MONEY_PER_OUTLAW,
    UNDERTAKER_MONEY,
    UNDERTAKER_VP,
)
from farwest.games.carson_city.powers import DOCTOR, UNDERTAKER
from farwest.games.carson_city.rules.asking import Asked, Declinable
from farwest.games.carson_city.rules.cowboys import CARDS_VP, score
from farwest.games.carson_city.rules.places import doctor_squares, settle_down
from farwest.games.carson_city.state import City
from farwest.games.carson_city.verbs import DOCTOR as TO_SQUARE
from farwest.games.carson_city.verbs import (
    DOCTOR_NONE,
    FACE,
    LOSE_MONEY,
    LOSE_POINT,
)
from farwest.kernel.steps import NOBODY, Step


class ChooseFace(Asked):
    """Doctor or Undertaker, for this round (CC-209)."""

    __slots__ = ()
    prompt = "side"

    def options(self, city: City) -> list[int]:
        return [FACE, FACE + 1]

    def take(self, city: City, action: int) -> None:
        city.power[DOCTOR] = NOBODY
        city.power[DOCTOR + action - FACE] = self.player
        city.tell("face", (self.player, action - FACE))


def yellow(city: City, seat: int) -> None:
    city.do(ChooseFace(seat))


def red(city: City, seat: int) -> None:
    yellow(city, seat)


def after_duel(city: City, losers: list[int]) -> list[Step[City]]:
    """What the losers are asked, in the order of CC-211 and CC-313."""
    undertaker, doctor = city.power[UNDERTAKER], city.power[DOCTOR]
    if undertaker >= 0:
        return [Bury(seat) for seat in losers if seat != undertaker]
    if doctor >= 0:
        first = [seat for seat in losers if seat == doctor]
        return [Heal(seat) for seat in first + [seat for seat in losers if seat != doctor]]
    return []


class Bury(Asked):
    """A loser gives 1 VP or pays the Undertaker $2 (CC-214)."""

    __slots__ = ()
    prompt = "undertaker"

    def options(self, city: City) -> list[int]:
        found = []
        if city.cash[self.player] >= UNDERTAKER_MONEY:
            found.append(LOSE_MONEY)
        if city.points[self.player] >= UNDERTAKER_VP:
            found.append(LOSE_POINT)
        return found

    def take(self, city: City, action: int) -> None:
        if action == LOSE_POINT:
            score(city, self.player, -UNDERTAKER_VP, CARDS_VP)
            return
        undertaker = city.power[UNDERTAKER]
        city.cash[self.player] -= UNDERTAKER_MONEY
        city.cash[undertaker] += UNDERTAKER_MONEY
        city.tell("paid_undertaker", (self.player, undertaker, UNDERTAKER_MONEY))


class Heal(Declinable):
    """A loser has his cowboy healed and put on an empty square (CC-210, CC-212)."""

    __slots__ = ()
    prompt = "doctor"

    def options(self, city: City) -> list[int]:
        price = 0 if self.player == city.power[DOCTOR] else DOCTOR_UNDERTAKER_YELLOW_HEAL_PRICE
        if city.cash[self.player] < price:
            return []
        return [TO_SQUARE + square for square in doctor_squares(city)] + [DOCTOR_NONE]

    def take(self, city: City, action: int) -> None:
        if action == DOCTOR_NONE:
            return
        seat, doctor = self.player, city.power[DOCTOR]
        if seat != doctor:
            city.cash[seat] -= DOCTOR_UNDERTAKER_YELLOW_HEAL_PRICE
            city.cash[doctor] += DOCTOR_UNDERTAKER_YELLOW_HEAL_PRICE
        city.reserve[seat] -= 1
        settle_down(city, seat, action - TO_SQUARE, white=False)
        city.tell("healed", (seat, doctor, action - TO_SQUARE))


def outlaw_removed(city: City) -> None:
    """An outlaw was beaten while the card is in play (CC-213, CC-214)."""
    for power, money in (
        (DOCTOR, DOCTOR_UNDERTAKER_YELLOW_MONEY_PER_OUTLAW),
        (UNDERTAKER, DOCTOR_UNDERTAKER_RED_MONEY_PER_OUTLAW),
    ):
        if city.power[power] >= 0:
            city.cash[city.power[power]] += money
            city.tell("money", (city.power[power], money))
