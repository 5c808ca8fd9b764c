"""Removing discs: which fit, what they cost, what they bring (GWT-090 to GWT-101, GWT-239)."""

from __future__ import annotations

from typing import Final

from farwest.games.great_western_trail.box import (
    DISC_HAND,
    DISC_STEP_MONEY,
    DISC_WHITE,
    DISCS,
    HAND_COST,
    STATIONS,
    STEP_DISC_MONEY,
)
from farwest.games.great_western_trail.rules.goods import gain, pay
from farwest.games.great_western_trail.state import Trail
from farwest.games.great_western_trail.verbs import DISC, DISC_FROM
from farwest.kernel.steps import NOBODY

KINDS: Final = len(DISCS)
WHITES: Final = sum(DISC_WHITE)
"""The kinds of white-framed spaces come first (GWT-091)."""


def fitting(trail: Trail, white: int, left: int, station: int = NOBODY) -> list[int]:
    """The discs that may go to a place, as codes (GWT-239, GWT-240).

    `white` says that the place has a white frame, `left` is the money left for the disc, and
    `station` the station being upgraded, whose own disc cannot be meant.
    """
    first = trail.turn * KINDS
    discs = trail.discs
    codes = [DISC + kind for kind in range(WHITES) if discs[first + kind]]
    if not white or not codes:
        codes += [
            DISC + kind
            for kind in range(WHITES, KINDS)
            if discs[first + kind] and (kind != DISC_HAND or left >= HAND_COST)
        ]
    return codes or elsewhere(trail, station)


def some_disc(trail: Trail, left: int, station: int = NOBODY) -> bool:
    """Whether `fitting` finds any, be the frame white or not."""
    first = trail.turn * KINDS
    if any(trail.discs[first : first + DISC_HAND]):
        return True
    if trail.discs[first + DISC_HAND] and left >= HAND_COST:
        return True
    return bool(elsewhere(trail, station))


def elsewhere(trail: Trail, station: int) -> list[int]:
    """The own discs on other stations, when no other disc can be had (GWT-098, GWT-099)."""
    first = trail.turn * len(STATIONS)
    return [
        DISC_FROM + other
        for other in range(len(STATIONS))
        if other != station and trail.stations[first + other]
    ]


def last_resort(trail: Trail) -> list[int]:
    """For Kansas City alone: a hand disc, paid out of the money it brings there (GWT-101)."""
    return [DISC + DISC_HAND] if trail.discs[trail.turn * KINDS + DISC_HAND] else []


def remove_disc(trail: Trail, code: int) -> None:
    """Take a disc from the board, or from a station, with what that costs or brings."""
    seat = trail.turn
    if code >= DISC_FROM:
        station = code - DISC_FROM
        trail.stations[seat * len(STATIONS) + station] = 0
        trail.tell("disc_from", (seat, station))
        return
    kind = code - DISC
    trail.discs[seat * KINDS + kind] -= 1
    trail.tell("disc", (seat, kind))
    if kind == DISC_HAND:
        pay(trail, seat, HAND_COST)
    elif kind == DISC_STEP_MONEY:
        gain(trail, seat, STEP_DISC_MONEY)
