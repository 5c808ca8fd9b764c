#!/usr/bin/env python3
"""Write a game's box.py from its components.yaml: `python tools/box.py [GAME…]`.

The YAML is the source of every printed fact; box.py holds the facts the rules use, as typed
constants, so that nothing reads YAML at run time. `boxes/<game>.py` says which; a test compares
the two.
"""

from __future__ import annotations

import argparse
from importlib import import_module
from pathlib import Path

import yaml

TOOLS = Path(__file__).resolve().parent
GAMES = TOOLS.parent / "src" / "farwest" / "games"
KEYS = sorted(path.stem for path in (TOOLS / "boxes").glob("[!_]*.py"))


def made(game: str) -> str:
    """The text of a game's box.py."""
    data = yaml.safe_load((GAMES / game / "components.yaml").read_text(encoding="utf-8"))
    text: str = import_module(f"boxes.{game}").made(data)
    return text


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME", help="all where none is named")
    wanted = parser.parse_args().games or KEYS
    for key in wanted:
        if key not in KEYS:
            parser.error(f"there is no game {key}; there are {', '.join(KEYS)}")
    for key in wanted:
        (GAMES / key / "box.py").write_text(made(key), encoding="utf-8")
