#!/usr/bin/env python3
"""Record golden games: `python tools/golden.py GAME [--games N] [--bots NAME …]`.

Plays one game at each table in turn (those of tests/golden/GAME/tables.toml, or every number of
players with every combination of options), by advised and random bots, and writes the records to
tests/golden/GAME/. A golden game is replayed by the tests for as long as the rules revision
stands; record anew only with a new one. A bot may also be a class of a module, as
`tests.games.great_western_trail.settler:Settler`.

After a fix of the rules that changes none of them, `--renew` plays the same moves under the new
revision; a game that would go otherwise is refused.

Beside the records, `told.jsonl.gz` keeps what each golden game tells and asks, ply by ply;
`--told` writes it anew after a change of events, prompts or hints that is meant.
"""

from __future__ import annotations

import argparse
import gzip
import json
import sys
import tomllib
import zlib
from importlib import import_module
from pathlib import Path
from typing import Any

from farwest import __version__
from farwest.bots import Bot, make
from farwest.bots.runner import play_out
from farwest.games import find
from farwest.kernel.game import Game
from farwest.kernel.laws import every_table
from farwest.kernel.match import Match, replay
from farwest.kernel.record import Record
from farwest.kernel.state import State

ROOT = Path(__file__).resolve().parent.parent
GOLDEN = ROOT / "tests" / "golden"
USUAL = 28
TOLD = "told.jsonl.gz"


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


def told_of(game: Game[Any], record: Record) -> list[list[Any]]:
    """After the deal and each move: the news, the pauses, the boundary, what is asked."""
    match = Match(game, record.players, record.options, record.seed)
    asked = [asked_in(game, match.state)]
    final = [match.state.crossed]
    for seat, action in record.moves:
        match.answer(seat, action)
        asked.append(asked_in(game, match.state))
        final.append(match.state.crossed)
    told = [[[e.kind, e.args, e.secret, e.seats] for e in news] for news in match.news]
    plain: list[list[Any]] = json.loads(json.dumps(list(zip(told, match.pauses, final, asked))))
    return plain


def asked_in(game: Game[Any], state: State) -> int:
    """A fingerprint of every question that is open, with all its offers."""
    questions = [game.question(state, seat) for seat in state.waiting()]
    return zlib.crc32(json.dumps(questions).encode())


def keep_told(game: Game[Any], folder: Path) -> None:
    """Write what all golden games of a game tell and ask."""
    records = [Record.read(path) for path in sorted(folder.glob("*.json"))]
    lines = [json.dumps(told_of(game, record), separators=(",", ":")) for record in records]
    (folder / TOLD).write_bytes(gzip.compress("\n".join(lines).encode(), 9, mtime=0))


def renew(game: Game[Any], folder: Path) -> None:
    """Let golden games of an older revision be of the present one, where they lead to the same."""
    for path in sorted(folder.glob("*.json")):
        record = Record.read(path)
        replay(game, record).record(record.version).save(path)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, help="if not one at each table")
    parser.add_argument("--bots", nargs="+", default=["random", "advised"])
    parser.add_argument("--told", action="store_true", help="only what is told and asked")
    parser.add_argument("--renew", action="store_true", help="the same moves, the new revision")
    asked = parser.parse_args()
    sys.path.insert(0, str(ROOT))
    game = find(asked.game)
    folder = GOLDEN / game.key
    folder.mkdir(parents=True, exist_ok=True)
    if asked.renew:
        renew(game, folder)
    if asked.told or asked.renew:
        keep_told(game, folder)
        return
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
    keep_told(game, folder)


if __name__ == "__main__":
    main()
