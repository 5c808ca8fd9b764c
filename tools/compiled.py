#!/usr/bin/env python3
"""Prove the compiled build: `python tools/compiled.py [GAME] [--seeds N]`.

Compiles the kernel, the search, live play and a game (all of them, if none is named) in a folder
that is thrown away, plays the same random games and thinks the same thoughts with both builds and
compares their checksums, then runs on the compiled one the laws, the golden games, the tests of
every clause and those of what plain Python asks of it: bots, chance nodes, live tables.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

RULES = ("tests/games", "tests/test_laws.py", "tests/test_golden.py")
AROUND = (
    "tests/kernel",
    "tests/bots",
    "tests/lab/test_openspiel.py",
    "tests/server/test_live.py",
    "tests/server/test_pauses.py",
    "tests/server/test_play.py",
    "tests/server/test_secrets.py",
    "tests/server/test_telling.py",
    "tests/server/test_trials.py",
)
PLAY = """
import sys, time
from farwest import bots, games
from farwest.bots.runner import sight_of
from farwest.kernel import state
from farwest.kernel.playout import play_out
game, seeds = games.find(sys.argv[1]), int(sys.argv[2])
fewest, most = game.players(game.settle(3, {}))
total, decisions, start = 0, 0, time.process_time()
for seed in range(seeds):
    table = game.deal(fewest + seed % (most - fewest + 1), {}, seed)
    made, offered = play_out(table, seed)
    decisions += made
    for number in (made, offered, table.luck, *game.result(table).totals):
        total = (total * 31 + number) % ((1 << 61) - 1)
speed = decisions / (time.process_time() - start)
table, bot = game.deal(most, {}, seeds), bots.make("search:30", seeds)
for ply in range(6):
    bot.choose(sight_of(game, table, table.seat, ply))
    for finding in bot.report:
        for number in (finding.action, finding.visits, *finding.mean.as_integer_ratio()):
            total = (total * 31 + number) % ((1 << 61) - 1)
    table.play(bot.report[0].action)
print(total, round(speed), state.__file__.endswith(".py"))
"""


def played(source: Path, game: str, seeds: int) -> tuple[str, float, bool]:
    """The checksum of random games and a search with the package in this folder, and its speed."""
    around = {**os.environ, "PYTHONPATH": str(source)}
    command = [sys.executable, "-c", PLAY, game, str(seeds)]
    total, speed, plain = subprocess.check_output(command, text=True, env=around).split()
    return total, float(speed), plain == "True"


def prove(game: str, source: Path, seeds: int) -> float:
    """Stop unless both builds play the same games; how many times faster the compiled one is."""
    plain, compiled = played(ROOT / "src", game, seeds), played(source, game, seeds)
    if not plain[2] or compiled[2]:
        raise SystemExit("Both builds must be there: one of the two ran the other's files.")
    if plain[0] != compiled[0]:
        raise SystemExit(f"{game}: checksums differ over {seeds} seeds.")
    print(
        f"{game}: {seeds} seeds, same checksum; {plain[1]:,.0f} to {compiled[1]:,.0f} decisions/s"
    )
    return compiled[1] / plain[1]


def check(source: Path, *tests: str) -> None:
    """Stop unless the package in this folder passes these tests."""
    around = {**os.environ, "PYTHONPATH": str(source)}
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-m", "not plain"]
    if subprocess.call([*command, *tests], cwd=ROOT, env=around):
        raise SystemExit("Tests fail on the compiled build.")


def main() -> None:
    from hatch_build import compile_in

    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?", default="*")
    parser.add_argument("--seeds", type=int, default=1000)
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        compile_in(Path(folder), asked.game)
        for path in sorted((ROOT / "src" / "farwest" / "games").glob(f"{asked.game}/")):
            if (path / "rules").exists():
                prove(path.name, Path(folder), asked.seeds)
                check(Path(folder), *RULES, "-k", path.name)
        check(Path(folder), *AROUND)


if __name__ == "__main__":
    main()
