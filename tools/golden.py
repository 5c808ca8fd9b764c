#!/usr/bin/env python3
"""Record golden games: `python tools/golden.py GAME [--games N]`.

Plays one game at each table in turn (those of tests/golden/GAME/tables.toml, or every number of
players with every combination of options), by advised and random bots, and writes the records to
tests/golden/GAME/. A golden game is replayed by the tests for as long as the rules revision
stands; record anew only with a new one.
"""

from __future__ import annotations

import argparse
import tomllib
from pathlib import Path
from typing import Any

from farwest import __version__
from farwest.bots import make
from farwest.bots.runner import play_out
from farwest.games import find
from farwest.kernel.game import Game
from farwest.kernel.laws import every_table

GOLDEN = Path(__file__).resolve().parent.parent / "tests" / "golden"
USUAL = 28


def tables_of(game: Game[Any], folder: Path) -> list[tuple[int, dict[str, Any]]]:
    """The tables written beside the records; where none are, as many as usual of all there are."""
    written = folder / "tables.toml"
    if written.exists():
        found = tomllib.loads(written.read_text(encoding="utf-8"))["table"]
        return [(table["seats"], table["options"]) for table in found]
    every = every_table(game)
    return [every[number % len(every)] for number in range(USUAL)]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, help="if not one at each table")
    asked = parser.parse_args()
    game = find(asked.game)
    folder = GOLDEN / game.key
    folder.mkdir(parents=True, exist_ok=True)
    tables = tables_of(game, folder)
    for number in range(asked.games or len(tables)):
        seats, options = tables[number % len(tables)]
        names = ["advised" if (seat + number) % 2 else "random" for seat in range(seats)]
        bots = [make(name, f"golden {number} {seat}") for seat, name in enumerate(names)]
        match = play_out(game, options, bots, seed=f"golden {number}")
        path = folder / f"{number:02}.json"
        if path.exists():
            raise SystemExit(f"{path} exists: remove the old records first.")
        match.record(__version__).save(path)
        print(path.name, seats, options, len(match.moves))


if __name__ == "__main__":
    main()
