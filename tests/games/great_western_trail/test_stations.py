"""Chapter 11: stations and their masters."""

import pytest

from farwest.games.great_western_trail import box
from farwest.games.great_western_trail.rules.goods import permanent_certificates
from farwest.games.great_western_trail.rules.railroad import Forward
from farwest.games.great_western_trail.rules.stations import APPOINTED, UpgradeBehind
from tests.clauses import rule
from tests.games.great_western_trail.kit import BLUE_TEEPEE, GREEN_FLOOD, Table, words

COSTS = [2, 2, 4, 4, 6, 8, 7, 6, 5, 3]
POINTS = [1, 1, 2, 2, 3, 5, 6, 7, 8, 9]


def before(turnout: int, cash: int = 10, seats: int = 2) -> Table:
    """The engine of seat 0 stands before a turnout and moves a space."""
    t = Table(seats)
    t.trail.cash[0] = cash
    t.trail.engine[0] = turnout
    t.start(Forward(1))
    return t


def upgraded(master: int, **workers: int) -> Table:
    """Seat 0 has just upgraded ST1, where this tile lies."""
    t = Table(2)
    t.workers(**workers)
    t.trail.masters[0] = master
    t.trail.board[box.FLOOD_1] = GREEN_FLOOD
    t.trail.board[box.TEEPEE_P6] = BLUE_TEEPEE
    t.trail.engine[0] = 4
    t.start(Forward(1))
    t.play("engine space_t4", "disc disc_cert_4")
    return t


# --- upgrades --------------------------------------------------------------------------------


@rule("GWT-130", "GWT-227")
def test_a_stop_on_a_turnout() -> None:
    """At once one decides whether to upgrade its station; one may not want to."""
    t = before(4)
    t.play("engine space_t4")
    assert t.prompt == "upgrade"
    assert t.options()[-1] == "decline_upgrade"
    t.play("decline_upgrade")
    assert t.trail.stations[0] == 0
    assert t.trail.cash[0] == 10


@rule("GWT-130")
def test_passing_a_turnout_upgrades_nothing() -> None:
    """The engine stops on 5."""
    t = before(4)
    t.play("engine space_5")
    assert t.prompt == ""


@rule("GWT-130")
@pytest.mark.parametrize(("cash", "asked"), [(1, False), (2, True)])
def test_the_reward_of_the_action_comes_later(cash: int, asked: bool) -> None:
    """1b goes back to T4: its three dollars cannot pay ST1, which costs two."""
    t = Table(2)
    t.trail.cash[0] = cash
    t.trail.engine[0] = 5
    t.use("1b")
    t.play("local local_1b_2", "engine space_t4")
    assert (t.prompt == "upgrade") == asked
    assert t.trail.cash[0] == (cash if asked else cash + 3)


@rule("GWT-130")
@pytest.mark.parametrize(("cash", "asked"), [(2, False), (3, True)])
def test_the_cost_of_the_action_comes_first(cash: int, asked: bool) -> None:
    """The auxiliary action costs a dollar, and ST1 two."""
    t = Table(2)
    t.trail.cash[0] = cash
    t.trail.engine[0] = 5
    t.trail.discs[box.AUX_CERT] = 1
    t.stay(box.SPOT_A)
    t.play("aux_single aux_cert", "engine space_t4")
    assert (t.prompt == "upgrade") == asked


@rule("GWT-130")
def test_standing_on_a_turnout_gives_no_further_chance() -> None:
    """On the next turn the engine moves on, and nothing is asked about T4."""
    t = Table(2)
    t.trail.engine[0] = box.SPACES.index("T4")
    t.stay(box.SPOT_G)
    assert t.prompt == "phase_b"
    t.play("local local_g_1")
    assert t.told("engine") == [(0, 5)]
    assert t.prompt == "phase_b"


@rule("GWT-131")
def test_an_upgrade() -> None:
    """The station is paid, the disc placed; a rival's disc does not matter."""
    t = before(7)
    t.trail.stations[10 + 1] = 1
    t.play("engine space_t7", "disc aux_engine")
    assert t.trail.stations[1] == 1
    assert t.trail.discs[box.AUX_ENGINE] == 1
    assert t.trail.cash[0] == 8


@rule("GWT-131")
def test_no_second_disc_on_a_station() -> None:
    """With an own disc there nothing is asked."""
    t = before(7)
    t.trail.stations[1] = 1
    t.play("engine space_t7")
    assert t.prompt == ""


@rule("GWT-132")
@pytest.mark.parametrize(("cash", "asked"), [(5, False), (6, True)])
def test_the_disc_cannot_help_to_pay_the_station(cash: int, asked: bool) -> None:
    """ST5 costs six, whatever STEP_MONEY would bring; its money comes after."""
    t = before(16, cash)
    t.play("engine space_t16")
    assert (t.prompt == "upgrade") == asked
    if asked:
        t.play("disc disc_step_money")
        kinds = [event.kind for event in t.events]
        assert kinds[-4:] == ["paid", "disc", "gained", "upgraded"]
        assert t.trail.cash[0] == 3


@rule("GWT-138", "GWT-211")
@pytest.mark.parametrize("station", range(9), ids=lambda station: box.STATIONS[station])
def test_what_stations_cost_and_bring(station: int) -> None:
    """With a dollar less nothing is asked."""
    turnout = (4, 7, 10, 13, 16, 21, 25, 29, 33)[station]
    t = before(turnout, COSTS[station] - 1)
    t.play(f"engine space_t{turnout}")
    assert t.prompt == ""
    t = before(turnout, COSTS[station])
    t.play(f"engine space_t{turnout}", "disc aux_cert")
    assert t.trail.cash[0] == 0
    assert t.points("stations") == POINTS[station]


@rule("GWT-138", "GWT-211")
def test_the_last_station() -> None:
    """ST10 costs three and brings nine; all stations together are worth 44."""
    assert (box.STATION_COST[9], box.STATION_VP[9]) == (3, 9)
    t = Table(2)
    t.trail.stations[:10] = [1] * 10
    assert t.points("stations") == 44


@rule("GWT-137", "GWT-227")
@pytest.mark.parametrize(
    ("space", "stations"),
    [("4", []), ("5", ["st1"]), ("8", ["st1", "st2"]), ("T10", ["st1", "st2"]), ("T4", [])],
)
def test_9b_upgrades_behind_the_engine(space: str, stations: list[str]) -> None:
    """A turnout of a lower number than the space, or than the turnout where the engine is."""
    t = Table(2)
    t.trail.engine[0] = box.SPACES.index(space)
    options = [words(code) for code in UpgradeBehind().options(t.trail)]
    assert options == [f"station {name}" for name in stations]


@rule("GWT-137")
def test_9b_pays_and_appoints_like_any_upgrade() -> None:
    """Two dollars, a disc, and the station's master."""
    t = Table(2)
    t.workers(cowboys=2)
    t.trail.engine[0] = 9
    t.use("9b")
    t.play("local local_9b_1", "station st2", "disc disc_cert_4")
    assert t.trail.cash[0] == 8
    assert t.prompt == "appoint"


# --- station masters -------------------------------------------------------------------------


@rule("GWT-133", "GWT-227")
def test_appointing_a_worker() -> None:
    """Any row with a worker beside the printed one gives its last; the tile is taken."""
    t = upgraded(box.SM_HAZARDS, cowboys=3, engineers=2)
    assert t.options() == ["appoint cowboy", "appoint engineer", "decline_appoint"]
    t.play("appoint cowboy")
    assert t.trail.workers[:3] == [2, 1, 2]
    assert t.trail.master_tiles[0] == 1 << box.SM_HAZARDS
    assert t.trail.masters[0] == APPOINTED + box.COWBOY


@rule("GWT-133")
def test_printed_workers_stay() -> None:
    """Without any other nothing is asked, and the tile stays."""
    t = upgraded(box.SM_HAZARDS)
    assert t.prompt == ""
    assert t.trail.masters[0] == box.SM_HAZARDS


@rule("GWT-133")
def test_stations_without_a_master() -> None:
    """From the sixth on there is none to appoint."""
    t = before(21)
    t.workers(cowboys=3)
    t.play("engine space_t21", "disc disc_cert_4")
    assert t.prompt == ""


@rule("GWT-134")
def test_the_chance_comes_only_with_the_upgrade() -> None:
    """Declined, it does not come back: the next stop at the own station asks nothing."""
    t = upgraded(box.SM_HAZARDS, cowboys=2)
    t.play("decline_appoint")
    t.trail.engine[0] = 4
    t.start(Forward(1))
    t.play("engine space_t4")
    assert t.prompt == ""
    assert t.trail.masters[0] == box.SM_HAZARDS


@rule("GWT-134")
def test_an_appointed_worker_stays() -> None:
    """The next player to upgrade finds no tile there."""
    t = upgraded(box.SM_HAZARDS, cowboys=2)
    t.play("appoint cowboy")
    t.trail.turn = 1
    t.trail.workers[3:6] = [3, 3, 3]
    t.trail.engine = [0, 4]
    t.start(Forward(1))
    t.play("engine space_t4", "disc disc_cert_4")
    assert t.prompt == ""
    assert t.trail.masters[0] == APPOINTED + box.COWBOY


@rule("GWT-134")
def test_a_declined_tile_is_there_for_others() -> None:
    """The next player may take it."""
    t = upgraded(box.SM_HAZARDS, cowboys=2)
    t.play("decline_appoint")
    t.trail.turn = 1
    t.trail.workers[3:6] = [3, 1, 1]
    t.trail.engine = [0, 4]
    t.start(Forward(1))
    t.play("engine space_t4", "disc disc_cert_4", "appoint cowboy")
    assert t.trail.master_tiles == [0, 1 << box.SM_HAZARDS]


@rule("GWT-135", "GWT-223")
def test_the_master_of_workers_pays_two_dollars() -> None:
    """Without asking."""
    t = upgraded(box.SM_WORKERS, cowboys=2)
    t.play("appoint cowboy")
    assert t.trail.cash[0] == 10
    assert t.prompt == ""


@rule("GWT-135", "GWT-227")
@pytest.mark.parametrize("answer", ["hazard flood_1", "trade teepee_p6", "decline_master"])
def test_the_master_of_objectives(answer: str) -> None:
    """A hazard for nothing, or a trade, or neither."""
    t = upgraded(box.SM_OBJECTIVES, cowboys=2)
    t.play("appoint cowboy")
    assert t.options() == ["hazard flood_1", "trade teepee_p6", "decline_master"]
    t.play(answer)
    assert len(t.trail.hazards[0]) == (answer[0] == "h")
    assert t.trail.cash[0] == (14 if answer[0] == "t" else 8)


@rule("GWT-135", "GWT-072")
@pytest.mark.parametrize("tile", [box.SM_HAZARDS, box.SM_TEEPEES, box.SM_CERTS])
def test_the_other_masters_show_a_certificate(tile: int) -> None:
    """Nothing happens at once."""
    t = upgraded(tile, cowboys=2)
    t.play("appoint cowboy")
    assert t.trail.cash[0] == 8
    assert t.prompt == ""
    assert permanent_certificates(t.trail, 0) == 1
