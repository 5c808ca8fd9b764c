"""Phase A: the cattleman moves, location by location (GWT-039 to GWT-054)."""

from __future__ import annotations

from typing import Final

from farwest.games.great_western_trail.box import (
    BLACK_HAND,
    DISC_STEP_MONEY,
    DISC_STEP_VP,
    FEE_BLACK,
    FEE_GREEN,
    GREEN_HAND,
    KANSAS_CITY,
    NEUTRAL_SPOTS,
    NEXT,
    PLAYERS,
    START,
    STEPS,
    STEPS_STEP_MONEY,
    STEPS_STEP_VP,
)
from farwest.games.great_western_trail.rules.acting import Ask
from farwest.games.great_western_trail.rules.tiles import HANDS, owner
from farwest.games.great_western_trail.state import Trail
from farwest.games.great_western_trail.verbs import DECLINE_CARD, PLACE, STEP, STOP_MOVE
from farwest.kernel.menu import Menu
from farwest.kernel.verbs import Arg


def chains(spot: int) -> list[tuple[int, ...]]:
    """Every way on from a place, up to the first space that is never empty (GWT-044, GWT-045)."""
    found: list[tuple[int, ...]] = []
    for there in NEXT[spot]:
        if there in NEUTRAL_SPOTS or there == KANSAS_CITY:
            found.append((there,))
        else:
            found += [(there, *way) for way in chains(there)]
    return found


WAYS: Final[tuple[tuple[tuple[int, ...], ...], ...]] = tuple(
    tuple(chains(spot)) for spot in range(START + 1)
)

FEES: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(
        (FEE_GREEN[players] if hands & GREEN_HAND else 0)
        + (FEE_BLACK[players] if hands & BLACK_HAND else 0)
        for hands in range(4)
    )
    for players in range(PLAYERS[1] + 1)
)
"""What the hands of a tile cost, by number of players (GWT-051)."""

DUES: Final[tuple[tuple[tuple[int, ...], ...], ...]] = tuple(
    tuple(
        tuple(0 if owner(tile) == seat else fees[hands] for tile, hands in enumerate(HANDS))
        for seat in range(PLAYERS[1])
    )
    for fees in FEES
)
"""What every tile costs a seat, by number of players (GWT-051, GWT-052)."""


STEP_LIMITS: Final[tuple[tuple[tuple[int, ...], ...], ...]] = tuple(
    tuple(
        tuple(steps + (0 if money else by_money) + (0 if vp else by_vp) for vp in range(2))
        for money in range(2)
    )
    for steps, by_money, by_vp in zip(STEPS, STEPS_STEP_MONEY, STEPS_STEP_VP)
)
"""The step limit by number of players, and by whether each of its two discs is still there."""


def ahead(trail: Trail, spot: int, verb: int = 0) -> list[int]:
    """The next locations: the first tile met on every way on (GWT-039, GWT-235).

    With a verb, as its codes.
    """
    board = trail.board
    found: list[int] = []
    for way in WAYS[spot]:
        for there in way:
            if board[there]:
                code = verb + there
                if code not in found:
                    found.append(code)
                break
    return found


def step_limit(trail: Trail, seat: int) -> int:
    """How far the cattleman may go in phase A (GWT-043)."""
    discs = trail.discs
    first = seat * 10
    limits = STEP_LIMITS[trail.seats]
    return limits[discs[first + DISC_STEP_MONEY]][discs[first + DISC_STEP_VP]]


def enter(trail: Trail, spot: int, left: int) -> None:
    """Enter a location, pay its hands, and use it unless one moves on (GWT-050).

    Another step is asked about, unless none is left or Kansas City is reached (GWT-042, GWT-046).
    """
    seat = trail.turn
    tile = trail.board[spot]
    trail.spot[seat] = spot
    trail.arrived = 1
    trail.tell("moved", (seat, spot, tile))
    due = fee(trail, spot)
    if due:
        pay_fee(trail, seat, owner(tile), due)
    if left and spot != KANSAS_CITY:
        trail.do(ONWARD[left])


def fee(trail: Trail, spot: int) -> int:
    """What the hands of a location cost the active player (GWT-051, GWT-052)."""
    return DUES[trail.seats][trail.turn][trail.board[spot]]


def pay_fee(trail: Trail, seat: int, taker: int, due: int) -> None:
    """Pay the owner, or the bank, as far as one can (GWT-052, GWT-053)."""
    paid = min(due, trail.cash[seat])
    trail.cash[seat] -= paid
    if taker >= 0:
        trail.cash[taker] += paid
        trail.tell("fee_to", (seat, taker, paid, due))
    else:
        trail.tell("fee", (seat, paid, due))


class PlaceCattleman(Ask):
    """The first turn: put the cattleman on any neutral building, for nothing (GWT-037)."""

    __slots__ = ()
    prompt = "place"

    def options(self, trail: Trail) -> list[int]:
        return list(range(PLACE, PLACE + len(NEUTRAL_SPOTS)))

    def take(self, trail: Trail, action: int) -> None:
        spot = NEUTRAL_SPOTS[action - PLACE]
        trail.spot[trail.turn] = spot
        trail.arrived = 1
        trail.tell("placed", (trail.turn, spot, trail.board[spot]))

    def hint(self, trail: Trail, action: int) -> list[Arg]:
        return [Arg("tile", "tile", trail.board[NEUTRAL_SPOTS[action - PLACE]])]


class Walk(Ask):
    """A question about the next location, each with its fee."""

    __slots__ = ()

    def hint(self, trail: Trail, action: int) -> list[Arg]:
        if STEP <= action <= STEP + KANSAS_CITY:
            tile = Arg("tile", "tile", trail.board[action - STEP])
            return [tile, Arg("cost", "number", fee(trail, action - STEP))]
        return []


class FreeWalk(Ask):
    """A question about the next location, none with a fee (GWT-054)."""

    __slots__ = ()

    def hint(self, trail: Trail, action: int) -> list[Arg]:
        if STEP <= action <= STEP + KANSAS_CITY:
            tile = Arg("tile", "tile", trail.board[action - STEP])
            return [tile, Arg("cost", "number", 0)]
        return []


class Onward(Walk):
    """The next step of any movement, or stopping (GWT-042, GWT-046, GWT-235)."""

    __slots__ = ("left",)
    prompt = "step"

    def __init__(self, left: int) -> None:
        self.left = left

    def options(self, trail: Trail) -> list[int]:
        codes = ahead(trail, trail.spot[trail.turn], STEP)
        codes.append(STOP_MOVE)
        return codes

    def take(self, trail: Trail, action: int) -> None:
        if action != STOP_MOVE:
            enter(trail, action - STEP, self.left - 1)

    def fallback(self, trail: Trail) -> int:
        return STOP_MOVE

    def about(self, trail: Trail) -> list[Arg]:
        return [Arg("steps", "number", self.left)]


FARTHEST: Final = max(STEPS) + max(STEPS_STEP_MONEY) + max(STEPS_STEP_VP)
ONWARD: Final = tuple(Onward(left) for left in range(FARTHEST))
"""One for every number of steps that may be left."""


class MoveCattleman(Walk):
    """Local action: move, then play phase B anew; the stay here is over (GWT-063, GWT-162)."""

    __slots__ = ("steps",)
    prompt = "action_move"

    def __init__(self, steps: int) -> None:
        self.steps = steps

    def possible(self, trail: Trail) -> bool:
        return True

    def options(self, trail: Trail) -> list[int]:
        return ahead(trail, trail.spot[trail.turn], STEP)

    def take(self, trail: Trail, action: int) -> None:
        leave(trail)
        enter(trail, action - STEP, self.steps - 1)

    def about(self, trail: Trail) -> list[Arg]:
        return [Arg("steps", "number", self.steps)]


class CardMove(FreeWalk):
    """Objective card: move without fees and without use; never into Kansas City (GWT-196)."""

    __slots__ = ("steps",)
    prompt = "card_move"

    def __init__(self, steps: int) -> None:
        self.steps = steps

    def options(self, trail: Trail) -> list[int]:
        codes = free_steps(trail)
        if codes:
            codes.append(DECLINE_CARD)
        return codes

    def take(self, trail: Trail, action: int) -> None:
        if action != DECLINE_CARD:
            leave(trail)
            enter_free(trail, action - STEP)
            trail.do(CardOnward(self.steps - 1))

    def fallback(self, trail: Trail) -> int:
        return DECLINE_CARD

    def about(self, trail: Trail) -> list[Arg]:
        return [Arg("steps", "number", self.steps)]


class CardOnward(FreeWalk):
    """The next step of such a movement, or stopping (GWT-250)."""

    __slots__ = ("left",)
    prompt = "step"

    def __init__(self, left: int) -> None:
        self.left = left

    def options(self, trail: Trail) -> list[int]:
        codes = free_steps(trail) if self.left else []
        if codes:
            codes.append(STOP_MOVE)
        return codes

    def take(self, trail: Trail, action: int) -> None:
        if action != STOP_MOVE:
            enter_free(trail, action - STEP)
            trail.do(CardOnward(self.left - 1))

    def fallback(self, trail: Trail) -> int:
        return STOP_MOVE

    def about(self, trail: Trail) -> list[Arg]:
        return [Arg("steps", "number", self.left)]


def free_steps(trail: Trail) -> list[int]:
    """The next locations but Kansas City, as steps (GWT-196, GWT-250)."""
    codes = ahead(trail, trail.spot[trail.turn], STEP)
    return [code for code in codes if code != STEP + KANSAS_CITY]


def enter_free(trail: Trail, spot: int) -> None:
    """Enter a location without a fee and without using it (GWT-196)."""
    trail.spot[trail.turn] = spot
    trail.tell("moved", (trail.turn, spot, trail.board[spot]))


def leave(trail: Trail) -> None:
    """What was still to be done where the cattleman stood is lost (GWT-063, GWT-198)."""
    if trail.agenda and isinstance(trail.agenda[-1], Menu):
        trail.agenda.pop()
