"""Along whole games: whatever on the board is no answer has a reason, in words."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest

from farwest.games.carson_city import GAME, box
from farwest.games.carson_city.land import EDGES, PARCELS
from farwest.games.carson_city.state import City
from farwest.games.carson_city.why import PLACING, ROADS, TAKING
from farwest.kernel.steps import NOBODY
from farwest.words import Words, clauses
from tests.games.carson_city.test_random_play import TABLES

NAMES = ["Ann", "Bob", "Cid", "Dan", "Eve", "Flo"]
SPOTS = {
    "square": len(box.SQUARES),
    "parcel": PARCELS,
    "edge": EDGES,
    "personality": len(box.PERSONALITIES),
}
"""What can be pointed at, and how many there are."""
ANSWERED_BY = {
    "square": {*PLACING, "doctor"},
    "parcel": {*PLACING, *TAKING, "buy_parcels", "build_now", "house"},
    "edge": {*ROADS, "townhall_road"},
    "personality": {"personality", "street_second"},
}
"""The questions for which whatever is no answer has a reason."""


def tell_all(city: City, seat: int, told: set[str]) -> None:
    """Whatever a seat may point at is an answer or has a reason, worded in both languages."""
    view, question = GAME.view(city, seat), GAME.question(city, seat)
    assert question is not None
    asked = question.prompt.id.removeprefix("prompt_")
    offered = {target for offer in question.offers for target in offer.targets}
    for kind, size in SPOTS.items():
        for spot in range(size):
            target = f"{kind}-{spot}"
            found = GAME.why(view, question, target)
            if target in offered or asked not in ANSWERED_BY[kind]:
                assert found is None, (asked, target)
                continue
            if kind == "personality" and city.side[spot] == NOBODY:
                continue
            assert found is not None, (asked, target)
            for lang in ("en", "fr"):
                words = Words(GAME, lang, NAMES)
                assert words.message(found.message)
                assert clauses.find(GAME, lang, found.clause)
            told.add(found.message.id)


@pytest.mark.parametrize("name", TABLES)
def test_whatever_is_no_answer_has_a_reason(name: str) -> None:
    """Along a game: squares, parcels, edges and cards, wherever the question is about them."""
    dice = random.Random(name)
    city = GAME.deal(4, TABLES[name], 11)
    told: set[str] = set()
    while not city.over:
        seat = dice.choice(city.waiting())
        if dice.random() < 0.1:
            tell_all(city, seat, told)
        choice = city.choice_of(seat)
        assert choice is not None
        city.answer(seat, dice.choice(choice.options(city)))
    assert len(told) > 5


def test_every_reason_in_the_words_is_given() -> None:
    """No sentence that nothing says: each is named in the game's reasons."""
    book = (Path(box.__file__).parent / "text" / "en.ftl").read_text(encoding="utf-8")
    written = set(re.findall(r"^why_(\w+) =", book, flags=re.MULTILINE))
    code = (Path(box.__file__).parent / "why.py").read_text(encoding="utf-8")
    assert written == set(re.findall(r'because\(\s*"(\w+)"', code))
