"""Section 8: the General Store and its move."""

import pytest

from farwest.kernel.news import Refused
from tests.clauses import rule
from tests.games.deadwood.kit import P1, P2, P3, Table, nobody_at


def store(t: Table, strength: int = 1, place: str = "general_store") -> None:
    """P1 goes to a General Store and annexes it."""
    t.play(f"P1 go {strength} {place}", "P1 annex")


@rule("DW-100", "DW-103", "DW-097")
def test_a_store_move_to_the_bank() -> None:
    """DW-EX-16: $1, then the cowboy of the Courthouse goes to the Bank and annexes it."""
    t = Table(2, C2="general_store", C3="courthouse", C4="bank")
    t.put(P1, 2, "courthouse")
    store(t)
    t.play("P1 move courthouse", "P1 move_to bank", "P1 annex")
    assert (t.camp.cash[P1], t.camp.wanted[P1]) == (11, 1)
    assert t.on(P1) == ["general_store", "bank"]
    assert nobody_at(t, "courthouse")


@rule("DW-100", "DW-125")
@pytest.mark.parametrize("place", ["general_store", "general_store_2"])
def test_the_move_is_optional(place: str) -> None:
    """The dollar is taken, and nobody need move."""
    t = Table(2, C2=place, C3="bank")
    t.put(P1, 2, "bank")
    store(t, 1, place)
    assert (t.camp.cash[P1], t.offers) == (6, ["move_nobody", "move C3"])
    t.play("P1 move_nobody")
    assert (t.on(P1), t.asks) == ([place, "bank"], "P2 turn")


@rule("DW-101")
def test_who_may_be_moved() -> None:
    """Not the cowboy in the store, nor those of Ranch, Mine, supply, Boot Hill, nor others'."""
    t = Table(2, C2="general_store", C3="bank", C4="hotel")
    t.put(P1, 2, "bank")
    t.put(P1, 2, "church")
    t.put(P1, 3, "mine")
    t.put(P1, 3, "dead")
    t.put(P2, 1, "hotel")
    store(t)
    assert t.offers == ["move_nobody", "move A5", "move C3"]


@rule("DW-101", "DW-202")
def test_alone_in_town_nobody_moves() -> None:
    """With no other cowboy on a building nothing is asked."""
    t = Table(2, C2="general_store")
    store(t)
    assert t.asks == "P2 turn"


@rule("DW-102", "DW-211")
def test_where_one_may_be_moved() -> None:
    """Any building one could enter from the Ranch: not one's own, not a protected rival's."""
    t = Table(2, B3="bank", B4="hotel", C1="casino", C2="general_store", C5="laundry")
    t.put(P1, 2, "casino")
    t.put(P1, 3, "church")
    t.put(P2, 1, "bank")
    t.put(P2, 2, "laundry")
    store(t)
    t.play("P1 move casino")
    assert set(t.goes("move_to")) == {"A3", "A4", "B4", "C5"}
    with pytest.raises(Refused):
        t.play("P1 move_to casino")


@rule("DW-103")
def test_a_store_move_may_attack() -> None:
    """A Wanted token, a duel, then the right to annex."""
    t = Table(2, C2="general_store", C3="bank", C4="hotel")
    t.put(P1, 2, "bank")
    t.put(P2, 3, "hotel")
    store(t)
    t.play("P1 move bank", "P1 move_to hotel")
    assert (t.asks, t.camp.wanted[P1]) == ("P2 flee", 1)
    t.play("P2 flee")
    assert t.asks == "P1 annex"
    t.play("P1 annex")
    assert t.camp.cash[P1] == 5 + 1 + 2


@rule("DW-104")
def test_control_is_lost_before_the_duel() -> None:
    """The cowboy who leaves the Undertaker to kill elsewhere is not paid for it."""
    t = Table(2, C2="general_store", C3="undertaker", C4="casino")
    t.camp.shells[:] = [0, 0]
    t.camp.stables[P2] = 0
    t.put(P1, 2, "undertaker")
    t.put(P2, 1, "casino")
    t.dice(6)
    store(t)
    t.play("P1 move undertaker", "P1 move_to casino")
    assert t.count("dead", P2) == [1]
    assert t.camp.cash[P1] == 6


@rule("DW-104", "DW-074")
def test_control_of_the_office_is_lost_before_the_fee() -> None:
    """Nobody is in the Office when the cowboy who left it enters a protected building."""
    t = Table(3, B3="bank", C2="general_store")
    t.put(P1, 2, "sheriffs_office")
    t.camp.cash[P1] = 0
    store(t)
    t.play("P1 move sheriffs_office", "P1 move_to bank", "P1 stay")
    assert t.camp.cash == [1, 5, 5]


@rule("DW-100", "DW-101", "DW-105", "DW-041")
def test_two_stores_chained_and_no_third() -> None:
    """DW-EX-33: the second move offers the first store's cowboy; held stores are closed."""
    t = Table(2, A2="casino", C2="general_store", D2="general_store_2", C4="laundry", C3="bank")
    t.only(P1, 3)
    t.put(P1, 2, "casino")
    t.put(P1, 1, "laundry")
    store(t, 3, "general_store")
    t.play("P1 move casino", "P1 move_to general_store_2", "P1 annex")
    assert t.camp.cash[P1] == 7
    assert t.offers == ["move_nobody", "move C2", "move C4"]
    t.play("P1 move C4")
    assert not {"C2", "D2"}.intersection(t.goes("move_to"))


@rule("DW-105", "DW-206")
def test_the_first_stores_cowboy_may_move_on() -> None:
    """The second store sends him to the Bank; the first store's annexation is over then."""
    t = Table(2, C2="general_store", C3="general_store_2", C4="bank", C5="casino")
    t.put(P1, 2, "casino")
    store(t)
    t.play("P1 move casino", "P1 move_to general_store_2", "P1 annex")
    t.play("P1 move general_store", "P1 move_to bank", "P1 annex")
    assert t.on(P1) == ["general_store_2", "bank"]
    assert (t.camp.cash[P1], t.asks) == (5 + 1 + 1 + 5, "P2 turn")


def attack_by_store(*dice: int) -> Table:
    """P1's cowboy of strength 1 moves from the Bank to attack P2's in the Hotel."""
    t = Table(2, C2="general_store", C3="bank", C4="hotel")
    t.camp.shells[:] = [0, 0]
    t.camp.stables[P2] = 0
    t.put(P1, 1, "bank")
    t.put(P2, 1, "hotel")
    t.dice(*dice)
    store(t, 2)
    t.play("P1 move bank", "P1 move_to hotel")
    assert nobody_at(t, "bank")
    return t


@rule("DW-106", "DW-061")
def test_a_store_attack_that_fails_ends_in_the_mine() -> None:
    """Both live: he does not go back to the Bank."""
    t = attack_by_store(1, 1)
    assert t.count("mine", P1) == [1]
    assert (t.at("hotel"), t.asks) == ([(P2, 1)], "P2 turn")


@rule("DW-106", "DW-062")
def test_a_store_attack_may_end_on_boot_hill() -> None:
    """The defender shoots him."""
    t = attack_by_store(1, 6)
    assert t.count("dead", P1) == [1]
    assert t.at("hotel") == [(P2, 1)]


@rule("DW-106", "DW-063")
def test_a_store_attack_may_leave_both_buildings_empty() -> None:
    """Both die."""
    t = attack_by_store(6, 6)
    assert nobody_at(t, "hotel")
    assert t.told("annexed") == [(P1, 8, 14)]


@rule("DW-103", "DW-206")
def test_a_store_move_may_lead_to_town_hall() -> None:
    """All of its three steps are done inside the store's annexation."""
    t = Table(3, C2="general_store", C3="bank")
    t.stack(1, "casino")
    t.stack(2)
    t.stack(3)
    t.camp.wanted[P1] = 1
    t.put(P1, 2, "bank")
    store(t)
    t.play("P1 move bank", "P1 move_to town_hall", "P1 annex", "P1 rail_to F1", "P1 plot D1")
    assert (t.camp.wanted[P1], t.tile("F1"), t.tile("D1")) == (0, "rail", "casino")
    assert t.asks == "P2 turn"


@rule("DW-103")
def test_a_store_move_to_another_clans_church() -> None:
    """P3 is there already; no duel."""
    t = Table(3, C2="general_store", C3="bank")
    t.put(P1, 2, "bank")
    t.put(P3, 2, "church")
    store(t)
    t.play("P1 move bank", "P1 move_to church")
    assert t.asks == "P1 annex"
