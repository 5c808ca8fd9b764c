"""Every action code of Great Western Trail on one page (GWT-253)."""

from __future__ import annotations

from typing import Final

from farwest.games.great_western_trail.box import (
    AUXILIARY,
    CERTIFICATES,
    CITIES,
    DISCS,
    FIRST_MARKET,
    FIRST_OBJECTIVE,
    FIRST_STARTING,
    HAZARD_SLOTS,
    KANSAS_CITY,
    LOCAL_ACTIONS,
    NEUTRAL_SPOTS,
    PLOTS,
    PURCHASES,
    ROW_COST,
    SPACES,
    STATIONS,
    TEEPEE_SLOTS,
    TURNOUT_AFTER,
    WORKER_LIMIT,
    WORKERS,
)
from farwest.kernel.verbs import Field, Verb, Verbs

OBJECTIVES: Final = FIRST_STARTING - FIRST_OBJECTIVE
BEASTS: Final = FIRST_OBJECTIVE - FIRST_MARKET

# ending, stopping, performing, declining
END_B: Final = 0
STOP_MOVE: Final = 1
STOP_BUY: Final = 2
STOP_REMOVE: Final = 3
PERFORM_JERSEY: Final = 4
DECLINE_SPACE: Final = 5
DECLINE_CARD: Final = 6
DECLINE_ENGINE: Final = 7
DECLINE_UPGRADE: Final = 8
DECLINE_APPOINT: Final = 9
DECLINE_MASTER: Final = 10
DECLINE_TAKE: Final = 11
# the trail
PLACE: Final = 12  # + neutral spot
STEP: Final = PLACE + len(NEUTRAL_SPOTS)  # + location
# using a location
LOCAL: Final = STEP + KANSAS_CITY + 1  # + local action
RISK_ACTION: Final = LOCAL + len(LOCAL_ACTIONS)  # + 0 own plot, 1 copied plot
COPY: Final = RISK_ACTION + 2  # + 0 the neighbour behind, 1 the one ahead
AUX_SINGLE: Final = COPY + 2  # + auxiliary action
AUX_DOUBLE: Final = AUX_SINGLE + len(AUXILIARY)  # + auxiliary action
# the railroad
ENGINE: Final = AUX_DOUBLE + len(AUXILIARY)  # + space
STATION: Final = ENGINE + len(SPACES)  # + station
DISC: Final = STATION + len(TURNOUT_AFTER)  # + kind of disc
DISC_FROM: Final = DISC + len(DISCS)  # + station
APPOINT: Final = DISC_FROM + len(STATIONS)  # + type of worker
# workers, tiles, buildings
HIRE: Final = APPOINT + len(WORKERS)  # + type x 12 + row
TRADE: Final = HIRE + len(WORKERS) * len(ROW_COST)  # + teepee slot
HAZARD: Final = TRADE + len(TEEPEE_SLOTS)  # + hazard slot
TILE: Final = HAZARD + len(HAZARD_SLOTS)  # + number - 1
PLOT: Final = TILE + 10  # + plot
# cattle and cards
BUY: Final = PLOT + len(PLOTS)  # + purchase
BUY_CARD: Final = BUY + len(PURCHASES)  # + market card
DISCARD: Final = BUY_CARD + BEASTS  # + card
REMOVE: Final = DISCARD + FIRST_STARTING  # + card
DRAW: Final = REMOVE + FIRST_STARTING  # + number - 1
# Kansas City
FORESIGHT: Final = DRAW + WORKER_LIMIT  # + column x 2 + place
CERT: Final = FORESIGHT + 6  # + place on the certificate track
CITY: Final = CERT + len(CERTIFICATES)  # + city
# objective cards
TAKE: Final = CITY + len(CITIES)  # + objective card
TAKE_STACK: Final = TAKE + OBJECTIVES
PLAY: Final = TAKE_STACK + 1  # + objective card

_worker: Final = Field("worker", "worker", len(WORKERS))
_card: Final = Field("card", "card", FIRST_STARTING)
_objective: Final = Field("card", "objective", OBJECTIVES)

VERBS: Final = Verbs(
    Verb("end_b", END_B),
    Verb("stop_move", STOP_MOVE),
    Verb("stop_buy", STOP_BUY),
    Verb("stop_remove", STOP_REMOVE),
    Verb("perform_jersey", PERFORM_JERSEY),
    Verb("decline_space", DECLINE_SPACE),
    Verb("decline_card", DECLINE_CARD),
    Verb("decline_engine", DECLINE_ENGINE),
    Verb("decline_upgrade", DECLINE_UPGRADE),
    Verb("decline_appoint", DECLINE_APPOINT),
    Verb("decline_master", DECLINE_MASTER),
    Verb("decline_take", DECLINE_TAKE),
    Verb("place", PLACE, Field("spot", "neutral", len(NEUTRAL_SPOTS))),
    Verb("step", STEP, Field("spot", "spot", KANSAS_CITY + 1)),
    Verb("local", LOCAL, Field("action", "local", len(LOCAL_ACTIONS))),
    Verb("risk", RISK_ACTION, Field("risk", "risk", 2)),
    Verb("copy", COPY, Field("neighbour", "neighbour", 2)),
    Verb("aux_single", AUX_SINGLE, Field("action", "auxiliary", len(AUXILIARY))),
    Verb("aux_double", AUX_DOUBLE, Field("action", "auxiliary", len(AUXILIARY))),
    Verb("engine", ENGINE, Field("space", "space", len(SPACES))),
    Verb("station", STATION, Field("station", "station", len(TURNOUT_AFTER))),
    Verb("disc", DISC, Field("disc", "disc", len(DISCS))),
    Verb("disc_from", DISC_FROM, Field("station", "station", len(STATIONS))),
    Verb("appoint", APPOINT, _worker),
    Verb("hire", HIRE, _worker, Field("row", "row", len(ROW_COST))),
    Verb("trade", TRADE, Field("spot", "teepee", len(TEEPEE_SLOTS))),
    Verb("hazard", HAZARD, Field("spot", "hazard", len(HAZARD_SLOTS))),
    Verb("tile", TILE, Field("number", "count", 10)),
    Verb("plot", PLOT, Field("spot", "plot", len(PLOTS))),
    Verb("buy", BUY, Field("purchase", "purchase", len(PURCHASES))),
    Verb("buy_card", BUY_CARD, Field("card", "beast", BEASTS)),
    Verb("discard", DISCARD, _card),
    Verb("remove", REMOVE, _card),
    Verb("draw", DRAW, Field("number", "count", WORKER_LIMIT)),
    Verb("foresight", FORESIGHT, Field("column", "count", 3), Field("slot", "count", 2)),
    Verb("cert", CERT, Field("number", "certificates", len(CERTIFICATES))),
    Verb("city", CITY, Field("city", "city", len(CITIES))),
    Verb("take", TAKE, _objective),
    Verb("take_stack", TAKE_STACK),
    Verb("play", PLAY, _objective),
)
