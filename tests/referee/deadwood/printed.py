"""What is printed on the components, as components.yaml tells it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import yaml

ROOT = Path(__file__).resolve().parents[3]
FILE = ROOT / "src" / "farwest" / "games" / "deadwood" / "components.yaml"
DATA: dict[str, Any] = yaml.safe_load(FILE.read_text(encoding="utf-8"))

# the board
ADJACENT: dict[str, list[str]] = {
    name: plot["adj"] for name, plot in DATA["board"]["plots"].items()
}
INTERSECTIONS: dict[str, list[str]] = {
    point["id"]: point["plots"] for point in DATA["board"]["sheriff_intersections"]["list"]
}
FIRST_RAILS: list[str] = DATA["board"]["rail_graph"]["entry"]
NEXT_RAILS: dict[str, list[str]] = DATA["board"]["rail_graph"]["next"]
RAILS = DATA["rail_tiles"]["count"]

# the tiles; the second of two with the same name has a 2 behind it
STACKS = DATA["building_tiles"]["stacks"]
ABILITIES = DATA["building_tiles"]["abilities"]
STACK_OF: dict[str, int] = dict.fromkeys([*STACKS["X"], *STACKS[1]], 0)
for twin in STACKS[2]:
    STACK_OF[f"{twin}_2" if twin in STACK_OF else twin] = 1
STACK_OF |= dict.fromkeys(STACKS[3], 2)
RAIL, STATION = "rail", "station"

# the people, by strength
STRENGTH: dict[str, int] = {kind["key"]: kind["strength"] for kind in DATA["cowboys"]["types"]}
KIND = {strength: kind for kind, strength in STRENGTH.items()}
HIRE_COST: dict[str, int] = {kind["key"]: kind["hire_cost"] for kind in DATA["cowboys"]["types"]}
HARM = {"miss": 0, "wound": 1, "kill": 2}
"""A cowboy with two wounds is dead (DW-057); a 6 is as good as two (DW-056)."""
DIE: dict[int, int] = {face: HARM[sign] for face, sign in DATA["dice"]["faces"].items()}
FACES = len(DIE)
DEADLY = HARM["kill"]

# the end
FINES: dict[int, int] = DATA["fines"]["table"]
MOST_FINED = max(FINES)


def building_of(tile: str) -> str:
    """The building on a tile; twins work alike (DW-125)."""
    return tile.removesuffix("_2")


def printed_on(building: str) -> dict[str, Any]:
    """The figures of what annexing a building brings."""
    annex: Any = ABILITIES[building]["annex"]
    if isinstance(annex, list):
        return {name: figure for part in annex for name, figure in part.items()}
    return dict(annex)


def control_of(building: str) -> dict[str, int]:
    """The figures of what standing on a building brings."""
    return dict(ABILITIES[building]["control"])
