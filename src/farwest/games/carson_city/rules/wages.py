"""Wages, where a horse may be bought (CC-067, CC-283, CC-343)."""

from __future__ import annotations

from farwest.games.carson_city.box import HORSE_PRICE, WAGE, WAGES
from farwest.games.carson_city.powers import SHERIFF_YELLOW
from farwest.games.carson_city.rules.asking import Declinable
from farwest.games.carson_city.rules.cowboys import horses_left
from farwest.games.carson_city.rules.horses import StableHorse
from farwest.games.carson_city.state import WHITE, City
from farwest.games.carson_city.verbs import HORSE_BUY, WAGE_ONLY
from farwest.kernel.steps import NOBODY, Step


class Wages(Step[City]):
    """Everybody there is served in turn order; no duel (CC-067)."""

    __slots__ = ()

    def run(self, city: City) -> None:
        city.square = WAGES
        marks = city.at[WAGES]
        if not marks:
            return
        paid: list[Step[City]] = []
        for seat in city.order:
            workers = city.wages[seat]
            city.supply[seat] += workers
            city.wages[seat] = 0
            if marks & WHITE and city.power[SHERIFF_YELLOW] == seat:
                workers += 1
                city.white = NOBODY
            if workers:
                paid.append(Wage(seat, workers))
        city.at[WAGES] = 0
        city.do_all(paid)


class Wage(Declinable):
    """$4 a cowboy; with horses, the last one may pay $4 for a horse instead (CC-343)."""

    __slots__ = ("workers",)
    prompt = "horse_buy"

    def __init__(self, player: int, workers: int) -> None:
        self.player = player
        self.workers = workers

    def options(self, city: City) -> list[int]:
        money = city.cash[self.player] + WAGE * (self.workers - 1)
        if city.horsed and money >= HORSE_PRICE and horses_left(city):
            return [HORSE_BUY, WAGE_ONLY]
        return [WAGE_ONLY]

    def take(self, city: City, action: int) -> None:
        seat = self.player
        workers = self.workers - 1 if action == HORSE_BUY else self.workers
        if workers:
            city.cash[seat] += WAGE * workers
            city.tell("earned", (seat, WAGE * workers, WAGES))
        if action == HORSE_BUY:
            city.cash[seat] -= HORSE_PRICE
            city.horses[seat] += 1
            city.tell("bought_horse", (seat, HORSE_PRICE))
            city.do(StableHorse(seat))
