"""Section 6: what the action squares do."""

import pytest

from farwest.games.carson_city import box
from farwest.games.carson_city.rules.parcels import ParcelStep, price
from farwest.games.carson_city.rules.resolution import OneRoad, Square
from farwest.games.carson_city.rules.wages import Wages
from tests.clauses import rule
from tests.games.carson_city.kit import P1, P2, P3, PARCEL, Table, around


def act(t: Table, square: str) -> None:
    """P1 alone stands on a square, which is resolved as far as nobody is asked."""
    t.put(P1, square)
    t.do(Square(t.place(square)))
    t.city.advance()


@rule("CC-067")
def test_wages() -> None:
    """$4 for each cowboy; P2 with two is served before P1, as the turn order says."""
    t = Table(3)
    t.city.order = [P2, P3, P1]
    t.put(P1, "wages")
    t.put(P2, "wages", "wages")
    t.do(Wages())
    t.city.advance()
    assert t.told("earned") == [(P2, 8, box.WAGES), (P1, 4, box.WAGES)]
    assert (t.city.cash, t.told("duel")) == ([19, 23, 15], [])


@rule("CC-068", "CC-009")
def test_the_chip_adds_three_to_strength() -> None:
    """3 cowboys and a revolver, then 3 more."""
    t = Table(2)
    assert t.strength(P1) == 4
    act(t, "ammo")
    assert t.strength(P1) == 7


@rule("CC-069")
def test_the_chip_is_no_revolver() -> None:
    """The revolvers that are counted and taxed stay one."""
    t = Table(2)
    act(t, "ammo")
    assert t.city.revolvers == [1, 1]


@rule("CC-069", "CC-208")
def test_the_chip_is_not_taxed() -> None:
    """The red Governor taxes arms: P1 with the chip pays for his one revolver only."""
    t = Table(2)
    t.city.side[box.GOVERNOR] = 1
    t.city.chip = P1
    t.city.order = [P2, P1]
    t.choose()
    t.city.chip = P1
    t.play("P2 card governor", "P2 tax arms")
    assert [paid for _, _, paid in t.told("paid_tax")] == [1]


@rule("CC-070")
def test_three_roads() -> None:
    """They go into the reserve."""
    t = Table(2)
    act(t, "roads3")
    assert t.city.roads == [4, 1]


@rule("CC-071")
def test_one_road_for_each_cowboy() -> None:
    """P1 has two cowboys there, P2 one."""
    t = Table(2)
    t.put(P1, "road1", "road1")
    t.put(P2, "road1")
    t.do(OneRoad())
    t.city.advance()
    assert (t.city.roads, t.told("duel")) == ([3, 2], [])


# --- parcels -----------------------------------------------------------------------------------


@rule("CC-072")
def test_the_price_of_a_parcel() -> None:
    """CC-EX-04-parcel-price: 2 houses, 2 saloons and 1 mountain around make $6."""
    t = Table(2)
    t.house("F5", "F6")
    t.build(P2, "F7", "saloon")
    t.build(P2, "G5", "saloon")
    t.mountain("G7")
    t.put(P1, "G6")
    t.do(ParcelStep())
    t.play("P1 buy G6")
    assert (t.told("bought_parcel"), t.city.cash[P1]) == ([(P1, PARCEL["G6"], 6)], 9)


@rule("CC-072")
def test_the_bounds_of_the_price() -> None:
    """CC-EX-05-price-bounds: $1 among bare parcels, $10 for a mountain among eight mountains."""
    t = Table(2)
    t.mountain("F6", *around("F6"))
    assert price(t.city, PARCEL["B2"]) == 1
    assert price(t.city, PARCEL["F6"]) == 10


@rule("CC-073")
def test_what_counts_once_and_what_not() -> None:
    """A town house and the Town Hall count once each; river and outlaws do not."""
    t = Table(2, centre="B2", buildings="full", river=True, outlaws=True)
    t.town_house("F6")
    t.town_hall("F7")
    t.outlaw("G8")
    assert price(t.city, PARCEL["G7"]) == 3
    assert price(t.city, PARCEL["F8"]) == 2
    assert t.ground("E8") == "river"


@rule("CC-074")
def test_all_duels_before_the_first_purchase() -> None:
    """P2's duel for H8 is over when P1 is asked; then P2, in turn order."""
    t = Table(3)
    t.put(P1, "A1")
    t.put(P2, "H8")
    t.put(P3, "H8")
    t.dice(6, 1)
    t.do(ParcelStep())
    assert (t.asks, t.told("duel_won")) == ("P1 buy_parcels", [(P2, t.place("H8"))])
    t.play("P1 buy A1")
    assert t.asks == "P2 buy_parcels"


@rule("CC-074", "CC-006", "CC-013")
def test_only_what_can_be_paid_is_offered() -> None:
    """P1 has $3 for parcels at $1, $1 and $2, next to the centre."""
    t = Table(2)
    t.give(P1, cash=3)
    t.put(P1, "A1", "A8", "C4")
    t.do(ParcelStep())
    assert t.ends("buy") == ["A1", "A8", "C4"]
    t.play("P1 buy C4")
    assert t.ends("buy") == ["A1", "A8"]
    t.play("P1 buy A1")
    assert (t.asks, t.city.cash[P1], t.owner("A8")) == ("", 0, -1)


@rule("CC-074", "CC-058")
def test_parcels_not_bought_are_renounced() -> None:
    """P1 buys none; his cowboys go to the supply."""
    t = Table(2)
    t.put(P1, "A1", "A8")
    before = t.city.supply[P1]
    t.do(ParcelStep())
    t.play("P1 buy_done")
    assert (t.asks, t.at("A1"), t.owner("A1")) == ("", [], -1)
    assert t.city.supply[P1] == before + 2


@rule("CC-075", "CC-005")
def test_the_buyer_owns_what_is_there() -> None:
    """He pays, his title lies on the mountain's parcel, and his cowboy is used up."""
    t = Table(2)
    t.mountain("A1")
    t.put(P1, "A1")
    before = t.city.supply[P1]
    t.do(ParcelStep())
    t.play("P1 buy A1")
    assert (t.owner("A1"), t.city.titles[P1], t.city.cash[P1]) == (P1, 11, 13)
    assert (t.at("A1"), t.city.supply[P1]) == ([], before + 1)


# --- tiles -------------------------------------------------------------------------------------


@rule("CC-076")
@pytest.mark.parametrize("price", [12, 10, 8, 6, 5, 4, 3])
def test_a_tile_costs_its_printed_price(price: int) -> None:
    """Paid at once, the tile leaves the row and waits with its buyer."""
    t = Table(2)
    square = t.place(f"build{price}")
    tile = t.on_row()[square - box.BUILD12]
    act(t, f"build{price}")
    t.play("P1 purchase")
    assert t.told("bought_tile")[0][2] == price
    assert (t.city.cash[P1], t.pending(P1)) == (15 - price, [tile])
    assert t.on_row()[square - box.BUILD12] == ""


@rule("CC-076")
def test_a_bought_tile_can_be_built_at_once() -> None:
    """P1 owns a bare parcel for the ranch."""
    t = Table(2)
    t.own(P1, "A1")
    act(t, "build3")
    t.play("P1 purchase")
    assert t.asks == "P1 build_now"
    t.play("P1 build A1")
    assert (t.ground("A1"), t.pending(P1)) == ("ranch", [])


@rule("CC-077", "CC-013")
def test_who_cannot_pay_leaves_the_tile() -> None:
    """$5 do not buy the saloon for $6; nobody is asked."""
    t = Table(2)
    t.give(P1, cash=5)
    act(t, "build6")
    assert (t.asks, t.on_row()[3], t.city.cash[P1]) == ("", "saloon", 5)


# --- incomes and points ------------------------------------------------------------------------


@rule("CC-078")
def test_parcel_income() -> None:
    """$2 for each of four parcels: bare, mountain, house, building."""
    t = Table(2)
    t.own(P1, "A1", "A2", "A3")
    t.mountain("A2")
    t.house("A3")
    t.build(P1, "A4", "ranch")
    act(t, "inc_parcels")
    assert t.city.cash[P1] == 15 + 8


@rule("CC-079")
def test_cowboy_income() -> None:
    """Strength 4: $8; the cowboy on the square does not count."""
    t = Table(2)
    act(t, "inc_cowboys")
    assert t.city.cash[P1] == 15 + 8


@rule("CC-080")
def test_gambling() -> None:
    """6 and 5: $11."""
    t = Table(2)
    t.dice(6, 5)
    act(t, "gambling")
    assert t.city.cash[P1] == 15 + 11


@rule("CC-081")
@pytest.mark.parametrize(("parcels", "points"), [(1, 0), (4, 2), (5, 2)])
def test_points_for_parcels(parcels: int, points: int) -> None:
    """One for every two."""
    t = Table(2)
    t.own(P1, *["A1", "A2", "A3", "A4", "A5"][:parcels])
    act(t, "vp_parcels")
    assert t.city.points[P1] == points


@rule("CC-082")
def test_points_for_buildings() -> None:
    """Two stand; the house, the mountain and the pending bank do not count."""
    t = Table(2)
    t.build(P1, "A1", "ranch")
    t.build(P1, "A2", "church")
    t.own(P1, "A3", "A4")
    t.house("A3")
    t.mountain("A4")
    t.hold(P1, "bank")
    act(t, "vp_buildings")
    assert t.city.points[P1] == 2


@rule("CC-083")
@pytest.mark.parametrize(("strength", "points"), [(4, 2), (7, 3)])
def test_points_for_strength(strength: int, points: int) -> None:
    """One for every two."""
    t = Table(2)
    t.powers(P1, strength)
    act(t, "vp_cowboys")
    assert t.city.points[P1] == points


@rule("CC-084")
@pytest.mark.parametrize(("price", "most"), [(5, 3), (4, 3), (3, 5), (2, 7)])
def test_points_for_money(price: int, most: int) -> None:
    """With $15 any number from 0 on; 2 of them cost twice the price."""
    t = Table(2)
    act(t, f"buy{price}")
    assert t.ends("points") == [str(number) for number in range(most + 1)]
    t.play("P1 points 2")
    assert (t.city.cash[P1], t.city.points[P1]) == (15 - 2 * price, 2)


GIFTS = ("ammo", "roads3", "inc_parcels", "inc_cowboys", "vp_parcels", "vp_buildings", "vp_cowboys")


@rule("CC-314")
@pytest.mark.parametrize("square", GIFTS)
def test_gifts_are_taken_unasked(square: str) -> None:
    """Nothing is paid, so nothing is asked."""
    t = Table(2)
    act(t, square)
    assert t.asks == ""


@rule("CC-314")
@pytest.mark.parametrize("square", ["build12", "buy5"])
def test_renouncing_is_offered_where_one_pays(square: str) -> None:
    """A tile can be renounced, and no point bought."""
    t = Table(2)
    act(t, square)
    assert {"renounce", "points 0"} & set(t.offers())
