"""Section 8: the buildings of stack 1, but the General Store and the Undertaker."""

import pytest

from tests.clauses import rule
from tests.games.deadwood.kit import P1, P2, P3, STARS, TILE, Table, last_turn


def annex(t: Table, place: str) -> None:
    """P1 goes there with his novice and annexes."""
    t.play(f"P1 go 1 {place}", "P1 annex")


@rule("DW-096", "DW-125")
@pytest.mark.parametrize("place", ["gunsmith", "gunsmith_2"])
def test_the_gunsmith_gives_a_dollar_and_two_cartridges(place: str) -> None:
    """From the supply."""
    t = Table(2, C2=place)
    annex(t, place)
    assert (t.camp.cash[P1], t.camp.shells[P1], t.camp.cartridges) == (6, 3, 16)


@rule("DW-097")
def test_the_bank_gives_five_dollars_and_a_wanted_token() -> None:
    """The token comes from the crime pool."""
    t = Table(2, C2="bank")
    annex(t, "bank")
    assert (t.camp.cash[P1], t.camp.wanted[P1], t.camp.pool) == (10, 1, 9)


@rule("DW-097")
def test_the_bank_with_an_empty_pool_gives_money_alone() -> None:
    """Nothing is left to take but the $5."""
    t = Table(2, C2="bank")
    t.camp.pool = 0
    annex(t, "bank")
    assert (t.camp.cash[P1], t.camp.wanted[P1]) == (10, 0)


@rule("DW-098", "DW-125")
@pytest.mark.parametrize("place", ["blacksmith", "blacksmith_2"])
def test_the_blacksmith_gives_a_dollar_and_a_horse(place: str) -> None:
    """From the supply."""
    t = Table(2, C2=place)
    annex(t, place)
    assert (t.camp.cash[P1], t.camp.stables[P1], t.camp.horses) == (6, 2, 17)


@rule("DW-099")
def test_the_casino_takes_a_dollar_from_a_chosen_player() -> None:
    """From one other; oneself is not offered."""
    t = Table(3, C2="casino")
    annex(t, "casino")
    assert (t.asks, t.offers) == ("P1 casino_target", ["rob P2", "rob P3"])
    t.play("P1 rob P3")
    assert t.camp.cash == [6, 5, 4]


@rule("DW-099", "DW-202")
def test_the_casino_takes_only_from_who_has_money() -> None:
    """With P2 poor, P3 pays unasked."""
    t = Table(3, C2="casino")
    t.camp.cash[P2] = 0
    annex(t, "casino")
    assert t.camp.cash == [6, 0, 4]


@rule("DW-099")
def test_the_casino_finds_nothing_among_the_poor() -> None:
    """Nobody else has a dollar: nothing happens."""
    t = Table(3, C2="casino")
    t.camp.cash[:] = [5, 0, 0]
    annex(t, "casino")
    assert (t.camp.cash, t.asks) == ([5, 0, 0], "P2 turn")


# --- Hotel -----------------------------------------------------------------------------------


@rule("DW-107")
def test_the_hotel_gives_two_dollars() -> None:
    """From the supply."""
    t = Table(2, C2="hotel")
    annex(t, "hotel")
    assert t.camp.cash == [7, 5]


@rule("DW-108", "DW-109", "DW-164")
def test_hotel_control_money() -> None:
    """DW-EX-17: away from the line, $2 for a Rail tile and later $4 for the Station."""
    t = Table(2, A1="hotel")
    t.no_tiles()
    t.put(P2, 1, "hotel")
    t.play("P1 go 1 town_hall", "P1 annex", "P1 rail_to F1")
    assert t.camp.cash[P2] == 5 + 2
    t.lay("F1", "E2", "D3", "C4")
    t.play("P2 go 2 church", "P2 stay", "P1 back town_hall", "P2 back church", "P2 enough")
    t.play("P1 go 1 town_hall", "P1 annex", "P1 rail_to B5")
    assert t.camp.cash[P2] == 5 + 2 + 4


@rule("DW-108")
def test_an_empty_hotel_earns_nothing() -> None:
    """Nobody controls it, nobody is paid."""
    t = Table(2, A1="hotel")
    t.no_tiles()
    t.play("P1 go 1 town_hall", "P1 annex", "P1 rail_to F1")
    assert t.camp.cash == [5, 5]


@rule("DW-109")
def test_a_hotel_beside_the_tile_is_paid_twice() -> None:
    """$2 for control and $2 by its railroad annexation."""
    t = Table(2, E1="hotel")
    t.no_tiles()
    t.put(P2, 1, "hotel")
    t.play("P1 go 1 town_hall", "P1 annex", "P1 rail_to F1", "P2 annex")
    assert t.camp.cash[P2] == 5 + 2 + 2


@rule("DW-109", "DW-153")
def test_a_hotel_razed_by_the_tile_earns_nothing() -> None:
    """It is gone before money is paid."""
    t = Table(2, F1="hotel")
    t.put(P2, 1, "hotel")
    t.play("P1 go 1 town_hall", "P1 annex", "P1 rail_to F1")
    assert t.camp.cash[P2] == 5
    assert t.told("hotel") == []


# --- Laundry ---------------------------------------------------------------------------------


@rule("DW-110", "DW-125")
@pytest.mark.parametrize("place", ["laundry", "laundry_2"])
def test_the_laundry_gives_a_dollar(place: str) -> None:
    """From the supply."""
    t = Table(2, C2=place)
    annex(t, place)
    assert t.camp.cash == [6, 5]


def washing(wanted: int, *laundries: str) -> Table:
    """P1 holds these Laundries and as many Wanted tokens."""
    t = Table(2, C2="laundry", C3="laundry_2", C4="general_store")
    t.camp.wanted[P1] = wanted
    for strength, place in enumerate(laundries, 2):
        t.put(P1, strength, place)
    return t


@rule("DW-111", "DW-113", "DW-114", "DW-125")
@pytest.mark.parametrize(
    ("laundries", "left"),
    [((), 3), (("laundry",), 2), (("laundry_2",), 2), (("laundry", "laundry_2"), 1)],
)
def test_laundry_and_church(laundries: tuple[str, ...], left: int) -> None:
    """DW-EX-18: of four tokens one, two or three are discarded with 0, 1 or 2 Laundries."""
    t = washing(4, *laundries)
    annex(t, "church")
    assert t.camp.wanted[P1] == left


@rule("DW-111")
def test_a_laundry_of_another_does_not_help() -> None:
    """P2 holds both; P1 discards one."""
    t = washing(4)
    t.put(P2, 1, "laundry")
    t.put(P2, 2, "laundry_2")
    annex(t, "church")
    assert t.camp.wanted[P1] == 3


@rule("DW-112", "DW-113")
@pytest.mark.parametrize(
    ("laundries", "left"), [(("laundry",), 2), (("laundry", "laundry_2"), 1)], ids=["a", "b"]
)
def test_store_move_from_laundry_to_church(laundries: tuple[str, ...], left: int) -> None:
    """DW-EX-19: (a) one Laundry, two tokens go; (b) both Laundries, three tokens go."""
    t = washing(4, *laundries)
    t.play("P1 go 1 general_store", "P1 annex", "P1 move laundry", "P1 move_to church", "P1 annex")
    assert t.camp.wanted[P1] == left


@rule("DW-112")
def test_whoever_comes_from_elsewhere_brings_no_laundry() -> None:
    """A store move from the Bank to the Church: one token."""
    t = washing(4)
    t.build("C5", "bank")
    t.put(P1, 2, "bank")
    t.play("P1 go 1 general_store", "P1 annex", "P1 move bank", "P1 move_to church", "P1 annex")
    assert t.camp.wanted[P1] == 3


@rule("DW-112", "DW-165")
def test_the_laundry_left_counts_for_one_annexation() -> None:
    """A Laundry taken along is worth nothing when the Station grants the Church another."""
    t = washing(9, "laundry")
    t.lay("F2", "E3", "D4", "C5")
    t.play("P1 go 1 general_store", "P1 annex", "P1 move laundry", "P1 move_to church", "P1 annex")
    assert t.camp.wanted[P1] == 7
    t.play("P2 go 1 town_hall", "P2 annex", "P2 rail_to B5", "P2 next P1 church")
    t.play("P1 annex", "P1 annex")
    assert t.camp.wanted[P1] == 5


@rule("DW-114")
@pytest.mark.parametrize("wanted", [0, 1, 2])
def test_no_more_is_discarded_than_one_has(wanted: int) -> None:
    """With both Laundries three would go; all go, and nothing is asked."""
    t = washing(wanted, "laundry", "laundry_2")
    boxed = t.camp.boxed
    annex(t, "church")
    assert (t.camp.wanted[P1], t.camp.boxed) == (0, boxed + wanted)
    assert t.asks == "P2 turn"


# --- Stage Depot -----------------------------------------------------------------------------


@rule("DW-115")
def test_the_stage_depot_builds_a_tile_of_a_chosen_stack() -> None:
    """$2, then the top tile of stack 2, seen by all, on a plot beside a building."""
    t = Table(2, C2="stage_depot")
    t.stack(2, "gold_mine", "saloon_2")
    annex(t, "stage_depot")
    assert (t.camp.cash[P1], t.offers) == (7, ["stack 1", "stack 2", "stack 3"])
    t.play("P1 stack 2")
    assert t.view(P2)["drawn"] == [TILE["gold_mine"]]
    assert "F1" not in t.goes("plot")
    t.play("P1 plot D1")
    assert (t.tile("D1"), t.pile(2), t.asks) == ("gold_mine", ["saloon_2"], "P2 turn")


@rule("DW-115")
def test_only_stacks_with_tiles_are_offered() -> None:
    """Stack 2 is empty."""
    t = Table(2, C2="stage_depot")
    t.stack(2)
    annex(t, "stage_depot")
    assert t.offers == ["stack 1", "stack 3"]


@rule("DW-115")
def test_with_all_stacks_empty_the_depot_gives_money() -> None:
    """$2 and no question."""
    t = Table(2, C2="stage_depot")
    t.no_tiles()
    annex(t, "stage_depot")
    assert (t.camp.cash[P1], t.asks) == (7, "P2 turn")


@rule("DW-115", "DW-092")
def test_a_depot_tile_without_room_goes_under_its_stack() -> None:
    """Rail tiles fill every empty plot: the drawn Bank goes under the Casino."""
    t = Table(2, C2="stage_depot")
    t.stack(1, "bank", "casino")
    t.camp.tile = [TILE["rail"] if tile < 0 else tile for tile in t.camp.tile]
    annex(t, "stage_depot")
    t.play("P1 stack 1")
    assert (t.pile(1), t.asks) == (["casino", "bank"], "P2 turn")


@rule("DW-116", "DW-173")
@pytest.mark.parametrize(("laid", "total"), [(0, 15), (4, 15), (5, 5)])
def test_the_depot_pays_if_there_is_no_station(laid: int, total: int) -> None:
    """$10 at the end to whoever controls it, while the line has its four rails and no Station."""
    t = Table(2, C1="stage_depot")
    t.put(P2, 1, "stage_depot")
    t.lay(*("F1", "E2", "D3", "C4", "B5")[:laid])
    if laid == 5:
        t.camp.cash[P1] = 6
    last_turn(t)
    assert t.view(-1)["players"][P2]["total"] == total


# --- no Control text -------------------------------------------------------------------------


@rule("DW-117")
def test_standing_elsewhere_gives_nothing() -> None:
    """P3 holds Bank, Casino, Gunsmith and Saloon through turns, a duel and a Rail tile."""
    t = Table(3, **STARS)
    t.no_tiles()
    for strength, place in [(1, "bank"), (2, "casino"), (3, "gunsmith"), (1, "saloon")]:
        t.put(P3, strength, place)
    t.camp.shells[:] = [0, 0, 0]
    t.camp.stables[P3] = 0
    t.dice(1, 6)
    t.play("P1 go 1 town_hall", "P1 annex", "P1 rail_to F1", "P2 go 1 saloon")
    assert t.count("dead", P2) == [1]
    assert (t.camp.cash[P3], t.camp.wanted[P3], t.camp.shells[P3]) == (5, 0, 0)
    assert t.asks == "P3 turn"
