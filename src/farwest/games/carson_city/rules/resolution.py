"""Phase 3: the action squares, one after the other (CC-056 to CC-058, CC-067 to CC-085)."""

from __future__ import annotations

from farwest.games.carson_city.box import (
    AMMO,
    BUILD3,
    BUILD12,
    GAMBLING,
    INC_COWBOYS,
    INC_PARCELS,
    MONEY_PER_PARCEL,
    MONEY_PER_STRENGTH,
    ROAD1,
    ROADS3,
    ROADS_EACH,
    ROADS_WON,
    SQUARE_PRICE,
    VP_BUILDINGS,
    VP_COWBOYS,
    VP_PARCELS,
)
from farwest.games.carson_city.powers import SHERIFF_YELLOW, SINGER_RED
from farwest.games.carson_city.rules.asking import Asked
from farwest.games.carson_city.rules.construction import begin
from farwest.games.carson_city.rules.cowboys import (
    BOUGHT_VP,
    SEATS_IN,
    SQUARES_VP,
    alone,
    retire,
    score,
    strength,
)
from farwest.games.carson_city.rules.duels import Duel
from farwest.games.carson_city.rules.parcels import built, owned
from farwest.games.carson_city.rules.personalities.chinese_worker import tile_price
from farwest.games.carson_city.rules.row import take_tile
from farwest.games.carson_city.state import WHITE, City
from farwest.games.carson_city.verbs import MOST_POINTS, POINTS, PURCHASE, RENOUNCE
from farwest.kernel.steps import Step
from farwest.kernel.verbs import Arg


class Square(Step[City]):
    """A no-duel cowboy acts first; of the others, one acts, several duel (CC-199, CC-315)."""

    __slots__ = ("square",)

    def __init__(self, square: int) -> None:
        self.square = square

    def run(self, city: City) -> None:
        square = self.square
        city.square = square
        marks = city.at[square]
        if not marks:
            return
        ladies = city.ladies[square]
        if ladies:
            seat = SEATS_IN[ladies][0]
            city.ladies[square] = 0
            city.at[square] ^= ladies
            city.supply[seat] += 1
            city.do(self)
            perform(city, seat, square, lady=True)
        elif marks & (marks - 1):
            city.do(Duel(square), self)
        else:
            seat = alone(city, square)
            retire(city, square)
            perform(city, seat, square, lady=False)


def perform(city: City, seat: int, square: int, lady: bool) -> None:
    """The action of a square, by the one who may act there (CC-314)."""
    if square == AMMO:
        city.chip = seat
        city.tell("chip", (seat,))
    elif square == ROADS3:
        gain_roads(city, seat, ROADS_WON)
    elif BUILD12 <= square <= BUILD3:
        city.do(BuyTile(seat, square))
    elif square == INC_PARCELS:
        earn(city, seat, MONEY_PER_PARCEL * owned(city, seat), square)
    elif square == INC_COWBOYS:
        earn(city, seat, MONEY_PER_STRENGTH * strength(city, seat), square)
    elif square == GAMBLING:
        gamble(city, seat, lady and city.power[SINGER_RED] == seat)
    elif square == VP_PARCELS:
        score(city, seat, owned(city, seat) // 2, SQUARES_VP)
    elif square == VP_BUILDINGS:
        score(city, seat, built(city, seat), SQUARES_VP)
    elif square == VP_COWBOYS:
        score(city, seat, strength(city, seat) // 2, SQUARES_VP)
    else:
        city.do(BuyPoints(seat, square))


def earn(city: City, seat: int, dollars: int, square: int) -> None:
    city.cash[seat] += dollars
    city.tell("earned", (seat, dollars, square))


def gain_roads(city: City, seat: int, roads: int) -> None:
    city.roads[seat] += roads
    city.tell("got_roads", (seat, roads))


def gamble(city: City, seat: int, product: bool) -> None:
    """Two dice in dollars: their sum, or for the red Singer their product (CC-080, CC-200)."""
    black, white = 1 + city.draw(6), 1 + city.draw(6)
    dollars = black * white if product else black + white
    city.cash[seat] += dollars
    city.tell("gambled", (seat, black, white, dollars))


class OneRoad(Step[City]):
    """Each cowboy on 1 Road earns one road (CC-071)."""

    __slots__ = ()

    def run(self, city: City) -> None:
        city.square = ROAD1
        marks = city.at[ROAD1]
        if not marks:
            return
        for seat in city.order:
            roads = ROADS_EACH * city.labour[seat]
            city.supply[seat] += city.labour[seat]
            city.labour[seat] = 0
            if marks & WHITE and city.power[SHERIFF_YELLOW] == seat:
                roads += ROADS_EACH
                city.white = -1
            if roads:
                gain_roads(city, seat, roads)
        city.at[ROAD1] = 0


class BuyTile(Asked):
    """Pay for the tile and take it, or renounce (CC-076, CC-077)."""

    __slots__ = ("square",)
    prompt = "buy_tile"

    def __init__(self, player: int, square: int) -> None:
        self.player = player
        self.square = square

    def price(self, city: City) -> int:
        return tile_price(city, self.player, SQUARE_PRICE[self.square])

    def options(self, city: City) -> list[int]:
        if city.cash[self.player] < self.price(city):
            return [RENOUNCE]
        return [PURCHASE, RENOUNCE]

    def fallback(self, city: City) -> int:
        return RENOUNCE

    def take(self, city: City, action: int) -> None:
        seat = self.player
        if action == RENOUNCE:
            city.tell("renounced", (seat, city.row[self.square - BUILD12]))
            return
        cost = self.price(city)
        city.cash[seat] -= cost
        begin(city, seat, take_tile(city, seat, self.square - BUILD12, cost))

    def about(self, city: City) -> list[Arg]:
        tile = city.row[self.square - BUILD12]
        return [Arg("building", "building", tile), Arg("cost", "number", self.price(city))]


class BuyPoints(Asked):
    """Buy any number of points at the price of the square (CC-084)."""

    __slots__ = ("square",)
    prompt = "buy_vp"

    def __init__(self, player: int, square: int) -> None:
        self.player = player
        self.square = square

    def options(self, city: City) -> list[int]:
        most = min(city.cash[self.player] // SQUARE_PRICE[self.square], MOST_POINTS)
        return list(range(POINTS, POINTS + most + 1))

    def take(self, city: City, action: int) -> None:
        number = action - POINTS
        if number:
            cost = number * SQUARE_PRICE[self.square]
            city.cash[self.player] -= cost
            city.tell("paid", (self.player, cost))
            score(city, self.player, number, BOUGHT_VP)
        if number == MOST_POINTS:
            city.do(self)

    def hint(self, city: City, action: int) -> list[Arg]:
        return [Arg("cost", "number", (action - POINTS) * SQUARE_PRICE[self.square])]
