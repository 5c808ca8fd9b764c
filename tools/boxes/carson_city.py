"""What is in the box of Carson City."""

from __future__ import annotations

from typing import Any

from boxes import Page


def made(data: dict[str, Any]) -> str:
    page = Page("Carson City")
    page.note("players, rounds, what each player starts with, what the box holds")
    page.put("PLAYERS", [data["game"]["players"][bound] for bound in ("min", "max")])
    page.put("ROUNDS", data["game"]["rounds"])
    own = data["per_player"]
    page.put("START_MONEY", own["money"])
    page.put("START_REVOLVERS", own["revolvers"])
    page.put("START_ROADS", own["roads"])
    page.put("START_COWBOYS", own["cowboys_start"])
    page.put("START_PARCELS", own["free_starting_parcels"])
    page.put("START_HORSES", own["horses_with_variant"])
    page.put("TITLES", own["titles"])
    page.put("COWBOYS", own["cowboys_total"])
    for name in ("dynamite", "outlaw_pawns", "rodeo_tokens", "horses"):
        page.put(name.upper(), data["supplies"][name]["count"])
    page.put("CHIP_STRENGTH", data["supplies"]["ammo_chip"]["strength"])

    page.note("the map; parcels are numbered row by row from 0")
    page.put("SIZE", data["map"]["rows"])
    page.put("ROLLED_LINES", data["map"]["dice_block"]["rows"])
    page.put("MOUNTAINS", data["map"]["mountains_placed"]["normal"])
    page.put("MOUNTAINS_RIVER", data["map"]["mountains_placed"]["river"])
    river = data["river"]
    page.put("RIVER_PRINTED", [_parcel(spot, data) for spot in river["printed_side"]["parcels"]])
    page.put("RIVER_FEWEST", river["custom"]["min_tiles"])
    page.put("RIVER_MOST", river["custom"]["max_tiles"])
    page.put("RIVER_PER_MOUNTAIN", int(river["custom"]["mountains_option"].split("/")[1][:-1]))
    page.put("BRIDGE_ROADS", river["bridge_roads"])
    page.put("BRIDGE_VP", river["bridge_vp_per_asset"])
    page.put("RIVER_MINE", river["mine_bonus"])
    page.put("RIVER_RANCH", river["ranch_bonus_per_parcel"])
    price = data["parcel_price"]
    page.put("PARCEL_PRICE", (price["base"], price["per_occupied_parcel_in_3x3"], price["max"]))

    _squares(page, data)
    _buildings(page, data)
    _personalities(page, data)

    page.note("scoring")
    for name in ("dollars_per_vp_at_limit", "dollars_per_vp_at_end"):
        page.put(name.upper(), data["scoring"][name])
    for name in ("building", "house", "mountain"):
        page.put(f"{name.upper()}_VP", data["scoring"][f"vp_per_{name}"])

    _variants(page, data)
    return page.text()


def _parcel(spot: list[int], data: dict[str, Any]) -> int:
    """The number of the parcel in this row and column, both counted from 1."""
    return int((spot[0] - 1) * data["map"]["cols"] + spot[1] - 1)


def _squares(page: Page, data: dict[str, Any]) -> None:
    page.note("action squares, in the order of their resolution")
    squares = data["action_squares"]["list"]
    page.put("SQUARES", [square["id"] for square in squares])
    for code, square in enumerate(squares):
        page.put(square["id"].upper(), code)
    page.put("SQUARE_PRICE", [square.get("price", square.get("vp_price", 0)) for square in squares])
    rounds = range(1, data["game"]["rounds"] + 1)
    last = [max(square.get("open_rounds", rounds)) for square in squares]
    page.put("SQUARE_LAST_ROUND", last)
    page.put("SINGER_SQUARES", [n for n, square in enumerate(squares) if square.get("singer")])
    effect = {square["id"]: square.get("effect", {}) for square in squares}
    page.put("WAGE", effect["wages"]["money_each"])
    page.put("ROADS_WON", effect["roads3"]["roads"])
    page.put("ROADS_EACH", effect["road1"]["roads_each"])
    page.put("MONEY_PER_PARCEL", effect["inc_parcels"]["money_per_parcel"])
    page.put("MONEY_PER_STRENGTH", effect["inc_cowboys"]["money_per_strength"])
    page.put("COWBOYS_AFTER", [step["cowboys_after"] for step in data["round_track"]["rounds"]])


def _buildings(page: Page, data: dict[str, Any]) -> None:
    page.note("buildings: the code of a tile is its position here")
    types = data["buildings"]["types"]
    page.put("BUILDINGS", [tile["id"] for tile in types])
    for code, tile in enumerate(types):
        page.put(tile["id"].upper(), code)
    codes = {tile["id"]: code for code, tile in enumerate(types)}
    page.put("TILES", [tile["count"] for tile in types])
    page.put("BASE_TILES", [code for code, tile in enumerate(types) if tile["base_set"]])
    page.put("EXTRA_TILES", [code for code, tile in enumerate(types) if not tile["base_set"]])
    row = data["building_row"]
    page.put("ROW_START", [codes.get(row["initial"][price], -1) for price in row["prices"]])
    page.put("NEEDS_ROAD", [int(bool(tile["road"])) for tile in types])
    page.put("NEEDS_HOUSES", [tile["houses"] for tile in types])
    page.put("SYMBOLS", [tile["symbols"] for tile in types])
    page.put("REVOLVERS", [tile["revolvers"] for tile in types])
    page.put("ATTACKABLE", [int(tile["attackable"]) for tile in types])
    page.put("INCOME_CAP", [tile["cap"] for tile in types])
    levels = [tile["steps"][1] - tile["steps"][0] if tile["townhall"] else 0 for tile in types]
    page.put("INCOME_LEVEL", levels)
    income = {tile["id"]: tile["income"] for tile in types}
    page.put("RANCH_PER_FREE", income["ranch"]["per_free_adjacent"])
    page.put("RANCH_LEAST", income["ranch"]["min"])
    page.put("MINE_PER_MOUNTAIN", income["mine"]["per_mountain"])
    page.put("HOTEL_INCOME", income["hotel"]["fixed"])
    for name, keys in {
        "drugstore": ("per_symbol", "per_own_ranch"),
        "bank": ("per_symbol", "per_own_mine"),
        "saloon": ("per_symbol",),
        "general_store": ("per_own_symbol", "per_other_symbol"),
        "blacksmith": ("per_round", "per_own_ranch"),
    }.items():
        for key in keys:
            page.put(f"{name}_{key}".upper(), income[name][key])
    page.put("HOUSE_SYMBOLS", data["buildings"]["other_symbols"]["house"])
    page.put("TOWN_HOUSE_SYMBOLS", data["buildings"]["other_symbols"]["town_house"])


def _personalities(page: Page, data: dict[str, Any]) -> None:
    page.note("personalities: number x 2 + side (0 yellow, 1 red) is the number of a power")
    cards = data["personalities"]["list"]
    page.put("PERSONALITIES", [card["id"] for card in cards])
    for card in cards:
        page.put(card["id"].upper(), card["n"])
    sides = ("yellow", "red")
    page.put("LIMITS", [card[side]["limit"] for card in cards for side in sides])
    by_id = {card["id"]: card for card in cards}
    for name, side, key in (
        ("street_boy", "yellow", "cost"),
        ("sheriff", "red", "vp_per_lost_duel"),
        ("banker", "yellow", "money"),
        ("grocer", "yellow", "money"),
        ("grocer", "red", "vp_per_house"),
        ("chinese_worker", "yellow", "roads"),
        ("chinese_worker", "red", "cost"),
        ("settler", "red", "money"),
        ("settler", "red", "vp_per_mountain"),
        ("mercenary", "yellow", "strength"),
        ("mercenary", "red", "strength"),
        ("indian", "yellow", "random_parcels"),
        ("indian", "red", "max_parcel_price"),
        ("prospector", "yellow", "cost"),
        ("prospector", "red", "dynamite"),
        ("gunsmith", "yellow", "vp_per_won_duel"),
        ("gunsmith", "red", "dynamite"),
        ("singer", "yellow", "no_duel_tokens"),
        ("singer", "red", "no_duel_tokens"),
        ("governor", "yellow", "roads"),
        ("governor", "yellow", "vp_per_connecting_road"),
        ("governor", "yellow", "vp_per_connecting_bridge"),
        ("doctor_undertaker", "yellow", "heal_price"),
        ("doctor_undertaker", "yellow", "money_per_outlaw"),
        ("doctor_undertaker", "red", "money_per_outlaw"),
        ("cowboy", "yellow", "horses"),
        ("cowboy", "red", "cost"),
        ("teacher", "red", "vp_if_no_saloon"),
        ("lawyer_editor", "red", "vp_divisor_by_round"),
    ):
        page.put(f"{name}_{side}_{key}".upper(), by_id[name][side][key])
    page.put("UNDERTAKER_VP", by_id["doctor_undertaker"]["red"]["loser_pays"]["vp"])
    page.put("UNDERTAKER_MONEY", by_id["doctor_undertaker"]["red"]["loser_pays"]["or_money"])
    page.put("TEACHER_RED_ROUND", by_id["teacher"]["red"]["rounds"][0])
    page.put("TEACHER_RED_TILES", list(by_id["teacher"]["red"]["vp_per"].values()))
    hire = by_id["captain"]["yellow"]["cowboys_for_money"]
    arms = by_id["captain"]["red"]["revolvers_for_money"]
    page.put("CAPTAIN_HIRE", [0, *hire.values()])
    page.put("CAPTAIN_ARMS", [0, *arms.values()])
    lots = by_id["banker"]["red"]["vp_lots"]
    page.put("BANKER_VP", [0, *lots.keys()])
    page.put("BANKER_PRICE", [0, *lots.values()])
    page.put("HEROES_VP", list(by_id["heroes"]["red"]["vp_for_cowboys"].values()))
    presets = data["personalities"]["presets"]
    keys = [key for key in presets if key != "source"]
    page.put("SETS", keys)
    page.put("SET_CARDS", tuple(tuple(presets[key]) for key in keys))


def _variants(page: Page, data: dict[str, Any]) -> None:
    page.note("duel tiles: sets and hand by number of players from two on")
    tiles = data["duel_tiles"]
    page.put("DUEL_VALUES", len(tiles["values"]))
    page.put("DUEL_SETS", [deal["sets"] for deal in tiles["by_players"].values()])
    page.put("DUEL_HAND", [deal["hand"] for deal in tiles["by_players"].values()])
    page.put("DUEL_MONEY", int(tiles["by_players"][3]["money"].split()[0]))
    page.put("DUEL_REFILL", tiles["refill"])

    page.note(
        "outlaws: strength is the black die and this much; arrivals by white die; VP by black"
    )
    outlaws = data["outlaws"]
    page.put("OUTLAW_STRENGTH", int(outlaws["strength"].split()[2]))
    page.put("OUTLAW_ARRIVALS", list(outlaws["arrivals"].values()))
    faces = [face for tile in outlaws["tiles"]["list"] for face in tile["faces"]]
    page.put("OUTLAW_VP", [face["vp"] for face in faces])

    page.note("horses and corrals")
    corrals = data["horses"]["corrals"]
    page.put("HORSE_PRICE", data["horses"]["price"])
    page.put("HATS", [corral["hat"] for corral in corrals])
    page.put("CORRAL_STRENGTH", [0, *corrals[0]["strength_by_horses"].values()])
    page.put("CORRAL_MONEY", corrals[3]["money"])

    page.note("a new beginning: what each line gives, and its price")
    pad = data["new_beginning"]
    page.put("BUDGET", pad["budget"])
    page.put("CATEGORIES", list(pad["categories"]))
    lists = list(pad["categories"].values())
    page.put("LINE_GIVES", tuple(tuple(lines.keys()) for lines in lists))
    page.put("LINE_PRICE", tuple(tuple(lines.values()) for lines in lists))
    normal = pad["normal_start"]
    page.put("NORMAL_LINES", [list(pad["categories"][key]).index(normal[key]) for key in normal])

    page.note("Kit Carson")
    page.put("KIT_MOVES", data["kit_carson"]["max_moves_per_round"])
