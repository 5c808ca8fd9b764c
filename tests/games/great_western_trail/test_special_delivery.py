"""Chapter 12: the special delivery of building 9a."""

import pytest

from farwest.games.great_western_trail import box
from farwest.games.great_western_trail.box import GUERNSEY, JERSEY
from farwest.games.great_western_trail.rules.delivery import SpecialDelivery
from tests.clauses import rule
from tests.games.great_western_trail.kit import Table


@rule("GWT-184", "GWT-185", "GWT-186")
def test_the_special_delivery() -> None:
    """EX-42: from 12 back to T4 with an engine on 9 counts six."""
    t = Table(2)
    t.trail.engine = [12, 9]
    t.start(SpecialDelivery())
    assert "engine space_9" not in t.options()
    t.play("engine space_t4")
    assert t.options()[-1] == "city city_colorado_springs"
    t.play("city city_colorado_springs", "disc disc_cert_4")
    assert t.prompt == "upgrade"
    assert t.trail.cash[0] == 10


def special(engine: str, *others: str) -> Table:
    """Seat 0 makes a special delivery."""
    t = Table(2)
    t.trail.engine = [box.SPACES.index(engine), box.SPACES.index(others[0]) if others else 0]
    t.start(SpecialDelivery())
    return t


@rule("GWT-184")
@pytest.mark.parametrize(("end", "cities"), [("0", 4), ("2", 3), ("3", 3), ("t4", 2), ("4", 2)])
def test_the_count_of_spaces(end: str, cities: int) -> None:
    """From 7: seven spaces to 0, five to 2, four to 3; two to T4, three to 4."""
    t = special("7")
    t.play(f"engine space_{end}")
    assert len([option for option in t.options() if option.startswith("city")]) == cities


@rule("GWT-184")
@pytest.mark.parametrize(("other", "farthest"), [("0", "santa_fe"), ("5", "colorado_springs")])
def test_an_occupied_space_does_not_count(other: str, farthest: str) -> None:
    """From 8 to 0 there are eight spaces, seven with an engine on one of them."""
    t = special("8", other)
    t.play("engine space_0")
    assert t.options()[-1] == f"city city_{farthest}"


@rule("GWT-184")
def test_back_at_least_one_space() -> None:
    """From 2: to 1 or 0; the space where it stands is no end."""
    t = special("2")
    assert t.options() == ["engine space_0", "engine space_1"]


@rule("GWT-184", "GWT-187")
def test_a_turnout_is_no_space_counted() -> None:
    """From 5 to T4 counts nothing: Kansas City."""
    t = special("5")
    t.play("engine space_t4", "disc disc_cert_4")
    assert t.trail.cities[box.KC] == 1
    assert t.trail.cash[0] == 16


@rule("GWT-185")
def test_no_income_and_no_transport() -> None:
    """The hand stays, Wichita costs nothing."""
    t = Table(2)
    t.hand(JERSEY, GUERNSEY)
    t.trail.engine[0] = 6
    t.start(SpecialDelivery())
    t.play("engine space_0", "city city_wichita", "disc disc_cert_4")
    assert t.trail.hand[0] == [JERSEY, GUERNSEY]
    assert t.trail.cash[0] == 10
    assert t.told("income") == []


@rule("GWT-186")
def test_the_upgrade_comes_after_the_delivery() -> None:
    """The six dollars of Kansas City may pay it."""
    t = special("6")
    t.trail.cash[0] = 0
    t.trail.cities[box.TOPEKA] = 1
    t.play("engine space_t4", "disc disc_cert_4", "disc aux_cert")
    assert t.trail.stations[0] == 1
    assert t.trail.cash[0] == 4


@rule("GWT-187")
def test_not_from_the_start_of_the_track() -> None:
    """Nor without a disc for Kansas City."""
    t = Table(2)
    assert not SpecialDelivery().possible(t.trail)
    t.trail.engine[0] = 3
    assert SpecialDelivery().possible(t.trail)
    t.trail.discs[:10] = [0] * 10
    assert not SpecialDelivery().possible(t.trail)
