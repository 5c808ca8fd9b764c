"""Section 8: from a tile to a building and its houses."""

import pytest

from farwest.games.carson_city import box
from farwest.games.carson_city.rules.resolution import Square
from farwest.games.carson_city.rules.works import Works
from tests.clauses import rule
from tests.games.carson_city.kit import P1, P2, P3, Table


def site(tile: str, *parcels: str, roads: int = 0, seats: int = 3) -> Table:
    """P1 owns these parcels and starts building a pending tile in his works turn."""
    t = Table(seats, buildings="full")
    for seat in range(seats):
        t.give(seat, roads=0)
    t.give(P1, roads=roads)
    t.own(P1, *parcels)
    t.hold(P1, tile)
    t.do(Works())
    return t


def crowded(tile: str = "bank") -> Table:
    """P1 builds on C3; C4 is the only free equipped parcel besides, and nobody's."""
    t = site(tile, "C3")
    t.mountain("C5", "D3", "D5", "E3", "E4", "E5")
    return t


# --- the parcel --------------------------------------------------------------------------------


@rule("CC-092", "CC-004")
def test_only_on_free_parcels_of_ones_own() -> None:
    """P1 owns a free parcel, a mountain and a house; C5 is P2's, D3 nobody's."""
    t = site("bank", "C3", "E3", "E4")
    t.mountain("E3")
    t.house("E4")
    t.own(P2, "C5")
    t.play("P1 work bank")
    assert t.ends("build") == ["C3"]


@rule("CC-093")
def test_a_road_must_touch_the_parcel() -> None:
    """A1 is out of reach for a bank; C3 is not."""
    t = site("bank", "A1", "C3")
    t.play("P1 work bank")
    assert t.ends("build") == ["C3"]


@rule("CC-093", "CC-094")
@pytest.mark.parametrize("tile", ["ranch", "mine"])
def test_ranches_and_mines_need_neither_road_nor_house(tile: str) -> None:
    """They stand at once, out in the country."""
    t = site(tile, "A1")
    t.play(f"P1 work {tile}", "P1 build A1")
    assert (t.ground("A1"), t.told("house"), t.asks) == (tile, [], "")


HOUSES = dict.fromkeys(box.BUILDINGS, 1) | {"ranch": 0, "mine": 0, "school": 3}


@rule("CC-094", "CC-113", "CC-114", "CC-116", "CC-117", "CC-118", "CC-119", "CC-120", "CC-123")
@pytest.mark.parametrize("tile", [n for n in box.BUILDINGS if n not in ("town_hall", "station")])
def test_how_many_houses_a_building_brings(tile: str) -> None:
    """Three for the school, none for ranches and mines, one for all others."""
    t = site(tile, "C3")
    t.play(f"P1 work {tile}", "P1 build C3")
    for parcel in ["C4", "C5", "D5"][: HOUSES[tile]]:
        assert t.told("built") == []
        t.play(f"P1 house {parcel}")
    assert t.told("built") == [(P1, box.BUILDINGS.index(tile), 18)]
    assert len(t.told("house")) == HOUSES[tile]


# --- the house ---------------------------------------------------------------------------------


@rule("CC-095", "CC-301")
def test_where_a_house_may_stand() -> None:
    """Free and equipped: own (C4), unowned (C5 …), a rival's only if he is asked (D3)."""
    t = site("bank", "C3", "C4")
    t.own(P2, "D3")
    t.play("P1 work bank", "P1 build C3")
    assert t.ends("house") == ["C4", "C5", "D5", "E3", "E4", "E5"]
    assert t.ends("ask") == ["D3"]


@rule("CC-095", "CC-274")
def test_no_house_on_river_or_under_an_outlaw() -> None:
    """The river's D1 to D3 are touched by the roads of C2; B3 has an outlaw."""
    t = Table(2, centre="C2", river=True, outlaws=True)
    t.give(P1, roads=0)
    t.own(P1, "B1")
    t.hold(P1, "bank")
    t.outlaw("B3")
    t.do(Works())
    t.play("P1 work bank", "P1 build B1")
    assert t.ends("house") == ["B2", "C1", "C3"]


@rule("CC-096", "CC-098")
def test_an_owner_agrees() -> None:
    """The house stands on his parcel at once and is his; nothing is paid."""
    t = site("bank", "C3")
    t.own(P2, "D3")
    t.play("P1 work bank", "P1 build C3", "P1 ask D3")
    assert (t.asks, t.offers()) == ("P2 consent", ["agree", "refuse"])
    t.play("P2 agree")
    assert (t.ground("D3"), t.owner("D3"), t.ground("C3")) == ("house", P2, "bank")
    assert t.city.cash == [15, 15, 15]


@rule("CC-096", "CC-320")
def test_an_owner_who_refuses_is_not_asked_again() -> None:
    """CC-EX-41-consent-once-per-owner: two parcels of P2 and one of P3 are left."""
    t = site("bank", "C3")
    t.mountain("D5", "E3", "E4", "E5")
    t.enlarge("D4")
    t.own(P2, "C4", "C5")
    t.own(P3, "D3")
    t.play("P1 work bank", "P1 build C3", "P1 ask C4", "P2 refuse")
    assert (t.asks, t.offers()) == ("P1 house", ["ask D3", "cancel"])


@rule("CC-096")
def test_a_refusal_holds_for_one_construction() -> None:
    """P1's next building may ask P2 again."""
    t = site("bank", "C3", "C4")
    t.hold(P1, "saloon")
    t.own(P2, "D3")
    t.play("P1 work bank", "P1 build C3", "P1 ask D3", "P2 refuse", "P1 house C5")
    t.play("P1 work saloon", "P1 build C4")
    assert "ask D3" in t.offers()


@rule("CC-097", "CC-102", "CC-322")
def test_without_its_house_a_building_is_not_built() -> None:
    """P1 cancels: the bank is pending again and its parcel bare."""
    t = crowded()
    t.play("P1 work bank", "P1 build C3")
    assert (t.ground("C3"), t.pending(P1)) == ("bank", [])
    t.play("P1 cancel")
    assert (t.ground("C3"), t.pending(P1), t.told("built")) == ("", ["bank"], [])


@rule("CC-097", "CC-322")
def test_cancelling_takes_back_the_houses() -> None:
    """Two of a school's three houses stood already."""
    t = site("school", "C3")
    t.play("P1 work school", "P1 build C3", "P1 house C4", "P1 house C5", "P1 cancel")
    assert [t.ground(parcel) for parcel in ("C3", "C4", "C5", "D4")] == ["", "", "", "house"]


@rule("CC-098")
def test_a_house_on_unowned_land_is_nobodys() -> None:
    """Until somebody buys the parcel."""
    t = site("bank", "C3")
    t.play("P1 work bank", "P1 build C3", "P1 house C4")
    assert (t.ground("C4"), t.owner("C4")) == ("house", -1)


# --- town houses -------------------------------------------------------------------------------


@rule("CC-099")
def test_a_surrounded_house_can_be_enlarged() -> None:
    """The centre's neighbours: the bank, mountains, a house, a building, an owned parcel."""
    t = site("bank", "C3")
    t.mountain("C5", "D3", "D5", "E3")
    t.build(P2, "E4", "hotel")
    t.house("E5")
    t.own(P2, "C4")
    t.play("P1 work bank", "P1 build C3")
    assert t.ends("house") == ["D4"]
    t.play("P1 house D4")
    assert (t.ground("D4"), t.ground("C3")) == ("town_house", "bank")


@rule("CC-099")
def test_one_open_neighbour_is_enough_to_forbid_it() -> None:
    """C4 is bare and unowned, so the centre cannot be enlarged."""
    t = crowded()
    t.play("P1 work bank", "P1 build C3")
    assert t.ends("house") == ["C4"]


@rule("CC-099", "CC-323")
def test_provisional_houses_count_for_town_houses() -> None:
    """A school's first house fills C4, the last gap around the centre: the second may go there."""
    t = crowded("school")
    t.give(P1, roads=1)
    t.play("P1 work school", "P1 build C3")
    assert "D4" not in t.ends("house")
    t.play("P1 house C4")
    assert t.ends("house") == ["D4"]


@rule("CC-099", "CC-237")
def test_river_closes_a_neighbour() -> None:
    """C4 lies between river (D3, D4) and occupied parcels."""
    t = Table(2, centre="C4", river=True)
    t.give(P1, roads=0)
    t.mountain("B3", "B4", "C3", "C5", "D5")
    t.own(P1, "B5")
    t.hold(P1, "bank")
    t.do(Works())
    t.play("P1 work bank", "P1 build B5")
    assert t.ends("house") == ["C4"]


@rule("CC-100")
def test_no_town_house_at_the_border() -> None:
    """A4's five neighbours are full; three sides do not exist."""
    t = crowded()
    t.road("V2-4", "V1-4", "V0-4")
    t.house("A4")
    t.mountain("A3", "A5", "B3", "B4", "B5")
    t.play("P1 work bank", "P1 build C3")
    assert t.ends("house") == ["C4"]


@rule("CC-101")
def test_a_rivals_house_is_enlarged_with_his_consent() -> None:
    """The centre is P2's: he is asked; afterwards nobody can enlarge it again."""
    t = site("bank", "C3", "C4")
    t.hold(P1, "saloon")
    t.own(P2, "D4")
    t.mountain("C5", "D3", "D5", "E3", "E4", "E5")
    t.play("P1 work bank", "P1 build C3", "P1 ask D4", "P2 agree")
    assert (t.ground("D4"), t.ground("C3")) == ("town_house", "bank")
    assert t.asks == "", "the saloon on C4 would find no place for its house"


# --- pending tiles and works -------------------------------------------------------------------


@rule("CC-102")
def test_any_number_of_tiles_can_be_kept() -> None:
    """P1 buys two and builds neither."""
    t = Table(2)
    t.put(P1, "build6", "build5")
    t.do(Square(box.BUILD6), Square(box.BUILD5))
    t.play("P1 purchase", "P1 purchase")
    assert t.pending(P1) == ["saloon", "bank"]


@rule("CC-103")
def test_pending_tiles_are_built_after_the_last_square() -> None:
    """P2's old ranch comes after P1 bought on $3; both in turn order."""
    t = Table(2)
    for seat in (P1, P2):
        t.give(seat, roads=0)
    t.own(P2, "A1")
    t.hold(P2, "mine")
    t.put(P1, "build3")
    t.resolve()
    t.play("P1 purchase")
    assert t.asks == "P2 works"
    t.play("P2 work mine", "P2 build A1")
    assert t.ground("A1") == "mine"


@rule("CC-104")
def test_at_purchase_only_the_new_tile_is_built() -> None:
    """P1 holds a mine and buys a ranch: only the ranch is put down."""
    t = Table(2)
    t.own(P1, "A1", "A2")
    t.hold(P1, "mine")
    t.put(P1, "build3")
    t.do(Square(box.BUILD3))
    t.play("P1 purchase", "P1 build A1")
    assert (t.asks, t.ground("A1"), t.pending(P1)) == ("", "ranch", ["mine"])


@rule("CC-105")
def test_what_stands_stays() -> None:
    """A parcel with a building or house is offered for no other."""
    t = site("bank", "C3", "C4")
    t.hold(P1, "saloon")
    t.play("P1 work bank", "P1 build C3", "P1 house C5", "P1 work saloon")
    assert t.ends("build") == ["C4"]
    t.play("P1 build C4")
    assert not {"C3", "C5"} & set(t.ends("house"))


@rule("CC-056", "CC-076", "CC-095", "CC-099", "CC-096", "CC-102", "CC-320", "CC-322")
def test_three_buyers_and_too_little_room() -> None:
    """CC-EX-07-build-sequence: saloon and drugstore stand, the bank finds no house."""
    t = Table(3)
    t.row("mine", "saloon", "drugstore", "hotel", "bank", "mine", "ranch")
    for seat, square in ((P1, "build10"), (P2, "build8"), (P3, "build5")):
        t.give(seat, roads=0)
        t.put(seat, square)
    t.own(P1, "C3", "C4")
    t.own(P2, "C5", "D3")
    t.own(P3, "E3")
    t.mountain("E4", "E5")
    t.do(Square(box.BUILD10), Square(box.BUILD8), Square(box.BUILD5))
    t.play("P1 purchase", "P1 build C3", "P1 house D5")
    t.play("P2 purchase", "P2 build C5", "P2 house D4")
    t.play("P3 purchase", "P3 build E3", "P3 ask C4", "P1 refuse", "P3 ask D3", "P2 refuse")
    assert (t.asks, t.city.cash) == ("", [5, 7, 10])
    assert [t.ground(parcel) for parcel in ("C3", "C5", "D4")] == [
        *("saloon", "drugstore", "town_house")
    ]
    assert (t.pending(P3), t.ground("E3")) == (["bank"], "")


# --- step by step ------------------------------------------------------------------------------


@rule("CC-320")
def test_roads_may_come_first() -> None:
    """A road to C6 makes the bank possible there."""
    t = Table(2)
    t.own(P1, "C6")
    t.put(P1, "build5")
    t.do(Square(box.BUILD5))
    t.play("P1 purchase")
    assert t.ends("build") == []
    t.play("P1 road H3-4", "P1 build C6", "P1 house C4")
    assert t.ground("C6") == "bank"


@rule("CC-320")
def test_no_roads_for_ranches() -> None:
    """While a ranch is placed no road is offered."""
    t = Table(2)
    t.own(P1, "A1")
    t.put(P1, "build3")
    t.do(Square(box.BUILD3))
    t.play("P1 purchase")
    assert t.offers() == ["build A1", "keep_tile"]


@rule("CC-320")
def test_all_that_can_be_done_for_a_house() -> None:
    """Places, an owner to ask, a road, cancel."""
    t = site("bank", "C3", roads=1)
    t.own(P2, "D3")
    t.play("P1 work bank", "P1 build C3")
    assert {offer.split()[0] for offer in t.offers()} == {"house", "ask", "road", "cancel"}


@rule("CC-321")
def test_a_parcel_needs_a_house_option() -> None:
    """C3 is the last free equipped parcel: with the bank on it no house could stand."""
    t = crowded()
    t.mountain("C4")
    t.enlarge("D4")
    assert t.asks == ""


@rule("CC-321")
def test_a_road_to_lay_is_a_house_option() -> None:
    """The same, but P1 holds a road."""
    t = site("bank", "C3", roads=1)
    t.mountain("C4", "C5", "D3", "D5", "E3", "E4", "E5")
    t.enlarge("D4")
    t.play("P1 work bank")
    assert t.ends("build") == ["C3"]


@rule("CC-322", "CC-319", "CC-323")
def test_a_cancelled_prison() -> None:
    """CC-EX-42-cancel-keeps-roads: paid and cancelled, it waits for the works turn."""
    t = Table(2)
    t.row("mine", "prison", "hotel", "saloon", "bank", "mine", "ranch")
    t.own(P1, "C3")
    t.give(P2, roads=0)
    t.put(P1, "build10")
    t.do(Square(box.BUILD10), Works())
    t.play("P1 purchase", "P1 road H3-4", "P1 build C3", "P1 cancel")
    assert (t.pending(P1), "H3-4" in t.laid()) == (["prison"], True)
    assert (t.city.cash[P1], t.city.revolvers[P1]) == (5, 1)
    assert t.asks == "P1 works"
    t.play("P1 work prison", "P1 build C3", "P1 cancel")
    assert t.asks == ""


@rule("CC-323", "CC-120", "CC-126")
def test_effects_begin_with_completion() -> None:
    """The prison's two revolvers come with its house."""
    t = site("prison", "C3")
    t.play("P1 work prison", "P1 build C3")
    assert t.city.revolvers[P1] == 1
    t.play("P1 house C4")
    assert t.city.revolvers[P1] == 3
