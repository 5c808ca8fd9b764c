"""The job market: hiring, and what the spaces of a worker row do (section 9)."""

from __future__ import annotations

from typing import NamedTuple

from tests.referee.asking import Course, choose, or_else
from tests.referee.great_western_trail.building import build
from tests.referee.great_western_trail.herd import cards_to_discard, discard_for
from tests.referee.great_western_trail.printed import (
    MOST_WORKERS,
    ROW_COST,
    ROWS,
    WORKER_SPACES,
    WORKERS,
    Action,
)
from tests.referee.great_western_trail.rewards import receive
from tests.referee.great_western_trail.table import Player, Table
from tests.referee.great_western_trail.village import hazards, take_from, trades

REFUSAL = "decline_space"


class Job(NamedTuple):
    """A worker of a row of the job market."""

    worker: str
    row: int


def open_rows(table: Table) -> range:
    """The rows above the token's; all of them once it is taken (GWT-105, GWT-108)."""
    return range(1, ROWS + 1 if table.token is None else table.token)


def workers_to_hire(table: Table, player: Player, modifier: int) -> dict[str, Job]:
    """Who can be paid and has room in his row, as answers (GWT-105, GWT-109)."""
    return {
        f"hire {worker} {row}": Job(worker, row)
        for row in open_rows(table)
        for worker in WORKERS
        if table.jobs[row][worker]
        and player.workers[worker] < MOST_WORKERS
        and player.cash >= ROW_COST[row] + modifier
    }


def hire(table: Table, player: Player, modifier: int, refusal: str | None = None) -> Course[None]:
    """Hire one worker, who fills the next space of his row (GWT-109, GWT-110)."""
    jobs = workers_to_hire(table, player, modifier)
    offered = or_else(jobs, refusal) if refusal else jobs
    job = yield from choose(player.seat, "hire", offered)
    if job is None:
        return
    player.cash -= ROW_COST[job.row] + modifier
    table.jobs[job.row][job.worker] -= 1
    player.workers[job.worker] += 1
    printed = WORKER_SPACES[job.worker][player.workers[job.worker]]
    if printed is not None:
        yield from use_space(table, player, printed)


def use_space(table: Table, player: Player, printed: Action) -> Course[None]:
    """The immediate action of a worker space, or nothing (GWT-110, GWT-111)."""
    match printed["op"]:
        case "hire":
            yield from hire(table, player, printed["modifier"], REFUSAL)
        case "build":
            yield from build(table, player, printed["cost_per_craftsman"], REFUSAL)
        case "remove_hazard":
            yield from may_take(table, player, "hazard", hazards(table))
        case "trade_indians":
            yield from may_take(table, player, "trade", trades(table, player))
        case "discard":
            yield from may_discard_jersey(table, player, printed)


def may_take(table: Table, player: Player, prompt: str, slots: dict[str, str]) -> Course[None]:
    """Take the tile of one of these slots, or none."""
    slot = yield from choose(player.seat, prompt, or_else(slots, REFUSAL))
    if slot is not None:
        take_from(table, player, slot)


def may_discard_jersey(table: Table, player: Player, printed: Action) -> Course[None]:
    """Discard a Jersey for what the space gives, or keep it."""
    if not cards_to_discard(player, printed["cards"]):
        return
    answers = or_else({"perform_jersey": True}, REFUSAL)
    performed = yield from choose(player.seat, "jersey", answers)
    if performed:
        yield from discard_for(player, printed["cards"])
        yield from receive(table, player, printed["gain"])
