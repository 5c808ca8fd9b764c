"""The planes of a game as a page to read: `python -m farwest.lab.planes dice-town`."""

from __future__ import annotations

import sys

from farwest.games import find
from farwest.kernel.laws import every_table
from farwest.lab.table import Table

SEATS = 4
"""How many players the page is for, where the game takes them."""


def fullest(name: str) -> Table:
    """A table of four, or as near as may be, with as many yes/no options on as may be."""
    tables = every_table(find(name))
    seats = min(SEATS, max(seats for seats, _ in tables))
    fitting = [options for number, options in tables if number == seats]
    return Table(name, seats, max(fitting, key=lambda options: list(options.values()).count(True)))


def page(name: str) -> str:
    """A table of planes: name, size, meaning."""
    table = fullest(name)
    on = ", ".join(key for key, value in table.options.items() if value is True)
    players = f"{table.seats} players{', with ' + on if on else ''}"
    lines = [
        f"{players}: {table.features.size} numbers, {table.actions} action codes.",
        "",
        "| plane | size | meaning |",
        "|---|---|---|",
    ]
    lines += [
        f"| `{plane.name}` | {len(plane.labels)} | {plane.meaning} |"
        for plane in table.features.planes
    ]
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    for name in sys.argv[1:]:
        sys.stdout.write(page(name))
