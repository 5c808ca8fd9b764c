"""What is printed on the components, as components.yaml tells it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import yaml

ROOT = Path(__file__).resolve().parents[3]
FILE = ROOT / "src" / "farwest" / "games" / "great_western_trail" / "components.yaml"
DATA: dict[str, Any] = yaml.safe_load(FILE.read_text(encoding="utf-8"))

Action = dict[str, Any]
"""A printed action: `op` names it, the rest are its figures."""

# the trail
SPOTS = {name.lower(): spot for name, spot in DATA["trail"]["spots"].items()}
NEXT = {name: [following.lower() for following in SPOTS[name]["next"]] for name in SPOTS}
KIND = {name: spot["kind"] for name, spot in SPOTS.items()}
PLOTS = [name for name in SPOTS if KIND[name] == "plot"]
NEUTRAL_SPOTS = [name for name in SPOTS if KIND[name] == "neutral"]
HAZARD_SLOTS = [name for name in SPOTS if KIND[name] == "hazard"]
VILLAGE = [name.lower() for name in DATA["trail"]["teepee_fill_order"]]
TEEPEE_MONEY = {slot: SPOTS[slot]["money"] for slot in VILLAGE}
WOODS = [name for name in PLOTS if SPOTS[name].get("woods")]
RISKS: dict[str, Action] = {
    name: DATA["trail"]["risk_actions"][SPOTS[name]["risk"]]["actions"][0]
    for name in PLOTS
    if "risk" in SPOTS[name]
}
START, KANSAS_CITY = "start", "kansas_city"
STEP_LIMIT = DATA["step_limit"]["by_players"]
FEES = DATA["hand_fees"]["by_players"]

# the buildings, by letter, or by number and side
PRIVATE: dict[str, dict[str, Any]] = DATA["private_buildings"]["list"]
NEUTRAL = {letter.lower(): tile for letter, tile in DATA["neutral_buildings"]["list"].items()}

# the job market and the workers
WORKERS = list(DATA["worker_tiles"]["types"])
ROWS = DATA["job_market"]["rows"]
ROW_COST = dict(enumerate(DATA["job_market"]["row_cost"], start=1))
YELLOW_ARROWS = DATA["job_market"]["arrows_leaving_row"]["yellow"]
TOKEN_POINTS = DATA["job_market"]["token_vp"]
WORKER_POINTS = {
    5: DATA["player_board"]["worker_rows"]["end_vp_space_5"],
    6: DATA["player_board"]["worker_rows"]["end_vp_space_6"],
}
MOST_WORKERS = DATA["limits"]["max_workers_per_row"]
WORKER_SPACES: dict[str, dict[int, Action | None]] = {
    worker: dict(enumerate(DATA["player_board"]["worker_rows"][worker]["immediate"], start=2))
    for worker in WORKERS
}

# the player board
CERTIFICATES: list[int] = DATA["player_board"]["certificate_track"]
CERTIFICATE_LIMIT = DATA["limits"]["certificate_limit"]
HAND_LIMIT = DATA["limits"]["hand_limit"]
AUXILIARY = {name.lower(): printed for name, printed in DATA["player_board"]["aux_actions"].items()}


SPACES: list[dict[str, Any]] = DATA["player_board"]["disc_spaces"]


def kind_of_disc(space: dict[str, Any]) -> str:
    """Equal spaces are one kind (GWT-240): those of one auxiliary action, those of the hand."""
    if "aux" in space:
        return str(space["aux"]).lower()
    name = "HAND" if space["id"].startswith("HAND") else space["id"]
    return f"disc_{name}".lower()


def discs_framed(frame: str) -> list[str]:
    """The kinds of spaces with a frame of this colour (GWT-091)."""
    return list(dict.fromkeys(kind_of_disc(space) for space in SPACES if space["frame"] == frame))


WHITE_DISCS, BLACK_DISCS = discs_framed("white"), discs_framed("black")
SPACE = {kind_of_disc(space): space for space in SPACES}
HAND_DISC, STEP_MONEY_DISC, STEP_POINTS_DISC = "disc_hand", "disc_step_money", "disc_step_vp"
HAND_DISCS = sum(1 for space in SPACES if kind_of_disc(space) == HAND_DISC)
HAND_DISC_COST = SPACE[HAND_DISC]["remove_cost"]
STEP_MONEY = SPACE[STEP_MONEY_DISC]["on_remove"]["money"]
STEP_POINTS = SPACE[STEP_POINTS_DISC]["end_vp"]

# the railroad and the cities
TURNOUTS = {turnout["id"].lower(): turnout for turnout in DATA["railroad"]["turnouts"]}
STATIONS = {station["id"].lower(): station for station in DATA["railroad"]["stations"]}
STATION_AT = {name: turnout["station"].lower() for name, turnout in TURNOUTS.items()}
CROSSES = DATA["railroad"]["crosses_after_space"]
LAST_SPACE, LAST_STATION = "39", "st10"
LAST_SPACE_MONEY = DATA["railroad"]["last_space_bonus"]["money"]
MASTERS = {tile["id"].lower(): tile for tile in DATA["station_masters"]["tiles"]}
PERMANENT = [name for name in MASTERS if "permanent_certificate" in MASTERS[name]["top"]]
CITIES = {f"city_{name}".lower(): DATA["cities"]["list"][name] for name in DATA["cities"]["order"]}
ARROWS = [
    ([f"city_{name}".lower() for name in arrow["between"]], arrow)
    for arrow in DATA["cities"]["arrows"]
]

# the cards
MARKET_SIZE = DATA["limits"]["cattle_market_size"]
PURCHASES = {option["id"].lower(): option for option in DATA["cattle_purchase_options"]["options"]}
OBJECTIVES = {
    card["id"].lower(): card
    for card in DATA["objective_cards"]["deck"] + DATA["objective_cards"]["starting"]
}
IMMEDIATE = DATA["objective_cards"]["immediate_actions"]
BREED: dict[str, str] = {}
BREEDING_VALUE: dict[str, int] = {}
CATTLE_POINTS: dict[str, int] = {}
for breed, about in DATA["breeds"]["list"].items():
    points = about["vp"] if about["set"] == "start" else [card["vp"] for card in about["cards"]]
    for worth in points:
        card = breed if len(points) == 1 else f"{breed}_{worth}"
        BREED[card], BREEDING_VALUE[card], CATTLE_POINTS[card] = breed, about["value"], worth

BLOCKS = {block["verb"]: block for block in DATA["decision_codes"]["blocks"]}
CARD_ORDER = [card.lower() for card in BLOCKS["DISCARD"]["order"]]


def is_objective(card: str) -> bool:
    """Whether a card is an objective card, and no cattle card (GWT-013)."""
    return card in OBJECTIVES
