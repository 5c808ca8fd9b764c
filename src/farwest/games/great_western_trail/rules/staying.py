"""Phase B: using the location (GWT-055 to GWT-063), and copying a neighbour (GWT-188)."""

from __future__ import annotations

from typing import Final

from farwest.games.great_western_trail.box import (
    BUILDINGS,
    KANSAS_CITY,
    NEUTRAL_A_TILE,
    NEUTRAL_SPOTS,
    NEXT,
    PLAYERS,
    PLOTS,
    RISK,
    RISK_ANY,
)
from farwest.games.great_western_trail.rules.acting import Act
from farwest.games.great_western_trail.rules.auxiliary import INSTEAD, SINGLE
from farwest.games.great_western_trail.rules.buildings import NEUTRAL_TASKS, SIDE_TASKS, Risk
from farwest.games.great_western_trail.rules.kansas_city import KansasCity
from farwest.games.great_western_trail.rules.objectives import PlayCards
from farwest.games.great_western_trail.rules.tiles import HANDS, building, is_neutral, owner
from farwest.games.great_western_trail.state import Trail
from farwest.games.great_western_trail.verbs import (
    AUX_DOUBLE,
    AUX_SINGLE,
    COPY,
    END_B,
    PLAY,
    RISK_ACTION,
)
from farwest.kernel.menu import Menu, Task
from farwest.kernel.steps import NOBODY, Step
from farwest.kernel.verbs import Arg

COPIER: Final = BUILDINGS.index("building_8b")


def neighbours(plot: int) -> tuple[int, int]:
    """The space before a plot and the one after it, if buildings can stand there (GWT-248)."""
    sites = PLOTS + NEUTRAL_SPOTS
    behind = [site for site in sites if plot in NEXT[site]]
    ahead = [site for site in NEXT[plot] if site in sites]
    return (behind[0] if behind else NOBODY, ahead[0] if ahead else NOBODY)


NEIGHBOURS: Final[tuple[tuple[int, int], ...]] = tuple(
    neighbours(spot) if spot in PLOTS else (NOBODY, NOBODY) for spot in range(KANSAS_CITY)
)


class Stay(Menu[Trail]):
    """Local actions, each once, or one auxiliary action instead; then enough (GWT-225)."""

    __slots__ = ()
    prompt = "phase_b"

    def about(self, trail: Trail) -> list[Arg]:
        return [Arg("tile", "tile", trail.board[trail.spot[trail.turn]])]

    def hint(self, trail: Trail, action: int) -> list[Arg]:
        spot = trail.spot[trail.turn]
        if COPY <= action < AUX_SINGLE:
            site = NEIGHBOURS[spot][action - COPY]
            return [Arg("spot", "spot", site), Arg("tile", "tile", trail.board[site])]
        if RISK_ACTION <= action < COPY:
            risk = RISK[trail.copied if action > RISK_ACTION else spot]
            return [Arg("deal", "deal", risk)]
        return []

    def fallback(self, trail: Trail) -> int:
        return END_B if not self.instead else AUX_SINGLE

    def take(self, trail: Trail, action: int) -> None:
        """After an auxiliary action, the usual answer, nothing may even be copied (GWT-059)."""
        if AUX_SINGLE <= action < AUX_DOUBLE:
            trail.do(SINGLE[action - AUX_SINGLE], NOTHING_LEFT[self.player])
        elif action != self.stop:
            super().take(trail, action)

    def left(self, tasks: list[Task[Trail]]) -> Stay:
        if not tasks and self.asides is PLAYING:
            return NOTHING_LEFT[self.player]
        return Stay(self.player, tasks, self.stop, None, self.asides)


class Copy(Task[Trail]):
    """Building 8b: its neighbours that may be copied, one of them once (GWT-188, GWT-189)."""

    __slots__ = ()

    def offer(self, trail: Trail, seat: int, codes: list[int]) -> None:
        if trail.copied < 0:
            for side, site in enumerate(NEIGHBOURS[trail.spot[seat]]):
                if site >= 0 and may_copy(trail.board[site]):
                    codes.append(COPY + side)

    def chosen(self, action: int) -> Step[Trail] | None:
        return CopyNeighbour(action - COPY) if COPY <= action < AUX_SINGLE else None


class CopyNeighbour(Act):
    """The actions of a neighbour become actions of one's own 8b; no action itself (GWT-248)."""

    __slots__ = ("side",)

    def __init__(self, side: int) -> None:
        self.side = side

    def run(self, trail: Trail) -> None:
        trail.copied = NEIGHBOURS[trail.spot[trail.turn]][self.side]
        stay = trail.agenda.pop()
        assert isinstance(stay, Stay)
        trail.tell("copied", (trail.turn, trail.copied, trail.board[trail.copied]))
        trail.do(stay.more(tasks_at(trail, trail.copied, 1)))


def may_copy(tile: int) -> bool:
    """Neutral or anyone's, but no other 8b (GWT-188, GWT-189)."""
    return is_neutral(tile) or (owner(tile) >= 0 and building(tile) != COPIER)


PLAYING: Final[list[Task[Trail]]] = [PlayCards(PLAY)]
COPYING: Final[list[Task[Trail]]] = [Copy(COPY), PlayCards(PLAY)]


def risk_tasks(copied: int, risk: int) -> list[Task[Trail]]:
    """The risk action of one's own plot, or of the plot of a copied building (GWT-058)."""
    return [Risk(RISK_ACTION + copied, risk)] if risk else []


RISK_TASKS: Final = [[risk_tasks(copied, n) for n in range(RISK_ANY + 1)] for copied in range(2)]


def tasks_at(trail: Trail, spot: int, copied: int) -> list[Task[Trail]]:
    """The local actions of the building there, with the risk action of its plot (GWT-058)."""
    tile = trail.board[spot]
    if is_neutral(tile):
        return NEUTRAL_TASKS[tile - NEUTRAL_A_TILE]
    number, side = divmod(building(tile), 2)
    return SIDE_TASKS[side][number] + RISK_TASKS[copied][RISK[spot]]


# what a menu often is: the same step every time
SEATS: Final = range(PLAYERS[1])
AT_NEUTRAL: Final = tuple(
    tuple(Stay(seat, tasks, END_B, INSTEAD, PLAYING) for tasks in NEUTRAL_TASKS) for seat in SEATS
)
WITHOUT_ACTIONS: Final = tuple(Stay(seat, [], END_B, INSTEAD, PLAYING) for seat in SEATS)
NOTHING_LEFT: Final = tuple(Stay(seat, [], END_B, None, PLAYING) for seat in SEATS)


def stay_at(seat: int, tile: int) -> Stay | None:
    """What a location offers that is not an own building (GWT-055, GWT-060)."""
    if is_neutral(tile):
        return AT_NEUTRAL[seat][tile - NEUTRAL_A_TILE]
    return None if owner(tile) == seat else WITHOUT_ACTIONS[seat]


STAYS: Final = tuple(tuple(stay_at(seat, tile) for tile in range(len(HANDS))) for seat in SEATS)
"""The same as a table."""


class PhaseB(Act):
    """Use the location; and again where a local action moved the cattleman on (GWT-163)."""

    __slots__ = ()

    def run(self, trail: Trail) -> None:
        if not trail.arrived:
            return
        trail.arrived = 0
        trail.copied = NOBODY
        seat = trail.turn
        spot = trail.spot[seat]
        if spot == KANSAS_CITY:
            trail.do(KansasCity(), self)
            return
        tile = trail.board[spot]
        stay = STAYS[seat][tile]
        if stay is None:
            asides = COPYING if building(tile) == COPIER else PLAYING
            stay = Stay(seat, tasks_at(trail, spot, 0), END_B, INSTEAD, asides)
        trail.do(stay, self)
