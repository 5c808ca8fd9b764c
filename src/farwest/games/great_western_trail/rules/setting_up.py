"""Setting up the table (GWT-015 to GWT-035); luck is drawn in the order of the clauses."""

from __future__ import annotations

from farwest.games.great_western_trail.box import (
    COWBOY_TILE,
    DISPLAY,
    FIRST_MARKET,
    FIRST_OBJECTIVE,
    FIRST_STARTING,
    HAZARD_TILE,
    KANSAS_CITY,
    KANSAS_CITY_TILE,
    MARKET_DECK,
    MARKET_SIZE,
    MASTERS,
    NEUTRAL_A_TILE,
    NEUTRAL_SPOTS,
    OBJECTIVE_DECK,
    PILE_1,
    PILE_1_START,
    PILE_2,
    PILE_3,
    ROW_COST,
    SPOTS,
    START_DISCS,
    START_HAND,
    START_HERD,
    START_JOBS,
    START_MONEY,
    STARTING_OBJECTIVES,
    TOKEN_START,
)
from farwest.games.great_western_trail.rules.supply import free_slot, refill
from farwest.games.great_western_trail.state import BESIDE, Trail
from farwest.kernel.options import Options


def set_up(trail: Trail, options: Options) -> None:
    """The board, Kansas City, the markets, the players."""
    lay_board(trail, options)
    lay_supply(trail)
    lay_markets(trail)
    lay_sides(trail, options)
    lay_players(trail)
    first = options["first_player"]
    trail.turn = first if type(first) is int else trail.draw(trail.seats)
    for place in range(trail.seats):
        trail.cash[(trail.turn + place) % trail.seats] = START_MONEY[place]


def lay_board(trail: Trail, options: Options) -> None:
    """Station masters and neutral buildings (GWT-015, GWT-016)."""
    trail.masters = list(range(len(MASTERS)))
    trail.shuffle(trail.masters)
    trail.board = [0] * len(SPOTS)
    trail.board[KANSAS_CITY] = KANSAS_CITY_TILE
    tiles = [NEUTRAL_A_TILE + letter for letter in range(len(NEUTRAL_SPOTS))]
    if options["neutral_layout"] == "random":
        trail.shuffle(tiles)
    for spot, tile in zip(NEUTRAL_SPOTS, tiles):
        trail.board[spot] = tile


def lay_supply(trail: Trail) -> None:
    """The piles, the first tiles on the trail, workers and foresight (GWT-017 to GWT-023)."""
    trail.pile_1 = list(PILE_1)
    trail.pile_2 = list(PILE_2)
    trail.pile_3 = list(PILE_3)
    for pile in (trail.pile_1, trail.pile_2, trail.pile_3):
        trail.shuffle(pile)
    lay_first_tiles(trail)
    trail.token = TOKEN_START
    trail.jobs = [0] * (3 * len(ROW_COST))
    for place in range(START_JOBS[trail.seats]):
        row = place // trail.seats
        trail.jobs[row * 3 + trail.pile_2.pop() - COWBOY_TILE] += 1
    trail.foresight = [0] * 6
    refill(trail)


def lay_first_tiles(trail: Trail) -> None:
    """Seven tiles of pile 1; a hazard without a free slot goes back into it (GWT-019, GWT-020)."""
    back: list[int] = []
    laid = 0
    while laid < PILE_1_START:
        tile = trail.pile_1.pop()
        slot = free_slot(trail, tile)
        if slot >= 0:
            trail.board[slot] = tile
            laid += 1
        else:
            assert tile >= HAZARD_TILE
            back.append(tile)
    if back:
        trail.pile_1 += back
        trail.shuffle(trail.pile_1)


def lay_markets(trail: Trail) -> None:
    """Cattle market and objective cards (GWT-024, GWT-025)."""
    trail.market_stack = list(MARKET_DECK)
    trail.shuffle(trail.market_stack)
    trail.market = [0] * (FIRST_OBJECTIVE - FIRST_MARKET)
    for _ in range(MARKET_SIZE[trail.seats]):
        trail.market[trail.market_stack.pop() - FIRST_MARKET] += 1
    trail.objectives = list(OBJECTIVE_DECK)
    trail.shuffle(trail.objectives)
    trail.display = [trail.objectives.pop() for _ in range(DISPLAY)]


def lay_sides(trail: Trail, options: Options) -> None:
    """The side that each private building shows, for all players (GWT-028)."""
    wish = options["building_sides"]
    if wish == "random":
        trail.sides = [trail.draw(2) for _ in range(10)]
    elif wish == "chosen":
        chosen = options["sides_b"]
        assert isinstance(chosen, list)
        trail.sides = [int(f"{number}" in chosen) for number in range(1, 11)]
    else:
        trail.sides = [int(wish == "all_b")] * 10


def lay_players(trail: Trail) -> None:
    """Boards, herds, first hands and starting objectives (GWT-026, GWT-029 to GWT-035)."""
    seats = trail.seats
    trail.cash = [0] * seats
    trail.spot = [BESIDE] * seats
    trail.engine = [0] * seats
    trail.certificates = [0] * seats
    trail.unbuilt = [(1 << 10) - 1] * seats
    trail.master_tiles = [0] * seats
    trail.workers = [1] * (3 * seats)
    trail.teepees = [0] * (2 * seats)
    trail.discs = list(START_DISCS) * seats
    trail.cities = [0] * (10 * seats)
    trail.stations = [0] * (10 * seats)
    trail.deck = [list(START_HERD) for _ in range(seats)]
    for deck in trail.deck:
        trail.shuffle(deck)
    trail.hand = [sorted(deck.pop() for _ in range(START_HAND)) for deck in trail.deck]
    trail.discard = [[] for _ in range(seats)]
    trail.known = [[] for _ in range(seats)]
    trail.secret = [[] for _ in range(seats)]
    trail.hazards = [[] for _ in range(seats)]
    starting = [FIRST_STARTING + n for n in range(STARTING_OBJECTIVES)]
    trail.shuffle(starting)
    trail.area = [[starting.pop()] for _ in range(seats)]
