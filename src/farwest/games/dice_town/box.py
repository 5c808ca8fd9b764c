"""Dice Town: what is in the box. Made from components.yaml by tools/box.py."""

from typing import Final

# players, dice, money, nuggets
PLAYERS_BASE: Final[tuple[int, ...]] = (2, 5)
PLAYERS_EXTENSION: Final[tuple[int, ...]] = (2, 6)
FACES: Final[tuple[str, ...]] = ("9", "10", "J", "Q", "K", "A")
DICE: Final = 5
START_DOLLARS: Final = 8
START_BANK_BASE: Final = 3
START_BANK_EXTENSION: Final = 3
START_STAGECOACH_BASE: Final = 0
START_STAGECOACH_EXTENSION: Final = 2
START_MINE_BASE: Final = 30
START_MINE_EXTENSION: Final = 40
START_MINE_EXTENSION_TWO: Final = 30

# places: the five with a face have the number of that face
PLACES: Final[tuple[str, ...]] = ("mine", "bank", "general_store", "saloon", "sheriff", "town_hall")
MINE: Final = 0
BANK: Final = 1
GENERAL_STORE: Final = 2
SALOON: Final = 3
SHERIFF: Final = 4
TOWN_HALL: Final = 5
ACTIONS: Final[tuple[str, ...]] = (
    "nuggets_per_9",
    "draw_river",
    "rob_bank",
    "attack_stagecoach",
    "draw_store_keep_1",
    "doc_now",
    "rob_hand",
    "recruit_outlaw",
    "take_star",
    "hunt_outlaws",
    "support_mayor",
    "mayors_wife",
)

# Doc Badluck: benefits, and the faces that open each
BENEFITS: Final[tuple[str, ...]] = ("doc_fence", "doc_store", "doc_small_scam", "doc_big_scam")
DOC_FENCE: Final = 0
DOC_STORE: Final = 1
DOC_SMALL_SCAM: Final = 2
DOC_BIG_SCAM: Final = 3
BENEFIT_FACES: Final[tuple[tuple[int, ...], ...]] = ((0, 1), (2, 3), (4,), (5,))
FENCED_DEEDS: Final = 2
SMALL_SCAM: Final = 2
BIG_SCAM: Final = 1

# cards: the code of a card is its position here; a Ranch is never in a hand
CARDS: Final[tuple[str, ...]] = (
    "none",
    "deed_1",
    "deed_2",
    "deed_3",
    "deed_4",
    "deed_5",
    "boots",
    "hat",
    "lasso",
    "saddle",
    "revolver",
    "horse",
    "dynamite",
    "girls",
    "brute",
    "cheater",
    "corruption",
    "unlimited_credit",
    "nervous_joe",
    "marshall",
    "share",
    "wanted_notice",
    "elixir",
    "cattle",
    "winchester",
    "mule",
    "dog",
    "gift",
    "swindler",
    "double_gun",
    "whisky",
    "insurance",
    "desperado",
    "smoke_signals",
    "ranch",
)
NO_CARD: Final = 0
DEED_1: Final = 1
DEED_2: Final = 2
DEED_3: Final = 3
DEED_4: Final = 4
DEED_5: Final = 5
BOOTS: Final = 6
HAT: Final = 7
LASSO: Final = 8
SADDLE: Final = 9
REVOLVER: Final = 10
HORSE: Final = 11
DYNAMITE: Final = 12
GIRLS: Final = 13
BRUTE: Final = 14
CHEATER: Final = 15
CORRUPTION: Final = 16
UNLIMITED_CREDIT: Final = 17
NERVOUS_JOE: Final = 18
MARSHALL: Final = 19
SHARE: Final = 20
WANTED_NOTICE: Final = 21
ELIXIR: Final = 22
CATTLE: Final = 23
WINCHESTER: Final = 24
MULE: Final = 25
DOG: Final = 26
GIFT: Final = 27
SWINDLER: Final = 28
DOUBLE_GUN: Final = 29
WHISKY: Final = 30
INSURANCE: Final = 31
DESPERADO: Final = 32
SMOKE_SIGNALS: Final = 33
RANCH: Final = 34
CARD_VP: Final[tuple[int, ...]] = (
    0,
    1,
    2,
    3,
    4,
    5,
    1,
    2,
    3,
    4,
    5,
    8,
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
    7,
    6,
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
)
STORE_BASE: Final[tuple[int, ...]] = (
    6,
    7,
    8,
    9,
    10,
    11,
    12,
    13,
    14,
    14,
    15,
    15,
    16,
    17,
    18,
    19,
    20,
    21,
    22,
)
STORE_EXTENSION: Final[tuple[int, ...]] = (23, 24, 25, 26, 27, 28, 29, 30, 31, 32)
DEEDS: Final[tuple[int, ...]] = (
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
    3,
    3,
    3,
    3,
    3,
    4,
    4,
    4,
    4,
    4,
    5,
    5,
    5,
    5,
    5,
)
RANCHES: Final = 10
REMOVED_TWO_PLAYERS: Final = 10
JOE_DOLLARS: Final = 4
SWINDLER_DOLLARS: Final = 2
MULE_VP: Final = 1
DOG_VP: Final = 2

# River
RIVER: Final[tuple[str, ...]] = (
    "river_gold_2",
    "river_gold_3",
    "river_gold_4",
    "river_gold_5",
    "river_star",
    "river_wallet_2",
    "river_wallet_3",
    "river_discoveries",
    "river_voucher",
    "river_nothing",
)
RIVER_GOLD_2: Final = 0
RIVER_GOLD_3: Final = 1
RIVER_GOLD_4: Final = 2
RIVER_GOLD_5: Final = 3
RIVER_STAR: Final = 4
RIVER_WALLET_2: Final = 5
RIVER_WALLET_3: Final = 6
RIVER_DISCOVERIES: Final = 7
RIVER_VOUCHER: Final = 8
RIVER_NOTHING: Final = 9
RIVER_AMOUNT: Final[tuple[int, ...]] = (2, 3, 4, 5, 0, 2, 3, 0, 0, 0)
RIVER_DECK: Final[tuple[int, ...]] = (0, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 9)

# Outlaws: the face they set and are caught by, their price
OUTLAW_FACE: Final[tuple[int, ...]] = (0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5)
OUTLAW_DOLLARS: Final[tuple[int, ...]] = (4, 6, 4, 6, 4, 6, 4, 6, 4, 6, 4, 6)
START_WANTED: Final = 2

# the Indian die: effects, and the effect of each face
EFFECTS: Final[tuple[str, ...]] = ("shaman", "ambush", "bodyguard", "warpath")
SHAMAN: Final = 0
AMBUSH: Final = 1
BODYGUARD: Final = 2
WARPATH: Final = 3
INDIAN_DIE: Final[tuple[int, ...]] = (0, 0, 1, 1, 2, 3)

# offers and scoring
BRIBE_DOLLARS: Final = 8
BRIBE_NUGGETS: Final = 5
BRIBE_CARDS: Final = 2
NUGGET_VP: Final = 1
DOLLARS_PER_VP: Final = 2
SHERIFF_VP: Final = 5
POKER: Final[tuple[str, ...]] = (
    "high_die",
    "one_pair",
    "two_pairs",
    "three_of_a_kind",
    "straight",
    "full_house",
    "four_of_a_kind",
    "five_of_a_kind",
)
