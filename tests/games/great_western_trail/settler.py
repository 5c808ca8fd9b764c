"""A player for golden games: hires craftsmen, builds, and uses what it has built.

Random play seldom builds, and hardly ever builds large: its records would leave half of the
buildings untried. This player looks only at its legal answers and at open facts.
"""

from __future__ import annotations

from typing import Final

from farwest.bots.bot import Bot, Sight
from farwest.games.great_western_trail import box
from farwest.games.great_western_trail.rules.tiles import owner
from farwest.games.great_western_trail.state import Trail
from farwest.games.great_western_trail.verbs import STOP_MOVE, VERBS

WORTH: Final[dict[str, float]] = {
    "play": 7,
    "copy": 13,
    "risk": 10,
    "perform_jersey": 9,
    "local": 12,
    "aux_double": 8,
    "aux_single": 4,
    "appoint": 9,
    "station": 9,
    "disc": 9,
    "take_stack": 6,
    "take": 5,
    "trade": 7,
    "buy": 5,
    "end_b": 1,
}
"""How much it likes each verb; others it likes a little, and giving up not at all."""

WHIM: Final = 5.0
"""How far a whim may change its mind."""

WORKERS: Final = (0, 6, 3)
"""Its liking for cowboys, craftsmen and engineers."""


WELCOME: Final[dict[int, float]] = {
    box.TILES.index("neutral_a"): 8,
    box.TILES.index("neutral_b"): 8,
    box.TILES.index("neutral_c"): 4,
    box.TILES.index("neutral_d"): 5,
    box.TILES.index("neutral_e"): 5,
}
"""The neutral buildings it likes: hiring, building, objective cards, trading, cattle."""


class Settler(Bot):
    """Likes its own buildings, large tiles, craftsmen, turnouts and far cities."""

    name = "settler"

    def choose(self, sight: Sight) -> int:
        trail: Trail = sight.world
        worth = {code: self.worth(trail, code) for code in sight.legal}
        return max(sight.legal, key=worth.__getitem__)

    def worth(self, trail: Trail, code: int) -> float:
        """How promising an answer is, give or take a whim."""
        whim = self.luck.random() * WHIM
        if code == STOP_MOVE:
            return whim + self.welcome(trail)
        verb, args = VERBS.decode(code)
        value = args[0].value if args else 0
        found = WORTH.get(verb, 0.0 if "_" in verb else 3.0)
        if verb == "hire":
            found += WORKERS[value]
        elif verb in ("tile", "city"):
            found += value
        elif verb == "engine" and value >= box.FIRST_TURNOUT:
            found += 4
        return found + whim

    def welcome(self, trail: Trail) -> float:
        """How good a place to stay this is: an own building, or where one hires, builds, buys."""
        tile = trail.board[trail.spot[trail.turn]]
        if owner(tile) == trail.turn:
            return 10
        return WELCOME.get(tile, 0)
