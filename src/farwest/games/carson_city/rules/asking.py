"""A question to one player."""

from __future__ import annotations

from farwest.games.carson_city.state import City
from farwest.kernel.steps import Choice


class Asked(Choice[City]):
    """A choice that knows whom it asks (CC-307)."""

    __slots__ = ("player",)

    def __init__(self, player: int) -> None:
        self.player = player

    def seat(self, city: City) -> int:
        return self.player


class Undecided(Asked):
    """A choice that the table makes at random when time is up (CC-307)."""

    __slots__ = ()

    def fallback(self, city: City) -> int:
        options = self.options(city)
        return options[city.luck % len(options)]


class Declinable(Asked):
    """A choice whose last answer declines: so the table answers when time is up (CC-307)."""

    __slots__ = ()

    def fallback(self, city: City) -> int:
        return self.options(city)[-1]
