"""Section 11: what ends the game, and when."""

import pytest

from farwest.games.deadwood import GAME
from tests.clauses import rule
from tests.games.deadwood.kit import P1, P2, Table, stroll


def ending(t: Table) -> str:
    """How the game ended."""
    return GAME.ending(t.camp)


def unarmed(t: Table) -> None:
    """Nobody has horses or cartridges: duels are dice alone."""
    t.camp.shells[:] = [0] * t.camp.seats
    t.camp.stables[:] = [0] * t.camp.seats


@rule("DW-167")
def test_the_station_ends_the_game() -> None:
    """When it is placed and all is done."""
    t = Table(2)
    t.camp.cash[P1] = 6
    t.lay("F1", "E1", "D1", "C1")
    t.play("P1 go 1 town_hall", "P1 annex", "P1 rail_to B1")
    assert (t.camp.over, ending(t)) == (True, "end_station")


@rule("DW-167", "DW-170")
@pytest.mark.parametrize("place", ["bank", "newspaper", "courthouse"])
def test_the_last_wanted_token_ends_the_game(place: str) -> None:
    """Taken at the Bank, by the Newspaper or in court."""
    t = Table(2, C2=place)
    t.camp.cash[:] = [9, 0]
    t.camp.pool = 1
    t.camp.wanted[:] = [0, 2]
    t.play(f"P1 go 1 {place}", "P1 annex")
    if place == "newspaper":
        t.play("P1 accuse P2")
    assert (t.camp.pool, t.camp.over, ending(t)) == (0, True, "end_pool")


@rule("DW-167")
def test_a_duel_may_take_the_last_token() -> None:
    """The duel is fought and the building annexed; then the game is over."""
    t = Table(2, C2="hotel")
    t.camp.pool = 1
    t.put(P2, 1, "hotel")
    t.play("P1 go 1 hotel", "P2 flee")
    assert (t.asks, t.camp.over) == ("P1 annex", False)
    t.play("P1 annex")
    assert (t.camp.over, ending(t)) == (True, "end_pool")


@rule("DW-167")
def test_the_pool_being_empty_already_is_no_new_end() -> None:
    """It must become empty: a table without a pool plays on."""
    t = Table(2, C2="bank")
    t.camp.pool = 0
    t.play("P1 go 1 bank", "P1 annex")
    assert t.asks == "P2 turn"


@rule("DW-167", "DW-168")
@pytest.mark.parametrize(("dice", "clan"), [((6, 1), P2), ((1, 6), P1)])
def test_a_clan_wiped_out_ends_the_game(dice: tuple[int, int], clan: int) -> None:
    """Attacker's or defender's last cowboy in service; eight in the supply do not save him."""
    t = Table(2, C2="hotel")
    unarmed(t)
    t.only(P1, 1)
    t.only(P2)
    t.put(P2, 1, "hotel")
    t.camp.cash[:] = [9, 5]
    t.dice(*dice)
    t.play("P1 go 1 hotel")
    if clan == P2:
        t.play("P1 stay")
    assert (t.camp.over, ending(t)) == (True, "end_wiped")
    assert len(t.count("hire", clan)) == 8


@rule("DW-167")
@pytest.mark.parametrize("place", ["mine", "ranch", "church"])
def test_one_cowboy_in_service_saves_a_clan(place: str) -> None:
    """Wherever he is, the game goes on."""
    t = Table(2, C2="hotel")
    unarmed(t)
    t.only(P2)
    t.put(P2, 1, "hotel")
    t.put(P2, 2, place)
    t.dice(6, 1)
    t.play("P1 go 1 hotel", "P1 stay")
    assert not t.camp.over


@rule("DW-167", "DW-170", "DW-177")
def test_a_wiped_out_clan_can_win() -> None:
    """DW-EX-28: P2's last cowboy is killed; with $20 he wins."""
    t = Table(3, C2="hotel")
    unarmed(t)
    t.only(P2)
    t.put(P2, 1, "hotel")
    t.camp.cash[:] = [15, 20, 15]
    t.dice(6, 1)
    t.play("P1 go 1 hotel", "P1 stay")
    assert t.camp.over
    assert GAME.result(t.camp).winners == [P2]


# --- the turn is completed -------------------------------------------------------------------


def last_token_in_a_list() -> Table:
    """P1's Rail tile lets P2 annex Bank and Telegraph Office; the pool holds one token."""
    t = Table(2, E1="bank", E2="telegraph_office")
    t.no_tiles()
    t.stack(2, "gold_mine")
    t.camp.pool = 1
    t.put(P2, 1, "bank")
    t.put(P2, 2, "telegraph_office")
    t.play("P1 go 1 town_hall", "P1 annex", "P1 rail_to F1", "P1 next P2 bank", "P2 annex")
    assert t.camp.pool == 0
    return t


@rule("DW-169")
def test_tokens_put_back_do_not_cancel_the_end() -> None:
    """The Telegraph Office puts two into the pool in the same turn: it is the last one still."""
    t = last_token_in_a_list()
    t.play("P2 annex")
    assert (t.camp.pool, t.asks) == (2, "P1 plot")
    t.play("P1 plot B3")
    assert (t.camp.over, ending(t)) == (True, "end_pool")


@rule("DW-170", "DW-206")
def test_all_that_is_under_way_is_done_and_nobody_plays_on() -> None:
    """The list goes on, the tile is built, and P2 gets no turn."""
    t = last_token_in_a_list()
    assert t.asks == "P2 annex"
    t.play("P2 stay", "P1 plot B3")
    assert t.tile("B3") == "gold_mine"
    assert t.camp.over
    assert t.told("turn") == []


@rule("DW-171")
def test_several_triggers_are_one_end() -> None:
    """The Station stands and the pool runs dry in the same turn: one end, by the first."""
    t = Table(2, B2="bank")
    t.lay("F1", "E1", "D1", "C1")
    t.camp.pool = 1
    t.put(P2, 1, "bank")
    t.play("P1 go 1 town_hall", "P1 annex", "P1 rail_to B1", "P2 annex", "P2 annex")
    assert (t.camp.pool, t.camp.over, ending(t)) == (0, True, "end_station")
    assert len(t.told("last_turn")) == len(t.told("end")) == 1
    assert (t.camp.cash[P2], t.camp.wanted[P2]) == (15, 1)


# --- no other end ----------------------------------------------------------------------------


@rule("DW-172")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_random_games_end_by_themselves(seats: int) -> None:
    """In fewer than 300 turns, by one of the three."""
    match = list(stroll(seats, 70 + seats))[-1]
    assert match.state.turns < 300
    assert GAME.ending(match.state) in ("end_pool", "end_station", "end_wiped")


@rule("DW-172")
@pytest.mark.parametrize(("limit", "over"), [(0, False), (300, True), (600, False)])
def test_a_turn_limit_stops_after_a_full_turn(limit: int, over: bool) -> None:
    """The three hundredth turn is played to its end; then money is counted as ever."""
    t = Table(2, C2="bank")
    t.camp.limit = limit
    t.camp.turns = 299
    t.play("P1 go 1 bank")
    assert not t.camp.over
    t.play("P1 annex")
    assert t.camp.over == over
    if over:
        assert ending(t) == "end_limit"
        assert GAME.result(t.camp).totals == [10 - 1, 5]


@rule("DW-172")
@pytest.mark.parametrize(("option", "limit"), [("none", 0), ("300", 300), ("600", 600)])
def test_the_limit_is_an_option(option: str, limit: int) -> None:
    """Off, 300 or 600."""
    assert GAME.deal(2, {"turn_limit": option}, 1).limit == limit
