"""Where to go, and whom to bring back."""

from __future__ import annotations

from typing import Final

from farwest.games.deadwood.advice.worth import HOME, Books
from farwest.games.deadwood.box import LAUNDRY, PLOTS, TOWN_HALL
from farwest.games.deadwood.rules.arrival import entries
from farwest.games.deadwood.rules.goods import building_at
from farwest.games.deadwood.rules.store import StoreTo
from farwest.games.deadwood.verbs import BACK, BACK_MINE, ENOUGH, GO, MOVE, MOVE_NOBODY, MOVE_TO

WEAK_FIRST: Final = 0.08
"""Of equal errands the weaker cowboy does the safe one."""


def turn(books: Books, actions: list[int]) -> list[float]:
    """The best errand; bringing everybody back is worth what they will do next."""
    homes = [homecoming(books, action) for action in actions if action >= BACK]
    rest = sum(max(0.0, home) for home in homes)
    found = []
    for action in actions:
        if action >= BACK:
            found.append(homecoming(books, action) + 0.5 * rest - 1.0)
        else:
            kind, plot = divmod(action - GO, len(PLOTS))
            found.append(books.enter(kind + 1, plot) - WEAK_FIRST * kind)
    return found


def more_back(books: Books, actions: list[int]) -> list[float]:
    return [0.0 if action == ENOUGH else homecoming(books, action) for action in actions]


def homecoming(books: Books, action: int) -> float:
    """A cowboy at home can do something new; one who holds a good building stays."""
    if action >= BACK_MINE:
        return HOME
    plot = action - BACK
    strength = books.camp.stands(books.seat, plot)
    building = building_at(books.camp, plot)
    again = books.press if building == TOWN_HALL else 0.0  # who wants it again must leave it first
    return HOME + again - books.tenure(building) + books.exposed(strength, plot)


def store_move(books: Books, actions: list[int]) -> list[float]:
    """A cowboy who has done his errand does another one at once."""
    plots = entries(books.camp, books.seat)
    found = []
    for action in actions:
        if action == MOVE_NOBODY:
            found.append(0.0)
            continue
        origin = action - MOVE
        building = building_at(books.camp, origin)
        strength = books.camp.stands(books.seat, origin)
        best = max(books.enter(strength, plot, int(building == LAUNDRY)) for plot in plots)
        found.append(best - books.tenure(building))
    return found


def store_to(books: Books, actions: list[int]) -> list[float]:
    step = books.camp.choice_of(books.seat)
    assert isinstance(step, StoreTo)
    strength = books.camp.stands(books.seat, step.origin)
    laundered = int(building_at(books.camp, step.origin) == LAUNDRY)
    return [books.enter(strength, action - MOVE_TO, laundered) for action in actions]
