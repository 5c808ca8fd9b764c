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
    page.put("BENEFIT_FACES", tuple(tuple(map(faces.index, b["faces"])) for b in doc))
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


def great_western_trail(data: dict[str, Any]) -> str:
    page = Page("Great Western Trail")
    _trail_limits(page, data)
    codes = {block["verb"]: block["order"] for block in data["decision_codes"]["blocks"]}
    _trail_spots(page, data["trail"], [*codes["STEP"], "START", *codes["TRADE"][:3]])
    _trail_tiles(page, data)
    _trail_buildings(page, data, codes["LOCAL"])
    _trail_cards(page, data, codes["DISCARD"])
    _trail_railroad(page, data)
    _trail_boards(page, data, codes["DISC"])
    return page.text()


def _trail_limits(page: Page, data: dict[str, Any]) -> None:
    page.note("limits; what depends on the number of players is indexed by it")
    limits = data["limits"]
    players = data["meta"]["players"]
    blank = [0] * players[0]
    page.put("PLAYERS", [players[0], players[-1]])
    page.put("START_MONEY", limits["starting_money_by_seat"])
    page.put("START_HAND", limits["hand_limit"]["start"])
    page.put("PILE_1_START", limits["initial_pile1_tiles_on_board"])
    page.put("DISPLAY", limits["objective_display_size"])
    page.put("MARKET_SIZE", blank + [limits["cattle_market_size"][n] for n in players])
    page.put("START_JOBS", blank + [limits["initial_job_market_workers"][n] for n in players])
    steps = data["step_limit"]["by_players"]
    page.put("STEPS", blank + [steps[n]["base"] for n in players])
    page.put("STEPS_STEP_MONEY", blank + [steps[n]["disc_step_money"] for n in players])
    page.put("STEPS_STEP_VP", blank + [steps[n]["disc_step_vp"] for n in players])
    fees = data["hand_fees"]["by_players"]
    for color in ("green", "black"):
        page.put(f"FEE_{color.upper()}", blank + [fees[n][color] for n in players])


def _trail_spots(page: Page, trail: dict[str, Any], spots: list[str]) -> None:
    page.note("the trail: its places by number; those from START on are no locations")
    found = [trail["spots"][spot] for spot in spots]
    page.put("SPOTS", [spot.lower() for spot in spots])
    for number, spot in enumerate(spots):
        page.put(spot, number)
    page.put("NEXT", [[spots.index(there) for there in spot["next"]] for spot in found])
    risks = [None, *trail["risk_actions"]]
    page.put("RISK", [risks.index(spot.get("risk")) for spot in found])
    for number, risk in enumerate(risks[1:], 1):
        page.put(risk, number)
    page.put("WOODS", [n for n, spot in enumerate(found) if spot.get("woods")])
    for kind, name in (("neutral", "NEUTRAL_SPOTS"), ("plot", "PLOTS"), ("hazard", "HAZARD_SLOTS")):
        page.put(name, [n for n, spot in enumerate(found) if spot["kind"] == kind])
    slots = trail["teepee_fill_order"]
    page.put("TEEPEE_SLOTS", [spots.index(slot) for slot in slots])
    page.put("TEEPEE_MONEY", [trail["spots"][slot]["money"] for slot in slots])


def _trail_tiles(page: Page, data: dict[str, Any]) -> None:
    page.note("tiles: 0 is none; private buildings follow from PRIVATE on, twenty a seat")
    hands = {"green": 1, "black": 2}
    hazards = [
        (f"{kind}_{tile['vp']}_{tile['hand']}", hands[tile["hand"]], tile["vp"], tile["count"])
        for kind in data["hazard_tiles"]["types"]
        for tile in data["hazard_tiles"]["per_type"]
    ]
    teepees = data["teepee_tiles"]["colors"]
    workers = data["worker_tiles"]["types"]
    letters = [f"neutral_{letter.lower()}" for letter in data["neutral_buildings"]["list"]]
    names = ["no_tile", *letters, "kansas_city", *workers]
    names += [f"teepee_{color}" for color in teepees]
    first_hazard = len(names)
    names += [hazard[0] for hazard in hazards]
    page.put("TILES", names)
    for name in ("neutral_a", "kansas_city", *workers, "teepee_blue", "teepee_green"):
        page.put(f"{name.upper()}_TILE", names.index(name))
    page.put("HAZARD_TILE", first_hazard)
    page.put("HAZARD_KINDS", len(data["hazard_tiles"]["per_type"]))
    page.put("PRIVATE", len(names))
    page.put("GREEN_HAND", hands["green"])
    page.put("BLACK_HAND", hands["black"])
    by_hand = {f"teepee_{color}": hands[tile["hand"]] for color, tile in teepees.items()}
    by_hand |= {hazard[0]: hazard[1] for hazard in hazards}
    page.put("TILE_HANDS", [by_hand.get(name, 0) for name in names])
    page.put("TILE_VP", [{h[0]: h[2] for h in hazards}.get(name, 0) for name in names])
    for back in (1, 2, 3):
        pile = [names.index(h[0]) for h in hazards for _ in range(h[3])] if back == 1 else []
        pile += [names.index(w) for w in workers for _ in range(workers[w]["by_back"][back])]
        for color in teepees:
            pile += [names.index(f"teepee_{color}")] * teepees[color]["by_back"][back]
        page.put(f"PILE_{back}", pile)
    page.put("WORKERS", list(workers))
    page.put("COWBOY", 0)
    page.put("CRAFTSMAN", 1)
    page.put("ENGINEER", 2)
    page.put("ROW_COST", data["job_market"]["row_cost"])
    page.put("TOKEN_START", data["job_market"]["token_start_row"] - 1)
    page.put("YELLOW_ROWS", [row - 1 for row in data["job_market"]["arrows_leaving_row"]["yellow"]])
    page.put("TOKEN_VP", data["job_market"]["token_vp"])


def _trail_buildings(page: Page, data: dict[str, Any], local: list[str]) -> None:
    page.note("private buildings: 2 × (number - 1), plus 1 for side b")
    listed = data["private_buildings"]["list"]
    names = [f"{number}{side}" for number in range(1, 11) for side in "ab"]
    page.put("BUILDINGS", [f"building_{name}" for name in names])
    page.put("CRAFTSMEN", [listed[name]["craftsmen"] for name in names])
    page.put("BUILDING_VP", [listed[name]["vp"] for name in names])
    hands = {"green": 1, "black": 2}
    page.put("BUILDING_HANDS", [sum(hands[h] for h in listed[name]["hands"]) for name in names])
    page.put("LOCAL_ACTIONS", [f"local_{name.lower().replace('.', '_')}" for name in local])


def _trail_cards(page: Page, data: dict[str, Any], order: list[str]) -> None:
    page.note("cards: cattle, then objectives, then starting objectives")
    breeds = data["breeds"]["list"]
    objectives = [*data["objective_cards"]["deck"], *data["objective_cards"]["starting"]]
    cattle = [card for card in order if not card.startswith("OBJ")]
    names = [*cattle, *(card["id"] for card in objectives)]
    page.put("CARDS", [name.lower() for name in names])
    for number, name in enumerate(cattle):
        page.put(name.upper(), number)
    page.put("FIRST_MARKET", names.index("holstein"))
    page.put("FIRST_OBJECTIVE", len(cattle))
    page.put("FIRST_STARTING", len(order))
    breed_of = [next(breed for breed in breeds if name.startswith(breed)) for name in cattle]
    page.put("BREEDS", list(breeds))
    page.put("CARD_BREED", [list(breeds).index(breed) for breed in breed_of])
    page.put("CARD_VALUE", [breeds[breed]["value"] for breed in breed_of])
    printed = []
    herd: list[int] = []
    market: list[int] = []
    for card, (name, breed) in enumerate(zip(cattle, breed_of)):
        facts = breeds[breed]
        herd += [card] * facts.get("per_player", 0)
        cards = facts.get("cards", [{"vp": 0, "count": 0}])
        one = next((c for c in cards if name == f"{breed}_{c['vp']}"), cards[0])
        printed.append(one["vp"])
        market += [card] * one["count"]
    page.put("CATTLE_VP", printed)
    page.put("START_HERD", herd)
    page.put("MARKET_DECK", market)
    options = data["cattle_purchase_options"]["options"]
    page.put("PURCHASES", [option["id"].lower() for option in options])
    for fact in ("value", "cards", "cowboys", "cost"):
        page.put(f"PURCHASE_{fact.upper()}", [option[fact] or 0 for option in options])
    page.put("MARKET_PLUS", 2)
    page.note("objectives, counted from FIRST_OBJECTIVE: tasks, points, penalty, immediate action")
    tasks = ["B", "G", "L", "H", "S", "V3", "V4", "V5", "SF"]
    page.put("TASKS", tasks)
    page.put("CARD_TASKS", [[card["tasks"].count(task) for task in tasks] for card in objectives])
    page.put("OBJECTIVE_VP", [card["vp"] for card in objectives])
    page.put("PENALTY", [card["penalty"] for card in objectives])
    actions = list(data["objective_cards"]["immediate_actions"])
    page.put("CARD_ACTIONS", [actions.index(c["action"]) for c in objectives if c["action"]])
    for number, action in enumerate(actions):
        page.put(f"CARD_{action}", number)
    deck = data["objective_cards"]["deck"]
    page.put("OBJECTIVE_DECK", [names.index(c["id"]) for c in deck for _ in range(c["count"])])
    page.put("STARTING_OBJECTIVES", len(data["objective_cards"]["starting"]))


def _trail_railroad(page: Page, data: dict[str, Any]) -> None:
    page.note("the railroad: numbered spaces, then turnouts; stations; cities")
    road = data["railroad"]
    turnouts = [turnout["after"] for turnout in road["turnouts"]]
    page.put(
        "SPACES", [*(f"{n}" for n in range(40)), *(turnout["id"] for turnout in road["turnouts"])]
    )
    page.put("LAST_SPACE", road["last_space"])
    page.put("FIRST_TURNOUT", road["last_space"] + 1)
    page.put("TURNOUT_AFTER", turnouts)
    page.put("LAST_SPACE_MONEY", road["last_space_bonus"]["money"])
    page.put("CROSSES", road["crosses_after_space"])
    stations = road["stations"]
    page.put("STATIONS", [station["id"].lower() for station in stations])
    page.put("STATION_COST", [station["cost"] for station in stations])
    page.put("STATION_VP", [station["vp"] for station in stations])
    page.put("STATION_WHITE", [int(station["frame"] == "white") for station in stations])
    masters = data["station_masters"]["tiles"]
    page.put("MASTERS", [tile["id"].lower() for tile in masters])
    for number, tile in enumerate(masters):
        page.put(tile["id"], number)
    page.put("MASTER_VP", [tile["bottom"]["vp"] for tile in masters])
    page.put("MASTER_CERTIFICATE", [int("permanent_certificate" in t["top"]) for t in masters])
    page.put("MASTER_MONEY", masters[0]["top"]["gain"]["money"])
    cities = data["cities"]
    facts = [cities["list"][city] for city in cities["order"]]
    page.put("CITIES", [f"city_{city.lower()}" for city in cities["order"]])
    for number, city in enumerate(cities["order"]):
        page.put(city, number)
    page.put("CITY_VALUE", [city["value"] for city in facts])
    page.put("CITY_WHITE", [int(city["frame"] == "white") for city in facts])
    page.put("CITY_REPEAT", [int(city["repeat"]) for city in facts])
    page.put("CITY_VP", [city.get("vp_per_disc", 0) for city in facts])
    page.put("KC_MONEY", facts[0]["on_disc"]["money"])
    arrows = [[cities["order"].index(city) for city in a["between"]] for a in cities["arrows"]]
    page.put("ARROWS", arrows)
    page.put("ARROW_VP", [arrow["vp"] for arrow in cities["arrows"]])
    page.put("ARROW_OBJECTIVE", [int("action" in arrow) for arrow in cities["arrows"]])


def _trail_boards(page: Page, data: dict[str, Any], discs: list[str]) -> None:
    page.note("the player boards: discs by kind of space (the first are the auxiliary actions)")
    spaces = data["player_board"]["disc_spaces"]
    aux = list(data["player_board"]["aux_actions"])
    page.put("AUXILIARY", [name.lower() for name in aux])
    for number, name in enumerate(aux):
        page.put(name, number)
    page.put("DISCS", [f"{'' if name in aux else 'disc_'}{name.lower()}" for name in discs])
    for number, name in enumerate(discs[len(aux) :], len(aux)):
        page.put(f"DISC_{name}", number)
    kinds = [[space for space in spaces if space["id"].startswith(name)] for name in discs]
    page.put("START_DISCS", [sum(s["starts"] == "disc" for s in kind) for kind in kinds])
    page.put("DISC_WHITE", [int(kind[-1]["frame"] == "white") for kind in kinds])
    by_id = {space["id"]: space for space in spaces}
    page.put("HAND_COST", by_id["HAND_1"]["remove_cost"])
    page.put("STEP_DISC_MONEY", by_id["STEP_MONEY"]["on_remove"]["money"])
    page.put("STEP_DISC_VP", by_id["STEP_VP"]["end_vp"])
    page.put("CERTIFICATES", data["player_board"]["certificate_track"])
    limit = data["limits"]["certificate_limit"]
    page.put(
        "CERTIFICATE_LIMITS", [limit[k] for k in ("start", "with_disc_4", "with_disc_4_and_6")]
    )
    page.put("WORKER_LIMIT", data["limits"]["max_workers_per_row"])
    page.put("WORKER_VP", data["player_board"]["worker_rows"]["end_vp_space_5"])
    page.put("WORKER_VP_FROM", 5)
    page.put("DOLLARS_PER_VP", 5)


PAGES = {
    "deadwood": deadwood,
    "dice_town": dice_town,
    "great_western_trail": great_western_trail,
}


def made(game: str) -> str:
    """The text of a game's box.py."""
    data = yaml.safe_load((GAMES / game / "components.yaml").read_text(encoding="utf-8"))
    return PAGES[game](data)


if __name__ == "__main__":
    for key in sys.argv[1:] or PAGES:
        (GAMES / key / "box.py").write_text(made(key), encoding="utf-8")
