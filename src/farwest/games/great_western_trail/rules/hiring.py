"""Hiring workers, and what their spaces do at once (GWT-105 to GWT-113, GWT-241)."""

from __future__ import annotations

from typing import Final

from farwest.games.great_western_trail.box import (
    COWBOY,
    CRAFTSMAN,
    ENGINEER,
    JERSEY,
    ROW_COST,
    WORKER_LIMIT,
    WORKERS,
)
from farwest.games.great_western_trail.rules.acting import Ask
from farwest.games.great_western_trail.rules.building import Build
from farwest.games.great_western_trail.rules.goods import Certificates, Dollars, pay
from farwest.games.great_western_trail.rules.herd import SpaceSale
from farwest.games.great_western_trail.rules.village import RemoveHazard, TradeWithIndians
from farwest.games.great_western_trail.state import Trail
from farwest.games.great_western_trail.verbs import DECLINE_SPACE, HIRE
from farwest.kernel.verbs import Arg

ROWS: Final = len(ROW_COST)


def hireable(trail: Trail, modifier: int) -> list[int]:
    """The affordable workers of the rows above the token, as codes (GWT-105, GWT-108)."""
    first = trail.turn * 3
    money = trail.cash[trail.turn] - modifier
    jobs = trail.jobs
    types = [row for row in range(3) if trail.workers[first + row] < WORKER_LIMIT]
    return [
        HIRE + worker * ROWS + row
        for row in range(min(trail.token, ROWS))
        if money >= ROW_COST[row]
        for worker in types
        if jobs[row * 3 + worker]
    ]


def may_hire(trail: Trail, modifier: int) -> bool:
    """Whether there is any of them."""
    first = trail.turn * 3
    money = trail.cash[trail.turn] - modifier
    for row in range(min(trail.token, ROWS)):
        if money >= ROW_COST[row]:
            for worker in range(3):
                if trail.jobs[row * 3 + worker] and trail.workers[first + worker] < WORKER_LIMIT:
                    return True
    return False


class Hire(Ask):
    """Hire one worker for the cost of its row and a modifier (GWT-105 to GWT-109)."""

    __slots__ = ("modifier", "decline")
    prompt = "hire"

    def __init__(self, modifier: int, decline: int = -1) -> None:
        self.modifier = modifier
        self.decline = decline

    def possible(self, trail: Trail) -> bool:
        return may_hire(trail, self.modifier)

    def options(self, trail: Trail) -> list[int]:
        codes = hireable(trail, self.modifier)
        if codes and self.decline >= 0:
            codes.append(self.decline)
        return codes

    def take(self, trail: Trail, action: int) -> None:
        if action == self.decline:
            return
        seat = trail.turn
        worker, row = divmod(action - HIRE, ROWS)
        cost = ROW_COST[row] + self.modifier
        trail.jobs[row * 3 + worker] -= 1
        trail.workers[seat * 3 + worker] += 1
        trail.tell("hired", (seat, worker, row, cost))
        pay(trail, seat, cost)
        immediate = SPACES[worker][trail.workers[seat * 3 + worker]]
        if immediate is not None:
            trail.do(immediate)

    def hint(self, trail: Trail, action: int) -> list[Arg]:
        if action == self.decline:
            return []
        row = (action - HIRE) % ROWS
        return [Arg("cost", "number", ROW_COST[row] + self.modifier)]


IMMEDIATE: Final[dict[int, dict[int, Ask]]] = {
    COWBOY: {
        4: RemoveHazard(0, DECLINE_SPACE),
        6: TradeWithIndians(DECLINE_SPACE),
    },
    CRAFTSMAN: {
        4: Build(1, DECLINE_SPACE),
        6: Build(1, DECLINE_SPACE),
    },
    ENGINEER: {
        2: SpaceSale(JERSEY, [Certificates(1)]),
        3: SpaceSale(JERSEY, [Dollars(2)]),
        4: Hire(-2, DECLINE_SPACE),
        5: SpaceSale(JERSEY, [Certificates(2)]),
        6: SpaceSale(JERSEY, [Dollars(4)]),
    },
}
"""The immediate actions of the spaces of each row (GWT-111)."""

SPACES: Final[tuple[tuple[Ask | None, ...], ...]] = tuple(
    tuple(IMMEDIATE[worker].get(space) for space in range(WORKER_LIMIT + 1))
    for worker in range(len(WORKERS))
)
"""The same as a table."""
