"""Great Western Trail: what is in the box. Made from components.yaml by tools/box.py."""

from typing import Final

# limits; what depends on the number of players is indexed by it
PLAYERS: Final[tuple[int, ...]] = (2, 4)
START_MONEY: Final[tuple[int, ...]] = (6, 7, 8, 9)
START_HAND: Final = 4
PILE_1_START: Final = 7
DISPLAY: Final = 4
MARKET_SIZE: Final[tuple[int, ...]] = (0, 0, 7, 10, 13)
START_JOBS: Final[tuple[int, ...]] = (0, 0, 3, 5, 7)
STEPS: Final[tuple[int, ...]] = (0, 0, 3, 3, 4)
STEPS_STEP_MONEY: Final[tuple[int, ...]] = (0, 0, 1, 2, 2)
STEPS_STEP_VP: Final[tuple[int, ...]] = (0, 0, 1, 1, 1)
FEE_GREEN: Final[tuple[int, ...]] = (0, 0, 2, 2, 1)
FEE_BLACK: Final[tuple[int, ...]] = (0, 0, 2, 1, 2)

# the trail: its places by number; those from START on are no locations
SPOTS: Final[tuple[str, ...]] = (
    "spot_a",
    "plot_a1",
    "plot_a2",
    "plot_a3",
    "flood_1",
    "flood_2",
    "flood_3",
    "flood_4",
    "plot_fr1",
    "plot_fr2",
    "spot_b",
    "plot_b1",
    "plot_b2",
    "plot_b3",
    "drought_1",
    "drought_2",
    "drought_3",
    "drought_4",
    "plot_dr1",
    "spot_c",
    "plot_c1",
    "plot_c2",
    "plot_c3",
    "spot_d",
    "teepee_p1",
    "teepee_p2",
    "teepee_p4",
    "teepee_p6",
    "teepee_p8",
    "teepee_p10",
    "plot_tr1",
    "plot_tr2",
    "spot_e",
    "plot_e1",
    "plot_e2",
    "rockfall_1",
    "rockfall_2",
    "rockfall_3",
    "rockfall_4",
    "plot_rr1",
    "plot_rr2",
    "spot_f",
    "plot_f1",
    "plot_f2",
    "spot_g",
    "plot_g1",
    "plot_g2",
    "kansas_city",
    "start",
    "teepee_m3",
    "teepee_m2",
    "teepee_m1",
)
SPOT_A: Final = 0
PLOT_A1: Final = 1
PLOT_A2: Final = 2
PLOT_A3: Final = 3
FLOOD_1: Final = 4
FLOOD_2: Final = 5
FLOOD_3: Final = 6
FLOOD_4: Final = 7
PLOT_FR1: Final = 8
PLOT_FR2: Final = 9
SPOT_B: Final = 10
PLOT_B1: Final = 11
PLOT_B2: Final = 12
PLOT_B3: Final = 13
DROUGHT_1: Final = 14
DROUGHT_2: Final = 15
DROUGHT_3: Final = 16
DROUGHT_4: Final = 17
PLOT_DR1: Final = 18
SPOT_C: Final = 19
PLOT_C1: Final = 20
PLOT_C2: Final = 21
PLOT_C3: Final = 22
SPOT_D: Final = 23
TEEPEE_P1: Final = 24
TEEPEE_P2: Final = 25
TEEPEE_P4: Final = 26
TEEPEE_P6: Final = 27
TEEPEE_P8: Final = 28
TEEPEE_P10: Final = 29
PLOT_TR1: Final = 30
PLOT_TR2: Final = 31
SPOT_E: Final = 32
PLOT_E1: Final = 33
PLOT_E2: Final = 34
ROCKFALL_1: Final = 35
ROCKFALL_2: Final = 36
ROCKFALL_3: Final = 37
ROCKFALL_4: Final = 38
PLOT_RR1: Final = 39
PLOT_RR2: Final = 40
SPOT_F: Final = 41
PLOT_F1: Final = 42
PLOT_F2: Final = 43
SPOT_G: Final = 44
PLOT_G1: Final = 45
PLOT_G2: Final = 46
KANSAS_CITY: Final = 47
START: Final = 48
TEEPEE_M3: Final = 49
TEEPEE_M2: Final = 50
TEEPEE_M1: Final = 51
NEXT: Final[tuple[tuple[int, ...], ...]] = (
    (1, 4),
    (2,),
    (3,),
    (10,),
    (5,),
    (6,),
    (7,),
    (8,),
    (9,),
    (10,),
    (11, 14),
    (12,),
    (13,),
    (19,),
    (15,),
    (16,),
    (17,),
    (18,),
    (19,),
    (20, 22),
    (21,),
    (32,),
    (23, 24),
    (32,),
    (25,),
    (26,),
    (27,),
    (28,),
    (29,),
    (30,),
    (31,),
    (32,),
    (33, 35),
    (34,),
    (41,),
    (36,),
    (37,),
    (38,),
    (39,),
    (40,),
    (41,),
    (42, 43),
    (44,),
    (44,),
    (45, 46),
    (47,),
    (47,),
    (),
    (0,),
    (),
    (),
    (),
)
RISK: Final[tuple[int, ...]] = (
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
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    2,
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
    2,
    1,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    2,
    1,
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
)
RISK_JERSEY: Final = 1
RISK_ANY: Final = 2
WOODS: Final[tuple[int, ...]] = (9, 11, 20, 21, 33, 34, 40, 43)
NEUTRAL_SPOTS: Final[tuple[int, ...]] = (0, 10, 19, 23, 32, 41, 44)
PLOTS: Final[tuple[int, ...]] = (
    1,
    2,
    3,
    8,
    9,
    11,
    12,
    13,
    18,
    20,
    21,
    22,
    30,
    31,
    33,
    34,
    39,
    40,
    42,
    43,
    45,
    46,
)
HAZARD_SLOTS: Final[tuple[int, ...]] = (4, 5, 6, 7, 14, 15, 16, 17, 35, 36, 37, 38)
TEEPEE_SLOTS: Final[tuple[int, ...]] = (49, 50, 51, 24, 25, 26, 27, 28, 29)
TEEPEE_MONEY: Final[tuple[int, ...]] = (-3, -2, -1, 1, 2, 4, 6, 8, 10)

# tiles: 0 is none; private buildings follow from PRIVATE on, twenty a seat
TILES: Final[tuple[str, ...]] = (
    "no_tile",
    "neutral_a",
    "neutral_b",
    "neutral_c",
    "neutral_d",
    "neutral_e",
    "neutral_f",
    "neutral_g",
    "kansas_city",
    "cowboy",
    "craftsman",
    "engineer",
    "teepee_blue",
    "teepee_green",
    "flood_2_green",
    "flood_2_black",
    "flood_3_green",
    "flood_3_black",
    "flood_4_green",
    "drought_2_green",
    "drought_2_black",
    "drought_3_green",
    "drought_3_black",
    "drought_4_green",
    "rockfall_2_green",
    "rockfall_2_black",
    "rockfall_3_green",
    "rockfall_3_black",
    "rockfall_4_green",
)
NEUTRAL_A_TILE: Final = 1
KANSAS_CITY_TILE: Final = 8
COWBOY_TILE: Final = 9
CRAFTSMAN_TILE: Final = 10
ENGINEER_TILE: Final = 11
TEEPEE_BLUE_TILE: Final = 12
TEEPEE_GREEN_TILE: Final = 13
HAZARD_TILE: Final = 14
HAZARD_KINDS: Final = 5
PRIVATE: Final = 29
GREEN_HAND: Final = 1
BLACK_HAND: Final = 2
TILE_HANDS: Final[tuple[int, ...]] = (
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
    2,
    1,
    1,
    2,
    1,
    2,
    1,
    1,
    2,
    1,
    2,
    1,
    1,
    2,
    1,
    2,
    1,
)
TILE_VP: Final[tuple[int, ...]] = (
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
    0,
    2,
    2,
    3,
    3,
    4,
    2,
    2,
    3,
    3,
    4,
    2,
    2,
    3,
    3,
    4,
)
PILE_1: Final[tuple[int, ...]] = (
    14,
    15,
    16,
    17,
    18,
    18,
    19,
    20,
    21,
    22,
    23,
    23,
    24,
    25,
    26,
    27,
    28,
    28,
    12,
    12,
    12,
    12,
    12,
    12,
    12,
    12,
    13,
    13,
    13,
    13,
    13,
    13,
    13,
    13,
    13,
)
PILE_2: Final[tuple[int, ...]] = (
    9,
    9,
    9,
    9,
    9,
    9,
    9,
    9,
    9,
    9,
    9,
    10,
    10,
    10,
    10,
    10,
    10,
    10,
    10,
    10,
    10,
    10,
    11,
    11,
    11,
    11,
    11,
    11,
    11,
    11,
    11,
    11,
    11,
)
PILE_3: Final[tuple[int, ...]] = (
    9,
    9,
    9,
    9,
    9,
    9,
    9,
    10,
    10,
    10,
    10,
    10,
    10,
    10,
    11,
    11,
    11,
    11,
    11,
    11,
    11,
    12,
    12,
    12,
    13,
    13,
)
WORKERS: Final[tuple[str, ...]] = ("cowboy", "craftsman", "engineer")
COWBOY: Final = 0
CRAFTSMAN: Final = 1
ENGINEER: Final = 2
ROW_COST: Final[tuple[int, ...]] = (6, 6, 7, 5, 7, 9, 6, 8, 10, 6, 5, 4)
TOKEN_START: Final = 1
YELLOW_ROWS: Final[tuple[int, ...]] = (5, 8)
TOKEN_VP: Final = 2

# private buildings: 2 × (number - 1), plus 1 for side b
BUILDINGS: Final[tuple[str, ...]] = (
    "building_1a",
    "building_1b",
    "building_2a",
    "building_2b",
    "building_3a",
    "building_3b",
    "building_4a",
    "building_4b",
    "building_5a",
    "building_5b",
    "building_6a",
    "building_6b",
    "building_7a",
    "building_7b",
    "building_8a",
    "building_8b",
    "building_9a",
    "building_9b",
    "building_10a",
    "building_10b",
)
CRAFTSMEN: Final[tuple[int, ...]] = (1, 1, 1, 1, 1, 2, 2, 2, 3, 3, 4, 4, 5, 5, 5, 6, 7, 6, 9, 8)
BUILDING_VP: Final[tuple[int, ...]] = (1, 1, 1, 1, 1, 3, 3, 3, 4, 4, 5, 5, 6, 6, 6, 8, 9, 8, 13, 11)
BUILDING_HANDS: Final[tuple[int, ...]] = (
    1,
    1,
    0,
    0,
    0,
    0,
    2,
    2,
    0,
    0,
    0,
    0,
    3,
    3,
    1,
    0,
    0,
    0,
    2,
    2,
)
LOCAL_ACTIONS: Final[tuple[str, ...]] = (
    "local_a_1",
    "local_a_2",
    "local_a_3",
    "local_b_1",
    "local_b_2",
    "local_c_1x",
    "local_c_1y",
    "local_c_2",
    "local_d_1x",
    "local_d_1y",
    "local_d_2",
    "local_e_1",
    "local_e_2",
    "local_f_1",
    "local_f_2",
    "local_g_1",
    "local_g_2",
    "local_1a_1",
    "local_2a_1",
    "local_2a_2",
    "local_3a_1",
    "local_3a_2",
    "local_4a_1",
    "local_4a_2",
    "local_5a_1",
    "local_5a_2",
    "local_6a_1",
    "local_6a_2",
    "local_7a_1",
    "local_8a_1x",
    "local_8a_1y",
    "local_8a_2",
    "local_9a_1",
    "local_9a_2",
    "local_10a_1",
    "local_10a_2",
    "local_1b_1",
    "local_1b_2",
    "local_2b_1",
    "local_2b_2",
    "local_3b_1",
    "local_3b_2",
    "local_4b_1",
    "local_4b_2",
    "local_5b_1",
    "local_5b_2",
    "local_6b_1",
    "local_7b_1",
    "local_9b_1",
    "local_10b_1",
    "local_10b_2",
    "local_10b_3",
)

# cards: cattle, then objectives, then starting objectives
CARDS: Final[tuple[str, ...]] = (
    "jersey",
    "dutch_belt",
    "black_angus",
    "guernsey",
    "holstein",
    "brown_swiss",
    "ayrshire",
    "west_highland_3",
    "west_highland_4",
    "west_highland_5",
    "texas_longhorn_5",
    "texas_longhorn_6",
    "texas_longhorn_7",
    "obj_01",
    "obj_02",
    "obj_03",
    "obj_04",
    "obj_05",
    "obj_06",
    "obj_07",
    "obj_08",
    "obj_09",
    "obj_10",
    "obj_11",
    "obj_12",
    "obj_13",
    "obj_14",
    "obj_15",
    "obj_16",
    "obj_17",
    "obj_18",
    "obj_19",
    "obj_20",
    "obj_21",
    "obj_s1",
    "obj_s2",
    "obj_s3",
    "obj_s4",
)
JERSEY: Final = 0
DUTCH_BELT: Final = 1
BLACK_ANGUS: Final = 2
GUERNSEY: Final = 3
HOLSTEIN: Final = 4
BROWN_SWISS: Final = 5
AYRSHIRE: Final = 6
WEST_HIGHLAND_3: Final = 7
WEST_HIGHLAND_4: Final = 8
WEST_HIGHLAND_5: Final = 9
TEXAS_LONGHORN_5: Final = 10
TEXAS_LONGHORN_6: Final = 11
TEXAS_LONGHORN_7: Final = 12
FIRST_MARKET: Final = 4
FIRST_OBJECTIVE: Final = 13
FIRST_STARTING: Final = 34
BREEDS: Final[tuple[str, ...]] = (
    "jersey",
    "dutch_belt",
    "black_angus",
    "guernsey",
    "holstein",
    "brown_swiss",
    "ayrshire",
    "west_highland",
    "texas_longhorn",
)
CARD_BREED: Final[tuple[int, ...]] = (0, 1, 2, 3, 4, 5, 6, 7, 7, 7, 8, 8, 8)
CARD_VALUE: Final[tuple[int, ...]] = (1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 5)
CATTLE_VP: Final[tuple[int, ...]] = (0, 0, 0, 0, 1, 2, 3, 3, 4, 5, 5, 6, 7)
START_HERD: Final[tuple[int, ...]] = (0, 0, 0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3)
MARKET_DECK: Final[tuple[int, ...]] = (
    4,
    4,
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
    5,
    5,
    6,
    6,
    6,
    6,
    6,
    6,
    6,
    7,
    7,
    7,
    8,
    8,
    8,
    9,
    9,
    9,
    10,
    10,
    11,
    11,
    12,
    12,
)
PURCHASES: Final[tuple[str, ...]] = (
    "v3_1c",
    "v3_2c",
    "v3_pair",
    "v4_1c",
    "v4_3c",
    "v4_pair",
    "v5_2c",
    "v5_4c",
    "market_plus_2",
)
PURCHASE_VALUE: Final[tuple[int, ...]] = (3, 3, 3, 4, 4, 4, 5, 5, 0)
PURCHASE_CARDS: Final[tuple[int, ...]] = (1, 1, 2, 1, 1, 2, 1, 1, 0)
PURCHASE_COWBOYS: Final[tuple[int, ...]] = (1, 2, 3, 1, 3, 5, 2, 4, 1)
PURCHASE_COST: Final[tuple[int, ...]] = (6, 3, 5, 12, 6, 8, 12, 6, 0)
MARKET_PLUS: Final = 2

# objectives, counted from FIRST_OBJECTIVE: tasks, points, penalty, immediate action
TASKS: Final[tuple[str, ...]] = ("B", "G", "L", "H", "S", "V3", "V4", "V5", "SF")
CARD_TASKS: Final[tuple[tuple[int, ...], ...]] = (
    (1, 0, 2, 0, 0, 0, 0, 0, 0),
    (1, 1, 1, 0, 0, 0, 0, 0, 0),
    (0, 0, 0, 2, 0, 0, 1, 0, 0),
    (0, 0, 0, 1, 2, 0, 0, 0, 0),
    (1, 0, 0, 0, 0, 3, 0, 0, 0),
    (0, 0, 0, 0, 0, 0, 0, 0, 1),
    (2, 0, 0, 1, 0, 0, 0, 0, 0),
    (0, 1, 1, 0, 1, 0, 0, 0, 0),
    (0, 0, 0, 1, 0, 0, 0, 1, 0),
    (0, 2, 0, 0, 1, 0, 0, 0, 0),
    (0, 0, 0, 0, 1, 3, 0, 0, 0),
    (0, 1, 0, 0, 1, 0, 2, 0, 0),
    (0, 0, 0, 0, 0, 1, 1, 1, 0),
    (2, 2, 0, 0, 0, 0, 0, 0, 0),
    (1, 0, 1, 2, 0, 0, 0, 0, 0),
    (0, 0, 0, 2, 2, 0, 0, 0, 0),
    (2, 0, 0, 2, 0, 0, 0, 0, 0),
    (0, 0, 2, 0, 2, 0, 0, 0, 0),
    (0, 0, 0, 0, 0, 1, 1, 1, 0),
    (0, 0, 0, 2, 0, 1, 1, 0, 0),
    (2, 0, 0, 0, 2, 0, 0, 0, 0),
    (1, 0, 0, 0, 0, 1, 1, 0, 0),
    (0, 1, 0, 0, 2, 0, 0, 0, 0),
    (2, 0, 0, 1, 0, 0, 0, 0, 0),
    (0, 0, 1, 2, 0, 0, 0, 0, 0),
)
OBJECTIVE_VP: Final[tuple[int, ...]] = (
    3,
    3,
    3,
    3,
    4,
    5,
    3,
    3,
    3,
    3,
    4,
    5,
    5,
    5,
    5,
    5,
    5,
    5,
    5,
    5,
    5,
    3,
    3,
    3,
    3,
)
PENALTY: Final[tuple[int, ...]] = (
    2,
    2,
    2,
    2,
    2,
    3,
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
    2,
    2,
    2,
    2,
    2,
    0,
    0,
    0,
    0,
)
CARD_ACTIONS: Final[tuple[int, ...]] = (
    0,
    0,
    0,
    0,
    0,
    1,
    2,
    2,
    2,
    2,
    2,
    3,
    3,
    3,
    4,
    4,
    5,
    5,
    5,
    5,
    5,
)
CARD_MONEY_2: Final = 0
CARD_AUX: Final = 1
CARD_DRAW_3: Final = 2
CARD_ENGINE_2: Final = 3
CARD_ENGINE_3: Final = 4
CARD_MOVE_3: Final = 5
OBJECTIVE_DECK: Final[tuple[int, ...]] = (
    13,
    14,
    15,
    16,
    17,
    18,
    18,
    18,
    18,
    19,
    20,
    21,
    22,
    23,
    24,
    25,
    26,
    27,
    28,
    29,
    30,
    31,
    32,
    33,
)
STARTING_OBJECTIVES: Final = 4

# the railroad: numbered spaces, then turnouts; stations; cities
SPACES: Final[tuple[str, ...]] = (
    "0",
    "1",
    "2",
    "3",
    "4",
    "5",
    "6",
    "7",
    "8",
    "9",
    "10",
    "11",
    "12",
    "13",
    "14",
    "15",
    "16",
    "17",
    "18",
    "19",
    "20",
    "21",
    "22",
    "23",
    "24",
    "25",
    "26",
    "27",
    "28",
    "29",
    "30",
    "31",
    "32",
    "33",
    "34",
    "35",
    "36",
    "37",
    "38",
    "39",
    "T4",
    "T7",
    "T10",
    "T13",
    "T16",
    "T21",
    "T25",
    "T29",
    "T33",
)
LAST_SPACE: Final = 39
FIRST_TURNOUT: Final = 40
TURNOUT_AFTER: Final[tuple[int, ...]] = (4, 7, 10, 13, 16, 21, 25, 29, 33)
LAST_SPACE_MONEY: Final = 3
CROSSES: Final[tuple[int, ...]] = (3, 4, 5, 7, 9, 10, 11, 13, 15, 16, 17)
STATIONS: Final[tuple[str, ...]] = (
    "st1",
    "st2",
    "st3",
    "st4",
    "st5",
    "st6",
    "st7",
    "st8",
    "st9",
    "st10",
)
STATION_COST: Final[tuple[int, ...]] = (2, 2, 4, 4, 6, 8, 7, 6, 5, 3)
STATION_VP: Final[tuple[int, ...]] = (1, 1, 2, 2, 3, 5, 6, 7, 8, 9)
STATION_WHITE: Final[tuple[int, ...]] = (1, 1, 1, 1, 0, 0, 0, 0, 0, 0)
MASTERS: Final[tuple[str, ...]] = (
    "sm_workers",
    "sm_objectives",
    "sm_hazards",
    "sm_teepees",
    "sm_certs",
)
SM_WORKERS: Final = 0
SM_OBJECTIVES: Final = 1
SM_HAZARDS: Final = 2
SM_TEEPEES: Final = 3
SM_CERTS: Final = 4
MASTER_VP: Final[tuple[int, ...]] = (1, 3, 3, 3, 3)
MASTER_CERTIFICATE: Final[tuple[int, ...]] = (0, 0, 1, 1, 1)
MASTER_MONEY: Final = 2
CITIES: Final[tuple[str, ...]] = (
    "city_kc",
    "city_topeka",
    "city_wichita",
    "city_colorado_springs",
    "city_santa_fe",
    "city_albuquerque",
    "city_el_paso",
    "city_san_diego",
    "city_sacramento",
    "city_san_francisco",
)
KC: Final = 0
TOPEKA: Final = 1
WICHITA: Final = 2
COLORADO_SPRINGS: Final = 3
SANTA_FE: Final = 4
ALBUQUERQUE: Final = 5
EL_PASO: Final = 6
SAN_DIEGO: Final = 7
SACRAMENTO: Final = 8
SAN_FRANCISCO: Final = 9
CITY_VALUE: Final[tuple[int, ...]] = (0, 1, 4, 6, 8, 10, 12, 14, 16, 18)
CITY_WHITE: Final[tuple[int, ...]] = (1, 1, 1, 1, 1, 0, 0, 1, 0, 0)
CITY_REPEAT: Final[tuple[int, ...]] = (1, 0, 0, 0, 0, 0, 0, 0, 0, 1)
CITY_VP: Final[tuple[int, ...]] = (-6, 0, 0, 0, 0, 0, 0, 0, 6, 9)
KC_MONEY: Final = 6
ARROWS: Final[tuple[tuple[int, ...], ...]] = (
    (1, 2),
    (2, 3),
    (3, 4),
    (4, 5),
    (5, 6),
    (6, 7),
    (7, 8),
)
ARROW_VP: Final[tuple[int, ...]] = (-3, -1, 0, 0, 6, 8, 4)
ARROW_OBJECTIVE: Final[tuple[int, ...]] = (1, 0, 1, 1, 0, 0, 0)

# the player boards: discs by kind of space (the first are the auxiliary actions)
AUXILIARY: Final[tuple[str, ...]] = (
    "aux_money",
    "aux_draw",
    "aux_cert",
    "aux_engine",
    "aux_remove",
)
AUX_MONEY: Final = 0
AUX_DRAW: Final = 1
AUX_CERT: Final = 2
AUX_ENGINE: Final = 3
AUX_REMOVE: Final = 4
DISCS: Final[tuple[str, ...]] = (
    "aux_money",
    "aux_draw",
    "aux_cert",
    "aux_engine",
    "aux_remove",
    "disc_cert_4",
    "disc_cert_6",
    "disc_step_money",
    "disc_step_vp",
    "disc_hand",
)
DISC_CERT_4: Final = 5
DISC_CERT_6: Final = 6
DISC_STEP_MONEY: Final = 7
DISC_STEP_VP: Final = 8
DISC_HAND: Final = 9
START_DISCS: Final[tuple[int, ...]] = (1, 1, 2, 2, 2, 1, 1, 1, 1, 2)
DISC_WHITE: Final[tuple[int, ...]] = (1, 1, 1, 1, 1, 1, 0, 0, 0, 0)
HAND_COST: Final = 5
STEP_DISC_MONEY: Final = 3
STEP_DISC_VP: Final = 3
CERTIFICATES: Final[tuple[int, ...]] = (0, 1, 2, 3, 4, 6)
CERTIFICATE_LIMITS: Final[tuple[int, ...]] = (3, 4, 6)
WORKER_LIMIT: Final = 6
WORKER_VP: Final = 4
WORKER_VP_FROM: Final = 5
DOLLARS_PER_VP: Final = 5
