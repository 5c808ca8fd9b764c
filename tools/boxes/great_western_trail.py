"""What is in the box of Great Western Trail."""

from __future__ import annotations

from typing import Any

from boxes import Page


def made(data: dict[str, Any]) -> str:
    page = Page("Great Western Trail")
    _limits(page, data)
    codes = {block["verb"]: block["order"] for block in data["decision_codes"]["blocks"]}
    _spots(page, data["trail"], [*codes["STEP"], "START", *codes["TRADE"][:3]])
    _tiles(page, data)
    _buildings(page, data, codes["LOCAL"])
    _cards(page, data, codes["DISCARD"])
    _railroad(page, data)
    _boards(page, data, codes["DISC"])
    return page.text()


def _limits(page: Page, data: dict[str, Any]) -> None:
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


def _spots(page: Page, trail: dict[str, Any], spots: list[str]) -> None:
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


def _tiles(page: Page, data: dict[str, Any]) -> None:
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


def _buildings(page: Page, data: dict[str, Any], local: list[str]) -> None:
    page.note("private buildings: 2 × (number - 1), plus 1 for side b")
    listed = data["private_buildings"]["list"]
    names = [f"{number}{side}" for number in range(1, 11) for side in "ab"]
    page.put("BUILDINGS", [f"building_{name}" for name in names])
    page.put("CRAFTSMEN", [listed[name]["craftsmen"] for name in names])
    page.put("BUILDING_VP", [listed[name]["vp"] for name in names])
    hands = {"green": 1, "black": 2}
    page.put("BUILDING_HANDS", [sum(hands[h] for h in listed[name]["hands"]) for name in names])
    page.put("LOCAL_ACTIONS", [f"local_{name.lower().replace('.', '_')}" for name in local])


def _cards(page: Page, data: dict[str, Any], order: list[str]) -> None:
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


def _railroad(page: Page, data: dict[str, Any]) -> None:
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


def _boards(page: Page, data: dict[str, Any], discs: list[str]) -> None:
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
