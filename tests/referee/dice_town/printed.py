"""What is printed on the components, as components.yaml tells it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import yaml

ROOT = Path(__file__).resolve().parents[3]
FILE = ROOT / "src" / "farwest" / "games" / "dice_town" / "components.yaml"
DATA: dict[str, Any] = yaml.safe_load(FILE.read_text(encoding="utf-8"))

# the dice, from low to high
FACES: list[str] = DATA["dice"]["poker"]["faces"]
DICE: int = DATA["dice"]["poker"]["per_player"]
ACE = FACES[-1]
INDIAN_DIE: list[str] = DATA["dice"]["indian"]["faces"]

# the places with actions, in the order of the round, and the face that wins each
ACTIONS: dict[str, dict[str, str]] = {
    place: actions for place, actions in DATA["location_actions"].items() if place != "source"
}
PLACES = list(ACTIONS)
FACE_OF: dict[str, str] = {
    place["id"]: place["face"] for place in DATA["board"]["locations"] if place["face"] in FACES
}
TOWN_HALL = "town_hall"
ROW = sum(slot["id"].startswith("deed_row") for slot in DATA["board"]["slots"])

# the cards, in the order of their codes
CODES: list[str] = DATA["card_codes"]["list"]
RANCH = "ranch"
VALUES: dict[str, int] = {f"deed_{value}": value for value in DATA["deeds"]["values"]}
STORE_CARDS: dict[str, dict[str, Any]] = {
    card["id"]: card
    for group in (
        DATA["store_cards"]["base"]["equipment"],
        DATA["store_cards"]["base"]["actions"],
        DATA["store_cards"]["extension"],
    )
    for card in group["cards"]
}
IMMEDIATE = [name for name, card in STORE_CARDS.items() if card.get("window") == "immediate"]
RIVER: dict[str, dict[str, Any]] = {card["id"]: card for card in DATA["river"]["cards"]}
OUTLAWS: dict[str, dict[str, Any]] = {card["id"]: card for card in DATA["outlaws"]["cards"]}

# the Doc, offers, and the end
BENEFITS: dict[str, dict[str, Any]] = {each["id"]: each for each in DATA["doc_benefits"]["list"]}
MOST_OFFERED: dict[str, int] = DATA["bribe"]
SCORING: dict[str, Any] = DATA["scoring"]


def is_deed(card: str) -> bool:
    """Whether a card has the back of a deed: deeds and Ranches (DT-069)."""
    return card in VALUES or card == RANCH


def in_order(cards: list[str]) -> list[str]:
    """Cards of a hand or a pile, by their codes."""
    return sorted(cards, key=CODES.index)
