"""The law of the strongest: tiles played in secret instead of dice (CC-244 to CC-251, CC-338)."""

from __future__ import annotations

from typing import Final

from farwest.games.carson_city.box import (
    DUEL_HAND,
    DUEL_MONEY,
    DUEL_REFILL,
    DUEL_SETS,
    DUEL_VALUES,
)
from farwest.games.carson_city.powers import GUNSMITH_RED
from farwest.games.carson_city.rules.asking import Asked
from farwest.games.carson_city.state import City
from farwest.games.carson_city.verbs import DUEL_DONE, DUEL_TILE
from farwest.kernel.steps import Step

NO_TILE: Final = -1


def deal_tiles(city: City) -> None:
    """Two players have a set each; more draw from as many sets, mixed (CC-245 to CC-247)."""
    seats = city.seats
    city.hand = [1] * (seats * DUEL_VALUES)
    if seats > 2:
        pool = list(range(DUEL_VALUES)) * DUEL_SETS[seats - 2]
        city.shuffle(pool)
        city.hand = [0] * (seats * DUEL_VALUES)
        for seat in range(seats):
            for _ in range(DUEL_HAND[seats - 2]):
                city.hand[seat * DUEL_VALUES + pool.pop()] += 1
    for seat in range(seats):
        tiles = hand_of(city, seat)
        city.tell("dealt_tiles", (seat, len(tiles), sum(tiles)), (tiles,), (seat,))


def hand_of(city: City, seat: int) -> list[int]:
    """The values of a player's tiles, from low to high."""
    first = seat * DUEL_VALUES
    return [v for v in range(DUEL_VALUES) for _ in range(city.hand[first + v])]


def start_money(city: City, seat: int) -> int:
    """$30 less the total of one's tiles; with two players the usual money (CC-245, CC-246)."""
    return DUEL_MONEY - sum(hand_of(city, seat))


def ask(city: City) -> None:
    """All fighters choose at once; the red Gunsmith after the others (CC-197, CC-248)."""
    late = city.power[GUNSMITH_RED]
    early = [seat for seat in city.fighters if seat != late]
    if late in city.fighters:
        city.do(LateTile(late))
    if early:
        city.do(ShowTiles(early))
        city.together([PlayTile(s) if s in early else None for s in range(city.seats)])


class PlayTile(Asked):
    """Choose a tile (CC-248)."""

    __slots__ = ()
    prompt = "duel_tile"

    def options(self, city: City) -> list[int]:
        first = self.player * DUEL_VALUES
        return [DUEL_TILE + v for v in range(DUEL_VALUES) if city.hand[first + v]]

    def take(self, city: City, action: int) -> None:
        seat = self.player
        city.played[2 * seat] = action - DUEL_TILE
        if city.blast[city.contest] >> seat & 1:
            city.do(PlaySecondTile(seat))


class PlaySecondTile(Asked):
    """With dynamite, a second tile or none (CC-192, CC-338).

    Two tiles are named from low to high, so that there is one way to play them.
    """

    __slots__ = ()
    prompt = "duel_tile_second"

    def options(self, city: City) -> list[int]:
        seat = self.player
        first = seat * DUEL_VALUES
        chosen = city.played[2 * seat]
        return [DUEL_DONE] + [
            DUEL_TILE + value
            for value in range(chosen, DUEL_VALUES)
            if city.hand[first + value] > int(value == chosen)
        ]

    def take(self, city: City, action: int) -> None:
        if action != DUEL_DONE:
            city.played[2 * self.player + 1] = action - DUEL_TILE


class LateTile(Step[City]):
    """The red Gunsmith sees the others' tiles before he chooses (CC-197)."""

    __slots__ = ("player",)

    def __init__(self, player: int) -> None:
        self.player = player

    def run(self, city: City) -> None:
        city.do(ShowTiles([self.player]))
        city.together([PlayTile(s) if s == self.player else None for s in range(city.seats)])


class ShowTiles(Step[City]):
    """Tiles are turned over and go to the discards (CC-248)."""

    __slots__ = ("players",)

    def __init__(self, players: list[int]) -> None:
        self.players = players

    def run(self, city: City) -> None:
        for seat in self.players:
            for which in (0, 1):
                value = city.played[2 * seat + which]
                city.dice[2 * seat + which] = value
                city.played[2 * seat + which] = NO_TILE
                if value != NO_TILE:
                    city.hand[seat * DUEL_VALUES + value] -= 1
                    city.discard[value] += 1
                    city.shown[value] += 1
                    city.tell("tile", (seat, value))


class Refills(Step[City]):
    """Who has played his last tile draws three of the discards, in pass order (CC-249)."""

    __slots__ = ()

    def run(self, city: City) -> None:
        for seat in city.fighters:
            if not hand_of(city, seat):
                refill(city, seat)


def refill(city: City, seat: int) -> None:
    """Draw from the discards; what is left of them lies face down from now on."""
    number = min(DUEL_REFILL, sum(city.discard))
    drawn = []
    for _ in range(number):
        pick = city.draw(sum(city.discard))
        value = 0
        while pick >= city.discard[value]:
            pick -= city.discard[value]
            value += 1
        city.discard[value] -= 1
        city.hand[seat * DUEL_VALUES + value] += 1
        drawn.append(value)
    city.refilled[seat] = 1
    city.shown = [0] * DUEL_VALUES
    city.tell("refilled", (seat, number), (sorted(drawn),), (seat,))
