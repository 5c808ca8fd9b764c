"""The engine's Great Western Trail, told as the referee's table; nothing here decides anything."""

from __future__ import annotations

import random
from collections import Counter
from functools import cache
from typing import Any

from farwest.games.great_western_trail import GAME, box
from farwest.games.great_western_trail.rules.tiles import building, is_neutral, owner
from farwest.games.great_western_trail.state import Trail
from farwest.kernel.laws import table_of
from tests.games.great_western_trail import rich, wild
from tests.games.great_western_trail.kit import words
from tests.referee.great_western_trail.printed import WORKERS
from tests.referee.great_western_trail.table import Building, Player, Table, Tile
from tests.referee.great_western_trail.turn import play
from tests.referee.lockstep import Case, Reading
from tests.referee.luck import Luck
from tests.referee.result import Result

CARDS, TILES = box.CARDS, box.TILES
TOGETHER = ("objectives", "masters")
ROWS = range(1, 13)
BESIDE_STATIONS = [*box.MASTERS, *WORKERS]


@cache
def tile_of(tile: int) -> Tile:
    """A tile on the trail or out of the game."""
    if is_neutral(tile):
        return Building(TILES[tile].removeprefix("neutral_"))
    if owner(tile) >= 0:
        name = box.BUILDINGS[building(tile)].removeprefix("building_")
        return Building(name, owner(tile))
    return TILES[tile]


def cards_of(cards: list[int]) -> list[str]:
    """Cards by their names."""
    return [CARDS[card] for card in cards]


def counts(names: Any, numbers: list[int], seat: int = 0) -> dict[str, int]:
    """A seat's part of a flat list, by the names of its kinds."""
    first = seat * len(names)
    return dict(zip(names, numbers[first : first + len(names)]))


def player_of(trail: Trail, seat: int) -> Player:
    """A seat's board, pieces and cards."""
    numbers = [index for index in range(10) if trail.unbuilt[seat] >> index & 1]
    unbuilt = [box.BUILDINGS[index * 2 + trail.sides[index]] for index in numbers]
    stations = counts(box.STATIONS, trail.stations, seat)
    return Player(
        seat=seat,
        cash=trail.cash[seat],
        spot=box.SPOTS[trail.spot[seat]] if trail.spot[seat] >= 0 else None,
        engine=box.SPACES[trail.engine[seat]].lower(),
        marker=trail.certificates[seat],
        unbuilt={name.removeprefix("building_") for name in unbuilt},
        workers=counts(WORKERS, trail.workers, seat),
        teepees=counts(("teepee_blue", "teepee_green"), trail.teepees, seat),
        hazards=[TILES[tile] for tile in trail.hazards[seat]],
        discs=counts(box.DISCS, trail.discs, seat),
        cities=counts(box.CITIES, trail.cities, seat),
        stations={station for station, disc in stations.items() if disc},
        masters={
            name for index, name in enumerate(box.MASTERS) if trail.master_tiles[seat] >> index & 1
        },
        deck=cards_of(trail.deck[seat]),
        hand=cards_of(trail.hand[seat]),
        discard=cards_of(trail.discard[seat]),
        area=cards_of(trail.area[seat]),
    )


def describe(trail: Trail) -> Table:
    """Everything on the table."""
    spots = dict(zip(box.SPOTS, trail.board))
    piles = (trail.pile_1, trail.pile_2, trail.pile_3)
    market = box.CARDS[box.FIRST_MARKET : box.FIRST_MARKET + len(trail.market)]
    tiles = [TILES[tile] if tile else None for tile in trail.foresight]
    masters = [BESIDE_STATIONS[code] for code in trail.masters]
    return Table(
        turn=trail.turn,
        board={
            spot: tile_of(tile)
            for spot, tile in spots.items()
            if tile and spot != box.SPOTS[box.KANSAS_CITY]
        },
        boxed=Counter(map(tile_of, trail.boxed)),
        removed=Counter(cards_of(trail.removed)),
        jobs={row: counts(WORKERS, trail.jobs, row - 1) for row in ROWS},
        token=trail.token + 1 if trail.token < len(ROWS) else None,
        holder=trail.holder if trail.holder >= 0 else None,
        market=counts(market, trail.market),
        market_stack=cards_of(trail.market_stack),
        objectives=cards_of(trail.objectives),
        display=cards_of(trail.display),
        foresight=[tiles[0:2], tiles[2:4], tiles[4:6]],
        piles=[[TILES[tile] for tile in pile] for pile in piles],
        masters=dict(zip(box.STATIONS, masters)),
        players=[player_of(trail, seat) for seat in range(trail.seats)],
        luck=Luck(trail.luck),
    )


def result_of(trail: Trail) -> Result:
    """The engine's result, with objectives and masters as one figure."""
    found = GAME.result(trail)
    points = []
    for parts in found.scores:
        told = {name: value for name, value in parts.items() if name not in TOGETHER}
        told["objectives and masters"] = sum(parts[name] for name in TOGETHER)
        points.append(told)
    return Result(list(found.totals), list(found.winners), points)


def dealt(number: int) -> Case:
    """A new game, at all tables in turn, answered by chance."""
    dice = random.Random(number)
    state = GAME.deal(*table_of(GAME, number), number)
    return Case(state, lambda trail: dice.choice(trail.legal))


def from_riches(number: int) -> Case:
    """A game in which everybody has much, answered by players who like their buildings."""
    dice = random.Random(number)
    state = rich.rich_game(2 + number % 3, number)
    return Case(state, lambda trail: rich.eager(trail, dice))


def from_anything(number: int) -> Case:
    """A position made up at random."""
    dice = random.Random(number)
    return Case(wild.wild_game(number), lambda trail: wild.pick(trail, dice))


READING = Reading(
    "great_western_trail",
    describe,
    cache(words),
    play,
    result_of,
    {"dealt": dealt, "rich": from_riches, "wild": from_anything},
)
