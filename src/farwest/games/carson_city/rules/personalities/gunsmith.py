"""10, the Gunsmith.

Yellow (CC-195): 2 VP for every duel or fight won. Red (CC-196, CC-335): a dynamite token; may
reroll one of his dice in every duel; chooses his duel tile last (CC-197, see duel_tiles).
"""

from __future__ import annotations

from farwest.games.carson_city.box import (
    GUNSMITH_RED_DYNAMITE,
    GUNSMITH_YELLOW_VP_PER_WON_DUEL,
)
from farwest.games.carson_city.powers import GUNSMITH_YELLOW
from farwest.games.carson_city.rules.asking import Declinable
from farwest.games.carson_city.rules.cowboys import CARDS_VP, dynamite_left, score
from farwest.games.carson_city.state import City
from farwest.games.carson_city.verbs import KEEP_DICE, REROLL
from farwest.kernel.verbs import Arg


def yellow(city: City, seat: int) -> None:
    """Nothing at once."""


def red(city: City, seat: int) -> None:
    get_dynamite(city, seat, GUNSMITH_RED_DYNAMITE)


def get_dynamite(city: City, seat: int, number: int) -> None:
    """Take tokens, as many as are left (CC-188)."""
    number = min(number, dynamite_left(city))
    city.dynamite[seat] += number
    city.tell("dynamite", (seat, number))


def won(city: City, winner: int) -> None:
    """A duel is won (CC-195)."""
    if city.power[GUNSMITH_YELLOW] == winner:
        score(city, winner, GUNSMITH_YELLOW_VP_PER_WON_DUEL, CARDS_VP)


class Reroll(Declinable):
    """Roll one of his dice again, once (CC-196)."""

    __slots__ = ()
    prompt = "reroll"

    def options(self, city: City) -> list[int]:
        if city.dice[2 * self.player + 1] < 0:
            return [REROLL, KEEP_DICE]
        return [REROLL, REROLL + 1, KEEP_DICE]

    def take(self, city: City, action: int) -> None:
        if action != KEEP_DICE:
            city.dice[2 * self.player + action - REROLL] = 1 + city.draw(6)
            city.tell("rerolled", (self.player, city.dice[2 * self.player + action - REROLL]))

    def hint(self, city: City, action: int) -> list[Arg]:
        shown = 0 if action == KEEP_DICE else city.dice[2 * self.player + action - REROLL]
        return [Arg("pips", "number", shown)]
