"""What tests of the lab share: tables to try, and positions of random games."""

from __future__ import annotations

import random
from collections.abc import Iterator
from importlib.util import find_spec
from typing import Any

from farwest.games import find, keys
from farwest.kernel.laws import every_table
from farwest.kernel.options import Options
from farwest.lab.table import Table

TABLES = [(key, seats, options) for key in keys() for seats, options in every_table(find(key))]


def named(value: Any) -> str:
    """A readable test id."""
    if isinstance(value, dict):
        return "+".join(key for key, chosen in value.items() if chosen) or "plain"
    return str(value)


def some_tables(sets: int = 1) -> list[tuple[str, int, Options]]:
    """For each game every number of players, with some sets of options spread over all of them."""
    found = []
    for key in keys():
        tables = [(seats, options) for name, seats, options in TABLES if name == key]
        for seats in sorted({seats for seats, _ in tables}):
            fitting = [options for number, options in tables if number == seats]
            chosen = {(seats + part * len(fitting) // sets) % len(fitting) for part in range(sets)}
            found += [(key, seats, fitting[at]) for at in sorted(chosen)]
    return found


def described(key: str) -> bool:
    """Whether a game lists planes of its own."""
    return find_spec(f"farwest.games.{key}.features") is not None


def positions(table: Table, seed: int, every: int = 1) -> Iterator[Any]:
    """Positions of a random game, one at every so many plies, and its end."""
    dice = random.Random(seed)
    state = table.deal(dice.getrandbits(60))
    ply = 0
    while not state.over:
        if ply % every == 0:
            yield state
        state.play(dice.choice(state.legal))
        ply += 1
    yield state
