"""Turns, the end of the game, and the reckoning (sections 4, 11 and 12)."""

from __future__ import annotations

from tests.referee.asking import Course, choose, demand
from tests.referee.deadwood.annexing import arrive
from tests.referee.deadwood.buildings import cowboys_to_take_back
from tests.referee.deadwood.final_duel import winners
from tests.referee.deadwood.printed import FINES, KIND, MOST_FINED, RAILS, control_of
from tests.referee.deadwood.table import RANCH, Cowboy, Table
from tests.referee.deadwood.town import entries, holder
from tests.referee.result import Result

DEPOT = "stage_depot"
Trip = tuple[Cowboy, str]
"""A cowboy, and the building he goes to."""


def play(table: Table) -> Course[Result]:
    """Turns go clockwise until one has triggered the end (DW-034, DW-170)."""
    while True:
        yield from take_turn(table, table.turn)
        table.turns += 1
        if table.turns == table.limit:
            table.trigger_end("limit")
        if table.ending:
            break
        table.turn = (table.turn + 1) % table.seats
    scores = final_scores(table)
    won = yield from winners(table, scores)
    return Result(scores, won)


def take_turn(table: Table, seat: int) -> Course[None]:
    """Back to the Ranch, or Go to Town; passing is not allowed (DW-034, DW-035)."""
    answers: dict[str, Cowboy | Trip] = {**trips(table, seat), **cowboys_to_take_back(table, seat)}
    chosen = yield from demand(seat, "turn", answers)
    if isinstance(chosen, Cowboy):
        yield from take_back(table, seat, chosen)
    else:
        yield from arrive(table, *chosen)


def trips(table: Table, seat: int) -> dict[str, Trip]:
    """Every cowboy of the Ranch with every building he may enter, as answers (DW-211)."""
    ranch = [cowboy for cowboy in table.cowboys_of(seat) if cowboy.place == RANCH]
    return {
        f"go {KIND[cowboy.strength]} {plot}": (cowboy, plot)
        for cowboy in ranch
        for plot in entries(table, cowboy)
    }


def take_back(table: Table, seat: int, cowboy: Cowboy | None) -> Course[None]:
    """One cowboy after another to the Ranch, until it is enough (DW-038, DW-208)."""
    while cowboy is not None:
        cowboy.go(RANCH)
        more = {"enough": None, **cowboys_to_take_back(table, seat)}
        cowboy = yield from choose(seat, "back_to_ranch", more)


def final_scores(table: Table) -> list[int]:
    """Money, the depot's bonus where there is no Station, and the fines (DW-173 to DW-175)."""
    depot = holder(table, DEPOT) if len(table.line) <= RAILS else None
    bonus = control_of(DEPOT)["end_bonus_without_station"]
    return [
        player.cash + (bonus if player.seat == depot else 0) - FINES[min(player.wanted, MOST_FINED)]
        for player in table.players
    ]
