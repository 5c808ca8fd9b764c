"""Chapter 6: foresight, the job market, income, and back to the start."""

import pytest

from farwest.games.great_western_trail import box
from farwest.games.great_western_trail.box import (
    AYRSHIRE,
    BROWN_SWISS,
    DUTCH_BELT,
    GUERNSEY,
    HOLSTEIN,
    JERSEY,
    TEXAS_LONGHORN_5,
    WEST_HIGHLAND_3,
    WEST_HIGHLAND_5,
)
from farwest.games.great_western_trail.rules.kansas_city import Income, breeding_value
from farwest.games.great_western_trail.rules.staying import PhaseB
from farwest.games.great_western_trail.rules.supply import place_tile
from farwest.games.great_western_trail.rules.turn import Move, PhaseC
from farwest.kernel.steps import NOBODY
from tests.clauses import rule
from tests.games.great_western_trail.kit import (
    BLACK_FLOOD,
    BLUE_TEEPEE,
    COWBOY_TILE,
    GREEN_DROUGHT,
    GREEN_FLOOD,
    GREEN_TEEPEE,
    Table,
    objective,
)
from tests.games.great_western_trail.rich import plies

TILES_OF_SIX = [GREEN_FLOOD, BLUE_TEEPEE, COWBOY_TILE, COWBOY_TILE + 1, COWBOY_TILE, BLUE_TEEPEE]


def arrived(*foresight: int) -> Table:
    """Seat 0 is in Kansas City; these tiles lie in foresight."""
    t = Table(2)
    t.trail.foresight = list(foresight or TILES_OF_SIX)
    t.stay(box.KANSAS_CITY)
    return t


def placed(*tiles: int, seats: int = 2) -> Table:
    """The tiles have been moved to their sections, one after the other."""
    t = Table(seats)
    t.trail.sink = t.events
    for tile in tiles:
        place_tile(t.trail, tile)
    return t


def token_on(row: int, seats: int = 2) -> Table:
    """All spaces of the token's row are filled but its own."""
    t = Table(seats)
    t.jobs(row, *[(box.COWBOY, row)] * (seats - 1))
    t.market()
    t.trail.sink = t.events
    return t


# --- the five stops --------------------------------------------------------------------------


@rule("GWT-064", "GWT-237")
def test_the_stops_in_order() -> None:
    """Three tiles, income, delivery; then the way back."""
    t = arrived()
    prompts = []
    while t.prompt:
        prompts.append(t.prompt)
        t.play(t.options()[0])
    assert prompts == ["foresight", "foresight", "foresight", "disc"]
    order = ["chose", "income", "delivered", "back", "foresight"]
    kinds = [event.kind for event in t.events if event.kind in order]
    assert kinds == ["chose"] * 3 + ["income", "delivered", "back"] + ["foresight"] * 3


@rule("GWT-237")
def test_nothing_else_is_asked_in_kansas_city() -> None:
    """In rich games, from foresight to income and from there to the way back."""
    before = {"foresight", "income", "engine", "upgrade", "appoint", "master_action", "aux"}
    before |= {"draw", "discard", "engine_back", "remove", "engine_back_free", "hazard", "trade"}
    visits = [ply for ply in plies() if ply.before.spot[ply.asked] == box.KANSAS_CITY]
    asked = {ply.prompt for ply in visits}
    assert {"foresight", "income", "city", "disc"} <= asked
    assert asked <= before | {"city", "disc", "take_objective"}
    after = False
    for ply in visits:
        after = ply.prompt in ("city", "disc", "take_objective") or (
            after and ply.prompt not in ("foresight", "income")
        )
        assert not after or ply.prompt in ("city", "disc", "take_objective")


@rule("GWT-065", "GWT-226")
def test_one_tile_of_each_column() -> None:
    """It is moved to its section at once; its space stays empty until the end of the visit."""
    t = arrived()
    assert t.options() == ["foresight 1 1", "foresight 1 2"]
    t.play("foresight 1 1")
    assert t.trail.board[box.FLOOD_1] == GREEN_FLOOD
    assert t.trail.foresight[:2] == [0, BLUE_TEEPEE]
    assert t.options() == ["foresight 2 1", "foresight 2 2"]


@rule("GWT-065", "GWT-089")
def test_a_tile_that_fits_nowhere_must_still_be_chosen() -> None:
    """All flood slots are taken: the flood leaves the game."""
    t = Table(2)
    for slot in box.HAZARD_SLOTS[:4]:
        t.trail.board[slot] = GREEN_FLOOD
    t.trail.foresight = [BLACK_FLOOD, BLACK_FLOOD, 9, 10, 9, 10]
    t.stay(box.KANSAS_CITY)
    assert t.told("tile_out") == [(BLACK_FLOOD,)]
    assert t.trail.boxed == [BLACK_FLOOD]
    assert t.options() == ["foresight 2 1", "foresight 2 2"]


@rule("GWT-066")
def test_a_column_with_one_tile_or_none() -> None:
    """One is taken without asking, an empty column is passed over."""
    t = arrived(0, GREEN_FLOOD, 0, 0, COWBOY_TILE, BLUE_TEEPEE)
    assert t.told("chose") == [(0, 0, GREEN_FLOOD)]
    assert t.options() == ["foresight 3 1", "foresight 3 2"]


@rule("GWT-226")
def test_two_equal_tiles_are_one_option() -> None:
    """Two floods alike: nothing is asked."""
    t = arrived(GREEN_FLOOD, GREEN_FLOOD, 9, 10, 9, 10)
    assert t.trail.foresight[:2] == [0, GREEN_FLOOD]
    assert t.options() == ["foresight 2 1", "foresight 2 2"]


# --- placing tiles ---------------------------------------------------------------------------


@rule("GWT-088")
def test_teepees_fill_the_village_from_the_lowest_value() -> None:
    """−3, −2, −1, 1, 2, 4, 6, 8, 10; the tenth leaves the game."""
    t = placed(*[BLUE_TEEPEE] * 10)
    slots = ["m3", "m2", "m1", "p1", "p2", "p4", "p6", "p8", "p10"]
    assert [box.SPOTS[spot] for _, spot in t.told("tile")] == [f"teepee_{n}" for n in slots]
    assert t.trail.boxed == [BLUE_TEEPEE]


@rule("GWT-088")
def test_a_freed_slot_is_filled_first() -> None:
    """The lowest free one, though higher ones are taken."""
    t = placed(BLUE_TEEPEE, BLUE_TEEPEE, BLUE_TEEPEE)
    t.trail.board[box.TEEPEE_M2] = 0
    place_tile(t.trail, GREEN_TEEPEE)
    assert t.trail.board[box.TEEPEE_M2] == GREEN_TEEPEE


@rule("GWT-089")
def test_hazards_fill_their_own_area() -> None:
    """From number 1 on."""
    t = placed(GREEN_FLOOD, GREEN_DROUGHT, BLACK_FLOOD)
    found = [(tile, box.SPOTS[spot]) for tile, spot in t.told("tile")]
    assert found == [
        (GREEN_FLOOD, "flood_1"),
        (GREEN_DROUGHT, "drought_1"),
        (BLACK_FLOOD, "flood_2"),
    ]


# --- the job market --------------------------------------------------------------------------


@rule("GWT-067", "GWT-068", "GWT-022")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_workers_fill_the_row_of_the_token(seats: int) -> None:
    """As many as there are players; the last fills the token's space, and it moves on."""
    t = Table(seats)
    t.jobs(3)
    t.trail.sink = t.events
    for number in range(1, seats + 1):
        assert t.trail.token == 2
        place_tile(t.trail, COWBOY_TILE)
        assert t.trail.jobs[2 * 3 + box.COWBOY] == number
    assert t.trail.token == 3
    place_tile(t.trail, COWBOY_TILE + 1)
    assert t.trail.jobs[3 * 3 + box.CRAFTSMAN] == 1


@rule("GWT-068", "GWT-069", "GWT-070")
@pytest.mark.parametrize("row", range(2, 13))
def test_arrows(row: int) -> None:
    """Leaving rows 6 and 9 refills the market, leaving row 12 ends the game, others nothing."""
    t = token_on(row)
    place_tile(t.trail, COWBOY_TILE)
    assert sum(t.trail.market) == (7 if row in (6, 9) else 0)
    assert t.trail.holder == (0 if row == 12 else NOBODY)
    assert t.trail.token == row


@rule("GWT-069")
@pytest.mark.parametrize(("seats", "size"), [(2, 7), (3, 10), (4, 13)])
def test_the_market_is_refilled_to_its_size(seats: int, size: int) -> None:
    """At once, from the stack."""
    t = token_on(6, seats)
    t.market(HOLSTEIN, HOLSTEIN)
    before = len(t.trail.market_stack)
    place_tile(t.trail, COWBOY_TILE)
    assert sum(t.trail.market) == size
    assert len(t.trail.market_stack) == before - (size - 2)


@rule("GWT-069")
def test_a_market_above_its_size_gets_nothing() -> None:
    """Eight cards are more than seven."""
    t = token_on(6)
    t.market(*[HOLSTEIN] * 8)
    place_tile(t.trail, COWBOY_TILE)
    assert sum(t.trail.market) == 8
    assert t.told("market") == []


@rule("GWT-069")
def test_a_small_stack_gives_what_it_has() -> None:
    """Two cards."""
    t = token_on(9)
    t.trail.market_stack = [HOLSTEIN, AYRSHIRE]
    place_tile(t.trail, COWBOY_TILE)
    assert sum(t.trail.market) == 2


# --- income ----------------------------------------------------------------------------------


@rule("GWT-071", "GWT-072", "GWT-073", "GWT-074", "GWT-075")
def test_income() -> None:
    """EX-09 to EX-11: three breeds are worth 8, two certificates make it 10."""
    t = Table(2)
    t.hand(DUTCH_BELT, DUTCH_BELT, BROWN_SWISS, HOLSTEIN)
    t.trail.certificates[0] = 3
    t.start(Income())
    assert t.options() == ["cert 0", "cert 1", "cert 2", "cert 3"]
    t.play("cert 1")
    assert t.told("income")[0][1] == 10
    assert t.trail.cash[0] == 20
    assert t.trail.hand[0] == []
    assert t.prompt == "city"


@rule("GWT-072")
def test_a_permanent_certificate_adds_one() -> None:
    """EX-10: with a station master tile the same hand gives 9 without spending anything."""
    t = Table(2)
    t.hand(DUTCH_BELT, DUTCH_BELT, BROWN_SWISS, HOLSTEIN)
    t.trail.master_tiles[0] = 1 << box.SM_CERTS
    t.start(Income())
    assert t.told("income")[0][1] == 9


@rule("GWT-071")
def test_objective_cards_are_worth_nothing() -> None:
    """A Jersey and two objective cards are worth one."""
    assert breeding_value([JERSEY, objective(1), objective(2)]) == 1


@rule("GWT-071")
def test_a_breed_counts_once() -> None:
    """Two West Highlands of different points are one breed."""
    herd = [JERSEY, JERSEY, WEST_HIGHLAND_3, WEST_HIGHLAND_5, TEXAS_LONGHORN_5]
    assert breeding_value(herd) == 1 + 4 + 5


@rule("GWT-072", "GWT-073")
def test_two_kinds_of_certificates() -> None:
    """EX-10: with a permanent one, two temporary ones make 8 eleven."""
    t = Table(2)
    t.hand(DUTCH_BELT, DUTCH_BELT, BROWN_SWISS, HOLSTEIN)
    t.trail.master_tiles[0] = 1 << box.SM_TEEPEES
    t.trail.certificates[0] = 3
    t.start(Income())
    t.play("cert 1")
    assert t.told("income")[0][1] == 11
    assert t.trail.master_tiles[0] == 1 << box.SM_TEEPEES


@rule("GWT-072")
@pytest.mark.parametrize(("tile", "worth"), list(enumerate([0, 0, 1, 1, 1])))
def test_which_tiles_show_a_certificate(tile: int, worth: int) -> None:
    """Those of hazards, teepees and certificates."""
    t = Table(2)
    t.trail.master_tiles[0] = 1 << tile
    t.start(Income())
    assert t.told("income")[0][1] == worth


@rule("GWT-073")
def test_six_certificates_cannot_be_spent_one_by_one() -> None:
    """There is no five: one keeps six, or at most four."""
    t = Table(2)
    t.clear(box.DISC_CERT_4, box.DISC_CERT_6)
    t.trail.certificates[0] = 5
    t.start(Income())
    assert t.options() == [f"cert {number}" for number in (0, 1, 2, 3, 4, 6)]
    t.play("cert 4")
    assert t.told("income")[0][1] == 2


@rule("GWT-074")
def test_the_total_limits_the_delivery_not_the_money() -> None:
    """With a value of 2 and plenty of money, Topeka is the farthest city."""
    t = Table(2)
    t.trail.cash[0] = 100
    t.hand(GUERNSEY)
    t.start(Income())
    assert t.options() == ["city city_kc", "city city_topeka"]


@rule("GWT-075")
def test_the_whole_hand_is_discarded() -> None:
    """Objective cards too."""
    t = Table(2)
    t.hand(JERSEY, objective(2))
    t.start(Income())
    t.play("cert 0")
    assert t.trail.hand[0] == []
    assert t.trail.discard[0] == [JERSEY, objective(2)]


# --- back to the start -----------------------------------------------------------------------


@rule("GWT-086")
def test_back_to_the_start() -> None:
    """The cattleman first, then new tiles, each from the pile of its column."""
    t = arrived()
    tops = [t.trail.pile_1[-1], t.trail.pile_2[-1], t.trail.pile_3[-1]]
    t.play("foresight 1 1", "foresight 2 1", "foresight 3 1", "disc disc_cert_4")
    assert t.trail.spot[0] == box.START
    assert [t.trail.foresight[space] for space in (0, 2, 4)] == tops
    assert [t.trail.foresight[space] for space in (1, 3, 5)] == TILES_OF_SIX[1::2]


@rule("GWT-086")
def test_phase_c_comes_after_the_refill() -> None:
    """The cards are drawn when the foresight spaces are full again."""
    t = Table(2)
    t.trail.foresight = TILES_OF_SIX[:]
    t.trail.spot[0] = box.SPOT_G
    t.start(Move(), PhaseB(), PhaseC())
    t.play("foresight 1 1", "foresight 2 1", "foresight 3 1", "disc disc_cert_4")
    kinds = [event.kind for event in t.events]
    assert kinds[-1] == "drew"
    assert "foresight" in kinds


@rule("GWT-087", "GWT-163")
def test_kansas_city_by_a_building() -> None:
    """3a on PLOT_G1 leads there: the same stops, then the start, and no phase B more."""
    t = Table(2)
    t.trail.foresight = TILES_OF_SIX[:]
    t.use("3a", box.PLOT_G1)
    t.play("local local_3a_2")
    assert t.prompt == "foresight"
    t.play("foresight 1 1", "foresight 2 1", "foresight 3 1", "disc disc_cert_4")
    assert t.trail.spot[0] == box.START
    assert all(t.trail.foresight)
    assert t.prompt == ""
