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
    """It answers as it does when time is up: yes."""
    t = Table(2, C2=place)
    t.play(f"P1 go 1 {place}")
    choice = t.camp.choice_of(t.camp.seat)
    assert choice is not None
    assert GAME.order(t.camp) == "annex"
    assert choice.fallback(t.camp) == ANNEX


@pytest.mark.parametrize("place", OTHERS)
def test_the_table_decides_nothing_else(place: str) -> None:
    """Where annexing costs or asks something, the player is asked."""
    t = Table(2) if place == "town_hall" else Table(2, C2=place)
    t.play(f"P1 go 1 {place}")
    assert t.asks == "P1 annex"
    assert GAME.order(t.camp) == ""


def test_a_turn_is_never_ordered() -> None:
    """Only the question whether to annex is."""
    t = Table(2)
    assert t.asks == "P1 turn"
    assert GAME.order(t.camp) == ""
