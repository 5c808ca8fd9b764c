"""Where cowboys go, and when it is time to pass."""

from __future__ import annotations

from typing import Final

from farwest.games.carson_city import box
from farwest.games.carson_city.advice.duels import BLAST, PLAIN, SHARP, expected, reaches, win
from farwest.games.carson_city.advice.money import FLOW, PURCHASES, SAFE
from farwest.games.carson_city.advice.plans import Plans
from farwest.games.carson_city.advice.worth import ROAD, Books
from farwest.games.carson_city.powers import (
    GOVERNOR_YELLOW,
    GUNSMITH_YELLOW,
    LAWYER,
    SHERIFF_RED,
    SINGER_RED,
)
from farwest.games.carson_city.rules.buildings import income
from farwest.games.carson_city.rules.cowboys import standing
from farwest.games.carson_city.rules.outlaw_fights import bounty
from farwest.games.carson_city.rules.parcels import price_for
from farwest.games.carson_city.rules.personalities.chinese_worker import tile_price
from farwest.games.carson_city.state import BUILT, LAND, PLACES
from farwest.games.carson_city.verbs import (
    CORRAL_BOY,
    MOVE,
    PASS,
    PLACE,
    PLACE_BLAST,
    PLACE_LADY,
    STAY,
    TO,
    TO_RESERVE,
    TO_TOKEN,
    WHITE_BLAST,
    WHITE_PLACE,
)
from farwest.kernel.steps import NOBODY

UNHURRIED: Final = 0.5
"""Nobody can dispute a place for all: it can wait."""
DISPUTED: Final = 0.12
"""How likely each rival who still has cowboys comes to a place as well."""
LOST_TIME: Final = 0.15
"""What a duel that is lost costs, though the cowboy comes home."""
DYNAMITE: Final = 0.8
"""What a dynamite token is worth."""
LADY: Final = 0.5
"""What a no-duel token is worth elsewhere."""
WHITE_WAITS: Final = 0.6
"""What the white cowboy is worth in reserve."""
COMMON: Final = (box.WAGES, box.ROAD1)
"""Places for everybody."""
GAMBLED: Final = 7.0
GAMBLED_PRODUCT: Final = 12.25
"""What two dice bring on average: their sum, their product."""
EARLY: Final = 0.12
"""What passing before one more rival is worth."""


class Board:
    """The gain of every place for one seat."""

    def __init__(self, books: Books) -> None:
        self.books = books
        self.city = books.city
        self.seat = books.seat
        self.plans = Plans(books)
        self.strength = expected(self.city, self.seat, 1)
        self.purse = self.city.cash[self.seat] - books.committed()
        self.contests = self.count_contests()
        power = self.city.power
        self.lawyer = power[LAWYER]
        self.won = box.GUNSMITH_YELLOW_VP_PER_WON_DUEL * (power[GUNSMITH_YELLOW] == self.seat)
        self.lost = box.SHERIFF_RED_VP_PER_LOST_DUEL * (power[SHERIFF_RED] == self.seat)
        self.risk = self.calm()

    def count_contests(self) -> int:
        """On how many places one's cowboys face a rival."""
        mark = 1 << self.seat
        return sum(1 for marks in self.city.at[box.AMMO :] if marks & mark and marks & (marks - 1))

    def calm(self) -> float:
        """The chance that nobody comes to dispute a place and wins."""
        city = self.city
        found = 1.0
        for rival in range(city.seats):
            if rival != self.seat and rival not in city.passed and city.reserve[rival]:
                edge = self.strength - expected(city, rival)
                found *= 1 - DISPUTED * min(max(0.5 - 0.12 * edge, 0.1), 1.0)
        return found

    # --- gains -------------------------------------------------------------------------------

    def gain(self, place: int) -> float:
        """What acting on a place brings, in points; rivals there are not considered."""
        if place >= LAND:
            return self.land(place - LAND)
        if box.BUILD12 <= place <= box.BUILD3:
            return self.tile(place)
        if place in PURCHASES:
            return self.points(place)
        return self.square(place)

    def square(self, place: int) -> float:
        books, city = self.books, self.city
        dollar = books.dollar
        if place == box.WAGES:
            return box.WAGE * dollar
        if place == box.AMMO:
            return self.ammunition()
        if place == box.ROADS3:
            return self.roads(box.ROADS_WON)
        if place == box.ROAD1:
            return self.roads(box.ROADS_EACH)
        if place == box.INC_PARCELS:
            return box.MONEY_PER_PARCEL * self.titles() * dollar
        if place == box.INC_COWBOYS:
            return box.MONEY_PER_STRENGTH * self.strength * dollar
        if place == box.GAMBLING:
            product = city.power[SINGER_RED] == self.seat
            return (GAMBLED_PRODUCT if product else GAMBLED) * dollar
        if place == box.VP_PARCELS:
            return self.titles() // 2
        if place == box.VP_BUILDINGS:
            return sum(books.count) + 0.7 * self.coming()
        return self.strength / 2 - 0.25

    def ammunition(self) -> float:
        """The chip helps in duels, and where strength is counted."""
        at, mark = self.city.at, 1 << self.seat
        found = 0.2 + 0.5 * self.contests
        if at[box.INC_COWBOYS] & mark:
            found += box.CHIP_STRENGTH * box.MONEY_PER_STRENGTH * self.books.dollar
        if at[box.VP_COWBOYS] & mark:
            found += box.CHIP_STRENGTH / 2
        return found

    def roads(self, number: int) -> float:
        """Roads help to build; the yellow Governor scores them."""
        city, seat = self.city, self.seat
        held = city.roads[seat] + city.labour[seat]
        if city.power[GOVERNOR_YELLOW] == seat:
            return number * box.GOVERNOR_YELLOW_VP_PER_CONNECTING_ROAD
        worth = ROAD[self.books.round]
        return sum(worth / (1 + held + more) for more in range(number))

    def titles(self) -> float:
        """The parcels one will own after the parcel step."""
        city = self.city
        mark = 1 << self.seat
        coming = sum(
            1
            for parcel, owner in enumerate(city.owner)
            if owner == NOBODY and city.at[LAND + parcel] & mark and not city.outlaw[parcel]
        )
        return city.owner.count(self.seat) + (0.85 * coming if city.square < box.BUILD12 else 0)

    def coming(self) -> int:
        """Tiles one will probably build this round."""
        city, mark = self.city, 1 << self.seat
        stands = sum(1 for square in range(box.BUILD12, box.BUILD3 + 1) if city.at[square] & mark)
        return min(len(self.plans.rooms), stands + len(city.pending[self.seat]))

    def tile(self, place: int) -> float:
        cost = tile_price(self.city, self.seat, box.SQUARE_PRICE[place])
        if cost > self.purse:
            return 0.0
        tile = self.city.row[place - box.BUILD12]
        return self.plans.tile(tile) - cost * self.books.dollar

    def points(self, place: int) -> float:
        """Points bought with all money, against money kept for later."""
        books = self.books
        price = box.SQUARE_PRICE[place]
        if any(self.city.at[other] & 1 << self.seat for other in PURCHASES if other > place):
            return 0.0
        money = max(0.0, self.purse + SAFE * books.earnings() + self.expected_money())
        whole = books.kept(money)
        return max(money // price * part / 4 + books.kept(money * (4 - part) / 4) - whole
                   for part in range(5))  # fmt: skip

    def expected_money(self) -> float:
        """What one's cowboys will probably earn on the squares."""
        at, mark = self.city.at, 1 << self.seat
        found = 0.0
        if at[box.INC_PARCELS] & mark:
            found += box.MONEY_PER_PARCEL * self.titles()
        if at[box.INC_COWBOYS] & mark:
            found += box.MONEY_PER_STRENGTH * self.strength
        if at[box.GAMBLING] & mark:
            found += GAMBLED
        return 0.7 * found

    # --- land --------------------------------------------------------------------------------

    def land(self, parcel: int) -> float:
        city, books = self.city, self.books
        owner = city.owner[parcel]
        if city.outlaw[parcel]:
            return self.outlaw(parcel)
        if parcel == city.town_hall:
            return self.hall()
        if owner == NOBODY:
            cost = price_for(city, self.seat, parcel)
            if cost > self.purse or not city.titles[self.seat]:
                return 0.0
            return self.plans.parcel(parcel) - cost * books.dollar
        loot = income(city, parcel) // 2 * books.dollar
        if owner != self.seat:
            return loot * (1 + books.envy)
        threat = any(seat != self.seat for seat in standing(city, LAND + parcel))
        return loot * (1 + books.envy) if threat else 0.0

    def outlaw(self, parcel: int) -> float:
        """The bounty, or the income one gets back."""
        city, books = self.city, self.books
        owner = city.owner[parcel]
        prize = float(bounty(city))
        if owner >= 0 and city.ground[parcel] >= BUILT:
            half = income(city, parcel) / 2
            if owner == self.seat:
                prize += half * FLOW[books.round] / 2
            else:
                prize = max(prize, half * books.dollar)
        return prize

    def hall(self) -> float:
        """One's shops earn a step more as long as one sits there (CC-132)."""
        if self.city.occupant == self.seat:
            return 0.0
        levels = sum(n * level for n, level in zip(self.books.count, box.INCOME_LEVEL))
        return self.books.flow(levels) * 0.8

    # --- chances -----------------------------------------------------------------------------

    def chance(self, place: int, blast: bool = False) -> float:
        """The chance to act on a place, with those who are there and those who may come."""
        city, seat = self.city, self.seat
        if place in COMMON:
            return 1.0
        marks = city.at[place]
        outlaw = place >= LAND and city.outlaw[place - LAND]
        if self.lawyer >= 0 and place >= LAND and city.owner[place - LAND] == NOBODY and not outlaw:
            if self.lawyer == seat:
                return 1.0
            if marks >> self.lawyer & 1:
                return 0.0
        found = self.risk
        if marks:
            found *= win(city, seat, place, self.strength, blast)
        if outlaw:
            manner = BLAST if blast else SHARP if city.sharp[seat] else PLAIN
            found *= reaches(city.menace - int(self.strength), manner)
        return found

    def visit(self, place: int, blast: bool = False) -> float:
        """What a cowboy on a place is worth, above keeping him."""
        gain = self.gain(place)
        chance = self.chance(place, blast)
        found = chance * (gain - self.books.cowboy) - (1 - chance) * LOST_TIME
        if place in COMMON:
            return found * UNHURRIED
        if self.city.at[place] & ~(1 << self.seat):
            found += chance * (self.books.envy * max(gain, 0.0) + self.won)
            found += (1 - chance) * self.lost
        return found

    def answer(self, action: int) -> float:
        """What a placement is worth, whatever token goes with it."""
        if action < PLACE_BLAST:
            return self.visit(action - PLACE)
        if action < PLACE_LADY:
            return self.visit(action - PLACE_BLAST, blast=True) - DYNAMITE
        if action < WHITE_PLACE:
            return self.gain(action - PLACE_LADY) - self.books.cowboy - LADY
        if action < WHITE_BLAST:
            return self.gain(action - WHITE_PLACE) - WHITE_WAITS
        if action < CORRAL_BOY:
            return self.gain(action - WHITE_BLAST) - WHITE_WAITS - DYNAMITE
        return self.corral_boy(action - CORRAL_BOY)

    def corral_boy(self, corral: int) -> float:
        """A cowboy doubles a corral at the rodeo."""
        city = self.city
        horses = city.corral[self.seat * len(box.HATS) + corral]
        return horses * box.HATS[corral] * 0.12 - self.books.cowboy

    def passing(self) -> float:
        """Passing now: earlier than those who place on; with Kit Carson that counts at the end."""
        city = self.city
        waiting = city.seats - len(city.passed) - 1
        if city.kit and self.books.round == box.ROUNDS:
            return 0.6 if waiting else 0.0
        return EARLY * waiting if city.reserve[self.seat] < 2 else 0.0


def place(books: Books, actions: list[int]) -> list[float]:
    """Every placement, moves where they are offered, and passing."""
    board = Board(books)
    found = []
    for action in actions:
        if action == PASS:
            found.append(board.passing())
        elif action == STAY:
            found.append(0.0)
        elif action >= MOVE:
            found.append(lifted(board, action))
        else:
            found.append(board.answer(action))
    return found


def lifted(board: Board, action: int) -> float:
    """Taking a placed cowboy back: good where he has little hope."""
    city, seat = board.city, board.seat
    place = action - MOVE
    if place >= PLACES or place in COMMON:
        return -0.5
    worth = board.chance(place) * (board.gain(place) - board.books.cowboy)
    return -worth - 0.3 - 0.2 * city.moves[seat]


def move(books: Books, actions: list[int]) -> list[float]:
    """Where a moved cowboy goes."""
    board = Board(books)
    found = []
    for action in actions:
        if action == TO_RESERVE:
            found.append(0.0)
        elif action >= TO_TOKEN:
            found.append(board.visit(action - TO_TOKEN))
        else:
            found.append(board.visit(action - TO))
    return found
