"""Section 5: phase 2, cowboy by cowboy."""

import pytest

from farwest.games.carson_city import box
from farwest.games.carson_city.state import IN_RESERVE
from tests.clauses import rule
from tests.games.carson_city.kit import P1, P2, P3, Table


@rule("CC-043")
def test_players_place_one_cowboy_in_turn() -> None:
    """Round and round in turn order; who has passed is left out; phase 3 follows when all have."""
    t = Table(3)
    t.city.order = [P2, P3, P1]
    t.play("P2 place wages", "P3 pass", "P1 place ammo", "P2 place H8", "P1 pass")
    assert t.asks == "P2 place"
    t.play("P2 pass")
    assert t.told("earned") == [(P2, 4, box.WAGES)]


@rule("CC-044")
def test_the_open_squares_of_round_one() -> None:
    """All 21 squares with a full row and the chip in place."""
    t = Table(2)
    assert [place for place in t.ends("place") if place in box.SQUARES] == [
        *("ammo", "roads3", "build12", "build10", "build8", "build6", "build5", "build4"),
        *("build3", "inc_parcels", "inc_cowboys", "gambling", "vp_parcels", "vp_buildings"),
        *("vp_cowboys", "buy5", "buy4", "buy3", "buy2", "wages", "road1"),
    ]


@rule("CC-044", "CC-151")
def test_squares_without_chip_or_tile_are_closed() -> None:
    """Somebody has the chip already, and the $8 and $12 squares are empty."""
    t = Table(2)
    t.city.chip = P2
    t.row("", "ranch", "", "saloon", "bank", "mine", "ranch")
    closed = set(box.SQUARES) - set(t.ends("place"))
    assert closed == {"ammo", "build12", "build8"}


@rule("CC-044", "CC-085", "CC-142")
@pytest.mark.parametrize(
    ("number", "squares"),
    [
        (1, ["buy5", "buy4", "buy3", "buy2"]),
        (2, ["buy5", "buy4", "buy3"]),
        (3, ["buy5", "buy4"]),
        (4, ["buy5"]),
    ],
)
def test_purchase_squares_close_one_by_one(number: int, squares: list[str]) -> None:
    """CC-EX-22-vp-squares-close: in round 4 only $5 is left."""
    t = Table(2)
    t.city.round = number
    assert [place for place in t.ends("place") if place.startswith("buy")] == squares


@rule("CC-045")
def test_unowned_parcels_can_be_wanted() -> None:
    """Bare, with a house or a mountain; any number of them, one cowboy each."""
    t = Table(2)
    t.mountain("B2")
    t.play("P1 place A1", "P2 pass", "P1 place B2", "P1 place D4")
    assert [t.at(parcel) for parcel in ("A1", "B2", "D4")] == [[P1]] * 3


@rule("CC-045", "CC-237")
def test_no_cowboy_on_the_river() -> None:
    """The printed river runs from D1 to E8."""
    t = Table(2, centre="B2", river=True)
    river = {"D1", "D2", "D3", "D4", "E4", "E5", "E6", "E7", "E8"}
    assert not river & set(t.ends("place"))
    assert "D5" in t.ends("place")


@rule("CC-046")
def test_attack_and_defence() -> None:
    """Both players may stand on P1's ranch."""
    t = Table(2)
    t.build(P1, "F6", "ranch")
    t.play("P1 place F6", "P2 place F6")
    assert t.at("F6") == [P1, P2]


EARNING = ("ranch", "mine", "drugstore", "bank", "saloon", "hotel", "general_store", "blacksmith")


@rule("CC-047")
@pytest.mark.parametrize("tile", [name for name in box.BUILDINGS if name != "town_hall"])
@pytest.mark.parametrize("owner", [P1, P2], ids=["own", "rival's"])
def test_only_buildings_with_an_income_take_cowboys(tile: str, owner: int) -> None:
    """Church, prison, station and school do not."""
    t = Table(2, buildings="full")
    t.build(owner, "F6", tile)
    assert t.can("P1 place F6") == (tile in EARNING)


@rule("CC-048", "CC-114", "CC-325")
def test_a_church_protects_its_owners_neighbours() -> None:
    """P2's church on F6: his bank next to it is safe, his saloon and P3's bank are not."""
    t = Table(3)
    t.build(P2, "F6", "church")
    t.build(P2, "G7", "bank")
    t.build(P2, "F4", "saloon")
    t.build(P3, "F7", "bank")
    assert not t.can("P1 place G7")
    assert t.can("P1 place F4")
    assert t.can("P1 place F7")


@rule("CC-048")
def test_a_church_does_not_hinder_its_owner() -> None:
    """Only attackers are kept off."""
    t = Table(2)
    t.build(P1, "F6", "church")
    t.build(P1, "G7", "bank")
    assert t.can("P1 place G7")


@rule("CC-049")
@pytest.mark.parametrize("owner", [P1, P2], ids=["own", "rival's"])
def test_nothing_to_do_on_owned_parcels_without_building(owner: int) -> None:
    """Neither bare, nor with a mountain or a house."""
    t = Table(2)
    t.own(owner, "A1", "B2", "D4")
    t.mountain("B2")
    assert not {"A1", "B2", "D4"} & set(t.ends("place"))


@rule("CC-050")
def test_others_never_stand_in_the_way() -> None:
    """P2 may go wherever P1 stands, and everywhere else."""
    t = Table(2)
    before = set(t.ends("place"))
    t.play("P1 place gambling")
    assert set(t.ends("place")) == before


@rule("CC-051")
def test_one_cowboy_a_place_but_on_wages_and_one_road() -> None:
    """P1 stands on Gambling, Wages and 1 Road: he may come again to the latter two."""
    t = Table(2)
    t.put(P1, "wages", "road1", "gambling", "A1")
    places = t.ends("place")
    assert "gambling" not in places
    assert "A1" not in places
    t.play("P1 place wages", "P2 pass", "P1 place road1")
    assert (t.city.wages[P1], t.city.labour[P1]) == (2, 2)


@rule("CC-052")
def test_who_passes_takes_the_next_number() -> None:
    """CC-EX-02-first-pass: P2 passes first, is number one and places no more."""
    t = Table(3)
    t.play("P1 place wages", "P2 pass")
    assert t.told("passed") == [(P2, 1)]
    t.play("P3 place ammo", "P1 place roads3")
    assert t.asks == "P3 place"
    t.play("P3 pass", "P1 pass")
    assert t.told("passed") == [(P2, 1), (P3, 2), (P1, 3)]
    assert t.city.passed == [P2, P3, P1]


@rule("CC-053")
def test_one_may_pass_without_placing() -> None:
    """P1 keeps his three cowboys."""
    t = Table(2)
    assert t.can("P1 pass")
    t.play("P1 pass")
    assert (t.city.passed, t.city.reserve[P1]) == ([P1], 3)


@rule("CC-054", "CC-307")
def test_who_has_no_cowboy_passes_unasked() -> None:
    """P2 has none: he is not asked, and passes first."""
    t = Table(2)
    t.give(P2, reserve=0)
    t.play("P1 place wages")
    assert (t.asks, t.city.passed) == ("P1 place", [P2])


@rule("CC-055")
def test_placed_cowboys_stay() -> None:
    """The only answers in phase 2 are to place and to pass."""
    t = Table(2)
    t.play("P1 place gambling", "P2 pass")
    assert {offer.split()[0] for offer in t.offers()} == {"place", "pass"}
    assert t.at("gambling") == [P1]


@rule("CC-311")
def test_dynamite_is_offered_everywhere_but_on_wages_and_one_road() -> None:
    """With a token, each other place can be chosen with or without it."""
    t = Table(2, horses=True)
    t.give(P1, dynamite=1)
    assert set(t.ends("place")) - set(t.ends("place_blast")) == {"wages", "road1"}
    t.play("P1 place_blast ammo")
    assert (t.city.dynamite[P1], t.city.blast[box.AMMO]) == (0, 1 << P1)


@rule("CC-311")
def test_no_duel_tokens_are_offered_where_they_work() -> None:
    """The yellow Singer's: 3 Roads, the incomes, Gambling, and the VP squares."""
    t = Table(2)
    t.holds(P1, "singer")
    t.give(P1, tokens=1)
    squares = {"roads3", "inc_parcels", "inc_cowboys", "gambling", "vp_parcels", "vp_buildings"}
    squares |= {"vp_cowboys", "buy5", "buy4", "buy3", "buy2"}
    assert set(t.ends("place_lady")) == squares


@rule("CC-312", "CC-276")
@pytest.mark.parametrize("owner", [P1, P2, None], ids=["own", "rival's", "unowned"])
def test_everybody_may_fight_an_outlaw(owner: int | None) -> None:
    """On a bare parcel, whoever owns it; also beside a church."""
    t = Table(2, outlaws=True)
    t.build(P2, "G6", "church")
    if owner is not None:
        t.own(owner, "G7")
    t.outlaw("G7")
    assert t.can("P1 place G7")


@rule("CC-312")
def test_under_an_outlaw_nothing_is_bought() -> None:
    """The cowboy stays until the fight and no parcel is offered to him."""
    t = Table(2, outlaws=True)
    t.outlaw("G7")
    t.put(P1, "G7")
    t.resolve()
    assert t.asks == "P1 works"
    assert t.at("G7") == [P1]


@rule("CC-312")
def test_the_white_cowboy_and_the_red_sheriff_avoid_outlaws() -> None:
    """The white cowboy always; the red Sheriff but on his own buildings."""
    t = Table(2, outlaws=True)
    t.holds(P1, "sheriff")
    t.city.white = IN_RESERVE
    t.build(P1, "F6", "ranch")
    t.outlaw("G7", "F6")
    assert not {"G7", "F6"} & set(t.ends("white_place"))
    t = Table(2, outlaws=True)
    t.holds(P1, "sheriff", 1)
    t.build(P1, "F6", "ranch")
    t.outlaw("G7", "F6")
    assert not t.can("P1 place G7")
    assert t.can("P1 place F6")
