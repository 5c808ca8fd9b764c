"""Discs, stations and station masters (sections 7 and 11)."""

from __future__ import annotations

from typing import Any

from tests.referee.asking import Course, choose, or_else
from tests.referee.great_western_trail.printed import (
    BLACK_DISCS,
    HAND_DISC,
    HAND_DISC_COST,
    MASTERS,
    STATION_AT,
    STATIONS,
    STEP_MONEY,
    STEP_MONEY_DISC,
    WHITE_DISCS,
    WORKERS,
)
from tests.referee.great_western_trail.table import Player, Table
from tests.referee.great_western_trail.village import hazards, take_from, trades


def legal_discs(
    player: Player, frame: str, money: int, city: str = "", station: str = ""
) -> dict[str, str]:
    """The discs that may go to a place, by the procedure of GWT-239, as answers.

    `money` is what is left once the cost of the place is set aside.
    """
    white = [disc for disc in WHITE_DISCS if player.discs[disc]]
    black = [disc for disc in BLACK_DISCS if player.discs[disc]]
    if money < HAND_DISC_COST:
        black = [disc for disc in black if disc != HAND_DISC]
    found = white + black if frame == "black" else white or black
    if found:
        return {f"disc {disc}": disc for disc in found}
    others = player.stations - {station}
    if others:
        return {f"disc_from {name}": name for name in others}
    if city == "city_kc" and player.discs[HAND_DISC]:
        return {f"disc {HAND_DISC}": HAND_DISC}  # paid out of the $6 gained there (GWT-101)
    return {}


def use_disc(player: Player, disc: str) -> None:
    """Take a disc off the player board, with its cost or bonus, or off a station (GWT-093)."""
    if disc in player.stations:
        player.stations.remove(disc)
        return
    player.discs[disc] -= 1
    if disc == HAND_DISC:
        player.cash -= HAND_DISC_COST
    if disc == STEP_MONEY_DISC:
        player.cash += STEP_MONEY


def discs_for_station(player: Player, station: str) -> dict[str, str]:
    """The discs with which a station can be upgraded now; the station cost comes first."""
    printed = STATIONS[station]
    if station in player.stations or player.cash < printed["cost"]:
        return {}
    left = player.cash - printed["cost"]
    return legal_discs(player, printed["frame"], left, station=station)


def may_upgrade(table: Table, player: Player, station: str) -> Course[None]:
    """Upgrade a station, or not (GWT-130, GWT-131)."""
    discs = or_else(discs_for_station(player, station), "decline_upgrade")
    disc = yield from choose(player.seat, "upgrade", discs)
    if disc is not None:
        yield from upgrade(table, player, station, disc)


def must_upgrade(table: Table, player: Player, station: str) -> Course[None]:
    """Upgrade the station chosen with 9b: only the disc is left to choose (GWT-137)."""
    disc = yield from choose(player.seat, "upgrade", discs_for_station(player, station))
    assert disc is not None
    yield from upgrade(table, player, station, disc)


def upgrade(table: Table, player: Player, station: str, disc: str) -> Course[None]:
    """Pay, place the disc, and perhaps appoint the station master (GWT-131 to GWT-135)."""
    player.cash -= STATIONS[station]["cost"]
    use_disc(player, disc)
    player.stations.add(station)
    master = table.masters.get(station)
    if master is not None and master in MASTERS:
        yield from may_appoint(table, player, station, master)


def may_appoint(table: Table, player: Player, station: str, master: str) -> Course[None]:
    """A worker, no printed one, takes the tile's place for good (GWT-133, GWT-134)."""
    rows = {f"appoint {worker}": worker for worker in WORKERS if player.workers[worker] > 1}
    worker = yield from choose(player.seat, "appoint", or_else(rows, "decline_appoint"))
    if worker is None:
        return
    player.workers[worker] -= 1
    table.masters[station] = worker
    player.masters.add(master)
    yield from top_half(table, player, MASTERS[master]["top"])


def top_half(table: Table, player: Player, printed: dict[str, Any]) -> Course[None]:
    """What a station master does at once (GWT-135)."""
    if printed.get("op") == "gain":
        player.cash += printed["gain"]["money"]
    elif printed.get("op") == "choice":
        answers = or_else({**hazards(table), **trades(table, player)}, "decline_master")
        slot = yield from choose(player.seat, "master_action", answers)
        if slot is not None:
            take_from(table, player, slot)


def stations_behind(player: Player, position: float) -> dict[str, str]:
    """The stations that 9b can upgrade: turnouts behind the engine (GWT-137), as answers."""
    passed = [name for turnout, name in STATION_AT.items() if int(turnout[1:]) + 0.5 < position]
    return {f"station {name}": name for name in passed if discs_for_station(player, name)}
