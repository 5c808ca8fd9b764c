"""The board's drawings repeat some printed facts: they must be those of the box."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from farwest.games.dice_town import box

FACTS = (Path(box.__file__).parent / "board" / "facts.js").read_text(encoding="utf-8")


def fact(name: str) -> object:
    """A constant of facts.js."""
    found = re.search(rf"const {name} = ([^;]+);", FACTS)
    assert found, name
    return json.loads(found[1])


@pytest.mark.parametrize("name", ["PLACES", "ACTIONS", "BENEFITS", "BENEFIT_FACES"])
def test_lists_are_those_of_the_box(name: str) -> None:
    """Places, actions and benefits stand in the same order."""
    assert fact(name) == json.loads(json.dumps(getattr(box, name)))


@pytest.mark.parametrize("name", ["DICE", "SALOON", "SHERIFF", "TOWN_HALL", "RANCH", "MULE", "DOG"])
def test_numbers_are_those_of_the_box(name: str) -> None:
    """Codes mean the same on both sides."""
    assert fact(name) == getattr(box, name)


def test_cards_have_their_codes_and_points() -> None:
    """Every card is drawn as itself and shows its printed points."""
    drawn = ["deed" if card.startswith("deed_") else card.replace("_", "-") for card in box.CARDS]
    assert fact("CARDS") == drawn
    shown = fact("CARD_VP")
    assert isinstance(shown, list)
    assert shown + [0] * (len(box.CARD_VP) - len(shown)) == list(box.CARD_VP)


def test_poker_hands_rise_in_the_same_order() -> None:
    """The names of the hands, from worst to best."""
    assert fact("HANDS") == list(box.POKER)


def test_outlaws_have_their_faces_and_prices() -> None:
    """The board reckons both from an Outlaw's number."""
    assert "outlaw >> 1" in FACTS
    assert "(outlaw % 2 ? 6 : 4)" in FACTS
    numbers = range(len(box.OUTLAW_FACE))
    assert fact("OUTLAWS") == len(box.OUTLAW_FACE)
    assert [number >> 1 for number in numbers] == list(box.OUTLAW_FACE)
    assert [6 if number % 2 else 4 for number in numbers] == list(box.OUTLAW_DOLLARS)
