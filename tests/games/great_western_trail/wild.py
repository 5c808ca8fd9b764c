"""Positions made up at random: anything that a table could show, likely or not."""

from __future__ import annotations

import random

from farwest.games.great_western_trail import GAME, box
from farwest.games.great_western_trail.rules.goods import certificate_limit
from farwest.games.great_western_trail.rules.tiles import private
from farwest.games.great_western_trail.state import Trail
from farwest.games.great_western_trail.verbs import END_B
from tests.games.great_western_trail.rich import eager

WORKER_TILES = (box.COWBOY_TILE, box.CRAFTSMAN_TILE, box.ENGINEER_TILE)
HAND_DISC = box.DISCS.index("disc_hand")
FIRST_BLACK = box.DISC_WHITE.index(0)
PILE_LEFT = 16
"""So many tiles stay in the first pile, and half of it in the others, for the game to end."""


def wild_game(luck: int) -> Trail:
    """A game that begins in the middle of nowhere in particular."""
    dice = random.Random(f"wild {luck}")
    sides = dice.choice(["all_a", "all_b", "random", "random"])
    layout = dice.choice(["letters", "random"])
    options = {"building_sides": sides, "neutral_layout": layout}
    trail = GAME.deal(2 + luck % 3, options, luck)
    trail.cash = [dice.choice([0, 1, 2, 3, 4, 5, 6, 8, 10, 15, 30]) for _ in range(trail.seats)]
    trail.workers = [dice.choice([1, 1, 2, 3, 4, 5, 6]) for _ in trail.workers]
    trail.engine = engines(trail.seats, dice)
    build(trail, dice)
    for seat in range(trail.seats):
        spread_discs(trail, seat, dice)
        trail.certificates[seat] = dice.randint(0, certificate_limit(trail, seat))
        give_cards(trail, seat, dice)
    empty_objectives(trail, dice)
    change_slots(trail, dice)
    give_tiles(trail, dice)
    fill_jobs(trail, dice)
    appoint_masters(trail, dice)
    trail.advance()
    return trail


def engines(seats: int, dice: random.Random) -> list[int]:
    """Anywhere; or near the end of the track; or in a row, so that they skip one another."""
    way = dice.random()
    if way < 0.3:
        first = dice.choice([1, 4, 7, 10, 13, 16, 21, 29, 33])
        found = dice.sample(range(first, first + seats), seats)
    elif way < 0.6:
        found = dice.sample([*range(30, box.LAST_SPACE), *range(47, len(box.SPACES))], seats)
    else:
        found = dice.sample(range(len(box.SPACES)), seats)
    return [0 if space == box.LAST_SPACE else space for space in found]


def build(trail: Trail, dice: random.Random) -> None:
    """Somebody's building on more than half of the plots."""
    for plot in box.PLOTS:
        seat = dice.randrange(trail.seats)
        left = [index for index in range(10) if trail.unbuilt[seat] >> index & 1]
        if left and dice.random() < 0.6:
            index = dice.choice(left)
            trail.board[plot] = private(seat, index * 2 + trail.sides[index])
            trail.unbuilt[seat] &= ~(1 << index)


def spread_discs(trail: Trail, seat: int, dice: random.Random) -> None:
    """Some discs on the player board, the others on cities and stations."""
    discs = [dice.randint(0, most) for most in box.START_DISCS]
    way = dice.random()
    if way < 0.55:  # no white-framed ones are left
        discs[:FIRST_BLACK] = [0] * FIRST_BLACK
    if way < 0.4:  # but for those of the hand, no others either
        discs[FIRST_BLACK:HAND_DISC] = [0] * (HAND_DISC - FIRST_BLACK)
    if way < 0.15:
        discs[HAND_DISC] = 0
    trail.discs[seat * 10 : seat * 10 + 10] = discs
    for _ in range(sum(box.START_DISCS) - sum(discs)):
        place_disc(trail, seat, dice)


def place_disc(trail: Trail, seat: int, dice: random.Random) -> None:
    """One disc to a station without one of this seat, or to a city that takes it."""
    stations = [n for n in range(seat * 10, seat * 10 + 10) if not trail.stations[n]]
    if stations and dice.random() < 0.35:
        trail.stations[dice.choice(stations)] = 1
    else:
        cities = [n for n in range(10) if box.CITY_REPEAT[n] or not trail.cities[seat * 10 + n]]
        trail.cities[seat * 10 + dice.choice(cities)] += 1


def give_cards(trail: Trail, seat: int, dice: random.Random) -> None:
    """Objective cards and cattle anywhere; perhaps no draw stack, perhaps no discard pile."""
    herd = [trail.deck[seat], trail.hand[seat], trail.discard[seat]]
    for stack, piles in ((trail.objectives, [*herd, trail.area[seat]]), (trail.market_stack, herd)):
        for card in [card for card in stack if dice.random() < 0.15]:
            stack.remove(card)
            dice.choice(piles).append(card)
    trail.hand[seat].sort()
    for pile, share in ((trail.deck[seat], 0.3), (trail.discard[seat], 0.2)):
        if dice.random() < share:
            put_away(trail, pile)


def empty_objectives(trail: Trail, dice: random.Random) -> None:
    """Perhaps the stack of objective cards is empty, and perhaps the display too."""
    way = dice.random()
    if way < 0.3:
        put_away(trail, trail.objectives)
    if way < 0.1:
        put_away(trail, trail.display)


def put_away(trail: Trail, pile: list[int]) -> None:
    """These cards are out of the game."""
    trail.removed += pile
    pile.clear()


def change_slots(trail: Trail, dice: random.Random) -> None:
    """Hazards and teepees fewer here, more there."""
    for slot in box.HAZARD_SLOTS + box.TEEPEE_SLOTS:
        way = dice.random()
        if way < 0.25 and trail.board[slot]:
            trail.boxed.append(trail.board[slot])
            trail.board[slot] = 0
        elif way > 0.75 and not trail.board[slot]:
            kind = box.SPOTS[slot].split("_")[0]
            fitting = [tile for tile in trail.pile_1 if box.TILES[tile].startswith(kind)]
            if fitting:
                trail.pile_1.remove(fitting[0])
                trail.board[slot] = fitting[0]


def give_tiles(trail: Trail, dice: random.Random) -> None:
    """Collected hazards and teepees."""
    for tile in [tile for tile in trail.pile_1 if dice.random() < 0.2]:
        if len(trail.pile_1) <= PILE_LEFT:
            return
        seat = dice.randrange(trail.seats)
        trail.pile_1.remove(tile)
        if tile >= box.HAZARD_TILE:
            trail.hazards[seat].append(tile)
        else:
            trail.teepees[seat * 2 + tile - box.TEEPEE_BLUE_TILE] += 1


def fill_jobs(trail: Trail, dice: random.Random) -> None:
    """Workers in the job market up to some row, of those in the piles."""
    row = dice.choice([1, 1, 3, 5, 6, 8, 9, 10, 11])
    waiting = [
        (pile, tile)
        for pile in (trail.pile_3, trail.pile_2)
        for tile in pile[PILE_LEFT // 2 :]
        if tile in WORKER_TILES
    ]
    while trail.token < row and waiting:
        pile, tile = waiting.pop()
        pile.remove(tile)
        first = trail.token * 3
        trail.jobs[first + tile - box.COWBOY_TILE] += 1
        if sum(trail.jobs[first : first + 3]) == trail.seats:
            trail.token += 1


def appoint_masters(trail: Trail, dice: random.Random) -> None:
    """Some station masters have been taken, and workers stand in their places."""
    for station, master in enumerate(trail.masters):
        if dice.random() < 0.3:
            trail.master_tiles[dice.randrange(trail.seats)] |= 1 << master
            trail.masters[station] = len(box.MASTERS) + dice.randrange(len(WORKER_TILES))


def pick(trail: Trail, dice: random.Random) -> int:
    """A random answer, seldom to end phase B."""
    if dice.random() < 0.4:
        return eager(trail, dice)
    legal = trail.legal
    if dice.random() < 0.7:
        legal = [action for action in legal if action != END_B] or legal
    return dice.choice(legal)
