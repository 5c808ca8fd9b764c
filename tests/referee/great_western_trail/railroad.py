"""The engine on its track (section 11)."""

from __future__ import annotations

from tests.referee.asking import Course, choose, demand, or_else
from tests.referee.great_western_trail.printed import (
    LAST_SPACE,
    LAST_SPACE_MONEY,
    LAST_STATION,
    STATION_AT,
    TURNOUTS,
)
from tests.referee.great_western_trail.stations import may_upgrade
from tests.referee.great_western_trail.table import Player, Table

SPACES = [*(str(number) for number in range(int(LAST_SPACE) + 1)), *TURNOUTS]
BACK, FORWARD = -1, 1


def position(space: str) -> float:
    """Where a space lies; turnout T_n is between n and n + 1 (GWT-123)."""
    return int(space[1:]) + 0.5 if space in TURNOUTS else float(space)


def is_free(table: Table, player: Player, space: str) -> bool:
    """Space 0 holds any number of engines, every other space one (GWT-124)."""
    others = [other.engine for other in table.players if other is not player]
    return space == "0" or space not in others


def neighbours(space: str, way: int) -> set[str]:
    """The spaces next to one, as if no engine stood anywhere (GWT-243)."""
    if space in TURNOUTS:
        number = int(space[1:])
        return {str(number + 1 if way == FORWARD else number)}
    number = int(space)
    turnout = f"t{number if way == FORWARD else number - 1}"
    return {str(number + way), turnout}.intersection(SPACES)


def one_space(table: Table, player: Player, space: str, way: int) -> set[str]:
    """The free spaces one space away; an occupied one is skipped without counting (GWT-243)."""
    found: set[str] = set()
    for near in neighbours(space, way):
        if is_free(table, player, near):
            found.add(near)
        else:
            found |= one_space(table, player, near, way)
    return found


def reached(table: Table, player: Player, number: int, way: int) -> list[set[str]]:
    """The spaces that are exactly 1, 2 … spaces away."""
    found = [{player.engine}]
    for _ in range(number):
        steps = [one_space(table, player, space, way) for space in found[-1]]
        found.append(set().union(*steps))
    return found[1:]


def spaces_back(table: Table, player: Player, exactly: int) -> set[str]:
    """Where an exact backward move may end; nowhere if too little lies behind (GWT-128)."""
    return reached(table, player, exactly, BACK)[-1]


def engine_answers(spaces: set[str]) -> dict[str, str]:
    """Spaces where the engine may stop, as answers."""
    return {f"engine space_{space}": space for space in spaces}


def move_forward(
    table: Table, player: Player, most: int, refusal: str | None = None
) -> Course[None]:
    """From 1 to so many spaces, or none at all where that may be refused (GWT-126)."""
    answers = engine_answers(set().union(*reached(table, player, most, FORWARD)))
    offered = or_else(answers, refusal) if refusal else answers
    space = yield from choose(player.seat, "engine", offered)
    if space is not None:
        yield from stop_on(table, player, space)


def move_back(table: Table, player: Player, exactly: int) -> Course[None]:
    """A condition of some actions: exactly so many spaces (GWT-128)."""
    answers = engine_answers(spaces_back(table, player, exactly))
    space = yield from demand(player.seat, "engine_back", answers)
    yield from stop_on(table, player, space)


def move_back_freely(table: Table, player: Player) -> Course[None]:
    """At least one space, to any free space behind (GWT-136, GWT-184)."""
    here = position(player.engine)
    behind = {space for space in SPACES if position(space) < here}
    free = {space for space in behind if is_free(table, player, space)}
    player.engine = yield from demand(player.seat, "engine_back_free", engine_answers(free))


def stop_on(table: Table, player: Player, space: str) -> Course[None]:
    """A turnout may be upgraded at once; from the last space the engine goes back (GWT-136)."""
    player.engine = space
    if space == LAST_SPACE:
        yield from may_upgrade(table, player, LAST_STATION)
        yield from move_back_freely(table, player)
        player.cash += LAST_SPACE_MONEY
    yield from upgrade_here(table, player)


def upgrade_here(table: Table, player: Player) -> Course[None]:
    """Upgrade the station of the turnout where the engine stopped, or not (GWT-130)."""
    if player.engine in TURNOUTS:
        yield from may_upgrade(table, player, STATION_AT[player.engine])
