"""The best assignment of objective cards, against trying everything."""

import itertools
import random

from farwest.games.great_western_trail.box import (
    CARD_TASKS,
    FIRST_OBJECTIVE,
    MASTER_VP,
    OBJECTIVE_DECK,
    OBJECTIVE_VP,
    PENALTY,
    SM_OBJECTIVES,
    TASKS,
)
from farwest.games.great_western_trail.scoring import Search
from tests.clauses import rule

FULFILLED, FAILED, LEFT_OUT = range(3)


def best_of_all(area: list[int], loose: list[int], pair: int, owned: list[int]) -> int:
    """Every fate of every card, the best sum of those that can be."""
    fates = [(FULFILLED, FAILED)] * len(area) + [(FULFILLED, FAILED, LEFT_OUT)] * len(loose)
    best = -1000
    for fate in itertools.product(*fates):
        cards = list(zip(area + loose, fate))
        needs = [CARD_TASKS[card] for card, how in cards if how == FULFILLED]
        if any(sum(need[task] for need in needs) > owned[task] for task in range(len(TASKS))):
            continue
        points = sum(OBJECTIVE_VP[card] for card, how in cards if how == FULFILLED)
        points -= sum(PENALTY[card] for card, how in cards if how == FAILED)
        size = sum(1 for card, how in cards if how != LEFT_OUT)
        best = max(best, points + pair * (size // 2))
    return best


@rule("GWT-214", "GWT-215", "GWT-216", "GWT-251")
def test_the_search_is_exact() -> None:
    """On 300 random hands of objectives, with and without the master of objectives."""
    dice = random.Random(3)
    deck = [card - FIRST_OBJECTIVE for card in OBJECTIVE_DECK]
    for trial in range(300):
        cards = dice.sample(deck, dice.randrange(1, 7))
        cut = dice.randrange(len(cards) + 1)
        area, loose = cards[:cut], cards[cut:]
        owned = [dice.randrange(4) for _ in TASKS]
        pair = MASTER_VP[SM_OBJECTIVES] * (trial % 2)
        search = Search(area, loose, pair)
        search.go(0, owned, -sum(PENALTY[card] for card in area), len(area), [])
        assert search.points + pair * (search.size // 2) == best_of_all(area, loose, pair, owned)
