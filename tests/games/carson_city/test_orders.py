"""Standing preferences: what the table may answer for a player (CC-308)."""

from __future__ import annotations

import pytest

from farwest.games.carson_city import GAME
from farwest.games.carson_city.rules.ending import CashLimit
from farwest.games.carson_city.rules.works import Works
from farwest.games.carson_city.verbs import AGREE, REFUSE, SPEND, WORK_DONE
from tests.clauses import rule
from tests.games.carson_city.kit import P1, P2, Table


@rule("CC-308")
@pytest.mark.parametrize(("order", "action"), [("consent", AGREE), ("refuse", REFUSE)])
def test_an_owner_always_agrees_or_never(order: str, action: int) -> None:
    """He is spared the question whether a house may stand on his land."""
    t = Table(2)
    t.own(P1, "C3")
    t.own(P2, "D3")
    t.hold(P1, "bank")
    t.do(Works())
    t.play("P1 work bank", "P1 build C3", "P1 ask D3")
    assert t.asks == "P2 consent"
    assert GAME.ordered(t.city, P2)[order] == action
    assert GAME.ordered(t.city, P1) == {}


@rule("CC-308")
def test_roads_are_held() -> None:
    """With nothing but roads to lay, the works turn is over before it begins."""
    t = Table(2)
    t.give(P1, roads=3)
    t.do(Works())
    assert t.asks == "P1 works"
    assert GAME.ordered(t.city, P1) == {"hold_roads": WORK_DONE}


@rule("CC-308")
def test_roads_are_not_held_while_a_tile_can_be_built() -> None:
    """A kept tile with a parcel to stand on makes it a question; once it is built it is none."""
    t = Table(2)
    t.give(P1, roads=3)
    t.own(P1, "A1", "A2")
    t.hold(P1, "mine")
    t.do(Works())
    assert t.asks == "P1 works"
    assert GAME.ordered(t.city, P1) == {}
    t.play("P1 work mine", "P1 build A1")
    assert GAME.ordered(t.city, P1) == {"hold_roads": WORK_DONE}


@rule("CC-308")
def test_a_tile_without_a_site_does_not_matter() -> None:
    """A bank that needs a road first is no reason to ask."""
    t = Table(2)
    t.give(P1, roads=3)
    t.own(P1, "A1")
    t.hold(P1, "bank")
    t.do(Works())
    assert t.asks == "P1 works"
    assert GAME.ordered(t.city, P1) == {"hold_roads": WORK_DONE}


@rule("CC-308")
@pytest.mark.parametrize(("cash", "left", "points"), [(47, 20, 2), (19, 19, 0)])
def test_the_least_is_spent_at_the_cash_limit(cash: int, left: int, points: int) -> None:
    """What is above the limit, and not a dollar more; each player for himself."""
    t = Table(2)
    t.give(P1, cash=cash)
    t.holds(P1, "sheriff")
    t.do(CashLimit())
    assert t.asks == "P1 cash"
    answer = GAME.ordered(t.city, P1)["cash"]
    assert GAME.ordered(t.city, P2) == {"cash": SPEND}
    t.city.answer(P1, answer)
    t.city.answer(P2, SPEND)
    assert (t.city.cash[P1], t.city.points[P1]) == (left, points)


@rule("CC-308")
def test_no_other_question_is_answered() -> None:
    """Where to put a cowboy is the player's own business."""
    t = Table(2)
    assert t.asks == "P1 place"
    assert GAME.ordered(t.city, P1) == {}


@rule("CC-308")
def test_the_others_do_not_see_them() -> None:
    """No view speaks of preferences: the table tells them to their owner alone."""
    assert not {"orders", *GAME.orders} & set(Table(2).view(P2))
