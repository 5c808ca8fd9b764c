"""Section 9: what buildings earn, and what else they do."""

import pytest

from farwest.games.carson_city.rules.buildings import station
from farwest.games.carson_city.rules.income import BuildingIncome
from farwest.games.carson_city.rules.works import Works
from tests.clauses import rule
from tests.games.carson_city.kit import P1, P2, Table, around


def plot(tile: str) -> Table:
    """P1 has a building on G7; all eight neighbours are bare and unowned."""
    t = Table(2, buildings="full")
    t.build(P1, "G7", tile)
    return t


# --- incomes -----------------------------------------------------------------------------------


@rule("CC-106", "CC-116", "CC-117", "CC-118", "CC-124")
@pytest.mark.parametrize(
    ("tile", "step"), [("drugstore", 3), ("bank", 3), ("saloon", 5), ("general_store", 3)]
)
def test_shops_earn_by_the_house(tile: str, step: int) -> None:
    """From nothing on, a step for every unowned house."""
    t = plot(tile)
    assert t.income("G7") == 0
    for number, parcel in enumerate(around("G7"), 1):
        t.house(parcel)
        assert t.income("G7") == number * step


@rule("CC-107", "CC-108", "CC-106")
@pytest.mark.parametrize(
    ("tile", "most"), [("drugstore", 33), ("general_store", 33), ("bank", 45), ("saloon", 55)]
)
def test_shops_have_a_limit(tile: str, most: int) -> None:
    """Sixteen houses around would be worth more; the building stays what it is."""
    t = plot(tile)
    for parcel in around("G7"):
        t.town_house(parcel)
    assert (t.income("G7"), t.ground("G7")) == (most, tile)


@rule("CC-107", "CC-106", "CC-119")
@pytest.mark.parametrize(("number", "ranches", "dollars"), [(1, 0, 5), (3, 2, 25), (4, 6, 40)])
def test_the_blacksmith(number: int, ranches: int, dollars: int) -> None:
    """$5 a round and $5 for each ranch of his, at most $40."""
    t = plot("blacksmith")
    t.city.round = number
    t.row(*[""] * 7)
    for parcel in ["A1", "A2", "A3", "A4", "A5", "A6"][:ranches]:
        t.build(P1, parcel, "ranch")
    assert t.income("G7") == dollars


@rule("CC-109")
@pytest.mark.parametrize(
    ("tile", "symbols"),
    [
        *(("hotel", 2), ("station", 2), ("ranch", 1), ("church", 1), ("school", 1)),
        *(("mine", 0), ("bank", 0), ("prison", 0), ("drugstore", 0)),
    ],
)
def test_buildings_that_count_as_houses(tile: str, symbols: int) -> None:
    """P1's own, next to his saloon: $5 for each symbol."""
    t = plot("saloon")
    t.build(P1, "G8", tile)
    assert t.income("G7") == 5 * symbols


@rule("CC-109", "CC-110")
def test_the_town_hall_counts_for_everybody() -> None:
    """One symbol for both saloons next to it."""
    t = plot("saloon")
    t.build(P2, "G5", "saloon")
    t.town_hall("G6")
    assert (t.income("G7"), t.income("G5")) == (5, 5)


@rule("CC-118", "CC-110")
def test_saloons_side_by_side() -> None:
    """CC-EX-08-saloon-income: of three houses between them one is P1's: $15 and $10."""
    t = Table(2)
    t.build(P1, "F5", "saloon")
    t.build(P2, "F7", "saloon")
    t.own(P1, "E6")
    t.house("E6", "F6", "G6")
    assert (t.income("F5"), t.income("F7")) == (15, 10)


@rule("CC-111", "CC-110", "CC-106")
def test_a_mine() -> None:
    """Own and unowned mountains count, a rival's does not; one may serve two mines."""
    t = plot("mine")
    t.build(P2, "G5", "mine")
    t.mountain("G6", "F6", "H8")
    t.own(P1, "F6")
    assert t.income("G7") == 9
    assert t.income("G5") == 3


@rule("CC-111", "CC-112", "CC-120", "CC-126")
@pytest.mark.parametrize(("tile", "revolvers"), [("mine", 1), ("ranch", 1), ("prison", 2)])
def test_buildings_that_give_revolvers(tile: str, revolvers: int) -> None:
    """They are gained when it is built, and stay when the round is over."""
    t = Table(2)
    t.own(P1, "C3")
    t.hold(P1, tile)
    t.give(P1, roads=0)
    t.give(P2, roads=0)
    t.resolve()
    t.play(f"P1 work {tile}", "P1 build C3", *["P1 house C4"] * (tile == "prison"))
    assert t.city.revolvers[P1] == 1 + revolvers
    t.play("P1 spend 0", "P2 spend 0")
    assert (t.city.round, t.city.revolvers[P1]) == (2, 1 + revolvers)


@rule("CC-112", "CC-106")
def test_a_ranch() -> None:
    """$1 for each free parcel, whoever owns it; never less than $1."""
    t = plot("ranch")
    assert t.income("G7") == 8
    t.own(P2, "F6", "F7")
    assert t.income("G7") == 8
    t.house("F6")
    t.mountain("F7")
    t.build(P2, "F8", "bank")
    assert t.income("G7") == 5
    t.mountain("G6", "G8", "H6", "H7", "H8")
    assert t.income("G7") == 1


@rule("CC-112")
def test_free_land_serves_every_ranch() -> None:
    """Two ranches in a row share six parcels and lose one to each other."""
    t = plot("ranch")
    t.build(P2, "G6", "ranch")
    assert (t.income("G7"), t.income("G6")) == (7, 7)


@rule("CC-113", "CC-106")
def test_a_hotel() -> None:
    """$6, whatever is around."""
    t = plot("hotel")
    assert t.income("G7") == 6
    t.house(*around("G7"))
    assert t.income("G7") == 6


@rule("CC-116", "CC-109")
def test_a_drugstore() -> None:
    """CC-EX-10-drugstore: three houses, the ranch as a house and as a ranch."""
    t = plot("drugstore")
    t.build(P1, "G6", "ranch")
    t.house("F6", "F7", "F8")
    assert t.income("G7") == 15


@rule("CC-117", "CC-109")
def test_a_bank() -> None:
    """CC-EX-11-bank: a house, a hotel of two symbols, and a mine far away."""
    t = plot("bank")
    t.build(P1, "A1", "mine")
    t.build(P2, "A2", "mine")
    t.house("F6")
    t.build(P1, "F7", "hotel")
    assert t.income("G7") == 12


@rule("CC-124")
def test_a_general_store() -> None:
    """CC-EX-13-general-store: $6 for an own house, $3 for an unowned one and a rival's church."""
    t = plot("general_store")
    t.own(P1, "F6")
    t.house("F6", "F7")
    t.build(P2, "F8", "church")
    assert t.income("G7") == 12


@rule("CC-114", "CC-120", "CC-121", "CC-123")
@pytest.mark.parametrize("tile", ["church", "prison", "station", "school"])
def test_buildings_without_income(tile: str) -> None:
    """Not even among houses."""
    t = plot(tile)
    t.house(*around("G7"))
    t.do(BuildingIncome())
    t.city.advance()
    assert (t.income("G7"), t.told("income"), t.city.cash[P1]) == (0, [], 15)


@rule("CC-125")
def test_pending_tiles_give_nothing() -> None:
    """Neither revolvers, nor a ranch for the drugstore, nor points."""
    t = plot("drugstore")
    t.hold(P1, "ranch", "mine", "prison")
    assert (t.income("G7"), t.city.revolvers[P1]) == (0, 1)
    assert t.strength(P1) == 4


# --- the church --------------------------------------------------------------------------------


def raid(*defenders: int) -> Table:
    """P2 stands on P1's saloon on C3, and P1 has a church in hand for C4."""
    t = Table(3)
    for seat in range(3):
        t.give(seat, roads=0)
    t.build(P1, "C3", "saloon")
    t.own(P1, "C4")
    t.hold(P1, "church")
    for seat in (P2, *defenders):
        t.put(seat, "C3")
    t.do(Works(), BuildingIncome())
    return t


@rule("CC-115", "CC-325")
def test_a_new_church_drives_attackers_off() -> None:
    """CC-EX-32-church-cancels: P2's cowboy is back, the saloon pays P1 in full."""
    t = raid()
    t.play("P1 work church", "P1 build C4")
    assert t.at("C3") == [P2], "not before the church is complete"
    t.play("P1 house D3")
    assert (t.at("C3"), t.city.reserve[P2]) == ([], 4)
    assert t.city.cash[:2] == [15 + 15, 15]


@rule("CC-115", "CC-325")
def test_the_defender_stays() -> None:
    """CC-EX-51-church-and-defender: no duel; P1's cowboy stays until incomes are paid."""
    t = raid(P1)
    t.play("P1 work church", "P1 build C4", "P1 house D3")
    assert (t.told("duel"), t.told("driven_off")) == ([], [(P2, 18)])
    assert (t.city.reserve[P1], t.city.reserve[P2]) == (3, 4)
    assert t.city.cash[P1] == 15 + 15


@rule("CC-325")
def test_cowboys_against_an_outlaw_stay() -> None:
    """P2 came for the outlaw on the saloon; the church does not send him home."""
    t = raid()
    t.outlaw("C3")
    t.dice(6)
    t.play("P1 work church", "P1 build C4", "P1 house D3")
    assert t.told("driven_off") == []
    assert t.told("outlaw_beaten") == [(P2, 18)]
    assert t.told("stole") == []


# --- the station -------------------------------------------------------------------------------


def railway(*lines: str) -> Table:
    """P1 holds the station; roads run along these edges, and G7 and B1 are his."""
    t = Table(2, buildings="full")
    t.road(*lines)
    t.own(P1, "B1", "B8", "C5")
    t.hold(P1, "station")
    for seat in (P1, P2):
        t.give(seat, roads=0)
    t.do(Works())
    return t


@rule("CC-121", "CC-094")
def test_the_station_stands_beside_a_straight_road() -> None:
    """A road along the whole line 2: B1 and B8 lie above it; C5 below; no house is needed."""
    t = railway(*[f"H2-{j}" for j in range(8)])
    t.play("P1 work station")
    assert t.ends("build") == ["B1", "B8", "C5"]
    t.play("P1 build B1")
    assert (t.ground("B1"), t.told("house"), t.asks) == ("station", [], "")


@rule("CC-121")
def test_a_gap_spoils_the_line() -> None:
    """Seven of eight edges are not enough."""
    t = railway(*[f"H2-{j}" for j in range(7)])
    assert t.asks == ""


@rule("CC-121")
def test_border_lines_and_columns_count_and_corners_do_not() -> None:
    """Along the left border only B1 has a side; along column 5, C5."""
    t = railway(*[f"V{i}-0" for i in range(8)])
    t.play("P1 work station")
    assert t.ends("build") == ["B1"]
    t = railway(*[f"V{i}-5" for i in range(8)])
    t.play("P1 work station")
    assert t.ends("build") == ["C5"]


@rule("CC-122", "CC-109", "CC-156")
def test_what_the_station_scores() -> None:
    """CC-EX-12-station: 12 houses, 2 hotels, 4 ranches, a church and itself: 23, so 11 VP."""
    t = Table(2, buildings="full")
    t.house(*[f"A{n}" for n in range(1, 9)], "B1", "B2", "B3")
    t.build(P1, "H1", "station")
    tiles = ["hotel"] * 2 + ["ranch"] * 4 + ["church"]
    for column, tile in enumerate(tiles, 2):
        t.build(P2, f"H{column}", tile)
    assert station.final_points(t.city, P1) == 11
    assert station.final_points(t.city, P2) == 0
