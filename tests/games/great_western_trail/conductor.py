"""A player for whom the railroad is everything: it upgrades station after station.

So it runs out of discs on its board, which hardly any other player does, and has to take some
back from stations. It looks only at its legal answers and at open facts.
"""

from __future__ import annotations

from typing import Final

from farwest.bots.bot import Bot, Sight
from farwest.games.great_western_trail import box
from farwest.games.great_western_trail.rules.supply import is_worker
from farwest.games.great_western_trail.state import Trail
from farwest.games.great_western_trail.verbs import STOP_MOVE, VERBS

WORTH: Final[dict[str, float]] = {
    "disc_from": 9,
    "disc": 9,
    "local": 8,
    "play": 7,
    "hire": 5,
    "aux_double": 4,
    "aux_single": 3,
    "end_b": 1,
}
"""How much it likes each verb; others it likes a little, and giving up not at all."""

ENGINEERS: Final = (0, 0, 9)
"""Its liking for cowboys, craftsmen and engineers."""


WELCOME: Final = [box.TILES.index(f"neutral_{letter}") for letter in "acg"]
"""Where one hires, or moves the engine without paying."""


class Conductor(Bot):
    """Likes engineers, turnouts, long trips, Kansas City, and discs that cost nothing."""

    name = "conductor"

    def choose(self, sight: Sight) -> int:
        trail: Trail = sight.world
        worth = {code: self.worth(trail, code) for code in sight.legal}
        return max(sight.legal, key=worth.__getitem__)

    def worth(self, trail: Trail, code: int) -> float:
        """How promising an answer is, give or take a whim."""
        whim = self.luck.random()
        if code == STOP_MOVE:
            return whim + 9 * self.welcome(trail)
        verb, args = VERBS.decode(code)
        value = args[0].value if args else 0
        found = WORTH.get(verb, 0.0 if verb.startswith(("decline", "stop")) else 2.0)
        if verb == "hire":
            found += ENGINEERS[value]
        elif verb == "engine":
            found += self.ahead(trail, value)
        elif verb == "foresight":
            found -= is_worker(trail.foresight[value * 2 + args[1].value])
        elif verb in ("disc", "city"):
            found -= value / 10
        return found + whim

    def ahead(self, trail: Trail, space: int) -> float:
        """A turnout whose station is not upgraded yet, the nearest first; else far ahead."""
        turnout = space - box.FIRST_TURNOUT
        if turnout < 0:
            return space / len(box.SPACES)
        return 0 if trail.stations[trail.turn * len(box.STATIONS) + turnout] else 9 - turnout / 10

    def welcome(self, trail: Trail) -> bool:
        """Where it stops: at the neutral buildings that move its engine."""
        return trail.board[trail.spot[trail.turn]] in WELCOME


class Crawler(Conductor):
    """Stops at every single place, and so leaves Kansas City to others."""

    name = "crawler"

    def welcome(self, trail: Trail) -> bool:
        return True
