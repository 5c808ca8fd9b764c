"""A new beginning: everybody chooses in secret what he starts with (CC-229 to CC-233, CC-336)."""

from __future__ import annotations

from typing import Final

from farwest.games.carson_city.box import (
    BUDGET,
    CATEGORIES,
    LINE_GIVES,
    LINE_PRICE,
    NORMAL_LINES,
)
from farwest.games.carson_city.rules.asking import Asked
from farwest.games.carson_city.state import City
from farwest.games.carson_city.verbs import LINES, SHEET
from farwest.kernel.verbs import Arg

SHARPSHOOTER: Final = len(CATEGORIES) - 1


def points_left(city: City, seat: int) -> int:
    """What a sheet has not spent yet."""
    first = seat * len(CATEGORIES)
    lines = city.sheet[first : first + len(CATEGORIES)]
    return BUDGET - sum(LINE_PRICE[n][line] for n, line in enumerate(lines) if line >= 0)


class FillSheet(Asked):
    """One line of a category, within the points left (CC-231, CC-336)."""

    __slots__ = ("category",)
    prompt = "sheet"

    def __init__(self, player: int, category: int = 0) -> None:
        self.player = player
        self.category = category

    def options(self, city: City) -> list[int]:
        first = SHEET + self.category * LINES
        if self.category == SHARPSHOOTER and city.strongest:
            return [first]
        left = points_left(city, self.player)
        prices = LINE_PRICE[self.category]
        return [first + line for line, price in enumerate(prices) if price <= left]

    def fallback(self, city: City) -> int:
        normal = SHEET + self.category * LINES + NORMAL_LINES[self.category]
        options = self.options(city)
        return normal if normal in options else options[0]

    def take(self, city: City, action: int) -> None:
        city.sheet[self.player * len(CATEGORIES) + self.category] = action % LINES
        if self.category < SHARPSHOOTER:
            city.do(FillSheet(self.player, self.category + 1))

    def hint(self, city: City, action: int) -> list[Arg]:
        line = action % LINES
        gives, cost = LINE_GIVES[self.category][line], LINE_PRICE[self.category][line]
        item = Arg("item", "number", self.category)
        return [item, Arg("gives", "number", gives), Arg("cost", "number", cost)]

    def about(self, city: City) -> list[Arg]:
        left = points_left(city, self.player)
        return [Arg("category", "category", self.category), Arg("number", "number", left)]
