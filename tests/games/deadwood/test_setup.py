"""Section 3: laying out the town. Section 15: no variants."""

import pytest

from farwest.games.deadwood import GAME, box
from farwest.games.deadwood.state import EMPTY, Camp
from farwest.kernel.news import Event
from tests.clauses import rule
from tests.games.deadwood.kit import P1, P3, PLOT, POINT, TILE_NAMES, Script

STACK_1 = [
    "gunsmith",
    "bank",
    "blacksmith",
    "casino",
    "general_store",
    "hotel",
    "laundry",
    "stage_depot",
    "undertaker",
]
STACK_2 = ["gunsmith_2", "blacksmith_2", "gold_mine", "general_store_2", "laundry_2", "saloon_2"]
STACK_3 = ["fortune_teller", "courthouse", "grifter", "newspaper", "dance_hall", "telegraph_office"]
STARS = ["B3", "B4", "C2", "C3", "C4"]


def deals(seats: int) -> list[Camp]:
    """Many setups."""
    return [GAME.deal(seats, {}, luck) for luck in range(120)]


def named(tiles: list[int]) -> list[str]:
    """Tiles by name."""
    return [TILE_NAMES[tile] for tile in tiles]


def on(camp: Camp, plot: str) -> str:
    """The tile on a plot, by name; empty if there is none."""
    tile = camp.tile[PLOT[plot]]
    return "" if tile == EMPTY else TILE_NAMES[tile]


@rule("DW-025")
def test_the_tiles_by_their_backs() -> None:
    """Four of X, nine of stack 1, six of stack 2, six of stack 3; X goes back to stack 1."""
    assert named(list(box.STACK_1)) == STACK_1
    assert sorted(named(list(box.STACK_2))) == sorted(STACK_2)
    assert sorted(named(list(box.STACK_3))) == sorted(STACK_3)
    rest = set(TILE_NAMES) - {*STACK_1, *STACK_2, *STACK_3}
    assert rest == {"church", "saloon", "sheriffs_office", "town_hall"}
    assert len(TILE_NAMES) == 25


@rule("DW-026")
def test_three_buildings_of_the_top_row() -> None:
    """Town Hall, Sheriff's Office, Church, and nothing else up there."""
    camp = GAME.deal(2, {}, 7)
    row = [on(camp, f"A{place}") for place in range(1, 8)]
    assert row == ["", "", "town_hall", "sheriffs_office", "church", "", ""]


@rule("DW-027")
@pytest.mark.parametrize(("number", "tiles"), [(1, STACK_2), (2, STACK_3)])
def test_each_stack_is_shuffled_by_itself(number: int, tiles: list[str]) -> None:
    """Its tiles and no others are in it, and each of them comes to the top sooner or later."""
    camps = deals(3)
    for camp in camps:
        assert sorted(named(camp.stacks[number])) == sorted(tiles)
    assert {named(camp.stacks[number])[-1] for camp in camps} == set(tiles)


@rule("DW-028")
def test_the_star_plots_hold_the_saloon_and_four_of_stack_1() -> None:
    """Five buildings face up on the stars; the five others of stack 1 stay in it."""
    for camp in deals(3):
        stars = [on(camp, plot) for plot in STARS]
        assert "saloon" in stars
        assert len(camp.stacks[0]) == 5
        assert sorted([*stars, *named(camp.stacks[0])]) == sorted([*STACK_1, "saloon"])
        others = [plot for plot in box.PLOTS if plot not in STARS and plot[0] != "A"]
        assert {on(camp, plot) for plot in others} == {""}


@rule("DW-028")
def test_any_tile_may_be_on_any_star() -> None:
    """The Saloon is found on each star, and each tile of stack 1 on the first."""
    camps = deals(2)
    assert {plot for camp in camps for plot in STARS if on(camp, plot) == "saloon"} == set(STARS)
    assert {on(camp, "B3") for camp in camps} == {*STACK_1, "saloon"}


@rule("DW-029")
def test_the_line_is_beside_the_board() -> None:
    """No Rail tile lies yet; it may start on both bottom plots."""
    view = GAME.view(GAME.deal(2, {}, 3), P1)
    assert view["line"] == []
    assert [box.PLOTS[plot] for plot in view["onward"]] == ["F1", "F2"]


@rule("DW-030")
def test_the_sheriff_starts_below_his_office() -> None:
    """On the point of the Sheriff's Office and the two plots below it."""
    assert GAME.deal(2, {}, 3).sheriff == POINT["A4-B3-B4"]


@rule("DW-031", "DW-015", "DW-204")
@pytest.mark.parametrize(
    ("seats", "pool", "boxed"), [(2, 10, 19), (3, 15, 14), (4, 20, 9), (5, 25, 4)]
)
def test_the_crime_pool_by_number_of_players(seats: int, pool: int, boxed: int) -> None:
    """DW-EX-02: five Wanted tokens a player, the rest of 29 in the box."""
    camp = GAME.deal(seats, {}, 5)
    assert (camp.pool, camp.boxed) == (pool, boxed)


@rule("DW-032")
def test_what_everybody_starts_with() -> None:
    """$5, one cartridge, one horse, no Wanted token, one cowboy of each strength."""
    view = GAME.view(GAME.deal(4, {}, 5), P1)
    for player in view["players"]:
        assert (player["cash"], player["cartridges"], player["horses"]) == (5, 1, 1)
        assert player["wanted"] == 0
        assert player["ranch"] == [1, 1, 1]
        assert player["hire"] == [2, 2, 2]
        assert player["mine"] == player["dead"] == [0, 0, 0]


@rule("DW-025", "DW-026", "DW-028", "DW-029", "DW-030", "DW-031", "DW-032")
def test_a_table_of_three() -> None:
    """DW-EX-01: setup for three players."""
    camp = GAME.deal(3, {}, 11)
    assert (camp.pool, camp.boxed) == (15, 14)
    assert [on(camp, plot) for plot in ("A3", "A4", "A5")] == [
        "town_hall",
        "sheriffs_office",
        "church",
    ]
    assert all(on(camp, plot) for plot in STARS)
    assert [len(pile) for pile in camp.stacks] == [5, 6, 6]
    assert (camp.sheriff, camp.line) == (POINT["A4-B3-B4"], [])
    assert (camp.cartridges, camp.horses) == (17, 17)
    assert (camp.cash, camp.shells) == ([5, 5, 5], [1, 1, 1])
    assert (camp.stables, camp.wanted) == ([1, 1, 1], [0, 0, 0])
    assert (camp.ranch, camp.hire) == ([1] * 9, [2] * 9)


# --- the first player ------------------------------------------------------------------------


@rule("DW-033")
def test_tied_highest_rollers_roll_again() -> None:
    """DW-EX-03: 5, 2, 5; then the two of 5 roll 1 and 4, and the last begins."""
    luck = Script(5, 2, 5, 1, 4)
    events: list[Event] = []
    camp = GAME.deal(3, {}, 0, sink=events, fate=luck)
    assert luck.asked[:5] == [6] * 5
    assert (camp.first, camp.turn, camp.seat) == (P3, P3, P3)
    rolls = [event.args for event in events if event.kind == "first_roll"]
    assert rolls == [(0, 4), (1, 1), (2, 4), (0, 0), (2, 3)]


@rule("DW-033")
def test_a_tie_below_the_top_rolls_no_more() -> None:
    """6, 3, 3: nobody rolls again."""
    luck = Script(6, 3, 3)
    camp = GAME.deal(3, {}, 0, fate=luck)
    assert camp.first == P1
    assert luck.asked[3] == 9  # the first draw of a shuffle


@rule("DW-203")
def test_the_order_of_all_luck_in_setup() -> None:
    """The dice, stack 1 (nine tiles), stack 2, stack 3 (six each), the five stars."""
    luck = Script(6, 1)
    GAME.deal(2, {}, 0, fate=luck)
    shuffles = [*range(9, 1, -1), *range(6, 1, -1), *range(6, 1, -1), *range(5, 1, -1)]
    assert luck.asked == [6, 6, *shuffles]


# --- no variants -----------------------------------------------------------------------------


@rule("DW-204", "DW-172")
def test_there_is_one_option_and_it_is_no_variant() -> None:
    """A turn limit for experiments, off unless asked for; all else is one game."""
    assert [option.key for option in GAME.options] == ["turn_limit"]
    assert GAME.deal(2, {}, 1).limit == 0


@rule("DW-204")
def test_only_the_pool_depends_on_the_number_of_players() -> None:
    """Stacks, starting goods and supplies are the same for two and for five."""
    small, large = GAME.deal(2, {}, 1), GAME.deal(5, {}, 1)
    assert [len(pile) for pile in small.stacks] == [len(pile) for pile in large.stacks]
    assert {*small.cash, *large.cash} == {5}
    assert small.cartridges + 2 == large.cartridges + 5 == 20
    assert small.pool * 5 == large.pool * 2 == 50
