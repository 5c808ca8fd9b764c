"""The action squares, one by one (section 6)."""

from __future__ import annotations

from collections import Counter

from tests.referee.asking import Course, demand
from tests.referee.carson_city.construction import build_now
from tests.referee.carson_city.duel import decide, fighting, roll
from tests.referee.carson_city.horses import buy_horse
from tests.referee.carson_city.printed import (
    HORSE_PRICE,
    MONEY_PER_PARCEL,
    MONEY_PER_STRENGTH,
    ROADS_EACH,
    ROADS_WON,
    SQUARE,
    WAGE,
)
from tests.referee.carson_city.row import turn_cards
from tests.referee.carson_city.table import NO_DUEL, Player, Table


def wages(table: Table) -> Course[None]:
    """Every cowboy earns his money, or the last one a horse (CC-067, CC-283, CC-343)."""
    workers = Counter(cowboy.seat for cowboy in table.at("wages"))
    table.retire_all("wages")
    for player in table.in_order():
        if workers[player.seat]:
            yield from pay_wages(table, player, workers[player.seat])


def pay_wages(table: Table, player: Player, workers: int) -> Course[None]:
    """With horses, the last cowboy may pay for one instead."""
    answers = {"wage_only": "wage"}
    can_pay = player.cash + WAGE * (workers - 1) >= HORSE_PRICE
    if "horses" in table.variants and can_pay and table.horses_left():
        answers["horse_buy"] = "horse"
    wanted = yield from demand(player.seat, "horse_buy", answers)
    player.cash += WAGE * (workers - 1)
    if wanted == "wage":
        player.cash += WAGE
    else:
        player.cash -= HORSE_PRICE
        yield from buy_horse(table, player)


def one_road(table: Table) -> None:
    """Every cowboy earns a road (CC-071)."""
    for cowboy in list(table.at("road1")):
        table.players[cowboy.seat].roads += ROADS_EACH
        table.retire("road1", cowboy)


def resolve(table: Table, square: str) -> Course[None]:
    """Who has a no-duel token acts first; then the only other one, or who wins (CC-315).

    The cowboy is put away as his player begins to act: nothing depends on it in between.
    """
    for cowboy in list(table.at(square)):
        if cowboy.token == NO_DUEL:
            table.retire(square, cowboy)
            yield from act(table, table.players[cowboy.seat], square, singing=True)
    if fighting(table, square):
        winner = yield from decide(table, square)
        table.retire(square, winner)
        yield from act(table, table.players[winner.seat], square)


def act(table: Table, player: Player, square: str, singing: bool = False) -> Course[None]:
    """What a square gives (CC-068 to CC-084)."""
    if "price" in SQUARE[square]:
        yield from buy_tile(table, player, square)
    elif "vp_price" in SQUARE[square]:
        yield from buy_points(table, player, SQUARE[square]["vp_price"])
    elif square == "ammo":
        table.chip = player.seat
    elif square == "roads3":
        player.roads += ROADS_WON
    elif square == "inc_parcels":
        player.cash += MONEY_PER_PARCEL * len(table.owned(player))
    elif square == "inc_cowboys":
        player.cash += MONEY_PER_STRENGTH * table.strength(player)
    elif square == "gambling":
        one, other = roll(table), roll(table)
        product = singing and "singer_red" in player.powers
        player.cash += one * other if product else one + other
    else:
        counts = {
            "vp_parcels": len(table.owned(player)) // 2,
            "vp_buildings": len(table.built(player)),
            "vp_cowboys": table.strength(player) // 2,
        }
        player.score(counts[square], "squares")


def buy_tile(table: Table, player: Player, square: str) -> Course[None]:
    """Pay the price, half of it with the Chinese Worker, and build or keep it (CC-076, CC-176)."""
    price = SQUARE[square]["price"]
    if "chinese_worker_yellow" in player.powers:
        price = -(-price // 2)
    if square not in table.row or price > player.cash:
        return
    answers = {"purchase": "yes", "renounce": "no"}
    if (yield from demand(player.seat, "buy_tile", answers)) == "yes":
        player.cash -= price
        tile = table.row.pop(square)
        player.pending.append(tile)
        turn_cards(table)
        yield from build_now(table, player, tile)


def buy_points(table: Table, player: Player, price: int) -> Course[None]:
    """Any number, as far as the money goes (CC-084)."""
    answers = {f"points {number}": (number,) for number in range(player.cash // price + 1)}
    number = yield from demand(player.seat, "buy_vp", answers)
    player.cash -= number[0] * price
    player.score(number[0], "bought")
