"""The board draws what the game tells it: it knows no fact of its own."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from farwest.games.dice_town import GAME, box

BOARD = Path(box.__file__).parent / "board"
SOURCES = {path.name: path.read_text(encoding="utf-8") for path in BOARD.glob("*.js")}
DRAWN = set(re.findall(r'id="(dt-[\w-]+)"', SOURCES["drawings.js"]))
CODE = "\n".join(SOURCES.values())


def test_the_facts_are_json() -> None:
    """They travel to the page as they are."""
    assert json.loads(json.dumps(GAME.facts()))["cards"] == list(box.CARDS)


def test_the_board_uses_the_facts_there_are() -> None:
    """Every fact it asks for is sent, and none is sent in vain."""
    assert set(re.findall(r"printed\.(\w+)", CODE)) == set(GAME.facts())


@pytest.mark.parametrize("card", [card for card in box.CARDS if card not in ("none", "ranch")])
def test_every_card_has_its_drawing(card: str) -> None:
    """A deed is drawn as a deed, all others as themselves; a Ranch is never in a hand."""
    assert f"dt-{'deed' if card.startswith('deed_') else card.replace('_', '-')}" in DRAWN


@pytest.mark.parametrize("card", box.RIVER)
def test_every_river_card_has_its_drawing(card: str) -> None:
    """Gold and the star are drawn as such, all others as themselves."""
    kind = card.split("_")[1]
    assert f"dt-{kind}" in DRAWN or f'{kind}: "' in SOURCES["facts.js"]


@pytest.mark.parametrize("place", box.PLACES)
def test_every_place_has_its_front(place: str) -> None:
    """By its name, or by a shorter one."""
    short = re.search(rf'{place}: "(\w+)"', SOURCES["facts.js"])
    assert f"dt-front-{short[1] if short else place}" in DRAWN


def test_no_table_of_numbers_stands_in_the_board() -> None:
    """Points, prices and ranks are the game's to tell."""
    drawing = "\n".join(text for name, text in SOURCES.items() if name != "drawings.js")
    assert re.findall(r"\[\d+(?:, *\d+){2,}\]", drawing) == []
