#!/usr/bin/env python3
"""Write a game's box.py from its components.yaml: `python tools/box.py [GAME…]`.

The YAML is the source of every printed fact; box.py holds the facts the rules use, as typed
constants, so that nothing reads YAML at run time. A test compares the two.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import yaml

GAMES = Path(__file__).resolve().parent.parent / "src" / "farwest" / "games"


class Page:
    """A page of constants."""

    def __init__(self, title: str) -> None:
        self.lines = [
            f'"""{title}: what is in the box. Made from components.yaml by tools/box.py."""',
            "",
            "from typing import Final",
        ]

    def note(self, text: str) -> None:
        self.lines += ["", f"# {text}"]

    def put(self, name: str, value: Any) -> None:
        value = _tuples(value)
        kind = f"[{_kind(value)}]" if isinstance(value, tuple) else ""
        line = f"{name}: Final{kind} = {_text(value)}"
        if len(line) > 100:
            body = "".join(f"    {_text(item)},\n" for item in value)
            line = f"{name}: Final{kind} = (\n{body})"
        self.lines.append(line)

    def text(self) -> str:
        return "\n".join(self.lines) + "\n"


def _tuples(value: Any) -> Any:
    return tuple(map(_tuples, value)) if isinstance(value, list | tuple) else value


def _kind(value: Any) -> str:
    if isinstance(value, tuple):
        return f"tuple[{_kind(next(filter(None, value), 0))}, ...]"
    return type(value).__name__


def _text(value: Any) -> str:
    if isinstance(value, str):
        return '"' + value + '"'
    if isinstance(value, tuple):
        inner = ", ".join(_text(item) for item in value)
        return f"({inner},)" if len(value) == 1 else f"({inner})"
    return repr(value)


def dice_town(data: dict[str, Any]) -> str:
    page = Page("Dice Town")
    page.note("players, dice, money, nuggets")
    page.put("PLAYERS_BASE", data["players"]["base"])
    page.put("PLAYERS_EXTENSION", data["players"]["extension"])
    page.put("FACES", data["dice"]["poker"]["faces"])
    page.put("DICE", data["dice"]["poker"]["per_player"])
    page.put("START_DOLLARS", data["money"]["per_player_start"])
    start = data["money"]["start"]
    for name in ("bank", "stagecoach"):
        page.put(f"START_{name.upper()}_BASE", start["base"][name])
        page.put(f"START_{name.upper()}_EXTENSION", start["extension"][name])
    mine = data["nuggets"]["start_mine"]
    page.put("START_MINE_BASE", mine["base"][5])
    page.put("START_MINE_EXTENSION", mine["extension"][6])
    page.put("START_MINE_EXTENSION_TWO", mine["extension"][2])

    page.note("places: the five with a face have the number of that face")
    places = [spot for spot in data["board"]["locations"] if spot["id"] in data["location_actions"]]
    page.put("PLACES", [spot["id"] for spot in places])
    for number, spot in enumerate(places):
        page.put(spot["id"].upper(), number)
    actions = data["location_actions"]
    page.put("ACTIONS", [actions[s["id"]][kind] for s in places for kind in ("classic", "new")])

    page.note("Doc Badluck: benefits, and the faces that open each")
    doc = data["doc_benefits"]["list"]
    keys = data["glossary_keys"]["doc_benefits"]
    page.put("BENEFITS", [keys[benefit["id"]] for benefit in doc])
    faces = data["dice"]["poker"]["faces"]
    for number, benefit in enumerate(doc):
        page.put(keys[benefit["id"]].upper(), number)
    page.put("BENEFIT_FACES", [tuple(map(faces.index, b["faces"])) for b in doc])
    page.put("FENCED_DEEDS", doc[0]["deeds"])
    page.put("SMALL_SCAM", doc[2]["dollars"])
    page.put("BIG_SCAM", doc[3]["nuggets"])

    page.note("cards: the code of a card is its position here; a Ranch is never in a hand")
    cards = [*data["card_codes"]["list"], "ranch"]
    page.put("CARDS", cards)
    for code, card in enumerate(cards):
        page.put("NO_CARD" if card == "none" else card.upper(), code)
    base = data["store_cards"]["base"]
    extension = data["store_cards"]["extension"]["cards"]
    all_store = [*base["equipment"]["cards"], *base["actions"]["cards"], *extension]
    printed = {card["id"]: card.get("vp", 0) for card in all_store}
    printed |= {f"deed_{value}": value for value in data["deeds"]["values"]}
    page.put("CARD_VP", [printed.get(card, 0) for card in cards])
    page.put("STORE_BASE", _copies(cards, [*base["equipment"]["cards"], *base["actions"]["cards"]]))
    page.put("STORE_EXTENSION", _copies(cards, [c for c in extension if "only" not in c]))
    deeds = [{"id": f"deed_{v}", "count": n} for v, n in data["deeds"]["values"].items()]
    page.put("DEEDS", _copies(cards, deeds))
    page.put("RANCHES", data["ranches"]["total"])
    page.put("REMOVED_TWO_PLAYERS", data["deed_removed_two_players_extension"])
    by_id = {card["id"]: card for card in all_store}
    page.put("JOE_DOLLARS", by_id["nervous_joe"]["dollars"])
    page.put("SWINDLER_DOLLARS", by_id["swindler"]["dollars"])
    page.put("MULE_VP", by_id["mule"]["vp_each"])
    page.put("DOG_VP", by_id["dog"]["vp_each"])

    page.note("River")
    river = data["river"]["cards"]
    page.put("RIVER", [f"river_{card['id']}" for card in river])
    for code, card in enumerate(river):
        page.put(f"RIVER_{card['id'].upper()}", code)
    page.put("RIVER_AMOUNT", [card.get("amount", 0) for card in river])
    page.put("RIVER_DECK", [n for n, card in enumerate(river) for _ in range(card["count"])])

    page.note("Outlaws: the face they set and are caught by, their price")
    outlaws = data["outlaws"]["cards"]
    page.put("OUTLAW_FACE", [faces.index(card["pair"]) for card in outlaws])
    page.put("OUTLAW_DOLLARS", [card["dollars"] for card in outlaws])
    page.put("START_WANTED", data["outlaws"]["start_wanted"])

    page.note("the Indian die: effects, and the effect of each face")
    effects = list(dict.fromkeys(data["dice"]["indian"]["faces"]))
    page.put("EFFECTS", effects)
    for code, effect in enumerate(effects):
        page.put(effect.upper(), code)
    page.put("INDIAN_DIE", [effects.index(face) for face in data["dice"]["indian"]["faces"]])

    page.note("offers and scoring")
    for name in ("dollars", "nuggets", "cards"):
        page.put(f"BRIBE_{name.upper()}", data["bribe"][f"max_{name}"])
    page.put("NUGGET_VP", data["scoring"]["nugget_vp"])
    page.put("DOLLARS_PER_VP", data["scoring"]["dollars_per_vp"])
    page.put("SHERIFF_VP", data["scoring"]["sheriff_vp"])
    page.put("POKER", data["poker_ranking"]["best_to_worst"][::-1])
    return page.text()


def deadwood(data: dict[str, Any]) -> str:
    page = Page("Deadwood")
    page.note("players and what they start with")
    players = data["meta"]["players"]
    page.put("PLAYERS", (players["min"], players["max"]))
    start = data["start_per_player"]
    page.put("START_DOLLARS", start["money"])
    page.put("START_CARTRIDGES", start["cartridges"])
    page.put("START_HORSES", start["horses"])
    page.put("CARTRIDGES", data["tokens"]["cartridge"]["count"])
    page.put("HORSES", data["tokens"]["horse"]["count"])
    page.put("WANTED", data["tokens"]["wanted"]["count"])
    pools = data["per_player_count"]
    page.put("POOL_PER_PLAYER", pools[2]["crime_pool"] // 2)
    page.put("FINES", list(data["fines"]["table"].values()))

    page.note("cowboys: by strength less one")
    cowboys = data["cowboys"]["types"]
    page.put("COWBOYS", [cowboy["key"] for cowboy in cowboys])
    page.put("IN_RANCH", [cowboy["in_ranch_at_start"] for cowboy in cowboys])
    page.put("PER_CLAN", [cowboy["per_clan"] for cowboy in cowboys])
    page.put("HIRE_COST", [cowboy["hire_cost"] for cowboy in cowboys])

    page.note("the board: plots row by row, their neighbours, where the line goes on")
    board = data["board"]
    plots = list(board["plots"])
    page.put("PLOTS", plots)
    numbers = [tuple(map(plots.index, plot["adj"])) for plot in board["plots"].values()]
    page.put("NEIGHBOURS", numbers)
    line = board["rail_graph"]
    page.put("ENTRY", [plots.index(plot) for plot in line["entry"]])
    onward = [tuple(map(plots.index, line["next"].get(plot, []))) for plot in plots]
    page.put("ONWARD", onward)
    page.put("RAILS", data["rail_tiles"]["count"])
    points = board["sheriff_intersections"]["list"]
    page.put("POINTS", [point["id"] for point in points])
    page.put("PROTECTED", [tuple(map(plots.index, point["plots"])) for point in points])
    ids = [point["id"] for point in points]
    page.put("SHERIFF_START", ids.index(board["sheriff_start"]["intersection"]))
    places = board["start_plots"]
    for name in ("town_hall", "sheriffs_office", "church"):
        page.put(f"{name.upper()}_PLOT", plots.index(places[name]))
    page.put("STARS", [plots.index(plot) for plot in places["stars"]])

    page.note("buildings; a tile is one of them, and goes back to its stack")
    stacks = data["building_tiles"]["stacks"]
    tiles = [(building, stack) for stack, names in stacks.items() for building in names]
    buildings = list(dict.fromkeys(building for building, _ in tiles))
    page.put("BUILDINGS", buildings)
    for number, building in enumerate(buildings):
        page.put(building.upper(), number)
    page.put("TILES", [buildings.index(building) for building, _ in tiles])
    home = data["building_tiles"]["saloon_X_returns_to_stack"]
    page.put("TILE_STACK", [(home if stack == "X" else stack) - 1 for _, stack in tiles])
    page.put("FIRST_SALOON", tiles.index(("saloon", "X")))
    for name in ("town_hall", "sheriffs_office", "church"):
        page.put(f"{name.upper()}_TILE", tiles.index((name, "X")))
    for number in (1, 2, 3):
        found = [code for code, (_, stack) in enumerate(tiles) if stack == number]
        page.put(f"STACK_{number}", found)

    page.note("what buildings give")
    gives = data["building_tiles"]["abilities"]
    page.put("MONEY", [_money(gives[building]["annex"]) for building in buildings])
    page.put("GUNSMITH_CARTRIDGES", gives["gunsmith"]["annex"]["cartridges"])
    page.put("BLACKSMITH_HORSES", gives["blacksmith"]["annex"]["horses"])
    page.put("BANK_WANTED", gives["bank"]["annex"]["wanted_from_pool"])
    page.put("CASINO_TAKES", gives["casino"]["annex"]["take_money_from_chosen_other_player"])
    page.put("FEE", gives["sheriffs_office"]["control"]["fee_from_others_on_protected"])
    page.put("HOTEL_RAIL", gives["hotel"]["control"]["per_rail"])
    page.put("HOTEL_STATION", gives["hotel"]["control"]["at_station"])
    page.put("DEPOT_BONUS", gives["stage_depot"]["control"]["end_bonus_without_station"])
    page.put("UNDERTAKER_PAYS", gives["undertaker"]["control"]["per_cowboy_killed"])
    page.put("GOLD", list(gives["gold_mine"]["annex"]["roll"].values()))
    page.put("GRIFTED", gives["grifter"]["annex"]["send_opponent_cowboys_to_mine"])
    page.put("RECALLED", gives["dance_hall"]["annex"]["recall_own_cowboys_max"])
    page.put("TELEGRAPHED", gives["telegraph_office"]["annex"]["pool_change"][0])
    return page.text()


def _money(annex: Any) -> int:
    return annex.get("money", 0) if isinstance(annex, dict) else 0


def _copies(codes: list[str], cards: list[dict[str, Any]]) -> list[int]:
    return [codes.index(card["id"]) for card in cards for _ in range(card["count"])]


PAGES = {"deadwood": deadwood, "dice_town": dice_town}


def made(game: str) -> str:
    """The text of a game's box.py."""
    data = yaml.safe_load((GAMES / game / "components.yaml").read_text(encoding="utf-8"))
    return PAGES[game](data)


if __name__ == "__main__":
    for key in sys.argv[1:] or PAGES:
        (GAMES / key / "box.py").write_text(made(key), encoding="utf-8")
