"""Why can't I?, for every game: a reason is always a sentence and a clause, and never an error."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from farwest import games
from farwest.kernel.laws import every_table
from farwest.kernel.match import Match
from farwest.words import Words, languages
from tests.clauses import read_books
from tests.kernel.camp import GAME as CAMP

ROOT = Path(__file__).resolve().parent.parent
NAMES = ["Alice", "Bob", "Chloé", "Denis", "Élise", "Farid"]
EVERY = 7
"""At how many positions of a game everything is asked about: one in so many."""
NONSENSE = ["", "-", "nothing", "seat-99", "card--1", "card-999999999999", "x-1-y-2"]


@pytest.mark.parametrize("key", games.keys())
def test_every_target_may_be_asked_about_at_any_time(
    key: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever was ever offered, to whom it is of no use now: a worded reason, or none."""
    monkeypatch.setattr(Words, "strict", True)
    game = games.find(key)
    book = read_books(ROOT)[key]
    readers = [Words(game, lang, NAMES) for lang in languages()]
    met: set[str] = set(NONSENSE)
    told: set[str] = set()
    for number, (seats, options) in enumerate(every_table(game)[-2:]):
        dice = random.Random(number)
        match = Match(game, NAMES[:seats], options, f"why {number}")
        while not match.state.over:
            for seat in range(-1, seats) if len(match.moves) % EVERY == 0 else ():
                view, asked = game.view(match.state, seat), game.question(match.state, seat)
                offers = asked.offers if asked else []
                met.update(target for offer in offers for target in offer.targets)
                for target in sorted(met):
                    reason = game.why(view, asked, target)
                    assert reason is None or target not in NONSENSE
                    if reason is None or repr(reason) in told:
                        continue
                    told.add(repr(reason))
                    assert reason.clause in book
                    assert all(words.message(reason.message) for words in readers)
            seat = dice.choice(match.state.waiting())
            match.answer(seat, dice.choice(match.state.choice_of(seat).options(match.state)))


def test_a_game_need_not_give_reasons() -> None:
    """Without any of its own it has none, and prints nothing."""
    state = CAMP.deal(3, {}, 1)
    assert CAMP.why(CAMP.view(state, 0), CAMP.question(state, 0), "seat-1") is None
    assert CAMP.facts() == {}
