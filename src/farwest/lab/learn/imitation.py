"""A warm start: what a game's advice thinks of every answer, learned as probabilities.

The first games are played by the advice itself. Later ones are played by the pupil, and the
advice says what it would have done: so the pupil is taught where its own mistakes lead.
"""

from __future__ import annotations

import time
from typing import Any, NamedTuple

import numpy as np

from farwest.bots.advised import advice_of
from farwest.bots.runner import sight_of
from farwest.lab.learn.network import Adam, Network, pick
from farwest.lab.learn.self_play import outcomes
from farwest.lab.table import Recipe, Table


class Lessons(NamedTuple):
    """Questions, what the teacher thinks of the answers, and how the games ended."""

    rows: Any
    legal: Any
    wanted: Any
    """The probability of every column, as the teacher would have it; short, to save memory."""
    targets: Any


def opinion(table: Table, state: Any, seat: int, warmth: float, luck: int) -> Any:
    """The teacher's probability of every action: an answer `warmth` points worse counts 1/e."""
    sight = sight_of(table.game, state, seat, luck)
    promise = np.array(advice_of(table.game).prior(sight.world, seat, sight.legal))
    likely = np.exp((promise - promise.max()) / warmth)
    found = np.zeros(table.actions, np.float32)
    found[sight.legal] = likely / likely.sum()
    return found


def one_game(
    table: Table, network: Network, pupil: bool, warmth: float, margin: float, luck: Any
) -> Lessons:
    """A game with the teacher's opinion at every question, played by the pupil or by itself."""
    menu = network.menu
    state = table.deal(int(luck.integers(1 << 60)))
    rows, legal, wanted, seats = [], [], [], []
    while not state.over:
        seat = state.waiting()[0]
        row = np.frombuffer(table.features.observe(state, seat), np.uint8)
        mask = np.frombuffer(table.mask(state, seat), np.bool_)
        likely = opinion(table, state, seat, warmth, int(luck.integers(1 << 60)))
        narrow = menu.narrow(mask[None])
        target = np.append(likely[menu.codes], likely[menu.others].sum())
        chances = network.forward(row[None], narrow).chances if pupil else target[None]
        action = menu.actions(pick(chances, luck), mask[None])[0]
        rows.append(row)
        legal.append(narrow[0])
        wanted.append(target.astype(np.float16))
        seats.append(seat)
        state.answer(seat, int(action))
    totals = np.array([table.game.result(state).totals], float)
    ends = outcomes(totals, margin)[0].astype(np.float32)
    return Lessons(np.array(rows), np.array(legal), np.array(wanted), ends[seats])


def gather(
    recipe: Recipe,
    network: Network,
    seconds: float,
    pupil: bool,
    seed: int,
    warmth: float = 0.25,
    margin: float = 40.0,
) -> Lessons:
    """Lessons of at least one game, for so long; other processes may gather with other seeds."""
    table = Table(*recipe)
    luck = np.random.default_rng(seed)
    found: list[Lessons] = []
    end = time.monotonic() + seconds
    while not found or time.monotonic() < end:
        found.append(one_game(table, network, pupil, warmth, margin, luck))
    return joined(found)


def joined(lessons: list[Lessons]) -> Lessons:
    """Several lessons as one."""
    return Lessons(*(np.concatenate(part) for part in zip(*lessons)))


def study(
    network: Network, adam: Adam, lessons: Lessons, rate: float, luck: Any, batch: int = 512
) -> float:
    """Go through all lessons once; the mean surprise left at what the teacher would do."""
    order = luck.permutation(len(lessons.rows))
    left = []
    for chosen in np.array_split(order, max(1, len(order) // batch)):
        wanted = lessons.wanted[chosen].astype(np.float32)
        passed = network.forward(lessons.rows[chosen], lessons.legal[chosen])
        unlike = np.log(np.maximum(wanted, 1e-9)) - passed.logarithms
        left.append(float((wanted * unlike).sum(axis=1).mean()))
        by_score = (passed.chances - wanted) / len(chosen)
        by_value = 0.5 * (passed.values - lessons.targets[chosen]) / len(chosen)
        adam.step(network.weights, network.backward(passed, by_score, by_value), rate)
    return float(np.mean(left))
