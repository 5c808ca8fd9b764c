"""Moving along the trail, and what to do at a stop."""

from __future__ import annotations

from typing import Any, Final

from farwest.games.great_western_trail import box
from farwest.games.great_western_trail.advice import actions as acts
from farwest.games.great_western_trail.advice import goods
from farwest.games.great_western_trail.advice.books import Books
from farwest.games.great_western_trail.advice.choices import asked, is_play
from farwest.games.great_western_trail.advice.walking import Way
from farwest.games.great_western_trail.rules.auxiliary import SINGLE
from farwest.games.great_western_trail.rules.buildings import ACTIONS, RISKS
from farwest.games.great_western_trail.rules.moving import CardOnward, MoveCattleman
from farwest.games.great_western_trail.rules.staying import NEIGHBOURS
from farwest.games.great_western_trail.verbs import (
    AUX_SINGLE,
    COPY,
    DECLINE_CARD,
    END_B,
    LOCAL,
    PLACE,
    PLAY,
    RISK_ACTION,
    STEP,
    STOP_MOVE,
)

FIRST: Final = 100.0
"""What is done first at a stop stands so much above what is done next."""


def place(books: Books, actions: list[int]) -> list[float]:
    """The first stop: the best actions there, and a long way still ahead."""
    way = Way(books, box.SPOT_A)
    way.stop_at(box.SPOT_A)
    return [way.stop[box.NEUTRAL_SPOTS[action - PLACE]] for action in actions]


def move(books: Books, actions: list[int]) -> list[float]:
    """The first step of the turn, or an objective card before it."""
    way = Way(books, books.trail.spot[books.seat])
    found = []
    for action in actions:
        if is_play(action):
            found.append(card(books, action, moving=True))
        else:
            found.append(way.enter(action - STEP, way.limit - 1))
    return found


def action_move(books: Books, actions: list[int]) -> list[float]:
    """The first step of a movement that a building gives."""
    steps = asked(books).steps
    way = Way(books, books.trail.spot[books.seat])
    return [way.enter(action - STEP, steps - 1) for action in actions]


def step(books: Books, actions: list[int]) -> list[float]:
    """Going on, or stopping here."""
    question: Any = asked(books)
    if isinstance(question, CardOnward):
        return card_move(books, actions)
    spot = books.trail.spot[books.seat]
    way = Way(books, spot)
    way.stop_at(spot)
    return [
        way.stop[spot] if action == STOP_MOVE else way.enter(action - STEP, question.left - 1)
        for action in actions
    ]


def card_move(books: Books, actions: list[int]) -> list[float]:
    """A movement that uses nothing: forward only where the next turn is better from there."""
    spot = books.trail.spot[books.seat]
    way = Way(books, spot)
    return [
        way.rest[spot] if action in (DECLINE_CARD, STOP_MOVE) else way.rest[action - STEP]
        for action in actions
    ]


def card(books: Books, action: int, moving: bool) -> float:
    """Whether to play an objective card: at once where it pays, never where it does not."""
    number = action - PLAY
    gain = goods.play(books, number)
    if box.CARD_ACTIONS[number] == box.CARD_MOVE_3 and not moving:
        return gain - 0.5  # after all that can still be done here
    return gain + 2 * FIRST if gain > 0 else -2 * FIRST


def phase_b(books: Books, actions: list[int]) -> list[float]:
    """What pays, in the best order: money first, moving on last."""
    single = max((aux_worth(books, a) for a in actions if is_single(a)), default=-1.0)
    found = [local(books, action) for action in actions]
    together = sum(
        gain % FIRST for action, gain in zip(actions, found) if gain > 0 and is_local(action)
    )
    if single > together:
        return [
            aux_worth(books, a) + 3 * FIRST if is_single(a) else gain
            for a, gain in zip(actions, found)
        ]
    return found


def is_single(action: int) -> bool:
    return AUX_SINGLE <= action < AUX_SINGLE + len(SINGLE)


def is_local(action: int) -> bool:
    return LOCAL <= action < AUX_SINGLE


def aux_worth(books: Books, action: int) -> float:
    return acts.worth(books, SINGLE[action - AUX_SINGLE])[0]


def local(books: Books, action: int) -> float:
    """What one of the answers of a stop is worth, with its place in the order."""
    if action == END_B:
        return 0.0
    if is_play(action):
        return card(books, action, moving=False)
    if is_single(action):
        return min(aux_worth(books, action), 0.0) - 1.0
    if COPY <= action < AUX_SINGLE:
        site = NEIGHBOURS[books.trail.spot[books.seat]][action - COPY]
        return acts.line_worth(books, site) + 1.5 * FIRST
    act = act_of(books, action)
    if isinstance(act, MoveCattleman):
        return moving_on(books, act)
    gain = acts.worth(books, act)[0]
    return gain + FIRST * (1 + (acts.order(act) < 5)) if gain > 0 else gain - 0.01


def act_of(books: Books, action: int) -> Any:
    """The action that a code of a stop stands for."""
    if action < RISK_ACTION:
        return ACTIONS[action - LOCAL]
    copied = action > RISK_ACTION
    spot = books.trail.copied if copied else books.trail.spot[books.seat]
    return RISKS[box.RISK[spot]]


def moving_on(books: Books, act: MoveCattleman) -> float:
    """What moving on at once is worth above waiting for the next turn."""
    spot = books.trail.spot[books.seat]
    way = Way(books, spot)
    return way.go[spot][act.steps] - way.rest[spot]
