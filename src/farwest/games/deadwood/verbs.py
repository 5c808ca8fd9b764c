"""Every action code of Deadwood on one page."""

from __future__ import annotations

from typing import Final

from farwest.games.deadwood.box import CARTRIDGES, COWBOYS, PLAYERS, PLOTS, POINTS, TILES
from farwest.kernel.verbs import Field, Verb, Verbs

SEATS: Final = PLAYERS[1]
DICE: Final = len(COWBOYS) + CARTRIDGES
"""The most dice anybody can hold in the final duel."""

# the turn
GO: Final = 0  # + cowboy x plots + plot
BACK: Final = GO + len(COWBOYS) * len(PLOTS)  # + plot
BACK_MINE: Final = BACK + len(PLOTS)  # + cowboy
ENOUGH: Final = BACK_MINE + len(COWBOYS)
# duels
FIGHT: Final = ENOUGH + 1
FLEE: Final = FIGHT + 1
HOLD: Final = FLEE + 1
LOAD: Final = HOLD + 1
# annexing
STAY: Final = LOAD + 1
ANNEX: Final = STAY + 1
SHERIFF_TO: Final = ANNEX + 1  # + point
RAIL_TO: Final = SHERIFF_TO + len(POINTS)  # + plot
NEXT: Final = RAIL_TO + len(PLOTS)  # + seat x plots + plot
TILE: Final = NEXT + SEATS * len(PLOTS)  # + tile
PLOT: Final = TILE + len(TILES)  # + plot
STACK: Final = PLOT + len(PLOTS)  # + stack
ORDER: Final = STACK + 3  # + tile
HIRE_NOBODY: Final = ORDER + len(TILES)
HIRE: Final = HIRE_NOBODY + 1  # + cowboy
ROB: Final = HIRE + len(COWBOYS)  # + seat
MOVE_NOBODY: Final = ROB + SEATS
MOVE: Final = MOVE_NOBODY + 1  # + plot
MOVE_TO: Final = MOVE + len(PLOTS)  # + plot
PAY: Final = MOVE_TO + len(PLOTS)
REFUSE: Final = PAY + 1
GRIFT_NOBODY: Final = REFUSE + 1
GRIFT: Final = GRIFT_NOBODY + 1  # + seat x plots + plot
GRIFT_RANCH: Final = GRIFT + SEATS * len(PLOTS)  # + seat x cowboys + cowboy
ACCUSE: Final = GRIFT_RANCH + SEATS * len(COWBOYS)  # + seat
ADD: Final = ACCUSE + SEATS
REMOVE: Final = ADD + 1
# the final duel
SHOOTER: Final = REMOVE + 1  # + cowboy
SHELLS: Final = SHOOTER + len(COWBOYS)  # + cartridges
AIM: Final = SHELLS + CARTRIDGES + 1  # + dice

_seat: Final = Field("player", "seat", SEATS)
_cowboy: Final = Field("cowboy", "cowboy", len(COWBOYS))
_plot: Final = Field("plot", "plot", len(PLOTS))
_tile: Final = Field("tile", "tile", len(TILES))

VERBS: Final = Verbs(
    Verb("go", GO, _cowboy, _plot),
    Verb("back", BACK, _plot),
    Verb("back_mine", BACK_MINE, _cowboy),
    Verb("enough", ENOUGH),
    Verb("fight", FIGHT),
    Verb("flee", FLEE),
    Verb("hold", HOLD),
    Verb("load", LOAD),
    Verb("stay", STAY),
    Verb("annex", ANNEX),
    Verb("sheriff_to", SHERIFF_TO, Field("point", "point", len(POINTS))),
    Verb("rail_to", RAIL_TO, _plot),
    Verb("next", NEXT, _seat, _plot),
    Verb("tile", TILE, _tile),
    Verb("plot", PLOT, _plot),
    Verb("stack", STACK, Field("stack", "stack", 3)),
    Verb("order", ORDER, _tile),
    Verb("hire_nobody", HIRE_NOBODY),
    Verb("hire", HIRE, _cowboy),
    Verb("rob", ROB, _seat),
    Verb("move_nobody", MOVE_NOBODY),
    Verb("move", MOVE, _plot),
    Verb("move_to", MOVE_TO, _plot),
    Verb("pay", PAY),
    Verb("refuse", REFUSE),
    Verb("grift_nobody", GRIFT_NOBODY),
    Verb("grift", GRIFT, _seat, _plot),
    Verb("grift_ranch", GRIFT_RANCH, _seat, _cowboy),
    Verb("accuse", ACCUSE, _seat),
    Verb("add", ADD),
    Verb("remove", REMOVE),
    Verb("shooter", SHOOTER, _cowboy),
    Verb("shells", SHELLS, Field("number", "number", CARTRIDGES + 1)),
    Verb("aim", AIM, Field("number", "number", DICE + 1)),
)
