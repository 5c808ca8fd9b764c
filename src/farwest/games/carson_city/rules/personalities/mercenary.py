"""7, the Mercenary: strength +3 (yellow, CC-182) or +2 (red, CC-183) this round.

The strength is added where all strength is: in cowboys.strength.
"""

from __future__ import annotations

from farwest.games.carson_city.state import City


def yellow(city: City, seat: int) -> None:
    """Nothing at once."""


def red(city: City, seat: int) -> None:
    """Nothing at once."""
