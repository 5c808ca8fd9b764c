"""Carson City: what is in the box. Made from components.yaml by tools/box.py."""

from typing import Final

# players, rounds, what each player starts with, what the box holds
PLAYERS: Final[tuple[int, ...]] = (2, 6)
ROUNDS: Final = 4
START_MONEY: Final = 15
START_REVOLVERS: Final = 1
START_ROADS: Final = 1
START_COWBOYS: Final = 3
START_PARCELS: Final = 2
START_HORSES: Final = 1
TITLES: Final = 12
COWBOYS: Final = 10
DYNAMITE: Final = 7
OUTLAW_PAWNS: Final = 9
RODEO_TOKENS: Final = 4
HORSES: Final = 25
CHIP_STRENGTH: Final = 3

# the map; parcels are numbered row by row from 0
SIZE: Final = 8
ROLLED_LINES: Final[tuple[int, ...]] = (2, 7)
MOUNTAINS: Final = 9
MOUNTAINS_RIVER: Final = 6
RIVER_PRINTED: Final[tuple[int, ...]] = (24, 25, 26, 27, 35, 36, 37, 38, 39)
RIVER_FEWEST: Final = 2
RIVER_MOST: Final = 15
RIVER_PER_MOUNTAIN: Final = 3
BRIDGE_ROADS: Final = 2
BRIDGE_VP: Final = 3
RIVER_MINE: Final = 3
RIVER_RANCH: Final = 1
PARCEL_PRICE: Final[tuple[int, ...]] = (1, 1, 10)

# action squares, in the order of their resolution
SQUARES: Final[tuple[str, ...]] = (
    "wages",
    "ammo",
    "roads3",
    "road1",
    "build12",
    "build10",
    "build8",
    "build6",
    "build5",
    "build4",
    "build3",
    "inc_parcels",
    "inc_cowboys",
    "gambling",
    "vp_parcels",
    "vp_buildings",
    "vp_cowboys",
    "buy5",
    "buy4",
    "buy3",
    "buy2",
)
WAGES: Final = 0
AMMO: Final = 1
ROADS3: Final = 2
ROAD1: Final = 3
BUILD12: Final = 4
BUILD10: Final = 5
BUILD8: Final = 6
BUILD6: Final = 7
BUILD5: Final = 8
BUILD4: Final = 9
BUILD3: Final = 10
INC_PARCELS: Final = 11
INC_COWBOYS: Final = 12
GAMBLING: Final = 13
VP_PARCELS: Final = 14
VP_BUILDINGS: Final = 15
VP_COWBOYS: Final = 16
BUY5: Final = 17
BUY4: Final = 18
BUY3: Final = 19
BUY2: Final = 20
SQUARE_PRICE: Final[tuple[int, ...]] = (
    0,
    0,
    0,
    0,
    12,
    10,
    8,
    6,
    5,
    4,
    3,
    0,
    0,
    0,
    0,
    0,
    0,
    5,
    4,
    3,
    2,
)
SQUARE_LAST_ROUND: Final[tuple[int, ...]] = (
    4,
    4,
    4,
    4,
    4,
    4,
    4,
    4,
    4,
    4,
    4,
    4,
    4,
    4,
    4,
    4,
    4,
    4,
    3,
    2,
    1,
)
SINGER_SQUARES: Final[tuple[int, ...]] = (2, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20)
WAGE: Final = 4
ROADS_WON: Final = 3
ROADS_EACH: Final = 1
MONEY_PER_PARCEL: Final = 2
MONEY_PER_STRENGTH: Final = 2
COWBOYS_AFTER: Final[tuple[int, ...]] = (4, 5, 5, 0)

# buildings: the code of a tile is its position here
BUILDINGS: Final[tuple[str, ...]] = (
    "ranch",
    "mine",
    "drugstore",
    "bank",
    "saloon",
    "hotel",
    "church",
    "prison",
    "general_store",
    "school",
    "blacksmith",
    "town_hall",
    "station",
)
RANCH: Final = 0
MINE: Final = 1
DRUGSTORE: Final = 2
BANK: Final = 3
SALOON: Final = 4
HOTEL: Final = 5
CHURCH: Final = 6
PRISON: Final = 7
GENERAL_STORE: Final = 8
SCHOOL: Final = 9
BLACKSMITH: Final = 10
TOWN_HALL: Final = 11
STATION: Final = 12
TILES: Final[tuple[int, ...]] = (6, 6, 4, 4, 3, 3, 2, 2, 2, 2, 2, 1, 1)
BASE_TILES: Final[tuple[int, ...]] = (0, 1, 2, 3, 4, 5, 6, 7)
EXTRA_TILES: Final[tuple[int, ...]] = (8, 9, 10, 11, 12)
ROW_START: Final[tuple[int, ...]] = (1, 0, -1, -1, -1, 1, 0)
NEEDS_ROAD: Final[tuple[int, ...]] = (0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1)
NEEDS_HOUSES: Final[tuple[int, ...]] = (0, 0, 1, 1, 1, 1, 1, 1, 1, 3, 1, 0, 0)
SYMBOLS: Final[tuple[int, ...]] = (1, 0, 0, 0, 0, 2, 1, 0, 0, 1, 0, 1, 2)
REVOLVERS: Final[tuple[int, ...]] = (1, 1, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0)
ATTACKABLE: Final[tuple[int, ...]] = (1, 1, 1, 1, 1, 1, 0, 0, 1, 0, 1, 0, 0)
INCOME_CAP: Final[tuple[int, ...]] = (8, 24, 33, 45, 55, 6, 0, 0, 33, 0, 40, 0, 0)
INCOME_LEVEL: Final[tuple[int, ...]] = (0, 0, 3, 3, 5, 0, 0, 0, 3, 0, 5, 0, 0)
RANCH_PER_FREE: Final = 1
RANCH_LEAST: Final = 1
MINE_PER_MOUNTAIN: Final = 3
HOTEL_INCOME: Final = 6
DRUGSTORE_PER_SYMBOL: Final = 3
DRUGSTORE_PER_OWN_RANCH: Final = 3
BANK_PER_SYMBOL: Final = 3
BANK_PER_OWN_MINE: Final = 3
SALOON_PER_SYMBOL: Final = 5
GENERAL_STORE_PER_OWN_SYMBOL: Final = 6
GENERAL_STORE_PER_OTHER_SYMBOL: Final = 3
BLACKSMITH_PER_ROUND: Final = 5
BLACKSMITH_PER_OWN_RANCH: Final = 5
HOUSE_SYMBOLS: Final = 1
TOWN_HOUSE_SYMBOLS: Final = 2

# personalities: number x 2 + side (0 yellow, 1 red) is the number of a power
PERSONALITIES: Final[tuple[str, ...]] = (
    "street_boy",
    "sheriff",
    "banker",
    "grocer",
    "chinese_worker",
    "settler",
    "captain",
    "mercenary",
    "indian",
    "prospector",
    "gunsmith",
    "singer",
    "auctioneer",
    "governor",
    "doctor_undertaker",
    "cowboy",
    "heroes",
    "teacher",
    "lawyer_editor",
)
STREET_BOY: Final = 0
SHERIFF: Final = 1
BANKER: Final = 2
GROCER: Final = 3
CHINESE_WORKER: Final = 4
SETTLER: Final = 5
CAPTAIN: Final = 6
MERCENARY: Final = 7
INDIAN: Final = 8
PROSPECTOR: Final = 9
GUNSMITH: Final = 10
SINGER: Final = 11
AUCTIONEER: Final = 12
GOVERNOR: Final = 13
DOCTOR_UNDERTAKER: Final = 14
COWBOY: Final = 15
HEROES: Final = 16
TEACHER: Final = 17
LAWYER_EDITOR: Final = 18
LIMITS: Final[tuple[int, ...]] = (
    0,
    -5,
    20,
    20,
    120,
    60,
    60,
    60,
    30,
    30,
    30,
    20,
    25,
    20,
    20,
    30,
    20,
    30,
    20,
    20,
    30,
    20,
    15,
    40,
    30,
    30,
    50,
    50,
    60,
    90,
    20,
    20,
    240,
    40,
    60,
    60,
    60,
    40,
)
STREET_BOY_YELLOW_COST: Final = 3
SHERIFF_RED_VP_PER_LOST_DUEL: Final = 3
BANKER_YELLOW_MONEY: Final = 9
GROCER_YELLOW_MONEY: Final = 8
GROCER_RED_VP_PER_HOUSE: Final = 1
CHINESE_WORKER_YELLOW_ROADS: Final = 2
CHINESE_WORKER_RED_COST: Final = 5
SETTLER_RED_MONEY: Final = 8
SETTLER_RED_VP_PER_MOUNTAIN: Final = 1
MERCENARY_YELLOW_STRENGTH: Final = 3
MERCENARY_RED_STRENGTH: Final = 2
INDIAN_YELLOW_RANDOM_PARCELS: Final = 2
INDIAN_RED_MAX_PARCEL_PRICE: Final = 3
PROSPECTOR_YELLOW_COST: Final = 10
PROSPECTOR_RED_DYNAMITE: Final = 2
GUNSMITH_YELLOW_VP_PER_WON_DUEL: Final = 2
GUNSMITH_RED_DYNAMITE: Final = 1
SINGER_YELLOW_NO_DUEL_TOKENS: Final = 2
SINGER_RED_NO_DUEL_TOKENS: Final = 1
GOVERNOR_YELLOW_ROADS: Final = 1
GOVERNOR_YELLOW_VP_PER_CONNECTING_ROAD: Final = 1
GOVERNOR_YELLOW_VP_PER_CONNECTING_BRIDGE: Final = 2
DOCTOR_UNDERTAKER_YELLOW_HEAL_PRICE: Final = 3
DOCTOR_UNDERTAKER_YELLOW_MONEY_PER_OUTLAW: Final = 3
DOCTOR_UNDERTAKER_RED_MONEY_PER_OUTLAW: Final = 2
COWBOY_YELLOW_HORSES: Final = 1
COWBOY_RED_COST: Final = 8
TEACHER_RED_VP_IF_NO_SALOON: Final = 2
LAWYER_EDITOR_RED_VP_DIVISOR_BY_ROUND: Final[tuple[int, ...]] = (5, 10, 15, 20)
UNDERTAKER_VP: Final = 1
UNDERTAKER_MONEY: Final = 2
TEACHER_RED_ROUND: Final = 4
TEACHER_RED_TILES: Final[tuple[int, ...]] = (2, 2, 2)
CAPTAIN_HIRE: Final[tuple[int, ...]] = (0, 1, 4, 9)
CAPTAIN_ARMS: Final[tuple[int, ...]] = (0, 3, 9)
BANKER_VP: Final[tuple[int, ...]] = (0, 3, 5, 7)
BANKER_PRICE: Final[tuple[int, ...]] = (0, 3, 12, 25)
HEROES_VP: Final[tuple[int, ...]] = (3, 6, 9)
SETS: Final[tuple[str, ...]] = (
    "first_game",
    "quiet_town",
    "landowners",
    "fortune",
    "settling_of_scores",
    "gold_rush",
)
SET_CARDS: Final[tuple[tuple[str, ...], ...]] = (
    ("1Y", "2Y", "3Y", "4Y", "5Y", "6Y", "7Y"),
    ("1R", "2R", "5Y", "11Y", "13Y", "14YR", "16R"),
    ("0Y", "3R", "4Y", "5R", "8Y", "9Y", "12Y", "15R"),
    ("0Y", "2Y", "3Y", "4R", "6Y", "8R", "12Y", "16Y"),
    ("0R", "6R", "7Y", "9R", "10Y", "12R", "13R", "14YR"),
    ("0R", "1Y", "3Y", "5R", "8R", "9Y", "10R", "11R"),
)

# scoring
DOLLARS_PER_VP_AT_LIMIT: Final = 10
DOLLARS_PER_VP_AT_END: Final = 6
BUILDING_VP: Final = 2
HOUSE_VP: Final = 2
MOUNTAIN_VP: Final = 2

# duel tiles: sets and hand by number of players from two on
DUEL_VALUES: Final = 6
DUEL_SETS: Final[tuple[int, ...]] = (2, 3, 4, 5, 5)
DUEL_HAND: Final[tuple[int, ...]] = (6, 6, 6, 6, 5)
DUEL_MONEY: Final = 30
DUEL_REFILL: Final = 3

# outlaws: strength is the black die and this much; arrivals by white die; VP by black
OUTLAW_STRENGTH: Final = 7
OUTLAW_ARRIVALS: Final[tuple[int, ...]] = (1, 1, 2, 2, 3, 3)
OUTLAW_VP: Final[tuple[int, ...]] = (2, 2, 3, 3, 4, 4)

# horses and corrals
HORSE_PRICE: Final = 4
HATS: Final[tuple[int, ...]] = (1, 2, 3, 4, 5)
CORRAL_STRENGTH: Final[tuple[int, ...]] = (0, 1, 1, 2)
CORRAL_MONEY: Final = 2

# a new beginning: what each line gives, and its price
BUDGET: Final = 16
CATEGORIES: Final[tuple[str, ...]] = (
    "money",
    "cowboys",
    "parcels",
    "revolvers",
    "roads",
    "sharpshooter",
)
LINE_GIVES: Final[tuple[tuple[int, ...], ...]] = (
    (0, 5, 10, 15, 20, 25),
    (1, 2, 3, 4, 5),
    (0, 1, 2, 3, 4),
    (0, 1, 2, 3),
    (0, 1, 2, 3, 4),
    (0, 1),
)
LINE_PRICE: Final[tuple[tuple[int, ...], ...]] = (
    (0, 1, 3, 5, 7, 10),
    (0, 2, 4, 7, 10),
    (0, 2, 4, 7, 10),
    (0, 2, 5, 8),
    (0, 1, 2, 3, 4),
    (0, 3),
)
NORMAL_LINES: Final[tuple[int, ...]] = (3, 2, 2, 1, 1, 0)

# Kit Carson
KIT_MOVES: Final = 3
