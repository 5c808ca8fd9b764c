"""Phase 1: the personalities, and what they do at once (sections 4 and 13)."""

from __future__ import annotations

from collections.abc import Callable

from tests.referee.asking import Course, choose, demand
from tests.referee.carson_city.auction import auction_chip, auction_parcels
from tests.referee.carson_city.construction import build_now, put_up
from tests.referee.carson_city.land import ROLLED
from tests.referee.carson_city.printed import (
    CARDS,
    DYNAMITE,
    FACES,
    NUMBER,
    POWER,
    TEACHER_RED,
    TILE_SQUARES,
)
from tests.referee.carson_city.row import refill, turn_cards
from tests.referee.carson_city.table import DYNAMITED, Player, Table

STREET_BOY, TWO_FACED, TEACHER = (
    NUMBER["street_boy"],
    NUMBER["doctor_undertaker"],
    NUMBER["teacher"],
)
CLAIMS = {"prospector_yellow": "mine", "cowboy_red": "ranch"}


def choose_personalities(table: Table) -> Course[None]:
    """Everybody takes a card; then the numbers make the turn order (CC-038, CC-041)."""
    for player in table.in_order():
        answers = {f"card {CARDS[number]}": number for number in available(table)}
        fee = POWER[f"street_boy_{table.sides.get(STREET_BOY, 'red')}"]["cost"]
        if player.cash < fee:
            answers.pop(f"card {CARDS[STREET_BOY]}", None)
        player.card = yield from demand(player.seat, "personality", answers)
        if player.card == STREET_BOY:
            player.cash -= fee
            player.powers.add(f"street_boy_{table.sides[STREET_BOY]}")
            rest = [number for number in available(table) if CARDS[number] != "sheriff"]
            seconds = {f"card {CARDS[number]}": number for number in rest}
            player.second = yield from demand(player.seat, "street_second", seconds)
            yield from hold(table, player, player.second)
        else:
            yield from hold(table, player, player.card)
    table.order = sorted(table.order, key=lambda seat: table.players[seat].card or 0)


def available(table: Table) -> list[int]:
    """Cards in play that nobody has taken."""
    taken = {number for player in table.players for number in (player.card, player.second)}
    return [number for number in sorted(table.sides) if number not in taken]


def hold(table: Table, player: Player, number: int) -> Course[None]:
    """The card's power on the side in use, and what it does immediately (CC-039)."""
    side = table.sides[number]
    if number == TWO_FACED:
        faces = {f"face {name}": each for name, each in FACES.items()}
        side = yield from demand(player.seat, "side", faces)
    if number == TEACHER:
        side = "red" if table.round in TEACHER_RED else "yellow"
    power = f"{CARDS[number]}_{side}"
    player.powers.add(power)
    receive(table, player, power)
    if power in PERSONAL:
        yield from PERSONAL[power](table, player)


def receive(table: Table, player: Player, power: str) -> None:
    """Powers without a choice apply by themselves (CC-310)."""
    gives = POWER[power]
    if power == "banker_yellow":
        player.cash += gives["money"]
    player.roads += gives.get("roads", 0)
    player.tokens += gives.get("no_duel_tokens", 0)
    player.white = "white_cowboy" in gives
    player.dynamite += min(gives.get("dynamite", 0), dynamite_left(table))
    if "horses" in table.variants:
        player.horses += min(gives.get("horses", 0), table.horses_left())
    for _ in range(gives.get("random_parcels", 0)):
        eligible = [parcel for parcel in ROLLED if parcel in table.can_be_taken()]
        if eligible and player.titles:
            table.take(player, eligible[table.luck.draw(len(eligible))])


def dynamite_left(table: Table) -> int:
    """Tokens neither held nor placed (CC-188)."""
    cowboys = [cowboy for standing in table.standing.values() for cowboy in standing]
    placed = sum(1 for cowboy in cowboys if cowboy.token == DYNAMITED)
    return DYNAMITE - placed - sum(player.dynamite for player in table.players)


def now_or_later(prompt: str) -> Callable[[Table, Player], Course[None]]:
    """Money at once, or something later (CC-173, CC-175, CC-179)."""

    def ask(table: Table, player: Player) -> Course[None]:
        answer = yield from demand(player.seat, prompt, {"money_now": "now", "wait": "later"})
        if answer == "now":
            power = next(each for each in player.powers if POWER[each].get("money"))
            player.cash += POWER[power]["money"]
        else:
            player.waits = True

    return ask


def worker_tile(table: Table, player: Player) -> Course[None]:
    """Pay, take any tile of the row, and build it or keep it (CC-177)."""
    cost = POWER["chinese_worker_red"]["cost"]
    tiles = row_answers(table, list(table.row)) if player.cash >= cost else {}
    square = yield from choose(player.seat, "worker_tile", {**tiles, "tile_none": None})
    if square is not None:
        player.cash -= cost
        tile = table.row.pop(square)
        player.pending.append(tile)
        turn_cards(table)
        yield from build_now(table, player, tile)
        yield from refill(table)


def row_answers(table: Table, squares: list[str]) -> dict[str, str | None]:
    """Squares of the row as answers."""
    return {f"tile {square}": square for square in TILE_SQUARES if square in squares}


def claim(power: str) -> Callable[[Table, Player], Course[None]]:
    """Pay for a mine or ranch, and put it on any free unowned parcel (CC-186, CC-187)."""
    kind, cost = CLAIMS[power], POWER[power]["cost"]

    def ask(table: Table, player: Player) -> Course[None]:
        free = [parcel for parcel in table.can_be_taken() if table.is_free(parcel)]
        shown = [square for square in table.row if table.row[square] == kind]
        tiles = row_answers(table, shown)
        if not shown and table.bag[kind]:
            tiles = {"tile_bag": "bag"}
        if player.cash < cost or not player.titles or not free:
            return
        taken = yield from choose(player.seat, "claim_tile", {**tiles, "tile_none": None})
        if taken is None:
            return
        player.cash -= cost
        player.pending.append(kind)
        if taken == "bag":
            table.bag[kind] -= 1
        else:
            del table.row[taken]
        turn_cards(table)
        answers = {f"build {parcel}": parcel for parcel in free}
        parcel = yield from demand(player.seat, "claim_parcel", answers)
        table.take(player, parcel)
        put_up(table, player, kind, parcel)
        if taken != "bag":
            yield from refill(table)

    return ask


def settle(table: Table, player: Player) -> Course[None]:
    """A parcel for nothing (CC-178)."""
    parcels = {f"take {parcel}": parcel for parcel in table.can_be_taken()} if player.titles else {}
    parcel = yield from choose(player.seat, "settler_parcel", {**parcels, "take_none": None})
    if parcel is not None:
        table.take(player, parcel)


def buy_one(table: Table, player: Player) -> Course[None]:
    """The Lawyer may buy a parcel at its normal price (CC-224)."""
    payable = [parcel for parcel in table.can_be_taken() if table.price(parcel) <= player.cash]
    parcels = {f"take {parcel}": parcel for parcel in payable} if player.titles else {}
    parcel = yield from choose(player.seat, "lawyer_parcel", {**parcels, "take_none": None})
    if parcel is not None:
        player.cash -= table.price(parcel)
        table.take(player, parcel)


def hire(table: Table, player: Player) -> Course[None]:
    """One, two or three cowboys of the supply (CC-180)."""
    lots = {0: 0, **POWER["captain_yellow"]["cowboys_for_money"]}
    payable = [n for n, cost in lots.items() if cost <= player.cash and n <= player.supply]
    number = yield from demand(player.seat, "captain", {f"hire {n}": (n,) for n in payable})
    player.cash -= lots[number[0]]
    table.hire(player, number[0])


def arm(table: Table, player: Player) -> Course[None]:
    """One or two revolvers for ever (CC-181)."""
    lots = {0: 0, **POWER["captain_red"]["revolvers_for_money"]}
    payable = [n for n, cost in lots.items() if cost <= player.cash]
    number = yield from demand(player.seat, "captain_red", {f"arm {n}": (n,) for n in payable})
    player.cash -= lots[number[0]]
    player.revolvers += number[0]


def tax(table: Table, player: Player) -> Course[None]:
    """Arms or money, paid by all others as far as they can (CC-208)."""
    kinds = {"tax tax_arms": "arms", "tax tax_money": "money"}
    kind = yield from demand(player.seat, "governor_tax", kinds)
    for other in table.players:
        if other is not player:
            due = other.revolvers if kind == "arms" else -(-other.cash // 10)
            paid = min(due, other.cash)
            other.cash -= paid
            player.cash += paid


def sacrifice(table: Table, player: Player) -> Course[None]:
    """Cowboys for points (CC-220)."""
    lots = POWER["heroes_red"]["vp_for_cowboys"]
    answers = {f"sacrifice {n}": (n,) for n in lots if n <= player.reserve}
    number = yield from demand(player.seat, "heroes", answers)
    player.reserve -= number[0]
    player.supply += number[0]
    player.score(lots[number[0]], "personalities")


PERSONAL: dict[str, Callable[[Table, Player], Course[None]]] = {
    "grocer_yellow": now_or_later("grocer_now"),
    "grocer_red": now_or_later("grocer_red"),
    "settler_red": now_or_later("settler_red"),
    "settler_yellow": settle,
    "chinese_worker_red": worker_tile,
    "captain_yellow": hire,
    "captain_red": arm,
    "prospector_yellow": claim("prospector_yellow"),
    "cowboy_red": claim("cowboy_red"),
    "auctioneer_yellow": auction_parcels,
    "auctioneer_red": auction_chip,
    "governor_red": tax,
    "heroes_red": sacrifice,
    "lawyer_editor_yellow": buy_one,
}
"""What a power asks when its card is taken."""
