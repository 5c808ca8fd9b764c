"""Every action code of Carson City on one page."""

from __future__ import annotations

from typing import Final

from farwest.games.carson_city.box import (
    BANKER_VP,
    BUILDINGS,
    CAPTAIN_ARMS,
    CAPTAIN_HIRE,
    CATEGORIES,
    DUEL_VALUES,
    HATS,
    HEROES_VP,
    LINE_GIVES,
    PERSONALITIES,
    ROW_START,
    SQUARES,
)
from farwest.games.carson_city.land import EDGES, PARCELS
from farwest.games.carson_city.state import PLACES
from farwest.kernel.verbs import Field, Verb, Verbs

LINES: Final = max(map(len, LINE_GIVES))
MOST_BID: Final = 320
"""More than anybody can hold in phase 1: no cash limit is above $240."""
MOST_POINTS: Final = 120
"""Points bought in one answer; who buys that many is asked again."""
MOST_SPENT: Final = 160
"""Points got by spending at the end of a round: more than all income can pay for."""

# the start, and the parcels one takes
SHEET: Final = 0  # + category x 6 + line
TAKE: Final = SHEET + len(CATEGORIES) * LINES  # + parcel
TAKE_NONE: Final = TAKE + PARCELS
# personalities
CARD: Final = TAKE_NONE + 1  # + number
FACE: Final = CARD + len(PERSONALITIES)  # + 0 Doctor, 1 Undertaker
MONEY_NOW: Final = FACE + 2
WAIT: Final = MONEY_NOW + 1
HIRE: Final = WAIT + 1  # + cowboys
ARM: Final = HIRE + len(CAPTAIN_HIRE)  # + revolvers
SACRIFICE: Final = ARM + len(CAPTAIN_ARMS)  # + cowboys
TAX: Final = SACRIFICE + len(HEROES_VP)  # + 0 arms, 1 money
BANKER_LOT: Final = TAX + 2  # + lot
TILE: Final = BANKER_LOT + len(BANKER_VP)  # + square of the row
TILE_BAG: Final = TILE + len(ROW_START)
TILE_NONE: Final = TILE_BAG + 1
LOT: Final = TILE_NONE + 1  # + parcel
BID: Final = LOT + PARCELS  # + dollars
BID_NONE: Final = BID + MOST_BID + 1
# cowboys and horses
PLACE: Final = BID_NONE + 1  # + place
PLACE_BLAST: Final = PLACE + PLACES  # + place
PLACE_LADY: Final = PLACE_BLAST + PLACES  # + square
WHITE_PLACE: Final = PLACE_LADY + len(SQUARES)  # + place
WHITE_BLAST: Final = WHITE_PLACE + PLACES  # + place
CORRAL_BOY: Final = WHITE_BLAST + PLACES  # + corral
PASS: Final = CORRAL_BOY + len(HATS)
STAY: Final = PASS + 1
MOVE: Final = STAY + 1  # + place
MOVE_WHITE: Final = MOVE + PLACES
TO: Final = MOVE_WHITE + 1  # + place
TO_TOKEN: Final = TO + PLACES  # + place
TO_RESERVE: Final = TO_TOKEN + PLACES
HORSE: Final = TO_RESERVE + 1  # + corral
HORSE_NONE: Final = HORSE + len(HATS)
HORSE_BUY: Final = HORSE_NONE + 1
WAGE_ONLY: Final = HORSE_BUY + 1
# duels
NEXT: Final = WAGE_ONLY + 1  # + place
DUEL_TILE: Final = NEXT + PARCELS  # + value
DUEL_DONE: Final = DUEL_TILE + DUEL_VALUES
REROLL: Final = DUEL_DONE + 1  # + die
KEEP_DICE: Final = REROLL + 2
LOSE_POINT: Final = KEEP_DICE + 1
LOSE_MONEY: Final = LOSE_POINT + 1
DOCTOR: Final = LOSE_MONEY + 1  # + square
DOCTOR_NONE: Final = DOCTOR + len(SQUARES)
PRIZE_POINTS: Final = DOCTOR_NONE + 1
PRIZE_LOOT: Final = PRIZE_POINTS + 1
# buying, building, roads
BUY: Final = PRIZE_LOOT + 1  # + parcel
BUY_DONE: Final = BUY + PARCELS
PURCHASE: Final = BUY_DONE + 1
RENOUNCE: Final = PURCHASE + 1
ROAD: Final = RENOUNCE + 1  # + edge
ROAD_DONE: Final = ROAD + EDGES
WORK: Final = ROAD_DONE + 1  # + building
WORK_DONE: Final = WORK + len(BUILDINGS)
BUILD: Final = WORK_DONE + 1  # + parcel
KEEP_TILE: Final = BUILD + PARCELS
HOUSE_ON: Final = KEEP_TILE + 1  # + parcel
ASK: Final = HOUSE_ON + PARCELS  # + parcel
CANCEL: Final = ASK + PARCELS
AGREE: Final = CANCEL + 1
REFUSE: Final = AGREE + 1
# incomes and points
DOUBLE: Final = REFUSE + 1  # + building
TRIPLE: Final = DOUBLE + len(BUILDINGS)  # + parcel
TRIPLE_NONE: Final = TRIPLE + PARCELS
BREED: Final = TRIPLE_NONE + 1  # + parcel
POINTS: Final = BREED + PARCELS  # + points
SPEND: Final = POINTS + MOST_POINTS + 1  # + points

_parcel: Final = Field("parcel", "parcel", PARCELS)
_place: Final = Field("place", "place", PLACES)
_square: Final = Field("square", "square", len(SQUARES))
_corral: Final = Field("corral", "corral", len(HATS))
_edge: Final = Field("edge", "edge", EDGES)
_building: Final = Field("building", "building", len(BUILDINGS))

VERBS: Final = Verbs(
    Verb(
        "sheet",
        SHEET,
        Field("category", "category", len(CATEGORIES)),
        Field("line", "number", LINES),
    ),
    Verb("take", TAKE, _parcel),
    Verb("take_none", TAKE_NONE),
    Verb("card", CARD, Field("card", "personality", len(PERSONALITIES))),
    Verb("face", FACE, Field("face", "face", 2)),
    Verb("money_now", MONEY_NOW),
    Verb("wait", WAIT),
    Verb("hire", HIRE, Field("number", "number", len(CAPTAIN_HIRE))),
    Verb("arm", ARM, Field("number", "number", len(CAPTAIN_ARMS))),
    Verb("sacrifice", SACRIFICE, Field("number", "number", len(HEROES_VP))),
    Verb("tax", TAX, Field("tax", "tax", 2)),
    Verb("banker_lot", BANKER_LOT, Field("lot", "number", len(BANKER_VP))),
    Verb("tile", TILE, Field("slot", "slot", len(ROW_START))),
    Verb("tile_bag", TILE_BAG),
    Verb("tile_none", TILE_NONE),
    Verb("lot", LOT, _parcel),
    Verb("bid", BID, Field("dollars", "number", MOST_BID + 1)),
    Verb("bid_none", BID_NONE),
    Verb("place", PLACE, _place),
    Verb("place_blast", PLACE_BLAST, _place),
    Verb("place_lady", PLACE_LADY, _square),
    Verb("white_place", WHITE_PLACE, _place),
    Verb("white_blast", WHITE_BLAST, _place),
    Verb("corral_boy", CORRAL_BOY, _corral),
    Verb("pass", PASS),
    Verb("stay", STAY),
    Verb("move", MOVE, _place),
    Verb("move_white", MOVE_WHITE),
    Verb("to", TO, _place),
    Verb("to_token", TO_TOKEN, _place),
    Verb("to_reserve", TO_RESERVE),
    Verb("horse", HORSE, _corral),
    Verb("horse_none", HORSE_NONE),
    Verb("horse_buy", HORSE_BUY),
    Verb("wage_only", WAGE_ONLY),
    Verb("next", NEXT, _parcel),
    Verb("duel_tile", DUEL_TILE, Field("value", "value", DUEL_VALUES)),
    Verb("duel_done", DUEL_DONE),
    Verb("reroll", REROLL, Field("die", "number", 2)),
    Verb("keep_dice", KEEP_DICE),
    Verb("lose_point", LOSE_POINT),
    Verb("lose_money", LOSE_MONEY),
    Verb("doctor", DOCTOR, _square),
    Verb("doctor_none", DOCTOR_NONE),
    Verb("prize_points", PRIZE_POINTS),
    Verb("prize_loot", PRIZE_LOOT),
    Verb("buy", BUY, _parcel),
    Verb("buy_done", BUY_DONE),
    Verb("purchase", PURCHASE),
    Verb("renounce", RENOUNCE),
    Verb("road", ROAD, _edge),
    Verb("road_done", ROAD_DONE),
    Verb("work", WORK, _building),
    Verb("work_done", WORK_DONE),
    Verb("build", BUILD, _parcel),
    Verb("keep_tile", KEEP_TILE),
    Verb("house", HOUSE_ON, _parcel),
    Verb("ask", ASK, _parcel),
    Verb("cancel", CANCEL),
    Verb("agree", AGREE),
    Verb("refuse", REFUSE),
    Verb("double", DOUBLE, _building),
    Verb("triple", TRIPLE, _parcel),
    Verb("triple_none", TRIPLE_NONE),
    Verb("breed", BREED, _parcel),
    Verb("points", POINTS, Field("number", "number", MOST_POINTS + 1)),
    Verb("spend", SPEND, Field("number", "number", MOST_SPENT + 1)),
)
