"""Chapter 2: the set-up."""

from collections import Counter
from typing import Any

import pytest

from farwest.games.great_western_trail import GAME, box
from farwest.games.great_western_trail.box import BLACK_ANGUS, DUTCH_BELT, GUERNSEY, JERSEY
from farwest.games.great_western_trail.rules.building import Build
from farwest.games.great_western_trail.rules.moving import fee
from farwest.games.great_western_trail.rules.setting_up import lay_first_tiles
from farwest.games.great_western_trail.state import BESIDE, Trail
from farwest.games.great_western_trail.verbs import PLAY, VERBS
from tests.clauses import rule
from tests.games.great_western_trail.kit import (
    BLUE_TEEPEE,
    GREEN_FLOOD,
    GREEN_TEEPEE,
    Table,
    objective,
)

SEATS = [2, 3, 4]


def dealt(seats: int, luck: int = 1, **options: Any) -> Trail:
    """A fresh table."""
    return GAME.deal(seats, options, luck)


def on_board(trail: Trail) -> list[int]:
    """The hazards and teepees on the board."""
    slots = box.HAZARD_SLOTS + box.TEEPEE_SLOTS
    return [trail.board[slot] for slot in slots if trail.board[slot]]


def pile(trail: Trail, number: int) -> list[int]:
    """A supply pile."""
    return [trail.pile_1, trail.pile_2, trail.pile_3][number - 1]


# --- the board -------------------------------------------------------------------------------


@rule("GWT-015")
def test_station_masters() -> None:
    """One on each of the first five stations, at random."""
    orders = {tuple(dealt(2, luck).masters) for luck in range(20)}
    assert all(sorted(order) == [0, 1, 2, 3, 4] for order in orders)
    assert len(orders) > 10


@rule("GWT-016")
def test_neutral_buildings_by_letters() -> None:
    """Tile A lies on spot A, and so on."""
    trail = dealt(2)
    assert [box.TILES[trail.board[spot]][-1] for spot in box.NEUTRAL_SPOTS] == list("abcdefg")


@rule("GWT-016")
def test_neutral_buildings_at_random() -> None:
    """All seven lie there, in many orders."""
    orders = set()
    for luck in range(20):
        trail = dealt(2, luck, neutral_layout="random")
        orders.add(tuple(trail.board[spot] for spot in box.NEUTRAL_SPOTS))
    assert all(sorted(order) == [1, 2, 3, 4, 5, 6, 7] for order in orders)
    assert len(orders) > 10


@rule("GWT-017")
@pytest.mark.parametrize("seats", SEATS)
def test_the_token_starts_on_row_two(seats: int) -> None:
    """Rows are counted from 0 in the state."""
    assert dealt(seats).token == 1


@rule("GWT-018")
def test_supply_piles() -> None:
    """35, 33 and 26 tiles, by the number on their back; 94 together."""
    trail = dealt(2)
    workers = [row for row, number in enumerate(trail.jobs) for _ in range(number)]
    counts = [
        len(pile(trail, 1)) + len(on_board(trail)) + 2,
        len(pile(trail, 2)) + len(workers) + 2,
        len(pile(trail, 3)) + 2,
    ]
    assert counts == [35, 33, 26]
    first = Counter(pile(trail, 1) + on_board(trail) + trail.foresight[:2])
    assert first == Counter(box.PILE_1)
    assert Counter(pile(trail, 3) + trail.foresight[4:]) == Counter(box.PILE_3)


@rule("GWT-018")
@pytest.mark.parametrize("number", [1, 2, 3])
def test_piles_are_shuffled(number: int) -> None:
    """Their order is another one in every game."""
    orders = {tuple(pile(dealt(2, luck), number)) for luck in range(10)}
    assert len(orders) == 10


@rule("GWT-019")
@pytest.mark.parametrize("seats", SEATS)
def test_seven_tiles_on_the_board(seats: int) -> None:
    """Teepees from the lowest slot on, hazards each in its own area from number 1 on."""
    for luck in range(30):
        trail = dealt(seats, luck)
        tiles = on_board(trail)
        assert len(tiles) == 7
        teepees = sum(tile in (BLUE_TEEPEE, GREEN_TEEPEE) for tile in tiles)
        assert all(trail.board[slot] for slot in box.TEEPEE_SLOTS[:teepees])
        for area in range(3):
            slots = [trail.board[slot] for slot in box.HAZARD_SLOTS[area * 4 : area * 4 + 4]]
            assert slots == sorted(slots, key=lambda tile: not tile)
            assert all((tile - box.HAZARD_TILE) // 5 == area for tile in slots if tile)


def revealed(*tiles: int) -> Table:
    """An empty board, and a first pile from whose top these tiles come."""
    t = Table(2)
    t.trail.pile_1 = [BLUE_TEEPEE] * 10 + list(reversed(tiles))
    return t


@rule("GWT-020")
def test_a_fifth_flood_goes_back() -> None:
    """It does not count towards the seven, and the pile is shuffled."""
    t = revealed(*[GREEN_FLOOD] * 5, *[GREEN_TEEPEE] * 3)
    before = t.trail.luck
    lay_first_tiles(t.trail)
    assert sorted(on_board(t.trail)) == [GREEN_TEEPEE] * 3 + [GREEN_FLOOD] * 4
    assert sorted(t.trail.pile_1) == [BLUE_TEEPEE] * 10 + [GREEN_FLOOD]
    assert t.trail.luck != before


@rule("GWT-020")
def test_without_a_tile_back_nothing_is_shuffled() -> None:
    """Four floods fit; the pile keeps its order."""
    t = revealed(*[GREEN_FLOOD] * 4, *[GREEN_TEEPEE] * 3)
    before = t.trail.luck
    lay_first_tiles(t.trail)
    assert t.trail.pile_1 == [BLUE_TEEPEE] * 10
    assert t.trail.luck == before


@rule("GWT-021", "GWT-022")
@pytest.mark.parametrize(("seats", "workers"), [(2, 3), (3, 5), (4, 7)])
def test_the_first_workers(seats: int, workers: int) -> None:
    """Row 1 is full, row 2 has a space left for the token."""
    trail = dealt(seats)
    rows = [sum(trail.jobs[row * 3 : row * 3 + 3]) for row in range(12)]
    assert rows == [seats, seats - 1] + [0] * 10
    assert sum(rows) == workers


@rule("GWT-023")
@pytest.mark.parametrize("seats", SEATS)
def test_foresight(seats: int) -> None:
    """Two tiles a column, of the pile of the column; the second holds workers only."""
    for luck in range(10):
        trail = dealt(seats, luck)
        assert all(trail.foresight)
        assert set(trail.foresight[:2]) <= set(box.PILE_1)
        assert set(trail.foresight[2:4]) <= set(box.PILE_2)
        assert set(trail.foresight[4:]) <= set(box.PILE_3)


@rule("GWT-024")
@pytest.mark.parametrize(("seats", "cards"), [(2, 7), (3, 10), (4, 13)])
def test_the_cattle_market(seats: int, cards: int) -> None:
    """So many of 36 cards lie open; the market lists them by kind, Holstein first."""
    trail = dealt(seats)
    assert sum(trail.market) == cards
    assert len(trail.market_stack) == 36 - cards
    kinds = [box.CARDS[box.FIRST_MARKET + place] for place in range(len(trail.market))]
    assert [kinds[0], kinds[1], kinds[2], kinds[3][:13], kinds[6][:14]] == [
        "holstein",
        "brown_swiss",
        "ayrshire",
        "west_highland",
        "texas_longhorn",
    ]
    shown = [kind for kind, number in enumerate(trail.market) for _ in range(number)]
    cattle = [card - box.FIRST_MARKET for card in trail.market_stack]
    assert sorted(shown + cattle) == [card - box.FIRST_MARKET for card in box.MARKET_DECK]


@rule("GWT-025")
def test_objective_cards() -> None:
    """Four of 24 are open."""
    trail = dealt(2)
    assert (len(trail.display), len(trail.objectives)) == (4, 20)
    assert sorted(trail.display + trail.objectives) == list(box.OBJECTIVE_DECK)


@rule("GWT-019", "GWT-021", "GWT-023", "GWT-024", "GWT-025", "GWT-031")
def test_counts_at_a_table_of_three() -> None:
    """EX-40: 7 tiles, 5 workers, 6 in foresight, 10 and 26 cattle, 4 and 20 objectives."""
    trail = dealt(3)
    assert len(on_board(trail)) == 7
    assert sum(trail.jobs) == 5
    assert len([tile for tile in trail.foresight if tile]) == 6
    assert (sum(trail.market), len(trail.market_stack)) == (10, 26)
    assert (len(trail.display), len(trail.objectives)) == (4, 20)
    assert [len(hand) for hand in trail.hand] == [4, 4, 4]
    assert [len(deck) for deck in trail.deck] == [10, 10, 10]


# --- the players -----------------------------------------------------------------------------


@rule("GWT-026", "GWT-030", "GWT-035")
@pytest.mark.parametrize("seats", SEATS)
def test_what_everybody_gets(seats: int) -> None:
    """10 buildings, 14 discs, the engine on 0, no certificate, a cattleman beside the board."""
    trail = dealt(seats)
    for seat in range(seats):
        player = GAME.view(trail, -1)["players"][seat]
        assert player["unbuilt"] == list(range(10))
        assert sum(player["discs"]) == 14
        assert (player["engine"], player["certificates"], player["spot"]) == (0, 0, BESIDE)
        assert player["workers"] == [1, 1, 1]
        assert len(trail.hand[seat] + trail.deck[seat]) == 14


@rule("GWT-027")
@pytest.mark.parametrize(("seats", "steps", "fees"), [(2, 3, 4), (3, 3, 3), (4, 4, 3)])
def test_steps_and_fees_follow_the_number_of_players(seats: int, steps: int, fees: int) -> None:
    """The step limit, and what both hands of 7a cost a visitor."""
    t = Table(seats)
    assert t.view(0)["players"][0]["steps"] == steps
    t.build("7a", box.PLOT_A1, seat=1)
    assert fee(t.trail, box.PLOT_A1) == fees


@rule("GWT-028")
@pytest.mark.parametrize(("wish", "sides"), [("all_a", {0}), ("all_b", {1}), ("random", {0, 1})])
def test_sides_of_private_buildings(wish: str, sides: set[int]) -> None:
    """All alike, or a coin for each number."""
    assert set(dealt(4, building_sides=wish).sides) == sides


@rule("GWT-028")
def test_side_a_is_the_default() -> None:
    """A table that says nothing plays with side a."""
    assert dealt(2).sides == [0] * 10


@rule("GWT-028")
def test_every_player_builds_the_same_side() -> None:
    """Number 2 shows side b to both players."""
    t = Table(2, building_sides="chosen", sides_b=["2"])
    for seat in (0, 1):
        t.trail.turn = seat
        t.trail.unbuilt[seat] = 1 << 1
        t.start(Build(2))
        t.play("plot plot_b1" if seat else "plot plot_a1")
    assert [args[1] for args in t.told("built")] == [box.BUILDINGS.index("building_2b")] * 2


@rule("GWT-029")
def test_two_grey_spaces_start_empty() -> None:
    """Money and drawing are single from the start; all else is covered, 14 discs in all."""
    trail = dealt(2)
    discs = dict(zip(box.DISCS, trail.discs[:10]))
    assert (discs["aux_money"], discs["aux_draw"]) == (1, 1)
    assert (discs["aux_cert"], discs["aux_engine"], discs["aux_remove"]) == (2, 2, 2)
    assert [discs[name] for name in box.DISCS[5:]] == [1, 1, 1, 1, 2]


@rule("GWT-031")
def test_the_starting_herd() -> None:
    """5 Jerseys and three of three breeds; four in hand, another four in another game."""
    hands = set()
    for luck in range(10):
        trail = dealt(2, luck)
        herd = Counter(trail.hand[0] + trail.deck[0])
        assert herd == {JERSEY: 5, DUTCH_BELT: 3, BLACK_ANGUS: 3, GUERNSEY: 3}
        assert len(trail.hand[0]) == 4
        hands.add(tuple(trail.hand[0]))
    assert len(hands) > 3


@rule("GWT-032")
def test_starting_objectives() -> None:
    """Everybody has another one in the area; with four players all are out."""
    trail = dealt(4)
    areas = [card for area in trail.area for card in area]
    assert sorted(areas) == list(range(box.FIRST_STARTING, box.FIRST_STARTING + 4))
    first = {dealt(2, luck).area[0][0] for luck in range(20)}
    assert len(first) == 4


@rule("GWT-033")
def test_a_starting_objective_costs_nothing() -> None:
    """Unfulfilled it is worth 0; it counts as a card of the area all the same."""
    t = Table(2)
    t.trail.area[0] = [box.CARDS.index("obj_s1"), objective(6)]
    assert t.points("objectives") == -3
    t.trail.master_tiles[0] = 1 << box.SM_OBJECTIVES
    assert t.points("masters") == 3


@rule("GWT-033")
def test_a_starting_objective_has_no_action() -> None:
    """It is never in a hand, so no answer plays one."""
    plays = [VERBS.decode(code)[1][0].value for code in range(PLAY, VERBS.size)]
    assert max(plays) + box.FIRST_OBJECTIVE < box.FIRST_STARTING


@rule("GWT-034")
@pytest.mark.parametrize("first", [0, 1, 2, 3])
def test_money_by_turn_order(first: int) -> None:
    """$6 for the first player, a dollar more for each next one."""
    trail = dealt(4, first_player=first)
    assert trail.seat == first
    assert [trail.cash[(first + place) % 4] for place in range(4)] == [6, 7, 8, 9]


@rule("GWT-034")
def test_a_random_first_player() -> None:
    """Where nobody is named, anybody may be the first."""
    assert {dealt(3, luck).turn for luck in range(20)} == {0, 1, 2}
