"""The engine: forward, back, and what it may upgrade where it stops (GWT-123 to GWT-130)."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from farwest.games.great_western_trail.box import (
    COWBOY,
    CROSSES,
    ENGINEER,
    FIRST_TURNOUT,
    LAST_SPACE,
    LAST_SPACE_MONEY,
    SPACES,
    TURNOUT_AFTER,
)
from farwest.games.great_western_trail.rules.acting import Action, Ask
from farwest.games.great_western_trail.rules.goods import buildings_in_woods, gain
from farwest.games.great_western_trail.rules.stations import Upgrade
from farwest.games.great_western_trail.state import Trail
from farwest.games.great_western_trail.verbs import ENGINE

# numbers that depend on what a player has
ENGINEERS: Final = -1
COWBOYS: Final = -2
WOODS_BUILDINGS: Final = -3

AHEAD: Final[tuple[tuple[int, ...], ...]] = tuple(
    ((space + 1,) if space < LAST_SPACE else ())
    + ((FIRST_TURNOUT + TURNOUT_AFTER.index(space),) if space in TURNOUT_AFTER else ())
    for space in range(FIRST_TURNOUT)
) + tuple((after + 1,) for after in TURNOUT_AFTER)
"""One space forward from every space (GWT-243)."""

BACK: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(there for there in range(len(SPACES)) if space in AHEAD[there])
    for space in range(len(SPACES))
)
"""One space back from every space (GWT-243)."""

NUMBER: Final[tuple[int, ...]] = (
    *range(FIRST_TURNOUT),
    *(after + 1 for after in TURNOUT_AFTER),
)
"""The numbered space that an engine counts as standing on (GWT-084)."""

BEHIND: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(
        there
        for there in range(len(SPACES))
        if NUMBER[there] < NUMBER[space]
        or (there >= FIRST_TURNOUT and space < FIRST_TURNOUT and NUMBER[there] == space)
    )
    for space in range(len(SPACES))
)
"""All spaces behind every space, near or far (GWT-136, GWT-184)."""

TRANSPORT: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(sum(1 for cross in CROSSES if NUMBER[space] <= cross < value) for value in range(19))
    for space in range(len(SPACES))
)
"""Red crosses between an engine's space and a city of a value (GWT-083)."""


def number(trail: Trail, printed: int) -> int:
    """A printed number, or one counted on the player's board (GWT-127, GWT-178, GWT-181)."""
    if printed >= 0:
        return printed
    if printed == WOODS_BUILDINGS:
        return buildings_in_woods(trail, trail.turn)
    return trail.workers[trail.turn * 3 + (ENGINEER if printed == ENGINEERS else COWBOY)]


def onward(way: tuple[tuple[int, ...], ...], others: list[int], spaces: list[int]) -> list[int]:
    """One space on from each of these; spaces of other engines do not exist (GWT-124)."""
    found: list[int] = []
    waiting = [there for space in spaces for there in way[space]]
    for there in waiting:
        if there and there in others:
            waiting.extend(way[there])
        elif there not in found:
            found.append(there)
    return found


def forward(trail: Trail, spaces: int) -> list[int]:
    """Where the engine may go with so many spaces (GWT-125, GWT-126)."""
    seat = trail.turn
    engines = trail.engine
    found = free_track(engines[seat], spaces)
    for space in engines:
        if space in found:
            return reached(engines[seat], spaces, engines[:seat] + engines[seat + 1 :])
    return found


def reached(start: int, spaces: int, others: list[int]) -> list[int]:
    """The spaces up to so many ahead of this one; those of other engines do not count."""
    found: list[int] = []
    edge = [start]
    while spaces > 0 and edge:
        edge = onward(AHEAD, others, edge)
        for space in edge:
            if space not in found:
                found.append(space)
        spaces -= 1
    return found


@lru_cache(None)
def free_track(space: int, spaces: int) -> list[int]:
    """The same where no other engine stands in the way; nobody changes the list."""
    return reached(space, spaces, [])


def backward(trail: Trail, spaces: int) -> list[int]:
    """Where exactly so many spaces back may lead (GWT-128, GWT-129)."""
    seat = trail.turn
    engines = trail.engine
    if spaces == 1:
        behind = BACK[engines[seat]]
        for there in behind:
            if there and there in engines:
                break
        else:
            return list(behind)
    others = engines[:seat] + engines[seat + 1 :]
    edge = [engines[seat]]
    while spaces > 0 and edge:
        edge = onward(BACK, others, edge)
        spaces -= 1
    return edge


def anywhere_back(trail: Trail) -> list[int]:
    """Every free space behind the engine (GWT-136, GWT-184)."""
    engines = trail.engine
    behind = BEHIND[engines[trail.turn]]
    return [there for there in behind if there == 0 or there not in engines]


def steam(trail: Trail, space: int) -> None:
    """Put the engine there; a station it stops at may be upgraded at once (GWT-130, GWT-136)."""
    trail.engine[trail.turn] = space
    trail.tell("engine", (trail.turn, space))
    if space >= FIRST_TURNOUT:
        trail.do(Upgrade(space - FIRST_TURNOUT, 0))
    elif space == LAST_SPACE:
        trail.do(Upgrade(len(TURNOUT_AFTER), 0), BackFromTheEnd())


class Forward(Ask):
    """Move the engine forward, up to so many spaces (GWT-126, GWT-127).

    `decline` is the code that gives the movement up, where that is allowed.
    """

    __slots__ = ("spaces", "decline")
    prompt = "engine"

    def __init__(self, spaces: int, decline: int = -1) -> None:
        self.spaces = spaces
        self.decline = decline

    def possible(self, trail: Trail) -> bool:
        return number(trail, self.spaces) > 0

    def options(self, trail: Trail) -> list[int]:
        codes = [ENGINE + space for space in forward(trail, number(trail, self.spaces))]
        if self.decline >= 0:
            codes.append(self.decline)
        return codes

    def take(self, trail: Trail, action: int) -> None:
        if action != self.decline:
            steam(trail, action - ENGINE)


class Backward(Ask):
    """Move the engine back exactly so many spaces, for something (GWT-128, GWT-130)."""

    __slots__ = ("spaces", "then")
    prompt = "engine_back"

    def __init__(self, spaces: int, then: Action) -> None:
        self.spaces = spaces
        self.then = then

    def possible(self, trail: Trail) -> bool:
        if self.spaces == 1:
            return trail.engine[trail.turn] > 0
        return bool(backward(trail, self.spaces))

    def options(self, trail: Trail) -> list[int]:
        return [ENGINE + space for space in backward(trail, self.spaces)]

    def take(self, trail: Trail, action: int) -> None:
        trail.do(self.then)
        steam(trail, action - ENGINE)


class BackFromTheEnd(Ask):
    """From the last space back to any free one, then money, then its station (GWT-136)."""

    __slots__ = ()
    prompt = "engine_back_free"

    def options(self, trail: Trail) -> list[int]:
        return [ENGINE + space for space in anywhere_back(trail)]

    def take(self, trail: Trail, action: int) -> None:
        steam(trail, action - ENGINE)
        gain(trail, trail.turn, LAST_SPACE_MONEY)
