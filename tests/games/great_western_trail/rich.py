"""Rich games, in which everything happens, and what was asked and told in them."""

from __future__ import annotations

import random
from functools import cache
from typing import NamedTuple

from farwest.games.great_western_trail import GAME, box
from farwest.games.great_western_trail.rules.tiles import owner, private
from farwest.games.great_western_trail.state import Trail
from farwest.games.great_western_trail.verbs import (
    AUX_SINGLE,
    END_B,
    LOCAL,
    PLAY,
    STOP_MOVE,
    TAKE_STACK,
)
from farwest.kernel.news import Event

FEW_DISCS = [0, 0, 0, 0, 0, 1, 1, 1, 0, 2]
"""The discs left on a board: none of the auxiliary actions, and not all of the others."""


def rich_game(seats: int, luck: int) -> Trail:
    """A game in which everybody has money, workers, few discs, and buildings all over the trail."""
    sides = {0: "all_b", 1: "random", 2: "all_a"}[luck % 3]
    trail = GAME.deal(seats, {"building_sides": sides}, luck)
    trail.cash = [60] * seats
    trail.workers = [4, 6, 3] * seats
    numbers = [index % 10 for index in range(luck, luck + len(box.PLOTS))]
    for place, plot in enumerate(box.PLOTS[luck % 5 :]):
        seat, index = place % seats, numbers[place // seats]
        if trail.unbuilt[seat] >> index & 1:
            trail.board[plot] = private(seat, index * 2 + trail.sides[index])
            trail.unbuilt[seat] &= ~(1 << index)
    odd = luck % 2
    for seat in range(seats):
        trail.engine[seat] = 20 + seat
        trail.cities[seat * 10 + box.SAN_FRANCISCO] = 7 + 2 * odd
        discs = FEW_DISCS[:]
        discs[box.AUX_CERT] = discs[box.AUX_REMOVE] = 1 - odd
        trail.discs[seat * 10 : seat * 10 + 10] = discs
    trail.advance()
    return trail


def eager(trail: Trail, dice: random.Random) -> int:
    """A random answer of a player who likes his own buildings, and cards nobody has seen."""
    legal = trail.legal
    own = owner(trail.board[trail.spot[trail.turn]]) == trail.turn
    if STOP_MOVE in legal and own and dice.random() < 0.8:
        return STOP_MOVE
    if TAKE_STACK in legal and dice.random() < 0.5:
        return TAKE_STACK
    if dice.random() < 0.7:
        local = [code for code in legal if LOCAL <= code < AUX_SINGLE]
        legal = local or [code for code in legal if code < PLAY and code != END_B] or legal
    return dice.choice(legal)


GAMES = (0, 1, 2, 3, 4, 5, 9)
"""Which rich games are played for the tests."""


class Ply(NamedTuple):
    """A question of a rich game, its answer, and what came of it."""

    before: Trail
    prompt: str
    asked: int
    legal: list[int]
    answer: int
    events: list[Event]
    after: Trail


@cache
def plies() -> list[Ply]:
    """All plies of some rich games, played once; every question is asked in them."""
    dice = random.Random(13)
    found: list[Ply] = []
    for luck in GAMES:
        trail = rich_game(2 + luck % 3, luck)
        before = trail.clone()
        while not trail.over:
            choice = trail.choice_of(trail.seat)
            assert choice is not None
            answer = eager(trail, dice)
            trail.sink = []
            trail.play(answer)
            events, trail.sink = trail.sink, None
            after = trail.clone()
            asked = (choice.prompt, before.seat, before.legal, answer)
            found.append(Ply(before, *asked, events, after))
            before = after
    return found
