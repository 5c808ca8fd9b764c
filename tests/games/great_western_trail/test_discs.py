"""Chapter 7: removing discs."""

import pytest

from farwest.games.great_western_trail import box
from farwest.games.great_western_trail.rules.auxiliary import Auxiliary
from farwest.games.great_western_trail.rules.delivery import Deliver, city_discs
from farwest.games.great_western_trail.rules.goods import certificate_limit
from farwest.games.great_western_trail.rules.moving import step_limit
from farwest.games.great_western_trail.rules.railroad import Forward
from farwest.games.great_western_trail.rules.stations import APPOINTED, upgrade_discs
from farwest.games.great_western_trail.rules.turn import PhaseC
from farwest.games.great_western_trail.verbs import DISC
from tests.clauses import rule
from tests.games.great_western_trail.kit import Table, words
from tests.games.great_western_trail.rich import plies

WHITE = ["aux_money", "aux_draw", "aux_cert", "aux_engine", "aux_remove", "disc_cert_4"]
BLACK = ["disc_cert_6", "disc_step_money", "disc_step_vp", "disc_hand"]
BLACK_CITIES = {box.ALBUQUERQUE, box.EL_PASO, box.SACRAMENTO, box.SAN_FRANCISCO}


def left(t: Table, *discs: int) -> None:
    """These kinds keep one disc each on the board of seat 0, all others lie on San Francisco."""
    t.trail.discs[:10] = [int(kind in discs) for kind in range(10)]


def offered(t: Table, city: int, cash: int = 10) -> list[str]:
    """The discs that may go to a city, free of transport."""
    t.trail.cash[0] = cash
    return [words(code) for code in city_discs(t.trail, city, 0)]


@rule("GWT-090")
def test_a_disc_goes_to_a_city_or_a_station() -> None:
    """In rich games every disc that leaves its space is placed at once."""
    moves = ("disc", "disc_from", "delivered", "upgraded")
    for ply in plies():
        kinds = [event.kind for event in ply.events if event.kind in moves]
        removed, placed = kinds[0::2], kinds[1::2]
        assert set(removed) <= {"disc", "disc_from"}
        assert set(placed) <= {"delivered", "upgraded"}
        assert len(removed) == len(placed)


@rule("GWT-091", "GWT-092", "GWT-240")
def test_white_and_black_frames() -> None:
    """Kansas City takes six kinds, Albuquerque all ten."""
    t = Table(2)
    assert offered(t, box.KC) == [f"disc {name}" for name in WHITE]
    assert offered(t, box.ALBUQUERQUE) == [f"disc {name}" for name in WHITE + BLACK]


@rule("GWT-092")
@pytest.mark.parametrize("city", range(10), ids=lambda city: box.CITIES[city])
def test_which_cities_take_black_discs(city: int) -> None:
    """Albuquerque, El Paso, Sacramento and San Francisco."""
    assert ("disc disc_step_vp" in offered(Table(2), city)) == (city in BLACK_CITIES)


@rule("GWT-092")
@pytest.mark.parametrize("station", range(10), ids=lambda station: box.STATIONS[station])
def test_which_stations_take_black_discs(station: int) -> None:
    """From the fifth on."""
    discs = [words(code) for code in upgrade_discs(Table(2).trail, station)]
    assert ("disc disc_step_vp" in discs) == (station >= 4)


@rule("GWT-012")
def test_the_sixth_certificate_needs_the_fourth() -> None:
    """EX-15: clearing CERT_6 alone changes nothing."""
    t = Table(2)
    t.clear(box.DISC_CERT_6)
    assert box.CERTIFICATES[certificate_limit(t.trail, 0)] == 3
    t.clear(box.DISC_CERT_4)
    assert box.CERTIFICATES[certificate_limit(t.trail, 0)] == 6


@rule("GWT-093")
def test_a_hand_disc_costs_five() -> None:
    """EX-16: with $4 the hand disc is not offered, others are."""
    t = Table(2)
    t.trail.cash[0] = 4
    t.start(Deliver(10, 1))
    t.play("city city_albuquerque")
    assert "disc disc_hand" not in t.options()
    assert "disc disc_step_vp" in t.options()


@rule("GWT-093", "GWT-096")
def test_a_hand_disc_works_at_once() -> None:
    """Five dollars; at the end of the same turn five cards are drawn."""
    t = Table(2)
    t.start(Deliver(18, 1), PhaseC())
    t.play("city city_san_francisco", "disc disc_hand")
    assert t.trail.cash[0] == 5
    assert len(t.trail.hand[0]) == 5


@rule("GWT-094")
def test_the_step_disc_with_money() -> None:
    """Three dollars, and a step more at a table of two."""
    t = Table(2)
    t.start(Deliver(18, 1))
    t.play("city city_san_francisco", "disc disc_step_money")
    assert t.trail.cash[0] == 13
    assert step_limit(t.trail, 0) == 4
    assert t.points("step_disc") == 0


@rule("GWT-094", "GWT-219")
def test_the_step_disc_with_points() -> None:
    """A step more, and three points at the end."""
    t = Table(2)
    assert t.points("step_disc") == 0
    t.start(Deliver(18, 1))
    t.play("city city_san_francisco", "disc disc_step_vp")
    assert t.trail.cash[0] == 10
    assert step_limit(t.trail, 0) == 4
    assert t.points("step_disc") == 3


@rule("GWT-095", "GWT-144")
@pytest.mark.parametrize(
    ("discs", "ways"), [(2, []), (1, ["aux_single"]), (0, ["aux_single", "aux_double"])]
)
@pytest.mark.parametrize("action", ["aux_cert", "aux_engine", "aux_remove"])
def test_auxiliary_discs(action: str, discs: int, ways: list[str]) -> None:
    """One disc removed makes the action available, two double it."""
    t = Table(2)
    t.trail.engine[0] = 5
    t.trail.discs[box.AUXILIARY.index(action)] = discs
    t.start(Auxiliary())
    found = [option for option in t.options() if action in option]
    assert found == [f"{way} {action}" for way in ways]


@rule("GWT-096", "GWT-100")
def test_spaces_stay_clear_and_discs_stay_on_cities() -> None:
    """In rich games no disc comes back to a board, and none leaves a city."""
    for ply in plies():
        for one, other in zip(ply.before.discs, ply.after.discs):
            assert other <= one
        for one, other in zip(ply.before.cities, ply.after.cities):
            assert other >= one


@rule("GWT-097", "GWT-098", "GWT-099", "GWT-101")
def test_the_last_discs() -> None:
    """EX-36, EX-37: black discs when no white one is left, then discs of stations."""
    t = Table(2)
    t.trail.discs[:10] = [0, 0, 0, 0, 0, 0, 1, 0, 0, 1]
    t.trail.cash[0] = 4
    t.trail.cities[box.TOPEKA] = 1
    t.start(Deliver(4, 1))
    t.play("city city_wichita")
    assert t.trail.discs[box.DISC_CERT_6] == 0
    t.trail.stations[0] = t.trail.stations[2] = 1
    t.trail.cities[:10] = [0] * 10
    t.start(Deliver(1, 1))
    t.play("city city_topeka")
    assert t.options() == ["disc_from st1", "disc_from st3"]
    t.play("disc_from st1")
    assert t.trail.cash[0] == 4
    assert t.trail.stations[:3] == [0, 0, 1]
    t.trail.stations[2] = 0
    t.trail.cities[:10] = [0] * 10
    t.start(Deliver(1, 1))
    assert t.trail.cities[box.KC] == 1
    assert t.trail.cash[0] == 5


@rule("GWT-097")
def test_a_white_disc_is_used_first() -> None:
    """As long as one is left, black discs do not fit a white city."""
    t = Table(2)
    left(t, box.AUX_DRAW, box.DISC_CERT_6)
    assert offered(t, box.WICHITA) == ["disc aux_draw"]


@rule("GWT-097", "GWT-093")
def test_a_black_disc_for_a_white_city_costs_its_price() -> None:
    """The hand disc goes to Wichita for five dollars."""
    t = Table(2)
    left(t, box.DISC_HAND)
    t.start(Deliver(4, 1))
    t.play("city city_wichita")
    assert t.trail.cash[0] == 5
    assert t.trail.cities[box.WICHITA] == 1


@rule("GWT-098")
def test_an_upgrade_with_the_disc_of_another_station() -> None:
    """It is offered, and may be declined."""
    t = Table(2)
    left(t)
    t.trail.stations[0] = 1
    t.trail.engine[0] = 6
    t.start(Forward(2))
    t.play("engine space_t7")
    assert t.options() == ["disc_from st1", "decline_upgrade"]
    t.play("disc_from st1")
    assert t.trail.stations[:2] == [0, 1]
    assert t.trail.cash[0] == 8


@rule("GWT-099")
def test_a_disc_of_a_station_ignores_frames() -> None:
    """A disc of black-framed ST6 goes to white-framed Topeka; its points are lost."""
    t = Table(2)
    left(t)
    t.trail.stations[5] = 1
    assert t.points("stations") == 5
    t.start(Deliver(1, 1))
    t.play("city city_topeka")
    assert t.trail.cities[box.TOPEKA] == 1
    assert t.points("stations") == 0


@rule("GWT-099")
def test_a_station_left_may_be_upgraded_again() -> None:
    """At full cost; the tile of its master is kept."""
    t = Table(2)
    t.trail.master_tiles[0] = 1 << box.SM_CERTS
    t.trail.masters[0] = APPOINTED
    left(t)
    t.trail.stations[0] = 1
    t.start(Deliver(0, 1))
    assert t.trail.stations[0] == 0
    assert t.trail.master_tiles[0] == 1 << box.SM_CERTS
    t.trail.discs[box.DISC_CERT_4] = 1
    assert upgrade_discs(t.trail, 0) == [DISC + box.DISC_CERT_4]


@rule("GWT-101")
def test_without_any_disc_nothing_is_delivered() -> None:
    """All fourteen lie on cities: no disc, no six dollars."""
    t = Table(2)
    left(t)
    t.trail.cities[box.SAN_FRANCISCO] = 14
    t.start(Deliver(18, 0))
    assert t.prompt == ""
    assert t.trail.cash[0] == 10
    assert t.told("delivered") == []


@rule("GWT-101")
def test_the_last_disc_pays_for_itself() -> None:
    """Without money, the hand disc goes to Kansas City: six dollars less five."""
    t = Table(2)
    left(t, box.DISC_HAND)
    t.trail.cash[0] = 0
    t.start(Deliver(18, 0))
    assert t.trail.cities[box.KC] == 1
    assert t.trail.cash[0] == 1


@rule("GWT-239")
def test_discs_in_the_order_of_the_list() -> None:
    """White ones, else black ones that can be paid, else stations', else none."""
    t = Table(2)
    left(t, box.AUX_CERT, box.DISC_STEP_VP, box.DISC_HAND)
    t.trail.stations[2] = 1
    assert offered(t, box.TOPEKA) == ["disc aux_cert"]
    left(t, box.DISC_STEP_VP, box.DISC_HAND)
    assert offered(t, box.TOPEKA) == ["disc disc_step_vp", "disc disc_hand"]
    assert offered(t, box.TOPEKA, cash=4) == ["disc disc_step_vp"]
    left(t, box.DISC_HAND)
    assert offered(t, box.TOPEKA, cash=4) == ["disc_from st3"]
    t.trail.stations[2] = 0
    assert offered(t, box.TOPEKA, cash=4) == []
    assert offered(t, box.KC, cash=4) == ["disc disc_hand"]


@rule("GWT-239")
def test_a_city_without_a_disc_is_not_offered() -> None:
    """Only Kansas City takes a hand disc that cannot be paid."""
    t = Table(2)
    left(t, box.DISC_HAND)
    t.trail.cash[0] = 4
    assert [words(code) for code in Deliver(18, 1).options(t.trail)] == ["city city_kc"]


@rule("GWT-239")
def test_an_upgrade_sets_its_cost_aside() -> None:
    """ST5 costs six: a hand disc needs eleven dollars."""
    t = Table(2)
    t.trail.cash[0] = 10
    assert "disc disc_hand" not in [words(code) for code in upgrade_discs(t.trail, 4)]
    t.trail.cash[0] = 11
    assert "disc disc_hand" in [words(code) for code in upgrade_discs(t.trail, 4)]


@rule("GWT-239")
def test_an_upgrade_without_a_disc_is_not_asked() -> None:
    """No disc anywhere: the engine stops on T4 and that is all."""
    t = Table(2)
    left(t)
    t.trail.engine[0] = 4
    t.start(Forward(1))
    t.play("engine space_t4")
    assert t.prompt == ""


@rule("GWT-240")
def test_equal_spaces_are_one_option() -> None:
    """Two hand discs and two of each auxiliary action: each kind is named once."""
    t = Table(2)
    discs = offered(t, box.EL_PASO)
    assert discs.count("disc disc_hand") == discs.count("disc aux_cert") == 1
    assert t.trail.discs[box.DISC_HAND] == 2
