#!/usr/bin/env python3
"""Record golden games: `python tools/golden.py GAME [--games N] [--bots NAME …]`.

Plays one game at each table in turn (those of tests/golden/GAME/tables.toml, or every number of
players with every combination of options), by advised and random bots, and writes the records to
tests/golden/GAME/. A golden game is replayed by the tests for as long as the rules revision
stands; record anew only with a new one. A bot may also be a class of a module, as
`tests.games.great_western_trail.settler:Settler`.
"""

from __future__ import annotations

import argparse
import sys
import tomllib
from importlib import import_module
from pathlib import Path
from typing import Any

from farwest import __version__
from farwest.bots import Bot, make
from farwest.bots.runner import play_out
from farwest.games import find
from farwest.kernel.game import Game
from farwest.kernel.laws import every_table

ROOT = Path(__file__).resolve().parent.parent
GOLDEN = ROOT / "tests" / "golden"
USUAL = 28


def tables_of(game: Game[Any], folder: Path) -> list[tuple[int, dict[str, Any]]]:
    """The tables written beside the records; where none are, as many as usual of all there are."""
    written = folder / "tables.toml"
    if written.exists():
        found = tomllib.loads(written.read_text(encoding="utf-8"))["table"]
        return [(table["seats"], table["options"]) for table in found]
    every = every_table(game)
    return [every[number % len(every)] for number in range(USUAL)]


def player(name: str, luck: str) -> Bot:
    """A bot by its name, or by the module and class where it is written."""
    module, _, kind = name.partition(":")
    if not kind:
        return make(name, luck)
    bot: Bot = getattr(import_module(module), kind)(luck)
    return bot


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, help="if not one at each table")
    parser.add_argument("--bots", nargs="+", default=["random", "advised"])
    asked = parser.parse_args()
    sys.path.insert(0, str(ROOT))
    game = find(asked.game)
    folder = GOLDEN / game.key
    folder.mkdir(parents=True, exist_ok=True)
    tables = tables_of(game, folder)
    for number in range(asked.games or len(tables)):
        seats, options = tables[number % len(tables)]
        names = [asked.bots[(seat + number) % len(asked.bots)] for seat in range(seats)]
        bots = [player(name, f"golden {number} {seat}") for seat, name in enumerate(names)]
        match = play_out(game, options, bots, seed=f"golden {number}")
        path = folder / f"{number:02}.json"
        if path.exists():
            raise SystemExit(f"{path} exists: remove the old records first.")
        match.record(__version__).save(path)
        print(path.name, seats, options, len(match.moves))


if __name__ == "__main__":
    main()
