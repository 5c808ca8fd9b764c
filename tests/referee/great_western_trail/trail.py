"""The trail: locations, hand fees, steps (section 4)."""

from __future__ import annotations

from tests.referee.asking import Course, choose, or_else
from tests.referee.great_western_trail.printed import (
    DATA,
    FEES,
    KANSAS_CITY,
    NEXT,
    PRIVATE,
    STEP_LIMIT,
    STEP_MONEY_DISC,
    STEP_POINTS_DISC,
)
from tests.referee.great_western_trail.table import Building, Player, Table, Tile


def step_limit(table: Table, player: Player) -> int:
    """By the number of players and the discs removed (GWT-043)."""
    printed = STEP_LIMIT[table.seats]
    removed = [disc for disc in (STEP_MONEY_DISC, STEP_POINTS_DISC) if not player.discs[disc]]
    return int(printed["base"] + sum(printed[disc] for disc in removed))


def is_location(table: Table, spot: str) -> bool:
    """Kansas City, and every space of the trail that holds a tile (GWT-039)."""
    return spot == KANSAS_CITY or spot in table.board


def next_locations(table: Table, spot: str) -> set[str]:
    """The first location on every branch ahead; empty spaces cost no step (GWT-235)."""
    found: set[str] = set()
    for following in NEXT[spot]:
        if is_location(table, following):
            found.add(following)
        else:
            found |= next_locations(table, following)
    return found


def hands_on(tile: Tile) -> list[str]:
    """The hands printed on a tile, by colour."""
    if isinstance(tile, Building):
        return [] if tile.owner is None else list(PRIVATE[tile.name]["hands"])
    kind, _, rest = tile.partition("_")
    if kind == "teepee":
        return [DATA["teepee_tiles"]["colors"][rest]["hand"]]
    return [tile.split("_")[-1]]


def pay_fee(table: Table, player: Player, spot: str) -> None:
    """What the hands cost, as far as the money goes; it is the owner's, or the bank's (GWT-050)."""
    owner = table.owner_at(spot)
    if spot not in table.board or owner == player.seat:
        return
    fees = FEES[table.seats]
    paid = min(player.cash, sum(fees[hand] for hand in hands_on(table.board[spot])))
    player.cash -= paid
    if owner is not None:
        table.players[owner].cash += paid


def enter(table: Table, player: Player, spot: str, by_card: bool = False) -> None:
    """One step; only a card's movement ignores the hands (GWT-054)."""
    player.spot = spot
    if not by_card:
        pay_fee(table, player, spot)


def steps_ahead(table: Table, player: Player, by_card: bool = False) -> dict[str, str]:
    """The next locations as answers; by a card, Kansas City may not be entered (GWT-196)."""
    assert player.spot is not None
    spots = next_locations(table, player.spot)
    if by_card:
        spots.discard(KANSAS_CITY)
    return {f"step {spot}": spot for spot in spots}


def walk_on(table: Table, player: Player, steps: int, by_card: bool = False) -> Course[None]:
    """After the first step: so many more, or stop; Kansas City ends it (GWT-042, GWT-046)."""
    for _ in range(steps):
        ahead = steps_ahead(table, player, by_card)
        spot = yield from choose(player.seat, "step", or_else(ahead, "stop_move"))
        if spot is None:
            return
        enter(table, player, spot, by_card)
