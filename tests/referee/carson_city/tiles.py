"""LAW OF THE STRONGEST: duel tiles instead of dice (CC-244 to CC-251, CC-338)."""

from __future__ import annotations

from tests.referee.asking import Course, demand
from tests.referee.carson_city.printed import DUEL_TILES
from tests.referee.carson_city.table import DYNAMITED, Cowboy, Player, Table

Shots = dict[int, list[int]]
"""What each fighter lays down, by seat."""


def lay_down(table: Table, fighters: list[Cowboy]) -> Course[Shots]:
    """All choose in secret; the red Gunsmith when the others have shown theirs (CC-197)."""
    gunsmith = table.holder("gunsmith_red")
    late = gunsmith.seat if gunsmith is not None and len(fighters) > 1 else None
    shots: Shots = {}
    for cowboy in sorted(fighters):
        if cowboy.seat != late:
            shots[cowboy.seat] = yield from pick(table, cowboy)
    for seat, values in shots.items():
        show(table, table.players[seat], values)
    for cowboy in fighters:
        if cowboy.seat == late:
            shots[late] = yield from pick(table, cowboy)
            show(table, table.players[late], shots[late])
    return shots


def pick(table: Table, cowboy: Cowboy) -> Course[list[int]]:
    """One tile, with dynamite perhaps two, named from low to high (CC-192)."""
    hand = table.players[cowboy.seat].tiles
    tiles = {f"duel_tile value_{value}": (value,) for value in hand}
    first = (yield from demand(cowboy.seat, "duel_tile", tiles))[0]
    rest = list(hand)
    rest.remove(first)
    if cowboy.token != DYNAMITED:
        return [first]
    higher = [value for value in rest if value >= first]
    seconds: dict[str, tuple[int, ...]] = {f"duel_tile value_{value}": (value,) for value in higher}
    more = yield from demand(cowboy.seat, "duel_tile_second", {**seconds, "duel_done": ()})
    return [first, *more]


def show(table: Table, player: Player, values: list[int]) -> None:
    """Played tiles are discarded (CC-248)."""
    for value in values:
        player.tiles.remove(value)
        table.discard = sorted([*table.discard, value])


def refill_hands(table: Table) -> None:
    """Who has none left draws three of the discards, in pass order (CC-249)."""
    for seat in table.passed:
        player = table.players[seat]
        if not player.tiles:
            for _ in range(min(DUEL_TILES["refill"], len(table.discard))):
                drawn = table.discard.pop(table.luck.draw(len(table.discard)))
                player.tiles = sorted([*player.tiles, drawn])
