"""Chapter 14: the end of the game."""

import random

import pytest

from farwest.games.great_western_trail import GAME, box
from farwest.games.great_western_trail.box import GUERNSEY, JERSEY, TEEPEE_BLUE_TILE
from farwest.games.great_western_trail.rules.kansas_city import Foresight, KansasCity
from farwest.games.great_western_trail.rules.staying import PhaseB
from farwest.games.great_western_trail.rules.supply import place_tile, refill
from farwest.games.great_western_trail.rules.turn import NextTurn, PhaseC
from tests.clauses import rule
from tests.games.great_western_trail.kit import (
    BLUE_TEEPEE,
    COWBOY_TILE,
    GREEN_DROUGHT,
    GREEN_FLOOD,
    Table,
)


@rule("GWT-202", "GWT-203", "GWT-204", "GWT-205", "GWT-207")
def test_the_end_in_foresight_two() -> None:
    """EX-31: foresight 3 is skipped, income and delivery happen, the other has one turn more."""
    t = Table(2)
    trail = t.trail
    trail.token = 11
    trail.jobs[11 * 3] = 1
    trail.foresight = [GREEN_FLOOD, GREEN_FLOOD, 9, 9, 9, 10]
    trail.spot[0] = box.KANSAS_CITY
    t.start(KansasCity(), NextTurn())
    assert trail.holder == 0
    assert trail.spot[0] == box.KANSAS_CITY
    assert t.prompt == "disc"
    t.play("disc disc_cert_4")
    assert trail.turn == 1
    assert trail.spot[0] == box.START
    assert all(trail.foresight)
    assert t.told("last_turn") == [(1,)]
    trail.agenda.clear()
    t.start(NextTurn())
    assert trail.over


@rule("GWT-206")
def test_no_worker_in_the_last_turns() -> None:
    """EX-32: a column of workers is skipped, the only teepee is taken without asking."""
    t = Table(2)
    t.trail.holder = 1
    t.trail.token = 12
    t.trail.foresight = [0, 0, 9, 10, 9, TEEPEE_BLUE_TILE]
    t.start(Foresight(1), Foresight(2))
    assert t.trail.foresight == [0, 0, 9, 10, 9, 0]
    assert t.trail.board[box.TEEPEE_M3] == TEEPEE_BLUE_TILE


def last_row(seats: int, *foresight: int) -> Table:
    """Seat 0 stands in Kansas City; one space of row 12 is free."""
    t = Table(seats)
    t.jobs(12, *[(box.COWBOY, 12)] * (seats - 1))
    t.trail.foresight = list(foresight)
    t.trail.spot[0] = box.KANSAS_CITY
    t.trail.arrived = 1
    return t


@rule("GWT-202", "GWT-070")
@pytest.mark.parametrize("column", [2, 3])
def test_the_red_arrow(column: int) -> None:
    """In foresight 2 or 3 the active player takes the token at once."""
    second, third = (9, BLUE_TEEPEE) if column == 2 else (0, 9)
    t = last_row(2, GREEN_FLOOD, GREEN_FLOOD, second, 0, third, 0)
    t.start(PhaseB())
    assert t.trail.holder == 0
    assert t.told("end") == [(0,)]
    assert t.points("token") == 2


@rule("GWT-202", "GWT-220")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_the_active_player_takes_the_token(seat: int) -> None:
    """Whoever fills the last space."""
    t = last_row(3, *[0] * 6)
    t.trail.turn = seat
    place_tile(t.trail, COWBOY_TILE)
    assert t.trail.holder == seat
    assert t.points("token", seat) == 2


@rule("GWT-203")
def test_after_foresight_two_no_worker_of_column_three() -> None:
    """The teepee is the only tile left to choose."""
    t = last_row(2, GREEN_FLOOD, GREEN_FLOOD, 9, 9, 10, BLUE_TEEPEE)
    t.start(PhaseB())
    assert t.trail.board[box.TEEPEE_M3] == BLUE_TEEPEE
    assert t.trail.foresight[4] == 10


@rule("GWT-204", "GWT-205", "GWT-207")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_one_more_turn_each(seats: int) -> None:
    """In turn order, the one who took the token excepted; then the game is over."""
    trail = GAME.deal(seats, {}, seats)
    dice = random.Random(4)
    turns: list[int] = []
    last = -1
    while not trail.over:
        if trail.holder >= 0 and trail.turns != last:
            last = trail.turns
            turns.append(trail.turn)
        trail.play(dice.choice(trail.legal))
    others = [(trail.holder + place) % seats for place in range(1, seats)]
    if turns[0] == trail.holder:
        turns = turns[1:]
    assert turns == others


@rule("GWT-204")
def test_the_visit_that_ends_the_game_is_finished() -> None:
    """Income, delivery, refill and new cards."""
    t = last_row(2, GREEN_FLOOD, GREEN_FLOOD, 9, 9, 9, 10)
    t.hand(JERSEY, GUERNSEY)
    t.start(PhaseB(), PhaseC())
    t.play("city city_kc", "disc disc_cert_4")
    kinds = [event.kind for event in t.events]
    order = ["end", "income", "delivered", "back", "foresight", "drew"]
    assert [kinds.index(kind) for kind in order] == sorted(kinds.index(kind) for kind in order)


@rule("GWT-206")
def test_the_last_visits() -> None:
    """No worker in foresight 2 or 3, all else as ever, and the spaces are refilled."""
    t = Table(3)
    t.trail.holder = 2
    t.trail.token = 12
    t.trail.foresight = [GREEN_FLOOD, GREEN_FLOOD, 9, 10, 11, 10]
    t.hand(JERSEY)
    jobs = t.trail.jobs[:]
    t.stay(box.KANSAS_CITY)
    t.play("city city_topeka", "disc disc_cert_4")
    assert t.trail.jobs == jobs
    assert len(t.told("chose")) == 1
    assert t.trail.foresight[0]
    assert t.trail.spot[0] == box.START


@rule("GWT-206")
def test_other_tiles_are_still_chosen() -> None:
    """Two different hazards are a choice; a teepee beside a worker is none."""
    t = Table(2)
    t.trail.holder = 1
    t.trail.foresight = [GREEN_FLOOD, GREEN_DROUGHT, 9, 10, 11, BLUE_TEEPEE]
    t.stay(box.KANSAS_CITY)
    assert t.options() == ["foresight 1 1", "foresight 1 2"]
    t.play("foresight 1 2")
    assert [tile for _, _, tile in t.told("chose")] == [GREEN_DROUGHT, BLUE_TEEPEE]


@rule("GWT-207")
def test_after_the_last_turn_nothing_is_asked() -> None:
    """The turn would come back to the holder of the token."""
    t = Table(3)
    t.trail.holder = 0
    t.trail.turn = 2
    t.start(NextTurn())
    assert t.trail.over
    assert t.told("won")


@rule("GWT-207")
def test_the_last_turn_is_a_turn_too() -> None:
    """Everybody had as many turns as the finished table counts, none is left out."""
    t = Table(2)
    t.trail.turns, t.trail.turn, t.trail.holder = 6, 0, 1
    t.start(PhaseC(), NextTurn())
    assert t.trail.over
    assert t.view(0)["turns"] == t.view(-1)["turns"] == 7


@rule("GWT-066")
def test_a_pile_that_ran_out_refills_nothing() -> None:
    """The spaces of its column stay empty."""
    t = Table(2)
    t.trail.foresight = [0, GREEN_FLOOD, 9, 10, 0, 10]
    t.trail.pile_1 = []
    refill(t.trail)
    assert t.trail.foresight[:2] == [0, GREEN_FLOOD]
    assert t.trail.foresight[4]


@rule("GWT-066")
def test_a_tile_that_is_turned_up_cannot_be_taken_back() -> None:
    """Filling a foresight space shows what lay hidden in the pile; where all are full, nothing."""
    t = Table(2)
    t.trail.crossed = False
    refill(t.trail)
    assert not t.trail.crossed
    t.trail.foresight[3] = 0
    refill(t.trail)
    assert t.trail.crossed
