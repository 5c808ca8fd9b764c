"""The standing order: annex by itself what only brings money or tokens."""

from __future__ import annotations

import pytest

from farwest.games.deadwood import GAME
from farwest.games.deadwood.verbs import ANNEX
from tests.games.deadwood.kit import Table

SIMPLE = ["gunsmith", "blacksmith", "hotel", "laundry", "undertaker", "gold_mine"]
OTHERS = ["bank", "casino", "general_store", "saloon", "courthouse", "stage_depot", "town_hall"]


@pytest.mark.parametrize("place", SIMPLE)
def test_the_table_annexes_what_only_gives(place: str) -> None:
    """It answers for him: yes."""
    t = Table(2, C2=place)
    t.play(f"P1 go 1 {place}")
    assert GAME.ordered(t.camp, t.camp.seat) == {"annex": ANNEX}


@pytest.mark.parametrize("place", OTHERS)
def test_the_table_decides_nothing_else(place: str) -> None:
    """Where annexing costs or asks something, the player is asked."""
    t = Table(2) if place == "town_hall" else Table(2, C2=place)
    t.play(f"P1 go 1 {place}")
    assert t.asks == "P1 annex"
    assert GAME.ordered(t.camp, t.camp.seat) == {}


def test_a_turn_is_never_ordered() -> None:
    """Only the question whether to annex is."""
    t = Table(2)
    assert t.asks == "P1 turn"
    assert GAME.ordered(t.camp, t.camp.seat) == {}
