"""What is printed on the components, as components.yaml tells it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import yaml

ROOT = Path(__file__).resolve().parents[3]
FILE = ROOT / "src" / "farwest" / "games" / "carson_city" / "components.yaml"
DATA: dict[str, Any] = yaml.safe_load(FILE.read_text(encoding="utf-8"))

ROUNDS: int = DATA["game"]["rounds"]
SIDES_OF_A_DIE: int = DATA["supplies"]["dice"]["faces"]
COWBOYS: int = DATA["per_player"]["cowboys_total"]
START: dict[str, int] = DATA["per_player"]
DYNAMITE: int = DATA["supplies"]["dynamite"]["count"]
CHIP_STRENGTH: int = DATA["supplies"]["ammo_chip"]["strength"]

# the action squares, and what each gives
SQUARE: dict[str, dict[str, Any]] = {
    square["id"]: square for square in DATA["action_squares"]["list"]
}
SQUARES = list(SQUARE)
SHARED = [name for name in SQUARES if SQUARE[name].get("multiple")]
TILE_SQUARES = [name for name in SQUARES if "price" in SQUARE[name]]
POINT_SQUARES = [name for name in SQUARES if "vp_price" in SQUARE[name]]
SINGER_SQUARES = [name for name in SQUARES if SQUARE[name].get("singer")]
RESOLUTION: list[str] = DATA["resolution_order"]["steps"]
WAGE: int = SQUARE["wages"]["effect"]["money_each"]
ROADS_WON: int = SQUARE["roads3"]["effect"]["roads"]
ROADS_EACH: int = SQUARE["road1"]["effect"]["roads_each"]
MONEY_PER_PARCEL: int = SQUARE["inc_parcels"]["effect"]["money_per_parcel"]
MONEY_PER_STRENGTH: int = SQUARE["inc_cowboys"]["effect"]["money_per_strength"]
COWBOYS_AFTER = {each["round"]: each["cowboys_after"] for each in DATA["round_track"]["rounds"]}

# the land
PARCEL_PRICE = DATA["parcel_price"]
RIVER = DATA["river"]

# the buildings
BUILDING: dict[str, dict[str, Any]] = {tile["id"]: tile for tile in DATA["buildings"]["types"]}
BUILDINGS = list(BUILDING)
SYMBOLS: dict[str, int] = {
    **{name: tile["symbols"] for name, tile in BUILDING.items()},
    **DATA["buildings"]["other_symbols"],
}

# the personalities, by name and side
CARDS: dict[int, str] = {card["n"]: card["id"] for card in DATA["personalities"]["list"]}
NUMBER = {name: number for number, name in CARDS.items()}
POWER: dict[str, dict[str, Any]] = {
    f"{card['id']}_{side}": card[side]
    for card in DATA["personalities"]["list"]
    for side in ("yellow", "red")
}
FACES = {POWER[f"doctor_undertaker_{side}"]["name"]: side for side in ("yellow", "red")}
TEACHER_RED: list[int] = POWER["teacher_red"]["rounds"]

# the end
SCORING = DATA["scoring"]
SHEET = DATA["new_beginning"]

# the variants
DUEL_TILES = DATA["duel_tiles"]
OUTLAWS = DATA["outlaws"]
BOUNTY: dict[int, int] = {
    face["strength"]: face["vp"] for tile in OUTLAWS["tiles"]["list"] for face in tile["faces"]
}
HORSES: int = DATA["supplies"]["horses"]["count"]
HORSE_PRICE: int = DATA["horses"]["price"]
CORRALS: dict[int, dict[str, Any]] = {corral["n"]: corral for corral in DATA["horses"]["corrals"]}
KIT_MOVES: int = DATA["kit_carson"]["max_moves_per_round"]
