"""What is in the box of Deadwood."""

from __future__ import annotations

from typing import Any

from boxes import Page


def made(data: dict[str, Any]) -> str:
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
