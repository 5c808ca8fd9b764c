"""What the advice of Deadwood never does: throw a won game away in the obvious ways."""

from __future__ import annotations

import pytest

from farwest.games.deadwood import advice
from farwest.games.deadwood.odds import chances
from tests.games.deadwood.kit import P1, P2, Table


def advised(t: Table) -> str:
    """The answer the advice likes best for whoever is asked."""
    offers = t.offers
    promise = advice.prior(t.camp, t.camp.seat, t.camp.legal)
    return offers[promise.index(max(promise))]


@pytest.mark.parametrize(("wanted", "answer"), [(0, "annex"), (3, "annex"), (9, "stay")])
def test_the_bank_is_not_worth_a_certain_fine(wanted: int, answer: str) -> None:
    """Five dollars are welcome until the next Wanted token costs more."""
    t = Table(2, C2="bank")
    t.camp.wanted[P1] = wanted
    t.play("P1 go 1 bank")
    assert advised(t) == answer


@pytest.mark.parametrize(("cash", "answer"), [(40, "annex"), (5, "stay")])
def test_the_pool_is_emptied_by_whoever_is_ahead(cash: int, answer: str) -> None:
    """The last token of the pool ends the game."""
    t = Table(2, C2="bank")
    t.camp.pool = 1
    t.camp.cash[P1] = cash
    t.camp.cash[P2] = 20
    t.play("P1 go 1 bank")
    assert advised(t) == answer


@pytest.mark.parametrize(("cash", "answer"), [(40, "annex"), (5, "stay")])
def test_the_station_is_built_by_whoever_is_ahead(cash: int, answer: str) -> None:
    """With four rails laid, Town Hall ends the game."""
    t = Table(2)
    t.lay("F1", "E2", "D2", "C1")
    t.camp.cash[P1] = cash
    t.camp.cash[P2] = 20
    t.play("P1 go 1 town_hall")
    assert advised(t) == answer


def test_many_wanted_tokens_must_go() -> None:
    """Where a token less saves most, one goes to confess, or to Town Hall."""
    t = Table(2)
    t.camp.wanted[P1] = 8
    assert advised(t) in ("go 1 A3", "go 1 A5")


@pytest.mark.parametrize(("own", "other"), [(1, 1), (3, 1), (1, 4), (4, 4)])
def test_the_odds_of_a_duel_sum_to_one(own: int, other: int) -> None:
    """Four ways to end, and the side with more dice has the better of it."""
    chance = chances(own, other)
    assert sum(chance) == pytest.approx(1)
    assert (chance.wins > chance.loses) == (own > other)
