"""What the board is told: sums that agree with the rules, and something to point at."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from farwest.games.carson_city import GAME
from farwest.games.carson_city.figures import income_parts, strength_parts, worth
from farwest.games.carson_city.land import PARCELS
from farwest.games.carson_city.rules.cowboys import strength
from farwest.games.carson_city.view import earned
from farwest.kernel.options import Value
from tests.games.carson_city.test_random_play import TABLES

POINTED = {
    *("place", "place_blast", "place_lady", "white_place", "white_blast", "to", "to_token"),
    *("take", "lot", "next", "buy", "build", "house", "ask", "triple", "breed", "doctor"),
    *("card", "tile", "tile_bag", "corral_boy", "horse", "road", "work", "move", "move_white"),
    *("duel_tile", "sheet"),
}
"""Verbs whose answers are given on the board; all others are buttons."""


@pytest.mark.parametrize("name", TABLES)
def test_the_parts_of_every_sum_make_the_sum(name: str) -> None:
    """Incomes and strengths are told part by part, and every answer points at one thing at most."""
    options: dict[str, Value] = TABLES[name]
    dice = random.Random(name)
    city = GAME.deal(4, options, 7)
    phases: Counter[str] = Counter()
    while not city.over:
        seat = dice.choice(city.waiting())
        question = GAME.question(city, seat)
        assert question is not None
        for offer in question.offers:
            verb = offer.label.id.removeprefix("do_")
            assert len(offer.targets) == int(verb in POINTED), (verb, offer.targets)
        for parcel in range(PARCELS):
            parts = income_parts(city, parcel)
            assert sum(dollars for _, _, dollars in parts) == earned(city, parcel)
        for other in range(city.seats):
            parts_of = strength_parts(city, other)
            assert sum(number for _, number in parts_of) == strength(city, other)
            assert min(worth(city, other)) >= 0
        phases[GAME.view(city, seat)["phase"]] += 1
        city.answer(seat, dice.choice(question.offers).action)
    assert set(phases) == {"start", "personalities", "placement", "resolution", "end"}
