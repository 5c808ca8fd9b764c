"""What players start with: the usual goods, duel tiles, or A NEW BEGINNING (CC-023, CC-229)."""

from __future__ import annotations

from tests.referee.asking import Course, demand
from tests.referee.carson_city.printed import COWBOYS, DUEL_TILES, SHEET, START
from tests.referee.carson_city.row import place_town_hall
from tests.referee.carson_city.table import Player, Table

Lines = dict[str, int]
"""A filled sheet: how much of each category."""


def set_up(table: Table) -> Course[None]:
    """What follows the deal: Town Hall if it was drawn, tiles, sheets, goods, parcels (CC-309)."""
    if table.hall_drawn:
        yield from place_town_hall(table)
        if "duel_tiles" in table.variants:
            deal_tiles(table)
    sheets = []
    for player in table.players:
        chosen = SHEET["normal_start"]
        if "new_beginning" in table.variants:
            chosen = yield from fill_sheet(table, player)
        sheets.append(chosen)
    for player, sheet in zip(table.players, sheets):
        hand_out(table, player, sheet)
    yield from draft(table, [sheet["parcels"] for sheet in sheets])


def deal_tiles(table: Table) -> None:
    """Two have a set each; more draw from as many sets, mixed (CC-245 to CC-247)."""
    printed = DUEL_TILES["by_players"][len(table.players)]
    values = list(DUEL_TILES["values"])
    pool = values * printed["sets"]
    if not printed.get("own_set"):
        table.luck.shuffle(pool)
    for player in table.players:
        player.tiles = sorted(pool.pop() for _ in range(printed["hand"]))


def fill_sheet(table: Table, player: Player) -> Course[Lines]:
    """One line of each category, within the points left (CC-231, CC-336)."""
    left: int = SHEET["budget"]
    chosen: Lines = {}
    for category, prices in SHEET["categories"].items():
        barred = category == "sharpshooter" and "duel_tiles" in table.variants
        lines = {
            f"sheet category_{category} {line}": (amount, price)
            for line, (amount, price) in enumerate(prices.items())
            if price <= left and not (barred and amount)
        }
        amount, price = yield from demand(player.seat, "sheet", lines)
        chosen[category] = amount
        left -= price
    return chosen


def hand_out(table: Table, player: Player, sheet: Lines) -> None:
    """What the sheet says; with duel tiles, more or less money (CC-246, CC-251)."""
    money = sheet["money"]
    if "duel_tiles" in table.variants:
        money += 15 - sum(player.tiles)
    player.cash = max(0, money)
    player.roads = sheet["roads"]
    player.revolvers = sheet["revolvers"]
    player.sharp = bool(sheet["sharpshooter"])
    player.reserve = sheet["cowboys"]
    player.supply = COWBOYS - player.reserve
    if "horses" in table.variants:
        player.horses = START["horses_with_variant"]


def draft(table: Table, parcels: list[int]) -> Course[None]:
    """Odd passes from last to first, even ones from first to last (CC-034, CC-233)."""
    for turn in range(max(parcels)):
        for seat in table.order if turn % 2 else table.order[::-1]:
            if parcels[seat] > turn:
                answers = {f"take {parcel}": parcel for parcel in table.can_be_taken()}
                parcel = yield from demand(seat, "start_parcel", answers)
                table.take(table.players[seat], parcel)
