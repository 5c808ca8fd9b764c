"""1, the Sheriff.

Yellow (CC-166 to CC-168): the white cowboy, whom nobody can challenge (his places: places.py).
Red (CC-169, CC-170): provokes nobody, and gains 3 VP for every duel he loses.
"""

from __future__ import annotations

from farwest.games.carson_city.box import SHERIFF_RED_VP_PER_LOST_DUEL
from farwest.games.carson_city.powers import SHERIFF_RED
from farwest.games.carson_city.rules.cowboys import CARDS_VP, score
from farwest.games.carson_city.state import IN_RESERVE, City


def yellow(city: City, seat: int) -> None:
    city.white = IN_RESERVE
    city.tell("white", (seat,))


def red(city: City, seat: int) -> None:
    """Nothing at once."""


def lost(city: City, loser: int) -> None:
    """A duel or fight is lost (CC-170, CC-278)."""
    if city.power[SHERIFF_RED] == loser:
        score(city, loser, SHERIFF_RED_VP_PER_LOST_DUEL, CARDS_VP)
