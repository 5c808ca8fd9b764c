"""What a good player of Great Western Trail knows: the value of a position, of an answer.

weights   what things are worth
books     how long the game lasts, money, the herd, objectives
railroad  engines, stations, discs, cities
hand      the hand, and what a better one is worth
goods     workers, cattle, buildings, teepees, hazards, objective cards
actions   what every action is worth, by its kind, and what a stop is worth
walking   the way ahead, reckoned back from Kansas City
moves     moving, and what to do at a stop
choices   one function for each other kind of decision

Everything is counted in points at the end of the game, and follows from open facts and the own
cards alone.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from farwest.games.great_western_trail.advice import choices, hand, moves, railroad, weights
from farwest.games.great_western_trail.advice.books import Books
from farwest.games.great_western_trail.scoring import scores
from farwest.games.great_western_trail.state import Trail

KINDS: Final[dict[str, Callable[[Books, list[int]], list[float]]]] = {
    "place": moves.place,
    "move": moves.move,
    "step": moves.step,
    "action_move": moves.action_move,
    "card_move": moves.card_move,
    "phase_b": moves.phase_b,
    "aux": choices.aux,
    "engine": choices.engine,
    "engine_back": choices.engine,
    "engine_back_free": choices.engine_back,
    "station": choices.station,
    "upgrade": choices.upgrade,
    "appoint": choices.appoint,
    "master_action": choices.tiles,
    "trade": choices.tiles,
    "hazard": choices.tiles,
    "hire": choices.hire,
    "jersey": choices.jersey,
    "build_tile": choices.tile,
    "build_place": choices.plot,
    "buy": choices.buy,
    "buy_card": choices.buy_card,
    "discard": choices.discard,
    "remove": choices.remove,
    "draw": choices.draw,
    "take_objective": choices.take_objective,
    "foresight": choices.foresight,
    "income": choices.income,
    "city": choices.city,
    "disc": choices.disc,
}
"""Which function judges the answers to which question."""

SPREAD: Final[tuple[float, ...]] = (9.4, 2.7)
"""What a lead in points is worth, at the start and at the end: fitted by tools/chances.py."""


def value(trail: Trail, seat: int) -> float:
    """The points this seat may expect: its score, and what it has promises for later.

    Its dollars, its workers and its herd, its engine, and what its hand would deliver now. What
    each of them counts was found by comparing what advised players had at the beginning of turns
    with how their games ended.
    """
    books = Books(trail, seat)
    promise = weights.HERD_HELD * books.yields * books.point * books.visits
    for worker, held in enumerate(weights.WORKER_HELD):
        promise += held[books.workers(worker)] * books.visits
    promise += weights.ENGINE_HELD * railroad.standing(books, trail.engine[seat])
    promise += weights.HAND_HELD * hand.delivery(books)
    return sum(scores(trail, seat)[1:]) + books.cash * books.dollar + promise


def settled(trail: Trail) -> bool:
    """Whether a turn begins, so that `value` says all there is to say."""
    choice = trail.choice_of(trail.seat)
    return choice is not None and choice.prompt == "move"


def prior(trail: Trail, seat: int, actions: list[int]) -> list[float]:
    """How promising each legal answer is, in points; only differences mean something."""
    choice = trail.choice_of(seat)
    judge = KINDS.get(choice.prompt) if choice is not None else None
    if judge is None or len(actions) == 1:
        return [0.0] * len(actions)
    return judge(Books(trail, seat), actions)
