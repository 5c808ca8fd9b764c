"""What lies on the table."""

from __future__ import annotations

from typing import Final

from farwest.games.deadwood.box import (
    CHURCH_PLOT,
    PLOTS,
    PROTECTED,
    SHERIFF_START,
    SHERIFFS_OFFICE_PLOT,
    TILES,
)
from farwest.kernel.state import State
from farwest.kernel.steps import NOBODY

EMPTY: Final = -1
RAIL: Final = len(TILES)
STATION: Final = RAIL + 1
POST: Final = 32
"""A post is seat * POST + plot: a clan's cowboy on a building."""
LEVEL: Final = 256
"""What the railroad owes is level * LEVEL + post; the level is the tile of the line."""


class Camp(State):
    """The town, its cowboys, and what is still to come.

    `tile[plot]` is what lies there: EMPTY, a building's tile, RAIL or STATION. `clan[plot]` is
    the seat whose cowboy stands there, or NOBODY, and `might[plot]` his strength; in the Church
    every clan has its own pew, `pews[seat]`, which holds a strength or 0. Cowboys elsewhere are
    counted: `ranch`, `mine`, `hire` and `dead` hold three numbers a seat, one for each strength.

    Stacks are drawn from their end. Everybody knows the lowest `bottom[stack]` tiles of a stack;
    `seer[stack]` knows them all. `due` lists the railroad's annexations that are still owed, as
    level and post; whoever leaves a building loses them. `crumbs` are the annexations and tiles
    under way, outermost first, as posts.
    """

    __slots__ = (
        "aim",
        "bonus",
        "bottom",
        "boxed",
        "cartridges",
        "cash",
        "clan",
        "crumbs",
        "dead",
        "drawn",
        "due",
        "duels",
        "ending",
        "fight",
        "first",
        "gun",
        "hire",
        "horses",
        "hurt",
        "limit",
        "line",
        "looker",
        "looking",
        "might",
        "mine",
        "pews",
        "picked",
        "pool",
        "ranch",
        "seer",
        "shells",
        "sheriff",
        "shots",
        "stables",
        "stacks",
        "tile",
        "turn",
        "turns",
        "wanted",
        "winners",
    )

    def __init__(self) -> None:
        super().__init__()
        self.limit = 0
        # the turn
        self.first = 0
        self.turn = 0
        self.turns = 0
        self.ending = 0
        # the board
        self.tile: list[int] = [EMPTY] * len(PLOTS)
        self.clan: list[int] = [NOBODY] * len(PLOTS)
        self.might: list[int] = [0] * len(PLOTS)
        self.pews: list[int] = []
        self.line: list[int] = []
        self.sheriff = SHERIFF_START
        self.pool = 0
        self.boxed = 0
        self.cartridges = 0
        self.horses = 0
        # the stacks
        self.stacks: list[list[int]] = [[], [], []]
        self.bottom: list[int] = [0, 0, 0]
        self.seer: list[int] = [NOBODY] * 3
        self.drawn: list[int] = []
        self.looking = NOBODY
        self.looker = NOBODY
        self.picked: list[int] = []
        # the players
        self.cash: list[int] = []
        self.wanted: list[int] = []
        self.shells: list[int] = []
        self.stables: list[int] = []
        self.ranch: list[int] = []
        self.mine: list[int] = []
        self.hire: list[int] = []
        self.dead: list[int] = []
        # what is under way
        self.fight: list[int] = []
        self.due: list[int] = []
        self.crumbs: list[int] = []
        # the end: who got the depot's bonus, the final duel, who won
        self.bonus = NOBODY
        self.duels = 0
        self.gun: list[int] = []
        self.shots: list[int] = []
        self.hurt: list[int] = []
        self.aim: list[int] = []
        self.winners: list[int] = []

    def clone(self) -> Camp:
        twin = Camp.__new__(Camp)
        self.copy_kernel(twin)
        twin.limit = self.limit
        twin.first = self.first
        twin.turn = self.turn
        twin.turns = self.turns
        twin.ending = self.ending
        twin.tile = self.tile[:]
        twin.clan = self.clan[:]
        twin.might = self.might[:]
        twin.pews = self.pews[:]
        twin.line = self.line[:]
        twin.sheriff = self.sheriff
        twin.pool = self.pool
        twin.boxed = self.boxed
        twin.cartridges = self.cartridges
        twin.horses = self.horses
        twin.stacks = [stack[:] for stack in self.stacks]
        twin.bottom = self.bottom[:]
        twin.seer = self.seer[:]
        twin.drawn = self.drawn[:]
        twin.looking = self.looking
        twin.looker = self.looker
        twin.picked = self.picked[:]
        twin.cash = self.cash[:]
        twin.wanted = self.wanted[:]
        twin.shells = self.shells[:]
        twin.stables = self.stables[:]
        twin.ranch = self.ranch[:]
        twin.mine = self.mine[:]
        twin.hire = self.hire[:]
        twin.dead = self.dead[:]
        twin.fight = self.fight[:]
        twin.due = self.due[:]
        twin.crumbs = self.crumbs[:]
        twin.bonus = self.bonus
        twin.duels = self.duels
        twin.gun = self.gun[:]
        twin.shots = self.shots[:]
        twin.hurt = self.hurt[:]
        twin.aim = self.aim[:]
        twin.winners = self.winners[:]
        return twin

    def protects(self, plot: int) -> bool:
        """Whether the Sheriff stands at a corner of this plot (DW-067)."""
        return plot in PROTECTED[self.sheriff]

    def officer(self) -> int:
        """Who holds the Sheriff's Office and collects the fee (DW-072)."""
        return self.clan[SHERIFFS_OFFICE_PLOT]

    def stands(self, seat: int, plot: int) -> int:
        """The strength of this seat's cowboy on this plot, or 0."""
        if plot == CHURCH_PLOT:
            return self.pews[seat]
        return self.might[plot] if self.clan[plot] == seat else 0

    def posts(self, seat: int) -> list[int]:
        """The plots where this seat has a cowboy."""
        found = [plot for plot, clan in enumerate(self.clan) if clan == seat]
        if self.pews[seat]:
            found.append(CHURCH_PLOT)
            found.sort()
        return found
