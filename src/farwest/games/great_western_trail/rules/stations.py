"""Stations and station masters (GWT-130 to GWT-138)."""

from __future__ import annotations

from typing import Final

from farwest.games.great_western_trail.box import (
    FIRST_TURNOUT,
    MASTER_MONEY,
    MASTERS,
    SM_OBJECTIVES,
    SM_WORKERS,
    STATION_COST,
    STATION_WHITE,
    TURNOUT_AFTER,
    WORKERS,
)
from farwest.games.great_western_trail.rules.acting import Ask
from farwest.games.great_western_trail.rules.discs import fitting, remove_disc
from farwest.games.great_western_trail.rules.goods import gain, pay
from farwest.games.great_western_trail.rules.village import (
    hazard_codes,
    take_hazard,
    take_teepee,
    teepee_codes,
    tile_hint,
)
from farwest.games.great_western_trail.state import Trail
from farwest.games.great_western_trail.verbs import (
    APPOINT,
    DECLINE_APPOINT,
    DECLINE_MASTER,
    DECLINE_UPGRADE,
    HAZARD,
    STATION,
)
from farwest.kernel.verbs import Arg

APPOINTED: Final = len(MASTERS)
"""In `masters`: a worker of type t stands there as APPOINTED + t."""


def upgrade_discs(trail: Trail, station: int) -> list[int]:
    """The discs with which a station may be upgraded now (GWT-131, GWT-132)."""
    seat = trail.turn
    left = trail.cash[seat] - STATION_COST[station]
    if left < 0 or trail.stations[seat * 10 + station]:
        return []
    return fitting(trail, STATION_WHITE[station], left, station)


class Upgrade(Ask):
    """Upgrade a station with a disc, or let it be; forced once 9b has named it (GWT-131)."""

    __slots__ = ("station", "forced")
    prompt = "upgrade"

    def __init__(self, station: int, forced: int) -> None:
        self.station = station
        self.forced = forced

    def options(self, trail: Trail) -> list[int]:
        codes = upgrade_discs(trail, self.station)
        if codes and not self.forced:
            codes.append(DECLINE_UPGRADE)
        return codes

    def take(self, trail: Trail, action: int) -> None:
        if action == DECLINE_UPGRADE:
            return
        seat = trail.turn
        pay(trail, seat, STATION_COST[self.station])
        remove_disc(trail, action)
        trail.stations[seat * 10 + self.station] = 1
        trail.tell("upgraded", (seat, self.station))
        if self.station < len(MASTERS) and trail.masters[self.station] < APPOINTED:
            trail.do(Appoint(self.station))

    def fallback(self, trail: Trail) -> int:
        return self.options(trail)[-1]

    def about(self, trail: Trail) -> list[Arg]:
        cost = Arg("cost", "number", STATION_COST[self.station])
        return [Arg("station", "station", self.station), cost]


class UpgradeBehind(Ask):
    """Building 9b: upgrade a station that the engine has passed (GWT-137)."""

    __slots__ = ()
    prompt = "station"

    def options(self, trail: Trail) -> list[int]:
        space = trail.engine[trail.turn]
        behind = TURNOUT_AFTER[space - FIRST_TURNOUT] if space >= FIRST_TURNOUT else space
        return [
            STATION + station
            for station, after in enumerate(TURNOUT_AFTER)
            if after < behind and upgrade_discs(trail, station)
        ]

    def take(self, trail: Trail, action: int) -> None:
        trail.do(Upgrade(action - STATION, 1))

    def hint(self, trail: Trail, action: int) -> list[Arg]:
        return [Arg("cost", "number", STATION_COST[action - STATION])]


class Appoint(Ask):
    """Leave the last worker of a row at the station and take its tile (GWT-133, GWT-134)."""

    __slots__ = ("station",)
    prompt = "appoint"

    def __init__(self, station: int) -> None:
        self.station = station

    def options(self, trail: Trail) -> list[int]:
        first = trail.turn * 3
        codes = [APPOINT + row for row in range(len(WORKERS)) if trail.workers[first + row] > 1]
        if codes:
            codes.append(DECLINE_APPOINT)
        return codes

    def take(self, trail: Trail, action: int) -> None:
        if action == DECLINE_APPOINT:
            return
        seat = trail.turn
        row = action - APPOINT
        tile = trail.masters[self.station]
        trail.workers[seat * 3 + row] -= 1
        trail.masters[self.station] = APPOINTED + row
        trail.master_tiles[seat] |= 1 << tile
        trail.tell("appointed", (seat, row, tile))
        if tile == SM_WORKERS:
            gain(trail, seat, MASTER_MONEY)
        elif tile == SM_OBJECTIVES:
            trail.do(MasterAction())

    def fallback(self, trail: Trail) -> int:
        return DECLINE_APPOINT

    def about(self, trail: Trail) -> list[Arg]:
        return [Arg("master", "master", trail.masters[self.station])]


class MasterAction(Ask):
    """Remove a hazard for nothing, or trade with the Indians, or neither (GWT-135)."""

    __slots__ = ()
    prompt = "master_action"

    def options(self, trail: Trail) -> list[int]:
        codes = hazard_codes(trail) + teepee_codes(trail)
        if codes:
            codes.append(DECLINE_MASTER)
        return codes

    def take(self, trail: Trail, action: int) -> None:
        if action == DECLINE_MASTER:
            return
        if action >= HAZARD:
            take_hazard(trail, action)
        else:
            take_teepee(trail, action)

    def fallback(self, trail: Trail) -> int:
        return DECLINE_MASTER

    def hint(self, trail: Trail, action: int) -> list[Arg]:
        return tile_hint(trail, action)
