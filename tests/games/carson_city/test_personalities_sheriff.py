"""Section 13: the Sheriff (1), white cowboy and red side."""

import pytest

from farwest.games.carson_city import box
from farwest.games.carson_city.rules.income import BuildingIncome
from farwest.games.carson_city.rules.resolution import OneRoad, Square
from farwest.games.carson_city.rules.wages import Wages
from farwest.games.carson_city.state import IN_RESERVE
from farwest.kernel.steps import NOBODY
from tests.clauses import rule
from tests.games.carson_city.cards import choosing, return_cards
from tests.games.carson_city.kit import P1, P2, P3, PARCEL, PARCEL_NAMES, Table


def sheriff(seats: int = 2, **options: bool | str) -> Table:
    """P1 has the white cowboy; phase 2 begins."""
    t = Table(seats, **options)
    t.holds(P1, "sheriff")
    t.city.white = IN_RESERVE
    return t


# --- yellow ------------------------------------------------------------------------------------


@rule("CC-166")
def test_the_sheriff_receives_the_white_cowboy() -> None:
    """P1 takes the card and may place him; P2 may not."""
    t = choosing(seats=2)
    t.play("P1 card sheriff", "P2 card banker")
    assert t.can("P1 white_place gambling")
    t.play("P1 pass")
    assert t.ends("white_place") == []


@rule("CC-166")
def test_the_white_cowboy_is_one_placement() -> None:
    """It is P2's turn then; P1 has as many cowboys as before, and no second white one."""
    t = sheriff()
    t.play("P1 white_place gambling")
    assert (t.asks, t.city.reserve[P1]) == ("P2 place", 3)
    t.play("P2 pass")
    assert (t.asks, t.ends("white_place")) == ("P1 place", [])
    assert t.can("P1 place ammo")


@rule("CC-166")
def test_the_white_cowboy_stays_for_a_round() -> None:
    """Not placed, he leaves with the card."""
    t = sheriff()
    return_cards(t)
    assert (t.city.white, t.strength(P1)) == (NOBODY, 4)


@rule("CC-166", "CC-168")
def test_the_white_cowboy_works_on_wages_and_roads() -> None:
    """Beside P1's own and P2's cowboys he earns $4, or a road."""
    t = sheriff()
    t.white("wages")
    t.put(P1, "wages")
    t.put(P2, "wages")
    t.do(Wages())
    t.city.advance()
    assert (t.city.cash, t.city.white) == ([15 + 8, 15 + 4], NOBODY)
    t.white("road1")
    t.put(P2, "road1")
    t.do(OneRoad())
    t.city.advance()
    assert (t.city.roads, t.city.white) == ([2, 2], NOBODY)


@rule("CC-167")
def test_where_the_white_cowboy_may_stand() -> None:
    """Empty squares, unowned parcels, his own ranch, the Town Hall; no outlaw, no rival's."""
    t = sheriff(3, buildings="full", outlaws=True)
    t.town_hall("C4")
    t.build(P1, "A1", "ranch")
    t.build(P2, "A2", "ranch")
    t.own(P1, "A3")
    t.own(P2, "A4")
    t.build(P1, "A5", "mine")
    t.outlaw("A5", "A6")
    t.put(P2, "A7", "wages", "ammo")
    t.put(P1, "A8", "gambling")
    squares = set(box.SQUARES) - {"wages", "ammo", "gambling"}
    parcels = set(PARCEL_NAMES) - {"A2", "A3", "A4", "A5", "A6", "A7", "A8"}
    assert set(t.ends("white_place")) == squares | parcels


@rule("CC-167")
def test_the_white_cowboy_comes_to_no_attacked_building() -> None:
    """P2 attacks P1's ranch: there the white cowboy would duel."""
    t = sheriff()
    t.build(P1, "A1", "ranch")
    assert t.can("P1 white_place A1")
    t.put(P2, "A1")
    assert not t.can("P1 white_place A1")


@rule("CC-167")
def test_the_white_cowboy_needs_an_open_square() -> None:
    """Nobody may choose the Ammunition without its chip, nor an empty building square."""
    t = sheriff()
    t.city.chip = P2
    t.row("", "ranch", "hotel", "saloon", "bank", "mine", "ranch")
    assert not {"ammo", "build12"} & set(t.ends("white_place"))
    assert "build10" in t.ends("white_place")


@rule("CC-168")
def test_nobody_joins_the_white_cowboy() -> None:
    """Neither P2 nor P1 himself: on Gambling, a parcel and P1's building."""
    for place in ("gambling", "H8", "A1"):
        t = sheriff()
        t.build(P1, "A1", "ranch")
        t.play(f"P1 white_place {place}")
        assert not t.can(f"P2 place {place}"), place
        t.play("P2 place ammo")
        assert not t.can(f"P1 place {place}"), place


@rule("CC-168")
@pytest.mark.parametrize("square", ["wages", "road1"])
def test_wages_and_one_road_stay_open(square: str) -> None:
    """All may work beside him."""
    t = sheriff()
    t.play(f"P1 white_place {square}")
    assert t.can(f"P2 place {square}")


@rule("CC-168", "CC-199")
def test_the_singer_may_join_the_white_cowboy() -> None:
    """P2's cowboy may come to Gambling with her token, not without; both get their money."""
    t = sheriff()
    t.holds(P2, "singer")
    t.give(P2, tokens=2)
    t.play("P1 white_place gambling")
    assert not t.can("P2 place gambling")
    t.play("P2 place_lady gambling", "P1 pass", "P2 pass")
    t.dice(1, 2, 3, 4)
    t.do(Square(box.GAMBLING))
    t.city.advance()
    assert t.told("gambled") == [(P2, 1, 2, 3), (P1, 3, 4, 7)]


@rule("CC-331", "CC-287")
def test_the_white_cowboy_enters_no_corral() -> None:
    """With the white cowboy alone in his reserve P1 is offered no corral."""
    t = sheriff(horses=True)
    assert t.ends("corral_boy") == ["1", "2", "3", "4", "5"]
    t.give(P1, reserve=0)
    assert t.ends("corral_boy") == []
    assert t.can("P1 white_place ammo")


@rule("CC-331", "CC-193")
def test_dynamite_with_the_white_cowboy_on_an_own_mine() -> None:
    """The mine of $6 pays $18; the token is gone."""
    t = sheriff()
    t.build(P1, "A1", "mine")
    t.mountain("A2", "B1")
    t.give(P1, dynamite=1)
    t.play("P1 white_blast A1", "P2 pass", "P1 pass")
    t.do(BuildingIncome())
    t.city.advance()
    assert (t.city.cash[P1], t.city.dynamite[P1], sum(t.city.blast)) == (15 + 18, 0, 0)


@rule("CC-331")
def test_dynamite_with_the_white_cowboy_elsewhere_is_lost() -> None:
    """On Parcel income it does nothing; on Wages and 1 Road it is not offered."""
    t = sheriff()
    t.own(P1, "A1")
    t.give(P1, dynamite=1)
    assert set(t.ends("white_place")) - set(t.ends("white_blast")) == {"wages", "road1"}
    t.play("P1 white_blast inc_parcels", "P2 pass", "P1 pass")
    t.do(Square(box.INC_PARCELS))
    t.city.advance()
    assert (t.city.cash[P1], t.city.dynamite[P1], sum(t.city.blast)) == (17, 0, 0)


# --- red ---------------------------------------------------------------------------------------


def peaceful(**options: bool | str) -> Table:
    """P1 is the red Sheriff; P1 and P2 have a ranch each; phase 2 begins."""
    t = Table(3, **options)
    t.holds(P1, "sheriff", 1)
    t.build(P1, "A1", "ranch")
    t.build(P2, "H8", "ranch")
    return t


@rule("CC-169")
def test_the_red_sheriff_receives_no_white_cowboy() -> None:
    """P1 takes the card: nothing to place but his own."""
    t = choosing("sheriff red", seats=2)
    t.play("P1 card sheriff", "P2 card banker")
    assert (t.ends("white_place"), t.city.white) == ([], NOBODY)


@rule("CC-169")
def test_the_red_sheriff_attacks_nobody() -> None:
    """P2's ranch is closed to him; P3 may go there."""
    t = peaceful()
    assert not t.can("P1 place H8")
    t.play("P1 pass", "P2 pass")
    assert t.can("P3 place H8")


@rule("CC-169")
def test_the_red_sheriff_avoids_other_cowboys() -> None:
    """No square and no parcel where P2 stands, but Wages and 1 Road."""
    t = peaceful()
    before = set(t.ends("place"))
    t.put(P2, "gambling", "B2", "wages", "road1")
    assert before - set(t.ends("place")) == {"gambling", "B2"}


@rule("CC-169")
def test_the_red_sheriff_defends_his_buildings() -> None:
    """P2 attacks his ranch; he may come, though P2 is there already."""
    t = peaceful()
    t.put(P2, "A1")
    assert t.can("P1 place A1")


@rule("CC-169", "CC-312")
def test_the_red_sheriff_fights_outlaws_at_home_only() -> None:
    """On his own ranch; not on P2's, on his bare parcel or on an unowned one."""
    t = peaceful(outlaws=True)
    t.own(P1, "B5")
    t.outlaw("A1", "H8", "B5", "C7")
    assert {"A1", "H8", "B5", "C7"} & set(t.ends("place")) == {"A1"}


@rule("CC-170")
def test_three_points_for_a_duel_lost_on_a_square() -> None:
    """P2 and P3 challenge P1 on Gambling and P2 wins: one duel, 3 VP."""
    t = peaceful()
    for seat in (P1, P2, P3):
        t.put(seat, "gambling")
    t.dice(1, 6, 1, 1, 1)
    t.do(Square(box.GAMBLING))
    t.city.advance()
    assert (t.told("duel_won"), t.city.points) == ([(P2, box.GAMBLING)], [3, 0, 0])


@rule("CC-170")
@pytest.mark.parametrize(("roll", "points"), [(1, 3), (6, 0)])
def test_three_points_for_a_building_lost(roll: int, points: int) -> None:
    """P1 defends his ranch against P2: 3 VP if he loses, none if he wins."""
    t = peaceful()
    t.put(P1, "A1")
    t.put(P2, "A1")
    t.dice(roll, 3)
    t.do(BuildingIncome())
    t.city.advance()
    assert [event[0] for event in t.told("duel_won")] == [P2 if points else P1]
    assert t.city.points == [points, 0, 0]


@rule("CC-170")
def test_three_points_for_every_duel_lost() -> None:
    """Two duels in one round: 6 VP."""
    t = peaceful()
    for square in ("ammo", "roads3"):
        t.put(P1, square)
        t.put(P2, square)
    t.dice(1, 6, 1, 6)
    t.do(Square(box.AMMO), Square(box.ROADS3))
    t.city.advance()
    assert t.city.points == [6, 0, 0]


@rule("CC-170", "CC-278")
def test_three_points_for_losing_to_an_outlaw() -> None:
    """P1 defends his ranch against an outlaw of strength 13 in vain."""
    t = peaceful(outlaws=True)
    t.outlaw("A1", strength=13)
    t.put(P1, "A1")
    t.dice(1)
    t.do(BuildingIncome())
    t.city.advance()
    assert t.told("outlaw_won") == [(PARCEL["A1"], 13)]
    assert t.city.points == [3, 0, 0]
