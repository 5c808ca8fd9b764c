"""Deadwood: what is in the box. Made from components.yaml by tools/box.py."""

from typing import Final

# players and what they start with
PLAYERS: Final[tuple[int, ...]] = (2, 5)
START_DOLLARS: Final = 5
START_CARTRIDGES: Final = 1
START_HORSES: Final = 1
CARTRIDGES: Final = 20
HORSES: Final = 20
WANTED: Final = 29
POOL_PER_PLAYER: Final = 5
FINES: Final[tuple[int, ...]] = (0, 1, 3, 6, 10, 15, 21, 28, 36, 45, 55)

# cowboys: by strength less one
COWBOYS: Final[tuple[str, ...]] = ("novice", "seasoned", "veteran")
IN_RANCH: Final[tuple[int, ...]] = (1, 1, 1)
PER_CLAN: Final[tuple[int, ...]] = (3, 3, 3)
HIRE_COST: Final[tuple[int, ...]] = (0, 1, 3)

# the board: plots row by row, their neighbours, where the line goes on
PLOTS: Final[tuple[str, ...]] = (
    "A1",
    "A2",
    "A3",
    "A4",
    "A5",
    "A6",
    "A7",
    "B1",
    "B2",
    "B3",
    "B4",
    "B5",
    "B6",
    "C1",
    "C2",
    "C3",
    "C4",
    "C5",
    "D1",
    "D2",
    "D3",
    "D4",
    "E1",
    "E2",
    "E3",
    "F1",
    "F2",
)
NEIGHBOURS: Final[tuple[tuple[int, ...], ...]] = (
    (1, 7),
    (0, 2, 7, 8),
    (1, 3, 8, 9),
    (2, 4, 9, 10),
    (3, 5, 10, 11),
    (4, 6, 11, 12),
    (5, 12),
    (0, 1, 8, 13),
    (1, 2, 7, 9, 13, 14),
    (2, 3, 8, 10, 14, 15),
    (3, 4, 9, 11, 15, 16),
    (4, 5, 10, 12, 16, 17),
    (5, 6, 11, 17),
    (7, 8, 14, 18),
    (8, 9, 13, 15, 18, 19),
    (9, 10, 14, 16, 19, 20),
    (10, 11, 15, 17, 20, 21),
    (11, 12, 16, 21),
    (13, 14, 19, 22),
    (14, 15, 18, 20, 22, 23),
    (15, 16, 19, 21, 23, 24),
    (16, 17, 20, 24),
    (18, 19, 23, 25),
    (19, 20, 22, 24, 25, 26),
    (20, 21, 23, 26),
    (22, 23, 26),
    (23, 24, 25),
)
ENTRY: Final[tuple[int, ...]] = (25, 26)
ONWARD: Final[tuple[tuple[int, ...], ...]] = (
    (),
    (),
    (),
    (),
    (),
    (),
    (),
    (),
    (),
    (),
    (),
    (),
    (),
    (7, 8),
    (8, 9),
    (9, 10),
    (10, 11),
    (11, 12),
    (13, 14),
    (14, 15),
    (15, 16),
    (16, 17),
    (18, 19),
    (19, 20),
    (20, 21),
    (22, 23),
    (23, 24),
)
RAILS: Final = 4
POINTS: Final[tuple[str, ...]] = (
    "A1-A2-B1",
    "A2-A3-B2",
    "A2-B1-B2",
    "A3-A4-B3",
    "A3-B2-B3",
    "A4-A5-B4",
    "A4-B3-B4",
    "A5-A6-B5",
    "A5-B4-B5",
    "A6-A7-B6",
    "A6-B5-B6",
    "B1-B2-C1",
    "B2-B3-C2",
    "B2-C1-C2",
    "B3-B4-C3",
    "B3-C2-C3",
    "B4-B5-C4",
    "B4-C3-C4",
    "B5-B6-C5",
    "B5-C4-C5",
    "C1-C2-D1",
    "C2-C3-D2",
    "C2-D1-D2",
    "C3-C4-D3",
    "C3-D2-D3",
    "C4-C5-D4",
    "C4-D3-D4",
    "D1-D2-E1",
    "D2-D3-E2",
    "D2-E1-E2",
    "D3-D4-E3",
    "D3-E2-E3",
    "E1-E2-F1",
    "E2-E3-F2",
    "E2-F1-F2",
)
PROTECTED: Final[tuple[tuple[int, ...], ...]] = (
    (0, 1, 7),
    (1, 2, 8),
    (1, 7, 8),
    (2, 3, 9),
    (2, 8, 9),
    (3, 4, 10),
    (3, 9, 10),
    (4, 5, 11),
    (4, 10, 11),
    (5, 6, 12),
    (5, 11, 12),
    (7, 8, 13),
    (8, 9, 14),
    (8, 13, 14),
    (9, 10, 15),
    (9, 14, 15),
    (10, 11, 16),
    (10, 15, 16),
    (11, 12, 17),
    (11, 16, 17),
    (13, 14, 18),
    (14, 15, 19),
    (14, 18, 19),
    (15, 16, 20),
    (15, 19, 20),
    (16, 17, 21),
    (16, 20, 21),
    (18, 19, 22),
    (19, 20, 23),
    (19, 22, 23),
    (20, 21, 24),
    (20, 23, 24),
    (22, 23, 25),
    (23, 24, 26),
    (23, 25, 26),
)
SHERIFF_START: Final = 6
TOWN_HALL_PLOT: Final = 2
SHERIFFS_OFFICE_PLOT: Final = 3
CHURCH_PLOT: Final = 4
STARS: Final[tuple[int, ...]] = (9, 10, 14, 15, 16)

# buildings; a tile is one of them, and goes back to its stack
BUILDINGS: Final[tuple[str, ...]] = (
    "church",
    "saloon",
    "sheriffs_office",
    "town_hall",
    "gunsmith",
    "bank",
    "blacksmith",
    "casino",
    "general_store",
    "hotel",
    "laundry",
    "stage_depot",
    "undertaker",
    "gold_mine",
    "fortune_teller",
    "courthouse",
    "grifter",
    "newspaper",
    "dance_hall",
    "telegraph_office",
)
CHURCH: Final = 0
SALOON: Final = 1
SHERIFFS_OFFICE: Final = 2
TOWN_HALL: Final = 3
GUNSMITH: Final = 4
BANK: Final = 5
BLACKSMITH: Final = 6
CASINO: Final = 7
GENERAL_STORE: Final = 8
HOTEL: Final = 9
LAUNDRY: Final = 10
STAGE_DEPOT: Final = 11
UNDERTAKER: Final = 12
GOLD_MINE: Final = 13
FORTUNE_TELLER: Final = 14
COURTHOUSE: Final = 15
GRIFTER: Final = 16
NEWSPAPER: Final = 17
DANCE_HALL: Final = 18
TELEGRAPH_OFFICE: Final = 19
TILES: Final[tuple[int, ...]] = (
    0,
    1,
    2,
    3,
    4,
    5,
    6,
    7,
    8,
    9,
    10,
    11,
    12,
    4,
    6,
    13,
    8,
    10,
    1,
    14,
    15,
    16,
    17,
    18,
    19,
)
TILE_STACK: Final[tuple[int, ...]] = (
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    1,
    1,
    1,
    1,
    1,
    1,
    2,
    2,
    2,
    2,
    2,
    2,
)
FIRST_SALOON: Final = 1
TOWN_HALL_TILE: Final = 3
SHERIFFS_OFFICE_TILE: Final = 2
CHURCH_TILE: Final = 0
STACK_1: Final[tuple[int, ...]] = (4, 5, 6, 7, 8, 9, 10, 11, 12)
STACK_2: Final[tuple[int, ...]] = (13, 14, 15, 16, 17, 18)
STACK_3: Final[tuple[int, ...]] = (19, 20, 21, 22, 23, 24)

# what buildings give
MONEY: Final[tuple[int, ...]] = (0, 0, 0, 0, 1, 5, 1, 0, 1, 2, 1, 2, 1, 0, 1, 0, 1, 1, 1, 1)
GUNSMITH_CARTRIDGES: Final = 2
BLACKSMITH_HORSES: Final = 1
BANK_WANTED: Final = 1
CASINO_TAKES: Final = 1
FEE: Final = 1
HOTEL_RAIL: Final = 2
HOTEL_STATION: Final = 4
DEPOT_BONUS: Final = 10
UNDERTAKER_PAYS: Final = 1
GOLD: Final[tuple[int, ...]] = (0, 0, 1, 2, 3, 5)
GRIFTED: Final = 2
RECALLED: Final = 2
TELEGRAPHED: Final = 2
