"""The end of the game (section 12)."""

from __future__ import annotations

from tests.referee.carson_city.income import symbols
from tests.referee.carson_city.land import CORNERS, ENDS, PARCELS
from tests.referee.carson_city.printed import BUILDING, POWER, RIVER, SCORING
from tests.referee.carson_city.table import HOUSES, Player, Table
from tests.referee.result import Result


def reckon(table: Table) -> Result:
    """Most points; of equals, who passed first in round 4 (CC-160)."""
    points = [points_of(table, player) for player in table.players]
    totals = [sum(each.values()) for each in points]
    winner = max(table.passed, key=lambda seat: totals[seat])
    return Result(totals, [winner], points)


def points_of(table: Table, player: Player) -> dict[str, int]:
    """What was gained before, money, property, station, Teacher, variants (CC-153 to CC-159)."""
    kit = "kit_carson" in table.variants
    stations = table.owned(player, "station")
    return {
        **player.points,
        "cash": player.cash // SCORING["dollars_per_vp_at_end"],
        "property": sum(worth(table, parcel) for parcel in table.owned(player)),
        "station": len(stations) * (symbols(table, PARCELS) // 2),
        "teacher": teach(table, player) if "teacher_red" in player.powers else 0,
        "kit_carson": len(table.players) - 1 - table.passed.index(player.seat) if kit else 0,
        "horses": player.horses * (1 + player.rodeos),
    }


def worth(table: Table, parcel: str) -> int:
    """A building, house or mountain; more at an end of a bridge (CC-154, CC-155, CC-242)."""
    if table.is_free(parcel):
        return 0
    bridges = [edge for edge in table.roads if table.crosses(edge)]
    if any(not CORNERS[parcel].isdisjoint(ENDS[edge]) for edge in bridges):
        return int(RIVER["bridge_vp_per_asset"])
    kind = "building" if table.ground[parcel] in BUILDING else "mountain"
    if table.ground[parcel] in HOUSES:
        kind = "house"
    return int(SCORING[f"vp_per_{kind}"])


def teach(table: Table, player: Player) -> int:
    """Schools, prisons, churches, and no saloon (CC-223)."""
    power = POWER["teacher_red"]
    points = sum(each * len(table.owned(player, tile)) for tile, each in power["vp_per"].items())
    return int(points + (0 if table.owned(player, "saloon") else power["vp_if_no_saloon"]))
