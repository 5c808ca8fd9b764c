"""Chapter 9: hiring workers, and the immediate actions of their spaces."""

import pytest

from farwest.games.great_western_trail import box
from farwest.games.great_western_trail.box import BLACK_ANGUS, GUERNSEY, JERSEY
from farwest.games.great_western_trail.rules.hiring import Hire
from farwest.games.great_western_trail.rules.stations import Appoint
from farwest.games.great_western_trail.rules.staying import PhaseB
from farwest.games.great_western_trail.rules.supply import place_tile
from tests.clauses import rule
from tests.games.great_western_trail.kit import BLUE_TEEPEE, COWBOY_TILE, GREEN_FLOOD, Table

COST_OF_ROWS = [6, 6, 7, 5, 7, 9, 6, 8, 10, 6, 5, 4]


def hired(worker: int, number: int, cash: int = 20) -> Table:
    """Seat 0 hires its worker of this number for $6."""
    t = Table(2)
    t.trail.cash[0] = cash
    t.trail.workers[worker] = number - 1
    t.jobs(3, (worker, 1))
    t.hand(JERSEY, GUERNSEY)
    t.trail.board[box.FLOOD_1] = GREEN_FLOOD
    t.trail.board[box.TEEPEE_P4] = BLUE_TEEPEE
    t.start(Hire(0))
    return t


@rule("GWT-105", "GWT-107", "GWT-109", "GWT-110", "GWT-111")
def test_hiring_two() -> None:
    """EX-18, EX-19: an engineer for 7, a Jersey sold for 2, a cowboy for 8."""
    t = Table(2)
    trail = t.trail
    trail.cash[0] = 15
    trail.token = 3
    trail.jobs = [0] * 36
    trail.jobs[1 * 3 + box.COWBOY] = 1
    trail.jobs[2 * 3 + box.ENGINEER] = 1
    trail.jobs[3 * 3 + box.ENGINEER] = 1
    t.workers(engineers=2)
    t.hand(JERSEY, BLACK_ANGUS)
    trail.arrived = 1
    t.start(PhaseB())
    assert "local local_a_1" not in t.options()
    t.play("local local_a_2")
    assert t.options() == ["hire cowboy 2", "hire engineer 3"]
    t.play("hire engineer 3", "perform_jersey", "local local_a_3")
    assert [args[3] for args in t.told("hired")] == [7, 8]
    assert trail.workers[:3] == [2, 1, 3]
    assert trail.cash[0] == 2


@rule("GWT-105", "GWT-228")
def test_rows_above_the_token() -> None:
    """EX-19: with the token on row 4, its engineer is not for hire; equal tiles are one option."""
    t = Table(2)
    t.jobs(4, (box.ENGINEER, 4), (box.ENGINEER, 3), (box.COWBOY, 1), (box.COWBOY, 1))
    t.start(Hire(0))
    assert t.options() == ["hire cowboy 1", "hire engineer 3"]


@rule("GWT-106")
@pytest.mark.parametrize(("row", "cost"), list(enumerate(COST_OF_ROWS, 1)))
def test_the_cost_of_rows(row: int, cost: int) -> None:
    """What a cowboy of each row costs; a dollar less does not hire him."""
    t = Table(2)
    t.jobs(13, (box.COWBOY, row))
    t.trail.cash[0] = cost - 1
    assert not Hire(0).possible(t.trail)
    t.trail.cash[0] = cost
    t.start(Hire(0))
    assert t.trail.cash[0] == 0
    assert t.trail.workers[box.COWBOY] == 2


@rule("GWT-107")
@pytest.mark.parametrize(
    ("action", "cost"), [("local_a_2", 6), ("local_a_3", 8), ("local_5a_1", 5)]
)
def test_modifiers(action: str, cost: int) -> None:
    """Neutral A, twice, and building 5a."""
    t = Table(2)
    t.jobs(3, (box.COWBOY, 1))
    if action.startswith("local_a"):
        t.stay(box.SPOT_A)
    else:
        t.use("5a")
    t.play(f"local {action}")
    assert t.trail.cash[0] == 10 - cost


@rule("GWT-107")
def test_both_hirings_of_neutral_a() -> None:
    """They are separate actions: two workers may be hired there."""
    t = Table(2)
    t.trail.cash[0] = 14
    t.jobs(3, (box.COWBOY, 1), (box.CRAFTSMAN, 1))
    t.stay(box.SPOT_A)
    t.play("local local_a_3", "hire cowboy 1", "local local_a_2")
    assert t.trail.workers[:3] == [2, 2, 1]
    assert t.trail.cash[0] == 0


@rule("GWT-108")
def test_when_the_token_is_gone() -> None:
    """Workers of all twelve rows are for hire."""
    t = Table(2)
    t.jobs(13, (box.COWBOY, 1), (box.COWBOY, 12))
    t.start(Hire(0))
    assert t.options() == ["hire cowboy 1", "hire cowboy 12"]


@rule("GWT-109")
def test_a_full_row() -> None:
    """With six cowboys no other can be hired; a craftsman can."""
    t = Table(2)
    t.workers(cowboys=6)
    t.jobs(3, (box.COWBOY, 1), (box.CRAFTSMAN, 1))
    t.start(Hire(0))
    assert t.trail.workers[:3] == [6, 2, 1]


@rule("GWT-110", "GWT-112")
def test_an_immediate_action_comes_before_all_else() -> None:
    """The third engineer asks for a Jersey before neutral A goes on."""
    t = Table(2)
    t.workers(engineers=2)
    t.jobs(3, (box.ENGINEER, 1))
    t.hand(JERSEY, GUERNSEY)
    t.stay(box.SPOT_A)
    t.play("local local_a_2")
    assert t.options() == ["perform_jersey", "decline_space"]
    t.play("decline_space")
    assert t.trail.hand[0] == [JERSEY, GUERNSEY]
    assert "local local_a_1" in t.options()


@rule("GWT-110", "GWT-223")
def test_an_immediate_action_that_cannot_be_performed() -> None:
    """Without a Jersey nothing is asked."""
    t = Table(2)
    t.jobs(3, (box.ENGINEER, 1))
    t.start(Hire(0))
    assert t.prompt == ""
    assert t.trail.workers[box.ENGINEER] == 2


@rule("GWT-111", "GWT-140")
def test_the_fourth_cowboy_removes_a_hazard() -> None:
    """For nothing."""
    t = hired(box.COWBOY, 4)
    t.play("hazard flood_1")
    assert t.trail.hazards[0] == [GREEN_FLOOD]
    assert t.trail.cash[0] == 14


@rule("GWT-111")
def test_the_sixth_cowboy_trades() -> None:
    """The teepee of +4."""
    t = hired(box.COWBOY, 6)
    t.play("trade teepee_p4")
    assert t.trail.cash[0] == 18


@rule("GWT-111", "GWT-116", "GWT-122")
def test_the_fourth_craftsman_builds_cheaply() -> None:
    """EX-21: 5a for three dollars."""
    t = Table(2)
    t.trail.cash[0] = 3 + 6
    t.trail.jobs = [0] * 36
    t.trail.jobs[box.CRAFTSMAN] = 1
    t.trail.unbuilt[0] = 1 << 4
    t.workers(craftsmen=3)
    t.start(Hire(0))
    assert t.options() == ["tile 5", "decline_space"]
    t.play("tile 5", "plot plot_a1")
    assert t.trail.cash[0] == 0


@rule("GWT-111", "GWT-113")
@pytest.mark.parametrize("number", [4, 6])
def test_craftsmen_build_for_a_dollar_each(number: int) -> None:
    """The new one counts: a tile of so many craftsmen can be built, for as many dollars."""
    t = Table(2, building_sides="all_b" if number == 6 else "all_a")
    t.trail.cash[0] = 20
    t.workers(craftsmen=number - 1)
    t.jobs(3, (box.CRAFTSMAN, 1))
    t.trail.unbuilt[0] = 1 << (7 if number == 6 else 5)
    t.start(Hire(0))
    t.play("tile 8" if number == 6 else "tile 6", "plot plot_c1")
    assert t.trail.cash[0] == 20 - 6 - number


@rule("GWT-111")
@pytest.mark.parametrize(
    ("number", "certificates", "dollars"), [(2, 1, 0), (3, 0, 2), (5, 2, 0), (6, 0, 4)]
)
def test_engineers_sell_a_jersey(number: int, certificates: int, dollars: int) -> None:
    """For certificates or for money."""
    t = hired(box.ENGINEER, number)
    t.play("perform_jersey")
    assert t.trail.discard[0] == [JERSEY]
    assert t.trail.certificates[0] == certificates
    assert t.trail.cash[0] == 14 + dollars


@rule("GWT-107", "GWT-111")
def test_the_fourth_engineer_hires() -> None:
    """Another worker for two dollars less; he may set off an action of his own."""
    t = Table(2)
    t.workers(cowboys=3, engineers=3)
    t.jobs(3, (box.ENGINEER, 1), (box.COWBOY, 2))
    t.trail.board[box.FLOOD_1] = GREEN_FLOOD
    t.start(Hire(0))
    t.play("hire engineer 1")
    assert t.options() == ["hire cowboy 2", "decline_space"]
    t.play("hire cowboy 2")
    assert t.trail.cash[0] == 0
    assert t.options() == ["hazard flood_1", "decline_space"]


@rule("GWT-111")
@pytest.mark.parametrize(("worker", "number"), [(0, 2), (0, 3), (0, 5), (1, 2), (1, 3), (1, 5)])
def test_spaces_without_an_action(worker: int, number: int) -> None:
    """Nothing is asked."""
    assert hired(worker, number).prompt == ""


@rule("GWT-112")
def test_a_space_filled_again_acts_again() -> None:
    """The fourth cowboy became a station master; the next fourth one removes a hazard too."""
    t = hired(box.COWBOY, 4)
    t.play("decline_space")
    t.start(Appoint(0))
    t.play("appoint cowboy")
    assert t.trail.workers[box.COWBOY] == 3
    t.trail.agenda.clear()
    t.jobs(3, (box.COWBOY, 1))
    t.start(Hire(0))
    assert t.options() == ["hazard flood_1", "decline_space"]


@rule("GWT-113")
def test_the_worker_just_placed_counts() -> None:
    """As fourth craftsman he builds 6a, which needs four."""
    t = Table(2)
    t.trail.cash[0] = 10
    t.workers(craftsmen=3)
    t.jobs(3, (box.CRAFTSMAN, 1))
    t.trail.unbuilt[0] = 1 << 5
    t.start(Hire(0))
    assert t.options() == ["tile 6", "decline_space"]


@rule("GWT-241")
def test_an_emptied_space_stays_empty() -> None:
    """The next worker joins the row of the token, not the gap in row 1."""
    t = Table(2)
    t.jobs(3, (box.COWBOY, 1))
    t.start(Hire(0))
    place_tile(t.trail, COWBOY_TILE)
    assert t.trail.jobs[:3] == [0, 0, 0]
    assert t.trail.jobs[2 * 3 : 2 * 3 + 3] == [1, 0, 0]
