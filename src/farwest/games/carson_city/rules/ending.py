"""Phase 4: the end of the round, step by step (CC-141)."""

from __future__ import annotations

from farwest.games.carson_city.box import (
    COWBOYS_AFTER,
    DOLLARS_PER_VP_AT_LIMIT,
    PERSONALITIES,
    ROUNDS,
    TEACHER,
    TEACHER_RED_ROUND,
)
from farwest.games.carson_city.powers import HEROES_YELLOW, RED, limit
from farwest.games.carson_city.rules.asking import Asked
from farwest.games.carson_city.rules.buildings.town_hall import white_leaves
from farwest.games.carson_city.rules.cowboys import SPENT_VP, score
from farwest.games.carson_city.rules.horses import Rodeo
from farwest.games.carson_city.rules.personalities import grocer, settler, teacher
from farwest.games.carson_city.rules.personalities.banker import BankerStep
from farwest.games.carson_city.rules.row import FillRow
from farwest.games.carson_city.state import City
from farwest.games.carson_city.verbs import SPEND
from farwest.kernel.steps import NOBODY, Step
from farwest.kernel.verbs import Arg


class RoundEnds(Step[City]):
    """The steps of phase 4; the last round stops after the cash limit (CC-141, CC-152)."""

    __slots__ = ()

    def run(self, city: City) -> None:
        rodeo = [Rodeo()] if city.horsed else []
        if city.round == ROUNDS:
            city.do(BankerStep(), *rodeo, RoundPoints(), CashLimit(last=1))
        else:
            city.do(
                BankerStep(),
                *rodeo,
                RoundPoints(),
                NewCowboys(),
                CashLimit(),
                CardsReturn(),
                FillRow(),
            )


class RoundPoints(Step[City]):
    """The red Grocer's and the red Settler's points (CC-141 step 2)."""

    __slots__ = ()

    def run(self, city: City) -> None:
        grocer.end_of_round(city)
        settler.end_of_round(city)


class NewCowboys(Step[City]):
    """The round marker advances; cowboys come from the supply (CC-142, CC-143)."""

    __slots__ = ()

    def run(self, city: City) -> None:
        for seat in range(city.seats):
            number = min(COWBOYS_AFTER[city.round - 1], city.supply[seat])
            city.supply[seat] -= number
            city.reserve[seat] += number
            city.tell("new_cowboys", (seat, number))
        city.round += 1


class CashLimit(Step[City]):
    """Everybody spends what is above his limit, all at once (CC-144, CC-145)."""

    __slots__ = ("last",)

    def __init__(self, last: int = 0) -> None:
        self.last = last

    def run(self, city: City) -> None:
        city.do(SpendAll())
        city.together([Spend(seat, self.last) for seat in range(city.seats)])


class Spend(Asked):
    """An amount to spend: the excess, or a multiple of $10 above it (CC-144 to CC-146)."""

    __slots__ = ("last",)
    prompt = "cash"
    noted = True

    def __init__(self, player: int, last: int) -> None:
        self.player = player
        self.last = last

    def options(self, city: City) -> list[int]:
        cash = city.cash[self.player]
        least = max(0, cash - limit(city, self.player))
        first = SPEND + least // DOLLARS_PER_VP_AT_LIMIT
        if self.last and not least:
            return [first]
        return list(range(first, SPEND + cash // DOLLARS_PER_VP_AT_LIMIT + 1))

    def take(self, city: City, action: int) -> None:
        cash = city.cash[self.player]
        least = max(0, cash - limit(city, self.player))
        city.spend[self.player] = max(least, (action - SPEND) * DOLLARS_PER_VP_AT_LIMIT)

    def hint(self, city: City, action: int) -> list[Arg]:
        least = max(0, city.cash[self.player] - limit(city, self.player))
        amount = max(least, (action - SPEND) * DOLLARS_PER_VP_AT_LIMIT)
        return [Arg("cost", "number", amount)]

    def about(self, city: City) -> list[Arg]:
        return [Arg("dollars", "number", limit(city, self.player))]


class SpendAll(Step[City]):
    """The money goes, 1 VP for each $10 (CC-144)."""

    __slots__ = ()

    def run(self, city: City) -> None:
        for seat in range(city.seats):
            amount = city.spend[seat]
            city.spend[seat] = NOBODY
            if amount > 0:
                city.cash[seat] -= amount
                city.tell("spent", (seat, amount))
                score(city, seat, amount // DOLLARS_PER_VP_AT_LIMIT, SPENT_VP)


class CardsReturn(Step[City]):
    """Cards, tokens and the chip go back; the pass order is the new order (CC-147 to CC-149)."""

    __slots__ = ()

    def run(self, city: City) -> None:
        city.hero = city.power[HEROES_YELLOW]
        city.order = teacher.next_order(city)
        white_leaves(city)
        city.white = NOBODY
        city.chip = NOBODY
        city.patience = 0
        city.power = [NOBODY] * (2 * len(PERSONALITIES))
        for seat in range(city.seats):
            city.card[seat] = NOBODY
            city.second[seat] = NOBODY
            city.tokens[seat] = 0
            city.moves[seat] = 0
        if city.round == TEACHER_RED_ROUND and city.side[TEACHER] >= 0:
            city.side[TEACHER] = RED
