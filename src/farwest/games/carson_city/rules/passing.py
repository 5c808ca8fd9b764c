"""Passing: the player takes the next number of the pass-order track (CC-052)."""

from __future__ import annotations

from farwest.games.carson_city.state import City


def passes(city: City, seat: int) -> None:
    city.passed.append(seat)
    city.tell("passed", (seat, len(city.passed)))
