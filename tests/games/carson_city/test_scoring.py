"""Section 12: the end of the game and its points."""

import pytest

from farwest.games.carson_city import GAME
from farwest.games.carson_city.scoring import SOURCES, scores
from tests.clauses import rule
from tests.games.carson_city.kit import P1, P2, P3, P4, Table


def points(t: Table, seat: int, source: str) -> int:
    """What a source gives a player."""
    return scores(t.city, seat)[SOURCES.index(source)]


@rule("CC-152")
def test_the_game_ends_after_the_last_spending() -> None:
    """P1 must spend; then it is over, and his money is worth points."""
    t = Table(2)
    t.city.round = 4
    t.give(P1, cash=30)
    t.end_round()
    assert t.asks == "P1 cash"
    t.play("P1 spend 1")
    assert (t.asks, t.city.over) == ("", True)
    assert GAME.result(t.city).totals == [1 + 3, 2]


@rule("CC-153")
@pytest.mark.parametrize(("cash", "vp"), [(5, 0), (6, 1), (17, 2)])
def test_six_dollars_a_point(cash: int, vp: int) -> None:
    """Rounded down."""
    t = Table(2)
    t.give(P1, cash=cash)
    assert points(t, P1, "cash") == vp


@rule("CC-153", "CC-154", "CC-125")
def test_what_property_is_worth() -> None:
    """CC-EX-34-end-assets: $17 give 2; 4 buildings, 2 houses and a mountain give 14."""
    t = Table(2)
    t.give(P1, cash=17)
    for parcel, tile in (("A1", "ranch"), ("A2", "bank"), ("A3", "church"), ("A4", "prison")):
        t.build(P1, parcel, tile)
    t.hold(P1, "saloon")
    t.own(P1, "B1", "B2", "B3", "C1", "C2", "C3")
    t.house("B1", "B2")
    t.mountain("B3")
    assert (points(t, P1, "cash"), points(t, P1, "property")) == (2, 14)


@rule("CC-154")
def test_what_is_nobodys_is_worth_nothing() -> None:
    """The centre's house and a free mountain."""
    t = Table(2)
    t.mountain("A1")
    assert [points(t, seat, "property") for seat in (P1, P2)] == [0, 0]


@rule("CC-155")
def test_a_town_house_is_one_house() -> None:
    """2 VP."""
    t = Table(2)
    t.own(P1, "A1")
    t.town_house("A1")
    assert points(t, P1, "property") == 2


@rule("CC-155", "CC-242")
def test_a_town_house_at_a_bridge() -> None:
    """3 VP: the bridge on V3-1 ends at the corner of C2."""
    t = Table(2, centre="C2", river=True)
    t.enlarge("C2")
    t.own(P1, "C2")
    assert points(t, P1, "property") == 2
    t.road("V3-1")
    assert points(t, P1, "property") == 3


@rule("CC-156", "CC-122")
def test_the_station() -> None:
    """The centre's house and its own two symbols: 1 VP for its owner."""
    t = Table(2, buildings="full")
    t.build(P1, "A1", "station")
    assert [points(t, seat, "station") for seat in (P1, P2)] == [1, 0]


@rule("CC-157", "CC-298")
def test_horses() -> None:
    """CC-EX-18-horses-end: 3 horses and 2 rodeo tokens: 9 VP."""
    t = Table(2, horses=True)
    t.give(P1, horses=3, rodeos=2)
    assert points(t, P1, "horses") == 9


@rule("CC-158", "CC-258")
def test_kit_carson() -> None:
    """CC-EX-35-kit-carson-bonus: A, B, C, D finished in this order."""
    t = Table(4, kit_carson=True)
    t.city.passed = [P1, P2, P3, P4]
    assert [points(t, seat, "kit_carson") for seat in range(4)] == [3, 2, 1, 0]


@rule("CC-159", "CC-223")
def test_the_red_teacher() -> None:
    """2 VP for a church, 2 for a prison, 2 for having no saloon."""
    t = Table(2)
    t.build(P1, "A1", "church")
    t.build(P1, "A2", "prison")
    assert points(t, P1, "teacher") == 0
    t.holds(P1, "teacher", 1)
    assert points(t, P1, "teacher") == 6
    t.build(P1, "A3", "saloon")
    assert points(t, P1, "teacher") == 4


@rule("CC-160")
def test_most_points_win() -> None:
    """P2 has 3 more."""
    t = Table(3)
    t.score(P2, 3)
    result = GAME.result(t.city)
    assert (result.winners, result.places, result.totals) == ([P2], [2, 1, 3], [2, 5, 2])


@rule("CC-160", "CC-011")
def test_ties_go_to_who_passed_first() -> None:
    """All have 2; P3 passed first in round 4."""
    t = Table(3)
    t.city.passed = [P3, P1, P2]
    result = GAME.result(t.city)
    assert (result.winners, result.places) == ([P3], [2, 3, 1])
