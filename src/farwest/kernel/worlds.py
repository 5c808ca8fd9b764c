"""Worlds as a seat may imagine them: all it has seen is as it was, everything else dealt anew."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from farwest.kernel.luck import mix
from farwest.kernel.state import State
from farwest.kernel.steps import Choice

if TYPE_CHECKING:
    from farwest.kernel.game import Game

TRIES: Final = 20_000


def imagine(game: Game[Any], state: State, seat: int, luck: int) -> Any:
    """A world in which this seat would be told and asked what it was.

    Deals that would not lead to the question being asked now are thrown away: the world
    must wait for the same seat, or for a reaction if a reaction is waited for.
    """
    for attempt in range(TRIES):
        world: State = state.clone()
        world.luck = mix(luck, attempt)
        if world.lanes:
            for other in range(world.seats):
                opening = world.opened[other]
                if other != seat and opening is not None:
                    world.lanes[other] = [opening]
        elif world.agenda:
            top = world.agenda[-1]
            if isinstance(top, Choice):
                world.agenda[-1] = top.seen_by(world, seat)
        game.redeal(world, seat)
        if asks_alike(state, world, seat):
            world.crossed = False
            return world
    raise RuntimeError(f"{game.key}: no world agrees with what seat {seat} has seen.")


def asks_alike(state: State, world: State, seat: int) -> bool:
    """Ask again in a world just dealt; whether its question is that of the true state."""
    if world.over:
        return True
    if world.lanes:
        world.settle_lanes()
        return any(world.lanes) and world.ask_lane()
    top = world.agenda[-1]
    assert isinstance(top, Choice)
    choice: Choice[Any] = top
    options = choice.options(world)
    if len(options) < 2:
        return False
    world.legal = options
    world.seat = choice.seat(world)
    if choice.veiled(world) and state.seat != seat:
        return world.seat != seat
    return world.seat == state.seat
