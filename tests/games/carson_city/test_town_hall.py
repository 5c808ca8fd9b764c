"""Section 9: the Town Hall."""

import pytest

from farwest.games.carson_city.box import BUILDINGS, DRUGSTORE
from farwest.games.carson_city.rules.ending import CardsReturn
from farwest.games.carson_city.rules.income import BuildingIncome
from farwest.games.carson_city.rules.parcels import ParcelStep
from farwest.games.carson_city.rules.row import FillRow
from farwest.games.carson_city.state import IN_RESERVE
from tests.clauses import rule
from tests.games.carson_city.kit import P1, P2, P3, PARCEL, PARCEL_NAMES, Table


def drawn() -> Table:
    """The $12 square is empty; the Town Hall comes out of the bag, then a prison. P2 is first."""
    t = Table(3, buildings="full")
    t.city.order = [P2, P3, P1]
    t.row("", "ranch", "hotel", "saloon", "bank", "mine", "ranch")
    t.draw("town_hall", "prison")
    t.do(FillRow())
    return t


def town(*there: int) -> Table:
    """The Town Hall stands on C4, with cowboys of these players."""
    t = Table(3, buildings="full")
    t.town_hall("C4")
    for seat in there:
        t.put(seat, "C4")
    return t


@rule("CC-127", "CC-012")
def test_the_first_player_places_it() -> None:
    """On a free, equipped, unowned parcel; then another tile is drawn. Nothing is paid."""
    t = drawn()
    t.own(P1, "C3")
    t.mountain("C5")
    assert (t.asks, t.ends("build")) == (
        "P2 townhall_place",
        ["C4", "D3", "D5", "E3", "E4", "E5"],
    )
    t.play("P2 build E5")
    assert (t.ground("E5"), t.on_row()[0]) == ("town_hall", "prison")
    assert (t.city.cash, t.told("house")) == ([15, 15, 15], [])


@rule("CC-128")
def test_a_road_from_the_supply_if_no_parcel_fits() -> None:
    """All nine equipped parcels are taken: P2 lays a road, and C6 fits."""
    t = drawn()
    t.mountain("C3", "C4", "C5", "D3", "D5", "E3", "E4", "E5")
    assert t.asks == "P2 townhall_road"
    t.play("P2 road H3-4")
    assert (t.asks, t.ends("build")) == ("P2 townhall_place", ["C6", "D6"])
    assert t.city.roads == [1, 1, 1]


@rule("CC-128", "CC-307")
def test_only_roads_that_help_are_offered() -> None:
    """All around is full but C6, and one road reaches it: both are taken unasked."""
    t = drawn()
    ring = [p for p in PARCEL_NAMES if p[0] in "BCDEF" and p[1] in "23456" and p != "D4"]
    ring.remove("C6")
    t.mountain(*ring)
    assert (t.asks, t.ground("C6")) == ("", "town_hall")
    assert sorted(t.laid()) == ["H3-3", "H3-4", "H4-3", "V3-3", "V3-4"]


@rule("CC-128")
def test_without_any_place_it_leaves_the_game() -> None:
    """The whole map is mountains; the prison is drawn all the same."""
    t = drawn()
    t.mountain(*[parcel for parcel in PARCEL_NAMES if parcel != "D4"])
    assert t.asks == ""
    assert (t.told("town_hall_gone"), t.on_row()[0]) == ([()], "prison")
    assert t.city.town_hall == -1


@rule("CC-128")
def test_never_under_an_outlaw() -> None:
    """C4 has one."""
    t = drawn()
    t.outlaw("C4")
    assert "C4" not in t.ends("build")


@rule("CC-128", "CC-238")
def test_the_road_is_no_bridge() -> None:
    """With river, crossing edges are not offered for it."""
    t = Table(2, centre="C2", buildings="full", river=True)
    t.row("", "ranch", "hotel", "saloon", "bank", "mine", "ranch")
    t.draw("town_hall", "prison")
    t.mountain("B1", "B2", "B3", "C1", "C3")
    t.do(FillRow())
    assert t.asks == "P1 townhall_road"
    assert not {"V3-1", "V3-2"} & set(t.ends("road"))


@rule("CC-129", "CC-034")
def test_its_parcel_is_never_owned() -> None:
    """A cowboy there buys nothing, and the Settler cannot take it."""
    t = town(P1)
    t.do(ParcelStep())
    assert (t.asks, t.at("C4")) == ("", [P1])
    t.choose()
    t.play("P1 card settler")
    assert "C4" not in t.ends("take")
    assert "C5" in t.ends("take")


@rule("CC-130")
def test_who_is_not_there_may_come() -> None:
    """P2 sits there: P1 may come, P2 may not come again."""
    t = town()
    t.sits(P2)
    assert t.can("P1 place C4")
    t.play("P1 place C4")
    assert not t.can("P2 place C4")


@rule("CC-131", "CC-133")
def test_they_duel_for_it() -> None:
    """P2 sat there and loses to P1: his cowboy is back, and P1 stays."""
    t = town(P1)
    t.sits(P2)
    t.dice(6, 1)
    t.do(BuildingIncome())
    t.city.advance()
    assert (t.city.occupant, t.at("C4"), t.city.reserve[P2]) == (P1, [P1], 4)


@rule("CC-131", "CC-134")
def test_a_single_cowboy_occupies_it_unasked() -> None:
    """No dice, no question."""
    t = town(P3)
    t.do(BuildingIncome())
    assert (t.asks, t.city.occupant, t.at("C4")) == ("", P3, [P3])


@rule("CC-132")
@pytest.mark.parametrize(
    ("tile", "more"),
    [
        *(("drugstore", 3), ("bank", 3), ("saloon", 5), ("general_store", 3), ("blacksmith", 5)),
        *(("mine", 0), ("ranch", 0), ("hotel", 0)),
    ],
)
def test_shops_of_the_occupant_earn_a_step_more(tile: str, more: int) -> None:
    """Not mines, ranches and hotels; not those of others."""
    t = town()
    t.build(P1, "G7", tile)
    t.house("G6")
    t.mountain("G8")
    before = t.income("G7")
    t.sits(P1)
    assert t.income("G7") == before + more
    t.city.occupant = P2
    assert t.income("G7") == before


@rule("CC-132", "CC-140")
def test_the_step_stays_within_the_cap() -> None:
    """A drugstore at its $33 earns no more."""
    t = town()
    t.build(P1, "G7", BUILDINGS[DRUGSTORE])
    for parcel in ("F6", "F7", "F8", "G6", "G8", "H6"):
        t.town_house(parcel)
    t.sits(P1)
    assert t.income("G7") == 33


@rule("CC-133")
def test_the_occupant_stays_and_is_no_strength() -> None:
    """Into the next round; he is one of the ten, so P1 gets fewer new cowboys."""
    t = town()
    t.give(P1, reserve=7)
    t.sits(P1)
    assert t.strength(P1) == 8
    t.end_round()
    t.bag()
    t.play(*[f"P{n} spend 0" for n in (1, 2, 3)])
    assert (t.city.round, t.city.occupant, t.at("C4")) == (2, P1, [P1])
    assert t.city.reserve[P1] == 9


@rule("CC-133", "CC-132")
def test_the_bonus_ends_with_the_occupation() -> None:
    """P1's saloon with one house pays $5 in the step in which he is ousted."""
    t = town(P2)
    t.sits(P1)
    t.build(P1, "G7", "saloon")
    t.house("G6")
    t.dice(1, 6)
    t.do(BuildingIncome())
    t.city.advance()
    assert t.told("income") == [(P1, PARCEL["G7"], 5, BUILDINGS.index("saloon"))]


@rule("CC-134")
def test_a_white_cowboy_leaves_after_the_round() -> None:
    """He gives the bonus, then the Town Hall is empty."""
    t = town()
    t.holds(P1, "sheriff")
    t.white("C4")
    t.do(BuildingIncome())
    t.city.advance()
    assert t.city.occupant == P1
    t.do(CardsReturn())
    t.city.advance()
    assert (t.city.occupant, t.city.white, t.city.at[t.place("C4")]) == (-1, -1, 0)


@rule("CC-324")
def test_a_sitting_occupant_counts_as_standing_there() -> None:
    """The white cowboy may not come, nor the red Sheriff."""
    t = town()
    t.sits(P2)
    t.holds(P1, "sheriff")
    t.city.white = IN_RESERVE
    assert not t.can("P1 white_place C4")
    t = town()
    t.sits(P2)
    t.holds(P1, "sheriff", 1)
    assert not t.can("P1 place C4")


@rule("CC-324", "CC-344")
def test_a_sitting_occupant_is_not_moved() -> None:
    """With corral 2, P1 may move his cowboy on Gambling, not the one in the Town Hall."""
    t = Table(2, buildings="full", horses=True)
    t.town_hall("C4")
    t.sits(P1)
    t.play("P1 place gambling", "P1 horse 2")
    assert t.ends("move") == ["gambling"]


@rule("CC-324", "CC-192")
def test_dynamite_serves_in_one_duel_only() -> None:
    """P1 brought it and rolls two dice; it is gone when he sits there."""
    t = town(P1, P2)
    t.city.blast[t.place("C4")] = 1 << P1
    t.dice(1, 1, 1)
    t.do(BuildingIncome())
    t.city.advance()
    assert (t.told("shot"), t.city.occupant) == ([(P1, 2, 6), (P2, 1, 5)], P1)
    assert t.city.blast[t.place("C4")] == 0


@rule("CC-324")
def test_dynamite_is_gone_even_without_a_duel() -> None:
    """P1 comes alone with it; next round it is not there any more."""
    t = town(P1)
    t.city.blast[t.place("C4")] = 1 << P1
    t.do(BuildingIncome())
    assert (t.asks, t.city.occupant) == ("", P1)
    assert t.city.blast[t.place("C4")] == 0
