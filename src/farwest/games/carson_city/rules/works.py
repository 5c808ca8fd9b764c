"""The works step: pending tiles and roads, in turn order (CC-103, CC-104, CC-317)."""

from __future__ import annotations

from farwest.games.carson_city.rules.asking import Declinable
from farwest.games.carson_city.rules.construction import begin, sites
from farwest.games.carson_city.rules.roads import lay_own, road_codes, road_hint
from farwest.games.carson_city.state import City
from farwest.games.carson_city.verbs import ROAD, ROAD_DONE, WORK, WORK_DONE
from farwest.kernel.steps import Step
from farwest.kernel.verbs import Arg


class Works(Step[City]):
    """Everybody's works turn (CC-317)."""

    __slots__ = ()

    def run(self, city: City) -> None:
        city.do_all([WorksTurn(seat) for seat in city.order])


class WorksTurn(Step[City]):
    """One player's: tiles put off in somebody else's turn do not matter (CC-322)."""

    __slots__ = ("player",)

    def __init__(self, player: int) -> None:
        self.player = player

    def run(self, city: City) -> None:
        city.shelved = []
        city.do(Work(self.player))


class Work(Declinable):
    """Lay a road, start building a pending tile, or end (CC-317)."""

    __slots__ = ()
    prompt = "works"

    def options(self, city: City) -> list[int]:
        seat = self.player
        found = road_codes(city, seat)
        pending = city.pending[seat]
        if pending:
            found += [
                WORK + tile
                for tile in sorted(set(pending))
                if pending.count(tile) > city.shelved.count(tile) and sites(city, seat, tile)
            ]
        if found:
            found.append(WORK_DONE)
        return found

    def take(self, city: City, action: int) -> None:
        if action == WORK_DONE:
            return
        city.do(self)
        if ROAD <= action < ROAD_DONE:
            lay_own(city, self.player, action - ROAD)
        else:
            begin(city, self.player, action - WORK, works=1)

    def hint(self, city: City, action: int) -> list[Arg]:
        return road_hint(city, action)
