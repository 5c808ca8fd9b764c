"""Delivering to a city, from Kansas City or with building 9a (sections 6 and 12)."""

from __future__ import annotations

from tests.referee.asking import Course, choose, demand
from tests.referee.great_western_trail.objectives import take_objective
from tests.referee.great_western_trail.printed import ARROWS, CITIES, CROSSES, TURNOUTS
from tests.referee.great_western_trail.railroad import (
    SPACES,
    is_free,
    move_back_freely,
    position,
    upgrade_here,
)
from tests.referee.great_western_trail.stations import legal_discs, use_disc
from tests.referee.great_western_trail.table import Player, Table


def transport_cost(player: Player, city: str) -> int:
    """$1 for each red cross between engine and city (GWT-083).

    A cross lies half a space after its number, as a turnout does; an engine on a turnout has its
    nose past the cross there (GWT-084).
    """
    engine, value = position(player.engine), CITIES[city]["value"]
    return sum(1 for space in CROSSES if engine < space + 0.5 < value)


def discs_for_city(player: Player, city: str, cost: int) -> dict[str, str]:
    """The discs that may go there once the transport is set aside (GWT-085, GWT-239)."""
    return legal_discs(player, CITIES[city]["frame"], player.cash - cost, city=city)


def deliver(table: Table, player: Player, total: int, free: bool = False) -> Course[None]:
    """To one city of at most this value; with no disc at all, to none (GWT-076, GWT-101)."""
    costs = {city: 0 if free else transport_cost(player, city) for city in CITIES}
    answers = {
        f"city {city}": city
        for city, printed in CITIES.items()
        if printed["value"] <= total
        and (printed["repeat"] or not player.cities[city])
        and discs_for_city(player, city, costs[city])
    }
    city = yield from choose(player.seat, "city", answers)
    if city is None:
        return
    discs = discs_for_city(player, city, costs[city])
    disc = yield from demand(player.seat, "disc", discs)
    use_disc(player, disc)
    player.cities[city] += 1
    player.cash += CITIES[city].get("on_disc", {}).get("money", 0)
    yield from follow_arrows(table, player, city)
    player.cash -= costs[city]


def follow_arrows(table: Table, player: Player, city: str) -> Course[None]:
    """An objective card for each arrow that the new disc completes (GWT-081, GWT-082)."""
    for between, arrow in ARROWS:
        if "action" in arrow and city in between and all(player.cities[end] for end in between):
            yield from take_objective(table, player)


def can_deliver_specially(player: Player) -> bool:
    """There is a way back, and a disc for Kansas City at least (GWT-187)."""
    return player.engine != "0" and bool(discs_for_city(player, "city_kc", 0))


def special_delivery(table: Table, player: Player) -> Course[None]:
    """The engine goes back; the spaces it moved are the value (GWT-184 to GWT-186)."""
    start = position(player.engine)
    yield from move_back_freely(table, player)
    stop = position(player.engine)
    numbered = [space for space in SPACES if space not in TURNOUTS]
    moved = [space for space in numbered if stop <= position(space) < start]
    count = sum(1 for space in moved if is_free(table, player, space))
    yield from deliver(table, player, count, free=True)
    yield from upgrade_here(table, player)
