"""Roads and bridges: where they may lie, what they reach."""

from __future__ import annotations

from farwest.games.carson_city.box import (
    BRIDGE_ROADS,
    GOVERNOR_YELLOW_VP_PER_CONNECTING_BRIDGE,
    GOVERNOR_YELLOW_VP_PER_CONNECTING_ROAD,
)
from farwest.games.carson_city.land import ENDS, PARCELS_AT, WAYS
from farwest.games.carson_city.powers import GOVERNOR_YELLOW
from farwest.games.carson_city.rules.asking import Declinable
from farwest.games.carson_city.rules.cowboys import CARDS_VP, score
from farwest.games.carson_city.state import RIVER, City
from farwest.games.carson_city.verbs import ROAD, ROAD_DONE
from farwest.kernel.steps import Step
from farwest.kernel.verbs import Arg


def lay(city: City, edge: int) -> bool:
    """Put a road or bridge on an edge; whether it reaches a parcel not equipped before (CC-089)."""
    city.laid[edge] = 1
    if edge in city.frontier:
        city.frontier.remove(edge)
    reaches = False
    for crossing in ENDS[edge]:
        if city.touched[crossing]:
            continue
        city.touched[crossing] = 1
        for parcel in PARCELS_AT[crossing]:
            if not city.equipped[parcel]:
                city.equipped[parcel] = 1
                if city.ground[parcel] != RIVER:
                    reaches = True
        for other, beyond in WAYS[crossing]:
            if not city.laid[other] and not city.touched[beyond]:
                city.frontier.append(other)
    return reaches


def road_codes(city: City, seat: int) -> list[int]:
    """The roads and bridges a player can lay, as answers (CC-086, CC-319)."""
    held = city.roads[seat]
    if not held:
        return []
    if city.rivered and held < BRIDGE_ROADS:
        return [ROAD + edge for edge in city.frontier if not city.crossing[edge]]
    return [ROAD + edge for edge in city.frontier]


def lay_own(city: City, seat: int, edge: int) -> None:
    """A player lays a road of his; the yellow Governor may score it (CC-207, CC-334)."""
    bridge = city.crossing[edge]
    city.roads[seat] -= BRIDGE_ROADS if bridge else 1
    city.tell("bridge" if bridge else "road", (seat, edge))
    reaches = lay(city, edge)
    if reaches and city.power[GOVERNOR_YELLOW] == seat:
        if bridge:
            score(city, seat, GOVERNOR_YELLOW_VP_PER_CONNECTING_BRIDGE, CARDS_VP)
        else:
            score(city, seat, GOVERNOR_YELLOW_VP_PER_CONNECTING_ROAD, CARDS_VP)


def road_hint(city: City, action: int) -> list[Arg]:
    """Whether an edge takes a bridge, which costs two roads (CC-238)."""
    if not ROAD <= action < ROAD_DONE:
        return []
    return [Arg("bridge", "number", city.crossing[action - ROAD])]


class GovernorWindow(Step[City]):
    """The yellow Governor may lay roads just before the $12 square (CC-316, CC-318)."""

    __slots__ = ()

    def run(self, city: City) -> None:
        if city.power[GOVERNOR_YELLOW] >= 0:
            city.do(GovernorRoads(city.power[GOVERNOR_YELLOW]))


class GovernorRoads(Declinable):
    """Lay a road, or end (CC-318)."""

    __slots__ = ()
    prompt = "governor_roads"

    def options(self, city: City) -> list[int]:
        roads = road_codes(city, self.player)
        return [*roads, ROAD_DONE] if roads else []

    def take(self, city: City, action: int) -> None:
        if action != ROAD_DONE:
            lay_own(city, self.player, action - ROAD)
            city.do(self)

    def hint(self, city: City, action: int) -> list[Arg]:
        return road_hint(city, action)
