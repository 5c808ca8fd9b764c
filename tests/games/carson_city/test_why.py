"""Why something on the board is no answer: the reason, and its clause."""

from __future__ import annotations

from typing import Any

import pytest

from farwest.games.carson_city import GAME, box
from farwest.games.carson_city.powers import RED, YELLOW
from farwest.games.carson_city.rules.buildings.town_hall import TownHallPlace, TownHallRoad
from farwest.games.carson_city.rules.choosing import TakeSecond
from farwest.games.carson_city.rules.claims import ClaimParcel
from farwest.games.carson_city.rules.construction import ChooseSite
from farwest.games.carson_city.rules.ending import RoundEnds
from farwest.games.carson_city.rules.horses import LateSecondCorral, MoveTo
from farwest.games.carson_city.rules.parcels import BuyParcels
from farwest.games.carson_city.rules.personalities.auctioneer import PickLot
from farwest.games.carson_city.rules.personalities.doctor_undertaker import Heal
from farwest.games.carson_city.rules.personalities.lawyer_editor import LawyerParcel
from farwest.games.carson_city.rules.personalities.settler import FreeParcel
from farwest.games.carson_city.rules.places import reach_all
from farwest.games.carson_city.rules.roads import GovernorRoads
from farwest.games.carson_city.rules.setup import StartingParcel
from farwest.games.carson_city.rules.works import Works
from farwest.games.carson_city.verbs import MOVE_WHITE
from farwest.kernel.options import Value
from tests.games.carson_city.kit import EDGE, P1, P2, PARCEL, SQUARE, Table


def why(t: Table, target: str) -> str:
    """The reason that the one who is asked is told, such as `own_there CC-051`."""
    assert t.asks
    seat = t.city.seat
    found = GAME.why(GAME.view(t.city, seat), GAME.question(t.city, seat), target)
    if found is None:
        return ""
    return f"{found.message.id.removeprefix('why_')} {found.clause}"


def square(name: str) -> str:
    """The target of a square."""
    return f"square-{SQUARE[name]}"


def parcel(name: str) -> str:
    """The target of a parcel."""
    return f"parcel-{PARCEL[name]}"


def edge(name: str) -> str:
    """The target of an edge."""
    return f"edge-{EDGE[name]}"


def card(name: str) -> str:
    """The target of a personality."""
    return f"personality-{box.PERSONALITIES.index(name)}"


def placing(**options: Value) -> Table:
    """P1 of two is asked where to put a cowboy."""
    t = Table(2, **options)
    t.city.passed = []
    return t


def test_what_is_an_answer_needs_no_reason() -> None:
    """Nor does a word that means nothing, or a seat that is not asked."""
    t = placing()
    assert why(t, square("ammo")) == ""
    assert why(t, "square-99") == why(t, "seat-1") == why(t, "nonsense") == ""
    assert GAME.why(GAME.view(t.city, P2), None, square("ammo")) is None


def test_closed_squares() -> None:
    """The chip is gone, the tile is sold, the round is over."""
    t = placing()
    t.city.chip = P2
    t.row("", *["ranch"] * 2, *[""] * 4)
    t.city.round = 3
    assert why(t, square("ammo")) == "chip_held CC-206"
    assert why(t, square("build12")) == "no_tile CC-044"
    assert why(t, square("buy2")) == "shut CC-085"


def test_who_stands_there_already() -> None:
    """A cowboy of one's own, the white one, and for the red Sheriff anybody's."""
    t = placing()
    t.put(P1, "gambling")
    t.white("roads3")
    t.put(P2, "ammo", "A1")
    t.holds(P1, "sheriff", RED)
    assert why(t, square("gambling")) == "own_there CC-051"
    assert why(t, square("roads3")) == "white_there CC-168"
    assert why(t, square("ammo")) == why(t, parcel("A1")) == "sheriff_crowd CC-169"


def test_the_white_cowboy_alone_is_left_to_be_placed() -> None:
    """He is a cowboy too: the reason is where he may not go."""
    t = placing(river=True, outlaws=True)
    t.give(P1, reserve=0)
    t.holds(P1, "sheriff", YELLOW)
    t.city.white = len(t.city.at)
    t.put(P2, "ammo", "A1")
    t.build(P2, "A2", "ranch")
    t.own(P2, "A3")
    t.outlaw("A8")
    for target in (square("ammo"), parcel("A1"), parcel("A2"), parcel("A8")):
        assert why(t, target) == "white_only CC-167"
    assert why(t, parcel("D1")) == "river CC-045"
    assert why(t, parcel("A3")) == "no_building CC-049"


def test_the_white_cowboy_is_moved() -> None:
    """He goes where nobody stands, also when corral 2 moves him."""
    t = placing(horses=True)
    t.holds(P1, "sheriff", YELLOW)
    t.white("gambling")
    t.put(P2, "ammo", "A1")
    t.build(P2, "A2", "ranch")
    t.city.reach = reach_all(t.city)
    t.do(MoveTo(P1, MOVE_WHITE), RoundEnds())
    for target in (square("ammo"), parcel("A1"), parcel("A2")):
        assert why(t, target) == "white_only CC-167"


def test_nobody_is_left_to_be_placed() -> None:
    """With horses alone, corral 2 in phase 3 moves cowboys that stand already."""
    t = Table(2, horses=True)
    t.give(P1, reserve=0)
    t.city.square = SQUARE["wages"]
    t.city.reach = reach_all(t.city)
    t.put(P1, "gambling")
    t.do(LateSecondCorral(P1), RoundEnds())
    assert why(t, square("ammo")) == "no_cowboys CC-043"


def test_parcels_where_a_cowboy_has_no_business() -> None:
    """The river, land without building, buildings without income."""
    t = placing(river=True)
    t.own(P2, "A1")
    t.build(P1, "A3", "prison")
    assert why(t, parcel("D1")) == "river CC-045"
    assert why(t, parcel("A1")) == "no_building CC-049"
    assert why(t, parcel("A3")) == "no_income CC-047"


def test_buildings_that_cannot_be_attacked() -> None:
    """Beside a church, of the Heroes, or by the peaceful."""
    t = placing()
    t.build(P2, "A1", "church")
    t.build(P2, "A2", "ranch")
    t.build(P2, "A8", "ranch")
    assert (why(t, parcel("A2")), why(t, parcel("A8"))) == ("church CC-048", "")
    t.holds(P1, "sheriff", RED)
    t.placement()
    t.city.passed = []
    assert why(t, parcel("A8")) == "peaceful CC-169"
    t.holds(P2, "heroes", YELLOW)
    t.placement()
    t.city.passed = []
    assert why(t, parcel("A8")) == "heroes CC-217"


def test_outlaws_of_the_red_sheriff() -> None:
    """He fights on his own buildings only."""
    t = placing(outlaws=True)
    t.outlaw("A1")
    t.holds(P1, "sheriff", RED)
    assert why(t, parcel("A1")) == "sheriff_outlaw CC-312"


def test_places_whose_turn_has_come() -> None:
    """For the Doctor, and for corral 2 in phase 3."""
    t = Table(2, horses=True)
    t.city.square = SQUARE["road1"]
    t.city.reach = reach_all(t.city)
    t.put(P2, "gambling")
    t.city.power[2 * box.DOCTOR_UNDERTAKER] = P2
    t.do(Heal(P1), RoundEnds())
    assert why(t, square("ammo")) == "resolved CC-212"
    assert why(t, square("gambling")) == "not_empty CC-212"
    t.city.square = SQUARE["wages"]
    t.do(LateSecondCorral(P1), RoundEnds())
    assert why(t, square("wages")) == "resolved CC-290"


@pytest.mark.parametrize(
    ("step", "clause"),
    [(StartingParcel(P1), "034"), (FreeParcel(P1), "178"), (PickLot(P1), "201")],
)
def test_parcels_that_cannot_be_had(step: Any, clause: str) -> None:
    """Owned, river, the Town Hall's, an outlaw's."""
    t = Table(2, river=True, outlaws=True, buildings="full")
    t.own(P1, "A1")
    t.own(P2, "A2")
    t.town_hall("C5")
    t.outlaw("A8")
    t.do(step)
    nobodys = "034" if clause == "034" else "227"
    assert why(t, parcel("A1")) == f"yours CC-{clause}"
    assert why(t, parcel("A2")) == f"theirs CC-{clause}"
    assert why(t, parcel("D1")) == f"river CC-{nobodys}"
    assert why(t, parcel("C5")) == f"town_hall CC-{nobodys}"
    assert why(t, parcel("A8")) == "outlaw CC-274"


def test_what_the_lot_holds_already() -> None:
    """The second parcel of an auction is another one."""
    t = Table(2)
    t.city.lot = []
    t.do(PickLot(P1), PickLot(P1))
    t.play("P1 lot A1")
    assert why(t, parcel("A1")) == "in_lot CC-201"


def test_a_claim_and_the_town_hall_need_free_land() -> None:
    """And the Town Hall a road."""
    t = Table(2, buildings="full")
    t.do(ClaimParcel(P1, box.MINE))
    assert why(t, parcel("D4")) == "not_free CC-186"
    t.do(TownHallPlace())
    assert why(t, parcel("D4")) == "not_free CC-127"
    assert why(t, parcel("A1")) == "no_road CC-127"


def test_prices() -> None:
    """What costs more than one has."""
    t = Table(2)
    t.give(P1, cash=1)
    t.do(LawyerParcel(P1))
    assert why(t, parcel("D5")) == "too_dear CC-224"
    t.put(P1, "A1", "D5")
    t.own(P2, "A3")
    t.do(BuyParcels(P1))
    assert why(t, parcel("D5")) == "too_dear CC-074"
    assert why(t, parcel("A2")) == "not_won CC-074"
    assert why(t, parcel("A3")) == "theirs CC-075"


def building(tile: str, *own: str, roads: int = 1, **options: Value) -> Table:
    """P1 has just got a tile."""
    t = Table(2, **options)
    t.own(P1, *own)
    t.give(P1, roads=roads)
    t.hold(P1, tile)
    t.do(ChooseSite(P1, box.BUILDINGS.index(tile), 0))
    return t


def test_sites() -> None:
    """Not one's own, not free, an outlaw's, without a road."""
    t = building("bank", "A1", "C3", "C4", "C5", outlaws=True)
    t.mountain("C4")
    t.outlaw("C5")
    assert why(t, parcel("B2")) == "not_yours CC-092"
    assert why(t, parcel("C4")) == "not_free CC-092"
    assert why(t, parcel("C5")) == "outlaw CC-274"
    assert why(t, parcel("A1")) == "no_road CC-093"


def test_sites_of_station_and_school() -> None:
    """A straight road; one school on each side of the river."""
    t = building("station", "A1", "C3", buildings="full")
    assert why(t, parcel("C3")) == "no_line CC-121"
    t = building("school", "C3", "C5", buildings="full", river=True)
    t.build(P2, "A1", "school")
    assert why(t, parcel("C3")) == "school CC-243"


def test_places_for_a_house() -> None:
    """Occupied, without road, not surrounded, grown already, refused, an outlaw's, river."""
    t = Table(2, river=True, outlaws=True, centre="C4")
    t.own(P1, "C3")
    t.own(P2, "C5")
    t.hold(P1, "bank")
    t.mountain("B5")
    t.outlaw("B4")
    t.town_house("B3")
    t.do(Works())
    t.play("P1 work bank", "P1 build C3", "P1 ask C5", "P2 refuse")
    assert why(t, parcel("D1")) == "river CC-095"
    assert why(t, parcel("B4")) == "outlaw CC-274"
    assert why(t, parcel("B3")) == "town_house CC-101"
    assert why(t, parcel("B5")) == "not_free CC-095"
    assert why(t, parcel("C5")) == "refused CC-096"
    assert why(t, parcel("C4")) == "not_surrounded CC-099"
    assert why(t, parcel("A8")) == "no_road CC-095"


def test_roads() -> None:
    """One lies there, none leads there, a bridge takes two, none is left, none is needed."""
    t = building("bank", "C3", roads=1, river=True, centre="D6")
    assert why(t, edge("H3-5")) == "laid CC-086"
    assert why(t, edge("H0-0")) == "loose_road CC-086"
    t = Table(2, river=True, centre="C4")
    t.give(P1, roads=1)
    t.do(GovernorRoads(P1))
    wet = next(e for e in t.city.frontier if t.city.crossing[e])
    assert why(t, f"edge-{wet}") == "bridge CC-238"
    t = building("bank", "C3", roads=0)
    assert why(t, edge("H3-2")) == "no_roads CC-087"
    t = building("ranch", "C3")
    assert why(t, edge("H3-2")) == "no_road_needed CC-320"


def test_a_road_that_does_not_help_the_town_hall() -> None:
    """Where every parcel it would reach is taken."""
    t = Table(2, buildings="full")
    for name in ("C3", "C4", "C5", "D3", "D5", "E3", "E4", "E5", "B2", "C2", "B3", "D2", "B4"):
        t.own(P2, name)
    t.do(TownHallRoad())
    useless = next(e for e in t.city.frontier if not TownHallRoad().helps(t.city, e))
    assert why(t, f"edge-{useless}") == "no_help CC-128"


def test_cards() -> None:
    """Taken by another or by oneself, too dear, not for the Street Boy."""
    t = Table(2, personalities="landowners")
    t.choose()
    t.give(P1, cash=2)
    t.city.power[2 * box.GROCER + RED] = P2
    assert why(t, card("grocer")) == "taken CC-038"
    assert why(t, card("street_boy")) == "too_dear CC-163"
    assert why(t, card("captain")) == ""
    t.city.side[box.SHERIFF] = YELLOW
    t.city.power[2 * box.STREET_BOY] = P1
    t.do(TakeSecond(P1))
    assert why(t, card("sheriff")) == "not_sheriff CC-162"
    assert why(t, card("street_boy")) == "taken_by_you CC-038"
