"""Section 10: lists inside lists, the Station, and who has lost his right."""

import pytest

from tests.clauses import rule
from tests.games.deadwood.kit import P1, P2, P3, PLOT, Table, nobody_at


def survey(t: Table, plot: str) -> None:
    """P1 annexes Town Hall and lays the line's next tile."""
    t.play("P1 go 1 town_hall", "P1 annex", f"P1 rail_to {plot}")


def unarmed(t: Table) -> None:
    """Nobody has horses or cartridges: duels are dice alone."""
    t.camp.shells[:] = [0] * t.camp.seats
    t.camp.stables[:] = [0] * t.camp.seats


# --- who has left loses his right ------------------------------------------------------------


@rule("DW-159")
def test_who_is_sent_away_loses_the_annexation() -> None:
    """P2's Grifter is picked first and sends P3 from the Bank: P3 is not asked."""
    t = Table(3, E1="grifter", E2="bank")
    t.no_tiles()
    t.put(P2, 1, "grifter")
    t.put(P3, 1, "bank")
    survey(t, "F1")
    t.play("P1 next P2 grifter", "P2 annex", "P2 grift P3 bank", "P2 grift_nobody")
    assert (t.asks, t.camp.cash[P3]) == ("P2 turn", 5)


@rule("DW-159")
def test_who_is_called_home_loses_the_annexation() -> None:
    """P2's Dance Hall takes his own cowboy from the Bank."""
    t = Table(2, E1="dance_hall", E2="bank")
    t.no_tiles()
    t.put(P2, 1, "dance_hall")
    t.put(P2, 2, "bank")
    survey(t, "F1")
    t.play("P1 next P2 dance_hall", "P2 annex", "P2 back bank", "P2 enough")
    assert (t.asks, t.camp.cash[P2]) == ("P2 turn", 6)


@rule("DW-159")
def test_who_moves_away_loses_the_annexation() -> None:
    """P2's store moves his cowboy from the Bank to the Church."""
    t = Table(2, E1="general_store", E2="bank")
    t.no_tiles()
    t.put(P2, 1, "general_store")
    t.put(P2, 2, "bank")
    survey(t, "F1")
    t.play("P1 next P2 general_store", "P2 annex", "P2 move bank", "P2 move_to church", "P2 stay")
    assert (t.asks, t.camp.cash[P2]) == ("P2 turn", 6)


@rule("DW-159", "DW-160")
def test_who_is_killed_loses_it_and_the_killer_gets_no_more_than_an_arrival() -> None:
    """P2's store attacks P3 in the Bank: P2 annexes as a newcomer, once; P3 is not asked."""
    t = Table(3, E1="general_store", E2="bank")
    t.no_tiles()
    unarmed(t)
    t.put(P2, 1, "general_store")
    t.put(P2, 2, "church")
    t.put(P3, 1, "bank")
    t.dice(6)
    survey(t, "F1")
    t.play("P1 next P2 general_store", "P2 annex", "P2 move church", "P2 move_to bank", "P2 annex")
    assert (t.camp.cash, t.asks) == ([5, 5 + 1 + 5, 5], "P2 turn")


@rule("DW-159")
def test_who_survives_an_attack_keeps_the_annexation() -> None:
    """P2's store attack on the Bank fails: P3, still there, annexes."""
    t = Table(3, E1="general_store", E2="bank")
    t.no_tiles()
    unarmed(t)
    t.put(P2, 1, "general_store")
    t.put(P2, 2, "church")
    t.put(P3, 2, "bank")
    t.dice(1, 1, 1, 1)
    survey(t, "F1")
    t.play("P1 next P2 general_store", "P2 annex", "P2 move church", "P2 move_to bank")
    assert t.asks == "P3 annex"
    t.play("P3 annex")
    assert t.camp.cash[P3] == 10


@rule("DW-160")
def test_who_comes_later_gets_no_railroad_annexation() -> None:
    """P2's cowboy comes to the empty Hotel beside the tile: he annexes once, by arriving."""
    t = Table(2, E1="general_store", E2="hotel")
    t.no_tiles()
    t.put(P2, 1, "general_store")
    t.put(P2, 2, "church")
    survey(t, "F1")
    t.play("P2 annex", "P2 move church", "P2 move_to hotel", "P2 annex")
    assert (t.camp.cash[P2], t.asks) == (5 + 1 + 2, "P2 turn")


def there_and_back() -> Table:
    """P2's first store moved his cowboy from the Bank to the Church; the second is at hand."""
    t = Table(2, E1="general_store", F2="general_store_2", E2="bank")
    t.no_tiles()
    t.put(P2, 1, "general_store")
    t.put(P2, 1, "general_store_2")
    t.put(P2, 2, "bank")
    survey(t, "F1")
    t.play("P1 next P2 general_store", "P2 annex", "P2 move bank", "P2 move_to church", "P2 stay")
    return t


@rule("DW-207")
def test_who_left_and_came_back_has_lost_it() -> None:
    """The second store brings him back: he may annex as a newcomer, and not once more."""
    t = there_and_back()
    t.play("P2 annex", "P2 move church", "P2 move_to bank")
    assert t.asks == "P2 annex"
    t.play("P2 annex")
    assert (t.camp.cash[P2], t.camp.wanted[P2], t.asks) == (5 + 1 + 1 + 5, 1, "P2 turn")


@rule("DW-207")
def test_who_declines_on_coming_back_is_not_asked_again() -> None:
    """The railroad owes him nothing any more."""
    t = there_and_back()
    t.play("P2 annex", "P2 move church", "P2 move_to bank", "P2 stay")
    assert (t.camp.wanted[P2], t.asks) == (0, "P2 turn")


# --- a list inside a list --------------------------------------------------------------------


def through_the_store() -> Table:
    """P1's Rail tile on F1, P2's store beside it, P2 shoots P1 in Town Hall and annexes that."""
    t = Table(3, E1="general_store", E2="bank")
    unarmed(t)
    t.no_tiles()
    t.stack(2, "gold_mine", "saloon_2")
    t.put(P2, 1, "general_store")
    t.put(P2, 2, "church")
    t.put(P3, 1, "bank")
    t.dice(6)
    survey(t, "F1")
    t.play("P1 next P2 general_store", "P2 annex", "P2 move church", "P2 move_to town_hall")
    t.play("P2 annex")
    return t


@rule("DW-161", "DW-206")
def test_the_newer_tile_is_resolved_first() -> None:
    """P3's Bank annexes for the second tile, P2 builds; then it annexes for the first."""
    t = through_the_store()
    t.play("P2 rail_to E1")
    assert t.count("mine", P2) == [1]  # his store is razed
    asked = [t.asks]
    t.play("P3 annex")
    asked.append(t.asks)
    t.play("P2 tile general_store", "P2 plot B2", "P2 plot B3")
    asked.append(t.asks)
    t.play("P3 annex")
    asked.append(t.asks)
    assert asked == ["P3 annex", "P2 tile_to_place", "P3 annex", "P1 plot"]
    assert (t.camp.cash[P3], t.camp.wanted[P3]) == (15, 2)


@rule("DW-161", "DW-159")
def test_a_building_razed_meanwhile_is_off_the_older_list() -> None:
    """The second tile goes over P3's Bank: he is never asked; P2's store is, for that tile."""
    t = through_the_store()
    t.play("P2 rail_to E2")
    assert (t.count("mine", P3), t.asks) == ([1], "P2 annex")
    t.play("P2 stay", "P2 tile bank", "P2 plot B2", "P2 plot B3")
    assert (t.asks, t.told("drew")[-1][0]) == ("P1 plot", P1)
    t.play("P1 plot B4")
    assert (t.asks, t.camp.cash[P3]) == ("P2 turn", 5)


@rule("DW-206", "DW-009")
def test_each_builds_in_his_own_step_three() -> None:
    """First P2, whose Town Hall came last, then P1; the crumbs tell what is under way."""
    t = through_the_store()
    t.play("P2 rail_to E2")
    path = [(crumb >> 5, crumb & 31) for crumb in t.view(-1)["crumbs"]]
    hall = PLOT["A3"]
    assert path == [(P1, hall), (P1, PLOT["F1"]), (P2, PLOT["E1"]), (P2, hall), (P2, PLOT["E2"])]
    t.play("P2 stay", "P2 tile gold_mine", "P2 plot B2", "P2 plot B3", "P1 plot B4")
    assert [(seat, name) for seat, name, _ in t.told("placed")] == [(P2, 15), (P2, 5), (P1, 18)]
    assert t.view(-1)["crumbs"] == []


# --- the Station -----------------------------------------------------------------------------


@rule("DW-146", "DW-165", "DW-166", "DW-167")
def test_station_double_annexation_and_end() -> None:
    """DW-EX-27: P2 annexes the Bank twice, P1 declines Town Hall twice, the game is over."""
    t = Table(2, B4="bank")
    t.lay("F1", "E2", "D2", "C3")
    t.camp.pool = 9
    t.put(P2, 1, "bank")
    t.play("P1 go 1 town_hall", "P1 annex")
    assert t.offers == ["rail_to B3", "rail_to B4"]
    t.play("P1 rail_to B3", "P1 next P2 bank", "P2 annex", "P2 annex", "P1 stay", "P1 stay")
    assert (t.camp.cash[P2], t.camp.wanted[P2]) == (15, 2)
    assert (t.camp.over, t.told("drew")) == (True, [])


def beside_the_station(seats: int = 2, **buildings: str) -> Table:
    """Four Rail tiles up to C5: the Station may go on B5, beside the Church, or on B6."""
    t = Table(seats, **buildings)
    t.lay("F2", "E3", "D4", "C5")
    return t


@rule("DW-165")
@pytest.mark.parametrize(
    ("answers", "dollars"),
    [
        (("annex", "annex"), 4),
        (("annex", "stay"), 2),
        (("stay", "annex"), 2),
        (("stay", "stay"), 0),
    ],
)
def test_each_of_the_two_is_optional(answers: tuple[str, str], dollars: int) -> None:
    """One right after the other, without another pick between."""
    t = beside_the_station(B4="hotel")
    t.camp.cash[:] = [50, 5]
    t.put(P2, 1, "hotel")
    t.put(P1, 2, "church")
    survey(t, "B5")
    t.play("P1 next P2 hotel", f"P2 {answers[0]}")
    assert t.asks == "P2 annex"
    t.play(f"P2 {answers[1]}")
    assert t.asks == "P1 annex"
    assert t.camp.cash[P2] == 5 + 4 + dollars  # $4 for control when the Station was placed


@rule("DW-165")
def test_the_second_is_lost_with_the_cowboy() -> None:
    """The dancer calls himself home: there is no second annexation."""
    t = beside_the_station(B4="dance_hall")
    t.camp.cash[:] = [50, 5]
    t.put(P2, 1, "dance_hall")
    survey(t, "B5")
    t.play("P2 annex", "P2 back dance_hall")
    assert (t.camp.over, t.camp.cash[P2]) == (True, 6)


@rule("DW-165", "DW-105")
def test_the_second_is_lost_when_a_chain_of_stores_moves_the_cowboy_on() -> None:
    """The second store sends the first one's cowboy to the Bank: his other annexation is gone."""
    t = beside_the_station(B4="general_store", B1="general_store_2", C1="bank")
    t.camp.cash[:] = [50, 5]
    t.put(P2, 1, "general_store")
    t.put(P2, 2, "bank")
    survey(t, "B5")
    t.play("P2 annex", "P2 move bank", "P2 move_to general_store_2", "P2 annex")
    t.play("P2 move general_store", "P2 move_to bank", "P2 stay")
    assert nobody_at(t, "general_store")
    assert (t.camp.over, t.camp.cash[P2]) == (True, 5 + 1 + 1)


@rule("DW-165")
def test_at_the_church_each_cowboy_is_a_pick() -> None:
    """Both clans discard two tokens, one after the other."""
    t = beside_the_station(3)
    t.camp.cash[:] = [50, 5, 5]
    t.camp.wanted[:] = [0, 3, 3]
    t.put(P2, 1, "church")
    t.put(P3, 1, "church")
    survey(t, "B5")
    assert t.offers == ["next P2 A5", "next P3 A5"]
    t.play("P1 next P3 church", "P3 annex", "P3 annex", "P2 annex", "P2 annex")
    assert (t.camp.wanted, t.camp.over) == ([0, 1, 1], True)


@rule("DW-095", "DW-165")
def test_town_hall_twice_beside_the_station() -> None:
    """Each time a token goes and a tile is built, and the line stays as it is."""
    t = Table(2)
    t.camp.cash[:] = [50, 5]
    t.lay("F1", "E1", "D1", "C2")
    t.no_tiles()
    t.stack(1, "bank", "casino")
    t.camp.wanted[P1] = 3
    survey(t, "B2")
    t.play("P1 annex", "P1 plot B3", "P1 annex", "P1 plot B4")
    assert (t.camp.wanted[P1], t.tile("B3"), t.tile("B4")) == (0, "bank", "casino")
    assert (len(t.camp.line), t.camp.over) == (5, True)


@rule("DW-166", "DW-161", "DW-094", "DW-206")
def test_what_an_older_list_owes_is_done_after_the_station() -> None:
    """P1's fourth Rail tile, P2's store, Town Hall, the Station; then P3's Bank, P1's tile."""
    t = Table(3, C2="general_store", C4="bank")
    t.camp.cash[:] = [50, 5, 5]
    unarmed(t)
    t.no_tiles()
    t.stack(2, "gold_mine")
    t.lay("F1", "E2", "D2")
    t.put(P2, 1, "general_store")
    t.put(P2, 2, "church")
    t.put(P3, 1, "bank")
    t.dice(6)
    survey(t, "C3")
    t.play("P1 next P2 general_store", "P2 annex", "P2 move church", "P2 move_to town_hall")
    t.play("P2 annex", "P2 rail_to B3", "P2 next P2 town_hall", "P2 stay", "P2 stay")
    t.play("P2 stay", "P2 stay")  # the store, beside the Station too
    assert (t.asks, t.about()["plot"], t.told("drew")) == ("P3 annex", PLOT["C4"], [])
    t.play("P3 annex")
    assert (t.asks, t.camp.over) == ("P1 plot", False)
    t.play("P1 plot B2")
    assert (t.tile("B2"), t.camp.over) == ("gold_mine", True)


@rule("DW-095", "DW-166")
def test_town_hall_annexed_from_an_older_list_after_the_station() -> None:
    """P3's store of that list leads to Town Hall: a token and a tile, and no line."""
    t = Table(3, C2="general_store", C4="general_store_2")
    t.camp.cash[:] = [50, 5, 5]
    unarmed(t)
    t.no_tiles()
    t.stack(2, "gold_mine", "saloon_2")
    t.lay("F1", "E2", "D2")
    t.put(P2, 1, "general_store")
    t.put(P2, 1, "church")
    t.put(P3, 1, "general_store_2")
    t.put(P3, 2, "church")
    t.camp.wanted[P3] = 2
    t.dice(6, 1, 6)
    survey(t, "C3")
    t.play("P1 next P2 general_store", "P2 annex", "P2 move church", "P2 move_to town_hall")
    t.play("P2 annex", "P2 rail_to B3", "P2 next P2 town_hall", *["P2 stay"] * 4)
    t.play("P3 annex", "P3 move church", "P3 move_to town_hall", "P3 annex")
    assert (t.camp.wanted[P3], t.asks, len(t.camp.line)) == (2, "P3 plot", 5)
    t.play("P3 plot B2", "P1 plot B4")
    assert (t.tile("B2"), t.tile("B4"), t.camp.over) == ("gold_mine", "saloon_2", True)
